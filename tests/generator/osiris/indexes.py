"""Indexes beside their segment: behind, ahead, torn, shifted, lying, foreign, or not there."""

from __future__ import annotations

from tests.builders.osiris import DELTA, HEADER, INDEX_HEADER, OFFSET, SEQUENCE, block
from tests.generator.book import Book, Section, Stream
from tests.generator.osiris.build import (
    TIME,
    chunk,
    end_of,
    index,
    index_record,
    segment,
    simple,
    tracking,
    user,
)
from tests.generator.osiris.notes import section

FRAMES = (
    user(0, b"one", b"two"),
    tracking(2, DELTA, block(OFFSET, b"c", 1), timestamp=TIME + 1),
    user(3, b"three", timestamp=TIME + 2),
    chunk(4, [simple(b"four")], timestamp=TIME + 3, epoch=2, trailer=block(SEQUENCE, b"p", 256)),
)
AT = tuple(end_of(FRAMES[:number]) for number in range(len(FRAMES)))
END = end_of(FRAMES)
RECORDS = (
    index_record(0, AT[0]),
    index_record(2, AT[1], timestamp=TIME + 1, kind=DELTA),
    index_record(3, AT[2], timestamp=TIME + 2),
    index_record(4, AT[3], timestamp=TIME + 3, epoch=2),
)
SIZE = len(RECORDS[0])
SLOTS = tuple(len(INDEX_HEADER) + SIZE * number for number in range(6))
SEGMENT = segment(*FRAMES)
BEYOND = (index_record(5, END, timestamp=TIME + 4, epoch=2), index_record(6, END + 60, timestamp=TIME + 5, epoch=2))
FIELDS = {"chunk-id": (0, 8), "timestamp": (8, 16), "epoch": (16, 24), "ofs-chunk": (24, 28), "chunk-type": (28, 29)}


def write(book: Book) -> None:
    part = section(
        book,
        "index",
        "What is found where an index is compared with its segment, which is always right.",
        *("IndexBehind", "IndexAhead", "IndexTrusted", "IndexHeader", "IdsIgnored"),
    )
    part.index(
        "sound", "An index that lists every chunk, of every type.", SEGMENT, index(*RECORDS), [], level="must",
        flags=("IndexTrusted",), rules=("osiris.index.complete",),
    )  # fmt: skip
    for write_some in (_lengths, _tails, _headers, _fields, _rows):
        write_some(part)


def _lengths(part: Section) -> None:
    for kept in range(len(RECORDS)):
        text = f"The index lists {kept} of {len(RECORDS)} chunks. The broker deletes the others at its next start."
        part.index(
            f"behind-{kept}", text, SEGMENT, index(*RECORDS[:kept]), [("index-behind", SLOTS[kept])],
            flags=("IndexBehind",),
        )  # fmt: skip
    text = "An index of no bytes: not even its header was written."
    part.index(
        "no-bytes", text, SEGMENT, index(header=b""), [("index-behind", 0)], flags=("IndexBehind",),
        rules=("osiris.index.header-cut",),
    )  # fmt: skip
    for more in (1, 2):
        text = f"The index lists {more} chunks more than the segment has: they are lost."
        part.index(
            f"ahead-{more}", text, SEGMENT, index(*RECORDS, *BEYOND[:more]), [("index-ahead", SLOTS[4])],
            flags=("IndexAhead",),
        )  # fmt: skip


def _tails(part: Section) -> None:
    for kept in (1, 8, 24, 28):
        text = f"{kept} bytes of one record more at the end."
        piece = ("osiris.index.piece",)
        cut = index(*RECORDS, tail=BEYOND[0][:kept])
        part.index(f"piece-of-{kept}", text, SEGMENT, cut, [("torn", SLOTS[4])], rules=piece)
        content = index(*RECORDS[:3], tail=RECORDS[3][:kept])
        text = f"Of the last record there are {kept} bytes: a piece, and a chunk that is not listed."
        found = [("torn", SLOTS[3]), ("index-behind", SLOTS[3] + kept)]
        part.index(f"last-cut-to-{kept}", text, SEGMENT, content, found, flags=("IndexBehind",), rules=piece)
    zeros = ("osiris.index.zeros",)
    for count in (SIZE, 2 * SIZE, 10 * SIZE, 2 * SIZE + 5):
        text = f"{count} zero bytes at the end."
        tailed = index(*RECORDS, tail=bytes(count))
        part.index(f"zeros-{count}", text, SEGMENT, tailed, [("zeroed", SLOTS[4])], rules=zeros)
    text = "Zeros in the place of the last record: a chunk is not listed."
    found = [("zeroed", SLOTS[3]), ("index-behind", SLOTS[4])]
    content = index(*RECORDS[:3], tail=bytes(SIZE))
    part.index("last-zeroed", text, SEGMENT, content, found, flags=("IndexBehind",), rules=zeros)
    text = "Zeros in the place of all records."
    found = [("zeroed", SLOTS[0]), ("index-behind", SLOTS[4])]
    content = index(tail=bytes(4 * SIZE))
    part.index("all-zeroed", text, SEGMENT, content, found, flags=("IndexBehind",), rules=zeros)


