"""Discord's deadlines and rate limits, which a test can change."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace


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
    "POST /users/@me/channels": Rate(10, 10.0),
    "POST /webhooks/{webhook_id}/{webhook_token}": Rate(5, 2.0),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original": Rate(5, 2.0),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}": Rate(5, 2.0),
}


@dataclass(frozen=True)
class Limits:
    """The numbers that a test can change. Times in seconds."""

    acknowledge_within: float = 3.0
    token_lifetime: float = 15 * 60.0
    resume_within: float = 120.0
    heartbeat_every: float = 41.25
    buckets: Mapping[str, Rate] = field(default_factory=lambda: BUCKETS)
    overall: Rate | None = Rate(50, 1.0)

    def fast(self) -> "Limits":
        """The same without rate limits."""
        return replace(self, buckets={}, overall=None)
