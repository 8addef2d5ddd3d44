"""Where a segment may end: cut at every byte, with room after it, with what an earlier use left there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from tests.builders.listpack import END
from tests.builders.mojo import pack_of
from tests.generator.book import Book, Outcome, Section, Stream, clean, corrupt, torn
from tests.generator.mojo import build as bases
from tests.generator.mojo import contradictions
from tests.generator.mojo.build import Built, packs_only, renamed, row, segment

NOTES = """\
How a segment may end: every length that a file can be cut to, room that was preallocated, bytes of an earlier use, and
endings that look like SUFFIX.

ReleasesTorn: The entry that the file ends in is given -> A record that was never whole is read
StopsEarly: The last whole entry is left out, or the last whole pack -> Records are lost at every crash
LosesOpenPack: A pack without HEADER is refused as a whole -> Up to 64 KiB of records that were written are lost
ZerosAreData: Zeros behind the last entry are read as elements -> Records that nobody wrote
RoomIsDamage: Zeros behind the last entry are reported as damage -> Every growing segment looks damaged
TornIsClean: A missing SUFFIX goes unsaid -> A segment that lost its end passes for whole
TornIsCorrupt: A file that was cut is reported as damaged -> Operators look for a fault that is none
IgnoresName: Whether a segment is still being written is not taken from its name
  -> Growing segments look torn, or torn ones whole
EndMarkersAnywhere: FF FF is taken for the end of SUFFIX wherever it stands
  -> A growing segment is read as a finished one
ZeroAtEndExcuses: Whatever is wrong is put down to a cut if the file ends with a zero
  -> Damage in front of room goes unsaid
