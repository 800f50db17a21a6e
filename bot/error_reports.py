"""Error reports to Sentry, if SENTRY_DSN is set and the extra `sentry` is installed.

A report has the parts listed here and nothing else: the error, its place in the code, the version. It never has values
of variables (they include hands, tokens and secrets of shuffles), requests, or earlier log lines.
"""

import logging
import re
from collections.abc import Iterable
from datetime import datetime
from typing import Any, cast

from bot.version import version

log = logging.getLogger(__name__)
_KEPT = (  # keys that a report may have, at any depth
    "event_id", "timestamp", "level", "platform", "release", "logger", "sdk", "name", "version", "logentry", "message",
    "exception", "values", "type", "module", "value", "stacktrace", "frames", "filename", "function", "lineno",
    "context_line", "in_app",
)  # fmt: skip
_TOKENS = (
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?'\"]+"), r"\1…"),  # of an interaction
    (re.compile(r"[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}"), "…"),  # of a bot
    (re.compile(r"\b[0-9a-fA-F]{32,}\b"), "…"),  # a secret of a shuffle
    (re.compile(r"(://)[^/\s@]+@"), r"\1…@"),  # a name and a password before a host
)


def start_error_reports(dsn: str, secrets: Iterable[str]) -> None:
    """Report every logged error from now on. If that cannot start, log why and go on."""
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
            default_integrations=False,  # others would record each request's address, with its token
            auto_enabling_integrations=False,
            integrations=integrations,
            include_local_variables=False,
            send_default_pii=False,
            max_request_body_size="never",
            max_breadcrumbs=0,
            auto_session_tracking=False,
            send_client_reports=False,
            before_send=lambda event, hint: _report(event, hint, hidden),
        )
    except BadDsn:
        log.warning("SENTRY_DSN cannot be read: copy it anew from your project's page “Client Keys (DSN)” at Sentry")


def _report(event: Any, hint: dict[str, Any], hidden: tuple[str, ...]) -> Any:
    if (record := hint.get("log_record")) is not None:
        event["logentry"] = {"message": record.getMessage()}
    return _scrubbed(event, hidden)


def _scrubbed(part: Any, hidden: tuple[str, ...]) -> Any:
    """Remove secrets from a part of a report."""
    if isinstance(part, dict):
        parts = cast("dict[str, Any]", part)
        return {name: _scrubbed(it, hidden) for name, it in parts.items() if name in _KEPT}
    if isinstance(part, list):
        return [_scrubbed(it, hidden) for it in cast("list[Any]", part)]
    return part if isinstance(part, int | float | datetime | None) else _masked(str(part), hidden)


def _masked(text: str, hidden: tuple[str, ...]) -> str:
    for secret in hidden:
        text = text.replace(secret, "…")
    for pattern, shown in _TOKENS:
        text = pattern.sub(shown, text)
    return text
