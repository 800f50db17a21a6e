"""Messages that one person alone sees do not pile up: the next of its kind takes the place of the last."""

import pytest

from bot.playground import ChatChannel, ChatMessage, UserClient
from cogs.kit.answers import ephemerals
from tests.cogs.conftest import Bench
from tests.cogs.server import present
from tests.said import said
from tests.table.people import until

FRESH = ephemerals.FRESH


@pytest.fixture(autouse=True)
def replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the other tests nothing is."""
    monkeypatch.setattr("cogs.kit.answers.ephemerals.FRESH", FRESH)


async def there(bench: Bench, person: UserClient, channel: ChatChannel) -> list[ChatMessage]:
    """The private answers that someone still sees, once all that is replaced is deleted."""
    await until(lambda: not bench.bot.services.presses._tasks)
    await bench.bot.services.ephemerals.background.wait()
    return [it for it in person.timeline(channel) if it.ephemeral]


async def opened(person: UserClient, channel: ChatChannel, command: str = "show") -> ChatMessage:
    """A page, or a refusal without or with a way out: "refuse", "hand"."""
    options = {"text": "No."} if command == "refuse" else {}
    return await (await person.command(channel, command, **options)).answered()


@pytest.mark.parametrize(
    ("commands", "left"),
    [
        (["refuse"] * 12, [11]),
        (["refuse", "show", "show"], [2]),
        (["show", "refuse", "refuse"], [0, 2]),
        (["show", "hand", "hand"], [0, 2]),
    ],
)
@pytest.mark.parametrize("is_direct", [False, True])
async def test_the_next_of_its_kind_takes_its_place(
    bench: Bench, commands: list[str], left: list[int], is_direct: bool
) -> None:
    person = bench.person()
    channel = person.dm if is_direct else bench.channel()
    shown = [await opened(person, channel, command) for command in commands]
    assert await there(bench, person, channel) == [shown[number] for number in left]


async def test_each_person_and_channel_has_its_own(bench: Bench) -> None:
    channel, elsewhere = bench.channel(), bench.channel()
    places = [(person, place) for person in bench.people("Ann", "Bo") for place in (channel, elsewhere)]
    shown = [[await opened(*place, "refuse")] for place in places]
    assert [await there(bench, *place) for place in places] == shown


async def test_the_message_whose_control_was_used_stays(bench: Bench) -> None:
    person, channel = bench.person(), bench.channel()
    page = await opened(person, channel)
    beside = await (await person.click(page, label="Again")).answered()
    assert await there(bench, person, channel) == [page, beside]


async def test_one_that_was_dismissed_or_drawn_anew_is_no_trouble(bench: Bench) -> None:
    person, channel = bench.person(), bench.channel()
    await person.delete(await opened(person, channel, "refuse"))
    page = await opened(person, channel)
    await (await person.click(page, label="Anew")).acknowledged()
    last = await opened(person, channel)
    assert await there(bench, person, channel) == [last]


async def test_a_message_whose_token_is_too_old_stays(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    person, channel = bench.person(), bench.channel()
    monkeypatch.setattr("cogs.kit.answers.ephemerals.FRESH", 0.0)
    shown = [await opened(person, channel, "refuse") for _ in range(2)]
    assert await there(bench, person, channel) == shown


async def test_the_latest_places_are_remembered(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench.bot.services.ephemerals._shown, "_most", 2)
    for person in bench.people("Ann", "Bo", "Cy"):
        await opened(person, bench.games, "refuse")
    assert len(bench.bot.services.ephemerals._shown.items()) == 2


async def test_the_hand_of_a_match_and_a_record_stay(bench: Bench) -> None:
    ann = bench.person()
    table = await bench.table(ann, computers=3, target=1)
    hand = await (await ann.command(table.channel, "hand")).answered()
    await opened(ann, table.channel, "refuse")
    note = await opened(ann, table.channel, "refuse")
    assert {it.id for it in await there(bench, ann, table.channel)} >= {hand.id, note.id}
    final = present(await table.play())
    await bench.idle()
    record = await (await ann.click(final, label="Record")).answered()
    await opened(ann, table.channel, "refuse")
    await opened(ann, table.channel)
    assert record in await there(bench, ann, table.channel)


async def test_an_answer_that_became_the_hand_stays(bench: Bench) -> None:
    """At one of several tables, which was chosen in it."""
    ann = bench.person()
    first, _ = [await bench.table(ann, computers=3, target=1) for _ in range(2)]
    question = await (await ann.command(ann.dm, "hand")).answered()
    assert question.content == said("error-several-tables")
    hand = await (await ann.choose(question, [str(first.id)])).answered()
    assert hand.attachments
    assert hand is question
    page = await opened(ann, ann.dm)
    assert await there(bench, ann, ann.dm) == [hand, page]
