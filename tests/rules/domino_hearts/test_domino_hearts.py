"""Domino Hearts: the vectors of the rules, the deal, passing, leading, the first trick, and the score."""

from collections import Counter
from dataclasses import replace

import pytest

from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import PRESETS, Breaking, DominoHeartsOptions, FirstTrick, Opening
from bot.rules.domino_hearts.play import is_broken, opening_card
from bot.rules.errors import BadOptions
from bot.rules.events import TrickWon
from bot.rules.moves import Pass, parse_move
from bot.rules.options import Preset
from bot.rules.pieces import Card, cards
from bot.rules.suits import CardSuits
from bot.rules.view import Phase
from tests.rules.domino_hearts.hearts import CLOCKWISE, HeartsMatch, legal, played, position, refused
from tests.rules.say import pieces, winning

NO_POINTS = replace(CLOCKWISE, first_trick=FirstTrick.NO_POINTS)
QUEEN_TOO = replace(CLOCKWISE, breaking=Breaking.QUEEN_TOO)
SEED = bytes(range(32))


def start(players: int = 4, options: DominoHeartsOptions | None = None, seed: bytes = SEED) -> HeartsMatch:
    return DOMINO_HEARTS.start(options or DominoHeartsOptions(), players, seed)


def after_passing(match: HeartsMatch) -> HeartsMatch:
    for seat in DOMINO_HEARTS.to_act(match):
        match, _ = DOMINO_HEARTS.play(match, seat, DOMINO_HEARTS.legal(match, seat)[0])
    return match


# -- the vectors of the rules ----------------------------------------------------------------------------------------


def test_a_heart_discarded_on_diamonds_counts_and_breaks_hearts():
    """Vector 3.1."""
    match = position("7D 5H", "9D 2C", "AH 3C", "8D 4C", before=("0: KC QC JC 10C",))
    assert winning("7D", "9D AH 8D", CardSuits()) == "9D"
    assert not is_broken(match)
    match, events = DOMINO_HEARTS.play(played(match, "0 lead 7D", "1 play 9D", "2 play AH"), 3, parse_move("play 8D"))
    assert TrickWon(2, 1, 1) in events
    assert is_broken(match)


def test_unbroken_hearts_are_not_led_but_by_a_hand_of_hearts():
    """Vector 3.2."""
    before = ("0: KC QC JC 10C",)
    assert legal(position("5H 9H QS", "2C 3C 4C", "5C 6C 7C", "8C 9C AC", before=before), 0) == ["lead QS"]
    assert legal(position("5H 9H", "2C 3C", "4C 5C", "6C 7C", before=before), 0) == ["lead 9H", "lead 5H"]


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
    match = position("AS", "KS", "QS", "2S", before=before, totals=(40, 70, 80, 95))
    match = played(match, "0 lead AS", "1 play KS", "2 play QS", "3 play 2S")
    assert match.deal.phase is Phase.MOON
    match = played(match, f"0 {moon}")
    assert match.results[-1].taken == (26, 0, 0, 0)
    assert match.results[-1].moon == 0
    assert match.results[-1].scored == scored
    assert match.totals == totals
    assert match.winners == winners


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
    match = start(players)
    for number, word in enumerate(where, 1):
        at = replace(match, deal=replace(match.deal, number=number))
        assert DOMINO_HEARTS.view(at, 0).trick_board.pass_direction == word


def test_play_runs_counter_clockwise_or_by_option_clockwise():
    """Vector 3.5."""
    hands = "2C 3C", "4C 5C", "6C 7C", "8C 9C"
    match = position(*hands, options=DominoHeartsOptions())
    order = [0]
    match = played(match, "0 lead 2C")
    while match.deal.trick is not None:
        seat = DOMINO_HEARTS.to_act(match)[0]
        order.append(seat)
        match, _ = DOMINO_HEARTS.play(match, seat, DOMINO_HEARTS.legal(match, seat)[0])
    assert order == [0, 3, 2, 1]
    assert DOMINO_HEARTS.to_act(played(position(*hands), "0 lead 2C")) == (1,)


