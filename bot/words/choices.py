"""The labels of moves and choices, with the names of the players whose seats they name."""

from bot.message import Message, Text, Who
from bot.rules.moves import Challenge, Lead, Moon, Play, Trump, Yield
from bot.rules.view import Choice, View
from bot.words.names import Namer
from bot.words.naming import held_of
from bot.words.passing import next_seat


def prompt_start(prompt: Text) -> Text:
    """A prompt as it begins a line: "Bid 5 to 11, or pass"."""
    return prompt.attribute("start") if isinstance(prompt, Message) else prompt


def choice_label(view: View, choice: Choice, name: Namer) -> Text:
    """A choice as a list has it: "6-4 as 4s", "Let Bo lead", "Challenge Bo: 7♥, trick 2", "Bo +26"."""
    match choice.move:
        case Yield():
            return Message("choice-yield", who=Who(name(next_seat(view))))
        case Moon(opponent=int(seat)):
            points = sum(each.points for each in view.seats)
            return Message("choice-moon-one", who=Who(name(seat)), points=points)
        case Challenge(seat=int(seat), trick=number):
            played = view.trick_board.finished[number - 1].by(seat)
            piece = played.piece if played is not None else None
            return Message("choice-challenge", who=Who(name(seat)), piece=piece, trick=number)
        case _:
            return choice.label or str(choice.move)


def choice_note(view: View, choice: Choice) -> Text:
    """What goes with a choice in a list: what the tile is worth, how many tiles would be trump."""
    held = _would_be_trump(view, choice)
    return choice.note if held is None else Message("choice-trump-note", held=held)


def _would_be_trump(view: View, choice: Choice) -> int | None:
    """How many tiles of the hand a choice of its own player makes trump; None where it names no trump."""
    if view.ask is None or not isinstance(choice.move, Trump) or choice.move.suit is None:
        return None
    return held_of(view, choice.move.suit)


def button_label(view: View, choice: Choice, name: Namer) -> Text:
    """A choice as its button has it: a tile to play is its code, "7-4", for the picture says what it does."""
    held = _would_be_trump(view, choice)
    if held is not None and isinstance(choice.label, Message):
        return Message("choice-trump-held", **dict(choice.label.values), held=held)
    if view.chain is not None:
        return _with_points(choice)
    if isinstance(choice.move, Play):
        label = Message("choice-piece", piece=choice.move.piece)
    else:
        label = choice_label(view, choice, name)
    is_revoke = choice.revoke and isinstance(choice.move, Lead | Play)
    return Message("choice-revoke", label=label) if is_revoke else label


def _with_points(choice: Choice) -> Text:
    """A play to an end of the line, with what it scores: "5-3 left (5)"."""
    points = dict(choice.note.values)["points"] if isinstance(choice.note, Message) else 0
    return Message("choice-points", play=choice.label, points=points) if points else choice.label
