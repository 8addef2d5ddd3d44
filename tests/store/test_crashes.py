"""Whatever call a crash comes before, a store starts again with every record that was acknowledged, once, and its log,
folder and archive agree."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from segspec.core.model import Id
from segspec.storage import disk
from segspec.store import Store, StoredStream
from tests.helpers.sweeps import ALL
from tests.store.crashing import ARCHIVE, Image, Recorder, recorded

SEGMENT_BYTES, PACK_BYTES = 400, 120
ORPHAN = "an object of"
AT_LENGTH = 1 if ALL else 11
"""After one crash in so many a store is used at length."""

PAIRS = 4 if ALL else 80
"""After one crash in so many every crash in the restart is tried."""


@dataclass
class Model:
    """What the store promised: the records that were acknowledged, and those of an operation that is under way."""

    kept: dict[Id, bytes] = field(default_factory=dict)
    coming: set[Id] = field(default_factory=set)
    going: set[Id] = field(default_factory=set)
    trimmed: Id = (0, 0)

    def copy(self) -> Model:
        return Model(dict(self.kept), set(self.coming), set(self.going), self.trimmed)

    def append(self, stream: StoredStream, number: int) -> None:
        self.coming = {(number, 0)}
        stream.append([(b"number", b"%d" % number), (b"more", b"x" * 20)], id=(number, 0))
        self.kept[(number, 0)] = b"%d" % number
        self.coming = set()

    def delete(self, stream: StoredStream, number: int) -> None:
        self.going = {(number, 0)}
        assert stream.delete((number, 0)) == 1
        del self.kept[(number, 0)]
        self.going = set()

    def trim(self, stream: StoredStream, number: int) -> None:
        self.trimmed = (number, 0)
        assert stream.trim((number, 0)) > 0

    def check(self, stream: StoredStream, *, backwards: bool = True) -> None:
        found = [(record.id, dict(record.fields)[b"number"]) for record in stream.range()]
        ids = [one for one, _ in found]
        assert ids == sorted(set(ids)), "a record is there twice, or in the wrong place"
        assert not backwards or ids[::-1] == [record.id for record in stream.reverse()]
        assert all(self.kept.get(one, b"%d" % one[0]) == value for one, value in found)
        assert set(ids) <= set(self.kept) | self.coming | self.going, "a record is there that nobody appended, or left"
        lost = set(self.kept) - set(ids) - self.going
        assert all(one < self.trimmed for one in lost), f"{sorted(lost)} were acknowledged"
        assert all(one > max(lost) for one in ids) if lost else True, "a trim left records before those it removed"


def opened(root: Path) -> Store:
    return Store(root / "store", root / ARCHIVE, segment_bytes=SEGMENT_BYTES, pack_bytes=PACK_BYTES)


def life(store: Store, model: Model) -> Iterator[None]:
    """Every operation there is; a step between two of them is nothing to a crash."""
    stream = store.stream("orders")
    for number in range(1, 16):
        model.append(stream, number)
    stream.archive()
    model.delete(stream, 3)
    model.delete(stream, 15)
    stream.evict()
    assert len(list(stream.range())) == 13
    model.delete(stream, 1)
    stream.roll()
    stream.archive()
    stream.evict()
    model.append(stream, 25)
    stream.fetch()
    assert stream.fold(2 * SEGMENT_BYTES) > 0
    model.append(stream, 26)
    stream.rewrite_log()
    stream.archive()
    model.trim(stream, 25)
    stream.evict()
    model.append(stream, 27)
    yield


def lived(root: Path, images: Path, patch: pytest.MonkeyPatch) -> Recorder:
    model = Model()
    store = opened(root)
    with recorded(root, images, model.copy, patch) as recorder:
        for _ in life(store, model):
            pass
    store.close()
    return recorder


@pytest.fixture(scope="module")
def crashes(tmp_path_factory: pytest.TempPathFactory) -> Recorder:
    folder = tmp_path_factory.mktemp("crashes")
    (folder / "root" / "store").mkdir(parents=True)
    with pytest.MonkeyPatch.context() as patch:
        return lived(folder / "root", folder / "images", patch)


@pytest.fixture(autouse=True)
def no_sync(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the images are restarted on needs no durability."""
    perform: Callable[..., object] = disk.perform
    monkeypatch.setattr(disk, "perform", lambda call, *given: None if call is os.fsync else perform(call, *given))


