"""Puzzles from the server's own matches, over Discord's protocol: /puzzle, and the one of the week."""

import json
import re
from datetime import UTC, datetime, timedelta

import pytest
import pytest_asyncio

from bot.playground import ChatChannel, ChatMessage, Interaction, Permission, UserClient
from bot.playground.api.interactions import InteractionKind
from tests.end_to_end.hidden import ELSEWHERE, hide, played
from tests.end_to_end.house import Control, House, Table, answer, controls, forged, offers
from tests.playground.happenings import delete_channel
from tests.said import is_said, said

pytestmark = pytest.mark.asyncio(loop_scope="module")
NOTHING = said("puzzle-none")


async def allow(house: House, *people: UserClient, on: bool = True) -> None:
    """People allow puzzles of their matches, by the button on /style; or do not any more."""
    channel = house.channel()
    for person in people:
        page = await (await person.command(channel, "settings")).answered()
        before = len(page.revisions)
        setting = said("settings-switch", what=said("settings-puzzles"), state="off" if on else "on")
        await (await person.click(page, label=setting)).acknowledged()
        await house.playground.wait_for(lambda: len(page.revisions) > before)  # noqa: B023


async def ask(person: UserClient, channel: ChatChannel) -> ChatMessage:
    return await (await person.command(channel, "puzzle")).answered(timeout=30)


def add_puzzle(house: House, table: Table, person: UserClient) -> None:
    """A puzzle of a play of theirs, and nothing left to look at: as though the search had been so lucky."""
    query = (
        "SELECT position, seat, notation, at FROM moves WHERE table_id = ? AND user_id = ? AND notation LIKE 'play %'"
    )
    position, seat, made, at = house.rows(f"{query} ORDER BY position", table.id, person.id)[0]
    choices = json.dumps([["play 1-0" if made == "play 0-0" else "play 0-0", 2.0, 0.1], [made, -1.0, 0.1]])
    values = table.id, position - 1, seat, person.id, choices, at
    columns = "table_id, position, seat, user_id, choices, made, at"
    house.change(f"INSERT INTO puzzles ({columns}) VALUES (?, ?, ?, ?, ?, 1, ?) ON CONFLICT DO NOTHING", *values)
    house.change("INSERT OR REPLACE INTO puzzle_searches VALUES (?, 24)", table.id)


async def found(house: House, reader: UserClient, channel: ChatChannel, of: ChatChannel) -> ChatMessage:
    """A puzzle of a match in a channel, asked for in another: those of others are answered."""
    for _ in range(20):
        shown = await ask(reader, channel)
        if house.rows("SELECT channel_id FROM tables WHERE id = ?", controls(shown)[0].table) == [(of.id,)]:
            return shown
        await press(house, reader, shown, *controls(shown))
    raise AssertionError("there is no such puzzle")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def match(house: House) -> tuple[ChatChannel, UserClient, UserClient]:
    """The channel of a match of Ann's and Bo's, who allow puzzles of theirs, of which there are."""
    ann, bo, eve = house.people("ann", "bo", "eve")
    table = await played(house, channel := house.channel(), ann, bo)
    assert (await ask(eve, channel)).content.startswith(NOTHING), "nobody has allowed it"
    asked = await ask(ann, channel)
    await (await ann.click(asked, label=said("button-allow"))).acknowledged()
    await house.playground.wait_for(lambda: is_said("puzzle-allowed", asked.content))
    assert (await ask(ann, channel)).content == NOTHING, "she is not asked again"
    assert (await ask(eve, channel)).content.startswith(NOTHING), "one has not"
    await allow(house, bo)
    for _ in range(10):  # the worker may have no time
        told = (await ask(eve, channel)).content
        if house.rows("SELECT * FROM puzzle_searches"):
            break
        assert not told.startswith(NOTHING), "it has not been looked for yet"
    assert house.rows("SELECT table_id FROM puzzle_searches WHERE tried > 0") == [(table.id,)]
    add_puzzle(house, table, ann)
    return channel, ann, bo


