"""How Domino Whist is played, page by page."""

from functools import partial

from bot.rules.domino_whist.options import DominoWhistOptions
from bot.rules.help import HelpPage, PageRow, pages_of
from bot.rules.pieces import Tile
from bot.rules.suits import DominoSuits, Suit
from bot.rules.tricks.game import TrickGame
from bot.rules.tricks.help import trick_example, trick_facts
from bot.rules.view import Phase


def help_pages(game: TrickGame, options: DominoWhistOptions, players: int) -> tuple[HelpPage, ...]:
    deck = game.deck(options, players)
    has_kitty = len(deck) > players * game.hand_size(options, players)
    highest = max(piece.high for piece in deck if isinstance(piece, Tile))
    facts = trick_facts(game, options, players, highest=highest, bid=options.lowest_bid(players))
    example = partial(trick_example, game, options, DominoSuits())
    twos = partial(trick_example, game, options, DominoSuits(trump=Suit.N2))
    score = ("domino-whist-help-score-partners", "domino-whist-help-score-others")
    return pages_of(
        facts,
        PageRow("help-title-aim", ("help-what-a-trick-is", "domino-whist-help-aim", "dominoes-help-deal", "help-sides"),
             example("domino-whist-help-example-aim", Suit.N6, "6-5 6-6 6-1 7-3")),
        PageRow("help-title-auction",
             ("domino-whist-help-pass" if options.passing else None, "domino-whist-help-dealer",
              "domino-whist-help-bids", ("domino-whist-help-lowest", "domino-whist-help-pass-out"),
              "domino-whist-help-auction-ends",
              "help-all-pass-redeal" if options.all_pass == "throw_in" else "domino-whist-help-all-pass-dealer"),
             about=(Phase.PASS, Phase.BID)),
        PageRow("domino-whist-help-title-kitty", ("domino-whist-help-kitty", "domino-whist-help-trump"),
             about=(Phase.KITTY, Phase.TRUMP), only_if=has_kitty),
        PageRow("help-title-trump", ("domino-whist-help-trump",), about=(Phase.KITTY, Phase.TRUMP),
             only_if=not has_kitty),
        PageRow("help-title-suits", ("domino-whist-help-suits",),
             example("domino-whist-help-example-suits", Suit.N6, "6-4 6-0 7-6 5-5")),
        PageRow("domino-whist-help-title-trump-tiles", ("domino-whist-help-trump-tiles",),
             twos("domino-whist-help-example-trump-tiles", Suit.N4, "6-4 4-2 4-4 7-5")),
        PageRow("help-title-trick", ("domino-whist-help-trick",),
             twos("domino-whist-help-example-trick", Suit.DOUBLES, "5-5 2-2 7-7 6-1"), (Phase.PLAY,)),
        PageRow("help-title-score",
             (*(score if options.in_partners else ("domino-whist-help-score",)), "domino-whist-help-end",
              "help-claims")),
        PageRow("help-title-playing-well", ("domino-whist-help-playing-well",),
             twos("domino-whist-help-example-playing-well", Suit.N2, "6-2 4-2 2-2 2-0")),
    )  # fmt: skip
