"""People in words and pictures: cards, leaderboards, two players, past matches; alt texts are in the gallery."""

import random
import re
from dataclasses import replace
from datetime import date

import pytest

from bot.message import Day, Joined, Message, Signed, Who
from bot.rules.achievements import Earned
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.events import DealEnded
from bot.rules.milestones import RECORD
from bot.rules.options import Preset
from bot.store.tables.journal import StoredTable
from bot.words.achievements import how, title
from bot.words.locales import languages
from bot.words.speaker import in_language, say
from cogs.messages import texts
from cogs.people import words
from cogs.people.achievement_words import EVERY, AchievementList, earned_text, list_of
from cogs.people.achievement_words import PER_PAGE as PER_PAGE_EARNED
from cogs.people.card_words import EarnedRecord, PlayerCard, card_text, streaks
from cogs.people.pages import HISTORY, PER_PAGE, EarnedPage, HistoryPage, match_list, past_match
from cogs.people.progress_pages import achievements
from images.drawing import SMALL
from tests.cogs.limits import check
from tests.cogs.people.past_matches import past
from tests.cogs.server import present
from tests.cogs.tables import BIGGEST_ID, NAMES, PRESETS, played, table_of
from tests.gallery.people import people_drawn
from tests.said import is_said, said
from tests.samples import sample

NOVEMBER = date(2026, 11, 2)
ANN, BO, CY, DEE = 1, 2, 3, 4
FIRST = "first-deal"
OWN = words.BoardRow(words.Tally(DEE, 1, 1, 30), "Dee", None, None)


@pytest.mark.parametrize(("won", "now", "longest"), [("", 0, 0), ("WWLW", 1, 2), ("WL", 0, 1)])
def test_streaks(won: str, now: int, longest: int) -> None:
    assert streaks([it == "W" for it in won]) == (now, longest)


def card(**changes: object) -> PlayerCard:
    values: dict[str, object] = {
        "name": "Ann", "game": "", "matches": 1, "won": 1, "deals": 9, "points": 18, "moons": 1, "bids": (1, 3),
        "streak": 1, "longest_streak": 1,
    }  # fmt: skip
    return PlayerCard(**(values | changes))  # type: ignore[arg-type]


def test_a_card_tells_what_was_earned_and_what_is_hidden() -> None:
    earned = EarnedRecord("moon", 2, NOVEMBER), EarnedRecord("shut-out", 1, date(2026, 11, 3))
    told = f"{said('achievement-times', title=title('moon'), count=2)}, {say(title('shut-out'))}"
    assert say(card_text(card(earned=earned), "Ann")).splitlines()[1] == said("card-earned", earned=told)
    hidden = say(card_text(card(is_rating_hidden=True, since=NOVEMBER), "Ann"))
    since = said("card-since", day=Day(NOVEMBER, with_year=True))
    assert hidden.splitlines()[1:] == [said("board-hidden", sign="–"), since]


def test_achievements_are_told_with_what_is_done_for_them() -> None:
    """The nearest steps, one of each figure, then the latest; and no page is too long."""
    has = [EarnedRecord("moon", 3, NOVEMBER), EarnedRecord(FIRST, 1, None)]
    listed = list_of("Ann", has, {"games": 2, "deals": 9, "wins": 0}, {FIRST: 40, "moon": 0})
    assert [(step.name, step.count) for step in listed.next] == [("ten-deals", 9), ("three-games", 2), ("first-win", 0)]
    lines = say(earned_text(listed, "Ann", 0)).splitlines()
    assert lines[2] == said("achievement-next", title=title("three-games"), progress="2 of 3 games tried")
    for line, name, count in ((4, "moon", 3), (5, FIRST, 1), (6, "ten-deals", 0)):
        assert lines[line] == said("achievement-line", title=title(name), how=how(name), count=count)
    assert [name for page in range(listed.pages) for name, _ in listed.shown(page)] == [
        "moon", FIRST, *(name for name in EVERY if name not in ("moon", FIRST)),
    ]  # fmt: skip
    every = list_of("N" * 80, [EarnedRecord(name, 9999, NOVEMBER) for name in EVERY], {}, {})
    assert every.next == ()
    for page in range(every.pages):
        assert len(say(earned_text(every, "N" * 80, page))) <= 2000
    theirs = replace(every, earned=every.earned[: PER_PAGE_EARNED + 1], is_own=False)
    for number, shown in ((2, theirs), (3, every)):
        assert shown.pages == number
        for page in range(number):
            check(achievements(shown, EarnedPage(BIGGEST_ID, page), "Ann", is_own=shown.is_own))


