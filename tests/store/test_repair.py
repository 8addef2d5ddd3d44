"""What may happen to a store besides crashes: `check` finds it and says what to do, `repair` does that, and then
`check` has nothing to say. What is damaged stays beside its replacement."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import segspec
from segspec.core.errors import Code, SegspecError, Severity
from segspec.store import Store
from segspec.store.selection import entry_at
from tests.store.conftest import Open
from tests.store.test_streams import fill, numbers

COUNT = 100


class Place(NamedTuple):
    """The folders of a stream: here, and in the archive; the names of its finished segments."""

    here: Path
    archive: Path
    names: list[str]

    def ids(self, name: str) -> list[int]:
        """The records of a segment, which have consecutive ids."""
        starts = [*(int(one.split("-")[0]) for one in self.names), 85]
        at = self.names.index(name)
        return list(range(starts[at], starts[at + 1]))


@pytest.fixture
def place(opened: Open, tmp_path: Path) -> Place:
    """A stream of records 1 to 100, closed: of its finished segments the first is archived, and not here; the next one
    is archived, and here; the third is not archived. 85 to 100 are in the segment that is being written."""
    store = opened()
    stream = store.stream("orders")
    fill(stream, 56)
    stream.roll()
    stream.archive()
    first = stream._inventory.covering(None, None)[0]
    stream.evict(stream.bytes_here() - 1)
    fill(stream, 28, first=57)
    stream.roll()
    fill(stream, 16, first=85)
    names = [holding.name for holding in stream._inventory][:-1]
    assert [str(holding.phase) for holding in stream._inventory] == ["remote", "archived", "local", "writing"]
    assert (first, names[2]) == ((1, 0), "57-0")
    store.close()
    return Place(tmp_path / "store" / "orders", tmp_path / "archive" / "orders", names)


def damage(path: Path, position: int) -> bytes:
    """Changes bytes in the middle of a file; returns what it is like then."""
    content = bytearray(path.read_bytes())
    content[position : position + 2] = b"\xfe\xfe"
    path.write_bytes(content)
    return bytes(content)


def checked(store: Store, *, digests: bool = True) -> list[tuple[str, Code, str]]:
    return [(Path(one.path).name, one.code, one.message) for one in store.check("orders", digests=digests)]


def sound(opened: Open, expected: list[int]) -> None:
    """The stream has these records, can be appended to and archived, and nothing is wrong."""
    store = opened()
    assert checked(store) == []
    stream = store.stream("orders")
    assert [one for one in stream.findings if one.severity is Severity.ERROR] == []
    assert numbers(stream.range()) == expected
    fill(stream, 1, first=500)
    stream.roll()
    stream.archive()
    assert checked(store) == []
    assert numbers(stream.reverse()) == [500, *expected[::-1]]
    log = segspec.open(str(store.root / "orders"))
    assert [one.message for one in log.verify() if one.severity is Severity.ERROR] == []


def without(*gone: int) -> list[int]:
    return [number for number in range(1, COUNT + 1) if number not in gone]


def of_record(path: Path, number: int) -> int:
    """Where the entry of a record begins: with its flags."""
    entry = entry_at(str(path), (number, 0))
    assert entry is not None
    return entry.position


def test_damage_in_the_segment_that_is_written_stops_the_start_and_repair_keeps_every_sound_record(
    place: Place, opened: Open
) -> None:
    path = place.here / "w85-0"
    damaged = damage(path, of_record(path, 88))
    with pytest.raises(SegspecError, match="segspec store repair keeps what is sound") as raised:
        opened().stream("orders")
    assert raised.value.path == str(path)
    ((name, code, words),) = checked(opened(), digests=False)
    assert (name, code) == ("w85-0", Code.BAD_ENCODING)
    assert words.endswith("segspec store repair keeps what is sound, and the damaged file beside it")
    (done,) = opened().repair("orders")
    assert done.startswith("w85-0: it was damaged, and is kept as w85-0.damaged; ")
    assert (place.here / "w85-0.damaged").read_bytes() == damaged
    left = numbers(opened_once(opened))
    assert [number for number in left if number < 88] == list(range(1, 88)), "records before it in its pack are sound"
    assert 88 not in left
    assert left[-1] == COUNT, "so are those of the packs after it"
    sound(opened, left)


def opened_once(opened: Open) -> list[segspec.Record]:
    with opened() as store:
        return list(store.stream("orders").range())


def test_a_segment_that_has_no_sound_record_leaves_an_empty_one_of_its_name(place: Place, opened: Open) -> None:
    path = place.here / "w85-0"
    path.write_bytes(b"nothing of a segment" * 20)
    assert [name for name, _, _ in checked(opened())] == ["w85-0"]
    assert opened().repair("orders") == [
        "w85-0: it was damaged, and is kept as w85-0.damaged; 0 records of it are sound"
    ]
    sound(opened, list(range(1, 85)))


def test_a_finished_segment_that_is_damaged_is_found_by_its_content_and_replaced_by_what_is_sound(
    place: Place, opened: Open
) -> None:
    path = place.here / place.names[2]
    damaged = damage(path, of_record(path, 60))
    assert checked(opened(), digests=False) == []
    assert [(name, code) for name, code, _ in checked(opened())] == [("57-0", Code.BAD_ENCODING)]
    (done,) = opened().repair("orders", digests=True)
    assert done.startswith("57-0: it was damaged, and is kept as 57-0.damaged; ")
    assert (place.here / "57-0.damaged").read_bytes() == damaged
    left = numbers(opened_once(opened))
    assert {57, 58, 59, COUNT} <= set(left)
    assert 60 not in left
    sound(opened, left)


def test_an_archived_segment_that_is_damaged_here_is_taken_from_the_archive(place: Place, opened: Open) -> None:
    path = place.here / place.names[1]
    damaged = damage(path, path.stat().st_size // 2)
    assert [(name, code) for name, code, _ in checked(opened())] == [(path.name, Code.BAD_CHECKSUM)]
    (done,) = opened().repair("orders", digests=True)
    assert done == f"{path.name}: it was damaged, and is kept as {path.name}.damaged; the archive has what was uploaded"
    assert (place.here / f"{path.name}.damaged").read_bytes() == damaged
    sound(opened, without())


def test_what_is_damaged_here_and_in_the_archive_keeps_what_is_sound_here(place: Place, opened: Open) -> None:
    name = place.names[1]
    damage(place.here / name, of_record(place.here / name, place.ids(name)[1]))
    damage(place.archive / name, 40)
    assert [(found, code) for found, code, _ in checked(opened())] == [(name, Code.BAD_CHECKSUM)] * 2
    done = opened().repair("orders", digests=True)
    assert done[0] == f"{name}: it is not what was uploaded, and will be uploaded again"
    assert done[1].startswith(f"{name}: it was damaged, and is kept as {name}.damaged; ")
    with opened() as store:
        store.stream("orders").archive()
    assert set(place.ids(name)[:1]) <= set(numbers(opened_once(opened)))
    sound(opened, numbers(opened_once(opened)))


LINES = {"no entry": b"UP+ 57-0 nowhere\n", "zeros": bytes(12) + b"\n", "an impossible entry": b"DOWN 57-0\n"}


@pytest.mark.parametrize("line", LINES.values(), ids=LINES)
def test_a_damaged_line_in_the_middle_of_the_log_costs_nothing_that_the_others_say(
    line: bytes, place: Place, opened: Open
) -> None:
    log = place.here / "stream.aof"
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join([*lines[:-1], line, lines[-1]]))
    damaged = log.read_bytes()
    with pytest.raises(SegspecError):
        opened().stream("orders")
    ((name, _, _),) = checked(opened())
    assert name == "stream.aof"
    (done, anew) = opened().repair("orders")
    assert done.startswith("the log was damaged (")
    assert done.endswith("and is kept as stream.aof.damaged")
    assert anew == "the log was re-created: it speaks of 4 segments, and did not of 4 of them"
    assert (place.here / "stream.aof.damaged").read_bytes() == damaged
    stream = opened().stream("orders")
    assert [str(holding.phase) for holding in stream._inventory] == ["remote", "archived", "local", "writing"]
    assert numbers(stream.range()) == without()


def test_what_a_damaged_log_says_was_uploaded_counts_only_where_the_object_is_that(place: Place, opened: Open) -> None:
    log = place.here / "stream.aof"
    content = log.read_bytes()
    log.write_bytes(content.replace(b"ADD 57-0\n", b"ADD 57-\n").replace(b"sha256:", b"sha256:00000000")[:-1] + b"\n")
    assert [code for _, code, _ in checked(opened())] == [Code.BAD_ENCODING]
    opened().repair("orders")
    assert checked(opened()) == []
    assert [str(one.phase) for one in opened().stream("orders")._inventory] == ["remote", "local", "local", "writing"]


def test_a_second_repair_keeps_what_the_first_one_kept(place: Place, opened: Open) -> None:
    log = place.here / "stream.aof"
    for number in range(2):
        log.write_bytes(b"nonsense %d\n" % number)
        opened().repair("orders")
    assert (place.here / "stream.aof.damaged").read_bytes() == b"nonsense 0\n"
    assert (place.here / "stream.aof.damaged-1").read_bytes() == b"nonsense 1\n"
    sound(opened, without())


def test_a_segment_that_is_nowhere_stays_missing_until_it_is_put_back_or_given_up(place: Place, opened: Open) -> None:
    path = place.here / place.names[2]
    content = path.read_bytes()
    path.unlink()
    ((name, code, words),) = checked(opened())
    assert (name, code) == ("57-0", Code.MISSING_SEGMENT)
    assert "put it back from a copy, or segspec store repair --accept-loss" in words
    assert opened().repair("orders") == [
        "57-0: it is nowhere: put it back from a copy, or give up its records (accept_loss=True)"
    ]
    assert len(checked(opened())) == 1
    path.write_bytes(content)
    assert checked(opened()) == []
    path.unlink()
    assert opened().repair("orders", accept_loss=True) == [
        "57-0: its records are given up, and an empty segment is in its place"
    ]
    sound(opened, without(*range(57, 85)))


def test_a_segment_that_is_missing_here_is_taken_from_the_archive_if_that_has_it(place: Place, opened: Open) -> None:
    path = place.here / place.names[2]
    path.rename(place.archive / path.name)
    assert Code.MISSING_SEGMENT in [code for _, code, _ in checked(opened())]
    assert opened().repair("orders") == [
        "57-0: it was not here; the archive has an object of its name, which is taken for it"
    ]
    sound(opened, without())


def cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def other_bytes(path: Path) -> None:
    damage(path, of_record(path, 5))


@pytest.mark.parametrize(
    ("change", "code", "kept"),
    [
        (cut_short, Code.BAD_LENGTH, True),
        (other_bytes, Code.BAD_CHECKSUM, True),
        (Path.unlink, Code.MISSING_SEGMENT, False),
    ],
    ids=["wrong length", "wrong digest", "gone"],
)
def test_of_an_object_that_nobody_has_as_it_was_uploaded_what_is_sound_stays_if_the_loss_is_accepted(
    change: Callable[[Path], None], code: Code, kept: bool, place: Place, opened: Open
) -> None:
    before = place.archive / "1-0"
    content = before.read_bytes()
    change(before)
    changed = before.read_bytes() if kept else b""
    ((name, found, words),) = checked(opened())
    assert (name, found) == ("1-0", code)
    assert words.endswith(
        "put a copy of the object back, or segspec store repair --accept-loss continues with what is sound"
    )
    (refused,) = opened().repair("orders", digests=True)
    assert refused == (
        "1-0: nobody has what was uploaded: put a copy of it back, or continue with what is sound (accept_loss=True)"
    )
    before.write_bytes(content)
    assert checked(opened()) == []
    change(before)
    (done,) = opened().repair("orders", digests=True, accept_loss=True)
    assert done.endswith("it will be uploaded again; the log up to now is kept as stream.aof.damaged")
    if kept:
        assert (place.here / "1-0.damaged").read_bytes() == changed
    left = numbers(opened_once(opened))
    assert (1 in left, 5 in left) == (kept, change is cut_short)
    assert set(range(place.ids("1-0")[-1] + 1, COUNT + 1)) <= set(left)
    sound(opened, left)


@pytest.mark.parametrize(
    "change", [cut_short, lambda path: damage(path, 40), Path.unlink], ids=["length", "digest", "gone"]
)
def test_an_object_that_is_wrong_is_uploaded_again_from_what_is_here(
    change: Callable[[Path], None], place: Place, opened: Open
) -> None:
    name = place.names[1]
    change(place.archive / name)
    ((found, _, words),) = checked(opened())
    assert (found, words.endswith("segspec store repair has it uploaded again")) == (name, True)
    assert opened().repair("orders", digests=True) == [
        f"{name}: the archive has not what was uploaded, and it will be uploaded again"
    ]
    sound(opened, without())


def test_segments_that_the_log_does_not_know_are_taken_into_it(place: Place, opened: Open) -> None:
    log = place.here / "stream.aof"
    log.write_bytes(b"".join(line for line in log.read_bytes().splitlines(keepends=True) if b" 57-0" not in line))
    ((name, code, words),) = checked(opened())
    assert (name, code) == ("57-0", Code.BAD_NAME)
    assert words == "no entry of the log speaks of this segment: segspec store repair takes it into the log"
    assert opened().repair("orders") == ["the log was re-created: it speaks of 4 segments, and did not of 1 of them"]
    sound(opened, without())


def test_a_mark_of_a_segment_that_is_nowhere_is_removed(place: Place, opened: Open) -> None:
    (place.here / "a70-0").touch()
    assert [name for name, _, _ in checked(opened())] == ["70-0"]
    done = opened().repair("orders")
    assert done[0] == "70-0: the archive has no such object, and of this segment there is nothing but a mark"
    assert done[-1] == "a70-0: a mark of a segment that is nowhere was removed"
    sound(opened, without())


def test_room_for_the_next_segment_that_has_bytes_is_put_aside(place: Place, opened: Open) -> None:
    (place.here / "w0").write_bytes(b"bytes")
    with pytest.raises(FileExistsError, match="this is the room for the next segment"):
        opened().stream("orders")
    assert [name for name, _, _ in checked(opened())] == ["w0"]
    assert opened().repair("orders") == ["w0 had bytes, and is kept as w0.damaged"]
    assert (place.here / "w0.damaged").read_bytes() == b"bytes"
    sound(opened, without())


def test_a_repair_that_was_cut_short_goes_on(place: Place, opened: Open) -> None:
    """The copy has its name, and what was damaged has its own one still."""
    path = place.here / "w85-0"
    damage(path, of_record(path, 88))
    original = path.read_bytes()
    opened().repair("orders")
    path.write_bytes(original)
    assert [name for name, _, _ in checked(opened())] == ["85-0"]
    assert opened().repair("orders") == ["w85-0: the segment is finished, and this is kept as w85-0.damaged-1"]
    sound(opened, numbers(opened_once(opened)))


@pytest.mark.parametrize("name", ["1-0", "57-0"])
def test_a_file_of_a_finished_segment_that_is_named_as_if_it_were_written_is_put_aside(
    name: str, place: Place, opened: Open
) -> None:
    stray = place.here / f"w{name}"
    stray.write_bytes((place.here / "57-0").read_bytes())
    ((found, _, words),) = checked(opened())
    assert found == name
    assert words.endswith("segspec store repair keeps one")
    assert opened().repair("orders") == [f"w{name}: the segment is finished, and this is kept as w{name}.damaged"]
    sound(opened, without())


def test_a_segment_before_the_last_that_was_never_finished_is_finished(place: Place, opened: Open) -> None:
    (place.here / "57-0").rename(place.here / "w57-0")
    ((found, _, _),) = checked(opened())
    assert found == "57-0"
    (done,) = opened().repair("orders")
    assert done.startswith(
        "w57-0: it is not the last, and was never finished, and is kept as w57-0.damaged; 28 records"
    )
    sound(opened, without())


def test_a_merged_file_of_which_the_log_does_not_speak_is_put_aside(place: Place, opened: Open) -> None:
    (place.here / "1-0-57-0").write_bytes((place.here / "57-0").read_bytes())
    ((_, _, words),) = checked(opened())
    assert words == "1-0-57-0: a merge that did not end: segspec store repair puts it aside"
    (done,) = opened().repair("orders")
    assert done == "1-0-57-0: no entry of the log speaks of this merge, and it is kept as 1-0-57-0.damaged"
    sound(opened, without())


def test_a_sound_store_is_not_changed(place: Place, opened: Open) -> None:
    before = {path: path.read_bytes() for path in place.here.iterdir()}
    assert opened().repair("orders", digests=True, accept_loss=True) == []
    assert {path: path.read_bytes() for path in place.here.iterdir()} == before
