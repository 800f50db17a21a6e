"""Learning the policies of trick games: deals become arrays, with which tricks.c plays and learns.

At each decision every move is tried in the actual deal and played out by the current policy. Its entries learn its
advantage over the other moves. Moves are drawn by their values, for variety.
"""

import ctypes
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from bot.players.declaring.count_hand import CountHand, least_danger
from bot.players.knowledge import KNOWLEDGE, NEL_O
from bot.players.learn.curve import TESTED, Values
from bot.players.learn.native import library, seed_of
from bot.players.search import features
from bot.players.search.knowledge import Knowledge
from bot.players.search.masks import bits_in
from bot.players.search.playout import NOBODY, SEVERAL, PlaySetup, PlayState
from bot.players.search.policy import SIZES, TrickPolicy
from bot.players.search.position import TrickPosition
from bot.rules.game import margin
from bot.rules.moves import Bid, Move, Pass, Trump
from bot.rules.options import Options
from bot.rules.pieces import Piece
from bot.rules.tricks.bids import PASS
from bot.rules.tricks.deal import TrickMatch
from bot.rules.view import Phase, View

LEARNT = 4_000  # a table's deals for learning, used repeatedly; its test deals follow them
TRIED = 12  # the most deals tried for each one kept, as not all come to such a table
BY_CHANCE = 0.2  # the share of random trumps, so that unlikely ones are learnt too
EXPLORED = 0.15  # the share of random moves
LOOKED_AT = 0.5  # the share of decisions to learn from: more deals teach more than more decisions of each
MIXED = 0.5  # the share of replays in which two hands are dealt again
HEAT = 0.025  # the temperature of drawn moves, relative to the spread of deals' margins
MOST_DANGER = 2.0  # the most danger of a hand that plays Nel-O here; more than in bidding

# The structures of tricks.c.
_PIECES, _SUITS, _SEATS, _OWNERS, _MASKS, _POINTS = 64, 11, 6, 8, 64, 128
_FIRST_SIDE = 2  # an owner's place in the C structures; before it, nobody and several
_PAIR = np.dtype([("at", "i4"), ("stake", "i4")])
_LEAD = np.dtype([("above", "u8"), ("members", "u8"), ("suit", "i4"), ("pad", "i4"), ("entry", _PAIR)])
_PLAY = np.dtype([("above", "u8"), ("second", "u8"), ("is_own", "i4"), ("pad", "i4"), ("entry", _PAIR)])
_MASK_NAMES = ("trumps", "worst", "valued", "held_back", "breaking", "kept", "opening")
COURSE = np.dtype(
    [(name, "u8") for name in _MASK_NAMES]
    + [
        ("follows", "u8", _SUITS),
        ("over", "u8", (_SUITS, _PIECES)),
        ("worth", "i4", _PIECES),
        ("lead_count", "i4", _PIECES),
        ("leads", _LEAD, (_PIECES, 2)),
        ("follow", _PLAY, (_SUITS, _PIECES)),
        ("discard", _PLAY, _PIECES),
        ("value_of", _PAIR, _POINTS),
        ("all_points", "i4"),
        ("trick_points", "i4"),
        ("trump", "i4"),
        ("pad", "i4"),
    ]
)
_TURN = np.dtype([(name, "i4") for name in ("seat", "behind", "opponents", "is_void", "is_open", "pad")])
DEAL = np.dtype(
    [("hands", "u8", _SEATS), ("left", "u8"), ("undealt", "u8")]
    + [(name, "i4") for name in ("course", "players", "leader", "tricks_left", "order_length", "broken")]
    + [("sides", "i4", _SEATS), ("sides_in_all", "i4"), ("pad", "i4")]
    + [("orders", _TURN, (_SEATS, _SEATS))]
    + [("roles", _PAIR, (_OWNERS, _SEATS)), ("attitudes", _PAIR, (_OWNERS, _SEATS, _SEATS))]
    + [("void_parts", "i4", (_SEATS, _MASKS))]
    + [
        (name, "i4")
        for name in ("has_aim", "aim_seats", "needed", "total", "counts_tricks", "close", "ends", "aims_pad")
    ]
    + [("by_own", "f8", (_SEATS, _POINTS)), ("by_seat", "f8", (2, _SEATS, _SEATS)), ("by_moon", "f8", (_SEATS, _SEATS))]
)
_COUNTED = {
    "lead_above": features.LEAD_ABOVE_OF,
    "lead_left": features.LEAD_LEFT_OF,
    "lead_own": features.LEAD_OWN_OF,
    "trumps_out": features.TRUMPS_OUT_OF,
    "play_above": features.PLAY_ABOVE_OF,
    "play_second": features.PLAY_SECOND_OF,
    "stake_above": features.LEAD_STAKE_ABOVE_OF,
    "stake_left": features.LEAD_STAKE_LEFT_OF,
    "stake_trumps_out": features.LEAD_STAKE_TRUMPS_OUT_OF,
    "safety": features.SAFETY_OF,
    "winning": features.WINNING_OF,
}
_SINGLE = {
    "lead_stage": features.LEAD_STAGE,
    "play_stage": features.PLAY_STAGE,
    "beats": features.PLAY_BEATS,
    "lead_aim": features.LEAD_STAKE_AIM,
    "play_aim": features.PLAY_STAKE_AIM,
    "aims": features.AIMS,
    "worst_own": features.WORST_OWN,
    "worst_out": features.WORST_OUT,
}
STEPS = np.dtype(
    [(name, "i4") for name in _SINGLE] + [("table_starts", "i4", 4)] + [(name, "i4", _PIECES) for name in _COUNTED]
)


