"""Discord's deadlines and rate limits, and the counting of requests by bucket."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha1


@dataclass(frozen=True)
class Rate:
    """So many requests in so many seconds."""

    requests: int
    seconds: float


# Discord tells its buckets only in its answers' headers; these are the figures commonly seen there.
BUCKETS: Mapping[str, Rate] = {
    "POST /channels/{channel_id}/messages": Rate(5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": Rate(5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": Rate(5, 1.0),
    "GET /channels/{channel_id}/messages": Rate(5, 5.0),
    "GET /channels/{channel_id}/messages/{message_id}": Rate(5, 5.0),
    "POST /channels/{channel_id}/typing": Rate(5, 5.0),
    "POST /users/@me/channels": Rate(10, 10.0),
    "POST /webhooks/{webhook_id}/{webhook_token}": Rate(5, 2.0),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original": Rate(5, 2.0),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}": Rate(5, 2.0),
}


@dataclass(frozen=True)
class Limits:
    """Every number a test may want to shorten. Times in seconds."""

    acknowledge_within: float = 3.0
    token_lifetime: float = 15 * 60.0
    resume_within: float = 120.0
    heartbeat_every: float = 41.25
    buckets: Mapping[str, Rate] = field(default_factory=lambda: BUCKETS)
    everything: Rate | None = Rate(50, 1.0)

    def fast(self) -> "Limits":
        """The same without rate limits."""
        return replace(self, buckets={}, everything=None)


@dataclass
class Verdict:
    """Whether a request may pass, and what its headers say. `wait` is 0 where it may."""

    headers: dict[str, str]
    wait: float = 0.0
    everything: bool = False


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

    def ask(self, route: str, major: str, *, counts_overall: bool) -> Verdict:
        """Count one request to `route` ("METHOD /path/{template}") with its major parameter."""
        limits = self._limits()
        if counts_overall and limits.everything:
            wait, _ = self._take(("everything", ""), limits.everything)
            if wait:
                return Verdict({"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}, wait, everything=True)
        rate = limits.buckets.get(route)
        if rate is None:
            return Verdict({})
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
        return Verdict(headers, wait)

    def _take(self, key: tuple[str, str], rate: Rate) -> tuple[float, _Window]:
        now = self._clock()
        window = self._windows.get(key)
        if window is None or now >= window.ends:
            window = self._windows[key] = _Window(now + rate.seconds, rate.requests)
        if window.left == 0:
            return max(window.ends - now, 0.001), window
        window.left -= 1
        return 0.0, window
