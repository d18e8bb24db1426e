"""What all processes of an installation have to agree on; the first to come decides."""

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from tableside.store.engine import Connection
from tableside.store.tables import SettingRow

_T = SettingRow.__table__  # type: ignore[attr-defined]  # SQLModel's metaclass adds it


def agreed(connection: Connection, name: str, value: str) -> str:
    """The value that holds: this one if there was none."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(dialect.insert(_T).values(name=name, value=value).on_conflict_do_nothing())
    return str(connection.execute(select(_T.c.value).where(_T.c.name == name)).scalar_one())
