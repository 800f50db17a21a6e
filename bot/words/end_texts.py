"""The texts of messages at the end of a deal and of a match: a line each. Names are escaped by whoever passes them."""

from collections.abc import Sequence

from bot.rules.events import DealResult
from bot.rules.grammar import joined
from bot.rules.view import View
from bot.words.alt.phrases import capital
from bot.words.deal_end import change, claim_note, hero, revoke_note, sentence, side_name
from bot.words.facts.deal_end import contract_played, ended_result
from bot.words.facts.line import counts_rounds
from bot.words.facts.results import claim_of, remarks_sentence, result_of
from bot.words.facts.standings import standings
from bot.words.line import deal_is_over, deal_title, end_hero, end_how
from bot.words.names import Namer
from bot.words.pictures import signed
from bot.words.sides import ranking, sides, winners
from bot.words.speaker import say


def ended_text(view: View, name: Namer) -> str:
    """A deal that has just ended, from its own View: "**Deal 3 is over:** Cleo made 7. Side A +7 (18), …"."""
    changes = _changes(view, name)
    line = f"**{deal_is_over(view, view.deal)}:** {_happened(view, name)}{f' {changes}.' if changes else ''}"
    result = result_of(view, view.deal)
    laid_open = _laid_open(result, name) if result is not None else ""
    return f"{line}\n{laid_open}" if laid_open else line


def _laid_open(result: DealResult, name: Namer) -> str:
    """The hands that a claim laid open, the claimer's first."""
    claim = claim_of(result)
    if claim is None:
        return ""
    seats = sorted(range(len(claim.hands)), key=lambda seat: (seat - claim.seat) % len(claim.hands))
    hands = (f"{name(seat)} {' '.join(map(str, claim.hands[seat]))}" for seat in seats if claim.hands[seat])
    return f"-# Laid open: {'; '.join(hands)}."


def _happened(view: View, name: Namer) -> str:
    if view.line is not None:
        return _line_happened(view, name)
    event = hero(view, name)
    has_reason = contract_played(view) is not None or ended_result(view) is None
    told = sentence(event) if has_reason else f"{event}."
    return " ".join(capital(words) for words in (told, claim_note(view, name), revoke_note(view, name)) if words)


def _line_happened(view: View, name: Namer) -> str:
    """How a deal with a line ended; what it brought is told after it."""
    how, told = say(end_how(view, name)), say(end_hero(view, name, with_points=False))
    wins_round = " and wins the round" if counts_rounds(view) and not how and view.target > 1 else ""
    return f"{told}{f' ({how})' if how else ''}{wins_round}."


def _changes(view: View, name: Namer) -> str:
    """What the deal brought each side, and its total: "Side A +7 (18), side B +3 (14)"; nothing if it was thrown in.

    Of rounds how many each has won, unless one is enough.
    """
    if view.line is not None and counts_rounds(view):
        return _rounds(view, name)
    if ended_result(view) is None:  # it was thrown in
        return ""
    places = sorted(standings(view), key=lambda place: place.side)
    words = [f"{side_name(view, name, place.side)} {change(place)} ({_total(place.total)})" for place in places]
    if view.partners:
        words[1:] = [f"{word[:1].lower()}{word[1:]}" for word in words[1:]]
    return ", ".join(words)


def _rounds(view: View, name: Namer) -> str:
    totals = [f"{side_name(view, name, place.side)} {place.total}" for place in standings(view)]
    return f"Rounds won: {', '.join(totals)}" if view.target > 1 else ""


def deal_text(view: View, name: Namer, deal: int) -> str:
    """A deal that ended earlier, from the results of the match."""
    result = result_of(view, deal)
    if result is None:
        return _without_result(view, name, deal)
    figures = [
        f"{_scored(points)} ({_total(total)})" for points, total in zip(result.scored, result.totals, strict=True)
    ]
    scores = _by_side(view, name, figures)
    remarks = f" {remarks_sentence(result, name)}" if result.remarks else ""
    moon = "" if result.moon is None else f"{side_name(view, name, result.moon)} shot the moon. "
    line, laid_open = f"**{deal_is_over(view, deal)}:** {moon}{scores}.{remarks}", _laid_open(result, name)
    return f"{line}\n{laid_open}" if laid_open else line


