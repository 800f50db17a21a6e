"""Random matches of a game to their end, step by step with its referee, with looks at what people are shown."""

import os
import random
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.message import sentences
from bot.rules import events as kinds
from bot.rules.boards import LineView, RowsView, TrainsView, TricksView
from bot.rules.catalogue import AnyGame
from bot.rules.errors import IllegalMove, NotYourTurn
from bot.rules.events import DealEnded, DealStarted, Event, Moved
from bot.rules.game import Match
from bot.rules.moves import ANY_TIME, Bid, Challenge, End, Kitty, Move, Pass, Peek, Place, Play, Train
from bot.rules.notation import parse_move
from bot.rules.options import Options
from bot.rules.pieces import Tile, cards, double_set
from bot.rules.view import Phase, View
from bot.words.speaker import say
from tests.rules.any_moves import any_moves
from tests.rules.dominoes.scenarios import DominoScenario
from tests.rules.knowledge import elsewhere, found, in_view, printed
from tests.rules.mexican_train.checks import check_trains
from tests.rules.referee import Referee, Tree, agree_on_moves, agree_on_outcome, notation
from tests.rules.referees import REFEREES
from tests.rules.scenario import Scenario
from tests.told import told

MATCHES = int(os.environ.get("BONEYARD_MATCHES", "1"))  # of each kind; thousands for a soak
FIRST_LOOKS, LOOKS = 0.3, 0.03  # how often Views are looked at in the first deal, and later; and refusals, always
MOST_VIEWERS = 4  # of the seats, each time
TREES, LAST_PIECES, MOST_DEEP = 0.3, 9, 6  # how often all is tried that may follow when few pieces are left


def matches(times: float = 1) -> pytest.MarkDecorator:
    """A multiple of the usual number of matches, at least one: a test for each, by its `number`."""
    return pytest.mark.parametrize("number", range(max(1, int(times * MATCHES))))


def run(game: AnyGame, options: Options, players: int, chance: random.Random, deals: int | None = None) -> None:
    """Play a match to its end, and once more from its printed journal."""
    try:
        RandomMatch(game, options, players, chance, deals).finish()
    except BaseException as error:
        error.add_note(f"{game.name}, {players} players, {options}")
        raise


