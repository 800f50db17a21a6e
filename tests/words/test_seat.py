"""A player's view in words: short in the picture, in the message, in large print."""

from dataclasses import replace

from bot.message import Message, Names, Row, Seat, Who
from bot.rules.boards import PieceView
from bot.rules.catalogue import CATALOGUE
from bot.rules.moves import Pass, Yield
from bot.rules.pieces import Tile, parse_piece
from bot.rules.seventy_nine.game import SEVENTY_NINE
from bot.rules.seventy_nine.options import SeventyNineOptions
from bot.rules.view import Choice, Phase, View
from bot.table.state.waiting import until_own_turn
from bot.words.draw import DrawnLead, first_lead
from bot.words.hand import hand_text
from bot.words.moves import choice_label
from bot.words.persons import naming
from bot.words.seat.band import Tone, band
from bot.words.sides import seats_in_order
from bot.words.speaker import say, say_line
from bot.words.surfaces import alt_seat, figures_text
from bot.words.table import Note, deal_note
from bot.words.tricks.play import last_taken, seat_before
from tests.images.views import NAMES, SEED, finished_trick, on_board, start, table_of
from tests.rules.domino_hearts.scenarios import CLOCKWISE
from tests.rules.domino_whist.scenarios import ALONE
from tests.rules.scenario import TrickScenario
from tests.rules.tricks.test_claims import endgame
from tests.said import said
from tests.told import say_to
from tests.words.lines import preset


def _taken(winner: int, viewer: int, *, points: int = 3, worst: str = "") -> View:
    view = replace(finished_trick(4, 0, winner), viewer=viewer)
    trick = view.trick_board.finished[0]
    plays = [(seat, replace(one, points=0)) for seat, one in trick.plays]
    if worst:
        plays[0] = (0, PieceView(parse_piece(worst), points=points, penalty=True))
    trick = replace(trick, plays=tuple(plays), points=points)
    return on_board(view, on_table=trick, finished=(trick,))


def test_seats_stand_in_order_of_play_with_the_viewer_last():
    assert seats_in_order(start(seat=1)) == (2, 3, 0, 1)
    hearts = CATALOGUE["domino-hearts"]
    match = hearts.start(hearts.presets[0].options, 4, bytes(32))
    assert seats_in_order(hearts.view(match, 1)) == (0, 3, 2, 1)


def test_a_player_who_sits_out_is_passed_over():
    view = replace(table_of(4), viewer=0)
    assert seat_before(view) == 3
    out = tuple(replace(seat, out=seat.seat == 3) for seat in view.seats)
    assert seat_before(replace(view, seats=out)) == 2


def test_a_player_who_wins_costly_points_alone_sees_red():
    queen, piece = parse_piece("QS"), parse_piece("6-2")
    own = band(_taken(2, 2, points=13, worst="QS"))
    assert (own.tone, own.line) == (Tone.BAD, Message("own-dear", dear=queen, points=13, piece=piece))
    assert say(own.line) == "You got Q♠ with 6-2: 13 points"
    other = band(_taken(2, 1, points=13, worst="QS"))
    told = Message("band-last", who=Seat(2), piece=piece, points=13, by_tricks=False)
    assert (other.tone, other.line) == (Tone.PLAIN, told)
    free = band(_taken(2, 2, points=0))
    assert (free.tone, free.line) == (Tone.GOOD, Message("own-points", points=0, piece=piece))


def test_the_undealt_tile_counts_with_the_first_trick():
    view = on_board(_taken(2, 2, points=1), exposed=(PieceView(Tile(6, 3), points=1),))
    taken = last_taken(view)
    assert taken is not None
    assert taken.points == 2
    assert band(view).line == Message("own-undealt", points=2, undealt=Row([Tile(6, 3)]))


def test_a_player_ordered_to_lead_learns_by_whom():
    black_tile = CATALOGUE["black-tile"]
    match = black_tile.start(black_tile.presets[0].options, 4, SEED)
    for seat in range(4):
        match, _ = black_tile.play(match, seat, Pass(match.deal.hands[seat][:3]))
    first, leader = match.deal.first, (match.deal.first + 1) % 4
    asked = black_tile.view(match, first)
    assert say_to(asked, choice_label(asked, Choice(Yield())), NAMES) == said("choice-yield", who=Who(NAMES[leader]))
    match, _ = black_tile.play(match, first, Yield())
    view = black_tile.view(match, None)
    assert first_lead(view) == DrawnLead(first, leader, is_ordered=True)
    label, about = Message("note-ordered", who=Seat(first)), Message("note-leads", who=Seat(leader))
    assert deal_note(view, crowded=False) == Note(label, about)
    own = alt_seat(black_tile.view(match, leader), NAMES)
    assert said("band-lets", who=Who(NAMES[first]), other=Who(NAMES[leader], is_you=True)) in own


