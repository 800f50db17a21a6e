"""DATABASE_URL as hosts give it, and the sentence for each that cannot be used. It never shows a password."""

import logging
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from bot.store.database.urls import connection_of, parse_url
from bot.store.errors import NotLoaded, StoreError
from bot.store.store import Store
from tests.open_stores import all_closed
from tests.postgres import NONE_NAMED, POSTGRES
from tests.store.sample_tables import lobby
from tests.told import fails_with, refused

needs_a_server = pytest.mark.skipif(not POSTGRES, reason=NONE_NAMED)


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("", "cannot be read. Write sqlite"),
        ("boneyard.sqlite3", "cannot be read. Write sqlite"),
        ("sqlite:boneyard.sqlite3", "cannot be read. Write sqlite"),
        ("sqlite://boneyard.sqlite3", "three slashes before its name"),
        ("sqlite+else:///boneyard.sqlite3", "driver else"),
        ("mysql://bone:hush@host/bone", "the database mysql, but the bot works with SQLite and PostgreSQL"),
        ("oracle+x://a:hush@b", "the database oracle"),
        ("http://a:hush/c", "the database http"),
        ("postgresql+psycopg2://bone:hush@host/bone", "driver psycopg2, but the bot reaches PostgreSQL by asyncpg"),
        ("postgres+pg8000://bone:hush@host/bone", "driver pg8000"),
        ("postgres://bone:hu@hush@host/bone", "an @ too many. In its user name and password write @ as %40"),
        ("postgres://bone:hu@hush/hush@host/bone", "an @ too many"),
        ("postgres://bone:hush", "cannot be read"),
        ("postgres://bone:a@host:hush/bone", "cannot be read"),
        ("postgres://bone:hush@host:99999/bone", "port"),
        ("postgres://bone:hush@host/bone?sslmode=hush", "sslmode is none of disable, allow"),
        ("postgres://bone:hush@host/bone?sslrootcert=/hush/root.crt", "sslrootcert names a file that is not there"),
        ("postgres://bone:hush@host/bone?sslmode=require&sslrootcert=system", "sslmode=verify-full"),
        ("postgres://bone:hush@host/bone?connect_timeout=hush", "connect_timeout is no number"),
        ("postgres://bone:hush@host/bone?target_session_attrs=hush", "target_session_attrs is none of any"),
        ("postgres://bone:hush@127.0.0.1:1/bone?sslpassword=hush", "bone:***@127.0.0.1:1/bone cannot be reached"),
    ],
)
async def test_a_url_that_cannot_be_used(url: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("asyncpg", reason="asyncpg is an extra")
    monkeypatch.chdir(tmp_path)
    with all_closed(), pytest.raises(StoreError) as refused:
        await Store.open(url)
    assert words in str(refused.value)
    assert "DATABASE_URL" in str(refused.value) or "cannot be reached" in str(refused.value)
    assert "hush" not in str(refused.value)


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg", "POSTGRES"])
def test_each_way_to_begin_is_the_same(scheme: str):
    url = parse_url(f" {scheme}://postgres.bone:a%40b#c/d?e@host.example:5432/bone\n")
    assert url.drivername == "postgresql+asyncpg"
    assert (url.username, url.password, url.host, url.port, url.database) == (
        "postgres.bone", "a@b#c/d?e", "host.example", 5432, "bone",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("", {}),
        ("?sslmode=require", {"dsn": "postgresql://?sslmode=require"}),
        ("?ssl=true", {"dsn": "postgresql://?sslmode=require"}),
        ("?sslmode=no-verify", {"dsn": "postgresql://?sslmode=require"}),
        ("?sslmode=disable&keepalives=1&gssencmode=disable", {"dsn": "postgresql://?sslmode=disable"}),
        (
            "?sslmode=prefer&channel_binding=prefer&connect_timeout=7",
            {"dsn": "postgresql://?sslmode=prefer", "timeout": 7},
        ),
        ("?connect_timeout=0", {"timeout": None}),
        ("?options=endpoint%3Dep-a-1", {"dsn": "postgresql://?options=endpoint%3Dep-a-1"}),
        ("?fallback_application_name=bone", {"dsn": "postgresql://?application_name=bone"}),
        ("?target_session_attrs=read-write", {"dsn": "postgresql://?target_session_attrs=read-write"}),
    ],
)
def test_urls_become_arguments_of_asyncpg(asked: str, told: dict[str, Any]):
    url, arguments = connection_of(parse_url(f"postgres://bone:hush@host/bone{asked}"))
    assert arguments == told
    assert not url.query


