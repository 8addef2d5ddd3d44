"""How a segment of the document's dialect is told from one of the code's: by its name, and by where messages lead."""

from __future__ import annotations

from tests.builders.ffwd import document_name, entry, header, segment_name
from tests.generator.book import JSON, Outcome, Section, Stream, clean, torn
from tests.generator.ffwd.build import DIALECT, DOCUMENT, OLD, SYSTEM, THREE, Base, broken, numbered, rules

WRITING: JSON = {"dialect": "document"}
TORN = ("choice.document-named", "tail.torn")


def choices(section: Section) -> None:
    for part in (
        _chosen_by_the_messages,
        _chosen_by_the_version,
        _system_after_all,
        _told_by_the_width,
        _one_goes_further,
        _one_file_two_readings,
        _both_fit,
    ):
        part(section)


def add(
    section: Section,
    words: str,
    comment: str,
    stream: Stream,
    outcome: Outcome,
    *held: str,
    write: str = "none",
) -> None:
    writing = None if write == "none" else WRITING
    more = rules("header.document", *held)
    section.read(
        words, comment, stream, outcome, flags=("Choice",), rules=more, requires=DIALECT, write=write, writing=writing
    )


def add_system(section: Section, words: str, comment: str, stream: Stream, outcome: Outcome, *held: str) -> None:
    section.read(words, comment, stream, outcome, flags=("Choice", "Header"), rules=broken(outcome, *held))


def _chosen_by_the_messages(section: Section) -> None:
    """Where the name says nothing, or what both headers have."""
    blobs = [b"alpha", b"beta", b"gamma ray"]
    for words, name, number, rule, said in (
        ("first-segment", document_name(0), 0, "document-named",
         "The number is 0 in both headers; the name has the document's 10 digits"),
        ("first-segment-wide-name", segment_name(0), 0, "by-messages",
         "The number is 0 in both headers; the name has 16 digits"),
        ("no-number-in-the-name", "backup", 255, "by-messages", "The name says no number"),
        ("name-of-another", document_name(7), 255, "ten-characters",
         "The name says a number that is in neither header"),
        ("first-segment-from-65536", "copy", 65536, "by-messages",
         "The name says no number, and the number is 65536"),
    ):  # fmt: skip
        content = header(number, document=True) + b"".join(map(entry, blobs))
        findings = [("bad-name", 0)] if words == "name-of-another" else []
        text = f"{said}: only after 14 bytes do messages end with the file."
        outcome = clean(numbered(number, blobs), len(content), findings)
        held = [f"choice.{rule}", *(["header.name"] if findings else [])]
        add(section, f"told-by-messages-{words}", text, Stream(name, content), outcome, *held)
    one = Base("", 255, [b"\1"], document=True)
    text = "The name says no number, and the one message has one byte: it ends with the file after 14 bytes only."
    outcome = clean(one.records, one.size)
    add(section, "told-by-messages-of-one-byte", text, Stream("backup", one.content), outcome, "choice.by-messages")
    wide = header(255, document=True) + entry(b"alpha")
    text = "The name has 16 digits, and says the number that is in the document's header."
    outcome = clean(numbered(255, [b"alpha"]), len(wide))
    add(section, "told-by-the-name-16-digits", text, Stream(segment_name(255), wide), outcome)


def _chosen_by_the_version(section: Section) -> None:
    """From 2^48 on the document's number stands where the code has the end of its version."""
    number = 1 << 48
    named, sized = document_name(number), [b"alpha", b"beta"]
    for words, name, blobs, said in (
        ("no-number-in-the-name", "backup", sized, "The name says no number, and messages end with the file"),
        ("empty-messages", named, [b"", b""], "The name says the number, and the messages are empty"),
        ("header-alone", named, [], "The name says the number, and there are no messages"),
    ):
        base = Base("", number, blobs, document=True)
        text = f"{said}; after 4 bytes the version is wrong: the document's header."
        outcome = clean(base.records, base.size)
        add(section, f"told-by-the-version-{words}", text, Stream(name, base.content), outcome, "choice.version")
    for words, name, content, said in (
        ("that-is-torn", named, Base("", number, sized, document=True).content[:-1], "The last message is torn"),
        ("of-16-bytes", named, header(number, document=True) + bytes(2), "Two bytes of the first size are there"),
        ("empty-messages-unnamed", "backup", Base("", number, [b""], document=True).content, "The name says no number, "
         "and the one message is empty"),
    ):  # fmt: skip
        text = f"{said}: nothing shows the document's header, and the version of 4 bytes is 1."
        outcome = Outcome("unsupported", 0, [], "unsupported-version")
        stream = Stream(name, content)
        add_system(section, f"system-version-{words}", text, stream, outcome, "choice.version")


