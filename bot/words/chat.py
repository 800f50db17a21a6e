"""The texts of messages, made from a View. Whoever shows them passes names that are escaped, and mentions."""

from bot.rules.boards import Challenged, Withdrawn
from bot.rules.grammar import counted, joined, listed
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, View
from bot.words.alt.phrases import capital
from bot.words.facts.draw import Draw, draw_of, drawn_in, first_lead
from bot.words.facts.line import since_last_turn, waiting
from bot.words.facts.results import target_noun
from bot.words.facts.sides import ranking
from bot.words.facts.tricks.auction import bid_amount
from bot.words.facts.tricks.honour import honour_news, own_challenge
from bot.words.facts.tricks.passing import chosen_to_pass, passed_to, passing, toward
from bot.words.facts.tricks.review import review_of
from bot.words.facts.tricks.trick import TrickFacts, trick_on_table
from bot.words.line import turned_words
from bot.words.names import Namer
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
    return f"**{view.title}** · deal {view.deal}{trick}"


def _whose_turn(view: View, name: Namer, mention: Namer) -> str:
    if not view.to_act:
        return ""
    who, is_alone = mention(view.to_act[0]), len(view.to_act) == 1
    if view.phase is Phase.PASS:
        under_way = passing(view)
        missing = f"; {who} has not" if is_alone else ""
        return (
            f"Everybody passes tiles {toward(under_way.direction)}: {under_way.ready} of {under_way.seats} have "
            f"chosen{missing}."
        )
    if not is_alone:
        return f"{joined(map(name, view.to_act))}: {view.prompt}."
    if view.phase in (Phase.OPENING, Phase.PLAY):
        return _to_lead_or_play(view, who, name)
    if view.phase is Phase.KITTY:
        return f"{who} looks at the kitty."
    if view.phase is Phase.MOON:
        return f"{who} took every point, and says whose score that changes."
    return f"{who} to {view.prompt}.{_auction(view, name)}" if view.prompt else f"{who} to act."


def _to_lead_or_play(view: View, who: str, name: Namer) -> str:
    lead, board = first_lead(view), view.trick_board
    if lead is not None and not lead.is_ordered:
        chosen = "was drawn to go first" if draw_of(view) is not None else "goes first"
        return f"{who} {chosen}: lead a tile, or order {name(lead.neighbour)} to lead, who cannot hand it on."
    if lead is not None:
        return f"{who} to lead{_trump(view)}: {name(lead.first)} goes first, and has ordered it."
    return f"{who} to play: follow {board.led.label}{_trump(view)}" if board.led else f"{who} to lead{_trump(view)}"


def _auction(view: View, name: Namer) -> str:
    """The auction so far, while it lasts."""
    if view.phase is not Phase.BID or not view.trick_board.auction:
        return ""
    bids = (f"{name(seat)} {'passes' if bid == PASS else bid_amount(bid)}" for seat, bid in view.trick_board.auction)
    return f" So far: {', '.join(bids)}."


def _trump(view: View) -> str:
    trump = view.trick_board.trump
    return f" (trump {trump.label})" if trump else ""


def _draw(view: View, name: Namer) -> str:
    """Who drew what for first player or dealer, until something has been done."""
    return _drawn(draw_of(view), name)


def _drawn(draw: Draw | None, name: Namer) -> str:
    if draw is None:
        return ""
    rounds = "; then ".join(", ".join(f"{name(seat)} {piece}" for seat, piece in drawn) for drawn in draw.rounds)
    return f"-# Drawn for {draw.purpose}: {rounds}. {name(draw.first)} {draw.verb}."


def _line(view: View, name: Namer) -> str:
    """A line of dominoes in words: its open ends, and what has been turned up since the last turn of who is to act."""
    line, waits = view.line_board, waiting(view)
    ends = f"Open ends: {line.ends[0]} and {line.ends[1]}." if line.ends else ""
    if waits is not None:
        ends = f"{ends} {name(waits.seat)} turned up {turned_words(waits)}.".strip()
    others = [f"-# {name(seat)}: {'; '.join(map(turned_words, tiles))}" for seat, tiles in since_last_turn(view)]
    return "\n".join(filter(None, (ends, *others)))


# -- tricks ----------------------------------------------------------------------------------------------------------


