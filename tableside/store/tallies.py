"""Counts of what has a limit, the same for every process of an installation."""

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite

from tableside.store.engine import Connection
from tableside.store.tables import TallyRow

_T = TallyRow.__table__  # type: ignore[attr-defined]  # SQLModel's metaclass adds it


def count(connection: Connection, name: str, period: int) -> int:
    """Counts one more and gives how many there are in this period; forgets what is two periods old."""
    connection.execute(delete(_T).where(_T.c.period < period - 1))
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    one_more = dialect.insert(_T).values(name=name, period=period, count=1)
    counted = one_more.on_conflict_do_update(index_elements=["name", "period"], set_={"count": _T.c.count + 1})
    return int(connection.execute(counted.returning(_T.c.count)).scalar_one())


def counted(connection: Connection, name: str, period: int) -> int:
    """How many there are in this period."""
    found = connection.execute(select(_T.c.count).where(_T.c.name == name, _T.c.period == period)).scalar()
    return int(found or 0)
