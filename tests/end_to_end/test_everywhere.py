"""An evening of somebody who has the bot for themselves: in a server without it, in a group, and with one friend."""

import json

import pytest

from bot.playground import ChatChannel, ChatMessage, UserClient
from bot.playground.world.components import walk
from bot.words.speaker import say
from cogs.help.tutorials import LESSONS
from tests.end_to_end.daily import hand_of, opened, play_out, text_of
from tests.end_to_end.house import House, answer, controls, offers, press, use
from tests.end_to_end.practice import Practice
from tests.playground.happenings import add_private_channel
from tests.said import is_said, said

pytestmark = pytest.mark.asyncio(loop_scope="module")
PLACES = ("server", "group", "pair")


def visitors(house: House, where: str) -> tuple[ChatChannel, list[UserClient]]:
    """A place without the bot, and people there: the first two have it for themselves."""
    away = house.playground.add_guild("Away", channels=("lounge",), with_bot=False)
    names = ("ann", "bo") if where == "pair" else ("ann", "bo", "cy")
    people = [house.person(name, guilds=[away], has_app=name != "cy") for name in names]
    return (away.channel("lounge") if where == "server" else add_private_channel(house.playground, *people)), people


def labels(message: ChatMessage) -> list[str]:
    return [str(it["label"]) for it in walk(message.components) if "label" in it]


def of_bot(house: House, place: ChatChannel) -> list[ChatMessage]:
    return [it for it in place.live() if it.author is house.playground.world.bot]


@pytest.mark.parametrize("where", PLACES)
async def test_an_evening(house: House, where: str) -> None:
    place, (ann, bo, *_) = visitors(house, where)
    # the daily: that of all servers
    page = await opened(house, ann, place)
    assert said("daily-name-world") in text_of(page)
    await (await ann.click(page, label=said("daily-button.join"))).acknowledged()
    await house.playground.wait_for(lambda: said("daily-button.play") in labels(page))
    await (await ann.click(page, label=said("daily-button.play"))).acknowledged()
    await house.playground.wait_for(lambda: said("daily-button.continue") in labels(page))
    await (await ann.click(page, label=said("daily-button.continue"))).acknowledged()
    await house.playground.wait_for(lambda: hand_of(ann, place))
    await play_out(house, ann, place)
    # a puzzle, which there is none of yet; a lesson, here
    puzzle = await (await ann.command(place, "puzzle")).answered()
    assert is_said("puzzle-none-own", puzzle.content)
    contents = await (await ann.command(place, "help")).answered()
    lesson = next(iter(LESSONS.values()))
    begun = await (await ann.click(contents, label=say(lesson.title))).answered()
    assert say(lesson.welcome) in begun.content
    # what is one's own
    settings = await (await ann.command(place, "settings")).answered()
    large = controls(settings)[0]
    await (await use(ann, settings, large)).acknowledged()
    data = await (await ann.command(place, "privacy")).answered()
    export = await (await press(ann, data, "export")).answered()
    assert json.loads(export.attachments[0].data)
    # a trick game and dominoes, each to its end
    for game, target in (("black-tile", 5), ("dominoes", 30)):
        table = await Practice.open(house, ann, place, game=game, target=target)
        await table.play()
        final = await table.until("rematch")
        assert final.ephemeral
    card = await (await ann.command(place, "stats")).answered()
    assert card.attachments
    history = await (await ann.command(place, "history")).answered()
    assert "Dominoes" in text_of(history) or any("Dominoes" in str(it) for it in walk(history.components))
    await duel(house, place, ann, bo)
    assert all(it.ephemeral for it in of_bot(house, place)), "nobody else has seen anything"


async def duel(house: House, place: ChatChannel, ann: UserClient, bo: UserClient) -> None:
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
        await house.playground.wait_for(lambda: hand_of(person, place))  # noqa: B023
        await play_out(house, person, place)
    found = await house.playground.wait_for(
        lambda: next((it for it in bo.dms() if offers(it, "duelrematch")), None), 30
    )
    assert is_said("duel-won", found.content)
    again = await (await ann.command(place, "domino join", code=code)).answered()
    assert offers(again, "duelrematch", "duelrecord")


async def test_a_challenge_reaches_whom_it_can(house: House) -> None:
    place, (ann, bo, cy) = visitors(house, "group")
    for opponent, name in ((bo, "done-challenged"), (cy, "done-invited-by-code")):
        page = await (await ann.use(place, said("menu-challenge"), opponent)).answered()
        await (await ann.click(page, label="Black Tile")).acknowledged()
        await house.playground.wait_for(lambda: is_said(name, text_of(page)))  # noqa: B023
        assert is_said("duel-code", text_of(page))
    (invited,) = [it for it in bo.dms() if offers(it, "dueljoin")]
    assert await answer(await press(bo, invited, "dueljoin")) == said("duel-joined")
    own = await house.playground.wait_for(lambda: next((it for it in bo.dms() if offers(it, "duelleave")), None))
    await (await press(bo, own, "duelleave")).acknowledged()
    await house.playground.wait_for(lambda: own.content == said("duel-you-left"))
    assert await answer(await press(bo, invited, "dueljoin")) == said("duel-joined")
    await house.playground.wait_for(lambda: any(offers(it, "duelleave") for it in bo.dms()))


@pytest.mark.parametrize("name", ["tournament open", "leaderboard", "domino setup"])
async def test_what_needs_the_bot_says_so_with_the_way_to_add_it(house: House, name: str) -> None:
    place, (ann, *_) = visitors(house, "server")
    options = {"game": "black-tile"} if name == "tournament open" else {}
    refused = await (await ann.command(place, name, **options)).answered()
    assert refused.content == said("refused-not-added")
    (button,) = [it for it in walk(refused.components) if it.get("url")]
    assert button["label"] == said("button-add-to-server")
    assert f"client_id={house.playground.world.bot.id}" in button["url"]


async def test_the_results_of_others_are_not_told(house: House) -> None:
    place, (ann, bo, *_) = visitors(house, "server")
    table = await Practice.open(house, bo, place, game="black-tile", target=5)
    await table.play()
    told = await answer(await ann.command(place, "stats", player=bo))
    assert told == said("card-none-seen", who="Bo")
    assert await answer(await ann.command(place, "stats")) == said("card-none-anywhere", who="Ann")


async def test_a_token_that_is_too_old_puts_the_hand_away(own_house: House) -> None:
    house = own_house
    place, (ann, *_) = visitors(house, "server")
    table = await Practice.open(house, ann, place, game="black-tile")
    await house.quiet()
    await house.bot.kill()
    house.change("UPDATE messages SET posted_at = datetime('now', '-15 minutes') WHERE kind = 'private'")
    await house.bot.start()
    await house.quiet()
    away = await table.until("hand")
    assert not table.asked(), "no hand looks as though it were kept up to date"
    assert is_said("hand-put-away", away.content)
    again = await (await ann.command(place, "hand")).answered()
    assert offers(again, "move", "pick")
