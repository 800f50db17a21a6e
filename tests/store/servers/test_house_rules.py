"""House rules that a server keeps."""

from bot.store.store import Store


async def test_the_last_choice_of_a_server_is_kept_for_each_game(store: Store) -> None:
    assert await store.house_rules.get(1, "chess") is None
    await store.house_rules.set(1, "chess", {"target": 3})
    await store.house_rules.set(1, "go", {"target": 9})
    await store.house_rules.set(1, "chess", {"target": 5, "tie": "shared"})
    await store.house_rules.set(2, "chess", {"target": 7})
    assert await store.house_rules.get(1, "chess") == {"target": 5, "tie": "shared"}
    assert await store.house_rules.get(2, "chess") == {"target": 7}
