"""mojo's segments with what a reader says of them, and the few that most vectors are made from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tests.builders import mojo
from tests.builders.mojo import (
    JSON,
    PRIMARY,
    Entry,
    Id,
    Indexed,
    Pack,
    Reading,
    Stored,
    Suffix,
    name_of,
    pack_of,
)
from tests.generator.book import Outcome, Section, Stream, clean, corrupt, torn


class Built(mojo.Built):
    @property
    def stream(self) -> Stream:
        return self.holding(self.content)

    def holding(self, content: bytes) -> Stream:
        """Other content in the segment's place."""
        return Stream(self.name, content)

    def without(self, name: str) -> Stream:
        """The segment with one part cut out."""
        part = self.part(name)
        return self.holding(self.content[: part.start] + self.content[part.end :])

    def whole(self) -> Outcome:
        return clean(self.records(), len(self.content))

    def shown(
        self,
        section: Section,
        words: str,
        comment: str,
        flags: Sequence[str] = (),
        *,
        frames: Sequence[str] | None = None,
        **more: Any,
    ) -> None:
        """Adds the vector that reads all of it. With `frames` a writer is asked to put so many records in each pack."""
        if frames is not None:
            more = {"write": "equivalent", "writing": {"frames": list(frames)}} | more
        section.read(words, comment, self.stream, self.whole(), flags=flags, **more)

    def fails(self, pack: int, code: str, **more: Any) -> Outcome:
        """What a reader says when the pack of that number (from 0) is at fault."""
        return corrupt(code, self.records(pack), self.packs[pack].start, **more)

    def torn_at_end(self) -> Outcome:
        """What a reader says where SUFFIX is missing after the last pack."""
        return torn(self.records(), len(self.content))


def row(ms: int, seq: int, *fields: tuple[bytes, bytes], deleted: bool = False) -> Entry:
    return Entry((ms, seq), fields, deleted)


def with_entry(pack: Pack, number: int, elements: Sequence[bytes], record: JSON | None = None) -> Pack:
    """`pack` with other elements in one entry; the record stays unless another is given."""
    entries = list(pack.entries)
    entries[number] = Stored(elements, record or entries[number].record)
    return replace(pack, entries=entries)


def packs_only(packs: Sequence[Pack], name: str | None = None, lead_id: Id | None = None) -> Built:
    return Built.of(packs, name, lead_id)


def segment(
    packs: Sequence[Pack],
    name: str | None = None,
    entries: Sequence[Indexed] | None = None,
    suffix: Suffix | None = None,
) -> Built:
    """A finished segment, by default named after its first id."""
    return Built.of(packs, name or name_of(packs[0].id)).finish(entries, suffix)


def renamed(built: Built, name: str) -> Built:
    return replace(built, name=name)


FIRST = [row(1000, 0, (b"a", b"text"))]
SECOND = [row(1007, 2, (b"a", b"40000")), row(1008, 0, (b"own", b"value")), row(1009, 1, (b"a", b"x1"), deleted=True)]
THIRD = [row(70000, 0, (b"d", b"end"))]
"""Far above the second pack, and further than one flipped bit of its id leads."""


def packs(reading: Reading = PRIMARY) -> list[Pack]:
    return [pack_of(rows, reading) for rows in (FIRST, SECOND, THIRD)]


def finished(reading: Reading = PRIMARY) -> Built:
    """Three packs, INDEX and SUFFIX: `1000-0`."""
    return segment(packs(reading))


def closed(reading: Reading = PRIMARY) -> Built:
    """Three packs, and the writer has written no more: `w1000-0`."""
    return packs_only(packs(reading))


def growing(reading: Reading = PRIMARY) -> Built:
    """Two packs, the last without end marker and HEADER: `w1000-0`."""
    first, second, _ = packs(reading)
    return packs_only([first, replace(second, is_open=True)])


def single(*fields: tuple[bytes, bytes]) -> Pack:
    """A pack of one record with the id 1000-0."""
    return pack_of([row(1000, 0, *fields)])
