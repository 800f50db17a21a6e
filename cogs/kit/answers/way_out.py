"""What goes with a refusal: a button for what can be done instead, so that nobody has to type a command."""

from bot.message import Message
from bot.rules.errors import Refusal
from bot.table.errors import HasPractice
from cogs.kit.controls import actions
from cogs.kit.controls.table_arguments import TableToOpen
from cogs.kit.payload.buttons import PRIMARY, button, link
from cogs.kit.payload.payload import Controls
from cogs.kit.slots import PLAY_ALONE

_WITHOUT_TABLE = ("error-no-table-here", "error-at-no-table", "error-no-table", "error-match-over", "error-of-contest")
_IN_SERVERS = ("refused-server-only", "refused-not-added")


def way_out(error: Exception, *, in_server: bool, way_in: str) -> Controls:
    """The buttons below a refusal; `way_in` is where the bot is added to a server."""
    text = error.text if isinstance(error, Refusal) else None
    if not isinstance(text, Message):
        return ()
    if text.id in _IN_SERVERS:
        return ((link(Message("button-add-to-server"), way_in),),)
    if isinstance(error, HasPractice) and error.table:
        return ((button(actions.HAND, Message("button-show-it"), error.table, style=PRIMARY),),)
    if text.id not in _WITHOUT_TABLE:
        return ()
    new = button(actions.NEW_TABLE, Message("button-new-table"), 0, TableToOpen(), style=PRIMARY)
    alone = () if in_server else tuple(offered() for offered in PLAY_ALONE)
    return ((new, *alone),)
