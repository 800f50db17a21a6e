"""The labels of moves and choices that name a seat, with its player's name."""

from bot.rules.moves import Challenge, Moon, Move, Yield
from bot.rules.view import Choice, View
from bot.words.facts.draw import first_lead
from bot.words.names import Namer


def choice_label(view: View, choice: Choice, name: Namer) -> str:
    """A choice as its button has it: "6-4 as 4s", "Order Bo to lead", "Challenge Bo: 7H, trick 2", "Bo +26"."""
    match choice.move:
        case Yield():
            lead = first_lead(view)
            return f"Order {name(lead.neighbour)} to lead" if lead is not None else str(choice.move)
        case Moon(opponent=int(seat)):
            return f"{name(seat)} +{sum(each.points for each in view.seats)}"
        case Challenge(seat=int(seat), trick=number):
            played = view.trick_board.finished[number - 1].by(seat)
            return f"Challenge {name(seat)}: {played.piece if played is not None else ''}, trick {number}"
        case _:
            return choice.label


def move_words(move: Move, name: Namer) -> str:
    """A move in its notation, with names for seats: "play 5-4", "challenge Bo trick 2"."""
    match move:
        case Moon(opponent=int(seat)):
            return f"moon {name(seat)}"
        case Challenge(seat=int(seat), trick=number):
            return f"challenge {name(seat)} trick {number}"
        case _:
            return str(move)
