"""How Domino Whist is played, page by page, under the house rules in force."""

from bot.message import Message, Text, paragraphs, sentences
from bot.rules.domino_whist.options import DominoWhistOptions
from bot.rules.pieces import Tile
from bot.rules.suits import DominoSuits, Suit
from bot.rules.tricks.game import TrickGame
from bot.rules.tricks.help import CLAIMS, TRICK, trick_example
from bot.rules.view import Example, HelpPage, Phase

_PLAIN, _TWOS = DominoSuits(), DominoSuits(trump=Suit.N2)


def help_pages(game: TrickGame, options: DominoWhistOptions, players: int) -> tuple[HelpPage, ...]:
    """The pages: the aim, the auction, suits, trump, a trick, the score."""

    def example(system: DominoSuits, caption: Message, led: Suit, pieces: str) -> Example:
        return trick_example(game, options, system, caption, led, pieces)

    has_kitty = len(game.deck(options, players)) > players * game.hand_size(options, players)
    return (
        HelpPage(
            Message("help-title-aim"),
            paragraphs(TRICK, *_aim(game, options, players)),
            example(_PLAIN, Message("domino-whist-help-example-aim"), Suit.N6, "6-5 6-6 6-1 7-3"),
        ),
        HelpPage(Message("help-title-auction"), _auction(game, options, players), about=(Phase.PASS, Phase.BID)),
        HelpPage(
            Message("domino-whist-help-title-kitty") if has_kitty else Message("help-title-trump"),
            paragraphs(Message("domino-whist-help-kitty") if has_kitty else None, Message("domino-whist-help-trump")),
            about=(Phase.KITTY, Phase.TRUMP),
        ),
        HelpPage(
            Message("help-title-suits"),
            Message("domino-whist-help-suits"),
            example(_PLAIN, Message("domino-whist-help-example-suits"), Suit.N6, "6-4 6-0 7-6 5-5"),
        ),
        HelpPage(
            Message("domino-whist-help-title-trump-tiles"),
            Message("domino-whist-help-trump-tiles"),
            example(_TWOS, Message("domino-whist-help-example-trump-tiles"), Suit.N4, "6-4 4-2 4-4 7-5"),
        ),
        HelpPage(
            Message("help-title-trick"),
            Message("domino-whist-help-trick"),
            example(_TWOS, Message("domino-whist-help-example-trick"), Suit.DOUBLES, "5-5 2-2 7-7 6-1"),
            about=(Phase.PLAY,),
        ),
        HelpPage(Message("help-title-score"), paragraphs(*_score(options, players), CLAIMS)),
        HelpPage(
            Message("help-title-playing-well"),
            Message("domino-whist-help-playing-well"),
            example(_TWOS, Message("domino-whist-help-example-playing-well"), Suit.N2, "6-2 4-2 2-2 2-0"),
        ),
    )


def _aim(game: TrickGame, options: DominoWhistOptions, players: int) -> tuple[Text, ...]:
    highest = max(piece.high for piece in game.deck(options, players) if isinstance(piece, Tile))
    tiles = game.hand_size(options, players)
    return (
        Message("domino-whist-help-aim"),
        Message("dominoes-help-deal", players=players, tiles=tiles, highest=highest),
        Message("help-partners") if options.in_partners else Message("help-alone"),
    )


def _auction(game: TrickGame, options: DominoWhistOptions, players: int) -> Text:
    lowest, tricks = options.lowest_bid(players), game.hand_size(options, players)
    is_final = not options.rebid_after_pass
    return paragraphs(
        Message("domino-whist-help-pass", players=players) if options.passing else None,
        Message("domino-whist-help-dealer"),
        Message("domino-whist-help-bids"),
        sentences(
            Message("domino-whist-help-lowest", bid=lowest) if lowest else Message("domino-whist-help-no-lowest"),
            Message("domino-whist-help-pass-final") if is_final else Message("domino-whist-help-pass-for-now"),
        ),
        Message("domino-whist-help-auction-ends" if is_final else "domino-whist-help-auction-ends-late", tricks=tricks),
        Message("help-all-pass-redeal")
        if options.all_pass == "throw_in"
        else Message("domino-whist-help-all-pass-dealer", bid=lowest),
    )


def _score(options: DominoWhistOptions, players: int) -> tuple[Text, ...]:
    target = options.goes_to(players)
    if not options.in_partners:
        return (Message("domino-whist-help-score"), Message("domino-whist-help-end", target=target))
    of_bidder = (
        Message("domino-whist-help-score-of-side")
        if options.contract == "side"
        else Message("domino-whist-help-score-of-bidder")
    )
    return (of_bidder, Message("domino-whist-help-score-others"), Message("domino-whist-help-end", target=target))