# -- the deal, passing, the first trick ------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "size", "left_out"), [(3, 17, {"2C"}), (4, 13, set[str]()), (5, 10, {"2C", "2D"})])
def test_the_deal(players: int, size: int, left_out: set[str]):
    match = start(players)
    dealt = Counter(str(card) for hand in match.deal.hands for card in hand)
    assert {len(hand) for hand in match.deal.hands} == {size}
    assert match.deal.unused == ()
    assert dealt == Counter(str(card) for card in cards() if str(card) not in left_out)


def test_the_lowest_draw_deals_and_the_deal_moves_left():
    tied = False
    for match in (start(5, seed=number.to_bytes(32, "big")) for number in range(60)):
        contenders = {0, 1, 2, 3, 4}
        for drawn in match.draws:
            ranks = {seat: card.rank for seat, card in drawn if isinstance(card, Card)}
            assert ranks.keys() == contenders
            contenders = {seat for seat, rank in ranks.items() if rank == min(ranks.values())}
        assert contenders == {match.deal.first}
        tied = tied or len(match.draws) > 1
        assert DOMINO_HEARTS.next_dealer(match) == ((match.deal.first + 1) % 5, ())
        view = DOMINO_HEARTS.view(match, None)
        assert view.drawn_for == "dealer"
        assert [seat.dealer for seat in view.seats].index(True) == match.deal.first
    assert tied


