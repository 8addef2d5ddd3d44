"""How the tests of the osiris writer read what it wrote."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import segspec
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import Record, SegmentFile, SegmentSummary
from segspec.formats.osiris.chunk import Chunk
from segspec.formats.osiris.reader import OsirisReader
from segspec.formats.osiris.tracking import TrackingState
from segspec.parsing import kaitai
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import open_source
from segspec_ksy.osiris_entries import OsirisEntries
from tests.osiris.reading import broker_state

SOME_TIME = 1_700_000_000_000
Read = tuple[SegmentFile, Chunk, list[Record]]


def chunks(folder: Path) -> Iterator[Read]:
    """Every chunk of a log, which is sound, with its records."""
    for segment in segspec.open(folder).segments:
        with open_source(segment.path) as source:
            reader = OsirisReader(source, segment, DEFAULT_LIMITS)
            for step in walk(reader, SegmentSummary(segment, source.size), on_damage=OnDamage.FAIL):
                assert isinstance(step.frame, Chunk)
                yield segment, step.frame, step.records


def entries_of(chunk: Chunk) -> list[Any]:
    return [
        each.entry for each in kaitai.parse_bytes(OsirisEntries, chunk.data, path="", position=0, within="").entries
    ]


def kinds(folder: Path) -> list[tuple[str, str, int]]:
    """Every chunk: its segment, what it is, and its id."""
    return [(segment.name.lstrip("0"), chunk.kind, chunk.header.chunk_id) for segment, chunk, _ in chunks(folder)]


def state_of(folder: Path) -> TrackingState:
    return broker_state(segspec.open(folder))[1]