@dataclass(frozen=True)
class Dealt:
    """A deal at the start of its play: all hands, and a seat's view for the public facts.

    `passes` has for each seat its hand before passing and the pieces it passed.
    """

    view: View
    course: PlaySetup
    standing: PlayState
    hands: tuple[int, ...]
    passes: tuple[tuple[int, int], ...] = ()


def dealt(knowledge: Knowledge, table: str, options: Options, players: int, number: int) -> Dealt | None:
    """A deal in which computers have passed and bid; None if nobody bid."""
    game, random = knowledge.game, Random(number)  # noqa: S311 - no secret depends on it
    match: TrickMatch = game.start(options, players, seed_of(f"learn {number}").to_bytes(8) * 4)
    passes: list[tuple[Sequence[Piece], Sequence[Piece]]] = []
    for _ in range(60):
        seat = game.to_act(match)[0]
        view = game.view(match, seat)
        if view.phase in (Phase.PLAY, Phase.OPENING):
            position = TrickPosition.of(view, knowledge)
            deck = position.deck
            left, hands = deck.everything, list[int]()
            for held in match.deal.hands:
                hands.append(deck.take(held, left))
                left ^= hands[-1]
            standing = position.standing
            if position.takes_undealt:
                standing = standing._replace(undealt=left)
            taken = tuple(
                (deck.take(held, deck.everything), deck.take(given, deck.everything)) for held, given in passes
            )
            return Dealt(view, position.course, standing, tuple(hands), taken)
        move = _declared(view, table, random)
        if isinstance(move, Pass):
            passes.append((match.deal.hands[seat], move.pieces))
        match, _ = game.play(match, seat, move)
    return None


def _declared(view: View, table: str, random: Random) -> Move:
    """A computer's pass, bid or trump; at the table of Nel-O it bids that with any suitable hand."""
    choices = [choice.move for choice in view.ask.choices] if view.ask is not None else []
    if view.phase is Phase.TRUMP and table != NEL_O and random.random() < BY_CHANCE:
        return random.choice([move for move in choices if isinstance(move, Trump)] or choices)
    if table != NEL_O or view.phase is not Phase.BID:
        return KNOWLEDGE[view.game].declare(view)
    nel_o = [move for move in choices if isinstance(move, Bid) and move.nel_o]
    return nel_o[0] if nel_o and least_danger(CountHand.of(view)) < MOST_DANGER else PASS


def deals_of(game: str, table: str, count: int) -> list[Dealt]:
    """At most `count` deals of a table."""
    knowledge = KNOWLEDGE[game]
    options, players = knowledge.tables()[table]
    found: list[Dealt] = []
    for number in range(TRIED * count):
        deal = dealt(knowledge, table, options, players, number)
        if deal is not None and knowledge.table(deal.view) == table:
            found.append(deal)
        if len(found) == count:
            break
    return found


def habit(deals: list[Dealt]) -> tuple[int, ...]:
    """The percentage of a piece's holders who pass it, by its place in the deck."""
    held, passed = Counter[int](), Counter[int]()
    for hand, given in (each for deal in deals for each in deal.passes):
        held.update(bits_in(hand))
        passed.update(bits_in(given))
    deck = deals[0].course.masks.deck
    return tuple(round(100 * passed[bit] / held[bit]) for bit in bits_in(deck.everything))


class _Game(ctypes.Structure):
    _fields_ = (("steps", ctypes.c_void_p), ("courses", ctypes.c_void_p), ("deals", ctypes.c_void_p))


class _Habits(ctypes.Structure):
    _fields_ = tuple((name, ctypes.c_double) for name in ("explored", "looked_at", "mixed", "heat"))


