"""What segspec is to reach, each as a ratio of two measurements of one round, or as a figure."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median

from tests.bench import cold, own, verbs, writing
from tests.bench.kinds import KINDS, Kind
from tests.bench.peers.kaitai_javascript import KAITAI_JAVASCRIPT
from tests.bench.peers.kaitai_python import KAITAI_PYTHON
from tests.bench.peers.limits import MEMCPY
from tests.bench.results import Ratio, Series, Table

AT_LEAST, AT_MOST = "at least", "at most"
MEGABYTE = 1_000_000
COLD_SECONDS = {cold.FIRST_TEN: 0.06, cold.LAST_TEN: 0.06, cold.IMPORT: 0.04}
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
VERB_MEGABYTES = 200
"""What verbs that print or take a record a line are to read of a log in a second."""
VERB_SECONDS = 0.1
"""What a verb that looks at one place of a log may take."""
SAME_PEAK = 1.1
"""Peaks of two sizes are the same when they are this near: an allocator's mood is a few percent."""


@dataclass(frozen=True)
class Sizes:
    """Where targets are looked up: logs of `reference` bytes, peers at `sample`, memory also at `largest`, writers at
    `written`."""

    reference: int
    sample: int
    largest: int
    written: int


Getter = Callable[[Kind, int], float | None]


def ratios(table: Table, sizes: Sizes) -> list[Ratio]:
    """Every target for every log that was measured."""
    measured = {log for log, _, _ in table}
    return [row for kind in KINDS.values() if kind.name in measured for row in _targets(table, kind, sizes)]


def _targets(table: Table, kind: Kind, sizes: Sizes) -> Iterator[Ratio]:
    is_large = kind.value_bytes >= LARGE_VALUE
    what, words = (own.ARROW_VIEWS, "Arrow, views") if is_large else (own.ARROW, "Arrow")
    wanted = AGAINST_MEMCPY[kind.format][is_large]
    yield _ratio(f"{words} against {MEMCPY}", AT_LEAST, wanted, kind, sizes.reference, _speed(table, what, MEMCPY))
    millions = _millions(table, own.RECORDS)
    target = f"{own.RECORDS}, million a second"
    yield _ratio(target, AT_LEAST, RECORDS_A_SECOND[kind.format], kind, sizes.reference, millions)
    for slow, times in ((KAITAI_PYTHON, 100), (KAITAI_JAVASCRIPT, 10)):
        get = _speed(table, own.ARROW, slow, sizes.sample)
        yield _ratio(f"Arrow against {slow}", AT_LEAST, times, kind, sizes.reference, get)
    yield from _writing(table, kind, sizes.written, is_large)
    if kind.is_cold:
        for what, seconds in COLD_SECONDS.items():
            yield _ratio(f"{what}, s", AT_MOST, seconds, kind, sizes.reference, _seconds(table, what))
    yield from _memory(table, kind, sizes)


def _writing(table: Table, kind: Kind, size: int, is_large: bool) -> Iterator[Ratio]:
    """Writers, where they were measured."""
    for what in (writing.APPEND_LIST, writing.APPEND_ARROW):
        if (kind.name, size, what) in table:
            unit, scale = ("GB", kind.value_bytes / 1000) if is_large else ("million", 1.0)
            wanted, get = WRITES[kind.format][is_large], _millions(table, what, scale)
            yield _ratio(f"{what}, {unit} a second", AT_LEAST, wanted, kind, size, get)


def _memory(table: Table, kind: Kind, sizes: Sizes) -> Iterator[Ratio]:
    small, large = (_complete(table, kind, size, own.ARROW) for size in (sizes.reference, sizes.largest))
    if small is None or large is None:
        return
    most = max(small.peak_bytes, large.peak_bytes) / MEGABYTE
    if small is not large:
        grown = large.peak_bytes / small.peak_bytes
        name = f"peak memory against that of {sizes.reference // MEGABYTE} MB"
        yield _ratio(name, AT_MOST, SAME_PEAK, kind, sizes.largest, lambda *_: grown)
    yield _ratio("peak memory, MB", AT_MOST, 300, kind, sizes.largest, lambda *_: most)


def verb_ratios(table: Table) -> list[Ratio]:
    """Every target of every verb, for every log that was measured."""
    logs = {(series.log.kind, size): None for (_, size, _), series in table.items()}
    return [row for kind, size in logs for row in _verbs(table, kind, size)]


def _verbs(table: Table, kind: Kind, size: int) -> Iterator[Ratio]:
    for what in (cold.INFO, cold.VERIFY):
        get = _speed(table, what, cold.CAT)
        yield _ratio(f"{what} against {cold.CAT}, times", AT_MOST, 2, kind, size, get)
    for verb in verbs.AS_VERIFY:
        if not verb.cannot(kind.format):
            name = f"{verb.name} against verify twice and {verbs.COPY}, times"
            yield _ratio(name, AT_MOST, 1, kind, size, _against_verify(table, verb.name))
    for verb in verbs.AS_TEXT:
        get = _megabytes(table, verb.name)
        yield _ratio(f"{verb.name}, MB a second", AT_LEAST, VERB_MEGABYTES, kind, size, get)
    for verb in verbs.AT_ONCE:
        yield _ratio(f"{verb.name}, s", AT_MOST, VERB_SECONDS, kind, size, _seconds(table, verb.name))


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


def _complete(table: Table, kind: Kind, size: int, what: str) -> Series | None:
    series = table.get((kind.name, size, what))
    return series if series is not None and series.complete else None


def _speed(table: Table, fast: str, slow: str, slow_size: int | None = None) -> Getter:
    """How many times as fast `fast` is as `slow`, which may have run on a smaller log of the same kind."""

    def get(kind: Kind, size: int) -> float | None:
        above = _complete(table, kind, size, fast)
        below = _complete(table, kind, slow_size or size, slow)
        if above is None or below is None:
            return None
        return median(a / b for a, b in zip(above.values, below.values, strict=True))

    return get


def _of_seconds(table: Table, what: str, figure: Callable[[Series, float], float]) -> Getter:
    """The median over the rounds of what `figure` makes of a round's seconds."""

    def get(kind: Kind, size: int) -> float | None:
        series = _complete(table, kind, size, what)
        return None if series is None else median(figure(series, seconds) for seconds in series.seconds)

    return get


def _millions(table: Table, what: str, scale: float = 1.0) -> Getter:
    """How many million records a second `what` gives or takes, times `scale`."""
    return _of_seconds(table, what, lambda series, seconds: series.log.records / seconds / 1_000_000 * scale)


def _megabytes(table: Table, what: str) -> Getter:
    """How many megabytes of the log, or of the lines that are made one, a second takes."""
    return _of_seconds(table, what, lambda series, seconds: series.log.size / seconds / MEGABYTE)


def _seconds(table: Table, what: str) -> Getter:
    return _of_seconds(table, what, lambda _, seconds: seconds)


def _against_verify(table: Table, what: str) -> Getter:
    """How long `what` takes, as a multiple of what it may take: `verify` twice, and a copy."""

    def get(kind: Kind, size: int) -> float | None:
        every = [_complete(table, kind, size, name) for name in (what, cold.VERIFY, verbs.COPY)]
        if None in every:
            return None
        taken, verify, copy = (series.seconds for series in every if series is not None)
        return median(a / (2 * b + c) for a, b, c in zip(taken, verify, copy, strict=True))

    return get
