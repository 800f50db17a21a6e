"""The pages on privacy say what is true: all that is stored, and for how long."""

import re
from pathlib import Path

from bot.settings import Settings
from bot.store.schema import metadata
from bot.store.schema.messages import TOKEN_VALID
from bot.store.schema.tables import REMEMBERED
from bot.table.clocks import SERVER_KEPT, TABLE_KEPT

ROOT = Path(__file__).parents[1]
POLICY = (ROOT / "docs" / "privacy-data.md").read_text(encoding="utf-8")
PAGE = (ROOT / "docs" / "privacy.md").read_text(encoding="utf-8")
TERMS = (ROOT / "docs" / "terms.md").read_text(encoding="utf-8")
# Who or where a person is: by the names of the columns.
PERSONAL = ("user_id", "host_id", "invited_by", "player", "name", "dm_channel_id")


def told() -> dict[str, set[str]]:
    """The columns that the policy names, by table."""
    found: dict[str, set[str]] = {}
    for table, columns in re.findall(r"^\| `(\w+)`: ([^|]*)\|", POLICY, re.MULTILINE):
        found.setdefault(table, set()).update(re.findall(r"`(\w+)`", columns))
    return found


def test_it_names_every_column_of_the_database() -> None:
    assert told() == {table.name: {column.name for column in table.c} for table in metadata.sorted_tables}


def test_it_names_none_of_them_twice() -> None:
    rows = re.findall(r"^\| `(\w+)`: ([^|]*)\|", POLICY, re.MULTILINE)
    named = [(table, column) for table, columns in rows for column in re.findall(r"`(\w+)`", columns)]
    assert len(named) == len({*named})


def test_it_marks_those_that_are_personal() -> None:
    for table in metadata.sorted_tables:
        rows = "\n".join(re.findall(rf"^\| `{table.name}`: .*$", POLICY, re.MULTILINE))
        for column in table.c:
            if column.name in PERSONAL:
                assert f"**`{column.name}`**" in rows, column


def test_it_says_the_times_that_are_kept() -> None:
    days = Settings.model_fields["keep_matches_days"].default
    assert f"The moves of a match: {days} days after its end" in PAGE
    assert f"at` | every move, in order | {days} days after the end" in POLICY
    assert TABLE_KEPT == SERVER_KEPT
    assert f"What only served to run a table: {TABLE_KEPT.days} days after its end" in PAGE
    assert f"Everything of a server: {SERVER_KEPT.days} days after" in PAGE
    assert f"{TOKEN_VALID.total_seconds() / 60:.0f} minutes, and until the next hourly deletion" in POLICY
    assert REMEMBERED.days == 1
    assert f"its data is deleted after {SERVER_KEPT.days} days" in TERMS


def test_the_settings_it_speaks_of_are_explained() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    for name in ("KEEP_MATCHES_DAYS", "OPERATOR_CONTACT", "PRIVACY_URL", "TERMS_URL"):
        assert re.search(rf"^{name}=", example, re.MULTILINE)
        assert name.lower() in Settings.model_fields
