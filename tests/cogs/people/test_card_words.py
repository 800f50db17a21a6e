"""The player card in words."""

from datetime import date

from bot.message import Day, Message
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
from tests.said import said


def test_streaks() -> None:
    assert streaks([]) == (0, 0)
    assert streaks([True, True, False, True]) == (1, 2)
    assert streaks([True, False]) == (0, 1)


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
    earned = EarnedRecord("moon", 2, date(2026, 11, 2)), EarnedRecord("shut-out", 1, date(2026, 11, 3))
    of_game = card(game="Domino Whist", points=-18, earned=earned, has_moons=False)
    assert "points: −2.0 a deal." in alt_card(of_game, ["Ann"])
    told = f"{said('achievement-times', title=title('moon'), count=2)}, {say(title('shut-out'))}"
    assert said("card-alt-earned", earned=told) in alt_card(of_game, ["Ann"])
    assert say(card_text(of_game, "Ann")).splitlines()[1] == said("card-earned", earned=told)
    hidden = card(is_rating_hidden=True, since=date(2026, 11, 2))
    assert said("card-alt-hidden") in alt_card(hidden, ["Ann"])
    assert say(card_text(hidden, "Ann")).splitlines()[1:] == [
        said("card-hidden", sign="–"),
        said("card-since", day=Day(date(2026, 11, 2), with_year=True)),
    ]


def test_the_plates_of_a_game() -> None:
    shown = [*plates(card(game="Forty-Two", roles=(RoleRecord("bidder", 24, 18),), extremes=(2, -41)))]
    share = Message("card-plate-share", done=18, deals=24)
    assert shown[0] == Plate(Message("card-plate-bidder.label"), share, Message("card-plate-bidder.note"), 0.75)
    labels = [plate.label.id for plate in shown[1:]]
    assert labels == ["card-plate-streak.label", "card-plate-points.label", "card-plate-best.label"]
    (alone, *_) = plates(card(game="Black Tile", roles=(RoleRecord("alone", 31, points=4.2),)))
    assert [say(text) for text in alone[:3]] == ["alone, 31 deals", "4.2", "points each"]


def test_achievements_are_told_with_what_is_done_for_them() -> None:
    some, day = card(earned=(EarnedRecord("moon", 3, date(2026, 11, 2)),)), Day(date(2026, 11, 2), with_year=True)
    one = said("achievements-alt-one", title=title("moon"), count=3, how=how("moon"), day=day)
    assert alt_earned(some, ["Ann"]).startswith(
        f"{said('achievements-alt', who='Ann', count=1, all=len(ACHIEVEMENTS))} {one} "
    )
    lines = say(earned_text(some, "Ann")).splitlines()
    assert lines[1] == said("achievement-line", title=title("moon"), how=how("moon"), count=3)
    assert lines[2] == said("achievement-line", title=title("capicua"), how=how("capicua"), count=0)
    every = card(name="N" * 80, earned=tuple(EarnedRecord(it.name, 9999, date(2026, 11, 2)) for it in ACHIEVEMENTS))
    assert len(alt_earned(every, ["N" * 80])) <= 1024
    assert len(say(earned_text(every, "N" * 80))) <= 2000
