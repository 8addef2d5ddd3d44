"""The records hidden from consumers of committed records: aborted ones, and all after the last stable offset."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from operator import attrgetter, itemgetter

from segspec.formats.contract.modes import LeftOutFrames
from segspec.formats.contract.reading import WholeLog
from segspec_kafka.folder import TRANSACTIONS
from segspec_kafka.producers import TrackedBatch, batches


def leaves_out(log: WholeLog, choice: str) -> LeftOutFrames:
    """Control batches show the aborted transactions; for a lost one, the transaction index."""
    indexed = Indexed(log)
    pending: dict[int, list[TrackedBatch]] = {}
    out: dict[str, list[tuple[int, int]]] = {}

    def leave_out(those: Iterable[TrackedBatch]) -> None:
        for batch in those:
            out.setdefault(batch.segment.path, []).append((batch.position, batch.end))

    for batch in batches(log):
        if batch.marker is not None:
            held = pending.pop(batch.producer_id, [])
            leave_out(held if not batch.marker[0] else filter(indexed.is_aborted, held))
        elif batch.is_transactional and not batch.is_control:
            pending.setdefault(batch.producer_id, []).append(batch)
    held = [batch for those in pending.values() for batch in those]
    leave_out(filter(indexed.is_aborted, held))
    undecided = [batch for batch in held if not indexed.is_aborted(batch)]
    stable = min(undecided, key=attrgetter("first"), default=None)
    return LeftOutFrames(out, None if stable is None else (stable.segment.path, stable.position))


class Indexed:
    """Aborted transactions, from indexes."""

    def __init__(self, log: WholeLog) -> None:
        self._spans: dict[int, list[tuple[int, int]]] = {}
        for segment in log.listing.segments:
            path = segment.companions.get("txnindex")
            for row in () if path is None else TRANSACTIONS.table(path, segment).rows:
                self._spans.setdefault(row.producer_id, []).append((row.first_offset, row.last_offset))
        for spans in self._spans.values():
            spans.sort()

    def is_aborted(self, batch: TrackedBatch) -> bool:
        spans = self._spans.get(batch.producer_id, [])
        place = bisect_right(spans, batch.first, key=itemgetter(0)) - 1
        return place >= 0 and batch.first <= spans[place][1]
