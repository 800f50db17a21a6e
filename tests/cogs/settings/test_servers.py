"""The owner's decisions on the page of /domino setup, and what they mean for those who open tables."""

from dataclasses import replace

import pytest

from bot.playground import CannotSendError, ChatChannel, ChatMessage, UserClient
from bot.playground.api.interactions import Interaction, InteractionKind
from bot.playground.world.components import CHANNEL_SELECT, ROLE_SELECT, SELECT, walk
from bot.playground.world.permissions import Permission
from bot.rules.catalogue import CATALOGUE
from bot.rules.options import dump
from bot.store.servers import ServerSettings
from cogs.settings import server_pages as server_page
from tests.cogs.limits import check
from tests.cogs.play.test_house_rules import ids, page_of, reply_text
from tests.cogs.server import Server, forged, text_of
from tests.playground.happenings import add_thread, delete_channel, delete_role, take_role
from tests.said import is_said, said

ROLES, CHANNELS = said("server-choose-roles"), said("server-choose-channels")
PUZZLE_NOWHERE, DAILY_NOWHERE = (
    said("server-post-nowhere", post=said(f"server-post-{post}")) for post in ("puzzle", "daily")
)


@pytest.fixture
def owner(server: Server) -> UserClient:
    return server.manager()


@pytest.fixture
def ann(server: Server) -> UserClient:
    return server.person("ann")


async def settings_of(server: Server) -> ServerSettings:
    return await server.bot.store.servers.settings(server.guild.id)


async def settings_page(server: Server, owner: UserClient) -> ChatMessage:
    page = await (await owner.command(server.channel(), "domino setup")).answered()
    assert page.ephemeral
    return page


async def done(server: Server, page: ChatMessage, click: Interaction, before: int) -> Interaction:
    """Wait until a click has changed the page from that revision, or was answered beside it."""
    await click.acknowledged()
    if not click.modal:
        await server.wait(lambda: len(page.revisions) > before or reply_text(click, page))
    return click


async def press(server: Server, owner: UserClient, page: ChatMessage, label: str) -> Interaction:
    before = len(page.revisions)
    return await done(server, page, await owner.click(page, label=label), before)


async def choose(server: Server, owner: UserClient, page: ChatMessage, menu: str, *values: object) -> Interaction:
    before = len(page.revisions)
    return await done(server, page, await owner.choose(page, [*values], placeholder=menu), before)


async def new(person: UserClient, channel: ChatChannel, **options: object) -> str:
    """The answer to somebody who opens a table."""
    return (await (await person.command(channel, "domino new", **{"game": "black-tile"} | options)).answered()).content


def is_open(answer: str) -> bool:
    return answer.startswith("Your table is open")


async def test_members_with_a_role_open_tables_and_who_manages_the_server(
    server: Server, owner: UserClient, ann: UserClient
) -> None:
    playground = server.playground
    page = await settings_page(server, owner)
    assert said("server-openers-all") in text_of(page)
    role = playground.add_role("*Dominoes*")
    await choose(server, owner, page, ROLES, role)
    assert said("server-openers", roles=f"<@&{role.id}>") in text_of(page)
    (menu,) = [it for it in walk(page.components) if it["type"] == ROLE_SELECT]
    assert menu["default_values"] == [{"id": str(role.id), "type": "role"}]
    assert await new(ann, server.channel()) == said("opening-roles", roles=r"@\*Dominoes\*")
    assert is_open(await new(owner, server.channel()))
    playground.give_role(ann, role)
    assert is_open(await new(ann, server.channel()))
    delete_role(playground, role)
    page = await settings_page(server, owner)
    assert said("server-openers-none") + "\n" + said("server-roles-deleted", roles=1) in text_of(page)
    refused = await new(ann, server.channel())
    assert is_said("opening-roles-deleted", refused)
    await press(server, owner, page, said("button-everyone"))
    assert is_open(await new(ann, server.channel()))


async def test_tables_are_opened_in_the_chosen_channels_and_their_threads(
    server: Server, owner: UserClient, ann: UserClient
) -> None:
    playground = server.playground
    here, hidden, other = map(playground.add_channel, ("_here_", "staff-only", "other"))
    page = await settings_page(server, owner)
    await choose(server, owner, page, CHANNELS, here, hidden)
    menu = next(it for it in walk(page.components) if it["type"] == CHANNEL_SELECT)
    assert {it["id"] for it in menu["default_values"]} == {str(here.id), str(hidden.id)}
    playground.deny(hidden, Permission.VIEW_CHANNEL, ann)
    seen = said("opening-channels", channels=r"#\_here\_")
    assert await new(ann, other) == seen, "of the other she learns nothing"
    assert await new(owner, other) == said("opening-channels", channels=r"#\_here\_ and #staff-only")
    assert is_open(await new(ann, add_thread(playground, "talk", here)))
    assert is_open(await new(ann, here))
    delete_channel(playground, here)
    assert said("opening-channels-unseen") in await new(ann, other)
    delete_channel(playground, hidden)
    assert is_said("opening-channels-deleted", await new(owner, other))
    page = await settings_page(server, owner)
    assert said("server-channels-none") + "\n" + said("server-channels-deleted", channels=2) in text_of(page)
    await press(server, owner, page, "Everywhere")
    assert is_open(await new(ann, other))


