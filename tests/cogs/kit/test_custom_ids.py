"""Custom ids: whatever a control can carry comes back as it was; what is none of ours is refused with a sentence."""

import sys
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.players.computer import LEVELS
from bot.rules.catalogue import CATALOGUE
from bot.rules.errors import Refusal
from bot.rules.moves import Lead
from bot.rules.notation import parse_move
from bot.rules.pieces import Tile, double_set, parse_piece
from bot.table.state.times import CLOCKS
from cogs.analysis.pages import DealNumber
from cogs.contests.lobby import Lobby
from cogs.contests.pages import OfContest
from cogs.daily.pages import DailyScope
from cogs.duel.pages import Opponent
from cogs.help.courses import COURSES
from cogs.help.lesson_pages import LessonName, LessonStep, Wish
from cogs.help.pages import HelpReference
from cogs.help.tutorials import LESSONS
from cogs.kit import actions
from cogs.kit.custom_ids import (
    LARGEST_ID,
    LONGEST_CUSTOM_ID,
    Action,
    Confirmation,
    ControlKind,
    CustomId,
    NoArgument,
    OwnData,
    UnknownControl,
    parse_id,
)
from cogs.kit.payload.plain import refusal_text
from cogs.people.pages import AlonePage, BoardPage, CardPage, EarnedPage, HistoryPage
from cogs.people.words import Period
from cogs.puzzles.pages import PuzzleAnswer, PuzzleGame, StockAnswer
from cogs.replay.pages import ReplayPlace
from cogs.settings.pages import PersonalSetting, ServerSetting
from tests.cogs.limits import ACTIONS, printed
from tests.cogs.sample_commands import LARGEST_POSITION

SWITCHES = ["large", "contrast", "numerals", "four_colours", "forced", "coach", "about"]
CARDS = [parse_piece(f"{rank}{suit}") for rank in "23456789JQKA" for suit in "CDHS"]
MOVES = (
    "pass 6-3", "pass 6-3 5-3 0-0", "pass QS JH 9D", "lead 9-8", "lead 9-8 as S", "play 6-4", "play QS", "bid pass",
    "bid 0", "bid nel-o 999", "kitty keep", "kitty 8-3", "trump none", "trump 4", "doubles own_suit", "declare nel-o",
    "turn", "turn 99", "place left", "moon minus", "moon all", "moon seat 9", "challenge none", "yield", "peek",
    "challenge seat 9 trick 99", "retract", "claim", "concede",
)  # fmt: skip
RULES = [rule for game in CATALOGUE.values() for rule in game.house_rules]
PRESETS = [(game.name, preset) for game in CATALOGUE.values() for preset in game.presets]


@pytest.mark.parametrize(
    ("action", "texts"),
    [
        ("move", [f"999|{move}" for move in MOVES]),
        ("piece", ["10|lead 6-4", "0|play 9-8"]),
        ("at", MOVES),
        ("rule", [rule.name for rule in RULES]),
        ("setrule", [f"{rule.name}={choice.value}" for rule in RULES for choice in rule.offered_values]),
        ("help", [f"{game}/{preset.name}/{n}/-1" for game, preset in PRESETS for n in preset.players]),
        ("learn", LESSONS),
        ("course", COURSES),
        ("lesson", [f"{lesson}/9|{move}" for lesson in LESSONS for move in MOVES]),
        ("level", LEVELS),
        ("clock", CLOCKS),
        ("style", [f"{name}={value}" for name in SWITCHES for value in ("on", "off")]),
        ("style", [f"ping={value}" for value in ("always", "minute", "never")]),
        ("server", ["roles", "channels", "tables", "hosted", "rules", "usual", "quiet", "about=on", "about=off"]),
        ("server", ["roles=none", "channels=none", "quiet=none", "rules=locked", "rules=free"]),
        ("board", [f"{period}/{game}" for period in Period for game in CATALOGUE]),
    ],
)
def test_every_value_comes_back_as_it_was(action: str, texts: Iterable[str]) -> None:
    for argument in texts:
        text = f"b:{action}:{LARGEST_ID}:{LARGEST_POSITION}:{argument}"
        assert printed(CustomId.parse(text, ACTIONS)) == text
        assert len(text) <= LONGEST_CUSTOM_ID


