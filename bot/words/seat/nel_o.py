"""The short words of a contract to lose every trick."""

from bot.rules.grammar import counted
from bot.rules.view import View
from bot.words.facts.tricks.nel_o import NelOFacts
from bot.words.facts.tricks.seat import last_taken
from bot.words.names import Namer
from bot.words.seat.parts import Line, Part, named, plain, strong


def nel_o_line(view: View, facts: NelOFacts, name: Namer) -> Line:
    """What the bidder must do: "Eve must lose every trick: 3 lost, 6 to go"; after a trick who took it."""
    who = strong("You") if facts.bidder == view.viewer else named(name, facts.bidder, strong=True)
    if facts.is_set:
        return (who, strong(" took a trick: Nel-O is lost"))
    to_go = f"{facts.to_go} to go" if facts.to_go else "all of them"
    lost = f"{facts.lost} lost, " if facts.lost else ""
    taken = last_taken(view)
    if taken is None or not taken.is_news:
        return (who, strong(f" must lose every trick: {lost}{to_go}"))
    taker = strong("You") if taken.winner == view.viewer else named(name, taken.winner, strong=True)
    loser = strong("you") if facts.bidder == view.viewer else who
    return (taker, strong(" took it: "), loser, strong(f" lost {facts.lost}, {to_go}"))


def stake_words(facts: NelOFacts) -> str:
    """What the deal is worth: "79 at stake", "2 marks at stake"."""
    stake = counted(facts.stake, "mark") if facts.unit == "mark" else str(facts.stake)
    return f"{stake} at stake"


def open_line(facts: NelOFacts, name: Namer) -> Line:
    """The open hands on one line: "open  Bo 6-6 5-5 · Cleo 6-5 6-3"."""
    parts: list[Part] = [Part("open  ", soft=True)]
    for number, (seat, hand) in enumerate(facts.open_hands):
        codes = " ".join(str(shown.piece) for shown in hand)
        parts += [*([plain(" · ")] if number else []), named(name, seat, strong=True), plain(f" {codes}")]
    return tuple(parts)
