"""Private answers: in each channel the next one of a kind takes the place of the last, so that they do not pile up.

Their tokens, with which they are deleted, work for a quarter of an hour, and only this process knows them. The hand of
a match is not among them.
"""

import logging
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

import discord

from bot import clock
from bot.background import Background
from cogs.kit import calls
from cogs.kit.discord_errors import BROKEN
from cogs.kit.lru_cache import LruCache
from cogs.kit.payload.payload import ReadyMessage

log = logging.getLogger(__name__)
FRESH = 14 * 60.0  # seconds in which a token works; Discord allows fifteen minutes
MOST_PLACES, MOST_MESSAGES = 10_000, 4  # places where people were shown something, and messages of each


class AnswerKind(StrEnum):
    """The kinds of private answers: a note (a refusal, figures), a page with controls, the table after a typed move."""

    NOTE = "note"
    PAGE = "page"
    MOVE = "move"
    STAYS = "stays"  # a file to save


# Which ones go when a new one is shown. A refusal leaves a page: its reader may be at work there.
_REPLACED: dict[AnswerKind, tuple[AnswerKind, ...]] = {
    AnswerKind.NOTE: (AnswerKind.NOTE,),
    AnswerKind.PAGE: (AnswerKind.NOTE, AnswerKind.PAGE),
    AnswerKind.MOVE: (AnswerKind.MOVE,),
    AnswerKind.STAYS: (),
}


def kind_of(ready: ReadyMessage) -> AnswerKind:
    """The kind of a private answer, by its content."""
    if ready.file is not None:
        return AnswerKind.STAYS
    return AnswerKind.PAGE if ready.components else AnswerKind.NOTE


@dataclass(frozen=True, slots=True)
class _Shown:
    message_id: int
    kind: AnswerKind
    token: str
    until: float


class Ephemerals:
    """The latest private answers of each person in each channel."""

    def __init__(self) -> None:
        self._shown = LruCache[tuple[_Shown, ...]](MOST_PLACES)
        self.background = Background()

    def show(self, interaction: discord.Interaction[Any], message_id: int, kind: AnswerKind) -> None:
        """Note an answer that is shown, and delete those that it replaces, but not the one that was pressed."""
        there = self._there(interaction)
        source = interaction.message.id if interaction.message is not None else 0
        kept = (message_id, source)
        gone = [it for it in there if it.kind in _REPLACED[kind] and it.message_id not in kept]
        stays = [it for it in there if it not in gone and it.message_id != message_id]
        shown = _Shown(message_id, kind, interaction.token, clock.monotonic() + FRESH)
        new = () if kind is AnswerKind.STAYS else (shown,)
        self._note(interaction, (*stays, *new))
        for it in gone:
            self.background.spawn("deleting what was replaced", _delete, interaction.client, it)

    def renew(self, interaction: discord.Interaction[Any], message_id: int) -> None:
        """Note that this interaction has redrawn one of them: its token opens it from now on."""
        there = self._there(interaction)
        if any(it.message_id == message_id for it in there):
            fresh = {"token": interaction.token, "until": clock.monotonic() + FRESH}
            self._note(interaction, [replace(it, **fresh) if it.message_id == message_id else it for it in there])

    def forget(self, interaction: discord.Interaction[Any], message_id: int) -> None:
        """Never replace this one: it becomes the hand of a match."""
        there = self._there(interaction)
        if any(it.message_id == message_id for it in there):
            self._note(interaction, [it for it in there if it.message_id != message_id])

    def _there(self, interaction: discord.Interaction[Any]) -> list[_Shown]:
        now = clock.monotonic()
        return [it for it in self._shown.get(_place(interaction)) or () if it.until > now]

    def _note(self, interaction: discord.Interaction[Any], shown: "tuple[_Shown, ...] | list[_Shown]") -> None:
        self._shown.put(_place(interaction), tuple(shown[-MOST_MESSAGES:]))


async def _delete(client: discord.Client, shown: _Shown) -> None:
    try:
        await calls.delete_by_token(client, shown.token, shown.message_id)
    except (discord.HTTPException, *BROKEN) as error:  # dismissed, for example
        log.info("a private answer could not be deleted: %r", error)


def _place(interaction: discord.Interaction[Any]) -> tuple[int, int]:
    return interaction.user.id, interaction.channel_id or 0
