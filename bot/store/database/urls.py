"""DATABASE_URL as people and hosts write it: which database it names, and the arguments for the driver.

An error message never shows a value: a misplaced part can belong to the password.
"""

import logging
import re
import ssl
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.store.errors import StoreError

log = logging.getLogger(__name__)

_EXAMPLES = "Write sqlite+aiosqlite:/// and a file, or postgresql://user:password@host/database."
_ESCAPES = "In its user name and password write @ as %40, : as %3A, / as %2F, ? as %3F and # as %23."
_SQLITE_DRIVERS = ("", "pysqlite", "aiosqlite")  # it is always Python's own sqlite3
_POSTGRESQL_DRIVERS = ("", "asyncpg")

_SSL_MODES = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
_OTHER_SSL_MODES = {"true": "require", "1": "require", "no-verify": "require", "false": "disable", "0": "disable"}
_SESSIONS = ("any", "primary", "standby", "read-write", "read-only", "prefer-standby")
_FILES = ("sslrootcert", "sslcert", "sslkey", "sslcrl")
# Parameters for other programs that read the same URL: for connections the driver does not make, or for their pools.
_NOT_OURS = {
    "channel_binding", "gssencmode", "keepalives", "keepalives_idle", "keepalives_interval", "keepalives_count",
    "tcp_user_timeout", "sslcompression", "sslsni", "load_balance_hosts", "client_encoding", "connection_limit",
    "pool_timeout", "supa",
}  # fmt: skip
_VERIFY = "To be sure of the server, write sslmode=verify-full&sslrootcert=system instead."
_POOLER_PORT = 6543  # Supabase's pooler gives each transaction any connection that is free


def parse_url(text: str) -> URL:
    """Parse DATABASE_URL; the driver is `sqlite` or `postgresql+asyncpg`. Raises StoreError."""
    scheme, separator, rest = text.strip().partition("://")
    kind, _, driver = scheme.lower().partition("+")
    if not separator or not re.fullmatch(r"[a-z][a-z0-9.+-]{1,30}", scheme.lower()):
        raise StoreError(f"DATABASE_URL cannot be read. {_EXAMPLES}")
    match kind:
        case "sqlite":
            return _sqlite(driver, rest)
        case "postgres" | "postgresql":
            return _postgresql(driver, rest)
        case _:
            raise StoreError(
                f"DATABASE_URL names the database {kind}, but the bot works with SQLite and PostgreSQL. {_EXAMPLES}"
            )


def _sqlite(driver: str, rest: str) -> URL:
    if driver not in _SQLITE_DRIVERS:
        raise StoreError(
            f"DATABASE_URL names the driver {driver}, which the bot does not use: let it begin with sqlite:///."
        )
    if rest and not rest.startswith("/"):
        raise StoreError(
            "DATABASE_URL names no file: write three slashes before its name (sqlite:///boneyard.sqlite3), or four "
            "before a path that begins at the root."
        )
    return _made(f"sqlite://{rest}")


def _postgresql(driver: str, rest: str) -> URL:
    if driver not in _POSTGRESQL_DRIVERS:
        raise StoreError(
            f"DATABASE_URL names the driver {driver}, but the bot reaches PostgreSQL by asyncpg: let it begin with "
            "postgresql://."
        )
    _, at, after = rest.partition("@")
    if at and "@" in after.partition("?")[0]:
        raise StoreError(f"DATABASE_URL has an @ too many. {_ESCAPES}")
    url = _made(f"postgresql+asyncpg://{rest}")
    if url.port is not None and not 0 < url.port < 1 << 16:
        raise StoreError(f"DATABASE_URL's port is no number from 1 to 65535. {_ESCAPES}")
    return url


def _made(text: str) -> URL:
    try:
        return make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError(f"DATABASE_URL cannot be read. {_EXAMPLES} {_ESCAPES}") from None


def without_secrets(url: URL) -> str:
    """A server's URL without its password and parameters."""
    return url.set(query={}).render_as_string(hide_password=True)


def connection_of(url: URL) -> tuple[URL, dict[str, Any]]:
    """Split a PostgreSQL URL into its address and asyncpg's arguments, libpq's as a DSN. Raises StoreError."""
    asked = {name: value if isinstance(value, str) else value[-1] for name, value in url.query.items()}
    arguments: dict[str, Any] = {}
    if _is_pooled(url, asked):
        # The next transaction is on another connection, which knows no statement that was prepared on this one.
        arguments |= {"statement_cache_size": 0, "prepared_statement_cache_size": 0}
        arguments["prepared_statement_name_func"] = str  # none: each takes the place of the one before
    if "connect_timeout" in asked:
        arguments["timeout"] = _seconds(asked.pop("connect_timeout"))
    if "fallback_application_name" in asked:
        asked.setdefault("application_name", asked.pop("fallback_application_name"))
    if asked.get("target_session_attrs", "any") not in _SESSIONS:
        raise StoreError(f"DATABASE_URL's target_session_attrs is none of {', '.join(_SESSIONS)}.")
    if (context := _parse_tls(asked)) is not None:
        arguments["ssl"] = context
    if passed_on := {name: value for name, value in asked.items() if name not in _NOT_OURS}:
        arguments["dsn"] = f"postgresql://?{urlencode(passed_on)}"
    return url.set(query={}), arguments


def _is_pooled(url: URL, asked: dict[str, str]) -> bool:
    """True if a pooler can give each transaction another connection."""
    is_named = asked.pop("pgbouncer", "").lower() in ("true", "1")
    sizes = {asked.pop(name, "") for name in ("statement_cache_size", "prepared_statement_cache_size")}
    return is_named or "0" in sizes or url.port == _POOLER_PORT


def _parse_tls(asked: dict[str, str]) -> ssl.SSLContext | None:
    """Put what is asked of TLS in asyncpg's own terms; return a context where it has none. Raises StoreError."""
    given = [asked.pop(name) for name in ("ssl", "sslmode") if name in asked]
    mode = _OTHER_SSL_MODES.get(given[-1].lower(), given[-1]) if given else None
    if mode not in (None, *_SSL_MODES):
        raise StoreError(f"DATABASE_URL's sslmode is none of {', '.join(_SSL_MODES)}.")
    if asked.get("channel_binding") == "require":
        log.warning("DATABASE_URL requires channel binding, which asyncpg does not know. %s", _VERIFY)
    if asked.get("sslrootcert") == "system":
        if mode not in (None, "verify-full"):
            raise StoreError("DATABASE_URL's sslrootcert=system goes with sslmode=verify-full: write that too.")
        del asked["sslrootcert"]
        return ssl.create_default_context()
    for name in _FILES:
        if name in asked and not Path(asked[name]).is_file():
            raise StoreError(f"DATABASE_URL's {name} names a file that is not there.")
    if mode is not None:
        asked["sslmode"] = mode
    return None


def _seconds(text: str) -> float | None:
    try:
        seconds = int(text)
    except ValueError:
        raise StoreError("DATABASE_URL's connect_timeout is no number of seconds.") from None
    return seconds if seconds > 0 else None
