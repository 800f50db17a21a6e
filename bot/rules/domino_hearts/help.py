"""How Domino Hearts is played, page by page, under the house rules in force. In our own words."""

from bot.rules.domino_hearts.options import (
    REVOKE_COSTS,
    Breaking,
    DominoHeartsOptions,
    FirstTrick,
    MoonAdd,
    Opening,
    PlayDirection,
    Revoke,
)
from bot.rules.grammar import listed
from bot.rules.pieces import cards
from bot.rules.suits import CardSuits, Suit
from bot.rules.tricks.game import TrickGame
from bot.rules.tricks.help import CLAIMS, TRICK, trick_example
from bot.rules.view import HelpPage, Phase

_STRATEGY = (
    "Pass high hearts, and the ace and king of spades; pass the queen too, unless you hold four spades or more to hide "
    "her behind.\n\n"
    "A suit you have none of lets you give points away. Get rid of a short suit early, while tricks are cheap.\n\n"
    "While the queen is about, lead low spades if you hold neither ace, king nor queen: whoever has her must play her "
    "in the end.\n\n"
    "Take a trick with your highest card if you must take it, and duck with the highest that still loses.\n\n"
    "Somebody who takes heart after heart may want them all. Take one, and the moon is off."
)


def aim(options: DominoHeartsOptions) -> str:
    """The aim in one sentence."""
    return (
        "Take no hearts and not the queen of spades, or take them all; when somebody has "
        f"{options.target}, the lowest score wins."
    )


def help_pages(game: TrickGame, options: DominoHeartsOptions, players: int) -> tuple[HelpPage, ...]:
    """The pages: the aim, before the play, a trick, hearts, the score, and honour where it is played on."""
    system = CardSuits()
    pages = (
        HelpPage(
            "The aim",
            f"Every tile bears a playing card. {TRICK}\n\nPoints hurt: each heart costs 1, and the queen of spades "
            "costs 13. That is 26 in a deal. Or dare to take them all.\n\nEverybody plays alone.",
            trick_example(game, options, system, "KS takes 14: the queen and a heart", Suit.SPADES, "9S KS QS 4H"),
        ),
        HelpPage("Before the play", _before(game, options, players), about=(Phase.PASS,)),
        HelpPage(
            "A trick",
            f"{_opening(game, options, players)} Everybody plays one tile, {_direction(options)}.\n\n"
            "You must play a tile of the suit led if you hold one; if you hold none, any tile will do, and that is "
            "how points are given away.\n\n"
            "The highest tile of the suit led takes the trick, ace high, and its player leads to the next.",
            trick_example(game, options, system, "7D led: 9D wins, AH is only a discard", Suit.DIAMONDS, "7D 9D AH 8D"),
            about=(Phase.PLAY,),
        ),
        HelpPage("Leading hearts", _hearts(options)),
        HelpPage(
            "The queen of spades",
            "Whoever takes her takes 13 points.\n\n"
            "Low spades drive her out; her holder waits for a suit they have none "
            "of, or for somebody's king or ace of spades.",
            trick_example(game, options, system, "KS led: it takes the queen", Suit.SPADES, "KS QS 4S 9S"),
        ),
        HelpPage("The score", _score_and_claims(options), about=(Phase.MOON,)),
        HelpPage(
            "Playing well",
            _STRATEGY,
            trick_example(
                game, options, system, "No diamonds left: the queen goes to KD", Suit.DIAMONDS, "JD KD QS 3D"
            ),
        ),
    )
    return (
        (*pages, HelpPage("On your honour", _honour(), about=(Phase.REVIEW,)))
        if options.revoke is Revoke.HONOUR
        else pages
    )


def _before(game: TrickGame, options: DominoHeartsOptions, players: int) -> str:
    deck = game.deck(options, players)
    left_out = [card for card in cards() if card not in deck]
    without = f" without {listed(left_out)}" if left_out else ""
    turns = "left, right, across, then one deal without passing" if players == 4 else "left, right, then not at all"
    return (
        f"Each of {players} players gets {game.hand_size(options, players)} tiles of the 52{without}.\n\n"
        "Three of yours are passed on, deal "
        f"by deal: {turns}, and round again. All choose at once, before they see what they get.\n\n"
        "For the first dealer everybody draws: the lowest card deals, and equal draws are drawn again. Then the deal "
        "moves one seat left each time."
    )


def _opening(game: TrickGame, options: DominoHeartsOptions, players: int) -> str:
    lowest = next(card for card in cards() if card in game.deck(options, players))  # clubs stand first
    opening = f"Who holds {lowest} leads it to the first trick"
    if options.opening is Opening.ANY:
        opening = f"Who holds {lowest} leads to the first trick, any tile but a heart"
    if options.first_trick is FirstTrick.POINTS:
        return f"{opening}."
    return f"{opening}, on which nobody gives points away unless they hold nothing else."


def _direction(options: DominoHeartsOptions) -> str:
    return "clockwise" if options.play_direction is PlayDirection.CLOCKWISE else "counter-clockwise, to the right"


def _hearts(options: DominoHeartsOptions) -> str:
    queen = "also breaks" if options.breaking is Breaking.QUEEN_TOO else "does not break"
    return (
        "No heart may be led until hearts are broken: until somebody has played one in an earlier trick. The queen of "
        f"spades {queen} them.\n\nA hand of nothing but hearts may lead one at any time."
    )


def _score_and_claims(options: DominoHeartsOptions) -> str:
    """On honour nothing is claimed: a play may still be doubted."""
    return "\n\n".join((_score(options), *([CLAIMS] if options.revoke is Revoke.ENFORCED else ())))


def _score(options: DominoHeartsOptions) -> str:
    whose = "every opponent's" if options.moon_add is MoonAdd.ALL else "one opponent's"
    return (
        "After each deal the points taken are added up.\n\nBut who takes all 26 shoots the moon, and chooses: 26 off "
        f"their own score, or 26 on {whose}.\n\nWhen somebody has {options.target} or more after a deal, the match is "
        "over and the lowest total wins; equal lowest totals share the win."
    )


def _honour() -> str:
    return (
        "You may play any tile you hold when it is your turn, and the bot tells nobody when that breaks a rule.\n\n"
        "A tile that broke a rule may be taken back until the last tile of its trick is played; whoever played after "
        "it plays again, and you keep to the rules for the rest of that trick. A tile that kept to the rules stays.\n\n"
        "After that anybody may challenge the play: look back at the tricks, in which whoever did not follow is grey. "
        f"If it did break a rule it costs its player {REVOKE_COSTS}; if not, the challenge costs nothing.\n\nBefore a "
        "deal is scored everybody is asked whether there is anything left to challenge."
    )
