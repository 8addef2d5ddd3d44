"""Reading on after damage, where bundles have neither a magic nor a checksum."""

from __future__ import annotations

from tests.generator.book import JSON, Book, Section, Stream
from tests.generator.tank.build import TIME, Bundle, Message, compressed, index, plain, released, size
from tests.generator.tank.logs import bundle
from tests.generator.tank.stopping import FAULTS

NOTES = """\
A reader that goes on after damage: bundles that follow one another are taken for sound again.

GivesUp (tank.recovery.goes-on): Nothing is released after the first damage.
  -> Sound messages are lost to whoever rescues a log.
Costs (tank.recovery.cost): What a damage costs is not said, or is said wrongly. -> Nobody knows what was lost.
ByLength (tank.recovery.by-length): The damaged bundle's length is not followed where a sound bundle begins there, or
  its numbers are given to others. -> Messages are lost, or have numbers that are too low.
BySearch (tank.recovery.by-search): Bytes that look like a bundle are taken for one, though nothing follows from them.
  -> Messages of foreign bytes.
ByIndex (tank.recovery.by-index): The numbers after damage are guessed though an index has them.
  -> Every message after it has another number.
"""
NAME = "1_1469700000.log"
SIX = [bundle(1, 2), bundle(3, 2), bundle(5, 2), bundle(7, 1), bundle(8, 2), bundle(10, 2)]
AT = [size(*SIX[:number]) for number in range(7)]
ZERO, SHORT = {"bad-length": "tank.bundle.length-not-zero"}, {"bad-length": "tank.set.cut-short"}
GOOD = ("GivesUp", "Costs")
YEAR = 366 * 86_400_000
NO_BUNDLES = b"\xff" * 20


def write(book: Book) -> None:
    section = book.section("skipping", NOTES, FAULTS)
    _by_length(section)
    _by_search(section)
    _rows(section)
    _full_disk(section)
    _by_index(section)
    _tails(section)


def content(*bundles: Bundle) -> bytes:
    return b"".join(one.content for one in bundles)


def stream(given: bytes) -> dict[str, Stream]:
    return {"segment": Stream(NAME, given)}


def without(*numbers: int) -> list[JSON]:
    return released(*(one for number, one in enumerate(SIX) if number not in numbers))


def replaced(number: int, other: bytes) -> bytes:
    return content(*SIX[:number]) + other + content(*SIX[number + 1 :])


def _by_length(section: Section) -> None:
    section.skip(
        "sound", "Six sound bundles: nothing is wrong.", stream(content(*SIX)), without(), [], flags=("Costs",)
    )
    for words, number in {"first": 0, "third": 2, "last": 5}.items():
        codec = bytes([SIX[number].content[1] | 3])
        damaged = SIX[number].with_piece("flags", codec)
        found = [("unsupported-codec", AT[number], len(damaged.content))]
        text = f"The {words} of six bundles has an unassigned codec: it is passed by its length, and its numbers count."
        section.skip(
            f"codec-of-the-{words}", text, stream(replaced(number, damaged.content)), without(number), found,
            flags=(*GOOD, "ByLength"),
        )  # fmt: skip
    third = compressed(SIX[2])
    broken = third.with_piece("block", b"\xff\xff\xff\xff\xff" + dict(third.pieces)["block"][5:])
    found = [("bad-compression", AT[2], len(broken.content))]
    text = "The third bundle's block cannot be decompressed: the bundle is passed by its length, and its numbers count."
    section.skip(
        "block-of-the-third", text, stream(replaced(2, broken.content)), without(2), found, flags=(*GOOD, "ByLength"),
        requires=("compression:snappy",),
    )  # fmt: skip
    cut = Bundle(SIX[2].pieces[:-1])
    found = [("bad-length", AT[2], len(cut.content))]
    text = "The third bundle ends within its second message: it is passed by its length, and its numbers count."
    section.skip(
        "messages-of-the-third", text, stream(replaced(2, cut.content)), without(2), found, flags=(*GOOD, "ByLength")
    )


def _by_search(section: Section) -> None:
    for words, number, change, code in (("too-long", 4, 0x40, "torn"), ("too-short", 2, 0x01, "bad-length")):
        length = SIX[number].content[0]
        damaged = SIX[number].with_prefix(bytes([length ^ change]))
        text = (
            f"One bit of a bundle's length is flipped, so that it is {words.replace('-', ' ')}. All of the "
            "bundle is there, and its numbers count."
        )
        found = [(code, AT[number], len(damaged.content))]
        given = stream(replaced(number, damaged.content))
        section.skip(f"length-{words}", text, given, without(number), found, flags=(*GOOD, "BySearch"))
    damaged = SIX[2].with_prefix(b"\0")
    text = "The third bundle's length is 0. All of the bundle is there, and its numbers count."
    found = [("bad-length", AT[2], len(damaged.content))]
    given = stream(replaced(2, damaged.content))
    section.skip("length-zero", text, given, without(2), found, flags=(*GOOD, "BySearch"), faults=ZERO)
    for words, junk, code in (("ff", b"\xff" * 20, "bad-encoding"), ("zeros", bytes(20), "bad-length")):
        content_with = content(*SIX[:3]) + junk + content(*SIX[3:])
        found = [(code, AT[3], len(junk))]
        text = f"There are {len(junk)} bytes of {words} before the fourth bundle: they alone are lost."
        section.skip(
            f"{words}-between", text, stream(content_with), without(), found, flags=(*GOOD, "BySearch"), faults=ZERO
        )


