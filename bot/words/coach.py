"""A line for who plays a game for the first time: what is puzzling right now, and why it is so.

What comes up in every trick is explained once a deal.
"""

from collections.abc import Sequence

from bot.rules.boards import PieceView
from bot.rules.grammar import counted, joined
from bot.rules.moves import Lead, Peek, Turn
from bot.rules.pieces import Card, Piece, Tile
from bot.rules.suits import Suit
from bot.rules.view import Phase, View
from bot.words.facts.line import counts_rounds, ends_left, waiting
from bot.words.facts.tricks.naming import naming_of
from bot.words.line import ends_left_sentence
from bot.words.speaker import say

_PHASES = {
    Phase.OPENING: "Let them lead, and you play last in this trick: you see every other tile first.",
    Phase.KITTY: "Only you see this tile. Nobody learns what it was, nor whether you took it.",
    Phase.DOUBLES: "Where the doubles rank decides what can be lost. Look at yours.",
    Phase.REVIEW: "A grey card did not follow. If its player held the suit, a challenge costs them dearly.",
    Phase.MOON: "You took every point. Look whom it would end the match for.",
}
_SEVENS = "No suits now. Everyone plays their tile closest to 7 pips, and the first of equals wins."


def coach_line(view: View) -> str:
    """One sentence or two about what the viewer decides now; empty where nothing is puzzling, or others decide.

    At a line, where nobody holds a hand, a bystander's View has what the seat to act is told.
    """
    if view.tricks is None:
        return _line(view) if view.viewer is None or view.ask is not None else ""
    if view.ask is None:
        return ""
    if view.phase is Phase.PASS:
        return _pass(view)
    if view.phase is Phase.BID:
        return _bid(view)
    if view.phase is Phase.TRUMP:
        return _trump(view)
    contract = view.tricks.contract
    if view.phase is Phase.PLAY and contract is not None and contract.bid.sevens:
        return "" if view.tricks.finished else _SEVENS
    if view.phase is Phase.PLAY:
        return _lead(view) if view.tricks.led is None else _follow(view, view.tricks.led)
    return _PHASES.get(view.phase, "")


def _pass(view: View) -> str:
    if view.low_wins:
        return "Pass what takes tricks, or hurts. What you get in return you see when all have chosen."
    return "Keep a long suit, which may become trump. What you get in return you see when all have chosen."


def _bid(view: View) -> str:
    whose = "your side to take" if view.partners else "to take"
    what = "tricks" if view.trick_board.counts_tricks else "points"
    return f"Bid the {what} you expect {whose}. Who bids most names trump, and must then take them."


def _trump(view: View) -> str:
    naming = naming_of(view)
    longest = [of.suit.label for of in naming.holdings if of.is_longest] if naming is not None else []
    held = f" Your longest suit{' is' if len(longest) == 1 else 's are'} {joined(longest)}." if longest else ""
    return f"Trumps beat every other tile.{held}"


def _lead(view: View) -> str:
    ask = view.ask
    barred = [shown.piece for shown in view.hand if shown.legal is False]
    if ask is not None and barred:
        return _barred(barred, say(ask.prompt))
    if any(trick.leader == view.viewer for trick in view.trick_board.finished):
        return ""
    leads = [choice.move for choice in ask.choices if isinstance(choice.move, Lead)] if ask is not None else []
    if len({lead.piece for lead in leads}) < len(leads):
        return "A tile is in two suits: you say which one you lead, and the others must follow that."
    return "What you lead, the others must follow if they can."


def _barred(barred: Sequence[Piece | None], prompt: str) -> str:
    """Why some pieces may not be led: what the prompt says in brackets, "lead (the deal opens with 2C)"."""
    if all(isinstance(piece, Card) and piece.suit == Suit.HEARTS.value for piece in barred):
        return "Why no hearts? They may be led once somebody has thrown one on another suit."
    clause = prompt.partition("(")[2].removesuffix(")") or prompt
    return f"Why not all? {clause[:1].upper()}{clause[1:]}."


