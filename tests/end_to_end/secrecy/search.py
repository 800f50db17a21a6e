"""Searching what a person was shown of a match for tiles that they may not have known then."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.playground import SeenItem
from bot.rules.pieces import Tile
from tests.end_to_end.secrecy.knowledge import Known
from tests.said import is_said, said

_TILE = re.compile(r"(?<![\w-])(\d\d?)-(\d\d?)(?![\w-])")
# What they have named themselves.
_ASKED = re.compile(re.escape(said("refused-not-held", pieces="@")).replace("@", r"\d+-\d+"))
_NEXT_ENGINE = re.compile(re.escape(said("train-next.told", tile="@")).replace("@", r"\d+-\d+"))
_NOT_BEGUN = said("rows-alt-none")
_DEAL = re.compile(r"\b(?:[Dd]eal|[Rr]ound) (\d+)\b")
_POSITION = re.compile(r"^[bs]:(\w+):\d+:([1-9]\d*):", re.MULTILINE)


def tiles_in(text: str) -> list[Tile]:
    return [Tile(*sorted((int(left), int(right)), reverse=True)) for left, right in _TILE.findall(text)]


@dataclass
class Search:
    """A search of all that was shown of a match to one seat (None: a bystander), in the order of `Person.shown`."""

    known: Known
    seat: int | None
    _deals: dict[int, int] = field(default_factory=dict)  # by message: the deal that its latest revision tells of

    def leaks(self, shown: SeenItem) -> Iterator[str]:
        """The tiles that the seat may not have known, each with its line."""
        position, deal = self.known.position_at(shown.at), self._deal(shown)
        for line in "\n".join(shown.texts).splitlines():
            named = _DEAL.search(line)
            of = self.known.deals[int(named[1]) - 1 if named else deal]
            for tile in tiles_in(self._without_draw(_NEXT_ENGINE.sub("", _ASKED.sub("", line)))):
                if not of.may_know(self.seat, tile, position):
                    yield f"{tile} after {position} moves: {line}"

    def _deal(self, shown: SeenItem) -> int:
        """The index of the deal that a message is about, for lines that don't name one.

        Its buttons or its text may say which. A line without tiles is the newest deal's. A line with tiles before the
        newest deal's first move is that of the deal before. Any other message is about the same deal as before its
        last edit.
        """
        text = "\n".join(shown.texts)
        message = shown.message.id if shown.message else 0
        if offered := _POSITION.search(text):
            deal = self.known.deal_at(int(offered[2])) - (offered[1] == "next")  # Next deal is below the deal before
        elif named := _DEAL.search(text):
            deal = int(named[1]) - 1
        else:
            position = self.known.position_at(shown.at)
            newest = self.known.deal_at(position)
            if _NOT_BEGUN in text:
                deal = newest
            elif is_said("line-whole", text) and position == self.known.deals[newest].start:
                deal = newest - 1
            else:
                deal = self._deals.get(message, newest)
        if message:
            self._deals[message] = deal
        return deal

    def _without_draw(self, line: str) -> str:
        """A line less the tiles that were drawn for who begins, which it tells first: they are of another shuffle."""
        before, drawn, rest = line.partition("Drawn")
        for _, tile in self.known.drawn if drawn else ():
            rest = rest.replace(str(tile), "", 1)
        return f"{before}{drawn}{rest}"
