"""The choices of owners on the page of /domino setup, and of people on that of /settings."""

from dataclasses import replace

import pytest
import pytest_asyncio

from bot.playground import ChatChannel, ChatMessage, UserClient
from bot.playground.api.interactions import Interaction, InteractionKind
from bot.playground.world.components import CHANNEL_SELECT, ROLE_SELECT, SELECT, TEXT, walk
from bot.playground.world.permissions import Permission
from bot.rules.catalogue import CATALOGUE
from bot.rules.options import dump
from bot.store.schema.servers import ServerSettings
from cogs.kit.custom_ids import UnknownControl
from cogs.kit.slots import PERSONAL_SWITCHES, POSTS
from cogs.settings import server_pages as server_page
from cogs.settings.pages import PersonalSetting, ServerSetting
from tests.cogs.conftest import Bench
from tests.cogs.limits import check
from tests.cogs.play.test_house_rules import ids, page_of, reply_text
from tests.cogs.server import Server, forged, labels, text_of
from tests.playground.happenings import add_thread, delete_channel, delete_role, take_role
from tests.said import is_said, said

ROLES, CHANNELS = said("server-choose-roles"), said("server-choose-channels")
HERE = said("server-limit-here")
PUZZLE_NOWHERE, DAILY_NOWHERE = (
    said("server-post-nowhere", post=said(f"server-post-{post}")) for post in ("puzzle", "daily")
)


class Setup:
    """The page of /domino setup, and its owner."""

    page: ChatMessage

    def __init__(self, server: Server) -> None:
        self.server, self.owner = server, server.manager()

    async def open(self) -> str:
        self.page = await (await self.owner.command(self.server.channel(), "domino setup")).answered()
        assert self.page.ephemeral
        return self.text

    @property
    def text(self) -> str:
        return text_of(self.page)

    async def press(self, label: str) -> Interaction:
        return await self.done(await self.owner.click(self.page, label=label))

    async def choose(self, menu: str, *values: object) -> Interaction:
        return await self.done(await self.owner.choose(self.page, [*values], placeholder=menu))

    async def done(self, click: Interaction) -> Interaction:
        """Wait until a click has changed the page, or was answered beside it."""
        await click.acknowledged()
        await self.server.idle()
        return click

    async def settings(self) -> ServerSettings:
        return await self.server.bot.store.servers.settings(self.server.guild.id)


@pytest_asyncio.fixture(loop_scope="session")
async def setup(server: Server) -> Setup:
    setup = Setup(server)
    await setup.open()
    return setup


@pytest.fixture
def ann(server: Server) -> UserClient:
    return server.person("ann")


async def new(person: UserClient, channel: ChatChannel, **options: object) -> str:
    return (await (await person.command(channel, "domino new", **{"game": "black-tile"} | options)).answered()).content


async def opens(person: UserClient, channel: ChatChannel, **options: object) -> bool:
    return (await new(person, channel, **options)).startswith("Your table is open")


async def test_members_with_a_role_open_tables_and_who_manages_the_server(
    server: Server, setup: Setup, ann: UserClient
) -> None:
    playground = server.playground
    assert said("server-openers-all") in setup.text
    role = playground.add_role("*Dominoes*")
    await setup.choose(ROLES, role)
    assert said("server-openers", roles=f"<@&{role['id']}>") in setup.text
    menu, _ = [it for it in walk(setup.page.components) if it["type"] == ROLE_SELECT]
    assert menu["default_values"] == [{"id": role["id"], "type": "role"}]
    assert await new(ann, server.channel()) == said("opening-roles", roles=r"@\*Dominoes\*")
    assert await opens(setup.owner, server.channel())
    playground.give_role(ann, role)
    assert await opens(ann, server.channel())
    delete_role(playground, role)
    assert said("server-openers-none") + "\n" + said("server-roles-deleted", roles=1) in await setup.open()
    assert is_said("opening-roles-deleted", await new(ann, server.channel()))
    await setup.press(said("button-everyone"))
    assert await opens(ann, server.channel())


