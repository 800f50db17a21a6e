"""How Domino Hearts is played, page by page."""

from functools import partial

from bot.message import AllOf
from bot.rules.domino_hearts.options import REVOKE_COSTS, DominoHeartsOptions
from bot.rules.help import HelpPage, PageRow, pages_of
from bot.rules.pieces import cards
from bot.rules.suits import CardSuits, Suit
from bot.rules.tricks.game import TrickGame
from bot.rules.tricks.help import trick_example, trick_facts
from bot.rules.view import Phase


def help_pages(game: TrickGame, options: DominoHeartsOptions, players: int) -> tuple[HelpPage, ...]:
    deck = game.deck(options, players)
    left_out = [card for card in cards() if card not in deck]
    lowest = next(card for card in cards() if card in deck)  # clubs stand first
    facts = trick_facts(game, options, players, without=AllOf(left_out), card=lowest, cost=REVOKE_COSTS)
    example = partial(trick_example, game, options, CardSuits())
    is_clockwise = options.play_direction == "clockwise"
    on_honour = options.revoke == "honour"
    return pages_of(
        facts,
        PageRow("help-title-aim", ("help-what-a-trick-is", "domino-hearts-help-aim", "help-sides"),
             example("domino-hearts-help-example-aim", Suit.SPADES, "9S,KS,QS,4H")),
        PageRow("help-title-before",
             ("domino-hearts-help-deal-without" if left_out else "domino-hearts-help-deal",
              "domino-hearts-help-pass", "domino-hearts-help-dealer"), about=(Phase.PASS,)),
        PageRow("help-title-trick",
             (("domino-hearts-help-opening",
               None if options.first_trick == "points" else "domino-hearts-help-no-points-yet"),
              "help-clockwise" if is_clockwise else "help-counter-clockwise", "domino-hearts-help-trick"),
             example("domino-hearts-help-example-trick", Suit.DIAMONDS, "7D,9D,AH,8D"), (Phase.PLAY,)),
        PageRow("domino-hearts-help-title-leading-hearts", ("domino-hearts-help-broken",)),
        PageRow("domino-hearts-help-title-queen", ("domino-hearts-help-queen",),
             example("domino-hearts-help-example-queen", Suit.SPADES, "KS,QS,4S,9S")),
        # On honour nothing is claimed: a play may still be challenged.
        PageRow("help-title-score", ("domino-hearts-help-score", None if on_honour else "help-claims"),
             about=(Phase.MOON,)),
        PageRow("help-title-playing-well", ("domino-hearts-help-playing-well",),
             example("domino-hearts-help-example-playing-well", Suit.DIAMONDS, "JD,KD,QS,3D")),
        PageRow("domino-hearts-help-title-honour", ("domino-hearts-help-honour",), about=(Phase.REVIEW,),
             only_if=on_honour),
    )  # fmt: skip
