"""What is read of finished deals and matches."""

from bot.store.store import Store
from bot.table.results import Results
from tests.store.sample_tables import PEOPLE, all_seen, deal, move, playing


async def test_a_record_in_one_game_holds_nothing_of_another(url: str) -> None:
    store = await Store.open(url)
    for game in ("one", "two"):
        table = await playing(store, game=game)
        await store.journal.append(table.id, 1, [move()], results=deal(1, (1, 2, 3, 4), (1, 2, 3, 4)))
    viewer = await all_seen(store)
    of_one = await Results(store).of_player(viewer, PEOPLE[0], "one")
    of_all = await Results(store).of_player(viewer, PEOPLE[0])
    await store.close()
    assert of_one is not None
    assert of_all is not None
    assert ([row.game for row in of_one.games], of_one.total.deals) == (["one"], 1)
    assert (sorted(row.game or "" for row in of_all.games), of_all.total.deals) == (["one", "two"], 2)
