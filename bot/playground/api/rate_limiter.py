"""Counting requests against the rate limits."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha1

from bot.playground.world.limits import Limits, Rate


@dataclass
class RateDecision:
    """Whether a request can pass, and its headers. `wait` is 0 where it can, else seconds."""

    headers: dict[str, str]
    wait: float = 0.0
    overall: bool = False


@dataclass
class _Window:
    ends: float
    left: int


class RateLimiter:
    """Counts requests in fixed windows, per bucket and major parameter, and over all."""

    def __init__(self, limits: Callable[[], Limits], clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._windows: dict[tuple[str, str], _Window] = {}
        self.invalid_requests = 0

    def count(self, route: str, major: str, *, is_counted_overall: bool) -> RateDecision:
        """Count one request to `route` ("METHOD /path/{template}") with its major parameter."""
        limits = self._limits()
        if is_counted_overall and limits.overall:
            wait, _ = self._take(("overall", ""), limits.overall)
            if wait:
                return RateDecision({"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}, wait, overall=True)
        rate = limits.buckets.get(route)
        if rate is None:
            return RateDecision({})
        wait, window = self._take((route, major), rate)
        rest = max(window.ends - self._clock(), 0.0)
        headers = {
            "X-RateLimit-Bucket": sha1(route.encode(), usedforsecurity=False).hexdigest(),
            "X-RateLimit-Limit": str(rate.requests),
            "X-RateLimit-Remaining": str(window.left),
            "X-RateLimit-Reset": f"{time.time() + rest:.3f}",
            "X-RateLimit-Reset-After": f"{rest:.3f}",
        }
        if wait:
            headers["X-RateLimit-Scope"] = "user"
        return RateDecision(headers, wait)

    def _take(self, key: tuple[str, str], rate: Rate) -> tuple[float, _Window]:
        now = self._clock()
        window = self._windows.get(key)
        if window is None or now >= window.ends:
            window = self._windows[key] = _Window(now + rate.seconds, rate.requests)
        if window.left == 0:
            return max(window.ends - now, 0.001), window
        window.left -= 1
        return 0.0, window
