"""Reading on after damage: what is released after it, and how many bytes it costs."""

from __future__ import annotations

from tests.builders.durable_log import header, index_name
from tests.generator.book import Book, Section, Stream, joined, records_of
from tests.generator.durable_log.build import SIX, entry, frame
from tests.generator.durable_log.stopping import FAULTS

NOTES = """\
A reader that goes on after damage: every record that can be told from damage, and what each damage costs.

GivesUp (durable_log.recovery.goes-on): Nothing is released after the first damage.
  -> Sound records are lost to whoever rescues a log.
LengthAlone (durable_log.recovery.by-length): Reading goes on where the length of a damaged record says, and whatever
  lies there is released. -> Records of foreign bytes, or a loss that is larger than the damage.
ImageReleased (durable_log.recovery.image): Bytes in the payload of a damaged record that look like one are released as
  one. -> Records that were never in the log; a way to forge them.
Costs (durable_log.recovery.cost): What a damage costs is not said, or is said wrongly. -> Nobody knows what was lost.
"""
FRAMES = SIX.frames
BY_INDEX = ("durable_log.recovery.by-index",)
GOOD = ("GivesUp", "Costs")


def write(book: Book) -> None:
    section = book.section("skipping", NOTES, FAULTS)
    _one_record(section)
    _several(section)
    _lengths(section)
    _bytes(section)
    _images(section)


def stream(content: bytes) -> dict[str, Stream]:
    return {"segment": Stream(SIX.name, content)}


def without(*numbers: int) -> list[dict[str, str]]:
    """The records of the six that are left."""
    return records_of([one for number, one in enumerate(FRAMES) if number not in numbers])


def replaced(number: int, content: bytes) -> bytes:
    return joined(FRAMES[:number]) + content + joined(FRAMES[number + 1 :])


def _one_record(section: Section) -> None:
    section.skip(
        "sound", "Six sound records: nothing is wrong.", stream(SIX.content), SIX.records, [], flags=("Costs",)
    )
    payload = b"not the payload"
    for words, number in {"first": 0, "fourth": 3, "last": 5}.items():
        content = replaced(number, frame(100 + number, payload, checksum=1).content)
        found = [("bad-checksum", SIX.positions[number], 24 + len(payload))]
        text = f"The {words} of six records has a wrong checksum: the others are released."
        section.skip(f"checksum-of-the-{words}", text, stream(content), without(number), found, flags=GOOD)
    for words, fields, code in (
        ("magic", {"magic": b"COLD"}, "bad-magic"),
        ("swapped-magic", {"magic": b"DLOG"}, "bad-magic"),
        ("version", {"version": 2}, "unsupported-version"),
    ):
        content = replaced(2, frame(102, b"intact", **fields).content)
        text = f"The third record is intact but for its {words.replace('-', ' ')}: its length still leads to the next."
        section.skip(
            f"{words}-of-the-third", text, stream(content), without(2), [(code, SIX.positions[2], 30)], flags=GOOD
        )


def _several(section: Section) -> None:
    damaged = [frame(100 + number, b"damaged", checksum=1).content for number in range(6)]
    size = len(damaged[0])
    content = joined(FRAMES[:2]) + damaged[2] + damaged[3] + joined(FRAMES[4:])
    text = "Two records in a row have wrong checksums: what is lost is told as one stretch."
    found = [("bad-checksum", SIX.positions[2], 2 * size)]
    section.skip("two-in-a-row", text, stream(content), without(2, 3), found, flags=GOOD)
    content = joined(FRAMES[:1]) + damaged[1] + joined(FRAMES[2:4]) + damaged[4] + joined(FRAMES[5:])
    at = SIX.positions[1], SIX.positions[4] + size - len(FRAMES[1].content)
    text = "Two records have wrong checksums, and sound ones lie between them: each damage is told."
    section.skip(
        "two-apart", text, stream(content), without(1, 4), [("bad-checksum", one, size) for one in at], flags=GOOD
    )
    text = "Every record has a wrong checksum: nothing is released, and all bytes are lost."
    section.skip("every-one", text, stream(b"".join(damaged)), [], [("bad-checksum", 0, 6 * size)], flags=("Costs",))


