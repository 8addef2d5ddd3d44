"""Reading on after damage: which packs are released after it, by INDEX or by their tags."""

from __future__ import annotations

from collections.abc import Sequence

from tests.builders.mojo import Entry, pack_of
from tests.generator.book import JSON, Book, Section, Stream
from tests.generator.mojo.build import Built, packs_only, row, segment
from tests.generator.mojo.stopping import FAULTS

NOTES = """\
A reader that goes on after damage: every pack that can be told from damage, and what each damage costs.

GivesUp (mojo.recovery.goes-on): Nothing is released after the first damage.
  -> Sound records are lost to whoever rescues a stream.
Costs (mojo.recovery.cost): What a damage costs is not said, or is said wrongly. -> Nobody knows what was lost.
ByIndex (mojo.recovery.index): The next pack is searched for though INDEX says where it is.
  -> Bytes that a user stored are taken for a pack.
ByTag (mojo.recovery.tag): The next pack is not searched for where there is no INDEX, or the first tag is believed.
  -> Sound records are lost, or ones come out that nobody appended.
InPart (mojo.recovery.whole-packs): Entries of a damaged pack are released. -> Records of which nothing says that they
  are whole.
"""
GOOD = ("GivesUp", "Costs")


def rows(ms: int, count: int, value: bytes = b"value") -> list[Entry]:
    return [row(ms + n, 0, (b"name", value + b" %d" % n)) for n in range(count)]


PACKS = [pack_of(rows(1000 + 100 * n, count)) for n, count in enumerate((2, 3, 1, 4, 2))]
FINISHED = segment(PACKS)
CLOSED = packs_only(PACKS)


def write(book: Book) -> None:
    section = book.section("skipping", NOTES, FAULTS)
    for built, words, flag in ((FINISHED, "finished", "ByIndex"), (CLOSED, "growing", "ByTag")):
        _damaged(section, built, words, flag)
    _images(section)
    _tails(section)


def without(built: Built, *numbers: int) -> list[JSON]:
    kept = (place for number, place in enumerate(built.packs) if number not in numbers)
    return [record for place in kept for record in place.pack.records]


def stream(built: Built, *changes: tuple[int, int]) -> dict[str, Stream]:
    """A segment with other bits at some places."""
    content = bytearray(built.content)
    for at, bits in changes:
        content[at] ^= bits
    return {"segment": Stream(built.name, bytes(content))}


def lost(built: Built, code: str, *numbers: int) -> list[tuple[str, int, int]]:
    """What the loss of each of these packs is."""
    return [(code, built.packs[one].start, built.packs[one].end - built.packs[one].start) for one in numbers]


def _damaged(section: Section, built: Built, words: str, flag: str) -> None:
    flags: Sequence[str] = (*GOOD, flag, "InPart")
    section.skip(f"{words}-sound", "Five sound packs.", stream(built), without(built), [], flags=("Costs",))
    for name, number in {"second": 1, "fourth": 3}.items():
        place = built.packs[number]
        text = f"HEADER of the {name} of five packs counts other entries: the pack is lost, and no other."
        section.skip(
            f"{words}-count-of-the-{name}", text, stream(built, (place.end - 2, 0x40)), without(built, number),
            lost(built, "bad-count", number), flags=flags,
        )  # fmt: skip
        text = f"HEADER of the {name} of five packs says another length: the pack is lost, and no other."
        section.skip(
            f"{words}-length-of-the-{name}", text, stream(built, (place.end - 8, 0x40)), without(built, number),
            lost(built, "bad-length", number), flags=flags,
        )  # fmt: skip
        text = f"The length of an element of the {name} of five packs is damaged: the pack is lost, and no other."
        section.skip(
            f"{words}-element-of-the-{name}", text, stream(built, (place.head - 3, 0x08)), without(built, number),
            lost(built, "bad-length", number), flags=flags, faults={"bad-length": "mojo.element.backlen"},
        )  # fmt: skip
    places = built.packs[1], built.packs[3]
    text = "Two packs are damaged, and a sound one lies between them: each damage is told."
    section.skip(
        f"{words}-two-packs", text, stream(built, *((one.end - 2, 0x40) for one in places)), without(built, 1, 3),
        lost(built, "bad-count", 1, 3), flags=flags,
    )  # fmt: skip
    tag = built.packs[2].start
    text = "The tag before the third of five packs is damaged."
    section.skip(
        f"{words}-tag-of-the-third", text, stream(built, (tag, 0x20)), without(built, 2),
        lost(built, "bad-encoding", 2), flags=flags,
    )  # fmt: skip


def _images(section: Section) -> None:
    image = b"[P" + packs_only([pack_of(rows(1150, 2, b"forged"))]).content
    carrier = [PACKS[0], pack_of([row(1100, 0, (b"carried", image))]), *PACKS[2:]]
    built = segment(carrier)
    place = built.packs[1]
    text = "The second pack is damaged, and holds the image of a pack: INDEX tells where the next one is."
    section.skip(
        "image-with-index", text, stream(built, (place.end - 2, 0x40)), without(built, 1), lost(built, "bad-count", 1),
        flags=(*GOOD, "ByIndex"),
    )  # fmt: skip


def _tails(section: Section) -> None:
    content = CLOSED.content + bytes(200)
    text = "Room after the last pack of a segment that grows: nothing is wrong."
    section.skip("room", text, {"segment": Stream(CLOSED.name, content)}, without(CLOSED), [], flags=("Costs",))
    last = CLOSED.packs[4]
    cut = CLOSED.content[: last.ends[0] + 3]
    text = "A segment that grows ends within an entry of its last pack: the entries before it are released."
    records = without(CLOSED, 4) + last.pack.records[:1]
    found = [("torn", last.ends[0], 3)]
    section.skip("torn-entry", text, {"segment": Stream(CLOSED.name, cut)}, records, found, flags=("Costs",))
    text = "A finished segment lost SUFFIX, and every pack is there."
    torn, torn_at = Stream(FINISHED.name, CLOSED.content), len(CLOSED.content)
    section.skip(
        "lost-suffix",
        text,
        {"segment": torn},
        without(CLOSED),
        [("torn", torn_at, None)],
        flags=("Costs",),
        faults={"torn": "mojo.end.missing"},
    )
