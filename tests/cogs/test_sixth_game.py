"""A new game is one file and a line in the catalogue: table, cogs and pictures take it as it is."""

from pathlib import Path

from bot.playground import Limits, Playground, UserClient
from bot.playground.world.components import walk
from bot.rules.catalogue import Catalogue
from tests.cogs.one_trick import ONE_TRICK
from tests.started import started, store_in


def _move(person: UserClient) -> str | None:
    """What the newest hand of a person offers to click."""
    if not person.dms():
        return None
    ids = [str(it.get("custom_id", "")) for it in walk(person.dms()[-1].components)]
    return next((custom_id for custom_id in ids if custom_id.startswith(("b:move:", "s:move:"))), None)


async def _click(person: UserClient) -> None:
    hand = person.dms()[-1]
    control = next(it for it in walk(hand.components) if it.get("custom_id") == _move(person))
    if "options" in control:
        await (
            await person.choose(hand, [control["options"][0]["value"]], custom_id=control["custom_id"])
        ).acknowledged()
    else:
        await (await person.click(hand, custom_id=control["custom_id"])).acknowledged()


def _told(person: UserClient) -> list[str]:
    """All that pictures have told a person."""
    return [text for shown in person.shown() if shown.pictures for text in shown.texts]


async def test_a_sixth_game_is_played_to_its_end(tmp_path: Path) -> None:
    async with Playground(limits=Limits().fast()) as playground:
        ann, bo = playground.add_person("ann", "Ann"), playground.add_person("bo", "Bo")
        games = playground.channel("games")
        async with started(playground, await store_in(tmp_path), Catalogue(ONE_TRICK)):
            await playground.wait_for_commands("domino")
            await (await ann.command(games, "domino new", game="one-trick", players=2)).answered()
            lobby = await playground.wait_for(
                lambda: next((it for it in ann.timeline(games) if "One Trick" in it.content), None)
            )
            await (await bo.click(lobby, label="Join")).acknowledged()
            await (await ann.click(lobby, label="Start")).acknowledged()
            for person in (ann, bo):
                await playground.wait_for(lambda: _move(person))  # noqa: B023 - waited for here
                await _click(person)
            final = await playground.wait_for(
                lambda: next((it for it in bo.timeline(games) if "🏆" in it.content), None)
            )
            await playground.wait_for(lambda: any("deal 1 is over." in text for text in _told(ann)))
    told = _told(ann)
    assert any(text.startswith("Your turn: lead any tile. Playable (3): any.") for text in told)
    assert not any("deal 1 is over." in text and "Side" in text for text in told)
    assert (final.attachments[0].description or "").startswith("One Trick: the match is over.")
