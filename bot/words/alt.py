"""Alt text: what a picture shows, in words that are always put in the same order. Made from the View alone."""

from collections.abc import Sequence

from bot.rules.boards import PieceView, TrickView
from bot.rules.grammar import counted, joined
from bot.rules.pieces import Card, Piece
from bot.rules.suits import Suit
from bot.rules.view import Phase, SeatView, View
from bot.words.alt_line import alt_line_table
from bot.words.alt_words import (
    NAME_LENGTHS,
    clipped,
    drawn_words,
    first_that_fits,
    listed,
    match_over_words,
    namer,
    scores_words,
    side_words,
    target_words,
)
from bot.words.choices import choice_label
from bot.words.names import Namer, spoken_name
from bot.words.wording import (
    bid_words,
    chosen_to_pass,
    doubles_words,
    highest_bid,
    looked_at,
    newly_received,
    pass_pill,
    passed_from,
    sides,
    trump_words,
    turns_backwards,
)

_DEALS_TOLD = (100, 40, 20, 10, 5)  # names give way first where the text grows too long, then all but the last deals


def alt_hand(view: View, names: Sequence[str]) -> str:
    """The hand: `Your turn. 12 tiles: 7-7, … Led: 4s. Trump: 2s (4-2, 6-2). Playable (4): 7-4, …`."""
    board = view.trick_board
    acting = view.ask is not None and view.ask.made is None
    count = len(view.hand)
    said = ["Your turn." if acting else "Your hand."]
    tiles = counted(count, "tile") if count else "No tiles"
    said.append(f"{tiles}: {listed(shown.piece for shown in view.hand)}." if count else f"{tiles}.")
    if looked_at(view):
        said.append(f"Kitty: {listed(shown.piece for shown in looked_at(view))}.")
    if board.led is not None:
        said.append(f"Led: {board.led.label}.")
    if board.trump is not None:
        trumps = [shown.piece for shown in view.hand if shown.trump]
        said.append(f"Trump: {board.trump.label}{f' ({listed(trumps)})' if trumps else ''}.")
    playable = [shown.piece for shown in view.hand if shown.legal]
    if playable:
        said.append(f"Playable ({len(playable)}): {listed(playable)}.")
    elif view.phase is Phase.PASS:
        said.append(_passing(view))
    elif view.ask is not None:
        said.append(f"{view.ask.prompt[:1].upper()}{view.ask.prompt[1:]}.")
    if view.ask is not None and not view.hand:
        name = namer(names, NAME_LENGTHS[0])
        said.append(f"Choices: {', '.join(choice_label(view, one, name) for one in view.ask.choices)}.")
    if received := newly_received(view):
        said.append(f"From {spoken_name(names, passed_from(view))}: {listed(received)}.")
    said.extend(_worth((*view.hand, *looked_at(view))))
    return clipped(said)


def _passing(view: View) -> str:
    chosen = chosen_to_pass(view)
    if chosen:
        return f"Passing {view.trick_board.pass_direction}: {listed(chosen)}."
    label, value = pass_pill(view)
    return f"{label.capitalize()} {value}."


def _worth(hand: Sequence[PieceView]) -> list[str]:
    """What pieces count: `Penalty: QS 13, hearts 1 each (KH, 10H).`"""
    said: list[str] = []
    for word, penalty in (("Penalty", True), ("Counts", False)):
        groups: dict[int, list[Piece]] = {}
        for shown in hand:
            if shown.points and shown.penalty is penalty and shown.piece is not None:
                groups.setdefault(shown.points, []).append(shown.piece)
        if groups:
            parts = [_group(points, pieces) for points, pieces in sorted(groups.items(), reverse=True)]
            said.append(f"{word}: {', '.join(parts)}.")
    return said


def _group(points: int, pieces: Sequence[Piece]) -> str:
    if len(pieces) == 1:
        return f"{pieces[0]} {points}"
    suits = {piece.suit if isinstance(piece, Card) else "" for piece in pieces}
    shared = next(iter(suits)) if len(suits) == 1 else ""
    return f"{f'{Suit(shared).label} ' if shared else ''}{points} each ({listed(pieces)})"


def alt_table(view: View, names: Sequence[str]) -> str:
    """The table: `Domino Whist, deal 3, trick 9 of 11. Led: 4s by Ann. Trump: 2s. Ann 6-4. Bo 7-4, winning. …`."""
    if view.line is not None:
        return alt_line_table(view, names)
    return first_that_fits(_table(view, namer(names, longest)) for longest in NAME_LENGTHS)


def _table(view: View, name: Namer) -> list[str]:
    board, said = view.trick_board, [_moment(view)]
    trick = board.on_table
    if trick is not None:
        said.append(f"Led: {trick.led.label} by {name(trick.leader)}.")
    if trump := trump_words(view):
        said.append(f"Trump: {trump}.")
    if board.contract is not None:
        said.append(f"Contract: {name(board.contract.seat)} {bid_words(board.contract.bid)}.")
    if view.phase is Phase.BID:
        said.extend(_auction(view, name))
    if trick is not None:
        said.extend(_plays(view, trick, name))
    if view.draws and view.phase in (Phase.PASS, Phase.BID):
        said.append(drawn_words(view, name))
    if board.exposed:
        taker = f" to {name(board.finished[0].winner)}" if board.finished else ""
        said.append(f"Undealt tile{taker}: {listed(shown.piece for shown in board.exposed)}.")
    said.extend(_more(view, name))
    said.append(_next(view, name))
    if view.phase is not Phase.PASS and view.phase is not Phase.BID:
        said.append(_won(view, name))
    said.append(scores_words(view, name))
    return said


