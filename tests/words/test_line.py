"""The texts of a dominoes table during play. The gallery's approved sums cover the text of every moment."""

from bot.message import Who
from bot.rules.events import Redealt
from bot.rules.moves import End, Play
from bot.rules.pieces import Tile
from bot.rules.view import View
from bot.words.hand import hand_text
from bot.words.line.play import ends_or_target, lacks_told, last_play, seat_note
from bot.words.line.sentences import ends_sentence, since_told
from bot.words.moves import did, listed, named
from bot.words.seat.headline import headline
from bot.words.speaker import say
from bot.words.surfaces import line_text
from bot.words.table import of_bystander
from bot.words.turn import turn_note, whose_turn
from tests.said import said
from tests.told import say_to
from tests.words.lines import preset

name = ("Ann", "Bo", "Cleo", "Dee").__getitem__
BLOCK, DRAW, FIVES, THREES = map(preset, ("block", "draw", "all-fives", "fives-and-threes"))
FOUR = ("6-4 6-1 2-2", "6-3 5-4 2-1", "5-5 5-0 3-3", "3-0 1-0 4-1")


def each(view: View) -> list[str]:
    return [say_to(view, text) for text in last_play(view)]


def test_the_turn_is_told_with_the_numbers_that_can_be_played() -> None:
    start = BLOCK.hands(*FOUR)
    assert say_to(start.view(), whose_turn(start.view())) == said("line-turn", who=Who("Ann"), opens=True)
    played = start.play("0 play 6-4", "1 play 6-3 left")
    assert [say_to(played.view(seat), whose_turn(played.view(seat))) for seat in (None, 2)] == [
        "Cleo plays",
        "Your turn",
    ]
    assert say(turn_note(played.view(2))) == said("prompt-play-on", numbers="3")  # 4 is open too, but they have none
    head = headline(played.view(2))
    assert (say(head.title), head.is_acting) == (said("seat-your-turn"), True)
    assert say(turn_note(played.view())) == "Block dominoes · deal 1"


def test_a_table_shows_nothing_of_what_its_viewer_alone_has_seen() -> None:
    drawn = DRAW.hands("6-6 5-5 2-1", "4-4 3-3", boneyard="5-4 6-2 3-0 2-0").play("0 play 6-6").view(1)
    assert drawn.line_board.drawn
    opens = DRAW.hands("6-6 5-5 2-1", "4-4 3-3", opening=Tile(6, 6)).view(0)
    assert opens.line_board.opening
    for view in (drawn, opens):
        seen = of_bystander(view).line_board
        assert (seen.drawn, seen.opening) == ((), None)


def test_drawn_tiles_are_told_to_their_player_alone() -> None:
    played = DRAW.hands("6-4 4-4", "5-5 2-1", boneyard="3-3 2-2 6-1 5-0 0-0").play("0 play 6-4")
    own, others = each(played.view(1)), each(played.view(0))
    assert own[0] == "Ann opened with 6-4 · nothing fit: you drew 3-3, 2-2, 6-1"
    drew = ["nothing fit: you drew 3-3, 2-2, 6-1", "you drew 3-3, 2-2, 6-1", "you drew 3"]
    assert own[3:] == [*drew, "Ann opened with 6-4", "Ann: 6-4"]
    assert others[0] == "You opened with 6-4 · Bo drew 3"
    assert (
        say_to(played.view(1), since_told(played.view(1)))
        == "Ann opened with 6-4. Nothing fit: you drew 3-3, 2-2, 6-1."
    )
    after = played.play("1 play 6-1 left").view()
    assert say_to(after, since_told(after)) == "Bo drew 3 and played 6-1 left."
    note = seat_note(after.line_board, 1)
    assert note is not None
    assert (say(note.text), note.gold) == (said("line-note-drew", count=3), False)
    assert lacks_told(after.line_board, 1) == ((6, 4), ())


