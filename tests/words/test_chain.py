"""What a table of dominoes says while it is played: in its pictures, in chat, of moves and in a replay."""

from bot.message import Text, Who
from bot.rules.boards import ChainView, PieceView
from bot.rules.dominoes.line import line_of
from bot.rules.events import Drew, Knocked, Laid
from bot.rules.moves import End, Play
from bot.rules.pieces import Tile
from bot.rules.view import View
from bot.words.chain.play import end_name, ends_or_target, lacks_told, last_play, seat_note, turn_note, whose_turn
from bot.words.chain.sentences import chain_sentences, ends_sentence, line_text, since_told
from bot.words.moves import did, listed, named
from bot.words.names import spoken_names
from bot.words.seat.band import Tone, band
from bot.words.seat.hand import hand_text
from bot.words.seat.headline import headline
from bot.words.seat.news import News
from bot.words.speaker import say
from bot.words.table.figures import scores_text
from bot.words.table.table import of_bystander, table_text
from cogs.replay.words import DealPart, ReplayFrame, sentences_of
from tests.said import said
from tests.words.chains import Chain, preset

name = spoken_names(("Ann", "Bo", "Cleo", "Dee"))
BLOCK, DRAW, FIVES, THREES = map(preset, ("block", "draw", "all-fives", "fives-and-threes"))
DOMINICAN = preset("dominican")
FOUR = ("6-4 6-1 2-2", "6-3 5-4 2-1", "5-5 5-0 3-3", "3-0 1-0 4-1")


def each(texts: tuple[Text, ...]) -> list[str]:
    return [say(text) for text in texts]


# -- pictures ----------------------------------------------------------------------------------------------------------


def test_the_turn_is_told_with_the_numbers_that_can_be_played() -> None:
    start = BLOCK.hands(*FOUR)
    assert say(whose_turn(start.view(), name)) == said("chain-turn", who=Who("Ann"), opens=True)
    played = start.play("0 play 6-4", "1 play 6-3 left")
    assert [say(whose_turn(played.view(seat), name)) for seat in (None, 2)] == ["Cleo plays", "Your turn"]
    assert say(turn_note(played.view(2))) == said("prompt-play-on", numbers="3")  # 4 is open too, but they have none
    head = headline(played.view(2), name)
    assert (say(head.title), head.is_acting) == (said("seat-your-turn"), True)
    assert say(turn_note(played.view())) == "Block dominoes · deal 1"


def test_others_wait_after_their_own_play_or_pass() -> None:
    played = DOMINICAN.hands(*FOUR).play("0 play 6-4", "3 play 4-1 right")
    assert played.to_act == (1,)  # Cleo has passed
    assert [say(headline(played.view(seat), name).title) for seat in (0, 2, 3)] == [
        said("seat-played", piece=Tile(6, 4)),
        said("seat-you-passed"),
        said("seat-played", piece=Tile(4, 1)),
    ]
    assert say(headline(played.view(0), name).more) == said("seat-after", who="Bo")
    assert say(headline(BLOCK.hands(*FOUR).view(1), name).title) == said("seat-waiting")


def test_the_pills_are_both_sides_or_the_boneyard_or_nothing() -> None:
    def pills(view: View) -> list[str]:
        return [f"{say(pill.label)} {say(pill.value)}" for pill in headline(view, name).pills]

    assert pills(DOMINICAN.hands(*FOUR, totals=(87, 64)).view(0)) == ["A 87", "B 64"]
    assert pills(DRAW.hands("6-4", "5-4", boneyard="3-3 2-2 1-1").view(0)) == [f"{said('pill-boneyard')} 3"]
    assert pills(BLOCK.hands(*FOUR).view(0)) == []


def test_passes_follow_the_last_play_and_give_way_where_room_is_short() -> None:
    played = DOMINICAN.hands(*FOUR).play("0 play 6-4", "3 play 4-1 right")
    play = said("chain-laid", who=Who("Dee"), tile=Tile(4, 1), end="right", points=0)
    assert each(last_play(played.view(), name)) == [
        f"{play} · Cleo passed on 6 and 1",
        f"{play} · Cleo passed",
        play,
        said("chain-laid-brief", who=Who("Dee"), tile=Tile(4, 1), points=0),
    ]
    assert each(last_play(played.view(2), name))[0] == f"{play} · you passed on 6 and 1"


