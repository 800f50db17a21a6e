"""The custom ids of a person's own data."""

from cogs.messages.parts.arguments.argument import OwnData
from cogs.messages.parts.custom_ids import Action

PRIVACY = Action("privacy", OwnData)
EXPORT = Action("export", OwnData)
DELETE_DATA = Action("deletedata", OwnData)
