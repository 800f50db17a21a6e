"""Controls as Discord takes them, whatever they are told to say; their handlers; and where pictures are drawn."""

import asyncio
import threading

import pytest
from discord import ButtonStyle

from cogs.kit import actions
from cogs.kit.actions import RuleSetting
from cogs.kit.answers.clicks import AnyClick, Click, Registry
from cogs.kit.custom_ids import LARGEST_ID, Action, Confirmation, NoArgument
from cogs.kit.payload import payload
from cogs.kit.payload.buttons import FormLine, button, form, option, people_select, select
from cogs.kit.payload.payload import Payload
from images.drawing import Drawing, before_painting
from tests.cogs.limits import check, check_form

LONG = "much too long " * 300
DANCE = Action("dance", NoArgument)


def test_texts_are_cut_and_options_counted() -> None:
    options = [option(f"{number} {LONG}", str(number), LONG, chosen=not number) for number in range(40)]
    rows = (
        (
            button(actions.HAND, LONG, LARGEST_ID, style=ButtonStyle.success),
            button(actions.JOIN, LONG, LARGEST_ID, disabled=True),
        ),
        (select(actions.PICK, LONG, options, LARGEST_ID),),
        (people_select(actions.INVITE, LONG, LARGEST_ID, 25),),
    )
    hand, join, pick, _ = check(Payload("text", rows=rows))
    assert (hand["style"], hand.get("disabled"), join["style"], join["disabled"]) == (3, None, 2, True)
    assert [it["value"] for it in pick["options"]] == [str(number) for number in range(25)]
    assert [it["value"] for it in pick["options"] if it.get("default")] == ["0"]


def test_a_form_too() -> None:
    line = check_form(form(actions.SET_RULE, LONG, (FormLine(LONG, LONG, LONG),), LARGEST_ID, RuleSetting("target")))
    assert line["value"] == LONG[:20]
    empty = check_form(form(actions.SET_RULE, "A rule", (FormLine("A number"),), LARGEST_ID, RuleSetting("target")))
    assert not {"value", "placeholder"} & empty.keys()


def test_a_field_left_out_is_not_sent() -> None:
    assert option("6-4", "0|6-4") == {"label": "6-4", "value": "0|6-4"}
    plain = {"type": 2, "style": 2, "label": "Hand", "custom_id": "b:hand:3:0:"}
    assert button(actions.HAND, "Hand", 3) == plain


async def dance(click: AnyClick) -> None:
    """A handler that is entered, and never called."""


async def sing(click: Click[Confirmation]) -> None:
    """Another one."""


def test_a_function_enters_itself_and_stays_as_it_is() -> None:
    registry = Registry()
    assert registry.on(DANCE)(dance) is dance
    assert registry.on(Action("twirl", NoArgument), only_shows=True)(dance) is dance
    entered = [(handler.action.name, handler.run, handler.only_shows) for handler in registry]
    assert entered == [("dance", dance, False), ("twirl", dance, True)]


def test_an_action_has_one_handler() -> None:
    registry, known = Registry(), r"“dance” has two handlers: .*test_controls\.dance \(NoArgument\) and "
    registry.on(DANCE)(dance)
    with pytest.raises(ValueError, match=known + r".*\.dance "):
        registry.on(DANCE)(dance)
    with pytest.raises(ValueError, match=known + r".*\.sing \(Confirmation\)"):
        registry.on(Action("dance", Confirmation))(sing)
    assert [handler.run for handler in registry] == [dance], "the first stays"


@pytest.mark.parametrize("is_fast", [True, False])
async def test_a_large_picture_is_packed_once_off_the_loop(monkeypatch: pytest.MonkeyPatch, *, is_fast: bool) -> None:
    drawn_in = list[threading.Thread]()

    def render() -> bytes:
        drawn_in.append(threading.current_thread())
        return b"picture"

    monkeypatch.setattr(payload, "IS_FAST", is_fast)
    attachment = await payload.attached(Drawing("alt", "table.png", render), to_one=False)
    assert attachment is not None
    assert attachment.data == b"picture"
    assert [thread is threading.current_thread() for thread in drawn_in] == [is_fast]


async def test_a_picture_of_several_messages_is_drawn_once_if_one_gives_up() -> None:
    drawn, may_end = list[threading.Thread](), threading.Event()

    def render() -> bytes:
        before_painting()
        drawn.append(threading.current_thread())
        may_end.wait(10)
        return b"picture"

    drawing = Drawing("alt", "deal.png", render)
    wanted = [asyncio.create_task(payload.attached(drawing, to_one=False)) for _ in range(6)]
    await asyncio.sleep(0)
    wanted[0].cancel()
    await asyncio.sleep(0)
    may_end.set()
    attachments = await asyncio.gather(*wanted[1:])
    assert [it.data for it in attachments if it is not None] == [b"picture"] * 5
    assert len(drawn) == 1
    assert await payload.attached(drawing, to_one=False) is not None
    assert len(drawn) == 2, "what is to be kept is kept by the drawing itself"
