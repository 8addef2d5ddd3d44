"""What tells the reading of a mojo segment, through the kernels: its INDEX and the end of its first pack."""

from __future__ import annotations

from segspec.columns.backend import DONE, kernel
from segspec.formats.mojo.footer import IndexEntries, TailPlace
from segspec.formats.mojo.rules import has_other_flags
from segspec.formats.mojo.variant import Variant
from segspec.storage.source import Source
from segspec_ksy.layouts import mojo_pack_header

LEAST_ENTRY = 12
"""Bytes of an entry of INDEX, about: what columns are made for."""

FIRST_PACK_BYTES = 1 << 20
FIRST_PACK_ENTRIES = mojo_pack_header.MAX_NUM_ENTRIES
"""As many as HEADER has a number for; a first pack of more is left to the parser."""


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
    entries = kernel("mojo_entries")
    params = {
        "form": int(variant.form),
        "has_tag": 0,
        "has_counts": int(variant.has_counts),
        "has_lp_count": int(variant.has_lp_count),
        "bytes_form": int(variant.bytes_form),
        "elements_form": int(variant.elements_form),
    }
    found = entries.scan(view.data, start, stop=start + 1, params=params)
    is_sound = found.status == DONE and found.rows <= FIRST_PACK_ENTRIES
    if not is_sound or any(map(has_other_flags, found.columns["other_flags"])):
        return None
    return found.position + view.base
