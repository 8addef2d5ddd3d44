"""Damage in the last pack of an unfinished segment whose file ends with a zero: neither a cut nor zeros made it."""

from __future__ import annotations

from tests.builders.listpack import END
from tests.builders.mojo import pack_of
from tests.generator.book import Section, corrupt, torn
from tests.generator.mojo import build as bases
from tests.generator.mojo.build import Built, row, segment, with_entry

FLAGS = ["ZeroAtEndExcuses"]
BACKLEN, KIND = ["mojo.end.contradiction", "mojo.element.backlen"], ["mojo.end.contradicting-kind"]
CLOSED = ["mojo.element.backlen", "mojo.end.closed"]
ROOM = 64


def _then_zeros(built: Built, length: int, at: int, byte: int) -> bytes:
    """`built` up to a length, then zeros, and at byte `at` another byte among them."""
    content = bytearray(built.content[:length] + bytes(ROOM))
    content[at] = byte
    return bytes(content)


def _in_zeros(section: Section) -> None:
    growing = bases.growing()
    place = growing.packs[1]
    text = (
        "A pack was written up to its number of names. After it stand zeros, a byte that is not zero, and zeros again: "
        "the name 00 has 00 for its backlen, and not for being at the end of what was written."
    )
    stream = growing.holding(_then_zeros(growing, 64, 78, 0x01))
    outcome = corrupt("bad-length", growing.records(1), place.start)
    section.read("contradiction-in-master-entry-before-room", text, stream, outcome, flags=FLAGS, rules=BACKLEN)
    text = "The same in the third entry of the last pack: those before it are given."
    stream = growing.holding(_then_zeros(growing, 111, 119, 0x7F))
    outcome = corrupt("bad-length", [*growing.records(1), *place.pack.records[:2]], place.ends[1])
    section.read("contradiction-in-an-entry-before-room", text, stream, outcome, flags=FLAGS, rules=BACKLEN)
    text = "An end marker stands in the place of a value, and zeros after it: they are not what is wrong."
    stream = growing.holding(growing.content[: place.ends[1]] + b"\x00\x01\x02\x01\x00\x01\x01\x01\xff" + bytes(8))
    outcome = corrupt("bad-encoding", [*growing.records(1), *place.pack.records[:2]], place.ends[1])
    section.read("contradiction-in-an-entry-behind-an-end-marker", text, stream, outcome, flags=FLAGS,
                 rules=[*KIND, "mojo.entry.own-name"])  # fmt: skip


def _by_chance(section: Section) -> None:
    rows = [row(1001, 0, (b"x", b"first"), (b"y", b"second"), (b"z", b"third"))]
    pack = pack_of(rows)
    elements = list(pack.entries[0].elements)
    elements[4] = elements[4][:-1] + b"\x00"
    built = segment([pack_of([row(1000, 0, (b"a", b"one"))]), with_entry(pack, 0, elements)])
    content = built.content[: built.part("suffix.len_index").end]
    assert not content[-1]
    text = "A backlen is 00, in a file that is cut within SUFFIX, after a zero."
    stream = built.holding(content)
    outcome = built.fails(1, "bad-length")
    section.read("contradiction-before-a-cut-suffix", text, stream, outcome, flags=FLAGS, rules=CLOSED)
    closed = bases.closed()
    place = closed.packs[2]
    wrong = bytearray(closed.content)
    wrong[place.start + 19] = 0x02
    assert not wrong[-1]
    text = "The backlen of the last pack's number of names is wrong. Its HEADER is there, and ends with a zero."
    stream = closed.holding(bytes(wrong))
    outcome = closed.fails(2, "bad-length")
    section.read("contradiction-in-the-last-master-entry", text, stream, outcome, flags=FLAGS, rules=CLOSED)
    before = closed.packs[1]
    wrong[before.ends[-1]] = 0xFE
    text = (
        "Besides, FE stands in the place of the end marker before it: no whole pack follows, and its entries are given."
    )
    stream = closed.holding(bytes(wrong))
    outcome = corrupt("bad-encoding", closed.records(2), before.ends[-1])
    section.read("contradiction-in-an-end-marker-too", text, stream, outcome, flags=FLAGS,
                 rules=[*KIND, "mojo.element.first-byte"])  # fmt: skip


def _tags(section: Section) -> None:
    closed = bases.closed()
    start = closed.packs[2].start
    part = closed.content[start + 2 : start + 18]
    assert not part[-1]
    text = "`[Q` before a MASTER ID that ends with a zero, and with the file: no tag, no pack."
    stream = closed.holding(closed.content[:start] + b"[Q" + part)
    outcome = closed.fails(2, "bad-encoding")
    section.read(
        "contradiction-in-the-tag-of-a-part", text, stream, outcome, flags=FLAGS, rules=["mojo.pack.tag", *KIND]
    )
    for words, byte in {"end-marker": END, "other-byte": b"\x5c"}.items():
        for room in (0, ROOM):
            section.read(
                f"closed-then-{words}" + ("-and-room" if room else ""),
                f"After the last pack stands {byte.hex().upper()}, one byte where a tag takes two.",
                closed.holding(closed.content[:start] + byte + bytes(room)),
                torn(closed.records(2), start),
                flags=["TornIsCorrupt"],
                rules=["mojo.end.head", *(["mojo.end.cut-in-room"] if room else [])],
            )


def add(section: Section) -> None:
    _in_zeros(section)
    _by_chance(section)
    _tags(section)
