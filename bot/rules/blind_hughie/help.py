"""How Blind Hughie and Billitonnen are played, page by page, under the house rules in force. In our own words."""

from bot.rules.blind_hughie.deal import TILES, row_size
from bot.rules.blind_hughie.line import Layout
from bot.rules.blind_hughie.options import BlindHughieOptions, GoingOut
from bot.rules.boards import PieceView
from bot.rules.pieces import Tile
from bot.rules.view import Example, HelpPage, Phase

_LINE = Layout(((2, 6), (6, 4)))
_ENDS = (
    "The one choice is the end for a tile that fits both. Leave numbers of which few have been played, for they are "
    "still in the rows; of a number all seven of which lie on the table nothing can follow.\n\n"
    "What went back into a row is known to all: if its number lies at an end when the row comes round to it, it fits."
)
_STRATEGY = {
    False: _ENDS,
    True: "You choose which tile to turn, so remember what went back and where: a tile you have seen is a sure play as "
    f"soon as its number lies at an end.\n\n{_ENDS}",
}
_STRATEGY_BILLITONNEN = f"{_ENDS}\n\nBefore you say an end you may look at your next tile: leave an end that it fits."


def aim(options: BlindHughieOptions, players: int) -> str:
    """The aim in one sentence."""
    if options.billitonnen:
        wins = "one round wins" if options.rounds == 1 else f"the first to win {options.rounds} rounds wins the match"
        return f"Be first to play every tile of your row, which nobody may look at; {wins}."
    side = "side to have " if options.in_partners else ""
    return (
        "Be rid of the tiles in your row, which nobody may look at; "
        f"the first {side}{'' if side else 'to '}{options.goes_to(players)} points wins."
    )


def help_pages(options: BlindHughieOptions, players: int) -> tuple[HelpPage, ...]:
    """The pages: the aim, the deal, turning up, choosing an end, what does not fit, the end and the score."""
    game = _billitonnen(options) if options.billitonnen else _hughie(options, players)
    return (game[0], HelpPage("The deal", _deal(options, players)), *game[1:])


def _hughie(options: BlindHughieOptions, players: int) -> tuple[HelpPage, ...]:
    return (
        HelpPage(
            "The aim",
            "Be rid of your tiles, and of pips, though nobody may look at their own: the tiles lie in a row in front "
            "of each player, face down.\n\nWhat is turned up is seen by all, so it pays to remember."
            + (" You and the player opposite are partners." if options.in_partners else ""),
        ),
        HelpPage(
            "A turn",
            _turn(options),
            _example("Ends 2 and 4: 5-2 and 4-4 fit, 3-3 does not", "5-2", "4-4", "3-3"),
            (Phase.TURN, Phase.PLACE),
        ),
        HelpPage(
            "What does not fit",
            "A tile that fits neither end is turned down again and goes to the left end of your row. Your turn is over "
            "either way.\n\nDoubles lie across the line; they have two ends like any other tile.",
        ),
        HelpPage("The end of a deal", _end_of_deal(options)),
        HelpPage("The score", _score(options, players)),
        HelpPage(
            "Playing well", _STRATEGY[options.any_tile], _example("4-2 fits both ends: which do you leave?", "4-2")
        ),
    )


def _billitonnen(options: BlindHughieOptions) -> tuple[HelpPage, ...]:
    doubles = "Face-up doubles keep their place and are tried again when they are rightmost."
    if options.plays_doubles:
        doubles += " Or, on your turn, play one that fits instead of turning up a tile."
    return (
        HelpPage(
            "The aim",
            "Be the first to play all your tiles, though nobody may look at their own: the tiles lie in a row in front "
            "of each player, face down.\n\nWhat is turned up is seen by all, so it pays to remember.",
        ),
        HelpPage(
            "A turn",
            "Turn up the rightmost tile of your row. If it fits an end of the line it is played there, and you turn up "
            "the next.\n\nSo it goes on until a tile does not fit.",
            _example("Ends 2 and 4: 5-2 and 4-4 fit, 3-3 does not", "5-2", "4-4", "3-3"),
            (Phase.TURN,),
        ),
        HelpPage(
            "Choosing an end",
            "A tile that fits both ends goes where you say.\n\nBefore you say it you may look at your next tile; "
            "nobody else sees it.",
            _example("4-2 fits both ends", "4-2"),
            (Phase.PLACE,),
        ),
        HelpPage(
            "What does not fit",
            f"The tile that does not fit goes to the left end of your row, face down, and the player to your left "
            f"turns.\n\nA double goes there face up. {doubles}",
        ),
        HelpPage("The end", _rounds(options)),
        HelpPage("Playing well", _STRATEGY_BILLITONNEN, _example("4-2 fits both ends: which do you leave?", "4-2")),
    )


def _deal(options: BlindHughieOptions, players: int) -> str:
    size = row_size(options, players)
    paragraphs = [f"Each of {players} players gets {size} tiles of a double-six set, face down in a row."]
    left = len(TILES) - players * size
    if options.billitonnen and players == 5:
        paragraphs.append("The last three tiles go one each to the starter and the next two players.")
    elif options.billitonnen and left:
        paragraphs.append("The tile left over begins the line.")
    elif left:
        paragraphs.append(
            "The tile left over is not used." if left == 1 else f"The {left} tiles left over are not used."
        )
    tie = "of equal ones the tile with the higher end" if options.billitonnen else "equal totals draw again"
    paragraphs.append(
        f"To see who starts everybody draws a tile: the most pips go first, {tie}. Then the start moves left each deal."
    )
    if not (options.billitonnen and left and players != 5):
        paragraphs.append("The starter's first tile begins the line.")
    return "\n\n".join(paragraphs)


def _turn(options: BlindHughieOptions) -> str:
    which = "any face-down tile" if options.any_tile else "the rightmost"
    return (
        f"Clockwise, each player turns up one tile of the row: {which}.\n\n"
        "If it bears the number at an end of the line "
        "it is played there. If it fits both ends, its player chooses."
    )


def _end_of_deal(options: BlindHughieOptions) -> str:
    text = "The deal is over when a row is empty, or when no tile in any row fits the line; the bot notices that."
    if options.any_tile:
        text += (
            " It is over as well when nothing has been played for as many turns as the longest row has tiles, times "
            "the players."
        )
    return text


def _score(options: BlindHughieOptions, players: int) -> str:
    who = "side" if options.in_partners else "player"
    if options.going_out_wins_ties is GoingOut.YES:
        tie = f"If several are equally low, a {who} that emptied a row scores, else nobody."
    else:
        tie = "If several are equally low, nobody scores."
    return (
        f"The pips left in each row are counted. The one {who} with the fewest scores what all others have left, less "
        f"their own. {tie}\n\nThe first {who} with {options.goes_to(players)} points wins the match."
    )


def _rounds(options: BlindHughieOptions) -> str:
    won = "wins the match" if options.rounds == 1 else f"wins the round, and the first with {options.rounds} the match"
    return (
        f"Who first plays the last tile of their row {won}.\n\n"
        "If no tile in any row fits the line any more, the fewest "
        "pips win; if several are equally low, nobody wins, and another round is played."
    )


def _example(caption: str, *tiles: str) -> Example:
    """A line with its open ends, and tiles that fit or do not, as the rules have it."""
    pieces = [Tile(int(text[0]), int(text[2])) for text in tiles]
    shown = tuple(PieceView(piece, legal=bool(_LINE.fits(piece))) for piece in pieces)
    return Example(caption, line=_LINE.shown(), pieces=shown)
