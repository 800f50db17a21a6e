"""Plays that decide nothing: they are made for people, by the house rules, or as a person likes it."""

from bot.rules.moves import Challenge, Lead, Move, Play, Retract, Turn
from bot.rules.view import View


def only_play(view: View) -> Move | None:
    """The viewer's only legal play: the piece they must follow or go on with, or the next tile of a row.

    Never the first lead of a deal, a bid or a pass; and none while somebody may still challenge a play.
    """
    ask = view.ask
    if ask is None or ask.pick or len(ask.choices) != 1:
        return None
    if any(isinstance(choice.move, Challenge | Retract) for choice in view.extra_choices):
        return None
    move = ask.choices[0].move
    if isinstance(move, Lead):
        return move if view.trick_board.finished else None
    return move if isinstance(move, Play | Turn) else None


def is_made_for_all(view: View) -> bool:
    """Whether the only play is made for everybody: by the house rules, as it is their last piece, or as the tile must
    open the line. The last tile of a chain is theirs to play: it wins the deal.
    """
    if view.chain is not None:
        return view.chain.opening is not None
    return view.options.makes_only_moves or len(view.hand) == 1