async def test_a_puzzle_is_answered_once(house: House, match: tuple[ChatChannel, UserClient, UserClient]) -> None:
    cy, lounge = house.person("cy"), house.channel()
    shown = await found(house, cy, lounge, match[0])
    assert shown.ephemeral
    assert is_said("puzzle-ask", shown.content)
    assert re.search(r"\*\*(Ann|Bo)\*\*.*Black Tile", shown.content)
    assert (shown.attachments[0].description or "").startswith("Puzzle: ")
    first = controls(shown)[0]
    choices = controls(shown)
    await press(house, cy, shown, *choices)
    await house.playground.wait_for(lambda: offers(shown, "puzzle"))
    assert any(said("puzzle-found", right=right, answers=1) in shown.content for right in (0, 1))
    assert any(said("puzzle-score", right=right, answered=1, streak=right) in shown.content for right in (0, 1))
    assert is_said("alt-puzzle-made", shown.attachments[0].description or "")
    assert "±" not in shown.content + (shown.attachments[0].description or "")
    figures = await (await cy.click(shown, label=said("button-details"))).answered()
    assert figures.ephemeral
    assert is_said("puzzle-details-choice", figures.content)
    votes = house.rows("SELECT * FROM puzzle_votes WHERE user_id = ?", cy.id)
    await press(house, cy, shown, *choices, number=1)
    await house.quiet()
    assert house.rows("SELECT * FROM puzzle_votes WHERE user_id = ?", cy.id) == votes, "the first answer counts"
    following = await ask(cy, lounge)
    assert puzzle_of(first) not in map(puzzle_of, controls(following)), "nobody is asked twice"


async def test_who_decided_is_no_solver(house: House, match: tuple[ChatChannel, UserClient, UserClient]) -> None:
    played_in, ann, bo = match
    shown = await found(house, house.person("dee"), house.channel(), match[0])
    (choice, *_) = controls(shown)
    ((user_id,),) = house.rows("SELECT user_id FROM puzzles WHERE id = ?", int(puzzle_of(choice)))
    actor = ann if user_id == ann.id else bo
    own = await ask(actor, played_in)
    assert puzzle_of(choice) not in map(puzzle_of, controls(own))
    told = await answer(forge_answer(actor, own, choice))
    assert is_said("puzzle-own", told)
    assert house.rows("SELECT count(*) FROM puzzle_votes WHERE user_id = ?", actor.id) == [(0,)]


async def test_a_match_in_a_hidden_channel(house: House) -> None:
    fay, gil, hal = house.people("fay", "gil", "hal")
    secret, lounge = house.channel(), house.channel()
    hide(house, secret, fay, gil)
    add_puzzle(house, await played(house, secret, fay), fay)
    await allow(house, fay)
    shown = await found(house, gil, lounge, secret)
    assert (shown.attachments[0].description or "").startswith("Puzzle: Fay had this hand")
    for _ in range(20):  # whatever he is asked is not of the hidden channel
        asked = await ask(hal, lounge)
        if offers(asked, "solve"):
            assert controls(asked)[0].table != controls(shown)[0].table
            await press(house, hal, asked, *controls(asked))
        elif not offers(asked, "puzzle"):
            break
    refused = await answer(forge_answer(hal, await ask(hal, lounge), controls(shown)[0]))
    assert refused == ELSEWHERE


async def test_the_puzzle_of_the_week(house: House, match: tuple[ChatChannel, UserClient, UserClient]) -> None:
    """It is posted once, though the bot is killed; answered by whoever likes; after a day everybody sees the answer."""
    _, ann, bo = match
    owner, ira, news = manager(house), house.person("ira"), house.channel()
    await choose_channel(owner, house, news)
    ((due_at,),) = house.rows("SELECT due_at FROM weekly_puzzles")
    monday = datetime.fromisoformat(due_at)
    assert (monday.weekday(), monday.hour, monday.minute) == (0, 12, 0)
    post = await posted(house, news, ira)
    assert is_said("puzzle-of-the-week", post.content)
    answers = answers_to(post)

    due = past(timedelta(seconds=1))
    await house.bot.kill()  # as though before it had noted the message
    house.change("UPDATE weekly_puzzles SET message_id = NULL, due_at = ?", due)
    await house.restart()
    await house.until(lambda: house.rows("SELECT message_id FROM weekly_puzzles") == [(post.id,)])
    assert len(posts(ira, news)) == 1

    click = await press(house, ira, post, *controls(post))
    await house.playground.wait_for(lambda: click.followups)
    assert click.followups[0].ephemeral
    assert is_said("puzzle-score", click.followups[0].content)
    await house.playground.wait_for(lambda: answers_to(post) == answers + 1)
    assert not is_said("puzzle-best", post.content), "not before everybody has had a day"

    house.change("UPDATE weekly_puzzles SET begun_at = ?, due_at = ?", past(timedelta(hours=25)), due)
    await house.restart()
    await house.playground.wait_for(lambda: is_said("puzzle-best", post.content))
    assert not controls(post)
    assert is_said("puzzle-found", post.content)
    await house.until(lambda: house.rows("SELECT begun_at, message_id FROM weekly_puzzles") == [(None, None)])
    assert house.rows("SELECT due_at FROM weekly_puzzles")[0][0] > due

    house.change("UPDATE puzzles SET posted = false")
    again = await posted(house, news, ira, but=post)
    await allow(house, ann, bo, on=False)
    await house.restart()
    await house.playground.wait_for(lambda: again.content == said("puzzle-taken-down"))
    assert not again.attachments
    assert not controls(again)
    assert (await ask(ira, news)).content.startswith(NOTHING)
    gone = await answer(forge_answer(ira, post, controls(post.revisions[0])[0]))
    assert is_said("puzzle-gone", gone)

    await allow(house, ann, bo)
    delete_channel(house.playground, news)
    await make_due(house)
    await house.until(lambda: house.rows("SELECT count(*) FROM weekly_puzzles") == [(0,)])
    page = await (await owner.command(house.channel(), "domino setup")).answered()
    assert is_said("server-post-refused", str(page.components))


