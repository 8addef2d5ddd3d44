"""Detects a segment's reading of the document.

Most wrong readings move a pack's elements, and contradict HEADER. The file's name decides the byte order, else SUFFIX,
else the more plausible id.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import product, tee
from typing import NamedTuple

from segspec.formats.mojo.index import Footer, end_of_content, find_footer, has_footer, has_tag, id_at
from segspec.formats.mojo.layout import (
    MAX_PLAUSIBLE_MS,
    PACK_TAG,
    BytesForm,
    ElementsForm,
    Id,
    NumberForm,
    Tag,
    Variant,
    shapes,
)
from segspec.formats.mojo.pack import Pack, read_on, read_pack, reading_of
from segspec.formats.mojo.scan.pack_run import HEAD, HEADER
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_ksy.mojo_id import MojoId

PROBED_ENTRIES = 16

SEARCHED_TAGS = 64


class Detected(NamedTuple):
    """The reading of a segment; `first` is its first pack as far as read, at `start`.

    `torn`: the file ends too early. `footer`: INDEX and SUFFIX, if found.
    """

    variant: Variant
    start: int
    first: Pack | None
    footer: Footer | None = None
    torn: bool = False


def detect(source: Source, named: Id | None) -> Detected | None:
    """The reading of `source`, if it is a segment; `named` is the id in its name."""
    tried, again, trials = tee(_trials(source), 3)
    # A short pack may agree with its HEADER in both readings, but an lp-count of 4 read as flags is an unknown flag.
    known = (pack for pack in _closed(source, tried) if not pack.read.entries.flagged)
    best = next(known, None) or next(_closed(source, again), None)
    if best is None:
        best = max(trials, key=partial(_progress, source, named), default=None)
    if best is None:
        return None
    ended = best.ended or best.next >= end_of_content(source)
    if not best.closed and not ended:
        later = next(_closed(source, _later(source, best)), None)
        if later is not None:
            return _complete(source, later.variant, best.position, None, named)
    if best.read.part != HEAD:
        return _complete(source, best.variant, best.position, best, named)
    if ended:
        return Detected(best.variant, best.position, None, torn=True)
    for form in NumberForm:
        variant = best.variant._replace(form=form)
        if find_footer(source, variant) is not None:
            return Detected(variant, best.position, None)
    return Detected(best.variant, best.position, None) if named is not None else None


def sniff(source: Source) -> tuple[bool, bool]:
    """Whether `source` begins and ends like a finished segment; reads a few hundred bytes."""
    if any(has_footer(source, Variant(form)) for form in NumberForm):
        return True, True
    return False, any(pack.num_entries or pack.closed for pack in _trials(source))


def _trials(source: Source) -> Iterator[Pack]:
    """The first entries of the first pack in each reading."""
    for shape in shapes():
        lead = kaitai.attempt(MojoId, source, 0, shape.form) if shape.has_lead_id else (None, 0)
        if lead is not None:
            yield read_pack(source, lead[1], shape, has_tag=False, limit=PROBED_ENTRIES, fields=False)


def _later(source: Source, best: Pack) -> Iterator[Pack]:
    position = best.position
    for _ in range(SEARCHED_TAGS):
        position = source.find(PACK_TAG, position + 1)
        if position < 0:
            return
        for shape in shapes():
            if shape.has_lead_id == best.variant.has_lead_id:
                yield read_pack(source, position, shape, has_tag=True, fields=False)


def _closed(source: Source, trials: Iterable[Pack]) -> Iterator[Pack]:
    """The packs that agree with their HEADERs, each in the reading in which it does."""
    for pack in trials:
        if not pack.closed and pack.read.status == 0:
            read_on(source, pack, fields=False)
        for bytes_form, elements_form in product(BytesForm, ElementsForm):
            if pack.read.part == HEADER:
                variant = pack.variant._replace(bytes_form=bytes_form, elements_form=elements_form)
                pack = read_on(source, replace(pack, variant=variant, reading=reading_of(variant, -1)), fields=False)
            if pack.closed:
                yield pack
                break


def _progress(source: Source, named: Id | None, pack: Pack) -> tuple[bool, bool, bool, bool, bool, int]:
    past_head, ended = pack.read.part != HEAD, pack.ended
    ids = [id_at(source, pack.position, form) for form in (pack.variant, pack.variant.swapped())]
    leads = not pack.variant.has_lead_id or id_at(source, 0, pack.variant) == ids[0]
    known = not pack.read.entries.flagged
    reached = source.size if ended else pack.end
    return leads, past_head, ended or past_head, named is not None and named in ids, known, reached * past_head


def _complete(source: Source, variant: Variant, start: int, first: Pack | None, named: Id | None) -> Detected:
    """The reading with its byte order, tags, and end."""
    forms = [variant, variant.swapped()]
    if first is not None and first.closed and not _is_tagged(source, first.end):
        bare = [each._replace(has_tags=False) for each in forms]
        endings = (find_footer(source, each) for each in bare)
        has_index = any(ending is not None and ending[0].start == first.end for ending in endings)
        if has_index or read_pack(source, first.end, bare[0], has_tag=False, fields=False).closed:
            forms = bare
    endings_of = {each: find_footer(source, each) for each in forms}

    def likelihood(each: Variant) -> tuple[bool, bool, bool]:
        own = id_at(source, start, each)
        is_named = own is not None and own == named
        return is_named, endings_of[each] is not None, own is None or own[0] < MAX_PLAUSIBLE_MS

    likeliest = max(forms, key=likelihood)
    footer, read_as = endings_of[likeliest] or (None, likeliest)
    return Detected(read_as, start, first if likeliest is forms[0] else None, footer)


def _is_tagged(source: Source, end: int) -> bool:
    return has_tag(source, end, Tag.pack) or has_tag(source, end, Tag.index) or end >= end_of_content(source)
