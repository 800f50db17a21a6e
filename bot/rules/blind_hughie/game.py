"""Blind Hughie and Billitonnen: dominoes from face-down rows onto one layout (rules §5)."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache

from bot.message import Message, Text
from bot.rules.achievements import Achievement, Played
from bot.rules.blind_hughie.deal import TILES, Layout, RowGame, RowMatch, RowTile, dealt, row_size, winner_of
from bot.rules.blind_hughie.options import PRESETS, BlindHughieOptions
from bot.rules.blind_hughie.state import SET, WENT, RowState
from bot.rules.blind_hughie.view import row_views
from bot.rules.boards import PieceView
from bot.rules.copies import updated
from bot.rules.events import (
    DealEnded,
    DealResult,
    DealStarted,
    Event,
    LowestEqual,
    MatchEnded,
    Moved,
    Remark,
    Turned,
    Went,
    WentOut,
)
from bot.rules.game import Match, added, by_side, next_turn, wrong_number
from bot.rules.help import Example, HelpPage, PageRow, facts_of, pages_of
from bot.rules.moves import End, Move, Peek, Place, Play, Turn
from bot.rules.pieces import Tile
from bot.rules.shuffle import draw
from bot.rules.view import Phase, View

_turn_up, _place_at, _turned = cache(Turn), cache(Place), cache(Turned)  # one object for each
_ENDS = {went: end for end, went in WENT.items()}
_COUNTS = {False: (2, 3, 4), True: (3, 4, 5)}  # players, by whether it is Billitonnen


MANY_PIPS = 40  # left in the others' rows


def _empty_row(played: Played, seat: int) -> bool:
    went_out = any(isinstance(remark, WentOut) and remark.seat == seat for remark in played.deal.remarks)
    return went_out and sum(played.others(seat, played.deal.taken)) >= MANY_PIPS


class BlindHughie(RowGame):
    """Tiles are turned up one by one: one that fits the layout is played, others go to the left end of the row."""

    name = "blind-hughie"
    title = Message("game-blind-hughie")
    credit = Message("game-blind-hughie.credit")
    options_type = BlindHughieOptions
    players = (4, 3, 2, 5)
    presets = PRESETS
    achievements = (Achievement("empty-row", "blind-hughie", _empty_row),)
    low_wins = False
    hands_by_dm = False
    includes = Message("game-billitonnen")

    def check_options(self, options: BlindHughieOptions, players: int) -> None:
        super().check_options(options, players)
        counts = _COUNTS[options.billitonnen]
        if players not in counts:
            raise wrong_number(self.title_of(options, players), counts, players)

    def settled(self, options: BlindHughieOptions, players: int) -> BlindHughieOptions:
        return options if options.billitonnen else replace(options, target=options.goes_to(players))

    def aim(self, options: BlindHughieOptions, players: int) -> Text:
        target = options.goes_to(players)
        if options.billitonnen:
            return Message("game-billitonnen.aim", rounds=target)
        sides = Message("game-blind-hughie.aim-partners", target=target)
        return sides if options.in_partners else Message("game-blind-hughie.aim", target=target)

    def goal(self, options: BlindHughieOptions, players: int) -> tuple[str, int]:
        return "rounds" if options.billitonnen else "points", options.goes_to(players)

    def help(self, options: BlindHughieOptions, players: int) -> tuple[HelpPage, ...]:
        size = row_size(options, players)
        leftover = len(TILES) - players * size
        facts = facts_of(options, players, tiles=size, leftover=leftover, target=options.goes_to(players))
        is_hughie, billitonnen, any_tile = options.hughie, options.billitonnen, options.any_tile
        left_for_billitonnen = "billitonnen-help-left-three" if players == 5 else "billitonnen-help-left-over"
        deals_first_tile = billitonnen and leftover > 0 and players != 5
        return pages_of(
            facts,
            PageRow("help-title-aim", ("blind-hughie-help-aim", "help-sides" if options.in_partners else None)),
            PageRow("help-title-deal",
                 ("help-deal-double-six",
                  None if not leftover else left_for_billitonnen if billitonnen else "blind-hughie-help-left-over",
                  "blind-hughie-help-starter", None if deals_first_tile else "blind-hughie-help-first-tile")),
            PageRow("help-title-turn",
                 ("blind-hughie-help-turn", "blind-hughie-help-fits", "billitonnen-help-turn" if billitonnen else None),
                 _example("blind-hughie-help-example-turn", Tile(5, 2), Tile(4, 4), Tile(3, 3)),
                 (Phase.TURN,) if billitonnen else (Phase.TURN, Phase.PLACE)),
            PageRow("billitonnen-help-title-ends",
                 (("billitonnen-help-ends", "billitonnen-help-peek" if options.peeks else None),),
                 _example("blind-hughie-help-example-both-ends", Tile(4, 2)), (Phase.PLACE,), billitonnen),
            PageRow("blind-hughie-help-title-no-fit",
                 ("billitonnen-help-no-fit" if billitonnen else "blind-hughie-help-no-fit",
                  "billitonnen-help-play-doubles" if options.plays_doubles else None)),
            PageRow("blind-hughie-help-title-deal-end",
                 ("blind-hughie-help-deal-end", "blind-hughie-help-deal-end-any" if any_tile else None),
                 only_if=is_hughie),
            PageRow("billitonnen-help-title-end",
                 ("billitonnen-help-end", "billitonnen-help-blocked", "billitonnen-help-idle" if any_tile else None),
                 only_if=billitonnen),
            PageRow("help-title-score", ("blind-hughie-help-score", "blind-hughie-help-tie", "dominoes-help-target"),
                 only_if=is_hughie),
            PageRow("help-title-playing-well",
                 ("blind-hughie-help-playing-well-any" if any_tile else None, "blind-hughie-help-playing-well",
                  "billitonnen-help-playing-well" if options.peeks else None),
                 _example("blind-hughie-help-example-both-ends", Tile(4, 2))),
        )  # fmt: skip

    def start(self, options: BlindHughieOptions, players: int, seed: bytes, deals: int | None = None) -> RowMatch:
        self.check_options(options, players)
        # In Billitonnen the higher end decides between equal pips, so that no two tiles are equal.
        ties = 1 if options.billitonnen else 0
        starter, draws = draw(
            TILES, range(players), seed, "draw for deal 1, round", lambda tile: 10 * tile.pips + ties * tile.high
        )
        deal = dealt(options, players, seed, 1, starter)
        totals = (0,) * len(set(self.sides(options, players)))
        return Match(options, players, seed, deal, totals, draws=draws, deals=deals)

    def title_of(self, options: BlindHughieOptions, players: int) -> Text:
        return Message("game-billitonnen") if options.billitonnen else self.title

    def showing(self, match: RowMatch) -> Callable[[int | None], View]:
        return row_views(self, match)

    def open_hands(self, match: RowMatch) -> tuple[tuple[PieceView, ...], ...]:
        return tuple(tuple(PieceView(row_tile.tile) for row_tile in row) for row in match.deal.rows)

    def ended_deal(self, match: RowMatch) -> View | None:
        ended = match.deal if match.deal.over else match.deal.before
        return None if ended is None else self.view(updated(match, deal=ended, draws=()), None)

    # -- what is legal -------------------------------------------------------------------------------------------

    def to_act(self, match: RowMatch) -> tuple[int, ...]:
        return () if match.deal.over else (match.deal.seat,)

    def legal(self, match: RowMatch, seat: int) -> tuple[Move, ...]:
        deal = match.deal
        if seat not in self.to_act(match):
            return ()
        waiting = deal.waiting
        if waiting is not None:
            ends = tuple(map(_place_at, deal.layout.fits(waiting.tile)))
            return (*ends, Peek()) if self.may_peek(match) else ends
        if match.options.any_tile:
            fitting = [place for place, it in enumerate(deal.row, 1) if not it.up or deal.layout.takes(it.tile)]
            return tuple(map(_turn_up, fitting or (len(deal.row),)))
        return (_turn_up(None), *map(_turn_up, self.open_doubles(match)))

    def may_peek(self, match: RowMatch) -> bool:
        """True if the seat that must choose an end can look at its next tile first."""
        deal = match.deal
        hidden = bool(deal.row) and not deal.row[-1].up
        return match.options.peeks and deal.waiting is not None and hidden and not deal.peeked

    def open_doubles(self, match: RowMatch) -> tuple[int, ...]:
        """The places of face-up doubles that can be played instead of turning; the rightmost tile is turned anyway."""
        if not match.options.plays_doubles:
            return ()
        takes, rest = match.deal.layout.takes, enumerate(match.deal.row[:-1], 1)
        return tuple(place for place, row_tile in rest if row_tile.up and takes(row_tile.tile))

    def forced_move(self, match: RowMatch) -> tuple[int, Move] | None:
        """Between two equal ends a tile goes to the left one."""
        deal = match.deal
        is_plain = deal.waiting is not None and deal.layout.ends is not None and len(set(deal.layout.ends)) == 1
        return (deal.seat, _place_at(End.LEFT)) if is_plain else None

    def reasons(self, match: RowMatch, seat: int, move: Move) -> tuple[Message, ...]:
        deal, options, ends = match.deal, match.options, match.deal.layout.ends
        if deal.waiting is None or ends is None:
            legal = Message("refused-must-turn", count=len(deal.row), any_tile=options.any_tile)
            return _turn_refusal(match, move), legal
        legal = Message("refused-must-place", tile=deal.waiting.tile, left=ends[0], right=ends[1])
        if not isinstance(move, Peek):
            return (legal,)
        if not options.peeks:
            return Message("refused-no-peeking"), legal
        if deal.peeked:
            return Message("refused-has-peeked"), legal
        return Message("refused-nothing-to-peek-at", is_last=not deal.row), legal

    def resolve(self, match: RowMatch, short: Move, moves: Iterable[Move]) -> Move | None:
        """`turn` and its number both mean the rightmost tile; a face-up tile can be named."""
        return next((move for move in moves if self._is_meant(match, short, move)), None)

    def _is_meant(self, match: RowMatch, short: Move, legal: Move) -> bool:
        if not isinstance(legal, Turn):
            return False
        row = match.deal.row
        place = legal.place or len(row)
        if isinstance(short, Play):
            return isinstance(short.piece, Tile) and row[place - 1] == RowTile(short.piece, up=True)
        return isinstance(short, Turn) and (short.place or len(row)) == place

    # -- what a move does ----------------------------------------------------------------------------------------

    def apply(self, match: RowMatch, seat: int, move: Move) -> tuple[RowMatch, tuple[Event, ...]]:
        deal, state, waiting = match.deal, RowState(match), match.deal.waiting
        layout, turned = deal.layout, deal.turned
        if isinstance(move, Turn):
            place = move.place or len(deal.row)
            tile = deal.row[place - 1].tile
            went, is_peeked = state.turn(SET.number[tile]), deal.peeked and place != len(deal.row)
        elif isinstance(move, Place) and waiting is not None:
            place, tile, went, is_peeked, turned = waiting.place, waiting.tile, WENT[move.end], deal.peeked, turned[:-1]
            state.place(move.end)
        elif isinstance(move, Peek):
            return next_turn(match, deal=updated(deal, peeked=True)), (Moved(seat, move),)
        else:
            raise TypeError(f"{move} turns nothing up and places nothing")
        if went is Went.FIRST:
            layout = layout.begin(tile)
        elif went in _ENDS:
            layout = layout.place(tile, _ENDS[went])
        event = _turned(seat, place, tile, went)
        rows = (*deal.rows[:seat], state.row(seat), *deal.rows[seat + 1 :])
        deal = updated(
            deal, rows=rows, layout=layout, seat=state.seat, turned=(*turned, event), peeked=is_peeked, idle=state.idle
        )
        after, reason = updated(match, turn=match.turn + 1, deal=deal), state.end_reason(seat)
        if reason is None:
            return after, (Moved(seat, move), event)
        after, more = self._end_deal(after, seat, reason)
        return after, (Moved(seat, move), event, *more)

    def _end_deal(self, match: RowMatch, seat: int, reason: Remark) -> tuple[RowMatch, tuple[Event, ...]]:
        result = self.score(match, reason)
        deal = updated(match.deal, seat=seat, over=True, before=None)
        scored = self.scored(match, result, deal=deal)
        if scored.winners is not None:
            return scored, (DealEnded(result), MatchEnded(scored.winners))
        number, starter = match.deal.number + 1, (match.deal.starter + 1) % match.players
        following = dealt(match.options, match.players, match.seed, number, starter)
        return updated(scored, deal=updated(following, before=deal), draws=()), (DealEnded(result), DealStarted(number))

    def winners(self, match: RowMatch, result: DealResult) -> tuple[int, ...] | None:
        best = max(result.totals)
        return (result.totals.index(best),) if best >= match.options.goes_to(match.players) else None

    def score(self, match: RowMatch, *reasons: Remark) -> DealResult:
        """The result of the finished deal; its `taken` has the pips left in each side's rows."""
        deal, options = match.deal, match.options
        sides = self.sides(options, match.players)
        left = by_side(sides, map(deal.pips, range(match.players)))
        out = next((side for seat, side in enumerate(sides) if not deal.rows[seat]), None)
        wins_ties = options.going_out_wins_ties
        winner = winner_of(left, out, billitonnen=options.billitonnen, out_wins_ties=wins_ties)
        worth = 1 if options.billitonnen else sum(left) - 2 * min(left)
        scored = tuple(worth if side == winner else 0 for side in range(len(left)))
        remarks = reasons if winner is not None else (*reasons, LowestEqual())
        return DealResult(deal.number, tuple(left), scored, added(match.totals, scored), remarks=remarks)


