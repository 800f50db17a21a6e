"""Numbers on the tiles that were played since the viewer's last play."""

from itertools import combinations

from bot.rules.boards import LineView
from bot.rules.events import Laid
from bot.rules.pieces import Tile
from bot.rules.view import View
from images.drawing.canvas import Box
from images.line.draw import MOST_NUMBERED, number_places
from images.line.layout import SEAT, line_layout
from tests.images.places import is_inside
from tests.moments import moments


def shared(one: Box, other: Box) -> int:
    wide = min(one.right, other.right) - max(one.left, other.left)
    return max(0, wide) * max(0, min(one.bottom, other.bottom) - max(one.top, other.top))


def views() -> list[View]:
    """Those of players who are asked after several plays of others."""
    asked = (
        view
        for moment in moments()
        for view in moment.views
        if isinstance(view.board, LineView) and view.ask is not None
    )
    return [view for view in asked if len(view.line_board.since_play_of(view.viewer)) > 1]


def test_each_number_stands_at_its_tile_and_hides_no_other() -> None:
    seen = 0
    for view in views():
        board = view.line_board
        since = [event.tile for event in board.since_play_of(view.viewer) if isinstance(event, Laid)][-MOST_NUMBERED:]
        if not since:
            continue
        layout = line_layout(board.laid, board.spinner, SEAT)
        places = number_places(layout, since, SEAT.room, sockets=True)
        tiles = {Tile.of(*placed.ends): placed.place for placed in layout.tiles}
        assert [since[number - 1] for number in places] == [tile for tile in since if tile in tiles]
        for number, disc in places.items():
            own, area = tiles[since[number - 1]], disc.width * disc.height
            assert is_inside(disc, SEAT.room)
            assert 0 < shared(disc, own) < area // 2, "at its edge, off the pips"
            others = [place for place in tiles.values() if place != own]
            others += [socket.place for socket in layout.sockets]
            assert sum(shared(disc, other) for other in others) < area // 4
            seen += len(since) > 1
        assert not any(shared(one, other) for one, other in combinations(places.values(), 2))
    assert seen > 20
