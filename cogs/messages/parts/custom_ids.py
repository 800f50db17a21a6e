"""Custom ids: a control carries everything that its click needs, so that it works after a restart and in any process.

A custom id is `KIND:ACTION:TABLE:POSITION:ARGUMENT`, as in `b:move:17:42:0|play 6-4`. What the argument is depends on
the action: each has a type that prints it and reads it back. Messages on Discord keep their controls, so whatever has
once been printed must be read for ever.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic

from cogs.messages.parts.arguments.argument import A_, Confirmation, NoArgument, UnknownControl, matched, parse_id
from cogs.messages.parts.arguments.contests import DailyScope, OfContest, Opponent
from cogs.messages.parts.arguments.pages import (
    BoardPage,
    CardPage,
    DealNumber,
    HelpReference,
    HistoryPage,
    LessonName,
    LessonStep,
    OwnData,
    PersonalSetting,
    ReplayPlace,
    ServerSetting,
)
from cogs.messages.parts.arguments.play import OfferedMove, Request
from cogs.messages.parts.arguments.puzzles import PuzzleAnswer
from cogs.messages.parts.arguments.tables import ClockSetting, EmptySeats, LevelSetting, NewTable, RuleSetting, Seal

LONGEST = 100  # characters that Discord takes
_CUSTOM_ID = re.compile(
    r"(?P<kind>[bsf]):(?P<action>[a-z]+):(?P<table>[0-9]{1,19}):(?P<position>[0-9]{1,9}):(?P<argument>[^\n]*)"
)


class Kind(StrEnum):
    """The kind of control that carries a custom id."""

    BUTTON = "b"
    SELECT = "s"
    FORM = "f"


# -- the actions ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Action(Generic[A_]):
    """An action of controls: its name in custom ids, and the type of its argument."""

    name: str
    argument: type[A_]


MOVE = Action("move", OfferedMove)
CLAIM = Action("claim", OfferedMove)
UNDO = Action("undo", NoArgument)
AGREE = Action("agree", NoArgument)
REFUSE = Action("refuse", NoArgument)
PICK = Action("pick", NoArgument)
CLEAR = Action("clear", NoArgument)
REVIEW = Action("review", NoArgument)
CHALLENGE = Action("challenge", OfferedMove)
HINT = Action("hint", NoArgument)
SORT = Action("sort", NoArgument)
CHOOSE_TABLE = Action("at", Request)

NEW_TABLE = Action("newtable", NewTable)
JOIN = Action("join", NoArgument)
LEAVE = Action("leave", Confirmation)
COMPUTER = Action("computer", LevelSetting)
START = Action("start", EmptySeats)
STOP = Action("stop", Confirmation)
REMATCH = Action("rematch", NoArgument)
INVITE = Action("invite", NoArgument)
SHUFFLE = Action("shuffle", Seal)

RULES = Action("rules", NoArgument)
RULE = Action("rule", RuleSetting)
SET_RULE = Action("setrule", RuleSetting)
SET_NUMBER = Action("number", RuleSetting)
RESET_RULES = Action("resetrules", NoArgument)
USUAL_RULES = Action("usualrules", NoArgument)
CLOCK = Action("clock", ClockSetting)
LEVEL = Action("level", LevelSetting)
HINTS_ON = Action("hintson", NoArgument)
HINTS_OFF = Action("hintsoff", NoArgument)
AGREE_TO_HINTS = Action("hintsagree", NoArgument)

NEXT_DEAL = Action("next", NoArgument)
PLAY = Action("play", NoArgument)
FORCED = Action("forced", NoArgument)
COACH = Action("coach", NoArgument)
NOT_FORCED = Action("notforced", NoArgument)
STYLE = Action("style", PersonalSetting)
PRIVACY = Action("privacy", OwnData)
EXPORT = Action("export", OwnData)
DELETE_DATA = Action("deletedata", OwnData)
SERVER = Action("server", ServerSetting)
HAND = Action("hand", NoArgument)
HERE = Action("here", NoArgument)
MORE = Action("more", NoArgument)
LESS = Action("less", NoArgument)
TABLE = Action("table", NoArgument)
LAST_TRICK = Action("last", NoArgument)
SCORES = Action("scores", NoArgument)
HOW = Action("how", NoArgument)
HELP = Action("help", HelpReference)
READ = Action("read", NoArgument)
LEARN = Action("learn", LessonName)
LESSON = Action("lesson", LessonStep)
HISTORY = Action("history", HistoryPage)
PAST_MATCH = Action("past", HistoryPage)
RECORD = Action("record", NoArgument)
BOARD = Action("board", BoardPage)
CARD = Action("card", CardPage)
REPLAY = Action("replay", ReplayPlace)  # opens it
REPLAY_FRAME = Action("replayframe", ReplayPlace)
REPLAY_DEAL = Action("replaydeal", ReplayPlace)
SHARE_FRAME = Action("replayshare", ReplayPlace)
ANIMATE_TRICK = Action("replaytrick", ReplayPlace)
ANIMATE_DEAL = Action("replayfilm", ReplayPlace)
PUZZLE = Action("puzzle", NoArgument)
PUZZLE_ANSWER = Action("solve", PuzzleAnswer)
PUZZLE_DETAILS = Action("puzzledetails", PuzzleAnswer)
ALLOW_PUZZLES = Action("allowpuzzles", NoArgument)

WHAT_DECIDED = Action("decided", DealNumber)
MY_MATCH = Action("mymatch", NoArgument)
DECISION = Action("decision", NoArgument)
SHARE_DECISION = Action("sharedecision", NoArgument)
DECISION_DETAILS = Action("decisiondetails", NoArgument)
MATCH_DETAILS = Action("matchdetails", NoArgument)

DUEL_JOIN = Action("dueljoin", OfContest)
DUEL_LEAVE = Action("duelleave", OfContest)
DUEL_START = Action("duelstart", OfContest)
DUEL_CANCEL = Action("duelcancel", OfContest)
DUEL_HAND = Action("duelhand", OfContest)
DUEL_DEAL = Action("dueldeal", OfContest)
DUEL_RECORD = Action("duelrecord", OfContest)
DUEL_REPLAY = Action("duelreplay", OfContest)
DUEL_CHALLENGE = Action("duelchallenge", Opponent)
DUEL_REMATCH = Action("duelrematch", OfContest)
TOURNAMENT_JOIN = Action("tournamentjoin", OfContest)
TOURNAMENT_PARTNER = Action("tournamentpartner", OfContest)
TOURNAMENT_LEAVE = Action("tournamentleave", OfContest)
TOURNAMENT_START = Action("tournamentstart", OfContest)
TOURNAMENT_NEXT = Action("tournamentnext", OfContest)
TOURNAMENT_STOP = Action("tournamentstop", OfContest)
TOURNAMENT_PROOF = Action("tournamentproof", OfContest)  # of messages of an older version
CONTEST_SHUFFLE = Action("contestshuffle", OfContest)
FARED = Action("fared", OfContest)
DAILY = Action("daily", DailyScope)
DAILY_JOIN = Action("dailyjoin", NoArgument)
DAILY_LEAVE = Action("dailyleave", OwnData)
DAILY_PLAY = Action("dailyplay", OfContest)
DAILY_SHARE = Action("dailyshare", OfContest)
DAILY_RANKING = Action("dailyranking", OfContest)


# -- the whole --------------------------------------------------------------------------------------------------------


def custom_id(kind: str, action: Action[A_], table: int, argument: A_ | None, position: int = 0) -> str:
    """A custom id; an argument of None prints nothing."""
    return f"{kind}:{action.name}:{table}:{position}:{'' if argument is None else argument}"


def actions_on(components: Iterable[Mapping[str, Any]], table: int) -> set[str]:
    """The names of the actions of a table for which there are controls."""
    found = set[str]()
    for component in components:
        parts = _CUSTOM_ID.fullmatch(component.get("custom_id", ""))
        if parts is not None and int(parts["table"]) == table:
            found.add(parts["action"])
        found |= actions_on(component.get("components", ()), table)
    return found


def tables_on(components: Iterable[Mapping[str, Any]]) -> Iterator[int]:
    """The tables that controls are about, in their order; a table may come more than once."""
    for component in components:
        parts = _CUSTOM_ID.fullmatch(component.get("custom_id") or "")
        if parts is not None and int(parts["table"]):
            yield int(parts["table"])
        inner = component.get("components") or ()
        yield from tables_on([*inner, component["accessory"]] if "accessory" in component else inner)


@dataclass(frozen=True, slots=True)
class CustomId(Generic[A_]):
    """A custom id in its parts. `table` is 0 without a table, `position` 0 where the position does not matter."""

    kind: Kind
    action: Action[A_]
    table: int
    position: int
    argument: A_

    @staticmethod
    def parse(text: str, actions: Mapping[str, Action[Any]]) -> "CustomId[Any]":
        """Read a custom id of one of these actions, by name. Raises UnknownControl, BadNotation."""
        parts = matched(_CUSTOM_ID, text[: LONGEST + 1])
        action = actions.get(parts["action"])
        if action is None or len(text) > LONGEST:
            raise UnknownControl
        argument = action.argument.parse(parts["argument"])
        return CustomId(Kind(parts["kind"]), action, parse_id(parts["table"]), int(parts["position"]), argument)