def text(view: View) -> list[str]:
    return say_to(until_own_turn(view), hand_text(until_own_turn(view), "#games"), NAMES).splitlines()


def test_ones_own_bid_is_told_once_and_a_pass_is_ones_own() -> None:
    scenario = ALONE.hands("8-8 7-6", "6-6 5-4", "3-3 2-1", "1-1 4-2", phase=Phase.BID)
    first = scenario.to_act[0]
    bid = scenario.play(f"{first} bid 1")
    assert text(bid.view(first))[1:] == []
    passed = bid.play(f"{bid.to_act[0]} bid pass")
    assert text(passed.view(bid.to_act[0]))[1] == said("bids-so-far", bids=f"{NAMES[first]} 1 (highest), you pass")


def band_line(view: View) -> str:
    with naming(Names(NAMES.__getitem__, view.viewer)):
        return "".join(span.text for span in say_line(band(view).line))


def test_a_line_lists_all_turns_since_ones_own_play() -> None:
    dealt = preset("block").hands("6-4 2-1 5-5", "4-1 2-2", "5-0 3-3", "6-2 1-1")
    line = dealt.play("0 play 6-4", "1 play 4-1 right", "3 play 6-2 left")  # seat 2 has nothing that fits
    first, last = (
        said("since-play", who=Who(NAMES[seat]), piece=tile, points=0, drew=0)
        for seat, tile in ((1, "4-1"), (3, "6-2"))
    )
    told = f"{first} · {said('line-passed', who=Who(NAMES[2]))} · {last}"
    view = line.view(0)
    assert text(view)[1] == band_line(view) == told
    alt = alt_seat(view, NAMES)
    assert all(f"{NAMES[seat]} {did}" in alt for seat, did in ((1, "played 4-1"), (2, "passed"), (3, "played 6-2")))
    after = line.play("0 play 2-1 left").view(1)
    assert band_line(after).startswith(said("line-passed", who=Who(NAMES[2]))), "each since their own"


def test_the_rest_of_a_trick_is_listed_once_the_next_is_led() -> None:
    hands = ("5-5 6-5 7-7", "5-1 1-0 2-0", "5-2 4-3 4-2", "5-3 2-1 3-0")
    played = (
        ALONE.hands(*hands)
        .contract(0, "4", trump="none")
        .play("0 lead 5-5 as 5", "1 play 5-1", "2 play 5-2", "3 play 5-3")
    )
    led = played.play("0 lead 6-5 as 6", "1 play 1-0")
    plays = [said("trick-play.brief", who=Who(NAMES[seat]), piece=tile, led=lead, won=False) for seat, tile, lead in (
        (2, "5-2", False), (3, "5-3", False), (0, "6-5", True), (1, "1-0", False),
    )]  # fmt: skip
    assert text(led.view(2))[1] == " · ".join(plays[1:])
    assert band_line(led.view(2)).endswith(f" · {plays[1]}")
    assert band(led.view(2)).briefer, "without it, where there is no room"


def test_why_the_deal_may_be_ended_is_told_with_the_offer() -> None:
    hearts = " ".join(f"{rank}H" for rank in "23456789TJQKA")
    over = CLOCKWISE.hands("AS 3C", "KS 4C", "JS 5C", "TS 6C", leader=0).tricks(f"0: {hearts} QS")
    told = said("hand-claim", button=Message("choice-end-deal"), concedes=True)
    assert text(over.view(0))[-1] == told
    assert told not in text(over.view(1))
    hands = "5-5 6-5 4-4", "5-1 1-0 2-0", "5-2 4-3 4-2"
    won = endgame(ALONE, "4", "5", *hands).view(0)
    assert text(won)[-1] == said("hand-claim", button=Message("choice-claim"), concedes=False)


def test_tricks_and_totals_stand_in_the_order_of_the_picture():
    view = on_board(replace(table_of(3), viewer=1, target=25), counts_tricks=True)
    told = "Tricks won: Chris 2, Ann 0, you 1. Totals: Chris 14, Ann 0, you 7. First to 25."
    assert say_to(view, figures_text(view), NAMES) == told


def test_open_hands_are_told():
    options = SeventyNineOptions(nel_o=True, nel_o_partners="face_up")
    hands = ("6-1 2-2", "6-6 5-5", "4-4 3-3", "1-1 0-0", "6-5 6-4", "6-3 6-2")
    table = TrickScenario(SEVENTY_NINE, options).hands(*hands).contract(0, "nel-o")
    told = say_to(table.view(1), figures_text(table.view(1)), NAMES)
    assert told.endswith("Open hand: Chris 4-4 3-3. Open hand: Eve 6-5 6-4.")
    assert "4-4" not in say_to(table.view(2), figures_text(table.view(2)), NAMES), "their own hand is in the picture"
