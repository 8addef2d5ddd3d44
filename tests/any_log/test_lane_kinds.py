"""Kinds of declared logs by their runs: the same records, the same findings and the same tables as the explaining
reader gives, at every prefix, for flipped bits, and for what real programs leave in files."""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.core.stretch import EACH_FRAME, Level, Wanted
from segspec.formats import declared
from segspec.formats.contract.descriptor import Format
from segspec.frames.checksums import DIGESTS, algorithm, algorithms
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import from_bytes
from tests.any_log.conftest import Database, Stream, database
from tests.any_log.reading import SPECS, Read, format_of, jetstream, leveldb, read, wal
from tests.any_log.test_declarations import SIZES, UNKEYED, segment, spec
from tests.any_log.test_sqlite_wal import begun_anew, resummed
from tests.any_log.walked import frames_of
from tests.helpers.hostile import flipped
from tests.helpers.sweeps import some

pytestmark = pytest.mark.node

RECORDS = Wanted(records=True)
HEADER, FRAME = 32, 24 + 512
HEAD = b"LINKS" + (0xA1B2C3D4 << 8).to_bytes(8, "big") + b"\0\7\2" + b"\x12\x34"
RED, BLUE, WHITE = 1, 2, 9


def agree(format: Format, content: bytes, path: str, policies: tuple[str, ...] = ("stop", "skip")) -> Read:
    """Holds what the runs give against what the reader does; returns what the runs gave."""
    for policy in policies:
        slow, fast = read(format, content, path, policy), read(format, content, path, policy, RECORDS)
        assert fast[:3] == slow[:3]
        told, by_runs = (tables(format, content, path, policy, wanted) for wanted in (None, EACH_FRAME))
        assert by_runs == told
    return fast


def tables(format: Format, content: bytes, path: str, policy: str, wanted: Wanted | None) -> list[tuple[Any, ...]]:
    """What is told of each frame."""
    segment, found = SegmentFile(path), list[tuple[Any, ...]]()
    reader = format.reader(from_bytes(content, path), segment, DEFAULT_LIMITS)
    summary, scanner = SegmentSummary(segment, len(content)), format.scanner_for(reader, wanted)
    for step in walk(reader, summary, on_damage=OnDamage(policy), level=Level.CHECKSUMS, scanner=scanner):
        found += frames_of(step)
    return found


def flips(content: bytes, step: int = 1) -> Iterator[bytes]:
    for at in range(0, len(content), step):
        yield flipped(content, at, 1 << at % 8)


