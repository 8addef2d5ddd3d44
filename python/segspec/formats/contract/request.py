"""Passes a conformance `write` request to a format's writer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from segspec.core.model import SegmentFile, parse_id
from segspec.formats.contract.writing import FormatWriter

JSON = Mapping[str, Any]
RecordsOfFrame = Sequence[JSON]
MUCH = 1 << 20

ARGUMENTS: Mapping[str, Callable[[Any], Any]] = {
    "value": bytes.fromhex,
    "key": bytes.fromhex,
    "offset": int,
    "timestamp": int,
    "id": parse_id,
    "fields": lambda pairs: [(bytes.fromhex(name), bytes.fromhex(value)) for name, value in pairs],
    "deleted": bool,
}


class Requested:
    """The writer's arguments for one request, as its JSON names them."""

    dialect = "system"

    def __init__(self, request: JSON, segment: SegmentFile) -> None:
        self.request = request
        self.segment = segment

    def frames(self) -> Iterator[RecordsOfFrame]:
        """The records by frames: as requested, or all in one."""
        records: RecordsOfFrame = self.request["records"]
        position = 0
        for size in map(int, self.request.get("frames", ())):
            if records[position : position + size]:
                yield records[position : position + size]
            position += size
        if position < len(records):
            yield records[position:]

    def writers(self, frames: Sequence[RecordsOfFrame]) -> Iterator[tuple[dict[str, Any], Sequence[RecordsOfFrame]]]:
        """At least one writer's options, and the frames that it writes."""
        yield self.options(), frames

    def options(self) -> dict[str, Any]:
        """A writer's options without a limit that would end a frame."""
        records: RecordsOfFrame = self.request["records"]
        first = int(records[0]["offset"]) if records else self.segment.base or 0
        return {"dialect": self.request.get("dialect", self.dialect), "first_offset": first}

    def arguments(self, record: JSON) -> dict[str, Any]:
        return {name: read(record[name]) for name, read in ARGUMENTS.items() if name in record}

    def begun(self, writer: FormatWriter[Any], records: int) -> None:
        """Called after the first of the `records` of a frame was appended."""
        return

    def ended(self, writer: FormatWriter[Any]) -> None:
        """Called after the last frame was written."""
        return
