"""Hostile lengths: claims about bytes that are not there, and sums that do not fit 32 bits."""

from __future__ import annotations

from typing import Any

from tests.builders.osiris import OFFSET, SEQUENCE, block
from tests.generator.book import Book, Frame, Section
from tests.generator.osiris.build import (
    CHUNK_HEADER,
    START,
    Entry,
    chunk,
    ends_torn,
    raw,
    segment,
    simple,
    stops,
    sub_batch,
    user,
    whole,
)
from tests.generator.osiris.notes import section

FIRST = user(0, b"one")
LAST = user(2, b"three")
BODY = [simple(b"two")]
TWO_TO_32 = 1 << 32
HUGE = {
    "above-15-bits": 1 << 15, "above-16-bits": 1 << 16, "below-31-bits": (1 << 31) - 1, "above-31-bits": 1 << 31,
    "greatest": TWO_TO_32 - 1,
}  # fmt: skip
PARTS = ("len_data", "len_trailer")


def write(book: Book) -> None:
    part = section(
        book,
        "lengths",
        "Lengths that claim more than is there, or less.",
        *(
            "TrustsLength",
            "LengthWraps",
            "EntryBeyond",
            "ReleasesInPart",
            "TornTail",
            "ReadsOn",
            "ChecksumIgnored",
            "TrailerFatal",
        ),
    )
    for write_some in (_chunks, _sums, _entries, _batches):
        write_some(part)


def _chunks(part: Section) -> None:
    fields: dict[str, Any]
    for field in PARTS:
        words = field.replace("_", "-")
        own = len(BODY[0].content) if field == "len_data" else 0
        left = own + len(LAST.content)
        for label, value in {"one-too-many": left + 1, **HUGE}.items():
            fields = {field: value}
            text = (
                f"{field} is {value}, and the file has {left} bytes from there on: nothing tells it from a torn chunk."
            )
            frames = segment(FIRST, chunk(1, BODY, **fields), LAST)
            part.read(f"{words}-{label}", text, frames, ends_torn([FIRST]), flags=("TrustsLength", "TornTail"))
        for label, value in {"one-too-many": own + 1, **HUGE}.items():
            fields = {field: value}
            text = f"In the last chunk {field} is {value}, and {own} bytes are left."
            frames = segment(FIRST, chunk(1, BODY, **fields))
            part.read(f"last-{words}-{label}", text, frames, ends_torn([FIRST]), flags=("TrustsLength", "TornTail"))
        if field == "len_data":
            for label, value in {"zero": 0, "one-too-few": own - 1, "one-more": own + 1, "to-the-end": left}.items():
                text = f"len_data is {value}, and the data section has {own} bytes: its checksum is another one."
                frames = segment(FIRST, chunk(1, BODY, len_data=value), LAST)
                wrong = stops("bad-checksum", [FIRST])
                part.read(f"{words}-{label}", text, frames, wrong, flags=("ChecksumIgnored",), requires=("checksum",))
    for value in (1, 16, 127, 128, 255):
        text = (
            f"The last chunk states a filter of {value} bytes, and has none: its data section would lie after the end."
        )
        frames = segment(FIRST, chunk(1, BODY, len_filter=value))
        part.read(f"last-len-filter-{value}", text, frames, ends_torn([FIRST]), flags=("TrustsLength", "TornTail"))
    trailer = block(OFFSET, b"c", 1)
    short = chunk(1, BODY, trailer=trailer, len_trailer=len(trailer) - 1)
    found = ("bad-length", START + len(FIRST.content))
    text = "len_trailer is one too few: the records are right, the trailer is cut, and no chunk begins after it."
    wrong = stops("bad-magic", [FIRST, short], found)
    wrong = type(wrong)(wrong.end, wrong.valid_bytes - 1, wrong.records, wrong.code, findings=wrong.findings)
    rules: tuple[str, ...] = ("osiris.tracking.trailer-length", "osiris.chunk.parts", "osiris.chunk.magic")
    flags = ("ReadsOn", "TrailerFatal")
    part.read("len-trailer-one-too-few", text, segment(FIRST, short, LAST), wrong, flags=flags, rules=rules)
    over = chunk(1, BODY, trailer=trailer, len_trailer=len(trailer) + len(LAST.content))
    inside = Frame(over.content, over.records)
    text = "len_trailer takes in the next chunk: the trailer goes on with bytes that are no block, to the file's end."
    outcome = whole((FIRST, inside, Frame(LAST.content, [])), ("bad-encoding", START + len(FIRST.content)))
    stream = segment(FIRST, inside, LAST)
    rules = ("osiris.tracking.type", "osiris.chunk.parts")
    part.read("len-trailer-over-the-next-chunk", text, stream, outcome, level="should", flags=flags, rules=rules)