# SQLite


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A log of few frames."""
    return database(tmp_path_factory.mktemp("short"), three_tables).wal


def three_tables(connection: sqlite3.Connection) -> None:
    for name in "tuv":
        connection.execute(f"create table {name}(a)")
        connection.commit()


@pytest.mark.parametrize("order", ["little", "big"])
def test_a_write_ahead_log_is_one_stretch(lane: str, sqlite: Database, order: str) -> None:
    fast = agree(wal(), resummed(sqlite.wal, order), "x.db-wal")
    assert (fast.stretches, len(fast.records)) == (1, (len(sqlite.wal) - HEADER) // FRAME)


def test_every_prefix_of_a_write_ahead_log(lane: str, short: bytes) -> None:
    assert len(short) > HEADER + 2 * FRAME
    for size in some(range(0, len(short), 13), 16):
        agree(wal(), short[:size], "x.db-wal", ("stop",))


def test_flipped_bits_of_a_write_ahead_log(lane: str, short: bytes) -> None:
    for damaged in some(flips(short, 11), 16):
        agree(wal(), damaged, "x.db-wal", ("skip",))


def test_frames_that_were_left_from_before_are_not_read(lane: str, tmp_path: Path) -> None:
    made = database(tmp_path, begun_anew)
    fast = agree(wal(), made.wal, "x.db-wal")
    assert (fast.stretches, fast.codes) == (1, ["trailing-bytes"])
    for at in (HEADER + 8, len(made.wal) // FRAME // 2 * FRAME + HEADER + 9, len(made.wal) - FRAME + 10):
        damaged = flipped(made.wal, at, 0x40)
        agree(wal(), damaged, "x.db-wal")


def test_the_next_frame_is_read_after_those_that_were_passed_over(lane: str, sqlite: Database) -> None:
    """The last frame is left to the reader, which knows by the runs what its checksum goes on from."""
    format, path = wal(), "x.db-wal"
    last = len(sqlite.wal) - FRAME
    reader = format.reader(from_bytes(sqlite.wal, path), SegmentFile(path), DEFAULT_LIMITS)
    scanner = format.scanner_for(reader, RECORDS._replace(stop=last))
    summary = SegmentSummary(SegmentFile(path), len(sqlite.wal))
    steps = list(walk(reader, summary, on_damage=OnDamage.STOP, scanner=scanner))
    assert [step.frame is not None and step.frame.position for step in steps][-1] == last
    assert [finding for step in steps for finding in step.findings] == []
    assert sum(len(step.records) for step in steps) == (len(sqlite.wal) - HEADER) // FRAME


# records in pieces over blocks


def crc16(content: bytes, seed: int) -> int:
    found = algorithm("crc16")
    assert found is not None
    made = found.compute(content, seed, False, b"")
    assert isinstance(made, int)
    return made


class Links:
    """Writes links: each in as many pieces as its blocks ask for."""

    def __init__(self) -> None:
        self.content, self._sum = bytearray(HEAD), 0x1234

    def add(self, body: bytes, colour: int = BLUE, note: bytes = b"ab") -> Links:
        has_begun = False
        while True:
            left = 64 - len(self.content) % 64
            if left < 19:
                self.content += bytes(left)
                continue
            note = note if colour == RED else b""
            room = max(left - 19 - len(note), 0)
            part, body = body[:room], body[room:]
            piece = (3 if has_begun else 0) if not body else (2 if has_begun else 1)
            told = b"\0\7" + HEAD[5:13] + bytes([len(part), piece]) + (77).to_bytes(4, "big") + bytes([colour])
            self._sum = crc16(told + note + part, self._sum)
            self.content += self._sum.to_bytes(2, "big") + told + note + part
            has_begun = True
            if not body:
                return self


def links() -> bytes:
    made = Links().add(b"one").add(b"two" * 30).add(b"", WHITE).add(b"four", RED).add(b"five" * 15, RED).add(b"")
    return bytes(made.add(b"x" * 26).add(b"end" * 20, WHITE).add(b"last").content)


def test_links_are_one_stretch(lane: str) -> None:
    fast = agree(format_of("chained.ksy"), links(), "a.links")
    assert (fast.stretches, fast.findings) == (1, [])
    assert [record[0] for record in fast.records] == [*range(5, 12)]
    assert [record[3] for record in fast.records][1] == b"two" * 30


def test_every_prefix_of_links(lane: str) -> None:
    content = links()
    for size in range(0, len(content), 8):
        agree(format_of("chained.ksy"), content[:size], "a.links", ("stop",))


def test_flipped_bits_of_links(lane: str) -> None:
    for damaged in flips(links(), 9):
        agree(format_of("chained.ksy"), damaged, "a.links", ("skip",))


@given(
    made=st.lists(st.tuples(st.binary(max_size=150), st.sampled_from([RED, BLUE, WHITE, 3])), max_size=8),
    cut=st.integers(0, 90),
    flip=st.none() | st.integers(0, 1 << 14),
)
def test_any_links(lane: str, made: list[tuple[bytes, int]], cut: int, flip: int | None) -> None:
    writer = Links()
    for body, colour in made:
        writer.add(body, colour)
    content = writer.content[: len(writer.content) - cut]
    if flip is not None and content:
        content[flip // 8 % len(content)] ^= 1 << flip % 8
    agree(format_of("chained.ksy"), bytes(content), "a.links")


# LevelDB


@pytest.fixture(scope="module")
def small_blocks(tmp_path_factory: pytest.TempPathFactory) -> Format:
    """LevelDB's log, but with blocks of 64 bytes."""
    text = (SPECS / "leveldb_log.ksy").read_text(encoding="utf-8").replace("32768", "64")
    path = tmp_path_factory.mktemp("small") / "leveldb_log.ksy"
    path.write_text(text, encoding="utf-8")
    return declared.load(path)


