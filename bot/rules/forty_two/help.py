"""How Forty-Two is played, page by page, under the house rules in force."""

from collections.abc import Iterator

from bot.message import AnyOf, Message, Text, paragraphs
from bot.rules.forty_two.options import FortyTwoOptions, specials_of
from bot.rules.moves import Special
from bot.rules.suits import SEVENS, DominoSuits, Doubles, Suit
from bot.rules.tricks.counts import nel_o_doubles
from bot.rules.tricks.game import TrickGame
from bot.rules.tricks.help import CLAIMS, DOUBLES_RANK, TRICK, trick_example
from bot.rules.view import Example, HelpPage, Phase

_FIVES = DominoSuits(Doubles.HIGH, Suit.N5, lead_higher_end=True)
_DOUBLES = DominoSuits(Doubles.OWN_SUIT, Suit.DOUBLES, lead_higher_end=True)


def help_pages(game: TrickGame, options: FortyTwoOptions) -> tuple[HelpPage, ...]:
    """The pages: the aim, the auction, trump, tricks, the score, and each special bid that is played."""

    def example(system: DominoSuits, caption: Message, led: Suit, pieces: str) -> Example:
        return trick_example(game, options, system, caption, led, pieces, 1)

    no_trump = DominoSuits(options.follow_me or Doubles.HIGH, lead_higher_end=True)
    without_trump = (
        Message("forty-two-help-example-follow-me-high")
        if no_trump.doubles is Doubles.HIGH
        else Message("forty-two-help-example-follow-me-others")
    )
    return (
        HelpPage(
            Message("help-title-aim"),
            paragraphs(TRICK, Message("forty-two-help-aim")),
            example(_FIVES, Message("forty-two-help-example-aim"), Suit.N5, "5-1 5-5 5-0 6-4"),
        ),
        HelpPage(
            Message("help-title-auction"),
            paragraphs(
                Message("forty-two-help-auction"),
                Message("help-all-pass-redeal")
                if options.all_pass == "throw_in"
                else Message("rule-all-pass-shaker-bids-30.sentence"),
            ),
            about=(Phase.BID,),
        ),
        HelpPage(
            Message("help-title-trump"),
            paragraphs(Message("forty-two-help-trump"), _declared(options), Message("forty-two-help-trump-tiles")),
            example(_DOUBLES, Message("forty-two-help-example-trump"), Suit.N3, "3-1 3-3 3-2 3-0"),
            about=(Phase.TRUMP,),
        ),
        HelpPage(
            Message("help-title-trick"),
            Message("forty-two-help-trick"),
            example(_FIVES, Message("forty-two-help-example-trick"), Suit.N6, "6-4 5-0 6-6 6-1"),
            about=(Phase.PLAY,),
        ),
        HelpPage(
            Message("forty-two-help-title-follow-me"),
            paragraphs(Message("forty-two-help-follow-me"), DOUBLES_RANK[options.follow_me_doubles]),
            example(no_trump, without_trump, Suit.N6, "6-4 6-6 5-5 6-1"),
            about=(Phase.DOUBLES,),
        ),
        HelpPage(Message("help-title-score"), paragraphs(_score(options), CLAIMS)),
        HelpPage(
            Message("help-title-playing-well"),
            Message("forty-two-help-playing-well"),
            example(_FIVES, Message("forty-two-help-example-playing-well"), Suit.N6, "6-6 6-1 6-4 6-3"),
        ),
        *_special_pages(game, options),
    )


def _declared(options: FortyTwoOptions) -> Message | None:
    """The contracts that can be named in place of trump."""
    played = specials_of(options)
    if not options.are_declared or not played:
        return None
    return Message("forty-two-help-declared", contracts=AnyOf(played))


def _score(options: FortyTwoOptions) -> Text:
    if options.scoring == "points":
        return Message("forty-two-help-score-points", target=options.target)
    return paragraphs(
        Message("forty-two-help-score-marks", target=options.target),
        Message("rule-stop-early-on.sentence") if options.stop_early else None,
    )


def _special_pages(game: TrickGame, options: FortyTwoOptions) -> Iterator[HelpPage]:
    if options.nel_o:
        system = DominoSuits(nel_o_doubles(options), lead_higher_end=True)
        caption = (
            Message("forty-two-help-example-nel-o")
            if system.doubles is Doubles.HIGH
            else Message("forty-two-help-example-nel-o-set")
        )
        yield HelpPage(
            Message("help-title-nel-o"),
            paragraphs(
                _nel_o_bid(options),
                Message("forty-two-help-nel-o"),
                DOUBLES_RANK[options.nel_o_doubles],
                Message("forty-two-help-nel-o-score"),
            ),
            trick_example(game, options, system, caption, Suit.N4, "4-1 4-4 6-6"),
            (Special.NEL_O, Phase.DOUBLES),
        )
    if options.sevens:
        yield HelpPage(
            Message("forty-two-help-title-sevens"),
            paragraphs(
                Message("forty-two-help-sevens-declared" if options.are_declared else "forty-two-help-sevens-bid"),
                Message("forty-two-help-sevens"),
            ),
            trick_example(
                game, options, SEVENS, Message("forty-two-help-example-sevens"), Suit.CLOSEST, "6-0 5-3 6-1 4-3"
            ),
            about=(Special.SEVENS,),
        )
    if options.plunge:
        bid = Message("forty-two-help-plunge-declared" if options.are_declared else "forty-two-help-plunge-bid")
        yield _partner_leads(Message("forty-two-help-title-plunge"), bid, Special.PLUNGE)
    if options.splash:
        bid = Message("forty-two-help-splash-declared" if options.are_declared else "forty-two-help-splash-bid")
        yield _partner_leads(Message("forty-two-help-title-splash"), bid, Special.SPLASH)


def _nel_o_bid(options: FortyTwoOptions) -> Message:
    """How Nel-O comes about."""
    marks = 2 if options.nel_o_minimum == "two_marks" else 1
    return Message("forty-two-help-nel-o-declared" if options.are_declared else "forty-two-help-nel-o-bid", marks=marks)


def _partner_leads(title: Message, bid: Message, special: Special) -> HelpPage:
    return HelpPage(title, paragraphs(bid, Message("forty-two-help-partner-leads")), about=(special,))
