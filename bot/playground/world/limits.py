"""Discord's deadlines and rate limits, and the limiter that counts requests."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha1


@dataclass(frozen=True)
class Rate:
    requests: int
    seconds: float


# Discord publishes its buckets only in headers; these figures are common there.
BUCKETS: Mapping[str, Rate] = {
    "POST /channels/{channel_id}/messages": Rate(5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": Rate(5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": Rate(5, 1.0),
    "GET /channels/{channel_id}/messages": Rate(5, 5.0),
    "GET /channels/{channel_id}/messages/{message_id}": Rate(5, 5.0),
    "POST /users/@me/channels": Rate(10, 10.0),
    "POST /webhooks/{webhook_id}/{webhook_token}": Rate(5, 2.0),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original": Rate(5, 2.0),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}": Rate(5, 2.0),
}


@dataclass(frozen=True)
class Limits:
    """Limits that a test can change; times in seconds."""

    acknowledge_within: float = 3.0
    token_lifetime: float = 15 * 60.0
    resume_within: float = 120.0
    heartbeat_every: float = 41.25
    buckets: Mapping[str, Rate] = field(default_factory=lambda: BUCKETS)
    overall: Rate | None = Rate(50, 1.0)

    def fast(self) -> "Limits":
        """The same without rate limits."""
        return replace(self, buckets={}, overall=None)


@dataclass
class RateDecision:
    """The headers of a request's answer, and the seconds to wait; 0 if it passes."""

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
        """Count one request to `route`, a "METHOD /path/{template}"."""
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
