"""Duels: the same deals for several people, each alone with computers, in their own direct messages."""

from bot.rules.catalogue import CATALOGUE
from bot.table.permissions import Person
from bot.table.verification.verify import verify
from cogs.privacy.table import PersonalData
from tests.cogs.duel.playing import Duel
from tests.cogs.server import Server, text_of
from tests.end_to_end.controls import offers
from tests.end_to_end.house import answer
from tests.said import is_said, said

SHUFFLE = said("button-fair-shuffle")


async def test_a_duel_from_its_opening_to_its_comparison(server: Server) -> None:
    ann, bo, cy = server.people("ann", "bo", "cy")
    cy.close_dms()
    duel = await Duel.open(server, ann, bo, cy)
    page = await answer(await duel.click(bo, SHUFFLE, "duelhand"))
    entries = server.rows("SELECT interaction_id FROM contest_entries WHERE user_id IN (?, ?)", bo.id, cy.id)
    assert all(f"`{number}`" in page for (number,) in entries)
    shown = await (await duel.click(cy, "My hand", "duelhand")).answered()
    assert shown.ephemeral
    assert shown.attachments
    await duel.play(ann, 1)
    await duel.wait(lambda: said("duel-done", who="Ann") in duel.text)
    assert said("duel-playing", who="Bo", deal=1, deals=1) in duel.text
    assert not duel.comparisons()
    own = await duel.wait(lambda: next((it for it in ann.dms() if offers(it, "mymatch")), None))
    sent = await ann.click(own, label="My match")
    refused = await duel.wait(lambda: next(iter(sent.followups), None))
    assert refused.content == said("contest-still-played")
    await duel.play(bo, 2)
    await duel.play(cy, 3, here=True)

    (compared,) = await duel.wait(duel.comparisons)
    assert is_said("duel-won", compared.content)
    assert not is_said("duel-unfinished-line", compared.content)
    alt = compared.attachments[0].description or ""
    assert alt.startswith(said("duel-alt", game="Black Tile 11", deals=1))
    page = await (await bo.choose(compared, ["1"])).answered()
    assert page.ephemeral
    assert (page.attachments[0].description or "").startswith("Deal 1, ")
    assert is_said("duel-parted", page.content)
    record = await (await cy.click(compared, label="Record")).answered()
    assert verify(record.attachments[0].data.decode(), CATALOGUE).over
    replay = await (await ann.click(compared, label="Replay")).answered()
    assert replay.ephemeral
    assert replay.content.startswith(said("replay-heading", title="Black Tile 11", where="Deal 1 · Passing"))
    await (await ann.click(replay, label=said("replay-share-picture"))).answered()
    assert any("**Ann** shares a replay" in it.content for it in bo.timeline(duel.channel))
    dee = server.person("dee")
    assert await answer(await dee.click(compared, label="Replay")) == said("duel-took-no-part")
    await (await dee.click(compared, label=said("button-play"))).answered()  # for others it is a duel like this one
    lobby = await duel.wait(lambda: duel.message("dueljoin"))
    assert said("duel-entry-host", number=1, who="Dee") in lobby.content


async def test_a_rematch_calls_those_who_played(server: Server) -> None:
    ann, bo = server.people("ann", "bo")
    duel = await Duel.open(server, ann, bo)
    for seed, person in enumerate(duel.people):
        await duel.play(person, seed)
    (compared,) = await duel.wait(duel.comparisons)
    await (await bo.click(compared, label="Rematch")).answered()
    lobby = await duel.wait(lambda: duel.message("dueljoin"))
    assert said("duel-rematch-call", who=ann.mention) in lobby.content
    assert lobby.pings == {ann.id}
    await duel.wait(lambda: said("duel-entry-host", number=1, who="Bo") in lobby.content)
    await (await ann.click(compared, label="Rematch")).answered()  # there is one: she joins it
    await duel.wait(lambda: "2. Ann" in lobby.content)
    assert len([it for it in ann.timeline(duel.channel) if offers(it, "dueljoin")]) == 1
    await server.bot.services.parts.get(PersonalData).delete(Person(ann.id, "Ann"))
    await server.wait(lambda: "Ann" not in text_of(compared) and ann.mention not in compared.content)
    assert said("someone") in text_of(compared)
