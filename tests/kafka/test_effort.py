"""What reading a partition costs grows with its bytes, whatever they are: zeros of a preallocated segment, bytes that
are nothing, and batches of many records of which one number is wrong."""

from __future__ import annotations

import struct
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import cramjam
import pytest

import segspec
from segspec.core.limits import DEFAULT_LIMITS
from segspec.frames.checksums import crc32c
from segspec.frames.frame_parsers import LogParsers
from segspec.frames.lane_rows import LaneRows
from segspec.frames.lane_unpacking import Unpacking
from segspec.frames.making import SoundFrames
from segspec.library.follow import Follower
from segspec.reading.seek import Seeker
from segspec.reading.walk import WalkedLog
from segspec.storage.compression import MAGIC as XERIAL
from segspec.storage.source import Lead, Source
from segspec_kafka import FORMAT
from tests.cli.conftest import Run
from tests.cli.conftest import segspec as program
from tests.formats.test_linear_effort import Grammar, check
from tests.helpers.effort import counted
from tests.helpers.sweeps import each_once
from tests.helpers.verbs import READERS

__all__ = ["program"]

NAME = f"{0:020}.log"
TIME = 1_700_000_000_000
PACKED: dict[str, tuple[int, Callable[[bytes], bytes]]] = {
    "none": (0, bytes),
    "gzip": (1, lambda content: bytes(cramjam.gzip.compress(content))),
    "snappy": (2, lambda content: _xerial(bytes(cramjam.snappy.compress_raw(content)))),
    "lz4": (3, lambda content: bytes(cramjam.lz4.compress(content))),
    "zstd": (4, lambda content: bytes(cramjam.zstd.compress(content))),
}
WRONGLY: dict[str, tuple[int, Callable[[bytes], bytes]]] = {"unknown": (5, bytes), "not zstd": (4, bytes)}
"""What states a codec that packs nothing so."""


def _xerial(block: bytes) -> bytes:
    return XERIAL + struct.pack(">iii", 1, 1, len(block)) + block


def varint(number: int) -> bytes:
    zigzag, made = number << 1 ^ number >> 63, bytearray()
    while zigzag > 127:
        made.append(zigzag & 127 | 128)
        zigzag >>= 7
    return bytes(made) + bytes([zigzag])


def batch(
    base: int, count: int, codec: str = "none", *, more: int = 0, last: int | None = None, newest: int = TIME
) -> bytes:
    """A batch of small records; `more` is what its count is wrong by."""
    body = bytearray()
    for number in range(count):
        record = b"\0" + varint(0) + varint(number) + varint(-1) + varint(8) + b"%08d" % (base + number) + varint(0)
        body += varint(len(record)) + record
    flags, pack = (PACKED | WRONGLY)[codec]
    last = count - 1 if last is None else last
    rest = struct.pack(">hiqqqhii", flags, last, TIME, newest, -1, -1, -1, count + more) + pack(bytes(body))
    return struct.pack(">qiib", base, 9 + len(rest), 0, 2) + struct.pack(">I", crc32c(rest)) + rest


def partition(folder: Path, content: bytes) -> Path:
    log = folder / "topic-0"
    log.mkdir()
    (log / NAME).write_bytes(content)
    return log


def found_in(log: Path) -> list[segspec.Finding]:
    """What is wrong with the segment itself, which has no indexes."""
    return [each for each in segspec.open(log).verify() if each.code != "missing-index"]


def offsets(log: Path) -> list[int | None]:
    return [each.offset for each in segspec.open(log).records(on_damage="skip", report=lambda _: None)]


SOUND = b"".join(batch(20 * number, 20) for number in range(10))
PREALLOCATED = 1 << 30


@pytest.mark.parametrize("verb", READERS)
def test_the_zeros_of_a_preallocated_segment_are_not_looked_at(verb: str, tmp_path: Path) -> None:
    log = partition(tmp_path, SOUND)
    with (log / NAME).open("r+b") as file:
        file.truncate(PREALLOCATED)
    with counted() as effort, suppress(segspec.SegspecError):
        READERS[verb](log, tmp_path / "out")
    assert effort.looked_at < PREALLOCATED // 16, effort
    assert effort.objects < 10_000


def test_a_preallocated_segment_has_its_records_and_says_where_zeros_begin(tmp_path: Path) -> None:
    log = partition(tmp_path, SOUND)
    with (log / NAME).open("r+b") as file:
        file.truncate(PREALLOCATED)
    assert segspec.open(log).info()["records"] == 200
    (found,) = found_in(log)
    assert (found.code, found.position, found.bytes) == ("zeroed", len(SOUND), PREALLOCATED - len(SOUND))


