"""Sentences: the one layer that knows languages, between the pure core and the pages and commands."""
