"""Errors and findings carry what they must, through JSON and through pickle."""

from __future__ import annotations

import pickle

import pytest

from segspec.core.errors import Code, Finding, SegspecError, Severity, StateError, WriterError
from segspec.publishing import PublishError
from segspec.queue.consumers import QueueFullError

ERROR = SegspecError(
    Code.BAD_CHECKSUM, "crc is 1, not 2", path="a.log", position=2**63, field="crc", expected="2", actual="1"
)


def test_an_error_survives_pickling_because_spark_sends_it_between_processes() -> None:
    copy = pickle.loads(pickle.dumps(ERROR))
    assert (copy.code, copy.path, copy.position, copy.field, copy.expected, copy.actual) == (
        Code.BAD_CHECKSUM, "a.log", 2**63, "crc", "2", "1",
    )  # fmt: skip
    assert str(copy) == "a.log:9223372036854775808: bad-checksum: crc is 1, not 2"


def test_a_finding_as_json_has_decimal_strings_and_no_nulls() -> None:
    finding = Finding.from_error(ERROR, note="3 later frames are sound", bytes=124)
    assert finding.as_json() == {
        "path": "a.log", "position": "9223372036854775808", "code": "bad-checksum", "severity": "error",
        "message": "crc is 1, not 2; 3 later frames are sound", "field": "crc", "expected": "2", "actual": "1",
        "bytes": "124",
    }  # fmt: skip


def test_a_finding_becomes_the_error_it_reports() -> None:
    error = Finding.from_error(ERROR, severity=Severity.ERROR).error()
    assert (error.code, error.position, error.field) == (ERROR.code, ERROR.position, ERROR.field)


def test_the_codes_are_the_closed_list_of_the_design() -> None:
    listed = """
        torn bad-magic unsupported-version bad-checksum bad-length bad-count bad-order gap bad-encoding
        unsupported-codec bad-compression trailing-bytes zeroed reserved-nonzero limit-exceeded bad-index
        index-behind index-ahead missing-index missing-segment bad-name unprotected
    """
    assert sorted(Code) == sorted(listed.split())


@pytest.mark.parametrize("kind", [WriterError, QueueFullError, PublishError])
def test_an_error_that_is_about_no_bytes_is_of_the_same_kind_after_a_pickle(kind: type[StateError]) -> None:
    error = pickle.loads(pickle.dumps(kind("refused", "log")))
    assert type(error) is kind
    assert (str(error), error.code, error.path) == ("log: refused", None, "log")