def _follow(view: View, led: Suit) -> str:
    playable = [shown for shown in view.hand if shown.legal is not False]
    if len(playable) == len(view.hand):
        is_new = not _follows(view, playable[0], led) and not _has_played(view, following=False)
        return _any_tile(view, led) if is_new else ""
    codes = [str(shown.piece) for shown in playable]
    if not _follows(view, playable[0], led):  # a rule of its own keeps some back, as on the first trick
        return ""
    barred = [shown for shown in view.hand if shown.legal is False and shown.trump and _bears(shown, led)]
    if barred:
        return f"Why not {barred[0].piece}? It is a trump now, and a trump is no other suit."
    if _has_played(view, following=True):
        return ""
    if len(codes) == 1:
        return f"Why only {codes[0]}? {led.label.capitalize()} are led, and it is the only one you hold."
    return f"Why only these? {led.label.capitalize()} are led: who holds some must play one."


def _any_tile(view: View, led: Suit) -> str:
    trumps = [shown for shown in view.hand if shown.trump]
    trick = view.trick_board.on_table
    here = counted(trick.points, "point") if trick is not None and trick.points else ""
    if view.low_wins:
        gift = " A good moment to give points away." if any(shown.points for shown in view.hand) else ""
        return f"You hold no {led.label}: anything is allowed, and none of it can win.{gift}"
    if trumps:
        return f"You hold no {led.label}: play anything. A trump may take {here or 'the trick'}."
    return f"You hold no {led.label}: play anything; it cannot win."


def _has_played(view: View, *, following: bool) -> bool:
    """Whether the viewer has followed suit, or could not, in an earlier trick of this deal."""
    own = ((trick, trick.by(view.viewer)) for trick in view.trick_board.finished if view.viewer is not None)
    return any(
        shown is not None and trick.leader != view.viewer and _follows(view, shown, trick.led) is following
        for trick, shown in own
    )


def _follows(view: View, shown: PieceView, led: Suit) -> bool:
    """Whether a piece follows the suit led, as its trick shows it."""
    trump = view.trick_board.trump
    if trump is not None and led is trump:
        return shown.trump
    return not shown.trump and _bears(shown, led)


def _bears(shown: PieceView, suit: Suit) -> bool:
    """Whether a piece has that number, is a double where doubles are led, or is of that suit of cards."""
    piece = shown.piece
    if not isinstance(piece, Tile):
        return piece is not None and piece.suit == suit.value
    if suit is Suit.DOUBLES:
        return piece.is_double
    return suit.value in (str(piece.high), str(piece.low))


def _line(view: View) -> str:
    """What may be done at a line, and what comes of it; empty where it is done for everybody."""
    waits = waiting(view)
    if waits is not None:
        return _choice_of_end(view, waits.tile)
    turns = [choice.move for choice in view.open_choices if isinstance(choice.move, Turn)]
    if len(turns) < 2:
        return "" if not turns or view.options.makes_only_moves else _turn(view)
    row = view.seats[view.to_act[0]].shown
    double = next((row[turn.place - 1].piece for turn in turns if turn.place is not None), None)
    if double is not None:
        return f"{double} lies open and fits: play it, or keep it and turn up your next tile."
    return "You may turn up any tile of your row. One that went back was seen: it fits once its number is at an end."


def _turn(view: View) -> str:
    goes_on = " While they fit, your turn goes on." if counts_rounds(view) else ""
    return (
        f"Turn up your rightmost tile. If it fits an end it is played, else it goes to the left of your row.{goes_on}"
    )


def _choice_of_end(view: View, tile: Tile) -> str:
    """What each end leaves, and by what to choose."""
    after = ends_left(view, tile)
    if after is None:
        return ""
    leaves = ends_left_sentence(after)
    if after.is_same:
        return leaves
    if not counts_rounds(view):
        return f"{leaves} Numbers that have hardly been played are still in the rows."
    if any(isinstance(choice.move, Peek) for choice in view.open_choices):
        return f"{leaves} You may look at your next tile first: if it fits, your turn goes on."
    return f"{leaves} Your turn goes on if your next tile fits."