def test_a_piece_to_choose_comes_back_as_it_was() -> None:
    for number, piece in product((0, 12, 999), (*double_set(9), *CARDS)):
        assert actions.OfferedPiece.parse(str(actions.OfferedPiece(number, piece))) == actions.OfferedPiece(
            number, piece
        )


def test_a_seat_to_choose_comes_back_as_it_was() -> None:
    for choice in (actions.SeatChoice("seat", 5), actions.SeatChoice("row", LARGEST_ID)):
        assert actions.SeatChoice.parse(str(choice)) == choice
    for text in ("", "seat", "seat/", "row/x", "table/1"):
        with pytest.raises(UnknownControl):
            actions.SeatChoice.parse(text)


def test_every_action_has_a_handler_and_a_name_of_its_own() -> None:
    """All that are declared are looked at, in whichever module."""
    modules = [module for name, module in sys.modules.items() if name.startswith("cogs.")]
    values = {id(value): value for module in modules for value in vars(module).values()}
    lobbies = [value for value in values.values() if isinstance(value, Lobby)]
    declared = {key: value for key, value in values.items() if isinstance(value, Action)}
    declared |= {id(it): it for lobby in lobbies for it in (lobby.join, lobby.leave, lobby.start, lobby.cancel)}
    assert sorted(action.name for action in declared.values()) == sorted(ACTIONS)
    assert {type(argument) for argument in PRINTED.values()} == {action.argument for action in ACTIONS.values()}


