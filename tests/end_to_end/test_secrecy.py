"""A match of four people: everything that came before anybody's eyes is searched for tiles they may not know."""

import re
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.playground import CannotSendError, Person, Shown
from bot.rules.catalogue import CATALOGUE
from bot.rules.moves import Lead, Pass, Play, parse_move
from bot.rules.options import load
from bot.rules.pieces import Tile
from bot.rules.shuffle import match_seed
from bot.rules.view import View
from tests.end_to_end.conftest import running
from tests.end_to_end.house import House, Table

pytestmark = pytest.mark.asyncio(loop_scope="module")

_EARLIER = re.compile(r"Deal (\d+)(?:, trick| is over\. You chose)")
_TILE = re.compile(r"(?<![\d-])([0-6])-([0-6])(?![\d-])")


@dataclass
class Known:
    """Since when each seat may know each tile, deal by deal: position 0 for the first deal's own hands."""

    since: list[dict[tuple[int, Tile], int]]
    starts: list[int] = field(default_factory=list)

    def may_know(self, seat: int | None, deal: int, tile: Tile, position: int) -> bool:
        """Whether a seat (None: a bystander) may know where a tile of a deal is, once so many moves are made."""
        known = self.since[deal]
        return any(known.get((who, tile), position + 1) <= position for who in (seat, -1) if who is not None)


def knowledge(house: House, table: int) -> Known:  # noqa: C901 - one pass over the journal
    """Worked out from the journal alone."""
    game_name, players, secret = house.rows("SELECT game, players, secret FROM tables WHERE id = ?", table)[0]
    game = CATALOGUE.game(game_name)
    joins = [
        id_ for (id_,) in house.rows("SELECT interaction_id FROM seats WHERE table_id = ? AND since = 0", table) if id_
    ]
    match = game.start(load(game.options_type, house.options(table)), players, match_seed(secret, joins))
    known = Known([])
    position = 0

    def deal_begins() -> None:
        since: dict[tuple[int, Tile], int] = {}
        for seat in range(players):
            for shown in game.view(match, seat).hand:
                since[seat, tile_of(shown.piece)] = position
        public: View = game.view(match, None)
        for drawing in public.draws:
            for _, piece in drawing:
                since[-1, tile_of(piece)] = position
        known.since.append(since)
        known.starts.append(position)

    deal_begins()
    for position, seat, notation in house.journal(table):
        move = parse_move(notation)
        before = game.view(match, None).deal
        match, _ = game.play(match, seat, move)
        since = known.since[-1]
        if isinstance(move, Lead | Play):
            since.setdefault((-1, tile_of(move.piece)), position)
        if isinstance(move, Pass):
            for who in range(players):
                for shown in game.view(match, who).hand:
                    since.setdefault((who, tile_of(shown.piece)), position)
        if game.view(match, None).deal != before:
            deal_begins()
    return known


def tile_of(piece: object) -> Tile:
    assert isinstance(piece, Tile)
    return piece


def moments(house: House, table: int) -> list[datetime]:
    """When each move was committed, by position from 1."""
    rows = house.rows("SELECT at FROM moves WHERE table_id = ? ORDER BY position", table)
    return [datetime.fromisoformat(at).replace(tzinfo=UTC) for (at,) in rows]


def leaks(shown: Shown, seat: int | None, known: Known, when: list[datetime]) -> list[str]:
    """The tiles in something shown which that seat may not have known then.

    A message speaks of the deal in which it was made, unless a line names an earlier one: "Deal 2, trick 7".
    """
    position = sum(at <= shown.at for at in when)
    made = shown.message.revisions[0].at if shown.message else shown.at
    then = sum(at <= made for at in when)
    current = max(number for number, start in enumerate(known.starts) if start <= then)
    found: list[str] = []
    for line in (line for text in shown.texts for line in text.splitlines()):
        named = _EARLIER.match(line)
        deal = min(int(named[1]) - 1, current) if named else current
        tiles = [Tile(max(ends), min(ends)) for ends in tiles_in(line)]
        found += [f"{tile} at {position}: {line}" for tile in tiles if not known.may_know(seat, deal, tile, position)]
    return found


def tiles_in(text: str) -> list[tuple[int, int]]:
    return [(int(left), int(right)) for left, right in _TILE.findall(text)]


async def look_around(table: Table, person: Person) -> None:
    """Ask for everything that can be looked at."""
    for label in ("My hand", "Last trick", "Scores"):
        with suppress(CannotSendError):  # the deal may end meanwhile, and its controls with it
            board = table.board()
            if board is not None:
                await (await person.click(board, label=label)).acknowledged()
    await (await person.type(table.channel, "/hand")).acknowledged()
    for command in ("play", "lead"):
        await person.autocomplete(table.channel, command, focused="tile")


async def test_nothing_is_shown_too_early(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        people = house.people("ann", "bo", "cy", "di")
        watcher = house.person("watcher")
        table = await Table.open(house, *people, target=22)
        move = 0
        while await table.play(1, by=("click", "command")[move % 3 == 0]) is None:
            move += 1
            if move % 5 == 0:
                for person in (*people, watcher):
                    await look_around(table, person)
        await house.quiet()
        known, when = knowledge(house, table.id), moments(house, table.id)
        looked_at = 0
        for seat, person in (*enumerate(people), (None, watcher)):
            for shown in person.shown():
                found = leaks(shown, seat, known, when)
                assert not found, f"{person.user.username} was shown {found[0]}"
                looked_at += sum(len(tiles_in(text)) for text in shown.texts)
        assert looked_at > 1000, "a match may be a single deal, where somebody shoots the moon"
        hers = sum(len(leaks(shown, 1, known, when)) for shown in people[0].shown())
        assert hers > 100, "the search finds what is there"
        log = house.bot.log.read_text(encoding="utf-8")
        secret: bytes = house.rows("SELECT secret FROM tables WHERE id = ?", table.id)[0][0]
        for hidden in (house.playground.token, secret.hex(), repr(secret)):
            assert hidden not in log
        assert not _TILE.findall(log)
