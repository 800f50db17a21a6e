"""How Forty-Two is played, page by page, under the house rules in force. In our own words."""

from collections.abc import Iterator

from bot.rules.forty_two.options import (
    AllPass,
    FollowMe,
    FortyTwoOptions,
    NelOMinimum,
    Plunge,
    Sevens,
    Splash,
    StopEarly,
    specials_of,
)
from bot.rules.grammar import counted, joined
from bot.rules.moves import Special
from bot.rules.suits import SEVENS, DominoSuits, Doubles, Suit
from bot.rules.tricks.counts import NelO, Scoring, nel_o_doubles
from bot.rules.tricks.game import TrickGame
from bot.rules.tricks.help import CLAIMS, DOUBLES_IN_NEL_O, TRICK, trick_example
from bot.rules.view import HelpPage, Phase

_STRATEGY = (
    "Bid on trumps: three with the double and another high one are worth 30, four with the double 31 or more. Each "
    "other double you hold is nearly a trick.\n\n"
    "Lead trumps until the opponents have none, the double first, then your other doubles.\n\n"
    "When your partner is sure to take the trick, give them 5-5, 6-4 or a five. When an opponent is, give what counts "
    "nothing.\n\n"
    "There are only 28 tiles, and seven of each number: count the trumps that have been played."
)


def aim(options: FortyTwoOptions) -> str:
    """The aim in one sentence."""
    goal = counted(options.target, "point" if options.scoring is Scoring.POINTS else "mark")
    return f"Two against two: say how many of 42 points your side will take, and take them; first to {goal}."


def help_pages(game: TrickGame, options: FortyTwoOptions) -> tuple[HelpPage, ...]:
    """The pages: the aim, the auction, trump, tricks, the score, and each special bid that is played."""
    fives = DominoSuits(Doubles.HIGH, Suit.N5, lead_higher_end=True)
    no_trump = DominoSuits(options.follow_me or Doubles.HIGH, lead_higher_end=True)
    won = "6-6" if no_trump.doubles is Doubles.HIGH else "6-4"
    doubles = DominoSuits(Doubles.OWN_SUIT, Suit.DOUBLES, lead_higher_end=True)
    return (
        HelpPage(
            "The aim",
            f"{TRICK}\n\n"
            "Partners sit opposite and play for 42 points a deal.\n\nEach of the seven tricks is 1 point; 5-5 and 6-4 "
            "count 10 each, and 5-0, 4-1 and 3-2 count 5 each, to the side that takes them. A bid says how much of it "
            "one's side will take.",
            trick_example(game, options, fives, "5s are trump: 5-5 takes 26 points", Suit.N5, "5-1 5-5 5-0 6-4", 1),
        ),
        HelpPage("The auction", _auction(options), about=(Phase.BID,)),
        HelpPage(
            "Trump",
            "The bid winner names trump: a number, the doubles, or none, which is called follow me. Then the bid "
            f"winner leads any tile.{_declared(options)}\n\nA tile with the trump on it is a trump and "
            "nothing else. Where doubles are trump they leave their numbers, and 6-6 is the highest.",
            trick_example(
                game, options, doubles, "3-1 led, doubles are trump: 3-3 wins", Suit.N3, "3-1 3-3 3-2 3-0", 1
            ),
            about=(Phase.TRUMP,),
        ),
        HelpPage(
            "A trick",
            "Clockwise, everybody plays one tile: of the suit led if they hold one, else any. A tile is led as its "
            "higher end, unless it is a trump.\n\nThe highest trump takes the trick, else the highest tile of the suit "
            "led. Its double is the highest, then the tiles rank by their other end. Who takes the trick leads next.",
            trick_example(game, options, fives, "6-4 led, 5s are trump: 5-0 wins", Suit.N6, "6-4 5-0 6-6 6-1", 1),
            about=(Phase.PLAY,),
        ),
        HelpPage(
            "Follow me",
            f"Without trump only the suit led can win.\n\n{_FOLLOW_ME[options.follow_me_doubles]}",
            trick_example(game, options, no_trump, f"6-4 led, no trump: {won} wins", Suit.N6, "6-4 6-6 5-5 6-1", 1),
            about=(Phase.DOUBLES,),
        ),
        HelpPage("The score", f"{_score(options)}\n\n{CLAIMS}"),
        HelpPage(
            "Playing well",
            _STRATEGY,
            trick_example(game, options, fives, "Your side takes it: 6-4 brings 10", Suit.N6, "6-6 6-1 6-4 6-3", 1),
        ),
        *_special_pages(game, options),
    )


_FOLLOW_ME = {
    FollowMe.HIGH: "A double belongs to its own number alone: 5-5 does not follow 6s, and 6-6 is the highest of them.",
    FollowMe.LOW: "A double belongs to its own number alone, and is its lowest tile: 6-0 beats 6-6.",
    FollowMe.OWN_SUIT: "Doubles leave their numbers and are a suit of their own, 6-6 the highest.",
    FollowMe.BIDDERS_CHOICE: "The player who names no trump says whether doubles are the highest of their numbers, the "
    "lowest, or a suit of their own.",
}