async def test_tables_are_opened_in_the_chosen_channels_and_their_threads(
    server: Server, setup: Setup, ann: UserClient
) -> None:
    playground = server.playground
    here, hidden, other = map(playground.add_channel, ("_here_", "staff-only", "other"))
    await setup.choose(CHANNELS, here, hidden)
    menu = next(it for it in walk(setup.page.components) if it["type"] == CHANNEL_SELECT)
    assert {it["id"] for it in menu["default_values"]} == {str(here.id), str(hidden.id)}
    playground.deny(hidden, Permission.VIEW_CHANNEL, ann)
    seen = said("opening-channels", channels=r"#\_here\_")
    assert await new(ann, other) == seen, "of the other she learns nothing"
    assert await new(setup.owner, other) == said("opening-channels", channels=r"#\_here\_ and #staff-only")
    assert await opens(ann, add_thread(playground, "talk", here))
    assert await opens(ann, here)
    delete_channel(playground, here)
    assert said("opening-channels-unseen") in await new(ann, other)
    delete_channel(playground, hidden)
    assert is_said("opening-channels-deleted", await new(setup.owner, other))
    assert said("server-channels-none") + "\n" + said("server-channels-deleted", channels=2) in await setup.open()
    await setup.press("Everywhere")
    assert await opens(ann, other)


async def test_so_many_tables_at_once_on_the_server_and_by_one_host(
    server: Server, setup: Setup, ann: UserClient
) -> None:
    await setup.choose(said("server-limit-host"), "1")
    await setup.choose(HERE, "2")
    first, second, third = (server.channel() for _ in range(3))
    assert await opens(ann, first)
    assert await new(ann, second) == said("error-too-many-hosted", most=1)
    assert await opens(server.person("bea"), second)
    assert await new(setup.owner, third) == said("error-too-many-tables", most=2)
    await setup.choose(HERE, "any")
    assert await opens(setup.owner, third)
    assert (await setup.settings()).most_tables is None


async def test_posts_go_where_the_owner_wishes(server: Server, setup: Setup) -> None:
    here, closed = server.channel(), server.channel()
    await setup.choose(PUZZLE_NOWHERE, here)
    await setup.choose(DAILY_NOWHERE, here)
    settings = await setup.settings()
    assert (settings.puzzle_channel, settings.daily_channel) == (here.id, here.id)
    server.playground.deny(closed, Permission.SEND_MESSAGES)
    needed = f"I need **Send Messages** and **Attach Files** in #{closed.name}. Allow it, then pick the channel again."
    assert reply_text(await setup.choose(PUZZLE_NOWHERE, closed), setup.page) == needed
    assert (await setup.settings()).puzzle_channel == here.id
    await setup.choose(PUZZLE_NOWHERE)
    assert (await setup.settings()).puzzle_channel is None
    await server.bot.store.servers.change(server.guild.id, {"daily_refused": True})
    refused = said("server-post-refused", post=said("server-post-daily"), channel=f"<#{here.id}>")
    assert refused in await setup.open()


