"""README.md and docs/: short pages, links that lead somewhere, commands that exist, pictures as they are drawn now."""

import re
from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from bot.app import Boneyard
from bot.settings import Settings
from bot.words.locales import languages
from tests.gallery.documents import FOLDER, pictures
from tests.images.pixels import differing_blocks
from tests.open_stores import open_copied

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
GLOSSARY = ROOT / "docs" / "glossary.md"
LONGER = {README, GLOSSARY, ROOT / "docs" / "privacy-data.md"}  # the last two are tables
PAGES = [README, *sorted((ROOT / "docs").glob("*.md"))]
DRAWN = sorted(path.stem for path in FOLDER.iterdir())
_LINK = re.compile(r"\]\(([^)\s]+)\)")


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def anchors(page: Path) -> set[str]:
    """The anchors that GitHub gives a page's headings."""
    headings = re.findall(r"^#+ (.*)$", text_of(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_is_short_and_its_links_lead_somewhere(page: Path):
    assert page.stat().st_size <= (8192 if page in LONGER else 6000)
    for link in _LINK.findall(text_of(page)):
        if link.startswith("http"):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def test_every_path_they_name_exists():
    """In code, `bot/table` or `cogs/kit/slots.py`; without a tail that is no path, as of `cogs/NAME`."""
    named = {
        (page.name, path)
        for page in PAGES
        for path in re.findall(r"(?<![\w/])(?:bot|cogs|images|tests|docs)/[\w/.-]*\w", text_of(page))
    }
    assert len({path for name, path in named if name == "architecture.md"}) > 30
    assert {(name, path) for name, path in named if not _exists(path)} == set()


def _exists(path: str) -> bool:
    return (ROOT / path).exists() or (ROOT / "docs" / path).exists()


def test_the_house_names_every_floor_and_feature():
    told = text_of(ROOT / "docs" / "architecture.md")
    for name in ("play", "delivery", "messages", "kit"):
        assert f"`cogs/{name}`" in told
    below_app = {path.name for path in (ROOT / "bot").iterdir() if (path / "__init__.py").exists()}
    assert {name for name in below_app if f"`bot/{name}`" not in told} == set()


def test_every_page_is_found_from_the_readme():
    found, waiting = set[Path](), [README]
    while waiting:
        page = waiting.pop()
        found.add(page)
        links = ((page.parent / link.partition("#")[0]).resolve() for link in _LINK.findall(text_of(page)))
        waiting += [link for link in links if link.suffix == ".md" and link in PAGES and link not in found]
    assert found == {*PAGES}


def test_every_picture_is_shown_and_drawn():
    shown = {name for page in PAGES for name in re.findall(r"img/([\w-]+)\.png", text_of(page))}
    assert shown == set(DRAWN) == set(pictures())


@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_shows_what_is_drawn_now(name: str):
    """If not: `python -m tests.gallery.documents`, and look at it."""
    kept = FOLDER / f"{name}.png"
    assert kept.stat().st_size < 150 * 1024
    assert differing_blocks(pictures()[name], kept.read_bytes()) == 0


async def test_the_slash_commands_they_name_exist(tmp_path: Path):
    bot = Boneyard(Settings(), await open_copied(f"sqlite+aiosqlite:///{tmp_path / 'boneyard.db'}"))
    for feature in bot.features:
        await feature.register(bot)
    there = {command.qualified_name for command in bot.tree.walk_commands()} | {"health", "metrics"}
    await bot.store.close()
    for page in PAGES:
        for name in re.findall(r"`/([a-z]+(?: [a-z]+)?)\b[^`]*`", text_of(page)):
            assert name in there or name.split()[0] in {it.split()[0] for it in there}, f"{page.name}: /{name}"


def test_the_programs_commands_they_name_exist(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        main(["--help"])
    told = capsys.readouterr().out
    named = {name for page in PAGES for name in re.findall(r"`(?:uv run )?boneyard ([a-z]+)", text_of(page))}
    assert named
    assert all(name in told for name in named)


def test_the_glossary_has_every_language():
    heading = next(line for line in text_of(GLOSSARY).splitlines() if line.startswith("| English"))
    columns = [it.strip() for it in heading.strip("|").split("|")]
    assert {*languages()} <= {"en", *columns[1:]}
    rows = [line for line in text_of(GLOSSARY).splitlines() if line.startswith("| ")]
    assert {row.count("|") for row in rows} == {len(columns) + 1}


def test_ci_runs_the_readmes_test_command():
    (command,) = re.findall(r"^    (pip install .* pytest)$", text_of(README), re.MULTILINE)
    script = "".join(text_of(ROOT / ".ci" / name) for name in ("machine", "run"))
    for part in command.split(" && "):
        assert part in script


def test_every_install_of_uv_names_the_same_version():
    text = "\n".join(map(text_of, [*PAGES, ROOT / "Dockerfile", ROOT / ".ci" / "machine"]))
    installs = re.findall(r"pip install (?:-\S+ )*--target \S+ (uv\S*)", text)
    assert len(installs) == 6
    assert len({*installs}) == 1
    assert re.fullmatch(r"uv==\d+\.\d+\.\d+", installs[0])


def test_the_hero_is_wide_enough_to_look_good():
    with Image.open(FOLDER / "hero.png") as hero:
        assert hero.width == 1200