def _turn_refusal(match: RowMatch, move: Move) -> Message:
    """The refusal of a move while a tile is to be turned up."""
    match move:
        case Place():
            return Message("refused-nothing-to-place")
        case Peek():
            return Message("refused-peek-while-choosing" if match.options.peeks else "refused-no-peeking")
        case Turn(int(place)):
            return _place_refusal(match, place)
        case Play(piece):
            named = (place for place, held in enumerate(match.deal.row, 1) if held.up and held.tile == piece)
            place = next(named, None)
            return Message("refused-face-down") if place is None else _place_refusal(match, place)
        case _:
            return Message("refused-wrong-phase", phase=Phase.TURN)


def _place_refusal(match: RowMatch, place: int) -> Message:
    row, ends, options = match.deal.row, match.deal.layout.ends, match.options
    if place > len(row):
        return Message("refused-no-such-place", count=len(row), place=place)
    chosen = row[place - 1]
    if not chosen.up:
        return Message("refused-not-next")
    if ends is not None and (options.plays_doubles or options.any_tile):
        return Message("refused-fits-no-end", tile=chosen.tile, left=ends[0], right=ends[1])
    return Message("refused-must-wait", tile=chosen.tile)


def _example(caption: str, *tiles: Tile) -> Example:
    """A layout with its open ends, and tiles that fit or do not, as the rules have it."""
    layout = Layout(((2, 6), (6, 4)))
    pieces = tuple(PieceView(tile, legal=bool(layout.fits(tile))) for tile in tiles)
    return Example(Message(caption), rows=layout.shown(), pieces=pieces)


BLIND_HUGHIE = BlindHughie()
