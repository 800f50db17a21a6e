"""The turning point in words: what was decided, what would have been better and why, the chances, and the cost.

Only what its player could know is said, and no more than is clearly so.
"""

from typing import NamedTuple

from bot.rules.grammar import counted
from bot.rules.moves import Bid, Lead, Move, Pass, Place, Play, Trump, Turn, Yield, piece_of
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, View
from bot.words.analysis.decision import Decision
from bot.words.analysis.review import Made
from bot.words.facts.prospects import Prospect
from bot.words.facts.results import unit_of
from bot.words.facts.tricks.auction import bid_title
from bot.words.facts.tricks.naming import held_of
from bot.words.hint.amounts import about, often
from bot.words.hint.line import line_reasons
from bot.words.hint.moves import named
from bot.words.hint.reasons import Pair, reasons
from bot.words.names import Namer

_LEAST = 0.05  # a smaller difference of chances is not drawn
_SURELY = 0.10  # of a smaller one "about" is said
_WORTH_TELLING = {"point": 0.5, "mark": 0.1, "round": 0.05}  # what costs less has no picture
_CLEARLY, _A_POINT = 0.12, 0.75
_TRIED = (
    "-# Judged by what you could know then: both were tried in {} deals that agree with it. "
    "People may play differently."
)


class Chance(NamedTuple):
    """What is more likely with one move than with the other: a label, and both shares."""

    label: str
    played: float
    best: float

    def percent(self, share: float) -> str:
        """A share as it is shown: "84 %", "about 46 %" where the two differ little."""
        return f"{'' if abs(self.best - self.played) >= _SURELY else 'about '}{round(100 * share)} %"


def chance(decision: Decision, name: Namer) -> Chance | None:
    """The chances that differ: of the contract, of a moon, or else of ending the deal better than by the other move.
    None where they hardly do.
    """
    played, best = decision.played, decision.best
    for found in (_of_contract(decision, name), *_of_moons(played, best), _of_ending_better(played, best)):
        if found is not None and abs(found.best - found.played) >= _LEAST:
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
    return Chance(label, played.made, best.made)