def placed(image: Image, target: Path, root: Path) -> Image:
    """A copy of an image, whose log names objects in its own archive."""
    shutil.copytree(image.folder, target)
    (target / "store").mkdir(exist_ok=True)
    for log in target.glob("store/*/stream.aof"):
        log.write_bytes(log.read_bytes().replace(root.as_uri().encode(), target.as_uri().encode()))
    return image._replace(folder=target)


def restarted(image: Image, *, at_length: bool = True) -> None:
    """Starts a store on an image, checks it, and uses it; `at_length` repairs what is left in the archive, and has the
    next segment archived and evicted, too."""
    model: Model = image.state.copy()
    with opened(image.folder) as store:
        stream = store.stream("orders")
        model.check(stream)
        left = [finding.message for finding in store.check("orders", digests=at_length)]
        assert all(ORPHAN in message for message in left), left
        model.kept = {record.id: b"%d" % record.id[0] for record in stream.range()}
        model.append(stream, 100)
        model.check(stream, backwards=False)
    if not at_length:
        return
    with opened(image.folder) as store:
        if left:
            store.repair("orders")
        assert list(store.check("orders", digests=True)) == []
        stream = store.stream("orders")
        assert stream.findings == []
        model.append(stream, 101)
        stream.roll()
        stream.archive()
        stream.evict()
        model.check(stream, backwards=False)


def test_there_are_as_many_crash_points_as_promised(crashes: Recorder) -> None:
    assert crashes.calls >= 200
    assert {image.kind for image in crashes.made} == {"killed", "power", "torn"}


def test_a_store_starts_again_after_a_crash_before_any_call(crashes: Recorder, tmp_path: Path) -> None:
    """Of the crashes before one call, and those of the next ones, one is tried, and of the kinds each as often."""
    for number, image in enumerate(crashes.made if ALL else crashes.made[::23]):
        target = tmp_path / "again"
        with noted(f"crash before call {image.point} ({image.kind}), left in {image.folder}"):
            restarted(placed(image, target, crashes.root), at_length=number % AT_LENGTH == 0)
        shutil.rmtree(target)


def test_a_store_starts_again_after_a_crash_in_the_restart_after_a_crash(
    crashes: Recorder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs = 0
    for image in crashes.made[::PAIRS]:
        root = placed(image, tmp_path / "first", crashes.root).folder
        with recorded(root, tmp_path / "second", image.state.copy, monkeypatch) as again, opened(root) as store:
            store.stream("orders")
        pairs += again.crashes
        for second in again.made:
            with noted(f"crash before call {image.point} ({image.kind}), then before {second.point} ({second.kind})"):
                restarted(placed(second, tmp_path / "third", root), at_length=False)
            shutil.rmtree(tmp_path / "third")
        shutil.rmtree(root)
        shutil.rmtree(tmp_path / "second")
    assert pairs >= 20


@pytest.mark.parametrize("left", [b"", b"STREAM orders\nnonsense\n"], ids=["no log", "a damaged log"])
def test_a_log_that_is_lost_in_a_crash_is_made_anew_and_no_record_is_lost_with_it(
    left: bytes, crashes: Recorder, tmp_path: Path
) -> None:
    """As no crash does it, but a disk may."""
    target = tmp_path / "again"
    for image in crashes.made[:: PAIRS // 2]:
        log = placed(image, target, crashes.root).folder / "store" / "orders" / "stream.aof"
        if b"ADD" in (log.read_bytes() if log.exists() else b""):
            log.write_bytes(left + log.read_bytes()[len(b"STREAM orders\n") :] if left else b"")
            with noted(f"crash before call {image.point} ({image.kind})"):
                mended(image, target)
        shutil.rmtree(target)


def mended(image: Image, target: Path) -> None:
    """Repairs a store. Segments that a trim removed may be there again, whose files it had not removed yet."""
    model: Model = image.state.copy()
    with opened(target) as store:
        store.repair("orders", digests=True)
        assert list(store.check("orders", digests=True)) == []
        ids = {record.id for record in store.stream("orders").range()}
        assert {one for one in set(model.kept) - ids - model.going if one >= model.trimmed} == set()
        assert {one for one in ids - set(model.kept) - model.coming - model.going if one >= model.trimmed} == set()


@contextmanager
def noted(words: str) -> Iterator[None]:
    try:
        yield
    except BaseException as error:
        error.add_note(words)
        raise
