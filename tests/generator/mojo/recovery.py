"""Where a segment may end: cut at every byte, with room after it, with what an earlier use left there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from tests.builders.listpack import END
from tests.builders.mojo import pack_of
from tests.generator.book import Book, Outcome, Section, Stream, clean, corrupt, torn
from tests.generator.mojo import build as bases
from tests.generator.mojo import contradictions, unfinished
from tests.generator.mojo.build import Built, packs_only, renamed, row, segment

NOTES = """\
How a segment may end: every length that a file can be cut to, room that was preallocated, bytes of an earlier use, and
endings that look like SUFFIX.

ReleasesDamagedPack (mojo.reading.whole-packs): Entries of a pack that is damaged, and not the last, are given
  -> Misread records come out as good ones
WrongReading: The first reading that yields elements is believed -> Records that nobody wrote
ReleasesTorn: The entry that the file ends in is given -> A record that was never whole is read
StopsEarly: The last whole entry is left out, or the last whole pack -> Records are lost at every crash
LosesOpenPack: A pack without HEADER is refused as a whole -> Up to 64 KiB of records that were written are lost
ZerosAreData: Zeros after the last entry are read as elements -> Records that nobody wrote
RoomIsDamage: Zeros after the last entry are reported as damage -> Every growing segment looks damaged
TornIsClean: A missing SUFFIX goes unsaid -> A segment that lost its end passes for whole
TornIsCorrupt: A file that was cut is reported as damaged -> Operators look for a fault that is none
IgnoresName: Whether a segment is still being written is not taken from its name
  -> Growing segments look torn, or torn ones whole
EndMarkersAnywhere (mojo.end.suffix): FF FF is taken for the end of SUFFIX wherever it stands
  -> A growing segment is read as a finished one
ZeroAtEndExcuses: Whatever is wrong is put down to a cut if the file ends with a zero
  -> Damage before room goes unsaid