def _without_result(view: View, name: Namer, deal: int) -> str:
    """A deal that was thrown in, as another came after it; else the one in which the match was stopped."""
    if deal < view.deal:
        return f"**Deal {deal} is over:** Nobody bid: thrown in, and dealt anew."
    stood = f" It stood: {_standings(view, name)}." if view.results else ""
    return f"**{say(view.title)}** was stopped in {deal_title(view, deal)}.{stood}"


def _standings(view: View, name: Namer) -> str:
    """The totals after the last finished deal, the best first."""
    order = [side.number for side in ranking(view)]
    return _by_side(view, name, [_total(total) for total in view.results[-1].totals], order)


def hand_over_text(view: View, name: Namer, where: str, deal: int, seat: int) -> str:
    """What is said in a hand message of an earlier deal: what it brought its player."""
    result = result_of(view, deal)
    if result is not None:
        return _own(view, name, where, result, seat)
    if deal < view.deal:
        return f"Deal {deal} in {where}: nobody bid, so it was thrown in."
    return f"{deal_title(view, deal).capitalize()} in {where}: stopped before its end."


def seat_over_text(view: View, name: Namer, where: str, seat: int) -> str:
    """What is said in a hand message when its deal has just ended, from the View of that deal: a line."""
    result = result_of(view, view.deal)
    if result is None:
        return f"Deal {view.deal} in {where}: nobody bid, so it was thrown in."
    named: Namer = lambda other: "you" if other == seat else name(other)  # noqa: E731
    return _own(view, name, where, result, seat, f"{_happened(view, named)} You: ")


def _own(view: View, name: Namer, where: str, result: DealResult, seat: int, before: str = "") -> str:
    side = view.side_of(seat)
    deal, scored = deal_title(view, result.number).capitalize(), _scored(result.scored[side])
    ended = f"{deal} in {where}: {before}{scored}, total {_total(result.totals[side])}."
    return f"{ended} {_match_over(view, name, side)}" if view.winners and result.number == view.deal else ended


def _match_over(view: View, name: Namer, side: int) -> str:
    """How a match ended for one of its sides."""
    won = winners(view)
    if side not in [winner.number for winner in won]:
        seats = [name(seat) for winner in won for seat in winner.members]
        verb = "wins" if len(seats) == 1 else "share the win" if len(won) > 1 else "win"
        return f"The match is over: {joined(seats)} {verb}."
    if len(won) > 1:
        return "The match is over: you share the win."
    return f"The match is over: {'you win' if len(view.members(side)) == 1 else 'your side wins'}!"


def final_text(view: View, name: Namer, mention: Namer) -> str:
    """The end of a match in a line: the winners mentioned, and the totals, the best first."""
    won = winners(view)
    seats = [mention(seat) for side in won for seat in side.members]
    verb = "wins" if len(seats) == 1 else ("share the win in" if len(won) > 1 else "win")
    is_one_round = view.line is not None and counts_rounds(view) and view.target == 1
    return f"🏆 {joined(seats)} {verb} **{say(view.title)}**{'' if is_one_round else f': {_standings(view, name)}'}."


def _scored(points: int) -> str:
    return signed(points) if points else "+0"


def _total(points: int) -> str:
    return signed(points, plus="")


def _by_side(view: View, name: Namer, figures: Sequence[str], order: Sequence[int] | None = None) -> str:
    """A figure for each side; names within a side have commas of their own."""
    gap = "; " if len(figures) < len(view.seats) else ", "
    numbers = [side.number for side in sides(view)] if order is None else order
    return gap.join(f"{joined(map(name, view.members(side)))} {figures[side]}" for side in numbers)
