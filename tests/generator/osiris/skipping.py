"""Reading on after damage: which chunks are released after it, and how many bytes it costs."""

from __future__ import annotations

from tests.builders.osiris import DELTA, INDEX_HEADER, OFFSET, block, index_name, segment_name
from tests.generator.book import JSON, Book, Frame, Section, Stream, joined, records_of
from tests.generator.osiris.build import TIME, chunk, end_of, index_record, segment, simple, tracking, user
from tests.generator.osiris.stopping import FAULTS

NOTES = """\
A reader that goes on after damage: every record that can be told from damage, and what each damage costs.

GivesUp (osiris.recovery.goes-on): Nothing is released after the first damage.
  -> Sound records are lost to whoever rescues a log.
Costs (osiris.recovery.cost): What a damage costs is not said, or is said wrongly. -> Nobody knows what was lost.
LengthAlone (osiris.recovery.two-witnesses): Reading goes on where the length of a damaged chunk says, and whatever lies
  there is released. -> Records of foreign bytes, or a loss that is larger than the damage.
ImageReleased (osiris.recovery.image): Bytes in the payload of a damaged chunk that look like one are released as one.
  -> Records that were never in the log; a way to forge them.
Mended (osiris.recovery.mended): A chunk is given up though all but one field of its header is sound, and what the field
  was is known. -> Sound records are lost.
"""
GOOD = ("GivesUp", "Costs")
CRC = ("checksum",)
FIVE = [
    user(100, b"first", b"second"),
    user(102, b"third"),
    user(103, b"fourth", b"", b"sixth"),
    user(106, b"seventh"),
    user(107, b"eighth", b"ninth"),
]
AT = [end_of(FIVE[:number]) for number in range(6)]
NAME = segment_name(100)
MARK = tracking(103, DELTA, block(OFFSET, b"c", 1))


def write(book: Book) -> None:
    section = book.section("skipping", NOTES, FAULTS)
    _data(section)
    _headers(section)
    _bytes(section)
    _tails(section)
    _images(section)


def streams(content: bytes, *, with_index: bool = False) -> dict[str, Stream]:
    """The five chunks after damage; their index, where it is given, is as it was before."""
    found = {"segment": Stream(NAME, content)}
    if with_index:
        ids = (100, 102, 103, 106, 107)
        listed = b"".join(index_record(one, at, timestamp=TIME) for one, at in zip(ids, AT[:5], strict=True))
        found["index"] = Stream(index_name(100), INDEX_HEADER + listed)
    return found


def without(*numbers: int) -> list[JSON]:
    """The records of the chunks that are left."""
    return records_of([one for number, one in enumerate(FIVE) if number not in numbers])


def replaced(number: int, *frames: Frame) -> bytes:
    return segment(*FIVE[:number], *frames, *FIVE[number + 1 :]).content


def flipped(content: bytes, *positions: int) -> bytes:
    """With a bit flipped at each of these."""
    changed = bytearray(content)
    for at in positions:
        changed[at] ^= 0x20
    return bytes(changed)


def _data(section: Section) -> None:
    whole = segment(*FIVE).content
    section.skip("sound", "Five sound chunks: nothing is wrong.", streams(whole), without(), [], flags=("Costs",))
    for words, number in {"first": 0, "third": 2, "last": 4}.items():
        found = [("bad-checksum", AT[number], AT[number + 1] - AT[number])]
        text = f"A bit of the data of the {words} of five chunks is flipped: the others are released."
        content = flipped(whole, AT[number] + 53)
        section.skip(f"data-of-the-{words}", text, streams(content), without(number), found, flags=GOOD, requires=CRC)
    content = flipped(whole, AT[1] + 53, AT[2] + 53)
    text = "Two chunks in a row have damaged data: what is lost is told as one stretch, or as two."
    found = [("bad-checksum", AT[1], AT[3] - AT[1])]
    section.skip("data-of-two", text, streams(content), without(1, 2), found, flags=GOOD, requires=CRC)
    content = flipped(whole, AT[1] + 53, AT[3] + 53)
    text = "Two chunks have damaged data, and a sound one lies between them: each damage is told."
    found = [("bad-checksum", AT[number], AT[number + 1] - AT[number]) for number in (1, 3)]
    section.skip("data-of-two-apart", text, streams(content), without(1, 3), found, flags=GOOD, requires=CRC)
    tracked = segment(*FIVE[:2], MARK, user(104, b"after"), name=NAME)
    content = flipped(tracked.content, AT[2] + 53)
    text = "A delta chunk has damaged data: no record is lost with it."
    records = records_of([*FIVE[:2], user(104, b"after")])
    found = [("bad-checksum", AT[2], len(MARK.content))]
    section.skip("data-of-a-delta", text, streams(content), records, found, flags=GOOD, requires=CRC)


