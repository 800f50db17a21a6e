"""The moon: its shooter, and the effect of each of the shooter's choices."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.message import AllOf, Message, Row, Seat, Signed, Text, capitalized, value_text
from bot.rules.domino_hearts.options import REVOKE_COSTS, DominoHeartsOptions
from bot.rules.moves import Moon
from bot.rules.view import View
from bot.words.terms import as_sentence, scores


class MoonScore(NamedTuple):
    """A seat's total before and after; proven revokes are added (rules §3.5)."""

    seat: int
    before: int
    after: int


class MoonChoice(NamedTuple):
    """A choice, its `change` to the score of its opponent or of all, and the winners of the match if it ends it."""

    move: Moon
    change: int
    scores: tuple[MoonScore, ...]  # those that change because of it
    winners: tuple[int, ...]


class MoonShot(NamedTuple):
    """A moon whose shooter has still to choose."""

    shooter: int
    points: int
    choices: tuple[MoonChoice, ...]


def moon_shot(view: View) -> MoonShot:
    """The moon while its shooter chooses. Raises ValueError where no one has won every point."""
    points = sum(seat.points for seat in view.seats)
    shooter = next((seat.seat for seat in view.seats if seat.points == points), None)
    if shooter is None:
        raise ValueError("no one has won every point")
    if isinstance(view.options, DominoHeartsOptions) and view.options.moon_add == "all":
        moves = Moon(), Moon(everyone=True)
    else:
        moves = Moon(), *(Moon((shooter + step) % len(view.seats)) for step in range(1, len(view.seats)))
    return MoonShot(shooter, points, tuple(_choice(view, shooter, points, move) for move in moves))


def _choice(view: View, shooter: int, points: int, move: Moon) -> MoonChoice:
    if move.everyone:
        hit = tuple(seat.seat for seat in view.seats if seat.seat != shooter)
    else:
        hit = (shooter if move.opponent is None else move.opponent,)
    change = -points if hit == (shooter,) else points
    revoked = [made.seat for made in view.trick_board.challenges if made.proven]
    costs = [REVOKE_COSTS * revoked.count(seat.seat) + (change if seat.seat in hit else 0) for seat in view.seats]
    scores = tuple(MoonScore(seat.seat, seat.total, seat.total + costs[seat.seat]) for seat in view.seats)
    lowest = min(score.after for score in scores)
    ends = view.deals == view.deal or (view.deals is None and any(score.after >= view.target for score in scores))
    winners = tuple(score.seat for score in scores if score.after == lowest) if ends else ()
    return MoonChoice(move, change, tuple(score for score in scores if score.seat in hit), winners)


def moon_lines(view: View, shot: MoonShot) -> Message:
    """The shooter's choices: "Take 26 off your total, or give 26 to one opponent."."""
    to_all = any(choice.move.everyone for choice in shot.choices)
    if shot.shooter == view.viewer:
        return as_sentence(Message("prompt-moon", points=shot.points, everyone=to_all))
    return Message("moon-to", points=shot.points, everyone=to_all)


def hit_words(choice: MoonChoice) -> Text:
    """The players a choice affects: "You", "Pip", "All others"."""
    if choice.move.everyone:
        return Message("moon-all-others")
    return capitalized(value_text(Seat(choice.scores[0].seat)))


def ending_words(view: View, choice: MoonChoice) -> Message | None:
    """The winners of the match by a choice: "ends it: you win"; None where the match goes on."""
    return Message("moon-ends", who=_winners(view, choice)) if choice.winners else None


def _winners(view: View, choice: MoonChoice) -> AllOf:
    return AllOf(Seat(seat) for seat in sorted(choice.winners, key=lambda seat: seat != view.viewer))


def moon_sentences(view: View) -> Sequence[Text]:
    """The moon in sentences: each choice with its totals, and the winners where it ends the match."""
    shot = moon_shot(view)
    choices = list[Message]()
    for choice in shot.choices:
        each = Row(Message("moon-score", who=Seat(it.seat), before=it.before, after=it.after) for it in choice.scores)
        told = Message("moon-choice", change=Signed(choice.change), scores=each)
        winners = _winners(view, choice)
        choices.append(Message("moon-choice-ends", choice=told, who=winners) if choice.winners else told)
    shooter, points = Seat(shot.shooter), Message("seat-moon-points", points=shot.points)
    return [
        Message("end-because", what=Message("end-moon", who=shooter), why=points),
        Message("moon-choices", who=shooter, choices=Row(choices, "; ")),
        scores(view),
    ]
