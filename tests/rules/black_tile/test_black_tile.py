"""Black Tile: counts, and the phases of a deal."""

import pytest

from bot.rules.black_tile.game import (
    BLACK_TILE,
    PRESETS,
    BlackTileOptions,
    FirstLead,
    PassDirection,
    UndealtTile,
    Variant,
)
from bot.rules.errors import BadOptions
from bot.rules.events import Exposed, Moved, Passed, TrickWon
from bot.rules.moves import Lead, Pass, Play, Yield
from bot.rules.options import Partners
from bot.rules.pieces import Tile, double_set, parse_piece
from bot.rules.shuffle import shuffled
from bot.rules.view import Phase
from tests.rules.black_tile.scenarios import ELEVEN, PARTNERS
from tests.rules.say import pieces
from tests.rules.scenario import SEED
from tests.told import refused


@pytest.mark.parametrize(
    ("tile", "eleven", "twenty_one", "thirty"),
    [("3-6", 1, 0, 0), ("5-1", 0, 1, 1), ("1-1", 0, 0, 9), ("3-3", 1, 1, 1), ("0-0", 4, 11, 11)],
)
def test_worth(tile: str, eleven: int, twenty_one: int, thirty: int) -> None:
    """Vector 1.5."""
    worths = [BLACK_TILE.worth(BlackTileOptions(variant), parse_piece(tile)) for variant in Variant]
    assert worths == [eleven, twenty_one, thirty]


@pytest.mark.parametrize(("variant", "total", "counting"), [("11", 11, 8), ("21", 21, 11), ("30", 30, 12)])
def test_the_whole_set(variant: str, total: int, counting: int) -> None:
    worths = [BLACK_TILE.worth(BlackTileOptions(Variant(variant)), tile) for tile in double_set(6)]
    assert (sum(worths), sum(1 for worth in worths if worth)) == (total, counting)


@pytest.mark.parametrize(("suit", "seat"), [("2", 2), ("6", 0)])
def test_a_lead_without_rivals_in_its_suit_wins(suit: str, seat: int) -> None:
    """Vector 1.1."""
    scenario = ELEVEN.hands("6-2 1-0", "2-0 3-1", "2-2 4-1", "5-2 5-4")
    scenario = scenario.play(f"0 lead 6-2 as {suit}", "1 play 2-0", "2 play 2-2", "3 play 5-2")
    assert scenario.deal.won == (seat,)


@pytest.mark.parametrize(
    ("lead", "playable"),
    [
        ("4-3 as 3", ["play 3-3"]),
        ("6-4 as 6", ["play 6-5"]),
        ("4-4 as doubles", ["play 3-3", "play 0-0"]),
        ("4-1 as 1", ["play 6-5", "play 3-3", "play 0-0"]),
    ],
)
def test_a_double_follows_in_its_number_and_in_doubles(lead: str, playable: list[str]) -> None:
    """Vector 1.4."""
    scenario = ELEVEN.hands(f"{lead[:3]} 2-1 5-2", "3-3 6-5 0-0", "6-1 6-2 6-3", "5-1 5-3 5-4")
    scenario = scenario.play(f"0 lead {lead}")
    assert scenario.legal(1) == playable


@pytest.mark.parametrize(("variant", "points"), [("11", 5), ("21", 13), ("30", 13)])
def test_a_trick_with_the_black_tile(variant: str, points: int) -> None:
    """Vector 1.2."""
    scenario = ELEVEN.under(variant=Variant(variant)).hands("0-0 1-0", "3-3 6-5", "6-6 2-1", "4-1 5-0")
    scenario = scenario.play("0 lead 0-0 as doubles", "1 play 3-3", "2 play 6-6")
    scenario = scenario.play("3 play 4-1")
    assert TrickWon(1, 2, points) in scenario.events
    assert scenario.to_act == (2,), "the winner leads"


@pytest.mark.parametrize(("suit", "seat"), [("3", 0), ("6", 1)])
def test_a_tile_wins_in_the_suit_it_was_led_as(suit: str, seat: int) -> None:
    """Vector 1.3."""
    scenario = ELEVEN.hands("6-3 1-0", "6-6 2-1", "5-3 2-0", "3-0 5-4")
    scenario = scenario.play(f"0 lead 6-3 as {suit}", "1 play 6-6", "2 play 5-3", "3 play 3-0")
    assert scenario.deal.won == (seat,)
    assert scenario.taken[seat] == 3