class TrickDeals:
    """Deals for tricks.c."""

    def __init__(self, knowledge: Knowledge, deals: Sequence[Dealt]) -> None:
        self._courses: dict[tuple[int, ...], int] = {}
        self._scores: dict[Any, tuple[Values, Values, Values]] = {}
        self._steps = _steps()
        self._deals = np.zeros(len(deals), DEAL)
        courses: list[Any] = []
        for number, deal in enumerate(deals):
            course = deal.course
            key = id(course.features), course.held_back, course.opening, course.kept
            if key not in self._courses:
                self._courses[key] = len(courses)
                courses.append(_course(course))
            contract = deal.view.trick_board.contract
            if contract not in self._scores:
                self._scores[contract] = _scores(knowledge, deal)
            self._fill(self._deals[number], deal, self._courses[key], self._scores[contract])
        self._every = np.array(courses, COURSE)
        self._kept = [deal.course.features for deal in deals]  # keeps their ids unique
        self._game = _Game(self._steps.ctypes.data, self._every.ctypes.data, self._deals.ctypes.data)
        self._library = library("tricks")

    def __len__(self) -> int:
        return len(self._deals)

    def learn(self, learner: "TrickLearner", known: int, deals: int, rate: float, seed: int) -> None:
        """Have a learner play `deals` of the first `known` deals."""
        habits, values, met = (EXPLORED, LOOKED_AT, MIXED, HEAT * learner.spread), learner.values, learner.met
        self._library.learn(
            ctypes.byref(self._game), known, deals, ctypes.c_double(rate), ctypes.byref(_Habits(*habits)),
            ctypes.c_uint64(seed), _address(values), _address(met),
        )  # fmt: skip

    def duplicates(self, first: int, count: int, ours: Values, theirs: Values) -> Values:
        """The margin of each of these deals, the mean over the sides that play by our values in turn."""
        margins = np.zeros(count)
        self._library.duplicates(
            ctypes.byref(self._game), first, count, _address(ours), _address(theirs), _address(margins)
        )
        return margins

    def ends(self, values: Values) -> tuple[Any, Any, Values]:
        """The points, tricks and margins by deal and seat if everyone plays by these values."""
        points, tricks = (np.zeros((len(self), _SEATS), np.int32) for _ in range(2))
        margins = np.zeros((len(self), _SEATS))
        self._library.ends(
            ctypes.byref(self._game), len(self), _address(values), _address(points), _address(tricks), _address(margins)
        )
        return points, tricks, margins

    def _fill(self, into: Any, deal: Dealt, course: int, scores: tuple[Values, Values, Values]) -> None:
        setup, standing, players = deal.course, deal.standing, len(deal.course.sides)
        into["hands"][:players], into["left"], into["undealt"] = deal.hands, standing.left, standing.undealt
        into["course"] = course
        into["players"], into["leader"], into["tricks_left"] = players, standing.leader, standing.tricks_left
        into["order_length"], into["broken"] = len(setup.orders), standing.broken
        into["sides"][:players], into["sides_in_all"] = setup.sides, max(setup.sides) + 1
        for leader, order in setup.orders.items():
            into["orders"][leader][: len(order)] = [(*turn, 0) for turn in order]
        for owner, roles in setup.roles.items():
            place = {NOBODY: 0, SEVERAL: 1}.get(owner, _FIRST_SIDE + owner)
            into["roles"][place][:players] = roles
            for seat, attitudes in enumerate(setup.attitudes[owner]):
                into["attitudes"][place][seat][:players] = attitudes
        for seat, parts in enumerate(setup.void_parts):
            into["void_parts"][seat][: len(parts)] = parts
        aim = setup.aim
        if aim is not None:
            into["has_aim"], into["aim_seats"] = 1, sum(1 << seat for seat in aim.seats)
            for name in ("needed", "total", "counts_tricks", "close", "ends"):
                into[name] = getattr(aim, name)
        into["by_own"], into["by_seat"], into["by_moon"] = scores


