"""The account of what a copy keeps and lacks: the numbers of ranges, and the time that many ranges take."""

from __future__ import annotations

import time

import pytest

from segspec.core.model import Record
from segspec.recovery import read_back
from segspec.recovery.report import Ledger, RecoveredLog


def test_fifty_thousand_gaps_take_no_longer_for_each_than_few() -> None:
    """A comparison of each range with each other took hours."""
    log = RecoveredLog("log", "copy", "osiris", None)
    ledger = Ledger(log, 0)
    begun = time.process_time()
    for each in range(50_000):
        ledger._damage = True
        ledger.keep(2 * each, 2 * each, 1)
    filled = [(2 * each + 1, 2 * each + 1) for each in range(50_000)]
    ledger.end(None, filled, numbered=True)
    assert time.process_time() - begun < 30
    assert log.lost.ranges[:2] == [(1, 1), (3, 3)]
    assert (len(log.lost.ranges), log.lost.records, log.records) == (50_000, 50_000, 50_000)


@pytest.mark.parametrize(
    "other",
    [
        Record(0, 6, value=b"x"),
        Record(0, 7, value=b""),
        Record(0, 7),
        Record(0, 7, key=b"x"),
        Record(0, 7, 1, value=b"x"),
    ],
    ids=repr,
)
def test_where_a_copy_differs_is_told_by_the_records_before(other: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a number of records that says where to look, whatever the position of a record."""
    monkeypatch.setattr(read_back, "PIECES", 3)
    given, same, changed, short = (read_back.RecordContents() for _ in range(4))
    for each in range(11):
        given.add(Record(each, each, value=b"x"))
        same.add(Record(100 + each, each, value=b"x"))
        changed.add(Record(each, each, value=b"x") if each != 7 else other)
        if each < 10:
            short.add(Record(each, each, value=b"x"))
    assert given.differs_from(same) is None
    assert (given.differs_from(changed), given.differs_from(short)) == (6, 9)
