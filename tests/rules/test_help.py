"""What pages of help must say, and must not say, under the house rules in force."""

import re
from dataclasses import replace

import pytest

from bot.message import Message
from bot.rules.black_tile.game import BLACK_TILE
from bot.rules.black_tile.options import BlackTileOptions, FirstLead, Partners, Tie
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import REVOKE_COSTS, DominoHeartsOptions, Revoke
from bot.rules.domino_whist.game import DOMINO_WHIST
from bot.rules.domino_whist.options import DominoWhistOptions
from bot.rules.forty_two.game import FORTY_TWO
from bot.rules.forty_two.options import FortyTwoOptions
from bot.rules.moves import Special
from bot.rules.options import Options
from bot.rules.seventy_nine.game import SEVENTY_NINE
from bot.rules.seventy_nine.options import SeventyNineOptions
from bot.rules.tricks.help import TRICK
from bot.rules.view import Phase, page_in_force
from bot.words.speaker import say
from tests.said import messages_in, said

PLAIN = BlackTileOptions()


def told(game: AnyGame, options: Options, players: int) -> list[Message]:
    """What the pages say."""
    return [message for page in game.help(options, players) for message in messages_in(page.text)]


def test_help_tells_honour_play_where_it_is_the_rule() -> None:
    honour = Message("domino-hearts-help-honour", cost=REVOKE_COSTS)
    assert honour in told(DOMINO_HEARTS, DominoHeartsOptions(revoke=Revoke.HONOUR), 4)
    assert honour not in told(DOMINO_HEARTS, DominoHeartsOptions(), 4)
    assert "On your turn you can play any tile you have" in say(honour)
    assert "You can take back a tile that broke a rule" in say(honour)


def test_black_tile_says_what_is_drawn_for() -> None:
    for first_lead, name in (
        (FirstLead.ROTATES, "black-tile-help-first-rotates"),
        (FirstLead.HIGHEST_SCORE, "black-tile-help-first-highest"),
    ):
        assert Message(name) in told(BLACK_TILE, replace(PLAIN, first_lead=first_lead), 4)
        assert "most pips goes first, and ties draw again" in said(name)


def test_berndts_highest_score_is_a_sides_where_there_are_partners() -> None:
    berndt = replace(PLAIN, first_lead=FirstLead.HIGHEST_SCORE)
    assert Message("black-tile-help-first-highest") in told(BLACK_TILE, berndt, 4)
    partners = told(BLACK_TILE, replace(berndt, partners=Partners.YES), 4)
    assert Message("black-tile-help-first-of-highest-side") in partners
    assert Message("black-tile-help-first-highest") not in partners


def test_partners_of_black_tile_score_shoot_and_finish_as_a_side() -> None:
    shown = told(BLACK_TILE, replace(PLAIN, partners=Partners.YES), 4)
    assert Message("black-tile-help-score-sides", target=61, moon=22) in shown
    assert Message("help-partners") in shown
    assert Message("black-tile-help-score", target=61, moon=22) in told(BLACK_TILE, PLAIN, 4)


def test_equal_lowest_scores_keep_everybody_playing() -> None:
    shown = told(BLACK_TILE, replace(PLAIN, tie=Tie.PLAYOFF), 4)
    assert Message("help-tie-played-off") in shown
    assert Message("help-tie-shared") not in shown


@pytest.mark.parametrize(
    ("game", "options", "players", "name", "verb", "role"),
    [
        (DOMINO_WHIST, DominoWhistOptions(), 4, "domino-whist-help-dealer", "deals", "deal"),
        (SEVENTY_NINE, SeventyNineOptions(), 6, "seventy-nine-help-auction", "shuffles", "shuffle"),
        (FORTY_TWO, FortyTwoOptions(), 4, "forty-two-help-auction", "shakes (deals)", "shake"),
    ],
)
def test_help_tells_who_deals_first_and_that_it_moves(
    game: AnyGame, options: Options, players: int, name: str, verb: str, role: str
) -> None:
    assert Message(name) in told(game, options, players)
    assert f"most pips {verb}, and ties draw again" in said(name)
    assert f"the {role} moves one seat left" in said(name)


def test_the_lowest_card_deals_the_first_hearts() -> None:
    assert Message("domino-hearts-help-dealer") in told(DOMINO_HEARTS, DominoHeartsOptions(), 4)
    assert "the lowest card deals, and ties draw again" in said("domino-hearts-help-dealer")


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_preset_and_number_of_players_has_its_help(name: str) -> None:
    game = CATALOGUE[name]
    for preset in game.presets:
        for players in preset.players:
            pages = game.help(preset.options, players)
            assert pages[0].title == Message("help-title-aim")
            assert len({say(page.title) for page in pages}) == len(pages)
            assert all(len(say(page.title).split()) <= 6 for page in pages)
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
    """Who wins or takes it, and how many points."""
    told = 0
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
                told += 1
            if found := re.search(r"wins (\d+)", caption):
                assert example.trick.points == int(found[1]), caption
    assert told > 50


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
