"""The pictures of a deal's and a match's end in words."""

from collections.abc import Iterator, Sequence

from bot.message import Joined, Message, Row, Signed, Text, Who
from bot.rules.boards import TrickView
from bot.rules.events import Blocked, Claimed, NothingPlayed, RevokesProven
from bot.rules.view import View
from bot.words.chain.end import ChainEnd, chain_end, decided_told
from bot.words.chain.points import points_of_plays
from bot.words.chain.sentences import chain_sentences, ends_sentence
from bot.words.ends import facts
from bot.words.ends.deal import (
    bid_name,
    key_title,
    laid_open,
    remark,
    remarks,
    shortfall,
    spotlight,
    taken_column,
    to_go,
)
from bot.words.ends.facts import DealKind, contract_played, ended_result
from bot.words.ends.story import story
from bot.words.length import NAME_LENGTHS, alt, first_that_fits
from bot.words.line import line_sentences
from bot.words.names import Namer, spoken_names
from bot.words.sides import SideStanding, runs, sides, standings, winners
from bot.words.terms import (
    as_sentence,
    deal_name,
    goal,
    goal_told,
    match_over,
    members,
    play_told,
    side_name,
    who,
    winning,
)

_DEALS = (100, 40, 20, 10, 5, 0)  # told deal by deal: the oldest give way


def alt_deal_card(view: View, names: Sequence[str]) -> str:
    """The deal card: what happened, the standings, why, the trick to remember and the last one."""
    return first_that_fits(
        _card(view, spoken_names(names, longest), is_brief=is_brief)
        for is_brief in (False, True)
        for longest in NAME_LENGTHS
    )


def _card(view: View, name: Namer, *, is_brief: bool) -> Iterator[Text | None]:
    if view.chain is not None:
        yield from chain_ended(view, name)
        return
    key, last = facts.key_trick(view), facts.last_trick(view)
    yield Message("end-alt-over", title=view.title, deal=deal_name(view, view.deal))
    yield spotlight(view, name).told
    yield remarks(view, ended_result(view), name, Claimed, RevokesProven, Blocked, NothingPlayed)
    yield standings_sentence(view, name)
    if not is_brief:
        yield from _taken(view, name)
    if view.line is not None:
        yield from line_sentences(view.line)
    if key is not None:
        yield Message("end-alt-key", title=key_title(view, name, key), plays=_plays(view, key.trick, name))
    if last is not None:
        is_same = key is not None and key.trick.number == last.number
        yield Message("end-alt-last.same") if is_same else Message("end-alt-last", plays=_plays(view, last, name))
    if (note := to_go(view, name)) is not None:
        yield Message("end-sentence", what=note)


def standings_sentence(view: View, name: Namer) -> Message:
    """Every side by place, with what the deal brought: "1 Side A (Ann and Cleo) +7 (18); 2 …; to 30."."""
    places = Row((_place(view, place, name) for place in standings(view)), "; ")
    return Message("end-alt-standings", places=places, goal=goal(view))


def _place(view: View, place: SideStanding, name: Namer) -> Message:
    side, change = _side(view, place.side, name), Signed(place.scored)
    by = place.moved or 0
    moved = {"moved": "up" if by > 0 else "down" if by else "same", "places": abs(by)}
    return Message("end-alt-place", rank=place.rank, who=side, change=change, total=place.total, **moved)


def _side(view: View, side: int, name: Namer) -> Who:
    return members(view, sides(view)[side], name)


def _taken(view: View, name: Namer) -> Iterator[Text | None]:
    """Where the points come from."""
    kind = facts.kind_of(view)
    if kind is DealKind.PENALTIES:
        yield Message("end-alt-taken", pieces=Row((_pieces(view, seat, name) for seat in facts.by_taken(view)), "; "))
    elif kind is DealKind.COUNTS:
        for side in sides(view):
            found = facts.sources(view, side.number)
            each = (Message("end-source", worth=worth, points=it) for worth, it in ((1, found.tricks), *found.tiles))
            called = side_name(view, side.number, name)
            yield Message("end-alt-sources", who=called, points=found.points, sources=Row(each))
    elif kind is DealKind.LINE:
        left = [facts.pips_left(view, seat.seat) for seat in view.seats]
        yield Message("end-alt-pips", figures=_figures(view, name, left))
    elif kind is not DealKind.REDEAL:
        won = [None if seat.out else seat.tricks for seat in view.seats]
        yield Message("end-alt-tricks", figures=_figures(view, name, won))


def _figures(view: View, name: Namer, figures: Sequence[int | None]) -> Row:
    each = ((who(view, seat, name), figure) for seat, figure in enumerate(figures) if figure is not None)
    return Row(Joined((player, figure), " ") for player, figure in each)


def _pieces(view: View, seat: int, name: Namer) -> Message:
    pieces = Row((shown.piece for shown in facts.taken_by(view, seat)), " ")
    return Message("end-alt-taken.one", who=who(view, seat, name), points=view.seats[seat].points, pieces=pieces)


def _plays(view: View, trick: TrickView, name: Namer) -> Row:
    """A trick: "Bo led 5-1, Cleo 3-1, Dee 8-1 won"."""
    return Row(
        play_told(who(view, seat, name), shown.piece, led=seat == trick.leader, won=seat == trick.winner)
        for seat, shown in trick.plays
    )


