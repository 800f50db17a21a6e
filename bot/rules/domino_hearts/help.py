"""How Domino Hearts is played, page by page, under the house rules in force."""

from bot.message import AllOf, Message, Text, paragraphs, sentences
from bot.rules.domino_hearts.options import (
    REVOKE_COSTS,
    DominoHeartsOptions,
)
from bot.rules.pieces import cards
from bot.rules.suits import CardSuits, Suit
from bot.rules.tricks.game import TrickGame
from bot.rules.tricks.help import CLAIMS, TRICK, trick_example
from bot.rules.view import Example, HelpPage, Phase


def help_pages(game: TrickGame, options: DominoHeartsOptions, players: int) -> tuple[HelpPage, ...]:
    """The pages: the aim, before the play, a trick, hearts, the score, and honour where it is played on."""

    def example(caption: Message, led: Suit, pieces: str) -> Example:
        return trick_example(game, options, CardSuits(), caption, led, pieces)

    is_clockwise = options.play_direction == "clockwise"
    order = Message("help-clockwise") if is_clockwise else Message("help-counter-clockwise")
    on_honour = options.revoke == "honour"
    score = Message("domino-hearts-help-score", target=options.target, all=options.moon_add == "all")
    pages = (
        HelpPage(
            Message("help-title-aim"),
            paragraphs(TRICK, Message("domino-hearts-help-aim"), Message("help-alone")),
            example(Message("domino-hearts-help-example-aim"), Suit.SPADES, "9S,KS,QS,4H"),
        ),
        HelpPage(Message("help-title-before"), _before(game, options, players), about=(Phase.PASS,)),
        HelpPage(
            Message("help-title-trick"),
            paragraphs(_opening(game, options, players), order, Message("domino-hearts-help-trick")),
            example(Message("domino-hearts-help-example-trick"), Suit.DIAMONDS, "7D,9D,AH,8D"),
            about=(Phase.PLAY,),
        ),
        HelpPage(
            Message("domino-hearts-help-title-leading-hearts"),
            Message("domino-hearts-help-broken", queen=options.breaking == "queen_too"),
        ),
        HelpPage(
            Message("domino-hearts-help-title-queen"),
            Message("domino-hearts-help-queen"),
            example(Message("domino-hearts-help-example-queen"), Suit.SPADES, "KS,QS,4S,9S"),
        ),
        # On honour nothing is claimed: a play may still be challenged.
        HelpPage(Message("help-title-score"), paragraphs(score, None if on_honour else CLAIMS), about=(Phase.MOON,)),
        HelpPage(
            Message("help-title-playing-well"),
            Message("domino-hearts-help-playing-well"),
            example(Message("domino-hearts-help-example-playing-well"), Suit.DIAMONDS, "JD,KD,QS,3D"),
        ),
    )
    if not on_honour:
        return pages
    honour = Message("domino-hearts-help-honour", cost=REVOKE_COSTS)
    return (*pages, HelpPage(Message("domino-hearts-help-title-honour"), honour, about=(Phase.REVIEW,)))


def _before(game: TrickGame, options: DominoHeartsOptions, players: int) -> Text:
    deck, tiles = game.deck(options, players), game.hand_size(options, players)
    left_out = [card for card in cards() if card not in deck]
    return paragraphs(
        Message("domino-hearts-help-deal-without", players=players, tiles=tiles, without=AllOf(left_out))
        if left_out
        else Message("domino-hearts-help-deal", players=players, tiles=tiles),
        Message("domino-hearts-help-pass", players=players),
        Message("domino-hearts-help-dealer"),
    )


def _opening(game: TrickGame, options: DominoHeartsOptions, players: int) -> Text:
    lowest = next(card for card in cards() if card in game.deck(options, players))  # clubs stand first
    return sentences(
        Message("domino-hearts-help-opening-any", card=lowest)
        if options.opening == "any"
        else Message("domino-hearts-help-opening", card=lowest),
        None if options.first_trick == "points" else Message("domino-hearts-help-no-points-yet"),
    )
