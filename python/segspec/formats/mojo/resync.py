"""Where the good bytes of a segment end, and where reading can go on after damage.

Source: seeds/mojo.txt "RECOVERY". A segment that does not end with SUFFIX is read from its beginning to the first bytes
that are no element. A listpack has nothing but backlens to tell them by.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kaitaistruct import EndOfStreamError

from segspec.core.errors import Code, SegspecError
from segspec.formats.mojo import listpack, rules
from segspec.formats.mojo.footer import Footer
from segspec.formats.mojo.index import IndexView, KnownPack
from segspec.formats.mojo.layout import PACK_TAG, Id
from segspec.formats.mojo.pack import Pack, PackPart, header_params, read_pack
from segspec.formats.mojo.variant import Variant
from segspec.parsing import debug_tree
from segspec.storage.source import Source
from segspec_ksy.mojo_pack_header import MojoPackHeader

SEARCH_FACTOR = 16
SEARCH_FLOOR = 1 << 20
"""A search reads at most this many times the bytes it searches, or this many, before it gives up: places that look like
packs may be nested in each other."""


def is_unwritten(source: Source, position: int) -> bool:
    """True where only zeros follow up to the end of the file."""
    return source.zeros_until(position) == source.size


def stops_at_end(source: Source, pack: Pack) -> bool:
    """True where an unclosed pack ends between two entries: at the end of the file, or at room not yet written."""
    if pack.stop is None or pack.stop.part is PackPart.HEAD:
        return False
    return is_unwritten(source, pack.end if pack.body_end is None else pack.body_end)


def refusal(
    source: Source, pack: Pack, variant: Variant, footer: Footer | None, last: Id | None
) -> SegspecError | None:
    """Why no entry of an unclosed pack may be released; None where it is the writer's last pack.

    `last` is the last id that was released.
    """
    assert pack.stop is not None
    if footer is None and stops_at_end(source, pack):
        return None
    if footer is not None or _is_damaged_within(source, pack, variant, last):
        # The file goes on after this pack, so it was never cut here.
        error = pack.stop.error(source, pack.position)
        error.code = Code.BAD_LENGTH if error.code is Code.TORN else error.code
        return error
    error = cut_short(source, pack)
    is_last = pack.entries and (pack.body_end is None or error.code is Code.TORN)
    return None if is_last else error


def cut_short(source: Source, pack: Pack) -> SegspecError:
    """Why an unclosed pack stops where it does. It is torn where the writer is the likelier reason than damage: where
    the file ends within a part, or where zeros at the file's end, which were to be written over, contradict it."""
    assert pack.stop is not None
    error = pack.stop.error(source, pack.position)
    ends = isinstance(pack.stop.cause, EndOfStreamError) or is_unwritten(source, pack.stop.reached - 1)
    if ends and pack.stop.part is not PackPart.HEADER:
        error.code = Code.TORN
    return error


def _is_damaged_within(source: Source, pack: Pack, variant: Variant, last: Id | None) -> bool:
    """True where an unclosed pack cannot be the last one of an unfinished segment: a whole pack follows it, or its
    elements go on to an end marker with a HEADER that counts them right. Then it was finished, and is damaged."""
    assert pack.stop is not None
    if pack.stop.part is not PackPart.HEAD and _is_listpack(source, pack, variant):
        return True
    return next(_packs_after(source, pack.stop.position, source.size, variant, last), None) is not None


def _is_listpack(source: Source, pack: Pack, variant: Variant) -> bool:
    assert pack.stop is not None
    if pack.body_end is not None:
        return False
    number = pack.num_elements
    try:
        for element in listpack.forward(source, pack.stop.position):
            end = element.end
            number += element.value is not None
    except SegspecError:
        return False
    whole = Pack(pack.position, end, pack.master_id, [], pack.body_start, pack.id_start, number, body_end=end)
    # How many entries there are is not known, so HEADER's last number cannot be compared. It is only read where
    # the two before it agree.
    tree, _ = debug_tree.read(MojoPackHeader, source.stream(), end, header_params(whole, variant))
    return hasattr(tree, "num_entries")


def next_pack(
    source: Source, position: int, footer: Footer | None, index: IndexView | None, variant: Variant, last: Id | None
) -> tuple[int, str] | None:
    """Where the next readable pack (or INDEX) after the damaged one at `position` begins, and how that is known.

    `last` is the last id that was released: a pack that goes on from it is believed.
    """
    if footer is None:
        for found in _packs_after(source, position, source.size, variant, last):
            return found, "found by its tag and HEADER"
        return None
    if index is not None and index.entries:
        for found in _packs_indexed(source, position, footer, index, variant, last):
            return found, "found through INDEX"
    else:
        for found in _packs_after(source, position, footer.start, variant, last):
            return found, "found by its tag and HEADER"
    return (footer.start, "no whole pack follows") if footer.start > position else None


def _packs_indexed(
    source: Source, position: int, footer: Footer, index: IndexView, variant: Variant, last: Id | None
) -> Iterator[int]:
    tag_bytes = len(PACK_TAG) if variant.has_tags else 0
    for offset in index.following(position + tag_bytes):
        if offset < footer.start and _follows(source, offset - tag_bytes, variant, last, footer.start) is not None:
            yield offset - tag_bytes


def _packs_after(source: Source, position: int, end: int, variant: Variant, last: Id | None) -> Iterator[int]:
    """The packs after `position` that can be found by their tags and agree with their HEADER."""
    if not variant.has_tags:
        return
    budget = max(SEARCH_FLOOR, SEARCH_FACTOR * (end - position))
    while budget > 0:
        position = source.find(PACK_TAG, position + 1, end)
        if position < 0:
            return
        pack = read_pack(source, position, variant, has_tag=True)
        budget -= (pack.end if pack.stop is None else pack.stop.position) - position + 1
        if _goes_on(source, pack, last):
            yield position


def _follows(source: Source, position: int, variant: Variant, last: Id | None, end: int) -> Pack | None:
    pack = read_pack(source, position, variant, has_tag=variant.has_tags)
    return pack if _goes_on(source, pack, last) and not rules.runs_into(pack.end, end) else None


def _goes_on(source: Source, pack: Pack, last: Id | None) -> bool:
    """True where a pack is whole, or the unfinished last one, and its ids come after `last`."""
    if not pack.entries or (last is not None and not rules.is_above(pack.entries[0].id, last)):
        return False
    return pack.closed or stops_at_end(source, pack)


def trusted_id(pack: Pack, footer: Footer, index: IndexView, before: Sequence[KnownPack]) -> Id | None:
    """The id that INDEX has for a pack, where INDEX is to be believed rather than MASTER ID; else None.

    INDEX is believed where its id lies between the packs around it and MASTER ID does not. For the first pack it is
    where SUFFIX says the same. `before` are the packs before it.
    """
    number = index.numbers.get(pack.id_start)
    if number is None or rules.is_same_id(index.ids[number], pack.master_id):
        return None
    indexed, own = index.ids[number], pack.master_id
    if number == 0:
        # An entry that has the first pack's id, and another pack's offset, says nothing of that one.
        return indexed if not before and rules.is_same_id(indexed, footer.first_id) else None
    last = before[-1].last_id if before else None
    following = index.ids[number + 1] if number + 1 < len(index.ids) else None
    return indexed if _fits(indexed, last, following) and not _fits(own, last, following) else None


def _fits(record_id: Id, last: Id | None, following: Id | None) -> bool:
    is_after = last is None or rules.is_above(record_id, last)
    return is_after and (following is None or rules.is_above(following, record_id))
