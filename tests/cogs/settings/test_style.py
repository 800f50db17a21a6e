"""How a person likes to play, set by buttons: each press is stored, and shown at once in a sample."""

import pytest

from bot.playground import ChatMessage
from bot.playground.world.components import TEXT, walk
from cogs.kit.custom_ids import UnknownControl
from cogs.kit.slots import PERSONAL_SWITCHES, POSTS
from cogs.settings.ids import PersonalSetting, ServerSetting
from tests.cogs.conftest import Bench
from tests.cogs.server import labels
from tests.said import said


async def test_a_features_setting_lasts_as_long_as_the_feature(monkeypatch: pytest.MonkeyPatch) -> None:
    added = [
        *((PERSONAL_SWITCHES, PersonalSetting, name, f"{name}=on") for name, _ in PERSONAL_SWITCHES),
        *((POSTS, ServerSetting, name, name) for name, _ in POSTS),
    ]
    assert {name for _, _, name, _ in added} == {"puzzles", "puzzle", "daily"}
    for slot, kind, name, control in added:
        assert kind.parse(control).name == name
        with monkeypatch.context() as without:
            without.setattr(slot, "_entries", [])
            with pytest.raises(UnknownControl):
                kind.parse(control)


async def press(bench: Bench, page: ChatMessage, label: str) -> None:
    before = len(page.revisions)
    await bench.ann.click(page, label=label)
    await bench.playground.wait_for(lambda: len(page.revisions) > before)


async def test_every_choice_is_a_press(bench: Bench) -> None:
    """In the channel, and in direct messages."""
    likes = bench.bot.services.tables.preferences.of_person
    for channel in (bench.games, bench.ann.dm):
        page = await (await bench.ann.command(channel, "settings")).answered()
        assert page.ephemeral
        assert any(said("settings-pings") in it["content"] for it in walk(page.components) if it["type"] == TEXT)
        for title, word in (
            ("Large print", "large"), ("High contrast", "contrast"), ("Numerals", "numerals"),
            ("Four suit colours", "four_colours"),
        ):  # fmt: skip
            plain = page.attachments[0].data
            await press(bench, page, f"{title}: off")
            assert (await likes(bench.ann.id)).style == word
            assert page.attachments[0].data != plain, "the sample shows it"
            await press(bench, page, f"{title}: on")
            assert (await likes(bench.ann.id)).style == ""
        for title, ping in (("Right away", "always"), ("Never", "never"), ("After a minute", "minute")):
            await press(bench, page, title)
            assert (await likes(bench.ann.id)).ping == ping
        await press(bench, page, "Auto-play: off")
        await press(bench, page, "Tips: on")
        now = await likes(bench.ann.id)
        assert (now.forced, now.forced_offered, now.coach) == (True, True, False)
        assert {"Auto-play: on", "Tips: off"} < set(labels(page))
        await press(bench, page, "Auto-play: on")
        await press(bench, page, "Tips: off")


async def test_choices_about_the_pictures_in_quick_succession_go_together(bench: Bench) -> None:
    preferences = bench.bot.services.tables.preferences
    for _ in range(3):
        page = await (await bench.ann.command(bench.games, "settings")).answered()
        for click in [await bench.ann.click(page, label=f"{it}: off") for it in ("Large print", "Four suit colours")]:
            await click.acknowledged()
        assert set((await preferences.of_person(bench.ann.id)).style.split()) == {"large", "four_colours"}
        await bench.idle()
        await press(bench, page, "Large print: on")
        assert (await preferences.of_person(bench.ann.id)).style == "four_colours"
        await preferences.set(bench.ann.id, style="")
