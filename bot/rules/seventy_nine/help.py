"""How Seventy-Nine is played, page by page, under the house rules in force."""

from bot.message import Message, Text, paragraphs, sentences
from bot.rules.moves import Special
from bot.rules.seventy_nine.options import SeventyNineOptions
from bot.rules.suits import DominoSuits, Doubles, Suit
from bot.rules.tricks.counts import nel_o_doubles
from bot.rules.tricks.game import TrickGame
from bot.rules.tricks.help import CLAIMS, DOUBLES_RANK, TRICK, trick_example
from bot.rules.view import Example, HelpPage, Phase

_TWOS = DominoSuits(Doubles.HIGH, Suit.N2, lead_higher_end=True)
_ONES = DominoSuits(Doubles.HIGH, Suit.N1, lead_higher_end=True)


def help_pages(game: TrickGame, options: SeventyNineOptions) -> tuple[HelpPage, ...]:
    """The pages: the aim, the auction, suits, a trick, the score, and Nel-O where it is played."""

    def example(system: DominoSuits, caption: Message, led: Suit, pieces: str) -> Example:
        return trick_example(game, options, system, caption, led, pieces, 1)

    pages = (
        HelpPage(
            Message("help-title-aim"),
            paragraphs(TRICK, Message("seventy-nine-help-aim")),
            example(_TWOS, Message("seventy-nine-help-example-aim"), Suit.N5, "5-1 5-5 6-2 5-0 6-6 5-4"),
        ),
        HelpPage(Message("help-title-auction"), Message("seventy-nine-help-auction"), about=(Phase.BID, Phase.TRUMP)),
        HelpPage(
            Message("help-title-suits"),
            Message("seventy-nine-help-suits"),
            example(_ONES, Message("seventy-nine-help-example-suits"), Suit.N5, "5-2 5-3 6-5 5-5 5-0 4-2"),
        ),
        HelpPage(
            Message("help-title-trick"),
            Message("seventy-nine-help-trick"),
            example(_TWOS, Message("seventy-nine-help-example-trick"), Suit.N2, "5-2 5-5 2-2 6-2 2-0 2-2"),
            about=(Phase.PLAY,),
        ),
        HelpPage(Message("help-title-score"), paragraphs(_score(options), CLAIMS)),
        HelpPage(
            Message("help-title-playing-well"),
            Message("seventy-nine-help-playing-well"),
            example(_TWOS, Message("forty-two-help-example-playing-well"), Suit.N6, "6-6 6-1 6-4 6-3 6-0 5-5"),
        ),
    )
    return (*pages, _nel_o_page(game, options)) if options.nel_o else pages


def _score(options: SeventyNineOptions) -> Message:
    if options.scoring == "marks":
        return Message("seventy-nine-help-score-marks", target=options.target)
    return Message("seventy-nine-help-score-points", target=options.target)


def _nel_o_page(game: TrickGame, options: SeventyNineOptions) -> HelpPage:
    doubles = nel_o_doubles(options)
    if doubles is not Doubles.HIGH:
        caption = Message("seventy-nine-help-example-nel-o-set")
    elif options.nel_o_doubles == "bidders_choice":
        caption = Message("seventy-nine-help-example-nel-o-chosen")
    else:
        caption = Message("seventy-nine-help-example-nel-o")
    system = DominoSuits(doubles, lead_higher_end=True)
    example = trick_example(game, options, system, caption, Suit.N4, "4-2 4-0 4-4 6-6")
    return HelpPage(Message("help-title-nel-o"), _nel_o(options), example, (Special.NEL_O, Phase.DOUBLES))


def _nel_o(options: SeventyNineOptions) -> Text:
    return paragraphs(
        Message("seventy-nine-help-nel-o"),
        Message("seventy-nine-help-nel-o-face-up")
        if options.nel_o_partners == "face_up"
        else Message("seventy-nine-help-nel-o-face-down"),
        sentences(Message("seventy-nine-help-nel-o-lead"), DOUBLES_RANK[options.nel_o_doubles]),
        Message("seventy-nine-help-nel-o-marks")
        if options.scoring == "marks"
        else Message("seventy-nine-help-nel-o-points"),
    )
