"""One flipped bit, in every byte of a file: what each field's damage is called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.builders.durable_log import LEN_HEADER, OF_CHECKSUM, OF_FLAGS, OF_LENGTH, OF_OFFSET, OF_VERSION
from tests.generator.book import JSON, Book, Outcome, Section, clean, corrupt, torn
from tests.generator.changes import flip
from tests.generator.durable_log.build import LONG, THREE, Base, broken, rules

FIELDS = {
    "magic": (0, OF_VERSION),
    "version": (OF_VERSION, OF_FLAGS),
    "flags-and-reserved": (OF_FLAGS, OF_OFFSET),
    "offset": (OF_OFFSET, OF_LENGTH),
    "low-byte-of-the-length": (OF_LENGTH, OF_LENGTH + 1),
    "high-bytes-of-the-length": (OF_LENGTH + 2, OF_CHECKSUM),
    "checksum": (OF_CHECKSUM, LEN_HEADER),
}

FLAG = {"magic": "Magic", "version": "Version", "flags-and-reserved": "Reserved", "offset": "Number"}

BY_LENGTH = rules("record.crc", "tail.torn")


NOTES = """\
Every bit of a file flipped, one at a time. Outside the checksum lie flags, reserved bytes and the offset: the first two
are reported, and a wrong offset shows only where a neighbour contradicts it.

Magic (durable_log.record.magic): The magic is not compared at every record. -> Reading goes on where no record begins.
Version (durable_log.record.version): The version is not looked at. -> Records of another layout are read by this one.
Reserved (durable_log.record.reserved-is-read, durable_log.record.flags, durable_log.record.reserved): Records with
  reserved bits set are dropped.
  -> Good records are lost to a harmless bit.
Number (durable_log.number.gap): Numbers are not compared. -> A record comes out under a number that is another's.
Length (durable_log.record.follows): A wrong length is believed. -> A record is cut, or takes in the one after it.
Payload (durable_log.record.crc): The checksum is not compared. -> Damaged payloads are delivered as good ones.
"""


def write(book: Book) -> None:
    section = book.section("flips", NOTES)
    for base in (THREE, LONG):
        for number in range(len(base.frames)):
            _fields(section, base, number)
            _payload(section, base, number)
    _last_number(section, THREE)
    _low_length_bits(section, THREE)


def _fields(section: Section, base: Base, number: int) -> None:
    last = number == len(base.frames) - 1
    position, before = base.positions[number], base.before(number)
    outcomes: dict[str, tuple[str, Outcome]] = {
        "magic": ("exact", corrupt("bad-magic", before, position)),
        "version": ("exact", Outcome("unsupported", position, before, "unsupported-version")),
        "flags-and-reserved": ("exact", clean(base.records, base.size, [("reserved-nonzero", position)])),
        "offset": ("exact", corrupt("bad-order", before, position)),
        "low-byte-of-the-length": ("refused", clean(base.records, base.size)),
        "high-bytes-of-the-length": ("exact", torn(before, position)),
        "checksum": ("exact", corrupt("bad-checksum", before, position)),
    }
    for words, (begin, end) in FIELDS.items():
        rule, outcome = outcomes[words]
        said = f"Any bit of the {words.replace('-', ' ')} of record {number + 1} of {base.id}."
        held = broken(outcome, *(["file.damaged-magic"] if words == "magic" and not number else []))
        if rule == "refused":
            held = BY_LENGTH
        if words == "offset":
            said, held = f"{said} The record after it contradicts the number.", rules("number.contradicted")
            if last:
                rule, outcome = "answered", clean(base.records, base.size)
                said = f"Any bit of the offset of the last record of {base.id}: nothing after it tells."
                held = rules("number.released")
                begin = begin + 1 if base is THREE else begin
        flag = FLAG.get(words, "Payload" if words == "checksum" else "Length")
        ranges = [(position + begin, position + end)]
        _flips(section, base, f"{base.id}-{number + 1}-{words}", said, ranges, outcome, rule, flag, held)
    second = [(position + OF_LENGTH + 1, position + OF_LENGTH + 2)]
    said = f"Any bit of the second byte of the length of record {number + 1} of {base.id}."
    _flips(section, base, f"{base.id}-{number + 1}-second-byte-of-the-length", said, second,
           clean(base.records, base.size), "refused", "Length", BY_LENGTH)  # fmt: skip


def _payload(section: Section, base: Base, number: int) -> None:
    position, content = base.positions[number], base.frames[number].content
    if len(content) == LEN_HEADER:
        return
    words, said = f"{base.id}-{number + 1}-payload", f"Any bit of the payload of record {number + 1} of {base.id}."
    ranges = [(position + LEN_HEADER, position + len(content))]
    if len(content) > 100:
        ranges = [(position + LEN_HEADER, position + LEN_HEADER + 20), (position + len(content) - 20, ranges[0][1])]
        said += " The first and the last 20 bytes."
    outcome = corrupt("bad-checksum", base.before(number), position)
    _flips(section, base, words, said, ranges, outcome, "exact", "Payload", [])


def _flips(
    section: Section,
    base: Base,
    words: str,
    comment: str,
    ranges: Sequence[tuple[int, int]],
    outcome: Outcome,
    rule: str,
    flag: str,
    held: Sequence[str],
) -> None:
    every: JSON = {"bit": [[str(begin), str(end)] for begin, end in ranges]}
    more: dict[str, Any] = {} if rule == "exact" else {"rule": rule}
    section.read(words, comment, base.stream, outcome, flags=(flag,), rules=held, every=every | more)


def _last_number(section: Section, base: Base) -> None:
    """The last record's number is 2: a bit more is a gap, the one bit less is a step back."""
    number = len(base.frames) - 1
    position, payload = base.positions[number], base.records[number]["value"]
    for bit in (0, *range(2, 9), 31, 32, 63):
        record = {"offset": str(number ^ 1 << bit), "value": payload}
        released = [*base.before(number), record]
        base.altered(
            section,
            f"three-3-offset-bit-{bit}",
            f"Bit {bit} of the last record's offset is set: a gap, or damage; nothing tells, so it is reported.",
            [flip(position + OF_OFFSET + bit // 8, bit % 8)],
            clean(released, base.size, [("gap", position)]),
            flags=("Number",),
            rules=rules("number.released"),
        )
    text = "Bit 1 of the last record's offset is cleared: 0, a step back."
    outcome = corrupt("bad-order", base.before(number), position, field="offset")
    change, held = flip(position + OF_OFFSET, 1), broken(outcome)
    base.altered(section, "three-3-offset-bit-1", text, [change], outcome, flags=("Number",), rules=held)


def _low_length_bits(section: Section, base: Base) -> None:
    """Within the file a wrong length shows as a wrong checksum, beyond it as a torn record."""
    for number in range(len(base.frames)):
        position = base.positions[number]
        real, left = len(base.frames[number].content) - LEN_HEADER, base.size - position - LEN_HEADER
        for bit in range(8):
            stated, before = real ^ 1 << bit, base.before(number)
            fits = stated <= left
            outcome = corrupt("bad-checksum", before, position) if fits else torn(before, position)
            base.altered(
                section,
                f"three-{number + 1}-length-bit-{bit}",
                f"Bit {bit} of the length of record {number + 1}: {stated} for {real}, and {left} bytes are left.",
                [flip(position + OF_LENGTH, bit)],
                outcome,
                flags=("Length",),
                rules=broken(outcome),
            )
