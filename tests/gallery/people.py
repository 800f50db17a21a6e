"""The pictures of people in the gallery: leaderboards, cards, achievements, two players against each other."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from functools import partial

from bot.message import Text
from bot.players.levels import LEVELS
from bot.rules.catalogue import ACHIEVEMENTS, CATALOGUE
from bot.rules.milestones import MILESTONES
from bot.words.speaker import say
from cogs.people.achievement_words import EVERY, AchievementList, list_of
from cogs.people.alone_words import AloneRecord, GameAlone, LevelRecord
from cogs.people.card_words import EarnedRecord, GameRecord, PlayerCard, RoleRecord, course_of
from cogs.people.pictures import draw_card, draw_leaderboard, draw_versus
from cogs.people.progress_pictures import draw_achievements, draw_alone
from cogs.people.words import Board, BoardRow, GameOfTwo, Meeting, Tally, Versus
from images.drawing.drawing import Drawing

_DAY = date(2026, 11, 23)
_CHANGES = (14, 20, -9, 31, 26, -12, 44, 18, -25, 30, 22, -8, 40, -14, 12)
_ROLES = (RoleRecord("bidder", 24, 17), RoleRecord("partner", 14, 9), RoleRecord("opponent", 61, 30))


def people_drawn(names: Sequence[str]) -> Iterator[tuple[str, Callable[[], Drawing]]]:
    """Each picture of people by its title, with these six names."""
    for title, board in _boards(names):
        yield title, partial(draw_leaderboard, board)
    for title, card in _cards(names[0]):
        yield title, partial(draw_card, card)
    for title, listed, page in _achievements(names[0]):
        yield title, partial(draw_achievements, listed, page)
    for title, alone in _alone(names[0]):
        yield title, partial(draw_alone, alone)
    for title, versus in _versus(names[0], names[2]):
        yield title, partial(draw_versus, versus)


def _achievements(name: str) -> Iterator[tuple[str, AchievementList, int]]:
    having = {each: 1200 // (2 + number) for number, each in enumerate(EVERY)} | {"first-deal": 1200, "course": 3}
    counts = {"deals": 6, "wins": 4, "games": 2, "contracts": 3, "daily": 2}
    first = [EarnedRecord(each, 1, None) for each in ("first-deal", "first-win", "first-bid")]
    yield "Achievements, none", list_of(name, (), {}, {"first-deal": 3}), 0
    yield "Achievements, 3", list_of(name, first, counts, having), 0
    many = [
        EarnedRecord(each, 1 + 4 * (each in ACHIEVEMENTS), _DAY)
        for each in EVERY
        if each not in ("ten-deals", "ten-wins", "every-game", "daily-week")
    ][:30]
    for page in range(3):
        yield f"Achievements, 30, page {page + 1}", list_of(name, many, counts, having), page
    every = [EarnedRecord(each, 1 + 4 * (each in ACHIEVEMENTS), _DAY) for each in EVERY]
    yield "Achievements, all", list_of(name, every, counts, having), 0
    public = [EarnedRecord(each, 3, _DAY) for each in EVERY if each not in MILESTONES or not MILESTONES[each].apart]
    others = AchievementList(name, tuple(public[9:]), people=12, having=dict.fromkeys(EVERY, 4), is_own=False)
    yield "Achievements of another", others, 0


def _alone(name: str) -> Iterator[tuple[str, AloneRecord]]:
    at = datetime(2026, 11, 23, 18, tzinfo=UTC)
    levels = [
        {level: LevelRecord(32 - 2 * n - k, 18 - n - 2 * k, k, 34 - 9 * k + n if k < 3 else None, at if k < 3 else None)
         for k, level in enumerate(LEVELS) if (n + k) % 4 != 3}
        for n in range(len(CATALOGUE))
    ]  # fmt: skip
    games = [GameAlone(key, game.title, of) for (key, game), of in zip(CATALOGUE.items(), levels, strict=True)]
    accuracies = (61, 58, 70, 66, 72, 81, 77, 84, 79, 88)
    yield "Against computers, all games", AloneRecord(name, tuple(games), accuracies)
    yield "Against computers, two games", AloneRecord(name, tuple(games[:2]))


def _boards(names: Sequence[str]) -> Iterator[tuple[str, Board]]:
    moved = (1, -1, 0, None, 12)
    form = (0, 9, 16, 4, 20, 37, 31)
    tallies = [Tally(n, 31 - n, 19 - n, 252 - 60 * n, 1684 - 31 * n) for n in range(5)]
    rows = tuple(
        BoardRow(it, name, n + 1, moved[n], form) for n, (it, name) in enumerate(zip(tallies, names[:5], strict=True))
    )
    own = BoardRow(Tally(9, 15, 6, 0, 1511), names[5], 12, 3, form[::-1])
    for game in CATALOGUE.values():
        yield f"Leaderboard, {say(game.title)}", Board(game.title, None, rows, own, 41, (("normal", 1400),))
    hidden = BoardRow(Tally(4, 44, 22, 0), names[4], 5, None, (0, -30, 15, 60))
    untold = Board(CATALOGUE["black-tile"].title, None, (*rows[:4], hidden), own, 5)
    yield "Leaderboard with a rating that is not told", untold
    waits = BoardRow(Tally(9, 1, 1, 30), names[5], None, None)
    crowned = tuple(replace(row, medal=medal) for row, medal in zip(rows, (2, None, 1, 3, None), strict=True))
    season = Board("", _DAY, crowned, replace(own, medal=None), 41, medals_of=_DAY - timedelta(days=31))
    yield "Leaderboard of a season", season
    yield "Leaderboard of two", Board("", _DAY, rows[:2], waits, 2, has_moves=False)
    nobody = BoardRow(Tally(9, 0, 0, 0), names[5], None, None)
    yield "Leaderboard of nobody", Board("", None, (), nobody, 0)
    yield "Leaderboard of nobody in a season", Board("", _DAY, (), nobody, 0, is_over=True, has_moves=False)


def _card(name: str, game: Text = "", **more: object) -> PlayerCard:
    values: dict[str, object] = {
        "name": name, "game": game, "matches": 84, "won": 41, "deals": 912, "points": 3011, "moons": 3,
        "bids": (17, 24), "streak": 2, "longest_streak": 6,
    }  # fmt: skip
    return PlayerCard(**(values | more))  # type: ignore[arg-type]


def _earned(count: int) -> tuple[EarnedRecord, ...]:
    return tuple(EarnedRecord(one.name, 1 + 4 * (count > 1), _DAY) for one in [*ACHIEVEMENTS.values()][:count])


def _cards(name: str) -> Iterator[tuple[str, PlayerCard]]:
    games = [GameRecord(key, game.title, 19 - 3 * n, 31 - 4 * n) for n, (key, game) in enumerate(CATALOGUE.items())]
    some = (*games[:4], *(GameRecord(game.name, game.title, 0, 0) for game in games[4:]))
    for count in (1, 2, len(_CHANGES), 3 * len(_CHANGES)):
        course = course_of(CATALOGUE["domino-whist"].title, 1684, (_CHANGES * 3)[:count])
        earned = _earned(2)
        yield (
            f"Player card, {count} rated",
            _card(name, rank=1, course=course, games=tuple(some), earned=earned, medal=(count % 3 + 1, _DAY)),
        )
    yield "Player card without a rating", _card(name, games=tuple(games), bids=(0, 0), moons=0)
    for game in CATALOGUE.values():
        course = course_of(game.title, 1684, _CHANGES)
        of = [one for one in _earned(len(ACHIEVEMENTS)) if ACHIEVEMENTS[one.name].game == game.name]
        more = {"rank": 12, "course": course, "earned": tuple(of), "extremes": (2, 41), "has_moons": game.low_wins}
        if game.low_wins or game.name == "blind-hughie":
            more |= {"roles": (RoleRecord("alone", 31, points=4.2),), "bids": (0, 0)}
        yield f"Card of {say(game.title)}", _card(name, game.title, **({"roles": _ROLES} | more))
    hidden = _card(name, CATALOGUE["black-tile"].title, is_rating_hidden=True, bids=(0, 0))
    yield "Card with a rating that is not told", hidden


def _versus(one: str, other: str) -> Iterator[tuple[str, Versus]]:
    games = [
        GameOfTwo(game.title, 12 - number, (6, 4 - number % 3), (3.2 + number, 4.1) if number != 2 else None)
        for number, game in enumerate(CATALOGUE.values())
    ]
    title = CATALOGUE["black-tile"].title
    latest = tuple(
        Meeting(_DAY - timedelta(days=9 * n), title, (9, 4 + 5 * (n % 3)), (1, None, 0)[n % 3]) for n in range(5)
    )
    yield "Head to head", Versus((one, other), "", 23, (12, 7), tuple(games), latest, (6, 4))
    once = Versus((one, other), title, 1, (1, 0), (GameOfTwo(title, 1, (1, 0), (0.0, 12.0)),), latest[:1], (0, 0))
    yield "Head to head, one match", once