def _rows(section: Section) -> None:
    """How many sound bundles it takes, by their times."""
    far = TIME + 50 * YEAR
    for words, time, count, ends, comment in (
        ("three-far", far, 3, False, "Three bundles follow bytes that are none, 50 years later than those before"),
        (
            "three-at-0",
            0,
            3,
            False,
            "Three bundles follow bytes that are none, and the timestamps that they store are 0",
        ),
        ("three-without-a-time", None, 3, True, "Three bundles follow bytes that are none, and store no timestamp"),
        ("two-near", TIME, 2, False, "Two bundles follow bytes that are none, and more such bytes follow them"),
        ("two-far", far, 2, True, "Two bundles follow bytes that are none, 50 years later than those before"),
        ("one-near", TIME, 1, False, "One bundle follows bytes that are none, and more such bytes follow it"),
        ("one-near-at-the-end", TIME, 1, True, "One bundle follows bytes that are none, and the file ends with it"),
        ("one-far-at-the-end", far, 1, True, "One bundle, 50 years later, follows bytes that are none"),
    ):
        row = [plain(5 + number, Message(b"row %d" % number, time)) for number in range(count)]
        given = content(*SIX[:2]) + NO_BUNDLES + content(*row) + (b"" if ends else NO_BUNDLES)
        is_found = words in ("three-far", "three-at-0", "two-near", "one-near-at-the-end")
        lost = [(AT[2], len(NO_BUNDLES) if is_found else len(given) - AT[2])]
        if is_found and not ends:
            lost.append((len(given) - len(NO_BUNDLES), len(NO_BUNDLES)))
        section.skip(
            f"row-of-{words}", f"{comment}: {'they are' if is_found else 'nothing is'} released.", stream(given),
            released(*SIX[:2], *(row if is_found else ())), [("bad-encoding", *one) for one in lost],
            flags=("BySearch",),
        )  # fmt: skip


def _by_index(section: Section) -> None:
    """What is lost cannot be read, so nothing but the index has the numbers after it."""
    eight = [*SIX, bundle(12, 2), bundle(14, 1)]
    positions = [size(*eight[:number]) for number in range(8)]
    entries = [(int(one.records[0]["offset"]) - 1, at) for one, at in zip(eight, positions, strict=True)]
    lost = len(eight[2].content)
    given = content(*eight[:2]) + b"\xff" * lost + content(*eight[3:])
    text = "Nothing of the third bundle is left, and the index has the numbers of those after it."
    section.skip(
        "numbers-of-the-index", text, stream(given) | {"index": Stream("1.index", index(*entries))},
        released(*eight[:2], *eight[3:]), [("bad-encoding", positions[2], lost)], flags=("ByIndex",),
    )  # fmt: skip
    counted = plain_from(5, eight[3:])
    text = "Nothing of the third bundle is left, and there is no index: those after it are counted from its number."
    section.skip(
        "numbers-without-an-index", text, stream(given), [*released(*eight[:2]), *counted],
        [("bad-encoding", positions[2], lost)], flags=("BySearch",),
    )  # fmt: skip


def plain_from(first: int, bundles: list[Bundle]) -> list[JSON]:
    """The records of bundles that are counted from `first`."""
    return [record | {"offset": str(first + number)} for number, record in enumerate(released(*bundles))]


def _full_disk(section: Section) -> None:
    """As a full disk leaves it: a part of a bundle, and after it the next ones, with the numbers of the failed one."""
    failed = plain(5, *(Message(b"failed, and written again later: %d" % n) for n in range(4)))
    after = [bundle(5, 2), bundle(7, 3), bundle(10, 1), bundle(11, 2)]
    for words, kept in {
        "a-few-bytes": 5,
        "half": len(failed.content) // 2,
        "all-but-one": len(failed.content) - 1,
    }.items():
        given = content(*SIX[:2]) + failed.content[:kept] + content(*after)
        found = [("torn" if kept + size(*after) < len(failed.content) else "bad-length", AT[2], kept)]
        text = f"A full disk left {words.replace('-', ' ')} of a bundle: those after it have its numbers."
        records = released(*SIX[:2], *after)
        section.skip(f"full-disk-{words}", text, stream(given), records, found, flags=(*GOOD, "BySearch"), faults=SHORT)
        positions = [size(*SIX[:2], *after[:number]) for number in range(len(after))]
        numbers = (5, 7, 10, 11)
        entries = [(0, 0), *((number - 1, at) for number, at in zip(numbers, positions, strict=True))]
        streams = stream(given) | {"index": Stream("1.index", index(*entries))}
        text = f"The same, with the index, whose entries are {kept} bytes too low after it."
        section.skip(
            f"full-disk-{words}-with-an-index", text, streams, records, found, flags=(*GOOD, "ByIndex"), faults=SHORT
        )


def _tails(section: Section) -> None:
    whole = content(*SIX)
    for cut in (1, 5):
        found = [("torn", AT[5], len(SIX[5].content) - cut)]
        text = f"The last bundle lacks {cut} bytes."
        section.skip(f"torn-by-{cut}", text, stream(whole[:-cut]), without(5), found, flags=GOOD)
    text = "Zeros after the last bundle."
    section.skip("zeros", text, stream(whole + bytes(60)), without(), [("zeroed", AT[6], 60)], flags=GOOD)
