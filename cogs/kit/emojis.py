"""The bot's own emojis: a picture of each piece, uploaded once and found again by its name at every start.

The name tells the picture, so nothing is stored. A piece whose emoji Discord refuses is shown by its code alone.
"""

import asyncio
import logging
from datetime import UTC, datetime, timedelta

import discord
from discord import Emoji as Uploaded

from bot import clock
from bot.background import DueLoop
from bot.rules.pieces import EVERY_PIECE, Piece, cards, double_set
from bot.words.mentions import CHAT, Emoji, emoji_name, piece_named
from cogs.kit.discord_errors import BROKEN, Meaning, meaning
from images.emojis import draw_emoji, emoji_hash

log = logging.getLogger(__name__)
PAUSE = 0.2  # seconds between two uploads: there is no hurry, and no limit is to be reached
_LOOKS_AGAIN = timedelta(minutes=1)  # until all are there
_LOOKS = timedelta(hours=1)  # then: somebody may have deleted one
_TRIES = 3
# They are made known a family at a time, so that no hand shows some of its tiles with pictures and others without.
_FAMILIES: tuple[tuple[Piece, ...], ...] = (
    double_set(6),
    tuple(tile for tile in double_set(9) if tile.high > 6),
    cards(),
)


class Emojis:
    """Makes the bot's emojis known, now and then. One process alone `uploads` them, and deletes old ones."""

    def __init__(self, client: discord.Client, *, uploads: bool) -> None:
        self._client = client
        self._uploads = uploads
        self._names = dict[Piece, str]()  # as they should be
        self._there = dict[str, Uploaded]()
        self._failures = 0
        self._has_given_up = False
        self._refused_at = datetime.min.replace(tzinfo=UTC)  # when the last refusal makes it look
        self._loop = DueLoop("emojis", self._look, self._next_look, retry=_LOOKS, longest=_LOOKS)

    def start(self) -> None:
        """Look for them in the background."""
        self._loop.start()

    async def close(self) -> None:
        """Stop, and know none: they are those of the bot that was logged in."""
        await self._loop.close()
        CHAT.know_emojis({})

    def on_refused(self) -> None:
        """Look at once whether they are there, but not again within a minute."""
        now = clock.now()
        self._refused_at = max(now, self._refused_at + _LOOKS_AGAIN) if self._refused_at < now else self._refused_at
        self._loop.wake(self._refused_at)

    @property
    def is_complete(self) -> bool:
        """Whether every piece has its picture, and no other."""
        return len(self._names) == len(EVERY_PIECE) and set(self._names.values()) == self._there.keys()

    async def _next_look(self) -> datetime | None:
        if self._has_given_up:
            return None
        return clock.now() + (_LOOKS if self.is_complete else _LOOKS_AGAIN)

    async def _look(self) -> None:
        if self._has_given_up:
            return
        try:
            self._there = {it.name: it for it in await self._client.fetch_application_emojis() if piece_named(it.name)}
            self._tell()
            await self._name_all()
            self._tell()
            if self._uploads:
                await self._upload()
                await self._clear()
            self._failures = 0
        except (discord.HTTPException, *BROKEN) as error:
            self._failures += 1
            self._has_given_up = _is_final(error) or self._failures >= _TRIES
            if self._has_given_up:
                log.info("no more emojis until the next start, pieces are shown by their codes: %r", error)

    async def _name_all(self) -> None:
        """Find out what each should be called. Drawing them takes a third of a second: never all of it at once."""
        for piece in EVERY_PIECE:
            if piece not in self._names:
                self._names[piece] = emoji_name(piece, await asyncio.to_thread(emoji_hash, piece))

    async def _upload(self) -> None:
        for family in _FAMILIES:
            lacking = [piece for piece in family if self._names[piece] not in self._there]
            try:
                for piece in lacking:
                    name, image = self._names[piece], await asyncio.to_thread(draw_emoji, piece)
                    self._there[name] = await self._client.create_application_emoji(name=name, image=image)
                    await clock.sleep(PAUSE)
            finally:
                self._tell()

    async def _clear(self) -> None:
        """Delete those of earlier pictures, which nothing shows any more."""
        for name in self._there.keys() - self._names.values():
            try:
                await self._there[name].delete()
            except discord.HTTPException as error:
                if meaning(error) is not Meaning.GONE_EMOJI:
                    raise
            del self._there[name]
            await clock.sleep(PAUSE)

    def _tell(self) -> None:
        """Make known what is there: of several for one piece the one that shows it as it is drawn now."""
        found = sorted(self._there.values(), key=lambda it: (it.name in self._names.values(), it.id))
        CHAT.know_emojis({piece: Emoji(it.id, it.name) for it in found if (piece := piece_named(it.name)) is not None})


def _is_final(error: Exception) -> bool:
    """Whether Discord would refuse it again. A name that is taken is not: the emoji was made, and the answer lost."""
    return meaning(error) not in (Meaning.PASSING, Meaning.BAD_FORM)
