"""Finds out in which reading of the document a segment is written, from its first pack and its end.

Ids as strings, a segment's id before the first pack, and an lp-count after each entry move the elements of a pack. A
pack that is read in the wrong way does not agree with its HEADER. Byte order moves nothing: the file's name decides,
else SUFFIX, else which of the two ids is of this age.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from segspec.formats.mojo.index import Footer, end_of_content, find_footer, has_footer, has_tag, id_at
from segspec.formats.mojo.layout import MAX_PLAUSIBLE_MS, PACK_TAG, Id
from segspec.formats.mojo.pack import Pack, PackPart, agreeing_header, read_entries, read_header, read_pack
from segspec.formats.mojo.variant import NumberForm, Tag, Variant, shapes
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_ksy.mojo_id import MojoId

PROBED_ENTRIES = 16
"""Entries that tell a reading that fits from most that do not, before a whole pack is read."""

SEARCHED_TAGS = 64
"""How many places that look like a later pack are tried where the first one is damaged."""


class Detected(NamedTuple):
    """The reading of a segment; `start` is where its first pack begins, `first` that pack as far as it was read,
    with its entries counted and hardly any kept.

    `sure` where a pack agrees with its HEADER in this reading. `torn` where the file ends before it shows anything.
    `footer` is INDEX and SUFFIX where they were looked for and found.
    """

    variant: Variant
    start: int
    first: Pack | None
    sure: bool
    torn: bool = False
    footer: Footer | None = None


def detect(source: Source, named: Id | None) -> Detected | None:
    """The reading in which `source` is a segment; `named` is the id in its name. None where there is none."""
    trials: list[Detected] = []
    sure = _first_sure(source, trials)
    if sure is not None:
        return _complete(source, sure, named)
    best = max(trials, key=partial(_progress, source, named), default=None)
    if best is None or best.first is None or best.first.stop is None:
        return None
    stop = best.first.stop
    ended = stop.ended or stop.position >= end_of_content(source)
    if not ended:
        later = _confirm_later(source, best)
        if later is not None:
            return _complete(source, later, named)
    if stop.part is not PackPart.HEAD:
        return _complete(source, best, named)
    if ended:
        return best._replace(first=None, torn=True)
    return _by_its_end(source, best, named)


def sniff(source: Source) -> tuple[bool, bool]:
    """Whether `source` ends like a finished segment, and whether it begins like one; reads a few hundred bytes."""
    if any(has_footer(source, Variant(form)) for form in NumberForm):
        return True, True
    for trial in _trials(source):
        first = trial.first
        if first is not None and (first.entries or first.closed):
            return False, True
    return False, False


def _trials(source: Source) -> Iterator[Detected]:
    """Every shape with the beginning of the first pack that it gives."""
    for shape in shapes():
        start = 0
        if shape.has_lead_id:
            lead = kaitai.attempt(MojoId, source, 0, shape.form)
            if lead is None:
                continue
            start = lead[1]
        pack = read_pack(source, start, shape, has_tag=False, limit=PROBED_ENTRIES, fields=False)
        yield Detected(shape, start, pack, False)


def _first_sure(source: Source, trials: list[Detected]) -> Detected | None:
    """The first trial that HEADER agrees with; one in which no entry has unknown flags, if there is one. `trials`
    receives all that were made.

    An lp-count of 4 that is read as the flags of the next entry is one of those: a pack of few entries may agree with
    its HEADER in both readings.
    """
    flagged = None
    for trial in _trials(source):
        trials.append(trial)
        found = _confirm(source, trial)
        if found is None or found.first is None:
            continue
        if not found.first.flagged:
            return found
        flagged = flagged or found
    return flagged


def _confirm(source: Source, trial: Detected) -> Detected | None:
    """`trial` with its first pack read to the end, if HEADER agrees with it in any reading of HEADER."""
    pack = trial.first
    assert pack is not None
    if pack.stop is None and not pack.closed:
        read_entries(source, pack, trial.variant, None, fields=False)
        if pack.stop is None:
            read_header(source, pack, trial.variant)
    if pack.closed:
        return trial._replace(sure=True)
    if pack.body_end is None:
        return None
    forms = agreeing_header(source, pack, trial.variant)
    if forms is None:
        return None
    variant = trial.variant._replace(bytes_form=forms[0], elements_form=forms[1])
    pack.stop = None
    read_header(source, pack, variant)
    return trial._replace(variant=variant, sure=True)


def _progress(source: Source, named: Id | None, trial: Detected) -> tuple[bool, bool, bool, bool, bool, int]:
    """How far a trial came: with the id before the first pack in it, too; past the head, or to the end of the file in
    it; with the id in the name; with all flags known; by bytes, which are all there are where nothing but the file's
    end stopped it."""
    pack = trial.first
    assert pack is not None
    stop = pack.stop
    past_head = stop is None or stop.part is not PackPart.HEAD
    ended = stop is not None and stop.ended
    ids = [id_at(source, trial.start, form) for form in (trial.variant, trial.variant.swapped())]
    leads = not trial.variant.has_lead_id or id_at(source, 0, trial.variant) == ids[0]
    known = not pack.flagged
    reached = source.size if ended else pack.end
    return leads, past_head, ended or past_head, named is not None and named in ids, known, reached * past_head


def _confirm_later(source: Source, best: Detected) -> Detected | None:
    """The reading in which a later pack agrees with its HEADER, where the first one is damaged."""
    position = best.start
    for _ in range(SEARCHED_TAGS):
        position = source.find(PACK_TAG, position + 1)
        if position < 0:
            return None
        for shape in shapes():
            if shape.has_lead_id:
                continue
            pack = read_pack(source, position, shape, has_tag=True, fields=False)
            found = _confirm(source, Detected(shape, position, pack, False))
            if found is not None:
                lead, start = best.variant.has_lead_id, best.start
                return Detected(found.variant._replace(has_lead_id=lead), start, None, True)
    return None


def _by_its_end(source: Source, best: Detected, named: Id | None) -> Detected | None:
    """The reading where no pack shows it: that of SUFFIX, or the document's own where the name is a segment's."""
    for form in NumberForm:
        variant = best.variant._replace(form=form)
        if find_footer(source, variant) is not None:
            return Detected(variant, best.start, None, False)
    return best._replace(first=None) if named is not None else None


def _complete(source: Source, found: Detected, named: Id | None) -> Detected:
    """`found` with what the elements of its first pack do not show: tags, byte order, INDEX's nulls."""
    variant = found.variant
    if found.sure and found.first is not None:
        variant = variant._replace(has_tags=_has_tags(source, variant, found.first.end))
    variant = _in_byte_order(source, variant, found.start, named)
    ending = find_footer(source, variant)
    footer = None
    if ending is not None:
        footer, variant = ending
    first = found.first if variant.form is found.variant.form else None
    return found._replace(variant=variant, first=first, footer=footer)


def _has_tags(source: Source, variant: Variant, end: int) -> bool:
    """Whether a tag follows the first pack; true where nothing shows that there is none."""
    if has_tag(source, end, Tag.pack) or has_tag(source, end, Tag.index) or end >= end_of_content(source):
        return True
    bare = variant._replace(has_tags=False)
    for trial in (bare, bare.swapped()):
        ending = find_footer(source, trial)
        if ending is not None and ending[0].start == end:
            return False
    return not read_pack(source, end, bare, has_tag=False, fields=False).closed


def _in_byte_order(source: Source, variant: Variant, start: int, named: Id | None) -> Variant:
    """`variant` with plain numbers in the byte order that the segment has them in."""
    if variant.form is NumberForm.strings:
        return variant
    swapped = variant.swapped()
    here, there = id_at(source, start, variant), id_at(source, start, swapped)
    if named is not None and named in (here, there):
        return variant if named == here else swapped
    endings = [find_footer(source, trial) is not None for trial in (variant, swapped)]
    if endings[0] != endings[1]:
        return variant if endings[0] else swapped
    if here is not None and there is not None and here[0] >= MAX_PLAUSIBLE_MS > there[0]:
        return swapped
    return variant
