"""The sentence for everything that is refused. Whoever shows a Refusal to a person asks `sentence`."""

from collections.abc import Iterable

from bot.message import AllOf, AnyOf, Message, Row, Text, Who, sentences
from bot.rules.blind_hughie import refusals as rows
from bot.rules.domino_hearts import refusals as hearts
from bot.rules.errors import Fact, Refusal, RefusedMove
from bot.rules.refusals import MatchOver, NotHeld, OutOfTurn, RulesEnforced, WrongPhase
from bot.rules.tricks import refusals as tricks
from bot.rules.tricks.bids import prompt
from bot.rules.view import Phase
from bot.words.choices import prompt_start


def sentence(refusal: Refusal) -> Text:
    """What is told to the player: why it is refused, and what they can do instead."""
    return facts_sentence(refusal.facts) if isinstance(refusal, RefusedMove) else refusal.text


def facts_sentence(facts: Iterable[Fact]) -> Text:
    """The facts of a refused move, a sentence each."""
    return sentences(*map(fact_sentence, facts))


def fact_sentence(fact: Fact) -> Message:  # noqa: C901 - a catalogue: one case for each fact there is
    """The sentence for one fact. Raises TypeError for a fact without one."""
    match fact:
        case OutOfTurn(_, names) if names:
            return Message("refused-turn-of", who=AllOf(map(Who, names)))
        case WrongPhase(phase):
            return Message(_PHASES.get(phase, "refused-in-other"))
        case NotHeld(pieces):
            return Message("refused-not-held", pieces=AnyOf(pieces))

        case tricks.WrongPass(count):
            return Message("refused-wrong-pass", count=count)
        case tricks.MustPass(count, direction, hand):
            return Message("refused-must-pass", count=count, direction=direction, hand=Row(hand))
        case tricks.BidStands(bid):
            return Message("refused-bid-stands", bid=bid)
        case tricks.NotOffered(special, is_named_later=True):
            return Message("refused-named-later", special=special)
        case tricks.NotOffered(special):
            return Message("refused-no-such-bid", special=special)
        case tricks.MustBid(bids, if_passed):
            return Message("refused-must-bid", prompt=prompt_start(prompt(bids, if_passed)))
        case tricks.NotDeclarable(special):
            return Message("refused-not-declarable", special=special)
        case tricks.MaySwap(hand):
            return Message("refused-may-swap", hand=AnyOf(hand))
        case tricks.NotATrump(suit):
            return Message("refused-not-a-trump", suit=suit) if suit else Message("refused-needs-trump")
        case tricks.MustNameTrump(offered, contracts):
            trumps = AnyOf(str(suit.value if suit else "none") for suit in offered)
            if not contracts:
                return Message("refused-name-trump", trumps=trumps)
            return Message("refused-name-trump-or", trumps=trumps, contracts=AnyOf(contracts))
        case tricks.MustPlaceDoubles(offered):
            places = AnyOf(Message(f"doubles-place-{place.value}") for place in offered)
            return Message("refused-place-doubles", places=places)
        case tricks.SuitNotNamed(piece, suits):
            return Message("refused-suit-not-named", piece=piece, suits=AnyOf(suits))
        case tricks.BadLead(piece, suits, asked):
            return Message("refused-bad-lead", piece=piece, suits=AnyOf(suits), asked=asked)
        case tricks.OnlyTrump(piece):
            return Message("refused-only-trump", piece=piece)
        case tricks.MustLead(pieces):
            return Message("refused-must-lead", pieces=AnyOf(pieces))
        case tricks.MustFollow(led, playable):
            return Message("refused-must-follow", led=led, playable=AnyOf(playable))
        case tricks.IsVoid(led, playable, restricted=True):
            return Message("refused-is-void-restricted", led=led, playable=AnyOf(playable))
        case tricks.IsVoid(led):
            return Message("refused-is-void", led=led)
        case tricks.MustPlayClosest(pieces):
            return Message("refused-must-play-closest", pieces=AnyOf(pieces))
        case tricks.NotProved(is_concession):
            return Message("refused-rest-open") if is_concession else Message("refused-rest-not-yours")

        case hearts.OpensWith(piece):
            return Message("refused-opens-with", piece=piece)
        case hearts.NoSuchTrick(0):
            return Message("refused-no-trick-yet")
        case hearts.NoSuchTrick(finished):
            return Message("refused-name-a-trick", finished=finished)
        case hearts.TookNoPart(seat, ""):
            return Message("refused-took-no-part", seat=seat + 1)
        case hearts.TookNoPart(_, name):
            return Message("refused-took-no-part-who", who=Who(name))
        case hearts.SeenToBeRight(seat, trick, ""):
            return Message("refused-seen-to-be-right", seat=seat + 1, trick=trick)
        case hearts.SeenToBeRight(_, trick, name):
            return Message("refused-seen-to-be-right-who", who=Who(name), trick=trick)
        case hearts.MustChooseMoon(points, everyone):
            if everyone:
                return Message("refused-choose-moon-all", points=points)
            return Message("refused-choose-moon", points=points)

        case rows.MustTurn(1, any_tile=True):
            return Message("refused-turn-only")
        case rows.MustTurn(count, any_tile=True):
            return Message("refused-turn-any", count=count)
        case rows.MustTurn(count):
            return Message("refused-turn-rightmost", count=count)
        case rows.MustPlace(tile, left, right):
            return Message("refused-must-place", tile=tile, left=left, right=right)
        case rows.NothingToPeekAt(is_last):
            return Message("refused-last-tile") if is_last else Message("refused-next-face-up")
        case rows.NoSuchPlace(count, place):
            return Message("refused-no-such-place", count=count, place=place)
        case rows.FitsNoEnd(tile, left, right):
            return Message("refused-fits-no-end", tile=tile, left=left, right=right)
        case rows.MustWait(tile):
            return Message("refused-must-wait", tile=tile)
        case _ if type(fact) in _PLAIN:
            return Message(_PLAIN[type(fact)])
        case _:
            raise TypeError(f"{type(fact).__name__} has no sentence")