def _lengths(section: Section) -> None:
    at, size = SIX.positions[3], len(FRAMES[3].content)
    wrong = {"one-less": 4, "one-more": 6, "into-the-next": 20, "over-the-next": 60}
    for words, length in wrong.items():
        content = replaced(3, frame(103, b"three", length=length).content)
        text = f"The fourth record says that its payload has {length} bytes, and it has 5: the next record is found."
        found = [("bad-checksum", at, size)]
        section.skip(f"length-{words}", text, stream(content), without(3), found, flags=(*GOOD, "LengthAlone"))
    content = replaced(3, frame(103, b"three", length=1 << 31).content)
    text = "The fourth record claims 2 GiB, more than the file has: the next record is found."
    found = [("torn", at, size)]
    section.skip("length-beyond-the-file", text, stream(content), without(3), found, flags=(*GOOD, "LengthAlone"))
    content = SIX.content[:-1]
    found = [("torn", SIX.positions[5], len(FRAMES[5].content) - 1)]
    section.skip("torn-tail", "The last record lacks its last byte.", stream(content), without(5), found, flags=GOOD)


def _bytes(section: Section) -> None:
    at = SIX.positions[3]
    between = {"junk": b"\x99" * 10, "text": b"GOLDEN bytes that are no record", "zeros": bytes(64)}
    for words, junk in between.items():
        content = joined(FRAMES[:3]) + junk + joined(FRAMES[3:])
        code = "unsupported-version" if junk.startswith(b"GOLD") else "bad-magic"
        text = f"There are {len(junk)} bytes of {words} before the fourth record: they alone are lost."
        found = [(code, at, len(junk))]
        section.skip(f"{words}-between", text, stream(content), SIX.records, found, flags=GOOD)
    content = SIX.content + bytes(200)
    text = "Zeros after the last record: room that was never written."
    section.skip("zeros-at-the-end", text, stream(content), SIX.records, [("zeroed", SIX.size, 200)], flags=GOOD)
    cut = len(FRAMES[3].content) - 3
    content = joined(FRAMES[:3]) + FRAMES[3].content[:cut] + joined(FRAMES[4:])
    text = "The last three bytes of the fourth record are missing."
    section.skip(
        "bytes-missing", text, stream(content), without(3), [("bad-checksum", at, cut)], flags=(*GOOD, "LengthAlone")
    )

    _room(section)


def _room(section: Section) -> None:
    """After records 100 to 102 bytes without a record, and then a record: its number may only skip as many as these
    bytes had room for, 24 each."""
    before, at = FRAMES[:3], SIX.positions[3]
    for room, number, fits in ((48, 105, True), (47, 105, False), (47, 104, True), (100, 5000, False)):
        after = [frame(number, b"after")]
        content = joined(before) + b"\x99" * room + joined(after)
        said = "They had room for so many" if fits else "They had no room for so many: it is not believed"
        text = f"{room} bytes that are no record, and a record that skips {number - 103}. {said}."
        records = records_of([*before, *after] if fits else before)
        found = [("bad-magic", at, room if fits else len(content) - at)]
        words, flags = f"{room}-bytes-for-{number - 103}", (*GOOD, "ImageReleased")
        section.skip(words, text, stream(content), records, found, flags=flags)


def _images(section: Section) -> None:
    at, flags = SIX.positions[3], (*GOOD, "ImageReleased")
    images = {
        "of-its-own-number": frame(103, b"forged").content,
        "of-the-next-number": frame(104, b"forged").content,
        "of-a-later-number": frame(105, b"forged").content,
        "of-a-log": joined(frame(103 + number, b"forged %d" % number) for number in range(3)),
    }
    for words, image in images.items():
        made = frame(103, b"before " + image + b" after", checksum=1).content
        text = f"The fourth record has a wrong checksum, and its payload holds an image {words.replace('-', ' ')}."
        found = [("bad-checksum", at, len(made))]
        section.skip(f"image-{words}", text, stream(replaced(3, made)), without(3), found, flags=flags)
        content = replaced(3, header(103, 1 << 20, 1) + b"before " + image + b" after")
        positions = [*SIX.positions[:4], *(one + len(made) - len(FRAMES[3].content) for one in SIX.positions[4:])]
        entries = b"".join(entry(100 + number, one) for number, one in enumerate(positions))
        text = f"The length is lost as well; the index tells the next record from an image {words.replace('-', ' ')}."
        streams = stream(content) | {"index": Stream(index_name(100), entries)}
        found = [("torn", at, len(made))]
        section.skip(f"image-{words}-with-an-index", text, streams, without(3), found, flags=flags, rules=BY_INDEX)
