"""Domino Hearts: the vectors of the rules, the deal, passing, leading, the first trick, and the score."""

from collections import Counter

import pytest

from bot.message import Message
from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import PRESETS, Breaking, DominoHeartsOptions, FirstTrick, OpeningLead
from bot.rules.domino_hearts.play import hearts_broken, opening_card
from bot.rules.errors import BadOptions
from bot.rules.events import TrickWon
from bot.rules.moves import Pass, parse_move
from bot.rules.options import Preset
from bot.rules.pieces import Card, cards, parse_piece
from bot.rules.suits import CardSuits
from bot.rules.view import Phase
from bot.words.speaker import say
from tests.rules.domino_hearts.scenarios import CLOCKWISE, HEARTS
from tests.rules.say import pieces, winning
from tests.rules.scenario import TrickScenario
from tests.said import messages_in, said
from tests.told import refused, told

NO_POINTS = CLOCKWISE.under(first_trick=FirstTrick.NO_POINTS)
QUEEN_TOO = CLOCKWISE.under(breaking=Breaking.QUEEN_TOO)


# -- the vectors of the rules ----------------------------------------------------------------------------------------


def test_a_heart_discarded_on_diamonds_counts_and_breaks_hearts():
    """Vector 3.1."""
    scenario = CLOCKWISE.hands("7D 5H", "9D 2C", "AH 3C", "8D 4C").tricks("0: KC QC JC 10C")
    assert winning("7D", "9D AH 8D", CardSuits()) == "9D"
    assert not hearts_broken(scenario.match)
    scenario = scenario.play("0 lead 7D", "1 play 9D", "2 play AH", "3 play 8D")
    assert TrickWon(2, 1, 1) in scenario.events
    assert hearts_broken(scenario.match)


def test_unbroken_hearts_are_not_led_but_by_a_hand_of_hearts():
    """Vector 3.2."""
    before = ("0: KC QC JC 10C",)
    assert CLOCKWISE.hands("5H 9H QS", "2C 3C 4C", "5C 6C 7C", "8C 9C AC").tricks(*before).legal(0) == ["lead QS"]
    assert CLOCKWISE.hands("5H 9H", "2C 3C", "4C 5C", "6C 7C").tricks(*before).legal(0) == ["lead 9H", "lead 5H"]


@pytest.mark.parametrize(
    ("moon", "scored", "totals", "winners"),
    [
        ("moon minus", (-26, 0, 0, 0), (14, 70, 80, 95), None),
        ("moon seat 4", (0, 0, 0, 26), (40, 70, 80, 121), (0,)),
    ],
)
def test_the_moon_by_40_against_70_80_95(
    moon: str, scored: tuple[int, ...], totals: tuple[int, ...], winners: tuple[int, ...] | None
):
    """Vector 3.3."""
    before = ("0: AH KH QH 2C", "0: JH 10H 9H 3C", "0: 8H 7H 6H 4C", "0: 5H 4H 3H 5C", "0: 2H 8C 6C 7C")
    scenario = CLOCKWISE.hands("AS", "KS", "QS", "2S", totals=(40, 70, 80, 95)).tricks(*before)
    scenario = scenario.play("0 lead AS", "1 play KS", "2 play QS", "3 play 2S")
    assert scenario.deal.phase is Phase.MOON
    scenario = scenario.play(f"0 {moon}")
    assert scenario.results[-1].taken == (26, 0, 0, 0)
    assert scenario.results[-1].moon == 0
    assert scenario.results[-1].scored == scored
    assert scenario.totals == totals
    assert scenario.winners == winners


@pytest.mark.parametrize(
    ("players", "where"),
    [
        (4, ["left", "right", "across", "", "left", "right"]),
        (3, ["left", "right", "", "left", "right", ""]),
        (5, ["left", "right", "", "left", "right", ""]),
    ],
)
def test_where_tiles_are_passed(players: int, where: list[str]):
    """Vector 3.4."""
    scenario = HEARTS.start(players)
    for number, word in enumerate(where, 1):
        at = scenario.with_deal(number=number)
        assert at.view(0).trick_board.pass_direction == word


def test_play_runs_counter_clockwise_or_by_option_clockwise():
    """Vector 3.5."""
    hands = "2C 3C", "4C 5C", "6C 7C", "8C 9C"
    scenario = HEARTS.hands(*hands)
    order = [0]
    scenario = scenario.play("0 lead 2C")
    while scenario.deal.trick is not None:
        order.append(scenario.to_act[0])
        scenario = scenario.play_first_legal()
    assert order == [0, 3, 2, 1]
    assert CLOCKWISE.hands(*hands).play("0 lead 2C").to_act == (1,)


