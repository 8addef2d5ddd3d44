"""A log whose folder changes while it is read: before each opening of a file once, by every reader. Each record is
given once, or one error says which are gone."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from pathlib import Path

import pytest

import segspec
from segspec.core.errors import RemovedError, SegspecError, Severity
from segspec.library.log import Log
from segspec.library.pieces import PieceOfLog, pieces_of
from segspec.store import Store, open_log
from tests.helpers.disk_faults import unsynced
from tests.helpers.interleaving import openings, steps_to
from tests.helpers.sweeps import some
from tests.writing.appender import append

Read = Callable[[Log], Sequence[int]]
Open = Callable[[Path], Log]

COUNT = 30


def place(record: segspec.Record) -> int:
    return record.id[0] if record.id is not None else (record.offset or 0)


def records(log: Log) -> list[int]:
    return [place(one) for one in log.records(on_damage="fail")]


def after_damage(log: Log) -> list[int]:
    found: list[segspec.Finding] = []
    made = [place(one) for one in log.records(on_damage="skip", report=found.append)]
    assert [one for one in found if one.severity is Severity.ERROR] == []
    return made


def arrow(log: Log) -> list[int]:
    column = "id" if "id" in log.format.columns else "offset"
    values = log.arrow([column], on_damage="fail").read_all().column(column).to_pylist()
    return [int(one.split("-")[0]) if isinstance(one, str) else one for one in values]


def from_the_middle(log: Log) -> list[int]:
    middle = COUNT // 2
    start = (middle, 0) if "id" in log.format.columns else middle
    return [place(one) for one in log.records(start=start, on_damage="fail")]


def counted(log: Log) -> list[int]:
    return list(range(log.count(on_damage="fail")))


def verified(log: Log) -> list[int]:
    assert [one for one in log.verify() if one.severity is not Severity.NOTE] == []
    return []


def described(log: Log) -> list[int]:
    info = log.info()
    assert [one for one in info["findings"] if one.severity is not Severity.NOTE] == []
    return list(range(info["records"]))


def in_pieces(log: Log) -> list[int]:
    """As Spark does: what is planned at first is read by others later."""
    planned = list(pieces_of(log, 1 << 20))
    found: list[segspec.Finding] = []
    read = [
        place(record)
        for piece in planned
        for record in PieceOfLog(log.format, piece, list_again=lambda: log.relist(log.path)).records(
            on_damage="skip", report=found.append
        )
    ]
    assert [one for one in found if one.severity is Severity.ERROR] == []
    return read


READERS: tuple[Read, ...] = (records, after_damage, arrow, from_the_middle, counted, verified, described, in_pieces)


def named(value: object) -> str:
    return "+".join(value) if isinstance(value, tuple) else getattr(value, "__name__", str(value))


class States:
    """A log's folder as it is one after the other, each a copy, and the records in the first."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folders: list[Path] = []
        self.archive: Path | None = None

    def keep(self, folder: Path) -> None:
        self.folders.append(self.root / f"state {len(self.folders)}")
        shutil.copytree(folder, self.folders[-1])


