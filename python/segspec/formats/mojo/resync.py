"""Finds a segment's first damage, and the place to continue after it.

Source: seeds/mojo.txt "RECOVERY". A segment without SUFFIX is read to the first invalid element. Only backlens identify
elements.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from segspec.columns.backend import kernel
from segspec.columns.backend.lanes import choose
from segspec.core.errors import Code, SegspecError
from segspec.core.limits import READ_AT_ONCE
from segspec.formats.mojo import rules
from segspec.formats.mojo.index import Footer, IndexView, KnownPack, end_of_content
from segspec.formats.mojo.layout import PACK_TAG, Id, Variant
from segspec.formats.mojo.pack import END_OF_STREAM, FIRST_LOOK, Pack, header_params, no_space, read_pack, reading_of
from segspec.formats.mojo.scan import seek_run
from segspec.formats.mojo.scan.pack_run import ENTRIES, HEAD, HEADER
from segspec.formats.mojo.scan.run import LastId
from segspec.formats.mojo.scan.seek_run import ASK, FOUND
from segspec.frames.bounded_search import BoundedSearch
from segspec.parsing import debug_tree
from segspec.storage.source import Source
from segspec_ksy.mojo_pack_header import MojoPackHeader

FIRST_ROWS, MOST_ROWS = 64, 1 << 14

NEAR_BYTES = 4 << 10
"""What a run looks through from a tag on, place by place: many tags may be there."""


class PackSearch(BoundedSearch):
    """Finds packs after damage."""

    ahead = READ_AT_ONCE

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self._given = source
        self._content = -1
        self._run = choose(seek_run.run, 0)
        self._space = no_space()
        self._bare: tuple[object, int, int] = (None, 0, 0)
        """No pack of a variant and after an id begins between two places."""

    def is_of(self, source: Source) -> bool:
        return self._given is source and self._source.size == source.size

    def after(self, position: int, end: int, variant: Variant, last: Id | None) -> int | None:
        """The first pack in `position:end` with a tag, a HEADER in agreement (or none, if last) and ids above
        `last`."""
        if not variant.has_tags:
            return None
        asked, start, given = (variant, last), position + 1, (variant, last, self._source.size)
        known, bare, until = self._bare
        if known != asked or start > until:
            bare = until = start
        found = self._first(start, min(bare, end), *given)
        if found is None:
            found = self._first(max(start, until), end, *given)
        if not self.exhausted:
            self._bare = asked, min(start, bare), end if found is None else found
        return found

    def follows(self, position: int, end: int, variant: Variant, last: Id | None) -> bool:
        return self._first(position, position + 1, variant, last, end) is not None

    def _first(self, position: int, stop: int, variant: Variant, last: Id | None, limit: int) -> int | None:
        if self._content < 0:
            self._content = end_of_content(self._source)
        reading, before = reading_of(variant, -1), LastId(last is not None, *(last or (0, 0)))
        while position < stop and not self.exhausted:
            if variant.has_tags:
                position = self._source.find(PACK_TAG, position, stop + len(PACK_TAG) - 1)
                if position < 0:
                    break
            view, reach = self._look(position, READ_AT_ONCE // 2), position + NEAR_BYTES
            position, answer, self._effort = self._run(
                view.data, view.base, position, min(stop, reach, view.base + len(view.data)), reading, before,
                self._content, limit, view.whole, self._effort, self._space,
            )  # fmt: skip
            if answer == FOUND or (answer == ASK and self._is_one(position, variant, before, limit)):
                return position
            position += answer == ASK
        return None

    def _is_one(self, position: int, variant: Variant, last: LastId, limit: int) -> bool:
        pack = read_pack(self._source, position, variant, has_tag=variant.has_tags, fields=False)
        self._effort -= READ * ((pack.end if pack.closed else pack.next) - position + 1)
        return seek_run.may_follow(pack.read, last, limit, self._content)


TORN = {HEAD: "mojo.end.head", HEADER: "mojo.end.header"}
"""The rules for a file that ends within these parts of a pack."""

READ = 64
"""Looks in the time that it takes to parse a byte."""


def stops_at_end(source: Source, pack: Pack) -> bool:
    """Whether an open pack ends between two entries, at the file's end or unwritten room."""
    return pack.read.part in (ENTRIES, HEADER) and source.is_zero_from(pack.next)