async def test_so_many_tables_at_once_on_the_server_and_by_one_host(
    server: Server, owner: UserClient, ann: UserClient
) -> None:
    page = await settings_page(server, owner)
    await choose(server, owner, page, said("server-limit-host"), "1")
    await choose(server, owner, page, said("server-limit-here"), "2")
    first, second, third = (server.channel() for _ in range(3))
    assert is_open(await new(ann, first))
    assert (await new(ann, second)) == said("error-too-many-hosted", most=1)
    assert is_open(await new(server.person("bea"), second))
    full = said("error-too-many-tables", most=2)
    assert await new(owner, third) == full
    await choose(server, owner, page, said("server-limit-here"), "any")
    assert is_open(await new(owner, third))
    assert (await settings_of(server)).most_tables is None


async def test_posts_go_where_the_owner_wishes(server: Server, owner: UserClient) -> None:
    playground = server.playground
    here, closed = server.channel(), server.channel()
    page = await settings_page(server, owner)
    await choose(server, owner, page, PUZZLE_NOWHERE, here)
    await choose(server, owner, page, DAILY_NOWHERE, here)
    settings = await settings_of(server)
    assert (settings.puzzle_channel, settings.daily_channel) == (here.id, here.id)
    playground.deny(closed, Permission.SEND_MESSAGES)
    refused = await choose(server, owner, page, PUZZLE_NOWHERE, closed)
    needed = f"I need **Send Messages** and **Attach Files** in #{closed.name}. Allow it, then pick the channel again."
    assert reply_text(refused, page) == needed
    assert (await settings_of(server)).puzzle_channel == here.id
    await choose(server, owner, page, PUZZLE_NOWHERE)
    assert (await settings_of(server)).puzzle_channel is None
    await server.bot.store.servers.change(playground.guild.id, {"daily_refused": True})
    page = await settings_page(server, owner)
    assert said("server-post-refused", post=said("server-post-daily"), channel=f"<#{here.id}>") in text_of(page)


async def test_a_members_choice_of_house_rules_is_no_longer_everybodys(
    server: Server, owner: UserClient, ann: UserClient
) -> None:
    """She opens a table with target:210, and presses what made that the server's usual rules."""
    tables = server.bot.services.tables
    first, second = server.channel(), server.channel()
    assert is_open(await new(ann, first, target=210))
    page = await page_of(ann, first)
    assert not ids(page, ":usualrules:"), "the button is for who manages the server"
    table = (await tables.in_channel(first.id)).id
    by_hand = forged(ann, page, f"b:usualrules:{table}:0:")
    assert (await by_hand.answered()).content == said("error-manage-server")
    assert is_open(await new(server.person("bea"), second))
    assert dump((await tables.in_channel(second.id)).options)["target"] == 61
    page = await page_of(owner, first)
    with pytest.raises(CannotSendError):  # she manages the server, not the channel, and is not the host
        await owner.click(page, label=said("button-usual-rules"))


async def test_locked_house_rules_are_the_usual_ones_at_every_table(
    server: Server, owner: UserClient, ann: UserClient
) -> None:
    tables = server.bot.services.tables
    of_owner, of_ann = server.channel(), server.channel()
    page = await settings_page(server, owner)
    assert said("server-rules-free") in text_of(page)
    await press(server, owner, page, "Lock")
    assert is_open(await new(owner, of_owner, target=99))
    house_rules = await page_of(owner, of_owner)
    await press(server, owner, house_rules, said("button-usual-rules"))
    locked = said("error-rules-locked-open")
    assert await new(ann, of_ann, target=210) == locked
    assert await new(ann, of_ann, preset="thirty-point") == locked
    assert is_open(await new(ann, of_ann, players=3))
    snapshot = await tables.in_channel(of_ann.id)
    assert dump(snapshot.options)["target"] == 99
    hers = await page_of(ann, of_ann)
    assert said("rules-locked") in text_of(hers)
    assert not ids(hers, "rule")
    by_hand = forged(ann, hers, f"b:setrule:{snapshot.id}:0:target=30")
    assert said("error-rules-locked") in (await by_hand.answered()).content
    page = await settings_page(server, owner)
    assert "- Black Tile: Eleven Point (Ends at: 99)" in text_of(page)
    await choose(server, owner, page, said("server-clear-rules"), "Black Tile")
    assert "Ends at: 99" not in text_of(page)
    await press(server, owner, page, "Unlock")
    assert is_open(await new(server.person("bea"), server.channel(), target=30))


async def written(server: Server, owner: UserClient, page: ChatMessage, start: str, end: str, zone: str) -> str:
    """The answer beside the page to these quiet hours."""
    form = await press(server, owner, page, next(it for it in ("Set…", "Change…") if it in str(page.components)))
    before = len(page.revisions)
    sent = await owner.submit(form, line=start, line1=end, line2=zone)
    await done(server, page, sent, before)
    return reply_text(sent, page)


