"""Names of segments, from which the numbers come."""

from __future__ import annotations

from tests.generator.book import Book, clean, corrupt, torn
from tests.generator.tank.build import TOP, Message, plain, released, segment, size, sparse
from tests.generator.tank.notes import section

BASES = (1, 2, 9, 10, 4999, 1 << 31, 1 << 32, (1 << 53) + 1, (1 << 63) - 1, 1 << 63, TOP - 1)


NO_NAMES = {
    "renamed.log": "renamed-log", "0.log": "0-log", "01_1469700000.log": "01-1469700000-log", "5-4.ilog": "5-4-ilog",
    "segment.bin": "segment-bin", "7.segment": "7-segment", "7": "7", "7.ilog": "7-ilog", "7-9.log": "7-9-log",
    "7-9_1.log": "7-9-1-log", "7_1.ilog": "7-1-ilog", "7.log.tmp": "7-log-tmp", "x7.log": "x7-log", "7x.log": "7x-log",
    "7_.log": "7-and-no-seconds-log", "7-.ilog": "7-to-nothing-ilog", "-9.ilog": "nothing-to-9-ilog", ".log": "log",
    "7_1_2.log": "7-1-2-log", "7-8-9.ilog": "7-8-9-ilog", "7_x.log": "7-x-log", "+7.log": "plus-7-log",
    " 7.log": "a-blank-before-7-log", "7.LOG": "7-in-capitals-log", "0x7.log": "hexadecimal-7-log",
    "7,0.log": "7-comma-0-log", "007-009.ilog": "007-009-ilog", "7-09.ilog": "7-09-ilog", "0-4.ilog": "0-4-ilog",
    f"{TOP + 1}.log": "2-to-the-64-log", f"7-{TOP + 1}.ilog": "7-to-2-to-the-64-ilog",
    f"7_{'1' * 21}.log": "seconds-of-21-digits-log", "7.swap": "7-swap", "7.log.swap.old": "7-log-swap-old",
}  # fmt: skip
"""Names of no segment, and words for their ids."""
NAMES = {
    "7-7.ilog": ("of-one-number", 7), "7_0.log": ("seconds-0", 7), f"7_{'9' * 20}.log": ("seconds-of-20-digits", 7),
    "7-8_1.ilog": ("seconds-of-one-digit", 7), "10.log": ("ends-with-a-zero", 10),
}  # fmt: skip
"""Unusual names that are a segment's: words for their ids, and the number that they begin with."""


def two(first: int) -> tuple[Message, Message]:
    return Message(b"one of %d" % first), Message(b"another", None)


