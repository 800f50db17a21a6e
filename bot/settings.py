"""The environment and `.env`, read once into one Settings object."""

from pathlib import Path
from typing import Annotated, Literal, Self

from dotenv.parser import parse_stream
from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

ENV_FILE = Path(".env")


class BadSettings(Exception):  # noqa: N818 - shown to the owner as it is
    """A setting is broken. The message says which, and what to write instead; it never shows a value."""


class Settings(BaseSettings):
    """Every setting there is. `.env.example` explains each."""

    model_config = SettingsConfigDict(env_file=ENV_FILE, env_ignore_empty=True, extra="ignore")

    discord_token: SecretStr | None = None
    discord_api_url: str | None = None
    database_url: str = "sqlite+aiosqlite:///data/boneyard.sqlite3"
    log_level: str = "INFO"
    shard_count: int | None = Field(default=None, ge=1)
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode] = None
    computer_pace: float = Field(default=1.0, ge=0, le=10)
    remind_minutes: float = Field(default=1, gt=0)
    table_clock: Literal["quick", "evening", "post"] = "evening"
    substitute_hours: float = Field(default=24, gt=0)

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
    _check_env_file(ENV_FILE)
    try:
        return Settings()
    except ValidationError as error:
        faults = "; ".join(
            f"{'.'.join(str(part) for part in fault['loc']).upper()}: {fault['msg'].removeprefix('Value error, ')}"
            for fault in error.errors(include_input=False, include_url=False)
        )
        raise BadSettings(f"These settings cannot be used: {faults}. See .env.example.") from None


def _check_env_file(path: Path) -> None:
    if not path.exists():
        return
    try:
        with path.open(encoding="utf-8") as stream:
            bad = [binding.original.line for binding in parse_stream(stream) if binding.error]
    except (OSError, UnicodeDecodeError):
        raise BadSettings(f"{path} cannot be read. It must be a text file in UTF-8, as .env.example is.") from None
    if bad:
        raise BadSettings(f"Line {bad[0]} of {path} cannot be read. Write NAME=value, as in .env.example.")
