"""The View of the deal that ended last: as it was scored, whole, and with nothing in it that the rules keep hidden."""

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.errors import BadOptions
from bot.rules.events import (
    DealEnded,
    Drew,
    Event,
    Exposed,
    Knocked,
    Laid,
    LineEvent,
    Moved,
    ThrownIn,
    TrickWon,
    Turned,
    Went,
)
from bot.rules.game import Match
from bot.rules.moves import Bid, Lead, Move, Play, Retract
from bot.rules.options import Options
from bot.rules.pieces import Piece, Tile
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, View
from tests.rules.knowledge import found, in_view
from tests.rules.random_match import matches, option_values
from tests.samples import dice, sample

MANY_DEALS = 8  # of a match in which nobody bids
PRESETS = [
    (game, preset.options, players)
    for game in CATALOGUE.values()
    for preset in game.presets
    for players in preset.players
]
RULES = [(game, name, value) for game in CATALOGUE.values() for name, value in option_values(game.house_rules, 100)]


class Deal:
    """One deal as its events tell it."""

    def __init__(self) -> None:
        self.seen: set[Piece] = set()
        self.won: list[tuple[int, int]] = []  # the seat and the points of each trick
        self.bids: list[tuple[int, Bid]] = []
        self.turned: list[Turned] = []
        self.line: list[LineEvent] = []  # every play, draw and pass

    def learn(self, events: tuple[Event, ...]) -> None:
        for event in events:
            match event:
                case Moved(_, Lead(piece) | Play(piece)):
                    self.seen.add(piece)
                case Moved(seat, Bid() as bid):
                    self.bids.append((seat, bid))
                case Exposed(_, pieces):
                    self.seen.update(pieces)
                case TrickWon(_, seat, points):
                    self.won.append((seat, points))
                case Turned():
                    self.seen.add(event.tile)
                    self.turned.append(event)
                case Laid() | Drew() | Knocked():
                    self.line.append(event)
                case _:
                    pass


def choose(game: AnyGame, match: Match[Any, Any], chance: random.Random) -> tuple[int, Move]:
    """A move of somebody who is to act; mostly a pass in an auction, so that some deals are thrown in."""
    seat = chance.choice(game.to_act(match))
    legal = game.legal(match, seat)
    if PASS in legal and chance.random() < 0.8:
        return seat, PASS
    return seat, chance.choice([move for move in legal if not isinstance(move, Retract)])


def check_match(game: AnyGame, options: Options, players: int, chance: random.Random) -> None:
    match = game.start(options, players, chance.randbytes(32))
    assert game.ended_deal(match) is None
    deal, kept, line = Deal(), None, game.view(match, None).line
    while match.winners is None and match.deal.number <= MANY_DEALS:
        before = match
        match, events = game.play(match, *choose(game, match, chance))
        deal.learn(events)
        if any(isinstance(event, DealEnded | ThrownIn) for event in events):
            kept = game.ended_deal(match)
            assert kept is not None
            check(kept, before, match, events)
            if line is not None:
                check_rows(kept, deal, {Tile.of(*pair) for pair in line.tiles})
            elif kept.chain is not None:
                check_chain(kept, deal)
            else:
                check_tricks(kept, deal)
            deal, line = Deal(), game.view(match, None).line
        else:
            assert game.ended_deal(match) == kept, "it changes only when a deal ends"


def check(view: View, before: Match[Any, Any], match: Match[Any, Any], events: tuple[Event, ...]) -> None:
    ended = [event.result for event in events if isinstance(event, DealEnded)]
    assert (view.deal, view.phase, view.winners) == (before.deal.number, Phase.OVER, match.winners)
    assert view.results == (*before.results, *ended) == match.results
    assert tuple(seat.total for seat in view.seats) == tuple(match.totals[seat.side] for seat in view.seats)
    assert (view.viewer, view.hand, view.ask, view.to_act, view.open_choices) == (None, (), None, (), ())
    assert not any(seat.ready or seat.out for seat in view.seats if view.line)
    assert found(view) == in_view(view), "it holds nothing of another deal"


def check_tricks(view: View, deal: Deal) -> None:
    board = view.trick_board
    assert in_view(view) <= deal.seen
    assert [(trick.winner, trick.points) for trick in board.finished] == deal.won
    assert board.auction == tuple(deal.bids)
    assert board.complete_trick == (board.finished[-1] if board.finished else None)
    assert [seat.tricks for seat in view.seats] == [
        sum(winner == seat for winner, _ in deal.won) for seat in range(len(view.seats))
    ]
    if board.finished:  # else the deal was thrown in
        taken = [
            sum(seat.points for seat in view.seats if seat.side == side) for side in range(view.seats[-1].side + 1)
        ]
        assert tuple(taken) == view.results[-1].taken


def check_rows(view: View, deal: Deal, began_with: set[Tile]) -> None:
    """Every row face up, with the pips that were scored; what nobody was dealt is nowhere."""
    rows = [[shown.piece for shown in seat.shown] for seat in view.seats]
    assert all(isinstance(tile, Tile) for row in rows for tile in row)
    assert [len(row) for row in rows] == [seat.held for seat in view.seats]
    assert in_view(view) <= deal.seen | began_with | {tile for row in rows for tile in row if tile}
    left = [0] * len(view.results[-1].taken)
    for seat, row in zip(view.seats, rows, strict=True):
        left[seat.side] += sum(tile.pips for tile in row if isinstance(tile, Tile))
    assert tuple(left) == view.results[-1].taken
    assert view.line_board.turned == tuple(turned for turned in deal.turned if turned.went is not Went.WAITS)
    assert view.line_board.waiting is view.line_board.peeked is None


def check_chain(view: View, deal: Deal) -> None:
    """Every play, draw and pass in order, and every hand face up with the pips that were counted."""
    hands = [[shown.piece for shown in seat.shown] for seat in view.seats]
    assert [len(hand) for hand in hands] == [seat.held for seat in view.seats]
    held = {tile for hand in hands for tile in hand if isinstance(tile, Tile)}
    assert in_view(replace(view, results=())) == deal.seen | held
    assert not deal.seen & held
    left = [0] * len(view.results[-1].taken)
    for seat, hand in zip(view.seats, hands, strict=True):
        left[seat.side] += sum(tile.pips for tile in hand if isinstance(tile, Tile))
    assert tuple(left) == view.results[-1].taken
    assert view.chain_board.log == tuple(deal.line)
    assert view.chain_board.drawn == ()


@pytest.mark.parametrize(
    ("game", "options", "players"), sample(PRESETS, 2), ids=lambda value: str(getattr(value, "name", ""))
)
@matches()
def test_presets(game: AnyGame, options: Options, players: int, number: int) -> None:
    check_match(game, options, players, dice(game.name, options, players, number))


@pytest.mark.parametrize(
    ("game", "name", "value"), sample(RULES, 3), ids=lambda value: str(getattr(value, "name", value))
)
@matches(0.5)
def test_house_rules(game: AnyGame, name: str, value: Any, number: int) -> None:
    chance = dice(game.name, name, value, number)
    players = chance.choice(game.players)
    try:
        options = game.with_rule(game.presets[0].options, name, value)
        game.check_options(options, players)
    except BadOptions:
        return
    check_match(game, options, players, chance)
