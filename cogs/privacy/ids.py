"""The custom ids of a person's own data."""

from cogs.kit.custom_ids import Action, OwnData

PRIVACY = Action("privacy", OwnData)
EXPORT = Action("export", OwnData)
DELETE_DATA = Action("deletedata", OwnData)
