"""The words of a table for everyone: beside its picture and in it, the scores, the lobby, a help page's example.

Callers pass escaped names, and mentions.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.message import AllOf, Joined, Message, Row, Seat, Text, lines, sentences, small, value_text
from bot.rules.boards import LineView, TrainsView, TricksView, TrickView, Withdrawn
from bot.rules.copies import updated
from bot.rules.help import Example
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, SeatView, View
from bot.words.draw import draw_chosen, draw_of, draw_told, drawn_in, first_lead
from bot.words.ends.facts import DealKind, kind_of
from bot.words.line.sentences import ends_sentence, line_sentences
from bot.words.names import spoken_name
from bot.words.rows import rows_sentences
from bot.words.sides import listed_sides, ranking, side_letter
from bot.words.speaker import bid_message
from bot.words.terms import deal_name, dotted, goal, side_name
from bot.words.trains.sentences import example_told
from bot.words.tricks.play import PLAYING, best_bid, honour_news, number_shown
from bot.words.tricks.sentences import won_so_far

# -- in sentences ------------------------------------------------------------------------------------------------------


def heading(view: View) -> Message:
    """The game, the deal and the number of the trick; `.alt` for alt texts."""
    number, count = (number_shown(view), view.trick_board.count) if isinstance(view.board, TricksView) else (0, 0)
    return Message("table-heading", game=view.title, deal=deal_name(view, view.deal), number=number, count=count)


def scores_text(view: View) -> Text:
    """This match's scores so far, the best first, and the tricks of this deal; before the first score also the draw."""
    so_far = _deal_so_far(view)
    if not view.results:
        drawn = draw_told(drawn_in(view))
        return lines(Message("scores-none"), so_far, small(drawn) if drawn is not None else None)
    last = view.results[-1]
    after = Message("scores-after", game=view.title, deal=deal_name(view, last.number), goal=goal(view))
    ranked = (
        Message("scores-line", who=_members(view, side.number), total=last.totals[side.number])
        for side in ranking(view)
    )
    return lines(after, *ranked, so_far)


def _deal_so_far(view: View) -> Message | None:
    """The tricks or points won in the current deal; None before its first trick is over, or its first points."""
    if view.phase is Phase.OVER:
        return None
    if isinstance(view.board, TricksView):
        if not view.trick_board.finished:
            return None
        won, by_tricks = won_so_far(view, _members), view.trick_board.counts_tricks
        return Message("scores-so-far", deal=view.deal, figures=won, by_tricks=by_tricks)
    if not isinstance(view.board, LineView) or not any(seat.points for seat in view.seats):
        return None
    figures = (Joined((_members(view, side.number), side.points), " ") for side in listed_sides(view))
    between = "; " if view.partners else ", "  # names within a side have commas too
    return Message("scores-so-far", deal=view.deal, figures=Row(figures, between), by_tricks=False)


def _members(view: View, side: int) -> AllOf:
    return AllOf(map(Seat, view.members(side)))


def of_bystander(view: View) -> View:
    """The view as everyone at the table sees it: without a "you", and without a player's own draw."""
    if view.viewer is None:
        return view
    board = view.board
    if isinstance(board, LineView):
        board = replace(board, opening=None, drawn=())
    elif isinstance(board, TrainsView):
        board = updated(board, drawn=None)
    return updated(view, viewer=None, board=board)


# -- drawn in the picture ----------------------------------------------------------------------------------------------


def stages(view: View) -> tuple[Text, ...]:
    """The stage of the deal: "deal 3 · trick 5/7", "deal 1 · 2 of 4 ready"; then without the deal, for little room."""
    deal, number = deal_name(view, view.deal), number_shown(view)
    if view.phase in PLAYING and not number:
        return (deal,)
    ready, seats, count = sum(seat.ready for seat in view.seats), len(view.seats), view.trick_board.count
    stage = Message("stage", phase=view.phase, ready=ready, seats=seats, number=number, count=count)
    return dotted(deal, stage), stage


def standing(view: View, seat: SeatView) -> tuple[Message, Message]:
    """The second line of a seat's plate: its tricks or points in this deal, and its total unless it belongs to a side;
    and the same for less room. The totals of a deal that is over are shown elsewhere.
    """
    now = _now(view, seat)
    if view.partners or view.phase is Phase.OVER:
        return now, now
    total = Message("plate-total", now=now, total=seat.total)
    return total, total.attribute("brief")


def _now(view: View, seat: SeatView) -> Message:
    board, is_over = view.trick_board, view.phase is Phase.OVER
    kind = kind_of(view) if is_over else None
    if view.phase is Phase.PASS:
        return Message("plate-ready", ready=seat.ready)
    if view.phase is Phase.BID or kind is DealKind.REDEAL:
        if seat.bid is None or seat.bid == PASS:
            return Message("plate-no-bid" if seat.bid is None else "plate-passed")
        return bid_message(seat.bid) if seat.bid.special else Message("plate-bid", bid=seat.bid)
    if seat.out and kind is not DealKind.PENALTIES:
        return Message("plate-out", over=is_over)
    if view.partners and len(view.seats) > 4 and not is_over:
        return Message("plate-held", tiles=seat.held)
    if view.low_wins or kind is DealKind.COUNTS:
        return Message("plate-points", points=seat.points)
    if board.contract is not None and board.contract.seat == seat.seat and board.contract_progress and not is_over:
        won, needed = board.contract_progress
        return Message("plate-progress", won=won, needed=needed)
    return Message("plate-won", tricks=seat.tricks)


