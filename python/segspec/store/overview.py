"""What a stream is made of, as its log and its folder say, while others may have it open. Changes nothing."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from segspec.core.ids import id_text
from segspec.formats.mojo.layout import State
from segspec.store.aof_file import FILE_NAME, played
from segspec.store.inventory import Holding
from segspec.store.phases import IN_ARCHIVE, Phase
from segspec.store.segment_folder import NOTHING, SegmentFolder


def overview(folder: Path) -> dict[str, Any]:
    """Plain values: the stream, how many segments are in which phase, their bytes here and in the archive, and each of
    them. Raises `SegspecError` for a damaged log."""
    contents = SegmentFolder(folder).contents()
    inventory, _, torn = played(folder / FILE_NAME)
    segments: list[dict[str, Any]] = []
    for holding in inventory:
        phase = holding.phase
        if phase is Phase.WRITING and State.LOCAL in contents.letters.get(holding.id, NOTHING):
            phase = Phase.LOCAL
        segments.append(_segment(holding, phase, contents.sizes.get(holding.id, 0)))
    facts: dict[str, Any] = {
        "stream": inventory.name or folder.name,
        "segments": len(segments),
        "phases": dict(sorted(Counter(one["phase"] for one in segments).items())),
        "bytes_here": sum(one["bytes_here"] for one in segments),
        "bytes_archived": sum(one.get("bytes_archived", 0) for one in segments),
        "log_entries": inventory.entries,
        "log_torn_bytes": len(torn),
    }
    if segments:
        facts["first_segment"], facts["last_segment"] = segments[0]["id"], segments[-1]["id"]
    facts["each"] = segments
    return facts


def _segment(holding: Holding, phase: Phase, here: int) -> dict[str, Any]:
    facts: dict[str, Any] = {"id": id_text(holding.id), "phase": str(phase), "bytes_here": here}
    if holding.upload is not None and phase in IN_ARCHIVE:
        facts.update(bytes_archived=holding.upload.bytes, url=str(holding.upload.url), digest=holding.upload.digest)
    return facts
