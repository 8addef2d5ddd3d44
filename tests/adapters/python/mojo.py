"""Segments of mojo, in the main reading of its page: packs of entries, INDEX and SUFFIX where it is finished."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from frames import JSON, Fault, Records, Refused, Torn, answer, attempt, is_zero_from, parse

from segspec_ksy.listpack_element import ListpackElement
from segspec_ksy.mojo_entry import MojoEntry
from segspec_ksy.mojo_enums import MojoEnums
from segspec_ksy.mojo_pack_head import MojoPackHead
from segspec_ksy.mojo_pack_header import MojoPackHeader
from segspec_ksy.mojo_suffix import MojoSuffix
from segspec_ksy.mojo_tail import MojoTail

NAME = re.compile(r"([adwu]?)([0-9]+)-([0-9]+)(?:-[0-9]+-[0-9]+)?(?:\.dat)?")
FORM = MojoEnums.NumberForm.raw_le
FORMS = (MojoEnums.BytesForm.body, MojoEnums.ElementsForm.body)
PACK, INDEX = b"[P", b"[I"
SUFFIX_BYTES = 34
MODULUS = 2**64
CODES = {"/seq/2": "bad-length", "/types/entry_content/seq/5": "bad-count"}
"""Of the rules in elements and entries; `/seq/2` is an element's backlen."""
HEADER_CODES = {"/seq/0": "bad-length", "/seq/1": "bad-count", "/seq/2": "bad-count"}
Id = tuple[int, int]


@dataclass
class Pack:
    """A pack as far as it can be read: `stop` is why it ends at `at`, in which part; None where HEADER agrees."""

    start: int
    end: int
    id: Id = (0, 0)
    id_start: int = 0
    body_start: int = 0
    elements: int = 0
    ids: list[Id] = field(default_factory=list)
    records: list[JSON] = field(default_factory=list)
    body_end: int | None = None
    at: int = 0
    part: str = ""
    stop: Fault | None = None


@dataclass
class Footer:
    """INDEX and SUFFIX: where they begin and end, and the ids that INDEX has by the place of MASTER ID."""

    start: int
    end: int
    first_id: Id
    ids: dict[int, Id]


def read(name: str, content: bytes) -> JSON:
    named = NAME.fullmatch(name)
    segment = Segment(content, (int(named[2]), int(named[3])) if named else None, name.startswith("w"))
    try:
        at = segment.walk()
    except Fault as fault:
        return answer(segment.records, segment.at, fault.code, segment.end)
    return answer(segment.records, at, None if segment.is_finished or segment.is_writing else "torn")


