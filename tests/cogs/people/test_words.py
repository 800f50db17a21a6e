"""In words: the player card, the leaderboard (who is ranked, by what), and two people against each other."""

from datetime import date

from bot.message import Day, Joined, Message, Who
from bot.rules.achievements import ACHIEVEMENTS
from bot.words.achievements import how, title
from bot.words.speaker import say
from cogs.people.card_words import (
    EarnedRecord,
    Plate,
    PlayerCard,
    RoleRecord,
    alt_card,
    alt_earned,
    card_text,
    course_of,
    earned_text,
    plates,
    streaks,
)
from cogs.people.words import (
    Board,
    BoardRow,
    GameOfTwo,
    Meeting,
    Period,
    Tally,
    Versus,
    alt_board,
    alt_versus,
    board_text,
    counts,
    net_wins,
    places_moved,
    ranking,
    versus_text,
)
from tests.said import is_said, said

NOVEMBER = date(2026, 11, 2)
ANN, BO, CY, DEE = 1, 2, 3, 4
OWN = BoardRow(Tally(DEE, 1, 1, 30), "Dee", None, None)


def test_streaks() -> None:
    assert [streaks(it) for it in ([], [True, True, False, True], [True, False])] == [(0, 0), (1, 2), (0, 1)]


def test_a_rating_over_time_ends_at_what_it_is_now() -> None:
    course = course_of("Black Tile", 1030, (10, 50, -30))
    assert course.points == (1000, 1010, 1060, 1030)
    assert (course.now, course.best) == (1030, 1060)
    assert len(course_of("Black Tile", 1000, (1,) * 99).shown) == 31


def card(**changes: object) -> PlayerCard:
    values: dict[str, object] = {
        "name": "Ann", "game": "", "matches": 1, "won": 1, "deals": 9, "points": 18, "moons": 1, "bids": (1, 3),
        "streak": 1, "longest_streak": 1,
    }  # fmt: skip
    return PlayerCard(**(values | changes))  # type: ignore[arg-type]


def test_the_alt_text_of_a_card() -> None:
    shown = card(course=course_of("Domino Whist", 1030, (10, 50, -30)), rank=2)
    assert alt_card(shown, ["Ann"]) == (
        "Ann, all games: 1 of 1 match won. Rank 2. Domino Whist rating 1030, best 1060, from 1000 over the last 3 "
        "matches. 9 deals. 1 moon. 1 of 3 contracts made. wins in a row: 1 (now 1)."
    )
    assert shown.bids_made == Message("card-picture-percent", percent=33)
    earned = EarnedRecord("moon", 2, NOVEMBER), EarnedRecord("shut-out", 1, date(2026, 11, 3))
    of_game = card(game="Domino Whist", points=-18, earned=earned, has_moons=False)
    assert "points: −2.0 a deal." in alt_card(of_game, ["Ann"])
    told = f"{said('achievement-times', title=title('moon'), count=2)}, {say(title('shut-out'))}"
    assert said("card-alt-earned", earned=told) in alt_card(of_game, ["Ann"])
    assert say(card_text(of_game, "Ann")).splitlines()[1] == said("card-earned", earned=told)
    hidden = card(is_rating_hidden=True, since=NOVEMBER)
    since = said("card-since", day=Day(NOVEMBER, with_year=True))
    assert said("card-alt-hidden") in alt_card(hidden, ["Ann"])
    assert say(card_text(hidden, "Ann")).splitlines()[1:] == [said("card-hidden", sign="–"), since]


def test_the_plates_of_a_game() -> None:
    shown = [*plates(card(game="Forty-Two", roles=(RoleRecord("bidder", 24, 18),), extremes=(2, -41)))]
    share = Message("card-plate-share", done=18, deals=24)
    assert shown[0] == Plate(Message("card-plate-bidder.label"), share, Message("card-plate-bidder.note"), 0.75)
    assert [it.label.id for it in shown[1:]] == [f"card-plate-{name}.label" for name in ("streak", "points", "best")]
    (alone, *_) = plates(card(game="Black Tile", roles=(RoleRecord("alone", 31, points=4.2),)))
    assert [say(text) for text in alone[:3]] == ["alone, 31 deals", "4.2", "points each"]


def test_achievements_are_told_with_what_is_done_for_them() -> None:
    some, day = card(earned=(EarnedRecord("moon", 3, NOVEMBER),)), Day(NOVEMBER, with_year=True)
    one = said("achievements-alt-one", title=title("moon"), count=3, how=how("moon"), day=day)
    heading = said("achievements-alt", who="Ann", count=1, all=len(ACHIEVEMENTS))
    assert alt_earned(some, ["Ann"]).startswith(f"{heading} {one} ")
    lines = say(earned_text(some, "Ann")).splitlines()
    for line, name, count in ((1, "moon", 3), (2, "capicua", 0)):
        assert lines[line] == said("achievement-line", title=title(name), how=how(name), count=count)
    every = card(name="N" * 80, earned=tuple(EarnedRecord(it.name, 9999, NOVEMBER) for it in ACHIEVEMENTS))
    assert len(alt_earned(every, ["N" * 80])) <= 1024
    assert len(say(earned_text(every, "N" * 80))) <= 2000


def test_three_matches_are_needed_to_be_ranked() -> None:
    assert ranking([Tally(ANN, 2, 2, 90), Tally(BO, 0, 0, 0)], by_rating=False) == []


