"""Who has only one legal piece is asked on their hand whether such plays shall be made for them."""

from bot.playground import ChatMessage, UserClient
from tests.cogs.conftest import Bench
from tests.end_to_end.house import Table, controls, offers
from tests.said import said


async def until_asked(bench: Bench, table: Table) -> tuple[UserClient, ChatMessage]:
    """Play until somebody is asked."""
    while True:
        found = table.someone()
        assert found is not None
        person, hand, moves = found
        is_asked = offers(hand, "notforced")
        assert is_asked == offers(hand, "forced")
        assert len(moves) == 1 or not is_asked
        if is_asked:
            return person, hand
        await (await table.click(*found)).acknowledged()
        await bench.idle()


async def test_it_is_answered_by_one_press(bench: Bench) -> None:
    people = bench.people("Ann", "Bo", "Cy", "Di")
    table = await bench.table(*people, target=500)
    preferences, courier = bench.bot.services.tables.preferences, bench.bot.courier
    answered = set[UserClient]()
    for label, wants in ((said("forced-no"), False), (said("forced-yes"), True)):
        person, hand = await until_asked(bench, table)
        assert person not in answered
        before = len(hand.revisions)
        await (await person.click(hand, label=label)).acknowledged()
        await courier.wait_until_idle()
        likes = await preferences.of_person(person.id)
        assert (likes.forced, likes.forced_offered) == (wants, True)
        assert not {"forced", "notforced"} & {it.action for it in controls(hand)}
        if not wants:
            assert len(hand.revisions) == before + 1
            assert table.asked(person), "it is still their play"
        answered.add(person)
    for person in people:
        await preferences.set(person.id, forced=False)
