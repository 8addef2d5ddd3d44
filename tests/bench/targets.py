"""What segspec is to reach, each as a ratio of two measurements of one round, or as a figure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from statistics import median

from tests.bench import cold, commands, own, verbs, writing
from tests.bench.kinds import DUMPED, KINDS, Kind
from tests.bench.peers.decompression import CRAMJAM
from tests.bench.peers.kaitai_javascript import KAITAI_JAVASCRIPT
from tests.bench.peers.kaitai_python import KAITAI_PYTHON
from tests.bench.peers.limits import MEMCPY, READ
from tests.bench.peers.with_construct import CONSTRUCT
from tests.bench.results import Ratio, Table

AT_LEAST, AT_MOST = "at least", "at most"
MEGABYTE = 1_000_000
COLD_SECONDS = {cold.FIRST_TEN: 0.06, cold.LAST_TEN: 0.06, cold.IMPORT: 0.04, cold.TASK: 0.12}
"""What new processes may take, whatever the size of the log."""

LARGE_VALUE = 1000
"""Values from so many bytes on are large ones."""
AGAINST_MEMCPY = {
    "durable_log": (0.35, 0.8),
    "osiris": (0.35, 0.8),
    "ffwd": (0.35, 0.8),
    "tank": (0.45, 0.6),
    "mojo": (0.2, 0.5),
}
"""What Arrow is to reach of memcpy's rate: small values copied, and views of large ones."""
RECORDS_A_SECOND = {"durable_log": 1.5, "osiris": 1.5, "ffwd": 1.5, "tank": 0.8, "mojo": 0.5}
"""Millions of objects."""
WRITES = {"durable_log": (2.0, 1.2), "ffwd": (2.0, 1.2), "osiris": (1.0, 1.2), "tank": (1.5, 0.8), "mojo": (0.8, 0.4)}
"""What writers are to reach: millions of small records a second, and gigabytes of large values."""
CONVERTED_ROWS, CONVERTED_SECONDS = 2_100_000, 2.0
"""What `convert` may take of the processor for so many rows; for fewer in proportion."""
DUMPED_MEGABYTES = 500
"""What `dump` is to print in a second."""
VERB_MEGABYTES = 200
"""What verbs that print or take a record a line are to read of a log in a second."""
VERB_SECONDS = 0.1
"""What a verb that looks at one place of a log may take."""
AGAINST_CRAMJAM = 0.9
DUMPED_RECORDS = 200_000
SAME_PEAK = 1.1
"""Peaks of two sizes are the same when they are this near: an allocator's mood is a few percent."""


@dataclass(frozen=True)
class Sizes:
    """Where targets are looked up: logs of `reference` bytes, peers at `sample`, memory also at `largest`, writers at
    `written`."""

    reference: int
    sample: int
    largest: int
    dumped: int
    written: int


def ratios(table: Table, sizes: Sizes) -> list[Ratio]:
    """Every target for every log that was measured."""
    measured = {log for log, _, _ in table}
    plain = [kind for kind in KINDS.values() if not kind.codec and kind.name in measured]
    blocks = [kind for kind in KINDS.values() if kind.compressed and kind.name in measured]
    out = [row for kind in plain for row in _plain(table, kind, sizes)]
    out += [
        _ratio(
            "Arrow against a bare loop of cramjam",
            AT_LEAST,
            AGAINST_CRAMJAM,
            kind,
            sizes.reference,
            _speed(table, own.ARROW, CRAMJAM),
        )
        for kind in blocks
    ]
    out += [row for kind in (*plain, *blocks) for row in _memory(table, kind, sizes)]
    if DUMPED.name in measured:
        out += _dump(table, sizes)
    return out


Getter = Callable[[Kind, int], float | None]


def _speed(table: Table, fast: str, slow: str, slow_size: int | None = None) -> Getter:
    """How many times as fast `fast` is as `slow`, which may have run on a smaller log of the same kind."""

    def get(kind: Kind, size: int) -> float | None:
        above = table.get((kind.name, size, fast))
        below = table.get((kind.name, slow_size or size, slow))
        if above is None or below is None or not above.complete or not below.complete:
            return None
        return median(a / b for a, b in zip(above.values, below.values, strict=True))

    return get