def _moment(view: View) -> str:
    board = view.trick_board
    where = [view.title, f"deal {view.deal}"]
    number = board.on_table.number if board.on_table is not None else board.number
    if number and view.phase is not Phase.PASS:
        where.append(f"trick {number} of {board.count}")
    elif view.phase is Phase.PASS:
        ready = sum(seat.ready for seat in view.seats)
        where.append(f"passing {board.pass_direction}, {ready} of {len(view.seats)} ready")
    return f"{', '.join(where)}."


def _plays(view: View, trick: TrickView, name: Namer) -> list[str]:
    done = view.trick_board.complete_trick is not None
    said: list[str] = []
    for seat, shown in trick.plays:
        mark = ("" if seat != trick.winner else ", wins") if done else ("" if seat != trick.winner else ", winning")
        said.append(f"{name(seat)} {shown.piece}{mark}.")
    if trick.points:
        said.append(f"In the trick: {counted(trick.points, 'point')}.")
    return said


def _auction(view: View, name: Namer) -> list[str]:
    said = [f"{name(seat)} {bid_words(bid)}." for seat, bid in view.trick_board.auction]
    highest = highest_bid(view)
    return [*said, f"Highest: {name(highest[0])}."] if highest else said


def _more(view: View, name: Namer) -> list[str]:
    """What is seen at the table besides the trick."""
    board = view.trick_board
    said: list[str] = []
    if board.doubles is not None:
        said.append(f"Doubles: {doubles_words(board.doubles)}.")
    if board.kitty and view.phase in (Phase.BID, Phase.KITTY, Phase.TRUMP):
        said.append(f"Kitty: {counted(len(board.kitty), 'tile')}, face down.")
    said.extend(
        f"{name(seat.seat)} sits out, hand open: {listed(shown.piece for shown in seat.shown)}."
        for seat in view.seats
        if seat.out and seat.shown
    )
    back = [one for one in board.withdrawn if one.trick == board.number] if view.phase is Phase.PLAY else []
    said.extend(f"{name(one.seat)} took back {one.piece}." for one in back)
    said.extend(
        f"{name(one.by)} challenged {name(one.seat)}, trick {one.trick}: {'a revoke' if one.proven else 'no revoke'}."
        for one in board.challenges
    )
    if view.phase is Phase.MOON:
        said.append(f"{joined(name(seat) for seat in view.to_act)} took every point.")
    if turns_backwards(view):
        said.append("Play goes counter-clockwise.")
    return said


def _next(view: View, name: Namer) -> str:
    if view.winners is not None:
        return match_over_words(view, name)
    acting = joined(name(seat) for seat in view.to_act)
    if not acting:
        return ""
    verb = {
        Phase.BID: "bid",
        Phase.KITTY: "look at the kitty",
        Phase.TRUMP: "name trump",
        Phase.DOUBLES: "name the doubles",
        Phase.PASS: "choose",
        Phase.MOON: "choose what the moon does",
        Phase.REVIEW: "challenge a play, or none",
    }.get(view.phase, "lead" if view.trick_board.led is None else "play")
    return f"{acting} to {verb}."


def _won(view: View, name: Namer) -> str:
    word, count = ("Taken", _points) if view.low_wins else ("Tricks", _tricks)
    return f"{word}: {', '.join(f'{name(seat.seat)} {count(seat)}' for seat in view.seats)}."


def _points(seat: SeatView) -> int:
    return seat.points


def _tricks(seat: SeatView) -> int:
    return seat.tricks


def alt_chart(view: View, names: Sequence[str]) -> str:
    """The chart: `Scores after deal 7: Ann 22, … Target 25. By deal: Ann 4 9 9 14 …`."""
    return first_that_fits(
        _chart(view, namer(names, longest), told) for told in _DEALS_TOLD for longest in NAME_LENGTHS
    )


def _chart(view: View, name: Namer, told: int) -> list[str]:
    who = [side_words(view, side, name) for side in sides(view)]
    if not view.results:
        return ["No deal is finished yet.", target_words(view)]
    last = view.results[-1]
    totals = ", ".join(f"{one} {total}" for one, total in zip(who, last.totals, strict=True))
    said = [f"Scores after deal {last.number}: {totals}.", target_words(view)]
    if view.winners is not None:
        said.append(match_over_words(view, name))
    deals = view.results[-told:]
    since = f"By deal from {deals[0].number}" if len(deals) < len(view.results) else "By deal"
    runs = (f"{one} {' '.join(str(deal.totals[side]) for deal in deals)}" for side, one in enumerate(who))
    return [*said, f"{since}: {'; '.join(runs)}."]
