"""Makes a clean copy of a partition with unchanged batches."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from segspec.core.errors import Code, Finding, Severity
from segspec.core.limits import Limits
from segspec.core.model import Frame, Listing, Record, SegmentFile, SegmentSummary
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.salvage import Frames
from segspec_kafka.folder import DECLARED, SWAP
from segspec_kafka.log_start import deleted

Declared: Any = DECLARED.recovery.salvager  # type: ignore[union-attr]  # a declaration has one


class KafkaSalvager(Declared):  # type: ignore[misc]  # a class made of the declaration
    """Recovers a partition."""

    def prepare(
        self, listing: Listing, findings: Sequence[Finding], frames: Frames, limits: Limits
    ) -> Iterator[Finding]:
        """Reports transactions that may lack their end marker, and copied records that no consumer got."""
        yield from deleted(listing, "the copy has them, which knows of no such start: its consumers get them")
        bases = {segment.path: segment.base or 0 for segment in listing.segments}
        errors = (each for each in findings if each.severity is Severity.ERROR)
        damaged = deque(sorted((bases.get(each.path, -1), each.position) for each in errors))
        opened: dict[int, tuple[SegmentFile, Frame]] = {}
        doubtful: dict[int, tuple[SegmentFile, Frame]] = {}
        for segment, frame in frames() if damaged else ():
            while damaged and damaged[0] < (segment.base or 0, frame.position):
                doubtful |= opened
                damaged.popleft()
            producer = int(frame.details.get("producer_id", -1))
            if frame.kind == "control batch":
                opened.pop(producer, None)
            elif frame.details.get("is_transactional"):
                opened.setdefault(producer, (segment, frame))
        if damaged:
            doubtful |= opened
        for producer, (segment, frame) in doubtful.items():
            message = (
                f"what ended the transaction of producer {producer} from offset {frame.first_offset} on may be lost: "
                "consumers that read what is committed then stop there until it is aborted (kafka-transactions.sh), or "
                "take its records for those of the producer's next transaction"
            )
            yield Finding(segment.path, frame.position, Code.GAP, Severity.WARNING, message)

    def copied_name(self, segment: SegmentFile, summary: SegmentSummary) -> str:
        return str(super().copied_name(segment, summary)).removesuffix(SWAP)

    def start(self, reader: SegmentReader, frame: Frame, number: int) -> tuple[str, bytes]:
        name, head = super().start(reader, frame, number)
        return name.removesuffix(SWAP), head

    def keep(self, reader: SegmentReader, frame: Frame, records: Sequence[Record], *, sound: bool) -> None:
        if records or frame.first_offset is None or self.due is None or frame.first_offset >= self.due:
            super().keep(reader, frame, records, sound=sound)
