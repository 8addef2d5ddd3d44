"""Writes the logs: valid ones, with headers, checksums and indexes, as each format's owner would write them.

Frames come from the builders that the tests have. `segspec verify` has nothing to say of the result; a test holds that.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from segspec.formats.mojo.layout import Variant
from segspec_ksy.durable_log_index_entry import DurableLogIndexEntry
from segspec_ksy.durable_log_record import DurableLogRecord
from segspec_ksy.mojo_pack_head import MojoPackHead
from segspec_ksy.osiris_chunk_header import OsirisChunkHeader
from segspec_ksy.osiris_index_record import OsirisIndexRecord
from segspec_ksy.tank_index_entry import TankIndexEntry
from tests.bench.any_spec.files import FILES, write_file
from tests.bench.blocks import Frames, Numbers, Stamp, fresh, write
from tests.bench.kafka.topics import DIFFERENT, write_topic
from tests.bench.kinds import Kind, LogFile
from tests.builders import durable_log, ffwd, mojo, osiris, tank

BLOCK_BYTES = 64 << 10
FRAME_RECORDS = 100
"""Records in a chunk, a bundle and a pack."""
SPARSE_BUNDLES = 8
"""TANK's index has an entry for a bundle every so often; ours for one in eight."""
FIRST_TIME = 1_700_000_000_000
WORDS = (
    "order",
    "placed",
    "paid",
    "shipped",
    "user",
    "basket",
    "checkout",
    "retry",
    "timeout",
    "region",
    "north",
    "south",
)


class Written(NamedTuple):
    """What a writer made: the segment's name, its records, and the bytes its blocks decompress to
    (0 where it counts the bytes of the file)."""

    name: str
    records: int
    content_bytes: int = 0


class Values:
    """Values of one length, all different, made of words and numbers: they compress as log lines do."""

    def __init__(self, length: int) -> None:
        self._length = length
        self._random = random.Random(length)

    def next(self) -> bytes:
        draw = self._random
        text = f'{{"id":{draw.randrange(10**9)},"at":{draw.random():.6f},"text":"'
        while len(text) < self._length:
            text += draw.choice(WORDS) + (f" {draw.randrange(10**6)} " if draw.random() < 0.3 else " ")
        return text[: self._length].encode()

    def some(self, count: int) -> list[bytes]:
        return [self.next() for _ in range(count)]


def generate(kind: Kind, size: int, folder: Path) -> LogFile:
    """Writes a log of about `size` content bytes (at least one block) into `folder`."""
    written = _WRITERS[kind.format](kind, size, folder)
    segment = folder / written.name
    file_bytes = segment.stat().st_size
    content = written.content_bytes or file_bytes
    return LogFile(kind, size, str(folder), str(segment), file_bytes, content, written.records)


def _blocks(size: int, block_bytes: int) -> int:
    return max(1, round(size / block_bytes))


