"""Tables of one's own: in the direct messages with the bot, and wherever someone has installed it."""

import json

import pytest

from bot.playground import ChatChannel, ChatMessage, UserClient
from bot.playground.world.components import walk
from bot.words.speaker import say
from cogs.help.tutorials import LESSONS
from tests.cogs.conftest import Bench
from tests.cogs.contests.playing import hand_of, opened, play_out
from tests.cogs.help.learning import begin
from tests.cogs.server import labels, text_of
from tests.end_to_end.controls import DECIDES, controls, offers, press, use
from tests.end_to_end.house import answer, hint
from tests.end_to_end.practice import Practice
from tests.playground.happenings import add_private_channel
from tests.said import is_said, said
from tests.samples import sample


@pytest.mark.parametrize("game", ["black-tile", "dominoes", "blind-hughie"])
async def test_a_practice_match_is_played_to_its_end(bench: Bench, game: str) -> None:
    """With each kind of board."""
    bo = bench.person()
    table = await Practice.open(bench, bo, bo.dm, game=game, target=1)
    message, _ = await bench.wait(table.asked)
    assert message.attachments
    assert not message.ephemeral
    pictures = [it for it in table.shown() if it.attachments and offers(it, *DECIDES, "more", "scores")]
    assert pictures == [message], "the table is in no second one"
    await table.play()
    assert table.state == "finished"
    final = await table.until("rematch")
    assert all(offers(final, action) for action in ("record", "replay", "mymatch"))
    assert bench.rows("SELECT count(*) FROM match_results WHERE table_id = ?", table.table)[0][0] > 1


async def test_a_second_one_leads_to_the_first(bench: Bench) -> None:
    cy = bench.person()
    table = await Practice.open(bench, cy, cy.dm, start=False, game="black-tile")
    for options in ({"game": "dominoes"}, {}):
        refused = await (await cy.command(cy.dm, "domino new", **options)).answered()
        assert refused.content == said("error-has-practice")
        assert await answer(await press(cy, refused, "hand")) == said("done-table-again")
        await bench.idle()
        (lobby,) = [it for it in cy.dms() if offers(it, "start")]
        assert controls(lobby)[0].table == table.table, "at the bottom, and in no second message"


async def test_it_is_stopped_and_left_and_another_opened(bench: Bench) -> None:
    di = bench.person()
    for command, action in (("domino stop", "stop"), ("domino leave", "leave")):
        table = await Practice.open(bench, di, di.dm, game="black-tile")
        await table.play(2)
        asked = await (await di.command(di.dm, command)).answered()
        await (await press(di, asked, action)).acknowledged()
        await bench.wait(lambda table=table: table.state == "stopped")
    lobby = await Practice.open(bench, di, di.dm, start=False, game="black-tile")
    assert await answer(await di.command(di.dm, "domino leave")) == said("lobby-left")
    assert lobby.state == "stopped"
    assert await answer(await di.command(di.dm, "domino stop")) == said("error-at-no-table")
    none = await (await di.command(di.dm, "domino table")).answered()
    games = await (await press(di, none, "newtable")).answered()
    await (await di.click(games, label="Forty-Two")).acknowledged()
    await (await di.click(games, label="Texas style")).acknowledged()
    again = await bench.wait(lambda: next((it for it in di.dms() if offers(it, "start")), None))
    assert "Forty-Two" in again.content
    assert not offers(again, "join", "invite", "computer")


async def test_hints_are_free_and_the_table_and_help_are_typed(bench: Bench) -> None:
    fay = bench.person()
    table = await Practice.open(bench, fay, fay.dm, game="black-tile")
    message, _ = await bench.wait(table.asked)
    assert (await hint(lambda: press(fay, message, "hint"), once=True)).content not in ("", said("hint-too-late"))
    assert (await (await fay.command(fay.dm, "domino table")).answered()).attachments
    assert "Black Tile" in text_of(await (await fay.command(fay.dm, "help")).answered())


PLACES = ("server", "group", "pair")


def visitors(bench: Bench, where: str) -> tuple[ChatChannel, list[UserClient]]:
    """A place without the bot, and people there: the first two have it for themselves."""
    away = bench.playground.add_guild("Away", channels=("lounge",), with_bot=False)
    names = ("ann", "bo") if where == "pair" else ("ann", "bo", "cy")
    people = [bench.person(name, guilds=[away], has_app=name != "cy") for name in names]
    return (away.channel("lounge") if where == "server" else add_private_channel(bench.playground, *people)), people


