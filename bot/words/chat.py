"""The texts of messages, made from a View. Whoever shows them passes names that are escaped, and mentions."""

from bot.rules.boards import Challenged, Withdrawn
from bot.rules.grammar import counted, joined, listed
from bot.rules.moves import Claim, Concede
from bot.rules.pieces import Tile
from bot.rules.suits import Suit
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, View
from bot.words.alt.phrases import capital
from bot.words.facts.draw import Draw, draw_of, first_lead
from bot.words.facts.line import since_last_turn, waiting
from bot.words.facts.tricks.auction import bid_amount, bid_title, trump_words
from bot.words.facts.tricks.honour import honour_news, own_challenge
from bot.words.facts.tricks.passing import (
    chosen_to_pass,
    newly_received,
    passed_from,
    passed_to,
    passing,
    toward,
)
from bot.words.facts.tricks.review import review_of
from bot.words.facts.tricks.trick import TrickFacts, trick_on_table
from bot.words.line import deal_title, turned_sentence, turned_words
from bot.words.names import Namer
from bot.words.speaker import say
from bot.words.turn import last_trick, own_trick, turn_words

# -- the table -------------------------------------------------------------------------------------------------------


def table_text(view: View, name: Namer, mention: Namer) -> str:
    """The table: where the match stands, who is to do what, and what lies there. Only that player is mentioned."""
    board = (_line(view, name),) if view.tricks is None else (_trick_on_table(view, name), _honour(view, name))
    lines = (heading(view), _whose_turn(view, name, mention), *board, _draw(view, name))
    return "\n".join(filter(None, lines))


def heading(view: View) -> str:
    """The game, the deal and the trick."""
    board = view.tricks
    trick = f", trick {board.number} of {board.count}" if board is not None and board.number else ""
    return f"**{view.title}** · {deal_title(view, view.deal)}{trick}"


def _whose_turn(view: View, name: Namer, mention: Namer) -> str:
    if not view.to_act:
        return ""
    who, is_alone = mention(view.to_act[0]), len(view.to_act) == 1
    if view.phase is Phase.PASS:
        under_way = passing(view)
        missing = f"; {who} has not" if is_alone else ""
        return (
            f"Everybody passes tiles {toward(under_way.direction)}: {under_way.ready} of {under_way.seats} "
            f"{'has' if under_way.ready == 1 else 'have'} chosen{missing}."
        )
    if not is_alone:
        return f"{joined(map(name, view.to_act))}: {say(view.prompt)}."
    if view.phase in (Phase.OPENING, Phase.PLAY):
        return _to_lead_or_play(view, who, name)
    contract = view.trick_board.contract if view.tricks is not None else None
    if contract is not None and view.phase in (Phase.KITTY, Phase.TRUMP):
        does = "looks at the kitty" if view.phase is Phase.KITTY else say(view.prompt).replace("name", "names", 1)
        if contract.seat == view.to_act[0]:
            return f"{who} bid {bid_title(contract.bid)}, and {does}."
        return f"{name(contract.seat)} plays {bid_title(contract.bid)}: {who} {does}."  # a plunge or a splash
    if view.phase is Phase.MOON:
        return f"{who} took every point, and says whose score that changes."
    return f"{who} to {say(view.prompt)}.{_auction(view, name)}" if view.prompt else f"{who} to act."


def _to_lead_or_play(view: View, who: str, name: Namer) -> str:
    lead, board = first_lead(view), view.trick_board
    if lead is not None and not lead.is_ordered:
        return f"{who} goes first: lead a tile, or let {name(lead.neighbour)} lead instead."
    if lead is not None:
        return f"{name(lead.first)} goes first, and lets {who} lead."
    if board.contract is not None and board.contract.bid.sevens:
        return f"{who} to {'play' if board.led else 'lead'}: the tile closest to 7"
    return f"{who} to play: follow {board.led.label}{_trump(view)}" if board.led else f"{who} to lead{_trump(view)}"


def _auction(view: View, name: Namer) -> str:
    """The auction so far, while it lasts."""
    if view.phase is not Phase.BID or not view.trick_board.auction:
        return ""
    bids = (
        f"{name(seat)} {bid_amount(bid) if bid != PASS else 'pass' if name(seat) == 'you' else 'passes'}"
        for seat, bid in view.trick_board.auction
    )
    return f" So far: {', '.join(bids)}."


def _trump(view: View) -> str:
    trump = view.trick_board.trump
    return f" (trump {trump.label})" if trump else ""


