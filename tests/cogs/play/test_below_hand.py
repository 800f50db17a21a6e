"""Controls that come and go below a hand: More, the offer of auto-play, hints and tips."""

import pytest

from bot.message import AllOf, Message, Who
from bot.playground import ChatMessage, UserClient
from bot.playground.world.components import walk
from bot.table.permissions import Person
from cogs.kit.slots import HOW_TO_PLAY, MORE
from tests.cogs.conftest import Bench
from tests.cogs.server import Server, forged, present, text_of
from tests.end_to_end.controls import control, controls, decisions, offers, phase_of, press, use
from tests.end_to_end.house import Table, answer, hint
from tests.idle import until_delivered
from tests.said import is_said, said

_PUT_THERE = [offered(1)["custom_id"] for slot in (HOW_TO_PLAY, MORE) for offered in slot]  # by the features
LOOKS = {"scores", "less", *(custom_id.split(":")[1] for custom_id in _PUT_THERE)}


def actions(message: ChatMessage) -> set[str]:
    return {it.action for it in controls(message)}


def links(message: ChatMessage) -> dict[str, str]:
    """The ends of the addresses below a message."""
    found = {it["label"]: it["url"] for it in walk(message.components) if "url" in it}
    return {label: url.removeprefix("https://discord.com/channels/") for label, url in found.items()}


async def opened(bench: Bench) -> tuple[Table, UserClient, ChatMessage]:
    """A match, its first player, and their hand in the direct messages."""
    table = await bench.table(*bench.people("Ann", "Bo", "Cy", "Di"))
    return table, table.seated[0], present(table.hand(table.seated[0]))


async def test_plays_stay_and_the_rest_comes_and_goes(bench: Bench) -> None:
    table, ann, hand = await opened(bench)
    assert not actions(hand) & LOOKS
    assert len(hand.components[-1]["components"]) <= 3
    await (await ann.click(hand, label=said("hand-more"))).acknowledged()
    assert actions(hand) >= {*LOOKS, "pick"}
    place = f"{present(table.channel.guild).id}/{table.channel.id}/{present(table.board()).id}"
    assert links(hand) == {said("button-table"): place}
    await (await ann.click(hand, label=said("hand-less"))).acknowledged()
    assert not actions(hand) & LOOKS
    assert "more" in actions(hand)
    found = present(table.asked(ann))  # it is still their choice
    await (await ann.click(hand, label=said("hand-more"))).acknowledged()
    await (await table.click(ann, *found)).acknowledged()
    await bench.idle()
    assert not actions(hand) & LOOKS, "it closes when the hand changes"


async def test_a_tile_is_tapped_then_its_suit(bench: Bench) -> None:
    table = await bench.table(*bench.people("Ann", "Bo", "Cy", "Di"), game="domino-whist", target=500)
    person, hand, offered = await table.until("lead")
    tile = next(it for it in offered if it.action == "piece")
    before, early = bench.journal(table.id), hand.now
    await (await person.click(hand, custom_id=tile.custom_id)).acknowledged()
    *suits, back = controls(hand)
    assert len(suits) == 2
    assert all(it.moves[0].startswith(f"{tile.moves[0]} as ") for it in suits)
    await (await press(person, hand, back.action)).acknowledged()
    assert [it.custom_id for it in decisions(hand)] == [it.custom_id for it in offered]
    assert bench.journal(table.id) == before, "nothing was played yet"
    await (await use(person, hand, tile, way=suits[1].moves[0])).acknowledged()
    await bench.idle()
    assert bench.journal(table.id)[len(before)][2] == suits[1].moves[0]
    await (await person.click(hand, custom_id=tile.custom_id, revision=early)).acknowledged()
    assert said("error-earlier-turn") in hand.content
    assert not offers(hand, "piece")


async def test_in_the_channel_it_leads_to_the_direct_messages(bench: Bench) -> None:
    table, ann, hand = await opened(bench)
    shown = await (await ann.click(present(table.board()), label=said("hand-button"))).answered()
    await table.wait(lambda: links(hand))
    assert links(hand) == {said("button-table"): f"{present(table.channel.guild).id}/{table.channel.id}"}
    await (await ann.click(shown, label=said("hand-more"))).acknowledged()
    assert actions(shown) >= {*LOOKS, "pick"}
    assert links(shown) == {said("button-dm"): f"@me/{ann.dm.id}/{hand.id}"}
    await bench.idle()
    assert table.private(ann) is shown, "it is kept up to date as before"


