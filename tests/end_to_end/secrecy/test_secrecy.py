"""All that anyone saw on an evening at five tables, searched for what they may not know."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.playground import ChatMessage, UserClient
from bot.playground.world.model import Revision
from tests.end_to_end.conftest import running
from tests.end_to_end.controls import offers
from tests.end_to_end.house import Table
from tests.end_to_end.secrecy.evening import Evening, is_lesson, spend
from tests.end_to_end.secrecy.knowledge import Known, knowledge
from tests.end_to_end.secrecy.search import Search, tiles_in
from tests.said import is_said

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def evening(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Evening]:
    """It happens once; the end of a deal stays for a second or two. All that can be logged is logged."""
    async with running(tmp_path_factory.mktemp("evening"), COMPUTER_PACE="0.2", LOG_LEVEL="DEBUG") as house:
        yield await spend(house)


@pytest.fixture
def known(evening: Evening) -> dict[int, Known]:
    """The knowledge that was possible at each table."""
    return {table.id: knowledge(evening.house, table.id) for table in evening.tables}


def leaks(evening: Evening, person: UserClient, table: Table, looking: Search) -> list[str]:
    return [
        f"{person.user.username} ({it.kind}): {leak}"
        for it in evening.shown(person, table)
        for leak in looking.leaks(it)
    ]


def revisions(evening: Evening) -> list[tuple[ChatMessage, Revision]]:
    """All that the bot has ever shown anyone."""
    every = [it for channel in evening.house.playground.world.channels.values() for it in channel.messages.values()]
    return [(message, revision) for message in every for revision in message.revisions]


async def test_the_evening_had_everything(evening: Evening) -> None:
    journals = [{notation.split()[0] for _, _, notation in evening.house.journal(table.id)} for table in evening.tables]
    assert journals[0] & {"claim", "concede"}
    assert "undone" in journals[0]
    assert {"pass", "bid", "kitty", "trump", "lead"} <= journals[1]
    told = [revision.content for _, revision in revisions(evening)]
    assert any(is_said("hint-better", text) or is_said("hint-near", text) for text in told)
    assert any(is_said("hint-of-computer", text) for text in told)
    drawn = [(file.filename, message) for message, revision in revisions(evening) for file in revision.attachments]
    assert {"seat.png", "table.png", "deal.png", "poster.png", "match.png"} <= {name for name, _ in drawn}
    behind_more = [message for message, revision in revisions(evening) if offers(revision, "less")]
    ann, bo, cy = evening.tables[0].seated
    for person in (ann, bo, cy, *evening.tables[1].seated, evening.tables[2].seated[0]):
        assert any(message.visible_to(person.user) for message in behind_more), "all that is behind More was looked at"
    assert any(name == "seat.png" and message.channel is ann.dm for name, message in drawn)
    assert not bo.dms()
    for person in (bo, cy):
        private = [message for name, message in drawn if name == "seat.png" and message.shown_to is person.user]
        assert any(len(message.revisions) > 3 for message in private), "one goes on from move to move"


async def test_no_person_is_shown_a_tile_too_early(evening: Evening, known: dict[int, Known]) -> None:
    looked_at = 0
    for table in evening.tables:
        for person in evening.people:
            seat = table.seated.index(person) if person in table.seated else None
            found = leaks(evening, person, table, Search(known[table.id], seat))
            assert not found, found[:5]
            looked_at += sum(len(tiles_in(text)) for it in evening.shown(person, table) for text in it.texts)
    assert looked_at > 1000


async def test_the_search_finds_what_is_there(evening: Evening, known: dict[int, Known]) -> None:
    """Each hand as though someone else had seen it: the next seat, and a bystander."""
    for table in evening.tables:
        for seat, person in enumerate(table.seated):
            for other in ((seat + 1) % len(table.seated), None):
                assert len(leaks(evening, person, table, Search(known[table.id], other))) > 5


async def test_hands_are_private_and_lessons_for_their_learners(evening: Evening) -> None:
    for message, revision in revisions(evening):
        if any(file.filename == "seat.png" for file in revision.attachments):
            assert message.ephemeral or message.channel.guild is None
    for person in evening.people:
        lesson = [it for it in person.shown() if is_lesson(it)]
        assert bool(lesson) is (person in evening.learners)
        elsewhere = [it for it in person.shown() if it.channel is evening.hall and not is_lesson(it)]
        assert not any(tiles_in(text) for it in elsewhere for text in it.texts)


async def test_tokens_seeds_and_secrets_are_nowhere(evening: Evening, known: dict[int, Known]) -> None:
    """Not in the log, not in a text, not in a file: but for the record of a match that is over, on request."""
    playground, contract = evening.house.playground, evening.tables[2]
    tokens = {playground.token, *(it.token for it in playground.interactions.by_id.values())}
    assert len(tokens) > 100
    drawn_from = {secret for it in known.values() for secret in it.hidden}
    log = evening.house.bot.log.read_bytes()
    told = [(message, "\n".join(revision.texts())) for message, revision in revisions(evening)]
    everything = "\n".join(text for _, text in told)
    assert not [token for token in tokens if token in everything or token.encode() in log]
    records: list[ChatMessage] = []
    for secret in drawn_from:
        written = (secret.hex(), repr(secret), secret.hex().upper())
        assert not [it for it in written if it.encode() in log]
        records += [message for message, text in told if any(it in text for it in written)]
        for message, revision in revisions(evening):
            files = [file.data for file in revision.attachments]
            records += [message for data in files if secret in data or secret.hex().encode() in data]
    (record,) = set(records)
    assert record.shown_to is contract.seated[3].user
    assert record.revisions[0].at > known[contract.id].moments[-1]


async def test_the_log_names_no_tile(evening: Evening) -> None:
    log = evening.house.bot.log.read_text(encoding="utf-8")
    assert "reference" in log, "something went wrong, and was logged"
    assert not tiles_in(log)
