"""Logs to seek in: three segments of each format, large enough to be worth a search, under indexes that say anything.

Records come every 10 ms, so that there are times between them. Offsets begin at 1, which is TANK's first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from tests.builders import durable_log, ffwd, mojo, osiris, tank
from tests.helpers.logs import write_files

FIRST_OFFSET = 1
FIRST_TIME = 1_700_000_000_000
STEP = 10
SEGMENTS = 3
SEGMENT_RECORDS = 120
FRAME_RECORDS = 4
"""Records in a chunk, a bundle and a pack."""
LAST_OFFSET = FIRST_OFFSET + SEGMENTS * SEGMENT_RECORDS - 1
VALUE_BYTES = 2_000


@dataclass(frozen=True)
class Entry:
    """What an index says of a frame: the offset of its first record, or its place among all records of a log whose
    records have ids; where it begins; and when it was written."""

    number: int
    position: int
    time: int = 0


Lie = Callable[[Sequence[Entry]], Sequence[Entry]]
Files = dict[str, bytes]


def _shifted(by: int) -> Lie:
    return lambda entries: [replace(each, position=each.position + by) for each in entries]


def _misled(entries: Sequence[Entry]) -> Sequence[Entry]:
    """Every entry has the position of the frame after next."""
    moved = [*entries[2:], *entries[:2]]
    return [replace(each, position=other.position) for each, other in zip(entries, moved, strict=True)]


def _all_past_the_end(entries: Sequence[Entry]) -> Sequence[Entry]:
    return [replace(each, position=each.position + 2**30) for each in entries]


LIES: dict[str, Lie] = {
    "sound": lambda entries: entries,
    "into the middle of frames": _shifted(7),
    "at other frames": _misled,
    "all past the end": _all_past_the_end,
    "half past the end": lambda entries: [
        *entries[: len(entries) // 2],
        *_all_past_the_end(entries[len(entries) // 2 :]),
    ],
    "backwards": lambda entries: entries[::-1],
    "one lie in the middle": lambda entries: [
        *entries[: len(entries) // 2],
        replace(entries[len(entries) // 2], position=entries[-1].position),
        *entries[len(entries) // 2 + 1 :],
    ],
    "too high numbers": lambda entries: [replace(each, number=each.number + 3) for each in entries],
    "too low numbers": lambda entries: [replace(each, number=max(each.number - 3, 0)) for each in entries],
    "past the middle too high numbers": lambda entries: [
        replace(each, number=each.number + 3 * (place > len(entries) // 3)) for place, each in enumerate(entries)
    ],
    "the first entry only": lambda entries: entries[:1],
    "the last entry only": lambda entries: entries[-1:],
    "no entry": lambda entries: [],
    "one entry all along": lambda entries: [entries[len(entries) // 2]] * len(entries),
}
"""What an index can say, by the word for it."""
WRONG_FROM_WITHIN = ("past the middle too high numbers", "too low numbers")
"""Of the latter the first entry is right."""
MISSING = "missing"
TORN = "torn"


def value(number: int) -> bytes:
    """The value of a record: its number, and bytes that look like frames of nothing."""
    return (b"%09d " % number) + bytes(range(32, 122)) * (VALUE_BYTES // 90)


def time_of(number: int) -> int:
    return FIRST_TIME + number * STEP


def _groups(per_frame: int) -> list[list[range]]:
    """The records of every frame of every segment."""
    bases = range(FIRST_OFFSET, LAST_OFFSET, SEGMENT_RECORDS)
    return [
        [range(first, first + per_frame) for first in range(base, base + SEGMENT_RECORDS, per_frame)] for base in bases
    ]


def _durable_log(lie: Lie) -> Files:
    files: Files = {}
    for frames in _groups(1):
        base = frames[0][0]
        content = b"".join(durable_log.record(group[0], value(group[0])) for group in frames)
        entries = [Entry(*one) for one in durable_log.positions(content, len(frames), base)]
        files[durable_log.segment_name(base)] = content
        files[durable_log.index_name(base)] = durable_log.index((one.number, one.position) for one in lie(entries))
    return files


def _osiris(lie: Lie) -> Files:
    files: Files = {}
    for frames in _groups(FRAME_RECORDS):
        base = frames[0][0]
        chunks = [osiris.plain(*map(value, group), timestamp=time_of(group[0])) for group in frames]
        entries = [
            Entry(group[0], position, time_of(group[0]))
            for group, position in zip(frames, osiris.positions(*chunks), strict=False)
        ]
        files[osiris.segment_name(base)] = osiris.segment(*chunks, base=base)[0]
        files[osiris.index_name(base)] = osiris.INDEX_HEADER + b"".join(
            osiris.index_record(one.number, one.position, timestamp=one.time) for one in lie(entries)
        )
    return files


def _tank(lie: Lie) -> Files:
    files: Files = {}
    groups = _groups(FRAME_RECORDS)
    for number, frames in enumerate(groups):
        base, last = frames[0][0], frames[-1][-1]
        bundles = [tank.bundle([tank.message(value(n), timestamp=time_of(n)) for n in group]) for group in frames]
        # The owner indexes about one bundle in 4096 bytes; one in five leaves something to walk.
        entries = [
            Entry(group[0] - base, position) for group, position in zip(frames, tank.starts(bundles), strict=True)
        ][::5]
        is_last = number == len(groups) - 1
        files[f"{base}.log" if is_last else f"{base}-{last}_{time_of(last) // 1000}.ilog"] = b"".join(bundles)
        # Nothing shows that the numbers of an active segment's index go wrong in its middle: TANK believes it, too.
        said = entries if is_last and any(lie is LIES[name] for name in WRONG_FROM_WITHIN) else lie(entries)
        files[f"{base}.index"] = tank.index((one.number, one.position) for one in said)
    return files


def _mojo(lie: Lie) -> Files:
    files: Files = {}
    for frames in _groups(FRAME_RECORDS):
        packs = [[mojo.Entry(id_of(n), [(b"value", value(n))]) for n in group] for group in frames]
        built = mojo.Built.of([mojo.pack_of(entries) for entries in packs])
        right = built.right_index()
        lied = lie([Entry(number, one.offset) for number, one in enumerate(right)])
        entries = [
            mojo.Indexed(right[min(one.number, len(right) - 1)].id, one.position, right[0].length) for one in lied
        ]
        made = built.finish(right if lied == [Entry(n, one.offset) for n, one in enumerate(right)] else entries)
        files[mojo.name_of(id_of(frames[0][0]))] = made.content
    return files


def _mojo_without_index() -> Files:
    files: Files = {}
    for number, frames in enumerate(_groups(FRAME_RECORDS)):
        packs = [[mojo.Entry(id_of(n), [(b"value", value(n))]) for n in group] for group in frames]
        built = mojo.Built.of([mojo.pack_of(entries) for entries in packs])
        # Only the last segment may be unfinished, which its name says.
        is_last = number == SEGMENTS - 1
        files[built.name if is_last else mojo.name_of(id_of(frames[0][0]))] = (
            built if is_last else built.finish()
        ).content
    return files


def _ffwd() -> Files:
    files: Files = {}
    for frames in _groups(1):
        base = frames[0][0]
        files[ffwd.segment_name(base)] = ffwd.header(base) + b"".join(ffwd.entry(value(group[0])) for group in frames)
    files[ffwd.INDEX] = ffwd.index([("consumer", FIRST_OFFSET + 5)])
    return files


def id_of(number: int) -> tuple[int, int]:
    """The id of record `number` of a mojo log: two records share each millisecond."""
    return time_of(number // 2 * 2), number % 2


_INDEXED = {"durable_log": _durable_log, "osiris": _osiris, "tank": _tank}
_SUFFIX = {"durable_log": ".idx", "osiris": ".index", "tank": ".index"}

CASES = [
    *((format, state) for format in _INDEXED for state in (*LIES, MISSING, TORN)),
    *(("mojo", state) for state in (*LIES, MISSING)),
    ("ffwd", MISSING),
]
"""Formats, and what becomes of their index."""


@cache
def files_of(format: str, state: str) -> Files:
    """The files of a log of `format` whose index is as `state` says."""
    if format == "ffwd":
        return _ffwd()
    if format == "mojo":
        return _mojo_without_index() if state == MISSING else _mojo(LIES[state])
    files = _INDEXED[format](LIES.get(state, LIES["sound"]))
    suffix = _SUFFIX[format]
    if state == MISSING:
        return {name: content for name, content in files.items() if not name.endswith(suffix)}
    if state == TORN:
        return {name: content[:-5] if name.endswith(suffix) else content for name, content in files.items()}
    return files


def write(folder: Path, format: str, state: str) -> Path:
    return write_files(folder / format / state.replace(" ", "-"), files_of(format, state))
