"""The View of a trick game: what one seat, or a bystander, may know of the match."""

from dataclasses import replace
from functools import lru_cache

from bot.rules.boards import PieceView, TricksView, TrickView
from bot.rules.moves import piece_of
from bot.rules.options import Options
from bot.rules.pieces import Piece, Tile
from bot.rules.suits import Suit, SuitSystem
from bot.rules.tricks.deal import TrickDeal, TrickMatch
from bot.rules.tricks.game import TrickGame
from bot.rules.tricks.phases import Passing, Playing, pass_name, pass_offset
from bot.rules.tricks.trick import Trick
from bot.rules.view import Choice, Phase, SeatView, View


def trick_view(game: TrickGame, match: TrickMatch, seat: int | None) -> View:
    """The view of a seat, or of a bystander (None)."""
    deal = match.deal
    rules = game.rules_now(match)
    asked = rules is not None and seat is not None and bool(game.legal(match, seat))
    sides, to_act, active = game.sides(match.options, match.players), game.to_act(match), game.active(match)
    prompt, open_choices = _asked_openly(game, match)
    return View(
        game=game.name,
        title=game.title_of(match.options, match.players),
        options=match.options,
        phase=Phase.OVER if rules is None else deal.phase,
        viewer=seat,
        seats=tuple(
            _seat(game, match, who, side, to_act=who in to_act, out=who not in active) for who, side in enumerate(sides)
        ),
        partners=len(set(sides)) < match.players,
        deal=deal.number,
        target=match.options.target,
        low_wins=game.low_wins,
        tricks=_board(game, match, seat),
        hand=_hand(game, match, seat) if seat is not None else (),
        ask=rules.ask(game, match, seat) if rules is not None and seat is not None and asked else None,
        prompt=prompt,
        open_choices=open_choices,
        extra_choices=rules.extra_choices(game, match, seat) if rules is not None and seat is not None else (),
        draws=match.draws,
        drawn_for=game.drawn_for,
        results=match.results,
        winners=match.winners,
    )


def _board(game: TrickGame, match: TrickMatch, seat: int | None) -> TricksView:
    deal = match.deal
    finished = tuple(_trick(game, match, number, trick) for number, trick in enumerate(deal.played, 1))
    claimed = tuple(
        _trick(game, match, number, trick)
        for number, trick in enumerate(deal.tricks[len(finished) :], len(finished) + 1)
    )
    current = _trick(game, match, len(finished) + 1, deal.trick) if deal.trick else None
    playing = deal.phase in (Phase.OPENING, Phase.PLAY)
    offset = pass_offset(game, match)
    return TricksView(
        number=min(len(finished) + 1, len(deal.dealt[0])) if playing else 0,
        count=len(deal.dealt[0]),
        led=deal.trick.led if deal.trick else None,
        trump=game.suits(match).trump,
        doubles=deal.doubles,
        on_table=current or (finished[-1] if finished else None),
        finished=finished,
        claimed=claimed,
        last_of_previous_deal=_last_trick(game, replace(match, deal=deal.before)) if deal.before else None,
        exposed=tuple(piece_view(game, match.options, piece, game.suits(match)) for piece in deal.exposed),
        contract=deal.contract,
        contract_progress=game.contract_progress(match),
        auction=deal.bids,
        kitty=_kitty(game, match, seat),
        challenges=deal.challenges,
        withdrawn=deal.withdrawn,
        pass_direction=pass_name(offset, match.players) if offset else "",
        passed=(deal.chosen[seat] or ()) if seat is not None else (),
        received=_received(match, offset, seat) if seat is not None and offset else (),
        lead_ordered_by=deal.first if _is_lead_ordered(game, match) else None,
        direction=next((rules.direction for rules in game.phases(match.options) if isinstance(rules, Playing)), 1),
        counts_tricks=game.counts_tricks or deal.is_nel_o,
    )


def _is_lead_ordered(game: TrickGame, match: TrickMatch) -> bool:
    """Whether the first player has ordered the left neighbour to make the first lead, until trick 1 is over."""
    deal = match.deal
    may_order = any(rules.phase is Phase.OPENING for rules in game.phases(match.options))
    return may_order and deal.phase is Phase.PLAY and not deal.tricks and deal.leader != deal.first


def _asked_openly(game: TrickGame, match: TrickMatch) -> tuple[str, tuple[Choice, ...]]:
    """The prompt of the seats to act if it is public, and the choices they share that reveal nothing of a hand."""
    rules = game.rules_now(match)
    asks = [rules.ask_openly(game, match, seat) for seat in game.to_act(match)] if rules is not None else []
    if not asks:
        return "", ()
    shared = tuple(choice for choice in asks[0].choices if all(choice in ask.choices for ask in asks))
    return (asks[0].prompt if all(ask.prompt for ask in asks) else ""), shared


