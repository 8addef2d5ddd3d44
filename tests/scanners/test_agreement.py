"""Large indexes are compared by kernels first; what differs is said just as without them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import segspec
from segspec.core.errors import Finding
from segspec.core.model import SegmentSummary
from segspec.core.stretch import Level, Step, Wanted
from segspec.library.verify import Indexes, index_findings
from segspec.reading.walk import OnDamage, WalkedSegment, walk
from segspec.recovery import build_indexes
from segspec.storage.source import open_source
from tests.builders import durable_log, ffwd, osiris, tank
from tests.builders.ffwd import segment_name as ffwd_name
from tests.helpers.hostile import mutations
from tests.helpers.sweeps import some
from tests.native.lane import LANES, PLAIN, use

Make = Callable[[Path], tuple[Path, Path]]
MUTATIONS = 60


def make_durable_log(folder: Path) -> tuple[Path, Path]:
    records = [durable_log.record(n, b"%d" % n) for n in range(300)]
    places, at = [], 0
    for n, record in enumerate(records):
        places.append((n, at))
        at += len(record)
    segment = folder / "segment_00000000000000000000.log"
    segment.write_bytes(b"".join(records))
    segment.with_suffix(".idx").write_bytes(durable_log.index(places))
    return segment, segment.with_suffix(".idx")


def make_osiris(folder: Path) -> tuple[Path, Path]:
    made = [osiris.plain(*(b"%d.%d" % (n, m) for m in range(n % 3 + 1))) for n in range(300)]
    content, index = osiris.segment(*made)
    segment = folder / "00000000000000000000.segment"
    segment.write_bytes(content)
    segment.with_suffix(".index").write_bytes(index)
    return segment, segment.with_suffix(".index")


def make_tank(folder: Path) -> tuple[Path, Path]:
    bundles, entries, due, at = [], [], 1, 0
    for n in range(120):
        count = n % 4 + 2
        sparse = n % 7 == 3
        if sparse:
            due += 5
            deltas = [None, *([0] * (count - 2)), None]
            messages = [tank.message(tank.text(m), delta=delta) for m, delta in enumerate(deltas)]
            bundles.append(tank.bundle(messages, first=due, last=due + count - 1))
        else:
            bundles.append(tank.plain(due, count))
        if n % 3 == 0:
            entries.append((due - 1, at))
        due, at = due + count, at + len(bundles[-1])
    segment = folder / "1_1700000000.log"
    segment.write_bytes(b"".join(bundles))
    (folder / "1.index").write_bytes(tank.index(entries))
    return segment, folder / "1.index"


def make_ffwd(folder: Path) -> tuple[Path, Path]:
    segment = folder / ffwd_name(7)
    segment.write_bytes(ffwd.segment(7, 500))
    (folder / "index").write_bytes(ffwd.index([("a", 7), ("bb", 100), ("ccc", 507)]))
    return segment, folder / "index"


@pytest.fixture(params=[lane for lane in LANES if lane != PLAIN], autouse=True)
def always_by_kernels(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("segspec.columns.lane.COUNTED_BYTES", 700)
    use(monkeypatch, request.param)


MAKERS = pytest.mark.parametrize("make", [make_durable_log, make_osiris, make_tank, make_ffwd])
COMPLETE = pytest.mark.parametrize("make", [make_durable_log, make_osiris, make_tank])
"""Formats whose index says something of each of its bytes: ffwd's has names and positions of its consumers."""


def agrees(log: segspec.Log) -> bool:
    indexes = read_with_kernels(log)
    return log.segments[0].path in indexes.sound


def read_with_kernels(log: segspec.Log) -> Indexes:
    indexes = Indexes(log)
    for _ in indexes.read(Wanted()):
        pass
    return indexes


class OneByOne(WalkedSegment):
    """Gives each frame by itself."""

    def frames(self, level: Level) -> Iterator[Step]:
        reader = self.format.reader(self.source, self.segment, self.limits)
        yield from walk(reader, SegmentSummary(self.segment, self.source.size), on_damage=OnDamage.SKIP, level=level)


def without_kernels(log: segspec.Log) -> list[Finding]:
    segment = log.segments[0]
    with open_source(segment.path) as source:
        return list(log.format.index.check(OneByOne(log.format, segment, source, log.limits)))