def _millions(table: Table, what: str) -> Getter:
    """How many million records a second `what` gives."""

    def get(kind: Kind, size: int) -> float | None:
        series = table.get((kind.name, size, what))
        if series is None or not series.complete:
            return None
        return median(series.log.records / seconds for seconds in series.seconds) / 1_000_000

    return get


def _ratio(target: str, bound: str, wanted: float, kind: Kind, size: int, get: Getter) -> Ratio:
    found = get(kind, size)
    got = None if found is None else float(f"{found:.3g}")
    met = None if found is None else (found >= wanted if bound == AT_LEAST else found <= wanted)
    return {
        "target": target,
        "log": kind.name,
        "size": size,
        "bound": bound,
        "wanted": wanted,
        "got": got,
        "met": met,
    }


def _plain(table: Table, kind: Kind, sizes: Sizes) -> Iterator[Ratio]:
    is_large = kind.value_bytes >= LARGE_VALUE
    what, words = (own.ARROW_VIEWS, "Arrow, views") if is_large else (own.ARROW, "Arrow")
    wanted = AGAINST_MEMCPY[kind.format][is_large]
    yield _ratio(f"{words} against {MEMCPY}", AT_LEAST, wanted, kind, sizes.reference, _speed(table, what, MEMCPY))
    if is_large:
        yield _ratio(f"scan against {READ}", AT_LEAST, 1.0, kind, sizes.reference, _speed(table, own.SCAN, READ))
    for what in (own.RECORDS, own.RECORDS_LATER):
        millions = RECORDS_A_SECOND[kind.format]
        yield _ratio(f"{what}, million a second", AT_LEAST, millions, kind, sizes.reference, _millions(table, what))
    for slow, times in ((KAITAI_PYTHON, 100), (CONSTRUCT, 100), (KAITAI_JAVASCRIPT, 10)):
        get = _speed(table, own.ARROW, slow, sizes.sample)
        if slow != CONSTRUCT or get(kind, sizes.reference) is not None:
            yield _ratio(f"Arrow against {slow}", AT_LEAST, times, kind, sizes.reference, get)
    yield from _writing(table, kind, sizes)
    if kind.is_cold:
        yield from _cold(table, kind, sizes.reference)


def _writing(table: Table, kind: Kind, sizes: Sizes) -> Iterator[Ratio]:
    """Writers, where they were measured, and `convert`."""
    millions, gigabytes = WRITES[kind.format]
    for what in (writing.APPEND_LIST, writing.APPEND_ARROW):
        if (kind.name, sizes.written, what) not in table:
            continue
        if kind.value_bytes >= LARGE_VALUE:
            target, wanted, get = "GB a second", gigabytes, _gigabytes(table, what)
        else:
            target, wanted, get = "million a second", millions, _millions(table, what)
        yield _ratio(f"{what}, {target}", AT_LEAST, wanted, kind, sizes.written, get)
    converted = table.get((kind.name, sizes.reference, writing.CONVERT))
    if converted is not None:
        wanted = float(f"{CONVERTED_SECONDS * converted.log.records / CONVERTED_ROWS:.3g}")
        get = _seconds(table, writing.CONVERT)
        yield _ratio(f"{writing.CONVERT} s", AT_MOST, wanted, kind, sizes.reference, get)


def _gigabytes(table: Table, what: str) -> Getter:
    """How many gigabytes of values a second `what` writes."""
    millions = _millions(table, what)

    def get(kind: Kind, size: int) -> float | None:
        found = millions(kind, size)
        return None if found is None else found * kind.value_bytes / 1000

    return get


def _cold(table: Table, kind: Kind, size: int) -> Iterator[Ratio]:
    for what in (commands.VERIFY_PROGRAM, cold.INFO):
        get = _speed(table, what, commands.CAT)
        yield _ratio(f"{what} against {commands.CAT}, times", AT_MOST, 2, kind, size, get)
    for what, wanted in COLD_SECONDS.items():
        yield _ratio(f"{what}, s", AT_MOST, wanted, kind, size, _seconds(table, what))


def _seconds(table: Table, what: str) -> Getter:
    """How long a new process takes."""

    def get(kind: Kind, size: int) -> float | None:
        found = table.get((kind.name, size, what))
        return median(found.seconds) if found is not None and found.complete else None

    return get


