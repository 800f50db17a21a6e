"""The labels of moves and choices, with the names of the players whose seats they name."""

from bot.rules.grammar import counted
from bot.rules.moves import Challenge, Lead, Moon, Move, Play, Trump, Yield
from bot.rules.view import Choice, View
from bot.words.facts.draw import first_lead
from bot.words.facts.tricks.naming import held_of
from bot.words.names import Namer


def choice_label(view: View, choice: Choice, name: Namer) -> str:
    """A choice as a list has it: "6-4 as 4s", "Let Bo lead", "Challenge Bo: 7H, trick 2", "Bo +26"."""
    match choice.move:
        case Yield():
            lead = first_lead(view)
            return f"Let {name(lead.neighbour)} lead" if lead is not None else str(choice.move)
        case Moon(opponent=int(seat)):
            return f"{name(seat)} +{sum(each.points for each in view.seats)}"
        case Challenge(seat=int(seat), trick=number):
            played = view.trick_board.finished[number - 1].by(seat)
            return f"Challenge {name(seat)}: {played.piece if played is not None else ''}, trick {number}"
        case _:
            return choice.label


def choice_note(view: View, choice: Choice) -> str:
    """What goes with a choice in a list: what the tile is worth, how many tiles would be trump."""
    held = _would_be_trump(view, choice)
    return choice.note if held is None else f"you hold {held}"


def _would_be_trump(view: View, choice: Choice) -> int | None:
    """How many tiles of the hand a choice of its own player makes trump; None where it names no trump."""
    if view.ask is None or not isinstance(choice.move, Trump) or choice.move.suit is None:
        return None
    return held_of(view, choice.move.suit)


def button_label(view: View, choice: Choice, name: Namer) -> str:
    """A choice as its button has it: a tile to play is its code, "7-4", for the picture says what it does."""
    held = _would_be_trump(view, choice)
    if held is not None:
        return f"{choice.label} ({counted(held, 'tile')})"
    label = str(choice.move.piece) if isinstance(choice.move, Play) else choice_label(view, choice, name)
    return f"{label} (a revoke)" if choice.revoke and isinstance(choice.move, Lead | Play) else label


def move_words(move: Move, name: Namer) -> str:
    """A move in its notation, with names for seats: "play 5-4", "challenge Bo trick 2"."""
    match move:
        case Moon(opponent=int(seat)):
            return f"moon {name(seat)}"
        case Challenge(seat=int(seat), trick=number):
            return f"challenge {name(seat)} trick {number}"
        case _:
            return str(move)
