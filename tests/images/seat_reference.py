"""The reference pictures of the seat where it is no plain trick, and in large print; of real matches."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from bot.rules.catalogue import CATALOGUE
from bot.rules.domino_hearts.options import DominoHeartsOptions, MoonAdd, OpeningLead, PlayDirection
from bot.rules.moves import Bid, Challenge, Move, Pass, Play
from bot.rules.options import OnOff, Options
from bot.rules.seventy_nine.options import NelOPartners, SeventyNineOptions
from bot.rules.tricks.counts import NelODoubles
from bot.rules.view import Phase, View
from bot.table.state.waiting import until_own_turn
from bot.words.seat.news import Asked, News
from bot.words.tricks.play import own_play
from bot.words.tricks.review import looked_back
from images.drawing.drawing import Drawing
from images.seat.seat import draw_seat
from images.seat.style import PLAIN, SeatStyle
from tests.gallery.play import AnyMatch
from tests.images.views import NAMES
from tests.rules.scenario import TrickScenario

LARGE = SeatStyle(large=True)
NEL_O = SeventyNineOptions(nel_o=OnOff.ON, nel_o_partners=NelOPartners.FACE_UP)
DOUBLES = replace(NEL_O, nel_o_doubles=NelODoubles.BIDDERS_CHOICE)
_ALL_HEARTS = ("0: AH KH QH 2C", "0: JH 10H 9H 3C", "0: 8H 7H 6H 4C", "0: 5H 4H 3H 5C", "0: 2H 8C 6C 7C")


def seat_pictures() -> dict[str, Drawing]:
    """Each reference by its name."""
    drawn = {name: draw_seat(view, NAMES, style) for name, (view, style) in seat_states().items()}
    told = {name: draw_seat(view, NAMES, news=news) for name, (view, news) in told_states().items()}
    return drawn | told


@lru_cache(maxsize=1)
def told_states() -> dict[str, tuple[View, News]]:
    """Seats that are told something that their View does not hold."""
    played, other = waits(), waits(seat_after=1)
    piece = own_play(played)
    assert piece is not None
    assert played.viewer is not None
    asked = Asked(played.viewer, Play(piece))
    return {
        "seat_made": (played, News(made=Play(piece))),
        "seat_asks_undo": (played, News(asked=asked)),
        "seat_asked_undo": (other, News(asked=asked)),
    }


@lru_cache(maxsize=1)
def seat_states() -> dict[str, tuple[View, SeatStyle]]:
    """What the references show, and in which style."""
    whist, follows = _preset("domino-whist", 1), _is_asked_for(3)
    hearts = found("domino-hearts", _preset("domino-hearts", 0), 4, follows)
    return {
        "seat_chosen": (passed("black-tile"), PLAIN),
        "seat_13_cards": (passed("domino-hearts"), PLAIN),
        "seat_17_cards": (found("domino-hearts", _preset("domino-hearts", 0), 3, _is_asked_for(4)), PLAIN),
        "seat_waits": (waits(), PLAIN),
        "seat_kitty": (
            found("domino-whist", _preset("domino-whist", 0), 4, lambda view: view.phase is Phase.KITTY),
            PLAIN,
        ),
        "large_chosen": (passed("black-tile"), LARGE),
        "review_13_tricks": (review(4), PLAIN),
        "review_17_tricks": (review(3), PLAIN),
        "review_10_tricks": (review(5, challenges=0), PLAIN),
        "review_so_far": (review_so_far(), PLAIN),
        "moon_choice": (moon(), PLAIN),
        "moon_hits_all": (moon(MoonAdd.ALL), PLAIN),
        "name_trump": (found("domino-whist", whist, 4, lambda view: view.phase is Phase.TRUMP), PLAIN),
        "name_doubles": (found("seventy-nine", DOUBLES, 6, lambda view: view.phase is Phase.DOUBLES), PLAIN),
        "kitty_swap": (found("domino-whist", whist, 4, lambda view: view.phase is Phase.KITTY), PLAIN),
        "nel_o_open_hands": (found("seventy-nine", NEL_O, 6, follows), PLAIN),
        "four_colours": (hearts, SeatStyle(four_colours=True)),
        "large_follow": (found("domino-whist", whist, 4, follows), LARGE),
        "large_5_tiles": (found("domino-whist", whist, 4, _is_asked_for(5)), LARGE),
        "large_lead": (found("domino-whist", whist, 4, lambda view: _leads(view, 6)), LARGE),
        "large_codes": (found("domino-whist", whist, 4, lambda view: _leads(view, 11)), LARGE),
        "large_cards": (hearts, LARGE),
        "large_six_seats": (found("seventy-nine", _preset("seventy-nine", 0), 6, follows), LARGE),
        "large_contrast": (
            found("black-tile", _preset("black-tile", 0), 4, _is_passing),
            replace(LARGE, contrast=True),
        ),
    }


def found(game: str, options: Options, players: int, wanted: Callable[[View], bool]) -> View:
    """The first view of a seat to act that is wanted, in matches that are played without chance."""
    rules = CATALOGUE[game]
    for seed in range(400):
        match = rules.start(options, players, seed.to_bytes(32))
        for turn in range(90):
            if match.winners is not None:
                break
            acting = rules.to_act(match)
            view = next((view for view in (rules.view(match, seat) for seat in acting) if wanted(view)), None)
            if view is not None:
                return view
            match, _ = rules.play(match, acting[0], _move(rules.legal(match, acting[0]), turn + seed))
    raise AssertionError("no such view")


def passed(game: str) -> View:
    """What a seat sees that has chosen three pieces to pass, the others not yet."""
    rules, options = CATALOGUE[game], _preset(game, 0)
    match = rules.start(options, 4, bytes(32))
    pieces = [shown.piece for shown in rules.view(match, 0).hand if shown.piece is not None]
    match, _ = rules.play(match, 0, Pass((pieces[0], pieces[2], pieces[4])))
    return until_own_turn(rules.view(match, 0))


def waits(seat_after: int = 0) -> View:
    """What a seat sees that has played second to a later trick, and waits; or the seat that plays so many after it."""
    rules = CATALOGUE["black-tile"]
    match, turn = rules.start(_preset("black-tile", 0), 4, bytes(32)), 0
    while len(match.deal.tricks) < 2 or match.deal.trick is None or len(match.deal.trick.plays) != 2:
        seat = rules.to_act(match)[0]
        match, turn = rules.play(match, seat, _move(rules.legal(match, seat), turn))[0], turn + 1
    return until_own_turn(rules.view(match, (match.deal.trick.plays[-1][0] + seat_after) % match.players))


def _move(moves: tuple[Move, ...], turn: int) -> Move:
    """A move as good as any: nel-o, a low bid now and then, else one by the turn's number."""
    bids = [move for move in moves if isinstance(move, Bid)]
    nel_o = [bid for bid in bids if bid.nel_o]
    return nel_o[0] if nel_o else bids[0 if turn % 3 == 0 else -1] if bids else moves[turn * 7 % len(moves)]


