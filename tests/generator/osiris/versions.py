"""Versions: of the log, of its chunks, and the dialect that the document describes."""

from __future__ import annotations

from tests.builders.osiris import DELTA, HEADER, INDEX_HEADER, OFFSET, block
from tests.generator.book import Book, Frame, Outcome, Section, Stream
from tests.generator.osiris.build import NAME, chunk, end_of, segment, simple, stops, unsupported, user, whole
from tests.generator.osiris.notes import section

CHUNK = user(0, b"one")
DOCUMENT = ("dialect:document",)


def write(book: Book) -> None:
    part = section(
        book,
        "versions",
        "The header of a segment, and the versions of its chunks.",
        *(
            "VersionAsDamage",
            "NewerFile",
            "ForeignFile",
            "MagicIgnored",
            "ByteOrder",
            "ChecksumIgnored",
            "FilterUnknown",
        ),
    )
    _logs(part)
    _document(part)


def _logs(part: Section) -> None:
    newer = Outcome("unsupported", 0, [], "unsupported-version")
    for version in (0, 2, 3, 255, 256, 1 << 24, 1 << 31, (1 << 32) - 1):
        content = HEADER[:4] + version.to_bytes(4, "big") + CHUNK.content
        text = f"A log of version {version}: unsupported, not damaged, and nothing is released."
        flags = ("NewerFile", "ByteOrder") if version == 1 << 24 else ("NewerFile",)
        part.read(f"log-version-{version}", text, Stream(NAME, content), newer, flags=flags)
    foreign = Outcome("not-this-format", 0, [], "bad-magic")
    heads = {
        "index": INDEX_HEADER, "lower-case": b"osil" + HEADER[4:], "reversed": b"LISO" + HEADER[4:], "zeros": bytes(8),
        "gzip": bytes.fromhex("1f8b080000000000"), "blanks": b"        ", "no-header-at-all": b"",
    }  # fmt: skip
    for words, head in heads.items():
        text = f"A file that begins with something else ({words.replace('-', ' ')})."
        part.read(f"magic-{words}", text, Stream(NAME, head + CHUNK.content), foreign, flags=("ForeignFile",))
    text = "A file of nothing but zeros: not even its header was written, and nothing says that it is a segment."
    part.read("magic-nothing-but-zeros", text, Stream(NAME, bytes(64)), foreign, flags=("ForeignFile",))
    text = "A log header with a second one after it: no chunk begins there."
    stream = Stream(NAME, HEADER + HEADER + CHUNK.content)
    part.read("header-twice", text, stream, stops("bad-magic", []), flags=("MagicIgnored",))


def _document(part: Section) -> None:
    two = [simple(b"one"), simple(b"two")]
    written = (chunk(0, two, version=1), chunk(2, [simple(b"three")], version=1))
    text = "A log as the document has it: every chunk is of version 1."
    part.read(
        "document", text, segment(*written), whole(written), requires=DOCUMENT, write="equivalent",
        writing={"dialect": "document", "frames": ["2", "1"]}, flags=("VersionAsDamage",),
    )  # fmt: skip
    tracked = (*written, chunk(3, [simple(block(OFFSET, b"c", 1))], kind=DELTA, version=1), chunk(4, two, version=1))
    comment = "The document's dialect, with a delta chunk."
    flags = ("VersionAsDamage",)
    part.read("document-with-tracking", comment, segment(*tracked), whole(tracked), requires=DOCUMENT, flags=flags)
    other = ("osiris.order.version", "osiris.order.other-version")
    mixed: tuple[Frame, ...] = (user(0, b"one"), chunk(1, [simple(b"two")], version=1), user(2, b"three"))
    found = [("unsupported-version", end_of(mixed[:number])) for number in (1, 2)]
    text = "One chunk of the document's version among the system's: reported where the version changes, and read."
    part.read("document-in-between", text, segment(*mixed), whole(mixed, *found), requires=DOCUMENT, rules=other)
    mixed = (chunk(0, two, version=1), user(2, b"three"))
    found = [("unsupported-version", end_of(mixed[:1]))]
    text = "The first chunk is of the document's version, the second of the system's."
    part.read("document-first", text, segment(*mixed), whole(mixed, *found), requires=DOCUMENT, rules=other)
    frames = (chunk(0, two, version=1), chunk(2, two, version=2))
    text = "Version 2 after version 1."
    newer = unsupported(frames[:1])
    part.read("document-then-2", text, segment(*frames), newer, requires=DOCUMENT, flags=("VersionAsDamage",))
    frames = (chunk(0, two, version=1), chunk(2, two, version=1, crc=7))
    text = "A wrong checksum in the document's dialect."
    outcome, needs = stops("bad-checksum", frames[:1]), (*DOCUMENT, "checksum")
    part.read("document-bad-checksum", text, segment(*frames), outcome, requires=needs, flags=("ChecksumIgnored",))
    filtered = (chunk(0, two, version=1, filter=bytes(16)), chunk(2, two, version=1))
    text = "A chunk of version 1 with a filter, of which the document knows nothing: it lies where the system has it."
    part.read(
        "document-with-a-filter", text, segment(*filtered), whole(filtered), requires=DOCUMENT,
        flags=("FilterUnknown",), rules=("osiris.filter.document",),
    )  # fmt: skip
