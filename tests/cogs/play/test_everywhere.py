"""An evening of somebody who has the bot for themselves: in a server without it, in a group, and with one friend."""

import json

import pytest

from bot.playground import ChatChannel, ChatMessage, UserClient
from bot.playground.world.components import walk
from bot.words.speaker import say
from cogs.help.tutorials import LESSONS
from tests.cogs.conftest import Bench
from tests.cogs.contests.playing import hand_of, opened, play_out
from tests.cogs.server import text_of
from tests.end_to_end.house import answer, controls, offers, press, use
from tests.end_to_end.practice import Practice
from tests.playground.happenings import add_private_channel
from tests.said import is_said, said
from tests.samples import sample

PLACES = ("server", "group", "pair")


def visitors(bench: Bench, where: str) -> tuple[ChatChannel, list[UserClient]]:
    """A place without the bot, and people there: the first two have it for themselves."""
    away = bench.playground.add_guild("Away", channels=("lounge",), with_bot=False)
    names = ("ann", "bo") if where == "pair" else ("ann", "bo", "cy")
    people = [bench.person(name, guilds=[away], has_app=name != "cy") for name in names]
    return (away.channel("lounge") if where == "server" else add_private_channel(bench.playground, *people)), people


def labels(message: ChatMessage) -> list[str]:
    return [str(it["label"]) for it in walk(message.components) if "label" in it]


def of_bot(bench: Bench, place: ChatChannel) -> list[ChatMessage]:
    return [it for it in place.live() if it.author is bench.playground.world.bot]


@pytest.mark.parametrize("where", sample(PLACES, len(PLACES)))
async def test_an_evening(bench: Bench, where: str) -> None:
    place, (ann, bo, *_) = visitors(bench, where)
    # the daily: that of all servers
    page = await opened(bench, ann, place)
    assert said("daily-name-world") in text_of(page)
    await (await ann.click(page, label=said("daily-button.join"))).acknowledged()
    await bench.playground.wait_for(lambda: said("daily-button.play") in labels(page))
    await (await ann.click(page, label=said("daily-button.play"))).acknowledged()
    await bench.playground.wait_for(lambda: said("daily-button.continue") in labels(page))
    await (await ann.click(page, label=said("daily-button.continue"))).acknowledged()
    await bench.playground.wait_for(lambda: hand_of(ann, place))
    await play_out(bench, ann, place)
    # a puzzle, which there is none of yet; a lesson, here
    puzzle = await (await ann.command(place, "puzzle")).answered()
    assert is_said("puzzle-none-own", puzzle.content)
    contents = await (await ann.command(place, "help")).answered()
    lesson = next(iter(LESSONS.values()))
    begun = await (await ann.click(contents, label=say(lesson.title))).answered()
    assert say(lesson.welcome) in begun.content
    # what is one's own
    data = await (await ann.command(place, "privacy")).answered()
    export = await (await press(ann, data, "export")).answered()
    assert json.loads(export.attachments[0].data)
    settings = await (await ann.command(place, "settings")).answered()
    large = controls(settings)[0]
    await (await use(ann, settings, large)).acknowledged()
    # a trick game and dominoes, each to its end
    for game, target in (("black-tile", 5), ("dominoes", 30)):
        table = await Practice.open(bench, ann, place, game=game, target=target)
        await table.play()
        final = await table.until("rematch")
        assert final.ephemeral
    card = await (await ann.command(place, "stats")).answered()
    assert card.attachments
    history = await (await ann.command(place, "history")).answered()
    assert "Dominoes" in text_of(history) or any("Dominoes" in str(it) for it in walk(history.components))
    await duel(bench, place, ann, bo)
    assert all(it.ephemeral for it in of_bot(bench, place)), "nobody else has seen anything"


async def duel(bench: Bench, place: ChatChannel, ann: UserClient, bo: UserClient) -> None:
    """A duel by invitation, from its opening to its comparison."""
    shown = await (await ann.command(place, "duel", game="black-tile", deals=1, level="easy")).answered()
    code = next(it for it in shown.content.split("`") if "-" in it and it[0].isdigit() and len(it) > 8)
    assert await answer(await bo.command(place, "domino join", code="1-00000000")) == said("duel-code-unknown")
    joined = await (await bo.command(place, "domino join", code=code)).answered()
    assert "2. Bo" in joined.content
    await (await press(ann, shown, "duelstart")).answered()
    for person in (ann, bo):
        page = await (await person.command(place, "domino join", code=code)).answered()
        await (await press(person, page, "duelhand")).answered()
        await bench.playground.wait_for(lambda: hand_of(person, place))  # noqa: B023
        await play_out(bench, person, place)
    found = await bench.playground.wait_for(
        lambda: next((it for it in bo.dms() if offers(it, "duelrematch")), None), 30
    )
    assert is_said("duel-won", found.content)
    again = await (await ann.command(place, "domino join", code=code)).answered()
    assert offers(again, "duelrematch", "duelrecord")


async def test_a_challenge_goes_by_direct_message_or_by_code(bench: Bench) -> None:
    place, (ann, bo, cy) = visitors(bench, "group")
    for opponent, name in ((bo, "done-challenged"), (cy, "done-invited-by-code")):
        page = await (await ann.use(place, said("menu-challenge"), opponent)).answered()
        await (await ann.click(page, label="Black Tile")).acknowledged()
        await bench.playground.wait_for(lambda: is_said(name, text_of(page)))  # noqa: B023
        assert is_said("duel-code", text_of(page))
    (invited,) = [it for it in bo.dms() if offers(it, "dueljoin")]
    assert await answer(await press(bo, invited, "dueljoin")) == said("duel-joined")
    own = await bench.playground.wait_for(lambda: next((it for it in bo.dms() if offers(it, "duelleave")), None))
    await (await press(bo, own, "duelleave")).acknowledged()
    await bench.playground.wait_for(lambda: own.content == said("duel-you-left"))
    assert await answer(await press(bo, invited, "dueljoin")) == said("duel-joined")
    await bench.playground.wait_for(lambda: any(offers(it, "duelleave") for it in bo.dms()))


@pytest.mark.parametrize("name", ["tournament open", "leaderboard", "domino setup"])
async def test_a_command_that_needs_the_bot_says_how_to_add_it(bench: Bench, name: str) -> None:
    place, (ann, *_) = visitors(bench, "server")
    options = {"game": "black-tile"} if name == "tournament open" else {}
    refused = await (await ann.command(place, name, **options)).answered()
    assert refused.content == said("refused-not-added")
    (button,) = [it for it in walk(refused.components) if it.get("url")]
    assert button["label"] == said("button-add-to-server")
    assert f"client_id={bench.playground.world.bot.id}" in button["url"]


async def test_the_results_of_others_are_not_told(bench: Bench) -> None:
    place, (ann, bo, *_) = visitors(bench, "server")
    table = await Practice.open(bench, bo, place, game="black-tile", target=5)
    await table.play()
    told = await answer(await ann.command(place, "stats", player=bo))
    assert told == said("card-none-seen", who="Bo")
    assert await answer(await ann.command(place, "stats")) == said("card-none-anywhere", who="Ann")