async def test_quiet_hours_are_written_in_a_form(server: Server, owner: UserClient) -> None:
    page = await settings_page(server, owner)
    for start, end, zone, told in (
        ("25", "8", "UTC", said("quiet-no-time", typed="25")),
        ("22:00", "<@1>", "UTC", said("quiet-no-time", typed="‹@1›")),
        ("22", "22:00", "UTC", said("quiet-same")),
        ("22", "8", "Belrin", said("quiet-no-zone-near", typed="Belrin", near="Europe/Berlin")),
    ):
        assert (await written(server, owner, page, start, end, zone)).replace("\u200b", "").startswith(told)
    assert (await settings_of(server)).quiet_from is None
    assert not await written(server, owner, page, "10 pm", "7:30", "berlin")
    assert said("server-quiet", start="22:00", end="07:30", zone="Europe/Berlin") + " For you: <t:" in text_of(page)
    settings = await settings_of(server)
    assert (settings.quiet_from, settings.quiet_to, settings.time_zone) == (1320, 450, "Europe/Berlin")
    await press(server, owner, page, said("button-no-quiet-hours"))
    assert (await settings_of(server)).time_zone is None


async def test_an_old_page_changes_nothing_once_the_permission_is_lost(
    server: Server, owner: UserClient, ann: UserClient
) -> None:
    """Neither by a button, nor a select, nor a form that is open; nor does anybody else by hand."""
    playground = server.playground
    page = await settings_page(server, owner)
    form = await press(server, owner, page, "Set…")
    role = next(it for it in server.guild.roles.values() if it.name == "Managers")
    take_role(playground, owner, role)
    before = await settings_of(server)
    refused = said("error-manage-server")
    clicks = [
        await owner.click(page, label="Lock"),
        await owner.choose(page, [role], placeholder=ROLES),
        await owner.choose(page, ["1"], placeholder=said("server-limit-here")),
        await owner.submit(form, line="22", line1="8", line2="UTC"),
        await owner.click(page, label="Set…"),
    ]
    for click in clicks:
        assert await playground.wait_for(lambda: reply_text(click, page)) == refused  # noqa: B023 - waited for here
    by_hand = forged(ann, page, "b:server:0:0:rules=locked")
    assert (await by_hand.answered()).content == said("refused-shown-to-another")
    assert await settings_of(server) == before


@pytest.mark.parametrize(
    ("custom_id", "values"),
    [
        ("tables", ["999999999999999999999"]), ("tables", ["-1"]), ("tables", []), ("hosted", ["٣"]),
        ("usual", ["black-tile", "x"]), ("quiet", ["22"]), ("quiet", ["22", "8", "UTC", "more"]), ("roles=all", []),
    ],
)  # fmt: skip
async def test_a_made_up_choice_is_refused_with_a_sentence(
    server: Server, owner: UserClient, custom_id: str, values: list[str]
) -> None:
    page, before = await settings_page(server, owner), await settings_of(server)
    sent = forged(owner, page, f"s:server:0:0:{custom_id}", *values, kind=SELECT)
    assert is_said("refused-old-control", (await sent.answered()).content)
    assert await settings_of(server) == before


async def test_roles_and_channels_unknown_to_discord_do_not_count(server: Server, owner: UserClient) -> None:
    page = await settings_page(server, owner)
    for name in ("roles", "channels"):
        data = {"component_type": ROLE_SELECT, "custom_id": f"s:server:0:0:{name}", "id": 1, "values": ["5", "x", "7"]}
        resolved = {"resolved": {name: {"7": {}}}}
        await owner._send(InteractionKind.COMPONENT, page.channel, data | resolved, page).acknowledged()
    settings = await settings_of(server)
    assert (list(settings.opener_roles), list(settings.channels)) == ([7], [7])


async def test_the_command_is_only_for_managers(server: Server, owner: UserClient, ann: UserClient) -> None:
    """The help tells them of it, and nobody else."""
    for person, is_told in ((owner, True), (ann, False)):
        shown = await (await person.command(server.channel(), "help")).answered()
        assert ("/domino setup" in text_of(shown)) == is_told
    refused = await (await ann.command(server.channel(), "domino setup")).answered()
    assert (refused.content, refused.components) == (said("error-manage-server"), [])


async def test_the_page_fits_with_all_there_can_be() -> None:
    most = ServerSettings(range(2**62, 2**62 + 10), range(2**62, 2**62 + 25), 7, 99, True, 1, 2, "Africa/Addis_Ababa")
    most = replace(most, puzzle_channel=2**62, puzzle_refused=True, daily_channel=2**62, daily_refused=True)
    usual = {game.name: game.presets[-1].options for game in CATALOGUE.values()}
    for there in (8, 25):
        roles, channels = tuple(most.opener_roles)[:there], tuple(most.channels)[:there]
        check(server_page.page(server_page.Server(most, roles, channels, usual, None), CATALOGUE))
