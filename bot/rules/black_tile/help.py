"""How Black Tile is played, page by page, under the house rules in force. In our own words."""

from bot.rules.black_tile.options import (
    BlackTileOptions,
    FirstLead,
    PassDirection,
    Tie,
    UndealtTile,
    Variant,
)
from bot.rules.suits import DominoSuits, Suit
from bot.rules.tricks.game import TrickGame
from bot.rules.tricks.help import CLAIMS, TRICK, trick_example
from bot.rules.view import HelpPage, Phase

_COUNTS = {
    Variant.ELEVEN: "The black tile, 0-0, costs 4 points and each of the seven tiles with a 3 costs 1: eleven in all.",
    Variant.TWENTY_ONE: "The black tile, 0-0, costs 11 points and every tile of 5, 6 or 7 pips costs 1: "
    "twenty-one in all.",
    Variant.THIRTY: "The black tile, 0-0, costs 11 points, 1-1 costs 9, and every tile of 5, 6 or 7 pips costs 1: "
    "thirty in all.",
}
_EXPENSIVE = {
    Variant.ELEVEN: "3-3 takes 7 points: the black tile and three 3s",
    Variant.TWENTY_ONE: "3-3 takes 12 points: the black tile and 3-3",
    Variant.THIRTY: "3-3 takes 12 points: the black tile and 3-3",
}
_STRATEGY = (
    "Pass away what wins tricks: high doubles, and the highest tiles of a suit you are short of. It is good to have "
    "none of a suit, for when it is led you give points away.\n\n"
    "Lead low: a tile that others must beat cannot hurt you. Early tricks are cheap, so take them with your high "
    "tiles, while nobody is out of a suit.\n\n"
    "Keep the black tile until you can throw it on somebody's trick; among blanks it is the "
    "highest.\n\n"
    "Somebody who takes point after point may want them all. Take one, and the moon is off."
)


def aim(options: BlackTileOptions) -> str:
    """The aim in one sentence."""
    who, lowest = ("a side", "side") if options.in_partners else ("somebody", "score")
    return f"Take as few points as you can in tricks; when {who} has {options.target}, the lowest {lowest} wins."


def help_pages(game: TrickGame, options: BlackTileOptions, players: int) -> tuple[HelpPage, ...]:
    """The pages: the aim, before the play, suits, a trick, the score."""
    system = DominoSuits()
    return (
        HelpPage(
            "The aim",
            f"{TRICK}\n\nPoints hurt. {_COUNTS[options.variant]}\n\n{_alone(options)}",
            trick_example(game, options, system, _EXPENSIVE[options.variant], Suit.N3, "6-3 3-3 0-0 3-1"),
        ),
        HelpPage("Before the play", _before(game, options, players), about=(Phase.PASS, Phase.OPENING)),
        HelpPage(
            "Suits",
            "Every tile is in two suits: 6-2 is a 6 and a 2, 5-5 is a 5 and a double.\n\n"
            "In a number's suit the double is "
            "highest, then the tiles follow by their other end. In doubles 6-6 is highest and 0-0 lowest. "
            "There are no trumps.\n\nWho leads plays a tile and names one of its two suits.",
            trick_example(game, options, system, "6-2 led as 2s: 2-2 wins", Suit.N2, "6-2 2-0 2-2 5-2"),
        ),
        HelpPage(
            "A trick",
            "Everybody plays one tile, clockwise.\n\nYou must play a tile of the suit led if you hold one; if you hold "
            "none, any tile will do, and that is how points are given away.\n\nThe highest tile of the suit led takes "
            "the trick, and its player leads to the next.",
            trick_example(game, options, system, "3-6 led as 3s: 6-6 is only a discard", Suit.N3, "6-3 6-6 5-3 3-0"),
            about=(Phase.PLAY,),
        ),
        HelpPage(
            "The black tile",
            "0-0 is the highest blank and the lowest double.\n\nLed as doubles it loses as soon as anybody plays "
            "another double, and they keep its points.",
            trick_example(game, options, system, "0-0 led as doubles: 6-6 takes it", Suit.DOUBLES, "0-0 3-3 6-6 4-1"),
        ),
        HelpPage("The score", f"{_score(options)}\n\n{CLAIMS}"),
        HelpPage(
            "Playing well",
            _STRATEGY,
            trick_example(game, options, system, "No 5s left: the black tile goes to 5-5", Suit.N5, "5-4 5-5 0-0 5-1"),
        ),
    )


def _alone(options: BlackTileOptions) -> str:
    if options.in_partners:
        return "You and the player opposite are partners: your points are counted together."
    return "Everybody plays alone."


def _before(game: TrickGame, options: BlackTileOptions, players: int) -> str:
    neighbour = "left" if options.pass_direction is PassDirection.LEFT else "right"
    choose = f"Choose three of yours and pass them to your {neighbour} neighbour"
    paragraphs = [
        f"Each of {players} players gets {game.hand_size(options, players)} tiles of a double-six set.",
        f"{choose}: all choose at once, before they see what they get.",
        "The first player leads to the first trick, or orders the left neighbour to lead instead, who cannot refuse.",
    ]
    drawn = "Before the first deal everybody draws a tile: most pips goes first, and equal draws are drawn again."
    if options.first_lead is FirstLead.ROTATES:
        paragraphs.append(f"{drawn} After that the turn to go first moves one seat left each deal.")
    else:
        most = "one of the side with" if options.in_partners else "whoever has"
        paragraphs.append(
            f"{drawn} From the second deal {most} most points goes first; where several could, they draw."
        )
    if players == 3:
        paragraphs.append(
            "One tile is left over: whoever takes the first trick takes it as well, for all to see."
            if options.undealt_tile is UndealtTile.FIRST_TRICK_WINNER
            else "One tile is left over and stays face down; it counts for nobody."
        )
    return "\n\n".join(paragraphs)


def _score(options: BlackTileOptions) -> str:
    if options.in_partners:
        moon = "a side that takes every point of a deal shoots the moon: it adds nothing, and the other side adds"
        who, equal = "a side", "both sides play"
    else:
        moon = "who takes every point of a deal shoots the moon: they add nothing, and each other player adds"
        who, equal = "somebody", "everybody plays"
    tie = "share the win" if options.tie is Tie.SHARED else f"mean that {equal} on until one is lowest"
    return (
        f"After each deal the points taken are added up.\n\nBut {moon} {options.moon_points}.\n\n"
        f"When {who} has {options.target} or more after a deal, the match is over and the lowest total wins; equal "
        f"lowest totals {tie}."
    )