def _headers(part: Section) -> None:
    for words, header in {"magic-of-a-segment": HEADER, "false-magic": b"OSIX" + INDEX_HEADER[4:]}.items():
        text = (
            f"The index has a header that is not its own ({words.replace('-', ' ')}): reported; its records are sound."
        )
        part.index(
            words, text, SEGMENT, index(*RECORDS, header=header), [("bad-index", 0)], flags=("IndexHeader",),
            rules=("osiris.index.records-found",),
        )  # fmt: skip
    for version in (0, 2, 1 << 24):
        header = b"OSII" + version.to_bytes(4, "big")
        text = f"An index of version {version}; its records are sound."
        found = [("unsupported-version", 0)]
        part.index(
            f"version-{version}", text, SEGMENT, index(*RECORDS, header=header), found, flags=("IndexHeader",),
            rules=("osiris.index.version", "osiris.index.records-found"),
        )  # fmt: skip
    text = "An index without a header, as the document has it, beside a segment of the system."
    part.index(
        "no-header", text, SEGMENT, index(*RECORDS, header=b""), [("bad-index", 0)], flags=("IndexHeader",),
        rules=("osiris.index.no-header", "osiris.index.headless"),
    )  # fmt: skip
    _found_or_not(part)
    frames = (chunk(0, [simple(b"one")], version=1), chunk(1, [simple(b"two")], version=1))
    rows = (index_record(0, 8), index_record(1, end_of(frames[:1])))
    needs = ("dialect:document",)
    text = "An index without a header, as the document has it, beside a segment of its dialect."
    headless = ("osiris.index.headless",)
    part.index("document", text, segment(*frames), index(*rows, header=b""), [], requires=needs, rules=headless)
    text = "The same with one record too few."
    stream = segment(*frames)
    part.index(
        "document-behind", text, stream, index(*rows[:1], header=b""), [("index-behind", SIZE)], requires=needs,
        rules=headless, flags=("IndexBehind",),
    )  # fmt: skip


def _found_or_not(part: Section) -> None:
    """Indexes whose header is cut off, or no header: where their records begin, if they can be found."""
    for length in (1, 3, 4, 7):
        text = f"The index ends within its header, after {length} bytes: nothing can be compared."
        part.index(
            f"header-cut-to-{length}", text, SEGMENT, index(header=INDEX_HEADER[:length]), [("torn", 0)],
            flags=("IndexHeader",), rules=("osiris.index.header-cut",),
        )  # fmt: skip
    shifted = (index_record(0, AT[0] + 1), *RECORDS[1:])
    cases: dict[str, tuple[Stream, int, str]] = {
        "header-of-zeros": (index(*RECORDS, header=bytes(8)), 1, "The header is of zeros, the records are sound."),
        "header-of-zeros-and-nothing-else": (index(header=bytes(8)), 1, "Eight zeros: no header, and no record."),
        "header-of-29-bytes": (index(*RECORDS, header=b"X" * 29), 1, "The records begin at byte 29, and are sound."),
        "header-of-30-bytes": (index(*RECORDS, header=b"X" * 30), 1, "The records begin too far off to be found."),
        "text": (index(header=b"this file is no index, whatever its name may be"), 1, "The index is a text."),
        "no-header-and-no-first-record": (index(*RECORDS[1:], header=b""), 1,
         "There is no header, and the first record is missing: its id is not that of the index's name."),
        "no-header-and-a-false-position": (index(*shifted, header=b""), 2,
         "There is no header, and the first record, known by its id, has a false position: two findings."),
        "no-header-and-a-false-id": (index(index_record(7, AT[0]), *RECORDS[1:], header=b""), 2,
         "There is no header, and the first record has a false id: it is found by its position. Two findings."),
    }  # fmt: skip
    for words, (content, count, text) in cases.items():
        rules = ["osiris.index.headless" if words.startswith("no-header-") else "osiris.index.records-found"]
        rules += ["osiris.index.no-header", "osiris.index.compared"] if count == 2 else []
        part.index(words, text, SEGMENT, content, [("bad-index", 0)] * count, flags=("IndexHeader",), rules=rules)
    text = "The header lacks its last byte, so the first record's is its last: version 0; the records begin at byte 7."
    content = index(*RECORDS, header=INDEX_HEADER[:7])
    part.index(
        "header-of-7-bytes", text, SEGMENT, content, [("unsupported-version", 0)], flags=("IndexHeader",),
        rules=("osiris.index.version", "osiris.index.records-found"),
    )  # fmt: skip


