"""The scanners, over kernels as plain Python, against the frame path: records, findings, summaries, Arrow tables."""

from __future__ import annotations

from collections.abc import Callable
from unittest.mock import patch

import pyarrow as pa

from segspec.columns.batches import Collector
from segspec.columns.flat import getters, payload
from segspec.columns.schema import schema
from segspec.core.errors import Finding, SegspecError
from segspec.core.stretch import Level, Wanted
from segspec.formats import get
from segspec.library.arrow_tables import open_reader
from segspec.library.log import Log
from segspec.library.record_selection import Selection
from segspec.reading.walk import OnDamage
from tests.fuzz.cases import Case, alone, unpack
from tests.fuzz.targets import promise
from tests.fuzz.targets.files import opened, written
from tests.fuzz.targets.reader import LIMITS
from tests.native.lane import PLAIN, using
from tests.scanners import compare
from tests.scanners.compare import COUNTED, Read, all_columns, of_bytes, read

POLICIES = (OnDamage.SKIP, OnDamage.STOP, OnDamage.SKIP, OnDamage.FAIL)


def check(format: str, data: bytes) -> None:
    with using(PLAIN):
        both_ways(unpack(format, data))


def both_ways(case: Case) -> None:
    """Both ways over one case, under one policy, in the lane that is set."""
    policy = POLICIES[case.choice >> 6]
    with patch.object(compare, "LIMITS", LIMITS):
        _walks_agree(case, policy)
    with written(case) as (_, path):
        _tables_agree(opened(case, path), policy, 1 + (case.choice >> 3 & 7) * 7)


def _walks_agree(case: Case, policy: OnDamage) -> None:
    format, segment, make = get(case.format), alone(case), of_bytes(case.segment, case.name)
    expected = read(format, make, segment, policy, None, Level.RECORDS)
    for wanted in (Wanted(records=True), Wanted(columns=all_columns(format))):
        got = read(format, make, segment, policy, wanted, Level.RECORDS)
        _same(expected, got, "records" if wanted.records else "columns")
        promise(got.records == expected.records, f"other records under {policy}, as {wanted}")
    _same(expected, read(format, make, segment, policy, Wanted(), Level.RECORDS), "counted")
    expected = read(format, make, segment, policy, None, Level.CHECKSUMS)
    _same(expected, read(format, make, segment, policy, Wanted(Level.CHECKSUMS), Level.CHECKSUMS), "checked", COUNTED)


def _same(expected: Read, got: Read, what: str, skipped: tuple[str, ...] = ()) -> None:
    promise(got.error == expected.error, f"{what}: fails with {got.error}, not with {expected.error}")
    promise(got.findings == expected.findings, f"{what}: finds {got.findings}, not {expected.findings}")
    if expected.error is None:
        for name, value in expected.summary.items():
            found = got.summary[name]
            promise(name in skipped or found == value, f"{what}: {name} is {found}, not {value}")


def _tables_agree(log: Log, policy: OnDamage, batch_rows: int) -> None:
    """The table through the scanner, and the rows of each frame."""
    found, expected = LaneOutcome(), LaneOutcome()
    rows = schema(log.format, "records")
    made = _table(lambda: _scanned(log, policy, batch_rows, found), found)
    wanted = _table(lambda: _framed(log, policy, rows, expected), expected)
    promise(found.errors == expected.errors, f"the table fails with {found.errors}, not with {expected.errors}")
    promise(sorted(found.dropped) == sorted(expected.dropped), f"does not fit: {found.dropped}, {expected.dropped}")
    if made is not None and wanted is not None:
        made.validate(full=True)
        promise(made.equals(wanted), f"the tables differ under {policy}: {made} and {wanted}")
        promise(found.findings == expected.findings, f"finds {found.findings}, not {expected.findings}")


class LaneOutcome:
    """What is said while a table is made: findings, values that do not fit, the error that ended it."""

    def __init__(self) -> None:
        self.findings: list[Finding] = []
        self.dropped: list[str] = []
        self.errors: list[str] = []

    def drop(self, _: int, error: SegspecError) -> None:
        self.dropped.append(str(error))


def _table(make: Callable[[], pa.Table], told: LaneOutcome) -> pa.Table | None:
    try:
        return make()
    except SegspecError as error:
        told.errors.append(str(error))
        return None


def _scanned(log: Log, policy: OnDamage, batch_rows: int, told: LaneOutcome) -> pa.Table:
    selection = Selection(policy, deleted=True, report=told.findings.append)
    return open_reader(log, "records", None, selection, batch_rows=batch_rows, overflow=told.drop).read_all()


def _framed(log: Log, policy: OnDamage, rows: pa.Schema, told: LaneOutcome) -> pa.Table:
    take = getters(rows.names)
    out = []
    for segment, step in log.steps(on_damage=policy, level=Level.RECORDS):
        told.findings += step.findings
        out += [(payload(record), tuple(get_one(record, segment.path) for get_one in take)) for record in step.records]
    return pa.Table.from_batches(Collector(rows, log.path, overflow=told.drop).batches(out), rows)