def test_two_passes_are_told_together_and_those_of_all_others_as_such() -> None:
    hands = "2-2 6-1 5-2", "6-3 6-6", "5-5 5-4", "3-2 1-0"
    two = BLOCK.hands(*hands).play("0 play 2-2")
    assert each(last_play(two.view(), name)) == ["Ann opened with 2-2 · Bo and Cleo passed", *_brief("2-2")]
    alone = BLOCK.hands(*hands[:3], "3-3 1-0").play("0 play 2-2")
    assert alone.to_act == (0,)
    assert each(last_play(alone.view(), name))[0] == f"Ann opened with 2-2 · {said('chain-all-passed')}"


def _brief(tile: str) -> list[str]:
    return [f"Ann opened with {tile}", f"Ann: {tile}"]


def test_a_pass_on_the_opening_tile_says_what_it_scores() -> None:
    played = DOMINICAN.hands("6-4 4-2", "5-4 1-1", "3-2 5-5", "5-0 1-0").play("0 play 6-4")
    assert each(last_play(played.view(), name))[:3] == [
        "Ann opened with 6-4 · Dee passed: +25 · Cleo passed on 6 and 4",
        "Ann opened with 6-4 · Dee passed: +25 · Cleo passed",
        "Ann opened with 6-4 · Dee passed: +25",
    ]
    note = seat_note(played.view(), 0)
    assert note is not None
    assert (say(note.text), note.gold) == ("+25", True)
    assert [say(pill.value) for pill in headline(played.view(1), name).pills] == ["25", "0"]


def test_a_table_shows_nothing_of_what_its_viewer_alone_has_seen() -> None:
    drawn = DRAW.hands("6-6 5-5 2-1", "4-4 3-3", boneyard="5-4 6-2 3-0 2-0").play("0 play 6-6").view(1)
    assert drawn.chain_board.drawn
    opens = DRAW.hands("6-6 5-5 2-1", "4-4 3-3", opening=Tile(6, 6)).view(0)
    assert opens.chain_board.opening
    for view in (drawn, opens):
        seen = of_bystander(view).chain_board
        assert (seen.drawn, seen.opening) == ((), None)


def test_drawn_tiles_are_told_to_their_player_alone() -> None:
    played = DRAW.hands("6-4 4-4", "5-5 2-1", boneyard="3-3 2-2 6-1 5-0 0-0").play("0 play 6-4")
    own, others = each(last_play(played.view(1), name)), each(last_play(played.view(0), name))
    assert own == [
        "Ann opened with 6-4 · nothing fit: you drew 3-3, 2-2, 6-1",
        "Ann opened with 6-4 · you drew 3-3, 2-2, 6-1",
        "Ann opened with 6-4 · you drew 3",
        "nothing fit: you drew 3-3, 2-2, 6-1",
        "you drew 3-3, 2-2, 6-1",
        "you drew 3",
        *_brief("6-4"),
    ]
    assert others[0] == "You opened with 6-4 · Bo drew 3"
    assert say(since_told(played.view(1), name)) == "Ann opened with 6-4. Nothing fit, so you drew 3-3, 2-2, 6-1."
    after = played.play("1 play 6-1 left").view()
    assert say(since_told(after, name)) == "Bo drew 3 and played 6-1 left."
    note = seat_note(after, 1)
    assert note is not None
    assert (say(note.text), note.gold) == (said("chain-note-drew", count=3), False)
    assert lacks_told(after, 1) == ((6, 4), ())


def test_a_draw_in_vain_is_a_pass() -> None:
    played = DRAW.hands("6-4 6-3", "5-5 2-1", "2-2 6-2", boneyard="3-3 5-1 1-1").play("0 play 6-4")
    assert each(last_play(played.view(), name))[0] == "Ann opened with 6-4 · Bo drew 1 and passed"
    assert say(since_told(played.view(), name)) == "Ann opened with 6-4. Bo drew 1 and passed."


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
    assert say(ends_sentence(past.view().chain_board)) == "Ends 10: left 5, right 5.", "a double alone"
    assert say(ends_or_target(BLOCK.hands(*FOUR).view())) == "to 100"