StaleRead (mojo.end.earlier-use): Bytes of an earlier use after the tail are given as records -> Old records come back
"""

WRITING, LOCAL = "w1000-0", "1000-0"


def ended(built: Built, length: int, is_writing: bool) -> tuple[str, Outcome, str]:
    """What a file is that ends at `length`, which part it ends in, and the rule (of the part `end`) that says so."""
    if built.tail and length > built.tail:
        return "index", torn(built.records(), built.tail), "index"
    number = max((n for n, place in enumerate(built.packs) if place.start < length), default=0)
    place, earlier = built.packs[number], built.records(number)
    if length == 0 or length == place.end:
        records = built.records(number + 1) if length else []
        outcome = clean(records, length) if is_writing else torn(records, length)
        return f"behind-pack-{number + 1}", outcome, _unless(is_writing, "missing") if length else "empty"
    if length < place.head:
        return f"head-{number + 1}", torn(earlier, place.start), "head"
    whole = sum(end <= length for end in place.ends)
    last = place.ends[whole - 1] if whole else place.head
    released = earlier + place.pack.records[:whole]
    rest = built.content[last:length]
    where = f"entry-{number + 1}-{whole + 1}" if rest else f"behind-entry-{number + 1}-{whole}"
    if whole == len(place.ends) and rest:
        where = f"header-{number + 1}"
    if rest.strip(b"\0") and not (rest == END and is_writing):
        rule = "marker" if rest == END else where.split("-")[0] if whole else "head"
        return where, torn(released, last) if whole else torn(earlier, place.start), rule
    if is_writing:
        return where, clean(released, length), "running" if rest == END else "room" if rest else "writing"
    if not rest:
        return where, torn(released, last), "missing"
    return where, Outcome("torn", last, released, "zeroed"), "zeros"


def _unless(is_writing: bool, rule: str) -> str:
    return "writing" if is_writing else rule


def _runs(built: Built, is_writing: bool) -> Iterator[tuple[str, Outcome, str, int, int]]:
    """Ranges of lengths, both ends included, that have one outcome."""
    lengths = range(len(built.content))
    outcomes = ((length, *ended(built, length, is_writing)) for length in lengths)
    for (where, _, rule), run in groupby(outcomes, key=lambda one: (one[1], str(one[2].json()), one[3])):
        found = list(run)
        yield where, found[0][2], rule, found[0][0], found[-1][0]


SAID = {
    "index": "The file ends within INDEX or SUFFIX: all records are there, and the segment is torn where INDEX begins.",
    "behind": "The file ends where the next part would begin",
    "head": "The file ends within MASTER ID or MASTER ENTRY: nothing of this pack can be read.",
    "entry": "The file ends within an entry: those before it are given.",
    "header": "The file ends within end marker or HEADER: all entries of the pack are given.",
}


def _cuts(section: Section, words: str, built: Built) -> None:
    is_writing = built.name.startswith("w")
    seen: dict[str, int] = {}
    for where, outcome, rule, first, last in _runs(built, is_writing):
        seen[where] = seen.get(where, 0) + 1
        label = where if seen[where] == 1 else f"{where}-{seen[where]}"
        comment = SAID[where.split("-")[0]]
        if where.startswith("behind"):
            comment += ": whole, since its name says that it is written." if is_writing else ", and SUFFIX is missing."
        elif outcome.end == "clean":
            comment = "The file ends after zeros or an end marker that follow a whole entry: room for the next one."
        elif outcome.code == "zeroed":
            comment = "The file ends with a zero after a whole entry: room, in a segment that is not being written."
        text = f"{words}-cut-in-{label}" if not where.startswith("behind") else f"{words}-cut-{label}"
        flags = ["IgnoresName", "StopsEarly", *(["ReleasesTorn", "TornIsCorrupt"] if outcome.end == "torn" else [])]
        rules = [f"mojo.end.{rule}", *(["mojo.end.rebuild"] if rule == "index" else [])]
        rules += ["mojo.end.missing"] if rule == "empty" and not is_writing else []
        every = {"length": [str(first), str(last)]}
        section.read(text, comment, built.stream, outcome, every=every, flags=flags, rules=rules)


ROOM = (1, 8, 34, 512)
MUCH_ROOM = 70_000
"""More than a reader looks at first from the end of a file."""


def _room(section: Section) -> None:
    growing, closed, finished = bases.growing(), bases.closed(), bases.finished()
    running = replace(growing, made=bytearray(growing.content + END))
    kinds = (
        ("growing", growing, "after a pack that is not closed", "whole-growing"),
        ("running", running, "after a running end marker", "whole-growing"),
        ("closed", closed, "after a closed pack", "whole-closed"),
    )
    rooms = [*((kind, room) for kind in kinds for room in ROOM), (kinds[0], MUCH_ROOM)]
    for (words, built, where, base), room in rooms:
        content = built.content + bytes(room)
        changes = [{"append": "ff"}] if words == "running" else []
        section.read(
            f"{words}-with-room-of-{room}", f"{room} bytes of room {where}, in a segment that is being written.",
            built.holding(content), clean(built.records(), len(content)),
            flags=["RoomIsDamage", "ZerosAreData", "LosesOpenPack"],
            rules=["mojo.end.room", *(["mojo.end.running"] if words == "running" else [])],
            derived=(base, [*changes, {"zeros": str(room)}]),
        )  # fmt: skip
        if room in (1, 512):
            ends = len(built.content) - (1 if words == "running" else 0)
            section.read(
                f"{words}-with-room-of-{room}-not-being-written",
                f"{room} bytes of room {where}, though the name does not say that the segment is being written.",
                Stream(LOCAL, content),
                Outcome("torn", ends, built.records(), "zeroed"),
                flags=["TornIsClean", "IgnoresName"],
                rules=["mojo.end.zeros"],
                derived=(base, [*changes, {"zeros": str(room)}]),
            )
    for room in (*ROOM, MUCH_ROOM):
        content = finished.content + bytes(room)
        section.read(
            f"finished-with-room-of-{room}",
            f"{room} zeros after SUFFIX, as a preallocated file has them: the segment is finished all the same.",
            finished.holding(content),
            clean(finished.records(), len(content)),
            flags=["RoomIsDamage", "EndMarkersAnywhere"],
            derived=("whole-finished", [{"zeros": str(room)}]),
        )


def _torn_in_room(section: Section) -> None:
    """Cut at the end of every part of the last pack's last entries, with zeros where the rest was to be written."""
    built = bases.growing()
    place = built.packs[-1]
    cuts = sorted({part.end for part in built.parts if part.start >= place.start} - {len(built.content)})
    for at in cuts:
        _, outcome, rule = ended(built, at, is_writing=True)
        room = 64
        if outcome.end == "clean":
            outcome, rule = clean(outcome.records, at + room), "room"
        text = f"Written up to byte {at}, and zeros after it, where the file had been preallocated."
        stream = built.holding(built.content[:at] + bytes(room))
        flags = ["ReleasesTorn", "ZerosAreData", "TornIsCorrupt", "StopsEarly"]
        derived = ("whole-growing", [{"truncate": str(at)}, {"zeros": str(room)}])
        section.read(f"growing-zeros-from-{at}", text, stream, outcome, flags=flags, derived=derived,
                     rules=[f"mojo.end.{rule}", *(["mojo.end.cut-in-room"] if outcome.code else [])])  # fmt: skip


