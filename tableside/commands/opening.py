"""The installation that a command works on, or one sentence that says why it cannot."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from tableside.commands.start_error import StartError
from tableside.instance import LEAST_SECRET, WeakSecret, claim, database_url, instance_folder, secret_key
from tableside.services.errors import SecretDiffers
from tableside.services.installation import Installation
from tableside.store.engine import open_database
from tableside.store.errors import StoreError, StoreTooNew
from tableside.store.migrate import migrate
from tableside.wording.translate import gettext as _


def open_installation() -> Installation:
    """The installation that `serve` would start, its database upgraded; raises StartError."""
    with saying_why():
        folder = instance_folder(os.environ)
        database = open_database(database_url(os.environ, folder))
        migrate(database)
        return Installation(database, secret_key(os.environ, folder).encode())


def claim_folder() -> None:
    """Takes the folder for this process alone, as SQLite wants it; raises StartError where another has it."""
    with saying_why():
        folder = instance_folder(os.environ)
        alone = _may_share(folder) or claim(folder)
    if not alone:
        raise StartError(_("tableside is already running with the games in %(folder)s; stop it first.", folder=folder))


@contextmanager
def saying_why() -> Iterator[None]:
    """Turns what folders and databases refuse into StartError."""
    try:
        yield
    except OSError as error:
        raise StartError(_not_writable(error)) from error
    except WeakSecret as error:
        raise StartError(_("TABLESIDE_SECRET_KEY needs at least %(least)s letters.", least=LEAST_SECRET)) from error
    except SecretDiffers as error:
        raise StartError(_other_secret()) from error
    except StoreTooNew as error:
        raise StartError(_("These games were kept by a newer tableside; please start that one.")) from error
    except (StoreError, SQLAlchemyError) as error:
        raise StartError(_("The database cannot be used: %(reason)s", reason=_first_line(error))) from error


def _may_share(folder: Path) -> bool:
    """Only SQLite insists on a single writer."""
    return not database_url(os.environ, folder).startswith("sqlite")


def _not_writable(error: OSError) -> str:
    folder = os.environ.get("TABLESIDE_INSTANCE") or "instance"
    return _("The games' folder %(folder)s cannot be written: %(reason)s.", folder=folder, reason=error.strerror)


def _other_secret() -> str:
    return _(
        "The links of these games were made with another secret key. Set TABLESIDE_SECRET_KEY to the same on every "
        "host, or bring back the file secret-key that belongs to this database."
    )


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]