def trick_line(view: View, name: Namer) -> str:
    """The trick on the table in words: "Ann 6-4 (led 4s), Bo 7-4 winning". Points that hurt are taken, others won."""
    trick = trick_on_table(view)
    if trick is None:
        return ""
    plays = ", ".join(f"{name(seat)} {piece}{_mark(trick, seat)}" for seat, piece in trick.plays)
    if not trick.is_complete:
        return plays
    won = counted(trick.points, "point") if trick.points else "the trick"
    undealt = f", and the undealt {listed(trick.undealt)}" if trick.undealt else ""
    return f"{plays} — **{name(trick.winner)}** {'takes' if view.low_wins else 'wins'} {won}{undealt}."


def _mark(trick: TrickFacts, seat: int) -> str:
    led = f" (led {trick.led.label})" if seat == trick.leader else ""
    is_winning = seat == trick.winner and not trick.is_complete and len(trick.plays) > 1
    return f"{led} winning" if is_winning else led


def _trick_on_table(view: View, name: Namer) -> str:
    trick = trick_on_table(view)
    if trick is not None and trick.is_before_next:
        return f"Trick {trick.number}: {trick_line(view, name)}"
    return trick_line(view, name)


def _honour(view: View, name: Namer) -> str:
    """Where rules are kept on honour: a play taken back in this trick, else the last challenge and what came of it."""
    news = honour_news(view)
    if isinstance(news, Withdrawn):
        return f"{name(news.seat)} took back {news.piece}."
    return _challenge(news, name) if news is not None else ""


def _challenge(made: Challenged, name: Namer) -> str:
    found = "it broke the rules" if made.proven else "it kept to the rules"
    return f"{name(made.by)} challenged what {name(made.seat)} played to trick {made.trick}: {found}."


# -- the hand --------------------------------------------------------------------------------------------------------


def hand_text(view: View, name: Namer, where: str) -> str:
    """The message with a hand: what its player has just taken, what they may do now, or after whom they play.

    `where` is the channel.
    """
    named: Namer = lambda seat: "you" if seat == view.viewer else name(seat)  # noqa: E731
    own = own_challenge(view)
    lines = (
        f"**{own_trick(view)}**" if own_trick(view) else "",
        _now(view, named, where),
        _what_lies_there(view, named),
        capital(_challenge(own, named)) if own is not None else "",
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
        return f"Your hand in {where}. {capital(more)}."
    return (
        f"{title} in {where}{'. ' if more.startswith('you ') else ': '}{capital(more)}."
        if more
        else f"{title} in {where}."
    )


def _what_lies_there(view: View, name: Namer) -> str:
    """The trick by codes and what may be played to it; while bidding the bids; else who took the last trick."""
    if view.phase is Phase.BID:
        return _auction(view, name).strip()
    if view.phase not in (Phase.OPENING, Phase.PLAY):
        return ""
    board = view.trick_board
    lies = capital(f"{trick_line(view, name)}.") if board.led is not None else ""
    if not lies and (taken := last_trick(view, name)) and not own_trick(view):
        lies = f"Last trick: {taken}."
    playable = [shown.piece for shown in view.hand if shown.legal] if view.ask is not None else []
    return " ".join(filter(None, (lies, f"Playable: {', '.join(map(str, playable))}." if playable else "")))


def challenge_text(view: View, name: Namer, where: str) -> str:
    """Beside the tricks of a deal that goes on: what came of the viewer's last challenge, what may be challenged."""
    named: Namer = lambda seat: "you" if seat == view.viewer else name(seat)  # noqa: E731
    own, review = own_challenge(view), review_of(view)
    told = capital(_challenge(own, named)) if own is not None else ""
    if not review.challengeable:
        return "\n".join(filter(None, (told, f"Nothing more to challenge in {where} so far.")))
    cost = f"A revoke costs its player {review.cost}; a challenge that is wrong costs nothing."
    return "\n".join(filter(None, (told, f"**Challenge a play** in {where}? {cost}")))


# -- scores ----------------------------------------------------------------------------------------------------------


def scores_text(view: View, name: Namer) -> str:
    """This match's scores so far, the best first; before the first, what was drawn for who begins."""
    if not view.results:
        return "\n".join(filter(None, ("No deal has been scored yet.", _drawn(drawn_in(view), name))))
    last = view.results[-1]
    lines = [f"{_members(view, name, side.number)}: **{last.totals[side.number]}**" for side in ranking(view)]
    ends = target_noun(view)
    return f"**{view.title}** after deal {last.number}, {ends} {view.target}\n" + "\n".join(lines)


def _members(view: View, name: Namer, side: int) -> str:
    """A side as it is called: a lone player's name, or those of the partners."""
    return joined(map(name, view.members(side)))