def _last_trick(game: TrickGame, match: TrickMatch) -> TrickView | None:
    tricks = match.deal.played
    return _trick(game, match, len(tricks), tricks[-1]) if tricks else None


def _seat(game: TrickGame, match: TrickMatch, seat: int, side: int, *, to_act: bool, out: bool) -> SeatView:
    deal = match.deal
    return SeatView(
        seat=seat,
        side=side,
        held=len(deal.claim.hands[seat] if deal.claim else deal.hands[seat]),
        tricks=deal.won.count(seat),
        points=game.points_taken(match)[seat],
        total=match.totals[side],
        to_act=to_act,
        ready=seat in deal.declined if deal.phase is Phase.REVIEW else _has_passed(deal, seat),
        dealer=seat == deal.first,
        bid=next((bid for who, bid in reversed(deal.bids) if who == seat), None),
        out=out,
        shown=tuple(
            piece_view(game, match.options, piece, game.suits(match), has_points=game.has_points(match))
            for piece in (deal.claim.hands[seat] if deal.claim else game.open_hand(match, seat))
        ),
    )


def _has_passed(deal: TrickDeal, seat: int) -> bool:
    return deal.phase is Phase.PASS and deal.chosen[seat] is not None


def _hand(game: TrickGame, match: TrickMatch, seat: int) -> tuple[PieceView, ...]:
    deal = match.deal
    rules = game.rules_now(match)
    legal: set[Piece] | None = None
    if rules is not None and not isinstance(rules, Passing):
        legal = {piece for move in rules.rule_abiding(game, match, seat) if (piece := piece_of(move))} or None
    if legal is not None and legal == set(deal.hands[seat]):
        legal = None
    led = deal.trick.led if deal.trick and legal is not None else None
    system, has_points = game.suits(match), game.has_points(match)
    shown = tuple(
        piece_view(game, match.options, piece, system, led, None if legal is None else piece in legal, has_points)
        for piece in deal.hands[seat]
    )
    return tuple(sorted(shown, key=lambda piece_view: not piece_view.trump))


def _received(match: TrickMatch, offset: int, seat: int) -> tuple[Piece, ...]:
    if None in match.deal.chosen:
        return ()
    return match.deal.chosen[(seat - offset) % match.players] or ()


def _kitty(game: TrickGame, match: TrickMatch, seat: int | None) -> tuple[PieceView, ...]:
    """The unused pieces where there is a kitty: face down, except for the bid winner, who has looked at them."""
    deal = match.deal
    if all(rules.phase is not Phase.KITTY for rules in game.phases(match.options)):
        return ()
    looks = deal.contract is not None and seat == deal.contract.seat
    system = game.suits(match)
    return tuple(piece_view(game, match.options, piece, system) if looks else PieceView(None) for piece in deal.unused)


def _trick(game: TrickGame, match: TrickMatch, number: int, trick: Trick) -> TrickView:
    plays, winning = _plays(game, match.options, trick, game.suits(match), game.has_points(match))
    return TrickView(number, trick.led, plays, winning[-1], game.trick_points(match, trick), winning)


@lru_cache(maxsize=1024)  # every finished trick is in each View of the rest of its deal
def _plays(
    game: TrickGame, options: Options, trick: Trick, system: SuitSystem, has_points: bool
) -> tuple[tuple[tuple[int, PieceView], ...], tuple[int, ...]]:
    """The plays to a trick as they are shown, and the seat that was winning it after each."""
    *before, (seat, piece) = trick.plays
    earlier = _plays(game, options, Trick(trick.led, tuple(before)), system, has_points) if before else ((), ())
    shown = piece_view(game, options, piece, system, trick.led, has_points=has_points)
    return (*earlier[0], (seat, shown)), (*earlier[1], trick.winner(system))


@lru_cache(maxsize=4096)
def piece_view(
    game: TrickGame,
    options: Options,
    piece: Piece,
    system: SuitSystem,
    led: Suit | None = None,
    legal: bool | None = None,
    has_points: bool = True,
) -> PieceView:
    """A piece as these house rules show it, under a trick led in `led`, in a hand that may or may not play it."""
    suits = system.suits_of(piece)
    points = game.worth(options, piece) if has_points else 0
    return PieceView(
        piece,
        legal=legal,
        trump=system.trump is not None and system.trump in suits,
        points=points,
        penalty=game.low_wins and points > 0,
        black=piece == game.black,
        tinted=_halves(piece, led) if led is not None and led in suits and isinstance(piece, Tile) else (False, False),
    )


def _halves(tile: Tile, led: Suit) -> tuple[bool, bool]:
    if led is Suit.DOUBLES:
        return True, True
    return str(tile.high) == led.value, str(tile.low) == led.value
