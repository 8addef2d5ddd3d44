"""osiris: the forecast against what releases 1.3.1 and 1.10.3 really did, and the cases between theirs."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from segspec.formats.contract.startup import ConsumerView, Fate, Forecast
from segspec.formats.osiris import startup as module
from segspec.library.log import open as open_log
from segspec.storage.directory import list_directory
from tests.builders.osiris import DELTA, SNAPSHOT, NewChunk, chunk, offset, plain, positions, segment, sequence, simple
from tests.conftest import CORPUS
from tests.osiris.reading import write_log

RESULTS = CORPUS / "osiris/scenarios/results.jsonl"
MEASURED = {"osiris-1.3": "recover_1_3_1", "osiris-1.10": "recover_1_10_3"}
FIRST, LAST = plain(b"one", b"two"), plain(b"three", trailer=sequence(b"writer", 7))


def scenarios() -> list[dict[str, Any]]:
    return [json.loads(line) for line in RESULTS.read_text().splitlines()]


def ahead(folder: Path, owner: str = "osiris-1.10") -> Forecast:
    return open_log(folder, format="osiris").forecast(owner)


def fates(made: Forecast) -> dict[str, tuple[Fate, int | None, int]]:
    return {Path(file.path).name: (file.fate, file.bytes_after, file.records_lost) for file in made.files}


@pytest.mark.parametrize("owner", MEASURED)
@pytest.mark.parametrize("measured", scenarios(), ids=lambda measured: str(measured["scenario"]))
def test_what_a_release_did_to_a_damaged_log_is_what_the_forecast_says(
    corpus: Path, owner: str, measured: dict[str, Any]
) -> None:
    did = measured[MEASURED[owner]]
    made = ahead(corpus / "osiris/scenarios" / measured["scenario"], owner)
    told = {Path(file.path).name: file.bytes_after for file in made.files if file.bytes_after is not None}
    sizes = {name: size for name, (size, _) in did["files_after"].items()}
    assert {name: told.get(name, size) for name, size in sizes.items()} == sizes
    assert told.keys() <= sizes.keys()
    assert made.next_offset == did.get("next_offset")
    assert (made.crash is not None) == bool({"init_crash", "tracking_crash"} & did.keys())


@pytest.mark.parametrize("case", ["torn_20", "torn_small"])
def test_a_torn_tail_is_cut_as_the_broker_cut_it(corpus: Path, case: str) -> None:
    recovered = corpus / f"osiris/{case}_recovered"
    for file in ahead(corpus / "osiris" / case, "osiris-1.3").files:
        assert file.bytes_after == (recovered / Path(file.path).name).stat().st_size


@pytest.mark.parametrize("owner", module.RELEASES)
def test_a_sound_log_is_kept_and_nothing_is_reported(data: Path, owner: str) -> None:
    made = ahead(data / "osiris/epochs", owner)
    assert {file.fate for file in made.files} == {Fate.KEPT}
    assert (list(made.findings()), made.advice, made.loses_data) == ([], (), False)


def test_chunks_that_no_index_record_lists_are_lost_and_counted(tmp_path: Path) -> None:
    content, index = segment(FIRST, LAST)
    made = ahead(write_log(tmp_path / "log", (0, content, index[:-29])))
    cut = positions(FIRST, LAST)[1]
    assert fates(made)["00000000000000000000.segment"] == (Fate.TRUNCATED, cut, 1)
    (finding,) = made.findings()
    assert (finding.code, finding.severity, finding.position, finding.records) == ("index-behind", "error", cut, 1)
    assert made.next_offset == 2
    assert made.advice[1].startswith("cp -a ")
    assert "segspec recover" in made.advice[2]


def test_a_segment_without_an_index_is_deleted_at_the_front_and_ignored_at_the_end(tmp_path: Path) -> None:
    first, second = segment(FIRST), segment(LAST, base=2)
    front = ahead(write_log(tmp_path / "front", (0, first[0], None), (2, *second)))
    assert fates(front)["00000000000000000000.segment"] == (Fate.DELETED, None, 2)
    assert front.next_offset == 3
    end = ahead(write_log(tmp_path / "end", (0, *first), (2, second[0], None)))
    assert fates(end)["00000000000000000002.segment"] == (Fate.IGNORED, len(second[0]), 1)
    assert (end.next_offset, end.loses_data) == (2, True)


def test_what_lies_in_the_place_of_the_next_segment_is_told(tmp_path: Path) -> None:
    """A new segment is opened at the end of a file that has its name already."""
    first, second = segment(FIRST), segment(LAST, base=2)
    alone = ahead(write_log(tmp_path / "alone", (0, *first), (2, second[0], None)), "rabbitmq-3.10")
    (reused,) = alone.hazards
    assert (reused.code, reused.severity) == ("index-behind", "error")
    assert (Path(reused.path).name, reused.position) == ("00000000000000000002.segment", len(second[0]))
    assert "begins with offset 2: if the one before is full, new chunks are written after the" in reused.message

    unlisted = ahead(write_log(tmp_path / "unlisted", (0, *first), (2, second[0], second[1][:8])), "rabbitmq-3.10")
    reused, unread = unlisted.hazards
    assert Path(reused.path).name == "00000000000000000002.segment"
    assert (unread.code, unread.severity, unread.path[-26:]) == (
        "index-behind",
        "warning",
        "00000000000000000002.index",
    )
    assert "consumers that ask for the next offset are sent to the beginning of its segment" in unread.message

    empty = ahead(write_log(tmp_path / "empty", (0, *first), (2, second[0][:8], None)), "rabbitmq-3.10")
    later = ahead(write_log(tmp_path / "later", (0, *first), (3, segment(LAST, base=3)[0], None)), "rabbitmq-3.10")
    assert (empty.hazards, later.hazards) == ((), ())


def test_a_chunk_of_tracking_is_checked_for_consumers_by_amqp_before_osiris_1_7(tmp_path: Path) -> None:
    content, index = segment(FIRST, NewChunk([simple(offset(b"c", 1))], kind=DELTA, crc=1), LAST)
    folder = write_log(tmp_path / "log", (0, content, index))
    early, late = ahead(folder, "rabbitmq-3.10").consumers, ahead(folder, "rabbitmq-4.0").consumers
    assert early is not None
    assert (early.until_offset, early.stop) == (4, None)
    assert early.early is not None
    (stop,) = early.stops
    assert (early.early.until_offset, stop.code, stop.how) == (2, "bad-checksum", "by AMQP is disconnected")
    assert late == ConsumerView(0, 4)


def test_a_trailer_that_is_cut_off_in_an_older_segment_is_read_past(tmp_path: Path) -> None:
    """The next chunk is looked for after it, where the file has ended, and thus in the next segment. A 3.10.8 did so
    with a trailer that claimed a gigabyte; where not a byte is left of it, what serves AMQP before osiris 1.7 ends."""
    first, last = segment(FIRST, LAST), segment(FIRST, base=3)

    def view(name: str, cut: int, owner: str) -> ConsumerView:
        made = ahead(write_log(tmp_path / name, (0, first[0][:-cut], first[1]), (3, *last)), owner).consumers
        assert made is not None
        return made

    trailer = len(LAST.trailer)
    for owner in ("rabbitmq-3.10", "rabbitmq-4.0"):
        assert view(f"some of {owner}", 1, owner) == ConsumerView(0, 5)
        torn = view(f"data of {owner}", trailer + 1, owner)
        assert torn.stop is not None
        assert (torn.until_offset, torn.stop.code) == (2, "torn")
    assert view("nothing, and 1.8", trailer, "rabbitmq-4.0") == ConsumerView(0, 5)
    none = view("nothing, and 1.3", trailer, "rabbitmq-3.10")
    assert (none.until_offset, none.stop) == (5, None)
    assert none.early is not None
    (stop,) = none.stops
    assert (none.early.until_offset, stop.reason) == (2, "the file ends before the trailer of chunk 2")
    assert stop.how == "by AMQP is disconnected"


def test_releases_differ_on_an_index_without_its_segment(tmp_path: Path) -> None:
    first, second = segment(FIRST), segment(LAST, base=2)
    folder = write_log(tmp_path / "log", (0, *first), (2, *second))
    (folder / "00000000000000000002.segment").unlink()
    old, new = ahead(folder, "osiris-1.3"), ahead(folder)
    assert old.crash is not None
    assert "missing_file" in old.crash.reason
    assert new.crash is None
    assert fates(new)["00000000000000000002.index"] == (Fate.DELETED, None, 0)


def test_a_release_before_filters_does_not_find_the_data_after_one(tmp_path: Path) -> None:
    content, index = segment(FIRST, plain(b"three", filter=b"\x80" + bytes(15)))
    folder = write_log(tmp_path / "log", (0, content, index))
    assert ahead(folder).next_offset == 3
    assert ahead(folder, "osiris-1.3").next_offset == 2


def test_zeros_in_the_place_of_a_cut_trailer_set_a_sequence_back(tmp_path: Path) -> None:
    content, index = segment(FIRST, LAST)
    made = ahead(write_log(tmp_path / "log", (0, content[:-2], index)))
    assert fates(made)["00000000000000000000.segment"] == (Fate.EXTENDED, len(content), 0)
    assert {(f.code, f.severity) for f in made.findings()} == {("torn", "warning")}
    assert made.crash is None


def test_a_false_trailer_length_of_gigabytes_is_not_read(tmp_path: Path) -> None:
    content, index = segment(FIRST)
    at = content.index(bytes((0, 0, 0, 0)), 8 + 40)
    grown = content[:at] + b"\xff\0\0\0" + content[at + 4 :]
    made = ahead(write_log(tmp_path / "log", (0, grown, index)))
    assert fates(made)["00000000000000000000.segment"][0] is Fate.EXTENDED
    assert any("replay of tracking" in text for text in made.unknown)


def test_an_epoch_that_runs_ahead_of_the_writers_ends_the_start(tmp_path: Path) -> None:
    content, index = segment(FIRST)
    late = segment(NewChunk(FIRST.entries, epoch=9))[0]
    made = ahead(write_log(tmp_path / "log", (0, late, index)))
    assert len(late) == len(content)
    assert made.crash is not None
    assert "invalid_epoch" in made.crash.reason
    assert made.unknown


def test_a_changed_id_of_the_last_chunk_moves_the_next_offset(tmp_path: Path) -> None:
    content, index = segment(FIRST, LAST)
    at = positions(FIRST)[1]
    changed = content[:at] + chunk(LAST, 70)
    made = ahead(write_log(tmp_path / "log", (0, changed, index)))
    assert made.next_offset == 71
    assert [(f.code, f.severity) for f in made.findings()] == [("bad-order", "error"), ("gap", "error")]


def test_an_index_alone_in_the_middle_is_left_and_told(tmp_path: Path) -> None:
    folder = write_log(
        tmp_path / "log", (0, *segment(FIRST)), (2, *segment(LAST, base=2)), (3, *segment(FIRST, base=3))
    )
    (folder / "00000000000000000002.segment").unlink()
    made = ahead(folder)
    assert [(f.code, Path(f.path).name) for f in made.findings()] == [
        ("missing-segment", "00000000000000000002.index"),
        ("gap", "00000000000000000000.segment"),
    ]
    assert fates(made)["00000000000000000002.index"][0] is Fate.KEPT


@pytest.mark.parametrize(
    ("owner", "why"),
    [
        ("rabbitmq-3.10", "the index lists no valid chunk (badmatch)"),
        ("rabbitmq-4.0", None),
        ("rabbitmq-4.2", None),
    ],
)
def test_a_coordinator_stumbles_over_an_index_alone_in_the_middle(owner: str, why: str | None, tmp_path: Path) -> None:
    """It asks every index for its epochs, up to the first that lists nothing; later ones look at pairs only."""
    folder = write_log(
        tmp_path / "log", (0, *segment(FIRST)), (2, *segment(LAST, base=2)), (3, *segment(FIRST, base=3))
    )
    (folder / "00000000000000000002.segment").unlink()
    crash = ahead(folder, owner).crash
    assert (crash is None) == (why is None)
    if crash is not None:
        assert crash.reason.endswith(f"every 5 s for ever: {why}")
        assert Path(crash.path).name == "00000000000000000002.index"


def test_nothing_is_written(tmp_path: Path) -> None:
    content, index = segment(FIRST, LAST)
    folder = write_log(tmp_path / "log", (0, content, index[:-29]))
    before = {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in folder.iterdir()}
    ahead(folder)
    assert {path.name: (path.read_bytes(), path.stat().st_mtime_ns) for path in folder.iterdir()} == before


@pytest.mark.parametrize(
    ("end", "code", "why"),
    [
        (lambda index: index + index[-29:-9], "torn", "it ends with a piece of a record"),
        (lambda index: index + bytes(29), "index-ahead", "1 record at its end point at no chunk"),
        (lambda index: index + bytes(58 + 7), "index-ahead", "2 records at its end point at no chunk"),
        (lambda index: index[:5], "torn", "it is shorter than its header"),
    ],
)
def test_what_an_index_is_cut_or_filled_up_for_is_said(
    end: Callable[[bytes], bytes], code: str, why: str, tmp_path: Path
) -> None:
    content, index = segment(FIRST, LAST)
    made = ahead(write_log(tmp_path / "log", (0, content, end(index))), "osiris-1.3")
    (fate,) = (file for file in made.files if file.path.endswith(".index"))
    assert (fate.code, fate.reason[: len(why)]) == (code, why)


@pytest.mark.parametrize(("size", "code"), [(8, None), (0, "torn"), (20, "torn"), (48, "torn")])
def test_a_last_segment_without_room_for_a_chunk_goes(size: int, code: str | None, tmp_path: Path) -> None:
    """One of 8 bytes was just begun, and nothing is wrong with it."""
    folder = write_log(tmp_path / "log", (0, *segment(FIRST)), (2, *segment(LAST, base=2)))
    last = folder / "00000000000000000002.segment"
    last.write_bytes(last.read_bytes()[:size])
    made = ahead(folder, "osiris-1.10")
    (fate,) = (file for file in made.files if file.path.endswith("2.segment"))
    assert (fate.fate, fate.code, made.next_offset) == (Fate.DELETED, code, 2)


@pytest.mark.parametrize("kind", [3, 7, 255])
def test_a_chunk_of_an_unknown_type_is_valid_for_the_start_and_ends_it(kind: int, tmp_path: Path) -> None:
    content, index = segment(FIRST, LAST)
    at = positions(FIRST)[1] + 1
    made = ahead(write_log(tmp_path / "log", (0, content[:at] + bytes([kind]) + content[at + 1 :], index)))
    assert made.crash is not None
    assert (made.crash.position, made.crash.reason) == (at - 1, "the chunk is of an unknown type (case_clause)")
    assert {file.fate for file in made.files} == {Fate.KEPT}


@pytest.mark.parametrize(("size", "again"), [(0, True), (5, True), (8, False), (20, False)])
def test_the_header_of_an_only_segment_is_written_again_where_it_is_not_all_there(
    size: int, again: bool, tmp_path: Path
) -> None:
    content, index = segment(FIRST)
    made = ahead(write_log(tmp_path / "log", (0, content[:size], index[:8])), "osiris-1.3")
    (fate,) = (file for file in made.files if file.is_segment)
    assert (fate.fate is Fate.EXTENDED, fate.bytes_after) == (again, max(size, 8))
    assert fate.reason.endswith("its header is written again") == again


def test_a_start_takes_tracking_over_until_a_snapshot_replaces_it(tmp_path: Path) -> None:
    chunks = [LAST, NewChunk([simple(offset(b"stored", 1))], kind=DELTA)]
    with_snapshot = [*chunks, NewChunk([simple(offset(b"snapped", 2))], kind=SNAPSHOT)]

    def held(name: str, made: list[NewChunk]) -> tuple[set[bytes], set[bytes]]:
        folder = write_log(tmp_path / name, (0, *segment(*made)))
        tracking = module.started(module.RELEASES["rabbitmq-3.10"], list_directory(str(folder))).tracking
        assert tracking is not None
        return set(tracking.sequences), set(tracking.offsets)

    assert held("delta", chunks) == ({b"writer"}, {b"stored"})
    assert held("snapshot", with_snapshot) == (set(), {b"snapped"})


@pytest.mark.parametrize(
    ("damage", "code"), [("data", "bad-checksum"), ("magic", "bad-magic"), ("none", "index-behind")]
)
def test_a_cut_says_what_is_wrong_where_it_is_cut(damage: str, code: str, tmp_path: Path) -> None:
    content, index = segment(FIRST, LAST)
    at = positions(FIRST)[1]
    spoiled = bytearray(content)
    if damage != "none":
        spoiled[at + {"data": 52, "magic": 0}[damage]] ^= 0x41
    made = ahead(write_log(tmp_path / "log", (0, bytes(spoiled), index[:-29])))
    (fate,) = (file for file in made.files if file.is_segment)
    assert (fate.fate, fate.position, fate.code) == (Fate.TRUNCATED, at, code)


def test_nothing_is_said_of_what_comes_after_a_start_that_fails(tmp_path: Path) -> None:
    """The tracking that it would take over cannot be read; a segment after it has no index."""
    broken = plain(b"three", trailer=b"\x07")
    folder = write_log(tmp_path / "log", (0, *segment(FIRST, broken)), (3, segment(FIRST, base=3)[0], None))
    made = ahead(folder)
    assert made.crash is not None
    assert "cannot be read as tracking" in made.crash.reason
    assert made.hazards == ()
