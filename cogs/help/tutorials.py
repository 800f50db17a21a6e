"""Tutorials: the lessons there are, as they are kept in `lessons`: a folder for each course, with its lessons in order.
Each is one real deal, recorded, and some of the learner's decisions in it, from following suit to passing.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from bot.message import Message, Text
from bot.rules.boards import LineView, TricksView
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.copies import updated
from bot.rules.game import Match
from bot.rules.moves import Move
from bot.rules.notation import parse_move
from bot.rules.options import Options, load
from bot.rules.view import View
from bot.words.speaker import say

LEARNER = 0  # the learner's seat
_RIGHT, _HINT = "right", "hint"
_OTHERS = ("ann", "bo", "cleo", "dee", "eli")  # the others at the table, as the texts call them
_FOLDER = Path(__file__).parent / "lessons"


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of the learner, after that number of the lesson's moves, and `then` some that were not made in it.

    `answers` has what is said to a move, by its notation: an attribute of the question's message. One that begins with
    "right" accepts the move, the others are hints; `hint` stands for all the rest.
    """

    topic: str
    after: int
    answers: Mapping[str, str]
    then: tuple[str, ...] = ()

    @property
    def right(self) -> tuple[str, ...]:
        """The moves that are accepted, the best first."""
        return tuple(notation for notation, said in self.answers.items() if said.startswith(_RIGHT))


@dataclass(frozen=True, slots=True)
class Feedback:
    """True if a move is accepted, and why, or a hint."""

    right: bool
    reason: Message


@dataclass(frozen=True, eq=False)
class GameLesson:
    """A recorded deal: `moves` as "SEAT NOTATION", from the first of the match on. `also` are other presets it teaches.

    Its texts are the messages `lesson-NAME-title`, `lesson-NAME-welcome`, `lesson-NAME-TOPIC` with replies to answers,
    and `lesson-NAME-learned`; the others at the table are arguments of each. `spare`: they have their second names.
    """

    name: str
    course: str
    game: AnyGame
    options: Options
    players: int
    seed: bytes = field(repr=False)
    moves: tuple[str, ...]
    moments: tuple[Moment, ...]
    also: tuple[str, ...] = ()
    spare: bool = False

    def for_reader(self, name: str) -> "GameLesson":
        """This lesson, without a player of that name."""
        parts = {*name.casefold().split()}
        return _with_spare_names(self) if any(say(it).casefold() in parts for it in self.names) else self

    @property
    def game_title(self) -> Text:
        """The game's title under these house rules."""
        return self.game.title_of(self.options, self.players)

    @property
    def title(self) -> Message:
        """The lesson's own title; first lessons share theirs."""
        return Message("course-first") if self.name == self.course else self.text("title")

    @property
    def names(self) -> tuple[Message, ...]:
        """The names of the players, by seat."""
        others = range(1, self.players)
        if self.spare:
            return Message(f"lesson-player-{LEARNER}"), *(Message(f"lesson-spare-{seat}") for seat in others)
        return tuple(Message(f"lesson-player-{seat}") for seat in (LEARNER, *others))

    @property
    def welcome(self) -> Message:
        return self.text("welcome")

    @property
    def learned(self) -> Message:
        return self.text("learned")

    def question(self, number: int) -> Message:
        """The question at a moment, counted from 0."""
        return self.text(self.moments[number].topic)

    def text(self, topic: str, said: str = "") -> Message:
        """A message of the lesson, or its reply to an answer there."""
        name = f"lesson-{self.name}-{topic}.{said}" if said else f"lesson-{self.name}-{topic}"
        return Message(name, **dict(zip(_OTHERS, self.names[1:], strict=False)))

    def view(self, number: int) -> View:
        """The learner's View of a moment, without the score of a play on a line: that is the question."""
        view = self.game.view(self._at(number), LEARNER)
        if not isinstance(view.board, LineView) or view.ask is None:
            return view
        choices = tuple([replace(choice, note="") for choice in view.ask.choices])
        return updated(view, ask=replace(view.ask, choices=choices))

    def outcome(self, number: int, move: Move) -> View:
        """The learner's View after a move: of a trick game, where the move is the recorded one, until its trick is
        complete or it is the learner's turn again. If the move ends the deal, a bystander's View of it.
        """
        moment, before = self.moments[number], self._at(number)
        match, _ = self.game.play(before, LEARNER, move)
        view = self.game.view(match, LEARNER)
        if view.deal != self.game.view(before, LEARNER).deal:
            return self.game.ended_deal(match) or view
        if (
            not isinstance(view.board, TricksView)
            or moment.then
            or move != self._resolved(number, self.moves[moment.after].partition(" ")[2])
        ):
            return view
        for line in self.moves[moment.after + 1 :]:
            seat, _, notation = line.partition(" ")
            if int(seat) == LEARNER or view.trick_board.complete_trick is not None:
                break
            match, _ = self.game.play(match, int(seat), parse_move(notation))
            following = self.game.view(match, LEARNER)
            if following.deal != view.deal:
                break
            view = following
        return view

    def judge(self, number: int, move: Move) -> Feedback:
        """The feedback to a move at a moment. Raises IllegalMove, which says why."""
        made, moment = self.game.legal_move(self._at(number), LEARNER, move), self.moments[number]
        answers = {self._resolved(number, notation): said for notation, said in moment.answers.items()}
        said = answers.get(made, _HINT)
        return Feedback(said.startswith(_RIGHT), self.text(moment.topic, said))

    def best(self, number: int) -> Move:
        """The move that is shown to a learner who asks for it."""
        return self._resolved(number, self.moments[number].right[0])

    def _at(self, number: int) -> Match[Any, Any]:
        moment = self.moments[number]
        return _match(self, (*self.moves[: moment.after], *moment.then))

    def _resolved(self, number: int, notation: str) -> Move:
        return self.game.legal_move(self._at(number), LEARNER, parse_move(notation))


@cache
def _with_spare_names(lesson: GameLesson) -> GameLesson:
    return replace(lesson, spare=True)


@lru_cache(maxsize=128)
def _match(lesson: GameLesson, moves: tuple[str, ...]) -> Match[Any, Any]:
    match = lesson.game.start(lesson.options, lesson.players, lesson.seed)  # type: ignore[arg-type]
    for line in moves:
        seat, notation = line.split(" ", 1)
        match, _ = lesson.game.play(match, int(seat), parse_move(notation))
    return match


def _lesson(path: Path) -> GameLesson:
    """The lesson of a file `COURSE/NUMBER-TOPIC.json`. The first of a course has its name, others COURSE-TOPIC."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    course, (number, _, topic) = path.parent.name, path.stem.partition("-")
    game = CATALOGUE[kept["game"]]
    return GameLesson(
        name=course if number == "1" else f"{course}-{topic}",
        course=course,
        game=game,
        options=load(game.options_type, kept["options"]),
        players=kept["players"],
        seed=bytes.fromhex(kept["seed"]),
        moves=tuple(move for line in kept["moves"] for move in line.split(", ")),
        moments=tuple(map(_moment, kept["moments"])),
        also=tuple(kept.get("also", ())),
    )


def _moment(kept: Mapping[str, Any]) -> Moment:
    then = tuple(kept["then"].split(", ")) if "then" in kept else ()
    return Moment(kept["topic"], kept["after"], kept["answers"], then)


LESSONS: Mapping[str, GameLesson] = {lesson.name: lesson for lesson in map(_lesson, sorted(_FOLDER.glob("*/*.json")))}
