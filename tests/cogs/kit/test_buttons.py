"""Controls as Discord takes them, whatever they are told to say."""

from discord import ButtonStyle

from cogs.kit import actions
from cogs.kit.arguments import RuleSetting
from cogs.kit.custom_ids import LARGEST_ID
from cogs.kit.payload.buttons import FormLine, button, form, option, people_select, select
from cogs.kit.payload.payload import Payload
from tests.cogs.limits import check, check_form

LONG = "much too long " * 300


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
    assert [(it["value"], it.get("default", False)) for it in pick["options"]][:2] == [("0", True), ("1", False)]
    assert pick["options"][-1]["value"] == "24"


def test_a_form_too() -> None:
    line = check_form(form(actions.SET_RULE, LONG, (FormLine(LONG, LONG, LONG),), LARGEST_ID, RuleSetting("target")))
    assert line["value"] == LONG[:20]
    empty = check_form(form(actions.SET_RULE, "A rule", (FormLine("A number"),), LARGEST_ID, RuleSetting("target")))
    assert "value" not in empty
    assert "placeholder" not in empty


def test_a_field_left_out_is_not_sent() -> None:
    assert option("6-4", "0|6-4") == {"label": "6-4", "value": "0|6-4"}
    plain = {"type": 2, "style": 2, "label": "Hand", "custom_id": "b:hand:3:0:"}
    assert button(actions.HAND, "Hand", 3) == plain