class Segment:
    """One reading of a segment; `at` is the end of what was released."""

    def __init__(self, content: bytes, named: Id | None, is_writing: bool) -> None:
        self.content, self.named, self.is_writing = content, named, is_writing
        self.size = len(content)
        self.footer = footer_of(content)
        self.is_finished = self.footer is not None
        self.records = Records()
        self.at = 0
        self.end: str | None = None
        self.before: list[tuple[tuple[Id, Id], Id]] = []

    def walk(self) -> int:
        self.begin()
        while self.at < self.size:
            if self.footer is not None and self.at >= self.footer.start:
                return self.size
            if self.footer is None and self.is_unwritten(self.at):
                return self.room(self.at)
            if self.footer is None and self.at and self.content.startswith(INDEX, self.at):
                raise Torn
            pack = self.usable(self.pack_at(self.at))
            self.check_order(pack)
            self.records.add(self.at, pack.records)
            first, *_, last = pack.ids * 2 or [pack.id] * 2
            self.before.append(((pack.id, first), last))
            self.at = pack.end
            if pack.stop is not None:
                return self.behind(pack)
        return self.at

    def begin(self) -> None:
        """Whether a pack begins here at all."""
        if not self.content.strip(b"\0"):
            return
        head = self.pack_at(0)
        if head.part != "head":
            return
        if isinstance(head.stop, Torn):
            raise Torn
        if self.footer is None and self.named is None and next(self.packs_behind(0), None) is None:
            self.end = "not-this-format"
            raise Fault("bad-magic")

    def is_unwritten(self, at: int) -> bool:
        return at == self.size or is_zero_from(self.content, at)

    def room(self, at: int) -> int:
        """What was preallocated, behind entries or behind a running end marker."""
        if self.is_writing:
            return self.size
        raise Torn if not self.is_unwritten(at) and at + 1 == self.size else Fault("zeroed")

    def pack_at(self, at: int) -> Pack:
        """The pack at `at`, as far as it goes."""
        pack = Pack(at, at)
        try:
            head, pack.end = parse(MojoPackHead, self.content, at, FORM, at != 0, False)
        except Fault as fault:
            return stopped(pack, at, "head", fault)
        pack.id, pack.id_start = (head.master_id.ms, head.master_id.seq), head.start.position
        pack.body_start, pack.elements = head.body.position, head.master.num_elements
        names = [text_of(name) for name in head.master.fields]
        live = 0
        while pack.body_end is None:
            try:
                entry, end = parse(MojoEntry, self.content, pack.end, len(names), False, pack.elements, live)
            except Fault as fault:
                return stopped(pack, pack.end, "entries", fault)
            if entry.is_end:
                pack.body_end = end
                break
            pack.elements, live, pack.end = entry.num_elements_through, entry.num_live_through, end
            add_record(pack, entry, names)
        assert pack.body_end is not None
        lengths = (pack.body_end - pack.body_start, pack.body_start - pack.id_start)
        counts = (pack.elements, len(pack.ids), live)
        try:
            _, pack.end = parse(MojoPackHeader, self.content, pack.body_end, *FORMS, *lengths, *counts)
        except Fault as fault:
            return stopped(pack, pack.body_end, "header", fault)
        return pack

    def usable(self, pack: Pack) -> Pack:
        """The pack, if its records may be released: it is whole, or the last one of an unfinished segment."""
        if pack.stop is None:
            if self.footer is not None and pack.end > self.footer.start:
                raise Fault("bad-length")
            return pack
        if self.footer is None and self.stops_at_end(pack):
            return pack
        if self.footer is not None or self.is_damaged(pack):
            raise Fault("bad-length" if isinstance(pack.stop, Torn) else pack.stop.code)
        if pack.records and (pack.body_end is None or isinstance(pack.stop, Torn)):
            return pack
        raise self.torn_inside(pack)

    def behind(self, pack: Pack) -> int:
        """What is said of the bytes behind the last whole entry of an open pack."""
        if self.at == self.size:
            return self.at
        if self.stops_at_end(pack):
            return self.room(pack.end)
        raise self.torn_inside(pack)

    def stops_at_end(self, pack: Pack) -> bool:
        return pack.part != "head" and self.is_unwritten(pack.end if pack.body_end is None else pack.body_end)

    def torn_inside(self, pack: Pack) -> Fault:
        assert pack.stop is not None
        is_cut = isinstance(pack.stop, Torn) or self.is_unwritten(self.size - 1)
        return Torn() if is_cut and pack.part != "header" else pack.stop

    def is_damaged(self, pack: Pack) -> bool:
        """A whole pack follows, or the elements lead to an end marker with a HEADER that counts them right."""
        if pack.part != "head" and pack.body_end is None and self.is_listpack(pack):
            return True
        return next(self.packs_behind(pack.at), None) is not None

    def is_listpack(self, pack: Pack) -> bool:
        at, elements, is_end = pack.at, pack.elements, False
        while not is_end:
            found = attempt(ListpackElement, self.content, at)
            if found is None:
                return False
            is_end, at = found[0].is_end, found[1]
            elements += not is_end
        lengths = (at - pack.body_start, pack.body_start - pack.id_start)
        try:
            parse(MojoPackHeader, self.content, at, *FORMS, *lengths, elements, 0, 0)
        except Refused as refused:
            return refused.path == "/seq/2"
        except Torn:
            return False
        return True

    def packs_behind(self, at: int) -> Iterator[int]:
        last = self.before[-1][1] if self.before else None
        while (at := self.content.find(PACK, at + 1)) >= 0:
            pack = self.pack_at(at)
            if pack.ids and (last is None or pack.ids[0] > last) and (pack.stop is None or self.stops_at_end(pack)):
                yield at

    def check_order(self, pack: Pack) -> None:
        """Ids ascend, within a pack and from pack to pack; INDEX may know better than MASTER ID."""
        if any(a >= b for a, b in pairwise(pack.ids)):
            raise Fault("bad-order")
        if not pack.ids:
            return
        if self.footer is not None and self.is_id_refuted(self.footer, pack):
            raise Fault("bad-order")
        if not self.before or pack.ids[0] > self.before[-1][1]:
            return
        # Of two packs that contradict each other the later is wrong only if a third witness says so.
        last = self.before[-1][1] if self.named in self.before[0][0] else None
        sound = self.before[-2][1] if len(self.before) > 1 else last
        if sound is not None and pack.ids[0] <= sound:
            raise Fault("bad-order")

    def is_id_refuted(self, footer: Footer, pack: Pack) -> bool:
        places = list(footer.ids)
        if footer.ids.get(pack.id_start, pack.id) == pack.id:
            return False
        number, indexed = places.index(pack.id_start), footer.ids[pack.id_start]
        if number == 0:
            return not self.before and indexed == footer.first_id
        last = self.before[-1][1] if self.before else None
        following = footer.ids[places[number + 1]] if number + 1 < len(places) else None
        return is_between(indexed, last, following) and not is_between(pack.id, last, following)