def verb_ratios(table: Table) -> list[Ratio]:
    """Every target of every verb, for every log that was measured."""
    logs = {(series.log.kind, size): None for (_, size, _), series in table.items()}
    return [row for kind, size in logs for row in _verbs(table, kind, size)]


def _verbs(table: Table, kind: Kind, size: int) -> Iterator[Ratio]:
    for what in (cold.INFO, commands.VERIFY_PROGRAM):
        get = _speed(table, what, commands.CAT)
        yield _ratio(f"{what} against {commands.CAT}, times", AT_MOST, 2, kind, size, get)
    for verb in verbs.AS_VERIFY:
        if not verb.cannot(kind.format):
            name = f"{verb.name} against verify twice and {verbs.COPY}, times"
            yield _ratio(name, AT_MOST, 1, kind, size, _against_verify(table, verb.name))
    for verb in verbs.AS_TEXT:
        get = _megabytes(table, verb.name)
        yield _ratio(f"{verb.name}, MB a second", AT_LEAST, VERB_MEGABYTES, kind, size, get)
    for verb in verbs.AT_ONCE:
        yield _ratio(f"{verb.name}, s", AT_MOST, VERB_SECONDS, kind, size, _seconds(table, verb.name))


def _against_verify(table: Table, what: str) -> Getter:
    """How long `what` takes, as a multiple of what it may take: `verify` twice, and a copy."""

    def get(kind: Kind, size: int) -> float | None:
        every = [table.get((kind.name, size, name)) for name in (what, commands.VERIFY_PROGRAM, verbs.COPY)]
        if not all(series is not None and series.complete for series in every):
            return None
        taken, verify, copy = (series.seconds for series in every if series is not None)
        return median(a / (2 * b + c) for a, b, c in zip(taken, verify, copy, strict=True))

    return get


def _megabytes(table: Table, what: str) -> Getter:
    """How many megabytes of the log, or of the lines that are made one, a second takes."""

    def get(kind: Kind, size: int) -> float | None:
        series = table.get((kind.name, size, what))
        if series is None or not series.complete:
            return None
        return size / MEGABYTE / median(series.seconds)

    return get


def _memory(table: Table, kind: Kind, sizes: Sizes) -> Iterator[Ratio]:
    small, large = (table.get((kind.name, size, own.ARROW)) for size in (sizes.reference, sizes.largest))
    if small is None or large is None or not small.complete or not large.complete:
        return
    most = max(small.peak_bytes, large.peak_bytes) / MEGABYTE
    if small is not large:
        grown = large.peak_bytes / small.peak_bytes
        name = f"peak memory against that of {sizes.reference // MEGABYTE} MB"
        yield _ratio(name, AT_MOST, SAME_PEAK, kind, sizes.largest, lambda *_: grown)
    yield _ratio("peak memory, MB", AT_MOST, 300, kind, sizes.largest, lambda *_: most)


def _dump(table: Table, sizes: Sizes) -> Iterable[Ratio]:
    series = table.get((DUMPED.name, sizes.dumped, commands.DUMP))
    if series is None or not series.complete or abs(series.log.records - DUMPED_RECORDS) > DUMPED_RECORDS // 1000:
        return
    for target, wanted, values in (
        ("dump of 200,000 records as JSON, s", 2.0, series.values),
        ("its first line, s", 0.3, series.first),
        ("its peak memory, MB", 150, [series.peak_bytes / MEGABYTE]),
    ):
        middle = median(values)
        yield _ratio(target, AT_MOST, wanted, DUMPED, sizes.dumped, lambda *_, middle=middle: middle)
    for what in (commands.DUMP, writing.DUMP_WARM):
        yield _ratio(f"{what}, MB a second", AT_LEAST, DUMPED_MEGABYTES, DUMPED, sizes.dumped, _printed(table, what))


def _printed(table: Table, what: str) -> Getter:
    """How many megabytes a second `what` prints."""

    def get(kind: Kind, size: int) -> float | None:
        series = table.get((kind.name, size, what))
        if series is None or not series.complete or series.output_bytes is None:
            return None
        return series.output_bytes / MEGABYTE / median(series.seconds)

    return get