def _declared(options: FortyTwoOptions) -> str:
    """What may be named in place of trump."""
    played = [special.label for special in specials_of(options)]
    if not options.are_declared or not played:
        return ""
    return f" In place of trump the bid winner can play {joined(played, 'or')}, if the bid is enough for it."


def _auction(options: FortyTwoOptions) -> str:
    all_pass = (
        "If all pass, the next shaker deals anew."
        if options.all_pass is AllPass.THROW_IN
        else "If all pass, the shaker plays for 30."
    )
    return (
        "For the first shaker, who deals, everybody draws a tile: most pips shakes, and equal draws are drawn again. "
        "Then the shake moves one seat left each deal.\n\nThe auction goes round once, from the shaker's left to the "
        "shaker. Pass, or bid more than the last bid: from 30 to 42 points, then 84, which is two marks. Each further "
        f"mark may be bid only over the one before: 126 after 84, and so on.\n\n{all_pass}"
    )


def _score(options: FortyTwoOptions) -> str:
    needed = "A bid of 42 or more needs all 42 points, and so every trick."
    if options.scoring is Scoring.MARKS:
        early = " The deal is over as soon as that is decided." if options.stop_early is StopEarly.ON else ""
        return (
            f"{needed}\n\nA bid from 30 to 42 is worth one mark, 84 two marks, 126 three, and so on. The bidding side "
            f"scores them if it took at least its bid; if not, it is set, and the other side scores them.{early}\n\n"
            f"The first side with {options.target} marks wins the match."
        )
    return (
        f"{needed}\n\nIf the bidding side took at least its bid, both sides score what they took; for a bid of 84 or "
        "more it scores the bid.\n\nIf not, it is set: it scores nothing, and the other side scores the bid besides "
        f"what it took itself.\n\nThe first side with {options.target} points wins the match; if both get there in one "
        "deal, the bidding side."
    )


def _special_pages(game: TrickGame, options: FortyTwoOptions) -> Iterator[HelpPage]:
    if options.nel_o is NelO.ON:
        system = DominoSuits(nel_o_doubles(options), lead_higher_end=True)
        won = "4-4 wins" if system.doubles is Doubles.HIGH else "it wins, the bidder is set"
        least = "two marks" if options.nel_o_minimum is NelOMinimum.TWO_MARKS else "one mark"
        bid = f"A bid of {least} or more may be a bid of Nel-O: to lose every trick, alone against both opponents. It "
        bid += "ranks as its marks do."
        if options.are_declared:
            bid = f"With {least} or more the bid winner can play Nel-O: to lose every trick, alone against both others."
        yield HelpPage(
            "Nel-O",
            f"{bid}\n\nThe bidder's partner lays all tiles face down and sits out, there is no trump, "
            f"and the bidder leads. {DOUBLES_IN_NEL_O[options.nel_o_doubles]}\n\nThe deal is over as soon as the "
            "bidder takes a trick. The side that succeeds scores the bid, and nothing else is scored.",
            trick_example(game, options, system, f"4-1 led: {won}", Suit.N4, "4-1 4-4 6-6"),
            (Special.NEL_O, Phase.DOUBLES),
        )
    if options.sevens is Sevens.ON:
        how = "the bid winner can play" if options.are_declared else "you can bid"
        yield HelpPage(
            Special.SEVENS.label,
            f"With one mark or more {how} Sevens: to win every trick, with the partner. There are no suits and no "
            "trump.\n\nThe tile with pips closest to 7 wins, and of equals the first. Everyone plays the closest tile "
            "they have.\n\nThe deal is over as soon as the other side wins a trick. The side that succeeds scores the "
            "bid, and nothing else is scored.",
            trick_example(game, options, SEVENS, "6-0 led: 6-1 wins, it has 7 pips", Suit.CLOSEST, "6-0 5-3 6-1 4-3"),
            about=(Special.SEVENS,),
        )
    for rule, special, doubles, marks in (
        (options.plunge is Plunge.ON, Special.PLUNGE, "four", "four marks"),
        (options.splash is Splash.ON, Special.SPLASH, "three", "two marks"),
    ):
        if rule:
            yield HelpPage(
                special.label,
                f"With {doubles} doubles or more {_how(options, special, marks)}\n\nThe partner, with no "
                "word from the bidder, names trump and leads, and their side must take every trick.",
                about=(special,),
            )


def _how(options: FortyTwoOptions, special: Special, marks: str) -> str:
    """How a plunge or a splash comes about."""
    if not options.are_declared:
        return f"you can bid a {special.value}: {marks}, or one mark over a bid that is as high."
    at_once = " You can bid four marks at once, but then you must plunge." if special is Special.PLUNGE else ""
    return f"and a bid of {marks} or more the bid winner can {special.value}.{at_once}"