def is_between(one: Id, last: Id | None, following: Id | None) -> bool:
    return (last is None or last < one) and (following is None or one < following)


def stopped(pack: Pack, at: int, part: str, fault: Fault) -> Pack:
    codes = HEADER_CODES if part == "header" else CODES
    pack.stop = Fault(codes.get(fault.path, "bad-encoding")) if isinstance(fault, Refused) else fault
    pack.at, pack.part = at, part
    return pack


def add_record(pack: Pack, entry: Any, names: list[str]) -> None:
    content = entry.content
    ms = (pack.id[0] + content.ms_difference.int_value) % MODULUS
    seq = (pack.id[1] + content.seq_difference.int_value) % MODULUS
    if entry.has_same_fields:
        fields = [[name, text_of(value)] for name, value in zip(names, content.values, strict=True)]
    else:
        fields = [[text_of(pair.name), text_of(pair.value)] for pair in content.pairs]
    pack.ids.append((ms, seq))
    pack.records.append({"id": f"{ms}-{seq}", "deleted": entry.is_deleted, "fields": fields})


def text_of(element: Any) -> str:
    """The string of an element, or the digits of its integer, as hex."""
    return (b"%d" % element.int_value if element.is_int else element.data.value).hex()


def footer_of(content: bytes) -> Footer | None:
    """INDEX and SUFFIX in front of the zeros at the end, if SUFFIX leads to the tag of INDEX."""
    end = len(content.rstrip(b"\0"))
    found = attempt(MojoSuffix, content, end - SUFFIX_BYTES, FORM) if end >= SUFFIX_BYTES else None
    if found is None:
        return None
    suffix, len_index = found[0], found[0].len_index.value
    start = end - SUFFIX_BYTES - len_index - len(INDEX)
    if start < 0 or not content.startswith(INDEX, start):
        return None
    tail = attempt(MojoTail, content, start, FORM, True, False, len_index)
    entries = (tail[0].index.body.entries or []) if tail is not None else []
    ids = {entry.offset.value: (entry.id_ms.int_value, entry.id_seq.int_value) for entry in entries}
    return Footer(start, end, (suffix.id.ms, suffix.id.seq), ids)
