"""The pages of help follow the house rules in force."""

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.message import Message
from bot.rules.black_tile.game import BLACK_TILE
from bot.rules.black_tile.options import BlackTileOptions, FirstLead, Partners, Tie
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import REVOKE_COSTS, FirstTrick, MoonAdd, PlayDirection, Revoke
from bot.rules.domino_whist.game import DOMINO_WHIST
from bot.rules.dominoes.game import DOMINOES
from bot.rules.dominoes.options import BoneyardUse, DrawLimit, PlayScoring, Reached, Spinner, TiedBlock
from bot.rules.forty_two.game import FORTY_TWO
from bot.rules.moves import Special
from bot.rules.options import OnOff, Options
from bot.rules.seventy_nine.game import SEVENTY_NINE
from bot.rules.tricks.counts import NelODoubles, Scoring
from bot.rules.tricks.help import TRICK
from bot.rules.view import Phase, page_in_force
from bot.words.speaker import say
from tests.rules.blind_hughie import scenarios as rows
from tests.rules.dominoes.scenarios import FIVES, THREES, DominoScenario
from tests.rules.scenario import Scenario, TrickScenario
from tests.said import messages_in, said
from tests.told import told

PLAIN = BlackTileOptions()
BLACK, WHIST, HEARTS = (TrickScenario(game) for game in (BLACK_TILE, DOMINO_WHIST, DOMINO_HEARTS))
DOMINO = DominoScenario(DOMINOES)
SEVENTY = TrickScenario(SEVENTY_NINE)
HUGHIE, BILLITONNEN, DOUBLES, ANY = rows.HUGHIE, rows.BILLITONNEN, rows.DOUBLES, rows.ANY
BERNDT = BLACK.under(first_lead=FirstLead.HIGHEST_SCORE)
MOON_ALL = HEARTS.under(moon_add=MoonAdd.ALL, play_direction=PlayDirection.CLOCKWISE, first_trick=FirstTrick.NO_POINTS)
NEL_O = SEVENTY.under(nel_o=OnOff.ON)
DRAW = DOMINO.under(boneyard=BoneyardUse.DRAWN, keep=2)
CARRIED = DOMINO.under(tied_block=TiedBlock.CARRIED)
SPINNER = DOMINO.under(spinner=Spinner.FIRST_DOUBLE)
OFF = ("draws", "boneyard", "spinner", "sum", "capicua", "chuchazo", "first-pass", "first-deals", "exact(target=100)")


