"""What publishers and consumers stored: osiris' tracking, ffwd's index."""

from __future__ import annotations

from typing import Any

import osiris
from frames import JSON, Fault, attempt, parse

from segspec_ksy.ffwd_index_entry import FfwdIndexEntry
from segspec_ksy.osiris_segment import OsirisSegment
from segspec_ksy.osiris_tracking_chunk_data import OsirisTrackingChunkData
from segspec_ksy.osiris_tracking_delta import OsirisTrackingDelta

FIELDS = {"sequence": "publishing_id", "offset": "offset", "timestamp": "timestamp"}


def of_osiris(name: str, content: bytes) -> JSON:
    said = osiris.read(name, content)
    entries: list[JSON] = []
    held: dict[str, dict[str, JSON]] = {kind: {} for kind in FIELDS}
    _, at = parse(OsirisSegment.LogHeader, content, 0)
    while at < int(said["valid_bytes"]):
        chunk, end = osiris.chunk_at(content, at)
        source, blocks = blocks_of(chunk)
        if source == "snapshot":
            held = {kind: {} for kind in FIELDS}
        for block in blocks:
            entry = entry_of(at, chunk.header.chunk_id, source, block)
            entries.append(entry)
            kind = entry["type"]
            kept = ("id", "chunk_id", kind) if kind == "sequence" else ("id", kind)
            held[kind][entry["id"]] = {member: entry[member] for member in kept}
        at = end
    return {
        "entries": entries,
        "held": {f"{kind}s": [kept[one] for one in sorted(kept)] for kind, kept in held.items()},
    }


def blocks_of(chunk: Any) -> tuple[str, list[Any]]:
    """Where a chunk has its tracking, and the blocks; none of a trailer that is no tracking."""
    kind = chunk.header.chunk_type
    if kind == osiris.ChunkType.user:
        found = attempt(OsirisTrackingDelta, chunk.trailer, 0)
        return "trailer", [] if found is None else found[0].blocks
    is_snapshot = kind == osiris.ChunkType.tracking_snapshot
    data, _ = parse(OsirisTrackingChunkData, chunk.data, 0, is_snapshot)
    return "snapshot" if is_snapshot else "delta", data.tracking.blocks


def entry_of(at: int, chunk_id: int, source: str, block: Any) -> JSON:
    kind = block.tracking_type.name
    own: JSON = {"at": str(at), "id": block.tracking_id.hex(), "source": source, "type": kind}
    carrier = getattr(block.data, "chunk_id", chunk_id)
    return own | {"chunk_id": str(carrier), kind: str(getattr(block.data, FIELDS[kind]))}


def of_ffwd(content: bytes) -> JSON:
    entries: list[JSON] = []
    at = 0
    while at < len(content):
        try:
            entry, end = parse(FfwdIndexEntry, content, at)
        except (Fault, UnicodeDecodeError):
            break
        entries.append({"at": str(at), "id": entry.id.encode().hex(), "offset": str(entry.offset)})
        at = end
    held = {entry["id"]: entry["offset"] for entry in entries}
    return {"entries": entries, "held": {"offsets": [{"id": name, "offset": held[name]} for name in sorted(held)]}}
