"""Where games are kept: the one layer that knows SQLModel, tables and databases."""
