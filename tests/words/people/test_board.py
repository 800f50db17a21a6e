"""The leaderboard: who is ranked, by what, and what is said of it."""

from dataclasses import replace

from bot.words.people.board import (
    Board,
    BoardRow,
    Period,
    Tally,
    above_words,
    alt_board,
    board_text,
    figure,
    places_moved,
    ranking,
)

ANN, BO, CY, DEE = 1, 2, 3, 4
OWN = BoardRow(DEE, "Dee", None, None, 1, 1, "+0.5")


def test_who_has_not_played_thrice_is_not_ranked() -> None:
    assert ranking([Tally(ANN, 2, 2, 90), Tally(BO, 0, 0, 0)], by_rating=False) == []


def test_by_rating_and_whose_is_not_told_after_the_others() -> None:
    tallies = [Tally(ANN, 9, 9, 400), Tally(BO, 9, 1, -60, 1200), Tally(CY, 9, 1, -90, 1300)]
    assert [tally.user_id for tally in ranking(tallies, by_rating=True)] == [CY, BO, ANN]
    assert [figure(tally, by_rating=True) for tally in tallies] == ["–", "1200", "1300"]


def test_net_wins_are_fair_to_tables_of_any_size_and_to_who_plays_much() -> None:
    """A win against three counts 3/4, one of two sides 1/2: who wins as chance has it stands at nothing."""
    of_four, of_two = Tally(ANN, 8, 2, 2 * 45 - 6 * 15), Tally(BO, 8, 4, 4 * 30 - 4 * 30)
    assert of_four.above == of_two.above == 0
    better, often = Tally(CY, 4, 2, 2 * 45 - 2 * 15), Tally(DEE, 40, 10, 0)
    assert ranking([often, of_two, of_four, better], by_rating=False)[0] == better
    assert [above_words(value) for value in (0, 60, 205, -45)] == ["0.0", "+1.0", "+3.4", "−0.8"]


def test_places_moved_and_those_who_were_not_ranked() -> None:
    before = [Tally(user, 3, 0, 0) for user in (ANN, BO)]
    now = [Tally(user, 3, 0, 0) for user in (BO, CY, ANN)]
    assert places_moved(now, before) == {BO: 1, CY: None, ANN: -2}


def board(*rows: BoardRow, game: str = "Domino Whist") -> Board:
    return Board(game, Period.MONTH, rows, OWN, len(rows), (("hard", 1400),))


def test_what_is_heard() -> None:
    ann = BoardRow(ANN, "Ann", 1, 2, 31, 19, "1684", (0, 9, 49))
    bo = BoardRow(BO, "Bo", 2, None, 4, 1, "–", (0, 30, -15))
    assert alt_board(board(ann, bo)) == (
        "Leaderboard, Domino Whist, last 30 days, by rating; 2 ranked. "
        "1 Ann 1684, won 19 of 31, up 2, +49 in the last 2. 2 Bo no rating told, won 1 of 4, −0.2 in the last 2. "
        "You: 2 more to be ranked."
    )
    text = board_text(board(ann, bo))
    assert "-# Ratings of the computer players: hard 1400" in text
    assert "channels that you cannot see" in text
    assert "Nobody is ranked yet" in board_text(board(game=""))


def test_the_longest_is_no_longer_than_discord_takes() -> None:
    row = BoardRow(ANN, "N" * 80, 99_999, -9_999, 99_999, 99_999, "−99999.9", (0, -99_999))
    full = replace(board(*[row] * 5, game=""), own=row)
    assert len(alt_board(full)) <= 1024
    assert len(board_text(full)) <= 2000
