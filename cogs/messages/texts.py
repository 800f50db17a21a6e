"""What messages say, made from a View and the table's names. Names are other people's text and are escaped."""

from collections.abc import Sequence

from discord.utils import escape_markdown, escape_mentions

from bot.rules.boards import Challenged, LineView, TricksView, TrickView
from bot.rules.events import DealResult, Went
from bot.rules.grammar import counted, joined
from bot.rules.moves import Kitty, Move
from bot.rules.tricks.bids import PASS
from bot.rules.view import Ask, Phase, View
from bot.table.snapshot import Snapshot
from bot.words.choices import move_words
from bot.words.facts.results import remarks_sentence
from bot.words.names import label_names
from bot.words.wording import first_verb
from cogs.messages.rule_texts import rules_line, title_of

NAME_LENGTH = 40
_WENT = {
    Went.FIRST: "it begins the line",
    Went.LEFT: "it goes to the left end",
    Went.RIGHT: "it goes to the right end",
    Went.BACK: "it does not fit",
    Went.WAITS: "it fits both ends",
}


def plain(name: str) -> str:
    """A name as it may stand in a message: no markdown, no mention, not too long."""
    short = name if len(name) <= NAME_LENGTH else f"{name[: NAME_LENGTH - 1]}…"
    return escaped(short)


def escaped(text: str) -> str:
    """Text as it stands, whatever Discord would make of it."""
    return escape_mentions(escape_markdown(text)).replace("<", "‹").replace(">", "›")


def names_of(snapshot: Snapshot) -> tuple[str, ...]:
    """The escaped names by seat."""
    return tuple(plain(name) for name in snapshot.names)


def mention(snapshot: Snapshot, seat: int) -> str:
    """A person's mention, a computer player's name."""
    row = snapshot.seats[seat]
    return plain(row.name) if row.user_id is None else f"<@{row.user_id}>"


def chose(snapshot: Snapshot, move: Move) -> str:
    """What somebody has just done, told to themselves."""
    if isinstance(move, Kitty):
        return f"You gave {move.swap} for the kitty." if move.swap else "You kept your hand."
    return f"You chose: {'pass' if move == PASS else move_words(move, label_names(names_of(snapshot)))}."


def side_name(view: View, side: int, names: Sequence[str]) -> str:
    """A side as it is called: a lone player's name, or those of the partners."""
    return joined([names[seat] for seat in view.members(side)])


def by_side(view: View, names: Sequence[str], said: Sequence[str], order: Sequence[int] | None = None) -> str:
    """What is said of each side; names within a side have commas of their own."""
    sides = range(len(said)) if order is None else order
    gap = "; " if len(said) < len(names) else ", "
    return gap.join(f"{side_name(view, side, names)} {said[side]}" for side in sides)


_CLOSED = "This table is closed: it was stopped, or nothing happened at it for long. Open a new one with /domino new."


def lobby_text(snapshot: Snapshot) -> str:
    """The lobby: the game, who sits, what the host may do, the seal of the shuffle."""
    row, names = snapshot.row, names_of(snapshot)
    seats = [
        f"{number + 1}. {names[number]}" + _lobby_marks(snapshot, number) if number < len(names) else f"{number + 1}. …"
        for number in range(row.players)
    ]
    free = row.players - len(names)
    state = f"{free} free: **Join**, or the host seats a **Computer**." if free else "All seats are taken: **Start**!"
    if row.state != "lobby":
        state = "The match has begun." if snapshot.public is not None else _CLOSED
    return "\n".join(
        (
            f"**{title_of(snapshot)}** · {rules_line(snapshot)}",
            *seats,
            state,
            f"-# Sealed shuffle (SHA-256 of its secret): `{snapshot.commitment}`",
        )
    )


def _lobby_marks(snapshot: Snapshot, seat: int) -> str:
    row = snapshot.seats[seat]
    marks = ["host"] if row.user_id is not None and row.user_id == snapshot.row.host_id else []
    if row.user_id is None:
        marks.append(f"computer, {row.level}")
    if row.dm_closed:
        marks.append("hand by button")
    return f" ({', '.join(marks)})" if marks else ""


