"""What a server's owner decides, by the page of /domino setup; and what it means for those who open tables."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
import pytest_asyncio

from bot.playground import CannotSendError, ChatChannel, ChatMessage, Permission, UserClient
from bot.playground.api.interactions import Interaction, InteractionKind
from bot.playground.world.components import CHANNEL_SELECT, ROLE_SELECT, walk
from bot.rules.catalogue import CATALOGUE
from bot.rules.options import dump
from bot.store.servers import ServerSettings
from cogs.settings import server_pages as server_page
from tests.cogs.conftest import Bench
from tests.cogs.limits import check
from tests.cogs.play.test_house_rules import ids, page_of, reply_text, text_of
from tests.open_stores import active_ids
from tests.playground.happenings import add_thread, delete_channel, delete_role, take_role
from tests.said import is_said, said
from tests.table.people import OWNER

ROLES, CHANNELS = said("server-choose-roles"), said("server-choose-channels")
PUZZLE_NOWHERE = said("server-post-nowhere", post=said("server-post-puzzle"))
DAILY_NOWHERE = said("server-post-nowhere", post=said("server-post-daily"))


@pytest_asyncio.fixture(loop_scope="session")
async def owner(bench: Bench) -> AsyncIterator[UserClient]:
    """Somebody who may manage the server. Afterwards no table is open and its settings are the usual ones."""
    playground = bench.playground
    person = playground.people.get("oda") or playground.add_person("oda")
    role = next((it for it in playground.guild.roles.values() if it.name == "Managers"), None)
    role = role or playground.add_role("Managers", Permission.MANAGE_GUILD)
    if role.id not in playground.guild.members[person.id].roles:
        playground.give_role(person, role)
    yield person
    tables = bench.bot.services.tables
    for table in await active_ids(bench.bot.store):
        await tables.lifecycle.stop(table, OWNER)
    usual = {"opener_roles": [], "channels": [], "most_tables": None, "most_hosted": None, "rules_locked": False}
    quiet = {"quiet_from": None, "quiet_to": None, "time_zone": None}
    posts = {"puzzle_channel": None, "puzzle_refused": False, "daily_channel": None, "daily_refused": False}
    await bench.bot.store.servers.change(playground.guild.id, usual | quiet | posts)


async def settings_of(bench: Bench) -> ServerSettings:
    return await bench.bot.store.servers.settings(bench.playground.guild.id)


async def settings_page(bench: Bench, owner: UserClient) -> ChatMessage:
    page = await (await owner.command(bench.games, "domino setup")).answered()
    assert page.ephemeral
    return page


async def redrawn(bench: Bench, page: ChatMessage, click: Interaction, revisions: int) -> None:
    """Wait until a click has changed the page, or was answered beside it."""
    await bench.playground.wait_for(lambda: len(page.revisions) > revisions or reply_text(click, page))


async def press(bench: Bench, owner: UserClient, page: ChatMessage, label: str) -> Interaction:
    before = len(page.revisions)
    click = await owner.click(page, label=label)
    await click.acknowledged()
    if not click.modal:
        await redrawn(bench, page, click, before)
    return click


async def choose(bench: Bench, owner: UserClient, page: ChatMessage, placeholder: str, *values: object) -> Interaction:
    before = len(page.revisions)
    click = await owner.choose(page, list(values), placeholder=placeholder)
    await redrawn(bench, page, click, before)
    return click


async def new(person: UserClient, channel: ChatChannel, **options: object) -> str:
    """What is said to somebody who opens a table."""
    options = {"game": "black-tile"} | options
    return (await (await person.command(channel, "domino new", **options)).answered()).content


def is_open(answer: str) -> bool:
    return answer.startswith("Your table is open")


async def test_members_with_a_role_open_tables_and_who_manages_the_server(bench: Bench, owner: UserClient) -> None:
    playground = bench.playground
    page = await settings_page(bench, owner)
    assert said("server-openers-all") in text_of(page)
    role = playground.add_role("*Dominoes*")
    await choose(bench, owner, page, ROLES, role)
    assert said("server-openers", roles=f"<@&{role.id}>") in text_of(page)
    (menu,) = [it for it in walk(page.components) if it["type"] == ROLE_SELECT]
    assert menu["default_values"] == [{"id": str(role.id), "type": "role"}]
    assert await new(bench.ann, playground.add_channel("a1")) == said("opening-roles", roles=r"@\*Dominoes\*")
    assert is_open(await new(owner, playground.add_channel("a2")))
    playground.give_role(bench.ann, role)
    assert is_open(await new(bench.ann, playground.add_channel("a3")))
    delete_role(playground, role)
    page = await settings_page(bench, owner)
    assert said("server-openers-none") + "\n" + said("server-roles-deleted", roles=1) in text_of(page)
    refused = await new(bench.ann, playground.add_channel("a4"))
    assert is_said("opening-roles-deleted", refused)
    await press(bench, owner, page, said("button-everyone"))
    assert is_open(await new(bench.ann, playground.add_channel("a5")))


async def test_tables_are_opened_in_the_chosen_channels_and_their_threads(bench: Bench, owner: UserClient) -> None:
    playground = bench.playground
    here, hidden, other = (playground.add_channel(name) for name in ("_here_", "staff-only", "other"))
    page = await settings_page(bench, owner)
    await choose(bench, owner, page, CHANNELS, here, hidden)
    menu = next(it for it in walk(page.components) if it["type"] == CHANNEL_SELECT)
    assert {it["id"] for it in menu["default_values"]} == {str(here.id), str(hidden.id)}
    playground.deny(hidden, Permission.VIEW_CHANNEL, bench.ann)
    seen = said("opening-channels", channels=r"#\_here\_")
    assert await new(bench.ann, other) == seen, "of the other she learns nothing"
    assert await new(owner, other) == said("opening-channels", channels=r"#\_here\_ and #staff-only")
    assert is_open(await new(bench.ann, add_thread(playground, "talk", here)))
    assert is_open(await new(bench.ann, here))
    delete_channel(playground, here)
    assert said("opening-channels-unseen") in await new(bench.ann, other)
    delete_channel(playground, hidden)
    assert is_said("opening-channels-deleted", await new(owner, other))
    page = await settings_page(bench, owner)
    assert said("server-channels-none") + "\n" + said("server-channels-deleted", channels=2) in text_of(page)
    await press(bench, owner, page, "Everywhere")
    assert is_open(await new(bench.ann, other))


async def test_so_many_tables_at_once_on_the_server_and_by_one_host(bench: Bench, owner: UserClient) -> None:
    playground = bench.playground
    page = await settings_page(bench, owner)
    await choose(bench, owner, page, said("server-limit-host"), "1")
    await choose(bench, owner, page, said("server-limit-here"), "2")
    first, second, third = (playground.add_channel(f"b{number}") for number in range(3))
    assert is_open(await new(bench.ann, first))
    assert (await new(bench.ann, second)) == said("error-too-many-hosted", most=1)
    assert is_open(await new(bench.bea, second))
    full = said("error-too-many-tables", most=2)
    assert await new(owner, third) == full
    await choose(bench, owner, page, said("server-limit-here"), "any")
    assert is_open(await new(owner, third))
    assert (await settings_of(bench)).most_tables is None


async def test_where_is_posted_what_the_owner_wishes(bench: Bench, owner: UserClient) -> None:
    playground = bench.playground
    here, closed = playground.add_channel("posts"), playground.add_channel("closed")
    page = await settings_page(bench, owner)
    await choose(bench, owner, page, PUZZLE_NOWHERE, here)
    await choose(bench, owner, page, DAILY_NOWHERE, here)
    settings = await settings_of(bench)
    assert (settings.puzzle_channel, settings.daily_channel) == (here.id, here.id)
    playground.deny(closed, Permission.SEND_MESSAGES)
    refused = await choose(bench, owner, page, PUZZLE_NOWHERE, closed)
    needed = "I need **Send Messages** and **Attach Files** in #closed. Allow it, then pick the channel again."
    assert reply_text(refused, page) == needed
    assert (await settings_of(bench)).puzzle_channel == here.id
    await choose(bench, owner, page, PUZZLE_NOWHERE)
    assert (await settings_of(bench)).puzzle_channel is None
    await bench.bot.store.servers.change(playground.guild.id, {"daily_refused": True})
    page = await settings_page(bench, owner)
    assert said("server-post-refused", post=said("server-post-daily"), channel=f"<#{here.id}>") in text_of(page)


async def test_a_members_choice_of_house_rules_is_no_longer_everybodys(bench: Bench, owner: UserClient) -> None:
    """She opens a table with target:210, and presses what made that the server's usual rules."""
    playground, tables = bench.playground, bench.bot.services.tables
    first, second = playground.add_channel("c1"), playground.add_channel("c2")
    assert is_open(await new(bench.ann, first, target=210))
    page = await page_of(bench.ann, first)
    assert not ids(page, ":usualrules:"), "the button is for who manages the server"
    table = (await tables.in_channel(first.id)).id
    data = {"component_type": 2, "custom_id": f"b:usualrules:{table}:0:", "id": 1}
    by_hand = playground.interactions.send(InteractionKind.COMPONENT, bench.ann.user, first, data, page)
    assert (await by_hand.answered()).content == said("error-manage-server")
    assert is_open(await new(bench.bea, second))
    assert dump((await tables.in_channel(second.id)).options)["target"] == 61
    page = await page_of(owner, first)
    with pytest.raises(CannotSendError):  # she manages the server, not the channel, and is not the host
        await owner.click(page, label=said("button-usual-rules"))