class TrickLearner:
    """Learns a table of a trick game. `spread` is the standard deviation of deals' margins in random play."""

    def __init__(self, game: str, table: str) -> None:
        knowledge = KNOWLEDGE[game]
        found = deals_of(game, table, LEARNT + TESTED)
        self._deals = TrickDeals(knowledge, found)
        self._tested = min(TESTED, len(found) // 4)
        self._passed = habit(found) if knowledge.passes_by_search else ()
        self.values = np.zeros(sum(SIZES))
        self.met = np.zeros(sum(SIZES), np.int32)
        self.spread = float(self._deals.ends(np.random.default_rng(0).random(sum(SIZES)))[2][:, 0].std())

    def learn(self, deals: int, rate: float, seed: int) -> None:
        self._deals.learn(self, len(self._deals) - self._tested, deals, rate, seed_of(str(seed)) | 1)

    def margins(self, opponent: Values, deals: int, seed: int) -> Values:
        count = min(deals, self._tested)
        return self._deals.duplicates(len(self._deals) - self._tested, count, self.values, opponent)

    def packed(self) -> dict[str, Any]:
        return TrickPolicy.of(self.values.tolist(), self._passed).packed()


def _address(of: Any) -> ctypes.c_void_p:
    return ctypes.c_void_p(of.ctypes.data)


def _steps() -> Any:
    steps = np.zeros(1, STEPS)
    for name, value in _SINGLE.items():
        steps[0][name] = value
    for name, values in _COUNTED.items():
        steps[0][name][: len(values)] = values
    steps[0]["table_starts"] = [0, *np.cumsum(SIZES)[:-1]]
    return steps


def _course(setup: PlaySetup) -> Any:
    """The facts shared by all deals with these suits and points."""
    found, masks, features_of = np.zeros((), COURSE), setup.masks, setup.features
    known = {
        "trumps": masks.trumps, "worst": features_of.worst, "valued": setup.valued, "held_back": setup.held_back,
        "breaking": setup.breaking, "kept": setup.kept, "opening": setup.opening,
        "all_points": setup.all_points, "trick_points": setup.trick_points, "trump": masks.trump or 0,
    }  # fmt: skip
    for name, value in known.items():
        found[name] = value
    found["follows"][: len(masks.suits)] = masks.follows
    number = {1 << place: place for place in range(len(masks.deck.pieces))}
    for suit in range(len(masks.suits)):
        for bit, over in masks.over[suit].items():
            found["over"][suit][number[bit]] = over
        for bit, (above, second, *entry) in features_of.follows[suit].items():
            found["follow"][suit][number[bit]] = above, second, 0, 0, tuple(entry)
    for bit, place in number.items():
        found["worth"][place] = setup.worth.get(bit, 0)
        above, second, is_own, *entry = features_of.voids[bit]
        found["discard"][place] = above, second, is_own, 0, tuple(entry)
        found["lead_count"][place] = len(features_of.leads[bit])
        for way, (suit, above, members, *entry) in enumerate(features_of.leads[bit]):
            found["leads"][place][way] = above, members, suit, 0, tuple(entry)
    found["value_of"][: len(features_of.value_of)] = list(features_of.value_of)
    return found


def _scores(knowledge: Knowledge, deal: Dealt) -> tuple[Values, Values, Values]:
    """The margin of each seat's side by the rules, in three parts: by the takings of those who play for the contract;
    per point or trick of one of the others, for a failed and a made contract; and for a moon, by side.

    The margin is the sum of the first two; without a contract only the second counts, or the moon.
    """
    setup, view, aim = deal.course, deal.view, deal.course.aim
    seats = range(len(setup.sides))
    by_own, by_seat, by_moon = (np.zeros(DEAL[name].shape) for name in ("by_own", "by_seat", "by_moon"))

    def margins(counts: dict[int, int]) -> Values:
        taken, nothing = [counts.get(seat, 0) for seat in seats], [0 for _ in seats]
        points, tricks = (nothing, taken) if aim is not None and aim.counts_tricks else (taken, nothing)
        scored = knowledge.scored(view, points, tricks)
        return np.array([margin(scored.by_side, setup.sides[seat], low_wins=view.low_wins) for seat in seats])

    if aim is None:
        for seat in seats:
            by_seat[:, : len(seats), seat] = _by_points(margins, seat, setup)
            by_moon[: len(seats), setup.sides[seat]] = margins({seat: setup.all_points})
    else:
        own = aim.seats[0]
        for count in range(aim.total + 1):
            by_own[: len(seats), count] = margins({own: count})
        for is_made, count in enumerate((0, aim.needed)):
            for seat in set(seats).difference(aim.seats):
                by_seat[is_made, : len(seats), seat] = margins({own: count, seat: 1}) - by_own[: len(seats), count]
    return by_own, by_seat, by_moon


def _by_points(margins: Callable[[dict[int, int]], Values], seat: int, setup: PlaySetup) -> Values:
    """The margins for each point of a seat, while another side has points too."""
    other = next(other for other, side in enumerate(setup.sides) if side != setup.sides[seat])
    one, two = (margins({seat: setup.all_points - count, other: count}) for count in (1, 2))
    return (one - (two - one)) / setup.all_points