def _headers(section: Section) -> None:
    """Fields of the third chunk's header that nothing protects."""
    found = [("bad-checksum", AT[2], AT[3] - AT[2])]
    text = "The third chunk states another checksum: nobody knows whether its data is sound, and it is lost."
    section.skip("header-crc", text, streams(put(AT[2] + 32, 4, 7)), without(2), found, flags=GOOD, requires=CRC)
    mended: dict[str, tuple[bytes, str]] = {
        "len-data-too-long": (put(AT[2] + 36, 4, 500), "torn"),
        "len-data-into-the-next": (put(AT[2] + 36, 4, 40), "bad-checksum"),
        "len-trailer": (put(AT[2] + 40, 4, 10), "bad-length"),
        "chunk-id": (put(AT[2] + 24, 8, 3), "bad-order"),
    }
    for words, (content, code) in mended.items():
        text = (
            f"The third chunk's header is damaged ({words.replace('-', ' ')}): its data is sound, the next chunk tells "
            "what the field was, and nothing is lost."
        )
        lost = None if code == "bad-length" else 0
        section.skip(
            f"header-{words}", text, streams(content), without(), [(code, AT[2], lost)], flags=(*GOOD, "Mended"),
            requires=CRC,
        )  # fmt: skip
    listed: dict[str, tuple[bytes, str]] = {
        "magic": (put(AT[2], 1, 0x70), "bad-magic"),
        "version": (put(AT[2], 1, 0x57), "unsupported-version"),
        "type": (put(AT[2] + 1, 1, 9), "bad-encoding"),
    }
    for words, (content, code) in listed.items():
        text = f"The third chunk's {words} is damaged; its data is sound, and the index says what the header was."
        section.skip(
            f"{words}-with-an-index", text, streams(content, with_index=True), without(), [(code, AT[2], 0)],
            flags=(*GOOD, "Mended"), requires=CRC,
        )  # fmt: skip


def put(at: int, size: int, value: int) -> bytes:
    """The five chunks with another number at a position."""
    content = segment(*FIVE).content
    return content[:at] + value.to_bytes(size, "big") + content[at + size :]


def _bytes(section: Section) -> None:
    whole = segment(*FIVE).content
    between = {"ten-bytes": b"\x99" * 10, "text": b"text that nobody wrote here"}
    for words, junk in between.items():
        content = whole[: AT[2]] + junk + whole[AT[2] :]
        text = f"There are {len(junk)} bytes before the third chunk ({words.replace('-', ' ')}): they alone are lost."
        found = [("bad-magic", AT[2], len(junk))]
        section.skip(f"{words}-between", text, streams(content), without(), found, flags=GOOD)
    content = whole[: AT[2]] + whole[AT[3] :]
    text = "The third chunk was cut out: the offsets are missing, and every other record is released."
    section.skip(
        "chunk-cut-out", text, streams(content), without(2), [("gap", AT[2], None)], rules=("osiris.recovery.cut-out",)
    )
    content = whole[: AT[2] + 60] + whole[AT[3] :]
    text = "The third chunk lacks its end: the next one is found in its place."
    found = [("bad-checksum", AT[2], 60)]
    section.skip(
        "end-of-a-chunk-cut-out", text, streams(content), without(2), found, flags=(*GOOD, "LengthAlone"), requires=CRC
    )


def _tails(section: Section) -> None:
    whole = segment(*FIVE).content
    text = "The last chunk lacks its last byte."
    found = [("torn", AT[4], AT[5] - AT[4] - 1)]
    section.skip("torn-tail", text, streams(whole[:-1]), without(4), found, flags=GOOD)
    text = "Zeros after the last chunk."
    section.skip("zeros", text, streams(whole + bytes(300)), without(), [("zeroed", AT[5], 300)], flags=GOOD)
    carries = chunk(109, [simple(b"carries")], trailer=block(OFFSET, b"c", 5))
    content = whole + carries.content[:-3]
    text = "The last chunk is torn within its trailer: its data is whole, and its records are released."
    records = [*without(), *carries.records]
    section.skip(
        "torn-in-a-trailer", text, streams(content), records, [("torn", AT[5], 0)], rules=("osiris.recovery.trailer",)
    )


def _images(section: Section) -> None:
    forged = user(103, b"forged")
    later = [user(103, b"forged"), user(104, b"forged too")]
    for words, image in {"a-chunk": joined([forged]), "two-chunks": joined(later)}.items():
        carrier = chunk(103, [simple(b"before " + image + b" after")], crc=7)
        rest = [user(104, b"seventh"), user(105, b"eighth", b"ninth")]
        content = segment(*FIVE[:2], carrier, *rest).content
        records = records_of([*FIVE[:2], *rest])
        found = [("bad-checksum", AT[2], len(carrier.content))]
        text = f"The third chunk is damaged, and its payload holds an image of {words.replace('-', ' ')}."
        section.skip(
            f"image-of-{words}", text, streams(content), records, found, flags=(*GOOD, "ImageReleased"), requires=CRC
        )