async def test_locked_house_rules_are_the_usual_ones_at_every_table(bench: Bench, owner: UserClient) -> None:
    playground, tables = bench.playground, bench.bot.services.tables
    of_owner, of_ann = playground.add_channel("d1"), playground.add_channel("d2")
    page = await settings_page(bench, owner)
    assert said("server-rules-free") in text_of(page)
    await press(bench, owner, page, "Lock")
    assert is_open(await new(owner, of_owner, target=99))
    house_rules = await page_of(owner, of_owner)
    await press(bench, owner, house_rules, said("button-usual-rules"))
    locked = said("error-rules-locked-open")
    assert await new(bench.ann, of_ann, target=210) == locked
    assert await new(bench.ann, of_ann, preset="thirty-point") == locked
    assert is_open(await new(bench.ann, of_ann, players=3))
    snapshot = await tables.in_channel(of_ann.id)
    assert dump(snapshot.options)["target"] == 99
    hers = await page_of(bench.ann, of_ann)
    assert said("rules-locked") in text_of(hers)
    assert not ids(hers, "rule")
    data = {"component_type": 2, "custom_id": f"b:setrule:{snapshot.id}:0:target=30", "id": 1}
    by_hand = playground.interactions.send(InteractionKind.COMPONENT, bench.ann.user, of_ann, data, hers)
    assert said("error-rules-locked") in (await by_hand.answered()).content
    page = await settings_page(bench, owner)
    assert "- Black Tile: Eleven Point (Ends at: 99)" in text_of(page)
    await choose(bench, owner, page, said("server-clear-rules"), "Black Tile")
    assert "Ends at: 99" not in text_of(page)
    await press(bench, owner, page, "Unlock")
    assert is_open(await new(bench.bea, playground.add_channel("d3"), target=30))