class Note(NamedTuple):
    """A label, and its subject in bold: a name in it gives way where room is short."""

    label: Text
    about: Text


def deal_note(view: View, *, crowded: bool) -> Note | None:
    """The subject of the deal: a bid, an undone play, a challenge, an ordered lead, the draw.

    `crowded`: sides appear by their letter, to save room.
    """
    best, news, lead, draw = best_bid(view), honour_news(view), first_lead(view), draw_of(view)
    if best is not None:
        bidder = Seat(best.seat)
        if view.partners and crowded:
            side = side_name(view, view.side_of(best.seat))
            return Note(Message("note-bidder", who=bidder), Message("note-for", bid=best.bid, side=side))
        return Note(Message("note-contract" if best.is_contract else "note-highest"), Joined((bidder, best.bid), " "))
    if isinstance(news, Withdrawn):
        return Note(Message("note-took-back", who=Seat(news.seat)), value_text(news.piece))
    if news is not None:
        verdict = "note-revoke" if news.proven else "note-no-revoke"
        return Note(Message("note-challenged", trick=news.trick), Message(verdict, who=Seat(news.seat)))
    if lead is not None and lead.is_ordered:
        leads = Message("note-leads", who=Seat(lead.neighbour))
        return Note(Message("note-ordered", who=Seat(lead.first)), leads)
    return Note(Message("note-drawn"), draw_chosen(draw)) if draw is not None else None


def trick_note(view: View) -> Note | None:
    """The player who has just won the trick, or every point; None while the trick is being played."""
    trick = view.trick_board.complete_trick
    if trick is None:
        return None
    if view.phase is Phase.MOON:
        return Note(Message("note-moon"), value_text(Seat(view.to_act[0])))
    label = Message("note-trick", number=trick.number, points=trick.points)
    return Note(label, Message("note-won", who=Seat(trick.winner)))


# -- the example of a help page ----------------------------------------------------------------------------------------


def alt_example(example: Example) -> Text:
    """The example in words."""
    return sentences(
        Message("end-sentence", what=example.caption),
        Message("trump-is", suit=example.trump) if example.trump is not None else None,
        *(_trick(example.trick) if example.trick is not None else ()),
        *(rows_sentences(example.rows) if example.rows is not None else ()),
        *((*line_sentences(example.line), ends_sentence(example.line)) if example.line is not None else ()),
        *(example_told(example.trains) if example.trains is not None else ()),
        *_pieces(example),
    )


def _trick(trick: TrickView) -> Iterator[Text]:
    yield Message("help-alt-led", suit=trick.led)
    plays = (
        Message("help-alt-winner", tile=shown.piece) if seat == trick.winner else shown.piece
        for seat, shown in trick.plays
    )
    yield Message("help-alt-played", tiles=Row(plays))
    if trick.points:
        yield Message("help-alt-worth", points=trick.points)


def _pieces(example: Example) -> Iterator[Text]:
    for legal, message in ((None, "help-alt-tiles"), (True, "help-alt-fitting"), (False, "help-alt-not-fitting")):
        if pieces := [it.piece for it in example.pieces if it.legal is legal]:
            yield Message(message, tiles=Row(pieces))


# -- the lobby ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sitting:
    """A player in a lobby. The mark tells the host and computers."""

    seat: int
    name: str
    mark: Text = ""


def alt_lobby(title: Text, people: Sequence[Sitting], capacity: int, sides: Sequence[int] = ()) -> Text:
    """The lobby in words: seat by seat, or side by side where partners play (`sides`, by seat)."""
    names, taken = [sitting.name for sitting in people], dict[int, Text]()
    for number, sitting in enumerate(people):
        seat = {"number": sitting.seat + 1, "who": spoken_name(names, number)}
        marked = Message("lobby-alt-seat-marked", **seat, mark=sitting.mark)
        taken[sitting.seat] = marked if sitting.mark else Message("lobby-alt-seat", **seat)
    parts: list[Text] = [Message("lobby-alt", game=title, taken=len(people), seats=capacity)]
    for side in sorted({*sides}) or (None,):
        seats = [seat for seat in range(capacity) if side is None or sides[seat] == side]
        if side is not None:
            parts.append(Message("end-sentence", what=Message("side", letter=side_letter(side))))
        parts += [taken[seat] for seat in seats if seat in taken]
        if free := [seat + 1 for seat in seats if seat not in taken]:
            parts.append(Message("lobby-alt-open", numbers=Row(free)))
    return sentences(*parts)
