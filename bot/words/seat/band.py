"""The band of a seat picture: what happened last, and how the contract or the deal stands."""

from typing import NamedTuple

from bot.rules.boards import Challenged, Withdrawn
from bot.rules.grammar import counted
from bot.rules.moves import Move, piece_of
from bot.rules.view import Phase, View
from bot.words.facts.draw import draw_of, first_lead
from bot.words.facts.sides import Side, sides
from bot.words.facts.tricks.auction import best_bid, bid_amount, bid_title
from bot.words.facts.tricks.honour import honour_news
from bot.words.facts.tricks.news import NO_NEWS, Asked, News
from bot.words.facts.tricks.passing import newly_received, passed_from, passed_to, passing, toward
from bot.words.facts.tricks.seat import TakenTrick, contract_progress, last_taken, own_play, points_on_table
from bot.words.names import Namer, side_letter
from bot.words.pictures import signed
from bot.words.seat.headline import shows_trick
from bot.words.seat.parts import ARROW, Line, Part, Tone, named, plain, sign_of, signs_of, strong

CROWDED = 6  # seats with cells too narrow for figures: the band holds those of the sides


class Band(NamedTuple):
    """What stands in the band: a line at the left, and of several lines the first that fits at the right.

    `crowned` where somebody has taken a trick. In a crowded game of sides, `sides` says how each stands, and the line
    stands between them.
    """

    line: Line
    right: tuple[Line, ...] = ()
    tone: Tone = Tone.PLAIN
    crowned: bool = False
    sides: tuple["SideNote", ...] = ()


class SideNote(NamedTuple):
    """How a side stands: its total in bold, then this deal; each of `notes` is shorter than the one before."""

    side: int
    total: str
    notes: tuple[str, ...]


def band(view: View, name: Namer, news: News = NO_NEWS) -> Band:
    """The band of the view's own seat while pieces are passed, bid for and played.

    A request to take a play back comes before all else. What was played for the player is news until its trick is over.
    """
    if news.asked is not None and view.winners is None:
        return _asked(view, name, news.asked)
    if view.phase is Phase.PASS:
        return _passing(view, name)
    if view.phase in (Phase.BID, Phase.KITTY, Phase.TRUMP, Phase.DOUBLES):
        return _bidding(view, name)
    if view.winners is not None:
        return Band((plain("The match is over"),))
    taken = last_taken(view)
    if taken is not None and taken.is_news and taken.winner == view.viewer:
        return _own_trick(view, name, taken)
    honour = honour_news(view)
    if honour is not None:
        return Band(_honour(honour, name), _standing(view, name))
    if news.made is not None and own_play(view) == piece_of(news.made):
        return _made(view, name, news.made)
    if taken is not None:
        line, crowned = _last_trick(view, name, taken), True
    else:
        line, crowned = _first_trick(view, name), False
    if is_crowded(view):
        return Band(_last_briefly(view, name, taken), crowned=crowned, sides=_side_notes(view))
    return Band(line, _standing(view, name), crowned=crowned)


def is_crowded(view: View) -> bool:
    """Whether sides are shown in the band, because the cells have no room for figures."""
    return view.partners and len(view.seats) >= CROWDED


def _passing(view: View, name: Namer) -> Band:
    left = (strong("You"), strong(f" {ARROW} "), named(name, passed_to(view), strong=True))
    where = Part(f"passing {toward(passing(view).direction, brief=True)} · ", soft=True)
    giver = Part(name(passed_from(view)), gives=True, soft=True)
    if passed_from(view) == passed_to(view):
        return Band(left, ((where, Part("both ways", soft=True)),))
    return Band(left, ((where, giver, Part(" passes to you", soft=True)), (giver, Part(" passes to you", soft=True))))


def _bidding(view: View, name: Namer) -> Band:
    notes = _side_notes(view) if view.partners else ()
    best = best_bid(view)
    if best is None:
        line: Line = (plain(_draw_words(view, name) or "nobody has bid yet"),)
    else:
        who = plain("you") if best.seat == view.viewer else named(name, best.seat, strong=True)
        word = "contract: " if best.is_contract else "high: "
        line = (plain(word), who._replace(strong=True), strong(f" {bid_amount(best.bid)}"))
    return Band(line, sides=notes)


def _own_trick(view: View, name: Namer, taken: TakenTrick) -> Band:
    if taken.hurts:
        undealt = _undealt(taken)
        if taken.worst is not None and not undealt:
            words: Line = (strong(f"You took {sign_of(taken.worst.piece)}: {counted(taken.points, 'point')}"),)
        else:
            points = taken.points - sum(shown.points for shown in taken.undealt)
            words = (strong("You took the trick: "), plain(f"{counted(points, 'point')}{undealt}"))
        return Band(words, (_with(taken),), Tone.BAD)
    strength = "" if view.trick_board.counts_tricks else ": "
    points = "no points" if not taken.points else counted(taken.points, "point")
    what = f"  {_how(taken)}" if view.trick_board.counts_tricks else f"{points}{_undealt(taken)}"
    right = (_won_line(view),) if is_crowded(view) else _standing(view, name)
    return Band((strong(f"You took the trick{strength}"), plain(what)), right, Tone.GOOD, crowned=True)


def _asked(view: View, name: Namer, asked: Asked) -> Band:
    """Who asks to take a play back, told to who is to answer and to whoever has asked."""
    what = strong(sign_of(piece_of(asked.move)) or asked.what)
    if asked.seat == view.viewer:
        return Band((plain("You ask to take back "), what), ((Part("not all have agreed yet", soft=True),),))
    line = (named(name, asked.seat, strong=True), plain(" asks to take back "), what)
    return Band(line, ((strong("do you agree?"),), (strong("agree?"),)))


