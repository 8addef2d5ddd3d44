"""A stream that is followed while its store rolls, merges, archives, deletes and trims."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations

import pytest

import segspec
from segspec.core.errors import Finding
from segspec.library.follow import Follower
from segspec.store import StoredStream
from tests.helpers.disk_faults import unsynced
from tests.store.conftest import Open
from tests.store.test_streams import fill

Act = Callable[[StoredStream], object]


@pytest.fixture
def stream(opened: Open) -> Iterator[StoredStream]:
    with unsynced():
        yield opened(fsync="never").stream("orders")


def evict(stream: StoredStream) -> None:
    stream.archive()
    stream.evict()


ACTS: dict[str, Act] = {
    "fold": lambda stream: stream.fold(1 << 20),
    "roll and fold": lambda stream: (stream.roll(), stream.fold(1 << 20)),
    "evict": evict,
    "fetch": lambda stream: stream.fetch("1-0"),
    "delete": lambda stream: stream.delete("90-0", "20-0"),
}


class Followed:
    def __init__(self, stream: StoredStream) -> None:
        self.numbers: list[int] = []
        self.findings: list[Finding] = []
        self._stream = stream
        self._follower = Follower(segspec.open(stream._folder.path), report=self.findings.append)

    def look(self) -> None:
        self.numbers += [record.id[0] for record in self._follower.read() if record.id is not None]


@pytest.mark.parametrize("acts", list(permutations(ACTS, 3)), ids="+".join)
def test_each_record_comes_once_whatever_the_store_does_between_two_looks(
    acts: tuple[str, ...], stream: StoredStream
) -> None:
    fill(stream, 90)
    followed, count = Followed(stream), 90
    followed.look()
    for act in acts:
        ACTS[act](stream)
        fill(stream, 3, first=count + 1)
        count += 3
        followed.look()
    assert followed.numbers == list(range(1, count + 1))
    assert followed.findings == []


def test_a_segment_that_was_read_and_evicted_leads_on_though_an_earlier_one_was_fetched_anew(
    stream: StoredStream,
) -> None:
    fill(stream, 90)
    followed = Followed(stream)
    followed.look()
    stream.roll()
    fill(stream, 30, first=91)
    stream.roll()
    evict(stream)
    stream.fetch("1-0", "2-0")
    fill(stream, 3, first=121)
    followed.look()
    assert followed.numbers[:90] == list(range(1, 91))
    assert [n for n in followed.numbers[90:] if n <= 90] == []
    assert {finding.code for finding in followed.findings} <= {segspec.Code.MISSING_SEGMENT}
    assert followed.numbers[-3:] == [121, 122, 123]


def test_all_that_happens_between_two_looks_is_read_once(stream: StoredStream) -> None:
    fill(stream, 90)
    followed = Followed(stream)
    followed.look()
    for number, act in enumerate(("roll and fold", "delete", "roll and fold")):
        fill(stream, 30, first=91 + 30 * number)
        ACTS[act](stream)
    followed.look()
    assert followed.numbers == list(range(1, 181))
    assert followed.findings == []