def batches(*sizes: int, block: int = 64) -> bytes:
    """A log of batches of one change each, as LevelDB writes it."""
    found, made = algorithm("crc32c-masked"), bytearray()
    assert found is not None
    for number, size in enumerate(sizes, 1):
        body, has_begun = number.to_bytes(8, "little") + b"\1\0\0\0" + b"v" * size, False
        while body or not has_begun:
            left = block - len(made) % block
            if left < 7:
                made += bytes(left)
                left = block
            part, body = body[: left - 7], body[left - 7 :]
            kind = (4 if has_begun else 1) if not body else (3 if has_begun else 2)
            computed = found.compute(bytes([kind]) + part, 0, False, b"")
            assert isinstance(computed, int)
            made += computed.to_bytes(4, "little") + len(part).to_bytes(2, "little") + bytes([kind]) + part
            has_begun = True
    return bytes(made)


def test_batches_are_one_stretch(lane: str, small_blocks: Format) -> None:
    sizes = [*range(0, 200, 7), *range(30, 50)]
    fast = agree(small_blocks, batches(*sizes), "000003.log")
    assert (fast.stretches, fast.findings) == (1, [])
    assert [len(record[3]) - 12 for record in fast.records] == sizes
    large = agree(leveldb(), batches(*range(0, 60000, 9999), block=32768), "000003.log")
    assert (large.stretches > 0, len(large.records)) == (True, 7)


def test_every_prefix_of_batches(lane: str, small_blocks: Format) -> None:
    content = batches(0, 150, 30, 34, 1, 60)
    for size in range(0, len(content), 8):
        agree(small_blocks, content[:size], "000003.log", ("skip",))


def test_flipped_bits_of_batches(lane: str, small_blocks: Format) -> None:
    for damaged in flips(batches(0, 150, 30, 34, 1, 60), 3):
        agree(small_blocks, damaged, "000003.log", ("skip",))


# JetStream


def test_messages_are_one_stretch(lane: str, stream: Stream) -> None:
    path = stream.blocks / "1.blk"
    fast = agree(jetstream(), path.read_bytes(), str(path))
    assert (fast.stretches > 0, len(fast.records)) == (True, len(stream.messages))


def test_prefixes_and_flipped_bits_of_messages(lane: str, stream: Stream) -> None:
    path = stream.blocks / "1.blk"
    content = path.read_bytes()[:600]
    for size in some(range(0, len(content), 9), 25):
        agree(jetstream(), content[:size], str(path), ("stop",))
    for damaged in some(flips(content, 7), 30):
        agree(jetstream(), damaged, str(path), ("skip",))


def test_a_block_whose_key_is_another_one_is_not_sound(lane: str, stream: Stream) -> None:
    fast = agree(jetstream(), (stream.blocks / "1.blk").read_bytes(), "streams/other/msgs/1000.blk", ("skip",))
    assert (fast.records, set(fast.codes)) == ([], {"bad-checksum"})


# checksums


@pytest.mark.parametrize("name", [name for name in UNKEYED if name not in DIGESTS])
def test_every_checksum_of_the_subset_is_computed_by_runs(lane: str, tmp_path: Path, name: str) -> None:
    format, path = declared.load(spec(tmp_path, name)), "note-00000007.log"
    content = segment(name, range(7, 12))
    assert agree(format, content, path).stretches == 1
    for damaged in some(itertools.islice(flips(content, 5), 3, None), 6):
        agree(format, damaged, path, ("skip",))


@pytest.mark.parametrize("name", [name for name in algorithms() if (found := algorithm(name)) and found.goes_on])
def test_a_checksum_that_goes_on_is_that_of_all(name: str) -> None:
    found = algorithm(name)
    assert found is not None
    content = bytes(range(256)) * 9
    for at in range(0, len(content), 256):
        first = found.compute(content[:at], 0, True, b"")
        assert isinstance(first, int)
        assert found.compute(content[at:], first, True, b"") == found.compute(content, 0, True, b"")
    assert SIZES.get(name, 4) in (1, 2, 4, 8)
