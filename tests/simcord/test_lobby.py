"""From a command in a channel to hands in direct messages."""

from pathlib import Path

from tests.simcord.playing import (
    NEW,
    control_id,
    controls,
    held,
    lobby,
    pass_first_three,
    table,
    text_of,
    to_pass,
    with_control,
)
from tests.simcord.world import World, world_of


async def test_a_table_opens_fills_and_starts(world: World):
    """The main way in: a command, a click by a second person, two computers, Start."""
    opened = await world.ann.command(NEW, game="black-tile", preset="fosdick")
    assert "open" in opened.private.content
    assert "1. ann (host)" in lobby(world).content
    assert "a seat at" in world.ann.dms()[0].content

    assert (await world.bo.click(lobby(world), "Join")).acknowledged
    await world.ann.click(lobby(world), "Computer")
    await world.ann.command("domino computer", level="easy")
    seats = lobby(world).content
    assert "2. bo" in seats
    assert seats.count("computer, ") == 2
    assert "**Start**" in seats

    assert (await world.ann.click(lobby(world), "Start")).acknowledged
    assert with_control(world.ann.channel(), "b:start:") is None, "the lobby has had its day"
    assert table(world).attachments[0].description
    for who in (world.ann, world.bo):
        hand = to_pass(who)
        assert hand is not None
        assert hand.attachments[0].filename.endswith(".png")
        assert len(held(hand)) == 7


async def test_the_start_by_command(world: World):
    await world.ann.command(NEW, game="black-tile", players=3)
    await world.bo.command("domino join")
    await world.ann.command("domino computer")
    assert "begins" in (await world.ann.command("domino start")).private.content
    assert to_pass(world.bo) is not None


async def test_autocomplete_offers_presets_of_the_chosen_game(world: World):
    offered = await world.ann.suggestions(NEW, "preset", game="black-tile")
    assert "eleven-point" in offered
    assert await world.ann.suggestions(NEW, "preset", "fos", game="black-tile") == ["fosdick"]


async def test_one_table_a_channel(world: World):
    await world.ann.command(NEW, game="black-tile")
    answer = await world.bo.command(NEW, game="black-tile")
    assert "table" in answer.private.content
    assert [message.content for message in world.bo.channel() if message.components] == [lobby(world).content]


async def test_a_full_table_and_somebody_elses_start_are_refused(world: World):
    await world.ann.command(NEW, game="black-tile", players=3)
    await world.bo.click(lobby(world), "Join")
    await world.ann.click(lobby(world), "Computer")
    cy = world.person("cy")
    assert "full" in (await cy.command("domino join")).private.content
    assert (await world.bo.click(lobby(world), "Start")).private.content
    assert to_pass(world.ann) is None, "nothing has begun"


async def test_leaving_asks_first(world: World):
    await world.ann.command(NEW, game="black-tile")
    await world.bo.click(lobby(world), "Join")
    asked = await world.bo.click(lobby(world), "Leave")
    assert "2. bo" in lobby(world).content
    await world.bo.click(asked.private, "Leave")
    assert "2. …" in lobby(world).content


async def test_the_host_alone_sets_the_house_rules(world: World):
    await world.ann.command(NEW, game="black-tile")
    await world.bo.click(lobby(world), "Join")
    page = (await world.ann.click(lobby(world), "House rules")).private
    page = (await world.ann.click(page, custom_id=control_id(page, ":0:tie"))).private
    page = (await world.ann.click(page, custom_id=control_id(page, "=playoff"))).private
    assert "a tie is played off" in lobby(world).content
    assert "**A tie: is played off**" in text_of(page)
    private_copy = (await world.bo.click(lobby(world), "House rules")).private
    assert "**A tie: is played off**" in text_of(private_copy)
    assert list(controls(private_copy)) == []
    await world.ann.click(page, custom_id=control_id(page, "b:resetrules:"))
    assert "usual rules" in lobby(world).content or "Eleven Point" in lobby(world).content


async def test_a_number_is_written_in_a_form_also_after_a_restart(world: World):
    await world.ann.command(NEW, game="black-tile")
    page = (await world.ann.click(lobby(world), "House rules")).private
    page = (await world.ann.click(page, custom_id=control_id(page, ":0:target"))).private
    form = await world.ann.click(page, custom_id=control_id(page, "b:number:"))
    refused = await world.ann.fill_in(form, "5000")
    assert refused.private.content == "Ends at cannot be “5000”. Choose a number from 1 to 1000."
    form = await world.ann.click(page, custom_id=control_id(page, "b:number:"))
    await world.restart()
    await world.ann.fill_in(form, "75")
    assert "ends at 75" in lobby(world).content


async def test_help_is_paged_through(world: World):
    page = (await world.ann.command("domino rules", game="black-tile")).private
    assert "## The aim" in text_of(page)
    page = (await world.ann.click(page, "Next")).private
    assert "## Before the play" in text_of(page)
    page = (await world.ann.choose(page, ["2"], control_id(page, "s:help:"))).private
    assert "## Suits" in text_of(page)
    assert page.attachments


async def test_closed_dms_give_the_hand_by_button(world: World):
    world.close_dms(world.bo)
    await world.ann.command(NEW, game="black-tile", players=3)
    await world.bo.click(lobby(world), "Join")
    assert "2. bo (hand by button)" in lobby(world).content
    await world.ann.click(lobby(world), "Computer")
    await world.ann.click(lobby(world), "Start")
    assert world.bo.dms() == []

    copy = (await world.bo.click(table(world), "My hand")).private
    assert len(held(copy)) == 9
    assert (await pass_first_three(world.bo, copy)).acknowledged
    await pass_first_three(world.ann)
    assert "Everybody passes" not in table(world).content


async def test_a_missing_permission_is_named_before_a_table_opens(tmp_path: Path):
    async with world_of(tmp_path / "boneyard.sqlite3", lacking=["attach_files"]) as world:
        answer = await world.ann.command(NEW, game="black-tile")
        assert "Attach Files" in answer.private.content
        assert world.bo.channel() == []


async def test_no_table_here(world: World):
    for command in ("domino join", "domino start", "hand", "table", "scores", "yield"):
        answer = await world.ann.command(command)
        assert "/domino new" in answer.private.content, command