def _preset(game: str, number: int) -> Options:
    return CATALOGUE[game].presets[number].options


def _is_asked_for(count: int) -> Callable[[View], bool]:
    """Whether so many pieces may be played, and others may not, after two others have played to the trick."""

    def wanted(view: View) -> bool:
        legal = sum(bool(shown.legal) for shown in view.hand)
        return view.phase is Phase.PLAY and legal == count and len(view.trick_board.current_plays) >= 2

    return wanted


def _leads(view: View, count: int) -> bool:
    return view.phase is Phase.PLAY and view.trick_board.led is None and len(view.hand) == count


def _is_passing(view: View) -> bool:
    return view.phase is Phase.PASS


def review(players: int, challenges: int = 2) -> View:
    """A deal played on honour to its end, after so many challenges."""
    match = _on_honour(players, lambda match: match.deal.phase is Phase.REVIEW)
    rules = CATALOGUE["domino-hearts"]
    for _ in range(challenges):
        moves = [move for move in rules.legal(match, 0) if isinstance(move, Challenge) and move.seat is not None]
        match, _events = rules.play(match, 0, moves[len(moves) // 2])
    return rules.view(match, 0)


def review_so_far() -> View:
    """What can be looked back at after five tricks."""
    match = _on_honour(4, lambda match: len(match.deal.tricks) == 5)
    return looked_back(CATALOGUE["domino-hearts"].view(match, 0))


def _on_honour(players: int, is_over: Callable[[AnyMatch], bool]) -> AnyMatch:
    rules = CATALOGUE["domino-hearts"]
    match, turn = rules.start(_preset("domino-hearts", 3), players, bytes(32)), 0
    while not is_over(match):
        seat, turn = rules.to_act(match)[0], turn + 1
        view = rules.view(match, seat)
        moves = [choice.move for choice in view.ask.choices if not choice.revoke] if view.ask is not None else []
        every = rules.legal(match, seat)
        # Now and then somebody breaks the rules.
        move = every[turn * 5 % len(every)] if turn % 9 == 0 or not moves else moves[turn * 5 % len(moves)]
        match, _ = rules.play(match, seat, move)
    return match


def moon(add: MoonAdd = MoonAdd.ONE) -> View:
    """Ann has taken every point."""
    options = DominoHeartsOptions(play_direction=PlayDirection.CLOCKWISE, opening=OpeningLead.ANY, moon_add=add)
    table = TrickScenario(CATALOGUE["domino-hearts"], options)
    table = table.hands("AS", "KS", "QS", "2S", totals=(40, 70, 80, 95)).tricks(*_ALL_HEARTS)
    return table.play("0 lead AS", "1 play KS", "2 play QS", "3 play 2S").view(0)
