"""What publishers and consumers stored in a segment: each value, and what is held after all of them."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from typing import Any

from tests.builders.osiris import DELTA, OFFSET, SEQUENCE, SNAPSHOT, TIMESTAMP, USER, block, segment_name
from tests.generator.book import JSON, Book, Frame, Section, Stream
from tests.generator.osiris.build import chunk, end_of, segment, simple, sub_batch, tracking, user
from tests.generator.osiris.notes import section
from tests.generator.osiris.real import DATA, chunk_positions, known_answers

TOP = (1 << 64) - 1
TYPES = {SEQUENCE: "sequence", OFFSET: "offset", TIMESTAMP: "timestamp"}
Value = tuple[int, bytes, int]
"""A type, a name and a number."""
FILLER = ("osiris.tracking.filler",)
CARRIER = ("osiris.tracking.chunk-of-a-sequence",)
ALL = ("TrackingForms", "TrackingHeld", "TrackingTakesOffset")


def write(book: Book) -> None:
    part = section(
        book,
        "tracked",
        "What is stored besides records: where consumers are, and what publishers sent last. Entries in the order of "
        "the file, and what is held after them.",
        *("TrackingForms", "TrackingHeld", "TrackingTakesOffset", "WideNumbers", "SignedTime"),
    )
    _single(part)
    _overlaid(part)
    _snapshots(part)
    _beside(part)
    _damaged(part)
    _real(part)


class Tracked:
    """A segment to be: its chunks so far, the entries in them, and what is held."""

    def __init__(self) -> None:
        self.frames: list[Frame] = []
        self.entries: list[JSON] = []
        self.held: dict[str, dict[bytes, JSON]] = {name: {} for name in TYPES.values()}
        self.next_id = 0

    def user(self, *bodies: bytes) -> Tracked:
        return self._add(user(self.next_id, *bodies), len(bodies))

    def trailer(self, *values: Value, **fields: Any) -> Tracked:
        """A user chunk of one record that carries these values."""
        blocks = b"".join(block(*one) for one in values)
        self.note("trailer", values)
        return self._add(chunk(self.next_id, [simple(b"carries")], trailer=blocks, **fields), 1)

    def delta(self, *values: Value) -> Tracked:
        self.note("delta", values)
        return self._add(tracking(self.next_id, DELTA, b"".join(block(*one) for one in values)), 1)

    def snapshot(self, *values: tuple[int, bytes, int, int | None]) -> Tracked:
        """A sequence also has the id of the chunk that carried it first."""
        for kept in self.held.values():
            kept.clear()
        for value in values:
            self.note("snapshot", [value[:3]], value[3])
        return self._add(tracking(self.next_id, SNAPSHOT, b"".join(block(*one) for one in values)), 1)

    def raw(self, frame: Frame, offsets: int) -> Tracked:
        return self._add(frame, offsets)

    def _add(self, frame: Frame, offsets: int) -> Tracked:
        self.frames.append(frame)
        self.next_id += offsets
        return self

    def note(self, source: str, values: Sequence[Value], carrier: int | None = None) -> None:
        for kind, name, number in values:
            own = {"chunk_id": str(self.next_id if carrier is None else carrier)}
            value = {TYPES[kind]: str(number)}
            stored = {"at": str(end_of(self.frames)), "id": name.hex(), "source": source, "type": TYPES[kind]}
            self.entries.append(stored | own | value)
            self.held[TYPES[kind]][name] = {"id": name.hex()} | (own if kind == SEQUENCE else {}) | value

    def state(self) -> JSON:
        return {f"{kind}s": [kept[name] for name in sorted(kept)] for kind, kept in self.held.items()}

    def shown(self, part: Section, words: str, text: str, tail: bytes = b"", **more: Any) -> None:
        stream = segment(*self.frames, tail=tail)
        part.tracking(words, text, {"segment": stream}, self.entries, self.state(), **({"flags": ALL} | more))


def _single(part: Section) -> None:
    Tracked().user(b"a", b"b").shown(part, "nothing", "A segment in which nobody stored anything.")
    for kind, number in ((SEQUENCE, 7), (OFFSET, 40), (TIMESTAMP, 1_700_000_000_123)):
        value = (kind, b"name", number)
        name = TYPES[kind]
        made = Tracked().user(b"a").trailer(value)
        made.shown(part, f"trailer-{name}", f"One {name} in the trailer of a user chunk.")
        Tracked().user(b"a").delta(value).shown(part, f"delta-{name}", f"One {name} in a delta chunk.")
        made = Tracked().snapshot((*value, 3 if kind == SEQUENCE else None)).user(b"a")
        made.shown(part, f"snapshot-{name}", f"One {name} in a snapshot chunk.")
    numbers: dict[str, tuple[int, int, str]] = {
        "sequence-0": (SEQUENCE, 0, "WideNumbers"),
        "sequence-greatest": (SEQUENCE, TOP, "WideNumbers"),
        "offset-above-63-bits": (OFFSET, 1 << 63, "WideNumbers"),
        "offset-above-53-bits": (OFFSET, (1 << 53) + 1, "WideNumbers"),
        "timestamp-before-1970": (TIMESTAMP, -1, "SignedTime"),
        "timestamp-least": (TIMESTAMP, -(1 << 63), "SignedTime"),
    }
    for words, (kind, number, flag) in numbers.items():
        made = Tracked().trailer((kind, b"n", number)).delta((kind, b"d", number))
        made.shown(
            part, f"number-{words}", f"{words.replace('-', ' ')}, in a trailer and a delta chunk.", flags=(flag,)
        )
    names = {"of-0-bytes": b"", "of-255-bytes": b"n" * 255, "not-utf8": b"\xff\xfe\x00", "utf8": "größer".encode()}
    for words, own in names.items():
        made = Tracked().trailer((OFFSET, own, 5), (SEQUENCE, own, 6))
        made.shown(part, f"name-{words}", f"A name {words.replace('-', ' ')}: names are any bytes.")


def _overlaid(part: Section) -> None:
    made = Tracked().trailer((OFFSET, b"c", 1)).trailer((OFFSET, b"c", 9)).trailer((OFFSET, b"c", 5))
    made.shown(part, "later-value-counts", "A consumer stored three offsets: the last one counts, not the greatest.")
    made = Tracked().trailer((SEQUENCE, b"p", 10)).user(b"x").delta((SEQUENCE, b"p", 4))
    made.shown(part, "delta-overlays-trailer", "A publisher's sequence in a trailer, and a later one in a delta chunk.")
    made = Tracked().delta((OFFSET, b"c", 1)).delta((OFFSET, b"d", 2)).delta((OFFSET, b"b", 3))
    made.shown(part, "names-beside-each-other", "Three names, none of which touches the others.")
    same = ((TIMESTAMP, b"same", 3), (SEQUENCE, b"same", 1), (OFFSET, b"same", 2))
    text = "A publisher, a consumer and a time under one name: three values, each by itself."
    Tracked().trailer(*same).shown(part, "one-name-three-types", text)
    made = Tracked().trailer((OFFSET, b"c", 1), (OFFSET, b"c", 2))
    made.shown(part, "twice-in-one-trailer", "A name is twice in one trailer: the second value counts.")


def _snapshots(part: Section) -> None:
    before = Tracked().trailer((OFFSET, b"gone", 1), (SEQUENCE, b"kept", 2))
    before.snapshot((SEQUENCE, b"kept", 2, 0), (OFFSET, b"new", 3, None))
    text = "A snapshot in the middle of a segment says everything: what it does not name is forgotten."
    before.shown(part, "snapshot-forgets", text)
    made = Tracked().trailer((OFFSET, b"c", 1)).snapshot().user(b"x")
    made.shown(part, "empty-snapshot", "A snapshot of nothing: nothing is held any more.")
    made = Tracked().snapshot((OFFSET, b"c", 1, None), (OFFSET, b"d", 2, None)).trailer((OFFSET, b"c", 8))
    made.shown(part, "trailer-after-snapshot", "What comes after a snapshot is laid over it.")
    made = Tracked().snapshot((SEQUENCE, b"p", 5, 1000)).trailer((SEQUENCE, b"p", 6))
    text = "A snapshot's sequence is of the chunk that it names; a trailer's is of its own chunk."
    made.shown(part, "whose-chunk", text, flags=ALL, rules=CARRIER)
    made = Tracked().snapshot((SEQUENCE, b"p", TOP, TOP), (TIMESTAMP, b"t", -5, None))
    made.shown(
        part, "snapshot-of-greatest", "The greatest chunk id and publishing id in a snapshot.", flags=("WideNumbers",)
    )


def _beside(part: Section) -> None:
    body = Tracked()
    body.trailer((OFFSET, b"c", 7), filter=bytes(15) + b"\1")
    body.shown(part, "beside-a-filter", "A chunk with a filter and a trailer.")
    made = Tracked()
    made.note("trailer", [(SEQUENCE, b"p", 11)])
    entries = [sub_batch(0, [b"one", b"two"]), simple(b"three")]
    made.raw(chunk(0, entries, trailer=block(SEQUENCE, b"p", 11)), 3).delta((OFFSET, b"c", 2))
    made.shown(part, "beside-a-sub-batch", "A trailer after a sub-batch: the next chunk's id counts its records.")
    filler = Tracked().user(b"a").raw(chunk(1, [simple(b"")], kind=DELTA, num_records=50), 50).delta((OFFSET, b"c", 51))
    filler.shown(part, "after-a-filler", "A filler tracks nothing, and takes 50 offsets.", rules=FILLER)
    with_trailer = Tracked().user(b"a")
    with_trailer.note("delta", [(OFFSET, b"c", 1)])
    own = chunk(1, [simple(block(OFFSET, b"c", 1))], kind=DELTA, trailer=block(OFFSET, b"other", 2))
    with_trailer.raw(own, 1)
    text = "A delta chunk with a trailer: only its data is tracking."
    with_trailer.shown(part, "trailer-of-a-delta", text, level="may")


def _damaged(part: Section) -> None:
    made = Tracked().trailer((OFFSET, b"c", 1)).delta((OFFSET, b"d", 2))
    torn = tracking(made.next_id, DELTA, block(OFFSET, b"c", 9)).content[:-1]
    made.shown(part, "torn-delta", "The last delta chunk is torn: what it says is not held.", tail=torn)
    made = Tracked().trailer((OFFSET, b"c", 1))
    wrong = chunk(1, [simple(block(OFFSET, b"c", 9))], kind=DELTA, crc=0).content
    text = "A delta chunk has a wrong checksum: what it says is not held."
    made.shown(part, "wrong-checksum", text, tail=wrong, requires=("checksum",))
    made = Tracked().trailer((OFFSET, b"c", 1))
    made.raw(chunk(1, [simple(b"x")], trailer=b"\x09junk"), 1).trailer((OFFSET, b"d", 3))
    text = "A trailer that is no tracking: nothing comes of it, and the others count."
    made.shown(part, "trailer-that-is-none", text, level="should")
    made = Tracked().trailer((OFFSET, b"c", 1))
    made.raw(chunk(1, [simple(b"x")], trailer=block(OFFSET, b"d", 2) + block(OFFSET, b"e", 3)[:-1]), 1)
    text = "A trailer whose second block is cut: nothing of it counts."
    made.shown(part, "trailer-cut", text, level="should")


def _real(part: Section) -> None:
    """Nothing in the file but a snapshot, user chunks with trailers, and delta chunks; held is what osiris said."""
    known = known_answers()
    content = next((DATA / "new_tracking").glob("*.segment")).read_bytes()
    entries: list[JSON] = []
    for at in chunk_positions(content):
        kind = content[at + 1]
        chunk_id, _, data, trailer, filter = struct.unpack_from(">QIIIB", content, at + 24)
        start = at + 48 + filter + (data if kind == USER else 4)
        end = start + (trailer if kind == USER else data - 4)
        source = {USER: "trailer", DELTA: "delta", SNAPSHOT: "snapshot"}[kind]
        entries += [{"at": str(at), "source": source} | one for one in _blocks(content, start, end, chunk_id, kind)]
    held = {
        "sequences": [
            {"id": name, "chunk_id": str(chunk_id), "sequence": str(value)}
            for name, chunk_id, value in known["sequences"]
        ],
        "offsets": [{"id": name, "offset": str(value)} for name, value in known["offsets"]],
        "timestamps": [{"id": name, "timestamp": str(value)} for name, value in known["timestamps"]],
    }
    text = "A file of osiris 1.10.3: what its writer held after a start is what is held after the last entry."
    stream = Stream(segment_name(1071), content)
    part.tracking("real-snapshot", text, {"segment": stream}, entries, held, flags=ALL, rules=CARRIER)


def _blocks(content: bytes, at: int, end: int, chunk_id: int, source: int) -> Iterator[JSON]:
    """The blocks of a sound file."""
    while at < end:
        kind, length = content[at], content[at + 1]
        name = content[at + 2 : at + 2 + length]
        at += 2 + length
        carrier = chunk_id
        if source == SNAPSHOT and kind == SEQUENCE:
            carrier = int.from_bytes(content[at : at + 8], "big")
            at += 8
        value = int.from_bytes(content[at : at + 8], "big", signed=kind == TIMESTAMP)
        at += 8
        yield {"id": name.hex(), "type": TYPES[kind], "chunk_id": str(carrier), TYPES[kind]: str(value)}
