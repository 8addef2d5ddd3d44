"""Sparse bundles far from what is due: leaps, and numbers at the largest and beyond it."""

from __future__ import annotations

from dataclasses import replace

from tests.generator.book import Section, clean, corrupt
from tests.generator.tank.build import TIME, TOP, Bundle, Message, plain, record, released, segment, size, sparse


def some(count: int) -> list[Message]:
    return [Message(b"s%d" % n, None if n else TIME) for n in range(count)]


def leaps(out: Section) -> None:
    """How far ahead of what is due a sparse bundle may begin, alone and where its count is wrong too."""
    before = plain(1, *some(2))
    for name, first in (("below", 2), ("far-above", 4 + (1 << 32))):
        bundle = sparse([first, first + 1], *some(2)).followed_by(b"\xff")
        text = (
            f"A sparse bundle begins with {first}, {name.replace('-', ' ')} what is due, and a byte is left over in it."
        )
        outcome, rules = corrupt("bad-count", before.records, size(before)), ["tank.set.two-contradictions"]
        out.read(
            f"{name}-and-bytes-left-over", text, segment(before, bundle), outcome, flags=["SparseIgnored"], rules=rules
        )
        short = sparse([first], Message(b"a"))
        bundle = replace(short, pieces=(*short.pieces, *Message(b"b", None, delta=0).pieces(1)))
        text = f"A sparse bundle begins with {first}, {name.replace('-', ' ')} what is due, and its count is wrong."
        out.read(
            f"{name}-and-a-wrong-count", text, segment(before, bundle), outcome, flags=["SparseIgnored"], rules=rules
        )
    for name, leap in (("2-to-the-32", 1 << 32), ("2-to-the-32-plus-1", (1 << 32) + 1), ("2-to-the-63", 1 << 63)):
        bundle = sparse([3 + leap], Message(b"far"))
        rules, known = ["tank.number.gap"], released(before, bundle)
        text = f"A sparse bundle begins {leap} above the number that is due: numbers are left out, and that is all."
        outcome = clean(known, size(before, bundle))
        out.read(f"leaps-by-{name}", text, segment(before, bundle), outcome, flags=["SparseIgnored"], rules=rules)
        extra = Message(b"more", None, delta=0)
        kept = [*bundle.records, record(4 + leap, b"more")]
        more = Bundle((*bundle.pieces, *extra.pieces(1)), tuple(kept))
        text = f"A sparse bundle begins {leap} above the number that is due, declares 1 message, and holds 2: "
        if leap > 1 << 32:
            text += "that is a contradiction too many."
            outcome, rules = corrupt("bad-count", before.records, size(before)), ["tank.set.two-contradictions"]
        else:
            text += "both are read."
            outcome = clean(released(before, more), size(before, more), [("bad-count", size(before))])
            rules = ["tank.count.agrees", "tank.number.after-the-declared", "tank.set.two-contradictions"]
        words = f"leaps-by-{name}-with-a-wrong-count"
        out.read(words, text, segment(before, more), outcome, flags=["CountTrusted"], rules=rules)


def overflow(out: Section) -> None:
    for numbers in ([TOP - 1, TOP], [TOP - 9, TOP - 4, TOP]):
        bundle = sparse(numbers, *some(len(numbers)))
        text = "The last number is 2^64 - 1, the largest."
        outcome = clean(bundle.records, size(bundle))
        rules = ["tank.number.sparse", "tank.number.sparse-last"]
        words = f"{len(numbers)}-messages-to-the-largest"
        out.read(words, text, segment(bundle), outcome, flags=["WideNumbers"], rules=rules)
    before = plain(1, *some(2))
    for numbers, name in (
        ([TOP, TOP + 1], "by-1"),
        ([TOP - 9, TOP + 9], "by-9"),
        ([TOP - 1, TOP, TOP + 1], "of-three"),
    ):
        bundle = sparse(numbers, *some(len(numbers)))
        text = "The header's last number is above 2^64 - 1: no such number is there."
        outcome = corrupt("bad-order", before.records, size(before))
        out.read(f"past-the-largest-{name}", text, segment(before, bundle), outcome, flags=["NumbersOverflow"])
    bundle = sparse([TOP - 9, TOP + 9, TOP], *some(3))
    text = "The header's last number is 2^64 - 1, and a delta leads beyond it: no such number is there."
    stream, outcome = segment(before, bundle), corrupt("bad-order", before.records, size(before))
    out.read("past-the-largest-inside", text, stream, outcome, flags=["NumbersOverflow"])
    top = sparse([TOP], Message(b"top"))
    text = "A bundle without numbers after number 2^64 - 1: there is none left for it."
    outcome = corrupt("bad-order", top.records, size(top))
    out.read("behind-the-largest", text, segment(top, plain(1, Message(b"more"))), outcome, flags=["NumbersOverflow"])
