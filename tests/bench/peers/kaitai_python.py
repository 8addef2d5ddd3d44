"""The generated Kaitai parsers in a plain Python loop, a frame at a time, over a map of the file. No checksums."""

from __future__ import annotations

import mmap
from collections.abc import Callable, Iterator
from pathlib import Path

from kaitaistruct import BytesIO, KaitaiStream

from segspec_ksy.durable_log_record import DurableLogRecord
from segspec_ksy.ffwd_entry import FfwdEntry
from segspec_ksy.ffwd_segment import FfwdSegment
from segspec_ksy.mojo_enums import MojoEnums
from segspec_ksy.mojo_segment import MojoSegment
from segspec_ksy.osiris_chunk import OsirisChunk
from segspec_ksy.osiris_entries import OsirisEntries
from segspec_ksy.osiris_segment import OsirisSegment
from segspec_ksy.tank_bundle import TankBundle
from segspec_ksy.tank_entry import TankEntry
from tests.bench.any_spec import kaitai_lists
from tests.bench.kinds import LogFile
from tests.bench.measures import Measure, Pass

KAITAI_PYTHON = "Kaitai Python"
MOJO_READING = (
    MojoEnums.NumberForm.raw_le,
    False,
    True,
    False,
    False,
    MojoEnums.BytesForm.body,
    MojoEnums.ElementsForm.body,
    False,
)


class _Map(mmap.mmap):
    """A map that says it can seek: without that the runtime copies all that is left of the file before each read."""

    def seekable(self) -> bool:
        return True


def _stream(path: str) -> KaitaiStream:
    with Path(path).open("rb") as file:
        return KaitaiStream(_Map(file.fileno(), 0, access=mmap.ACCESS_READ))


def _osiris_chunks(path: str) -> Iterator[OsirisChunk]:
    stream = _stream(path)
    OsirisSegment.LogHeader(stream)
    while not stream.is_eof():
        yield OsirisChunk(stream)


def _tank_bundles(path: str) -> Iterator[TankBundle]:
    stream = _stream(path)
    while not stream.is_eof():
        yield TankEntry(stream).bundle


def _durable_log(path: str) -> int:
    stream, records = _stream(path), 0
    while not stream.is_eof():
        DurableLogRecord(stream)
        records += 1
    return records


def _osiris(path: str) -> int:
    return sum(len(OsirisEntries(KaitaiStream(BytesIO(chunk.data))).entries) for chunk in _osiris_chunks(path))


def _tank(path: str) -> int:
    return sum(
        len(bundle.message_set.messages) for bundle in _tank_bundles(path) if not isinstance(bundle.message_set, bytes)
    )


def _mojo(path: str) -> int:
    # The last entry of a pack is its end marker.
    return sum(len(pack.entries) - 1 for pack in MojoSegment(*MOJO_READING, _stream(path)).packs)


def _ffwd(path: str) -> int:
    stream, entries = _stream(path), 0
    FfwdSegment.SystemHeader(stream)
    while not stream.is_eof():
        FfwdEntry(stream)
        entries += 1
    return entries


_READERS: dict[str, Callable[[str], int]] = {
    "durable_log": _durable_log,
    "osiris": _osiris,
    "tank": _tank,
    "mojo": _mojo,
    "ffwd": _ffwd,
}


def kaitai_python(log: LogFile) -> Pass:
    if log.kind.format in kaitai_lists.ROWS:
        folder = str(kaitai_lists.parsers(log.folder, "python"))
        return lambda: len(kaitai_lists.of_file(folder, log.kind.format, log.segment)[0])
    return lambda: _READERS[log.kind.format](log.segment)


MEASURES = (Measure(KAITAI_PYTHON, kaitai_python),)