def store_states(root: Path, *acts: str) -> States:
    """A store's stream before and after the acts."""
    states = States(root)
    with unsynced(), Store(root / "store", segment_bytes=900, pack_bytes=300, archive=root / "archive") as store:
        stream = store.stream("orders")
        for number in range(1, COUNT + 1):
            stream.append({b"order": b"%d" % number, b"room": b"." * 40}, id=(number, 0))
        stream.flush()
        states.keep(store.root / "orders")
        for act in acts:
            if act == "roll":
                stream.roll()
                stream.append({b"order": b"31"}, id=(COUNT + 1, 0))
                stream.flush()
            elif act == "fold":
                stream.fold(1 << 20)
            elif act == "half a fold":
                stream.fold(2000)
            elif act == "evict":
                stream.archive()
                stream.evict()
            elif act == "fetch":
                stream.fetch()
            else:
                stream.trim((COUNT // 2, 0))
            states.keep(store.root / "orders")
    states.archive = root / "archive"
    return states


def log_states(root: Path, format: str, *acts: str) -> States:
    states = States(root)
    folder = root / "log"
    with unsynced(), segspec.create(folder, format) as log:
        for number in range(COUNT):
            log.append(b"record %d" % number)
            if number % 10 == 9:
                log.roll()
        log.flush()
        states.keep(folder)
        for act in acts:
            if act == "roll":
                log.roll()
                log.append(b"one more")
                log.flush()
            else:
                log.trim(COUNT // 2)
            states.keep(folder)
    return states


def every_moment(
    states: States, read: Read, open_it: Open, folder: Path
) -> Iterator[tuple[int, Sequence[int] | SegspecError]]:
    """What a reader gives, or raises, where the folder changes from state to state before the n-th opening."""
    number = 0
    while True:
        _placed(states.folders[0], folder)

        def change() -> None:
            for after in states.folders[1:]:
                for step in steps_to(folder, after):
                    step()

        with openings({number: change}) as made:
            try:
                result: Sequence[int] | SegspecError = read(open_it(folder))
            except SegspecError as error:
                result = error
        if made.before:
            return
        yield number, result
        number += 1


def check(states: States, read: Read, open_it: Open, folder: Path, *, may_lose: bool = False) -> None:
    """A reader gives what it gives of the first state, and perhaps what came after that; what it gives of the last one
    where the change came first; or it says what is gone."""
    before, after = (list(read(open_it(_placed(state, folder)))) for state in (states.folders[0], states.folders[-1]))
    allowed = [before, after, [*before, *after[len(before) :]]]
    if may_lose:
        # The front was gone when the folder was listed, and what was to come was not there yet.
        allowed.append(after[:-1])
    seen = 0
    for number, result in every_moment(states, read, open_it, folder):
        seen += 1
        if isinstance(result, SegspecError):
            assert may_lose, (read, number)
            assert isinstance(result, RemovedError), (read, number, result)
            continue
        assert list(result) in allowed, (read, number)
    assert seen > 5


def _placed(state: Path, folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    return Path(shutil.copytree(state, folder))


STORE_ACTS = (
    ("roll",),
    ("fold",),
    ("half a fold", "fold"),
    ("fold", "roll"),
    ("roll", "fold"),
    ("trim",),
    ("fold", "trim"),
)


EVICTED = (("evict",), ("roll", "evict"), ("fold", "evict"), ("evict", "fetch"), ("evict", "fetch", "fold"))
FORMATS = ("osiris", "tank", "durable_log", "ffwd")
LOG_ACTS = (("roll",), ("trim",), ("roll", "trim"))


@pytest.mark.parametrize(("acts", "read"), some(product(STORE_ACTS, READERS), 16), ids=named)
def test_a_stream_that_changes_before_any_opening_is_read_once(
    acts: tuple[str, ...], read: Read, tmp_path: Path
) -> None:
    states = store_states(tmp_path, *acts)
    check(states, read, segspec.open, tmp_path / "read", may_lose="trim" in acts)


@pytest.mark.parametrize(("acts", "read"), some(product(EVICTED, READERS), 12), ids=named)
def test_a_stream_that_is_evicted_before_any_opening_is_read_from_its_archive(
    acts: tuple[str, ...], read: Read, tmp_path: Path
) -> None:
    states = store_states(tmp_path, *acts)
    archive = states.archive
    assert archive is not None
    check(states, read, lambda folder: open_log(folder, archive), tmp_path / "orders")


@pytest.mark.parametrize(("format", "acts", "read"), some(product(FORMATS, LOG_ACTS, READERS), 20), ids=named)
def test_a_log_that_changes_before_any_opening_is_read_once(
    format: str, acts: tuple[str, ...], read: Read, tmp_path: Path
) -> None:
    states = log_states(tmp_path, format, *acts)
    check(states, read, segspec.open, tmp_path / "read", may_lose="trim" in acts)


def test_a_partition_that_is_compacted_before_any_opening_is_read_once(tmp_path: Path) -> None:
    """The broker writes two segments anew, as one."""
    states = States(tmp_path)
    for rolls in ((9, 19), (19,)):
        folder = tmp_path / f"rolled {len(rolls)} times"
        with unsynced(), segspec.create(folder, "tank") as log:
            for number in range(COUNT):
                log.append(b"record %d" % number, timestamp=1_700_000_000_000 + number)
                if number in rolls:
                    log.roll()
        states.keep(folder)
    for read in some(READERS, 3):
        check(states, read, segspec.open, tmp_path / "read")


@pytest.mark.parametrize("format", [*FORMATS, "mojo"])
@pytest.mark.parametrize("on_damage", ["stop", "skip", "fail"])
def test_a_frame_that_its_writer_finishes_during_the_read_is_no_damage(
    format: str, on_damage: str, tmp_path: Path
) -> None:
    with unsynced(), segspec.create(tmp_path / "log", format) as log:
        for number in range(COUNT):
            append(log, number)
            log.flush()
        path = Path(segspec.open(tmp_path / "log", format=format).segments[-1].path)
        content = path.read_bytes()
        with path.open("r+b") as file:
            file.truncate(len(content) - 3)
        found: list[segspec.Finding] = []
        records = segspec.open(tmp_path / "log", format=format).records(on_damage=on_damage, report=found.append)
        first = next(records)
        path.open("ab").write(content[-3:])
        read = [first, *records]
    assert found == []
    assert COUNT - 1 <= len(read) <= COUNT
