"""Segments by kernels and frame by frame, those of real brokers and mutated ones: the same records, columns, counts,
frames and findings."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path
from typing import Any

import pytest

from segspec.core.errors import Code, Finding, Severity
from segspec.core.limits import Limits
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.core.stretch import Wanted
from segspec.formats import registry
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import from_bytes
from segspec_kaitai.own import kept_kernel
from tests import needs
from tests.builders import kafka
from tests.helpers.hostile import mutations
from tests.helpers.sweeps import ALL, some
from tests.scanners.compare import assert_agrees, of_bytes

DATA = needs.ROOT / "tests" / "data" / "kafka"
SAMPLES = sorted(path for path in DATA.rglob("*.log") if ALL or DATA / "nodes" not in path.parents)
SAMPLES += sorted((DATA / "nodes" / "4.1" / "whole").rglob("*.log"))
"""Other nodes have logs of the same kinds."""


def read(path: Path, content: bytes, wanted: Wanted | None) -> tuple[list[Any], list[Finding], dict[str, Any], int]:
    """Records, findings, what is said of the segment, and how many stretches there were."""
    log = registry.get("kafka")
    segment = SegmentFile(str(path), int(path.stem))
    summary = SegmentSummary(segment, len(content))
    reader = log.reader(from_bytes(content, str(path)), segment, Limits())
    records: list[Any] = []
    findings: list[Finding] = []
    stretches = 0
    for step in walk(reader, summary, on_damage=OnDamage.SKIP, scanner=log.scanner_for(reader, wanted)):
        records += step.records
        findings += step.findings
        stretches += step.stretch is not None
    told = {name: getattr(summary, name) for name in SegmentSummary.__slots__ if name != "details"}
    return records, findings, told, stretches


@pytest.fixture(params=["plain", "compiled"], autouse=True)
def lane(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: Any) -> None:
    if request.param == "plain":
        monkeypatch.setenv("SEGSPEC_PLAIN", "1")
        return
    needs.program("cc", "gcc", "clang")
    cache = tmp_path_factory.getbasetemp() / "cache of kernels"
    cache.mkdir(exist_ok=True)
    monkeypatch.setenv("SEGSPEC_CACHE_DIR", str(cache))
    monkeypatch.setattr(kept_kernel, "COMPILE_FROM", 0)


def test_segments_of_real_brokers_are_read_in_stretches() -> None:
    assert SAMPLES
    found = 0
    for path in SAMPLES:
        content = path.read_bytes()
        slow, fast = read(path, content, None), read(path, content, Wanted(records=True))
        assert fast[:3] == slow[:3], path
        found += fast[3]
    assert found > len(SAMPLES) // 4


def test_a_flipped_bit_in_any_batch_is_said_alike() -> None:
    for path in SAMPLES[::4]:
        content = path.read_bytes()[:4000]
        for bit in some(range(3, 8 * len(content), 8 * 149 + 5), 5):
            damaged = bytearray(content)
            damaged[bit // 8] ^= 1 << bit % 8
            slow, fast = (read(path, bytes(damaged), wanted) for wanted in (None, Wanted(records=True)))
            assert fast[:3] == slow[:3], (path, bit)


TOPIC = "/logs/topic-0"
MOST_BYTES = 6000
MUTATIONS = some(range(50), 4)
"""Of a kind, in each lane: a thousand in all of the sweep."""
KINDS = ("transactions", "gzip", "lz4", "zstd", "nulls", "compacted", "append_time", "v0_v1_v2", "v1_gzip", "segments")


def mended(content: bytes) -> bytes:
    """The checksum of each batch and of each message made right, as far as their lengths lead."""
    made, at = bytearray(content), 0
    while at + kafka.HEAD.size <= len(made):
        end = at + kafka.LOG_OVERHEAD + int.from_bytes(made[at + 8 : at + kafka.LOG_OVERHEAD], "big", signed=True)
        if not at + kafka.HEAD.size <= end <= len(made):
            break
        if made[at + 16] >= 2:
            made[at + 17 : at + 21] = kafka.crc32c(bytes(made[at + 21 : end])).to_bytes(4, "big")
        else:
            made[at + 12 : at + 16] = zlib.crc32(made[at + 16 : end]).to_bytes(4, "big")
        at = end
    return bytes(made)


@pytest.mark.parametrize("kind", KINDS)
def test_mutated_segments_are_read_alike_on_every_road(kind: str) -> None:
    """Half of them with checksums that are right again, so that what these cover is reached."""
    sources = [path for path in SAMPLES if path.parent.name == f"{kind}-0" and 0 < path.stat().st_size < MOST_BYTES]
    assert sources
    log = registry.get("kafka")
    for number in MUTATIONS:
        path = sources[number % len(sources)]
        (content,) = mutations(path.read_bytes(), 1, f"{kind} {number}")
        segment = log.segment(f"{TOPIC}/{path.name}", None)
        made = content if number % 2 else mended(content)
        assert_agrees(log, of_bytes(made, segment.path), segment, f"{kind}, mutation {number}")


def control(base: int, key: bytes | None, value: bytes | None, codec: int = 0) -> bytes:
    held = kafka.record(0, 0, key, value)
    packed = kafka.pack("gzip", held) if codec else held
    attributes = kafka.TRANSACTIONAL | kafka.CONTROL | codec
    return kafka.batch(base, packed, attributes=attributes, producer=(1, 0, -1))


COMMIT = struct.pack(">hh", 0, 1)
ODD = [(b"\0", b""), (COMMIT, b"\0"), (COMMIT, None), (None, None), (struct.pack(">hh", 0, 3), b"\0")]


@pytest.mark.parametrize("codec", [0, 1], ids=["as it is", "gzip"])
@pytest.mark.parametrize(("key", "value"), ODD)
def test_a_control_batch_that_says_nothing_is_warned_of_by_every_lane(
    key: bytes | None, value: bytes | None, codec: int
) -> None:
    """Consumers of committed records end at one whose key cannot be read (ControlRecordType.java:parse), and a node at
    one whose value cannot (EndTransactionMarker.java:deserialize)."""
    usual = kafka.batch(0, kafka.record(0, 0, None, b"a")) + kafka.marker(1, (1, 0), is_commit=True)
    content = usual + control(2, key, value, codec) + kafka.marker(3, (1, 0), is_commit=False)
    log = registry.get("kafka")
    segment = log.segment(f"{TOPIC}/{kafka.segment_name(0)}", None)
    given = assert_agrees(log, of_bytes(content, segment.path), segment)
    assert [(finding.position, finding.severity) for finding in given.findings] == [(len(usual), Severity.WARNING)]
    assert given.stretched == 2


def test_a_time_above_that_of_its_batch_is_warned_of_by_every_lane() -> None:
    times = ((5, 5), (7, 5), (6, 7))
    batches = [kafka.batch(n, kafka.record(0, time, None, b"a"), max_time=most) for n, (time, most) in enumerate(times)]
    log = registry.get("kafka")
    segment = log.segment(f"{TOPIC}/{kafka.segment_name(0)}", None)
    given = assert_agrees(log, of_bytes(b"".join(batches), segment.path), segment)
    assert [finding.position for finding in given.findings] == [len(batches[0])]


def test_records_of_internal_topics_that_are_asked_for_as_they_are_get_no_finding_of_their_own() -> None:
    """Whatever lane gives them: whoever verifies the log is told what cannot be decoded."""
    content = kafka.batch(0, kafka.record(0, 0, b"\0", b"no offset")) + kafka.batch(1, kafka.record(0, 0, b"", b""))
    log = registry.get("kafka")
    segment = log.segment(f"/logs/__consumer_offsets-0/{kafka.segment_name(0)}", None)
    for damaged in (content, content[:-1]):
        told = []
        for wanted in (Wanted(), Wanted(records=True)):
            summary = SegmentSummary(segment, len(damaged))
            reader = log.reader(from_bytes(damaged, segment.path), segment, Limits())
            steps = walk(reader, summary, on_damage=OnDamage.SKIP, scanner=log.scanner_for(reader, wanted))
            told.append([finding.code for step in steps for finding in step.findings])
        torn = [Code.TORN] if damaged != content else []
        assert told == [[Code.BAD_LENGTH] * (2 - len(torn)) + torn, torn]
