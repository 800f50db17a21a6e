"""Reports for Sentry, as they arrive at a server on loopback: no value of a variable, no token, no request."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from aiohttp import web

_PROGRAM = """
import logging, sys
from bot.error_reports import start_error_reports
logging.basicConfig()
start_error_reports(sys.argv[1], ["the-token-itself", ""])
log = logging.getLogger("bot.example")

def play(hand, secret, interaction_token):
    log.info("said before: %s", hand)
    raise RuntimeError("/webhooks/1/aW50ZXJhY3Rpb24/messages postgresql://me:pass-word@host the-token-itself")

try:
    play("hand-in-a-local", "ab" * 32, "interaction-token-in-a-local")
except RuntimeError:
    log.exception("table %d: reference %s of %s", 7, "cafe", "the-token-itself")
import sentry_sdk
sentry_sdk.flush(10)
"""
_SECRETS = (
    "hand-in-a-local", "abab", "interaction-token-in-a-local", "aW50ZXJhY3Rpb24", "pass-word", "the-token-itself",
    "said before",
)  # fmt: skip


async def test_a_report_leaves_without_secrets() -> None:
    arrived: list[bytes] = []

    async def take(request: web.Request) -> web.Response:
        arrived.append(await request.read())
        return web.json_response({})

    app = web.Application()
    app.router.add_post("/api/1/envelope/", take)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        dsn = f"http://key@127.0.0.1:{runner.addresses[0][1]}/1"
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", _PROGRAM, dsn)
        assert await asyncio.wait_for(process.wait(), 60) == 0
    finally:
        await runner.cleanup()
    (report,) = [body.decode().replace("\\u2026", "…") for body in arrived]
    assert "RuntimeError" in report
    assert "table 7: reference cafe of …" in report
    assert '"function":"play"' in report.replace('": "', '":"')
    assert "boneyard@" in report
    for secret in _SECRETS:
        lines = [line for line in report.splitlines() if secret in line]
        assert not lines, secret


@pytest.mark.parametrize(
    ("missing", "dsn", "words"),
    [(True, "http://key@127.0.0.1:9/1", "uv sync --extra sentry"), (False, "nonsense", "SENTRY_DSN cannot be read")],
)
def test_an_unreachable_address_is_one_line(tmp_path: Path, missing: bool, dsn: str, words: str) -> None:
    if missing:
        (tmp_path / "sentry_sdk.py").write_text("raise ImportError")
    program = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import logging; logging.basicConfig();"
        f"from bot.error_reports import start_error_reports; start_error_reports({dsn!r}, [])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert words in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert "nonsense" not in done.stderr