def test_only_their_own_hand_tells_what_they_earned() -> None:
    table = table_of(CATALOGUE["moon"], CATALOGUE["moon"].presets[0], 3)
    for events in played(table, random.Random(5), 500):
        if any(isinstance(event, DealEnded) for event in events):
            break
    earned = Earned(1, 0, FIRST), Earned(1, 0, "every-trick"), Earned(1, 1, FIRST)
    line = said("achievement-gained", count=1, titles=title(FIRST))

    def told(*, progress: bool) -> list[str]:
        seats = tuple(replace(seat, progress=progress or seat.seat > 0) for seat in table.seats)
        table.refresh(StoredTable(table.row, seats, earned=earned))
        snapshot = table.snapshot()
        hands = [texts.hand_over_text(snapshot, 1, seat) for seat in range(3)]
        return [*hands, texts.ended_text(snapshot, present(snapshot.ended))]

    assert [line in text for text in told(progress=True)] == [True, True, False, False]
    assert [line in text for text in told(progress=False)] == [False, True, False, False]
    every = say(title("every-trick"))
    assert [every in told(progress=wish)[-1] for wish in (True, False)] == [True, False]


def test_a_practice_match_tells_the_best_margin_yet() -> None:
    game = CATALOGUE["black-tile"]
    table = table_of(game, game.presets[0], 4, target=1)
    for _ in played(table, random.Random(5), 500):
        pass
    seats = tuple(
        replace(seat, user_id=None if seat.seat else 7, level="hard" if seat.seat else None) for seat in table.seats
    )
    snapshot = table.snapshot()
    last = snapshot.public_view.results[-1]
    practice = replace(snapshot, row=replace(snapshot.row, solo=True), seats=seats)
    lead = Signed(min(last.totals[1:]) - last.totals[0])
    line = said("end-record", level="hard", margin=lead)
    for earned, shown in (((), False), ((Earned(last.number, 0, RECORD),), True)):
        assert (line in texts.final_text(replace(practice, earned=earned))) is shown
    assert line not in texts.final_text(replace(snapshot, seats=seats, earned=earned)), "all would read it there"


@pytest.mark.parametrize("language", languages())
def test_the_level_of_computers_is_one_word_with_them(language: str) -> None:
    given = {"level": "expert", "margin": Signed(9)}
    with in_language(language):
        best = say(Message("end-record", **given)), say(Message("alone-best", game="", when="", **given))
    assert not any("- " in text for text in best)


@pytest.mark.parametrize(
    ("people", "having", "shown"),
    [(4, 2, None), (5, 2, "2 of 5 have it"), (20, 0, "fewer than 1%"), (20, 7, "35% have it")],
)
def test_rarity_is_told_where_there_are_people_enough(people: int, having: int, shown: str | None) -> None:
    listed = AchievementList("Ann", (), people=people, having={"moon": having})
    rarity = listed.rarity("moon")
    assert (rarity and say(rarity)) == shown


def test_people_who_have_played_no_deal_count_too() -> None:
    rarity = list_of("Ann", (), {}, {FIRST: 5, "first-lesson": 6}).rarity("first-lesson")
    assert rarity is not None
    assert say(rarity) == "6 of 6 have it"


def test_three_matches_are_needed_to_be_ranked() -> None:
    assert words.ranking([words.Tally(ANN, 2, 2, 90), words.Tally(BO, 0, 0, 0)], by_rating=False) == []


def test_by_rating_and_whose_is_not_told_after_the_others() -> None:
    tallies = [words.Tally(ANN, 9, 9, 400), words.Tally(BO, 9, 1, -60, 1200), words.Tally(CY, 9, 1, -90, 1300)]
    assert [tally.user_id for tally in words.ranking(tallies, by_rating=True)] == [CY, BO, ANN]
    shown = board(*(words.BoardRow(tally, "", 1, None) for tally in tallies))
    assert [shown.figure(row) for row in shown.rows] == ["–", "1200", "1300"]


def test_net_wins_are_fair_to_tables_of_any_size_and_to_who_plays_much() -> None:
    """A win against three counts 3/4, one of two sides 1/2: who wins as chance has it stands at nothing."""
    of_four, of_two = words.Tally(ANN, 8, 2, 2 * 45 - 6 * 15), words.Tally(BO, 8, 4, 4 * 30 - 4 * 30)
    assert of_four.above == of_two.above == 0
    better, often = words.Tally(CY, 4, 2, 2 * 45 - 2 * 15), words.Tally(DEE, 40, 10, 0)
    assert words.ranking([often, of_two, of_four, better], by_rating=False)[0] == better
    assert [say(words.net_wins(value)) for value in (0, 60, 205, -45)] == ["0.0", "+1.0", "+3.4", "−0.8"]


def test_places_moved_and_those_who_were_not_ranked() -> None:
    now, before = ([words.Tally(user, 3, 0, 0) for user in users] for users in ((BO, CY, ANN), (ANN, BO)))
    assert words.places_moved(now, before) == {BO: 1, CY: None, ANN: -2}


def board(*rows: words.BoardRow, own: words.BoardRow = OWN, game: str = "Domino Whist") -> words.Board:
    return words.Board(game, None, rows, own, len(rows), (("hard", 1400),))


