"""What chat says at the end of a deal and of a match. Callers pass escaped names."""

from dataclasses import replace

from bot.message import AllOf, Joined, Message, Row, Seat, Signed, Text, capitalized, lines, sentences, small
from bot.rules.boards import RowsView, TricksView
from bot.rules.events import Claimed, DealResult, RevokesProven
from bot.rules.view import View
from bot.words.ends.deal import ending, laid_open
from bot.words.ends.ending import remarks
from bot.words.ends.facts import contract_played, ended_result, remark_of, result_of
from bot.words.sides import standings
from bot.words.terms import OwnContest, counts_rounds, deal_kind, deal_name, side_name, winning, won_by

_REDEAL = Message("end-because", what=Message("end-redeal"), why=Message("end-redeal.why"))


def ended_text(view: View) -> Text:
    """A deal that has just ended, from its own View: "**Deal 3** · Cleo made 7: 8 of 11 tricks. Side A +7 (18), …"."""
    end, result = ending(view), ended_result(view)
    has_reason = contract_played(view) is not None or not isinstance(view.board, TricksView) or result is None
    what = end.told if has_reason else Message("end-sentence", what=end.what)
    return _deal(view, view.deal, sentences(what, end.decided, remarks(view, result, Claimed, RevokesProven)))


def deal_text(view: View, deal: int) -> Text:
    """A deal that ended earlier, from the results of the match; or in which the match was stopped."""
    result = result_of(view, deal)
    if result is None and deal < view.deal:
        return _deal(view, deal, _REDEAL)
    if result is None:
        stood = Message("end-stopped.totals", totals=_totals(view)) if view.results else None
        return sentences(Message("end-stopped", title=view.title, deal=deal_name(view, deal)), stood)
    return _deal(view, deal, sentences(moon(view, result), remarks(view, result)))


def moon(view: View, result: DealResult) -> Message | None:
    """The sentence for a moon; None without one."""
    if result.moon is None:
        return None
    return Message("end-sentence", what=Message("end-moon", who=side_name(view, result.moon)))


def _deal(view: View, deal: int, happened: Text) -> Text:
    result, heading = result_of(view, deal), Message("end-heading", kind=deal_kind(view), number=deal)
    changed = _changes(view, result) if result is not None else None
    claim = remark_of(result, Claimed)
    hands = Message("end-alt-open", hands=laid_open(view, claim)) if claim is not None else None
    return lines(sentences(heading, happened, changed), small(hands) if hands is not None else None)


def _changes(view: View, result: DealResult) -> Text:
    """What a deal brought each side, and its total; of rounds how many each has won, unless one is enough."""
    if not counts_rounds(view):
        return Message("end-sentence", what=changes(view, result))
    wins = (Joined((side_name(view, it.side), it.total), " ") for it in standings(view))
    return Message("end-rounds", wins=Row(wins)) if view.target > 1 else ""


def changes(view: View, result: DealResult) -> Row:
    """What a deal brought each side, and its total after it: "Side A +7 (18), Side B +3 (14)"."""
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
    """The text of a hand message for an earlier deal: what the deal brought its player."""
    if result_of(view, deal) is None:
        return _own(view, deal, Message("end-passed" if deal < view.deal else "end-stopped-hand"), contest)
    own = _own(view, deal, _you(view, deal, seat, contest), contest)
    return sentences(own, _match(replace(view, viewer=seat), deal, contest))


def seat_over_text(view: View, seat: int, contest: OwnContest | None = None) -> Text:
    """The text of a hand message whose deal has just ended, from the View of that deal."""
    view, result = replace(view, viewer=seat), ended_result(view)
    if result is None:
        return _own(view, view.deal, Message("end-passed"), contest)
    told = _own(view, view.deal, Message("end-sentence", what=ending(view).what), contest)
    more = remarks(view, result, Claimed, RevokesProven)
    return sentences(told, more, _you(view, view.deal, seat, contest), _match(view, view.deal, contest))


def _own(view: View, deal: int, told: Text, contest: OwnContest | None) -> Message:
    kind = "only" if contest == "deal" else deal_kind(view)
    return Message("end-own", kind=kind, number=deal, told=told)


def _you(view: View, deal: int, seat: int, contest: OwnContest | None) -> Text:
    result, side = result_of(view, deal), view.side_of(seat)
    if result is None:
        return ""
    change = Signed(result.scored[side])
    if contest == "deal":
        return Message("end-you-only", side=view.partners, change=change)
    return Message("end-you", side=view.partners, change=change, total=result.totals[side])


def _match(view: View, deal: int, contest: OwnContest | None) -> Text:
    """The winner of the match, once it is over. In a contest people don't play for that."""
    if not view.winners or deal != view.deal or contest is not None:
        return ""
    return Message("end-match", won=capitalized(won_by(view)))


def final_text(view: View) -> Text:
    """The end of a match in a line: the winners mentioned, and the totals, the best first."""
    seats = winning(view, "mention")
    if isinstance(view.board, RowsView) and counts_rounds(view) and view.target == 1:
        return Message("end-final.round", who=seats, title=view.title)
    told = "end-final.shared" if len(view.winners or ()) > 1 else "end-final"
    return Message(told, who=seats, title=view.title, totals=_totals(view))
