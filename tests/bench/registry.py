"""Every measure there is, by name. The peers import what they need when they are prepared, not here."""

from __future__ import annotations

from tests.bench import cold, own, verbs, writing
from tests.bench.any_spec import on_spark, readers
from tests.bench.kafka import readers as kafka_readers
from tests.bench.measures import Measure
from tests.bench.peers import kaitai_javascript, kaitai_python, limits

PARTS = (own, cold, verbs, writing, readers, on_spark, kafka_readers, limits, kaitai_python, kaitai_javascript)


def all_measures() -> dict[str, Measure]:
    """Every measure by name."""
    return {measure.name: measure for part in PARTS for measure in part.MEASURES}
