"""The logs that the bench writes are what it says they are."""

from __future__ import annotations

from pathlib import Path

import pytest

import segspec
from tests.bench.data import generate
from tests.bench.kinds import KINDS, Kind

SMALL = 150_000


@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.name)
def test_a_log_is_sound_and_has_the_records_that_it_states(kind: Kind, tmp_path: Path) -> None:
    log = generate(kind, SMALL, tmp_path)
    opened = segspec.open(log.folder)
    assert opened.format.name == kind.format
    assert list(opened.verify()) == []
    records = list(opened.records(on_damage="fail"))
    assert len(records) == log.records
    values = [record.value if record.fields is None else record.fields[0][1] for record in records]
    assert {len(value or b"") for value in values} == {kind.value_bytes}
    assert values[0] != values[1]
    assert opened.size() == log.file_bytes == Path(log.segment).stat().st_size


@pytest.mark.parametrize("name", ["durable-log 100 B", "osiris 100 B", "TANK 100 B", "ffwd 100 B"])
def test_offsets_count_on_from_block_to_block(name: str, tmp_path: Path) -> None:
    log = generate(KINDS[name], SMALL, tmp_path)
    offsets = [record.offset or 0 for record in segspec.open(log.folder).records()]
    assert offsets == list(range(offsets[0], offsets[0] + log.records))
