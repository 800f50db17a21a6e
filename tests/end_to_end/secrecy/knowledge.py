"""The knowledge of each seat of a match, and since when: worked out from the secret and the journal alone."""

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.dominoes.deal import DominoDeal
from bot.rules.events import JoinedTrain
from bot.rules.game import Match
from bot.rules.mexican_train.deal import TrainDeal
from bot.rules.moves import Claim, Concede, Lead, Move, Play
from bot.rules.notation import parse_move
from bot.rules.options import load
from bot.rules.pieces import Piece, Tile
from bot.rules.shuffle import Terms, match_seed, options_text, seed_in_contest
from bot.rules.view import Phase
from bot.table.state.undo import UNDO_ENTRIES, UndoEntry
from tests.end_to_end.house import Place

ALL = -1  # in place of a seat


@dataclass
class Deal:
    """One deal: the position at which it begins, and since which position a seat, or ALL, may know where a tile is."""

    start: int
    since: dict[tuple[int, Tile], int] = field(default_factory=dict)

    def learn(self, seat: int, tiles: Iterable[Piece], position: int) -> None:
        for tile in tiles:
            assert isinstance(tile, Tile)
            self.since.setdefault((seat, tile), position)

    def may_know(self, seat: int | None, tile: Tile, position: int) -> bool:
        """True if a seat (None: a bystander) may know where a tile is after that number of moves."""
        seats = (ALL,) if seat is None else (ALL, seat)
        return any(self.since.get((who, tile), position + 1) <= position for who in seats)


@dataclass(frozen=True)
class Known:
    """A match as knowledge: its deals, and when each position was committed.

    `drawn` are the tiles that the seats drew for who begins: of another shuffle, and shown to all. `hidden` is what the
    shuffle comes from.
    """

    deals: list[Deal]
    moments: list[datetime]
    drawn: tuple[tuple[int, Piece], ...]
    hidden: tuple[bytes, ...]

    def position_at(self, moment: datetime) -> int:
        return bisect_right(self.moments, moment)

    def deal_at(self, position: int) -> int:
        """The index of the deal that is played at a position."""
        return bisect_right([deal.start for deal in self.deals], position) - 1


def knowledge(house: Place, table: int) -> Known:
    """Replays the journal of a table."""
    columns = "game, players, secret, opened_number, start_number, start_seat"
    name, players, secret, opened, *starter = house.rows(f"SELECT {columns} FROM tables WHERE id = ?", table)[0]
    first = house.rows(
        "SELECT seat, interaction_id, level FROM seats WHERE table_id = ? AND since = 0 ORDER BY seat, id", table
    )
    by_seat = {seat: (number, level) for seat, number, level in reversed(first)}
    terms = Terms(
        game=name,
        options=options_text(house.options(table)),
        players=players,
        opened=opened,
        people=tuple(seat for seat in range(players) if by_seat[seat][1] is None),
        joins=tuple((seat, number) for seat in range(players) if (number := by_seat[seat][0]) is not None),
        starter=(starter[1], starter[0]) if starter[0] is not None else None,
    )
    numbers = [number for _, number in terms.joins]
    seed = match_seed(secret, terms.lines) if opened is not None else seed_in_contest(secret, numbers)
    game = CATALOGUE.game(name)
    match = game.start(load(game.options_type, house.options(table)), players, seed)
    replay, drawn = _Replay(game, match), tuple(draw for round_ in match.draws for draw in round_)
    for position, seat, notation in house.journal(table):
        replay.follow(position, seat, notation)
    at = house.rows("SELECT at FROM moves WHERE table_id = ? ORDER BY position", table)
    moments = [datetime.fromisoformat(moment).replace(tzinfo=UTC) for (moment,) in at]
    return Known(replay.deals, moments, drawn, (secret, seed))


class _Replay:
    """A match followed from entry to entry, and what each of them tells each seat."""

    def __init__(self, game: AnyGame, match: Match[Any, Any]) -> None:
        self._game = game
        self._match = self._before_last = match  # as it was before the last move that was not forced
        self.deals: list[Deal] = []
        self._look(0)

    def follow(self, position: int, seat: int, notation: str) -> None:
        if notation in UNDO_ENTRIES:
            self._match = self._before_last if notation == UndoEntry.UNDONE else self._match
            return
        move, deal = parse_move(notation), self.deals[-1]
        self._tell(deal, move, position)
        if self._game.forced_move(self._match) != (seat, move):
            self._before_last = self._match
        self._match, _ = self._game.play(self._match, seat, move)
        self._look(position)
        before = self._match.deal.before if len(self.deals) > 1 else None
        if isinstance(before, DominoDeal | TrainDeal):  # all hands lie open at its end
            for hand in (*before.hands, _laid(before)):
                self.deals[-2].learn(ALL, hand, self.deals[-1].start)

    def _tell(self, deal: Deal, move: Move, position: int) -> None:
        """Note what a move reveals to everyone."""
        if isinstance(move, Lead | Play):
            deal.learn(ALL, [move.piece], position)
        if isinstance(move, Claim | Concede):  # all hands are laid open
            for hand in self._match.deal.hands:
                deal.learn(ALL, hand, position)

    def _look(self, position: int) -> None:
        """Note what each seat sees as the match stands now: its own hand, the kitty it has bought, what lies open."""
        now = self._match.deal
        if len(self.deals) < now.number:
            self.deals.append(Deal(position))
        deal = self.deals[-1]
        has_draws = isinstance(now, DominoDeal | TrainDeal)
        for seat, hand in enumerate(now.hands):
            deal.learn(ALL if has_draws and now.over else seat, hand, position)
        if has_draws:
            deal.learn(ALL, _laid(now), position)
            return
        if now.phase is Phase.KITTY and now.contract is not None:
            deal.learn(now.contract.seat, now.unused, position)
        deal.learn(ALL, now.exposed, position)


def _laid(deal: DominoDeal | TrainDeal) -> list[Piece]:
    """The engine and the tiles on trains, also those that were drawn and played at once."""
    if isinstance(deal, DominoDeal):
        return []
    engine = deal.state.terms.engine
    return [Tile(engine, engine), *(event.tile for event in deal.log if isinstance(event, JoinedTrain))]
