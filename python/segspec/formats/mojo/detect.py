"""Detects a segment's reading of the document.

Most wrong readings move a pack's elements, and contradict HEADER. The file's name decides the byte order, else SUFFIX,
else the more plausible id.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import tee
from typing import NamedTuple

from segspec.formats.mojo.index import Footer, end_of_content, find_footer, has_footer, has_tag, id_at
from segspec.formats.mojo.layout import MAX_PLAUSIBLE_MS, PACK_TAG, Id
from segspec.formats.mojo.pack import Pack, read_on, read_pack, reading_of
from segspec.formats.mojo.scan.pack_run import HEAD, HEADER
from segspec.formats.mojo.variant import NumberForm, Tag, Variant, header_forms, shapes
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_ksy.mojo_id import MojoId

PROBED_ENTRIES = 16

SEARCHED_TAGS = 64


class Detected(NamedTuple):
    """The reading of a segment; `first` is its first pack as far as read, at `start`.

    `sure`: a pack agrees with its HEADER in this reading. `torn`: the file ends too early. `footer`: INDEX and SUFFIX,
    if found.
    """

    variant: Variant
    start: int
    first: Pack | None
    sure: bool
    torn: bool = False
    footer: Footer | None = None


def detect(source: Source, named: Id | None) -> Detected | None:
    """The reading of `source`, if it is a segment; `named` is the id in its name."""
    (tried, trials), sure = tee(_trials(source)), None
    for found in _sure(source, tried):
        # A short pack may agree with its HEADER in both readings, but an lp-count of 4 read as flags is an unknown
        # flag.
        is_known = found.first is not None and not found.first.read.entries.flagged
        if is_known or sure is None:
            sure = found
        if is_known:
            break
    if sure is not None:
        return _complete(source, sure, named)
    best = max(trials, key=partial(_progress, source, named), default=None)
    first = None if best is None else best.first
    if best is None or first is None:
        return None
    ended = first.ended or first.next >= end_of_content(source)
    if not ended:
        later = next(_sure(source, _later(source, best)), None)
        if later is not None:
            return _complete(source, later._replace(start=best.start, first=None), named)
    if first.read.part != HEAD:
        return _complete(source, best, named)
    if ended:
        return best._replace(first=None, torn=True)
    return _by_its_end(source, best, named)


def sniff(source: Source) -> tuple[bool, bool]:
    """Whether `source` begins and ends like a finished segment; reads a few hundred bytes."""
    if any(has_footer(source, Variant(form)) for form in NumberForm):
        return True, True
    for trial in _trials(source):
        first = trial.first
        if first is not None and (first.num_entries or first.closed):
            return False, True
    return False, False


def _trials(source: Source) -> Iterator[Detected]:
    for shape in shapes():
        lead = kaitai.attempt(MojoId, source, 0, shape.form) if shape.has_lead_id else None
        if shape.has_lead_id and lead is None:
            continue
        start = lead[1] if lead is not None else 0
        pack = read_pack(source, start, shape, has_tag=False, limit=PROBED_ENTRIES, fields=False)
        yield Detected(shape, start, pack, False)


def _later(source: Source, best: Detected) -> Iterator[Detected]:
    position = best.start
    for _ in range(SEARCHED_TAGS):
        position = source.find(PACK_TAG, position + 1)
        if position < 0:
            return
        for shape in shapes():
            if shape.has_lead_id == best.variant.has_lead_id:
                pack = read_pack(source, position, shape, has_tag=True, fields=False)
                yield Detected(shape, position, pack, False)


def _sure(source: Source, trials: Iterable[Detected]) -> Iterator[Detected]:
    for trial in trials:
        pack = trial.first
        assert pack is not None
        if not pack.closed and pack.read.status == 0:
            read_on(source, pack, fields=False)
        for bytes_form, elements_form in header_forms():
            if pack.read.part == HEADER:
                variant = trial.variant._replace(bytes_form=bytes_form, elements_form=elements_form)
                pack = read_on(source, replace(pack, variant=variant, reading=reading_of(variant, -1)))
            if pack.closed:
                yield trial._replace(variant=pack.variant, first=pack, sure=True)
                break


def _progress(source: Source, named: Id | None, trial: Detected) -> tuple[bool, bool, bool, bool, bool, int]:
    pack = trial.first
    assert pack is not None
    past_head, ended = pack.read.part != HEAD, pack.ended
    ids = [id_at(source, trial.start, form) for form in (trial.variant, trial.variant.swapped())]
    leads = not trial.variant.has_lead_id or id_at(source, 0, trial.variant) == ids[0]
    known = not pack.read.entries.flagged
    reached = source.size if ended else pack.end
    return leads, past_head, ended or past_head, named is not None and named in ids, known, reached * past_head


def _by_its_end(source: Source, best: Detected, named: Id | None) -> Detected | None:
    for form in NumberForm:
        variant = best.variant._replace(form=form)
        if find_footer(source, variant) is not None:
            return Detected(variant, best.start, None, False)
    return best._replace(first=None) if named is not None else None


def _complete(source: Source, found: Detected, named: Id | None) -> Detected:
    forms, first = [found.variant], found.first
    if found.variant.form is not NumberForm.strings:
        forms.append(found.variant.swapped())
    if found.sure and first is not None and not _is_tagged(source, first.end):
        bare = [each._replace(has_tags=False) for each in forms]
        endings = (find_footer(source, each) for each in bare)
        has_index = any(ending is not None and ending[0].start == first.end for ending in endings)
        if has_index or read_pack(source, first.end, bare[0], has_tag=False, fields=False).closed:
            forms = bare
    variant = forms[_byte_order(source, forms, found.start, named)]
    footer, variant = find_footer(source, variant) or (None, variant)
    return found._replace(variant=variant, first=first if variant.form is forms[0].form else None, footer=footer)


def _is_tagged(source: Source, end: int) -> bool:
    return has_tag(source, end, Tag.pack) or has_tag(source, end, Tag.index) or end >= end_of_content(source)


def _byte_order(source: Source, forms: Sequence[Variant], start: int, named: Id | None) -> int:
    ids = [id_at(source, start, each) for each in forms]
    if named is not None and named in ids:
        return ids.index(named)
    if len(forms) == 1:
        return 0
    endings = [find_footer(source, each) is not None for each in forms]
    if endings[0] != endings[1]:
        return endings.index(True)
    times = [each[0] if each is not None else 0 for each in ids]
    return int(times[0] >= MAX_PLAUSIBLE_MS > times[1])