def started_text(snapshot: Snapshot) -> str:
    """Told to the host who has just started the match: where the hands are."""
    if snapshot.game.hands_by_dm:
        return "The match begins. Your hand comes by direct message, and by **My hand** here."
    return "The match begins. The rows lie face down on the table here: play by the buttons below it."


def waiting_text(snapshot: Snapshot) -> str:
    """Told to somebody who asks for their hand in a lobby."""
    if snapshot.game.hands_by_dm:
        return "The match has not begun yet; your hand comes when it does."
    return "The match has not begun yet; when it does, your row lies on the table in the channel."


def left_text(snapshot: Snapshot) -> str:
    """Told to somebody who has just left: what becomes of their seat."""
    if snapshot.row.state == "playing":
        return "A computer player has your seat now; /domino join takes it back."
    if snapshot.public is not None:
        return "You have left. Only computer players were left, so the match is stopped."
    return "You have left the table."


def table_text(snapshot: Snapshot) -> str:
    """The table message: where the match stands, who is to do what, the trick."""
    view = snapshot.public
    assert view is not None  # noqa: S101 - a lobby has no table message
    if snapshot.row.state == "stopped":
        return f"**{view.title}** · deal {view.deal} — this match was stopped."
    names = names_of(snapshot)
    if view.line is not None:
        board = [line_text(view.line, names)]
    else:
        board = [_trick_on_table(view, names), honour_line(view, names)]
    lines = (heading(view), whose_turn(snapshot, view), *board, drawn_line(view, names))
    return "\n".join(line for line in lines if line)


def _trick_on_table(view: View, names: Sequence[str]) -> str:
    board, words = view.trick_board, trick_line(view, names)
    if board.on_table is not None and board.on_table.number != board.number:  # it lies there until the next is led
        return f"Trick {board.on_table.number}: {words}"
    return words


def honour_line(view: View, names: Sequence[str]) -> str:
    """Where rules are kept on honour: a play taken back in this trick, else the last challenge and what came of it."""
    board = view.trick_board
    back = [one for one in board.withdrawn if one.revoke and one.trick == board.number]
    if back and view.phase is Phase.PLAY:
        return f"{names[back[-1].seat]} took back {back[-1].piece}."
    return _challenge(board.challenges[-1], names) if board.challenges else ""


def _challenge(made: Challenged, names: Sequence[str]) -> str:
    found = "it broke the rules" if made.proven else "it kept to the rules"
    return f"{names[made.by]} challenged what {names[made.seat]} played to trick {made.trick}: {found}."


def line_text(line: LineView, names: Sequence[str]) -> str:
    """A line of dominoes in words: its open ends, and what was turned up last."""
    ends = f"Open ends: {line.ends[0]} and {line.ends[1]}." if line.ends else ""
    if not line.turned:
        return ends
    last = line.turned[-1]
    return f"{ends} {names[last.seat]} turned up {last.tile}: {_WENT[last.went]}.".strip()


def drawn_line(view: View, names: Sequence[str]) -> str:
    """Who drew what for first player or dealer, until something has been done."""
    if not view.draws or _has_begun(view) or view.phase is Phase.OVER:
        return ""
    rounds = "; then ".join(", ".join(f"{names[seat]} {piece}" for seat, piece in drawing) for drawing in view.draws)
    first = next(seat.seat for seat in view.seats if seat.dealer)
    return f"-# Drawn for {view.drawn_for}: {rounds}. {names[first]} {first_verb(view)}."


def _has_begun(view: View) -> bool:
    """Whether something has been done in this deal that all could see."""
    if view.line is not None:
        return bool(view.line.turned)
    return view.trick_board.on_table is not None or bool(view.trick_board.auction)


def heading(view: View) -> str:
    board = view.tricks
    trick = f", trick {board.number} of {board.count}" if board is not None and board.number else ""
    return f"**{view.title}** · deal {view.deal}{trick}"