HELP_ROWS: list[tuple[Any, ...]] = [  # with a minus: messages that are not there
    (
        BLACK, 4, "black-tile-help-first-rotates", "black-tile-help-score(target=61, moon=22)", "help-tie-shared",
        "-help-partners",
    ),
    (BERNDT, 4, "black-tile-help-first-highest", "-black-tile-help-first-rotates"),
    (
        BERNDT.under(partners=Partners.YES), 4, "black-tile-help-first-of-highest-side", "help-partners",
        "black-tile-help-score-sides(target=61, moon=22)", "-black-tile-help-first-highest",
    ),
    (BLACK.under(tie=Tie.PLAYOFF), 4, "help-tie-played-off", "-help-tie-shared"),
    (
        HEARTS.under(revoke=Revoke.HONOUR), 4, f"domino-hearts-help-honour(cost={REVOKE_COSTS})",
        "domino-hearts-help-title-honour",
    ),
    (
        HEARTS, 4, "domino-hearts-help-dealer", "domino-hearts-help-pass-of-four",
        "domino-hearts-help-opening(card=2C)", "domino-hearts-help-score(target=100)",
        "domino-hearts-help-deal(players=4, tiles=13)", "-help-clockwise", "-domino-hearts-help-no-points-yet",
        "-domino-hearts-help-title-honour",
    ),
    (HEARTS, 3, "domino-hearts-help-opening(card=3C)", "-domino-hearts-help-pass-of-four"),
    (
        MOON_ALL, 4, "help-clockwise", "domino-hearts-help-no-points-yet",
        "domino-hearts-help-score-moon-all(target=100)", "-domino-hearts-help-score(target=100)",
    ),
    (
        WHIST, 4, "domino-whist-help-dealer", "domino-whist-help-end(target=20)", "domino-whist-help-kitty",
        "domino-whist-help-pass-final", "-help-partners", "-domino-whist-help-pass-of-four",
        "-domino-whist-help-pass-for-now",
    ),
    (WHIST.under(passing=OnOff.ON), 4, "domino-whist-help-pass-of-four", "-domino-whist-help-pass"),
    (
        WHIST.under(passing=OnOff.ON), 3, "domino-whist-help-pass", "domino-whist-help-end(target=25)",
        "-domino-whist-help-pass-of-four", "-domino-whist-help-kitty",
    ),
    (WHIST.under(partners=Partners.YES), 4, "help-partners", "domino-whist-help-end(target=30)"),
    (WHIST.under(rebid_after_pass=OnOff.ON), 4, "domino-whist-help-pass-for-now", "-domino-whist-help-pass-final"),
    (SEVENTY, 6, "seventy-nine-help-auction", "seventy-nine-help-score-points(target=250)", "-help-title-nel-o"),
    (SEVENTY.under(scoring=Scoring.MARKS, target=9), 6, "seventy-nine-help-score-marks(target=9)"),
    (NEL_O, 6, "help-title-nel-o", "seventy-nine-help-nel-o-points", "seventy-nine-help-nel-o-face-down"),
    (NEL_O.under(nel_o_doubles=NelODoubles.BIDDERS_CHOICE), 6, "help-nel-o-doubles-chosen"),
    (TrickScenario(FORTY_TWO), 4, "forty-two-help-auction"),
    (
        HUGHIE, 4, "blind-hughie-help-deal(players=4, tiles=6)", "-billitonnen-help-ends",
        "-billitonnen-help-play-doubles", "-blind-hughie-help-turn-any",
    ),
    (ANY, 2, "blind-hughie-help-turn-any", "blind-hughie-help-deal(players=2, tiles=8)", "-billitonnen-help-ends"),
    (
        BILLITONNEN, 5, "billitonnen-help-ends", "blind-hughie-help-deal(players=5, tiles=5)",
        "-billitonnen-help-play-doubles",
    ),
    (DOUBLES, 3, "billitonnen-help-ends", "billitonnen-help-play-doubles"),
    (DOMINO, 4, "dominoes-help-passes", "-help-partners", *(f"-dominoes-help-{name}" for name in OFF)),
    (DOMINO, 2, "dominoes-help-asleep(tiles=14)", "-dominoes-help-draws"),
    (
        DRAW, 2, "dominoes-help-boneyard(tiles=14)", "dominoes-help-keep(tiles=2)", "dominoes-help-draws",
        "-dominoes-help-draws-one",
    ),
    (DRAW.under(drawing=DrawLimit.ONE), 2, "dominoes-help-draws-one", "-dominoes-help-draws"),
    (CARRIED.under(scoring=PlayScoring.FIVES_AND_THREES), 2, "dominoes-help-tied(carried=False)"),
    (CARRIED.under(scoring=PlayScoring.FIVES), 2, "dominoes-help-tied(carried=True)"),
    (SPINNER, 4, "dominoes-help-spinner", "-dominoes-help-spinner-counts"),
    (SPINNER.under(scoring=PlayScoring.FIVES), 4, "dominoes-help-spinner", "dominoes-help-spinner-counts"),
    (THREES, 2, "dominoes-help-exact(target=61)", "dominoes-help-at-once", "-dominoes-help-after-the-deal"),
    (THREES.under(reached=Reached.AFTER_THE_DEAL), 2, "dominoes-help-after-the-deal", "-dominoes-help-at-once"),
    (FIVES, 2, "dominoes-help-at-once", "-dominoes-help-exact(target=200)"),
]  # fmt: skip
HELP = pytest.mark.parametrize(
    ("rules", "players", "names"), [(rules, players, names) for rules, players, *names in HELP_ROWS]
)


@HELP
def test_help_is_about_the_rules_in_force(rules: Scenario[Any], players: int, names: tuple[str, ...]) -> None:
    pages = rules.game.help(rules.options, players)
    shown = {told(message) for page in pages for text in (page.title, page.text) for message in messages_in(text)}
    for name in names:
        assert (name.removeprefix("-") in shown) is not name.startswith("-"), name


@pytest.mark.parametrize(
    ("name", "sentences"),
    [
        ("black-tile-help-first-rotates", "most pips goes first, and ties draw again"),
        ("black-tile-help-first-highest", "most pips goes first, and ties draw again"),
        ("domino-hearts-help-dealer", "the lowest card deals, and ties draw again"),
        ("domino-whist-help-dealer", "most pips deals, and ties draw again"),
        ("domino-whist-help-dealer", "the deal moves one seat left"),
        ("seventy-nine-help-auction", "most pips shuffles, and ties draw again"),
        ("seventy-nine-help-auction", "the shuffle moves one seat left"),
        ("forty-two-help-auction", "most pips shakes (deals), and ties draw again"),
        ("forty-two-help-auction", "the shake moves one seat left"),
    ],
)
def test_help_tells_who_goes_first_and_that_it_moves(name: str, sentences: str) -> None:
    assert sentences in said(name)


