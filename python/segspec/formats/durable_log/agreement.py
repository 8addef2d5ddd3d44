"""Whether a durable-log index is exactly what its segment gives, told by kernels."""

from __future__ import annotations

from segspec.columns.agreement import KernelRows, same
from segspec.formats.contract.reading import WholeSegment
from segspec.storage.source import Source
from segspec_ksy.layouts import durable_log_index_entry


def agrees(whole: WholeSegment, index: Source) -> bool:
    """Whether each entry has the number and the position of its record."""
    import numpy as np

    entries = KernelRows("durable_log_index_entries", index, 0)
    records = KernelRows("durable_log_records", whole.source, 0)
    due = whole.segment.base
    for found in records.all():
        listed = entries.take(len(found["position"]))
        if listed is None or due is None or due + len(found["offset"]) > durable_log_index_entry.MAX_OFFSET:
            return False
        numbered = np.arange(len(found["offset"]), dtype=np.uint64) + np.uint64(due)
        if not (same(listed["offset"], numbered) and same(found["offset"], numbered)):
            return False
        if not same(listed["ofs_record"], found["position"]):
            return False
        due += len(numbered)
    return records.is_done and entries.is_done