def whose_turn(snapshot: Snapshot, view: View) -> str:
    """Who the table waits for, and what for. Only the one player to act is mentioned."""
    waiting = list(view.to_act)
    if not waiting:
        return ""
    if view.phase is Phase.PASS:
        ready = sum(seat.ready for seat in view.seats)
        missing = f"; {mention(snapshot, waiting[0])} has not" if len(waiting) == 1 else ""
        direction = view.trick_board.pass_direction
        return f"Everybody passes tiles to the {direction}: {ready} of {len(view.seats)} have chosen{missing}."
    if len(waiting) > 1:
        return f"{joined([plain(snapshot.names[seat]) for seat in waiting])}: {view.prompt}."
    who = mention(snapshot, waiting[0])
    if view.phase is Phase.OPENING:
        left = plain(snapshot.names[(waiting[0] + 1) % len(view.seats)])
        return f"{who} goes first: lead a tile, or order {left} to lead."
    if view.phase is Phase.PLAY:
        led, trump = view.trick_board.led, _trump(view.trick_board)
        return f"{who} to play: follow {led.label}{trump}" if led else f"{who} to lead{trump}"
    if view.phase is Phase.KITTY:
        return f"{who} looks at the kitty."
    if view.phase is Phase.MOON:
        return f"{who} took every point, and says whose score that changes."
    return f"{who} to {view.prompt}.{_bids(view, names_of(snapshot))}" if view.prompt else f"{who} to act."


def _bids(view: View, names: Sequence[str]) -> str:
    """The auction so far, while it lasts."""
    if view.phase is not Phase.BID or not view.trick_board.auction:
        return ""
    bids = view.trick_board.auction
    said = (f"{names[seat]} {'passes' if bid == PASS else str(bid)[4:]}" for seat, bid in bids)
    return f" So far: {', '.join(said)}."


def _trump(board: TricksView) -> str:
    return f" (trump {board.trump.label})" if board.trump else ""


def trick_line(view: View, names: Sequence[str]) -> str:
    """The trick on the table in words: "Ann 6-4 (led 4s), Bo 7-4 winning". Points that hurt are taken, others won."""
    board = view.trick_board
    trick = board.on_table
    if trick is None:
        return ""
    done = board.led is None
    plays = ", ".join(_play(trick, seat, str(piece.piece), names, done) for seat, piece in trick.plays)
    if not done:
        return plays
    won = counted(trick.points, "point") if trick.points else "the trick"
    exposed = [str(one.piece) for one in board.exposed] if trick.number == 1 else []
    extra = f", and the undealt {joined(exposed)}" if exposed else ""
    return f"{plays} — **{names[trick.winner]}** {'takes' if view.low_wins else 'wins'} {won}{extra}."


def _play(trick: TrickView, seat: int, piece: str, names: Sequence[str], done: bool) -> str:
    led = f" (led {trick.led.label})" if seat == trick.leader else ""
    winning = " winning" if seat == trick.winner and not done and len(trick.plays) > 1 else ""
    return f"{names[seat]} {piece}{led}{winning}"


def deal_text(snapshot: Snapshot, number: int) -> str:
    """The record of a deal that is over."""
    view = snapshot.public
    assert view is not None  # noqa: S101 - a deal was played
    result = next((one for one in view.results if one.number == number), None)
    if result is None:
        return f"**{view.title}** · deal {number} was not finished."
    names = names_of(snapshot)
    scores = by_side(view, names, [f"{points:+d}" for points in result.scored])
    totals = by_side(view, names, [str(total) for total in result.totals])
    note = f" {remarks_sentence(result, names.__getitem__)}" if result.remarks else ""
    moon = moon_line(view, result, names)
    return f"**{view.title}** · deal {number} is over\n{moon}{scores}.{note}\nTotals: {totals}."


def moon_line(view: View, result: DealResult, names: Sequence[str]) -> str:
    return "" if result.moon is None else f"**{side_name(view, result.moon, names)}** took everything: the moon! "


