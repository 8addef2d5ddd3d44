"""Limits are kept before the work: what no limit can be is refused, and what is above one is not opened."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import segspec
from segspec.core.limits import DEFAULT_LIMITS, LARGEST_LIMIT, Limits
from tests.builders import osiris
from tests.cli.conftest import Run
from tests.cli.conftest import segspec as segspec_run
from tests.helpers.effort import counted
from tests.helpers.verbs import exhaust

EACH = 65_535
__all__ = ["segspec_run"]


@pytest.mark.parametrize("name", Limits._fields)
@pytest.mark.parametrize("limit", [-1, LARGEST_LIMIT + 1, 2**70])
def test_a_limit_that_no_64_bits_hold_is_refused_by_its_name(name: str, limit: int) -> None:
    with pytest.raises(ValueError, match=f"the limit {name} is {limit}, and can be from 0 to {LARGEST_LIMIT}"):
        Limits(**{name: limit})


def test_the_greatest_limits_are_limits(tmp_path: Path) -> None:
    (tmp_path / osiris.segment_name(0)).write_bytes(osiris.segment(osiris.plain(b"a", b"b"))[0])
    limits = Limits(LARGEST_LIMIT, 64, LARGEST_LIMIT)
    assert [record.value for record in segspec.open(tmp_path, limits=limits).records()] == [b"a", b"b"]


def test_limits_go_from_process_to_process() -> None:
    assert pickle.loads(pickle.dumps(DEFAULT_LIMITS._replace(records=3))) == Limits(records=3)


def test_blocks_of_more_records_than_the_limit_are_not_opened(tmp_path: Path) -> None:
    body = osiris.simple(b"") * EACH
    entry = osiris.sub_batch(osiris.GZIP, osiris.COMPRESS[osiris.GZIP](body), EACH, len(body))
    content = osiris.segment(*[osiris.NewChunk([entry], records=EACH)] * 20)[0]
    (tmp_path / osiris.segment_name(0)).write_bytes(content)
    log = segspec.open(tmp_path, limits=Limits(records=1))
    findings: list[segspec.Finding] = []
    with counted() as effort:
        exhaust(log.records(on_damage="skip", report=findings.append))
    assert [finding.code for finding in findings] == [segspec.Code.LIMIT_EXCEEDED] * 20
    assert effort.decompressed == 0


def test_a_limit_of_the_command_line_that_is_none_is_a_usage_error(segspec_run: Run, tmp_path: Path) -> None:
    done = segspec_run("info", tmp_path, "--max-records", 2**70)
    assert done.code == 2
    assert "--max-records" in done.err
