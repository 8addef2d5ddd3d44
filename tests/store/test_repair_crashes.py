"""Whatever call a crash comes before while a store is repaired, another repair ends in what the first one would have
made, and keeps every damaged file that it would have kept."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from segspec.core.errors import SegspecError
from segspec.core.model import Id
from segspec.storage import disk
from segspec.store import Store
from tests.helpers.sweeps import ALL
from tests.store.crashing import ARCHIVE, Recorder, recorded
from tests.store.test_crashes import noted, placed
from tests.store.test_repair import cut_short, damage, of_record, other_bytes
from tests.store.test_streams import fill

ONE_OF = 1 if ALL else 59
"""After one crash in so many, of each kind of damage, the repair is run again."""

DAMAGED = ".damaged"
USED = (90, 0)


def opened(root: Path) -> Store:
    return Store(root / "store", root / ARCHIVE, segment_bytes=1200, pack_bytes=150)


class Damaged(NamedTuple):
    """The folders of a stream: here, and in the archive. Its segments are those of 1-0 (archived, and not here), 7-0
    (archived, and here), 13-0 (not archived) and 19-0, which is being written."""

    here: Path
    archive: Path

    def in_the_middle(self, name: str) -> None:
        path = self.here / name
        damage(path, of_record(path, int(name.lstrip("w").split("-")[0]) + 2))


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("lived")
    with opened(root) as store:
        stream = store.stream("orders")
        for first in (1, 7, 13, 19):
            if first > 1:
                stream.roll()
            fill(stream, 6, first=first)
            if first == 7:
                stream.roll()
                stream.archive()
                stream.evict(stream.bytes_here() - 1)
        assert [(one.name, str(one.phase)) for one in stream._inventory] == [
            ("1-0", "remote"),
            ("7-0", "archived"),
            ("13-0", "local"),
            ("19-0", "writing"),
        ]
    return root


def damaged_line(place: Damaged) -> None:
    log = place.here / "stream.aof"
    log.write_bytes(log.read_bytes().replace(b"ADD 13-0\n", b"ADD 13-\n"))


def unknown_segment(place: Damaged) -> None:
    log = place.here / "stream.aof"
    log.write_bytes(b"".join(line for line in log.read_bytes().splitlines(keepends=True) if b" 13-0" not in line))


def here_and_there(place: Damaged) -> None:
    place.in_the_middle("7-0")
    damage(place.archive / "7-0", 40)


def finished_and_written(place: Damaged) -> None:
    shutil.copy(place.here / "13-0", place.here / "w13-0")


def much(place: Damaged) -> None:
    for name in ("w19-0", "13-0", "7-0"):
        place.in_the_middle(name)
    cut_short(place.archive / "1-0")
    (place.archive / "3-0").write_bytes(b"of no segment")
    (place.here / "a70-0").touch()
    (place.here / "w0").write_bytes(b"bytes")


DAMAGE: dict[str, Callable[[Damaged], object]] = {
    "in the segment that is written": lambda place: place.in_the_middle("w19-0"),
    "no sound record in the segment that is written": lambda place: (place.here / "w19-0").write_bytes(b"none" * 60),
    "in a finished segment": lambda place: place.in_the_middle("13-0"),
    "in an archived segment": lambda place: place.in_the_middle("7-0"),
    "here and in the archive": here_and_there,
    "a line of the log": damaged_line,
    "no log": lambda place: (place.here / "stream.aof").unlink(),
    "a segment that the log does not know": unknown_segment,
    "a segment that is nowhere": lambda place: (place.here / "13-0").unlink(),
    "a segment that only the archive has": lambda place: (place.here / "13-0").rename(place.archive / "13-0"),
    "an object that is short": lambda place: cut_short(place.archive / "1-0"),
    "an object that is another": lambda place: other_bytes(place.archive / "1-0"),
    "an object that is gone": lambda place: (place.archive / "1-0").unlink(),
    "an object that is wrong, of a segment that is here": lambda place: cut_short(place.archive / "7-0"),
    "a finished segment that is written, too": finished_and_written,
    "a mark of no segment": lambda place: (place.here / "a70-0").touch(),
    "bytes in w0": lambda place: (place.here / "w0").write_bytes(b"bytes"),
    "an object of no segment": lambda place: (place.archive / "3-0").write_bytes(b"of no segment"),
    "much": much,
}


class Repaired(NamedTuple):
    """What a repair left: the records, the phases of the segments (the last one may be written still), and what it put
    aside but for logs, which name places."""

    records: list[tuple[Id | None, object]]
    phases: list[tuple[str, str]]
    aside: set[bytes]


def repaired(root: Path) -> Repaired:
    """Repairs a store, which is sound then, and can be used."""
    with opened(root) as store:
        store.repair("orders", digests=True, accept_loss=True)
        assert [one.message for one in store.check("orders", digests=True)] == []
        stream = store.stream("orders")
        assert stream.findings == []
        records = [(record.id, record.fields) for record in stream.range(through="ranges")]
        phases = [(one.name, str(one.phase).replace("writing", "local")) for one in stream._inventory]
        made = Repaired(list(records), phases, kept(root / "store" / "orders"))
        fill(stream, 1, first=100)
        stream.roll()
        stream.archive()
        assert len(list(stream.range())) == len(records) + 1
        assert [one.message for one in store.check("orders", digests=True)] == []
    return made


def kept(folder: Path) -> set[bytes]:
    return {path.read_bytes() for path in folder.glob(f"*{DAMAGED}*") if not path.name.startswith("stream")}


def damaged(lived: Path, root: Path, name: str) -> None:
    """A copy of the store, with damage; its log names objects in its own archive."""
    shutil.copytree(lived, root)
    log = root / "store" / "orders" / "stream.aof"
    log.write_bytes(log.read_bytes().replace(lived.as_uri().encode(), root.as_uri().encode()))
    DAMAGE[name](Damaged(root / "store" / "orders", root / ARCHIVE / "orders"))


def crashes(root: Path, images: Path, patch: pytest.MonkeyPatch) -> Recorder:
    with opened(root) as store, recorded(root, images, lambda: None, patch) as recorder:
        store.repair("orders", digests=True, accept_loss=True)
    return recorder


@pytest.fixture
def no_sync(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the images are repaired on needs no durability."""
    perform: Callable[..., object] = disk.perform
    monkeypatch.setattr(disk, "perform", lambda call, *given: None if call is os.fsync else perform(call, *given))


@pytest.mark.parametrize("name", DAMAGE)
def test_a_repair_that_is_killed_at_any_call_ends_the_next_time_as_if_it_had_not_been(
    name: str, lived: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, no_sync: None
) -> None:
    damaged(lived, tmp_path / "once", name)
    expected = repaired(tmp_path / "once")
    root = tmp_path / "root"
    damaged(lived, root, name)
    recorder = crashes(root, tmp_path / "images", monkeypatch)
    assert recorder.calls > 0
    for number, image in enumerate(recorder.made[::ONE_OF]):
        target = tmp_path / "again"
        with noted(f"{name}: crash before call {image.point} ({image.kind})"):
            placed(image, target, root)
            used = number % 2 > 0 and use(target)
            found = repaired(target)
            assert [one for one in found.records if one[0] != USED] == expected.records
            assert used or found.phases == expected.phases
            assert expected.aside <= found.aside
        shutil.rmtree(target)


def use(root: Path) -> bool:
    """A program goes on without the repair, if it can."""
    with opened(root) as store:
        try:
            stream = store.stream("orders")
        except (SegspecError, FileExistsError):
            return False
        stream.append({b"n": b"used"}, id=USED)
        return True
