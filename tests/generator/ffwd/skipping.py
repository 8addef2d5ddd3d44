"""Reading on after damage, where nothing but sizes tells one message from the next."""

from __future__ import annotations

from tests.builders.ffwd import SIZE, entry, segment_name
from tests.generator.book import JSON, Book, Section, Stream
from tests.generator.ffwd.build import Base, numbered
from tests.generator.ffwd.stopping import FAULTS

NOTES = """\
A reader that goes on after damage: messages that lead exactly to the end of the file are taken for sound again.

GivesUp (ffwd.recovery.goes-on): Nothing is released after the first damage.
  -> Sound messages are lost to whoever rescues a queue.
Costs (ffwd.recovery.cost): What a damage costs is not said, or is said wrongly. -> Nobody knows what was lost.
Chance (ffwd.recovery.to-the-end): Reading goes on where something looks like a message, though it leads nowhere.
  -> Messages of foreign bytes.
Numbers (ffwd.recovery.numbers): A message that is given up takes no number, or several.
  -> Every message after it has another number.
Stale (ffwd.recovery.failed-write): The size that a failed write left is not passed over.
  -> All messages after it are lost, though none of them is damaged.
Magic (ffwd.recovery.magic): A segment of which only the magic is damaged is given up; or any file is read as one.
  -> A whole segment is lost to one bit, or messages of foreign bytes come out.
"""
SEVEN = Base("", 100, [b"zeroth", b"first one", b"second", b"the third", b"4", b"fifth message", b"sixth"])
AT = [*SEVEN.positions, SEVEN.size]
GOOD = ("GivesUp", "Costs", "Numbers")
LIMIT = 10_000
"""The least `maxLogSize`: a write fails where the blob fits and its size does not."""


def write(book: Book) -> None:
    section = book.section("skipping", NOTES, FAULTS)
    _sizes(section)
    _bytes(section)
    _tails(section)
    _failed_writes(section)
    _magics(section)


def stream(content: bytes) -> dict[str, Stream]:
    return {"segment": Stream(SEVEN.name, content)}


def without(*numbers: int) -> list[JSON]:
    return [record for number, record in enumerate(SEVEN.records) if number not in numbers]


def sized(number: int, size: int) -> bytes:
    """The seven messages, with another size in one of them."""
    return SEVEN.content[: AT[number]] + SIZE.pack(size) + SEVEN.content[AT[number] + 4 :]


def _sizes(section: Section) -> None:
    section.skip(
        "sound", "Seven sound messages: nothing is wrong.", stream(SEVEN.content), without(), [], flags=("Costs",)
    )
    for words, number, shift in (
        ("first-byte-of-the-third", 2, 24), ("second-byte-of-the-third", 2, 16), ("third-byte-of-the-second", 1, 8),
        ("third-byte-of-the-sixth", 5, 8), ("first-byte-of-the-first", 0, 24),
    ):  # fmt: skip
        size = len(SEVEN.blobs[number]) | 1 << shift
        text = (
            f"One bit in the {words.replace('-', ' ')} message's size is flipped, so that it claims {size} bytes: "
            "it is given up, and the next one found."
        )
        found = [("torn", AT[number], AT[number + 1] - AT[number])]
        section.skip(f"size-{words}", text, stream(sized(number, size)), without(number), found, flags=GOOD)
    size = len(SEVEN.blobs[3]) | 1 << 31
    text = "The top bit of the fourth message's size is set: the real program does not start with it."
    found = [("torn", AT[3], AT[4] - AT[3])]
    section.skip("size-negative", text, stream(sized(3, size)), without(3), found, flags=GOOD)


