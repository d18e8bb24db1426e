"""Two photos are read at once; more wait in line."""

import threading
import time

from tableside.vision.model import a_reader
from tableside.vision.settings import Settings
from tests.patience import SECONDS


def test_no_more_readers_are_lent_than_may_be_at_once() -> None:
    busy, most, lock = 0, 0, threading.Lock()

    def borrow() -> None:
        nonlocal busy, most
        with a_reader():
            with lock:
                busy += 1
                most = max(most, busy)
            time.sleep(0.02)
            with lock:
                busy -= 1

    threads = [threading.Thread(target=borrow) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=SECONDS)
    assert most == Settings().at_once


def test_a_reader_comes_back_after_a_failure() -> None:
    for _ in range(5):
        try:
            with a_reader():
                raise ZeroDivisionError  # noqa: TRY301  # any failure of a reading
        except ZeroDivisionError:
            pass
    with a_reader() as reader:
        assert reader is not None
