"""How Black Tile is played, page by page, under the house rules in force."""

from bot.message import Message, Text, paragraphs
from bot.rules.black_tile.options import BlackTileOptions
from bot.rules.suits import DominoSuits, Suit
from bot.rules.tricks.game import TrickGame
from bot.rules.tricks.help import CLAIMS, TRICK, trick_example
from bot.rules.view import Example, HelpPage, Phase

_COUNTS = {
    "11": Message("black-tile-help-counts-eleven"),
    "21": Message("black-tile-help-counts-twenty-one"),
    "30": Message("black-tile-help-counts-thirty"),
}
_EXPENSIVE = {
    "11": Message("black-tile-help-example-aim-eleven"),
    "21": Message("black-tile-help-example-aim-others"),
    "30": Message("black-tile-help-example-aim-others"),
}


def help_pages(game: TrickGame, options: BlackTileOptions, players: int) -> tuple[HelpPage, ...]:
    """The pages: the aim, before the play, suits, a trick, the black tile, the score."""

    def example(caption: Message, led: Suit, pieces: str) -> Example:
        return trick_example(game, options, DominoSuits(), caption, led, pieces)

    alone = Message("help-partners") if options.in_partners else Message("help-alone")
    return (
        HelpPage(
            Message("help-title-aim"),
            paragraphs(TRICK, _COUNTS[options.variant], alone),
            example(_EXPENSIVE[options.variant], Suit.N3, "6-3 3-3 0-0 3-1"),
        ),
        HelpPage(Message("help-title-before"), _before(game, options, players), about=(Phase.PASS, Phase.OPENING)),
        HelpPage(
            Message("help-title-suits"),
            Message("black-tile-help-suits"),
            example(Message("black-tile-help-example-suits"), Suit.N2, "6-2 2-0 2-2 5-2"),
        ),
        HelpPage(
            Message("help-title-trick"),
            paragraphs(Message("help-clockwise"), Message("domino-hearts-help-trick")),
            example(Message("black-tile-help-example-trick"), Suit.N3, "6-3 6-6 5-3 3-0"),
            about=(Phase.PLAY,),
        ),
        HelpPage(
            Message("black-tile-help-title-black-tile"),
            Message("black-tile-help-black-tile"),
            example(Message("black-tile-help-example-black-tile"), Suit.DOUBLES, "0-0 3-3 6-6 4-1"),
        ),
        HelpPage(Message("help-title-score"), paragraphs(_score(options), CLAIMS)),
        HelpPage(
            Message("help-title-playing-well"),
            Message("black-tile-help-playing-well"),
            example(Message("black-tile-help-example-playing-well"), Suit.N5, "5-4 5-5 0-0 5-1"),
        ),
    )


def _before(game: TrickGame, options: BlackTileOptions, players: int) -> Text:
    return paragraphs(
        Message("help-deal-double-six", players=players, tiles=game.hand_size(options, players)),
        Message("black-tile-help-pass", direction=options.pass_direction),
        Message("black-tile-help-opening"),
        _first_lead(options),
        _undealt(options) if players == 3 else None,
    )


def _first_lead(options: BlackTileOptions) -> Message:
    highest = "side" if options.in_partners else "player"
    return Message("black-tile-help-first", then="rotates" if options.first_lead == "rotates" else highest)


def _undealt(options: BlackTileOptions) -> Message:
    if options.undealt_tile == "first_trick_winner":
        return Message("black-tile-help-undealt-won")
    return Message("black-tile-help-undealt-unused")


def _score(options: BlackTileOptions) -> Text:
    numbers = {"target": options.target, "moon": options.moon_points}
    return paragraphs(
        Message("black-tile-help-score", sides=options.in_partners, **numbers),
        Message("help-tie-shared" if options.tie == "shared" else "help-tie-played-off"),
    )