async def written(bench: Bench, owner: UserClient, page: ChatMessage, start: str, end: str, zone: str) -> str:
    """What is said beside the page to who writes these quiet hours."""
    form = await press(bench, owner, page, next(it for it in ("Set…", "Change…") if it in str(page.components)))
    before = len(page.revisions)
    sent = await owner.submit(form, line=start, line1=end, line2=zone)
    await redrawn(bench, page, sent, before)
    return reply_text(sent, page)


async def test_quiet_hours_are_written_in_a_form(bench: Bench, owner: UserClient) -> None:
    page = await settings_page(bench, owner)
    for start, end, zone, told in (
        ("25", "8", "UTC", said("quiet-no-time", typed="25")),
        ("22:00", "<@1>", "UTC", said("quiet-no-time", typed="‹@1›")),
        ("22", "22:00", "UTC", said("quiet-same")),
        ("22", "8", "Belrin", said("quiet-no-zone-near", typed="Belrin", near="Europe/Berlin")),
    ):
        assert (await written(bench, owner, page, start, end, zone)).replace("\u200b", "").startswith(told)
    assert (await settings_of(bench)).quiet_from is None
    assert not await written(bench, owner, page, "10 pm", "7:30", "berlin")
    assert said("server-quiet", start="22:00", end="07:30", zone="Europe/Berlin") + " For you: <t:" in text_of(page)
    settings = await settings_of(bench)
    assert (settings.quiet_from, settings.quiet_to, settings.time_zone) == (1320, 450, "Europe/Berlin")
    await press(bench, owner, page, said("button-no-quiet-hours"))
    assert (await settings_of(bench)).time_zone is None