async def test_the_offer_to_make_forced_plays_is_answered_by_one_press(bench: Bench) -> None:
    table = await bench.table(*bench.people("Ann", "Bo", "Cy", "Di"), target=500)
    preferences, answered = bench.bot.services.tables.preferences, set[UserClient]()
    for label, wants in ((said("forced-no"), False), (said("forced-yes"), True)):
        while not offers((found := present(table.someone()))[1], "notforced"):
            assert not offers(found[1], "forced")
            await (await table.click(*found)).acknowledged()
            await bench.idle()
        person, hand, moves = found
        assert offers(hand, "forced")
        assert len(moves) == 1
        assert person not in answered
        answered.add(person)
        before = len(hand.revisions)
        await (await person.click(hand, label=label)).acknowledged()
        await until_delivered(bench.bot.courier)
        likes = await preferences.of_person(person.id)
        assert (likes.forced, likes.forced_offered) == (wants, True)
        assert not offers(hand, "forced", "notforced")
        if not wants:
            assert len(hand.revisions) == before + 1
            assert table.asked(person), "it is still their play"


ADVICE = "hint-better", "hint-near", "hint-near-all", "hint-any", "hint-avoid"


async def alone(server: Server) -> tuple[Table, UserClient, ChatMessage]:
    """A match of one person with three computers, and their hand with a hint for a play."""
    ann = server.person("ann")
    table = await Table.open(server, ann, computers=3, game="domino-hearts", target=500)
    while not offers((found := present(await table.next()))[1], "hint") or phase_of(found[2]) not in ("lead", "play"):
        await table.act(*found)
    await server.idle()
    return table, ann, found[1]


async def test_a_hint_is_the_same_wherever_it_is_asked_for_at_a_turn(server: Server) -> None:
    table, ann, hand = await alone(server)
    shown, journal, board = hand.content, server.journal(table.id), present(table.board())
    told = await hint(lambda: ann.click(hand, label="Hint"))
    assert any(is_said(advice, told.content) for advice in ADVICE), told.content
    assert len(told.content.splitlines()) <= 2
    assert told.ephemeral
    assert (hand.content, offers(hand, "hint"), server.journal(table.id)) == (shown, True, journal)
    by_button = await (await ann.click(board, label="My hand")).answered()
    by_command = await (await ann.command(table.channel, "hand")).answered()
    for private in (by_button, by_command):
        again = await hint(lambda private=private: ann.click(private, label="Hint"))
        assert (again.content, again.ephemeral) == (told.content, True)
        assert offers(private, "hint"), "the hand stays as it is"


async def test_a_press_of_an_earlier_turn_shows_the_hand_as_it_is_now(server: Server) -> None:
    table, ann, hand = await alone(server)
    early, late = hand.now, control(hand, "hint").custom_id
    await table.play(moves=1)
    await server.idle()
    sent = await ann.click(hand, custom_id=late, revision=early)
    await table.wait(lambda: said("hints-earlier-turn") in hand.content)
    assert not sent.followups


async def test_without_the_worker_there_is_no_hint_now(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.bot.services.worker, "_closed", True)
    table, ann, _ = await alone(server)
    shown = await (await ann.command(table.channel, "hand")).answered()
    assert (await hint(lambda: ann.click(shown, label="Hint"), once=True)).content == said("hint-too-late")


async def test_without_hands_the_hint_button_is_on_the_table(server: Server) -> None:
    ann = server.person("ann")
    table = await Table.open(server, ann, computers=1, game="blind-hughie", players=2, target=500)
    while phase_of((found := present(await table.next()))[2]) != "place":
        assert not offers(found[1], "hint"), "there is nothing to decide"
        await table.act(*found)
    told = await hint(lambda: ann.click(found[1], label="Hint"))
    assert is_said("named-place.do", told.content)
    assert told.ephemeral


async def test_several_people_have_hints_once_all_agree(server: Server) -> None:
    ann, bo, cy = server.people("ann", "bo", "cy")
    table = await Table.open(server, ann, bo, game="domino-whist", players=3, target=500, start=False)
    rules, theirs = [await (await press(it, table.lobby, "rules")).answered() for it in (ann, bo)]
    assert not offers(theirs, "hintson"), "only the host turns them on"
    await (await press(ann, rules, "hintson")).acknowledged()
    asked = said("rules-hints-asked", who=AllOf([Who("Bo")]))
    await table.wait(lambda: asked in table.lobby.content)
    assert offers(rules, "hintsoff")
    await (await press(cy, table.lobby, "join")).acknowledged()  # who joins now agrees
    await table.wait(lambda: is_said("lobby-full", table.lobby.content))
    assert asked in table.lobby.content
    await (await press(bo, table.lobby, "hintsagree")).acknowledged()
    await table.wait(lambda: said("rules-hints-on") in table.lobby.content)
    assert not offers(table.lobby, "hintsagree")
    table.seated.append(cy)
    await table.start()
    await server.idle()
    asker, hand = next((it, hand) for it in table.seated if offers(hand := present(table.hand(it)), "hint"))
    told = await hint(lambda: asker.click(hand, label="Hint"))
    assert told.ephemeral
    for other in {ann, bo, cy} - {asker}:
        refused = await answer(forged(other, other.dms()[-1], f"b:hint:{table.id}:0:"))
        assert is_said("refused-turn-of", refused)
        assert told not in [*other.timeline(table.channel), *other.dms()]
    again = await (await asker.command(table.channel, "domino table")).answered()
    page = await (await asker.click(again, label=said("button-rules-and-clock"))).answered()
    assert said("rules-hints-in-match") in text_of(page)