async def test_locked_house_rules_are_the_usual_ones_at_every_table(
    server: Server, setup: Setup, ann: UserClient
) -> None:
    of_owner, of_ann = server.channel(), server.channel()
    assert said("server-rules-free") in setup.text
    await setup.press("Lock")
    assert await opens(setup.owner, of_owner, target=99)
    await setup.done(await setup.owner.click(await page_of(setup.owner, of_owner), label=said("button-usual-rules")))
    for changed in ({"target": 210}, {"preset": "thirty-point"}):
        assert await new(ann, of_ann, **changed) == said("error-rules-locked-open")
    assert await opens(ann, of_ann, players=3)
    snapshot = await server.bot.services.tables.in_channel(of_ann.id)
    assert dump(snapshot.options)["target"] == 99
    hers = await page_of(ann, of_ann)
    assert said("rules-locked") in text_of(hers)
    assert not ids(hers, "rule")
    by_hand = forged(ann, hers, f"b:setrule:{snapshot.id}:0:target=30")
    assert said("error-rules-locked") in (await by_hand.answered()).content
    assert "- Black Tile: Eleven Point (Ends at: 99)" in await setup.open()
    await setup.choose(said("server-clear-rules"), "Black Tile")
    assert "Ends at: 99" not in setup.text
    await setup.press("Unlock")
    bea, of_bea = server.person("bea"), server.channel()
    assert await opens(bea, of_bea, target=30)
    assert not ids(await page_of(bea, of_bea), ":usualrules:"), "what she chooses is nobody else's rule"


async def written(setup: Setup, start: str, end: str, zone: str) -> str:
    form = await setup.press(next(it for it in ("Set…", "Change…") if it in str(setup.page.components)))
    sent = await setup.done(await setup.owner.submit(form, line=start, line1=end, line2=zone))
    return reply_text(sent, setup.page)


async def test_quiet_hours_are_written_in_a_form(setup: Setup) -> None:
    for start, end, zone, told in (
        ("25", "8", "UTC", said("quiet-no-time", typed="25")),
        ("22:00", "<@1>", "UTC", said("quiet-no-time", typed="‹@1›")),
        ("22", "22:00", "UTC", said("quiet-same")),
        ("22", "8", "Belrin", said("quiet-no-zone-near", typed="Belrin", near="Europe/Berlin")),
    ):
        assert (await written(setup, start, end, zone)).replace("\u200b", "").startswith(told)
    assert (await setup.settings()).quiet_from is None
    assert not await written(setup, "10 pm", "7:30", "berlin")
    assert said("server-quiet", start="22:00", end="07:30", zone="Europe/Berlin") + " For you: <t:" in setup.text
    settings = await setup.settings()
    assert (settings.quiet_from, settings.quiet_to, settings.time_zone) == (1320, 450, "Europe/Berlin")
    await setup.press(said("button-no-quiet-hours"))
    assert (await setup.settings()).time_zone is None


async def test_an_old_page_changes_nothing_once_the_permission_is_lost(
    server: Server, setup: Setup, ann: UserClient
) -> None:
    owner, page, form = setup.owner, setup.page, await setup.press("Set…")
    role = next(it for it in server.guild.roles.values() if it["name"] == "Managers")
    take_role(server.playground, owner, role)
    before = await setup.settings()
    for click in (
        await owner.click(page, label="Lock"),
        await owner.choose(page, [role], placeholder=ROLES),
        await owner.choose(page, ["1"], placeholder=HERE),
        await owner.submit(form, line="22", line1="8", line2="UTC"),
        await owner.click(page, label="Set…"),
    ):
        assert await server.wait(lambda: reply_text(click, page)) == said("error-manage-server")  # noqa: B023
    by_hand = forged(ann, page, "b:server:0:0:rules=locked")
    assert (await by_hand.answered()).content == said("refused-shown-to-another")
    assert await setup.settings() == before


@pytest.mark.parametrize(
    ("custom_id", "values"),
    [
        ("tables", ["999999999999999999999"]), ("tables", ["-1"]), ("tables", []), ("hosted", ["٣"]),
        ("usual", ["black-tile", "x"]), ("quiet", ["22"]), ("quiet", ["22", "8", "UTC", "more"]), ("roles=all", []),
    ],
)  # fmt: skip
async def test_a_made_up_choice_is_refused_with_a_sentence(setup: Setup, custom_id: str, values: list[str]) -> None:
    before = await setup.settings()
    sent = forged(setup.owner, setup.page, f"s:server:0:0:{custom_id}", *values, kind=SELECT)
    assert is_said("refused-old-control", (await sent.answered()).content)
    assert await setup.settings() == before