def _nothing(section: Section) -> None:
    for size in (0, 1, 16, 34, 100):
        for name in ("w0", WRITING, LOCAL, "a1000-0", "u1000-0", "d1000-0"):
            if not size and name[0] in "aud":
                continue  # a mark in the folder, and no segment
            is_writing = name.startswith("w")
            code = "zeroed" if size else "torn"
            section.read(
                f"{size}-zeros-named-{name}",
                f"A file of {size} zeros with the name {name}: "
                + ("room for a segment." if is_writing else "a segment that has lost all it had."),
                Stream(name, bytes(size)),
                clean([], size) if is_writing else Outcome("torn", 0, [], code),
                flags=["ZerosAreData", "IgnoresName"],
                rules=[
                    "mojo.end.empty",
                    *([] if is_writing else ["mojo.end.zeros" if size else "mojo.end.missing"]),
                    "mojo.name.future" if name == "w0" else "mojo.name.letter",
                ],
            )


def _stale(section: Section) -> None:
    growing, closed = bases.growing(), bases.closed()
    earlier = packs_only([pack_of([row(500, 0, (b"old", b"record")), row(500, 1, (b"old", b"one"))])])
    entry = earlier.content[earlier.packs[0].head : earlier.packs[0].ends[0]]
    last = growing.packs[-1].ends[-1]
    content = growing.content + bytes(8) + entry
    text = "After eight zeros stands an entry of an earlier use of the file. Zeros are no element: reading ends there."
    stream = growing.holding(content)
    outcome = corrupt("bad-length", growing.records(), last)
    section.read(
        "growing-then-zeros-then-old-entry", text, stream, outcome, flags=["StaleRead"],
        rules=["mojo.end.contradiction", "mojo.element.backlen"],
    )  # fmt: skip
    content = closed.content + bytes(8) + entry
    text = "After a closed pack stand eight zeros, then an entry of an earlier use: no tag, no pack."
    stream = closed.holding(content)
    outcome = corrupt("bad-encoding", closed.records(), len(closed.content))
    section.read(
        "closed-then-zeros-then-old-entry", text, stream, outcome, flags=["StaleRead"], rules=["mojo.pack.tag"]
    )
    content = growing.content + END + b"\x30\x31\x32\x33\x34\x35\x36\x37"
    text = (
        "Bytes of an earlier use stand where HEADER would be. A HEADER that does not agree is damage: the pack is left "
        "out."
    )
    stream = growing.holding(content)
    outcome = growing.fails(1, "bad-length")
    section.read(
        "running-end-marker-then-old-bytes", text, stream, outcome, flags=["StaleRead"],
        rules=["mojo.header.bytes", "mojo.end.closed"],
    )  # fmt: skip
    content = closed.content + b"[P" + earlier.content
    text = "After the last pack stands a whole one with lower ids, with its tag: it was here before."
    outcome = corrupt("bad-order", closed.records(), len(closed.content))
    section.read(
        "closed-then-old-pack", text, closed.holding(content), outcome, flags=["StaleRead"], rules=["mojo.order.packs"]
    )
    content = closed.content + b"[P" + earlier.content[:-3]
    text = "After the last pack stands one with lower ids, whose HEADER is cut off."
    stream = closed.holding(content)
    outcome = corrupt("bad-order", closed.records(), len(closed.content))
    section.read("closed-then-part-of-old-pack", text, stream, outcome, flags=["StaleRead"], rules=["mojo.order.packs"])


