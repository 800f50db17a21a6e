"""The Views of a trick game: the match as each seat, or a bystander, can know it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, NamedTuple

from bot.rules.boards import PieceView, TricksView, TrickView
from bot.rules.copies import updated
from bot.rules.pieces import Piece, Tile
from bot.rules.suits import Suit, SuitSystem
from bot.rules.tricks.deal import Trick, TrickMatch
from bot.rules.tricks.game import PhaseRules, TrickGame
from bot.rules.tricks.phases import Playing, pass_name, pass_offset
from bot.rules.view import Phase, SeatView, View

# -- pieces and tricks, as every View of a deal and of others like it shows them ---------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Faces:
    """The game, house rules and suits that pieces are shown under. With `has_points` they show their worth."""

    game: TrickGame
    options: Any
    system: SuitSystem
    has_points: bool = True


# Few kinds of match are played at once, with a trump each: then these are the same objects, which compare by identity.
faces = lru_cache(maxsize=256)(Faces)


@lru_cache(maxsize=8192)
def piece_view(shown: Faces, piece: Piece, led: Suit | None = None, legal: bool | None = None) -> PieceView:
    """A piece under a trick led in `led`, in a hand that can play it or not (`legal`)."""
    game, system = shown.game, shown.system
    suits = system.suits_of(piece)
    points = game.worth(shown.options, piece) if shown.has_points else 0
    tinted = (False, False)
    if led is not None and led in suits and isinstance(piece, Tile):
        tinted = (True, True) if led is Suit.DOUBLES else (str(piece.high) == led.value, str(piece.low) == led.value)
    return PieceView(
        piece,
        legal=legal,
        trump=system.trump is not None and system.trump in suits,
        points=points,
        penalty=game.low_wins and points > 0,
        black=piece == game.traits.black,
        tinted=tinted,
    )


@lru_cache(maxsize=1024)  # each View of the rest of a deal has its tricks
def _trick_view(shown: Faces, number: int, trick: Trick) -> TrickView:
    """A trick, finished or not."""
    plays, winning = _plays(shown, trick)
    points = shown.game.points_in(shown.options, trick) if shown.has_points else 0
    return TrickView(number, trick.led, plays, winning[-1], points, winning)


@lru_cache(maxsize=1024)  # a trick grows by a play at a time
def _plays(shown: Faces, trick: Trick) -> tuple[tuple[tuple[int, PieceView], ...], tuple[int, ...]]:
    """The plays to a trick as they are shown, and the seat that was winning it after each."""
    *before, (seat, piece) = trick.plays
    earlier = _plays(shown, Trick(trick.led, tuple(before))) if before else ((), ())
    return (*earlier[0], (seat, piece_view(shown, piece, trick.led))), (*earlier[1], trick.winner(shown.system))


@lru_cache(maxsize=1024)  # so that a View late in a deal costs what an early one does
def _trick_views(shown: Faces, tricks: tuple[Trick, ...]) -> tuple[TrickView, ...]:
    if not tricks:
        return ()
    return (*_trick_views(shown, tricks[:-1]), _trick_view(shown, len(tricks), tricks[-1]))


# -- the Views ---------------------------------------------------------------------------------------------------------


class _Moment(NamedTuple):
    """A match at one moment, and what all its Views are made with: `rules` are those of its phase."""

    game: TrickGame
    match: TrickMatch
    shown: Faces
    rules: PhaseRules | None
    to_act: tuple[int, ...]
    pass_offset: int


def trick_views(game: TrickGame, match: TrickMatch) -> Callable[[int | None], View]:
    """The function from a seat, or None for a bystander, to its View. A seat's has all of the bystander's."""
    rules = game.rules_now(match)
    to_act = rules.to_act(match) if rules is not None else ()
    now = _Moment(game, match, _faces(game, match), rules, to_act, pass_offset(game, match))
    board = _board(now)
    public = _public(now, board)
    return lambda seat: public if seat is None else _own(now, public, board, seat)


def _faces(game: TrickGame, match: TrickMatch) -> Faces:
    return faces(game, match.options, game.suits(match), not match.deal.counts_tricks)


# -- the public part


def _public(now: _Moment, board: TricksView) -> View:
    game, match, rules = now.game, now.match, now.rules
    asks = [rules.ask_openly(match, seat) for seat in now.to_act] if rules is not None else []
    return game.public_view(
        match,
        board,
        match.deal.phase if match.winners is None else Phase.OVER,
        _seats(now),
        match.deal.number,
        target=match.options.target,
        prompt=asks[0].prompt if asks and all(ask.prompt for ask in asks) else "",
        open_choices=tuple([it for it in asks[0].choices if all(it in ask.choices for ask in asks)]) if asks else (),
        drawn_for=game.traits.drawn_for,
    )


def _seats(now: _Moment) -> tuple[SeatView, ...]:
    game, match, deal = now.game, now.match, now.match.deal
    active, points, bids = game.active(match), game.points_taken(match), dict(deal.bids)
    ready = deal.declined if deal.phase is Phase.REVIEW else ()
    if deal.phase is Phase.PASS:
        ready = [seat for seat, chosen in enumerate(deal.chosen) if chosen is not None]
    return tuple(
        SeatView(
            seat=seat,
            side=side,
            held=len(deal.claim.hands[seat] if deal.claim else deal.hands[seat]),
            tricks=deal.won.count(seat),
            points=points[seat],
            total=match.totals[side],
            to_act=seat in now.to_act,
            ready=seat in ready,
            dealer=seat == deal.first,
            bid=bids.get(seat),
            out=seat not in active,
            shown=_shown(now.shown, deal.claim.hands[seat] if deal.claim else game.open_hand(match, seat)),
        )
        for seat, side in enumerate(game.sides(match.options, match.players))
    )


def _shown(shown: Faces, pieces: Sequence[Piece]) -> tuple[PieceView, ...]:
    return tuple([piece_view(shown, piece) for piece in pieces])


def _board(now: _Moment) -> TricksView:
    game, match, shown, deal = now.game, now.match, now.shown, now.match.deal
    phases = [rules.phase for rules in game.phases(match.options)]
    tricks = _trick_views(shown, deal.tricks)
    finished = tricks[: len(deal.played)]
    # Claimed tricks were not played out: all are the claimer's, even those that others have begun.
    claimed = tuple(replace(trick, winner=deal.won[-1]) for trick in tricks[len(finished) :])
    current = _trick_view(shown, len(finished) + 1, deal.trick) if deal.trick else None
    is_playing = deal.phase in (Phase.OPENING, Phase.PLAY)
    is_first_trick = deal.phase is Phase.PLAY and not deal.tricks
    lead_ordered = is_first_trick and deal.leader != deal.first and Phase.OPENING in phases
    return TricksView(
        number=min(len(finished) + 1, len(deal.dealt[0])) if is_playing else 0,
        count=len(deal.dealt[0]),
        led=deal.trick.led if deal.trick else None,
        trump=shown.system.trump,
        doubles=game.doubles_told(match),
        on_table=current or (finished[-1] if finished else None),
        finished=finished,
        claimed=claimed,
        last_of_previous_deal=_last_trick(game, updated(match, deal=deal.before)) if deal.before else None,
        exposed=_shown(shown, deal.exposed),
        contract=deal.contract,
        contract_progress=game.contract_progress(match),
        auction=deal.bids,
        kitty=(_FACE_DOWN,) * len(deal.unused) if Phase.KITTY in phases else (),
        challenges=deal.challenges,
        withdrawn=deal.withdrawn,
        pass_direction=pass_name(now.pass_offset, match.players) if now.pass_offset else "",
        lead_ordered_by=deal.first if lead_ordered else None,
        direction=next((rules.direction for rules in game.phases(match.options) if isinstance(rules, Playing)), 1),
        counts_tricks=game.traits.counts_tricks or deal.counts_tricks,
    )


_FACE_DOWN = PieceView(None)


def _last_trick(game: TrickGame, match: TrickMatch) -> TrickView | None:
    tricks = match.deal.played
    return _trick_view(_faces(game, match), len(tricks), tricks[-1]) if tricks else None


# -- a seat's own part


def _own(now: _Moment, public: View, board: TricksView, seat: int) -> View:
    match, rules = now.match, now.rules
    asked = rules if rules is not None and rules.asks(seat, now.to_act) else None
    return updated(
        public,
        viewer=seat,
        board=_own_board(now, board, seat),
        hand=_hand(now, seat),
        ask=asked.ask(match, seat) if asked is not None else None,
        extra_choices=rules.extra_choices(match, seat) if rules is not None else (),
    )


def _own_board(now: _Moment, board: TricksView, seat: int) -> TricksView:
    """The board with the pieces that the seat passed and received, and for the bid winner the kitty."""
    deal = now.match.deal
    passed = deal.chosen[seat] or ()
    looks = bool(board.kitty) and deal.contract is not None and deal.contract.seat == seat
    if not passed and not looks:
        return board  # a seat that has not passed receives nothing
    giver = (seat - now.pass_offset) % now.match.players
    received = () if not now.pass_offset or None in deal.chosen else deal.chosen[giver] or ()
    kitty = _shown(now.shown, deal.unused) if looks else board.kitty
    return updated(board, kitty=kitty, passed=passed, received=received)


def _hand(now: _Moment, seat: int) -> tuple[PieceView, ...]:
    """The hand, trump first; marked are the pieces that cannot be played, where there are any."""
    deal, shown, playable = now.match.deal, now.shown, None
    if seat in now.to_act and isinstance(now.rules, Playing):
        playable = set(now.rules.playable(now.match, seat))
    if playable is None or playable == set(deal.hands[seat]):
        hand = [piece_view(shown, piece) for piece in deal.hands[seat]]
    else:
        led = deal.trick.led if deal.trick else None
        hand = [piece_view(shown, piece, led, piece in playable) for piece in deal.hands[seat]]
    if shown.system.trump is not None:
        hand.sort(key=lambda view: not view.trump)
    return tuple(hand)