@MAKERS
def test_a_sound_index_agrees_and_nothing_is_said(make: Make, tmp_path: Path) -> None:
    make(tmp_path)
    log = segspec.open(tmp_path)
    assert agrees(log)
    assert list(log.verify()) == []


@COMPLETE
@pytest.mark.parametrize("place", [0.0, 0.37, 0.999])
def test_every_other_byte_in_an_entry_is_said_as_without_kernels(make: Make, place: float, tmp_path: Path) -> None:
    _, index = make(tmp_path)
    sound = index.read_bytes()
    for at in some(range(int(len(sound) * place), min(int(len(sound) * place) + 30, len(sound)), 4), 4):
        changed = bytearray(sound)
        changed[at] ^= 1
        index.write_bytes(changed)
        log = segspec.open(tmp_path)
        expected = without_kernels(log)
        assert expected, f"byte {at} of the index is not checked"
        assert not agrees(log)
        assert list(read_with_kernels(log).findings()) == expected


@COMPLETE
@pytest.mark.parametrize("length", [-40, -3, 5, 40])
def test_an_index_that_is_too_short_or_too_long_agrees_only_where_nothing_is_to_be_said(
    make: Make, length: int, tmp_path: Path
) -> None:
    """TANK's index has an entry now and then: one that ends early is as good as a whole one."""
    _, index = make(tmp_path)
    sound = index.read_bytes()
    index.write_bytes(sound[:length] if length < 0 else sound + bytes(length))
    log = segspec.open(tmp_path)
    expected = without_kernels(log)
    assert agrees(log) == (expected == [])
    assert expected or make is make_tank
    assert list(read_with_kernels(log).findings()) == expected


@MAKERS
def test_a_segment_that_is_torn_does_not_agree(make: Make, tmp_path: Path) -> None:
    segment, _ = make(tmp_path)
    segment.write_bytes(segment.read_bytes()[:-2])
    log = segspec.open(tmp_path)
    assert not agrees(log)
    assert list(read_with_kernels(log).findings()) == without_kernels(log)


@COMPLETE
@pytest.mark.parametrize("seed", range(2))
def test_what_is_said_of_damage_is_the_same_frame_by_frame(make: Make, seed: int, tmp_path: Path) -> None:
    """In the segment, in the index, and in both."""
    files = make(tmp_path)
    sound = [file.read_bytes() for file in files]
    damaged = [list(mutations(content, MUTATIONS // 2, seed)) for content in sound]
    for number in some(range(2 * len(damaged[0])), 10):
        chosen = [changed[number % len(changed)] for changed in damaged]
        parts = [chosen[n] if number % 3 in (n, 2) else sound[n] for n in range(2)]
        for file, content in zip(files, parts, strict=True):
            file.write_bytes(content)
        log = segspec.open(files[0])
        assert list(index_findings(log)) == without_kernels(log), f"mutation {number} of seed {seed}"


def built(log: segspec.Log, out: Path) -> tuple[dict[str, bytes], list[Finding]]:
    """The index that is made of a segment."""
    _, found = build_indexes(log, out)
    return {file.name: file.read_bytes() for file in sorted(out.iterdir())}, found


@COMPLETE
def test_an_index_that_is_built_is_the_same_frame_by_frame(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "log"
    folder.mkdir()
    segment, index = make(folder)
    sound = segment.read_bytes()
    assert built(segspec.open(segment), tmp_path / "sound")[0] == {index.name: index.read_bytes()} or make is make_tank
    for number, content in enumerate(some(mutations(sound, MUTATIONS // 2, 3), 5)):
        segment.write_bytes(content)
        log = segspec.open(segment)
        with monkeypatch.context() as one_by_one:
            one_by_one.setattr("segspec.formats.contract.descriptor.Format.scanner_for", lambda *given: None)
            expected = built(log, tmp_path / f"{number} one by one")
        assert built(log, tmp_path / f"{number}") == expected


def test_a_consumer_of_ffwd_beyond_the_messages_is_said_as_without_kernels(tmp_path: Path) -> None:
    _, index = make_ffwd(tmp_path)
    for consumers in ([("a", 508)], [("a", 5)], [("a", 8), ("a", 9)]):
        index.write_bytes(ffwd.index(consumers))
        log = segspec.open(tmp_path)
        assert not agrees(log)
        assert list(read_with_kernels(log).findings()) == without_kernels(log) != []
