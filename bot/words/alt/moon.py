"""The alt text of a moon to be decided: `You shot the moon: all 26 points. Choose: 26 off your own total, …`."""

from collections.abc import Sequence

from bot.rules.grammar import joined
from bot.rules.view import View
from bot.words.facts.results import goal
from bot.words.facts.tricks.moon import MoonChoice, moon_shot
from bot.words.names import Namer
from bot.words.pictures import signed


def moon_sentences(view: View, name: Namer, in_full: bool) -> Sequence[str]:  # noqa: ARG001 - there is nothing old in it
    """The moon in sentences: each choice with the totals it makes, and whether it ends the match."""
    shot = moon_shot(view)
    choices = "; ".join(_choice(choice, shot.shooter, name, asked=shot.is_asked) for choice in shot.choices)
    if shot.is_asked:
        first = f"You shot the moon: all {shot.points} points. Choose: {choices}."
    else:
        who = name(shot.shooter)
        first = f"{who} shot the moon: all {shot.points} points. What {who} may choose: {choices}."
    totals = ", ".join(f"{name(seat.seat)} {seat.total}" for seat in view.seats)
    return [first, f"Totals now: {totals}. {str(goal(view)).capitalize()}."]


def _choice(choice: MoonChoice, shooter: int, name: Namer, *, asked: bool) -> str:
    to_what = ", ".join(_total(name(score.seat), score.before, score.after) for score in choice.scores)
    if choice.change < 0:
        score = choice.scores[0]
        whose = "your own" if asked else f"{name(shooter)}'s"
        text = f"{-choice.change} off {whose} total, {_figure(score.before)} to {_figure(score.after)}"
    elif choice.move.everyone:
        text = f"{choice.change} on every other: {to_what}"
    else:
        text = f"{choice.change} on {to_what}"
    if not choice.winners:
        return text
    winners = joined(name(seat) for seat in choice.winners)
    verb = "wins" if len(choice.winners) == 1 and winners != "you" else "win"
    return f"{text}, which ends the match: {winners} {verb}"


def _total(who: str, before: int, after: int) -> str:
    return f"{who}, {_figure(before)} to {_figure(after)}"


def _figure(number: int) -> str:
    return signed(number, plus="")
