"""Files that end early, in zeros, or in what is no chunk: what is released, and where a reader stops."""

from __future__ import annotations

from collections.abc import Sequence

from tests.builders.osiris import DELTA, HEADER, OFFSET, SEQUENCE, SNAPSHOT, TIMESTAMP, ZSTD, block
from tests.generator.book import Book, Frame, Outcome, Section, Stream, clean, torn, truncations
from tests.generator.changes import append, zeros
from tests.generator.osiris.build import (
    CHUNK_HEADER,
    NAME,
    TIME,
    chunk,
    end_of,
    ends_torn,
    ends_zeroed,
    entries_of,
    segment,
    simple,
    stops,
    sub_batch,
    tracking,
    unsupported,
    user,
    whole,
)
from tests.generator.osiris.containers import zstd
from tests.generator.osiris.notes import section

FILTER = bytes.fromhex("04000000000000000000040000000000")
PLAIN = (user(0, b"hello"), user(1, b"world"))
MIXED = (
    chunk(0, [simple(b"hello"), simple(b"")], filter=FILTER, trailer=block(SEQUENCE, b"p", 256)),
    tracking(2, DELTA, block(OFFSET, b"c", 1)),
    chunk(3, [simple(b"last")]),
)
"""A filter, an entry of no bytes, a trailer, a delta chunk, and a plain chunk."""

BODIES = (b"one", b"two")
BATCHES = (
    tracking(0, SNAPSHOT, block(SEQUENCE, b"p", 7, 0) + block(OFFSET, b"c", 0) + block(TIMESTAMP, b"t", TIME)),
    chunk(1, [sub_batch(0, BODIES), simple(b"alone"), sub_batch(ZSTD, BODIES, zstd(entries_of(BODIES)))]),
    chunk(6, [simple(b"end")], trailer=block(SEQUENCE, b"p", 9)),
)
EMPTY = torn([], 0)
STALE_SIZES = (1, 2, 7, 47, 48, 49, 100, 512, 1000)


def write(book: Book) -> None:
    flags = ("TornTail", "HeaderCut", "StopsEarly", "ZerosAreDamage", "StaleReleased", "ReadsOn", "ImageReleased",
             "ForeignFile")  # fmt: skip
    part = section(book, "recovery", "Where a reader stops, and what it has released by then.", *flags)
    for words, frames, needs in (
        ("plain", PLAIN, ()),
        ("mixed", MIXED, ()),
        ("batches", BATCHES, ("compression:zstd",)),
    ):
        text = f"The base {words}: {len(frames)} chunks."
        rules = ("osiris.chunk.parts", "osiris.end.clean")
        part.read(words, text, segment(*frames), whole(frames), requires=needs, flags=("StopsEarly",), rules=rules)
        cut_in_head(part, words, segment(*frames), needs)
        truncations(
            part, words, NAME, frames, head=HEADER, flags=("TornTail", "StopsEarly"), requires=needs,
            rules=("osiris.end.clean",),
        )  # fmt: skip
    _parts(part)
    _zeros(part)
    _stale(part)


def cut_in_head(part: Section, words: str, stream: Stream, needs: Sequence[str] = ()) -> None:
    """Every file that ends within the header of a segment."""
    text, every = "The file ends within its first bytes.", {"length": ["0", str(len(HEADER) - 1)]}
    part.read(f"{words}-cut-in-head", text, stream, EMPTY, every=every, flags=("HeaderCut",), requires=needs)


def _parts(part: Section) -> None:
    """The last chunk of `MIXED`'s first, cut where one of its parts ends: the code is the same everywhere."""
    first = MIXED[0]
    parts = {"header": CHUNK_HEADER, "filter": 64, "data": 77, "all-but-one-byte-of-the-trailer": 87}
    for words, length in parts.items():
        comment = (
            f"Of the only chunk there are {length} of {len(first.content)} bytes. A trailer that is not whole is a "
            "torn chunk, too, sound as its checksum is."
        )
        found = ends_torn([])
        part.read(f"whole-{words}", comment, Stream(NAME, HEADER + first.content[:length]), found, flags=("TornTail",))
    for words, tail, outcome in (
        ("magic", b"\x60", stops("bad-magic", PLAIN)),
        ("version", b"\x52", unsupported(PLAIN)),
        ("type", b"\x50\x07", stops("bad-encoding", PLAIN)),
        ("type-and-20-bytes", b"\x50\x07" + bytes(18), stops("bad-encoding", PLAIN)),
    ):
        field = words.split("-")[0]
        said = f"The file ends {len(tail)} bytes into a chunk's header whose {field} is wrong: not torn."
        part.read(
            f"short-header-of-false-{words}", said, segment(*PLAIN, tail=tail), outcome, flags=("ReadsOn",),
            derived=("plain", [append(tail)]), rules=(f"osiris.chunk.{field}", "osiris.chunk.first-bytes"),
        )  # fmt: skip
    foreign = Outcome("not-this-format", 0, [], "bad-magic")
    for words, content, outcome in (
        ("two-foreign-bytes", b"PK", EMPTY), ("four-foreign-bytes", b"PK\3\4", foreign), ("six-foreign-bytes",
        b"PK\3\4\5\6", foreign), ("two-zeros", bytes(2), EMPTY), ("four-zeros", bytes(4), foreign),
    ):  # fmt: skip
        text = f"A file of {words.replace('-', ' ')}: fewer than four may still become a segment."
        rules = ("osiris.segment.short",) if outcome is EMPTY else ()
        flags = ("HeaderCut",) if outcome is EMPTY else ("ForeignFile",)
        part.read(words, text, Stream(NAME, content), outcome, flags=flags, rules=rules)
    text = "A segment without a chunk, as a broker creates it."
    part.read("no-chunk", text, Stream(NAME, HEADER), clean([], 8), rules=("osiris.end.clean",))
    part.read(
        "no-byte", "A file of no bytes: its header is not written yet.", Stream(NAME, b""), EMPTY, flags=("HeaderCut",)
    )


