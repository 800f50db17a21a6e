"""The actions of controls at a table, and the arguments they carry. Those of a feature are in its own folder."""

from enum import StrEnum
from typing import Literal, Self

from bot.players.levels import LEVELS
from bot.rules.moves import Move
from bot.rules.notation import parse_move
from bot.rules.pieces import Piece
from bot.table.state.times import Clock
from cogs.kit.custom_ids import Action, Argument, Confirmation, NoArgument


class OfferedMove(Argument, template="{number:[0-9]{1,3}}|{move}"):
    """A move and its index among the offered moves, which distinguishes equal moves: `0|play 6-4`."""

    number: int
    move: Move


class OfferedPiece(Argument, template="{number:[0-9]{1,3}}|{piece}"):
    """A piece and its index in the hand: `0|6-4`. The value of an option, where several pieces are chosen at once."""

    number: int
    piece: Piece


class WhatToShow(StrEnum):
    """A part of a table that a command shows, which changes nothing there."""

    HAND = "hand"
    TABLE = "table"
    SCORES = "scores"
    HINT = "hint"
    REVIEW = "review"  # the tricks so far, to challenge a play
    LEAVING = "leave"  # whether to leave


class TakingBack(StrEnum):
    ASK = "undo"
    AGREE = "agree"
    REFUSE = "refuse"


class TableRequest(Argument, template="{requested:.*}"):
    """A request made before its table was known: a move, something to show, or a play to take back."""

    requested: Move | WhatToShow | TakingBack

    @classmethod
    def parse(cls, text: str) -> Self:
        """Raises BadNotation."""
        for kind in (WhatToShow, TakingBack):
            if text in tuple(kind):
                return cls(kind(text))
        return cls(parse_move(text))


AS_USUAL = "usual"  # in place of a preset's name: the server's usual rules of a game; no preset has that name


class TableToOpen(Argument, template="{game?}[/{players?:[2-9]}/{target?:[0-9]{1,4}}[/{preset}]]"):
    """A table to open: its game ("": not chosen yet), players and target if unusual, and its preset ("": not chosen
    yet): `black-tile/4/20`, `//20`, `dominoes///cuban`.
    """

    game: str = ""
    players: int | None = None
    target: int | None = None
    preset: str = ""


class EmptySeats(StrEnum):
    """The host's choice for the seats that are empty when a match starts."""

    ASK = ""
    COMPUTERS = "computers"
    NONE = "none"  # only those seated play


class StartWith(Argument, template="{empty_seats}"):
    empty_seats: EmptySeats = EmptySeats.ASK


class RuleSetting(Argument, template="{rule:[a-z][a-z0-9_]*}[={value:[^=]+}]"):
    """A house rule, and the value that the control sets, if any: `target`, `target=21`."""

    rule: str
    value: str | None = None


class ClockSetting(Argument, template="{clock?}"):
    """The clock that the control sets for its table, if any: `evening`."""

    clock: Clock | None = None


class LevelSetting(Argument, template="{level?:" + "|".join(LEVELS) + "}"):
    """The level that the control sets for the computer players of its table, if any: `hard`."""

    level: str | None = None


class LeftSeat(Argument, template="{row}"):
    """A seat that its player has left, by the row of the computer that has it: `170`."""

    row: int


class SeatChoice(Argument, template="{kind}/{number}"):
    """The value of an option: a free seat, or the seat row of a player to swap with: `seat/2`, `row/17`."""

    kind: Literal["seat", "row"]
    number: int


class SwapAnswer(Argument, template="{number}/{agreed:yes|no}"):
    """The answer to a request to swap seats, by its number at the table: `3/yes`, `3/no`."""

    number: int
    agreed: bool


class Seal(Argument, template="{seal?:[0-9a-f]{64}}"):
    """The seal of a shuffle, in a button's id so that anyone can read it off the message. The click ignores it."""

    seal: str = ""


MOVE = Action("move", OfferedMove)
CLAIM = Action("claim", OfferedMove)
PIECE = Action("piece", OfferedMove)  # a move without its suit or end, which is asked for next
UNDO = Action("undo", NoArgument)
AGREE = Action("agree", NoArgument)
REFUSE = Action("refuse", NoArgument)
PICK = Action("pick", NoArgument)
CLEAR = Action("clear", NoArgument)
REVIEW = Action("review", NoArgument)
CHALLENGE = Action("challenge", OfferedMove)
HINT = Action("hint", NoArgument)
SORT = Action("sort", NoArgument)
CHOOSE_TABLE = Action("at", TableRequest)

NEW_TABLE = Action("newtable", TableToOpen)
PRACTICE = Action("practice", TableToOpen)
QUICK_PLAY = Action("playnow", NoArgument)
JOIN = Action("join", NoArgument)
TAKE_SEAT = Action("takeseat", LeftSeat)
LEAVE = Action("leave", Confirmation)
COMPUTER = Action("computer", LevelSetting)
START = Action("start", StartWith)
STOP = Action("stop", Confirmation)
REMATCH = Action("rematch", NoArgument)
INVITE = Action("invite", NoArgument)
LOBBY_MORE = Action("lobby", Seal)
CHANGE_SEAT = Action("seat", NoArgument)
SWAP = Action("swap", SwapAnswer)
SHUFFLE_SIDES = Action("sides", NoArgument)
REMOVE = Action("remove", NoArgument)
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
HAND = Action("hand", NoArgument)
HERE = Action("here", NoArgument)
MORE = Action("more", NoArgument)
LESS = Action("less", NoArgument)
TABLE = Action("table", NoArgument)
LAST_TRICK = Action("last", NoArgument)
SCORES = Action("scores", NoArgument)
RECORD = Action("record", NoArgument)