_PLAIN: dict[type[Fact], str] = {
    MatchOver: "refused-match-over",
    OutOfTurn: "refused-turn",
    RulesEnforced: "refused-rules-enforced",
    tricks.NotLeading: "refused-not-leading",
    tricks.MayYield: "refused-may-yield",
    tricks.OneLeft: "refused-one-left",
    tricks.HarmfulClaim: "refused-harmful-claim",
    tricks.NothingToClaim: "refused-nothing-to-claim",
    tricks.NoClaims: "refused-no-claims",
    hearts.HeartsNotBroken: "refused-hearts-not-broken",
    hearts.NoPointsYet: "refused-no-points-yet",
    hearts.MustKeepRules: "refused-must-keep-rules",
    hearts.NothingToTakeBack: "refused-nothing-to-take-back",
    hearts.TooEarlyToDecline: "refused-too-early-to-decline",
    hearts.HasDeclined: "refused-has-declined",
    hearts.MayChallenge: "refused-may-challenge",
    hearts.OwnPlay: "refused-own-play",
    hearts.ChallengedBefore: "refused-challenged-before",
    rows.NothingToPlace: "refused-nothing-to-place",
    rows.NoPeeking: "refused-no-peeking",
    rows.PeekWhileChoosing: "refused-peek-later",
    rows.HasPeeked: "refused-has-peeked",
    rows.NotNext: "refused-not-next",
    rows.FaceDown: "refused-face-down",
}
_PHASES = {
    Phase.PASS: "refused-in-pass",
    Phase.BID: "refused-in-bid",
    Phase.KITTY: "refused-in-kitty",
    Phase.TRUMP: "refused-in-trump",
    Phase.DOUBLES: "refused-in-doubles",
    Phase.OPENING: "refused-in-play",
    Phase.PLAY: "refused-in-play",
    Phase.TURN: "refused-in-turn",
    Phase.REVIEW: "refused-in-review",
}
