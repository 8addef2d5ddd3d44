"""Work that several processes share: what becomes of it where these end, and that it always ends itself."""

from __future__ import annotations

import multiprocessing
import os
import signal

from segspec.library.processes import Ended, in_processes
from tests.helpers.sweeps import some


def doubled(number: int) -> int:
    if number < 0:
        os._exit(-number)
    return 2 * number


def test_every_task_has_its_result() -> None:
    assert dict(in_processes(doubled, range(20), 3)) == {number: 2 * number for number in range(20)}


def test_a_process_that_ends_costs_its_task_alone() -> None:
    assert dict(in_processes(doubled, [1, -7, 2], 2)) == {1: 2, -7: Ended(7), 2: 4}


def test_where_every_process_ends_the_work_does_too() -> None:
    before = signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        for _ in some(range(30), 6):
            assert dict(in_processes(doubled, [-1, -2, -3], 2)) == {number: Ended(-number) for number in (-1, -2, -3)}
    finally:
        signal.signal(signal.SIGTERM, before)


def test_who_does_not_wait_for_all_leaves_no_process() -> None:
    results = in_processes(doubled, range(100), 3)
    next(results)
    results.close()  # type: ignore[attr-defined]  # it is a generator
    assert not multiprocessing.active_children()