def test_batches_after_a_hole_are_found(tmp_path: Path) -> None:
    log = partition(tmp_path, SOUND)
    with (log / NAME).open("r+b") as file:
        file.seek(PREALLOCATED)
        file.write(batch(200, 20) + batch(220, 20))
    with counted() as effort:
        given = offsets(log)
    assert given == list(range(240))
    assert effort.looked_at < PREALLOCATED // 16, effort


def wide(base: int, size: int) -> bytes:
    """A batch of one record of about `size` bytes."""
    record = b"\0" + varint(0) + varint(0) + varint(-1) + varint(size) + b"x" * size + varint(0)
    rest = struct.pack(">hiqqqhii", 0, 0, TIME, TIME, -1, -1, -1, 1) + varint(len(record)) + record
    return struct.pack(">qiib", base, 9 + len(rest), 0, 2) + struct.pack(">I", crc32c(rest)) + rest


@pytest.mark.parametrize("verb", ["info", "verify", "dump"])
def test_a_time_that_looks_like_the_length_of_a_huge_message_has_no_parser_read_it(
    verb: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last offset and the first half of a time are the head of a message of 26 MB, of magic 1 since the other half
    of that time says so."""
    wrong = [flipped(batch(100 * each, 100), 9) for each in range(40)]
    log = partition(tmp_path, b"".join(wrong) + b"".join(wide(9_000 + each, 1 << 20) for each in range(30)))
    parsed, before = list[int](), LogParsers.parse

    def parse(self: LogParsers, kind: Any, io: Any, position: int, *params: Any) -> tuple[Any, int]:
        parsed.append(position)
        return before(self, kind, io, position, *params)

    monkeypatch.setattr(LogParsers, "parse", parse)
    READERS[verb](log, tmp_path / "out")
    assert len(parsed) < 10, len(parsed)
    assert offsets(log) == list(range(9_000, 9_030))


FILLERS = {"ff": b"\xff", "01": b"\1", "pairs": b"\0\1", "a length in turns": b"\0\0\0\x40", "text": b"lorem ipsum "}


@pytest.mark.parametrize("filler", FILLERS)
def test_bytes_that_are_nothing_cost_as_much_as_they_are(filler: str) -> None:
    pattern = FILLERS[filler]
    check(Grammar(NAME, b"", {}), SOUND + pattern * (100_000 // len(pattern)) + batch(200, 20), tuple(READERS))


BATCHES, MANY, RECORDS = 6, 20, 2_000
WRONG: dict[str, dict[str, int]] = {
    "one more": {"more": 1},
    "one fewer": {"more": -1},
    "many more": {"more": 1_000_000},
    "hardly any": {"more": -1_999},
    "last offset": {"last": 1_990},
    "greatest time": {"newest": TIME - 1},
}


@pytest.mark.parametrize(("wrong", "codec"), each_once(WRONG, PACKED))
def test_a_wrong_number_of_each_batch_costs_about_what_sound_batches_cost(
    wrong: str, codec: str, tmp_path: Path
) -> None:
    """Objects of parsers are counted, and processor time with a wide margin: each record parsed as a structure took
    twenty times the time."""
    spent: dict[str, float] = {}
    for name, numbers in (("sound", {}), ("wrong", WRONG[wrong])):
        content = b"".join(batch(RECORDS * each, RECORDS, codec, **numbers) for each in range(BATCHES))
        (tmp_path / name).mkdir()
        log = partition(tmp_path / name, content)
        begun = time.process_time()
        with counted() as effort:
            findings = found_in(log)
        spent[name] = time.process_time() - begun
        assert effort.objects < 100 * BATCHES, (name, effort)
    assert spent["wrong"] < 3 * spent["sound"] + 1, spent
    assert len(findings) == BATCHES


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many records were made as objects, each time that some were: one takes a hundred times what it takes in a
    column."""
    counts: list[int] = []
    before = LaneRows._objects

    def objects(self: LaneRows, first: int, end: int) -> list[segspec.Record]:
        counts.append(end - first)
        return before(self, first, end)

    monkeypatch.setattr(LaneRows, "_objects", objects)
    return counts


@pytest.mark.parametrize(
    ("wrong", "verb", "codec"),
    each_once(
        ["one more", "hardly any", "greatest time", "every other one"],
        ["info", "verify", "recover", "arrow"],
        ["none", "zstd"],
    ),
)
def test_records_of_batches_with_a_wrong_number_stay_in_columns(
    wrong: str, verb: str, codec: str, made: list[int], tmp_path: Path
) -> None:
    numbers = [WRONG.get(wrong, {"more": each % 2}) for each in range(MANY)]
    content = b"".join(batch(RECORDS * each, RECORDS, codec, **of) for each, of in enumerate(numbers))
    log = partition(tmp_path, content)
    READERS[verb](log, tmp_path / "out")
    # A copy begins with a frame or two that are looked at by themselves, and are compared record by record.
    assert sum(made) <= (6 * RECORDS if verb == "recover" else 0)
    if verb == "recover":
        assert offsets(tmp_path / "out") == list(range(MANY * RECORDS))


@pytest.mark.parametrize(
    ("verb", "wrong"),
    each_once(["info", "verify", "dump", "recover"], ["one more", "one fewer", "greatest time", "every other one"]),
)
def test_small_batches_with_a_wrong_number_are_not_parsed_one_by_one(wrong: str, verb: str, tmp_path: Path) -> None:
    numbers = [WRONG.get(wrong, {"more": each % 2}) for each in range(500)]
    log = partition(tmp_path, b"".join(batch(10 * each, 10, **of) for each, of in enumerate(numbers)))
    with counted() as effort:
        READERS[verb](log, tmp_path / "out")
    # Each batch is about ten objects.
    assert effort.objects < 10 * 50, effort
    if verb == "recover":
        assert offsets(tmp_path / "out") == list(range(5_000))


REFUSED: dict[str, Callable[[int], bytes]] = {
    "count": lambda base: batch(base, 10, more=1_000_000),
    "last offset too small": lambda base: batch(base, 10, last=8),
    "last offset too large": lambda base: batch(base, 10, last=10),
    "checksum": lambda base: flipped(batch(base, 10), 20),
    "length": lambda base: flipped(batch(base, 10), 11),
    "greater length": lambda base: flipped(batch(base, 10), 10),
    "no codec": lambda base: batch(base, 10, "unknown"),
    "another codec": lambda base: batch(base, 10, "not zstd"),
    "base offset": lambda base: flipped(batch(base, 10), 5),
}


def flipped(content: bytes, at: int) -> bytes:
    return content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :]


