"""The dialect of the document: a header of 14 bytes, and how it is told from the code's 16."""

from __future__ import annotations

from collections.abc import Sequence

from tests.builders.ffwd import document_name, entry, header, segment_name
from tests.generator.book import JSON, Book, Outcome, Section, Stream, clean, torn
from tests.generator.ffwd.build import DIALECT, DOCUMENT, OLD, SYSTEM, THREE, Base, numbered

LENGTHS = (0, 1, 2, 3, 4, 16, 255, 256, 1000)
BASES = {
    "1": 1, "16": 16, "256": 256, "65535": 65535, "65536": 65536, "2-32": 1 << 32, "2-40-less-1": (1 << 40) - 1,
    "2-40": 1 << 40, "2-47": 1 << 47, "2-48": 1 << 48, "2-63": 1 << 63, "2-64-less-2": (1 << 64) - 2,
}  # fmt: skip
WRITING: JSON = {"dialect": "document"}
Blobs = Sequence[bytes]


NOTES = """\
Segments with the document's header. Both headers begin with the magic and zeros; name and messages tell which one a
file has.

Header: Every file is given the document's 14 bytes.
  -> No file of the real system reads: sizes are misread from the first message on.
  https://github.com/spotify/ffwd
Choice: The header is chosen by the first thing that fits, and the name or the end of the file is not asked.
  -> Some segments read as garbage under numbers of another queue, mostly the first one of a queue.
"""


def write(book: Book) -> None:
    section = book.section("document", NOTES)
    for part in (
        _sound,
        _chosen_by_the_messages,
        _system_after_all,
        _told_by_the_width,
        _one_file_two_readings,
        _both_fit,
        _damaged,
    ):
        part(section)


def _add(
    section: Section,
    words: str,
    comment: str,
    stream: Stream,
    outcome: Outcome,
    *,
    level: str = "must",
    write: str = "none",
) -> None:
    writing = None if write == "none" else WRITING
    section.read(
        words, comment, stream, outcome, level=level, flags=("Choice",), requires=DIALECT, write=write, writing=writing
    )


def _sound(section: Section) -> None:
    comment = "Three messages from 255 on behind a header of 14 bytes; the name has 10 digits."
    _add(section, "old", comment, OLD.stream, clean(OLD.records, OLD.size), write="identical")
    for length in LENGTHS:
        blob = bytes(k % 255 + 1 for k in range(length))
        base = Base("", 255, [blob, b"next"], document=True)
        text = f"The document's header, and a message of {length} byte{'' if length == 1 else 's'}."
        _add(section, f"blob-of-{length}", text, base.stream, clean(base.records, base.size), write="identical")
    for words, number in BASES.items():
        base = Base("", number, [b"at the boundary", b"behind it"], document=True)
        text = f"The document's header with the number {number}."
        _add(section, f"from-{words}", text, base.stream, clean(base.records, base.size), write="identical")
    for words, number in (("255", 255), ("0", 0)):
        text = f"A file of 14 bytes with the number {number}, which its name of 10 digits says too."
        stream = Stream(document_name(number), header(number, document=True))
        _add(section, f"header-alone-{words}", text, stream, clean([], DOCUMENT), level="should")


def _chosen_by_the_messages(section: Section) -> None:
    """Where the name says nothing, or what both headers have."""
    blobs = [b"alpha", b"beta", b"gamma ray"]
    for words, name, number, said in (
        ("first-segment", document_name(0), 0,
         "The number is 0 in both headers; the name has the document's 10 digits"),
        ("first-segment-wide-name", segment_name(0), 0, "The number is 0 in both headers; the name has 16 digits"),
        ("no-number-in-the-name", "backup", 255, "The name says no number"),
        ("name-of-another", document_name(7), 255, "The name says a number that is in neither header"),
        ("first-segment-from-65536", "copy", 65536, "The name says no number, and the number is 65536"),
    ):  # fmt: skip
        content = header(number, document=True) + b"".join(map(entry, blobs))
        findings = [("bad-name", 0)] if words == "name-of-another" else []
        text = f"{said}: only behind 14 bytes do messages end with the file."
        outcome = clean(numbered(number, blobs), len(content), findings)
        _add(section, f"told-by-messages-{words}", text, Stream(name, content), outcome, level="should")
    wide = header(255, document=True) + entry(b"alpha")
    text = "The name has 16 digits, and says the number that is in the document's header."
    outcome = clean(numbered(255, [b"alpha"]), len(wide))
    _add(section, "told-by-the-name-16-digits", text, Stream(segment_name(255), wide), outcome, level="should")


