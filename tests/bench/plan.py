"""Which measures are taken of which log, at which size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tests.bench import cold, own, verbs, writing
from tests.bench.kinds import KINDS, VERB_KINDS, Kind
from tests.bench.peers.kaitai_javascript import KAITAI_JAVASCRIPT
from tests.bench.peers.kaitai_python import KAITAI_PYTHON
from tests.bench.peers.limits import MEMCPY, READ
from tests.bench.targets import MEGABYTE, Sizes

REFERENCE_BYTES = 200 * MEGABYTE
SAMPLE_BYTES = 5 * MEGABYTE
"""Other readers get no more than this: their rates do not depend on the size, and some would take minutes."""
WRITTEN_BYTES = 50 * MEGABYTE
"""What is written: some formats take records one by one, and the rate does not depend on the size."""

LIMITS = (MEMCPY, READ)
OWN = (own.ARROW, own.ARROW_VIEWS)
READERS = (KAITAI_PYTHON, KAITAI_JAVASCRIPT)


@dataclass(frozen=True)
class Part:
    """A log to be written and what is measured of it."""

    kind: Kind
    size: int
    measures: tuple[str, ...]


Stage = tuple[Part, ...]
"""Parts whose logs exist at the same time, and whose measures are interleaved."""


def sizes_of(sizes: Sequence[int]) -> Sizes:
    """Where targets are looked up, given the sizes of a run."""
    reference = max((size for size in sizes if size <= REFERENCE_BYTES), default=min(sizes))
    return Sizes(reference, min(SAMPLE_BYTES, reference), max(sizes), min(WRITTEN_BYTES, reference))


def stages(sizes: Sequence[int], where: Sizes, formats: Sequence[str], name: str = "") -> Iterator[Stage]:
    """Every stage of a run, the cold ones first, one log of the largest size at a time. Only logs with `name` in their
    name are measured."""
    kinds = [kind for kind in KINDS.values() if kind.format in formats and name in kind.name]
    for kind in kinds:
        if kind.is_cold:
            yield (Part(kind, where.reference, cold.COLD),)
    for kind in kinds:
        for size in sorted({*sizes, where.written}):
            measures: tuple[str, ...] = (*LIMITS, *OWN) if size in sizes else ()
            measures += (own.RECORDS,) if size == where.reference else ()
            measures += writing.WRITING if size == where.written else ()
            others = (Part(kind, where.sample, READERS),) if size == where.reference else ()
            if others and where.sample == size:
                others, measures = (), measures + READERS
            yield (Part(kind, size, measures), *others)


def verb_stages(sizes: Sequence[int], formats: Sequence[str], name: str = "") -> Iterator[Stage]:
    """Every verb on logs of every format."""
    for size in sorted(sizes):
        for kind in VERB_KINDS:
            if kind.format in formats and name in kind.name:
                yield (Part(kind, size, verbs.VERBS),)
