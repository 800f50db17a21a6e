"""The turning point in words: what was decided, what would have been better and why, the chances, and the cost.

Only what its player could know is said, and no more than is clearly so.
"""

from typing import NamedTuple

from bot.rules.grammar import counted
from bot.rules.moves import Bid, Declare, Lead, Move, Pass, Play, Trump, Yield, piece_of
from bot.rules.pieces import Card
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, View
from bot.words.analysis.decision import Decision
from bot.words.analysis.review import Made
from bot.words.analysis.whys import whys
from bot.words.facts.prospects import Prospect
from bot.words.facts.results import unit_of
from bot.words.facts.tricks.auction import bid_title
from bot.words.hint.moves import Named, named
from bot.words.hint.reasons import Pair, reasons
from bot.words.names import Namer

_LEAST = 0.05  # a smaller difference of chances is not drawn
_SURELY = 0.10  # of a smaller one "about" is said
_WORTH_TELLING = {"point": 0.5, "mark": 0.1, "round": 0.05}  # what costs less has no picture
_DONE = {
    "Lead": "led", "Play": "played", "Bid": "bid", "Pass": "passed", "Name": "named", "Turn": "turned",
    "Place it at": "placed it at", "Choose": "chose",
}  # fmt: skip
_TRIED = (
    "-# Judged by what you could know then: both were tried in {} deals that agree with it. "
    "People may play differently."
)
_EXACT = "-# Judged by what you could know then, and worked out exactly."


class Chance(NamedTuple):
    """What is more likely with one move than with the other: a label, both shares, and whether it is better rare."""

    label: str
    played: float
    best: float
    is_feared: bool = False

    @property
    def gain(self) -> float:
        """By how much the better move betters it."""
        return self.played - self.best if self.is_feared else self.best - self.played

    def percent(self, share: float) -> str:
        """A share as it is shown: "84 %", "about 46 %" where the two differ little."""
        return f"{'' if abs(self.best - self.played) >= _SURELY else 'about '}{round(100 * share)} %"


def chance(decision: Decision, name: Namer) -> Chance | None:
    """The chances that the better move betters: of the contract, of a moon, or else of ending the deal better than by
    the other move. None where it hardly does.
    """
    played, best = decision.played, decision.best
    for found in (_of_contract(decision, name), *_of_moons(played, best), _of_ending_better(played, best)):
        if found is not None and found.gain >= _LEAST:
            return found
    return None


def is_telling(decision: Decision) -> bool:
    """Whether a decision clearly cost something that is worth a picture, and chances show it."""
    is_much = decision.cost >= _WORTH_TELLING[unit_of(decision.view)]
    return is_much and decision.is_clear and chance(decision, str) is not None


def _of_contract(decision: Decision, name: Namer) -> Chance | None:
    played, best, view = decision.played, decision.best, decision.view
    if played.made is None or best.made is None:
        return None
    if isinstance(played.move, Bid) or isinstance(best.move, Bid):
        return None if PASS in (played.move, best.move) else Chance("chance of making it", played.made, best.made)
    contract = view.trick_board.contract
    if contract is None:
        return None
    bid = bid_title(contract.bid)
    is_own = view.side_of(contract.seat) == view.side_of(view.viewer or 0)
    label = f"chance of making {bid}" if is_own else f"chance that {name(contract.seat)} makes {bid}"
    return Chance(label, played.made, best.made, is_feared=not is_own)


def _of_moons(played: Prospect, best: Prospect) -> tuple[Chance, Chance]:
    return (
        Chance("chance of shooting the moon", played.own_moon, best.own_moon),
        Chance("chance that somebody else shoots the moon", played.other_moon, best.other_moon, is_feared=True),
    )


def _of_ending_better(played: Prospect, best: Prospect) -> Chance:
    """In which share of the deals each ends better than the other: the worse of the two was compared."""
    above, below = played.compared if played.compared != (0.0, 0.0) else best.compared[::-1]
    return Chance("in how many deals it ends better", above, below)


# -- the moves ---------------------------------------------------------------------------------------------------------


def code(view: View, move: Move, name: Namer) -> str:
    """A move in a word or two: "5-0", "6-4 as 4s", "bid 7", "pass", "6-3 5-3 0-0", "left end"."""
    match move:
        case Play():
            return str(move.piece)
        case Lead() if not _may_be_led_otherwise(view, move):
            return str(move.piece)
        case Lead():
            return f"{move.piece!s} as {move.suit.label}" if move.suit is not None else str(move.piece)
        case Bid():
            return "pass" if move == PASS else f"bid {bid_title(move)}"
        case Trump(None):
            return "no trump"
        case Pass():
            return " ".join(map(str, move.pieces))
        case Yield():
            return "let them lead"
        case _:
            words = named(view, move, name)
            return (words.what or words.advice).replace("**", "").removeprefix("the ")


def _may_be_led_otherwise(view: View, lead: Lead) -> bool:
    """Whether its piece could be led as another suit."""
    choices = view.ask.choices if view.ask is not None else ()
    return sum(piece_of(choice.move) == lead.piece for choice in choices) > 1


