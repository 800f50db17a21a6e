"""The best line of play of a daily deal: as it is stored, and in words."""

from collections.abc import Iterable, Iterator
from typing import Any, TypedDict

from bot.message import Joined, Message, Text, lines
from bot.rules.boards import LineView, TrainsView
from bot.rules.events import Drew, JoinedTrain, Laid
from bot.rules.moves import End
from bot.rules.notation import parse_bid
from bot.rules.suits import parse_suit
from bot.rules.view import View
from bot.words.ends.facts import contract_played
from bot.words.trains.play import turns
from cogs.contests.contest import margin

_OWN = "▸"  # before the player's own piece
_ENDS = {None: "", End.LEFT: "←", End.RIGHT: "→", End.UP: "↑", End.DOWN: "↓"}  # of a line of dominoes
_MEXICAN, _OF_OTHER = "M", "°"  # after a tile on the Mexican train, or on another player's
_NO_WINNER, _PASSED = -1, "–"
_SEATS = ("own", "left", "across", "right")


class StoredContract(TypedDict):
    """A contract in notation: the bidder, the bid, and the trump, if there was one."""

    seat: int
    bid: str
    trump: str


class BestLine(TypedDict):
    """A deal as it was played from the first seat, by one of the people or by a computer, as it is stored in JSON.

    `score` is in tenths of a point, `passed` are the pieces that the player passed. A trick is its winner, and then
    each seat with its piece; of dominoes a round, won by no one. Older versions stored the contract as English words.
    """

    score: int
    by_computer: bool
    passed: list[str]
    contract: StoredContract | str | None
    tricks: list[tuple[Any, ...]]


def best_line(ended: View, own: View, score: int, *, by_computer: bool) -> BestLine:
    """A line from a bystander's View of the deal that has ended, and the player's own."""
    played, contract = contract_played(ended), None
    if played is not None:
        trump = "" if played.bid.counts_tricks else str(ended.trick_board.trump or "")
        contract = StoredContract(seat=played.seat, bid=str(played.bid).removeprefix("bid "), trump=trump)
    if isinstance(ended.board, LineView | TrainsView):
        made = _at_line(ended.line_board) if isinstance(ended.board, LineView) else _at_trains(ended)
        return BestLine(score=score, by_computer=by_computer, passed=[], contract=None, tricks=[*_rounds(made)])
    tricks = [
        (trick.winner, *((seat, str(shown.piece)) for seat, shown in trick.plays)) for trick in ended.trick_board.taken
    ]
    passed = [str(piece) for piece in own.trick_board.passed]
    return BestLine(score=score, by_computer=by_computer, passed=passed, contract=contract, tricks=tricks)


def _rounds(made: Iterable[tuple[int, str]]) -> Iterator[tuple[Any, ...]]:
    """The rounds of turns at a line or trains, in the form of tricks without a winner."""
    plays = list[tuple[int, str]]()
    for turn in made:
        if any(seat == turn[0] for seat, _ in plays):
            yield (_NO_WINNER, *plays)
            plays = []
        plays.append(turn)
    yield (_NO_WINNER, *plays)


def _at_line(board: LineView) -> Iterator[tuple[int, str]]:
    """Each seat's turns: a tile with its end, or a pass."""
    for event in board.log:
        if not isinstance(event, Drew):
            yield event.seat, f"{event.tile}{_ENDS[event.end]}" if isinstance(event, Laid) else _PASSED


def _at_trains(view: View) -> Iterator[tuple[int, str]]:
    """Each seat's turns: its tiles with the trains that are not its own, and a pass."""
    for turn in turns(view):
        tiles = [f"{play.tile}{_train_sign(play)}" for play in turn.plays]
        yield turn.seat, "+".join((*tiles, _PASSED) if turn.passed else tiles)


def _train_sign(play: JoinedTrain) -> str:
    return _MEXICAN if play.owner is None else "" if play.owner == play.seat else _OF_OTHER


def line_text(line: BestLine) -> Text:
    """The line in a few lines of text: the player's pieces are marked, the one that took the trick is bold."""
    heading = Message("best-line-computer" if line["by_computer"] else "best-line", score=margin(line["score"]))
    tricks = [
        f"{number}. {' '.join(_play(*play, took=play[0] == winner) for play in plays)}"
        for number, (winner, *plays) in enumerate(line["tricks"], 1)
    ]
    on_a_line = 1 if len(tricks) <= 7 else 2
    pairs = (" · ".join(tricks[start : start + on_a_line]) for start in range(0, len(tricks), on_a_line))
    trains = any(code.endswith((_MEXICAN, _OF_OTHER)) for _, *plays in line["tricks"] for _, code in plays)
    meaning = Message("best-line-meaning", own=_OWN, kind="trains" if trains else "tricks")
    return lines(heading, Joined(tuple(_before(line)), " · "), *pairs, meaning)


def _before(line: BestLine) -> Iterator[Message]:
    contract = line["contract"]
    if line["passed"]:
        yield Message("best-line-passed", pieces=" ".join(line["passed"]))
    if isinstance(contract, dict):
        bid, trump = parse_bid(contract["bid"]), contract["trump"]
        yield Message("best-line-bid", seat=_SEATS[contract["seat"] % len(_SEATS)], bid=bid)
        if not bid.counts_tricks:
            yield Message("best-line-trump", trump=parse_suit(trump) if trump else "none")


def _play(seat: int, code: str, *, took: bool) -> str:
    shown = f"{_OWN if seat == 0 else ''}{code}"
    return f"**{shown}**" if took else shown
