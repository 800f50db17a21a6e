"""A View of a trick game as a position of masks: the hand, the hidden pieces, and the state of play."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from bot.players.search.knowledge import Knowledge, course_of
from bot.players.search.leads_and_plays import Step, advance
from bot.players.search.masks import Deck, SuitMasks, suit_masks
from bot.players.search.playout import NOBODY, SEVERAL, Playout, PlaySetup, PlayState
from bot.players.search.policy import TrickPolicy, policy_of
from bot.players.search.worlds import Hidden, Promise, World
from bot.rules.boards import PieceView
from bot.rules.game import margin
from bot.rules.pieces import Piece
from bot.rules.view import View


class PastPlay(NamedTuple):
    """A public lead or play, and the state of the deal before it."""

    seat: int
    step: Step
    standing: PlayState


@dataclass(frozen=True)
class TrickPosition:
    """A deal during play as one seat knows it: its `hand`, and all `plays` so far.

    With `takes_undealt` the winner of this first trick takes the undealt piece.
    """

    view: View
    knowledge: Knowledge
    me: int
    course: PlaySetup
    standing: PlayState
    plays: tuple[PastPlay, ...]
    hand: int
    hidden: Hidden
    takes_undealt: bool

    @property
    def deck(self) -> Deck:
        return self.course.masks.deck

    @property
    def side(self) -> int:
        return self.course.sides[self.me]

    @cached_property
    def policy(self) -> TrickPolicy:
        return policy_of(self.view.game, self.knowledge.table(self.view))

    @cached_property
    def playout(self) -> Playout:
        return Playout(self.course, self.policy)

    @cached_property
    def stake(self) -> float:
        """The deal's stake: half the range of margins over the ends in which one seat takes everything."""
        course, view, count = self.course, self.view, self.view.trick_board.count
        points, seats = course.all_points + course.trick_points * count, range(len(view.seats))
        margins: list[float] = []
        for taker in seats:
            is_all = [seat == taker for seat in seats]
            scored = self.knowledge.scored(view, [points * it for it in is_all], [count * it for it in is_all])
            margins.append(margin(scored.by_side, self.side, low_wins=view.low_wins))
        return (max(margins) - min(margins)) / 2

    def hands_in(self, world: World) -> list[int]:
        hands = list(world[:-1])
        hands[self.me] = self.hand
        return hands

    @staticmethod
    def of(view: View, knowledge: Knowledge) -> "TrickPosition":
        """Read a seat's view. Raises TypeError for a bystander's."""
        if view.viewer is None:
            raise TypeError("a bystander plays nothing")
        board, me = view.trick_board, view.viewer
        masks = suit_masks(knowledge.game.deck(view.options, len(view.seats)), knowledge.suits(view))
        course = course_of(view, knowledge, masks)
        plays, standing, lacks = _record(view, course)
        hand = masks.deck.take(_faces(view.hand), standing.left)
        hidden = standing.left ^ hand
        known, elsewhere = _known(view, knowledge, masks.deck, hidden)
        out = sum(known[seat.seat] for seat in view.seats if seat.out)
        if out:  # their holder plays none of these
            standing = standing._replace(left=standing.left & ~out)
            plays = [play._replace(standing=play.standing._replace(left=play.standing.left & ~out)) for play in plays]
        undealt = masks.deck.take(_faces(board.kitty), hidden & ~sum(known))
        held = [0 if seat.seat == me or (seat.out and not seat.shown) else seat.held for seat in view.seats]
        lacking = tuple(known_lacks | other for known_lacks, other in zip(lacks, elsewhere, strict=True))
        return TrickPosition(
            view=view,
            knowledge=knowledge,
            me=me,
            course=course,
            standing=standing,
            plays=tuple(plays),
            hand=hand,
            hidden=Hidden(hidden & ~undealt, tuple(held), tuple(known), lacking, _promised(view, knowledge, masks)),
            takes_undealt=not board.finished and knowledge.takes_undealt(view),
        )


