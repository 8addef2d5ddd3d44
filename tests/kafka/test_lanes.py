"""Real brokers' segments, by kernels and frame by frame: the same records, and the same findings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from segspec.core.errors import Finding
from segspec.core.limits import Limits
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.core.stretch import Wanted
from segspec.formats import registry
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import from_bytes
from segspec_kaitai.own import kept_kernel
from tests import needs

SAMPLES = sorted((needs.ROOT / "tests" / "data" / "kafka").rglob("*.log"))


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
    for path in SAMPLES[::9]:
        content = path.read_bytes()[:4000]
        for bit in range(3, 8 * len(content), 8 * 149 + 5):
            damaged = bytearray(content)
            damaged[bit // 8] ^= 1 << bit % 8
            slow, fast = (read(path, bytes(damaged), wanted) for wanted in (None, Wanted(records=True)))
            assert fast[:3] == slow[:3], (path, bit)