def test_channel_binding_cannot_be_required(caplog: pytest.LogCaptureFixture):
    _, arguments = connection_of(parse_url("postgres://bone:hush@host/bone?sslmode=require&channel_binding=require"))
    assert arguments == {"dsn": "postgresql://?sslmode=require"}
    assert "sslmode=verify-full" in caplog.text
    assert "hush" not in caplog.text


def test_the_systems_certificates():
    _, arguments = connection_of(parse_url("postgres://bone@host/bone?sslmode=verify-full&sslrootcert=system"))
    assert isinstance(arguments["ssl"], ssl.SSLContext)
    assert arguments["ssl"].check_hostname
    assert "dsn" not in arguments


@pytest.mark.parametrize(
    ("address", "is_pooled"),
    [
        ("host:5432/bone", False),
        ("host:5432/bone?pgbouncer=false", False),
        ("host:5432/bone?pgbouncer=true", True),
        ("host:5432/bone?prepared_statement_cache_size=0", True),
        ("aws-0-eu.pooler.example:6543/postgres", True),
    ],
)
def test_behind_a_pooler_no_statement_is_prepared_for_later(address: str, is_pooled: bool):
    _, arguments = connection_of(parse_url(f"postgres://bone:hush@{address}"))
    assert ("statement_cache_size" in arguments) == is_pooled
    assert "dsn" not in arguments


@pytest.fixture
async def open_with(postgres_url: str) -> AsyncIterator[Callable[[str], Awaitable[Store]]]:
    """Opens the server's database by an address as a host writes it, with such parameters."""
    opened: list[Store] = []

    async def open_one(parameters: str) -> Store:
        url = postgres_url.replace("postgresql+asyncpg://", "postgres://")
        opened.append(await Store.open(f"{url}{'&' if '?' in url else '?'}{parameters}"))
        return opened[-1]

    yield open_one
    for store in opened:
        await store.close()


async def ask(store: Store, query: str) -> Any:
    def answered(connection: Connection) -> Any:
        return connection.execute(text(query)).scalar_one()

    return await store.database.read(answered)


@needs_a_server
async def test_a_server_is_told_what_the_url_says(open_with: Callable[[str], Awaitable[Store]]):
    store = await open_with("application_name=bone&options=-c%20statement_timeout%3D12345&connect_timeout=10")
    assert await ask(store, "SELECT current_setting('application_name')") == "bone"
    assert await ask(store, "SELECT current_setting('statement_timeout')") == "12345ms"


@needs_a_server
async def test_a_connection_that_must_be_encrypted_is(open_with: Callable[[str], Awaitable[Store]]):
    is_encrypted = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()"
    assert await ask(await open_with("sslmode=disable"), is_encrypted) is False
    if await ask(await open_with("application_name=bone"), "SELECT current_setting('ssl')") == "off":
        await fails_with(StoreError, open_with("sslmode=require"), match="rejected SSL")
        pytest.skip("the server has no certificate")
    assert await ask(await open_with("sslmode=require"), is_encrypted) is True
    await fails_with(StoreError, open_with("sslmode=verify-full&sslrootcert=system"), match="certificate verify failed")


@needs_a_server
async def test_a_pooler_is_left_no_prepared_statement(open_with: Callable[[str], Awaitable[Store]]):
    kept = "SELECT count(*) FROM pg_prepared_statements WHERE name <> ''"
    for parameters, is_pooled in (("pgbouncer=true", True), ("application_name=bone", False)):
        store = await open_with(parameters)
        for _ in range(3):
            await store.schedule.behind()
        assert (await ask(store, kept) == 0) == is_pooled
        await lobby(store)


@needs_a_server
async def test_a_hidden_pooler_is_named(open_with: Callable[[str], Awaitable[Store]], caplog: pytest.LogCaptureFixture):
    store = await open_with("application_name=bone")

    def forgets(connection: Connection) -> None:
        connection.execute(text("EXECUTE nothing_of_this_name"))

    with caplog.at_level(logging.CRITICAL), refused(NotLoaded, "not-loaded(cause=pooled)"):
        await store.database.read(forgets)