def test_the_line_is_told_arm_by_arm_on_request() -> None:
    start = FIVES.hands("6-6 6-1 1-1", "6-3 6-2 3-2", "6-4 4-0 5-5")
    arms = start.play("0 play 6-6", "1 play 6-3 right", "2 play 6-4 left", "0 play 6-1 up", "1 play 6-2 down")
    assert say(line_text(arms.view(), name)).splitlines() == [
        "Line (5). Spinner 6-6.",
        *("Left: 6-4.", "Right: 6-3.", "Up: 6-1.", "Down: 6-2."),
        "Ends 10: left 4, right 3, up 1, down 2.",
        "Bo played 6-2 down: 10 points.",
        "Tiles: Ann 1, Bo 1, Cleo 2.",
        "Boneyard 0.",
    ]
    assert say(line_text(start.view(), name)).splitlines()[0] == said("line-alt-none")


def test_arms_are_told_from_the_spinner_outwards() -> None:
    laid = (
        Laid(0, Tile(6, 4), None, 4),
        Laid(1, Tile(4, 4), End.RIGHT, 4),
        Laid(0, Tile(6, 1), End.LEFT, 1),
        Laid(1, Tile(4, 2), End.RIGHT, 2),
        Laid(0, Tile(4, 3), End.UP, 3),
        Laid(1, Tile(4, 0), End.DOWN, 0),
    )
    board = ChainView(log=laid, spinner=Tile(4, 4), ends=line_of(laid, spins=True).ends)
    arms = ("left", "4-6 6-1"), ("right", "4-2"), ("up", "4-3"), ("down", "4-0")
    assert [say(sentence) for sentence in chain_sentences(board)] == [
        said("chain-spinner", count=6, tile=Tile(4, 4)),
        *(said("chain-arm", end=end, tiles=tiles) for end, tiles in arms),
    ]


def test_the_line_on_request_has_what_is_left_to_draw() -> None:
    hands = ("6-6 6-1", "6-3 6-2")
    assert line_of_hands("draw", *hands)[-1] == said("chain-boneyard", count=3, keep=2)
    assert line_of_hands("block", *hands)[-1] == "Tiles: Ann 1, Bo 2.", "no one draws these"


def line_of_hands(preset_name: str, *hands: str) -> list[str]:
    """The line on request after 6-6, with three tiles in the boneyard."""
    start = preset(preset_name).hands(*hands, boneyard="5-5 4-4 3-3")
    return say(line_text(start.play("0 play 6-6").view(), name)).splitlines()


def test_a_play_that_scores_is_gold_for_its_own_player() -> None:
    scored = FIVES.hands("6-6 6-1 1-1", "6-3 6-2 3-2", "6-4 4-0 5-5").play("0 play 6-6", "1 play 6-3 right")
    assert [band(scored.view(seat), name).tone for seat in range(3)] == [Tone.PLAIN, Tone.GOOD, Tone.PLAIN]
    assert say(band(scored.view(1), name).line) == "You: 6-3 right, 15 points"
    assert [say(note.text) if (note := seat_note(scored.view(), seat)) else "" for seat in range(3)] == ["", "+15", ""]
    made = News(made=Play(Tile(6, 3), End.RIGHT))
    assert say(band(scored.view(1), name, made).line) == said("band-made", piece=Tile(6, 3))


def test_the_opening_tile_is_told_to_its_own_player_alone() -> None:
    start = BLOCK.hands(*FOUR, opening=Tile(6, 4))
    assert each(last_play(start.view(0), name)) == ["You open with 6-4"]
    assert [each(last_play(start.view(seat), name)) for seat in (None, 1)] == [["Ann opens"]] * 2
    lot = THREES.start(4).view()
    assert each(last_play(lot, name)) == [f"{name(next(it.seat for it in lot.seats if it.dealer))} goes first"]


# -- chat --------------------------------------------------------------------------------------------------------------


def lines_of(scenario: Chain, seat: int) -> list[str]:
    return say(hand_text(scenario.view(seat), name, "#games")).splitlines()


