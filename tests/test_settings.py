"""The settings: what is misspelt is named, and no value is shown."""

import os
from pathlib import Path

import pytest

from bot.settings import load_settings, unknown_settings

HERE = Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is set but what a test sets."""
    monkeypatch.chdir(tmp_path)
    for name in os.environ:
        monkeypatch.delenv(name)


def write(text: str) -> None:
    Path(".env").write_text(text, encoding="utf-8")


def test_nothing_is_said_of_what_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    assert unknown_settings() is None
    write((HERE / ".env.example").read_text(encoding="utf-8") + "POSTGRES_PASSWORD=hush\ncomputer_pace=2\n")
    monkeypatch.setenv("PATH", "/bin")
    monkeypatch.setenv("DATABASE_PUBLIC_URL", "a host's own")
    assert unknown_settings() is None


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("COMPUTER_PAC=hush", "COMPUTER_PAC in .env (did you mean COMPUTER_PACE?)"),
        ("export discord_bot_token=hush", "discord_bot_token in .env (did you mean DISCORD_TOKEN?)"),
        ("PACE=hush", "PACE in .env. See"),
        ("# hush\n\nMTIzhush.Gabc.def", "of .env. See"),
        ("postgres://bone:hush@host/bone?sslmode=require", "line 1 of .env. See"),
        ("hush=", "line 1 of .env. See"),
    ],
)
def test_in_the_file_every_name_is_told_that_is_none(line: str, words: str) -> None:
    write(f"{line}\n")
    said = unknown_settings() or ""
    assert words in said
    assert "hush" not in said


def test_in_the_environment_a_name_is_told_that_is_nearly_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LOG_LEVELS", "DATABASE_URI", "HOME", "LANG"):
        monkeypatch.setenv(name, "hush")
    assert unknown_settings() == (
        "These are no settings, and are ignored: DATABASE_URI in the environment (did you mean DATABASE_URL?), "
        "LOG_LEVELS in the environment (did you mean LOG_LEVEL?). See .env.example."
    )
    write("LOG_LEVEL=INFO\nDATABASE_URL=sqlite:///a\n")
    assert unknown_settings() is None, "they are another program's: ours are set"


def test_a_container_is_given_the_quotes_of_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """`docker run --env-file` passes them on."""
    quoted = {"DISCORD_TOKEN": '"a.b.c"', "COMPUTER_PACE": "'2'", "SHARD_COUNT": "2", "SHARD_IDS": '"0,1"'}
    for name, value in {**quoted, "HEALTH_ADDRESS": '"0.0.0.0:8790 "'}.items():
        monkeypatch.setenv(name, value)
    settings = load_settings()
    assert (settings.shard_ids, settings.health_address) == ((0, 1), ("0.0.0.0", 8790))
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "a.b.c"
    assert settings.computer_pace == 2


def test_words_are_read_in_any_case(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (
        ("LOG_FORMAT", "JSON"),
        ("TABLE_CLOCK", "Correspondence"),
        ("LOG_LEVEL", "debug"),
        ("TILE_EMOJIS", "Off"),
    ):
        monkeypatch.setenv(name, value)
    settings = load_settings()
    assert (settings.log_format, settings.table_clock, settings.log_level) == ("json", "post", "DEBUG")
    assert not settings.tile_emojis


def test_a_file_that_begins_with_a_mark_is_read() -> None:
    write("\ufeffCOMPUTER_PACE=3\n")
    assert load_settings().computer_pace == 3
    assert unknown_settings() is None


def test_the_lines_that_compose_is_given_are_ours_too() -> None:
    lines = (HERE / "compose.yaml").read_text(encoding="utf-8").splitlines()
    given = [line.removeprefix("#").strip() for line in lines if line.startswith("#     ")]
    assert len(given) == 3
    write("\n".join(given).replace("…", "abc123"))
    assert load_settings().database_url == "postgres://boneyard:abc123@postgres/boneyard"
    assert unknown_settings() is None
