"""What the alt text says to who names trump, or says where the doubles belong: what their hand holds of each suit."""

from bot.rules.grammar import counted, joined
from bot.rules.view import View
from bot.words.alt.phrases import listed
from bot.words.facts.tricks.naming import doubles_held, doubles_offered, naming_of
from bot.words.seat.naming import DOUBLES_WORDS


def naming_sentence(view: View) -> str:
    """`You hold 5s 6, 8s 3, doubles 3, 6s 2; no 4s. Or no trump.`, the longest first; empty for everybody else."""
    naming = naming_of(view)
    if naming is None:
        return ""
    held = sorted((holding for holding in naming.holdings if holding.count), key=lambda holding: -holding.count)
    none = [holding.suit.label for holding in naming.holdings if not holding.count]
    counts = ", ".join(f"{holding.suit.label} {holding.count}" for holding in held)
    lacks = f"; no {', '.join(none)}" if none else ""
    others = f" Or {joined(naming.others, 'or')}." if naming.others else ""
    return f"You hold {counts}{lacks}.{others}"


def doubles_sentence(view: View) -> str:
    """`High (6-6 beats 6-5, as always), low (…), own suit (…). You hold 2 doubles: 4-4, 1-1.`; empty for others."""
    offered, held = doubles_offered(view), doubles_held(view)
    if not offered:
        return ""
    words = (DOUBLES_WORDS[doubles] for doubles in offered)
    places = ", ".join(f"{title.lower()} ({beats}, {more})" for title, beats, more in words)
    hold = f"{counted(len(held), 'double')}: {listed(held)}" if held else "no double"
    return f"Choices: {places}. You hold {hold}."
