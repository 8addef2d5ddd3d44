"""What tells the reading of a mojo segment, through the kernels: its INDEX and the end of its first pack."""

from __future__ import annotations

from segspec.columns.backend import DONE, kernel
from segspec.columns.backend.lanes import choose
from segspec.formats.mojo.footer import IndexEntries, TailPlace
from segspec.formats.mojo.rules import has_other_flags
from segspec.formats.mojo.scan.run import PackReading
from segspec.formats.mojo.scan.seek_run import FOUND, run
from segspec.formats.mojo.variant import Variant
from segspec.storage.source import Source

LEAST_ENTRY = 12
"""Bytes of an entry of INDEX, about: what columns are made for."""

FIRST_PACK_BYTES = 1 << 20


def scanned_tail(source: Source, place: TailPlace, variant: Variant) -> IndexEntries | None:
    """A `ReadTail` by the generated kernel."""
    view = source.view(place.start, place.end - place.start)
    start = place.start - view.base
    params = {
        "form": int(variant.form),
        "has_tags": int(variant.has_tags),
        "has_null_each": int(variant.has_null_each),
        "len_index": place.len_index,
    }
    found = kernel("mojo_tails").scan(
        view.data,
        start,
        stop=start + 1,
        capacity=place.len_index // LEAST_ENTRY + 1,
        params=params,
    )
    if found.status != DONE:
        return None
    columns = found.columns
    positions = [position + view.base for position in columns["position"]]
    # Halves of ids are stored with a sign, and are modulo 2^64 (`rules.moved`): the same bits without one.
    ms, seq = (memoryview(columns[name]).cast("B").cast("Q").tolist() for name in ("id_ms", "id_seq"))
    ids = list(zip(ms, seq, strict=True))
    return IndexEntries(positions, ids, columns["offset"].tolist(), columns["len_pack"].tolist())


def scanned_pack_end(source: Source, position: int, variant: Variant) -> int | None:
    """A `PackEnd` by the generated kernel."""
    view = source.view(position, FIRST_PACK_BYTES)
    start = position - view.base
    reading = PackReading(
        start, int(variant.form), False, variant.has_counts, variant.has_lp_count,
        int(variant.bytes_form), int(variant.elements_form),
    )  # fmt: skip
    length = len(view.data)
    _, how, _, end, flags = choose(run, 0)(
        view.data, start, start + 1, reading, False, 0, 0, length + 1, length, True, length + 1
    )
    return end + view.base if how == FOUND and not has_other_flags(flags) else None
