"""Bundles that look whole and may have been cut short: a content begins a bundle that leads beyond the bundle's end."""

from __future__ import annotations

from collections.abc import Callable

from tests.builders.tank import UNUSED, unsigned, varint
from tests.generator.book import Book, Outcome, Section, clean, corrupt
from tests.generator.tank.build import (
    TIME,
    Bundle,
    Message,
    compressed,
    message_set,
    plain,
    released,
    segment,
    size,
    snappy,
    sparse,
    stored_as,
)
from tests.generator.tank.notes import section

YEAR = 366 * 86_400_000
BEFORE = plain(1, Message(b"before"))
RULES = ("tank.set.cut-short",)


def write(book: Book) -> None:
    out = section(
        book,
        "cut-short",
        "A bundle whose content begins another one, which leads beyond its end: it was cut short, unless a sound "
        "bundle begins where it ends.",
        "SwallowsNext",
    )  # fmt: skip
    sound(out)
    unsound(out)
    near(out)


def holder(number: int, next_one: Bundle, time: int = TIME) -> Bundle:
    """A bundle whose content is the beginning of one that takes all of `next_one` for its own content."""
    content = next_one.content
    head = b"\4\0" + unsigned(time) + varint(len(content))
    return plain(number, Message(varint(len(head) + len(content)) + head))


def empty(count: int) -> list[Message]:
    """Messages of two bytes."""
    return [Message(b"", None) for _ in range(count)]


def short(count: int) -> list[Message]:
    return [Message(b"%d" % n, None if n else TIME) for n in range(count)]


def sound(out: Section) -> None:
    """The bundle that follows is sound, so the one before it is read."""
    follow: dict[str, tuple[str, Bundle]] = {
        "a-plain-bundle": ("A plain bundle follows", plain(3, Message(b"next"))),
        "messages-of-two-bytes": ("A bundle of messages of two bytes follows", plain(3, *empty(3))),
        "20-messages-of-two-bytes": ("A bundle of 20 messages of two bytes follows", plain(3, *empty(20))),
        "a-compressed-bundle": ("A compressed bundle follows", compressed(plain(3, *short(3)))),
        "a-compressed-bundle-of-two-bytes-each": (
            "A compressed bundle of messages of two bytes follows",
            compressed(plain(3, *empty(20))),
        ),
        "a-block-of-copies": (
            "A compressed bundle follows that grows twentyfold",
            dense(plain(3, Message(bytes(4000)))),
        ),
        "a-sparse-bundle": ("A sparse bundle follows", sparse([5, 9, 20], *short(3))),
        "a-sparse-bundle-below": ("A sparse bundle follows that begins below what is due", sparse([1, 9], *short(2))),
        "a-sparse-bundle-to-the-largest": (
            "A sparse bundle follows that ends with 2^64 - 1",
            sparse([(1 << 64) - 2, (1 << 64) - 1], *short(2)),
        ),
    }
    for words, (said, next_one) in follow.items():
        first = holder(2, next_one)
        stream, text = segment(BEFORE, first, next_one), f"{said} and is sound: the bundle before it is read."
        findings = [("bad-order", size(BEFORE, first))] if words.endswith("below") else []
        outcome = clean(released(BEFORE, first, next_one), size(BEFORE, first, next_one), findings)
        rules = [*RULES, "tank.number.rises"] if findings else RULES
        requires = ["compression:snappy"] if next_one.pieces[-1][0] == "block" else []
        out.read(f"then-{words}", text, stream, outcome, flags=["SwallowsNext"], rules=rules, requires=requires)


def dense(bundle: Bundle) -> Bundle:
    """The bundle's message set as a block of copies of what precedes them by one byte."""
    content = message_set(bundle)
    front = len(content.rstrip(b"\0")) + 1
    left, copies = len(content) - front, b""
    while left:
        copies += bytes([min(left, 64) - 1 << 2 | 2, 1, 0])
        left -= min(left, 64)
    return stored_as(bundle, varint(len(content)) + snappy(content[:front])[1:] + copies)


def unsound(out: Section) -> None:
    """The bundle that follows is not sound, so the one before it was cut short."""
    follow: dict[str, tuple[str, Bundle]] = {
        "a-count-too-high": ("declares one message more than it holds", plain(3, *short(2), count=3)),
        "a-count-too-low": ("declares one message less than it holds", plain(3, *short(2), count=1)),
        "bytes-left-over": ("has a byte left over", plain(3, *short(2)).followed_by(b"\xff")),
        "bit-7": ("sets bit 7", plain(3, *short(2), flags=UNUSED)),
        "an-unused-bit-of-a-message": ("has a message with an unused bit", plain(3, Message(b"a", flags=0x80))),
        "numbers-that-fall": ("is sparse, and its numbers fall", sparse([10, 20, 15], *short(3))),
        "number-0": ("is sparse and begins with 0", sparse([0], Message(b"zero"))),
        "codec-2": ("has codec 2", plain(3, *short(2), flags=2)),
        "numbers-above-the-largest": (
            "is sparse and ends above 2^64 - 1",
            sparse([(1 << 64) - 1, 1 << 64], *short(2)),
        ),
    }
    for words, (said, next_one) in follow.items():
        stream = segment(BEFORE, holder(2, next_one), next_one)
        text = f"The bundle that follows {said}, so it is not sound, and the one before it was cut short."
        found = corrupt("bad-length", BEFORE.records, size(BEFORE))
        out.read(f"then-{words}", text, stream, found, flags=["SwallowsNext"], rules=RULES)


def near(out: Section) -> None:
    """How far the timestamp of the bundle within may be from the last one read."""

    def add(words: str, comment: str, front: tuple[Bundle, ...], time: int, *, near: bool) -> None:
        number = len(front) + 1
        next_one = plain(number + 1, *short(2), count=1)
        first = holder(number, next_one, time)
        stream, whole = segment(*front, first, next_one), (*front, first, next_one)
        outcome: Outcome = corrupt("bad-length", released(*front), size(*front))
        text = f"{comment}: it is near, and the bundle was cut short."
        rules: tuple[str, ...] = RULES
        if not near:
            at = size(*front, first)
            outcome = clean(released(*whole), size(*whole), [("bad-count", at)])
            text, rules = f"{comment}: it is not near, and both are read.", (*RULES, "tank.count.agrees")
        out.read(words, text, stream, outcome, flags=["SwallowsNext"], rules=rules)

    edges: tuple[tuple[str, Callable[[int], int], str], ...] = (
        ("10-years-later", lambda more: TIME + 10 * YEAR + more, "10 years of 366 days after the last one read"),
        ("10-years-before", lambda more: TIME - 10 * YEAR - more, "10 years of 366 days before the last one read"),
    )
    for words, time, said in edges:
        add(words, f"The timestamp within is {said}", (BEFORE,), time(0), near=True)
        add(f"{words}-and-1-ms", f"The timestamp within is {said}, and a millisecond", (BEFORE,), time(1), near=False)
    for words, at, beyond in (("20-years", 20 * YEAR, -1), ("130-years", 130 * YEAR, 1)):
        said = f"Nothing was read before, and the timestamp within is {words.replace('-', ' ')} of 366 days after 1970"
        add(f"{words}-after-1970", said, (), at, near=True)
        add(f"{words}-after-1970-and-1-ms", f"{said}, and a millisecond {'less' if beyond < 0 else 'more'}", (),
            at + beyond, near=False)  # fmt: skip