class RandomMatch:
    """One random match, checked at each step."""

    def __init__(self, game: AnyGame, options: Options, players: int, chance: random.Random, deals: int | None) -> None:
        rules = (DominoScenario if game.name == "dominoes" else Scenario[Any])(game, options)
        self.game, self.start = game, rules.start(players, chance.randbytes(32), deals)
        self.now, self.dice = self.start, random.Random(chance.random())
        highest = 12 if self.game.name == "mexican-train" else 6 if players == 6 else 9
        self.pieces = cards() if self.game.name == "domino-hearts" else double_set(highest)
        self.journal: list[str] = []
        self.begin_deal()
        assert self.deal_before is None, "no deal has ended yet"
        self.check_views()

    @property
    def match(self) -> Match[Any, Any]:
        return self.now.match

    def begin_deal(self) -> None:
        self.referee: Referee = REFEREES[self.game.name](self.match, self.start.options)
        self.referee.check_deal(self.match)
        self.events: list[Event] = [*getattr(self.match.deal, "log", ())]  # of this deal
        self.deal_before = self.game.ended_deal(self.match)

    def finish(self) -> None:
        while self.match.winners is None:
            self.step()
        seats = range(self.match.players)
        agree_on_moves(self.now, self.referee, seats, asides=True)
        assert self.game.forced_move(self.match) is None
        scored = [result.scored for result in self.match.results]
        begins_anew = getattr(self.match.options, "plays_love", False) and self.match.deals is None
        assert begins_anew or self.match.totals == tuple(map(sum, zip(*scored, strict=True)))
        assert self.now.refused(0, "yield", NotYourTurn) == "refused-match-over"
        self.check_views()
        self.check_refusals()
        assert self.start.play(*self.journal).match == self.match, "the journal gives the same match"

    def choose(self) -> tuple[int, Move]:
        """A legal move, at times of someone out of turn; bids mostly such as may be made, for a match to end."""
        if aside := [(seat, move) for seat in range(self.match.players) for move in self.referee.aside(seat)]:
            seat, move = self.dice.choice(aside)
            if self.dice.random() < 0.15:
                return seat, parse_move(move)
        seat = self.dice.choice(self.now.to_act)
        agree_on_moves(self.now, self.referee, (seat,), asides=self.referee.asides)
        moves = self.now.allowed_moves(seat)
        if Bid(None) in moves and self.dice.random() > self.referee.wild:
            special = [move for move in moves if isinstance(move, Bid) and move.special]
            moves = (Bid(None), Bid(None), *moves[:2], *special)
        return seat, self.dice.choice(moves)

    def step(self) -> None:
        before, referee = self.match, self.referee
        seat, move = self.choose()
        assert parse_move(str(move)) == move
        forced = self.game.forced_move(self.match)
        assert (forced is not None) is referee.is_forced()
        assert forced in (None, (seat, move)) or isinstance(move, (Place, Peek, *ANY_TIME))  # as records once had it
        self.journal.append(f"{seat} {move}")
        self.now, self.referee = self.now.play_move(seat, move), referee.play(seat, notation(move))
        agree_on_outcome(self.now, self.referee)
        self.check_events(self.now.events, seat, move)
        self.check_turn(before, move)
        ends = [number for number, event in enumerate(self.now.events) if isinstance(event, DealStarted)]
        self.events += self.now.events[: ends[0] if ends else None]
        if self.referee.ended is not None:
            check_ended(self.game.ended_deal(self.match), self.match, self.referee, self.events)
        if self.referee.ended is not None and self.match.winners is None:
            self.begin_deal()
        if self.dice.random() < (FIRST_LOOKS if self.match.deal.number == 1 else LOOKS):
            self.check_views()
        if self.dice.random() < LOOKS:
            self.check_refusals()
        rows = getattr(self.match.deal, "hands", ()) or self.match.deal.rows
        is_late = self.now.to_act and 0 < sum(map(len, rows)) <= LAST_PIECES
        if is_late and not self.referee.asides and self.dice.random() < TREES:
            Tree(MOST_DEEP).walk(self.now, self.referee)

    def check_events(self, events: tuple[Event, ...], seat: int, move: Move) -> None:
        referee, ended, winners = self.referee, self.referee.ended, self.match.winners
        public_move = None if isinstance(move, Pass | Kitty) else move
        assert [event for event in events if isinstance(event, Moved)] == [Moved(seat, public_move)] == [events[0]]
        scored = ended is not None and not ended.thrown_in
        assert [event.result for event in events if isinstance(event, DealEnded)] == list(
            self.match.results[-1:] if scored else ()
        )
        assert (kinds.ThrownIn(referee.number) in events) is (ended is not None and ended.thrown_in)
        assert (DealStarted(referee.number + 1) in events) is (ended is not None and winners is None)
        assert [event.winners for event in events if isinstance(event, kinds.MatchEnded)] == (
            [winners] if winners else []
        )
        referee.check_events(events)

    def check_turn(self, before: Match[Any, Any], move: Move) -> None:
        """The turn changes with each move, except for choices made by all at once, and challenges."""
        now = self.match
        goes_on = self.referee.ended is None and getattr(now.deal, "phase", None) == getattr(before.deal, "phase", None)
        assert now.turn == before.turn + (0 if goes_on and isinstance(move, Pass | Challenge) else 1)

    def check_views(self) -> None:
        match, deal = self.match, self.match.deal
        assert match.winners is not None or self.game.ended_deal(match) == self.deal_before
        traced = (replace(match, draws=(), results=()), deal, getattr(deal, "rows", ()))
        assert named(printed(traced)) <= self.referee.known(None)
        assert match.seed.hex() not in repr(match)
        assert repr(match.seed) not in repr(match)
        viewers = (
            range(match.players)
            if match.players <= MOST_VIEWERS
            else self.dice.sample(range(match.players), MOST_VIEWERS)
        )
        for viewer in (None, *viewers):
            view, other = self.now.view(viewer), elsewhere(match, viewer, self.referee, self.dice)
            assert view == self.game.view(other, viewer), "made of what the seat knows"
            of_deal = replace(view, results=()) if isinstance(view.board, LineView | TrainsView) else view
            assert named(in_view(of_deal) | found(" ".join(words_of(view)))) <= self.referee.known(viewer)
            self.check_view(view)

    def check_view(self, view: View) -> None:
        game, match, viewer, deal = self.game, self.match, view.viewer, self.match.deal
        legal = () if viewer is None else game.legal(match, viewer)
        assert (view.ask is not None) is bool(legal)
        assert view.to_act == game.to_act(match)
        assert view.target == self.referee.target()
        assert [seat.side for seat in view.seats] == list(map(self.referee.side, range(match.players)))
        rounds = view.board.rounds if isinstance(view.board, TrainsView) else match.deals
        assert (view.draws, view.deals) == (match.draws, rounds)
        offered = tuple(choice.move for choice in view.ask.choices) if view.ask else ()
        assert offered in ((), legal)
        is_listed_by_parts = view.phase in (Phase.BID, Phase.REVIEW) or isinstance(view.board, TrainsView)
        assert len(offered) <= 25 or is_listed_by_parts, "more than Discord lists"
        extra = () if viewer is None else game.extra_moves(match, viewer)
        assert tuple(choice.move for choice in view.extra_choices) == extra
        hand = Counter(deal.hands[viewer]) if viewer is not None and game.hands_by_dm else Counter[Any]()
        assert Counter(shown.piece for shown in view.hand) == hand
        if isinstance(view.board, TricksView):
            assert [seat.seat for seat in view.seats if seat.dealer] == [deal.first]
        if isinstance(view.board, RowsView):
            check_rows(view, match)
        elif isinstance(view.board, LineView):
            check_line(view, match, self.referee)
        elif isinstance(view.board, TrainsView):
            check_trains(view, match, self.referee)

    def check_refusals(self) -> None:
        before = hash(self.match)  # of all there is in it: a value that could be changed in place has none
        own = [self.dice.choice(hand) for hand in getattr(self.match.deal, "hands", ()) if hand]
        places = {"dominoes": End, "mexican-train": Train}.get(self.game.name, ())
        ends = (None, *self.dice.sample(list(places), 1)) if places else (None,)
        for seat in {*self.now.to_act[:1], self.dice.randrange(self.match.players)}:
            other = elsewhere(self.match, seat, self.referee, self.dice)
            allowed = set(self.referee.legal(seat)) if self.referee.is_asked(seat) else set[str]()
            legal = (*self.game.legal(self.match, seat), *self.game.extra_moves(self.match, seat))
            assert len(set(legal)) == len(legal)
            for move in self.dice.sample([*any_moves(self.dice, self.pieces, own, ends)], 24):
                is_legal = notation(move) in allowed
                assert self.game.allows(self.match, seat, move) is is_legal, move
                if not is_legal and move not in legal and self.game.resolve(self.match, move, legal) is None:
                    self.check_refusal(seat, move, other)
        assert hash(self.match) == before

    def check_refusal(self, seat: int, move: Move, other: Match[Any, Any]) -> None:
        """The sentence with which an illegal move is refused: the same in another match that the seat cannot tell."""
        refused = self.refused(seat, move)
        assert refused.text == sentences(*self.game.refusal(other, seat, move)), "made of what the seat knows"
        words = say(refused.text)
        assert words[0].isupper() or words[0].isdecimal()  # "6-4 can be led …", "9s cannot be trump …"
        assert words[-1] == "."
        assert not re.search("  |None", words)
        assert named(found(words)) <= self.referee.known(seat) | named(found(move))
        asked = bool(self.game.legal(self.match, seat)) or isinstance(move, ANY_TIME)
        assert isinstance(refused, IllegalMove) is asked

    def refused(self, seat: int, move: Move) -> NotYourTurn | IllegalMove:
        try:  # thousands of times: `pytest.raises` would take longer than what it watches
            self.game.play(self.match, seat, move)
        except (NotYourTurn, IllegalMove) as refused:
            return refused
        raise AssertionError(f"{move} was not refused to seat {seat}")