async def test_roles_and_channels_unknown_to_discord_do_not_count(setup: Setup) -> None:
    for name in ("roles", "channels"):
        data = {"component_type": ROLE_SELECT, "custom_id": f"s:server:0:0:{name}", "id": 1, "values": ["5", "x", "7"]}
        data |= {"resolved": {name: {"7": {}}}}
        sent = setup.owner._send(InteractionKind.COMPONENT, setup.owner.user, setup.page.channel, data, setup.page)
        await sent.acknowledged()
    settings = await setup.settings()
    assert (list(settings.opener_roles), list(settings.channels)) == ([7], [7])


async def test_the_command_is_only_for_managers(server: Server, setup: Setup, ann: UserClient) -> None:
    """The help tells them of it, and no one else."""
    for person, is_told in ((setup.owner, True), (ann, False)):
        shown = await (await person.command(server.channel(), "help")).answered()
        assert ("/domino setup" in text_of(shown)) == is_told
    refused = await (await ann.command(server.channel(), "domino setup")).answered()
    assert (refused.content, refused.components) == (said("error-manage-server"), [])


@pytest.mark.parametrize("there", [8, 25])
def test_the_page_fits_with_all_there_can_be(there: int) -> None:
    most = ServerSettings(range(2**62, 2**62 + 10), range(2**62, 2**62 + 25), 7, 99, True, 1, 2, "Africa/Addis_Ababa")
    most = replace(most, puzzle_channel=2**62, puzzle_refused=True, daily_channel=2**62, daily_refused=True)
    most = replace(most, week_channel=2**62, week_refused=True)
    usual = {game.name: game.presets[-1].options for game in CATALOGUE.values()}
    unpingable = server_page.PlayerRole(2**63, can_be_pinged=False)
    roles, channels = tuple(most.opener_roles)[:there], tuple(most.channels)[:there]
    server = server_page.Server(most, roles, unpingable, channels, usual, None)
    for explained in (False, True):
        check(server_page.page(server, CATALOGUE, explained=explained))


async def test_a_features_setting_lasts_as_long_as_the_feature(monkeypatch: pytest.MonkeyPatch) -> None:
    added = [
        *((PERSONAL_SWITCHES, PersonalSetting, name, f"{name}=on") for name, _ in PERSONAL_SWITCHES),
        *((POSTS, ServerSetting, name, name) for name, _ in POSTS),
    ]
    assert {name for _, _, name, _ in added} == {"puzzles", "progress", "puzzle", "daily", "week"}
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
    likes = bench.bot.services.tables.preferences.of_person
    for channel in (bench.games, bench.ann.dm):
        page = await (await bench.ann.command(channel, "settings")).answered()
        assert page.ephemeral
        assert any(said("settings-pings") in it["content"] for it in walk(page.components) if it["type"] == TEXT)
        for title, word in (
            ("Large print", "large"), ("High contrast", "contrast"), ("Numerals", "numerals"),
            ("Four suit colors", "four_colours"),
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
        for title, pace in (("Calm", "calm"), ("Fast", "fast"), ("Normal", "normal")):
            await press(bench, page, title)
            assert (await likes(bench.ann.id)).pace == pace
        for title, word in (("Picture only", "picture"), ("Text only", "text"), ("Picture and text", "")):
            await press(bench, page, title)
            assert (await likes(bench.ann.id)).style == word
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
        for click in [await bench.ann.click(page, label=f"{it}: off") for it in ("Large print", "Four suit colors")]:
            await click.acknowledged()
        assert set((await preferences.of_person(bench.ann.id)).style.split()) == {"large", "four_colours"}
        await bench.idle()
        await press(bench, page, "Large print: on")
        assert (await preferences.of_person(bench.ann.id)).style == "four_colours"
        await preferences.set(bench.ann.id, style="")
