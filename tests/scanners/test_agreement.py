"""Large indexes are compared by kernels first; what differs is said just as without them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import segspec
from segspec.columns import agreement
from segspec.errors import Finding
from segspec.source import open_source
from tests.durable_log import build as durable_log
from tests.osiris import build as osiris

pytest.importorskip("numba", reason="numba (extra `fast`) is missing")

Make = Callable[[Path], tuple[Path, Path]]


def make_durable_log(folder: Path) -> tuple[Path, Path]:
    records = [durable_log.record(n, b"%d" % n) for n in range(1000)]
    places, at = [], 0
    for n, record in enumerate(records):
        places.append((n, at))
        at += len(record)
    segment = folder / "segment_00000000000000000000.log"
    segment.write_bytes(b"".join(records))
    segment.with_suffix(".idx").write_bytes(durable_log.index(places))
    return segment, segment.with_suffix(".idx")


def make_osiris(folder: Path) -> tuple[Path, Path]:
    made = [osiris.plain(*(b"%d.%d" % (n, m) for m in range(n % 3 + 1))) for n in range(900)]
    content, index = osiris.segment(*made)
    segment = folder / "00000000000000000000.segment"
    segment.write_bytes(content)
    segment.with_suffix(".index").write_bytes(index)
    return segment, segment.with_suffix(".index")


@pytest.fixture(autouse=True)
def always_by_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("segspec.log.WORTH_A_KERNEL", 0)
    monkeypatch.setattr(agreement, "WORTH_IT", 0)
    monkeypatch.setattr(agreement, "ROWS", 300)


MAKERS = pytest.mark.parametrize("make", [make_durable_log, make_osiris])


def agrees(log: segspec.Log) -> bool:
    segment = log.segments[0]
    with open_source(segment.path) as source:
        return agreement.index_agrees(log.format.name, segment, source)


def without_kernels(log: segspec.Log) -> list[Finding]:
    segment = log.segments[0]
    with open_source(segment.path) as source:
        return list(log.format.check_index(segment, source, log.limits))


@MAKERS
def test_a_sound_index_agrees_and_nothing_is_said(make: Make, tmp_path: Path) -> None:
    make(tmp_path)
    log = segspec.open(tmp_path)
    assert agrees(log)
    assert list(log.verify()) == []


@MAKERS
@pytest.mark.parametrize("place", [0.0, 0.37, 0.73, 0.999])
def test_every_other_byte_in_an_entry_is_said_as_without_kernels(make: Make, place: float, tmp_path: Path) -> None:
    _, index = make(tmp_path)
    sound = index.read_bytes()
    for at in range(int(len(sound) * place), min(int(len(sound) * place) + 30, len(sound)), 4):
        changed = bytearray(sound)
        changed[at] ^= 1
        index.write_bytes(changed)
        log = segspec.open(tmp_path)
        expected = without_kernels(log)
        assert expected, f"byte {at} of the index is not checked"
        assert not agrees(log)
        assert list(log.check_indexes()) == expected


@MAKERS
@pytest.mark.parametrize("length", [-40, -3, 5, 40])
def test_an_index_that_is_too_short_or_too_long_does_not_agree(make: Make, length: int, tmp_path: Path) -> None:
    _, index = make(tmp_path)
    sound = index.read_bytes()
    index.write_bytes(sound[:length] if length < 0 else sound + bytes(length))
    log = segspec.open(tmp_path)
    assert not agrees(log)
    assert list(log.check_indexes()) == without_kernels(log) != []


@MAKERS
def test_a_segment_that_is_torn_does_not_agree(make: Make, tmp_path: Path) -> None:
    segment, _ = make(tmp_path)
    segment.write_bytes(segment.read_bytes()[:-2])
    log = segspec.open(tmp_path)
    assert not agrees(log)
    assert list(log.check_indexes()) == without_kernels(log)