def named(pieces: Any) -> set[str]:
    return set(map(str, pieces))


def words_of(view: View) -> list[str]:
    """The questions to a viewer, and the choices offered."""
    choices = (*view.open_choices, *(view.ask.choices if view.ask else ()))
    asked = [told(view.ask.prompt)] if view.ask else []
    return [told(view.prompt), *asked, *(f"{told(choice.label)} {told(choice.note)}" for choice in choices)]


def check_rows(view: View, match: Match[Any, Any]) -> None:
    """Check the rows of Blind Hughie, and the choices, which all can see."""
    for seat, row in zip(view.seats, match.deal.rows, strict=True):
        is_up = [place.up or match.winners is not None for place in row]  # in the end the rows are the score
        assert [shown.piece for shown in seat.shown] == [
            place.tile if up else None for place, up in zip(row, is_up, strict=True)
        ]
    assert view.ask is None or view.open_choices == view.ask.choices


def check_line(view: View, match: Match[Any, Any], referee: Any) -> None:
    """Check a line of dominoes, and that a seat really lacks the numbers it is said to lack."""
    deal, board, viewer = match.deal, view.line_board, view.viewer
    assert [seat.held for seat in view.seats] == list(map(len, deal.hands))
    assert board.drawn == (deal.drawn_by(viewer) if viewer is not None and not deal.over else ())
    assert viewer is None or set(board.drawn) <= set(deal.hands[viewer])
    assert board.boneyard == len(deal.state.boneyard)
    for seat in view.seats:
        assert tuple(shown.piece for shown in seat.shown) == (deal.hands[seat.seat] if deal.over else ())
        lacks = {number for group in board.lacks[seat.seat] for number in group}
        assert lacks == referee.lacks(seat.seat)
        assert not [tile for tile in deal.hands[seat.seat] if lacks & set(tile)], "they really lack them"
    if view.ask is not None:
        playable = {shown.piece for shown in view.hand if shown.legal}
        assert playable == {choice.move.piece for choice in view.ask.choices if isinstance(choice.move, Play)}


