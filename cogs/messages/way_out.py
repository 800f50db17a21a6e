"""What goes with a refusal: a button for what can be done instead, so that nobody has to type a command."""

from bot.message import Message
from bot.rules.errors import Refusal
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.arguments.tables import NewTable
from cogs.messages.parts.buttons import PRIMARY, button
from cogs.messages.parts.payload import Controls

_WITHOUT_TABLE = ("error-no-table-here", "error-at-no-table", "error-no-table", "error-match-over", "error-of-contest")


def way_out(error: Exception, *, in_server: bool) -> Controls:
    """The buttons below a refusal."""
    text = error.text if isinstance(error, Refusal) else None
    if not isinstance(text, Message) or text.id not in _WITHOUT_TABLE:
        return ()
    if in_server:
        return ((button(ids.NEW_TABLE, Message("button-new-table"), 0, NewTable(), style=PRIMARY),),)
    return ((button(ids.DAILY, Message("button-play-daily"), 0, style=PRIMARY),),)