StaleRead: Bytes of an earlier use behind the tail are given as records -> Old records come back
"""

WRITING, LOCAL = "w1000-0", "1000-0"


def ended(built: Built, length: int, is_writing: bool) -> tuple[str, Outcome]:
    """What a file is that ends at `length`, and which part it ends in."""
    if built.tail and length > built.tail:
        return "index", torn(built.records(), built.tail)
    number = max((n for n, place in enumerate(built.packs) if place.start < length), default=0)
    place, earlier = built.packs[number], built.records(number)
    if length == 0 or length == place.end:
        records = built.records(number + 1) if length else []
        return f"behind-pack-{number + 1}", clean(records, length) if is_writing else torn(records, length)
    if length < place.head:
        return f"head-{number + 1}", torn(earlier, place.start)
    whole = sum(end <= length for end in place.ends)
    last = place.ends[whole - 1] if whole else place.head
    released = earlier + place.pack.records[:whole]
    rest = built.content[last:length]
    where = f"entry-{number + 1}-{whole + 1}" if rest else f"behind-entry-{number + 1}-{whole}"
    if whole == len(place.ends) and rest:
        where = f"header-{number + 1}"
    if rest.strip(b"\0") and not (rest == END and is_writing):
        return where, torn(released, last) if whole else torn(earlier, place.start)
    if is_writing:
        return where, clean(released, length)
    return where, torn(released, last) if not rest else Outcome("torn", last, released, "zeroed")


def _runs(built: Built, is_writing: bool) -> Iterator[tuple[str, Outcome, int, int]]:
    """Ranges of lengths, both ends included, that have one outcome."""
    lengths = range(len(built.content))
    outcomes = ((length, *ended(built, length, is_writing)) for length in lengths)
    for (where, _), run in groupby(outcomes, key=lambda one: (one[1], str(one[2].json()))):
        found = list(run)
        yield where, found[0][2], found[0][0], found[-1][0]


SAID = {
    "index": "The file ends within INDEX or SUFFIX: all records are there, and the segment is torn where INDEX begins.",
    "behind": "The file ends where the next part would begin",
    "head": "The file ends within MASTER ID or MASTER ENTRY: nothing of this pack can be read.",
    "entry": "The file ends within an entry: those in front of it are given.",
    "header": "The file ends within end marker or HEADER: all entries of the pack are given.",
}


def _cuts(section: Section, words: str, built: Built) -> None:
    is_writing = built.name.startswith("w")
    seen: dict[str, int] = {}
    for where, outcome, first, last in _runs(built, is_writing):
        seen[where] = seen.get(where, 0) + 1
        label = where if seen[where] == 1 else f"{where}-{seen[where]}"
        comment = SAID[where.split("-")[0]]
        if where.startswith("behind"):
            comment += ": whole, since its name says that it is written." if is_writing else ", and SUFFIX is missing."
        elif outcome.end == "clean":
            comment = "The file ends behind zeros or an end marker that follow a whole entry: room for the next one."
        elif outcome.code == "zeroed":
            comment = "The file ends with a zero behind a whole entry: room, in a segment that is not being written."
        text = f"{words}-cut-in-{label}" if not where.startswith("behind") else f"{words}-cut-{label}"
        flags = ["IgnoresName", "StopsEarly", *(["ReleasesTorn", "TornIsCorrupt"] if outcome.end == "torn" else [])]
        section.read(text, comment, built.stream, outcome, every={"length": [str(first), str(last)]}, flags=flags)


ROOM = (1, 8, 34, 512)


def _room(section: Section) -> None:
    growing, closed, finished = bases.growing(), bases.closed(), bases.finished()
    running = replace(growing, made=bytearray(growing.content + END))
    kinds = (
        ("growing", growing, "behind a pack that is not closed", "whole-growing"),
        ("running", running, "behind a running end marker", "whole-growing"),
        ("closed", closed, "behind a closed pack", "whole-closed"),
    )
    for (words, built, where, base), room in ((kind, room) for kind in kinds for room in ROOM):
        content = built.content + bytes(room)
        changes = [{"append": "ff"}] if words == "running" else []
        section.read(
            f"{words}-with-room-of-{room}", f"{room} bytes of room {where}, in a segment that is being written.",
            built.holding(content), clean(built.records(), len(content)),
            flags=["RoomIsDamage", "ZerosAreData", "LosesOpenPack"], derived=(base, [*changes, {"zeros": str(room)}]),
        )  # fmt: skip
        if room in (1, 512):
            ends = len(built.content) - (1 if words == "running" else 0)
            section.read(
                f"{words}-with-room-of-{room}-not-being-written",
                f"{room} bytes of room {where}, though the name does not say that the segment is being written.",
                Stream(LOCAL, content),
                Outcome("torn", ends, built.records(), "zeroed"),
                flags=["TornIsClean", "IgnoresName"],
                derived=(base, [*changes, {"zeros": str(room)}]),
            )
    for room in ROOM:
        content = finished.content + bytes(room)
        section.read(
            f"finished-with-room-of-{room}",
            f"{room} zeros behind SUFFIX, as a preallocated file has them: the segment is finished all the same.",
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
        _, outcome = ended(built, at, is_writing=True)
        room = 64
        if outcome.end == "clean":
            outcome = clean(outcome.records, at + room)
        text = f"Written up to byte {at}, and zeros behind it, where the file had been preallocated."
        stream = built.holding(built.content[:at] + bytes(room))
        flags = ["ReleasesTorn", "ZerosAreData", "TornIsCorrupt", "StopsEarly"]
        derived = ("whole-growing", [{"truncate": str(at)}, {"zeros": str(room)}])
        section.read(f"growing-zeros-from-{at}", text, stream, outcome, flags=flags, derived=derived)


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
            )


def _stale(section: Section) -> None:
    growing, closed = bases.growing(), bases.closed()
    earlier = packs_only([pack_of([row(500, 0, (b"old", b"record")), row(500, 1, (b"old", b"one"))])])
    entry = earlier.content[earlier.packs[0].head : earlier.packs[0].ends[0]]
    last = growing.packs[-1].ends[-1]
    content = growing.content + bytes(8) + entry
    text = "Behind eight zeros stands an entry of an earlier use of the file. Zeros are no element: reading ends there."
    stream = growing.holding(content)
    outcome = corrupt("bad-length", growing.records(), last)
    section.read("growing-then-zeros-then-old-entry", text, stream, outcome, level="should", flags=["StaleRead"])
    content = closed.content + bytes(8) + entry
    text = "Behind a closed pack stand eight zeros, then an entry of an earlier use: no tag, no pack."
    stream = closed.holding(content)
    outcome = corrupt("bad-encoding", closed.records(), len(closed.content))
    section.read("closed-then-zeros-then-old-entry", text, stream, outcome, level="should", flags=["StaleRead"])
    content = growing.content + END + b"\x30\x31\x32\x33\x34\x35\x36\x37"
    text = (
        "Bytes of an earlier use stand where HEADER would be. A HEADER that does not agree is damage: the pack is left "
        "out."
    )
    stream = growing.holding(content)
    outcome = growing.fails(1, "bad-length")
    section.read("running-end-marker-then-old-bytes", text, stream, outcome, level="should", flags=["StaleRead"])
    content = closed.content + b"[P" + earlier.content
    text = "Behind the last pack stands a whole one with lower ids, with its tag: it was here before."
    outcome = corrupt("bad-order", closed.records(), len(closed.content))
    section.read("closed-then-old-pack", text, closed.holding(content), outcome, level="should", flags=["StaleRead"])
    content = closed.content + b"[P" + earlier.content[:-3]
    text = "Behind the last pack stands one with lower ids, whose HEADER is cut off."
    stream = closed.holding(content)
    outcome = corrupt("bad-order", closed.records(), len(closed.content))
    section.read("closed-then-part-of-old-pack", text, stream, outcome, level="should", flags=["StaleRead"])


def _lengths_in_the_last_pack(section: Section) -> None:
    built = bases.growing()
    place = built.packs[1]
    for length in (6, 100, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF):
        value = b"\xf0" + length.to_bytes(4, "little") + b"value"
        content = built.content[: place.ends[1]] + b"\x02\x01\x02\x01\x00\x01" + value
        text = f"The last entry of a pack without HEADER has a string of {length} bytes, of which five are there: torn."
        stream = built.holding(content)
        outcome = torn([*built.records(1), *place.pack.records[:2]], place.ends[1])
        section.read(f"growing-string-of-{length}", text, stream, outcome, flags=["ReleasesTorn", "TornIsCorrupt"])
    for words, behind in {"": b"", "-and-room": bytes(50)}.items():
        content = built.content[: place.head] + END + behind
        text = "A pack that was begun has a running end marker, and no entry yet."
        stream = built.holding(content)
        outcome = clean(built.records(1), len(content))
        section.read(f"running-end-marker-behind-head{words}", text, stream, outcome, flags=["RoomIsDamage"])
    for words, tag in {"half-a-tag": b"[", "tag": b"[P", "tag-of-index": b"[I"}.items():
        whole = bases.closed()
        content = whole.content + tag + bytes(50)
        text = f"Behind the last pack stand {tag.hex(' ').upper()} and zeros, where the rest was to be written."
        stream = whole.holding(content)
        outcome = torn(whole.records(), len(whole.content))
        section.read(f"closed-then-{words}-and-room", text, stream, outcome, flags=["ZerosAreData", "TornIsCorrupt"])
    for words, entry in {"first-byte": b"\xf7\x01", "backlen": b"\x02\x02", "kind": b"\x80\x01"}.items():
        content = built.content[: place.ends[1]] + entry + built.content[place.ends[1] :]
        code = "bad-length" if words == "backlen" else "bad-encoding"
        text = f"In a pack without HEADER an entry begins with {entry.hex(' ').upper()}: those in front are given."
        outcome = corrupt(code, [*built.records(1), *place.pack.records[:2]], place.ends[1])
        section.read(f"growing-wrong-{words}", text, built.holding(content), outcome, flags=["StopsEarly"])


def _end_markers_in_data(section: Section) -> None:
    pack = replace(bases.single((b"f", b"x" * 16378)), is_open=True)
    built = packs_only([pack])
    text = (
        "The last element has 16383 bytes, and 00 FF FF for its backlen: FF FF at the end of the file is not SUFFIX's."
    )
    built.shown(section, "growing-ends-with-ff-ff", text, ["EndMarkersAnywhere"])
    pack = replace(bases.single((b"f", b"x" * 253)), is_open=True)
    built = packs_only([pack])
    for room in (0, 40):
        content = built.content + END + bytes(room)
        text = "The last element's backlen is 01 FF, and a running end marker follows: FF FF, and yet no SUFFIX."
        stream = built.holding(content)
        outcome = clean(built.records(), len(content))
        section.read(f"running-behind-ff-with-room-of-{room}", text, stream, outcome, flags=["EndMarkersAnywhere"])
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
        text = "A bit of SUFFIX's two end markers is flipped: there is no SUFFIX behind INDEX."
        every = {"bit": [[str(len(built.content) - 2), str(len(built.content))]]}
        section.read(
            f"end-markers-flipped{word}", text, whole, outcome, every=every, flags=["EndMarkersAnywhere", "TornIsClean"]
        )
        length = built.part("suffix.len_index")
        section.read(
            f"index-length-flipped{word}",
            "A bit of SUFFIX's index length is flipped: it does not lead back to `[I`, and SUFFIX is not believed.",
            whole,
            outcome,
            every={"bit": [[str(length.start), str(length.end)]]},
            flags=["EndMarkersAnywhere", "TornIsClean"],
        )
    text = "One byte that is no zero behind SUFFIX: the file does not end with it."
    stream = built.holding(built.content + b"\x01")
    answer = torn(built.records(), built.tail)
    derived = ("whole-finished", [{"append": "01"}])
    section.read("byte-behind-suffix", text, stream, answer, flags=["EndMarkersAnywhere"], derived=derived)


def write(book: Book) -> None:
    section = book.section("recovery", NOTES)
    for words, built, frames in (
        ("finished", bases.finished(), ["1", "3", "1"]),
        ("closed", bases.closed(), None),
        ("growing", bases.growing(), None),
    ):
        built.shown(
            section, f"whole-{words}", "The undamaged file that this section's others are made from.",
            write="none" if frames is None else "identical", writing=None if frames is None else {"frames": frames},
        )  # fmt: skip
        _cuts(section, words, built)
    _cuts(section, "growing-not-being-written", renamed(bases.growing(), LOCAL))
    for part in (
        _room, _torn_in_room, _nothing, _lost_endings, _end_markers_in_data, _lengths_in_the_last_pack, _stale,
    ):  # fmt: skip
        part(section)
    contradictions.add(section)
