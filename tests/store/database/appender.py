"""Run as a program by the crash test: appends moves to tables for ever, and says of each when it was saved."""

import asyncio
import sys

from bot.store.store import Store
from bot.store.tables.journal import NewMove


async def main(url: str, tables: list[int]) -> None:
    """At all tables at once, two moves in each entry, with a number in their notation."""
    store = await Store.open(url)
    await asyncio.gather(*(append(store, table) for table in tables))


async def append(store: Store, table: int) -> None:
    position = len(await store.journal.moves(table))
    while True:
        number = position // 2
        await store.journal.append(table, position + 1, [NewMove(seat=n, notation=f"play {number}") for n in (0, 1)])
        position += 2
        sys.stdout.write(f"{table} {position}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], [int(table) for table in sys.argv[2:]]))
