"""Every prefix and every flipped bit of real files, hostile lengths, and the list of bytes that nothing protects."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from segspec.core.errors import Code, Severity
from segspec.core.limits import Limits
from segspec.core.model import SegmentSummary
from segspec.core.stretch import Level
from segspec.formats.osiris.layout import UNPROTECTED
from segspec.parsing.annotate import annotate_source
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import from_bytes
from tests.builders.osiris import HEADER, NewChunk, plain, segment, simple, sub_batch
from tests.helpers.hostile import assert_flips_are_caught, assert_prefixes_are_prefixes, flips, key
from tests.helpers.logs import codes
from tests.helpers.sweeps import some
from tests.osiris.reading import OSIRIS, read

REAL = {
    "offsets": 432,
    "new_bloom16": 500,
    "subbatch": 495,
    "epochs": 296,
    "plain_amqp091": 591,
    "empty": 8,
}
"""Real files, and how much of each a test over every bit can afford: always a whole number of chunks."""


@pytest.fixture(params=list(REAL))
def real(request: pytest.FixtureRequest, data: Path) -> tuple[str, bytes]:
    path = next((data / "osiris" / request.param).glob("*.segment"))
    return path.name, path.read_bytes()[: REAL[request.param]]


def field_at(content: bytes, name: str) -> Callable[[int], str]:
    """Which field of a chunk a byte of the file belongs to."""
    source = from_bytes(content, name)
    made = OSIRIS.segment(name, None)
    fields: dict[int, str] = {}
    for step in walk(OSIRIS.reader(source, made, Limits()), SegmentSummary(made, len(content))):
        assert step.frame is not None
        for field in annotate_source(step.frame.spec or type(step.frame.body), source, step.frame.position):
            fields.update(dict.fromkeys(range(field.start, field.end), field.path))
    return lambda position: fields.get(position, "log header")


def observed(content: bytes, name: str) -> tuple[list[object], list[object]]:
    """All that a reader takes from a segment before the first error, in order: records, and tracking and filters."""
    made = OSIRIS.segment(name, None)
    reader = OSIRIS.reader(from_bytes(content, name), made, Limits())
    records: list[object] = []
    rest: list[object] = []
    for step in walk(reader, SegmentSummary(made, len(content)), on_damage=OnDamage.STOP):
        if step.frame is None or any(finding.severity is Severity.ERROR for finding in step.findings):
            break
        records += [key(record) for record in step.records]
        rest += [entry.items() for entry in OSIRIS.tracking.entries(step.frame)]
        rest.append(step.frame.filter)  # type: ignore[attr-defined]  # frames of osiris are chunks
    return records, rest


def test_every_prefix_gives_a_prefix(real: tuple[str, bytes]) -> None:
    name, content = real
    assert_prefixes_are_prefixes(OSIRIS, content, name)


def test_every_flipped_bit_is_caught_or_lies_where_nothing_protects(real: tuple[str, bytes]) -> None:
    name, content = real
    field = field_at(content, name)
    assert_flips_are_caught(OSIRIS, content, name, lambda position: field(position) in UNPROTECTED)


def test_the_list_of_unprotected_fields_is_exact(data: Path) -> None:
    """A field is on the list if, and only if, one of its bits can change what a reader takes from some real file."""
    unnoticed = set()
    for case in ("offsets", "new_bloom16", "epochs"):
        path = next((data / "osiris" / case).glob("*.segment"))
        content = path.read_bytes()[: REAL[case]]
        field = field_at(content, path.name)
        truth = observed(content, path.name)
        by_field: dict[str, list[int]] = {}
        for position in range(len(content)):
            by_field.setdefault(field(position), []).append(position)
        for name, positions in by_field.items():
            for _, _, changed in flips(content, some(positions, 3)):
                got = observed(changed, path.name)
                if any(part != whole[: len(part)] for part, whole in zip(got, truth, strict=True)):
                    unnoticed.add(name)
    assert unnoticed == set(UNPROTECTED)


def test_a_data_section_above_the_limit_is_not_read() -> None:
    content, _ = segment(plain(bytes(5000)))
    records, findings, _ = read(content, limits=Limits(decompressed_bytes=4096))
    assert not records
    assert codes(findings) == ["limit-exceeded"]


def test_a_bomb_of_many_sub_batches_shares_one_limit() -> None:
    import cramjam

    body = simple(bytes(3000))
    entry = sub_batch(1, bytes(cramjam.gzip.compress(body)), 1, len(body))
    records, findings, _ = read(segment(NewChunk([entry, entry], records=2))[0], limits=Limits(decompressed_bytes=4096))
    assert [record.offset for record in records] == [0]
    assert [(f.code, f.records) for f in findings] == [(Code.LIMIT_EXCEEDED, 1)]


def test_more_entries_than_a_header_can_state_are_refused() -> None:
    content, _ = segment(NewChunk(data=bytes(4 * 70_000), num_entries=65_535, records=70_000))
    records, (found,), _ = read(content)
    assert not records
    assert found.rule == "osiris.chunk.num-entries"
    assert (found.expected, found.actual) == ("more than 65535", "65535")
    assert found.message == "the header states 65535 entries, and more than 65535 are there"


def test_a_search_over_bytes_that_all_look_like_chunks_ends() -> None:
    content = HEADER + b"\x50\x00" * 50_000
    records, findings, _ = read(content, "skip")
    assert not records
    assert findings


def test_levels_below_records_never_fail_otherwise(real: tuple[str, bytes]) -> None:
    """Each level has no records but the last; where it finds damage, so does the next one, within the file."""
    name, content = real
    for _, _, changed in flips(content, range(0, len(content), 23)):
        damaged = False
        for level in Level:
            records, findings, _ = read(changed, "skip", base=int(name.split(".")[0]), level=level)
            assert not records or level is Level.RECORDS
            assert damaged <= bool(findings)
            assert all(0 <= (finding.position or 0) <= len(changed) for finding in findings)
            damaged = bool(findings)
