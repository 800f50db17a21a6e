"""The alt text of a table: `Domino Whist, deal 3, trick 9 of 11. Led: 4s by Ann. Ann 6-4. Bo 7-4, winning. …`."""

from collections.abc import Callable, Sequence

from bot.rules.boards import TricksView
from bot.rules.grammar import counted, joined
from bot.rules.suits import Suit
from bot.rules.view import Phase, View
from bot.words.alt.deal_end import ended_table
from bot.words.alt.length import NAME_LENGTHS, first_that_fits
from bot.words.alt.line import line_table, rows_sentence, turn_sentence
from bot.words.alt.phrases import (
    draw_sentences,
    honour_sentences,
    line_sentences,
    listed,
    match_over_sentence,
    open_hands_sentences,
    ranked_draw_sentences,
    scores_sentences,
)
from bot.words.facts.draw import draw_alone, first_lead
from bot.words.facts.tricks.auction import best_bid, bid_words, doubles_words, trump_words
from bot.words.facts.tricks.passing import passing, toward
from bot.words.facts.tricks.trick import TrickFacts, goes_counter_clockwise, number_shown, trick_on_table, undealt_taker
from bot.words.line import deal_title
from bot.words.names import Namer, spoken_names

_BEFORE_PLAY = (Phase.PASS, Phase.BID)


def alt_table(view: View, names: Sequence[str]) -> str:
    """The table in words, as its picture shows it: the draw, the play, or how the deal ended."""
    sentences = _sentences(view)
    return first_that_fits(sentences(view, spoken_names(names, longest)) for longest in NAME_LENGTHS)


def _sentences(view: View) -> Callable[[View, Namer], list[str]]:
    if draw_alone(view) is not None:
        return _draw_table
    if view.line is not None:
        return line_table
    return ended_table if view.phase is Phase.OVER else _tricks_table


def _draw_table(view: View, name: Namer) -> list[str]:
    """The draw as a ranking, and what is to be done now."""
    draw = draw_alone(view)
    ranked = [] if draw is None else ranked_draw_sentences(draw, name)
    to_act = turn_sentence(view, name) if view.tricks is None else _next(view, name)
    line = [] if view.line is None else [*line_sentences(view.line), rows_sentence(view, name)]
    return [_moment(view), *ranked, to_act, *line, scores_sentences(view, name)]


def _tricks_table(view: View, name: Namer) -> list[str]:
    board, trick = view.trick_board, trick_on_table(view)
    sentences = [_moment(view)]
    if trick is not None:
        led = "" if trick.led is Suit.CLOSEST else f": {trick.led.label}"
        sentences.append(f"Led{led} by {name(trick.leader)}.")
    if trump := trump_words(view):
        sentences.append(f"Trump: {trump}.")
    if board.contract is not None:
        sentences.append(f"Contract: {name(board.contract.seat)} {bid_words(board.contract.bid)}.")
    if view.phase is Phase.BID:
        sentences.extend(_auction(view, name))
    if trick is not None:
        sentences.extend(_plays(view, trick, name))
    sentences.append(draw_sentences(view, name))
    if board.exposed:
        taker = undealt_taker(view)
        to_whom = "" if taker is None else f" to {name(taker)}"
        sentences.append(f"Undealt tile{to_whom}: {listed(shown.piece for shown in board.exposed)}.")
    sentences.extend(_beside_the_trick(view, board, name))
    sentences.append(_next(view, name))
    if view.phase not in _BEFORE_PLAY:
        sentences.append(_won(view, name))
    sentences.append(scores_sentences(view, name))
    return sentences


def _moment(view: View) -> str:
    where = [view.title, deal_title(view, view.deal)]
    if view.phase is Phase.PASS:
        under_way = passing(view)
        direction = toward(under_way.direction, brief=True)
        where.append(f"passing {direction}, {under_way.ready} of {under_way.seats} ready")
    elif view.tricks is not None and (number := number_shown(view)):
        where.append(f"trick {number} of {view.trick_board.count}")
    return f"{', '.join(where)}."


def _plays(view: View, trick: TrickFacts, name: Namer) -> list[str]:
    best = ", winning" if not trick.is_complete else ", takes it" if view.low_wins else ", wins"
    sentences = [f"{name(seat)} {piece}{best if seat == trick.winner else ''}." for seat, piece in trick.plays]
    if trick.points:
        sentences.append(f"In the trick: {counted(trick.points, 'point')}.")
    return sentences


def _auction(view: View, name: Namer) -> list[str]:
    sentences = [f"{name(seat)} {bid_words(bid)}." for seat, bid in view.trick_board.auction]
    best = best_bid(view)
    return sentences if best is None else [*sentences, f"Highest: {name(best.seat)}."]


def _beside_the_trick(view: View, board: TricksView, name: Namer) -> list[str]:
    """What is seen at the table besides the trick."""
    sentences: list[str] = []
    if board.doubles is not None:
        sentences.append(f"Doubles: {doubles_words(board.doubles)}.")
    if board.kitty and view.phase in (Phase.BID, Phase.KITTY, Phase.TRUMP):
        sentences.append(f"Kitty: {counted(len(board.kitty), 'tile')}, face down.")
    sentences.extend((*open_hands_sentences(view, name), *honour_sentences(view, name)))
    if view.phase is Phase.MOON:
        sentences.append(f"{joined(name(seat) for seat in view.to_act)} took every point.")
    if goes_counter_clockwise(view):
        sentences.append("Play goes counter-clockwise.")
    return sentences


def _next(view: View, name: Namer) -> str:
    if view.winners is not None:
        return match_over_sentence(view, name)
    if not view.to_act:
        return ""
    lead = first_lead(view)
    if lead is not None and lead.is_ordered:
        return f"{name(lead.first)} lets {name(lead.neighbour)} lead."
    if lead is not None:
        return f"{name(lead.first)} to lead, or to let {name(lead.neighbour)} lead."
    verb = {
        Phase.BID: "bid",
        Phase.KITTY: "look at the kitty",
        Phase.TRUMP: "name trump",
        Phase.DOUBLES: "name the doubles",
        Phase.PASS: "choose",
        Phase.MOON: "choose what the moon does",
        Phase.REVIEW: "challenge a play, or none",
    }.get(view.phase, "lead" if view.trick_board.led is None else "play")
    return f"{joined(name(seat) for seat in view.to_act)} to {verb}."


def _won(view: View, name: Namer) -> str:
    if view.low_wins:
        return f"Points this deal: {', '.join(f'{name(seat.seat)} {seat.points}' for seat in view.seats)}."
    return f"Tricks: {', '.join(f'{name(seat.seat)} {seat.tricks}' for seat in view.seats)}."