def has_tip(message: ChatMessage) -> bool:
    return "💡" in message.content


async def asked(table: Table, person: UserClient, phase: str = "pass") -> ChatMessage:
    """The message that asks a person for that, so that a newcomer gets a tip there."""
    if phase == "pass":
        return (await table.wait(lambda: table.asked(person)))[0]
    while (found := present(await table.next()))[0] is not person or phase_of(found[2]) != phase:
        await table.act(*found)
    return found[1]


async def test_tips_end_for_the_player_who_turns_them_off_until_turned_on(server: Server) -> None:
    ann, bo = server.people("ann", "bo")
    table = await Table.open(server, ann, bo, computers=2, target=300)
    hand, other = await asked(table, ann), await asked(table, bo)
    assert has_tip(hand)
    await (await ann.click(hand, label=said("hand-more"))).acknowledged()
    await (await ann.click(hand, label=said("hand-tips-off"))).acknowledged()
    await table.wait(lambda: not has_tip(hand))
    assert is_said("hand-tips-are-off", hand.content)
    assert not offers(hand, "coach")
    assert has_tip(other), "it is for each alone"
    for _ in range(4):
        await table.play(2)
        assert not any(map(has_tip, ann.dms()))
    page = await (await ann.command(table.channel, "settings")).answered()
    await (await ann.click(page, label="Tips: off")).acknowledged()
    while not any(map(has_tip, ann.dms())):
        await table.play(1)


async def test_a_finished_match_of_the_game_ends_its_tips(server: Server) -> None:
    ann, bo, cy = server.people("ann", "bo", "cy")
    first = await Table.open(server, ann, bo, computers=2, target=1)
    assert has_tip(await asked(first, ann))
    await first.play()
    again = await Table.open(server, ann, cy, computers=2)
    assert [has_tip(await asked(again, person)) for person in (ann, cy)] == [False, True]
    other = await Table.open(server, ann, computers=3, game="domino-hearts")
    assert has_tip(await asked(other, ann)), "of another game they have played none"


async def test_at_rows_the_tip_is_on_the_table_while_a_newcomer_chooses(server: Server) -> None:
    ann, bo = server.people("ann", "bo")
    table = await Table.open(server, ann, bo, game="blind-hughie", players=2, target=500)
    board = await asked(table, ann, "place")
    assert has_tip(board)
    assert " open" in board.content.splitlines()[-1]
    told = await (await ann.click(board, label=said("hand-tips-off"))).answered()
    assert told.content == said("hand-tips-are-off", button=Message("button-settings"))
    assert told.ephemeral
    await table.wait(lambda: not has_tip(board))
    assert offers(board, "move"), "the choice is still there"
    assert not offers(board, "coach")
    assert not has_tip(await asked(table, ann, "place"))


async def test_games_without_hands_show_nothing_twice(server: Server) -> None:
    ann, bo = server.people("ann", "bo")
    table = await Table.open(server, ann, bo, game="blind-hughie", players=2, target=500, start=False)
    rules = server.bot.services.tables.house_rules
    await rules.set(table.id, Person(ann.user.id, "ann"), "only_move", "waits")  # or the bot turns it first
    await table.start()
    person, board, moves = present(await table.next())
    pointed = await (await ann.type(table.channel, "/hand")).answered()
    assert (pointed.content, pointed.attachments) == (said("hand-at-table"), [])
    while (found := present(await table.next()))[0] is person:
        await table.act(*found)
    early = await forged(person, board, moves[0].custom_id).answered()
    assert is_said("refused-turn-of", early.content)
    assert not early.attachments


async def test_a_lobby_moves_to_the_bottom_and_stays_one(server: Server) -> None:
    ann, bo = server.people("ann", "bo")
    table = await Table.open(server, ann, bo, game="dominoes", players=2, start=False)
    assert await answer(await bo.type(table.channel, "/domino table")) == said("done-table-again")
    await server.idle()
    lobbies = [it for it in table.channel.live() if offers(it, "start")]
    assert len(lobbies) == 1
    assert lobbies[0].id > table.lobby.id