def _draw(view: View, name: Namer) -> str:
    """Who drew what for first player or dealer, until something has been done."""
    is_told = view.phase is Phase.OPENING  # who goes first: the line of whose turn it is says so
    return drawn_text(draw_of(view), name, is_told=is_told)


def drawn_text(draw: Draw | None, name: Namer, *, is_told: bool = False) -> str:
    """Who drew what; who is chosen by it is left out where that `is_told` already."""
    if draw is None:
        return ""
    rounds = "; then ".join(", ".join(f"{name(seat)} {piece}" for seat, piece in drawn) for drawn in draw.rounds)
    return f"-# Drawn for {draw.purpose}: {rounds}.{'' if is_told else f' {name(draw.first)} {draw.verb}.'}"


def _line(view: View, name: Namer) -> str:
    """A line of dominoes in words: its open ends, and what has been turned up since the last turn of who is to act."""
    line, waits = view.line_board, waiting(view)
    ends = f"Open ends: {line.ends[0]} and {line.ends[1]}." if line.ends else ""
    if waits is not None:
        ends = f"{ends} {turned_sentence(waits, name)}.".strip()
    others = [f"-# {name(seat)}: {'; '.join(map(turned_words, tiles))}" for seat, tiles in since_last_turn(view)]
    return "\n".join(filter(None, (ends, *others)))


# -- tricks ----------------------------------------------------------------------------------------------------------


def trick_line(view: View, name: Namer) -> str:
    """The trick on the table in words: "Ann 6-4 (led 4s), Bo 7-4 winning". Points that hurt are taken, others won."""
    trick = trick_on_table(view)
    return _plays_of(view, trick, name) if trick is not None else ""


def _plays_of(view: View, trick: TrickFacts, name: Namer) -> str:
    plays = ", ".join([f"{name(seat)} {piece}{_mark(trick, seat)}" for seat, piece in trick.plays])
    if not trick.is_complete:
        return plays
    won = counted(trick.points, "point") if trick.points else "the trick"
    undealt = f", and the undealt {listed(trick.undealt)}" if trick.undealt else ""
    return f"{plays} — **{name(trick.winner)}** {'takes' if view.low_wins else 'wins'} {won}{undealt}."


def _mark(trick: TrickFacts, seat: int) -> str:
    suit = "" if trick.led is Suit.CLOSEST else f" {trick.led.label}"
    led = f" (led{suit})" if seat == trick.leader else ""
    is_winning = seat == trick.winner and not trick.is_complete and len(trick.plays) > 1
    return f"{led} winning" if is_winning else led


def _trick_on_table(view: View, name: Namer) -> str:
    trick = trick_on_table(view)
    if trick is None:
        return ""
    number = f"Trick {trick.number}: " if trick.is_before_next else ""
    return f"{number}{_plays_of(view, trick, name)}"


def _honour(view: View, name: Namer) -> str:
    """Where rules are kept on honour: a play taken back in this trick, else the last challenge and what came of it."""
    news = honour_news(view)
    if isinstance(news, Withdrawn):
        return f"{name(news.seat)} took back {news.piece}."
    return _challenge(view, news, name) if news is not None else ""


def _challenge(view: View, made: Challenged, name: Namer) -> str:
    shown = view.trick_board.finished[made.trick - 1].by(made.seat)
    what = f"{name(made.seat)}'s {shown.piece}" if shown is not None else name(made.seat)
    found = "a revoke" if made.proven else "no revoke"
    return capital(f"{name(made.by)} challenged {what} in trick {made.trick}: {found}.")


# -- the hand --------------------------------------------------------------------------------------------------------


def hand_text(view: View, name: Namer, where: str) -> str:
    """The message with a hand: what its player has just taken, what they may do now, or after whom they play.

    `where` is the channel.
    """
    named: Namer = lambda seat: "you" if seat == view.viewer else name(seat)  # noqa: E731
    own, taken = own_challenge(view), own_trick(view)
    lines = (
        f"**{taken}**" if taken else "",
        _now(view, named, where),
        _what_lies_there(view, named, is_told=bool(taken)),
        _challenge(view, own, named) if own is not None else "",
        _claims(view),
    )
    return "\n".join(filter(None, lines))


