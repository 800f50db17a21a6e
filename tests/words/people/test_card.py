"""The player card in words."""

from datetime import date

from bot.words.people.achievements import ACHIEVEMENTS
from bot.words.people.card import Card, EarnedRecord, alt_card, alt_earned, card_text, course_of, earned_text, streaks


def test_streaks() -> None:
    assert streaks([]) == (0, 0)
    assert streaks([True, True, False, True]) == (1, 2)
    assert streaks([True, False]) == (0, 1)


def test_a_rating_over_time_ends_at_what_it_is_now() -> None:
    course = course_of("Black Tile", 1030, (10, 50, -30))
    assert course.points == (1000, 1010, 1060, 1030)
    assert (course.now, course.best) == (1030, 1060)
    assert len(course_of("Black Tile", 1000, (1,) * 99).shown) == 31


def card(**changes: object) -> Card:
    values: dict[str, object] = {
        "name": "Ann", "game": "", "matches": 1, "won": 1, "deals": 9, "points": 18, "moons": 1, "bids": (1, 3),
        "streak": 1, "longest_streak": 1,
    }  # fmt: skip
    return Card(**(values | changes))  # type: ignore[arg-type]


def test_what_is_heard_of_a_card() -> None:
    shown = card(course=course_of("Domino Whist", 1030, (10, 50, -30)), rank=2)
    assert alt_card(shown) == (
        "Ann, all games, rank 2: 1 of 1 match won. Rating in Domino Whist 1030, best 1060, from 1000 over the last 3 "
        "matches. 9 deals, 1 moon, 1 of 3 contracts made. Won 1 in a row now, 1 at most."
    )
    assert shown.bids_made == "33 %"
    earned = EarnedRecord("moon", 2, date(2026, 11, 2)), EarnedRecord("shut-out", 1, date(2026, 11, 3))
    of_game = card(game="Domino Whist", points=-18, earned=earned, has_moons=False)
    assert "9 deals, −2.0 points a deal" in alt_card(of_game)
    assert "Achievements: Moon (2 times), Shut-out." in alt_card(of_game)
    assert card_text(of_game, "Ann").splitlines()[1] == "🏅 Moon (2 times), Shut-out"
    hidden = card(is_rating_hidden=True, since=date(2026, 11, 2))
    assert "The rating is not told" in alt_card(hidden)
    assert card_text(hidden, "Ann").splitlines()[1:] == [
        "-# –: a rating comes from all matches of a player, and some were in channels that you cannot see.",
        "-# Roles and contracts are counted since 2 November 2026: they were not written down before.",
    ]


def test_achievements_are_told_with_what_was_done() -> None:
    some = card(earned=(EarnedRecord("moon", 3, date(2026, 11, 2)),))
    assert alt_earned(some).startswith(
        "Ann has 1 of 12 achievements. Moon 3 times: took every point of a deal, first on 2 November 2026. "
    )
    lines = earned_text(some, "Ann").splitlines()
    assert lines[1] == "🏅 **Moon**, 3 times: took every point of a deal"
    assert lines[2] == "-# Spotless: won a match without a point"
    every = card(name="N" * 80, earned=tuple(EarnedRecord(it.name, 9999, date(2026, 11, 2)) for it in ACHIEVEMENTS))
    assert len(alt_earned(every)) <= 1024
    assert len(earned_text(every, "N" * 80)) <= 2000