def _bytes(section: Section) -> None:
    junk = bytes.fromhex("ffff0102030405")
    for number in (1, 3, 6):
        content = SEVEN.content[: AT[number]] + junk + SEVEN.content[AT[number] :]
        text = f"{len(junk)} bytes stand before message {100 + number}: the first place that leads to the end counts."
        records = [*SEVEN.records[:number], *numbered(101 + number, SEVEN.blobs[number:])]
        found = [("torn", AT[number], len(junk))]
        section.skip(f"bytes-before-{number}", text, stream(content), records, found, flags=(*GOOD, "Chance"))
    content = SEVEN.content[: AT[2]] + SEVEN.content[AT[2] + 1 :]
    text = "The first byte of the third message's size is missing: the next message is found."
    found = [("torn", AT[2], AT[3] - AT[2] - 1)]
    section.skip("byte-missing", text, stream(content), without(2), found, flags=(*GOOD, "Chance"))
    inner = entry(b"an image") + b"and more"
    carrier = Base("", 100, [b"zeroth", inner, b"last"])
    at = carrier.positions[1]
    content = carrier.content[:at] + SIZE.pack(len(inner) | 1 << 24) + carrier.content[at + 4 :]
    text = (
        "The size of a message is damaged whose bytes begin like a message: that one leads nowhere, and is not given."
    )
    found = [("torn", at, 4 + len(inner))]
    records = [carrier.records[0], carrier.records[2]]
    section.skip("image-in-a-message", text, stream(content), records, found, flags=(*GOOD, "Chance"))


def _tails(section: Section) -> None:
    for words, number, cut in (("in-the-last", 6, 1), ("in-the-size-of-the-last", 6, 6), ("in-the-middle", 3, 5)):
        content = SEVEN.content[: AT[number + 1] - cut]
        text = f"The file ends within message {100 + number}."
        found = [("torn", AT[number], len(content) - AT[number])]
        section.skip(f"torn-{words}", text, stream(content), SEVEN.records[:number], found, flags=("Costs",))
    text = "The file ends in 100 zeros, which were never written."
    content = SEVEN.content + bytes(100)
    found = [("zeroed", SEVEN.size, 100)]
    section.skip("zeros", text, stream(content), without(), found, flags=("Costs",), rules=("ffwd.tail.unwritten",))
    text = "Nothing but bytes that lead nowhere follow the second message."
    content = SEVEN.content[: AT[2]] + b"\xfe" * 30
    found = [("torn", AT[2], 30)]
    section.skip("nothing-more", text, stream(content), without(2, 3, 4, 5, 6), found, flags=("Costs", "Chance"))


def _failed_writes(section: Section) -> None:
    """A segment of the least limit, and the size of a message that was one to three bytes too long for it."""
    for left in (1, 2, 3):
        filled = Base("", 100, [b"one", b"two"])
        room = LIMIT - filled.size
        stale = SIZE.pack(room - 4 + left)
        content = filled.content + stale + entry(b"small") + entry(b"and another")
        text = (
            f"The third write was {left} bytes too long: its size stayed, and its number was used up. Two more "
            "messages follow."
        )
        records = [*filled.records, *numbered(103, [b"small", b"and another"])]
        found = [("torn", filled.size, 4)]
        streams = stream(content)
        section.skip(f"failed-write-by-{left}", text, streams, records, found, flags=("Stale", "Numbers", "Costs"))


def _magics(section: Section) -> None:
    """The magic is damaged, and name, number and messages bear the file out or do not."""
    empty, torn = Base("", 100, [b"", b""]), SEVEN.content[:-1]
    found = [("bad-magic", 0, len(SEVEN.head))]
    text = "One bit of the magic is flipped. The name says the number, and messages lead exactly to the end."
    content = b"FFLF" + SEVEN.content[4:]
    section.skip("magic", text, stream(content), SEVEN.records, found, flags=("Magic", "Costs"))
    for words, name, whole, said in (
        ("name-of-another", segment_name(99), SEVEN.content, "the name says another number"),
        ("no-number", "backup", SEVEN.content, "the name says no number"),
        ("torn", SEVEN.name, torn, "the last message is torn"),
        ("empty-messages", SEVEN.name, empty.content, "all messages are empty"),
    ):
        text = f"The magic is damaged, and {said}: nothing bears the file out."
        found = [("bad-magic", 0, len(whole))]
        streams = {"segment": Stream(name, b"FFLF" + whole[4:])}
        section.skip(f"magic-and-{words}", text, streams, [], found, flags=("Magic",))
