"""What the alt texts share: names and sides as they are told, standings, and the length Discord takes."""

from collections.abc import Iterable, Sequence

from bot.rules.grammar import joined
from bot.rules.pieces import Piece
from bot.rules.view import View
from bot.words.names import Namer, side_letter, spoken_name
from bot.words.wording import first_verb, side_total, sides

LONGEST = 1024  # what Discord takes
NAME_LENGTHS = (40, 16, 8)  # of names, which give way first where the text grows too long


def drawn_words(view: View, name: Namer) -> str:
    """Who drew what for who goes first."""
    rounds = ["; again: " if number else "" for number in range(len(view.draws))]
    drawn = (", ".join(f"{name(seat)} {piece}" for seat, piece in one) for one in view.draws)
    first = next((seat.seat for seat in view.seats if seat.dealer), None)
    goes = f" {name(first)} {first_verb(view)}." if first is not None else ""
    return f"Drawn: {''.join(again + one for again, one in zip(rounds, drawn, strict=True))}.{goes}"


def match_over_words(view: View, name: Namer) -> str:
    """Who has won."""
    winners = view.winners or ()
    who = joined(side_words(view, side, name) for side in winners)
    return f"Match over: {who} {'wins' if len(winners) == 1 else 'win'}."


def scores_words(view: View, name: Namer) -> str:
    """The totals and the target."""
    totals = (f"{side_words(view, side, name)} {side_total(view, side)}" for side in sides(view))
    return f"Scores: {', '.join(totals)}. {target_words(view)}"


def target_words(view: View) -> str:
    """What ends the match."""
    return f"{'Ends at' if view.low_wins else 'Target'} {view.target}."


def side_words(view: View, side: int, name: Namer) -> str:
    """A side: its one member, or its letter and its members."""
    if not view.partners:
        return name(view.members(side)[0])
    return f"side {side_letter(side)} ({joined(name(seat) for seat in view.members(side))})"


def listed(pieces: Iterable[Piece | None]) -> str:
    """Pieces by their codes."""
    return ", ".join("face down" if piece is None else str(piece) for piece in pieces)


def namer(names: Sequence[str], longest: int) -> Namer:
    """The seats' names as they are told, cut to a length."""
    return lambda seat: spoken_name(names, seat)[:longest].rstrip()


def first_that_fits(tries: Iterable[Iterable[str]]) -> str:
    """The first of several versions of a text that Discord takes, or the last one cut."""
    text = ""
    for said in tries:
        text = " ".join(one for one in said if one)
        if len(text) <= LONGEST:
            break
    return clipped([text])


def clipped(said: Iterable[str]) -> str:
    """Sentences as one text, cut where Discord would refuse it."""
    text = " ".join(one for one in said if one)
    return text if len(text) <= LONGEST else text[: LONGEST - 1].rstrip() + "…"
