"""The pictures of contests and puzzles: good and bad results, few people and many, each kind of decision."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from random import Random
from typing import TypeVar

from bot.message import Message, Names, with_names
from bot.rules.boards import RowsView, TricksView
from bot.rules.catalogue import CATALOGUE
from bot.rules.moves import Kitty, Lead, Move, Pass, Play
from bot.rules.view import View
from bot.words.names import label_names
from bot.words.speaker import say
from cogs.daily.pictures import draw_daily_card, draw_daily_ranking
from cogs.daily.week import DaysPlayed, Mend, Week
from cogs.daily.words import DailyCard, DailyDeal, DailyMark, Ranked, Ranking
from cogs.duel.pictures import draw_comparison, draw_divergence
from cogs.duel.words import Branch, Divergence, DuelResult, Taken, compared
from cogs.kit.payload.payload import Payload
from cogs.puzzles import pages
from cogs.puzzles.moments import Answered
from cogs.puzzles.pictures import draw_answer, draw_question
from cogs.puzzles.shelf import StockMoment
from cogs.puzzles.stock import stock_of
from cogs.puzzles.table import PuzzleScore, Votes
from cogs.puzzles.words import Judged, move_label
from cogs.tournament.pictures import draw_standings
from cogs.tournament.words import TournamentPlace, TournamentStandings
from images.drawing.drawing import Drawing
from tests.gallery.state import NAMES, STRANGE, State
from tests.moments import moments

Made = TypeVar("Made")


def _of_each_kind(make: Callable[[View, int], Made | None]) -> Iterator[tuple[str, View, int, Made]]:
    """Make a thing of the first view of each phase of each game where it can be made, numbered by game."""
    for game in CATALOGUE.values():
        seen = set[object]()
        for moment in moments():
            for view in moment.views if moment.preset == game.presets[0] else ():
                key = view.phase, bool(isinstance(view.board, TricksView) and view.trick_board.current_plays)
                if key not in seen and (made := make(view, len(seen))):
                    seen.add(key)
                    yield f"{say(game.title)}, {view.phase}", view, len(seen), made


# -- daily deals -------------------------------------------------------------------------------------------------------

_RANKED = ("Ann", "Bo", "Christopherson the Third of Nowhere", "Dee", "محمد علي", "ゆき 🎲", "𝓜𝓲𝓪 <b>&", "Žofie")
_MARKS = dict(zip("xh.o+-", DailyMark, strict=True))
_WHIST, _BLACK, _HEARTS, _TRAIN = (
    CATALOGUE[it].title for it in ("domino-whist", "black-tile", "domino-hearts", "mexican-train")
)
_CARDS = (
    (DailyDeal("domino-whist", _WHIST, 214, date(2026, 11, 21)), "xx.xxx.xx.x", 80, 41, 6),
    (DailyDeal("black-tile", _BLACK, 1, date(2026, 5, 1)), "h..hh.x", -110, 1, 1),
    (DailyDeal("domino-hearts", _HEARTS, 30, date(2026, 9, 30), world=True), "x..h.........", 83, 2400, 1000),
    (DailyDeal("forty-two", CATALOGUE["forty-two"].title, 77, date(2026, 8, 8)), "..x.x..", 1260, 12, 2),
    (DailyDeal("domino-hearts", _HEARTS, 31, date(2026, 10, 1)), "h" * 13, 260, 120, 0),
    (DailyDeal("dominoes", CATALOGUE["dominoes"].presets[2].title, 215, date(2026, 11, 22)), "o+-oo++-oo+", 200, 41, 2),
    (DailyDeal("mexican-train", _TRAIN, 216, date(2026, 11, 23)), f"{'oo-' * 8}oooooo+", 310, 41, 3),
)


# How many days ago a deal was missed, and which of these was mended.
_MISSED = (((), 0), ((), 0), ((1, 3), 1), ((1,), 0), ((), 0), ((2, 3, 5), 5), ((), 0))


def _week(daily: DailyDeal, days: int, missed: tuple[int, ...], mended: int) -> Week:
    finished = frozenset(daily.number - ago for ago in range(max(days, 6)) if ago not in missed and ago < daily.number)
    mends = (Mend(daily.number - mended, "", 1, is_over=True, is_done=True),) if mended else ()
    return replace(DaysPlayed(finished, mends).week(daily.number, daily.date), streak=days)


def daily_deals() -> Iterator[State]:
    for number, (daily, marks, score, people, days) in enumerate(_CARDS):
        rng = Random(people - 1)
        scores = score, *(rng.randrange(-170, 90) for _ in range(people - 1))
        week = _week(daily, days, *_MISSED[number]) if days else None  # one wishes no streaks
        card = DailyCard(daily, _RANKED[number], score, tuple(_MARKS[mark] for mark in marks), scores, week)
        yield State("Daily deals", f"{say(daily.title)}: {card.rank} of {people}", partial(draw_daily_card, card))
        best = sorted(scores, reverse=True)
        ranked = tuple(Ranked(_RANKED[place % len(_RANKED)], one, own=one == score) for place, one in enumerate(best))
        ranking = Ranking(daily, ranked, is_over=number % 2 == 0)
        yield State("Daily deals", f"{say(daily.title)}: a ranking of {people}", partial(draw_daily_ranking, ranking))


# -- duels -------------------------------------------------------------------------------------------------------------

_PEOPLE = (*NAMES[:6], "Žofie Ångström", "ゆき 🎲")
_SEATS = ("Ann", "Pip", "Dot", "Ivory", "Ebony", "Domi")
_COMPARED = ((2, 1), (2, 8), (3, 4), (5, 6), (8, 4), (8, 8))  # people and deals


def duels() -> Iterator[State]:
    """Every kind of comparison, and a divergence of two, three and more for each phase of each game."""
    for game, (people, deals) in zip(2 * [*CATALOGUE.values()], _COMPARED, strict=False):
        title = game.title_of(game.presets[0].options, game.presets[0].players[0])
        draw = partial(draw_comparison, compared(title, deals, [*_fared(people, deals)]))
        yield State("Duels", f"{say(title)}: {people} people, {deals} deals", draw)
    for words, view, _, divergence in _of_each_kind(_divergence):
        draw = partial(draw_divergence, view.deal, divergence, _PEOPLE, _SEATS)
        yield State("Duels", f"{words}: {len(divergence.branches)} ways", draw)


def _fared(people: int, deals: int) -> Iterator[DuelResult]:
    rng = Random(people * deals)
    for name in _PEOPLE[:people]:
        margins = tuple(rng.randrange(-160, 240) for _ in range(deals))
        yield DuelResult(name, margins, sum(margins)) if len(name) < 20 - people else DuelResult(name)


def _divergence(view: View, number: int) -> Divergence | None:
    """Different choices of several people at a view; None if there is nothing to decide."""
    if view.ask is None or view.viewer is None:
        return None
    ways, held = 2 + number % 4, [shown.piece for shown in view.hand if shown.piece is not None]
    moves = [Pass(tuple(held[at : at + view.ask.pick])) for at in range(ways)] if view.ask.pick else []
    moves = moves or [choice.move for choice in view.ask.choices][:ways]
    if len(moves) < 2:
        return None
    people = [range(len(_PEOPLE))[at :: len(moves)] for at in range(len(moves))]

    def branch(at: int, who: Sequence[int]) -> Branch:
        played = isinstance(view.board, TricksView) and isinstance(moves[at], Lead | Play)
        taken = Taken((view.viewer or 0) if at == 0 else at, held[0] if held else None, at) if played else None
        return Branch(tuple(who), moves[at], tuple(30 - 20 * at - 15 * one for one in who), taken)

    return Divergence(view, view.viewer, view.viewer, tuple(branch(at, who) for at, who in enumerate(people)))


# -- puzzles -----------------------------------------------------------------------------------------------------------

_PUZZLED = (NAMES, ("محمد علي", "ゆき 🎲", "𝓜𝓲𝓪 <b>&", "Žofie", "Bo", "X"))
_DAYS = (0, 1, 4, 30)


def puzzles() -> Iterator[State]:
    for words, view, number, moves in _of_each_kind(_moves):
        names, day = _PUZZLED[number % 2], _DAYS[number % 4]
        yield State("Puzzles", f"{words}: the moment", partial(draw_question, view, names, day))
        yield State("Puzzles", f"{words}: {len(moves)} choices", partial(_answer, view, moves, names, number))
    for game in ("blind-hughie", "forty-two", "mexican-train"):
        puzzle = next(iter(stock_of(game).values()))
        shown = StockMoment(puzzle, puzzle.view)
        given = Answered(shown, Votes({0: 17, 1: 4}, 1), PuzzleScore(120, 74, 11, 1412, 12))
        yield State("Puzzles", f"{game}, of the stock: the moment", partial(_drawn, pages.to_answer, shown))
        yield State("Puzzles", f"{game}, of the stock: an answer", partial(_drawn, pages.answered, given))


def _drawn(page: Callable[[Made], Payload], of: Made) -> Drawing:
    drawing = page(of).drawing
    assert drawing is not None
    return drawing


def _moves(view: View, _: int) -> list[Move] | None:
    """The choices of a puzzle; None if the view makes no puzzle."""
    if isinstance(view.board, RowsView) or view.ask is None or view.ask.made is not None:
        return None
    held = [shown.piece for shown in view.hand if shown.piece is not None]
    passes: list[Move] = [Pass(tuple(held[at : at + view.ask.pick])) for at in range(4)] if view.ask.pick else []
    moves = passes or [choice.move for choice in view.ask.choices if not isinstance(choice.move, Kitty)]
    return moves if len(moves) > 1 else None


def _answer(view: View, moves: list[Move], names: tuple[str, ...], number: int) -> Drawing:
    """The choices with invented figures: of points, or of hundreds of them."""
    rng = Random(number)
    scale = view.target / 10
    values = sorted((rng.uniform(-scale, scale) for _ in moves), reverse=True)
    made, answered = rng.randrange(len(moves)), rng.randrange(len(moves))
    judged = tuple(
        Judged(
            with_names(move_label(view, move), Names(label_names(names))), value,
            scale / 12, rng.choice((0, 1, 17, 1204)),
            is_best=place == 0, was_made=place == made, is_answer=place == answered,
        )
        for place, (move, value) in enumerate(zip(moves, values, strict=True))
    )  # fmt: skip
    title = Message("puzzle-title-right" if answered == 0 else "puzzle-title-best", best=judged[0].label)
    return draw_answer(view, judged, title, names[view.viewer or 0], PuzzleScore(12, 7) if number % 3 else None)


# -- tournaments -------------------------------------------------------------------------------------------------------

_ROUNDS = 3
_SHOWN = ((1, 1), (2, 2), (_ROUNDS, 1), (_ROUNDS, 2))  # rounds played, and how often everyone is there


def tournaments() -> Iterator[State]:
    for names in (NAMES, STRANGE):
        for size in (1, 2):
            groups = [names[first : first + size] for first in range(0, len(names), size)]
            for played, times in _SHOWN:
                yield _standings(groups * times, played)
            yield _standings(groups[:2], _ROUNDS)


def _standings(groups: Sequence[tuple[str, ...]], played: int) -> State:
    def scores(number: int) -> tuple[int | None, ...]:
        return (93 - 37 * number, None if number == _ROUNDS else 25 - 9 * number, -1005)[:played]

    places = tuple(
        TournamentPlace(number + 1, group, sum(it or 0 for it in scores(number)), scores(number))
        for number, group in enumerate(groups)
    )
    title = f"{len(places)} {'pairs' if len(groups[0]) > 1 else 'players'}, after round {played} of {_ROUNDS}"
    return State("Tournaments", title, partial(draw_standings, TournamentStandings(_WHIST, played, _ROUNDS, places)))