PRINTED = {
    "b:move:7:42:0|play 6-4": actions.OfferedMove(0, parse_move("play 6-4")),
    "s:move:7:42:12|lead 6-4 as 4": actions.OfferedMove(12, parse_move("lead 6-4 as 4")),
    "s:pick:7:42:": NoArgument(),
    "b:coach:7:0:": NoArgument(),
    "b:leave:7:0:": Confirmation(),
    "b:leave:7:0:yes": Confirmation(given=True),
    "b:takeseat:7:0:170": actions.LeftSeat(170),
    "b:help:7:0:2": HelpReference(2),
    "s:help:7:0:": HelpReference(None),
    "b:help:0:0:black-tile/-1": HelpReference(-1, "black-tile"),
    "s:help:0:0:black-tile/": HelpReference(None, "black-tile"),
    "b:learn:0:0:black-tile": LessonName("black-tile"),
    "b:course:0:0:black-tile": LessonName("black-tile"),
    "b:courses:0:0:": NoArgument(),
    "b:contents:0:0:": NoArgument(),
    "b:lesson:0:0:black-tile/6": LessonStep("black-tile", 6),
    "s:lesson:0:0:forty-two/1|bid 30": LessonStep("forty-two", 1, parse_move("bid 30")),
    "b:lesson:0:0:forty-two/1!show": LessonStep("forty-two", 1, wish=Wish.SHOW),
    "b:lesson:0:0:forty-two/1!stop": LessonStep("forty-two", 1, wish=Wish.STOP),
    "b:rule:7:0:target": actions.RuleSetting("target"),
    "b:setrule:7:0:tie=playoff": actions.RuleSetting("tie", "playoff"),
    "f:setrule:7:0:target": actions.RuleSetting("target"),
    "b:clock:7:0:": actions.ClockSetting(),
    "b:style:0:0:": PersonalSetting(),
    "b:style:0:0:large=on": PersonalSetting("large", "on"),
    "b:style:0:0:ping=never": PersonalSetting("ping", "never"),
    "b:clock:7:0:evening": actions.ClockSetting("evening"),
    "s:server:0:0:roles": ServerSetting("roles"),
    "b:server:0:0:channels=none": ServerSetting("channels", "none"),
    "b:server:0:0:rules=locked": ServerSetting("rules", "locked"),
    "b:level:7:0:": actions.LevelSetting(),
    "b:shuffle:7:0:": actions.Seal(),
    f"b:shuffle:7:0:{'0f' * 32}": actions.Seal("0f" * 32),
    f"b:lobby:7:0:{'0f' * 32}": actions.Seal("0f" * 32),
    "b:swap:7:0:3/yes": actions.SwapAnswer(3, agreed=True),
    "b:swap:7:0:12/no": actions.SwapAnswer(12, agreed=False),
    "b:level:7:0:hard": actions.LevelSetting("hard"),
    "b:history:0:0:3/black-tile/99": HistoryPage(3, "black-tile", 99),
    "b:daily:0:0:world": DailyScope(world=True),
    "b:dailyplay:0:0:12": OfContest(12),
    "b:fared:0:0:17/17-0a1b2c3d": OfContest(17, code="17-0a1b2c3d"),
    "s:past:0:0:0//": HistoryPage(),
    "b:replay:7:0:3/0": ReplayPlace(3),
    "b:replayframe:7:0:3/9": ReplayPlace(3, 9),
    "b:solve:7:0:12/3": PuzzleAnswer(12, 3),
    "s:solve:7:0:12": PuzzleAnswer(12),
    "s:solve:7:0:yes!12": PuzzleAnswer(12, of_game=True),
    "b:earned:0:0:7/2": EarnedPage(7, 2),
    "b:alone:0:0:7": AlonePage(7),
    "b:board:0:0:month/black-tile": BoardPage(Period.SEASON, "black-tile"),
    "b:board:0:0:week/": BoardPage(Period.WEEK),
    "b:board:0:0:month//2026-07": BoardPage(Period.SEASON, of="2026-07"),
    "b:puzzle:0:0:": PuzzleGame(),
    "b:puzzle:0:0:moon": PuzzleGame("moon"),
    "b:solvestock:0:0:moon.1f3a9c0b42/3": StockAnswer("moon.1f3a9c0b42", 3),
    "s:solvestock:0:0:yes!domino-whist.1f3a9c0b42": StockAnswer("domino-whist.1f3a9c0b42", of_game=True),
    "s:board:0:0:all/": BoardPage(),
    "b:card:0:0:7//earned": CardPage(7, earned=True),
    "s:card:0:0:7/black-tile": CardPage(7, "black-tile"),
    "s:at:0:0:pass 6-3 5-3 0-0": actions.TableRequest(parse_move("pass 6-3 5-3 0-0")),
    "s:at:0:0:scores": actions.TableRequest(actions.WhatToShow.SCORES),
    "s:at:0:0:undo": actions.TableRequest(actions.TakingBack.ASK),
    "b:start:7:0:computers": actions.StartWith(actions.EmptySeats.COMPUTERS),
    "b:decided:7:0:99999": DealNumber(99_999),
    "b:newtable:0:0:": actions.TableToOpen(),
    "b:piece:17:42:10|lead 6-4": actions.OfferedMove(10, Lead(Tile(6, 4))),
    "b:newtable:0:0:domino-whist/2/9999": actions.TableToOpen("domino-whist", 2, 9999),
    "b:newtable:0:0:domino-whist/2/9999/partners-own-bids": actions.TableToOpen(
        "domino-whist", 2, 9999, "partners-own-bids"
    ),
    "b:newtable:0:0:dominoes///usual": actions.TableToOpen("dominoes", preset=actions.AS_USUAL),
    "b:help:0:0:black-tile/twenty-one-point/3/264": HelpReference(264, "black-tile", "twenty-one-point", 3),
    "b:replayframe:7:0:99999/99999": ReplayPlace(99_999, 99_999),
    f"b:privacy:0:0:{LARGEST_ID}": OwnData(LARGEST_ID),
    f"b:deletedata:0:0:{LARGEST_ID}/yes": OwnData(LARGEST_ID, confirmed=True),
    f"b:fared:0:0:{LARGEST_ID}/yes": OfContest(LARGEST_ID, confirmed=True),
    f"b:duelchallenge:0:0:{LARGEST_ID}/domino-hearts": Opponent(LARGEST_ID, "domino-hearts"),
    f"b:solve:7:0:{LARGEST_ID}/24": PuzzleAnswer(LARGEST_ID, 24),
    f"b:card:0:0:{LARGEST_ID}/domino-hearts/earned": CardPage(LARGEST_ID, "domino-hearts", earned=True),
    f"b:history:0:0:999999999/domino-hearts/{LARGEST_ID}": HistoryPage(999_999_999, "domino-hearts", LARGEST_ID),
}