def manager(house: House, name: str = "oda") -> UserClient:
    owner = house.person(name)
    house.playground.give_role(owner, house.playground.add_role("Managers", Permission.MANAGE_GUILD))
    return owner


async def choose_channel(owner: UserClient, house: House, channel: ChatChannel) -> None:
    page = await (await owner.command(house.channel(), "domino setup")).answered()
    nowhere = said("server-post-nowhere", post=said("server-post-puzzle"))
    await (await owner.choose(page, [channel], placeholder=nowhere)).acknowledged()
    await house.until(lambda: house.rows("SELECT puzzle_channel FROM server_settings") == [(channel.id,)])


def past(ago: timedelta) -> str:
    """A time as it stands in the database."""
    return (datetime.now(UTC) - ago).strftime("%Y-%m-%d %H:%M:%S.%f")


async def make_due(house: House) -> None:
    """As though it were Monday noon: the bot looks when it starts."""
    await house.bot.kill()
    house.change("UPDATE weekly_puzzles SET due_at = ?", past(timedelta(seconds=1)))
    await house.restart()


async def posted(house: House, channel: ChatChannel, reader: UserClient, but: ChatMessage | None = None) -> ChatMessage:
    """The puzzle of the week, once it is posted and that is noted."""
    await make_due(house)
    await house.playground.wait_for(lambda: len(posts(reader, channel)) > (0 if but is None else 1), timeout=30)
    post = next(it for it in posts(reader, channel) if it is not but)
    await house.until(lambda: house.rows("SELECT message_id FROM weekly_puzzles") == [(post.id,)])
    return post


def posts(reader: UserClient, channel: ChatChannel) -> list[ChatMessage]:
    every, gone = reader.timeline(channel), said("puzzle-taken-down")
    return [it for it in every if it.content == gone or is_said("puzzle-of-the-week", it.content)]


def answers_to(post: ChatMessage) -> int:
    found = re.search(r"-# (\d+) answer", post.content)
    return int(found[1]) if found is not None else 0


async def press(
    house: House, person: UserClient, shown: ChatMessage, *choices: Control, number: int = 0
) -> Interaction:
    """Answer with a choice, by its button or in the select of all."""
    (control, values) = (choices[number], []) if choices[0].is_button else (choices[0], [choices[0].values[number]])
    data = {"component_type": 3 if values else 2, "custom_id": control.custom_id, "id": 1, "values": values}
    click = house.playground.interactions.send(InteractionKind.COMPONENT, person.user, shown.channel, data, shown)
    return await click.acknowledged()


def forge_answer(person: UserClient, on: ChatMessage, choice: Control) -> Interaction:
    """An answer, by a button or a select of many choices that this message does not have."""
    values, kind = ((), 2) if choice.is_button else (choice.values[:1], 3)
    return forged(person, on, choice.custom_id, *values, kind=kind)


def puzzle_of(control: Control) -> str:
    return control.custom_id.split(":")[4].split("/")[0] if control.action == "solve" else ""