@pytest.mark.parametrize("where", sample(PLACES, len(PLACES)))
async def test_an_evening(bench: Bench, where: str) -> None:
    place, (ann, bo, *_) = visitors(bench, where)

    async def command(name: str, **options: object) -> ChatMessage:
        return await (await ann.command(place, name, **options)).answered()

    page = await opened(bench, ann, place)
    assert said("daily-name-world") in text_of(page), "the daily of all servers"
    for label in (said(f"daily-button.{it}") for it in ("join", "play", "continue")):
        await bench.wait(lambda label=label: label in labels(page))
        await (await ann.click(page, label=label)).acknowledged()
    await bench.wait(lambda: hand_of(ann, place))
    await play_out(bench, ann, place)
    assert is_said("puzzle-ask-stock", (await command("puzzle")).content)
    lesson, contents = LESSONS["dominoes"], await command("help")
    begun = await (await begin(ann, contents, lesson.name)).answered()
    assert say(lesson.for_reader("ann").welcome) in begun.content
    export = await (await press(ann, await command("privacy"), "export")).answered()
    assert json.loads(export.attachments[0].data)
    settings = await command("settings")
    await (await use(ann, settings, controls(settings)[0])).acknowledged()
    for game, target in (("black-tile", 5), ("dominoes", 30)):
        table = await Practice.open(bench, ann, place, game=game, target=target)
        await table.play()
        assert (await table.until("rematch")).ephemeral
    assert (await command("stats")).attachments
    assert "Dominoes" in str([(await command("history")).content, *walk((await command("history")).components)])
    await duel(bench, place, ann, bo)
    ours = [it for it in place.live() if it.author is bench.playground.world.bot]
    assert all(it.ephemeral for it in ours), "nobody else has seen anything"


async def duel(bench: Bench, place: ChatChannel, ann: UserClient, bo: UserClient) -> None:
    """A duel by invitation, from its opening to its comparison."""
    shown = await (await ann.command(place, "duel", game="black-tile", deals=1, level="easy")).answered()
    code = next(it for it in shown.content.split("`") if "-" in it and it[0].isdigit() and len(it) > 8)

    async def join(person: UserClient, code: str = code) -> ChatMessage:
        return await (await person.command(place, "domino join", code=code)).answered()

    assert (await join(bo, "1-00000000")).content == said("duel-code-unknown")
    assert "2. Bo" in (await join(bo)).content
    await (await press(ann, shown, "duelstart")).answered()
    for person in (ann, bo):
        await (await press(person, await join(person), "duelhand")).answered()
        await bench.wait(lambda person=person: hand_of(person, place))
        await play_out(bench, person, place)
    found = await bench.wait(lambda: next((it for it in bo.dms() if offers(it, "duelrematch")), None))
    assert is_said("duel-won", found.content)
    assert offers(await join(ann), "duelrematch", "duelrecord")


async def test_a_challenge_goes_by_direct_message_or_by_code(bench: Bench) -> None:
    place, (ann, bo, cy) = visitors(bench, "group")
    for opponent, name in ((bo, "done-challenged"), (cy, "done-invited-by-code")):
        page = await (await ann.use(place, said("menu-challenge"), opponent)).answered()
        await (await ann.click(page, label="Black Tile")).acknowledged()
        await bench.wait(lambda name=name, page=page: is_said(name, text_of(page)))
        assert is_said("duel-code", text_of(page))
    (invited,) = [it for it in bo.dms() if offers(it, "dueljoin")]
    for _ in range(2):  # Bo leaves, and joins again
        assert await answer(await press(bo, invited, "dueljoin")) == said("contest-joined")
        own = await bench.wait(lambda: next((it for it in bo.dms() if offers(it, "duelleave")), None))
        await (await press(bo, own, "duelleave")).acknowledged()
        await bench.wait(lambda own=own: own.content == said("duel-you-left"))


@pytest.mark.parametrize(
    ("name", "options"), [("tournament open", {"game": "black-tile"}), ("leaderboard", {}), ("domino setup", {})]
)
async def test_commands_that_need_the_bot_say_how_to_add_it(bench: Bench, name: str, options: dict[str, str]) -> None:
    place, (ann, *_) = visitors(bench, "server")
    refused = await (await ann.command(place, name, **options)).answered()
    assert refused.content == said("refused-not-added")
    (button,) = [it for it in walk(refused.components) if it.get("url")]
    assert button["label"] == said("button-add-to-server")
    assert f"client_id={bench.playground.world.bot.id}" in button["url"]


async def test_outside_of_servers_people_see_only_their_own_results(bench: Bench) -> None:
    """From everywhere. Others' results are refused, and no text speaks of this server."""
    place, (ann, bo, cy, *_) = visitors(bench, "server")
    await (await Practice.open(bench, bo, place, game="black-tile", target=5)).play()
    for asked in ({"player": bo}, {"player": bo, "versus": cy}):
        assert is_said("card-own-only", await answer(await ann.command(place, "stats", **asked)))
    told = {
        "card-none": await answer(await ann.command(place, "stats")),
        "card-none-game": await answer(await ann.command(place, "stats", game="black-tile")),
        "versus-none": await answer(await ann.command(place, "stats", versus=bo)),
        "history-none": await answer(await ann.command(place, "history")),
        "card-heading": await answer(await bo.command(place, "stats", game="black-tile")),
    }
    card = await (await bo.command(place, "stats")).answered()
    told["achievements-heading"] = (await (await bo.click(card, label="Achievements")).answered()).content
    for key, text in told.items():
        assert is_said(key, text), key
        assert "server" not in text
        assert "channel" not in text
    ((moves,),) = bench.rows("SELECT count(*) FROM moves WHERE user_id = ?", bo.id)
    own = text_of(await (await bo.command(place, "privacy")).answered())
    assert said("privacy-tables", tables=1, servers=0, moves=moves) in own
