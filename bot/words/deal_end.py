"""The words for the end of a deal: what happened in four words, why, and who is how near the end of the match."""

from typing import NamedTuple

from bot.rules.events import ContractPlayed, DealResult, RevokesProven
from bot.rules.grammar import counted, joined
from bot.rules.moves import Bid
from bot.rules.suits import Suit
from bot.rules.tricks.counts import CountOptions, Scoring
from bot.rules.view import Phase, View
from bot.words.facts.deal_end import (
    KeyTrick,
    Kind,
    Why,
    bid_counts,
    claim_in,
    claimed,
    contract_played,
    ended_result,
    kind_of,
    partners_count,
    special_taken,
)
from bot.words.facts.line import line_end
from bot.words.facts.results import remark_sentence
from bot.words.facts.standings import Standing, still_to_go
from bot.words.facts.tricks.auction import bid_title
from bot.words.line import end_hero, end_how, end_sum
from bot.words.names import Namer, side_letter
from bot.words.pictures import ended_news, signed
from bot.words.seat.parts import Line, named, plain
from bot.words.sides import sides
from bot.words.speaker import say

_NUMBERS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


class Hero(NamedTuple):
    """What happened: a name, which gives way where room is short, the words after it, and why. Gold is a success."""

    name: str
    words: str
    why: str = ""
    gold: bool = False

    def __str__(self) -> str:
        return self.name + self.words


def hero(view: View, name: Namer) -> Hero:
    """How the deal of this view ended: "Cleo made 7", "Pip took the black tile", "Nobody bid"."""
    result = ended_result(view)
    if result is None:
        return Hero("", "Nobody bid", "thrown in, and dealt anew")
    if view.tricks is None:
        return _line(view, name)
    if result.moon is not None:
        tricks = sum(view.seats[seat].tricks for seat in view.members(result.moon))
        taken = result.taken[result.moon]
        return Hero(side_name(view, name, result.moon), " shot the moon", _moon(taken, tricks), gold=True)
    played = contract_played(view)
    if played is not None:
        return _contract(view, name, played)
    return _penalties(view, name, result) if view.low_wins else _most(view, name, result)


def sentence(told: Hero) -> str:
    """What happened and why in a sentence."""
    why = told.why.rstrip(".")
    if not why:
        return f"{told}."
    goes_on = why.startswith(("with ", "by ", "and "))
    return f"{told}{' ' if goes_on else ', ' if ': ' in why + told.words else ': '}{why}."


def side_name(view: View, name: Namer, side: int) -> str:
    """A side as it is called in a few words: "Side A", or a lone player's name."""
    return f"Side {side_letter(side)}" if view.partners else name(view.members(side)[0])


def _moon(taken: int, tricks: int) -> str:
    return f"every point: {taken} of {taken}, in {counted(tricks, 'trick')}"


def _line(view: View, name: Namer) -> Hero:
    """A deal of a line game in the words of its table; what else ended it, or what the score is made of, is why."""
    end = line_end(view)
    why = say(end_how(view, name) or end_sum(view))
    return Hero("", say(end_hero(view, name)), why, gold=end.winner is not None)


# -- contracts ---------------------------------------------------------------------------------------------------------


def bid_name(view: View, bid: Bid) -> str:
    """A bid as the name of a contract: "7", "Nel-O", and in marks "2 marks"."""
    marks = _marks(view, bid)
    return f"{bid.special.title()}, {marks}" if bid.special and marks else marks or bid_title(bid)


