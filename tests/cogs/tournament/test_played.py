"""A tournament as it is played: joined, begun, played in rounds in private threads, and to its final card."""

import asyncio
import re
from hashlib import sha256

import pytest

from bot.__main__ import main
from bot.playground import Permission
from bot.table.errors import NotAllowed
from bot.table.permissions import Person
from cogs.privacy.table import PersonalData
from tests.cogs.server import Server
from tests.cogs.tournament.playing import OPEN, Tournament
from tests.end_to_end.controls import offers
from tests.end_to_end.house import answer
from tests.playground.happenings import archive
from tests.said import is_said, said

SHUFFLE = said("button-fair-shuffle")
NAMES = ("ann", "bo", "cleo", "dee", "eve", "fay", "gus", "hal")


async def test_two_rounds_at_two_tables(server: Server) -> None:
    """A person who was late sits again in the second round; one who left, or whose data was deleted, does not."""
    people, tables = server.people(*NAMES), server.bot.services.tables
    tournament = await Tournament.open(server, *people)
    (seal,) = re.findall("`([0-9a-f]{64})`", await answer(await people[0].click(tournament.message, label=SHUFFLE)))
    await tournament.start()
    await tournament.wait(lambda: len(tournament.threads()) == 2 and not tournament.shows("tournament-table-waiting"))
    first, second = tournament.threads()
    here = [person for person in people if person.timeline(first)]
    gone, *leaving = [person for person in people if person not in here]
    ((table,),) = server.rows("SELECT id FROM tables WHERE channel_id = ?", first.id)
    with pytest.raises(NotAllowed, match="error-tournament-table"):
        await tables.lifecycle.stop(table, Person(1, "Mod", manages=True))
    snapshot = await tables.snapshot(table)
    seat = snapshot.seat_of(here[0].id)
    assert seat is not None
    await tables.seating.substitute(table, seat.seat, snapshot.asked_at)
    await tournament.play(lambda: tournament.shows("tournament-table-done"), *here)
    await check_nothing_is_told(tournament)
    for person in leaving:
        await tournament.leave(person)
        assert not person.timeline(second), "in mid-round"
    await server.bot.services.parts.get(PersonalData).delete(Person(gone.id, "Gone"))
    assert not gone.timeline(second)
    await tournament.play(tournament.final)

    assert tournament.threads() == [first, second]
    sat = "SELECT count(DISTINCT table_id) FROM seats WHERE user_id = ?"
    assert [server.rows(sat, it.id)[0][0] for it in (*here, *leaving, gone)] == [2] * 4 + [1] * 3 + [0]
    assert len(tournament.posts(words="after round 1 of 2")) == 1
    final = tournament.final()
    assert final is not None
    alt = final.attachments[0].description or ""
    assert alt.startswith(said("tournament-alt", game="Black Tile 11", is_final=True, played=2, rounds=2))
    assert alt.count(", –)") == 4  # a round they did not play
    await tournament.wait(lambda: said("contest-over-below") in tournament.message.content)
    proof = await answer(await people[0].click(tournament.message, label=SHUFFLE))
    secret, again = re.findall("`([0-9a-f]{64})`", proof)
    assert sha256(bytes.fromhex(secret)).hexdigest() == again == seal
    await tournament.wait(lambda: len(tournament.ended()) == 4)
    found = await tournament.records()
    assert len(found) == 4
    terms = proof.partition("```\n")[2].partition("```")[0]
    for number in (1, 2):  # the deals are checked as it says: both tables of a round have the same
        of_round = sha256(bytes.fromhex(secret) + f"{terms}round {number}".encode()).hexdigest()
        assert sum(f"secret: {of_round}" in record for record in found) == 2


