"""How Seventy-Nine is played, page by page."""

from functools import partial

from bot.message import Message
from bot.rules.help import HelpPage, PageRow, pages_of
from bot.rules.moves import Special
from bot.rules.seventy_nine.options import SeventyNineOptions
from bot.rules.suits import Suit
from bot.rules.tricks.counts import nel_o_doubles, suits_under
from bot.rules.tricks.game import TrickGame
from bot.rules.tricks.help import trick_example, trick_facts
from bot.rules.view import Phase


def help_pages(game: TrickGame, options: SeventyNineOptions, players: int) -> tuple[HelpPage, ...]:
    facts = trick_facts(game, options, players, doubles=options.nel_o_doubles)
    example = partial(trick_example, game, options)
    ones, twos = (partial(example, suits_under(trump), trick_points=1) for trump in (Suit.N1, Suit.N2))
    nel_o_caption = Message("seventy-nine-help-example-nel-o", nel_o_doubles=options.nel_o_doubles)
    nel_o = suits_under(None, nel_o_doubles(options))
    return pages_of(
        facts,
        PageRow("help-title-aim", ("help-what-a-trick-is", "seventy-nine-help-aim"),
             twos("seventy-nine-help-example-aim", Suit.N5, "5-1 5-5 6-2 5-0 6-6 5-4")),
        PageRow("help-title-auction", ("seventy-nine-help-auction",), about=(Phase.BID, Phase.TRUMP)),
        PageRow("help-title-suits", ("seventy-nine-help-suits",),
             ones("seventy-nine-help-example-suits", Suit.N5, "5-2 5-3 6-5 5-5 5-0 4-2")),
        PageRow("help-title-trick", ("seventy-nine-help-trick",),
             twos("seventy-nine-help-example-trick", Suit.N2, "5-2 5-5 2-2 6-2 2-0 2-2"), (Phase.PLAY,)),
        PageRow("help-title-score", ("seventy-nine-help-score", "help-claims")),
        PageRow("help-title-playing-well", ("seventy-nine-help-playing-well",),
             twos("forty-two-help-example-playing-well", Suit.N6, "6-6 6-1 6-4 6-3 6-0 5-5")),
        PageRow("help-title-nel-o",
             ("seventy-nine-help-nel-o", "seventy-nine-help-nel-o-partners",
              ("seventy-nine-help-nel-o-lead", "help-doubles"), "seventy-nine-help-nel-o-end"),
             example(nel_o, nel_o_caption, Suit.N4, "4-2 4-0 4-4 6-6"),
             (Special.NEL_O, Phase.DOUBLES), only_if=options.nel_o),
    )  # fmt: skip
