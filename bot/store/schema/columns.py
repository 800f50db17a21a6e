"""Declarations of tables: a dataclass is the row, and `columns` makes the columns of its table."""

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from inspect import get_annotations
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    DefaultClause,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Text,
    TypeDecorator,
    text,
)
from sqlalchemy.types import TypeEngine

from bot.store.marks import Info

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)


class Utc(TypeDecorator[datetime]):
    """An aware time, stored in UTC. SQLite stores no time zone, so it is added when reading."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


# SQLite numbers rows by itself only where the key's type is spelt INTEGER; that is 64 bits there.
ROW_ID = BigInteger().with_variant(Integer, "sqlite")
RowId = Annotated[int, ROW_ID]
Snowflake = Annotated[int, BigInteger()]  # an id of Discord
KEY = object()  # in `Annotated`: the column is part of the primary key
NOT_NULL = object()  # in `Annotated`: the column has another value in place of None

_TYPES: dict[Any, Callable[[], TypeEngine[Any]]] = {
    bool: Boolean, int: Integer, float: Double, bytes: LargeBinary, datetime: Utc,
    dict: JSON, Mapping: JSON, Sequence: JSON,
}  # fmt: skip


def columns(row: type) -> list[Column[Any]]:
    """The columns of the fields that a row's class declares itself, without those of its bases.

    A field's type gives the column's; None in it allows NULL. `Annotated` adds another type, KEY, marks
    (`bot.store.marks`), a foreign key or a default of the database.
    """
    hints = get_type_hints(row, include_extras=True)
    return [_column(name, hints[name]) for name in get_annotations(row)]


def _column(name: str, hint: Any) -> Column[Any]:
    more: list[Any] = []
    is_nullable = False
    while (origin := get_origin(hint)) in (Annotated, Union, UnionType):
        if origin is Annotated:
            hint, *of_hint = get_args(hint)
            more += of_hint
        else:
            hint, _ = get_args(hint)
            is_nullable = True
    types: list[Any] = [it for it in more if isinstance(it, TypeEngine)]
    marks: list[Info] = [it for it in more if isinstance(it, dict)]
    kind: TypeEngine[Any] = types[0] if types else _TYPES.get(get_origin(hint) or hint, Text)()
    return Column(
        name,
        kind,
        *(it for it in more if isinstance(it, ForeignKey | DefaultClause)),
        primary_key=any(it is KEY for it in more),
        autoincrement="auto" if kind is ROW_ID else False,
        nullable=is_nullable and all(it is not NOT_NULL for it in more),
        info={key: value for mark in marks for key, value in mark.items()},
    )


def partial_index(name: str, *columns: str, where: str, unique: bool = False) -> Index:
    """An index of the rows for which a condition holds."""
    return Index(name, *columns, unique=unique, sqlite_where=text(where), postgresql_where=text(where))
