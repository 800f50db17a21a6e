"""Playing by click and by command, and what is refused."""

from tests.simcord.playing import (
    direct_of,
    four_people,
    hand_of,
    held,
    is_elsewhere,
    lead_of,
    offers,
    own_offers,
    pass_first_three,
    table,
    to_act,
    to_pass,
    to_the_opening,
)
from tests.simcord.world import World


async def test_tiles_are_passed_by_select_and_may_be_changed(world: World):
    people = await four_people(world)
    ann = people[0]
    given = held(hand_of(ann))[:3]
    await pass_first_three(ann)
    assert f"You pass **{' '.join(given)}**" in direct_of(ann).content
    others = held(hand_of(ann))[-3:]
    answer = await ann.command("pass", first=others[0], second=others[1], third=others[2])
    assert answer.private.id == hand_of(ann).id, "the hand is open where the command was typed"
    assert is_elsewhere(direct_of(ann))
    assert f"You pass **{' '.join(others)}**" in hand_of(ann).content
    for who in people[1:]:
        assert to_pass(who) is not None, "nobody else has been asked anew"
        await pass_first_three(who)
    assert set(others) <= set(held(hand_of(people[1]))), "Bo, on the left, has them now"


async def test_the_yield_by_click_and_the_lead_of_the_left_neighbour(world: World):
    people, first = await to_the_opening(world)
    assert people[first].mention in table(world).content
    order = next(offer for offer in offers(table(world)) if offer.move == "yield")
    await order.take(people[first])
    left = people[(first + 1) % 4]
    assert left.mention in table(world).content
    lead = own_offers(left)[0]
    assert lead.move.startswith("lead ")
    assert (await lead.take(left)).acknowledged
    tile = lead.move.split()[1]
    assert tile in table(world).content
    assert tile not in held(hand_of(left))


async def test_a_tile_is_led_and_followed_by_click(world: World):
    people, first = await to_the_opening(world)
    for offset in range(4):
        who = people[(first + offset) % 4]
        offer = next(offer for offer in own_offers(who) if offer.move != "yield")
        before = len(who.dms())
        assert (await offer.take(who)).acknowledged
        assert len(who.dms()) == before, "the hand is redrawn where it is"
    assert "trick 2 of 7" in table(world).content


async def test_an_illegal_tile_is_refused_in_private_and_told_what_is_legal(world: World):
    people, first = await to_the_opening(world)
    lead = lead_of(people[first])
    await lead.take(people[first])
    legal: list[str] = []
    while who := to_act(people):
        legal = await who.suggestions("play", "tile")
        if legal and set(legal) < set(held(hand_of(who))):
            break
        await own_offers(who)[0].take(who)
    assert who is not None, "everybody could play anything throughout a deal"
    hand, other = held(hand_of(who)), people[people.index(who) - 1]
    wrong = next(tile for tile in hand if tile not in legal)
    seen_by_all = [message.content for message in other.channel()]
    answer = await who.command("play", tile=wrong)
    assert "play" in answer.private.content
    assert all(tile in answer.private.content for tile in legal)
    assert held(hand_of(who)) == hand, "nothing was played"
    assert [message.content for message in other.channel()] == seen_by_all, "nobody else has seen it"


async def test_what_cannot_be_played_is_answered_with_a_sentence(world: World):
    people, first = await to_the_opening(world)
    waiting, acting = people[(first + 2) % 4], people[first]
    assert "not your turn" in (await waiting.command("play", tile="6-4")).private.content
    assert (await acting.command("play", tile=held(hand_of(acting))[0])).private.content, "a lead, not a play"
    assert (await acting.command("lead", tile="9-9")).private.content
    missing = next(
        tile for tile in ("6-6", "5-5", "4-4", "3-3", "2-2", "1-1", "0-0") if tile not in held(hand_of(acting))
    )
    assert (await acting.command("lead", tile=missing)).private.content
    assert people[first].mention in table(world).content, "it is still their turn"


async def test_a_stranger_gets_no_hand(world: World):
    await four_people(world)
    eve = world.person("eve")
    assert "no seat" in (await eve.click(table(world), "My hand")).private.content
    assert "no seat" in (await eve.command("hand")).private.content
    assert await eve.suggestions("pass", "first") == []


async def test_a_private_hand_is_seen_by_its_player_only(world: World):
    people = await four_people(world)
    for who in people:
        direct = direct_of(who)
        before = held(direct)
        private = (await who.click(table(world), "My hand")).private
        assert private.id == hand_of(who).id, "it is open in the channel, and nowhere else"
        assert held(hand_of(who)) == before
        assert direct_of(who).id == direct.id
        assert is_elsewhere(direct_of(who))
        for other in people:
            assert (private.id in [message.id for message in other.channel()]) == (other is who)


async def test_a_private_hand_stays_true_until_one_press_moves_it_back(world: World):
    """By the token of the click that opened it; so there is nothing on it to be clicked late."""
    people, first = await to_the_opening(world)
    who = people[first]
    offered = {offer.move for offer in own_offers(who)}
    before, told = held(hand_of(who)), len(who.dms())
    private = (await who.command("hand")).private
    assert {offer.move for offer in offers(private)} == offered != set()
    lead = lead_of(who)
    assert lead.message.id == private.id
    await lead.take(who)
    (private,) = [message for message in who.channel() if message.id == private.id]
    assert offers(private) == []
    left = [tile for tile in before if tile != lead.move.split()[1]]
    assert held(private) == left
    assert is_elsewhere(direct_of(who))
    await who.click(direct_of(who), "My hand here")
    assert private.id not in [message.id for message in who.channel()]
    assert held(direct_of(who)) == left
    assert len(who.dms()) == told, "the hand is redrawn where it was"


async def test_the_table_moves_down_on_request_and_notifies_nobody_whom_a_direct_message_reaches(world: World):
    people, first = await to_the_opening(world)
    before = table(world)
    assert world.notified(before) == [people[first].id], "an edit names the one to act; Discord notifies on none"
    await people[(first + 1) % 4].command("table")
    moved = table(world)
    assert moved.id > before.id
    assert before.id not in [message.id for message in world.bo.channel()]
    assert people[first].mention in moved.content
    assert world.notified(moved) == []