def _system_after_all(section: Section) -> None:
    """Files of the code that a reader of both dialects must not take for the document's."""
    for words, name, number, blobs, rule, said in (
        ("ten-digits", document_name(255), 255, [b"alpha", b"beta"], "system-named",
         "The name has 10 digits and says the number in the code's header"),
        ("ten-digits-first-segment", document_name(0), 0, [b"alpha", b"beta"], "document-named",
         "The name has 10 digits, and the number is 0 in both headers; messages end with the file after 16 bytes only"),
        ("empty-messages", segment_name(0), 0, [b"", b"", b""], "by-messages",
         "A first segment of empty messages: misread header bytes look like one more"),
        ("no-number", "backup", 0, [b"alpha"], "by-messages",
         "The name says no number, and the number is 0 in both headers"),
        ("header-alone", segment_name(0), 0, [], "",
         "The number is 0 in both headers; the name has 16 digits"),
        ("header-alone-ten-characters", "segment.qa", 5, [], "ten-characters",
         "The name has 10 characters, and says no number"),
        ("header-alone-ten-digits-of-another", document_name(7), 5, [], "ten-characters",
         "The name has 10 digits, and says a number that is in neither header"),
        ("name-of-the-other-reading", segment_name(0), 42, [b"alpha"], "document-named",
         "The name says what the document's header would, but only after 16 bytes do messages end with the file"),
    ):  # fmt: skip
        base = Base("", number, blobs)
        findings = [("bad-name", 0)] if number == 42 or name == document_name(7) else []
        comment = f"{said}: the code's header."
        damaged = Stream(name, base.content)
        answer = clean(base.records, base.size, findings)
        held = [*([f"choice.{rule}"] if rule else []), *(["header.name"] if findings else [])]
        add_system(section, f"system-{words}", comment, damaged, answer, *held)
    for kept in (14, 15):
        text = f"The first {kept} bytes of a first segment, whose name has 16 digits: a header that is cut off."
        stream = Stream(segment_name(0), header(0)[:kept])
        outcome = torn([], 0)
        held = rules("header.torn")
        section.read(f"system-first-segment-of-{kept}-bytes", text, stream, outcome, flags=("Header",), rules=held)
    third = THREE.positions[2]
    text = "A torn first segment ends with the file after neither header: the code's."
    stream = Stream(segment_name(0), THREE.content[: third + 6])
    outcome = torn(THREE.before(2), third)
    section.read("system-torn-first-segment", text, stream, outcome, flags=("Header",), rules=broken(outcome))
    text = "A torn first segment after 16 bytes under a name of 10 digits: messages take more bytes than after 14."
    outcome = torn(THREE.before(2), third)
    stream = Stream(document_name(0), THREE.content[: third + 6])
    add_system(section, "system-torn-first-segment-ten-digits", text, stream, outcome, "choice.document-named")


def _told_by_the_width(section: Section) -> None:
    """First segments whose messages take as many bytes after either header: the name's width says which one it is."""
    first, second = Base("", 0, [b"alpha"], document=True), Base("", 0, [b"", b"alpha"], document=True)
    for words, base, known, length, said in (
        ("torn-first-message", first, 0, 18, "The first message is torn: no message is whole after either header"),
        ("torn-behind-an-empty-message", second, 1, 21, "An empty message and a torn one: misread header bytes look "
         "like the empty one, too"),
    ):  # fmt: skip
        released = base.before(known)
        start, last = base.positions[known], str(base.size - 1)
        comment = f"{said}. The name has 10 digits: the document's header."
        section.read(
            f"told-by-the-width-{words}", comment, base.stream, torn(released, start),
            flags=("Choice",), rules=rules("header.document", *TORN), requires=DIALECT,
            every={"length": [str(start + 1), last]},
        )  # fmt: skip
        comment = f"{said}. The name has 16 digits: the code's header."
        wide, outcome = Stream(segment_name(0), base.content), torn(released, start + SYSTEM - DOCUMENT)
        section.read(
            f"told-by-the-width-{words}-16-digits", comment, wide, outcome,
            flags=("Choice",), rules=rules("choice.by-messages", "choice.otherwise", "tail.torn"),
            every={"length": [str(length), last]},
        )  # fmt: skip
    zeros = header(0, document=True) + bytes(100)
    message = header(0, document=True) + entry(b"\0") + bytes(65536 + 100)
    for words, content, old, system, said in (
        ("zeros", zeros, Outcome("torn", 14, [], "zeroed"), Outcome("torn", 16, [], "zeroed"),
         "Nothing but zeros comes after the header, 14 bytes long or 16"),
        ("a-zero-or-65536", message, Outcome("torn", 19, numbered(0, [b"\0"]), "zeroed"),
         Outcome("torn", 16 + 4 + 65536, numbered(0, [bytes(65536)]), "zeroed"),
         "After 14 bytes a message of one zero, after 16 one of 65536, and more zeros after either"),
    ):  # fmt: skip
        name = f"told-by-the-width-{words}"
        comment = f"{said}. The name has 10 digits: the document's header."
        add(section, name, comment, Stream(document_name(0), content), old, "choice.document-named", "tail.unwritten")
        comment = f"{said}. The name has 16 digits: the code's header."
        wide = Stream(segment_name(0), content)
        add_system(section, f"{name}-16-digits", comment, wide, system, "choice.otherwise")
    end = SYSTEM + 4 + 65536
    said = (
        "After 14 bytes a message of one zero, and zeros to the end; after 16 one of 65536, and one to three more bytes"
    )
    for words, name, rule, why in (
        ("10-digits", document_name(0), "choice.document-named", "The name has 10 digits"),
        ("10-characters", "segment.qa", "choice.ten-characters", "The name has 10 characters, and says no number"),
    ):
        section.read(
            f"told-by-zeros-{words}", f"{said}. {why}: the document's header, which leads to the end.",
            Stream(name, message), Outcome("torn", 19, numbered(0, [b"\0"]), "zeroed"), flags=("Choice",),
            rules=rules("header.document", rule, "tail.unwritten"), requires=DIALECT,
            every={"length": [str(end + 1), str(end + 3)]},
        )  # fmt: skip


