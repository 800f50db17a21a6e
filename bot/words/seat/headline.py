"""The header of a seat picture: what now, in one sentence, and the pills beside it."""

from typing import NamedTuple

from bot.rules.suits import Suit
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, View
from bot.words.facts.results import goal
from bot.words.facts.sides import winners
from bot.words.facts.tricks.auction import bid_title, doubles_words, trump_words
from bot.words.facts.tricks.moon import moon_shot
from bot.words.facts.tricks.passing import chosen_to_pass, passed_to
from bot.words.facts.tricks.review import review_of
from bot.words.facts.tricks.seat import own_play, seat_before
from bot.words.names import Namer
from bot.words.seat.moon import moon_headline
from bot.words.seat.parts import Line, Part, Pill, named, plain, sign_of
from bot.words.seat.review import review_headline
from bot.words.speaker import say

_LIGHT, _GOLD, _DARK = Pill.Look.LIGHT, Pill.Look.GOLD, Pill.Look.DARK
_DECLARING = {
    Phase.KITTY: "the kitty, then trump",
    Phase.TRUMP: "trump is named next",
    Phase.DOUBLES: "says where doubles belong",
}


class Headline(NamedTuple):
    """The title ("Your turn", "You played 7-4"), what goes with it ("follow 4s", "you are after Pip"), the pills."""

    title: Line
    more: Line
    is_acting: bool
    pills: tuple[Pill, ...]


def headline(view: View, name: Namer) -> Headline:
    """The header of the view's own seat."""
    if view.phase is Phase.REVIEW:
        title, more, pill = review_headline(review_of(view))
        return Headline((plain(title),), (plain(more),), is_acting(view), (pill,))
    if view.phase is Phase.MOON:
        title, more, pills = moon_headline(moon_shot(view), name)
        return Headline(title, (plain(more),), is_acting(view), pills)
    return Headline(*title_of(view, name), is_acting(view), _pills(view, name))


def is_acting(view: View) -> bool:
    """Whether the viewer is asked for something that they have not chosen yet."""
    return view.ask is not None and view.ask.made is None


def title_of(view: View, name: Namer) -> tuple[Line, Line]:
    """The title of the header, and what goes with it."""
    if view.phase in (Phase.REVIEW, Phase.MOON):
        head = headline(view, name)
        return head.title, head.more
    return ((plain("Your turn"),), _asked(view, name)) if is_acting(view) else _waiting(view, name)


def _asked(view: View, name: Namer) -> Line:
    ask = view.ask
    if ask is None:
        return ()
    match view.phase:
        case Phase.PASS:
            return plain(f"pass {ask.pick} to "), named(name, passed_to(view))
        case Phase.KITTY:
            return (plain("swap a tile, or keep"),)
        case Phase.OPENING:
            neighbour = ((view.viewer or 0) + 1) % len(view.seats)
            return plain("lead, or let "), named(name, neighbour), plain(" lead")
        case Phase.DOUBLES:
            return (plain("say where doubles belong"),)
        case _:
            return (plain(say(ask.prompt)),)


def _waiting(view: View, name: Namer) -> tuple[Line, Line]:
    """What may be said while others act: nothing that the next play makes false."""
    board = view.trick_board
    if view.winners is not None:
        won = winners(view)
        who = ", ".join(f"side {side.letter}" if view.partners else name(side.members[0]) for side in won)
        return (plain("Match over"),), (Part(who, gives=True), plain(" wins" if len(won) == 1 else " win"))
    if view.phase is Phase.PASS:
        return (plain(f"You pass {len(chosen_to_pass(view))}"),), (plain("to "), named(name, passed_to(view)))
    if view.phase is Phase.BID:
        bid = view.seats[view.viewer].bid if view.viewer is not None else None
        own = "Bidding" if bid is None else "You passed" if bid == PASS else f"You {bid}"
        return (plain(own),), _after(view, name)
    if view.phase in _DECLARING and board.contract is not None:
        seat, bid = board.contract.seat, board.contract.bid
        who = plain("You") if seat == view.viewer else named(name, seat)
        return (who, plain(f" bid {bid_title(bid)}")), (plain(_DECLARING[view.phase]),)
    return _others_play(view, name)


def _others_play(view: View, name: Namer) -> tuple[Line, Line]:
    board, after, played = view.trick_board, _after(view, name), own_play(view)
    if view.viewer is not None and view.seats[view.viewer].out and board.contract is not None:
        return (plain("You sit out"),), (named(name, board.contract.seat), plain(" plays alone"))
    if played is not None:
        return (plain(f"You played {sign_of(played)}"),), after
    if view.to_act:
        return (named(name, view.to_act[0]), plain(" leads" if board.led is None else " plays")), after
    if board.complete_trick is not None:
        leader = board.complete_trick.winner
        is_before = leader == seat_before(view)  # named once
        return (named(name, leader), plain(" leads")), (plain("you are next"),) if is_before else after
    return (plain(f"Trick {board.number}" if board.number else "Waiting"),), after


def _after(view: View, name: Namer) -> Line:
    return plain("you are after "), named(name, seat_before(view))


def shows_trick(view: View) -> bool:
    """Whether a pill of the header says which trick it is."""
    return any(pill.label == "trick" for pill in _pills(view, str))


def _pills(view: View, name: Namer) -> tuple[Pill, ...]:
    board, ask = view.trick_board, view.ask
    if view.winners is not None:
        return ()
    if view.phase is Phase.PASS:
        if ask is None:
            return ()
        chosen = len(chosen_to_pass(view))
        return (Pill("chosen", f"{chosen} of {ask.pick}", _GOLD if chosen == ask.pick else _DARK),)
    if view.phase is Phase.BID:
        return (Pill(*goal(view), _DARK),)
    if view.phase in _DECLARING and board.contract is not None and ask is not None:
        # A plunge hands the naming of trump to the bidder's partner.
        whose = "your bid" if board.contract.seat == view.viewer else name(board.contract.seat)
        return (Pill(whose, bid_title(board.contract.bid), _GOLD),)
    if view.phase in _DECLARING:
        return ()
    return tuple(_playing(view, name))


def _playing(view: View, name: Namer) -> list[Pill]:
    board, pills = view.trick_board, list[Pill]()
    if board.led is not None and board.led is not Suit.CLOSEST:
        pills.append(Pill("led", board.led.label, _LIGHT))
    is_special = board.contract is not None and board.contract.bid.counts_tricks
    if board.doubles is not None:
        words = doubles_words(board.doubles)
        pills.append(Pill("doubles", words, _DARK) if is_special else Pill("no trump", f"doubles {words}", _DARK))
    if board.contract is not None and board.contract.bid.counts_tricks:
        who = "you" if board.contract.seat == view.viewer else name(board.contract.seat)
        pills.append(Pill(who, bid_title(board.contract.bid), _GOLD))
    elif board.trump is not None:
        pills.append(Pill("trump", board.trump.label, _GOLD, starred=True))
    elif board.doubles is None and (words := trump_words(view)):
        pills.append(Pill("trump", words, _DARK))
    if not pills and board.number:
        pills.append(Pill("trick", f"{board.number} of {board.count}", _DARK))
    return pills
