"""Features of chat alone: commands to tap, and pictures of pieces as emojis."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from bot.rules.pieces import RANKS, Card, Piece, Tile

_NAME = re.compile(rf"(?:t(1[0-2]|\d)(1[0-2]|\d)|c([{RANKS}])([CDHS]))_[0-9a-f]{{8}}")
_IN_TEXT = re.compile(rf"<:{_NAME.pattern}:\d+> ")


class Emoji(NamedTuple):
    """The picture of a piece on Discord."""

    id: int
    name: str


def emoji_name(piece: Piece, picture: str) -> str:
    """The name of a piece's emoji; eight digits identify its picture: t64_1a2b3c4d, cQS_1a2b3c4d."""
    what = f"t{piece.high}{piece.low}" if isinstance(piece, Tile) else f"c{RANKS[piece.rank - 2]}{piece.suit}"
    return f"{what}_{picture}"


def piece_named(name: str) -> Piece | None:
    """The piece whose emoji has this name; None for other emojis."""
    found = _NAME.fullmatch(name)
    if found is None:
        return None
    high, low, rank, suit = found.groups()
    return Tile.of(int(high), int(low)) if high else Card(RANKS.index(rank) + 2, suit)


@dataclass(frozen=True, eq=False)
class Known:
    """Commands by their ids, and pieces by their emojis."""

    commands: Mapping[str, int] = field(default_factory=dict[str, int])
    emojis: Mapping[Piece, Emoji] = field(default_factory=dict[Piece, Emoji])

    def command(self, name: str) -> str | None:
        """A command's mention: a tap writes it down, and people read it in their language."""
        known = self.commands.get(name.partition(" ")[0])
        return None if known is None else f"</{name}:{known}>"

    def piece(self, piece: Piece, code: str) -> str:
        """A piece's picture before its code."""
        emoji = self.emojis.get(piece)
        return code if emoji is None else f"<:{emoji.name}:{emoji.id}> {code}"


class Chat:
    """The commands and emojis known to this process; at first none."""

    def __init__(self) -> None:
        self.known = Known()

    def know_commands(self, commands: Mapping[str, int]) -> None:
        self.known = replace(self.known, commands=dict(commands))

    def know_emojis(self, emojis: Mapping[Piece, Emoji]) -> None:
        if dict(emojis) != self.known.emojis:
            self.known = replace(self.known, emojis=dict(emojis))


CHAT = Chat()


def emoji_of(piece: Piece | None) -> Emoji | None:
    """The emoji of a piece, where it is known."""
    return None if piece is None else CHAT.known.emojis.get(piece)


def without_emojis(text: str) -> str:
    """A text for chat with the pieces' codes alone."""
    return _IN_TEXT.sub("", text) if "<:" in text else text
