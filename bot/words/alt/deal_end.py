"""The alt texts of a deal's end: the deal card, and the posters of a moon, a set and Nel-O."""

from collections.abc import Sequence

from bot.rules.boards import TrickView
from bot.rules.events import LowestEqual, WentOut
from bot.rules.grammar import joined
from bot.rules.view import View
from bot.words.alt.length import NAME_LENGTHS, first_that_fits
from bot.words.alt.phrases import line_sentences, match_over_sentence
from bot.words.deal_end import (
    bid_name,
    change,
    claim_note,
    hero,
    key_trick_title,
    revoke_note,
    sentence,
    shortfall,
    side_name,
    to_go_note,
)
from bot.words.facts.deal_end import (
    Kind,
    by_taken,
    claimed,
    contract_played,
    ended_result,
    key_trick,
    kind_of,
    last_trick,
    pips_left,
    sources,
    taken_by,
)
from bot.words.facts.results import goal, remark_sentence
from bot.words.facts.standings import Standing, standings
from bot.words.facts.tricks.auction import trump_words
from bot.words.line import deal_is_over
from bot.words.names import Namer, side_letter, spoken_names
from bot.words.pictures import ended_news, standing
from bot.words.sides import sides
from bot.words.speaker import say


def alt_deal_card(view: View, names: Sequence[str]) -> str:
    """The deal card in words: what happened, the standings, why, the trick to remember and the last one."""
    versions = ((longest, is_brief) for is_brief in (False, True) for longest in NAME_LENGTHS)
    return first_that_fits(_card(view, spoken_names(names, longest), is_brief=brief) for longest, brief in versions)


def _card(view: View, name: Namer, *, is_brief: bool) -> list[str]:
    told = hero(view, name)
    key, last = key_trick(view), last_trick(view)
    same = key is not None and last is not None and key.trick.number == last.number
    return [
        f"{deal_is_over(view, view.deal)}.",
        sentence(told),
        claim_note(view, name),
        line_remarks(view, name),
        note if (note := revoke_note(view, name)) != told.why else "",
        standings_sentence(view, name),
        "" if is_brief else _taken(view, name),
        *(line_sentences(view.line) if view.line is not None else ()),
        f"{_capital(key_trick_title(name, key))}: {_plays(key.trick, name)}." if key is not None else "",
        f"Last trick: {_plays(last, name)}." if last is not None and not same else "",
        "That was the last trick." if same else "",
        f"{_capital(note)}." if (note := to_go_note(view, name)) else "",
    ]


def line_remarks(view: View, name: Namer) -> str:
    """Why a deal with a line is over, where nobody went out."""
    result = ended_result(view) if view.tricks is None else None
    remarks = result.remarks if result is not None else ()
    return " ".join(
        remark_sentence(remark, name) for remark in remarks if not isinstance(remark, WentOut | LowestEqual)
    )


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def standings_sentence(view: View, name: Namer) -> str:
    """Every side by place, with what the deal brought: "Side A +7, 18; B +3, 14; to 30."."""
    places = [f"{_who(view, name, place)} {change(place)}, {place.total}{_moved(place)}" for place in standings(view)]
    return f"{'; '.join(places)}; {goal(view)}."


def _who(view: View, name: Namer, place: Standing) -> str:
    members = joined(map(name, place.members))
    return f"{place.rank} side {side_letter(place.side)} ({members})" if view.partners else f"{place.rank} {members}"


def _moved(place: Standing) -> str:
    if not place.moved:
        return ""
    return f" ({'up' if place.moved > 0 else 'down'} {abs(place.moved)})"


def _taken(view: View, name: Namer) -> str:
    """Where the points come from."""
    kind = kind_of(view)
    if kind is Kind.PENALTIES:
        pieces = (f"{name(seat)} {_pieces(view, seat)}" for seat in by_taken(view))
        return f"Taken: {'; '.join(pieces)}."
    if kind is Kind.COUNTS:
        return f"{'; '.join(_sources(view, name, side.number) for side in sides(view))}."
    if kind in (Kind.TRICKS, Kind.NEL_O):
        return f"Tricks: {', '.join(f'{name(seat.seat)} {seat.tricks}' for seat in view.seats if not seat.out)}."
    if kind is Kind.LINE:
        return f"Pips left: {', '.join(f'{name(seat.seat)} {pips_left(view, seat.seat)}' for seat in view.seats)}."
    return ""


def _pieces(view: View, seat: int) -> str:
    pieces = taken_by(view, seat)
    return f"{view.seats[seat].points} ({' '.join(str(shown.piece) for shown in pieces)})" if pieces else "nothing"


def _sources(view: View, name: Namer, side: int) -> str:
    found = sources(view, side)
    tiles = "".join(f", {points} in {worth}s" for worth, points in found.tiles)
    return f"{side_name(view, name, side)} {found.points}: {found.tricks} in tricks{tiles}"


def _plays(trick: TrickView, name: Namer) -> str:
    """A trick by its codes: "Bo led 5-1, Cleo 3-1, Dee 8-1 won"."""
    plays = (
        f"{name(seat)}{' led' if seat == trick.leader else ''} {shown.piece}{' won' if seat == trick.winner else ''}"
        for seat, shown in trick.plays
    )
    return ", ".join(plays)


def ended_table(view: View, name: Namer) -> list[str]:
    """The table of a trick game whose deal is over: what happened, its last trick, what each took, the scores."""
    told, claim, last = hero(view, name), claimed(view), last_trick(view)
    ended = f"{_capital(ended_news(view, name))}." if claim is not None or last is None else ""
    trump = trump_words(view)
    hands = (
        f"{name(seat.seat)} {' '.join(str(shown.piece) for shown in seat.shown)}" for seat in view.seats if seat.shown
    )
    return [
        f"{say(view.title)}, deal {view.deal} is over.",
        sentence(told),
        ended,
        f"Open hands: {'; '.join(hands)}." if claim is not None else "",
        f"Trump: {trump}." if trump else "",
        f"Last trick, {last.number} of {view.trick_board.count}: {_plays(last, name)}."
        if last is not None and claim is None
        else "",
        f"{', '.join(f'{name(seat.seat)} {standing(view, seat)}' for seat in view.seats)}.",
        standings_sentence(view, name),
        match_over_sentence(view, name),
    ]


def alt_poster(view: View, names: Sequence[str]) -> str:
    """A poster in words."""
    return first_that_fits(_poster(view, spoken_names(names, longest)) for longest in NAME_LENGTHS)


def _poster(view: View, name: Namer) -> list[str]:
    played = contract_played(view)
    is_lost = played is not None and not played.made
    return [
        f"{say(view.title)}, deal {view.deal}.",
        f"Set! {name(played.seat)} bid {bid_name(view, played.bid)}." if played is not None and is_lost else "",
        f"{shortfall(view)}." if is_lost else sentence(hero(view, name)),
        standings_sentence(view, name),
    ]
