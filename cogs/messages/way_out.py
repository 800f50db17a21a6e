"""What goes with a refusal: a button for what can be done instead, so that nobody has to type a command."""

from bot.message import Message
from bot.table.errors import NoTableHere
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.arguments.tables import NewTable
from cogs.messages.parts.buttons import PRIMARY, button
from cogs.messages.parts.payload import Controls


def way_out(error: Exception, *, in_server: bool) -> Controls:
    """The buttons below a refusal."""
    if not isinstance(error, NoTableHere):
        return ()
    if in_server:
        return ((button(ids.NEW_TABLE, Message("button-new-table"), 0, NewTable(), style=PRIMARY),),)
    return ((button(ids.DAILY, Message("button-play-daily"), 0, style=PRIMARY),),)