def test_by_rating_and_whose_is_not_told_after_the_others() -> None:
    tallies = [Tally(ANN, 9, 9, 400), Tally(BO, 9, 1, -60, 1200), Tally(CY, 9, 1, -90, 1300)]
    assert [tally.user_id for tally in ranking(tallies, by_rating=True)] == [CY, BO, ANN]
    shown = board(*(BoardRow(tally, "", 1, None) for tally in tallies))
    assert [shown.figure(row) for row in shown.rows] == ["–", "1200", "1300"]


def test_net_wins_are_fair_to_tables_of_any_size_and_to_who_plays_much() -> None:
    """A win against three counts 3/4, one of two sides 1/2: who wins as chance has it stands at nothing."""
    of_four, of_two = Tally(ANN, 8, 2, 2 * 45 - 6 * 15), Tally(BO, 8, 4, 4 * 30 - 4 * 30)
    assert of_four.above == of_two.above == 0
    better, often = Tally(CY, 4, 2, 2 * 45 - 2 * 15), Tally(DEE, 40, 10, 0)
    assert ranking([often, of_two, of_four, better], by_rating=False)[0] == better
    assert [say(net_wins(value)) for value in (0, 60, 205, -45)] == ["0.0", "+1.0", "+3.4", "−0.8"]


def test_places_moved_and_those_who_were_not_ranked() -> None:
    now, before = ([Tally(user, 3, 0, 0) for user in users] for users in ((BO, CY, ANN), (ANN, BO)))
    assert places_moved(now, before) == {BO: 1, CY: None, ANN: -2}


def board(*rows: BoardRow, game: str = "Domino Whist") -> Board:
    return Board(game, Period.MONTH, rows, OWN, len(rows), (("hard", 1400),))


def test_the_alt_text_of_a_leaderboard() -> None:
    ann = BoardRow(Tally(ANN, 31, 19, 0, 1684), "Ann", 1, 2, (0, 9, 49))
    bo = BoardRow(Tally(BO, 4, 1, 0), "Bo", 2, None, (0, 30, -15))
    assert alt_board(board(ann, bo), ["Ann", "Bo"]) == (
        "Leaderboard, Domino Whist, last 30 days, by rating: 2 ranked. "
        "1 Ann 1684, won 19 of 31, up 2. +49 in the last 2. 2 Bo no rating shown, won 1 of 4. −0.2 in the last 2. "
        "You: 2 more to be ranked."
    )
    text = say(board_text(board(ann, bo)))
    assert said("board-computers", ratings="hard 1400") in text
    assert said("board-hidden", sign="–") in text
    assert is_said("board-empty", say(board_text(board(game=""))))


def test_the_viewer_is_among_the_rows_or_told_after_them() -> None:
    own = BoardRow(Tally(DEE, 9, 4, 0, 1500), "Dee", 1, None)
    first = Board("Domino Whist", Period.MONTH, (own,), own, 1)
    assert said("board-alt-own", who="Dee") in alt_board(first, first.names)
    later = Board("Domino Whist", Period.MONTH, (BoardRow(Tally(ANN, 9, 4, 0, 1684), "", 1, None),), own, 2)
    assert f"1 {said('someone')} 1684" in alt_board(later, later.names)
    assert f"1 {said('board-alt-you')} 1500" in alt_board(later, later.names)


def test_the_longest_is_no_longer_than_discord_takes() -> None:
    row = BoardRow(Tally(ANN, 99_999, 99_999, -5_999_999), "N" * 80, 99_999, -9_999, (0, -99_999))
    full = Board("", Period.MONTH, (row,) * 5, row, 5, (("hard", 1400),))
    assert len(alt_board(full, full.names)) <= 1024
    assert len(say(board_text(full))) <= 2000
    assert full.title == Message("board-title", game=Message("all-games"), period=Message("period-month"))


def test_two_people_compared_in_words() -> None:
    """A match that a third player has won still says which of the two finished ahead."""
    day = date(2026, 11, 23)
    latest = Meeting(day, "Black Tile", (4, 9), 0), Meeting(day, "Black Tile", (-3, -3), None)
    game = GameOfTwo("Black Tile", 4, (2, 1), (-0.04, 3.25))
    versus = Versus(("Ann", "Bo"), "", 4, (2, 1), (game,), latest, (3, 2))
    ahead = (Message("versus-ahead", who=Who(name), count=count) for name, count in (("Ann", 2), ("Bo", 1)))
    told = (*ahead, Message("versus-tied", count=1), Message("versus-partners", won=2, matches=3))
    assert counts(versus, versus.names.__getitem__) == Joined(told, " · ")
    heading = Message("versus-heading", one=Who("Ann"), other=Who("Bo"), game=Message("all-games"))
    assert say(versus_text(versus, "Ann", "Bo")).startswith(say(heading))
    assert alt_versus(versus, versus.names) == (
        "Ann against Bo, all games. 4 matches against each other. "
        "Ann ahead 2 · Bo ahead 1 · tied 1 · as partners: 2 wins in 3. Black Tile: 4 matches, ahead 2 to 1. "
        "Points a deal: 0.0 to 3.2. 23 Nov Black Tile: Ann ahead, 4 to 9. 23 Nov Black Tile: tied, −3 to −3."
    )
