"""Every measure there is, by name. The peers import what they need when they are prepared, not here."""

from __future__ import annotations

from tests.bench import cold, commands, own, verbs, writing
from tests.bench.any_spec import on_spark, readers
from tests.bench.kafka import readers as kafka_readers
from tests.bench.measures import Measure
from tests.bench.peers import (
    decompression,
    fq,
    kaitai_javascript,
    kaitai_python,
    limits,
    struct_loop,
    with_construct,
    with_cstruct,
)

PEERS = (
    *limits.MEASURES,
    *decompression.MEASURES,
    *kaitai_python.MEASURES,
    *kaitai_javascript.MEASURES,
    *with_construct.MEASURES,
    *with_cstruct.MEASURES,
    *struct_loop.MEASURES,
    *fq.MEASURES,
)


def all_measures() -> dict[str, Measure]:
    """Every measure by name."""
    own_measures = (*own.MEASURES, *commands.MEASURES, *cold.MEASURES, *verbs.MEASURES, *writing.MEASURES)
    return {
        measure.name: measure
        for measure in (*own_measures, *readers.MEASURES, *on_spark.MEASURES, *kafka_readers.MEASURES, *PEERS)
    }