@pytest.mark.parametrize(("wrong", "every", "verb"), each_once(REFUSED, [1, 2], ["info", "verify", "dump", "recover"]))
def test_small_batches_that_are_refused_are_not_parsed_one_by_one(
    wrong: str, every: int, verb: str, tmp_path: Path
) -> None:
    """Each takes a finding and a search for the next one, and no structure."""
    batches = [batch(10 * each, 10) if each % every else REFUSED[wrong](10 * each) for each in range(500)]
    log = partition(tmp_path, b"".join(batches))
    with counted() as effort, suppress(segspec.SegspecError):
        READERS[verb](log, tmp_path / "out")
    # A copy looks at each batch after a gap by itself, since a segment may begin with it.
    assert effort.objects < 500 * (4 if verb == "recover" else 1), effort


@pytest.mark.parametrize("wrong", ["checksum", "last offset too small", "no codec", "another codec"])
def test_batches_between_refused_ones_are_given(wrong: str, tmp_path: Path) -> None:
    batches = [batch(10 * each, 10) if each % 2 else REFUSED[wrong](10 * each) for each in range(50)]
    log = partition(tmp_path, b"".join(batches))
    assert offsets(log) == [10 * each + place for each in range(1, 50, 2) for place in range(10)]
    found = found_in(log)
    assert len({(each.code, each.field) for each in found}) == 1
    assert [each.position for each in found] == [sum(map(len, batches[:each])) for each in range(0, 50, 2)]
    assert [each.bytes for each in found] == [len(each) for each in batches[::2]]


def test_under_fail_the_batches_before_one_with_a_wrong_count_are_given(tmp_path: Path) -> None:
    odd = {7: 1, 8: -1, 30: 1}
    log = partition(tmp_path, b"".join(batch(10 * each, 10, more=odd.get(each, 0)) for each in range(50)))
    given: list[int | None] = []
    records = segspec.open(log).records(on_damage="fail")
    with pytest.raises(segspec.SegspecError, match="is 11, and 10 records are there"):
        given.extend(record.offset for record in records)
    assert given == list(range(70))
    assert [(each.code, each.actual) for each in found_in(log)] == [("bad-count", "10")] * 3


