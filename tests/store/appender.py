"""Run as a program by the crash test: appends moves to a table for ever, and says of each when it was saved."""

import asyncio
import sys

from bot.store.rows import NewMove
from bot.store.store import Store


async def main(url: str, table_id: int) -> None:
    """Two moves in each entry, with a number in their notation."""
    store = await Store.open(url)
    position = await store.journal.position(table_id)
    while True:
        number = position // 2
        await store.journal.append(table_id, position + 1, [NewMove(seat=n, notation=f"play {number}") for n in (0, 1)])
        position += 2
        sys.stdout.write(f"{position}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