def _frames_of(length: int) -> int:
    return max(1, BLOCK_BYTES // length)


def _same(numbers: Numbers, starts: Numbers) -> Numbers:
    return numbers


def _durable_log(kind: Kind, size: int, folder: Path) -> Written:
    values = Values(kind.value_bytes).some(_frames_of(kind.value_bytes + durable_log.LEN_HEADER))
    records = [durable_log.record(0, value) for value in values]
    frames = Frames(records, [Stamp("offset", "<u8", _same)], DurableLogRecord)
    blocks = _blocks(size, frames.size)
    name = durable_log.segment_name(0)
    with fresh(folder / name) as file:
        write(file, frames, blocks)
    entries = Frames(
        [durable_log.index([(0, 0)])] * len(records),
        [
            Stamp("offset", "<u8", _same),
            Stamp("ofs_record", "<u8", lambda numbers, _: numbers * len(records[0])),
        ],
        DurableLogIndexEntry,
    )
    with fresh((folder / name).with_suffix(".idx")) as file:
        write(file, entries, blocks)
    return Written(name, blocks * len(records))


def _osiris(kind: Kind, size: int, folder: Path) -> Written:
    values = Values(kind.value_bytes)
    made = [osiris.plain(*values.some(FRAME_RECORDS)) for _ in range(_frames_of(kind.value_bytes * FRAME_RECORDS))]
    chunks = [osiris.chunk(each, 0) for each in made]
    each_chunk = made[0].count()

    def chunk_id(numbers: Numbers, starts: Numbers) -> Numbers:
        return numbers * each_chunk

    def timestamp(numbers: Numbers, starts: Numbers) -> Numbers:
        return FIRST_TIME + numbers

    header = [Stamp("chunk_id", ">u8", chunk_id), Stamp("timestamp", ">i8", timestamp)]
    frames = Frames(chunks, header, OsirisChunkHeader)
    blocks = _blocks(size, frames.size)
    name = osiris.segment_name(0)
    with fresh(folder / name) as file:
        file.write(osiris.HEADER)
        write(file, frames, blocks)

    def position(numbers: Numbers, _: Numbers) -> Numbers:
        return frames.starts(0, blocks, len(osiris.HEADER))[numbers]

    _, index = osiris.segment(made[0])
    index_stamps = [*header, Stamp("ofs_chunk", ">u4", position)]
    entries = Frames([index.removeprefix(osiris.INDEX_HEADER)] * len(chunks), index_stamps, OsirisIndexRecord)
    with fresh((folder / name).with_suffix(".index")) as file:
        file.write(osiris.INDEX_HEADER)
        write(file, entries, blocks)
    return Written(name, blocks * len(chunks) * each_chunk)


def _tank(kind: Kind, size: int, folder: Path) -> Written:
    values = Values(kind.value_bytes)
    sets = []
    for _ in range(_frames_of(kind.value_bytes * FRAME_RECORDS)):
        first, *rest = values.some(FRAME_RECORDS)
        sets.append([tank.message(first), *(tank.message(value, timestamp=None) for value in rest)])
    # The number of bundles in a block is a multiple of the index's step, so that an index entry is one of each block.
    frames = Frames([tank.bundle(messages) for messages in sets] * SPARSE_BUNDLES)
    blocks = _blocks(size, frames.size)
    with fresh(folder / tank.NAME) as file:
        write(file, frames, blocks)
    each_block = len(frames.content) * FRAME_RECORDS
    entries = Frames(
        [tank.index([(0, 0)])],
        [
            Stamp("relative_sequence", "<u4", lambda numbers, _: numbers * each_block),
            Stamp("position", "<u4", lambda numbers, _: numbers * frames.size),
        ],
        TankIndexEntry,
    )
    with fresh(folder / tank.INDEX) as file:
        write(file, entries, blocks)
    return Written(tank.NAME, blocks * each_block)


def _mojo(kind: Kind, size: int, folder: Path) -> Written:
    values = Values(kind.value_bytes)

    def entries() -> list[mojo.Entry]:
        return [mojo.Entry((0, number), [(b"value", values.next())]) for number in range(FRAME_RECORDS)]

    packs = [mojo.pack(entries()) + mojo.PACK_TAG for _ in range(_frames_of(kind.value_bytes * FRAME_RECORDS))]

    def ms(numbers: Numbers, starts: Numbers) -> Numbers:
        return FIRST_TIME + numbers

    variant = Variant()
    frames = Frames(
        packs, [Stamp("master_id.parts.ms", "<u8", ms)], MojoPackHead, (variant.form, False, variant.has_counts)
    )
    blocks = _blocks(size, frames.size)
    name = mojo.name_of((FIRST_TIME, 0))
    starts = frames.starts(0, blocks, 0).tolist()
    with fresh(folder / name) as file:
        write(file, frames, blocks)
        # Each pack has the tag of the next one behind it; what is behind the last one is the INDEX.
        file.seek(-len(mojo.PACK_TAG), 1)
        end = file.tell()
        file.write(mojo.INDEX_TAG)
        ends = [*(start - len(mojo.PACK_TAG) for start in starts[1:]), end]
        listed = [
            mojo.Indexed((FIRST_TIME + number, 0), start, end - start)
            for number, (start, end) in enumerate(zip(starts, ends, strict=True))
        ]
        index = b"".join(element for _, element in mojo.index_parts(listed))
        suffix = mojo.Suffix().parts(mojo.PRIMARY, (FIRST_TIME, 0), len(index), len(starts) * FRAME_RECORDS)
        file.write(index + b"".join(content for _, content in suffix))
    return Written(name, len(starts) * FRAME_RECORDS)


def _ffwd(kind: Kind, size: int, folder: Path) -> Written:
    values = Values(kind.value_bytes).some(_frames_of(kind.value_bytes + len(ffwd.entry(b""))))
    frames = Frames([ffwd.entry(value) for value in values])
    blocks = _blocks(size, frames.size)
    name = ffwd.segment_name(0)
    count = blocks * len(values)
    with fresh(folder / name) as file:
        file.write(ffwd.header(0))
        write(file, frames, blocks)
    with fresh(folder / ffwd.INDEX) as file:
        file.write(ffwd.index([("consumer", count)]))
    return Written(name, count)


def _of_another(kind: Kind, size: int, folder: Path) -> Written:
    """A file that is no log."""
    return Written(*write_file(kind, size, folder))


def _kafka(kind: Kind, size: int, folder: Path) -> Written:
    return Written(*write_topic(kind, size, folder, Values(kind.value_bytes).some(DIFFERENT)))


_WRITERS: dict[str, Callable[[Kind, int, Path], Written]] = {
    "durable_log": _durable_log,
    "osiris": _osiris,
    "tank": _tank,
    "mojo": _mojo,
    "ffwd": _ffwd,
    "kafka": _kafka,
    **dict.fromkeys(FILES, _of_another),
}