def test_the_columns_of_batches_with_a_wrong_number_are_those_of_sound_ones(tmp_path: Path) -> None:
    tables = []
    for name, numbers in (("sound", {}), ("wrong", WRONG["one more"])):
        (tmp_path / name).mkdir()
        content = b"".join(batch(RECORDS * each, RECORDS, "lz4", **numbers) for each in range(BATCHES))
        log = segspec.open(partition(tmp_path / name, content))
        tables.append(log.arrow(["offset", "timestamp", "value"], on_damage="skip", report=lambda _: None).read_all())
    assert tables[0].num_rows == BATCHES * RECORDS
    assert tables[0].equals(tables[1])


def last(log: Path, count: int) -> list[int | None]:
    place = Seeker(FORMAT, segspec.open(log).segments, DEFAULT_LIMITS).find_last(count, deleted=False)
    followed = Follower(segspec.open(log), report=pytest.fail, start=place)
    given = [record.offset for record in deque(followed.read(count), maxlen=count)]
    followed.close()
    return given


@pytest.mark.parametrize("codec", ["none", "gzip"])
def test_the_last_records_of_one_large_batch_are_made_without_the_others(
    codec: str, made: list[int], tmp_path: Path
) -> None:
    log = partition(tmp_path, batch(0, 200_000, codec))
    assert last(log, 3) == [199_997, 199_998, 199_999]
    assert sum(made) <= 100


def test_batches_before_the_last_records_are_not_unpacked(
    made: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpacked: list[int] = []
    before = Unpacking.unpack

    def unpack(self: Unpacking, found: SoundFrames) -> Any:
        room = before(self, found)
        unpacked.append(found.rows)
        return room

    monkeypatch.setattr(Unpacking, "unpack", unpack)
    log = partition(tmp_path, b"".join(batch(RECORDS * each, RECORDS, "zstd") for each in range(50)))
    assert last(log, 3) == [50 * RECORDS - 3, 50 * RECORDS - 2, 50 * RECORDS - 1]
    assert sum(unpacked) <= 3 * RECORDS
    assert sum(made) <= 3 * RECORDS


def test_a_last_batch_that_states_too_many_records_has_the_ones_before_looked_at(tmp_path: Path, program: Run) -> None:
    log = partition(tmp_path, batch(0, 500, "zstd") + batch(500, 2, "zstd", more=300))
    done = program("tail", "-n", "5", log, "--output", "json")
    assert [int(row["offset"]) for row in done.json] == [497, 498, 499, 500, 501]


@pytest.mark.parametrize(("codec", "more"), each_once(PACKED, [1, -1, -1_999, 1_000_000]))
def test_a_batch_with_a_wrong_count_gives_all_of_its_records(more: int, codec: str, tmp_path: Path) -> None:
    log = partition(tmp_path, b"".join(batch(RECORDS * each, RECORDS, codec, more=more) for each in range(2)))
    assert offsets(log) == list(range(2 * RECORDS))
    found = found_in(log)
    assert [(each.code, each.expected, each.actual) for each in found] == [
        ("bad-count", str(RECORDS + more), str(RECORDS))
    ] * 2


def test_of_a_batch_that_states_too_small_a_last_offset_it_is_said_which_record_is_too_large(tmp_path: Path) -> None:
    (found,) = found_in(partition(tmp_path, batch(0, RECORDS, "gzip", last=1_990)))
    assert found.code == "bad-order"
    assert "record 1992 of the frame has the number 1991" in found.message
    assert (found.expected, found.actual) == ("from 1991 to 1990", "1991")


def test_the_search_for_a_batch_is_led_by_one_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A search for any of several bytes takes ten times as long: the file is so large that a batch's length may begin
    with any of three, but numbers begin with a zero."""
    leads, before = list[Lead | None](), Source.places

    def places(self: Source, *given: Any, **named: Any) -> Any:
        leads.append(named.get("lead"))
        return before(self, *given, **named)

    monkeypatch.setattr(Source, "places", places)
    log = partition(tmp_path, flipped(batch(0, 20), 11) + batch(20, 20))
    with (log / NAME).open("r+b") as file:
        file.truncate(40 << 20)
    assert offsets(log) == list(range(20, 40))
    assert leads
    assert all(lead is not None and lead.values == b"\0" for lead in leads), leads


@pytest.mark.parametrize("place", [11, 20, -1])
def test_verify_reads_a_partition_of_wrong_checksums_once(
    place: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Companions of the log are compared with what was read on the way."""
    wrong = [flipped(batch(20 * each, 20), place % len(batch(0, 20))) for each in range(10)]
    log = partition(tmp_path, SOUND[: len(SOUND) // 2] + b"".join(wrong))
    (log / "leader-epoch-checkpoint").write_text("0\n0\n")
    monkeypatch.setattr(WalkedLog, "frames", lambda *_: pytest.fail("the log is read again"))
    assert found_in(log)