def hand_text(snapshot: Snapshot, view: View) -> str:
    """The message with a hand: what its player may do now, or that others are to act."""
    where, board = f"<#{snapshot.row.channel_id}>", view.trick_board
    ask = view.ask
    names = names_of(snapshot)
    own = [one for one in board.challenges if one.by == view.viewer]
    challenge = f"\n{_challenge(own[-1], names)}" if own else ""
    if ask is None:
        return f"Your hand in {where}, deal {view.deal}.{challenge}"
    if ask.pick:
        return f"{_picking(ask, view)} ({where}, deal {view.deal})"
    trick = trick_line(view, names) if board.led else ""
    return f"**Your turn** in {where}: {ask.prompt}{_trump(board)}." + (f"\n{trick}" if trick else "") + challenge


def _picking(ask: Ask, view: View) -> str:
    direction = view.trick_board.pass_direction
    if ask.made is None:
        return f"**Choose {ask.pick} tiles** to pass to the {direction}."
    chosen = str(ask.made).partition(" ")[2]
    return f"You pass **{chosen}** to the {direction}. You may change it until everybody has chosen."


def hand_over_text(snapshot: Snapshot, deal: int, seat: int) -> str:
    """What is left of a hand message when its deal is over: one line."""
    view = snapshot.public
    assert view is not None  # noqa: S101 - a deal was played
    result = next((one for one in view.results if one.number == deal), None)
    if result is None:
        return f"Deal {deal} in <#{snapshot.row.channel_id}> was not finished."
    side = view.side_of(seat)
    said = f"Deal {deal} in <#{snapshot.row.channel_id}>: {result.scored[side]:+d}, total {result.totals[side]}."
    return f"{said} {_match_over(snapshot, view, side)}" if view.winners and deal == view.deal else said


def _match_over(snapshot: Snapshot, view: View, side: int) -> str:
    """How a match ended for one of its sides."""
    winners = view.winners or ()
    if side not in winners:
        names = names_of(snapshot)
        won = [names[seat] for one in winners for seat in view.members(one)]
        return f"The match is over: {joined(won)} {'wins' if len(won) == 1 else 'win'}."
    if len(winners) > 1:
        return "The match is over: you share the win."
    return f"The match is over: {'you win' if len(view.members(side)) == 1 else 'your side wins'}!"


def final_text(snapshot: Snapshot) -> str:
    """The end of a match: the winners mentioned, the totals, and the secret that proves the shuffle."""
    view = snapshot.public
    assert view is not None  # noqa: S101 - a match was played
    assert view.winners is not None  # noqa: S101
    winners = [mention(snapshot, seat) for side in view.winners for seat in view.members(side)]
    names = names_of(snapshot)
    ranked = sorted(range(len(view.results[-1].totals)), key=lambda side: _rank(view, side))
    totals = by_side(view, names, [str(total) for total in view.results[-1].totals], ranked)
    verb = "wins" if len(winners) == 1 else ("share the win in" if len(view.winners) > 1 else "win")
    return (
        f"🏆 {joined(winners)} {verb} **{view.title}** after {counted(view.deal, 'deal')}!"
        f"\n{totals}\n"
        f"-# The shuffle's secret: `{snapshot.row.secret.hex()}`. **Record** holds all that is needed to check it."
    )


def _rank(view: View, side: int) -> int:
    total = view.results[-1].totals[side]
    return total if view.low_wins else -total


def scores_text(snapshot: Snapshot) -> str:
    """This match's scores so far."""
    view = snapshot.public
    if view is None or not view.results:
        return "No deal has been scored yet."
    names = names_of(snapshot)
    ranked = sorted(range(len(view.results[-1].totals)), key=lambda side: _rank(view, side))
    lines = [f"{side_name(view, side, names)}: **{view.results[-1].totals[side]}**" for side in ranked]
    ends = "ends at" if view.low_wins else "game to"
    return f"**{view.title}** after deal {view.results[-1].number}, {ends} {view.target}\n" + "\n".join(lines)