def check_ended(view: View | None, match: Match[Any, Any], referee: Referee, events: Sequence[Event]) -> None:
    """Assert that a deal is shown as its events told it, and its referee has it."""
    assert view is not None
    assert (view.deal, view.phase, view.winners) == (referee.number, Phase.OVER, match.winners)
    assert view.results == match.results
    assert tuple(seat.total for seat in view.seats) == tuple(match.totals[seat.side] for seat in view.seats)
    assert (view.viewer, view.hand, view.ask, view.to_act, view.open_choices) == (None, (), None, (), ())
    assert found(view) == in_view(view), "it holds nothing of another deal"
    if isinstance(view.board, TricksView):
        _check_tricks(view, referee, events)
        return
    assert not any(seat.ready or seat.out for seat in view.seats if isinstance(view.board, RowsView))
    shown = kinds.Laid | kinds.Drew | kinds.Knocked | kinds.Turned | kinds.JoinedTrain
    laid = [event for event in events if isinstance(event, shown)]
    rows = [[shown.piece for shown in seat.shown] for seat in view.seats]
    assert [len(row) for row in rows] == [seat.held for seat in view.seats]
    blank = getattr(referee.rules, "double_blank", 0)
    left = [sum(tile.pips + blank * (tile.high == 0) for tile in row if isinstance(tile, Tile)) for row in rows]
    assert referee.by_side(left) == view.results[-1].taken, "all tiles lie open, for their pips are counted"
    if isinstance(view.board, RowsView):
        assert list(view.rows_board.turned) == [
            event for event in laid if getattr(event, "went", None) is not kinds.Went.WAITS
        ]
        assert view.rows_board.waiting is view.rows_board.peeked is None
    else:
        board = view.line_board if isinstance(view.board, LineView) else view.train_board
        assert list(board.log) == laid
        assert not board.drawn
        seen = {event.tile for event in laid if isinstance(event, kinds.Laid | kinds.JoinedTrain)}
        assert in_view(replace(view, results=())) == seen | {tile for row in rows for tile in row if tile}


def _check_tricks(view: View, referee: Referee, events: Sequence[Event]) -> None:
    board = view.trick_board
    assert {str(piece) for piece in in_view(view)} <= referee.known(None)
    won = [(event.seat, event.points) for event in events if isinstance(event, kinds.TrickWon)]
    assert [(trick.winner, trick.points) for trick in board.finished] == won
    bids = [(event.seat, event.move) for event in events if isinstance(event, Moved) and isinstance(event.move, Bid)]
    assert list(board.auction) == bids
    assert board.complete_trick == (board.finished[-1] if board.finished else None)
    assert [seat.tricks for seat in view.seats] == [
        sum(winner == seat.seat for winner, _ in won) for seat in view.seats
    ]
    if any(isinstance(event, DealEnded) for event in events):  # else it was thrown in
        assert referee.by_side(seat.points for seat in view.seats) == view.results[-1].taken