def write(book: Book) -> None:
    out = section(
        book,
        "names",
        "The name of a segment gives its first number and, of an immutable one, its last.",
        "NameBase", "NameLast", "WideNumbers", "NumbersOverflow",
    )  # fmt: skip
    for base in BASES:
        bundle = plain(base, *two(base))
        names = {
            "active": f"{base}_1469700000.log",
            "active-older": f"{base}.log",
            "immutable": f"{base}-{base + 1}_1469700000.ilog",
            "immutable-older": f"{base}-{base + 1}.ilog",
        }
        for kind, name in names.items():
            # A base for each kind shows how names are read, and each base in one kind how numbers are.
            if kind != "active" and base not in (1, 4999):
                continue
            out.read(
                f"{kind}-{base}", f"The segment is called {name}: its first message is number {base}.",
                segment(bundle, name=name), clean(bundle.records, size(bundle)), flags=["NameBase", "WideNumbers"],
                rules=[f"tank.name.{kind.removesuffix('-older')}"],
                write="equivalent" if kind == "active" and base < TOP - 1 else "none",
                writing={"frames": ["2"], "codec": "none"},
            )  # fmt: skip
    alone = plain(TOP, Message(b"top"))
    text = "The segment's first number is the largest there is."
    stream = segment(alone, name=f"{TOP}.log")
    outcome = clean(alone.records, size(alone))
    out.read("active-2-to-the-64-less-1", text, stream, outcome, flags=["NameBase", "WideNumbers"])
    over = plain(TOP, *two(TOP))
    text = "The segment's first number is the largest there is, and its first bundle has two messages."
    outcome = corrupt("bad-order", [], 0)
    out.read("active-past-the-largest", text, segment(over, name=f"{TOP}.log"), outcome, flags=["NumbersOverflow"])
    first, second = plain(1, *two(1)), plain(3, *two(3))
    whole = released(first, second)
    for last, said in ((5, "one more than"), (100, "many more than"), (3, "one less than"), (1, "less than")):
        text = f"The name says that the last number is {last}, {said} the bundles lead to: reported at the file's end."
        stream = segment(first, second, name=f"1-{last}_1469700000.ilog")
        outcome = clean(whole, size(first, second), [("bad-name", size(first, second))])
        rules = ["tank.name.last-reached" if last > 4 else "tank.name.last-not-exceeded"]
        out.read(f"declared-last-{last}-of-4", text, stream, outcome, flags=["NameLast"], rules=rules)
    text = "The name says that the last number is 1, and the file ends within a bundle: that alone is reported."
    stream = segment(first, tail=second.content[:-1], name="1-1_1469700000.ilog")
    outcome = torn(first.records, size(first))
    rules = ["tank.name.last-not-exceeded", "tank.bundle.whole"]
    out.read("declared-last-1-and-torn", text, stream, outcome, flags=["NameLast"], rules=rules, level="should")
    text = "The second bundle of an immutable segment is missing: only the last number in the name tells."
    stream = segment(first, name="1-4_1469700000.ilog")
    outcome = clean(first.records, size(first), [("bad-name", size(first))])
    rules = ["tank.name.last-reached"]
    out.read("declared-last-tells-of-a-lost-bundle", text, stream, outcome, flags=["NameLast"], rules=rules)
    for name in ("1-4_1469700000.ilog", "1-4.ilog", "5000-5000_1469700000.ilog", f"{1 << 63}-{TOP}.ilog"):
        out.read(
            f"emptied-{name.replace('.', '-').replace('_', '-')}",
            f"{name} has no bytes: its name says that it had messages, and all of them are lost.",
            segment(name=name), clean([], 0, [("missing-segment", 0)]), flags=["NameLast"],
            rules=["tank.name.emptied"],
        )  # fmt: skip
    jump = sparse([50], Message(b"jump"))
    text = "The last bundle of an immutable segment is sparse, and its number is the one in the name."
    stream = segment(first, jump, name="1-50_1469700000.ilog")
    outcome = clean(released(first, jump), size(first, jump))
    out.read("declared-last-of-a-sparse-bundle", text, stream, outcome, flags=["NameLast", "NameBase"])
    later = sparse([70], Message(b"late"))
    text = "The first bundle is sparse and states a number above the name's: allowed."
    stream = segment(later, name="50_1469700000.log")
    rules, outcome = ["tank.number.gap"], clean(later.records, size(later))
    out.read("first-bundle-is-later-than-the-name", text, stream, outcome, flags=["NameBase"], rules=rules)
    text = "The first bundle is sparse and states a number below the name's: reported, and read as it says."
    stream = segment(jump, name="60_1469700000.log")
    outcome = clean(jump.records, size(jump), [("bad-order", 0)])
    out.read("first-bundle-is-before-the-name", text, stream, outcome, flags=["NameBase"], rules=["tank.number.rises"])
    for name, words in NO_NAMES.items():
        out.read(
            f"no-name-{words}",
            f"{name} is no name of a segment: numbers are counted from 1, and that is reported.",
            segment(first, second, name=name),
            clean(whole, size(first, second), [("bad-name", 0)]),
            flags=["NameBase"],
            rules=["tank.name.numbers", "tank.name.counted-from-1"],
        )
    for name, (words, base) in NAMES.items():
        bundle = plain(base, *two(base)[: 1 if name == "7-7.ilog" else 2])
        text = f"{name} is the name of a segment that begins with {base}."
        outcome, rules = clean(bundle.records, size(bundle)), ["tank.name.numbers"]
        out.read(f"name-{words}", text, segment(bundle, name=name), outcome, flags=["NameBase"], rules=rules)
    for suffix in ("swap", "old", "cleaned"):
        moved = plain(7, *two(7))
        text = f"A compaction left the segment with the suffix .{suffix}: its number is read as ever."
        stream = segment(moved, name=f"7-8_1469700000.ilog.{suffix}")
        outcome = clean(moved.records, size(moved))
        out.read(f"left-over-{suffix}", text, stream, outcome, flags=["NameBase"], rules=["tank.name.left-over"])