async def check_nothing_is_told(tournament: Tournament) -> None:
    """While a table still plays, nothing of the deals is told to others than those of the table that is done."""
    assert tournament.message.content.count("(playing)") == 1
    assert not any(it.attachments for it in tournament.posts())
    for person in tournament.people:
        assert sum(bool(person.timeline(thread)) for thread in tournament.threads()) == 1
    (final,) = await tournament.wait(tournament.ended)
    own = next(person for person in tournament.people if final in person.timeline(final.channel))
    refused = await answer(await own.click(final, label="Record"))
    assert refused == said("contest-still-played")
    assert await answer(await own.type(tournament.channel, "/tournament standings")) == said("tournament-no-standings")
    for person in tournament.people:
        assert said("history-none", everywhere=False) in await answer(await person.type(tournament.channel, "/history"))
    for hand in own.dms():
        assert not offers(hand, "undo", "hint", "replay", "decided")


async def test_missing_permissions_are_named_until_there_are_threads(
    server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (ann, bo), channel, playground = server.people("ann", "bo"), server.channel(), server.playground
    playground.deny(channel, Permission.CREATE_PRIVATE_THREADS)
    assert is_said("tournament-needs-permissions", await answer(await ann.type(channel, OPEN.format(rounds=1))))
    tournament = await Tournament.open(server, ann, bo, line=OPEN.format(rounds=1))
    assert await answer(await bo.click(tournament.message, label="Start")) == said("contest-host-only")
    refused = playground.faults.answer(403, 9, rf"POST /channels/{tournament.channel.id}/threads", code=50013)
    await tournament.start()
    await tournament.wait(lambda: said("thread-permissions") in tournament.message.content)
    playground.faults.withdraw(refused)
    await (await ann.click(tournament.message, label=said("tournament-button.continue"))).acknowledged()
    await tournament.wait(lambda: tournament.threads() and tournament.shows("tournament-table-playing"))
    assert said("thread-permissions") not in tournament.message.content
    monkeypatch.setenv("DATABASE_URL", server.database_url)
    with pytest.raises(SystemExit):
        await asyncio.to_thread(main, ["forget", str(bo.id)])
    (thread,) = tournament.threads()
    assert f"remove them from these threads of a tournament: {thread.id}\n" in capsys.readouterr().out
    await tournament.end("End")
    played = server.rows("SELECT state FROM tables WHERE channel_id = ?", tournament.threads()[0].id)
    assert played == [("stopped",)]
    again = await Tournament.open(server, ann, bo, line=OPEN.format(rounds=1))
    await again.end("Cancel")


async def test_a_computer_plays_on_for_the_half_of_a_pair_that_leaves(server: Server) -> None:
    ann, bo, cleo, dee = server.people(*NAMES[:4])
    line = "/tournament open game:forty-two form:pairs rounds:1 deals:1 level:easy"
    tournament = await Tournament.open(server, ann, cleo, line=line)
    menu = await (await ann.click(tournament.message, label="Partner")).answered()
    assert await answer(await ann.choose(menu, [bo])) == said("tournament-joined-asking", partner=bo.mention)
    tournament.people += [dee, bo]
    with_ann = said("tournament-joined-with", partner="Ann")
    for person, told in ((dee, said("tournament-joined-alone")), (bo, with_ann)):
        assert told == await answer(await person.click(tournament.message, label="Join"))
    await tournament.wait(lambda: "Ann & Bo, Cleo, Dee" in tournament.message.content)
    await tournament.start()
    await tournament.wait(tournament.players.asked)
    assert "Ann, Cleo, Bo and Dee" in tournament.message.content
    await tournament.leave(bo)
    await tournament.play(tournament.final)
    final = tournament.final()
    assert final is not None
    assert "Ann & Bo" in (final.attachments[0].description or "")
    seated = "SELECT name, user_id FROM seats JOIN tables ON tables.id = table_id WHERE channel_id = ?"
    assert ("Bo's computer", None) in server.rows(seated, tournament.threads()[0].id)


async def test_a_person_who_leaves_is_let_out_of_an_archived_thread(server: Server) -> None:
    ann, bo = server.people(*NAMES[:2])
    tournament = await Tournament.open(server, ann, bo, line=OPEN.format(rounds=1))
    await tournament.start()
    await tournament.wait(lambda: tournament.threads() and tournament.shows("tournament-table-playing"))
    await server.idle()
    (thread,) = tournament.threads()
    archive(server.playground, thread)
    await tournament.leave(bo)
    assert not bo.timeline(thread)
    assert not thread.metadata["archived"]
