"""Which readers are measured on which topics, and what segspec is to reach."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.bench import own
from tests.bench.kafka.readers import BARE, CONSUMER, DUMP_LOG_SEGMENTS, VERIFY
from tests.bench.kafka.topics import KAFKA_KINDS
from tests.bench.kinds import Kind
from tests.bench.peers.limits import MEMCPY, READ
from tests.bench.plan import Part, Stage
from tests.bench.results import Ratio, Table
from tests.bench.targets import AT_LEAST, LARGE_VALUE, _ratio, _speed

AGAINST_MEMCPY = (0.3, 0.5)
"""Of small records and of large ones."""
AGAINST_CODEC = 0.9

OWN = (own.ARROW, own.ARROW_VIEWS, own.RECORDS, VERIFY)
OTHERS = (DUMP_LOG_SEGMENTS, CONSUMER)


def kafka_stages(sizes: Sequence[int], name: str = "") -> Iterator[Stage]:
    """segspec, Kafka's own programs and the machine's limits on every topic, which a broker writes first."""
    for size in sorted(sizes):
        for kind in KAFKA_KINDS:
            if name in kind.name:
                limits = (BARE,) if kind.codec else (MEMCPY, READ)
                yield (Part(kind, size, (*limits, *OWN, *OTHERS)),)


def kafka_ratios(table: Table, sizes: Sequence[int]) -> list[Ratio]:
    """Every target for every topic that was measured."""
    measured = {name for name, _, _ in table}
    kinds = [kind for kind in KAFKA_KINDS if kind.name in measured]
    return [row for size in sizes for kind in kinds for row in _targets(table, kind, size)]


def _targets(table: Table, kind: Kind, size: int) -> Iterator[Ratio]:
    if kind.codec:
        got = _speed(table, own.ARROW, BARE)
        yield _ratio(f"Arrow against {BARE}", AT_LEAST, AGAINST_CODEC, kind, size, got)
    else:
        wanted = AGAINST_MEMCPY[kind.value_bytes >= LARGE_VALUE]
        yield _ratio(f"Arrow against {MEMCPY}", AT_LEAST, wanted, kind, size, _speed(table, own.ARROW, MEMCPY))
    yield _ratio(f"Arrow against {CONSUMER}", AT_LEAST, 1, kind, size, _speed(table, own.ARROW, CONSUMER))
    yield _ratio(
        f"{VERIFY} against {DUMP_LOG_SEGMENTS}",
        AT_LEAST,
        1,
        kind,
        size,
        _speed(table, VERIFY, DUMP_LOG_SEGMENTS),
    )
