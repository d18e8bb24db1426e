"""Pages: the one layer that knows Flask."""

from tableside.web.app import create_app

__all__ = ["create_app"]
