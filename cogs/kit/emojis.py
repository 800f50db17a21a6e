"""The bot's own emojis: a picture of each piece, uploaded once and found again by its name at every start.

The name has a hash of the picture, so nothing is stored. A piece whose emoji Discord refuses is shown by its code.
"""

import asyncio
import logging
from datetime import UTC, datetime, timedelta

import discord
from discord import Emoji as Uploaded

from bot import clock
from bot.background import DueLoop
from bot.rules.pieces import Piece, cards, double_set
from bot.words.mentions import CHAT, Emoji, piece_named
from cogs.kit.discord_errors import BROKEN, Meaning, meaning
from images.emojis import draw_emoji, emoji_names

log = logging.getLogger(__name__)
PAUSE = 0.2  # seconds between two uploads, to stay below Discord's limits
_LOOKS_AGAIN = timedelta(minutes=1)  # until all are uploaded
_LOOKS = timedelta(hours=1)  # afterwards: an emoji may have been deleted
_TRIES = 3
# Uploaded and made known a family at a time, so that no hand shows only some of its tiles with pictures.
_FAMILIES: tuple[tuple[Piece, ...], ...] = (
    double_set(6),
    tuple(tile for tile in double_set(9) if tile.high > 6),
    cards(),
    tuple(tile for tile in double_set(12) if tile.high > 9),
)


class Emojis:
    """Makes the bot's emojis known, and checks them regularly. Only one process `uploads` them and deletes old ones."""

    def __init__(self, client: discord.Client, *, uploads: bool) -> None:
        self._client = client
        self._uploads = uploads
        self._names = emoji_names()
        self._uploaded = dict[str, Uploaded]()  # by name
        self._failures = 0
        self._has_given_up = False
        self._refused_at = datetime.min.replace(tzinfo=UTC)  # the check after the last refusal
        self._loop = DueLoop("emojis", self._look, self._next_look, retry=_LOOKS, longest=_LOOKS)

    def start(self) -> None:
        """Begin to look for the emojis, in the background."""
        self._loop.start()

    async def close(self) -> None:
        """Stop, and forget the emojis: they belong to the bot that was logged in."""
        await self._loop.close()
        CHAT.know_emojis({})

    def on_refused(self) -> None:
        """Check the uploads at once, at most once a minute."""
        now = clock.now()
        self._refused_at = max(now, self._refused_at + _LOOKS_AGAIN) if self._refused_at < now else self._refused_at
        self._loop.wake(self._refused_at)

    @property
    def is_complete(self) -> bool:
        """True if every piece has its present picture, and there are no others."""
        return set(self._names.values()) == self._uploaded.keys()

    async def _next_look(self) -> datetime | None:
        if self._has_given_up:
            return None
        return clock.now() + (_LOOKS if self.is_complete else _LOOKS_AGAIN)

    async def _look(self) -> None:
        if self._has_given_up:
            return
        try:
            found = await self._client.fetch_application_emojis()
            self._uploaded = {it.name: it for it in found if piece_named(it.name)}
            self._make_known()
            if self._uploads:
                await self._upload()
                await self._clear()
            self._failures = 0
        except (discord.HTTPException, *BROKEN) as error:
            self._failures += 1
            self._has_given_up = _is_final(error) or self._failures >= _TRIES
            if self._has_given_up:
                log.info("no more emojis until the next start, pieces are shown by their codes: %r", error)

    async def _upload(self) -> None:
        for family in _FAMILIES:
            lacking = [piece for piece in family if self._names[piece] not in self._uploaded]
            try:
                for piece in lacking:
                    name, image = self._names[piece], await asyncio.to_thread(draw_emoji, piece)
                    self._uploaded[name] = await self._client.create_application_emoji(name=name, image=image)
                    await clock.sleep(PAUSE)
            finally:
                self._make_known()

    async def _clear(self) -> None:
        """Delete emojis of earlier pictures, which are no longer used."""
        for name in self._uploaded.keys() - self._names.values():
            try:
                await self._uploaded[name].delete()
            except discord.HTTPException as error:
                if meaning(error) is not Meaning.GONE_EMOJI:
                    raise
            del self._uploaded[name]
            await clock.sleep(PAUSE)

    def _make_known(self) -> None:
        """Make the uploaded emojis known; of several for one piece, the one with its present picture."""
        found = sorted(self._uploaded.values(), key=lambda it: (it.name in self._names.values(), it.id))
        CHAT.know_emojis({piece: Emoji(it.id, it.name) for it in found if (piece := piece_named(it.name)) is not None})


def _is_final(error: Exception) -> bool:
    """True if Discord would refuse again. Not for a name that is taken: the emoji was made, and the answer lost."""
    return meaning(error) not in (Meaning.PASSING, Meaning.BAD_FORM)