# -- the deal, passing, the first trick ------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "size", "left_out"), [(3, 17, {"2C"}), (4, 13, set[str]()), (5, 10, {"2C", "2D"})])
def test_the_deal(players: int, size: int, left_out: set[str]):
    scenario = HEARTS.start(players)
    dealt = Counter(str(card) for hand in scenario.deal.hands for card in hand)
    assert {len(hand) for hand in scenario.deal.hands} == {size}
    assert scenario.deal.unused == ()
    assert dealt == Counter(str(card) for card in cards() if str(card) not in left_out)


def test_the_lowest_draw_deals_and_the_deal_moves_left():
    tied = False
    for scenario in (HEARTS.start(5, seed=number.to_bytes(32, "big")) for number in range(60)):
        contenders = {0, 1, 2, 3, 4}
        for drawn in scenario.match.draws:
            ranks = {seat: card.rank for seat, card in drawn if isinstance(card, Card)}
            assert ranks.keys() == contenders
            contenders = {seat for seat, rank in ranks.items() if rank == min(ranks.values())}
        assert contenders == {scenario.deal.first}
        tied = tied or len(scenario.match.draws) > 1
        assert DOMINO_HEARTS.next_dealer(scenario.match) == ((scenario.deal.first + 1) % 5, ())
        view = scenario.view()
        assert view.drawn_for == "dealer"
        assert [seat.dealer for seat in view.seats].index(True) == scenario.deal.first
    assert tied


