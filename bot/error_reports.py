"""Errors reported to Sentry, where SENTRY_DSN says so and the extra `sentry` is installed.

A report is made of what is listed here and nothing else: what happened, where in the code, in which version. The values
of variables are never in it (hands, tokens and secrets of shuffles are among them), nor are requests or the log before.
"""

import logging
import re
from collections.abc import Iterable
from typing import Any

from bot.version import version

log = logging.getLogger(__name__)
_EVENT = ("event_id", "timestamp", "level", "platform", "release", "logger", "sdk")
_FRAME = ("filename", "function", "module", "lineno", "context_line", "in_app")
_TOKENS = (
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?'\"]+"), r"\1…"),  # of an interaction
    (re.compile(r"[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}"), "…"),  # of a bot
    (re.compile(r"\b[0-9a-fA-F]{32,}\b"), "…"),  # a secret of a shuffle
    (re.compile(r"(://)[^/\s@]+@"), r"\1…@"),  # a name and a password before a host
)


def start_error_reports(dsn: str, secrets: Iterable[str]) -> None:
    """Report what is logged as an error from now on. What cannot be started is said in the log: the bot goes on."""
    try:
        import sentry_sdk  # noqa: PLC0415 - an extra
        from sentry_sdk.integrations import Integration  # noqa: PLC0415
        from sentry_sdk.integrations.dedupe import DedupeIntegration  # noqa: PLC0415
        from sentry_sdk.integrations.excepthook import ExcepthookIntegration  # noqa: PLC0415
        from sentry_sdk.integrations.logging import LoggingIntegration  # noqa: PLC0415
        from sentry_sdk.utils import BadDsn  # noqa: PLC0415
    except ImportError:
        log.warning("SENTRY_DSN is set, but sentry-sdk is not installed: run “uv sync --extra sentry”")
        return
    hidden = tuple(secret for secret in secrets if secret)
    integrations: list[Integration] = [
        LoggingIntegration(level=None, event_level=logging.ERROR),
        ExcepthookIntegration(),
        DedupeIntegration(),
    ]
    try:
        sentry_sdk.init(
            dsn=dsn,
            release=f"boneyard@{version()}",
            default_integrations=False,  # others would note each request with its address, and so its token
            auto_enabling_integrations=False,
            integrations=integrations,
            include_local_variables=False,
            send_default_pii=False,
            max_request_body_size="never",
            max_breadcrumbs=0,
            auto_session_tracking=False,
            send_client_reports=False,
            before_send=lambda event, _: _scrubbed(event, hidden),  # type: ignore[arg-type]
        )
    except BadDsn:
        log.warning("SENTRY_DSN cannot be read: copy it anew from your project's page “Client Keys (DSN)” at Sentry")


def _scrubbed(event: Any, hidden: tuple[str, ...]) -> Any:
    """A report with what may leave, and nothing else."""
    kept = {name: event[name] for name in _EVENT if name in event}
    if logged := event.get("logentry"):
        params = logged.get("params")
        try:
            message = logged["message"] % tuple(params) if params else logged["message"]
        except (TypeError, ValueError):
            message = logged["message"]
        kept["logentry"] = {"message": _masked(str(message), hidden)}
    exception: dict[str, list[Any]] = event.get("exception") or {}
    if raised := exception.get("values"):
        kept["exception"] = {"values": [_exception(each, hidden) for each in raised]}
    return kept


def _exception(raised: dict[str, Any], hidden: tuple[str, ...]) -> dict[str, Any]:
    trace: dict[str, list[dict[str, Any]]] = raised.get("stacktrace") or {}
    return {
        "type": raised.get("type"),
        "module": raised.get("module"),
        "value": _masked(str(raised.get("value", "")), hidden),
        "stacktrace": {
            "frames": [{name: frame[name] for name in _FRAME if name in frame} for frame in trace.get("frames", ())]
        },
    }


def _masked(text: str, hidden: tuple[str, ...]) -> str:
    for secret in hidden:
        text = text.replace(secret, "…")
    for pattern, shown in _TOKENS:
        text = pattern.sub(shown, text)
    return text