def _lengths_in_the_last_pack(section: Section) -> None:
    built = bases.growing()
    place = built.packs[1]
    for length in (6, 100, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF):
        value = b"\xf0" + length.to_bytes(4, "little") + b"value"
        content = built.content[: place.ends[1]] + b"\x02\x01\x02\x01\x00\x01" + value
        text = f"The last entry of a pack without HEADER has a string of {length} bytes, of which five are there: torn."
        stream = built.holding(content)
        outcome = torn([*built.records(1), *place.pack.records[:2]], place.ends[1])
        section.read(
            f"growing-string-of-{length}", text, stream, outcome, flags=["ReleasesTorn", "TornIsCorrupt"],
            rules=["mojo.end.string", "mojo.end.entry"],
        )  # fmt: skip
    for words, after in {"": b"", "-and-room": bytes(50)}.items():
        content = built.content[: place.head] + END + after
        text = "A pack that was begun has a running end marker, and no entry yet."
        stream = built.holding(content)
        outcome = clean(built.records(1), len(content))
        section.read(
            f"running-end-marker-behind-head{words}", text, stream, outcome, flags=["RoomIsDamage"],
            rules=["mojo.end.running", "mojo.end.running-marker"],
        )  # fmt: skip
    for words, tag in {"half-a-tag": b"[", "tag": b"[P", "tag-of-index": b"[I"}.items():
        whole = bases.closed()
        content = whole.content + tag + bytes(50)
        text = f"After the last pack stand {tag.hex(' ').upper()} and zeros, where the rest was to be written."
        stream = whole.holding(content)
        outcome = torn(whole.records(), len(whole.content))
        rules = ["mojo.end.index"] if words == "tag-of-index" else ["mojo.end.head", "mojo.end.cut-in-room"]
        section.read(
            f"closed-then-{words}-and-room", text, stream, outcome, flags=["ZerosAreData", "TornIsCorrupt"], rules=rules
        )
    for words, entry in {"first-byte": b"\xf7\x01", "backlen": b"\x02\x02", "kind": b"\x80\x01"}.items():
        content = built.content[: place.ends[1]] + entry + built.content[place.ends[1] :]
        code = "bad-length" if words == "backlen" else "bad-encoding"
        text = f"In a pack without HEADER an entry begins with {entry.hex(' ').upper()}: those before it are given."
        outcome = corrupt(code, [*built.records(1), *place.pack.records[:2]], place.ends[1])
        rule = "contradiction" if words == "backlen" else "contradicting-kind"
        broken = {"first-byte": "element.first-byte", "backlen": "element.backlen", "kind": "entry.flags"}[words]
        section.read(
            f"growing-wrong-{words}", text, built.holding(content), outcome, flags=["StopsEarly"],
            rules=[f"mojo.end.{rule}", f"mojo.{broken}"],
        )  # fmt: skip


