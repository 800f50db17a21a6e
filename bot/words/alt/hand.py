"""The alt text of a hand: `Your turn. 12 tiles: 7-7, … Led: 4s. Trump: 2s (4-2, 6-2). Playable (4): 7-4, …`."""

from collections.abc import Sequence

from bot.rules.boards import PieceView
from bot.rules.grammar import counted
from bot.rules.pieces import Card, Piece
from bot.rules.suits import Suit
from bot.rules.view import Phase, View
from bot.words.alt.length import clipped
from bot.words.alt.phrases import listed
from bot.words.choices import choice_label
from bot.words.facts.auction import kitty_seen
from bot.words.facts.passing import chosen_to_pass, newly_received, passed_from, passing, toward
from bot.words.names import spoken_name, spoken_names


def alt_hand(view: View, names: Sequence[str]) -> str:
    """The hand in words: its tiles, what is led, what may be played, what was received, what counts."""
    board = view.trick_board
    acting = view.ask is not None and view.ask.made is None
    count = len(view.hand)
    sentences = ["Your turn." if acting else "Your hand."]
    tiles = counted(count, "tile") if count else "No tiles"
    sentences.append(f"{tiles}: {listed(shown.piece for shown in view.hand)}." if count else f"{tiles}.")
    kitty = kitty_seen(view)
    if kitty:
        sentences.append(f"Kitty: {listed(shown.piece for shown in kitty)}.")
    if board.led is not None:
        sentences.append(f"Led: {board.led.label}.")
    if board.trump is not None:
        trumps = [shown.piece for shown in view.hand if shown.trump]
        sentences.append(f"Trump: {board.trump.label}{f' ({listed(trumps)})' if trumps else ''}.")
    sentences.append(_asked(view))
    if view.ask is not None and not view.hand:
        name = spoken_names(names)
        sentences.append(f"Choices: {', '.join(choice_label(view, choice, name) for choice in view.ask.choices)}.")
    if received := newly_received(view):
        sentences.append(f"From {spoken_name(names, passed_from(view))}: {listed(received)}.")
    sentences.extend(_worth((*view.hand, *kitty)))
    return clipped(sentences)


def _asked(view: View) -> str:
    """What may be played, or what else is to be done."""
    playable = [shown.piece for shown in view.hand if shown.legal]
    if playable:
        return f"Playable ({len(playable)}): {listed(playable)}."
    if view.phase is Phase.PASS:
        return _passing(view)
    return f"{view.ask.prompt[:1].upper()}{view.ask.prompt[1:]}." if view.ask is not None else ""


def _passing(view: View) -> str:
    under_way = passing(view)
    where = toward(under_way.direction, brief=True)
    if chosen := chosen_to_pass(view):
        return f"Passing {where}: {listed(chosen)}."
    return f"Pass {under_way.owed} {where}." if under_way.owed else f"Passing {where}."


def _worth(hand: Sequence[PieceView]) -> list[str]:
    """What pieces count: `Penalty: QS 13, hearts 1 each (KH, 10H).`"""
    sentences: list[str] = []
    for word, penalty in (("Penalty", True), ("Counts", False)):
        groups: dict[int, list[Piece]] = {}
        for shown in hand:
            if shown.points and shown.penalty is penalty and shown.piece is not None:
                groups.setdefault(shown.points, []).append(shown.piece)
        if groups:
            parts = [_group(points, pieces) for points, pieces in sorted(groups.items(), reverse=True)]
            sentences.append(f"{word}: {', '.join(parts)}.")
    return sentences


def _group(points: int, pieces: Sequence[Piece]) -> str:
    if len(pieces) == 1:
        return f"{pieces[0]} {points}"
    suits = {piece.suit if isinstance(piece, Card) else "" for piece in pieces}
    shared = next(iter(suits)) if len(suits) == 1 else ""
    return f"{f'{Suit(shared).label} ' if shared else ''}{points} each ({listed(pieces)})"