def _sums(part: Section) -> None:
    """Lengths whose sum is that of the true ones in 32 bits."""
    own = len(BODY[0].content)
    cases: dict[str, dict[str, Any]] = {
        "data-and-trailer": {"len_data": TWO_TO_32 - 16, "len_trailer": own + 16},
        "data-and-filter": {"len_data": TWO_TO_32 - 16 + own, "len_filter": 16},
        "trailer-alone": {"len_trailer": TWO_TO_32 - CHUNK_HEADER - own},
        "data-alone": {"len_data": TWO_TO_32 - CHUNK_HEADER},
        "all-of-them": {"len_data": TWO_TO_32 - 1, "len_trailer": TWO_TO_32 - 1, "len_filter": 255},
        "back-to-the-chunk-itself": {"len_data": own, "len_trailer": TWO_TO_32 - CHUNK_HEADER - own},
    }
    for words, fields in cases.items():
        said = ", ".join(f"{name} {value}" for name, value in fields.items())
        text = f"{said}: added up in 32 bits they are small."
        frames = segment(FIRST, chunk(1, BODY, **fields), LAST)
        part.read(f"wraps-{words}", text, frames, ends_torn([FIRST]), flags=("LengthWraps", "TrustsLength", "TornTail"))


def _entries(part: Section) -> None:
    """Entries that run over the end of a data section whose checksum is right."""
    good = simple(b"good")
    cases: dict[str, tuple[Entry, ...]] = {
        "one-byte-over": (raw(b"\0"),),
        "two-bytes-over": (raw(b"\0\0"),),
        "three-bytes-over": (raw(b"\0\0\0"),),
        "no-body": (raw(bytes.fromhex("00000001")),),
        "body-one-too-short": (raw(bytes.fromhex("00000005") + b"four"),),
        "length-above-15-bits": (raw(bytes.fromhex("00008000") + b"four"),),
        "length-above-16-bits": (raw(bytes.fromhex("00010000") + b"four"),),
        "length-above-30-bits": (raw(bytes.fromhex("40000000") + b"four"),),
        "length-greatest": (raw(bytes.fromhex("7fffffff") + b"four"),),
        "length-little-endian": (raw(bytes.fromhex("04000000") + b"four"),),
    }
    for words, bad in cases.items():
        for before in (0, 1):
            behind = (good,) * before
            frames = segment(FIRST, chunk(1, [*behind, *bad], num_entries=before + 1, num_records=before + 1), LAST)
            where = "behind a good entry" if before else "at the beginning of the data section"
            text = f"An entry that the data section does not hold ({words.replace('-', ' ')}), {where}."
            name = f"entry-{words}" + ("-behind-a-good-one" if before else "")
            part.read(name, text, frames, stops("bad-length", [FIRST]), flags=("EntryBeyond", "ReleasesInPart"))


def _batches(part: Section) -> None:
    batch = sub_batch(0, [b"a", b"b"]).content
    for kept in (1, 2, 3, 6, 7, 10, 11, len(batch) - 1):
        frames = segment(FIRST, chunk(1, [raw(batch[:kept])], num_entries=1, num_records=2), user(3, b"behind"))
        text = f"The data section ends {kept} bytes into a sub-batch of {len(batch)}; the checksum is right."
        part.read(f"sub-batch-cut-to-{kept}", text, frames, stops("bad-length", [FIRST]), flags=("EntryBeyond",))
    for words, value in HUGE.items():
        entry = sub_batch(0, [b"a", b"b"], length=value)
        frames = segment(FIRST, chunk(1, [entry]), user(3, b"behind"))
        text = f"A sub-batch says that its body has {value} bytes; the data section has {len(batch) - 11}."
        outcome = stops("bad-length", [FIRST])
        part.read(f"sub-batch-length-{words}", text, frames, outcome, flags=("TrustsLength", "EntryBeyond"))
    trailer = block(SEQUENCE, b"writer", 7)
    entry = sub_batch(0, [b"a", b"b"], length=len(batch) - 11 + 4)
    frames = segment(FIRST, chunk(1, [entry], trailer=trailer), user(3, b"behind"))
    text = "A sub-batch reaches into the trailer: its bytes are there, but they are not the data section's."
    part.read("sub-batch-into-the-trailer", text, frames, stops("bad-length", [FIRST]), flags=("EntryBeyond",))
    frames = segment(FIRST, chunk(1, [raw(bytes.fromhex("00000008") + b"four")], trailer=trailer, num_records=1), LAST)
    text = "A simple entry reaches into the trailer."
    part.read("entry-into-the-trailer", text, frames, stops("bad-length", [FIRST]), flags=("EntryBeyond",))