@pytest.mark.parametrize(("players", "size", "left"), [(4, 7, 0), (3, 9, 1)])
def test_the_deal(players: int, size: int, left: int) -> None:
    scenario = ELEVEN.start(players, SEED)
    assert [len(hand) for hand in scenario.deal.hands] == [size] * players
    assert len(scenario.deal.unused) == left
    assert scenario.deal.phase is Phase.PASS
    assert scenario.to_act == tuple(range(players))
    assert len(scenario.legal_moves(0)) == {7: 35, 9: 84}[size], "any three of the hand"


def test_the_presets() -> None:
    assert {preset.name: preset.options for preset in PRESETS} == {
        "eleven-point": BlackTileOptions(Variant.ELEVEN, target=61, moon_points=22),
        "twenty-one-point": BlackTileOptions(Variant.TWENTY_ONE, target=210, moon_points=42),
        "thirty-point": BlackTileOptions(Variant.THIRTY, target=210, moon_points=60),
        "partners": BlackTileOptions(partners=Partners.YES),
        "berndt": BlackTileOptions(target=110, first_lead=FirstLead.HIGHEST_SCORE),
        "fosdick": BlackTileOptions(pass_direction=PassDirection.RIGHT, undealt_tile=UndealtTile.UNUSED),
    }


def test_what_is_printed_of_a_match_gives_nothing_away() -> None:
    scenario = ELEVEN.start(3, SEED)
    scenario = scenario.play_move(0, scenario.legal_moves(0)[0])
    assert "Tile(" not in repr(scenario.deal)
    assert repr(scenario.deal) not in repr(scenario.match)
    assert repr(SEED) not in repr(scenario.match)


@pytest.mark.parametrize("players", [2, 5, 0])
def test_how_many_may_play(players: int) -> None:
    with refused(BadOptions, f"options-players(game=game-black-tile, counts=3 4, players={players})"):
        ELEVEN.start(players, SEED)


def test_partners_are_four() -> None:
    with refused(BadOptions, "options-partners-need-four"):
        PARTNERS.start(3, SEED)


@pytest.mark.parametrize(
    ("direction", "held"), [("left", ["6-4 1-0", "6-5 2-1", "6-6 2-0"]), ("right", ["6-6 1-0", "6-4 2-1", "6-5 2-0"])]
)
def test_tiles_change_hands_when_the_last_has_chosen(direction: str, held: list[str]) -> None:
    hands = ("6-5 5-5 5-4 1-0", "6-6 5-3 5-2 2-1", "6-4 4-4 4-3 2-0")
    game = ELEVEN.under(pass_direction=PassDirection(direction))
    scenario = game.hands(*hands, phase=Phase.PASS)
    for seat in (2, 0):
        three = pieces(hands[seat])[:3]
        scenario = scenario.play_move(seat, Pass(three))
        assert scenario.events == (Moved(seat, None),)
        assert scenario.deal.hands == scenario.deal.dealt, "nobody sees what they receive before all have chosen"
        assert scenario.match.turn == 0
    assert scenario.to_act == (1,)
    view = scenario.view(0)
    board = view.trick_board
    assert (board.passed, board.received, board.pass_direction) == (pieces("6-5 5-5 5-4"), (), direction)
    assert view.ask is not None
    assert view.ask.made == Pass(pieces("6-5 5-5 5-4")), "it may still be changed"
    scenario = scenario.play_move(1, Pass(pieces("6-6 5-3 5-2")))
    assert scenario.events == (Moved(1, None), Passed())
    assert [f"{hand[0]} {hand[-1]}" for hand in scenario.deal.hands] == held
    assert (scenario.deal.phase, scenario.match.turn) == (Phase.OPENING, 1)
    right = {"left": 2, "right": 1}[direction]
    assert scenario.view(0).trick_board.received == scenario.deal.chosen[right]


def test_a_choice_may_be_changed_until_all_have_chosen() -> None:
    scenario = ELEVEN.hands("6-5 5-5 5-4 1-0", "6-6 5-3 5-2 2-1", "6-4 4-4 4-3 2-0", phase=Phase.PASS)
    scenario = scenario.play("0 pass 6-5 5-5 5-4", "0 pass 5-5 5-4 1-0", "1 pass 6-6 5-3 5-2", "2 pass 6-4 4-4 4-3")
    assert scenario.deal.hands[1] == pieces("5-5 5-4 2-1 1-0")
    assert scenario.refused(1, "pass 5-5 5-4 2-1") == "refused-turn"