def _system_after_all(section: Section) -> None:
    """Files of the code that a reader of both dialects must not take for the document's."""
    for words, name, number, blobs, said in (
        ("ten-digits", document_name(255), 255, [b"alpha", b"beta"], "The name has 10 digits and says the number in "
         "the code's header"),
        ("ten-digits-first-segment", document_name(0), 0, [b"alpha", b"beta"], "The name has 10 digits, and the number "
         "is 0 in both headers; messages end with the file behind 16 bytes only"),
        ("empty-messages", segment_name(0), 0, [b"", b"", b""], "A first segment of empty messages: misread header "
         "bytes look like one more"),
        ("no-number", "backup", 0, [b"alpha"], "The name says no number, and the number is 0 in both headers"),
        ("header-alone", segment_name(0), 0, [], "The number is 0 in both headers; the name has 16 digits"),
        ("header-alone-ten-characters", "segment.qa", 5, [], "The name has 10 characters, and says no number"),
        ("header-alone-ten-digits-of-another", document_name(7), 5, [], "The name has 10 digits, and says a number "
         "that is in neither header"),
        ("name-of-the-other-reading", segment_name(0), 42, [b"alpha"], "The name says what the document's header "
         "would, but only behind 16 bytes do messages end with the file"),
    ):  # fmt: skip
        base = Base("", number, blobs)
        findings = [("bad-name", 0)] if number == 42 or name == document_name(7) else []
        comment = f"{said}: the code's header."
        damaged = Stream(name, base.content)
        answer = clean(base.records, base.size, findings)
        section.read(f"system-{words}", comment, damaged, answer, level="should", flags=("Choice", "Header"))
    for kept in (14, 15):
        text = f"The first {kept} bytes of a first segment, whose name has 16 digits: a header that is cut off."
        stream = Stream(segment_name(0), header(0)[:kept])
        outcome = torn([], 0)
        section.read(f"system-first-segment-of-{kept}-bytes", text, stream, outcome, level="should", flags=("Choice",))
    third = THREE.positions[2]
    text = "A torn first segment ends with the file behind neither header: the code's."
    stream = Stream(segment_name(0), THREE.content[: third + 6])
    outcome = torn(THREE.before(2), third)
    section.read("system-torn-first-segment", text, stream, outcome, level="should", flags=("Choice",))
    text = "A torn first segment behind 16 bytes under a name of 10 digits: messages take more bytes than behind 14."
    outcome = torn(THREE.before(2), third)
    stream = Stream(document_name(0), THREE.content[: third + 6])
    section.read("system-torn-first-segment-ten-digits", text, stream, outcome, level="should", flags=("Choice",))


def _told_by_the_width(section: Section) -> None:
    """First segments whose messages take as many bytes behind either header: the name's width says which one it is."""
    first, second = Base("", 0, [b"alpha"], document=True), Base("", 0, [b"", b"alpha"], document=True)
    for words, base, known, length, said in (
        ("torn-first-message", first, 0, 17, "The first message is torn: no message is whole behind either header"),
        ("torn-behind-an-empty-message", second, 1, 21, "An empty message and a torn one: misread header bytes look "
         "like the empty one, too"),
    ):  # fmt: skip
        released = base.before(known)
        start, last = base.positions[known], str(base.size - 1)
        comment = f"{said}. The name has 10 digits: the document's header."
        section.read(
            f"told-by-the-width-{words}", comment, base.stream, torn(released, start), level="should",
            flags=("Choice",), requires=DIALECT, every={"length": [str(start + 1), last]},
        )  # fmt: skip
        comment = f"{said}. The name has 16 digits: the code's header."
        wide, outcome = Stream(segment_name(0), base.content), torn(released, start + SYSTEM - DOCUMENT)
        section.read(
            f"told-by-the-width-{words}-16-digits", comment, wide, outcome, level="should",
            flags=("Choice",), every={"length": [str(length), last]},
        )  # fmt: skip
    zeros = header(0, document=True) + bytes(100)
    message = header(0, document=True) + entry(b"\0") + bytes(65536 + 100)
    for words, content, old, system, said in (
        ("zeros", zeros, Outcome("torn", 14, [], "zeroed"), Outcome("torn", 16, [], "zeroed"),
         "Nothing but zeros comes after the header, 14 bytes long or 16"),
        ("a-zero-or-65536", message, Outcome("torn", 19, numbered(0, [b"\0"]), "zeroed"),
         Outcome("torn", 16 + 4 + 65536, numbered(0, [bytes(65536)]), "zeroed"),
         "Behind 14 bytes a message of one zero, behind 16 one of 65536, and more zeros behind either"),
    ):  # fmt: skip
        name = f"told-by-the-width-{words}"
        comment = f"{said}. The name has 10 digits: the document's header."
        _add(section, name, comment, Stream(document_name(0), content), old, level="should")
        comment = f"{said}. The name has 16 digits: the code's header."
        wide = Stream(segment_name(0), content)
        section.read(f"{name}-16-digits", comment, wide, system, level="should", flags=("Choice",))


