"""Which measures are taken of which log, at which size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tests.bench import cold, commands, own, verbs, writing
from tests.bench.kinds import DUMPED, KINDS, VERB_KINDS, Kind
from tests.bench.peers.decompression import CRAMJAM
from tests.bench.peers.fq import FQ
from tests.bench.peers.kaitai_javascript import KAITAI_JAVASCRIPT
from tests.bench.peers.kaitai_python import KAITAI_PYTHON
from tests.bench.peers.limits import CRC, MEMCPY, MEMCPY_FRESH, READ
from tests.bench.peers.struct_loop import CHECKED, STRUCT
from tests.bench.peers.with_construct import CONSTRUCT
from tests.bench.peers.with_cstruct import CSTRUCT
from tests.bench.targets import MEGABYTE, Sizes

REFERENCE_BYTES = 200 * MEGABYTE
SAMPLE_BYTES = 5 * MEGABYTE
"""Other readers get no more than this: their rates do not depend on the size, and some would take minutes."""
WRITTEN_BYTES = 50 * MEGABYTE
"""What is written: some formats take records one by one, and the rate does not depend on the size."""
DUMPED_BYTES = 43_200_000
"""200,000 records of 216 bytes."""
FQ_BYTES = 1_080_000
"""5,000 of them."""

LIMITS = (MEMCPY, READ)
OWN = (own.SCAN, own.ARROW, own.ARROW_VIEWS, own.ARROW_UNCHECKED)
OBJECTS = (own.RECORDS, own.RECORDS_LATER)
READERS = (KAITAI_PYTHON, KAITAI_JAVASCRIPT, CONSTRUCT, CSTRUCT, STRUCT)
PROGRAMS = (commands.START_UP, own.VERIFY)


@dataclass(frozen=True)
class Part:
    """A log to be written and what is measured of it."""

    kind: Kind
    size: int
    measures: tuple[str, ...]


Stage = tuple[Part, ...]
"""Parts whose logs exist at the same time, and whose measures are interleaved."""


def sizes_of(sizes: Sequence[int], quick: bool) -> Sizes:
    """Where targets are looked up, given the sizes of a run."""
    reference = max((size for size in sizes if size <= REFERENCE_BYTES), default=min(sizes))
    sample = min(SAMPLE_BYTES // 3 if quick else SAMPLE_BYTES, reference)
    return Sizes(reference, sample, max(sizes), min(DUMPED_BYTES, 3 * reference), min(WRITTEN_BYTES, reference))


def stages(
    sizes: Sequence[int], where: Sizes, formats: Sequence[str], name: str = "", sized: Sequence[str] | None = None
) -> Iterator[Stage]:
    """Every stage of a run, the cold ones first, one log of the largest size at a time.

    Only logs with `name` in their name are measured, and those of formats not in `sized` (None: all are) at the
    reference size alone.
    """
    for kind in KINDS.values():
        if kind.format in formats and name in kind.name and kind.is_cold:
            yield (Part(kind, where.reference, cold.COLD),)
    for kind in KINDS.values():
        if kind.format in formats and name in kind.name:
            every = sized is None or kind.format in sized
            if kind.codec:
                yield from _coded(kind, where, every)
            else:
                yield from _plain(kind, sizes if every else [where.reference], where)
    if DUMPED.format in formats and name in DUMPED.name:
        fq_bytes = min(FQ_BYTES, where.dumped)
        yield (
            Part(DUMPED, where.dumped, (commands.START_UP, commands.DUMP, writing.DUMP_WARM)),
            Part(DUMPED, fq_bytes, (FQ,)),
        )


def verb_stages(sizes: Sequence[int], formats: Sequence[str], name: str = "") -> Iterator[Stage]:
    """Every verb on logs of every format in records of every size."""
    for size in sorted(sizes):
        for kind in VERB_KINDS:
            if kind.format in formats and name in kind.name:
                yield (Part(kind, size, verbs.VERBS),)


def _plain(kind: Kind, sizes: Sequence[int], where: Sizes) -> Iterator[Stage]:
    for size in sorted({*sizes, where.written}):
        written = writing.WRITING if size == where.written else ()
        if size not in sizes:
            yield (Part(kind, size, written),)
            continue
        if size != where.reference:
            yield (Part(kind, size, (*LIMITS, *OWN, *written)),)
            continue
        programs = PROGRAMS if kind.format == "durable_log" else ()
        checks = (CRC,) if kind.format in CHECKED else ()
        converted = (writing.CONVERT,) if kind.format == "osiris" and kind.is_cold else ()
        here = (*LIMITS, MEMCPY_FRESH, *checks, *OWN, *OBJECTS, *programs, *converted, *written)
        if where.sample == size:
            yield (Part(kind, size, (*here, *READERS)),)
        else:
            yield (Part(kind, size, here), Part(kind, where.sample, READERS))


def _coded(kind: Kind, where: Sizes, every: bool) -> Iterator[Stage]:
    bare = (CRAMJAM,) if kind.compressed else LIMITS
    yield (Part(kind, where.reference, (*bare, own.ARROW, own.ARROW_UNCHECKED)),)
    if every and where.largest != where.reference:
        yield (Part(kind, where.largest, (own.ARROW,)),)
