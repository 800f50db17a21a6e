"""A round of Mexican Train, which the code calls a deal: its tiles are dealt, and its trains grow (rules §8)."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from bot.rules.copies import once, updated
from bot.rules.dominoes.tiles import tiles_to
from bot.rules.events import Drew, JoinedTrain, TrainEvent
from bot.rules.game import Game, Match
from bot.rules.mexican_train.options import MexicanTrainOptions
from bot.rules.mexican_train.state import TrainState, TurnReport
from bot.rules.mexican_train.trains import RoundTerms, in_turn
from bot.rules.moves import Play, Train, play_of
from bot.rules.pieces import Tile
from bot.rules.shuffle import deal_purpose, shuffled

_named = cache(Train.of)
Hand = tuple[Tile, ...]  # in descending order
Halves = tuple[tuple[int, int], ...]  # the tiles of a train, as (inner half, outer half)


@dataclass(frozen=True)
class TrainDeal:
    """One round. `trains` has the tiles of each seat's train, then those of the Mexican train.

    `drawn` has by seat the tile it drew last, until it plays again. Where the engine was dealt, `engine_by` had it, and
    `engine_drawn` has by seat the number of tiles drawn in search of it.
    """

    state: TrainState = field(repr=False)
    trains: tuple[Halves, ...]
    drawn: tuple[Tile | None, ...] = field(repr=False)
    log: tuple[TrainEvent, ...] = ()
    engine_by: int | None = None
    engine_drawn: tuple[int, ...] = ()
    before: "TrainDeal | None" = field(default=None, repr=False)  # the round before this one, as it ended

    @property
    def number(self) -> int:
        return self.state.terms.number

    @property
    def opener(self) -> int:
        return self.state.terms.opener

    @property
    def seat(self) -> int:
        """The seat to act."""
        return self.state.seat

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    @once
    def hands(self) -> tuple[Hand, ...]:
        """The tiles of each seat."""
        return tuple(map(self.state.terms.tiles.in_mask, self.state.hands))


TrainMatch = Match[MexicanTrainOptions, TrainDeal]
TrainGame = Game[MexicanTrainOptions, TrainDeal]


class RoundTiles(NamedTuple):
    """The tiles of a round before its first turn, as numbers; the last of the boneyard is drawn next.

    `engine_by` held or drew the engine, where it was dealt; `engine_drawn` are the tiles drawn in search of it.
    """

    hands: list[int]
    boneyard: list[int]
    engine_by: int | None = None
    engine_drawn: tuple[int, ...] = ()

    def holder(self, tile: int) -> int | None:
        """The seat that was dealt a tile; None for a tile that lies in the boneyard, or was set aside."""
        return next((seat for seat, hand in enumerate(self.hands) if hand >> tile & 1), None)

    def search(self, engine: int, first: int) -> "RoundTiles":
        """Lay the engine for the seat that holds it; where none does, draw in turn until it is found."""
        hands, boneyard, players = self.hands[:], self.boneyard[:], len(self.hands)
        drawn, holder = [0] * players, self.holder(engine)
        if holder is not None:
            hands[holder] ^= 1 << engine
            return RoundTiles(hands, boneyard, holder, tuple(drawn))
        order = in_turn(players, first)
        for step in range(len(boneyard)):
            seat, tile = order[step % players], boneyard.pop()
            drawn[seat] += 1
            if tile == engine:
                return RoundTiles(hands, boneyard, seat, tuple(drawn))
            hands[seat] |= 1 << tile
        raise ValueError("the engine is not among the tiles")


def dealt(options: MexicanTrainOptions, players: int, seed: bytes, number: int) -> RoundTiles:
    """The hands by seat and the boneyard of a round, the engine set aside or among them."""
    tiles, size = tiles_to(options.highest), options.hand_for(players)
    engine = options.engine_of(number)
    deck = [tile for tile in tiles.tiles if options.engine == "dealt" or tile != Tile(engine, engine)]
    order = [tiles.number[tile] for tile in shuffled(deck, seed, deal_purpose(number, 0))]
    hands = [sum([1 << tile for tile in order[seat * size : (seat + 1) * size]]) for seat in range(players)]
    return RoundTiles(hands, order[players * size :][::-1])


def holder_of_engine(options: MexicanTrainOptions, deal: RoundTiles, number: int) -> int | None:
    """The seat that was dealt the engine; None where it was set aside, or lies in the boneyard."""
    return deal.holder(_engine(options, number))


def new_deal(
    options: MexicanTrainOptions, deal: RoundTiles, number: int, first: int, before: TrainDeal | None = None
) -> TrainDeal:
    """A round at its first choice. `first` begins, unless the engine was dealt to another."""
    players = len(deal.hands)
    if options.engine == "dealt":
        deal = deal.search(_engine(options, number), first)
    opener = first if deal.engine_by is None else deal.engine_by
    state, report = TrainState(RoundTerms(options, players, number, opener), deal.hands, deal.boneyard), TurnReport()
    state.begin(report)
    nothing = ((),) * (players + 1)
    begun = TrainDeal(
        state, nothing, (None,) * players, engine_by=deal.engine_by, engine_drawn=deal.engine_drawn, before=before
    )
    return after_events(begun, state, report)


def after_events(deal: TrainDeal, state: TrainState, report: TurnReport) -> TrainDeal:
    """A round that has come to a state by the events of a report."""
    tiles, drawn, found = state.terms.tiles.tiles, list(deal.drawn), iter(report.drawn)
    for event in report.events:
        if isinstance(event, JoinedTrain):
            drawn[event.seat] = None
        elif isinstance(event, Drew):
            drawn[event.seat] = tiles[next(found)]
    return updated(
        deal, state=state, trains=grown(deal.trains, report.events), drawn=tuple(drawn), log=(*deal.log, *report.events)
    )


def grown(trains: tuple[Halves, ...], events: Iterable[TrainEvent]) -> tuple[Halves, ...]:
    """The tiles of the trains after some events."""
    after = list(trains)
    for event in events:
        if isinstance(event, JoinedTrain):
            train = -1 if event.owner is None else event.owner
            after[train] = (*after[train], (event.tile.other(event.outer), event.outer))
    return tuple(after)


def legal_plays(deal: TrainDeal) -> tuple[Play, ...]:
    """The plays of the seat to act: by trains, its own first, on each the heavier tiles first."""
    state = deal.state
    tiles, seat, players = state.terms.tiles.tiles, state.seat, state.terms.players
    by_train: dict[int, list[Tile]] = {}
    for tile, train in state.plays():
        by_train.setdefault(train, []).append(tiles[tile])
    return tuple(
        [
            play_of(tile, _named(None if train == players else train, seat))
            for train, fitting in by_train.items()
            for tile in sorted(fitting, key=_weight, reverse=True)
        ]
    )


def _weight(tile: Tile) -> tuple[int, int]:
    return tile.pips, tile.high


def _engine(options: MexicanTrainOptions, number: int) -> int:
    engine = options.engine_of(number)
    return tiles_to(options.highest).number[Tile(engine, engine)]