def _now(view: View, name: Namer, where: str) -> str:
    """What now: "**Your turn** in #games: follow 4s (trump 2s).", "You played 7-4 in #games. You are after Pip."."""
    if view.phase is Phase.PASS and view.ask is not None:
        chosen, whom = chosen_to_pass(view), name(passed_to(view))
        if not chosen:
            return f"**Pass {view.ask.pick} to {whom}** in {where}; you may change it until all have chosen."
        return (
            f"You pass **{' '.join(map(str, chosen))}** to {whom} in {where}. You may change it until all have chosen."
        )
    title, more = turn_words(view, name)
    if view.ask is not None:
        return f"**{title}** in {where}: {more}{_trump(view)}."
    if title.startswith("Trick "):  # its number says nothing yet
        return f"{_contract(view, name, where) or f'Your hand in {where}'}. {capital(more)}."
    if _is_own_lead(view):
        return f"{_own_lead(view)} in {where}. {capital(more)}."
    return (
        f"{title} in {where}{'. ' if more.startswith('you ') else ': '}{capital(more)}."
        if more
        else f"{title} in {where}."
    )


def _contract(view: View, name: Namer, where: str) -> str:
    """The contract before the first trick: "Ivory bid 53 in #games, trump 4s"; empty where nothing is bid."""
    contract = view.trick_board.contract
    if contract is None:
        return ""
    trump = trump_words(view)
    words = f", {'no trump' if trump == 'none' else f'trump {trump}'}" if trump else ""
    return capital(f"{name(contract.seat)} bid {bid_title(contract.bid)} in {where}{words}")


def _is_own_lead(view: View) -> bool:
    """Whether nothing but the viewer's own lead lies there."""
    plays = view.trick_board.current_plays
    return view.ask is None and len(plays) == 1 and plays[0][0] == view.viewer


def _own_lead(view: View) -> str:
    board = view.trick_board
    piece = board.current_plays[0][1].piece
    is_tile = isinstance(piece, Tile) and board.led is not Suit.CLOSEST  # a card's code names its suit
    return f"You led {piece}{f' as {board.led.label}' if is_tile and board.led else ''}"


def _what_lies_there(view: View, name: Namer, *, is_told: bool) -> str:
    """The trick by codes and what may be played to it; while bidding the bids; else, if that is not told already, who
    took the last trick.

    Before the first trick what was passed to the viewer, and who lets them lead.
    """
    board = view.trick_board
    if view.phase is Phase.BID:
        own = [seat for seat, _ in board.auction] == [view.viewer]
        auction = "" if own and view.ask is None else _auction(view, name).strip()
        return "\n".join(filter(None, (_received(view, name), auction)))
    if view.phase not in (Phase.OPENING, Phase.PLAY):
        return ""
    lies = capital(f"{trick_line(view, name)}.") if board.led is not None and not _is_own_lead(view) else ""
    if not lies and not is_told and (taken := last_trick(view, name)):
        lies = f"Last trick: {taken}."
    playable = [shown.piece for shown in view.hand if shown.legal] if view.ask is not None else []
    now = " ".join(filter(None, (lies, f"Playable: {', '.join(map(str, playable))}." if playable else "")))
    return "\n".join(filter(None, (_received(view, name), _lets_lead(view, name), now)))


def _received(view: View, name: Namer) -> str:
    """What was passed to the viewer, until they have bid or played."""
    board, received = view.trick_board, newly_received(view)
    if not received:
        return ""
    has_bid = board.contract is not None or any(seat == view.viewer for seat, _ in board.auction)
    has_played = any(seat == view.viewer for seat, _ in board.current_plays)
    if has_bid or has_played:
        return ""
    return f"{name(passed_from(view))} passed you {listed(received)}."


def _claims(view: View) -> str:
    """Why the deal may be ended now, where the viewer may."""
    for choice in view.extra_choices:
        if isinstance(choice.move, Claim):
            return f"-# Nobody can take a trick from you any more: **{choice.label}** ends the deal."
        if isinstance(choice.move, Concede):
            return f"-# The score stays as it is, whatever is played: **{choice.label}** ends it now."
    return ""


def _lets_lead(view: View, name: Namer) -> str:
    lead = first_lead(view)
    is_own = lead is not None and lead.is_ordered and lead.neighbour == view.viewer
    return f"{name(lead.first)} lets you lead." if lead is not None and is_own else ""


def challenge_text(view: View, name: Namer, where: str) -> str:
    """Beside the tricks of a deal that goes on: what came of the viewer's last challenge, what may be challenged."""
    named: Namer = lambda seat: "you" if seat == view.viewer else name(seat)  # noqa: E731
    own, review = own_challenge(view), review_of(view)
    told = _challenge(view, own, named) if own is not None else ""
    if not review.challengeable:
        return "\n".join(filter(None, (told, f"Nothing more to challenge in {where} so far.")))
    cost = f"A revoke costs its player {review.cost}; a challenge that is wrong costs nothing."
    return "\n".join(filter(None, (told, f"**Challenge a play** in {where}? {cost}")))
