"""The moon: who shot it, and what each choice its shooter has comes to."""

from dataclasses import dataclass

from bot.rules.domino_hearts.options import REVOKE_COSTS, DominoHeartsOptions, MoonAdd
from bot.rules.moves import Moon
from bot.rules.view import View


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's total, and what it will be: proven revokes are paid for besides (rules §3.5)."""

    seat: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class MoonChoice:
    """A choice: `change` is made to the score of the one it names, or of every opponent.

    `winners` are the seats that win the match by it; none where it goes on.
    """

    move: Moon
    change: int
    scores: tuple[Score, ...]  # those that change because of it
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MoonShot:
    """A moon whose shooter has still to choose."""

    shooter: int
    points: int
    is_asked: bool  # whether the viewer is to choose
    choices: tuple[MoonChoice, ...]

    @property
    def hits_everyone(self) -> bool:
        """Whether the points may be added to every opponent's score, not to one's."""
        return any(choice.move.everyone for choice in self.choices)


def moon_shot(view: View) -> MoonShot:
    """The moon of a view in the phase in which it is decided. Raises ValueError where nobody has taken every point."""
    points = sum(seat.points for seat in view.seats)
    shooter = next((seat.seat for seat in view.seats if seat.points == points), None)
    if shooter is None:
        raise ValueError("nobody has taken every point")
    made = tuple(_choice(view, shooter, points, move) for move in _offered(view, shooter))
    return MoonShot(shooter, points, view.ask is not None, made)


def _offered(view: View, shooter: int) -> tuple[Moon, ...]:
    """What the shooter may choose, by the house rules: all can see it, whoever waits as well."""
    if isinstance(view.options, DominoHeartsOptions) and view.options.moon_add is MoonAdd.ALL:
        return Moon(), Moon(everyone=True)
    return Moon(), *(Moon((shooter + step) % len(view.seats)) for step in range(1, len(view.seats)))


def _choice(view: View, shooter: int, points: int, move: Moon) -> MoonChoice:
    if move.everyone:
        hit = tuple(seat.seat for seat in view.seats if seat.seat != shooter)
    else:
        hit = (shooter if move.opponent is None else move.opponent,)
    change = -points if hit == (shooter,) else points
    scores = tuple(
        Score(seat.seat, seat.total, seat.total + _revokes(view, seat.seat) + (change if seat.seat in hit else 0))
        for seat in view.seats
    )
    lowest = min(score.after for score in scores)
    ends = view.deals == view.deal or (view.deals is None and any(score.after >= view.target for score in scores))
    winners = tuple(score.seat for score in scores if score.after == lowest) if ends else ()
    return MoonChoice(move, change, tuple(score for score in scores if score.seat in hit), winners)


def _revokes(view: View, seat: int) -> int:
    proven = [made for made in view.trick_board.challenges if made.proven and made.seat == seat]
    return len(proven) * REVOKE_COSTS