async def test_who_has_lost_the_permission_changes_nothing_by_an_old_page(bench: Bench, owner: UserClient) -> None:
    """Neither by a button, nor a select, nor a form that is open; nor does anybody else by hand."""
    playground = bench.playground
    page = await settings_page(bench, owner)
    form = await press(bench, owner, page, "Set…")
    role = next(it for it in playground.guild.roles.values() if it.name == "Managers")
    take_role(playground, owner, role)
    before = await settings_of(bench)
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
    data = {"component_type": 2, "custom_id": "b:server:0:0:rules=locked", "id": 1}
    for where in (bench.games, bench.ann.dm):
        by_hand = playground.interactions.send(InteractionKind.COMPONENT, bench.ann.user, where, data, page)
        assert (await by_hand.answered()).content == said("refused-shown-to-another")
    assert await settings_of(bench) == before


@pytest.mark.parametrize(
    ("custom_id", "values"),
    [
        ("tables", ["999999999999999999999"]), ("tables", ["-1"]), ("tables", []), ("hosted", ["٣"]),
        ("usual", ["black-tile", "x"]), ("quiet", ["22"]), ("quiet", ["22", "8", "UTC", "more"]), ("roles=all", []),
    ],
)  # fmt: skip
async def test_what_is_made_by_hand_gets_a_sentence(
    bench: Bench, owner: UserClient, custom_id: str, values: list[str]
) -> None:
    page, before = await settings_page(bench, owner), await settings_of(bench)
    data = {"component_type": 3, "custom_id": f"s:server:0:0:{custom_id}", "id": 1, "values": values}
    sent = bench.playground.interactions.send(InteractionKind.COMPONENT, owner.user, bench.games, data, page)
    assert is_said("refused-old-control", (await sent.answered()).content)
    assert await settings_of(bench) == before


async def test_roles_and_channels_that_discord_did_not_find_do_not_count(bench: Bench, owner: UserClient) -> None:
    page = await settings_page(bench, owner)
    for custom_id, found in (("roles", "roles"), ("channels", "channels")):
        data = {"component_type": 6, "custom_id": f"s:server:0:0:{custom_id}", "id": 1, "values": ["5", "x", "7"]}
        data["resolved"] = {found: {"7": {}}}
        await bench.playground.interactions.send(
            InteractionKind.COMPONENT, owner.user, bench.games, data, page
        ).acknowledged()
    settings = await settings_of(bench)
    assert (list(settings.opener_roles), list(settings.channels)) == ([7], [7])


async def test_the_command_is_for_who_manages_the_server(bench: Bench, owner: UserClient) -> None:
    """The help tells them of it, and nobody else."""
    for person, is_told in ((owner, True), (bench.ann, False)):
        shown = await (await person.command(bench.playground.channel("quiet"), "help")).answered()
        assert ("/domino setup" in text_of(shown)) == is_told
    shown = await (await owner.command(bench.games, "domino setup")).answered()
    assert shown.ephemeral
    assert shown.components
    refused = await (await bench.ann.command(bench.games, "domino setup")).answered()
    assert not refused.components
    answer = refused.content
    assert answer == said("error-manage-server")


async def test_the_page_fits_with_all_there_can_be() -> None:
    most = ServerSettings(range(2**62, 2**62 + 10), range(2**62, 2**62 + 25), 7, 99, True, 1, 2, "Africa/Addis_Ababa")
    most = replace(most, puzzle_channel=2**62, puzzle_refused=True, daily_channel=2**62, daily_refused=True)
    usual = {game.name: game.presets[-1].options for game in CATALOGUE.values()}
    for there in (8, 25):
        roles, channels = tuple(most.opener_roles)[:there], tuple(most.channels)[:there]
        check(server_page.page(server_page.Server(most, roles, channels, usual, None), CATALOGUE))
