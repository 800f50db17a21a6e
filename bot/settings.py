"""The environment and `.env`, read once into one Settings object."""

import os
import re
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Literal, Self

from dotenv.parser import Binding, parse_stream
from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

ENV_FILE = Path(".env")
_ENCODING = "utf-8-sig"  # some Windows editors begin a file with a byte order mark
_OF_COMPOSE = ("COMPOSE_PROFILES", "POSTGRES_PASSWORD")  # compose.yaml takes these from .env
_NEAR = 0.8  # the least similarity of a misspelt name to a setting's
LAST_PORT = 65535
# The database's name of a table's clock, by its names for people, now and before.
_CLOCKS = {"quick": "quick", "relaxed": "evening", "correspondence": "post", "evening": "evening", "post": "post"}


class BadSettings(Exception):  # noqa: N818 - shown to the owner as it is
    """A broken setting. The message names it and what to write instead, and never shows a value."""


@dataclass(frozen=True, slots=True)
class Operator:
    """The operator's contact, and links to the privacy policy and terms."""

    contact: str = ""
    privacy_url: str = ""
    terms_url: str = ""


class Settings(BaseSettings):
    """All settings. `.env.example` explains each."""

    model_config = SettingsConfigDict(
        env_file=ENV_FILE, env_file_encoding=_ENCODING, env_ignore_empty=True, extra="ignore"
    )

    discord_token: SecretStr | None = None
    discord_application_id: int | None = Field(default=None, gt=0)
    discord_api_url: str | None = None
    database_url: str = "sqlite+aiosqlite:///data/boneyard.sqlite3"
    log_level: str = "INFO"
    log_format: Literal["text", "json"] = "text"
    sentry_dsn: SecretStr | None = None
    health_address: Annotated[tuple[str, int] | None, NoDecode] = ("127.0.0.1", 8790)
    shard_count: int | None = Field(default=None, ge=1)
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode] = None
    computer_pace: float = Field(default=1.0, ge=0, le=10)
    remind_minutes: float = Field(default=1, gt=0)
    table_clock: Literal["quick", "evening", "post"] = "evening"
    substitute_hours: float = Field(default=24, gt=0)
    tile_emojis: bool = True
    keep_matches_days: float = Field(default=730, ge=30, le=36500)
    operator_contact: str = Field(default="", max_length=200)
    privacy_url: str = Field(default="", max_length=300)
    terms_url: str = Field(default="", max_length=300)

    @property
    def operator(self) -> Operator:
        return Operator(self.operator_contact, self.privacy_url, self.terms_url)

    @field_validator("privacy_url", "terms_url")
    @classmethod
    def _check_link(cls, value: str) -> str:
        if value and not re.fullmatch(r"https://[^\s()<>]+", value):
            raise ValueError("write an address such as https://example.org/privacy")
        return value

    @field_validator("log_format", mode="before")
    @classmethod
    def _lower(cls, value: object) -> object:
        return value.strip().lower() if isinstance(value, str) else value

    @field_validator("table_clock", mode="before")
    @classmethod
    def _stored_clock(cls, value: object) -> object:
        try:
            return _CLOCKS[str(value).strip().lower()]
        except KeyError:
            raise ValueError("write quick, relaxed or correspondence") from None

    @field_validator("discord_api_url")
    @classmethod
    def _check_address(cls, value: str | None) -> str | None:
        if value is not None and not value.startswith(("http://", "https://")):
            raise ValueError("write an address such as https://proxy.example/api/v10")
        return value.rstrip("/") if value else None

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _split_numbers(cls, value: object) -> object:
        return [part for part in value.replace(",", " ").split() if part] if isinstance(value, str) else value

    @field_validator("health_address", mode="before")
    @classmethod
    def _split_address(cls, value: object) -> object:
        if not isinstance(value, str):
            return value
        value = value.strip()
        if value.lower() == "off":
            return None
        host, _, port = value.rpartition(":")
        if not host or not port.isdecimal() or int(port) > LAST_PORT:
            raise ValueError("write an address and a port, such as 127.0.0.1:8790, or off")
        return host.strip("[]"), int(port)

    @field_validator("*", mode="before")
    @classmethod
    def _unquote(cls, value: object) -> object:
        """Strip quotes, which containers keep from .env. This runs first, as the last validator does."""
        if isinstance(value, str) and re.fullmatch(r"""(["']).*\1""", value):
            return value[1:-1]
        return value

    @model_validator(mode="after")
    def _check_shards(self) -> Self:
        if self.shard_ids is not None and not all(
            0 <= shard_id < (self.shard_count or 0) for shard_id in self.shard_ids
        ):
            raise ValueError("SHARD_IDS are numbers below SHARD_COUNT, which must be set with them, such as 0,1")
        return self

    @field_validator("log_level")
    @classmethod
    def _check_level(cls, value: str) -> str:
        if value.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
            raise ValueError("write DEBUG, INFO, WARNING or ERROR")
        return value.upper()


def load_settings() -> Settings:
    """Read the settings. Raises BadSettings."""
    _read_env_file(ENV_FILE)
    try:
        return Settings()
    except ValidationError as error:
        faults = "; ".join(
            f"{'.'.join(str(part) for part in fault['loc']).upper()}: {fault['msg'].removeprefix('Value error, ')}"
            for fault in error.errors(include_input=False, include_url=False)
        )
        raise BadSettings(f"These settings cannot be used: {faults}. See .env.example.") from None


def unknown_settings() -> str | None:
    """A warning that names unknown settings in .env and misspelt ones in the environment, without their values."""
    known = {name.upper() for name in Settings.model_fields}
    in_file = {binding.key.upper(): binding for binding in _read_env_file(ENV_FILE) if binding.key}
    in_environment = {name.upper() for name in os.environ}
    found = [
        _unknown_name(binding, meant)
        for name, binding in in_file.items()
        if name not in known and name not in _OF_COMPOSE
        for meant in [get_close_matches(name, known, 1, _NEAR)]
    ]
    missing = known - in_environment - set(in_file)
    found += [
        f"{name} in the environment (did you mean {meant[0]}?)"
        for name in sorted(in_environment - known - set(in_file))
        if (meant := get_close_matches(name, missing, 1, _NEAR))
    ]
    return f"These are no settings, and are ignored: {', '.join(found)}. See .env.example." if found else None


def _unknown_name(binding: Binding, meant: list[str]) -> str:
    """An unknown setting's name; its line number if the text may be a token."""
    name = binding.key or ""
    if meant:
        return f"{name} in {ENV_FILE} (did you mean {meant[0]}?)"
    is_name = binding.value is not None and re.fullmatch("[A-Z][A-Z0-9_]*", name)
    return f"{name} in {ENV_FILE}" if is_name else f"line {binding.original.line} of {ENV_FILE}"


def _read_env_file(path: Path) -> list[Binding]:
    """The lines of `.env`. Raises BadSettings."""
    if not path.exists():
        return []
    try:
        with path.open(encoding=_ENCODING) as stream:
            bindings = list(parse_stream(stream))
    except (OSError, UnicodeDecodeError):
        raise BadSettings(f"{path} cannot be read. It must be a text file in UTF-8, as .env.example is.") from None
    bad = [binding.original.line for binding in bindings if binding.error]
    if bad:
        raise BadSettings(f"Line {bad[0]} of {path} cannot be read. Write NAME=value, as in .env.example.")
    return bindings
