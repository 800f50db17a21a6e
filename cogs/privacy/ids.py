"""The custom ids of a person's own data."""

from cogs.kit.controls.argument import OwnData
from cogs.kit.controls.custom_ids import Action

PRIVACY = Action("privacy", OwnData)
EXPORT = Action("export", OwnData)
DELETE_DATA = Action("deletedata", OwnData)
