"""Lengths that lie: of bundles, contents and keys."""

from __future__ import annotations

from tests.builders.tank import varint
from tests.generator.book import Book, Section, clean, corrupt, torn
from tests.generator.tank.build import Bundle, Message, plain, released, segment, size
from tests.generator.tank.notes import section

BEFORE = plain(1, Message(b"before"))
TARGET = plain(2, Message(b"first", key=b"key"), Message(b"last", None, b"key"))
FOLLOWING = plain(4, Message(b"behind", key=b"k"))
CUT = ("tank.set.whole",)
LARGE = (127, 128, 255, 256, 1000, 65535, 65536, (1 << 24) + 1, (1 << 31) - 1, 1 << 31, (1 << 32) - 64, (1 << 32) - 1)


def write(book: Book) -> None:
    out = section(
        book,
        "hostile-lengths",
        "Lengths that are not true, each compared with the bytes that are left before anything is allocated or read.",
        "TrustsLength", "KeyLength", "TrailingBytes", "ReleasesTorn", "SwallowsNext",
    )  # fmt: skip
    of_bundles(out)
    of_contents(out)
    of_keys(out)


def of_bundles(out: Section) -> None:
    left = len(TARGET.body)
    for length in (left + 1, left + 2, *LARGE):
        text = f"The last bundle's length is {length}, and {left} bytes are left: it is torn."
        stream = segment(BEFORE, TARGET.with_prefix(varint(length)))
        outcome = torn(BEFORE.records, size(BEFORE))
        out.read(f"bundle-{length}-at-the-end", text, stream, outcome, flags=["TrustsLength", "ReleasesTorn"])
    left = size(TARGET, FOLLOWING) - len(TARGET.length)
    for length in (left + 1, *LARGE):
        text = f"The length of a bundle in the middle is {length}, and {left} bytes are left: it is torn."
        stream = segment(BEFORE, TARGET.with_prefix(varint(length)), FOLLOWING)
        outcome = torn(BEFORE.records, size(BEFORE))
        out.read(f"bundle-{length}-in-the-middle", text, stream, outcome, flags=["TrustsLength", "ReleasesTorn"])
    whole = released(BEFORE, TARGET, FOLLOWING)
    end = len(FOLLOWING.content)
    for more in (1, 2, 3, end - 2, end - 1, end):
        changed = segment(BEFORE, TARGET.with_prefix(varint(len(TARGET.body) + more)), FOLLOWING)
        rules = ["tank.set.cut-short"] if more == end else CUT
        out.read(
            f"bundle-longer-by-{more}",
            f"The length of a bundle in the middle is {more} more than it should be: its messages do not fill it, or "
             "the " "next bundle cannot be read.", changed, clean(whole, len(changed.content)),
            every={"length": [str(len(changed.content))] * 2, "rule": "refused"},
            flags=["TrustsLength", "SwallowsNext"], rules=rules,
        )  # fmt: skip
    for length in range(1, len(TARGET.body)):
        if length in _ends_with_a_message(TARGET):
            continue
        changed = segment(BEFORE, TARGET.with_prefix(varint(length)))
        text = f"The last bundle's length is {length} of {len(TARGET.body)}: it ends within a message."
        outcome = corrupt("bad-count" if length == 1 else "bad-length", BEFORE.records, size(BEFORE))
        rules = ["tank.set.at-least-one"] if length == 1 else CUT
        words = f"bundle-of-{len(TARGET.body)}-says-{length}"
        out.read(words, text, changed, outcome, flags=["TrustsLength"], rules=rules)


def _ends_with_a_message(bundle: Bundle) -> set[int]:
    head = len(bundle.length)
    return {bundle.span(name)[1] - head for name, _ in bundle.pieces if name.startswith("content-")}


def of_contents(out: Section) -> None:
    for place in (0, 1):
        for length in LARGE:
            changed = TARGET.with_piece(f"length-{place}", varint(length))
            text = f"Content {place + 1} of 2 has the length {length}, more than the bundle has bytes for."
            stream = segment(BEFORE, changed, FOLLOWING)
            outcome = corrupt("bad-length", BEFORE.records, size(BEFORE))
            out.read(f"content-{place + 1}-of-{length}", text, stream, outcome, flags=["TrustsLength"], rules=CUT)
    changed = TARGET.with_piece("length-1", varint(5))
    text = "The last content is one byte longer than the bundle: the file has no more bytes either."
    outcome = corrupt("bad-length", BEFORE.records, size(BEFORE))
    flags = ["TrustsLength"]
    out.read("content-longer-by-1-at-the-end", text, segment(BEFORE, changed), outcome, flags=flags, rules=CUT)
    for length in range(4):
        changed = TARGET.with_piece("length-1", bytes([length]))
        short = plain(2, Message(b"first", key=b"key"), Message(b"last"[:length], None, b"key"))
        text = (
            f"The last content's length is {length}, and 4 bytes are there: both messages are whole, and what is "
            "left over "
            "is reported."
        )
        outcome = clean([*BEFORE.records, *short.records], size(BEFORE, changed), [("trailing-bytes", size(BEFORE))])
        out.read(f"content-shorter-by-{4 - length}", text, segment(BEFORE, changed), outcome, flags=["TrailingBytes"])


def of_keys(out: Section) -> None:
    for place in (0, 1):
        for length in (50, 127, 128, 200, 254, 255):
            changed = TARGET.with_piece(f"key-length-{place}", bytes([length]))
            text = f"Key {place + 1} of 2 has the length {length}, more than the bundle has bytes for."
            stream = segment(BEFORE, changed, FOLLOWING)
            outcome = corrupt("bad-length", BEFORE.records, size(BEFORE))
            flags = ["KeyLength", "TrustsLength"]
            out.read(f"key-{place + 1}-of-{length}", text, stream, outcome, flags=flags, rules=CUT)
    left = len(b"key") + 1 + len(b"last")
    for length, said in (
        (left, "all that is left, and nothing for a content's length"),
        (left + 1, "one byte more than is left"),
    ):
        changed = TARGET.with_piece("key-length-1", bytes([length]))
        text = f"The last key has the length {length}, {said}."
        stream = segment(BEFORE, changed, FOLLOWING)
        outcome = corrupt("bad-length", BEFORE.records, size(BEFORE))
        out.read(f"key-takes-{length}", text, stream, outcome, flags=["KeyLength", "TrustsLength"], rules=CUT)