def _fields(part: Section) -> None:
    for number in range(len(RECORDS)):
        for field, (start, end) in FIELDS.items():
            for words, bit in {"lowest": 0, "highest": 7}.items():
                record = bytearray(RECORDS[number])
                record[end - 1 if bit == 0 else start] ^= 1 << bit
                rows = [*RECORDS[:number], bytes(record), *RECORDS[number + 1 :]]
                text = f"The {words} bit of record {number + 1}'s {field} differs from the segment."
                found = [("bad-index", SLOTS[number])]
                part.index(
                    f"record-{number + 1}-{field}-{words}", text, SEGMENT, index(*rows), found, flags=("IndexTrusted",)
                )
    two = index_record(2, AT[1], timestamp=TIME, kind=0)
    text = "Two fields of one record differ: each is reported, at the record."
    part.index(
        "two-fields", text, SEGMENT, index(RECORDS[0], two, *RECORDS[2:]), [("bad-index", SLOTS[1])] * 2,
        flags=("IndexTrusted",),
    )  # fmt: skip


def _rows(part: Section) -> None:
    for number in range(len(RECORDS) - 1):
        rows = [*RECORDS[:number], *RECORDS[number + 1 :]]
        text = f"Record {number + 1} is missing; it is reported where it should be."
        part.index(
            f"without-record-{number + 1}", text, SEGMENT, index(*rows), [("bad-index", SLOTS[number])],
            flags=("IndexTrusted",), rules=("osiris.index.unlisted",),
        )  # fmt: skip
    for number in range(len(RECORDS) - 1):
        rows = [*RECORDS[: number + 1], RECORDS[number], *RECORDS[number + 1 :]]
        text = f"Record {number + 1} is there twice; the second fits no chunk."
        found = [("bad-index", SLOTS[number + 1])]
        part.index(
            f"record-{number + 1}-twice", text, SEGMENT, index(*rows), found, flags=("IndexTrusted",),
            rules=("osiris.index.foreign",),
        )  # fmt: skip
    foreign = index_record(1, 9999)
    odd, none, bad = "osiris.index.foreign", "osiris.index.unlisted", "bad-index"
    cases: dict[str, tuple[tuple[bytes, ...], list[tuple[str, int | None]], tuple[str, ...], str]] = {
        "foreign-for-record-2": ((RECORDS[0], foreign, *RECORDS[2:]), [(bad, SLOTS[1]), (bad, SLOTS[2])], (odd, none),
         "In the place of record 2 stands one that fits no chunk; at the record after it, chunk 2 has none."),
        "foreign-for-record-4": ((*RECORDS[:3], foreign), [(bad, SLOTS[3]), ("index-behind", SLOTS[4])],
         (odd, "osiris.index.behind"),
         "In the place of the last record stands one that fits no chunk: the last chunk has none."),
        "foreign-between": ((RECORDS[0], foreign, *RECORDS[1:]), [(bad, SLOTS[1])], (odd,),
         "Between two records stands one that fits no chunk."),
        "without-records-2-and-3": ((RECORDS[0], RECORDS[3]), [(bad, SLOTS[1])] * 2, (none,),
         "Records 2 and 3 are missing: a finding for each chunk, at the record after them."),
        "records-2-and-3-swapped": ((RECORDS[0], RECORDS[2], RECORDS[1], RECORDS[3]), [(bad, SLOTS[1]),
         (bad, SLOTS[2])], (none, odd),
         "Records 2 and 3 change places: chunk 2 has none before chunk 3's, and its own then fits none."),
        "record-4-twice": ((*RECORDS, RECORDS[3]), [("index-ahead", SLOTS[4])], ("osiris.index.ahead",),
         "The last record is there twice: one too many."),
        "first-records-again": ((*RECORDS, *RECORDS[:2]), [("index-ahead", SLOTS[4])], ("osiris.index.ahead",),
         "After the last record the first two stand again: two too many, and every chunk has its own."),
    }  # fmt: skip
    for words, (entries, findings, rules, text) in cases.items():
        part.index(words, text, SEGMENT, index(*entries), findings, flags=("IndexTrusted",), rules=rules)
    for shift in (1, -1, 48, 1000):
        rows = [
            bytes(row[:24]) + (int.from_bytes(row[24:28], "big") + shift).to_bytes(4, "big") + row[28:]
            for row in RECORDS
        ]
        text = f"All positions are off by {shift}."
        found = [("bad-index", slot) for slot in SLOTS[:4]]
        part.index(
            f"shifted-by-{shift}".replace("--", "-minus-"), text, SEGMENT, index(*rows), found, flags=("IndexTrusted",)
        )
    rows = [(int.from_bytes(row[:8], "big") + 100).to_bytes(8, "big") + row[8:] for row in RECORDS]
    found = [("bad-index", slot) for slot in SLOTS[:4]]
    text = "The index of another segment: the positions are the same, and all ids differ."
    part.index("foreign-ids", text, SEGMENT, index(*rows), found, flags=("IndexTrusted",))
