"""As `kernels`, in the compiled lane, which ends the process at an access outside an array; and indexes compared by
compiled runs. What is compiled gives no coverage: what the frame path says of it leads the way."""

from __future__ import annotations

from segspec.core.errors import Finding, Severity
from segspec.core.stretch import Wanted
from segspec.library.log import Log
from segspec.library.verify import Indexes
from segspec.reading.walk import WalkedSegment
from segspec.storage.source import open_source
from tests.fuzz.cases import Case, unpack
from tests.fuzz.targets import promise
from tests.fuzz.targets.files import opened, written
from tests.fuzz.targets.kernels import both_ways
from tests.native.lane import CHECKED, checked, using

checked()  # To compile it is not of the first input's time.


def check(format: str, data: bytes) -> None:
    case = unpack(format, data)
    with using(CHECKED):
        both_ways(case)
        _index_agrees(case)


def _index_agrees(case: Case) -> None:
    """Where kernels find nothing wrong with an index, there is nothing to be found."""
    with written(case) as (_, path):
        log = opened(case, path)
        if any(step.findings for _, step in log.steps()) or log.segments[0].index is None:
            return
        agrees, findings = _both(log)
        wrong = [finding for finding in findings if finding.severity is not Severity.NOTE]
        promise(not (agrees and wrong), f"kernels find nothing wrong with the index, where {wrong} is")


def _both(log: Log) -> tuple[bool, list[Finding]]:
    (segment,) = log.segments
    indexes = Indexes(log)
    for _ in indexes.read(Wanted()):
        pass
    agrees = segment.path in indexes.sound
    with open_source(segment.path) as source:
        return agrees, list(log.format.index.check(WalkedSegment(log.format, segment, source, log.limits)))
