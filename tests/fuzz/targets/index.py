"""Indexes: any bytes beside a segment are compared with it and listed, and an index that we make agrees with it."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.formats import get
from segspec.library.log import Log
from segspec.library.log import open as open_log
from segspec.recovery.indexes import put_companion
from segspec.recovery.output import CopiedFiles
from segspec.storage.source import open_source
from tests.fuzz.cases import Case, unpack
from tests.fuzz.targets import promise
from tests.fuzz.targets.files import opened, written
from tests.fuzz.targets.reader import LIMITS


def check(format: str, data: bytes) -> None:
    case = unpack(format, data)
    with written(case) as (folder, path):
        log = opened(case, path)
        _checks(log)
        _lists(log)
        if case.index and case.index_name:
            _by_itself(folder / case.index_name, format)
        _made_agrees(case, log, folder)


def glance(format: str, data: bytes) -> None:
    """One comparison, and the entries: nothing is raised, and what cannot be read is said."""
    case = unpack(format, data)
    with written(case) as (_, path):
        log = opened(case, path)
        for finding in log.check_indexes():
            finding.as_json()
        told: list[Finding] = []
        for _ in log.index_entries(on_damage="skip", report=told.append):
            pass
        wrong = [finding for finding in told if not 0 <= finding.position <= max(len(case.index), len(case.segment))]
        promise(not wrong, f"{wrong} is outside of the file")


def _checks(log: Log) -> list[Finding]:
    """What is found, the same twice and whatever else is asked."""
    found = list(log.check_indexes())
    for finding in found:
        finding.as_json()
    promise(found == list(log.check_indexes()), "another check finds something else")
    promise([f for f in log.verify() if f in found] == found, "verify leaves out what check_indexes says")
    return found


def _lists(log: Log) -> None:
    """The entries before the first one that cannot be read are the same under every policy."""
    told: list[Finding] = []
    skipped = list(log.index_entries(on_damage="skip", report=told.append))
    before = []
    try:
        before += list(log.index_entries())
        failed = False
    except SegspecError:
        failed = True
    promise(failed == bool(told), "fail raises where skip says nothing, or not where it does")
    promise(failed or before == skipped, "there are other entries under skip")


def _by_itself(index: Path, format: str) -> None:
    """An index file that is opened as such."""
    with open_source(index) as source:
        get(format).sniff(source)
        is_index = get(format).index.holds(source)
    try:
        log = open_log(index, format=format, limits=LIMITS)
    except SegspecError:
        return
    promise(log.only_index == is_index, "an index is opened as a segment")
    list(log.verify())


def _made_agrees(case: Case, log: Log, folder: Path) -> None:
    """Of a segment in which nothing is wrong. The index of another one ends where framing ends."""
    with TemporaryDirectory() as made:
        files, interval = CopiedFiles(Path(made)), None if case.choice & 2 else 128
        damage = put_companion(log.format, log.format.index, log.segments[0], LIMITS, files, interval)
        if damage is None or any(step.findings for _, step in log.steps()):
            return
        (name,) = files.sizes
        content = (Path(made) / name).read_bytes()
    promise(not damage, f"making an index finds {damage}, and reading nothing")
    for old in folder.iterdir():
        if old.name != Path(log.segments[0].path).name:
            old.unlink()
    (folder / name).write_bytes(content)
    fresh = opened(case, Path(log.segments[0].path))
    promise(fresh.segments[0].index is not None, f"{name} is no index of the segment")
    entries = list(fresh.index_entries())
    wrong = [each for each in fresh.check_indexes() if each.severity is not Severity.NOTE and not _is_foreign(each)]
    promise(not wrong, f"an index of {len(entries)} entries that was just made is wrong: {wrong}")


def _is_foreign(finding: Finding) -> bool:
    """TANK begins an index with (0, 0), and a segment with the number in its name: a sparse bundle above that number
    is not one of TANK's."""
    return finding.code is Code.BAD_INDEX and "the first entry is" in finding.message
