"""`boneyard health`: ask the running bot for its health. Containers ask every half minute, so it imports little."""

import http.client
import json
import os
from typing import Any, cast

from dotenv import dotenv_values

from bot.command_line import fail

_DEFAULT = "127.0.0.1:8790"  # as in `bot.settings`, which takes a tenth of a second to import
_PATIENCE = 5.0  # seconds
_NO_ANSWER = "The bot isn't running, hangs, or has another HEALTH_ADDRESS. A playground has none."


def ask() -> int:
    """Print one line. Returns 0 if the bot is healthy, else 1."""
    address = os.environ.get("HEALTH_ADDRESS") or dotenv_values(".env").get("HEALTH_ADDRESS") or _DEFAULT
    address = address.strip().strip("\"'").strip()
    if address.lower() == "off":
        return fail("HEALTH_ADDRESS is off, so the bot doesn't answer.")
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal():
        return fail("HEALTH_ADDRESS cannot be read: write it like 127.0.0.1:8790, or off.")
    host = {"0.0.0.0": "127.0.0.1", "[::]": "::1"}.get(host, host.strip("[]"))  # noqa: S104 - it listens on all addresses
    try:
        status, health = _get(host, int(port))
    except (OSError, http.client.HTTPException):
        return fail(f"Nothing answers at {address}. {_NO_ANSWER}")
    except ValueError:
        return fail(f"Another program answers at {address}, not the bot.")
    if status != http.client.OK:
        return fail(f"The bot runs, but {' and '.join(health['faults'])}.")
    print("The bot is well.")
    return 0


def _get(host: str, port: int) -> tuple[int, dict[str, Any]]:
    """The status and body of /health. Raises OSError, HTTPException; ValueError if another program answers."""
    connection = http.client.HTTPConnection(host, port, timeout=_PATIENCE)
    try:
        connection.request("GET", "/health")
        answer = connection.getresponse()
        health: Any = json.loads(answer.read(100_000))
    finally:
        connection.close()
    if not isinstance(health, dict) or "tables_resumed" not in health:
        raise ValueError("another program")
    return answer.status, cast("dict[str, Any]", health)
