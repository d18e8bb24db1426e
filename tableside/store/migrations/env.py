"""Alembic's entry: runs inside the transaction that `migrate` opened."""

from alembic import context

from tableside.store.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
context.run_migrations()
