"""The Dockerfile, .dockerignore and compose.yaml as they are written; test_image carries the steps out."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.settings import Settings
from tests.container.dockerfile import Context, Stage, read_stages

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
STAGES = read_stages((ROOT / "Dockerfile").read_text(encoding="utf-8"))
BUILD, LAST = STAGES


def place(stage: Stage, instruction: str, words: str) -> int:
    return next(n for n, it in enumerate(stage.steps) if it.instruction == instruction and words in it.text)


def test_a_change_of_the_sources_installs_nothing_again_but_them() -> None:
    dependencies = place(BUILD, "RUN", "--no-install-project")
    assert place(BUILD, "COPY", "uv.lock") < dependencies
    packages = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    ours = [place(BUILD, "COPY", f"{package} {package}") for package in packages]
    assert dependencies < min(ours)
    assert max(ours) < place(BUILD, "RUN", "--no-editable")
    assert [it for it in LAST.of("COPY") if not it.options] == []


def test_installed_packages_are_locked_and_compiled() -> None:
    synced = [step.text for step in BUILD.of("RUN") if " sync " in step.text]
    assert synced
    assert all("--frozen" in line and "--all-extras" in line for line in synced)
    assert "UV_COMPILE_BYTECODE=1" in " ".join(step.text for step in BUILD.of("ENV"))


def test_its_python_is_one_that_the_project_allows() -> None:
    (base,) = {stage.base for stage in STAGES}
    found = re.fullmatch(r"python:3\.(\d+)-slim@sha256:[0-9a-f]{64}", base)
    assert found
    assert int(found[1]) >= int(PROJECT["project"]["requires-python"].removeprefix(">=3."))


def test_the_last_stage_has_what_a_container_needs() -> None:
    place(LAST, "RUN", "libfribidi0")
    assert place(LAST, "RUN", "chown player:player data") < place(LAST, "VOLUME", "/boneyard/data")
    (health,), (user,), (command,) = LAST.of("HEALTHCHECK"), LAST.of("USER"), LAST.of("CMD")
    assert health.words == ["/boneyard/.venv/bin/boneyard", "health"]
    assert user.text == "10001:10001", "a number, which an orchestrator can tell from root's"
    assert LAST.steps.index(user) < LAST.steps.index(health), "it asks as the bot's user"
    assert command.words == ["boneyard", "run"]


@pytest.mark.parametrize(
    ("path", "is_held"),
    [
        ("bot/serve.py", True),
        ("bot/players/policies/black-tile.json", True),
        ("images/fonts/OFL.txt", True),
        ("uv.lock", True),
        (".env", False),
        (".git/config", False),
        (".venv/bin/python", False),
        ("data/boneyard.sqlite3", False),
        ("playground/index.html", False),
        ("tests/conftest.py", False),
        ("bot/__pycache__/app.cpython-313.pyc", False),
        ("bot/rules/tricks/__pycache__/deal.cpython-313.pyc", False),
    ],
)
def test_files_sent_to_the_engine(path: str, is_held: bool) -> None:
    assert Context(ROOT).holds(path) == is_held


def test_copied_files_are_there() -> None:
    context = Context(ROOT)
    for step in (*BUILD.of("COPY"), *LAST.of("COPY")):
        if "from" not in step.options:
            for source in step.words[:-1]:
                assert context.holds(source)
                assert (ROOT / source).exists()


def compose() -> Any:
    return yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def test_composed_the_bot_waits_for_its_database_where_there_is_one() -> None:
    services = compose()["services"]
    bot, database = services["boneyard"], services["postgres"]
    assert bot["env_file"] == ".env"
    assert "profiles" not in bot
    assert database["profiles"] == ["postgres"]
    assert bot["depends_on"] == {"postgres": {"condition": "service_healthy", "required": False}}
    assert database["healthcheck"]
    assert [volume.split(":")[1] for volume in bot["volumes"]] == [it.text for it in LAST.of("VOLUME")]


def test_every_service_can_do_as_little_as_it_needs() -> None:
    for service in compose()["services"].values():
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service.get("image", "@sha256:").count("@sha256:") == 1
        assert service.get("user") != "root"


def test_no_service_is_open_to_the_network_and_no_password_is_written_down() -> None:
    services = compose()["services"]
    assert all("ports" not in service for service in services.values())
    assert services["postgres"]["environment"]["POSTGRES_PASSWORD"] == "${POSTGRES_PASSWORD:-}"
    assert "POSTGRES_PASSWORD" not in Settings.model_fields