def _marks(view: View, bid: Bid) -> str:
    """A bid of several marks, where marks are scored."""
    is_marked = isinstance(view.options, CountOptions) and view.options.scoring is Scoring.MARKS
    return counted(bid.amount // 42, "mark") if is_marked and bid.amount and bid.amount >= 84 else ""


def _contract(view: View, name: Namer, played: ContractPlayed) -> Hero:
    bidder = name(played.seat)
    was_set = f" {'were' if bidder == 'you' else 'was'} set"
    contract = played.bid.special.label if played.bid.special is not None else bid_name(view, played.bid)
    if played.bid.nel_o:
        count = view.trick_board.count
        if played.made:
            return Hero(bidder, f" made {contract}", f"lost all {count} tricks", gold=True)
        return Hero(bidder, was_set, f"bid {bid_name(view, played.bid)} and {_lower(shortfall(view))}")
    won, needed = bid_counts(view) or (0, 0)
    if played.made:
        return Hero(bidder, f" made {contract}", _how_made(view, name, played, won, needed), gold=True)
    return Hero(bidder, was_set, f"bid {bid_name(view, played.bid)}, {_lower(shortfall(view))}")


def _lower(words: str) -> str:
    return words[:1].lower() + words[1:]


def _how_made(view: View, name: Namer, played: ContractPlayed, won: int, needed: int) -> str:
    together = partners_count(view)
    if played.tricks is None:
        return f"{margin(won - needed)}: side {side_letter(view.side_of(played.seat))} took {won}"
    partners = [name(seat) for seat in view.members(view.side_of(played.seat)) if seat != played.seat]
    beside = f"with {joined(partners)}: " if together and partners else ""
    return f"{beside}{won} of {view.trick_board.count} tricks, {trump_in_words(view)}"


def shortfall(view: View) -> str:
    """What was taken in place of what was bid: "Side A took only 5", "Took trick 4"."""
    played = contract_played(view)
    if played is not None and played.bid.nel_o:
        tricks = [trick.number for trick in view.trick_board.finished if trick.winner == played.seat]
        return f"Took trick {tricks[0]}" if tricks else "Lost"
    won, _ = bid_counts(view) or (0, 0)
    is_together = played is not None and partners_count(view)
    return (
        f"Side {side_letter(view.side_of(played.seat))} took {_only(won)}"
        if played and is_together
        else f"Took {_only(won)}"
    )


def _only(won: int) -> str:
    return f"only {won}" if won else "nothing"


def margin(more: int) -> str:
    """By how much a contract was made: "exactly", "by one", "by 12"."""
    return f"by {_NUMBERS[more] if more < len(_NUMBERS) else more}" if more else "exactly"


def trump_in_words(view: View) -> str:
    """The trump of the ended deal: "2s trump", "no trump"; in Sevens what wins."""
    contract = view.trick_board.contract
    if contract is not None and contract.bid.sevens:
        return "closest to 7"
    trump: Suit | None = view.trick_board.trump
    return f"{trump.label} trump" if trump is not None else "no trump"


# -- points that hurt --------------------------------------------------------------------------------------------------


def _penalties(view: View, name: Namer, result: DealResult) -> Hero:
    found, total = special_taken(view), sum(result.taken)
    revokes = revoke_note(view, name)
    if found is None:
        return _most(view, name, result)
    seat, shown = found
    points = view.seats[seat].points
    what = "the black tile" if shown.black else "the queen"
    why = f"and with it {points} of the {total} points" if points > shown.points else f"{points} of the {total} points"
    return Hero(name(seat), f" took {what}", revokes or why)


def _most(view: View, name: Namer, result: DealResult) -> Hero:
    """Who took most, where nothing else is to be told."""
    most = max(seat.points for seat in view.seats)
    seats = [name(seat.seat) for seat in view.seats if seat.points == most]
    amount = counted(most, "point") if len(seats) == 1 else f"{most} each"
    return Hero(joined(seats), f" took {amount}", revoke_note(view, name) or f"of {sum(result.taken)} in the deal")


def revoke_note(view: View, name: Namer) -> str:
    """The revokes that were proven in this deal; empty where none was."""
    result = ended_result(view)
    remarks = result.remarks if result is not None else ()
    return " ".join(remark_sentence(remark, name) for remark in remarks if isinstance(remark, RevokesProven))


def claim_note(view: View, name: Namer) -> str:
    """How the play was ended before its time; empty where it was not."""
    claim = claim_in(view)
    return remark_sentence(claim, name) if claim is not None else ""


# -- the rest of the card ----------------------------------------------------------------------------------------------


def key_trick_title(name: Namer, key: KeyTrick) -> str:
    """What the trick to remember is: "biggest trick: Pip, 5", "the trick that made it: no. 9"."""
    if key.why is Why.BIGGEST:
        return f"biggest trick: {name(key.trick.winner)}, {key.points}"
    return f"the trick that {'made' if key.why is Why.MADE else 'set'} it: no. {key.trick.number}"


def to_go_note(view: View, name: Namer) -> str:
    """Who is how near the end of the match: "10 more and Pip ends it"; empty where nobody is the nearest."""
    near = still_to_go(view)
    if near is None or len(near[1]) != 1:
        return ""
    missing, (side,) = near
    who = f"side {side_letter(side)}" if view.partners else name(view.members(side)[0])
    return f"{missing} more and {who} ends it" if view.low_wins else f"{who} needs {missing} more"


def standings_title(view: View) -> str:
    """What stands over the standings."""
    return "lowest wins" if view.low_wins else "standings"


def taken_column(view: View) -> tuple[str, tuple[int, ...]] | None:
    """What each side took in the deal that has ended, and what that is: ("tricks", (8, 3)); None while none has."""
    result = ended_result(view)
    if result is None or view.phase is not Phase.OVER:
        return None
    if kind_of(view) is Kind.LINE:
        return "pips left", result.taken
    tricks = (sum(view.seats[seat].tricks for seat in side.members) for side in sides(view))
    return "tricks", tuple(tricks)


def change(standing: Standing) -> str:
    """What a deal brought a side: "+7", "−7"; "+0" where that was nothing, or the deal was thrown in."""
    return signed(standing.scored) if standing.scored else "+0"


def ended_line(view: View, name: Namer) -> Line:
    """The end of a deal's play as `ended_news` has it; the name of who claimed or conceded gives way."""
    claim = claimed(view)
    if claim is None:
        return (plain(ended_news(view, name)),)
    return named(name, claim.seat), plain(ended_news(view, lambda _: ""))
