"""README.md and docs/: short pages, links that lead somewhere, names that exist, pictures as they are drawn now."""

import re
from pathlib import Path

import pytest
from discord.app_commands import Command
from PIL import Image

from bot.__main__ import main
from bot.app import Boneyard
from bot.message import Message
from bot.rules.catalogue import CATALOGUE
from bot.settings import Settings
from bot.words.catalogue import sources_of
from bot.words.locales import languages
from bot.words.speaker import say
from tests.gallery.documents import FOLDER, pictures
from tests.images.pixels import differing_blocks
from tests.open_stores import open_copied

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
GLOSSARY = ROOT / "docs" / "glossary.md"
TABLES = ("learning", "privacy-data", "record-format", "fair-shuffle")  # pages that are mostly tables
LONGER = {README, GLOSSARY, *(ROOT / "docs" / f"{name}.md" for name in TABLES)}
PAGES = [README, *sorted((ROOT / "docs").glob("*.md"))]
DRAWN = sorted(path.stem for path in FOLDER.iterdir())
OF_PLAYERS = [
    README,
    *(ROOT / "docs" / f"{name}.md" for name in ("playing", "games", "contests", "ratings", "analysis", "learning")),
    ROOT / "docs" / "server-owners.md",
]
OF_DEVELOPERS = {"CONTRIBUTING.md", "architecture.md"}
OF_COMPOSE = {"COMPOSE_PROFILES", "POSTGRES_PASSWORD"}
# Labels that are Discord's, or the playground's.
ELSEWHERE = {"Add App", "Apps", "Bot", "Reset Token", "Play three computers"}
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


def labels() -> set[str]:
    """The texts of the English catalogue, and each part of them in bold, without markup."""
    found = set[str]()
    for source in sources_of("en").values():
        text = source.replace('{"**"}', "**")
        found |= {
            value.strip("*# ")
            for value in re.findall(r"^(?:[\w-]+ =|    \.[\w-]+ =| +\*?\[\w+\]) (.+)$", text, re.MULTILINE)
        }
        found |= set(re.findall(r"\*\*([^*{]+)\*\*", text))
    return found


@pytest.mark.parametrize("page", OF_PLAYERS, ids=lambda page: page.name)
def test_a_name_in_bold_or_italics_is_a_label(page: Path):
    """Bold and italics are for names that people see on Discord, exactly as they stand there."""
    named = re.findall(r"(?<!\*)\*{1,2}(?!\*)([^*\n]+)\*{1,2}", text_of(page))
    assert {*named} - labels() - ELSEWHERE == set()


def test_the_games_are_listed_with_each_of_their_kinds():
    """In italics, by the names that the bot shows. Blind Hughie and Billitonnen share their list."""
    sections = re.split(r"^## .*\) ", text_of(ROOT / "docs" / "games.md"), flags=re.MULTILINE)[1:]
    listed = dict[str, list[str]]()
    for section in sections:
        title, text = section.split("\n", 1)
        game = "Blind Hughie" if title == "Billitonnen" else title
        listed.setdefault(game, []).extend(re.findall(r"(?<!\*)\*([^*\n]+)\*", text))
    assert {title: sorted(names) for title, names in listed.items()} == {
        say(game.title).partition(" (")[0]: sorted(
            say(Message(f"preset-{name}-{preset.name}")) for preset in game.presets
        )
        for name, game in CATALOGUE.items()
    }


async def test_the_slash_commands_they_name_exist(tmp_path: Path):
    bot = Boneyard(Settings(), await open_copied(f"sqlite+aiosqlite:///{tmp_path / 'boneyard.db'}"))
    for feature in bot.features:
        await feature.register(bot)
    there = {command.qualified_name: command for command in bot.tree.walk_commands()}
    await bot.store.close()
    groups = {name.split()[0] for name in there if " " in name}
    for page in PAGES:
        for name, rest in re.findall(r"`/([a-z]+(?: [a-z]+\b(?!:))?)(?=[ `])([^`]*)`", text_of(page)):
            if name in ("health", "metrics"):
                continue
            found = there.get(name) or there.get(name.split()[0])
            assert found is not None, f"{page.name}: /{name}"
            assert name in there or name.split()[0] not in groups or name in groups, f"{page.name}: /{name}"
            options = {it.name for it in found.parameters} if isinstance(found, Command) else set[str]()
            assert {*re.findall(r"(\w+):", rest)} <= options, f"{page.name}: /{name}{rest}"


def test_the_programs_commands_they_name_exist(capsys: pytest.CaptureFixture[str]):
    texts = {page.name: text_of(page) for page in [*PAGES, ROOT / ".env.example", ROOT / "CHANGELOG.md"]}
    named = {
        (name, *found)
        for name, text in texts.items()
        for found in re.findall(
            r"\bboneyard((?: [a-z|]+)+)((?: --[a-z-]+)*)", re.sub(r"^.*docker.*$", "", text, flags=re.MULTILINE)
        )
    }
    assert len(named) > 15
    for name, words, options in named:
        with pytest.raises(SystemExit) as stopped:
            main([*words.partition("|")[0].split(), "--help"])
        told = capsys.readouterr().out
        assert (name, words, stopped.value.code) == (name, words, 0)
        assert all(option in told for option in options.split()), f"{name}: boneyard{words}{options}"


def test_the_settings_they_name_exist():
    known = {name.upper() for name in Settings.model_fields} | OF_COMPOSE
    for page in PAGES:
        if page.name not in OF_DEVELOPERS:
            named = re.findall(r"`([A-Z]+_[A-Z_]+)(?:=[^`]*)?`", text_of(page))
            assert {*named} <= known, page.name
    example = re.findall(r"^(?:# )?([A-Z]+_[A-Z_]+)=", text_of(ROOT / ".env.example"), re.MULTILINE)
    assert {*example} == known - OF_COMPOSE


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