@pytest.mark.parametrize(("players", "receiver"), [(3, 1), (4, 1), (5, 1)])
def test_three_tiles_go_to_the_left_in_the_first_deal(players: int, receiver: int):
    match = start(players)
    given = parse_move(legal(match, 0)[0])
    assert isinstance(given, Pass)
    match = after_passing(match)
    assert set(given.pieces) <= set(match.deal.hands[receiver])
    assert DOMINO_HEARTS.view(match, receiver).trick_board.received == given.pieces
    assert {len(hand) for hand in match.deal.hands} == {52 // players}


@pytest.mark.parametrize(("players", "card"), [(3, "3C"), (4, "2C"), (5, "3C")])
def test_the_lowest_club_opens_the_deal(players: int, card: str):
    match = after_passing(start(players))
    assert str(opening_card(players)) == card
    (seat,) = DOMINO_HEARTS.to_act(match)
    assert legal(match, seat) == [f"lead {card}"]
    assert DOMINO_HEARTS.view(match, seat).ask.prompt == f"lead (the deal opens with {card})"  # type: ignore[union-attr]
    other = next(piece for piece in match.deal.hands[seat] if str(piece) != card)
    assert refused(match, seat, f"lead {other}") == f"The deal opens with {card}. You lead: play {card}."


@pytest.mark.parametrize(("players", "card"), [(3, "3C"), (4, "2C"), (5, "3C")])
def test_the_holder_of_the_lowest_club_may_open_with_any_tile_but_a_heart(players: int, card: str):
    options = DominoHeartsOptions(opening=Opening.ANY)
    match = after_passing(DOMINO_HEARTS.start(options, players, SEED))
    (seat,) = DOMINO_HEARTS.to_act(match)
    hand = list(map(str, match.deal.hands[seat]))
    assert card in hand
    assert legal(match, seat) == [f"lead {piece}" for piece in hand if not piece.endswith("H")]
    heart = next(piece for piece in hand if piece.endswith("H"))
    assert refused(match, seat, f"lead {heart}").startswith("Hearts are not broken yet.")
    text = "\n".join(page.text for page in DOMINO_HEARTS.help(options, players))
    assert f"holds {card} leads to the first trick, any tile but a heart" in text


def test_a_deal_on_hold_begins_with_the_lead():
    match = start(3)
    while match.deal.number < 3:
        for seat in DOMINO_HEARTS.to_act(match):
            moves = DOMINO_HEARTS.legal(match, seat)
            match, _ = DOMINO_HEARTS.play(match, seat, moves[0])
    assert match.deal.phase is Phase.PLAY
    assert match.deal.dealt == match.deal.hands


def test_points_may_fall_on_the_first_trick():
    hands = "2C 3D 4D", "AH QS 9D", "KC 5D 6D", "AC 7D 8D"
    follow = played(position(*hands), "0 lead 2C")
    assert legal(follow, 1) == ["play QS", "play AH", "play 9D"]
    follow = played(position(*hands, options=NO_POINTS), "0 lead 2C")
    assert legal(follow, 1) == ["play 9D"]
    assert refused(follow, 1, "play QS") == ("No points may fall on the first trick. You hold no clubs: play 9D.")
    ask = DOMINO_HEARTS.view(follow, 1).ask
    assert ask is not None
    assert ask.prompt == "no clubs: no points may fall on the first trick"


def test_a_hand_of_points_alone_may_throw_one_on_the_first_trick():
    match = played(position("2C 3D", "AH QS", "KC 5D", "AC 7D", options=NO_POINTS), "0 lead 2C")
    assert legal(match, 1) == ["play QS", "play AH"]


def test_no_points_rules_the_first_trick_only():
    before = ("0: KC QC JC 10C",)
    match = played(position("5C 3D", "AH 9D", "7C 5D", "6C 7D", options=NO_POINTS, before=before), "0 lead 5C")
    assert legal(match, 1) == ["play AH", "play 9D"]


# -- following, leading, breaking ------------------------------------------------------------------------------------


def test_suit_is_followed():
    match = played(position("8D 5H", "9D 2D", "AH 3C", "8C 4C", before=("0: KC QC JC 10C",)), "0 lead 8D")
    assert legal(match, 1) == ["play 9D", "play 2D"]
    assert refused(match, 1, "play AH") == "You do not hold AH. You hold diamonds: play 9D or 2D."
    match = played(match, "1 play 2D")
    assert legal(match, 2) == ["play AH", "play 3C"]
    assert refused(match, 0, "play 5H") == "It is not your turn."


@pytest.mark.parametrize(
    ("options", "trick", "broken"),
    [
        (CLOCKWISE, "0: KC QS JC 10C", False),
        (QUEEN_TOO, "0: KC QS JC 10C", True),
        (QUEEN_TOO, "0: KC QC JC 10C", False),
        (CLOCKWISE, "0: KC 2H JC 10C", True),
    ],
)
def test_what_breaks_hearts(options: DominoHeartsOptions, trick: str, broken: bool):
    match = position("5H 9D", "2C 3C", "4C 5C", "6C 7C", before=(trick,), options=options)
    assert is_broken(match) is broken
    assert legal(match, 0) == (["lead 5H", "lead 9D"] if broken else ["lead 9D"])


def test_a_heart_in_the_trick_being_played_breaks_nothing_yet():
    match = position("8D 5H 2S", "9D 2D 3S", "AH 3C 4S", "8C 4C 5S", before=("0: KC QC JC 10C",))
    assert not is_broken(played(match, "0 lead 8D", "1 play 2D", "2 play AH"))


def test_the_refusal_of_a_heart_led_too_early():
    match = position("5H 9D 3S", "2C 3C 4S", "4C 5C 5S", "6C 7C 6S", before=("0: KC QC JC 10C",))
    assert refused(match, 0, "lead 5H") == "Hearts are not broken yet. You lead: play any of 3S and 9D."
    view = DOMINO_HEARTS.view(match, 0)
    assert view.ask is not None
    assert view.ask.prompt == "lead (hearts are not broken yet)"
    assert [(str(shown.piece), shown.legal) for shown in view.hand] == [("3S", True), ("5H", False), ("9D", True)]
    free = DOMINO_HEARTS.view(position("3S 9D", "2C 3C", "4C 5C", "6C 7C", before=("0: KC QC JC 10C",)), 0)
    assert free.ask is not None
    assert free.ask.prompt == "lead any tile"
    assert [shown.legal for shown in free.hand] == [None, None]


def test_a_play_said_as_a_lead_and_a_lead_said_as_a_play():
    match = position("8D 5H", "9D 2D", "AH 3C", "8C 4C", before=("0: KC QC JC 10C",))
    assert played(match, "0 play 8D", "1 lead 9D") == played(match, "0 lead 8D", "1 play 9D")


def test_where_everything_is_refused_there_is_nothing_to_take_back():
    match = played(position("8D 5H", "9D 2D", "AH 3C", "8C 4C", before=("0: KC QC JC 10C",)), "0 lead 8D")
    for seat in range(4):
        for said in ("retract", "challenge seat 1 trick 1", "challenge none"):
            assert "is refused in this match" in refused(match, seat, said)
        assert DOMINO_HEARTS.extra_moves(match, seat) == ()


# -- worth and score -------------------------------------------------------------------------------------------------


def test_what_tiles_are_worth():
    options = DominoHeartsOptions()
    worth = {str(card): DOMINO_HEARTS.worth(options, card) for card in cards()}
    assert worth.pop("QS") == 13
    assert {name for name, points in worth.items() if points == 1} == {name for name in worth if name[-1] == "H"}
    assert sum(worth.values()) == 13


def test_hearts_count_one_each_and_the_queen_13():
    match = position("AS 5C", "QS 2C", "7H 4C", "KH 3D", before=("0: KC QC JC 10C",), totals=(10, 20, 30, 40))
    match = played(match, "0 lead AS", "1 play QS", "2 play 7H", "3 play KH")
    view = DOMINO_HEARTS.view(match, None)
    assert [seat.points for seat in view.seats] == [15, 0, 0, 0]
    match = played(match, "0 lead 5C", "1 play 2C", "2 play 4C", "3 play 3D")
    assert match.results[-1].scored == (15, 0, 0, 0)
    assert match.totals == (25, 20, 30, 40)
    assert match.results[-1].moon is None


@pytest.mark.parametrize(
    ("totals", "winners"),
    [((99, 50, 50, 10), None), ((100, 50, 50, 10), (3,)), ((100, 50, 50, 80), (1, 2)), ((120, 130, 20, 7), (3,))],
)
def test_the_match_ends_at_the_target_and_the_lowest_win(totals: tuple[int, ...], winners: tuple[int, ...] | None):
    match = position("5C", "2C", "4C", "3D", before=("0: KC QC JC 10C",), totals=totals)
    match = played(match, "0 lead 5C", "1 play 2C", "2 play 4C", "3 play 3D")
    assert match.winners == winners


# -- presets and options ---------------------------------------------------------------------------------------------


def test_presets_are_for_three_to_five():
    assert [preset.name for preset in PRESETS] == ["hearts", "short", "card-table", "honour"]
    for preset in PRESETS:
        assert sorted(preset.players) == [3, 4, 5]
        assert preset.players[0] == 4
        for players in (3, 4, 5):
            DOMINO_HEARTS.check_options(preset.options, players)  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match="Domino Hearts is for 3, 4 or 5 players, not 6"):
        DOMINO_HEARTS.check_options(DominoHeartsOptions(), 6)


