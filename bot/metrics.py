"""The bot's metrics, for `/metrics`. Each label has few values, known beforehand: no person, no server.

Prometheus takes two microseconds to find the child of some labels, so those that every play needs are kept.
"""

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_ANSWERS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0)  # Discord waits for three seconds
_WAITS = (0.01, 0.05, 0.25, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)

plays = cache(Counter("boneyard_plays", "Moves written to the journal.", ["game", "by"]).labels)
REFUSALS = Counter("boneyard_refusals", "Requests of people that were refused with a sentence.", ["kind"])
UNTRANSLATED = Counter("boneyard_untranslated", "Messages said in English for want of a translation.", ["language"])
ERRORS = Counter("boneyard_errors", "Lines in the log at ERROR or above.", ["logger", "kind"])
_ACKNOWLEDGED = Histogram(
    "boneyard_acknowledgement_seconds",
    "From an interaction's arrival here until Discord has taken its first answer.",
    ["kind"],
    buckets=_ANSWERS,
)
acknowledged = cache(_ACKNOWLEDGED.labels)
RENDERED = Histogram("boneyard_render_seconds", "Drawing a picture.", ["where"], buckets=_QUICK)
RENDERED_IN_LOOP, RENDERED_IN_THREAD = RENDERED.labels("event loop"), RENDERED.labels("thread")
TRANSACTIONS = Histogram(
    "boneyard_database_seconds",
    "A transaction of the database, with the wait for its turn and for the disk.",
    ["kind"],
    buckets=_QUICK,
)
READS, WRITES = TRANSACTIONS.labels("read"), TRANSACTIONS.labels("write")
_DISCORD_CALLS = Counter("boneyard_discord_calls", "Answers of Discord's API.", ["method", "route", "status"])
discord_calls = cache(_DISCORD_CALLS.labels)
DISCORD_WAITS = Histogram(
    "boneyard_discord_wait_seconds",
    "How long a call waited for Discord's rate limits and for its turn before it was sent.",
    buckets=_WAITS,
)
RATE_LIMITED = Counter("boneyard_rate_limited", "Calls that Discord answered with 429.", ["scope"])
DELIVERIES = Gauge("boneyard_deliveries", "Messages that are being drawn and sent, or wait to be tried again.")
DECISIONS = Histogram(
    "boneyard_decision_seconds",
    "A request to the computer players' process: a move or a hint, with the wait in its line.",
    ["outcome"],
    buckets=_QUICK,
)
DECISIONS_WAITING = Gauge("boneyard_decisions_waiting", "Requests to the computer players' process without an answer.")
