"""How Forty-Two is played, page by page."""

from functools import partial

from bot.message import AnyOf, Message
from bot.rules.forty_two.options import FortyTwoOptions, specials_of
from bot.rules.help import HelpPage, PageRow, pages_of
from bot.rules.moves import Special
from bot.rules.suits import SEVENS, Doubles, Suit
from bot.rules.tricks.counts import nel_o_doubles, suits_under
from bot.rules.tricks.game import TrickGame
from bot.rules.tricks.help import trick_example, trick_facts
from bot.rules.view import Phase


def help_pages(game: TrickGame, options: FortyTwoOptions, players: int) -> tuple[HelpPage, ...]:
    specials = specials_of(options)
    follow_me = suits_under(None, options.follow_me or Doubles.HIGH)
    nel_o = suits_under(None, nel_o_doubles(options))
    follow_me_caption = Message("forty-two-help-example-follow-me", high=follow_me.doubles is Doubles.HIGH)
    nel_o_caption = Message("forty-two-help-example-nel-o", high=nel_o.doubles is Doubles.HIGH)
    facts = trick_facts(game, options, players, specials=AnyOf(specials))
    example = partial(trick_example, game, options)
    fives, doubles = (partial(example, suits_under(trump), trick_points=1) for trump in (Suit.N5, Suit.DOUBLES))
    stops_early = options.by_marks and options.stop_early
    return pages_of(
        facts,
        PageRow("help-title-aim", ("help-what-a-trick-is", "forty-two-help-aim"),
             fives("forty-two-help-example-aim", Suit.N5, "5-1 5-5 5-0 6-4")),
        PageRow("help-title-auction",
             ("forty-two-help-auction",
              "help-all-pass-redeal" if options.all_pass == "throw_in"
              else "rule-all-pass-shaker-bids-30.sentence"), about=(Phase.BID,)),
        PageRow("help-title-trump",
             ("forty-two-help-trump", "forty-two-help-declared" if options.are_declared and specials else None,
              "forty-two-help-trump-tiles"),
             doubles("forty-two-help-example-trump", Suit.N3, "3-1 3-3 3-2 3-0"), (Phase.TRUMP,)),
        PageRow("help-title-trick", ("forty-two-help-trick",),
             fives("forty-two-help-example-trick", Suit.N6, "6-4 5-0 6-6 6-1"), (Phase.PLAY,)),
        PageRow("forty-two-help-title-follow-me",
             ("forty-two-help-follow-me", Message("help-doubles", doubles=options.follow_me_doubles)),
             example(follow_me, follow_me_caption, Suit.N6, "6-4 6-6 5-5 6-1", 1),
             (Phase.DOUBLES,)),
        PageRow("help-title-score",
             ("forty-two-help-score", "rule-stop-early-on.sentence" if stops_early else None, "help-claims")),
        PageRow("help-title-playing-well", ("forty-two-help-playing-well",),
             fives("forty-two-help-example-playing-well", Suit.N6, "6-6 6-1 6-4 6-3")),
        PageRow("help-title-nel-o",
             ("forty-two-help-nel-o-bid", "forty-two-help-nel-o",
              Message("help-doubles", doubles=options.nel_o_doubles), "forty-two-help-nel-o-score"),
             example(nel_o, nel_o_caption, Suit.N4, "4-1 4-4 6-6"), (Special.NEL_O, Phase.DOUBLES),
             only_if=options.nel_o),
        PageRow("forty-two-help-title-sevens", ("forty-two-help-sevens-bid", "forty-two-help-sevens"),
             example(SEVENS, "forty-two-help-example-sevens", Suit.CLOSEST, "6-0 5-3 6-1 4-3"),
             (Special.SEVENS,), options.sevens),
        PageRow("forty-two-help-title-plunge", ("forty-two-help-plunge-bid", "forty-two-help-partner-leads"),
             about=(Special.PLUNGE,), only_if=options.plunge),
        PageRow("forty-two-help-title-splash", ("forty-two-help-splash-bid", "forty-two-help-partner-leads"),
             about=(Special.SPLASH,), only_if=options.splash),
    )  # fmt: skip
