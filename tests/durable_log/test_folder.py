"""A folder as a log: names, order, missing and superfluous files."""

from __future__ import annotations

from pathlib import Path

import pytest

from segspec.core.errors import Code, Severity
from segspec.formats.durable_log.layout import NAMES
from tests.builders.durable_log import index, positions, segment
from tests.helpers.logs import codes, log_of


def files(*bases: int, length: int = 3) -> dict[str, bytes]:
    """Segments of `length` records, with their indexes."""
    out = {"write.lock": b""}
    for base in bases:
        content = segment(range(base, base + length))
        out[NAMES.segment(base)] = content
        out[NAMES.index(NAMES.segment(base))] = index(positions(content, length, base))
    return out


@pytest.mark.parametrize(
    ("name", "base"),
    [
        ("segment_00000000000000000042.log", 42),
        ("segment_1.log", 1),
        ("segment_+5.log", 5),
        ("segment_000000000000000000000000000007.log", 7),
        ("segment_18446744073709551615.log", (1 << 64) - 1),
        ("segment_18446744073709551616.log", None),
        ("segment_.log", None),
        ("segment_-1.log", None),
        ("segment_1_000.log", None),
        ("segment_٣.log", None),
        ("segment_1.log.bak", None),
        ("segment_" + "9" * 5000 + ".log", None),
    ],
)
def test_names_are_read_as_the_system_reads_them(name: str, base: int | None) -> None:
    assert NAMES.base_of(name) == base


def test_narrow_and_signed_names_are_accepted_with_a_warning(tmp_path: Path) -> None:
    made = files(0)
    content = segment([3, 4])
    made |= {"segment_+3.log": content, "segment_+3.idx": index(positions(content, 2, 3))}
    log = log_of("durable_log", tmp_path, made)
    assert [r.offset for r in log.records()] == [0, 1, 2, 3, 4]
    found = list(log.verify())
    assert [(f.code, f.severity, f.expected) for f in found] == [(Code.BAD_NAME, Severity.WARNING, NAMES.segment(3))]


def test_two_names_with_the_same_base(tmp_path: Path) -> None:
    made = files(0)
    made |= {"segment_0.log": made[NAMES.segment(0)], "segment_0.idx": made[NAMES.index(NAMES.segment(0))]}
    found = list(log_of("durable_log", tmp_path, made).verify())
    assert codes(found) == ["bad-name", "bad-name"]
    assert "duplicate" in found[1].message
    assert found[1].path.endswith("segment_0.log")


def test_missing_middle_segment_says_how_much_is_missing(tmp_path: Path) -> None:
    found = list(log_of("durable_log", tmp_path, files(0, 6)).verify())
    assert [(f.code, f.severity, f.records) for f in found] == [(Code.MISSING_SEGMENT, Severity.ERROR, 3)]
    assert NAMES.segment(3) in found[0].message


def test_torn_tail_in_a_segment_that_is_not_the_last(tmp_path: Path) -> None:
    made = files(0, 3)
    made[NAMES.segment(0)] = made[NAMES.segment(0)][:-5]
    log = log_of("durable_log", tmp_path, made)
    assert [r.offset for r in log.records(on_damage="skip", report=[].append)] == [0, 1, 3, 4, 5]
    assert codes(log.verify()) == ["torn", "gap", "index-ahead"]
    assert [r.offset for r in log.records(report=[].append)] == [0, 1]
