"""osiris tracking: positions of publishers and consumers, and a broker's state from them.

User chunks' trailers and delta chunks contain changes, snapshot chunks everything. A broker replays only the last
segment (rabbitmq/osiris src/osiris_log.erl recover_tracking/1).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from segspec.core.model import Frame, SegmentFile, SegmentSummary
from segspec.formats.osiris import rules
from segspec.formats.osiris.chunk import Chunk, ChunkHeader, TrackingEntry
from segspec.parsing import kaitai
from segspec_ksy.osiris_enums import OsirisEnums
from segspec_ksy.osiris_tracking_chunk_data import OsirisTrackingChunkData
from segspec_ksy.osiris_tracking_delta import OsirisTrackingDelta

TrackingType = OsirisEnums.TrackingType


@dataclass(slots=True)
class TrackingState:
    """A broker's state after a replay: publishers' (chunk id, publishing id), consumers' offsets, timestamps.

    A name may be in all three.
    """

    sequences: dict[bytes, tuple[int, int]] = field(default_factory=dict)
    offsets: dict[bytes, int] = field(default_factory=dict)
    timestamps: dict[bytes, int] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.sequences or self.offsets or self.timestamps)

    def replay(self, chunk: Chunk) -> None:
        """Applies a chunk; a snapshot replaces the state."""
        if chunk.is_snapshot:
            self.clear()
        self.overlay(chunk.tracking)

    def clear(self) -> None:
        self.sequences.clear()
        self.offsets.clear()
        self.timestamps.clear()

    def overlay(self, entries: Iterable[TrackingEntry]) -> None:
        """Applies the changes in trailers and deltas.

        A value replaces the previous one of its type and name, as in `track` of `scan/run`.
        """
        for entry in entries:
            value = (entry.chunk_id, entry.value) if entry.type == "sequence" else entry.value
            getattr(self, f"{entry.type}s")[entry.id] = value

    def as_dict(self) -> dict[str, list[dict[str, Any]]]:
        return {
            "sequences": [
                {"id": name, "chunk_id": chunk_id, "sequence": value}
                for name, (chunk_id, value) in sorted(self.sequences.items())
            ],
            "offsets": [{"id": name, "offset": value} for name, value in sorted(self.offsets.items())],
            "timestamps": [{"id": name, "timestamp": value} for name, value in sorted(self.timestamps.items())],
        }


def read_tracking(chunk: Chunk) -> list[TrackingEntry]:
    """The tracking in a user chunk's trailer, or in a tracking chunk's data. Raises `SegspecError`."""
    return tracking_of(chunk.path, chunk.position, chunk.header, chunk.trailer if chunk.is_user else chunk.data)


def tracking_of(path: str, position: int, header: ChunkHeader, content: bytes) -> list[TrackingEntry]:
    """The tracking in a user chunk's trailer, or in another's data. Raises `SegspecError`."""
    parsed: Any
    if header.is_user:
        within = source = "trailer"
        parsed = kaitai.parse_bytes(OsirisTrackingDelta, content, path=path, position=position, within=within)
    else:
        is_snapshot, within = rules.is_snapshot(header.chunk_type), "data"
        source, spec = "snapshot" if is_snapshot else "delta", OsirisTrackingChunkData
        parsed = kaitai.parse_bytes(spec, content, is_snapshot, path=path, position=position, within=within).tracking
    return list(entries_of(position, header.chunk_id, source, parsed.blocks))


def entries_of(position: int, holder: int, source: str, blocks: Any) -> Iterator[TrackingEntry]:
    for block in blocks:
        kind, data = block.tracking_type, block.data
        value = data.publishing_id if kind == TrackingType.sequence else getattr(data, kind.name)
        yield TrackingEntry(position, getattr(data, "chunk_id", holder), source, kind.name, block.tracking_id, value)


def tracked(frame: Frame) -> Iterator[dict[str, Any]]:
    assert isinstance(frame, Chunk)
    return (entry.as_dict() for entry in frame.tracking)


def broker_state(
    segments: Sequence[SegmentFile], read: Callable[[SegmentFile], SegmentSummary]
) -> tuple[str | None, TrackingState]:
    """A broker's state from segments' intact chunks, and the segment to replay, if any.

    `startup.state_of` includes damaged ones.
    """
    for segment in reversed(segments):
        if segment.index is None and len(segments) > 1:
            continue
        summary = read(segment)
        if summary.frames:
            return segment.path, summary.details["tracking"]
    return None, TrackingState()