def _one_file_two_readings(section: Section) -> None:
    """The document's header with the number 1 and a message of five bytes is the code's with 65536 and a size that is
    far too great."""
    content = header(1, document=True) + entry(b"abcde")
    if content != header(1 << 16) + bytes.fromhex("0005") + b"abcde":
        raise ValueError("these bytes are one header only")
    system = torn([], 16)
    old = clean(numbered(1, [b"abcde"]), len(content))
    for words, name, outcome, said in (
        ("named-65536", segment_name(1 << 16), system, "says the number of the code's header: messages are not asked"),
        ("named-65536-ten-digits", document_name(1 << 16), system, "says the number of the code's header in 10 digits"),
        ("named-1", document_name(1), old, "says the number of the document's header"),
        ("named-1-sixteen-digits", segment_name(1), old, "says the number of the document's header in 16 digits"),
        ("no-name", "backup", old, "says no number: behind 14 bytes messages end with the file"),
    ):
        comment = f"A message behind 14 bytes, or a false size behind 16. The name {said}."
        flags, requires = ("Choice",), () if outcome is system else DIALECT
        stream = Stream(name, content)
        section.read(f"two-readings-{words}", comment, stream, outcome, level="should", flags=flags, requires=requires)


def _both_fit(section: Section) -> None:
    """A message of 65536 bytes that begins like a size: after 14 bytes, messages end with the file, or almost."""
    for words, missing in (("both-fit", 0), ("one-fits", 1)):
        blob = (65533 - missing).to_bytes(3, "big") + bytes(65533)
        content = header(1 << 16) + entry(blob)
        old = [b"\0", content[23 : len(content) - missing]]
        system = clean(numbered(1 << 16, [blob]), len(content))
        said = "Messages end with the file behind 16 bytes and behind 14" if not missing else (
            "Messages end with the file behind 16 bytes, and a byte earlier behind 14"
        )  # fmt: skip
        for name, outcome, why in (
            ("backup", system, "the name says no number"),
            (segment_name(1 << 16), system, "the name says the number of the code's header"),
        ):
            told = f"{words}-{'no-name' if name == 'backup' else 'named-65536'}"
            stream = Stream(name, content)
            section.read(f"{told}", f"{said}; {why}.", stream, outcome, level="should", flags=("Choice",))
        named = Stream(document_name(1), content)
        if missing:
            outcome = clean(system.records, len(content), [("bad-name", 0)])
            comment = f"{said}; the name says the document's number, and the messages say otherwise."
            section.read(f"{words}-named-1", comment, named, outcome, level="should", flags=("Choice",))
        else:
            comment = f"{said}; the name says the document's number, and decides."
            _add(section, f"{words}-named-1", comment, named, clean(numbered(1, old), len(content)), level="should")


def _damaged(section: Section) -> None:
    blobs = [b"alpha", b"beta"]
    for version in (1, 255, 256, 65535):
        content = header(255, version=version, document=True) + b"".join(map(entry, blobs))
        text = f"The document's header with the version {version}."
        outcome = Outcome("unsupported", 0, [], "unsupported-version")
        _add(section, f"version-{version}", text, Stream(document_name(255), content), outcome)
    last = OLD.positions[2]
    for words, size in (("2-31", 1 << 31), ("2-32-less-1", (1 << 32) - 1), ("one-too-many", 10)):
        content = OLD.content[:last] + entry(OLD.blobs[2], size=size)
        text = f"The document's header; the last message says {size} bytes and has nine."
        _add(section, f"last-size-{words}", text, Stream(OLD.name, content), torn(OLD.before(2), last))
    text = "The document's header, three messages, and 100 zeros."
    outcome = Outcome("torn", OLD.size, OLD.records, "zeroed")
    _add(section, "zero-tail", text, Stream(OLD.name, OLD.content + bytes(100)), outcome)
    text = "The document's header with a false magic."
    outcome = Outcome("not-this-format", 0, [], "bad-magic")
    _add(section, "magic", text, Stream(OLD.name, b"FFLX" + OLD.content[4:]), outcome)
    first = Base("", 0, [b"alpha", b"beta", b"gamma ray"], document=True)
    text = "A torn first segment behind 14 bytes; the name has 10 digits, and this reading goes further than the other."
    outcome = torn(first.before(2), first.positions[2])
    _add(section, "torn-first-segment", text, Stream(first.name, first.content[:-1]), outcome, level="should")