def _made(view: View, name: Namer, made: Move) -> Band:
    """What was played for the viewer, who had no choice."""
    piece = sign_of(piece_of(made))
    if is_crowded(view):
        return Band((plain(f"for you: {piece}"),), sides=_side_notes(view))
    return Band((plain("Played for you: "), strong(piece), plain(", the only one")), _standing(view, name))


def _with(taken: TakenTrick) -> Line:
    return (plain(_how(taken)),)


def _how(taken: TakenTrick) -> str:
    return f"with {'trump ' if taken.piece.trump else ''}{sign_of(taken.piece.piece)}"


def _undealt(taken: TakenTrick) -> str:
    if not taken.undealt:
        return ""
    worth = sum(shown.points for shown in taken.undealt)
    return f", and the undealt {signs_of(taken.undealt)}{f': {worth}' if worth else ''}"


def _last_trick(view: View, name: Namer, taken: TakenTrick) -> Line:
    who = plain("you") if taken.winner == view.viewer else named(name, taken.winner)
    points = "" if view.trick_board.counts_tricks else f", {taken.points} pt{'' if taken.points == 1 else 's'}"
    return (plain("Last trick: "), who, plain(f", {_how(taken)}{points}"))


def _last_briefly(view: View, name: Namer, taken: TakenTrick | None) -> Line:
    """The last trick in few words; before there is one, the contract."""
    contract = view.trick_board.contract
    if taken is not None:
        who = plain("you") if taken.winner == view.viewer else named(name, taken.winner)
        return (plain("last: "), who, plain("" if view.trick_board.counts_tricks else f", {taken.points}"))
    if contract is None:
        return ()
    who = plain("you") if contract.seat == view.viewer else named(name, contract.seat)
    return (who, plain(f" bid {bid_title(contract.bid)}"))


def _first_trick(view: View, name: Namer) -> Line:
    """Before a trick has been taken: what was passed to the viewer, who let whom lead, who bid, who led what."""
    board = view.trick_board
    received = newly_received(view)
    if received and (view.ask is not None or board.contract is None):
        codes = " ".join(map(sign_of, received))
        return (plain("From "), named(name, passed_from(view)), plain(": "), strong(codes))
    lead = first_lead(view)
    if lead is not None and lead.is_ordered:
        who = plain("you") if lead.neighbour == view.viewer else named(name, lead.neighbour)
        return (named(name, lead.first), plain(" lets "), who, plain(" lead"))
    contract = board.contract
    plays = board.current_plays
    if contract is not None:
        who = plain("You") if contract.seat == view.viewer else named(name, contract.seat)
        led = " and led" if plays and plays[0][0] == contract.seat else ""
        return (who, plain(f" bid {bid_title(contract.bid)}{led}"))
    if plays and board.led is not None:
        seat, shown = plays[0]
        who = plain("You") if seat == view.viewer else named(name, seat)
        as_suit = f" as {board.led.label}" if str(shown.piece)[-1:] not in "CDHS" else ""
        return (who, plain(f" led {sign_of(shown.piece)}{as_suit}"))
    return (plain(_draw_words(view, name)),)


def _draw_words(view: View, name: Namer) -> str:
    draw = draw_of(view)
    if draw is None:
        return f"Deal {view.deal}"
    who = "you" if draw.first == view.viewer else name(draw.first)
    return f"Drawn for {draw.purpose}: {who}"


def _honour(news: Withdrawn | Challenged, name: Namer) -> Line:
    if isinstance(news, Withdrawn):
        return (named(name, news.seat), plain(f" took back {sign_of(news.piece)}"))
    found = f", trick {news.trick}: {'a' if news.proven else 'no'} revoke"
    return (named(name, news.by), plain(" challenged "), named(name, news.seat), plain(found))


def _standing(view: View, name: Namer) -> tuple[Line, ...]:
    """How the contract stands, what lies on the table, or which trick it is."""
    board = view.trick_board
    trick = f"trick {board.number} of {board.count}" if board.number and not shows_trick(view) else ""
    progress, lying = contract_progress(view), points_on_table(view)
    if progress is not None:
        share = f" {progress.won} of {progress.needed}"
        if view.partners:
            who: Line = (strong(f"side {side_letter(progress.side)} has{share}"),)
        elif progress.seat == view.viewer:
            who = (strong(f"you have{share}"),)
        else:
            who = (named(name, progress.seat, strong=True), strong(f" has{share}"))
        return ((*who, Part(f" · {trick}", soft=True)), who) if trick else (who,)
    if lying:
        return ((strong(f"{counted(lying, 'pt')} {'lies' if lying == 1 else 'lie'} here"),),)
    return ((strong(trick),),) if trick else ()


def _won_line(view: View) -> Line:
    return (strong(" · ".join(f"{side.letter} {_of_bid(view, side)}" for side in sides(view))),)


def _of_bid(view: View, side: Side) -> str:
    progress = contract_progress(view)
    return f"{side.points} of {progress.needed}" if progress and progress.side == side.number else str(side.points)


def _side_notes(view: View) -> tuple[SideNote, ...]:
    contract, notes = view.trick_board.contract, list[SideNote]()
    playing = view.phase is Phase.PLAY
    for side in sides(view):
        won = f"won {side.points}" if playing else "in all" if view.deals is not None else f"of {view.target}"
        bid = ""
        if playing and contract is not None and view.side_of(contract.seat) == side.number:
            bid = f"bid {bid_amount(contract.bid)}"
        longest = " · ".join(filter(None, (bid, won)))
        short = f"{side.points} of {bid_amount(contract.bid)}" if bid and contract is not None else won
        notes.append(SideNote(side.number, signed(side.total, plus=""), tuple(dict.fromkeys((longest, short, "")))))
    return tuple(notes)
