"""The pictures of what decisions cost: turning points of each kind, and matches by one's own decisions."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from random import Random

from bot.message import Text
from bot.rules.boards import TricksView
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.moves import Bid, Lead, Move, Pass, Play
from bot.rules.options import Preset
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, View
from bot.words.decision import Decision
from bot.words.hint.prospects import Prospect
from bot.words.speaker import say
from bot.words.terms import deal_kind, unit_of
from cogs.analysis.grades import DealFigures, Grade, MatchReview, RecordedDecision
from cogs.analysis.pictures import draw_match_review, draw_turning_point
from cogs.analysis.words import is_telling
from tests.gallery.state import State
from tests.moments import moments

_NAMES = ("Ann", "Bo", "Christopherson the Third", "Dee", "Žofie Ångström", "ゆき 🎲")
_DEALS = (1, 3, 11, 40)  # of a match
_COURSES = ((), (82, 91), (61, 88, 74, 90, 79, 85, 66, 93, 71, 97))


def decisions() -> Iterator[State]:
    """A turning point for each phase of each game, and matches of few deals and of many."""
    for number, (game, preset) in enumerate(_played()):
        players, seen, found = preset.players[0], set[object](), list[RecordedDecision]()
        for moment in moments():
            for view in moment.views if moment.preset == preset else ():
                key = view.phase, len(view.trick_board.current_plays) if isinstance(view.board, TricksView) else 0
                made = _made(view, len(seen)) if key not in seen else None
                if made is not None:
                    seen.add(key)
                    found.append(made)
                    words = f"{say(game.title)} ({say(preset.title)}), {view.phase}"
                    yield State("Turning points", words, partial(draw_turning_point, made, _NAMES))
        if game.name == "moon":
            words = f"{say(game.title)} ({say(preset.title)}), as often better"
            yield State("Turning points", words, partial(draw_turning_point, _as_often_better(found[-1]), _NAMES))
        title = game.title_of(preset.options, players)
        review = review_of(game, title, tuple(found[: number % 4]), _DEALS[number % len(_DEALS)])
        words = f"{say(title)}, deals: {len(review.deals)}"
        course = _COURSES[number % len(_COURSES)]
        course = (*course[:-1], review.accuracy) if course and review.accuracy is not None else ()
        yield State("Matches looked back at", words, partial(draw_match_review, review, _NAMES, course))


def _played() -> Iterator[tuple[AnyGame, Preset]]:
    """Each game under its usual rules; and a line with a choice of tiles, Billitonnen, Nel-O."""
    for game in CATALOGUE.values():
        yield game, game.presets[0]
    for it in ("dominoes all-fives", "blind-hughie any-tile", "blind-hughie billitonnen", "seventy-nine nel-o"):
        name, preset = it.split()
        yield CATALOGUE[name], CATALOGUE.preset(name, preset)


def _made(view: View, number: int) -> RecordedDecision | None:
    """A decision at a view that might have cost something; None where there is nothing to decide."""
    if view.ask is None or view.viewer is None or view.phase in (Phase.KITTY, Phase.MOON, Phase.REVIEW):
        return None
    held = [shown.piece for shown in view.hand if shown.piece is not None]
    pick = view.ask.pick
    moves: list[Move] = [Pass(tuple(held[at : at + pick])) for at in (0, pick)] if pick else []
    moves = moves or [choice.move for choice in view.ask.choices][:: max(1, len(view.ask.choices) - 1)]
    if len(moves) < 2:
        return None
    rng = Random(number)
    share, cost, error = rng.choice((0.0, 0.31, 0.46)), rng.choice((0.62, 7.13, 57.0)), rng.choice((0.0, 0.04, 0.31))
    best = prospect(view, moves[0], 1.0 - share, cost, (0.0, 0.0))
    played = prospect(view, moves[1], share, 0.0, (cost, error))
    made = RecordedDecision(view.deal, number, Decision(view, (best, played), played, best, 600))
    return made if is_telling(made) else None


def _as_often_better(made: RecordedDecision) -> RecordedDecision:
    """The same decision, where the better move is not more often the better one."""
    decision = made.decision
    played, best = (replace(it, compared=(0.4, 0.4), made=None) for it in (decision.played, decision.best))
    return replace(made, decision=replace(decision, played=played, best=best))


def prospect(view: View, move: Move, share: float, value: float, behind: tuple[float, float]) -> Prospect:
    has_contract = isinstance(view.board, TricksView) and (
        view.trick_board.contract is not None or isinstance(move, Bid)
    )
    return Prospect(
        move, value, 0.0, behind, share if isinstance(move, Lead | Play) else None, 0.0,
        share if has_contract and move != PASS else None, 0.0, 0.0, (share, 1.0 - share) if behind[0] else (0.0, 0.0),
    )  # fmt: skip


def review_of(game: AnyGame, title: Text, costliest: tuple[RecordedDecision, ...], deals: int) -> MatchReview:
    rng = Random(deals + len(costliest))

    def deal(number: int) -> DealFigures:
        luck, grades = rng.randrange(-400, 400) / 10, list[Grade]()
        if number % 7 != 3:
            most = Grade.SLIP if costliest else Grade.GOOD
            grades = [min(most, rng.choice((*[Grade.BEST] * 9, *Grade))) for _ in range(rng.randrange(3, 12))]
        lost = sum({Grade.SMALL_SLIP: 0.8, Grade.SLIP: 4.1}.get(grade, 0.0) for grade in grades)
        known = luck if deals > 1 else None
        return DealFigures(number, tuple(grades), lost, 12.0, luck + 3.0 - lost, known, 1.5)

    view = costliest[0].decision.view if costliest else None
    unit, kind = ("point", "deal") if view is None else (unit_of(view), deal_kind(view))
    figures = tuple(deal(number) for number in range(1, deals + 1))
    return MatchReview(game.name, title, unit, kind, figures, costliest, is_over=deals % 2 == 1)