@pytest.mark.parametrize(("players", "receiver"), [(3, 1), (4, 1), (5, 1)])
def test_three_tiles_go_to_the_left_in_the_first_deal(players: int, receiver: int):
    scenario = HEARTS.start(players)
    given = parse_move(scenario.legal(0)[0])
    assert isinstance(given, Pass)
    scenario = scenario.play_first_legal(times=players)
    assert set(given.pieces) <= set(scenario.deal.hands[receiver])
    assert scenario.view(receiver).trick_board.received == given.pieces
    assert {len(hand) for hand in scenario.deal.hands} == {52 // players}


@pytest.mark.parametrize(("players", "card"), [(3, "3C"), (4, "2C"), (5, "3C")])
def test_the_lowest_club_opens_the_deal(players: int, card: str):
    scenario = HEARTS.start(players).play_first_legal(times=players)
    assert str(opening_card(players)) == card
    (seat,) = scenario.to_act
    assert scenario.legal(seat) == [f"lead {card}"]
    assert told(scenario.ask(seat).prompt) == f"prompt-lead-opens(piece={card})"
    other = next(piece for piece in scenario.deal.hands[seat] if str(piece) != card)
    assert scenario.refused(seat, f"lead {other}") == (
        f"refused-opens-with(piece={card}) + refused-must-lead(pieces={card})"
    )


@pytest.mark.parametrize(("players", "card"), [(3, "3C"), (4, "2C"), (5, "3C")])
def test_the_holder_of_the_lowest_club_may_open_with_any_tile_but_a_heart(players: int, card: str):
    game = HEARTS.under(opening=OpeningLead.ANY)
    scenario = game.start(players).play_first_legal(times=players)
    (seat,) = scenario.to_act
    hand = list(map(str, scenario.deal.hands[seat]))
    assert card in hand
    assert scenario.legal(seat) == [f"lead {piece}" for piece in hand if not piece.endswith("H")]
    heart = next(piece for piece in hand if piece.endswith("H"))
    assert scenario.refused(seat, f"lead {heart}").startswith("refused-hearts-not-broken")
    told = [message for page in DOMINO_HEARTS.help(game.options, players) for message in messages_in(page.text)]
    assert Message("domino-hearts-help-opening-any", card=parse_piece(card)) in told


def test_a_deal_on_hold_begins_with_the_lead():
    scenario = HEARTS.start(3)
    while scenario.deal.number < 3:
        for seat in scenario.to_act:
            moves = scenario.legal_moves(seat)
            scenario = scenario.play_move(seat, moves[0])
    assert scenario.deal.phase is Phase.PLAY
    assert scenario.deal.dealt == scenario.deal.hands


def test_points_may_fall_on_the_first_trick():
    hands = "2C 3D 4D", "AH QS 9D", "KC 5D 6D", "AC 7D 8D"
    follow = CLOCKWISE.hands(*hands).play("0 lead 2C")
    assert follow.legal(1) == ["play QS", "play AH", "play 9D"]
    follow = NO_POINTS.hands(*hands).play("0 lead 2C")
    assert follow.legal(1) == ["play 9D"]
    assert follow.refused(1, "play QS") == (
        "refused-no-points-yet + refused-is-void(led=C, playable=9D, restricted=True)"
    )
    ask = follow.ask(1)
    assert told(ask.prompt) == "prompt-void-points(led=C)"


def test_a_hand_of_points_alone_may_throw_one_on_the_first_trick():
    scenario = NO_POINTS.hands("2C 3D", "AH QS", "KC 5D", "AC 7D").play("0 lead 2C")
    assert scenario.legal(1) == ["play QS", "play AH"]


def test_no_points_rules_the_first_trick_only():
    before = ("0: KC QC JC 10C",)
    scenario = NO_POINTS.hands("5C 3D", "AH 9D", "7C 5D", "6C 7D").tricks(*before).play("0 lead 5C")
    assert scenario.legal(1) == ["play AH", "play 9D"]


# -- following, leading, breaking ------------------------------------------------------------------------------------


def test_suit_is_followed():
    scenario = CLOCKWISE.hands("8D 5H", "9D 2D", "AH 3C", "8C 4C").tricks("0: KC QC JC 10C").play("0 lead 8D")
    assert scenario.legal(1) == ["play 9D", "play 2D"]
    assert scenario.refused(1, "play AH") == "refused-not-held(pieces=AH) + refused-must-follow(led=D, playable=9D 2D)"
    scenario = scenario.play("1 play 2D")
    assert scenario.legal(2) == ["play AH", "play 3C"]
    assert scenario.refused(0, "play 5H") == "refused-turn"


@pytest.mark.parametrize(
    ("game", "trick", "broken"),
    [
        (CLOCKWISE, "0: KC QS JC 10C", False),
        (QUEEN_TOO, "0: KC QS JC 10C", True),
        (QUEEN_TOO, "0: KC QC JC 10C", False),
        (CLOCKWISE, "0: KC 2H JC 10C", True),
    ],
)
def test_what_breaks_hearts(game: TrickScenario, trick: str, broken: bool):
    scenario = game.hands("5H 9D", "2C 3C", "4C 5C", "6C 7C").tricks(trick)
    assert hearts_broken(scenario.match) is broken
    assert scenario.legal(0) == (["lead 5H", "lead 9D"] if broken else ["lead 9D"])


def test_a_heart_in_the_trick_being_played_breaks_nothing_yet():
    scenario = CLOCKWISE.hands("8D 5H 2S", "9D 2D 3S", "AH 3C 4S", "8C 4C 5S").tricks("0: KC QC JC 10C")
    assert not hearts_broken(scenario.play("0 lead 8D", "1 play 2D", "2 play AH").match)


def test_the_refusal_of_a_heart_led_too_early():
    scenario = CLOCKWISE.hands("5H 9D 3S", "2C 3C 4S", "4C 5C 5S", "6C 7C 6S").tricks("0: KC QC JC 10C")
    assert scenario.refused(0, "lead 5H") == "refused-hearts-not-broken + refused-must-lead(pieces=3S 9D)"
    view = scenario.view(0)
    assert view.ask is not None
    assert told(view.ask.prompt) == "prompt-lead-hearts"
    assert [(str(shown.piece), shown.legal) for shown in view.hand] == [("3S", True), ("5H", False), ("9D", True)]
    free = CLOCKWISE.hands("3S 9D", "2C 3C", "4C 5C", "6C 7C").tricks("0: KC QC JC 10C").view(0)
    assert free.ask is not None
    assert told(free.ask.prompt) == "prompt-lead"
    assert [shown.legal for shown in free.hand] == [None, None]


def test_a_play_said_as_a_lead_and_a_lead_said_as_a_play():
    scenario = CLOCKWISE.hands("8D 5H", "9D 2D", "AH 3C", "8C 4C").tricks("0: KC QC JC 10C")
    assert scenario.play("0 play 8D", "1 lead 9D") == scenario.play("0 lead 8D", "1 play 9D")


def test_where_everything_is_refused_there_is_nothing_to_take_back():
    scenario = CLOCKWISE.hands("8D 5H", "9D 2D", "AH 3C", "8C 4C").tricks("0: KC QC JC 10C").play("0 lead 8D")
    for seat in range(4):
        for notation in ("retract", "challenge seat 1 trick 1", "challenge none"):
            assert "refused-rules-enforced" in scenario.refused(seat, notation)
        assert scenario.extra(seat) == []


# -- worth and score -------------------------------------------------------------------------------------------------


def test_what_tiles_are_worth():
    options = DominoHeartsOptions()
    worth = {str(card): DOMINO_HEARTS.worth(options, card) for card in cards()}
    assert worth.pop("QS") == 13
    assert {name for name, points in worth.items() if points == 1} == {name for name in worth if name[-1] == "H"}
    assert sum(worth.values()) == 13


def test_hearts_count_one_each_and_the_queen_13():
    scenario = CLOCKWISE.hands("AS 5C", "QS 2C", "7H 4C", "KH 3D", totals=(10, 20, 30, 40)).tricks("0: KC QC JC 10C")
    scenario = scenario.play("0 lead AS", "1 play QS", "2 play 7H", "3 play KH")
    view = scenario.view()
    assert [seat.points for seat in view.seats] == [15, 0, 0, 0]
    scenario = scenario.play("0 lead 5C", "1 play 2C", "2 play 4C", "3 play 3D")
    assert scenario.results[-1].scored == (15, 0, 0, 0)
    assert scenario.totals == (25, 20, 30, 40)
    assert scenario.results[-1].moon is None


@pytest.mark.parametrize(
    ("totals", "winners"),
    [((99, 50, 50, 10), None), ((100, 50, 50, 10), (3,)), ((100, 50, 50, 80), (1, 2)), ((120, 130, 20, 7), (3,))],
)
def test_the_match_ends_at_the_target_and_the_lowest_win(totals: tuple[int, ...], winners: tuple[int, ...] | None):
    scenario = CLOCKWISE.hands("5C", "2C", "4C", "3D", totals=totals).tricks("0: KC QC JC 10C")
    scenario = scenario.play("0 lead 5C", "1 play 2C", "2 play 4C", "3 play 3D")
    assert scenario.winners == winners


# -- presets and options ---------------------------------------------------------------------------------------------


def test_presets_are_for_three_to_five():
    assert [preset.name for preset in PRESETS] == ["hearts", "short", "card-table", "honour"]
    for preset in PRESETS:
        assert sorted(preset.players) == [3, 4, 5]
        assert preset.players[0] == 4
        for players in (3, 4, 5):
            DOMINO_HEARTS.check_options(preset.options, players)  # type: ignore[arg-type]
    with refused(BadOptions, "options-players(game=game-domino-hearts, counts=3 4 5, players=6)"):
        DOMINO_HEARTS.check_options(DominoHeartsOptions(), 6)


def test_cards_in_a_hand_are_laid_out_by_suit():
    view = CLOCKWISE.hands("2C AH 5D QS 10H KS", *["3C"] * 3).view(0)
    assert [str(shown.piece) for shown in view.hand] == ["KS", "QS", "AH", "10H", "5D", "2C"]
    assert [(shown.points, shown.penalty) for shown in view.hand][1:4] == [(13, True), (1, True), (1, True)]
    assert view.hand[0].piece == pieces("KS")[0]


# -- help ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_help_is_about_the_match_as_it_is_played(preset: Preset, players: int):
    options = preset.options
    assert isinstance(options, DominoHeartsOptions)
    pages = DOMINO_HEARTS.help(options, players)
    told = {message for page in pages for message in messages_in(page.text)}
    deal = next(it for it in told if it.id in ("domino-hearts-help-deal", "domino-hearts-help-deal-without"))
    assert dict(deal.values)["tiles"] == 52 // players
    assert (Message("domino-hearts-help-pass-of-four") in told) is (players == 4)
    assert Message("domino-hearts-help-opening", card=opening_card(players)) in told
    assert (Message("help-clockwise") in told) is (preset.name == "card-table")
    assert (Message("domino-hearts-help-no-points-yet") in told) is (preset.name == "card-table")
    score = "domino-hearts-help-score-moon-all" if preset.name == "card-table" else "domino-hearts-help-score"
    assert Message(score, target=options.target) in told
    assert (pages[-1].title == Message("domino-hearts-help-title-honour")) is (preset.name == "honour")
    assert all(len(say(page.text)) < 700 for page in pages)


def test_the_examples_of_the_help_are_worked_out_by_the_rules():
    examples = [page.example for page in DOMINO_HEARTS.help(DominoHeartsOptions(), 4) if page.example]
    tricks = [example.trick for example in examples if example.trick]
    won = [(str(trick.plays[trick.winner][1].piece), trick.points) for trick in tricks]
    assert won == [("KS", 14), ("9D", 1), ("KS", 13), ("KD", 13)]
    for example, trick in zip(examples, tricks, strict=True):
        assert said("lesson-tile", tile=trick.plays[trick.winner][1].piece) in say(example.caption)
