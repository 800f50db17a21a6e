"""The lessons there are, by name."""

from collections.abc import Mapping

from bot.rules.catalogue import AnyGame
from bot.rules.options import Options
from bot.tutorials.billitonnen import BILLITONNEN_LESSON
from bot.tutorials.black_tile import BLACK_TILE_LESSON
from bot.tutorials.blind_hughie import BLIND_HUGHIE_LESSON
from bot.tutorials.domino_hearts import DOMINO_HEARTS_LESSON
from bot.tutorials.domino_whist import DOMINO_WHIST_LESSON
from bot.tutorials.forty_two import FORTY_TWO_LESSON
from bot.tutorials.lesson import Lesson
from bot.tutorials.seventy_nine import SEVENTY_NINE_LESSON


def lesson_of(game: AnyGame, options: Options) -> Lesson | None:
    """The lesson that teaches a game as it is called under these options, if there is one."""
    title = game.title_of(options, game.players[0])
    of_game = [lesson for lesson in LESSONS.values() if lesson.game is game]
    return next((lesson for lesson in of_game if lesson.title == title), of_game[0] if of_game else None)


LESSONS: Mapping[str, Lesson] = {
    lesson.name: lesson
    for lesson in (
        BLACK_TILE_LESSON,
        DOMINO_WHIST_LESSON,
        DOMINO_HEARTS_LESSON,
        SEVENTY_NINE_LESSON,
        FORTY_TWO_LESSON,
        BLIND_HUGHIE_LESSON,
        BILLITONNEN_LESSON,
    )
}
