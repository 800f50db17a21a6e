"""The sentence for everything that is refused. Whoever shows a Refusal to a person asks `sentence`."""

from collections.abc import Iterable

from bot.rules.blind_hughie import refusals as rows
from bot.rules.domino_hearts import refusals as hearts
from bot.rules.errors import Fact, Refusal, RefusedMove
from bot.rules.grammar import counted, joined, listed
from bot.rules.refusals import MatchOver, NotHeld, OutOfTurn, RulesEnforced, WrongPhase
from bot.rules.suits import Doubles, Suit
from bot.rules.tricks import refusals as tricks
from bot.rules.tricks.bids import in_words
from bot.rules.view import Phase
from bot.words.facts.tricks.auction import bid_amount
from bot.words.facts.tricks.passing import toward
from bot.words.speaker import say


def sentence(refusal: Refusal) -> str:
    """What is told to the player: why it is refused, and what they may do instead."""
    return facts_sentence(refusal.facts) if isinstance(refusal, RefusedMove) else say(refusal.text)


def facts_sentence(facts: Iterable[Fact]) -> str:
    """The facts of a refused move, a sentence each."""
    return " ".join(map(fact_sentence, facts))


def fact_sentence(fact: Fact) -> str:  # noqa: C901 - a catalogue: one case for each fact there is
    """The sentence for one fact. Raises TypeError for a fact without one."""
    match fact:
        case MatchOver():
            return "The match is over."
        case OutOfTurn(_, names):
            return f"It is not your turn: the table waits for {joined(names)}." if names else "It is not your turn."
        case WrongPhase(phase):
            return _PHASES.get(phase, "This move belongs to another part of the deal.")
        case NotHeld(pieces):
            return f"You do not hold {listed(pieces)}."
        case RulesEnforced():
            return "I only accept legal plays here, so there is nothing to take back or challenge."

        case tricks.WrongPass(count):
            return f"That is not {count} different tiles of yours."
        case tricks.MustPass(count, direction, hand):
            return f"Choose {count} tiles to pass {toward(direction, brief=True)} from your hand: {listed(hand)}."
        case tricks.BidStands(bid):
            return f"The bid stands at {bid_amount(bid)}."
        case tricks.NotOffered(special, is_named_later=True):
            return f"You name {special.label} once you have won the bid."
        case tricks.NotOffered(special):
            return f"{special.label} cannot be bid here."
        case tricks.MustBid(bids, if_passed):
            return f"{in_words(bids, if_passed).capitalize()}."
        case tricks.NotDeclarable(special):
            return f"You can't play {special.label} here."
        case tricks.MaySwap(hand):
            return f"Keep your hand, or swap one of {listed(hand)} for the kitty."
        case tricks.NotATrump(suit):
            return f"{suit.label.capitalize()} cannot be trump here." if suit else "There must be a trump here."
        case tricks.MustNameTrump(offered, contracts):
            others = f" Or play {joined((special.label for special in contracts), 'or')}." if contracts else ""
            return f"Name trump: {joined((str(suit or 'none') for suit in offered), 'or')}.{others}"
        case tricks.MustPlaceDoubles(offered):
            return f"Say whether doubles are {joined((_DOUBLES[place] for place in offered), 'or')}."
        case tricks.SuitNotNamed(piece, suits):
            return f"Say which suit {piece} is led as: {_labels(suits)}."
        case tricks.BadLead(piece, suits, asked):
            return f"{piece} can be led as {_labels(suits)}, not as {asked.label}."
        case tricks.NotLeading(piece, asked):
            return f"You are not leading, and {piece} is not one of the {asked.label}: play it without a suit."
        case tricks.OnlyTrump(piece):
            return f"{piece} is a trump and of no other suit."
        case tricks.MustLead(pieces):
            return f"You lead: play {'any of ' if len(pieces) > 1 else ''}{listed(pieces)}."
        case tricks.MayYield():
            return "Or yield: your left neighbour must lead."
        case tricks.MustFollow(led, playable):
            return f"You hold {led.label}: play {listed(playable, 'or')}."
        case tricks.IsVoid(led, playable, restricted=True):
            return f"You hold no {led.label}: play {listed(playable, 'or')}."
        case tricks.IsVoid(led, playable):
            return f"You hold no {led.label}, so any of your tiles may be played: {listed(playable)}."
        case tricks.MustPlayClosest(pieces):
            return f"In Sevens you play your tile closest to 7: {listed(pieces, 'or')}."

        case tricks.NotProved(is_concession=True):
            return "Not yet: the rest could still change the score."
        case tricks.NotProved():
            return "Not yet: someone else could still win a trick."
        case tricks.OneLeft():
            return "It's your last one: just play it."
        case tricks.HarmfulClaim():
            return "The rest are yours, but winning them only hurts you. Play on."
        case tricks.NothingToClaim():
            return "Nothing left can change the score. Press **End the deal**."
        case tricks.NoClaims():
            return "Nothing is claimed or conceded where rules are kept on honour."

        case hearts.OpensWith(piece):
            return f"The deal opens with {piece}."
        case hearts.HeartsNotBroken():
            return "Hearts are not broken yet."
        case hearts.NoPointsYet():
            return "No points may fall on the first trick."
        case hearts.MustKeepRules():
            return "You have taken a tile back: keep the rules now."
        case hearts.NothingToTakeBack():
            return (
                "Only a tile that broke the rules can be taken back, until the last tile of its trick is played: "
                "you have none there."
            )
        case hearts.TooEarlyToDecline():
            return "You can say that you have no challenge only when all tiles have been played."
        case hearts.HasDeclined():
            return "You have already said that you have no more challenges. The others are still deciding."
        case hearts.MayChallenge():
            return "Challenge a play of this deal, or none, before it is scored."
        case hearts.OwnPlay():
            return "You cannot challenge a play of your own."
        case hearts.NoSuchTrick(0):
            return "No trick of this deal is finished yet."
        case hearts.NoSuchTrick(finished):
            return f"Name a finished trick of this deal: {'1' if finished == 1 else f'1 to {finished}'}."
        case hearts.TookNoPart(seat):
            return f"Seat {seat + 1} has played nothing."
        case hearts.ChallengedBefore():
            return "That play has been challenged already."
        case hearts.SeenToBeRight(seat, trick):
            return f"Everybody can see that seat {seat + 1} kept the rules in trick {trick}."
        case hearts.MustChooseMoon(points, everyone):
            whose = "every opponent's" if everyone else "one opponent's"
            return f"You took every point: take {points} off your own score, or add {points} to {whose}."

        case rows.MustTurn(1, any_tile=True):
            return "Turn up the only tile of your row (number 1)."
        case rows.MustTurn(count, any_tile=True):
            return f"Turn up any tile of your row: 1 is the leftmost, {count} the rightmost."
        case rows.MustTurn(count):
            return f"Turn up the rightmost tile of your row (number {count})."
        case rows.MustPlace(tile, left, right):
            return f"{tile} is turned up and fits both ends: place it left ({left}) or right ({right})."
        case rows.NothingToPlace():
            return "No tile is turned up yet."
        case rows.NoPeeking():
            return "Nobody looks at a tile in Blind Hughie before it is turned up."
        case rows.PeekWhileChoosing():
            return "You may look at your next tile only while the one turned up fits both ends."
        case rows.HasPeeked():
            return "You have looked at your next tile already."
        case rows.NothingToPeekAt(is_last):
            return f"{'It is your last tile' if is_last else 'Your next tile lies face up'}: there is nothing to see."
        case rows.NoSuchPlace(count, place):
            return f"Your row has {counted(count, 'tile')}, so there is no number {place}."
        case rows.FitsNoEnd(tile, left, right):
            return f"{tile} does not fit: the line ends in {left} and {right}."
        case rows.MustWait(tile):
            return f"{tile} waits until it is rightmost."
        case rows.NotNext():
            return "Tiles are turned up from the right."
        case rows.FaceDown():
            return "Only tiles that are turned up are played."
        case _:
            raise TypeError(f"{type(fact).__name__} has no sentence")


_PHASES = {
    Phase.PASS: "The tiles are being passed first.",
    Phase.BID: "The auction comes first.",
    Phase.KITTY: "The kitty comes first.",
    Phase.TRUMP: "Trump is named first.",
    Phase.DOUBLES: "The doubles come first.",
    Phase.OPENING: "The deal is being played now.",
    Phase.PLAY: "The deal is being played now.",
    Phase.TURN: "Tiles are turned up here, nothing else.",
    Phase.REVIEW: "All tiles have been played.",
}

_DOUBLES = {
    Doubles.BOTH: "high, and a suit",
    Doubles.HIGH: "high in their number",
    Doubles.LOW: "low in their number",
    Doubles.OWN_SUIT: "a suit of their own",
}


def _labels(suits: Iterable[Suit]) -> str:
    return joined((suit.label for suit in suits), "or")