def _of_moons(played: Prospect, best: Prospect) -> tuple[Chance, Chance]:
    return (
        Chance("chance of shooting the moon", played.own_moon, best.own_moon),
        Chance("chance that somebody else shoots the moon", played.other_moon, best.other_moon),
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


# -- why ---------------------------------------------------------------------------------------------------------------


def whys(decision: Decision) -> tuple[str, str]:
    """Why what was played hurt, and why the other is better, in a few words each."""
    view, played, best = decision.view, decision.played, decision.best
    if view.line is not None:
        return _line_whys(view, played.move, best.move)
    for of_one in (_as_bid, _as_trump, _as_pass, _takes, _points):
        words = of_one(view, played, best), of_one(view, best, played)
        if all(words):
            return words
    return "costs more later in the deal", "pays later in the deal"


def _as_bid(view: View, prospect: Prospect, _: Prospect) -> str:
    if not isinstance(prospect.move, Bid):
        return ""
    if prospect.move == PASS:
        return "leaves the deal to others" if view.trick_board.auction else "bids nothing on this hand"
    return f"made {often(prospect.made)}" if prospect.made is not None else ""


def _as_trump(view: View, prospect: Prospect, other: Prospect) -> str:
    if not isinstance(prospect.move, Trump) or not isinstance(other.move, Trump):
        return ""
    suit = prospect.move.suit
    return "no tile is trump" if suit is None else f"{counted(held_of(view, suit), 'tile')} of it in hand"


def _as_pass(view: View, prospect: Prospect, _: Prospect) -> str:
    if not isinstance(prospect.move, Pass):
        return ""
    pieces = prospect.move.pieces
    worth = sum(shown.points for shown in view.hand if shown.piece in pieces)
    kept = "penalty point" if view.low_wins else "point"
    return f"gives {counted(worth, kept)} away" if worth else f"keeps every {kept}"


def _takes(view: View, prospect: Prospect, other: Prospect) -> str:
    """Whether it takes the trick, where that differs."""
    share, else_share = prospect.takes_trick, other.takes_trick
    if share is None or else_share is None or abs(share - else_share) < _CLEARLY:
        return ""
    partner = " for your side" if view.partners else ""
    if share > 0.95:
        return f"takes this trick{partner}"
    return "leaves this trick to others" if share < 0.05 else f"takes this trick {often(share)}"


def _points(view: View, prospect: Prospect, other: Prospect) -> str:
    """How many points come with the trick, where that differs."""
    more = prospect.trick_points - other.trick_points
    if view.trick_board.counts_tricks or abs(more) < _A_POINT:
        return ""
    return f"brings {about(abs(more), 'point')} {'more' if more > 0 else 'less'} with this trick"


def _line_whys(view: View, played: Move, best: Move) -> tuple[str, str]:
    told = next(iter(line_reasons(view, best, played)), "")
    if isinstance(best, Place):
        return "leaves the worse ends", "leaves the better ends"
    if isinstance(best, Turn) and told:
        second, _, first = told.rstrip(".").partition("; ")
        return _of_tile(first), _of_tile(second)
    return "ends worse more often", "ends better more often"


def _of_tile(known: str) -> str:
    """What is known of a tile that is named beside it: "is 6-2, which does not fit", "nobody has seen it"."""
    return "nobody has seen it" if "nobody" in known.lower() else known[known.index(" is ") + 1 :]


# -- the sentences -----------------------------------------------------------------------------------------------------


def headline(decision: Decision, name: Namer) -> str:
    """What happened in a line: "One tile cost Cleo about 7 points"."""
    kinds: dict[type[Move], str] = {Bid: "One bid", Pass: "One pass", Trump: "The choice of trump"}
    what = kinds.get(type(decision.played.move), "One choice" if decision.view.line is not None else "One play")
    return f"{what} cost {name(decision.view.viewer or 0)} {about(decision.cost, unit_of(decision.view))}"


def cost_words(decision: Decision) -> tuple[str, str]:
    """The cost as it was measured, and how surely: "Cost: 7.1 points on average", "± 0.6, tried in 600 deals"."""
    unit = unit_of(decision.view)
    cost = figure(decision.cost)
    amount = f"{cost} {unit if cost == '1' else f'{unit}s'}"
    if decision.error:
        surely = f"± {figure(decision.error)}, tried in {decision.worlds} deals"
    else:
        surely = "worked out exactly" if decision.view.line is not None else f"the same in all {decision.worlds} deals"
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
    amount = about(decision.cost, unit_of(view))
    chosen = f"you chose {second.after(first)}; better was {_said(first.advice)}, by {amount}."
    heading = f"**{capitalized(when(made))}:** {chosen}"
    pair = Pair(view, best, played, first, second, name)
    return "\n".join((heading, *reasons(pair)[:2], _TRIED.format(decision.worlds)))


def _said(advice: str) -> str:
    return f"to {advice[:1].lower()}{advice[1:]}"


def shared_text(made: Made, name: Namer) -> str:
    """What everybody reads beside the picture, once its player has shared it."""
    decision = made.decision
    view, who = decision.view, name(decision.view.viewer or 0)
    played, best = (code(view, prospect.move, name) for prospect in (decision.played, decision.best))
    amount = about(decision.cost, unit_of(view))
    choice = f"**{played}**; better was **{best}**, by {amount}."
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
    """Told where the costliest decision changed no chance by much."""
    decision = made.decision
    played, best = (code(decision.view, prospect.move, name) for prospect in (decision.played, decision.best))
    where = when(made).partition(", ")[2]
    return (
        f"**Deal {made.deal}:** no choice of yours decided much. The most that any cost was "
        f"{about(decision.cost, unit_of(decision.view))}: {where}, **{played}** where **{best}** was a little better."
    )