def test_the_table_tells_whose_turn_it_is_what_was_played_and_the_ends() -> None:
    played = DOMINICAN.hands(*FOUR).play("0 play 6-4", "3 play 4-1 right")
    assert say(table_text(played.view(), name, lambda seat: f"@{name(seat)}")).splitlines() == [
        said("table-heading", game="Dominican", deal="deal 1", number=0, count=0),
        "@Bo to play on 6 or 1.",
        "Dee played 4-1 right. Cleo passed on 6 and 1.",
        "Ends: left 6, right 1.",
    ]


def test_the_hand_tells_what_can_be_played_and_where() -> None:
    played = FIVES.hands("6-6 6-1 1-1", "6-3 6-2 3-2", "6-4 4-0 5-5").play("0 play 6-6", "1 play 6-3 right")
    assert lines_of(played, 2) == [
        said("hand-turn", phase="play", where="#games", who="", ask="play on 6"),
        "Bo played 6-3 right: 15 points.",
        "Ends 15: left 6-6 (12), right 3.",
        said("chain-can-play", tiles="6-4 left"),
    ]
    assert lines_of(played, 1) == ["You played 6-3 in #games. You play after Ann."]
    either = FIVES.hands("6-5 4-0", "6-3 5-4", "2-2 1-1").play("0 play 6-5")
    assert lines_of(either, 1)[-1] == said("chain-can-play", tiles="6-3 left, 5-4 right (10)")


def test_scores_tell_what_plays_have_scored_in_the_deal() -> None:
    scored = FIVES.hands("6-6 6-1 1-1", "6-3 6-2 3-2", "6-4 4-0 5-5").play("0 play 6-6", "1 play 6-3 right")
    assert say(scores_text(scored.view(), name)).splitlines()[-1] == "Deal 1 so far: Ann 0, Bo 15, Cleo 0 (points)."


# -- moves -------------------------------------------------------------------------------------------------------------


def test_a_move_is_named_with_its_end_where_the_tile_has_several() -> None:
    view = FIVES.hands("5-5 5-0 1-0", "5-4 4-3", "3-0 6-6").play("0 play 5-5", "1 play 5-4 left").view(0)
    assert view.ask is not None
    assert {str(choice.move): say(named(view, choice.move, name, "do")) for choice in view.ask.choices} == {
        "play 5-0 right": said("named-play.do", piece=Tile(5, 0))
    }
    two = FIVES.hands("6-5 1-0", "6-5 4-3", "3-0 6-6").play("0 play 6-5").view(1)
    assert two.ask is not None
    assert [say(named(two, choice.move, name)) for choice in two.ask.choices] == ["6-5 left", "6-5 right"]
    assert [say(listed(two, choice, name)).partition(" · ")[0] for choice in two.ask.choices] == [
        said("typed-play", piece=Tile(6, 5), end=say(end_name(end))) for end in (End.LEFT, End.RIGHT)
    ]
    assert say(did(Play(Tile(6, 5), End.LEFT))) == "played 6-5 left"
    assert say(did(Play(Tile(6, 5)))) == "played 6-5"


def test_a_replay_tells_a_round_turn_by_turn() -> None:
    view = DRAW.hands(*FOUR).view()
    log = (
        Laid(0, Tile(6, 4), None, 4),
        Drew(1, 2, (6, 4), fits=True),
        Laid(1, Tile(6, 2), End.LEFT, 2, 5),
        Drew(2, 3, (4, 2), fits=False),
        Knocked(2, (4, 2)),
        Knocked(3, (4, 2)),
    )
    drawn = ((), (PieceView(Tile(5, 5)), PieceView(Tile(6, 2))), (), ())
    frame = ReplayFrame(DealPart.ROUND, 1, 3, view, log=log, drawn=drawn)
    assert [say(sentence) for sentence in sentences_of(frame, name)] == [
        "Ann opened with 6-4.",
        "Bo drew 2 and played 6-2 left: 5 points.",
        "Cleo drew 3 and passed.",
        "Dee passed on 4 and 2.",
        said("replay-drawn", hands="Bo 5-5 6-2"),
    ]