def test_the_first_player_may_order_the_left_neighbour_to_lead() -> None:
    scenario = ELEVEN.hands("6-4 3-3", "6-3 4-4", "6-6 3-0", phase=Phase.OPENING, first=2)
    assert Yield() in scenario.legal_moves(2)
    scenario = scenario.play_move(2, Yield())
    assert scenario.events == (Moved(2, Yield()),)
    assert scenario.to_act == (0,)
    assert Yield() not in scenario.legal_moves(0), "the order cannot be handed on"
    assert scenario.refused(0, "yield") == "refused-wrong-phase(phase=play) + refused-must-lead(pieces=6-4 3-3)"
    scenario = scenario.play("0 lead 6-4 as 6", "1 play 6-3", "2 play 6-6")
    assert Yield() not in scenario.legal_moves(2), "in trick 1 only"


def test_the_role_moves_on_from_the_nominal_first_player() -> None:
    scenario = ELEVEN.hands("6-4", "6-6", "6-3", phase=Phase.OPENING, first=2)
    scenario = scenario.play("2 yield", "0 lead 6-4 as 6", "1 play 6-6", "2 play 6-3")
    assert (scenario.deal.number, scenario.deal.first) == (2, 0), "whoever led or won"


def test_the_first_player_of_the_match_drew_highest_and_who_tie_draw_again() -> None:
    most_rounds = 0
    for number in range(30):
        seed = bytes([number]) * 32
        scenario = ELEVEN.start(4, seed)
        left = [0, 1, 2, 3]
        for count, drawn in enumerate(scenario.match.draws, 1):
            tiles = shuffled(double_set(6), seed, f"draw for deal 1, round {count}")
            assert drawn == tuple(zip(left, tiles, strict=False))
            pips = {seat: tile.high + tile.low for seat, tile in zip(left, tiles, strict=False)}
            left = [seat for seat in left if pips[seat] == max(pips.values())]
        assert left == [scenario.deal.first]
        assert scenario.view().draws == scenario.match.draws
        most_rounds = max(most_rounds, len(scenario.match.draws))
    assert most_rounds > 1, "a tie was among them"


@pytest.mark.parametrize(("undealt", "exposed", "taken"), [("first_trick_winner", "0-0", 4), ("unused", "", 0)])
def test_the_undealt_tile(undealt: str, exposed: str, taken: int) -> None:
    game = ELEVEN.under(undealt_tile=UndealtTile(undealt))
    scenario = game.hands("6-4 1-0", "6-2 2-1", "6-6 2-0", unused="0-0")
    scenario = scenario.play("0 lead 6-4 as 6", "1 play 6-2")
    assert scenario.view(2).trick_board.exposed == ()
    scenario = scenario.play("2 play 6-6")
    assert (Exposed(2, pieces("0-0")) in scenario.events) is bool(exposed)
    for viewer in (None, 0, 1, 2):
        view = scenario.view(viewer)
        assert tuple(shown.piece for shown in view.trick_board.exposed) == pieces(exposed)
        assert view.seats[2].points == taken
    assert scenario.taken == (0, 0, taken)
    scenario = scenario.play("2 lead 2-0 as 2", "0 play 1-0", "1 play 2-1")
    assert scenario.results[-1].taken == (0, 0, taken), "whoever wins the last trick"


def test_the_last_play_of_the_last_trick_makes_itself() -> None:
    scenario = ELEVEN.hands("6-4", "6-3", "6-6")
    assert scenario.forced is None, "the leader has a choice of suit"
    scenario = scenario.play("0 lead 6-4 as 6")
    assert scenario.forced == (1, Play(Tile(6, 3)))


def test_a_move_said_in_short_is_written_out_in_full() -> None:
    scenario = ELEVEN.hands("6-4 3-3", "6-3 4-4", "6-6 3-0")
    assert scenario.refused(0, "play 6-4") == "refused-suit-not-named(piece=6-4, suits=6 4)"
    scenario = scenario.play("0 lead 6-4 as 6")
    assert BLACK_TILE.legal_move(scenario.match, 1, Lead(Tile(6, 3))) == Play(Tile(6, 3))
