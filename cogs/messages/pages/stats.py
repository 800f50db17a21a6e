"""A player's record on a server: of one game in full, of several a line each."""

from collections.abc import Sequence

from bot.rules.catalogue import Catalogue
from bot.rules.grammar import counted
from bot.table.results import BEGINNERS, MatchScore, Results, Standing, Viewer
from cogs.messages import texts
from cogs.messages.parts.payload import Payload

FORM = 10  # how many of the latest matches are shown
HIDDEN = "–"
WHY_HIDDEN = f"-# {HIDDEN}: a rating comes from all matches of a player, and some were in channels that you cannot see."


async def of_person(
    results: Results, catalogue: Catalogue, viewer: Viewer, user_id: int, name: str, game: str | None
) -> Payload:
    """The record of the player called `name`, in one game or in all. Raises BadOptions for an unknown game."""
    who = texts.plain(name)
    where = f" of {catalogue.game(game).title}" if game else ""
    record = await results.of_player(viewer, user_id, game, latest=FORM)
    if record is None:
        here = "on this server" if user_id == viewer.user_id else "in a channel that you can see"
        return Payload(f"{who} has not finished a deal{where} {here} yet. /domino new opens a table.")
    if len(record.games) == 1:
        return Payload(one_game(catalogue, who, record.total, record.total_range, record.latest))
    return Payload(all_games(catalogue, who, record.total, record.games, record.latest))


def one_game(
    catalogue: Catalogue, who: str, row: Standing, extremes: tuple[int, int] | None, form: Sequence[MatchScore]
) -> str:
    """A record in one game. `extremes` are the lowest and highest total at the end of a match."""
    lines = [f"**{who}**, {_title(catalogue, row)}, on this server", _matches(row)]
    if row.rating or row.is_rating_hidden:
        lines.append(f"Rating {rating_of(row)}")
    if extremes and form:
        low, high = extremes
        best, worst, fewest = (low, high, "fewest") if form[0].low_wins else (high, low, "most")
        lines.append(f"Best match **{best}**, worst **{worst}** ({fewest} points win)")
    lines.append(f"{deals(row)}, {row.points / row.deals:.1f} points a deal" if row.deals else "No deal finished")
    if form:
        lines.append(_form(form))
    if row.rating:
        lines.append(
            f"-# Everybody begins at {BEGINNERS}. To win against the strong raises a rating most, and it grows as it "
            "becomes surer. Who leaves a match leaves its result to the computer player who takes over."
        )
    if row.is_rating_hidden:
        lines.append(WHY_HIDDEN)
    return "\n".join(lines)


def all_games(
    catalogue: Catalogue, who: str, total: Standing, records: Sequence[Standing], form: Sequence[MatchScore]
) -> str:
    """A record in several games: all together, then a line each."""
    lines = [f"**{who}**, all games, on this server", _matches(total), deals(total)]
    if form:
        lines.append(_form(form))
    for row in records:
        rating = f", rating {rating_of(row)}" if row.rating or row.is_rating_hidden else ""
        lines.append(f"- {_title(catalogue, row)}: {_won(row)} of {row.matches} won{rating}")
    if any(row.is_rating_hidden for row in records):
        lines.append(WHY_HIDDEN)
    lines.append("-# `/stats game:` tells more of one game.")
    return "\n".join(lines)


def _title(catalogue: Catalogue, row: Standing) -> str:
    game = catalogue.get(row.game or "")
    return game.title if game else str(row.game)


def _won(row: Standing) -> int:
    return row.wins + row.shared_wins


def _matches(row: Standing) -> str:
    if not row.matches:
        return "No match played to its end yet"
    shared = f", {row.shared_wins} of them shared" if row.shared_wins else ""
    return f"Won **{_won(row)}** of {counted(row.matches, 'match')} ({100 * _won(row) / row.matches:.0f}%{shared})"


def rating_of(row: Standing) -> str:
    """The rating of a player who has one, as far as it is told."""
    return HIDDEN if row.rating is None else f"**{row.rating.shown}**"


def deals(row: Standing) -> str:
    """How many deals, and how often the moon was shot in them."""
    return counted(row.deals, "deal") + (f", {counted(row.moons, 'moon')}" if row.moons else "")


def _form(form: Sequence[MatchScore]) -> str:
    """The latest matches: W won, alone or shared, L lost."""
    return f"Latest first: **{' '.join('W' if score.won else 'L' for score in form)}**"