def test_scoring_passes_and_new_tiles_have_sentences() -> None:
    hands = ("6-5 5-3 4-4", "1-1 2-2", "2-1 1-0", "3-1 0-0")
    played = preset("dominican", paso_redondo=30).hands(*hands, redealt=(Redealt(1, 5),)).play("0 play 6-5")
    assert each(played.view())[0] == "Ann opened with 6-5 · all others passed · +55"
    again = "Bo had 5 doubles: redeal."
    told = f"{again} Ann opened with 6-5. All others passed. That scores 55 for Ann."
    assert say_to(played.view(), since_told(played.view())) == told
    note = seat_note(played.view().line_board, 0)
    assert note is not None
    assert say(note.text) == "+55"
    start = BLOCK.hands(*FOUR, redealt=(Redealt(1, 5),))
    assert each(start.view()) == ["Bo had 5 doubles: redeal"]
    assert again in say_to(start.view(0), hand_text(start.view(0), "#games"))
    assert "You had 5 doubles" in say_to(start.view(1), hand_text(start.view(1), "#games"))


def test_ends_that_score_are_summed_and_others_left_out() -> None:
    start = FIVES.hands("6-6 6-1 1-1", "6-3 6-2 3-2", "6-4 4-0 5-5")
    first = start.play("0 play 6-6")
    assert say(ends_or_target(first.view())) == "ends 12"
    arms = first.play("1 play 6-3 right", "2 play 6-4 left", "0 play 6-1 up")
    assert say(ends_or_target(arms.view())) == "ends 4 + 3 + 1 = 8"
    threes = THREES.hands("5-5 5-0 1-0", "5-4 4-4", "3-0 6-6").play("0 play 5-5")
    assert say(ends_or_target(threes.view())) == "ends 10 → 2"
    past = THREES.hands("5-5 5-0 1-0", "5-4 4-4", "3-0 6-6", totals=(60, 0, 0)).play("0 play 5-5")
    assert say(ends_or_target(past.view())) == "ends 10", "it would go past 61, and scored nothing"
    assert say(ends_sentence(past.view().line_board)) == "Ends 10: left 5, right 5.", "a double alone"
    assert say(ends_or_target(BLOCK.hands(*FOUR).view())) == "to 100"


def test_the_line_is_told_arm_by_arm_on_request() -> None:
    start = FIVES.hands("6-6 6-1 1-1", "6-3 6-2 3-2", "6-4 4-0 5-5")
    arms = start.play("0 play 6-6", "1 play 6-3 right", "2 play 6-4 left", "0 play 6-1 up", "1 play 6-2 down")
    assert say_to(arms.view(), line_text(arms.view())).splitlines() == [
        "Line (5). Spinner 6-6.",
        *("Left: 6-4.", "Right: 6-3.", "Up: 6-1.", "Down: 6-2."),
        "Ends 10: left 4, right 3, up 1, down 2.",
        "Bo played 6-2 down: 10 points.",
        "Tiles: Ann 1, Bo 1, Cleo 2.",
        "Boneyard 0.",
    ]
    assert say_to(start.view(), line_text(start.view())).splitlines()[0] == said("rows-alt-none")


def test_the_opening_tile_is_told_to_its_own_player_alone() -> None:
    start = BLOCK.hands(*FOUR, opening=Tile(6, 4))
    assert each(start.view(0)) == ["You open with 6-4"]
    assert [each(start.view(seat)) for seat in (None, 1)] == [["Ann opens"]] * 2
    lot = THREES.start(4).view()
    assert each(lot) == [f"{name(next(it.seat for it in lot.seats if it.dealer))} goes first"]


def test_a_move_is_named_with_its_end_where_the_tile_has_several() -> None:
    view = FIVES.hands("5-5 5-0 1-0", "5-4 4-3", "3-0 6-6").play("0 play 5-5", "1 play 5-4 left").view(0)
    assert view.ask is not None
    assert {str(choice.move): say_to(view, named(view, choice.move, "do")) for choice in view.ask.choices} == {
        "play 5-0 right": said("named-play.do", piece=Tile(5, 0))
    }
    two = FIVES.hands("6-5 1-0", "6-5 4-3", "3-0 6-6").play("0 play 6-5").view(1)
    assert two.ask is not None
    assert [say_to(two, named(two, choice.move)) for choice in two.ask.choices] == ["6-5 left", "6-5 right"]
    assert [say_to(two, listed(two, choice)).partition(" · ")[0] for choice in two.ask.choices] == [
        said("typed-play", piece=Tile(6, 5), end=said(f"end-{end.value}")) for end in (End.LEFT, End.RIGHT)
    ]
    assert say(did(Play(Tile(6, 5), End.LEFT))) == "played 6-5 left"
    assert say(did(Play(Tile(6, 5)))) == "played 6-5"