def _end_markers_in_data(section: Section) -> None:
    pack = replace(bases.single((b"f", b"x" * 16378)), is_open=True)
    built = packs_only([pack])
    text = (
        "The last element has 16383 bytes, and 00 FF FF for its backlen: FF FF at the end of the file is not SUFFIX's."
    )
    built.shown(
        section, "growing-ends-with-ff-ff", text, ["EndMarkersAnywhere"],
        rules=["mojo.end.writing", "mojo.element.backlen-width"],
    )  # fmt: skip
    pack = replace(bases.single((b"f", b"x" * 253)), is_open=True)
    built = packs_only([pack])
    for room in (0, 40):
        content = built.content + END + bytes(room)
        text = "The last element's backlen is 01 FF, and a running end marker follows: FF FF, and yet no SUFFIX."
        stream = built.holding(content)
        outcome = clean(built.records(), len(content))
        section.read(
            f"running-behind-ff-with-room-of-{room}", text, stream, outcome, flags=["EndMarkersAnywhere"],
            rules=["mojo.end.running"],
        )  # fmt: skip
    value = b"[I" + b"\x00\x01" + bytes(32) + b"\xff\xff" + b"rest"
    built = segment([bases.single((b"f", value), (b"g", b"\xff\xff"))])
    comment = "A value holds `[I`, zeros and FF FF, as INDEX and SUFFIX do. SUFFIX is at the end of the file only."
    built.shown(section, "finished-with-ff-ff-in-a-value", comment, ["EndMarkersAnywhere"], frames=["1"])


def _lost_endings(section: Section) -> None:
    built = bases.finished()
    for name in (LOCAL, WRITING):
        word = "" if name == LOCAL else "-being-written"
        outcome = torn(built.records(), built.tail)
        whole = renamed(built, name).stream
        text = "A bit of SUFFIX's two end markers is flipped: there is no SUFFIX after INDEX."
        every = {"bit": [[str(len(built.content) - 2), str(len(built.content))]]}
        section.read(
            f"end-markers-flipped{word}", text, whole, outcome, every=every,
            flags=["EndMarkersAnywhere", "TornIsClean"], rules=["mojo.end.index", "mojo.index.end-markers"],
        )  # fmt: skip
        length = built.part("suffix.len_index")
        section.read(
            f"index-length-flipped{word}",
            "A bit of SUFFIX's index length is flipped: it does not lead back to `[I`, and SUFFIX is not believed.",
            whole,
            outcome,
            every={"bit": [[str(length.start), str(length.end)]]},
            flags=["EndMarkersAnywhere", "TornIsClean"],
            rules=["mojo.end.index"],
        )
    text = "One byte that is no zero after SUFFIX: the file does not end with it."
    stream = built.holding(built.content + b"\x01")
    answer = torn(built.records(), built.tail)
    derived = ("whole-finished", [{"append": "01"}])
    section.read("byte-behind-suffix", text, stream, answer, flags=["EndMarkersAnywhere"], derived=derived,
                 rules=["mojo.end.index"])  # fmt: skip


def write(book: Book) -> None:
    section = book.section("recovery", NOTES)
    for words, built, frames in (
        ("finished", bases.finished(), ["1", "3", "1"]),
        ("closed", bases.closed(), None),
        ("growing", bases.growing(), None),
    ):
        built.shown(
            section, f"whole-{words}", "The undamaged file that this section's others are made from.",
            write="none" if frames is None else "equivalent", writing=None if frames is None else {"frames": frames},
            rules=["mojo.pack.master-id", "mojo.pack.tag", "mojo.end." + ("suffix" if frames else "writing")],
        )  # fmt: skip
        _cuts(section, words, built)
    _cuts(section, "growing-not-being-written", renamed(bases.growing(), LOCAL))
    for part in (
        _room, _torn_in_room, _nothing, _lost_endings, _end_markers_in_data, _lengths_in_the_last_pack, _stale,
    ):  # fmt: skip
        part(section)
    contradictions.add(section)
    unfinished.add(section)