def test_a_leaderboard_tells_of_computers_and_of_whose_rating_is_hidden() -> None:
    text = say(words.board_text(board(words.BoardRow(words.Tally(BO, 4, 1, 0), "Bo", 2, None))))
    assert said("board-computers", ratings="hard 1400") in text
    assert said("board-hidden", sign="–") in text
    assert is_said("board-empty", say(words.board_text(board(game=""))))


def test_the_viewer_is_among_the_rows_or_told_after_them() -> None:
    own = words.BoardRow(words.Tally(DEE, 9, 4, 0, 1500), "Dee", 1, None)
    first, later = board(own, own=own), board(words.BoardRow(words.Tally(ANN, 9, 4, 0, 1684), "", 1, None), own=own)
    assert said("board-alt-own", who="Dee") in words.alt_board(first, first.names)
    assert "won 4 of 9, new." in words.alt_board(first, first.names)
    assert f"1 {said('someone')} 1684" in words.alt_board(later, later.names)
    assert f"1 {said('board-picture-you')} 1500" in words.alt_board(later, later.names)


def test_the_longest_is_no_longer_than_discord_takes() -> None:
    row = words.BoardRow(words.Tally(ANN, 99_999, 99_999, -5_999_999), "N" * 80, 99_999, -9_999, (0, -99_999))
    full = board(*(row,) * 5, own=row, game="")
    assert len(words.alt_board(full, full.names)) <= 1024
    assert len(say(words.board_text(full))) <= 2000
    assert full.title == Joined((Message("all-games"), Message("period-all")), ", ")


def test_two_people_compared_in_words() -> None:
    versus = words.Versus(("Ann", "Bo"), "", 4, (2, 1), (), (), (3, 2))
    heading = Message("versus-heading", one=Who("Ann"), other=Who("Bo"), game=Message("all-games"), everywhere=False)
    assert say(words.versus_text(versus, "Ann", "Bo")).startswith(say(heading))


NAME = NAMES[0][:32]


@pytest.mark.parametrize(("game", "preset", "players"), sample(PRESETS, 3))
async def test_past_matches_are_shown(game: AnyGame, preset: Preset, players: int) -> None:
    table, which = table_of(game, preset, players, **{game.length_rule: 1}), HistoryPage(9_999, game.name, BIGGEST_ID)
    for _ in played(table, random.Random(preset.name), most=6_000):
        pass
    snapshot = table.snapshot()
    assert snapshot.public is not None
    match = past(table, snapshot.public.results[-1].totals, forgotten=0)
    widest = past(table, [-999] * len(set(game.sides(table.options, players))))
    for shown in (match, widest, past(table)):
        matches = [replace(shown, table=replace(shown.table, id=BIGGEST_ID - n)) for n in range(PER_PAGE)]
        components = check(match_list(CATALOGUE, which, matches, 99_999 * PER_PAGE, NAME))
        ids = [part["custom_id"].split(":", 4) for part in components if "label" in part]
        turns = [HistoryPage.parse(argument) for _, action, *_, argument in ids if action == HISTORY.name]
        assert turns == [replace(which, page=9_998), replace(which, page=10_000)]
    assert snapshot.had_hints_together is (players > 2), "the last is a computer"
    assert not replace(snapshot, row=replace(snapshot.row, hints=False)).had_hints_together
    forgetful = replace(snapshot, seats=match.seats)
    for told in (snapshot, forgetful, None):
        payload = past_match(CATALOGUE, match, told, HistoryPage())
        check(payload)
        assert said("someone") in payload.content, "whose name is gone"
        with_hints = f" · {said('history-with-hints')}" in payload.content
        assert with_hints is (told is not None and told.had_hints_together)
        assert re.search(r"🤖 .+ \(normal\)", payload.content)
        assert not payload.ping
        assert "<@" not in payload.content
    parts = await past_match(CATALOGUE, match, forgetful, HistoryPage()).ready()
    assert parts.attachment is not None
    assert NAME not in parts.attachment.alt
    stopped = past_match(CATALOGUE, past(table), snapshot, HistoryPage())
    check(stopped)
    assert said("history-stopped", deals=3) in stopped.content
    assert "🏆" not in stopped.content


def test_a_match_of_a_game_or_a_rule_that_is_no_more() -> None:
    match = past(table_of(CATALOGUE["black-tile"], CATALOGUE["black-tile"].presets[0], 4), (1, 2, 3, 4))
    gone = [replace(match.table, game="tile-golf"), replace(match.table, options={"wind": "east"})]
    for row, named in zip(gone, ("tile-golf", "Black Tile"), strict=True):
        payload = match_list(CATALOGUE, HistoryPage(), [replace(match, table=row)], 1, "")
        check(payload)
        assert f"**{named}**: 🏆" in payload.content
        check(past_match(CATALOGUE, replace(match, table=row), None, HistoryPage()))


def test_every_picture_of_people_with_the_longest_names() -> None:
    for about, draw in people_drawn([letter * 32 for letter in "WMQOGD"]):
        drawing = draw()
        assert 0 < len(drawing.alt) <= 1024, about
        png = drawing.render()
        assert len(png) <= SMALL, (about, len(png))
