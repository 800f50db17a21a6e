"""Faults injected on purpose."""

import re
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass

Around = Callable[[str, str], AbstractAsyncContextManager[None]]  # of a method, and a path as in `Faults.answer`


@dataclass
class RestFault:
    """A fault of the next `left` requests that match `pattern`. `status` None: a delay or a cut connection.
    `is_applied`: the request is handled, and only its answer goes wrong. `is_page`: a proxy answers with HTML.
    """

    status: int | None
    left: int
    pattern: re.Pattern[str]
    delay: float = 0.0
    retry_after: float = 0.1
    code: int = 0
    cuts: bool = False
    is_applied: bool = False
    is_page: bool = False


class Faults:
    """The pending faults, in order.

    `around` is entered before each request is handled and left before it is answered. It raises ConnectionError if it
    has killed the bot, which then gets no answer.
    """

    def __init__(self) -> None:
        self._rest: list[RestFault] = []
        self.around: Around = lambda _method, _path: nullcontext()
        self.deliveries_to_double = 0
        self.refuse_resumes = 0
        self.connections_to_ignore = 0

    def answer(
        self,
        status: int,
        times: int = 1,
        where: str = "",
        retry_after: float = 0.1,
        *,
        code: int = 0,
        is_applied: bool = False,
        is_page: bool = False,
    ) -> RestFault:
        """Answer the next `times` requests with `status`; `where` is a pattern searched in "METHOD /path".

        The path is the one below the API's address, for instance "PATCH /channels/1/messages/2".
        """
        fault = RestFault(
            status, times, re.compile(where), retry_after=retry_after, code=code, is_applied=is_applied, is_page=is_page
        )
        self._rest.append(fault)
        return fault

    def cut(self, times: int = 1, where: str = "", *, is_applied: bool = False) -> RestFault:
        """Cut the connection of the next `times` matching requests instead of answering."""
        fault = RestFault(None, times, re.compile(where), cuts=True, is_applied=is_applied)
        self._rest.append(fault)
        return fault

    def withdraw(self, fault: RestFault) -> None:
        if fault in self._rest:
            self._rest.remove(fault)

    def delay(self, seconds: float, times: int = 1, where: str = "") -> None:
        """Delay the next `times` matching requests before they are handled."""
        self._rest.append(RestFault(None, times, re.compile(where), delay=seconds))

    def deliver_twice(self, times: int = 1) -> None:
        self.deliveries_to_double += times

    def clear(self) -> None:
        self._rest.clear()
        self.deliveries_to_double = self.refuse_resumes = self.connections_to_ignore = 0

    def next_for(self, method: str, path: str) -> RestFault | None:
        """The fault for this request, which uses it once."""
        for fault in self._rest:
            if fault.pattern.search(f"{method} {path}"):
                fault.left -= 1
                if fault.left == 0:
                    self._rest.remove(fault)
                return fault
        return None