def _zeros(part: Section) -> None:
    for frames, words in (((), "nothing"), (PLAIN, "plain"), (MIXED, "mixed")):
        for count in STALE_SIZES:
            part.read(
                f"{words}-then-{count}-zeros",
                f"After {len(frames)} chunks, {count} zero bytes to the end: a tail that was never written.",
                segment(*frames, tail=bytes(count)),
                ends_zeroed(frames),
                flags=("ZerosAreDamage", "StopsEarly"),
                derived=(words, [zeros(count)]) if frames else ("no-chunk", [zeros(count)]),
            )
    third = user(2, b"third")
    for kept in (1, 2, 4, 8, 24, 47, 48, 50, len(third.content) - 1):
        lost = len(third.content) - kept
        cut = third.content[:kept] + bytes(lost)
        part.read(
            f"zeros-from-byte-{kept}-of-the-last-chunk",
            f"Of the last chunk only {kept} bytes were written, the rest of the file is zeros up to its length.",
            segment(*PLAIN, tail=cut),
            _zeroed_from(kept),
            flags=("ZerosAreDamage", "StopsEarly"),
            rules=("osiris.order.due" if kept < 32 else "osiris.chunk.crc",),
            requires=("checksum",) if kept >= 32 else (),
        )
    text = (
        "Of the first chunk only one byte was written. 48 bytes of a chunk without entries are sound: 0 is the "
        "checksum of nothing and the id that is due. The zeros after them are a tail."
    )
    stream = segment(tail=b"\x50" + bytes(63))
    outcome = Outcome("torn", 8 + CHUNK_HEADER, [], "zeroed")
    part.read("one-byte-then-zeros", text, stream, outcome, flags=("ZerosAreDamage",), rules=("osiris.chunk.no-data",))
    for words, tail in {"5-zeros-then-a-byte": bytes(5) + b"\1", "4200-zeros-then-a-byte": bytes(4200) + b"\1"}.items():
        text = f"After the last chunk there are {words.replace('-', ' ')}: not a tail of zeros."
        stream, rules = segment(*PLAIN, tail=tail), ("osiris.end.not-zeros", "osiris.chunk.magic")
        outcome = stops("bad-magic", PLAIN)
        part.read(words, text, stream, outcome, flags=("ReadsOn", "ZerosAreDamage"), rules=rules)
    text = "A page of zeros where a chunk should be, and a sound chunk after it: not a tail."
    stream = segment(*PLAIN, tail=bytes(64) + user(2, b"later").content)
    rules = ("osiris.end.not-zeros", "osiris.chunk.magic")
    flags = ("ReadsOn", "ZerosAreDamage")
    part.read("zeros-then-a-chunk", text, stream, stops("bad-magic", PLAIN), flags=flags, rules=rules)


def _zeroed_from(kept: int) -> Outcome:
    """What zeros from a byte of the chunk on are read as: the fields that they fall into say 0."""
    if kept < 32:
        # The chunk has no data, of which 0 is the checksum; but its id is 0 as well, and 2 is due.
        return stops("bad-order", PLAIN)
    return stops("bad-checksum", PLAIN)


def _stale(part: Section) -> None:
    garbage = {
        "one-byte": b"\xff", "text": b"no chunk begins like this", "log-header": HEADER,
        "a-whole-log": segment(*PLAIN).content,
    }  # fmt: skip
    for words, tail in garbage.items():
        text = f"After the last chunk there is no chunk ({words.replace('-', ' ')})."
        stream = segment(*PLAIN, tail=tail)
        outcome = stops("bad-magic", PLAIN)
        part.read(
            f"then-{words}", text, stream, outcome, flags=("ReadsOn", "StopsEarly"), derived=("plain", [append(tail)]),
            rules=("osiris.chunk.magic",),
        )  # fmt: skip
    stale: dict[str, Frame] = {
        "the-first-chunk-again": PLAIN[0],
        "the-last-chunk-again": PLAIN[1],
        "an-older-chunk": user(0, b"stale", epoch=0),
    }
    for words, frame in stale.items():
        comment = (
            f"A sound chunk of an earlier life after the end ({words.replace('-', ' ')}): its id is not the one due."
        )
        answer = stops("bad-order", PLAIN)
        derived = ("plain", [append(frame.content)])
        part.read(f"then-{words}", comment, segment(*PLAIN, frame), answer, flags=("StaleReleased",), derived=derived)
    text = "Two sound chunks of an earlier life after the end. They follow one another, and go back all the same."
    part.read("then-stale-chunks", text, segment(*PLAIN, *PLAIN), stops("bad-order", PLAIN), flags=("StaleReleased",))
    image = chunk(1, [simple(segment(*PLAIN).content), simple(user(1, b"image").content)])
    frames = (PLAIN[0], image, user(3, b"behind"))
    text = "Payloads that hold a whole log and a chunk with the id that is due: they are payload."
    part.read("images-of-chunks", text, segment(*frames), whole(frames), flags=("ImageReleased",))
    content = bytearray(segment(*frames).content)
    content[end_of(frames[:1])] = 0x60
    text = "The chunk that holds these payloads has a wrong magic: reading ends there, whatever its payload looks like."
    stream = Stream(NAME, bytes(content))
    outcome = stops("bad-magic", frames[:1])
    flags, rules = ("ImageReleased", "ReadsOn"), ("osiris.chunk.magic",)
    part.read("image-in-a-damaged-chunk", text, stream, outcome, flags=flags, rules=rules)
