"""The actions of buttons at a table: moves, the lobby, the hand. Those of a feature are in its `ids.py`."""

from cogs.kit.arguments import (
    ClockSetting,
    LeftSeat,
    LevelSetting,
    OfferedMove,
    RuleSetting,
    Seal,
    StartWith,
    SwapAnswer,
    TableRequest,
    TableToOpen,
)
from cogs.kit.custom_ids import Action, Confirmation, NoArgument

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