@pytest.mark.parametrize(
    ("game", "players", "winners"),
    [(DOMINO_WHIST, 4, [1, 2, 1, 1, 2]), (SEVENTY_NINE, 6, [2, 3, 2, 0])],
)
def test_examples_of_tricks_are_worked_out_by_the_rules(game: AnyGame, players: int, winners: list[int]) -> None:
    examples = [page.example for page in game.help(game.options_type(), players) if page.example]
    assert [example.trick.winner for example in examples if example.trick] == winners


def test_the_inventor_of_domino_whist_is_named() -> None:
    assert "Howard Fosdick" in say(DOMINO_WHIST.credit)


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_preset_and_number_of_players_has_its_help(name: str) -> None:
    game = CATALOGUE[name]
    for preset in game.presets:
        for players in preset.players:
            pages = game.help(preset.options, players)
            assert pages[0].title == Message("help-title-aim")
            assert len({say(page.title) for page in pages}) == len(pages)
            assert all(len(say(page.title).split()) <= 6 and len(say(page.text)) < 1000 for page in pages)
            for paragraph in (part for page in pages for part in say(page.text).split("\n\n")):
                assert len(re.findall(r"[.!?](?= |$)", paragraph)) in (1, 2), "a paragraph is a sentence or two"
                assert ";" not in paragraph


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_preset_says_its_aim_in_short_and_how_long_it_takes(name: str) -> None:
    game = CATALOGUE[name]
    for preset in game.presets:
        for players in preset.players:
            aim = say(game.aim(preset.options, players))
            assert aim.endswith(".")
            assert aim.count(". ") <= 2
            assert len(aim) <= 130, aim
            assert 5 <= game.minutes(preset.options, players) <= 90


def test_a_match_that_goes_twice_as_far_takes_twice_as_long() -> None:
    usual = game_minutes(BLACK_TILE, PLAIN)
    assert game_minutes(BLACK_TILE, replace(PLAIN, target=2 * PLAIN.target)) == 2 * usual
    assert game_minutes(BLACK_TILE, replace(PLAIN, target=1)) == 5, "no match takes no time"


def game_minutes(game: AnyGame, options: Options) -> int:
    return game.minutes(options, 4)


PRESETS = [(game, preset) for game in CATALOGUE.values() for preset in game.presets]
EVERY = [(game, preset, players) for game, preset in PRESETS for players in preset.players]


def test_captions_tell_tricks_as_they_are() -> None:
    """The winner, and how many points."""
    captions = 0
    for game, preset, players in EVERY:
        for page in game.help(preset.options, players):
            example = page.example
            if example is None or example.trick is None:
                continue
            winner = example.trick.by(example.trick.winner)
            caption = say(example.caption)
            if found := re.search(r"(?:the first )?(\S+) (?:wins)\b", caption):
                if found[1] not in ("it", "side"):
                    assert winner is not None
                    assert say(Message("lesson-tile", tile=winner.piece)) == found[1], caption
                captions += 1
            if found := re.search(r"wins (\d+)", caption):
                assert example.trick.points == int(found[1]), caption
    assert captions > 50


def test_each_decision_has_its_page() -> None:
    """Whatever phase a match comes to, How to play opens a page that is about it."""
    for game, preset in PRESETS:
        pages = game.help(preset.options, preset.players[0])
        match = game.start(preset.options, preset.players[0], bytes(32))
        seen: set[Phase] = set()
        for _ in range(70):
            if not (to_act := game.to_act(match)):
                break
            view = game.view(match, to_act[0])
            if view.phase not in seen:
                seen.add(view.phase)
                page = pages[page_in_force(pages, view)]
                assert view.phase in page.about or any(isinstance(topic, Special) for topic in page.about), view.phase
            match, _ = game.play(match, to_act[0], game.legal(match, to_act[0])[0])


def test_a_game_of_tricks_says_once_what_a_trick_is() -> None:
    for game, preset, players in EVERY:
        pages = game.help(preset.options, players)
        has_tricks = game.view(game.start(preset.options, players, bytes(32)), None).tricks is not None
        assert sum(TRICK in messages_in(page.text) for page in pages) == has_tricks
        assert pages[0].example is not None or not game.hands_by_dm
        assert sum(page.title == Message("help-title-playing-well") for page in pages) == 1