def _one_goes_further(section: Section) -> None:
    """Neither header leads to the end of the file."""
    content = OLD.content[:-1]
    text = "The name has 16 digits, and says the document's number; the last message is torn."
    outcome = torn(OLD.before(2), OLD.positions[2])
    add(section, "torn-named-16-digits", text, Stream(segment_name(255), content), outcome, *TORN)
    first, second = (1 << 16).to_bytes(4, "big") + b"\0\1" + bytes(65534), entry(b"torn", size=9)
    text = (
        "After 14 bytes a message of 65536, and a torn one; after 16 one of a byte, and a size that is far too great."
    )
    first = first[:7] + b"\xff" * 4 + first[11:]
    outcome = torn(numbered(0, [first[4:]]), DOCUMENT + len(first))
    stream = Stream(document_name(0), header(0, document=True) + first + second)
    add(section, "torn-and-further-than-a-message", text, stream, outcome, *TORN)
    base = Base("", 5, [b"alpha", b"beta"])
    text = "The name has 10 characters and says no number; messages go further after 16 bytes than after 14."
    outcome, stream = torn(base.before(1), base.positions[1]), Stream("segment.qa", base.content[:-1])
    add_system(section, "system-torn-ten-characters", text, stream, outcome, "choice.ten-characters")
    old = Base("", 5, [b"alpha", b"beta"], document=True)
    text = "The name has 10 characters and says no number; messages go further after 14 bytes than after 16."
    outcome, stream = torn(old.before(1), old.positions[1]), Stream("segment.qa", old.content[:-1])
    add(section, "torn-ten-characters", text, stream, outcome, "choice.ten-characters", "tail.torn")
    text = "The name says no number and has 6 characters; no message is whole, or ends with the file, after 16 bytes."
    section.read(
        "system-torn-six-characters", text, Stream("backup", old.content[:-1]), torn([], SYSTEM),
        flags=("Choice", "Header"), rules=rules("choice.otherwise", "tail.torn"),
    )  # fmt: skip


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
        ("no-name", "backup", old, "says no number: after 14 bytes messages end with the file"),
    ):
        comment = f"A message after 14 bytes, or a wrong size after 16. The name {said}."
        stream = Stream(name, content)
        if outcome is system:
            add_system(section, f"two-readings-{words}", comment, stream, outcome, "choice.system-named")
        else:
            held = ["choice.by-messages"] if words == "no-name" else []
            add(section, f"two-readings-{words}", comment, stream, outcome, *held)


def _both_fit(section: Section) -> None:
    """A message of 65536 bytes that begins like a size: after 14 bytes, messages end with the file, or almost."""
    for words, missing in (("both-fit", 0), ("one-fits", 1)):
        blob = (65533 - missing).to_bytes(3, "big") + bytes(65533)
        content = header(1 << 16) + entry(blob)
        old = [b"\0", content[23 : len(content) - missing]]
        system = clean(numbered(1 << 16, [blob]), len(content))
        said = "Messages end with the file after 16 bytes and after 14" if not missing else (
            "Messages end with the file after 16 bytes, and a byte earlier after 14"
        )  # fmt: skip
        for name, outcome, why in (
            ("backup", system, "the name says no number"),
            ("segment.qa", system, "the name says no number, in 10 characters"),
            (segment_name(1 << 16), system, "the name says the number of the code's header"),
        ):
            told, held = {
                "backup": ("no-name", "choice.otherwise"), "segment.qa": ("ten-characters", "choice.ten-characters"),
            }.get(name, ("named-65536", "choice.system-named"))  # fmt: skip
            stream, told = Stream(name, content), f"{words}-{told}"
            add_system(section, told, f"{said}; {why}.", stream, outcome, held)
        named = Stream(document_name(1), content)
        if missing:
            outcome = clean(system.records, len(content), [("bad-name", 0)])
            comment = f"{said}; the name says the document's number, and the messages say otherwise."
            add_system(section, f"{words}-named-1", comment, named, outcome, "choice.document-named", "header.name")
        else:
            comment = f"{said}; the name says the document's number, and decides."
            outcome = clean(numbered(1, old), len(content))
            add(section, f"{words}-named-1", comment, named, outcome, "choice.document-named")
