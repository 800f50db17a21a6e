"""Chat at the end of a deal and of a match. Callers pass escaped names."""

from bot.message import AllOf, Joined, Message, Row, Seat, Signed, Text, capitalized, lines, sentences, small
from bot.rules.boards import RowsView, TricksView
from bot.rules.events import Claimed, DealResult, RevokesProven
from bot.rules.view import View
from bot.words.ends.deal import ending, laid_open
from bot.words.ends.ending import remarks
from bot.words.ends.facts import contract_played, ended_result, remark_of, result_of
from bot.words.ends.line import losers_told
from bot.words.sides import standings
from bot.words.terms import OwnContest, counts_rounds, deal_kind, deal_name, side_name, winning, won_by


def ended_text(view: View) -> Text:
    """A deal that has just ended, from its own View: "**Deal 3** · Cleo made 7: 8 of 11 tricks. Side A +7 (18), …"."""
    end, result = ending(view), ended_result(view)
    has_reason = contract_played(view) is not None or not isinstance(view.board, TricksView) or result is None
    what = end.told if has_reason else Message("end-sentence", what=end.what)
    return _deal(view, view.deal, sentences(what, end.decided, remarks(view, result, Claimed, RevokesProven)))


def deal_text(view: View, deal: int) -> Text:
    """A deal that ended earlier, from the results of the match; or the one in which the match was stopped."""
    result = result_of(view, deal)
    if result is not None:
        return _deal(view, deal, happened(view, result))
    if deal < view.deal:
        return _deal(view, deal, Message("end-because", what=Message("end-redeal"), why=Message("end-redeal.why")))
    stood = Message("end-stopped.totals", totals=_totals(view)) if view.results else None
    return sentences(Message("end-stopped", title=view.title, deal=deal_name(view, deal)), stood)


def happened(view: View, result: DealResult) -> Text:
    """A moon and the remarks on a deal, a sentence each."""
    moon = Message("end-moon", who=side_name(view, result.moon)) if result.moon is not None else None
    return sentences(Message("end-sentence", what=moon) if moon is not None else None, remarks(view, result))


def _deal(view: View, deal: int, told: Text) -> Text:
    """A deal's number, events and points; below them the hands that a claim laid open."""
    result, heading = result_of(view, deal), Message("end-heading", kind=deal_kind(view), number=deal)
    changed, claim = None, remark_of(result, Claimed)
    if result is not None and not counts_rounds(view):
        changed = Message("end-sentence", what=changes(view, result))
    elif result is not None and view.target > 1:
        wins = (Joined((side_name(view, it.side), it.total), " ") for it in standings(view))
        changed = Message("end-rounds", wins=Row(wins))
    hands = small(Message("end-alt-open", hands=laid_open(view, claim))) if claim is not None else None
    return lines(sentences(heading, told, changed), hands)


def changes(view: View, result: DealResult) -> Row:
    """Each side's points in a deal, and its total after it: "Side A +7 (18), Side B +3 (14)"."""
    each = enumerate(zip(result.scored, result.totals, strict=True))
    return Row(
        Message("end-change", who=side_name(view, side), change=Signed(scored), total=total)
        for side, (scored, total) in each
    )


def _totals(view: View) -> Row:
    """The totals after the last finished deal, the best first; names within a side have commas of their own."""
    places = ((AllOf(map(Seat, place.members)), place.total) for place in standings(view))
    each = (Joined((members, total), " ") for members, total in places)
    return Row(each, "; " if view.partners else ", ")


def hand_over_text(view: View, deal: int, seat: int, contest: OwnContest | None = None) -> Text:
    """The text of a hand message for an earlier deal: the points of its player."""
    result = result_of(view, deal)
    if result is None:
        return _own(view, deal, Message("end-passed" if deal < view.deal else "end-stopped-hand"), contest)
    own = _own(view, deal, _you(view, result, seat, contest), contest)
    return sentences(own, _match(view, deal, contest))


def seat_over_text(view: View, seat: int, contest: OwnContest | None = None) -> Text:
    """The text of a hand message whose deal has just ended, from the View of that deal."""
    result = ended_result(view)
    if result is None:
        return _own(view, view.deal, Message("end-passed"), contest)
    told = _own(view, view.deal, Message("end-sentence", what=ending(view).what), contest)
    more = remarks(view, result, Claimed, RevokesProven)
    return sentences(told, more, _you(view, result, seat, contest), _match(view, view.deal, contest))


def _own(view: View, deal: int, told: Text, contest: OwnContest | None) -> Message:
    kind = "only" if contest == "deal" else deal_kind(view)
    return Message("end-own", kind=kind, number=deal, told=told)


def _you(view: View, result: DealResult, seat: int, contest: OwnContest | None) -> Message:
    side = view.side_of(seat)
    change, total = Signed(result.scored[side]), result.totals[side]
    if contest == "deal":
        return Message("end-you-only", side=view.partners, change=change)
    return Message("end-you", side=view.partners, change=change, total=total)


def _match(view: View, deal: int, contest: OwnContest | None) -> Text:
    """The winner of the match, once it is over; not in a contest, where people don't play for that."""
    if not view.winners or deal != view.deal or contest is not None:
        return ""
    return Message("end-match", won=capitalized(won_by(view)))


def final_text(view: View) -> Text:
    """The end of a match in a line: the winners mentioned, and the totals, the best first."""
    seats = winning(view, "mention")
    if isinstance(view.board, RowsView) and counts_rounds(view) and view.target == 1:
        return Message("end-final.round", who=seats, title=view.title)
    told = "end-final.shared" if len(view.winners or ()) > 1 else "end-final"
    return sentences(Message(told, who=seats, title=view.title, totals=_totals(view)), losers_told(view))
