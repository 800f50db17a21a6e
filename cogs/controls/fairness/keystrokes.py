"""Keystrokes in a command's options, for each of which Discord asks for suggestions: only the newest matters."""

import asyncio


class Keystrokes:
    """Of each person's keystrokes one is worked on at a time, and the newest waits for it."""

    def __init__(self) -> None:
        self._waiting: dict[int, asyncio.Future[bool] | None] = {}  # by person, while one is worked on

    async def turn(self, person: int) -> bool:
        """Wait for the turn, until `done` is called. False where a later keystroke has taken its place."""
        if person not in self._waiting:
            self._waiting[person] = None
            return True
        older = self._waiting[person]
        if older is not None and not older.done():
            older.set_result(False)
        newest = self._waiting[person] = asyncio.get_running_loop().create_future()
        return await newest

    def done(self, person: int) -> None:
        """The keystroke whose turn it was has been dealt with: now the newest."""
        newest = self._waiting[person]
        if newest is None or newest.done():
            del self._waiting[person]
        else:
            self._waiting[person] = None
            newest.set_result(True)
