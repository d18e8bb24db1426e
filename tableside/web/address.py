"""Addresses that the other phones at the table can open."""

from urllib.parse import urlsplit

from flask import current_app, request, url_for

from tableside.addresses import home_address, is_local


def open_address(endpoint: str, **values: str) -> str:
    """The full address of a page for somebody else's phone: never one that means this machine only."""
    return open_address_from(base_address(), endpoint, **values)


def open_address_from(base: str, endpoint: str, **values: str) -> str:
    """The same by an address of this installation that is known already: a stream draws without anybody's request."""
    path = url_for(endpoint, **values)  # type: ignore[arg-type]  # the rest are the parts of the path
    return base + path.removeprefix(request.script_root)


def base_address() -> str:
    """Where this installation is, path prefix included, without a slash at its end."""
    public: str = current_app.config["PUBLIC_URL"]
    if public:
        return public
    here = urlsplit(request.url_root)
    if here.hostname and is_local(here.hostname):
        home = current_app.config.get("HOME_URL") or home_address("", here.port or 80)
        if home:
            return f"{home}{request.script_root}"
    return request.url_root.rstrip("/")
