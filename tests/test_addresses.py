"""The address on the code is one that another phone can open."""

import pytest

from tableside import addresses
from tableside.addresses import home_address, is_local


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST", "a.localhost", "127.0.0.1", "127.9.9.9", "::1", "[::1]"])
def test_a_name_of_this_machine_is_nothing_to_another_phone(host: str) -> None:
    assert is_local(host)
    assert home_address(host, 8000) is None


@pytest.mark.parametrize("host", ["192.168.1.20", "10.0.0.1", "laptop.lan", "2001:db8::1", "local", "mylocalhost"])
def test_any_other_name_is(host: str) -> None:
    assert not is_local(host)


def test_a_host_that_was_chosen_is_the_address() -> None:
    assert home_address("192.168.1.20", 8000) == "http://192.168.1.20:8000"


def test_an_ipv6_address_stands_in_brackets() -> None:
    assert home_address("2001:db8::1", 8000) == "http://[2001:db8::1]:8000"


@pytest.mark.parametrize("host", ["", "0.0.0.0", "::"])
def test_listening_everywhere_gives_the_address_on_the_home_network(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_routed_address", lambda: "192.168.1.20")
    assert home_address(host, 8000) == "http://192.168.1.20:8000"


def test_a_network_with_no_way_out_has_an_address_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_routed_address", lambda: None)
    monkeypatch.setattr(addresses, "_own_addresses", lambda: ["127.0.1.1", "192.168.1.20"])
    assert home_address("", 8000) == "http://192.168.1.20:8000"


def test_without_a_network_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_routed_address", lambda: None)
    monkeypatch.setattr(addresses, "_own_addresses", lambda: ["127.0.1.1"])
    assert home_address("", 8000) is None
