"""Whether an osiris index is exactly what its segment gives, told by kernels."""

from __future__ import annotations

from segspec.columns.agreement import KernelRows, same
from segspec.formats.contract.reading import WholeSegment
from segspec.formats.osiris.index import first_record
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_ksy.osiris_segment import OsirisSegment


def agrees(whole: WholeSegment, index: Source) -> bool:
    """Whether each record repeats the header of its chunk, and chunks follow one another without a gap."""
    records = KernelRows("osiris_index_records", index, first_record(index))
    chunks = KernelRows("osiris_chunks", whole.source, kaitai.parse(OsirisSegment.LogHeader, whole.source, 0)[1])
    due = whole.segment.base
    for found in chunks.all():
        listed = records.take(len(found["position"]))
        if listed is None or not same(listed["ofs_chunk"], found["position"]):
            return False
        if not all(same(listed[name], found[name]) for name in ("chunk_id", "timestamp", "epoch", "chunk_type")):
            return False
        ids, following = found["chunk_id"], found["chunk_id"] + found["num_records"]
        if (due is not None and int(ids[0]) != due) or not same(ids[1:], following[:-1]):
            return False
        due = int(following[-1])
    return chunks.is_done and records.is_done
