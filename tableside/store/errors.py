"""What a database can say no with."""


class StoreError(Exception):
    """Nothing of the transaction was kept."""


class StoreBusy(StoreError):
    """Another process holds the database; the same request may go through later."""


class StoreFull(StoreError):
    """The disk is full."""


class StoreAway(StoreError):
    """The database cannot be reached or read."""


class StoreTooNew(StoreError):
    """The database was written by a newer tableside."""


class AlreadyThere(StoreError):
    """A row with this unique value exists."""
