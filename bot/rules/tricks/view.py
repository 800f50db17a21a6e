"""The Views of a trick game: the match as each seat, or a bystander, can know it."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from bot.message import Text
from bot.rules.boards import PieceView, TricksView, TrickView
from bot.rules.copies import updated
from bot.rules.pieces import Piece
from bot.rules.tricks.deal import TrickMatch
from bot.rules.tricks.faces import Faces, faces
from bot.rules.tricks.game import PhaseRules, TrickGame, points_taken, rules_now
from bot.rules.tricks.phases import Playing, pass_name, pass_offset
from bot.rules.view import Choice, Phase, SeatView, View


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
    rules = rules_now(game, match)
    to_act = rules.to_act(game, match) if rules is not None else ()
    now = _Moment(game, match, _faces(game, match), rules, to_act, pass_offset(game, match))
    public = _public(now)
    return lambda seat: public if seat is None else _own(now, public, seat)


def _faces(game: TrickGame, match: TrickMatch) -> Faces:
    return faces(game, match.options, game.suits(match), not match.deal.counts_tricks)


# -- what everybody sees ---------------------------------------------------------------------------------------------


def _public(now: _Moment) -> View:
    game, match, deal = now.game, now.match, now.match.deal
    sides = game.sides(match.options, match.players)
    prompt, open_choices = _asked_openly(now)
    return View(
        game=game.name,
        title=game.title_of(match.options, match.players),
        options=match.options,
        phase=deal.phase if match.winners is None else Phase.OVER,
        viewer=None,
        seats=_seats(now, sides),
        partners=len(set(sides)) < match.players,
        deal=deal.number,
        target=match.options.target,
        deals=match.deals,
        low_wins=game.low_wins,
        board=_board(now),
        prompt=prompt,
        open_choices=open_choices,
        draws=match.draws,
        drawn_for=game.traits.drawn_for,
        results=match.results,
        winners=match.winners,
    )


def _asked_openly(now: _Moment) -> tuple[Text, tuple[Choice, ...]]:
    """The prompt of the seats to act if it is public, and the choices they share that reveal nothing of a hand."""
    rules = now.rules
    asks = [rules.ask_openly(now.game, now.match, seat) for seat in now.to_act] if rules is not None else []
    if not asks:
        return "", ()
    first, *others = asks
    shared = tuple(choice for choice in first.choices if all(choice in ask.choices for ask in others))
    return (first.prompt if all(ask.prompt for ask in asks) else ""), shared


def _seats(now: _Moment, sides: tuple[int, ...]) -> tuple[SeatView, ...]:
    game, match, deal = now.game, now.match, now.match.deal
    active, points = game.active(match), points_taken(game, match)
    have_chosen = deal.declined if deal.phase is Phase.REVIEW else _have_passed(match)
    bids = dict(deal.bids)
    return tuple(
        SeatView(
            seat=seat,
            side=side,
            held=len(deal.claim.hands[seat] if deal.claim else deal.hands[seat]),
            tricks=deal.won.count(seat),
            points=points[seat],
            total=match.totals[side],
            to_act=seat in now.to_act,
            ready=seat in have_chosen,
            dealer=seat == deal.first,
            bid=bids.get(seat),
            out=seat not in active,
            shown=tuple(map(now.shown.piece, deal.claim.hands[seat] if deal.claim else game.open_hand(match, seat))),
        )
        for seat, side in enumerate(sides)
    )


def _have_passed(match: TrickMatch) -> tuple[int, ...]:
    deal = match.deal
    if deal.phase is not Phase.PASS:
        return ()
    return tuple(seat for seat, chosen in enumerate(deal.chosen) if chosen is not None)


def _board(now: _Moment) -> TricksView:
    game, match, shown, deal = now.game, now.match, now.shown, now.match.deal
    phases = game.phases(match.options)
    tricks = shown.tricks(deal.tricks)
    finished = tricks[: len(deal.played)]
    # Claimed tricks were not played out: all are the claimer's, even those that others have begun.
    claimed = tuple(replace(trick, winner=deal.won[-1]) for trick in tricks[len(finished) :])
    current = shown.trick(len(finished) + 1, deal.trick) if deal.trick else None
    is_playing = deal.phase in (Phase.OPENING, Phase.PLAY)
    has_kitty = bool(deal.unused) and any(rules.phase is Phase.KITTY for rules in phases)
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
        exposed=tuple(map(shown.piece, deal.exposed)),
        contract=deal.contract,
        contract_progress=game.contract_progress(match),
        auction=deal.bids,
        kitty=(_FACE_DOWN,) * len(deal.unused) if has_kitty else (),
        challenges=deal.challenges,
        withdrawn=deal.withdrawn,
        pass_direction=pass_name(now.pass_offset, match.players) if now.pass_offset else "",
        lead_ordered_by=deal.first if _is_lead_ordered(game, match) else None,
        direction=next((rules.direction for rules in phases if isinstance(rules, Playing)), 1),
        counts_tricks=game.traits.counts_tricks or deal.counts_tricks,
    )


_FACE_DOWN = PieceView(None)


def _last_trick(game: TrickGame, match: TrickMatch) -> TrickView | None:
    tricks = match.deal.played
    return _faces(game, match).trick(len(tricks), tricks[-1]) if tricks else None


def _is_lead_ordered(game: TrickGame, match: TrickMatch) -> bool:
    """Whether the first player has ordered the left neighbour to make the first lead, until trick 1 is over."""
    deal = match.deal
    if deal.phase is not Phase.PLAY or deal.tricks or deal.leader == deal.first:
        return False
    return any(rules.phase is Phase.OPENING for rules in game.phases(match.options))


# -- what one seat sees besides --------------------------------------------------------------------------------------


def _own(now: _Moment, public: View, seat: int) -> View:
    game, match, rules = now.game, now.match, now.rules
    return updated(
        public,
        viewer=seat,
        board=_own_board(now, public.trick_board, seat),
        hand=_hand(now, seat),
        ask=rules.ask(game, match, seat) if rules is not None and rules.is_asked(game, match, seat) else None,
        extra_choices=rules.extra_choices(game, match, seat) if rules is not None else (),
    )


def _own_board(now: _Moment, board: TricksView, seat: int) -> TricksView:
    """The board with the pieces that the seat passed and received, and for the bid winner the kitty."""
    deal = now.match.deal
    passed = deal.chosen[seat] or ()
    looks = bool(board.kitty) and deal.contract is not None and deal.contract.seat == seat
    if not passed and not looks:
        return board  # a seat that has not passed receives nothing
    kitty = tuple(map(now.shown.piece, deal.unused)) if looks else board.kitty
    return updated(board, kitty=kitty, passed=passed, received=_received(now.match, now.pass_offset, seat))


def _received(match: TrickMatch, offset: int, seat: int) -> tuple[Piece, ...]:
    if not offset or None in match.deal.chosen:
        return ()
    return match.deal.chosen[(seat - offset) % match.players] or ()


def _hand(now: _Moment, seat: int) -> tuple[PieceView, ...]:
    """The hand, trump first; marked are the pieces that cannot be played, where there are any."""
    deal, shown = now.match.deal, now.shown
    playable = _playable(now, seat)
    if playable is None:
        hand = [shown.piece(piece) for piece in deal.hands[seat]]
    else:
        led = deal.trick.led if deal.trick else None
        hand = [shown.piece(piece, led, piece in playable) for piece in deal.hands[seat]]
    if shown.system.trump is not None:
        hand.sort(key=lambda piece_view: not piece_view.trump)
    return tuple(hand)


def _playable(now: _Moment, seat: int) -> set[Piece] | None:
    """The pieces that can be played by the rules; None where all can be, or none is asked for."""
    if seat not in now.to_act or not isinstance(now.rules, Playing):
        return None
    playable = set(now.rules.playable(now.game, now.match, seat))
    return playable if playable != set(now.match.deal.hands[seat]) else None
