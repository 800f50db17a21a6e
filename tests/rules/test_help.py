"""The pages of help follow the house rules in force, and their examples are right."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bot.message import Message, Text, value_text
from bot.rules.black_tile.game import BLACK_TILE
from bot.rules.black_tile.options import BlackTileOptions
from bot.rules.boards import LineView, TricksView
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.domino_hearts.options import REVOKE_COSTS
from bot.rules.domino_whist.game import DOMINO_WHIST
from bot.rules.dominoes.game import DOMINOES
from bot.rules.forty_two.game import FORTY_TWO
from bot.rules.help import page_in_force
from bot.rules.moves import Special
from bot.rules.options import Options
from bot.rules.pieces import Tile, double_set
from bot.rules.seventy_nine.game import SEVENTY_NINE
from bot.rules.view import Phase
from bot.words.speaker import say
from tests.rules.black_tile.scenarios import ELEVEN
from tests.rules.blind_hughie.scenarios import ANY, BILLITONNEN, DOUBLES, HUGHIE
from tests.rules.domino_hearts.scenarios import HEARTS
from tests.rules.dominoes.scenarios import BLOCK, FIVES, THREES
from tests.rules.mexican_train.scenarios import COVER, NONE, WHOLE
from tests.rules.scenario import Scenario, TrickScenario
from tests.rules.seventy_nine.scenarios import CHOICE, MARKS, NEL_O, POINTS
from tests.said import messages_in, said
from tests.told import told

WHIST = TrickScenario(DOMINO_WHIST)
BERNDT = ELEVEN.under(first_lead="highest_score")
MOON_ALL = HEARTS.under(moon_add="all", play_direction="clockwise", first_trick="no_points")
DRAW = BLOCK.under(boneyard="drawn", keep=2)
CARRIED = BLOCK.under(tied_block="carried")
SPINNER = BLOCK.under(spinner="first_double")
OFF = ("boneyard", "spinner", "sum", "capicua", "chuchazo", "first-pass", "first-deals")
HELP_ROWS: list[tuple[Any, ...]] = [  # with a minus: messages that are not there
    (ELEVEN, 4, "black-tile-help-first(first_lead=rotates)",
     "black-tile-help-score(target=61, moon_points=22, sides=False)", "help-tie(tie=shared)",
     "help-sides(sides=False)"),
    (BERNDT, 4, "black-tile-help-first(first_lead=highest_score, sides=False)"),
    (BERNDT.under(partners=True), 4, "black-tile-help-first(first_lead=highest_score, sides=True)",
     "help-sides(sides=True)", "black-tile-help-score(target=61, moon_points=22, sides=True)"),
    (ELEVEN.under(tie="playoff"), 4, "help-tie(tie=playoff)"),
    (HEARTS.under(revoke="honour"), 4, f"domino-hearts-help-honour(cost={REVOKE_COSTS})",
     "domino-hearts-help-title-honour"),
    (HEARTS, 4, "domino-hearts-help-dealer", "domino-hearts-help-pass(players=4)",
     "domino-hearts-help-opening(opening=lowest_club, card=2C)",
     "domino-hearts-help-score(target=100, moon_add=one)",
     "domino-hearts-help-deal(players=4, tiles=13)", "-help-clockwise",
     "-domino-hearts-help-no-points-yet", "-domino-hearts-help-title-honour"),
    (HEARTS, 3, "domino-hearts-help-opening(opening=lowest_club, card=3C)", "domino-hearts-help-pass(players=3)"),
    (MOON_ALL, 4, "help-clockwise", "domino-hearts-help-no-points-yet",
     "domino-hearts-help-score(target=100, moon_add=all)"),
    (WHIST, 4, "domino-whist-help-dealer", "domino-whist-help-end(target=20)", "domino-whist-help-kitty",
     "domino-whist-help-pass-out(rebid_after_pass=off)", "help-sides(sides=False)",
     "-domino-whist-help-pass"),
    (WHIST.under(passing=True), 4, "domino-whist-help-pass(players=4)"),
    (WHIST.under(passing=True), 3, "domino-whist-help-pass(players=3)", "domino-whist-help-end(target=25)",
     "-domino-whist-help-kitty"),
    (WHIST.under(partners=True), 4, "help-sides(sides=True)", "domino-whist-help-end(target=30)"),
    (WHIST.under(rebid_after_pass=True), 4, "domino-whist-help-pass-out(rebid_after_pass=on)"),
    (POINTS, 6, "seventy-nine-help-auction", "seventy-nine-help-score(scoring=points, target=250)",
     "-help-title-nel-o"),
    (MARKS, 6, "seventy-nine-help-score(scoring=marks, target=9)"),
    (NEL_O, 6, "help-title-nel-o", "seventy-nine-help-nel-o-end(scoring=points)",
     "seventy-nine-help-nel-o-partners(nel_o_partners=face_down)"),
    (CHOICE, 6, "help-doubles(doubles=bidders_choice)"),
    (TrickScenario(FORTY_TWO), 4, "forty-two-help-auction"),
    (HUGHIE, 4, "help-deal-double-six(players=4, tiles=6)", "-billitonnen-help-ends",
     "-billitonnen-help-play-doubles", "blind-hughie-help-turn(turn=next)"),
    (ANY, 2, "blind-hughie-help-turn(turn=any)", "help-deal-double-six(players=2, tiles=8)", "-billitonnen-help-ends"),
    (BILLITONNEN, 5, "billitonnen-help-ends", "help-deal-double-six(players=5, tiles=5)",
     "-billitonnen-help-play-doubles"),
    (DOUBLES, 3, "billitonnen-help-ends", "billitonnen-help-play-doubles"),
    (BLOCK, 4, "dominoes-help-no-fit(boneyard=asleep)", "-help-sides", *(f"-dominoes-help-{name}" for name in OFF)),
    (BLOCK, 2, "dominoes-help-asleep(leftover=14)"),
    (DRAW, 2, "dominoes-help-boneyard(leftover=14)", "dominoes-help-keep(keep=2)",
     "dominoes-help-no-fit(boneyard=drawn, drawing=until_it_fits)"),
    (DRAW.under(drawing="one"), 2, "dominoes-help-no-fit(boneyard=drawn, drawing=one)"),
    (CARRIED.under(scoring="fives_and_threes"), 2, "dominoes-help-tied(tied_block=nobody, sides=False)"),
    (CARRIED.under(scoring="fives"), 2, "dominoes-help-tied(tied_block=carried, sides=False)"),
    (SPINNER, 4, "dominoes-help-spinner", "-dominoes-help-spinner-counts"),
    (SPINNER.under(scoring="fives"), 4, "dominoes-help-spinner", "dominoes-help-spinner-counts"),
    (THREES, 2, "rule-exact-yes.sentence", "rule-reached-at-once.sentence"),
    (THREES.under(reached="after_the_deal"), 2, "rule-reached-after-the-deal.sentence"),
    (FIVES, 2, "rule-reached-at-once.sentence", "-rule-exact-yes.sentence"),
    (COVER, 4, "mexican-train-help-deal(highest=12, players=4, tiles=15)", "mexican-train-help-boneyard(leftover=30)",
     "mexican-train-help-doubles(doubles=cover)", "mexican-train-help-owed", "-mexican-train-help-first-turn"),
    (COVER.under(engine="dealt", double_blank=50), 8, "mexican-train-help-boneyard(leftover=11)",
     "mexican-train-help-first-dealt", "rule-double-blank.sentence(number=50)"),
    (WHOLE, 6, "mexican-train-help-first-turn", "mexican-train-help-first-doubles"),
    (WHOLE.under(doubles="free"), 6, "mexican-train-help-first-doubles-free", "-mexican-train-help-owed"),
    (NONE, 2, "mexican-train-help-doubles(doubles=none)", "-mexican-train-help-last-double"),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "players", "names"), [(*row[:2], row[2:]) for row in HELP_ROWS])
def test_help_is_about_the_rules_in_force(rules: Scenario[Any], players: int, names: tuple[str, ...]) -> None:
    pages = rules.game.help(rules.options, players)
    messages = [message for page in pages for text in (page.title, page.text) for message in messages_in(text)]
    for name in names:
        asked = re.findall(r"(\w+)=", name)
        found = {told(Message(it.id, **{key: value for key, value in it.values if key in asked})) for it in messages}
        assert (name.removeprefix("-") in found) is not name.startswith("-"), name


@pytest.mark.parametrize(
    ("name", "first", "moves"),
    [
        ("domino-hearts-help-dealer", "the lowest card deals", ""),
        ("domino-whist-help-dealer", "most pips deals", "the deal moves one seat left"),
        ("seventy-nine-help-auction", "most pips shuffles", "the shuffle moves one seat left"),
        ("forty-two-help-auction", "most pips shakes (deals)", "the shake moves one seat left"),
    ],
)
def test_help_tells_who_goes_first_and_that_it_moves(name: str, first: str, moves: str) -> None:
    assert f"{first}, and ties draw again" in said(name)
    assert moves in said(name)
    first_turn = said("black-tile-help-first", first_lead="rotates", sides=False)
    assert "most pips goes first, and ties draw again" in first_turn


@pytest.mark.parametrize(
    ("game", "players", "winners"), [(DOMINO_WHIST, 4, [1, 2, 1, 1, 2]), (SEVENTY_NINE, 6, [2, 3, 2, 0])]
)
def test_examples_of_tricks_are_worked_out_by_the_rules(game: AnyGame, players: int, winners: list[int]) -> None:
    examples = [page.example for page in game.help(game.options_type(), players) if page.example]
    assert [example.trick.winner for example in examples if example.trick] == winners


def test_the_inventor_of_domino_whist_is_named() -> None:
    assert "Howard Fosdick" in say(DOMINO_WHIST.credit)


PRESETS = [(game, preset) for game in CATALOGUE.values() for preset in game.presets]
EVERY = [(game, preset, players) for game, preset in PRESETS for players in preset.players]


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_preset_and_number_of_players_has_its_help_and_aim(name: str) -> None:
    for game, preset, players in EVERY:
        if game.name != name:
            continue
        pages = game.help(preset.options, players)
        assert pages[0].title == Message("help-title-aim")
        assert pages[0].example is not None or not game.hands_by_dm
        assert sum(page.title == Message("help-title-playing-well") for page in pages) == 1
        assert len({say(page.title) for page in pages}) == len(pages)
        assert all(len(say(page.title).split()) <= 6 and len(say(page.text)) < 1000 for page in pages)
        for paragraph in (part for page in pages for part in say(page.text).split("\n\n")):
            assert len(re.findall(r"[.!?](?= |$)", paragraph)) in (1, 2), "a paragraph is a sentence or two"
            assert ";" not in paragraph
        view = game.view(game.start(preset.options, players, bytes(32)), None)
        has_tricks = isinstance(view.board, TricksView)
        ids = [it.id for page in pages for it in messages_in(page.text)]
        assert ids.count("help-what-a-trick-is") == has_tricks, "what a trick is, once"
        aim = say(game.aim(preset.options, players))
        assert aim.endswith(".")
        assert aim.count(". ") <= 2
        assert len(aim) <= 130, aim
        assert 5 <= game.minutes(preset.options, players) <= 90


@pytest.mark.parametrize(("target", "minutes"), [(61, 30), (122, 60), (1, 5)])
def test_a_match_that_goes_twice_as_far_takes_twice_as_long(target: int, minutes: int) -> None:
    assert BLACK_TILE.minutes(BlackTileOptions(target=target), 4) == minutes


def test_captions_tell_tricks_and_ends_as_they_are() -> None:
    found = Counter[str]()
    for game, preset, players in EVERY:
        for example in (page.example for page in game.help(preset.options, players)):
            caption = "" if example is None else say(example.caption)
            if example is not None and example.trick is not None:
                winner = example.trick.by(example.trick.winner)
                if (told_of := re.search(r"(?:the first )?(\S+) (?:wins)\b", caption)) and told_of[1] != "side":
                    assert winner is not None
                    assert told_of[1] in ("it", say(value_text(winner.piece))), caption
                    found["tricks"] += 1
                if told_of := re.search(r"wins (\d+)", caption):
                    assert example.trick.points == int(told_of[1]), caption
            if example is not None and (line := example.line) is not None:
                for held in example.pieces:
                    assert isinstance(held.piece, Tile)
                    assert bool(held.legal) is any(map(held.piece.has, line.numbers))
                if told_of := re.search(r"^Ends (\d) and (\d)", caption):
                    assert [end.number for end in line.ends] == [int(told_of[1]), int(told_of[2])]
                if told_of := re.search(r"^([\d +]+) = (\d+): (\d+)", caption):
                    assert sum(map(int, told_of[1].split(" + "))) == line.sum == int(told_of[2])
                    found[f"{preset.name}: {line.sum} scores {told_of[3]}"] += 1
    assert found["tricks"] > 50
    assert {"all-fives: 15 scores 15", "all-fives: 10 scores 10", "fives-and-threes: 15 scores 8"} <= set(found)


def test_tiles_beside_trains_are_marked_where_they_fit() -> None:
    for rules in (COVER, WHOLE, COVER.under(highest=9, mexican_from="own_started")):
        examples = [page.example for page in rules.game.help(rules.options, 4) if page.example is not None]
        marked = [(shown, one.trains) for one in examples if one.trains is not None for shown in one.pieces]
        assert [shown.legal for shown, _ in marked] == [True, True, False]
        for shown, trains in marked:
            assert isinstance(shown.piece, Tile)
            assert shown.legal is any(map(shown.piece.has, trains.numbers(0)))


def test_how_to_play_opens_a_page_about_the_phase_of_the_match() -> None:
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


@pytest.mark.parametrize(
    ("rules", "points"),
    [({"counts": "all"}, 48), ({"counts": "opponents"}, 37),
     ({"counts": "all", "blocked_scores": "difference"}, 26),
     ({"counts": "all", "scoring": "fives"}, 50)],
)  # fmt: skip
def test_a_blocked_deal_in_the_help_scores_as_the_rules_count(rules: dict[str, object], points: int) -> None:
    pages = DOMINOES.help(BLOCK.under(partners=True, **rules).options, 4)
    messages = [message for page in pages for message in messages_in(page.text)]
    (found,) = [dict(it.values) for it in messages if it.id == "dominoes-help-blocked-score"]
    assert (found["left"], found["own"], found["points"]) == (37, 11, points)


def lines_shown(options: Options) -> Iterator[tuple[LineView, Text]]:
    """The lines in the help of dominoes, with their captions."""
    for example in (page.example for page in BLOCK.game.help(options, 4)):
        if example is not None and example.line is not None:
            yield example.line, example.caption


def test_a_blocked_line_has_every_tile_of_its_numbers() -> None:
    blocked = Message("dominoes-help-example-blocked")
    (line,) = [line for line, caption in lines_shown(BLOCK.options) if caption == blocked]
    (number,) = line.numbers
    assert {it.tile for it in line.laid if number in it.tile} == {it for it in double_set(6) if number in it}


def test_a_spinner_has_four_arms() -> None:
    for options in (SPINNER.options, FIVES.options):
        assert any(len(line.ends) == 4 and line.spinner is not None for line, _ in lines_shown(options))
