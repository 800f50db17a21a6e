"""How Seventy-Nine is played, page by page, under the house rules in force. In our own words."""

from bot.rules.grammar import counted
from bot.rules.moves import Special
from bot.rules.seventy_nine.options import NelOPartners, SeventyNineOptions
from bot.rules.suits import DominoSuits, Doubles, Suit
from bot.rules.tricks.counts import NelO, NelODoubles, Scoring, nel_o_doubles
from bot.rules.tricks.game import TrickGame
from bot.rules.tricks.help import CLAIMS, DOUBLES_IN_NEL_O, TRICK, trick_example
from bot.rules.view import HelpPage, Phase

_STRATEGY = (
    "Bid on a long trump suit with its double: with two of every tile there are fourteen trumps, and five of them with "
    "a double are a good beginning. Your partners bring the rest; bid 50 to 55 on that, more with two doubles.\n\n"
    "Lead trumps while opponents hold them, the double first. Then your other doubles.\n\n"
    "When a partner is sure to take the trick, give them 5-5, 6-4, or a five. When an opponent is, give the tile that "
    "counts nothing.\n\n"
    "Of two equal tiles the first played is the higher: do not count on the second."
)


def aim(options: SeventyNineOptions) -> str:
    """The aim in one sentence."""
    goal = counted(options.target, "point" if options.scoring is Scoring.POINTS else "mark")
    return f"Three against three: say how many of 79 points your side will take, and take them; first to {goal}."


def help_pages(game: TrickGame, options: SeventyNineOptions) -> tuple[HelpPage, ...]:
    """The pages: the aim, the auction, suits, a trick, the score, and Nel-O where it is played."""
    twos, ones = (DominoSuits(Doubles.HIGH, trump, lead_higher_end=True) for trump in (Suit.N2, Suit.N1))
    pages = (
        HelpPage(
            "The aim",
            f"{TRICK}\n\n"
            "Two sides of three, seated alternately, play for 79 points a deal.\n\nEach of the nine tricks is 1 point, "
            "5-5 and 6-4 count 10 each, and 5-0, 4-1 and 3-2 count 5 each to the side that takes them.\n\n"
            "There are two of every tile: two double-six sets are shuffled together, everybody gets nine, and two "
            "are left face down. If one of those counts, its points go to nobody.",
            trick_example(
                game, options, twos, "2s are trump: 6-2 takes 16 points", Suit.N5, "5-1 5-5 6-2 5-0 6-6 5-4", 1
            ),
        ),
        HelpPage(
            "The auction",
            "For the first shuffler everybody draws a tile: most pips shuffles, and equal draws are drawn again. Then "
            "the shuffle moves one seat left each deal.\n\n"
            "The auction goes round once, from the shuffler's left to the shuffler. Pass, or bid more than the last "
            "bid: from 50 to 79, the points your side undertakes to win. If all pass, the next shuffler deals anew.\n\n"
            "The bid winner names one number as trump and leads to the first trick.",
            about=(Phase.BID, Phase.TRUMP),
        ),
        HelpPage(
            "Suits",
            "A tile with the trump on it is a trump and nothing else.\n\nAny other tile is led as its higher end, but "
            "follows with either: 5-2 follows 5s and 2s.\n\n"
            "In a suit its double is highest, then the tiles rank by their "
            "other end. A double belongs to its own number only.",
            trick_example(
                game, options, ones, "5-2 led, 1s are trump: 5-5 wins", Suit.N5, "5-2 5-3 6-5 5-5 5-0 4-2", 1
            ),
        ),
        HelpPage(
            "A trick",
            "Clockwise, everybody plays one tile: of the suit led if they hold one, else any.\n\n"
            "The highest trump takes "
            "the trick, or the highest tile of the suit led where there is no trump.\n\nOf two equal tiles the first "
            "played is the higher. Who takes the trick leads to the next.",
            trick_example(
                game, options, twos, "2s are trump: the first 2-2 wins", Suit.N2, "5-2 5-5 2-2 6-2 2-0 2-2", 1
            ),
            about=(Phase.PLAY,),
        ),
        HelpPage("The score", f"{_score(options)}\n\n{CLAIMS}"),
        HelpPage(
            "Playing well",
            _STRATEGY,
            trick_example(
                game, options, twos, "Your side takes it: 6-4 brings 10 points", Suit.N6, "6-6 6-1 6-4 6-3 6-0 5-5", 1
            ),
        ),
    )
    return (*pages, _nel_o_page(game, options)) if options.nel_o is NelO.ON else pages


def _nel_o_page(game: TrickGame, options: SeventyNineOptions) -> HelpPage:
    chosen = options.nel_o_doubles is NelODoubles.BIDDERS_CHOICE
    doubles = nel_o_doubles(options)
    won = "4-4 wins" if doubles is Doubles.HIGH else "it wins, the bidder is set"
    caption = f"4-2 led{', doubles high' if chosen else ''}: {won}"
    system = DominoSuits(doubles, lead_higher_end=True)
    example = trick_example(game, options, system, caption, Suit.N4, "4-2 4-0 4-4 6-6")
    return HelpPage("Nel-O", _nel_o(options), example, (Special.NEL_O, Phase.DOUBLES))


def _score(options: SeventyNineOptions) -> str:
    if options.scoring is Scoring.MARKS:
        return (
            "A deal is worth one mark: to the bidding side if it took at least its bid, else to the other side.\n\n"
            f"The first side with {options.target} marks wins the match."
        )
    return (
        "If the bidding side took at least its bid, both sides score what they took.\n\nIf not, it is set: it scores "
        "nothing, and the other side scores the bid besides what it took itself.\n\n"
        f"The first side with {options.target} points wins the match; if both get there in one deal, the bidding side."
    )


def _nel_o(options: SeventyNineOptions) -> str:
    shown = "face up for all to see" if options.nel_o_partners is NelOPartners.FACE_UP else "face down"
    reward = "one mark" if options.scoring is Scoring.MARKS else "79 points"
    return (
        "Instead of a number one may bid Nel-O: to lose every trick, alone against the three opponents. It outranks "
        f"every number.\n\n"
        f"The bidder's partners lay their tiles {shown} and sit out, there is no trump, and the bidder "
        f"leads. {DOUBLES_IN_NEL_O[options.nel_o_doubles]}\n\n"
        "The deal is over as soon as the bidder takes a trick. It is worth "
        f"{reward} to the side that succeeds, and nothing else is scored."
    )