def test_cards_in_a_hand_are_laid_out_by_suit():
    view = DOMINO_HEARTS.view(position("2C AH 5D QS 10H KS", *["3C"] * 3), 0)
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
    text = " ".join(page.text for page in pages)
    assert f"gets {52 // players} tiles" in text
    assert ("across" in text) is (players == 4)
    assert f"holds {opening_card(players)} leads" in text
    assert (", clockwise." in text) is (preset.name == "card-table")
    assert ("every opponent's" in text) is (preset.name == "card-table")
    assert ("nobody gives points away" in text) is (preset.name == "card-table")
    assert (pages[-1].title == "On your honour") is (preset.name == "honour")
    assert f"{options.target} or more" in text
    assert all(len(page.text) < 700 for page in pages)


def test_the_examples_of_the_help_are_worked_out_by_the_rules():
    examples = [page.example for page in DOMINO_HEARTS.help(DominoHeartsOptions(), 4) if page.example]
    tricks = [example.trick for example in examples if example.trick]
    assert [(str(trick.plays[trick.winner][1].piece), trick.points) for trick in tricks] == [("9D", 1), ("KS", 13)]
    assert [example.caption.count(str(trick.plays[trick.winner][1].piece)) for example, trick in
            zip(examples, tricks, strict=True)] == [1, 1]  # fmt: skip