def _record(view: View, course: PlaySetup) -> tuple[list[PastPlay], PlayState, list[int]]:
    """The facts that tricks show: every play, the present state, and the pieces each seat lacks."""
    board, masks, nothing = view.trick_board, course.masks, (0,) * len(view.seats)
    everything = masks.deck.everything
    standing = PlayState(
        leader=view.to_act[0],
        trick=None,
        left=everything ^ masks.deck.take(_faces(board.exposed), everything),
        tricks_left=board.count,
        points=nothing,
        tricks=nothing,
        owner=NOBODY,
        voids=(0,) * len(masks.suits),
        broken=not course.breaking,
        is_first=True,
    )
    plays, lacks = list[PastPlay](), [0] * len(view.seats)
    for shown in board.all_tricks:
        standing, suit = standing._replace(leader=shown.leader), masks.place[shown.led]
        for place, (seat, piece_view) in enumerate(shown.plays):
            bit = masks.deck.take(_faces((piece_view,)), standing.left)
            if not bit & masks.follows[suit]:
                lacks[seat] |= masks.follows[suit]
                if standing.is_first and bit & course.kept:
                    lacks[seat] |= everything & ~course.kept
            if not place and bit & course.held_back and not standing.broken:
                lacks[seat] |= everything & ~course.held_back
            plays.append(PastPlay(seat, (bit, suit), standing))
            standing = advance(course, standing, (bit, suit))
    owners = {seat.side for seat in view.seats if seat.points}
    standing = standing._replace(
        leader=standing.trick.leader if standing.trick else view.to_act[0],
        points=tuple(seat.points for seat in view.seats),
        tricks=tuple(seat.tricks for seat in view.seats),
        owner=NOBODY if not owners else SEVERAL if len(owners) > 1 else owners.pop(),
    )
    return plays, standing, lacks


def _known(view: View, knowledge: Knowledge, deck: Deck, hidden: int) -> tuple[list[int], list[int]]:
    """The pieces each other seat is known to hold, and those it cannot hold as only certain seats can.

    Known pieces lie open, were passed by me or taken back, or gave a seat the first lead.
    """
    board = view.trick_board
    known, elsewhere = [0] * len(view.seats), [0] * len(view.seats)

    def holds(seat: int, piece: Piece) -> None:
        bit = deck.bits[piece] & hidden & ~sum(known)
        known[seat] |= bit & -bit

    for seat in view.seats:
        if seat.seat != view.viewer:
            known[seat.seat] |= deck.take(_faces(seat.shown), hidden & ~sum(known))
    opener = knowledge.opener(view)
    if opener is not None:
        holds(board.all_tricks[0].leader if board.all_tricks else view.to_act[0], opener)
    receiver = receiver_of(view)
    if receiver is not None and board.kitty and board.contract is not None and board.contract.seat == receiver:
        passed = sum(deck.bits[piece] for piece in board.passed)  # one of them may lie in the kitty now
        elsewhere = [passed * (seat != receiver) for seat in range(len(view.seats))]
    elif receiver is not None:
        for piece in board.passed:
            holds(receiver, piece)
    for taken_back in board.withdrawn:
        holds(taken_back.seat, taken_back.piece)
    return known, elsewhere


def receiver_of(view: View) -> int | None:
    """The seat that the viewer passes to, if pieces are passed."""
    offset = _TO_THE_LEFT.get(view.trick_board.pass_direction)
    return None if offset is None or view.viewer is None else (view.viewer + offset) % len(view.seats)


def _promised(view: View, knowledge: Knowledge, masks: SuitMasks) -> tuple[Promise, ...]:
    """The promises of the others' bids, less the pieces they have played. A seat that named trump holds several."""
    found: list[Promise] = []
    deck, contract = masks.deck, view.trick_board.contract
    if contract is not None and contract.bid.special is None and masks.trumps and contract.seat != view.viewer:
        own = [shown for trick in view.trick_board.all_tricks if (shown := trick.by(contract.seat)) is not None]
        trumps = sum(bool(deck.bits[shown.piece] & masks.trumps) for shown in own if shown.piece is not None)
        found.append(Promise(contract.seat, masks.trumps, 0, LIKELIER, trumps))
    for seat, pieces, count in knowledge.promised(view):
        tricks = view.trick_board.all_tricks
        played = sum(shown is not None and shown.piece in pieces for shown in (trick.by(seat) for trick in tricks))
        if seat != view.viewer and count > played:
            found.append(Promise(seat, sum(deck.bits[piece] for piece in pieces), count - played))
    return tuple(found)


def _faces(shown: tuple[PieceView, ...]) -> list[Piece]:
    return [piece_view.piece for piece_view in shown if piece_view.piece is not None]


LIKELIER = 4.0  # the factor on a hand's likelihood to name a trump for each trump it holds, from many bids
_TO_THE_LEFT = {"left": 1, "right": -1, "across": 2}