def when(made: Made) -> str:
    """When it was decided: "deal 4, trick 7 of 11", "deal 2, the auction"."""
    view = made.decision.view
    if view.line is not None:
        return f"deal {made.deal}, tile {len(view.line.tiles) + 1} of the line"
    places = {Phase.PASS: "passing", Phase.BID: "the auction", Phase.TRUMP: "naming trump"}
    place = places.get(view.phase)
    return f"deal {made.deal}, {place or f'trick {view.trick_board.number} of {view.trick_board.count}'}"


# -- the sentences -----------------------------------------------------------------------------------------------------


def headline(decision: Decision, name: Namer) -> str:
    """What happened in a line: "One tile cost Cleo about 7 points", "Bidding 84 cost Bo 0.28 of a mark"."""
    return (
        f"{_doing(decision.view, decision.played.move)} cost {name(decision.view.viewer or 0)} {cost_about(decision)}"
    )


def _doing(view: View, move: Move) -> str:
    match move:
        case Bid():
            return "Passing" if move == PASS else f"Bidding {bid_title(move)}"
        case Pass():
            return "The pass"
        case Trump() | Declare():
            return f"Naming {code(view, move, str)}"
        case _:
            return "One card" if isinstance(piece_of(move), Card) else "One tile"


def cost_about(decision: Decision) -> str:
    """The cost in a sentence: "about 7 points", "0.28 of a mark"."""
    cost, unit = decision.cost, unit_of(decision.view)
    return f"about {counted(round(cost), unit)}" if cost >= 0.85 else f"{figure(cost)} of a {unit}"


def cost_words(decision: Decision) -> tuple[str, str]:
    """The cost as it was measured, and how surely: "Cost: 7.1 points on average", "± 0.6, tried in 600 deals"."""
    unit = unit_of(decision.view)
    cost = figure(decision.cost)
    amount = f"{cost} {unit if cost == '1' else f'{unit}s'}"
    if decision.error:
        surely = f"± {figure(decision.error)}, tried in {decision.worlds} deals"
    else:
        surely = "worked out exactly" if _is_exact(decision) else f"the same in all {decision.worlds} deals"
    return f"Cost: {amount} on average", surely


def figure(amount: float) -> str:
    """An amount with as many places as mean something: "0.35", "7.1", "12"."""
    places = 2 if abs(amount) < 1 else 1 if abs(amount) < 10 else 0
    text = f"{abs(amount):.{places}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return f"−{text}" if amount < 0 and text != "0" else text


def signed(amount: float) -> str:
    """The same with its sign: "+7", "−0.3"."""
    text = figure(amount)
    return text if text.startswith("−") or text == "0" else f"+{text}"


def private_text(made: Made, name: Namer) -> str:
    """What its player is told beside the picture: the choice, the better one, the reasons, and how it was judged."""
    decision = made.decision
    view, played, best = decision.view, decision.played, decision.best
    first, second = named(view, best.move, name), named(view, played.move, name)
    better = f"{first.advice[:1].lower()}{first.advice[1:]}"
    heading = f"**{capitalized(when(made))}:** you {_done(second)}; better was to {better}, by {cost_about(decision)}."
    pair = Pair(view, best, played, first, second, name)
    because = reasons(pair)[:2] or [f"{capitalized(code(view, best.move, name))} {whys(decision)[1]}."]
    return "\n".join((heading, *because, _EXACT if _is_exact(decision) else _TRIED.format(decision.worlds)))


def _is_exact(decision: Decision) -> bool:
    """Whether all deals that agree with what was known were looked at: near the end of a line they are few."""
    return decision.view.line is not None and not decision.error


def _done(move: Named) -> str:
    """What somebody did: "led **6-4 as 4s**", "passed"."""
    verb = _DONE.get(move.verb)
    return " ".join(filter(None, (verb, move.what, move.rest))) if verb else f"chose “{move.advice}”"


def shared_text(made: Made, name: Namer) -> str:
    """What everybody reads beside the picture, once its player has shared it."""
    decision = made.decision
    view, who = decision.view, name(decision.view.viewer or 0)
    played, best = (code(view, prospect.move, name) for prospect in (decision.played, decision.best))
    choice = f"**{played}**; better was **{best}**, by {cost_about(decision)}."
    return f"{who} shares a turning point. {capitalized(when(made))}: {choice}"


def capitalized(text: str) -> str:
    """A sentence of these words."""
    return f"{text[:1].upper()}{text[1:]}"


def nothing_text(deal: int, made: int) -> str:
    """Told where nothing clearly cost anything."""
    if not made:
        return (
            f"**Deal {deal}:** there was nothing to decide: each of your moves was the only one, or came to the same."
        )
    decisions = "your one decision" if made == 1 else f"your {made} decisions"
    return (
        f"**Deal {deal}:** you played it as well as anybody could tell. In {decisions} nothing that you could know "
        "then spoke clearly for another choice: the rest was the luck of the deal, and the others' play."
    )


def little_text(made: Made, name: Namer) -> str:
    """Told where the costliest decision changed no chance by much, or cost next to nothing."""
    decision = made.decision
    played, best = (code(decision.view, prospect.move, name) for prospect in (decision.played, decision.best))
    where = when(made).partition(", ")[2]
    return (
        f"**Deal {made.deal}:** no choice of yours changed the odds much. The most that any cost was "
        f"{cost_about(decision)} on average: {where}, **{played}** where **{best}** was better."
    )
