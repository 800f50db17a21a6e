"""How Domino Whist is played, page by page, under the house rules in force. In our own words."""

from bot.rules.domino_whist.options import AllPass, DominoWhistOptions, PassTiles, RebidAfterPass, WhoseTricks
from bot.rules.pieces import Tile
from bot.rules.suits import DominoSuits, Suit
from bot.rules.tricks.game import TrickGame
from bot.rules.tricks.help import CLAIMS, TRICK, trick_example
from bot.rules.view import HelpPage, Phase

_NAMES = {7: "seven", 8: "eight", 9: "nine"}
_STRATEGY = (
    "Count what takes tricks: the doubles of your long suits, and long suits themselves, whose low tiles win once the "
    "others have none left. A suit of five or six tiles is a good trump.\n\n"
    "Bid what you count, or one less; a bid that is not made costs as much as it would have brought.\n\n"
    "As the bid winner lead trumps first: while others hold some, your other winners are not safe. Then play your "
    "doubles, then your long suit.\n\n"
    "Against the bid winner each trick counts: keep a trump or a double for the suit they must lead in the end."
)


def aim(options: DominoWhistOptions, players: int) -> str:
    """The aim in one sentence."""
    whose = "your side" if options.in_partners else "you"
    return f"Say how many tricks {whose} will take, and take them; the first to {options.goes_to(players)} points wins."


def help_pages(game: TrickGame, options: DominoWhistOptions, players: int) -> tuple[HelpPage, ...]:
    """The pages: the aim, the auction, suits, trump, a trick, the score."""
    plain, trump = DominoSuits(), DominoSuits(trump=Suit.N2)
    return (
        HelpPage(
            "The aim",
            f"{TRICK}\n\n{_aim(game, options, players)}",
            trick_example(game, options, plain, "6-5 led as 6s: 6-6 wins the trick", Suit.N6, "6-5 6-6 6-1 7-3"),
        ),
        HelpPage("The auction", _auction(game, options, players), about=(Phase.PASS, Phase.BID)),
        HelpPage("The kitty and trump", _declaring(game, options, players), about=(Phase.KITTY, Phase.TRUMP)),
        HelpPage(
            "Suits",
            "Every tile is in two suits: 6-4 is a 6 and a 4, and 5-5 is a 5 and a double.\n\nIn a number's suit its "
            "double is highest, then the tiles follow by their other end. The doubles are a suit as well, highest "
            "first.\n\nWho leads plays a tile and says which of its two suits it is.",
            trick_example(game, options, plain, "6-4 led as 6s: 7-6 wins", Suit.N6, "6-4 6-0 7-6 5-5"),
        ),
        HelpPage(
            "Trump takes its tiles",
            "A tile that bears the trump is a trump and nothing else.\n\n"
            "It can only be led as trump, and it follows no "
            "other suit: with 2s as trump you need not play 4-2 when 4s are led, but you may where you have "
            "no other 4.",
            trick_example(game, options, trump, "2s are trump, 6-4 led as 4s: 4-2 wins", Suit.N4, "6-4 4-2 4-4 7-5"),
        ),
        HelpPage(
            "A trick",
            "Everybody plays one tile, clockwise.\n\nYou must play a tile of the suit led if you hold one; if you hold "
            "none, any tile will do, a trump or a discard.\n\n"
            "The highest trump takes the trick, and where there is none "
            "the highest tile of the suit led. Its player leads to the next.",
            trick_example(
                game, options, trump, "2s are trump, 5-5 led as doubles: 2-2 wins", Suit.DOUBLES, "5-5 2-2 7-7 6-1"
            ),
            about=(Phase.PLAY,),
        ),
        HelpPage("The score", f"{_score(options, players)}\n\n{CLAIMS}"),
        HelpPage(
            "Playing well",
            _STRATEGY,
            trick_example(game, options, trump, "2s are trump: the double is the highest", Suit.N2, "6-2 4-2 2-2 2-0"),
        ),
    )


def _aim(game: TrickGame, options: DominoWhistOptions, players: int) -> str:
    highest = max(piece.high for piece in game.deck(options, players) if isinstance(piece, Tile))
    partners = (
        "You and the player opposite are partners: your points are added."
        if options.in_partners
        else "Everybody plays alone."
    )
    return (
        f"Say how many tricks you will take, choose trump, and take them. {players} players get "
        f"{game.hand_size(options, players)} tiles each of a double-{_NAMES[highest]} set. {partners}\n\n"
        "Howard Fosdick invented the game."
    )


def _auction(game: TrickGame, options: DominoWhistOptions, players: int) -> str:
    lowest = options.lowest_bid(players)
    paragraphs: list[str] = []
    if options.passing is PassTiles.ON:
        cycle = "left, right, across, then not at all" if players == 4 else "right, left, then not at all"
        paragraphs.append(
            f"First everybody passes three tiles, all at once: deal by deal {cycle}, and round again. "
            "Deals that are thrown in count."
        )
    passed, last = "who has passed is out of the auction", "one bidder is left"
    if options.rebid_after_pass is RebidAfterPass.ON:
        passed, last = "who has passed may bid again later", "all others have passed after a bid"
    least = f"The lowest bid is {lowest}." if lowest else "There is no lowest bid: even 0 may open."
    paragraphs.append(
        "For the first dealer everybody draws a tile: most pips deals, and equal draws are drawn again. Then the deal "
        "moves one seat left each time."
    )
    paragraphs.append(
        f"The dealer's left neighbour speaks first. Bid more tricks than the last bid, or pass; {passed}. {least}\n\n"
        f"It goes round until {last}, or until somebody bids all {game.hand_size(options, players)} tricks."
    )
    paragraphs.append(
        "Where all pass, the deal is thrown in and the next dealer deals."
        if options.all_pass is AllPass.THROW_IN
        else f"Where all pass, the dealer plays for a bid of {lowest}."
    )
    return "\n\n".join(paragraphs)


def _declaring(game: TrickGame, options: DominoWhistOptions, players: int) -> str:
    kitty = (
        "One tile lies face down, the kitty. The bid winner looks at it, and may take it for any tile in hand; the "
        "other players do not learn what it was, nor whether it was taken.\n\n"
        if len(game.deck(options, players)) > players * game.hand_size(options, players)
        else ""
    )
    named = "names trump: a number, doubles, or no trump at all. The bid winner then leads any tile to the first trick."
    return f"{kitty}Then the bid winner {named}" if kitty else f"There is no kitty in this game. The bid winner {named}"


def _score(options: DominoWhistOptions, players: int) -> str:
    others = "The other side scores" if options.in_partners else "Everybody else scores"
    if not options.in_partners:
        bidder = (
            "The bid winner scores the bid if it was made, and loses it if not; tricks beyond the bid count nothing."
        )
    elif options.contract is WhoseTricks.SIDE:
        bidder = (
            "Both partners' tricks count towards the bid. Their side scores the bid if it was made, and loses it if "
            "not; tricks beyond the bid count nothing."
        )
    else:
        bidder = (
            "Only the bid winner's own tricks count towards the bid, which their side scores or loses; the partner's "
            "tricks count 1 each for the side."
        )
    return (
        f"{bidder}\n\n{others} 1 for each trick, always. Totals may fall below nothing.\n\nThe first to reach "
        f"{options.goes_to(players)} wins; if several do in one deal, the highest; if those are equal, deals follow "
        "until one is ahead."
    )