@pytest.mark.parametrize("text", PRINTED)
def test_custom_ids_printed_once_are_read_for_ever(text: str) -> None:
    """Messages sent by earlier versions keep their controls."""
    read = CustomId.parse(text, ACTIONS)
    assert read.argument == PRINTED[text]
    assert printed(read) == text
    positions = {
        0,
        0 if isinstance(read.argument, actions.Seal) else LARGEST_POSITION,
    }  # a seal is of no position in a match
    for kind, table, position in product(ControlKind, (0, LARGEST_ID), positions):
        made = replace(read, kind=kind, table=table, position=position)
        assert len(printed(made)) <= LONGEST_CUSTOM_ID
        assert CustomId.parse(printed(made), ACTIONS) == made


texts = st.text(st.characters(codec="utf-8"), max_size=60) | st.text("0123456789-/|=: abcdeflnopsty٣²", max_size=60)


@given(st.sampled_from("bsfx"), st.sampled_from([*ACTIONS, "dance"]), texts, texts, texts)
def test_a_custom_id_made_by_hand_is_refused(kind: str, action: str, table: str, position: str, argument: str) -> None:
    """It is read as something of ours, or refused: nothing else is ever raised."""
    text = f"{kind}:{action}:{table}:{position}:{argument}"
    with suppress(Refusal):
        read = CustomId.parse(text, ACTIONS)
        assert CustomId.parse(printed(read), ACTIONS) == read


MALFORMED = [
    "", "b", "b:move", "b:move:7:0", "old:thing", "x:join:7:0:", "b:join:-7:0:", "b:join:7:1000000000:", "b:JOIN:7:0:",
    "b:dance:7:0:", "b:join:7:0:argument", "b:stop:7:0:no", "b:move:7:0:0", "b:move:7:0:|play 6-4", "b:move:7:0:x|pass",
    "b:move:7:0:0|dance", "b:move:7:0:0|play 9", "b:help:7:0:two", "b:help:7:0:a/b/2", "b:setrule:7:0:a=b=c",
    "b:clock:7:0:noon", "b:style:0:0:ping=on", "b:style:0:0:large=never", "b:style:0:0:user_id=on",
    "b:server:0:0:roles=all", "b:server:0:0:tables=3", "b:server:0:0:guild_id", "b:server:0:0:rules=x",
    "b:setrule:7:0:", "b:history:0:0:", "b:history:0:0:1/2", "b:history:0:0:a//", "s:past:0:0:0//Ann", "s:at:0:0:dance",
    "b:lesson:0:0:black-tile/1!dance", "b:move:7:0:0|", "b:move:7:0:0|moon ²", "b:join:٣:0:", "b:setrule:7:0:=5",
    "b:help:7:0:black-tile/partners/2", f"b:history:0:0:0//{LARGEST_ID + 1}", "b:board:0:0:day/",
    "b:card:0:0:/black-tile", "b:swap:7:0:3", "b:swap:7:0:/yes", "s:at:0:0:", f"b:join:{LARGEST_ID + 1}:0:",
    "b:fared:0:0:17/", "b:fared:0:0:17/yes/17-0a1b2c3d", "s:solve:7:0:12/", "b:lesson:0:0:black-tile/1!show|play 6-4",
    "b:newtable:0:0:dominoes///", "b:help:0:0:black-tile//4/1", "b:setrule:7:0:tie=", "b:card:0:0:7//earned/earned",
    "b:move:7:0:0|play 6-4".ljust(LONGEST_CUSTOM_ID + 1),
]  # fmt: skip


@pytest.mark.parametrize("text", MALFORMED)
def test_a_malformed_custom_id_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        CustomId.parse(text, ACTIONS)
    assert refusal_text(refused.value).endswith(".")


@pytest.mark.parametrize("text", ["", "seven", "-1", "1.5", "²", str(LARGEST_ID + 1), "9" * 500])
def test_a_number_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(UnknownControl):
        parse_id(text)


@pytest.mark.parametrize("of", ["2026-13", "9999-12", "0001-01", "-------"])
def test_a_month_that_is_none_is_refused(of: str) -> None:
    with pytest.raises(UnknownControl):
        BoardPage(Period.SEASON, of=of).month  # noqa: B018 - a property