def chain_ended(view: View, name: Namer) -> Iterator[Text | None]:
    """A deal of a line played from hands that is over: how it ended, what it brought, the tiles left, the line."""
    end, board = chain_end(view), view.chain_board
    yield Message("end-alt-over", title=view.title, deal=deal_name(view, view.deal))
    yield spotlight(view, name).told
    yield decided_told(view, name)
    if view.chain_board.scores_plays:
        plays = [points_of_plays(view, seat.seat) or None for seat in view.seats]
        yield Message("chain-alt-plays", figures=_figures(view, name, plays)) if any(plays) else None
    yield standings_sentence(view, name)
    if view.partners:
        pips = ((_side(view, side.number, name), end.left[side.number]) for side in sides(view))
        yield Message("end-alt-pips", figures=Row((Joined(it, " ") for it in pips), "; "))
    yield Message("chain-alt-left", hands=Row((_left(view, end, seat, name) for seat in end.order), "; "))
    yield from chain_sentences(board)
    yield ends_sentence(board)
    yield match_over(view, name)
    if (note := to_go(view, name)) is not None:
        yield Message("end-sentence", what=note)


def _left(view: View, end: ChainEnd, seat: int, name: Namer) -> Message:
    tiles = Row([shown.piece for shown in view.seats[seat].shown], " ")
    held = {"tiles": tiles, "count": len(tiles.items), "pips": end.pips[seat]}
    return Message("line-alt-held", who=who(view, seat, name), **held)


def ended_table(view: View, name: Namer) -> Iterator[Text | None]:
    """The table of a trick game whose deal is over: what happened, its last trick, what each took, the scores."""
    claim, last, trump = facts.claimed(view), facts.last_trick(view), view.trick_board.trump
    yield Message("end-alt-over", title=view.title, deal=deal_name(view, view.deal))
    yield spotlight(view, name).told
    if claim is not None:
        yield Message("end-sentence", what=remark(view, claim, name))
        yield Message("end-alt-open", hands=laid_open(view, claim, name))
    if trump is not None:
        yield Message("trump-is", suit=trump)
    if last is not None and claim is None:
        count, plays = view.trick_board.count, _plays(view, last, name)
        yield Message("end-alt-last.numbered", number=last.number, count=count, plays=plays)
    yield from _taken(view, name)
    yield standings_sentence(view, name)
    yield match_over(view, name)


@alt
def alt_poster(view: View, name: Namer) -> Iterator[Text]:
    """A poster: the great event of a deal, and what it brought."""
    played = contract_played(view)
    yield Message("end-sentence", what=Joined((view.title, deal_name(view, view.deal)), " · "))
    if played is not None and not played.made:
        yield Message("end-poster-set")
        yield Message("end-poster-bid", who=who(view, played.seat, name), bid=bid_name(view, played.bid))
        yield as_sentence(shortfall(view, name))
    else:
        yield spotlight(view, name).told
    yield standings_sentence(view, name)


# -- the match ---------------------------------------------------------------------------------------------------------


def alt_match_end(view: View, names: Sequence[str], ratings: Sequence[int | None] = ()) -> str:
    """The end of a match: who won, everyone's totals and ratings, its story, how it went from deal to deal."""
    return first_that_fits(
        _match_end(view, names, spoken_names(names, longest), ratings, deals)
        for deals in _DEALS
        for longest in NAME_LENGTHS
    )


def _match_end(
    view: View, names: Sequence[str], name: Namer, ratings: Sequence[int | None], deals: int
) -> Iterator[Text | None]:  # fmt: skip
    places, won = standings(view), winners(view)
    told = "end-alt-match.shared" if len(won) > 1 else "end-alt-match"
    yield Message(told, title=view.title, who=winning(view, name), total=places[0].total)
    rest = [place for place in places if place.side not in (view.winners or ())]
    if rest:
        each = ((place, _side(view, place.side, name)) for place in rest)
        row = Row(Joined((it.rank, side, it.total), " ") for it, side in each)
        yield Message("end-sentence", what=row)
    rated = [(who(view, seat, name), by) for seat, by in enumerate(ratings) if by is not None]
    if rated:
        changes = (Joined((player, Signed(by)), " ") for player, by in rated)
        yield Message("end-alt-ratings", changes=Row(changes))
    if len(won) == 1:  # of a shared win it tells no more
        yield story(view, names)
    if len(view.results) == 1:
        yield _only_deal(view, name)
    else:
        yield from by_deal(view, name, deals)


def _only_deal(view: View, name: Namer) -> Text:
    """What each side took in the only deal, whose score is the total."""
    column = taken_column(view)
    if column is None:
        return ""
    each = ((_side(view, side, name), figure) for side, figure in enumerate(column[1]))
    figures = Row((Joined((side, figure), " ") for side, figure in each), "; ")
    return Message("end-alt-pips" if view.tricks is None else "end-alt-tricks", figures=figures)


def by_deal(view: View, name: Namer, deals: int) -> Iterator[Message]:
    """Each side's total after each deal, the last so many: a sentence for each side."""
    lines = runs(view)
    first = max(1, len(lines[0]) - deals)
    for side, run in enumerate(lines if deals else ()):
        yield Message("end-alt-deals", who=_side(view, side, name), first=first, totals=Row(run[first:], " "))


def alt_scores(view: View, names: Sequence[str]) -> str:
    """The scores of a match: the totals, and how they grew."""
    return first_that_fits(
        _scores(view, spoken_names(names, longest), deals) for deals in _DEALS for longest in NAME_LENGTHS
    )


def _scores(view: View, name: Namer, deals: int) -> Iterator[Text | None]:
    if view.results:
        each = ((_side(view, side, name), total) for side, total in enumerate(view.results[-1].totals))
        totals = Row(Joined((side, total), " ") for side, total in each)
        yield Message("chart-alt", deal=deal_name(view, view.results[-1].number), totals=totals)
    else:
        yield Message("chart-none")
    yield goal_told(view)
    yield match_over(view, name)
    if view.results:
        yield from by_deal(view, name, deals)
