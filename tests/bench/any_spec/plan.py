"""Which readers are measured on which files, and what segspec is to reach."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.bench.any_spec.on_spark import BINARY_FILE, OWN_SOURCE, SPARK_COLUMNS
from tests.bench.any_spec.readers import KAITAI_PROGRAM, KERNEL, OWN_PROGRAM, PARSER, READELF, TSHARK
from tests.bench.kinds import Kind
from tests.bench.peers.kaitai_javascript import KAITAI_JAVASCRIPT
from tests.bench.peers.kaitai_python import KAITAI_PYTHON
from tests.bench.peers.limits import READ
from tests.bench.plan import Part, Stage
from tests.bench.results import Ratio, Table
from tests.bench.targets import AT_LEAST, AT_MOST, MEGABYTE, SAME_PEAK, _ratio, _speed

ANY_SPEC_KINDS = (
    Kind("pcap 100 B", "packets", 100),
    Kind("TLV 100 B", "tlv", 128),
    Kind("an image, 3 B a pixel", "bitmap", 3),
    Kind("ELF symbols, 48 B", "elf_symbols", 48),
)
"""What is read. Two rows in eight of the TLV are short, so that they have 100 B in the middle."""

SAMPLE_BYTES, SAMPLE_ROWS = 5 * MEGABYTE, 100_000
"""Other readers get no more than this, nor what is compared with them row by row."""

SMALL_ROWS = 100
FAST_TIMES, SLOW_TIMES = 100, 1
"""How many times Kaitai Python's rate a kernel is to have on rows of 100 B, and a parser on any."""

SPARK = (OWN_SOURCE, BINARY_FILE)
PEERS = (KAITAI_PYTHON, KAITAI_JAVASCRIPT, KAITAI_PROGRAM)
OWN = (KERNEL, PARSER, OWN_PROGRAM)
TOOLS = {"packets": (TSHARK,), "elf_symbols": (READELF,)}
"""Programs in C, by the format that they read."""


def any_spec_stages(sizes: Sequence[int], name: str = "") -> Iterator[Stage]:
    """segspec on files of every size, and all readers on a sample, file by file."""
    for kind in ANY_SPEC_KINDS:
        if name not in kind.name:
            continue
        sample = sample_of(kind, sizes)
        tools = TOOLS.get(kind.format, ())
        yield (Part(kind, sample, (READ, *OWN, *tools, *PEERS)),)
        for size in sorted(sizes):
            if size != sample:
                spark = SPARK if size == min(sizes) and kind.format in SPARK_COLUMNS else ()
                yield (Part(kind, size, (READ, *OWN, *tools, *spark)),)


def sample_of(kind: Kind, sizes: Sequence[int]) -> int:
    return min(SAMPLE_BYTES, SAMPLE_ROWS * kind.value_bytes, *sizes)


def any_spec_ratios(table: Table, sizes: Sequence[int]) -> list[Ratio]:
    """Every target for every file that was measured."""
    measured = {name for name, _, _ in table}
    kinds = [kind for kind in ANY_SPEC_KINDS if kind.name in measured]
    return [row for kind in kinds for row in _targets(table, kind, sizes)]


def _targets(table: Table, kind: Kind, sizes: Sequence[int]) -> Iterator[Ratio]:
    sample, least, most = sample_of(kind, sizes), min(sizes), max(sizes)
    if kind.value_bytes >= SMALL_ROWS:
        fast = _speed(table, KERNEL, KAITAI_PYTHON, sample)
        yield _ratio(f"by kernel against {KAITAI_PYTHON}", AT_LEAST, FAST_TIMES, kind, most, fast)
    slow = _speed(table, PARSER, KAITAI_PYTHON)
    yield _ratio(f"by parser against {KAITAI_PYTHON}", AT_LEAST, SLOW_TIMES, kind, sample, slow)
    if kind.format in SPARK_COLUMNS:
        get = _speed(table, OWN_SOURCE, BINARY_FILE)
        yield _ratio("Spark: against binaryFile and Kaitai Python", AT_LEAST, SLOW_TIMES, kind, least, get)
    for what in (KERNEL, PARSER):
        small, large = (table.get((kind.name, size, what)) for size in (least, most))
        if small is None or large is None or small is large or not small.complete or not large.complete:
            continue
        grown = large.peak_bytes / small.peak_bytes
        target = f"{what}: peak memory against that of {least // MEGABYTE} MB"
        yield _ratio(target, AT_MOST, SAME_PEAK, kind, most, lambda *_, grown=grown: grown)
