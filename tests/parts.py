"""The parts of features on the tables of a test, built as the app builds them, but on no Discord."""

from inspect import Parameter, signature
from typing import Any, get_type_hints
from weakref import WeakKeyDictionary

from bot.rules.catalogue import Catalogue
from bot.store.store import Store
from bot.table.access import TableAccess
from bot.table.tables import Tables
from cogs.kit.feature import FeatureParts, P

_BUILT: WeakKeyDictionary[Tables, FeatureParts] = WeakKeyDictionary()


def parts_of(tables: Tables) -> FeatureParts:
    """The parts built on these tables."""
    return _BUILT.setdefault(tables, FeatureParts())


def part(tables: Tables, kind: type[P]) -> P:
    """The part of that class, built once for these tables, with all that its constructor asks for by type."""
    parts = parts_of(tables)
    found = parts.find(kind)
    if found is None:
        types = get_type_hints(kind.__init__)
        needed = [name for name, it in signature(kind).parameters.items() if it.default is Parameter.empty]
        found = kind(**{name: _given(tables, types[name]) for name in needed})
        parts.add(found)
    return found


def _given(tables: Tables, kind: type[Any]) -> Any:
    own = {TableAccess: tables.access, Store: tables.access.store, Catalogue: tables.catalogue}
    if kind in own:
        return own[kind]
    return next((it for it in vars(tables).values() if isinstance(it, kind)), None) or part(tables, kind)