def refusal(
    source: Source, pack: Pack, footer: Footer | None, last: Id | None, search: PackSearch
) -> SegspecError | None:
    """Why no entry of an open pack may be released; None for the writer's last pack.

    `last` is the last released id.
    """
    if footer is None and stops_at_end(source, pack):
        return None
    if footer is not None or _is_damaged_within(source, pack, last, search):
        error = pack.error(source)
        error.code = Code.BAD_LENGTH if error.code is Code.TORN else error.code
        return error
    error = cut_short(source, pack)
    is_last = pack.num_new and (pack.read.body_end < 0 or error.code is Code.TORN)
    return None if is_last else error


def cut_short(source: Source, pack: Pack) -> SegspecError:
    """Why an open pack ends. It is torn if the file ends within a part, or its final zeros contradict the pack; else it
    is damaged."""
    part, error = pack.read.part, pack.error(source)
    if part != HEADER and (pack.ended or source.is_zero_from(pack.reached(source) - 1)):
        error.code = Code.TORN
    if error.code is Code.TORN:
        error.rule = TORN.get(part, "mojo.end.entry" if pack.num_entries else "mojo.end.head")
    return error


def _is_damaged_within(source: Source, pack: Pack, last: Id | None, search: PackSearch) -> bool:
    """Whether a whole pack follows an open one, or its elements lead to an end marker and a correct HEADER."""
    if pack.read.part == ENTRIES and _is_listpack(source, pack):
        return True
    return search.after(pack.next, source.size, pack.variant, last) is not None


def _is_listpack(source: Source, pack: Pack) -> bool:
    entries, position, size, rows = pack.read.entries, pack.next, FIRST_LOOK, FIRST_ROWS
    number = entries.elements
    while True:
        view = source.view(position, size)
        found = kernel("listpack_elements").scan(view.data, position - view.base, capacity=rows)
        before = bytes(found.columns["is_end"]).find(1)
        number += found.rows if before < 0 else before
        if before >= 0:
            break
        if not found.rows and (view.whole or found.reason != END_OF_STREAM):
            return False
        position, rows, size = found.position + view.base, min(4 * rows, MOST_ROWS), size if found.rows else 4 * size
    end = found.columns["end"][before] + view.base
    read = pack.read._replace(part=HEADER, body_end=end, entries=entries._replace(elements=number))
    # The number of entries is unknown, so HEADER's last number is read only if the first two agree.
    tree, _ = debug_tree.read(MojoPackHeader, source.stream(), end, header_params(replace(pack, read=read)))
    return hasattr(tree, "num_entries")


def next_pack(
    source: Source,
    position: int,
    footer: Footer | None,
    index: IndexView | None,
    variant: Variant,
    last: Id | None,
    search: PackSearch,
) -> tuple[int, str] | None:
    """The next readable pack (or INDEX) after damage at `position`, and the evidence.

    A pack that continues from the last released id, `last`, is trusted.
    """
    limit = source.size if footer is None else footer.start
    if footer is not None and index is not None and index.ids:
        found, how = _indexed_after(position, limit, index, variant, last, search), "found through INDEX"
    else:
        found, how = search.after(position, limit, variant, last), "found by its tag and HEADER"
    if found is not None:
        return found, how
    return (footer.start, "no whole pack follows") if footer is not None and footer.start > position else None


def _indexed_after(
    position: int, limit: int, index: IndexView, variant: Variant, last: Id | None, search: PackSearch
) -> int | None:
    tag_bytes = len(PACK_TAG) if variant.has_tags else 0
    starts = (offset - tag_bytes for offset in index.following(position + tag_bytes))
    return next((each for each in starts if each < limit and search.follows(each, limit, variant, last)), None)


def trusted_id(pack: Pack, footer: Footer, index: IndexView, before: Sequence[KnownPack]) -> Id | None:
    """The pack's id in INDEX, if it, unlike MASTER ID, lies between the neighbours'; else None.

    For the first pack, SUFFIX has to agree. `before` lists the packs before it.
    """
    number = index.numbers.get(pack.start)
    if number is None or rules.is_same_id(index.ids[number], pack.master_id):
        return None
    indexed, own = index.ids[number], pack.master_id
    if number == 0:
        # The first pack's id with another pack's offset proves nothing.
        return indexed if not before and rules.is_same_id(indexed, footer.first_id) else None
    last = before[-1].last_id if before else None
    following = index.ids[number + 1] if number + 1 < len(index.ids) else None
    return indexed if _fits(indexed, last, following) and not _fits(own, last, following) else None


def _fits(record_id: Id, last: Id | None, following: Id | None) -> bool:
    is_after = last is None or rules.is_above(record_id, last)
    return is_after and (following is None or rules.is_above(following, record_id))
