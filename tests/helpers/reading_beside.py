"""Reads a folder in every way, again and again, while others change it, and holds what it gets against what was said
before the read began."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import traceback
import warnings
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import segspec
from segspec.core.errors import Code, Finding, RemovedError, SegspecError, Severity, ShrunkError
from segspec.core.model import RecordNumber, id_text, parse_id
from segspec.library.follow import Follower
from segspec.library.living_segments import number_of
from segspec.library.log import Log

CLI_SHARE = 0.08
"""A process takes as long as many reads."""

FOLLOWED = 30
"""So many looks one follower makes, about."""

Given = list[RecordNumber]


class ReadBeside:
    """`open_it` opens a log of a folder; `is_allowed` says whether a finding may be there of a log that is sound, since
    its owner may be killed at any time."""

    def __init__(
        self,
        folder: Path,
        open_it: Callable[[Path], Log],
        chance: random.Random,
        is_allowed: Callable[[Finding], bool],
        check: Callable[[segspec.Record], object],
        arguments: tuple[str, ...] = (),
    ) -> None:
        self._folder = folder
        self._open = open_it
        self._chance = chance
        self._is_allowed = is_allowed
        self._check = check
        self._arguments = arguments
        self._follower: Follower | None = None
        self._followed: RecordNumber | None = None
        self.what = ""
        self._told: list[Finding] = []

    def once(self, start: RecordNumber | None) -> Given | None:
        """The numbers of the records that one way of reading gives, all of them or from `start` on; None where it gives
        none. Raises `RemovedError` where it says that records were removed."""
        ways: list[Callable[[RecordNumber | None], Given | None]] = [
            self._records,
            self._arrow,
            self._verify,
            self._info,
            self._count,
            self._follow,
        ]
        way = self._cli if self._chance.random() < CLI_SHARE else self._chance.choice(ways)
        self.what = way.__name__
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", segspec.SegspecWarning)
            return way(start)

    def _log(self) -> Log:
        log = self._open(self._folder)
        for finding in log.listing.findings:
            self._judge(finding)
        return log

    def _judge(self, finding: Finding) -> None:
        self._told.append(finding)
        # Who follows a log is told of what was trimmed between two looks.
        says_lost = self.what == "_follow" and finding.code in (Code.MISSING_SEGMENT, Code.GAP)
        is_sound = finding.severity is not Severity.ERROR or says_lost or self._is_allowed(finding)
        assert is_sound, f"{self.what}: {finding}"

    def _numbers(self, records: Iterable[segspec.Record]) -> Iterator[RecordNumber]:
        for record in records:
            if not record.deleted:
                self._check(record)
            yield number_of(record)

    def _records(self, start: RecordNumber | None) -> Given:
        on_damage = self._chance.choice(["stop", "skip"])
        given = {} if start is None else {"start": start}
        return list(self._numbers(self._log().records(on_damage=on_damage, report=self._judge, **given)))  # type: ignore[arg-type]

    def _arrow(self, start: RecordNumber | None) -> Given:
        log = self._log()
        column = log.format.number
        given = {} if start is None else {"start": start}
        reader = log.arrow([column], on_damage="skip", report=self._judge, **given)  # type: ignore[arg-type]
        values = [value for batch in reader for value in batch.column(0).to_pylist()]
        return [parse_id(value) if isinstance(value, str) else value for value in values]

    def _verify(self, start: RecordNumber | None) -> None:
        for finding in self._log().verify(self._chance.choice(["frames", "checksums", "records"])):
            self._judge(finding)

    def _info(self, start: RecordNumber | None) -> None:
        for finding in self._log().info()["findings"]:
            self._judge(finding)

    def _count(self, start: RecordNumber | None) -> None:
        self._log().count(on_damage="skip", report=self._judge)

    def _follow(self, start: RecordNumber | None) -> None:
        """A look of one who follows the log: nothing comes twice, or in another order."""
        if self._follower is None or self._chance.random() < 1 / FOLLOWED:
            if self._follower is not None:
                self._follower.close()
            self._follower = None
            self._follower, self._followed = Follower(segspec.open(self._folder), report=self._judge), None
        for number in self._numbers(self._follower.read()):
            words = f"{number} after {self._followed}; {self._told[-3:]}"
            assert self._followed is None or number > self._followed, words  # type: ignore[operator]
            self._followed = number
        if self._follower.damaged:
            self._follower.close()
            self._follower = None

    def _cli(self, start: RecordNumber | None) -> Given | None:
        verb = self._chance.choice(["dump", "verify", "info", "report", "tail"])
        self.what = f"segspec {verb}"
        options = [*(() if verb in ("report", "tail") else self._arguments), "--output", "json"]
        if verb == "dump" and start is not None:
            options += ["--from", id_text(start) if isinstance(start, tuple) else str(start)]
        command = [sys.executable, "-m", "segspec", verb, str(self._folder), *options]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert "Traceback" not in done.stderr, done.stderr
        if done.returncode == 1:
            last = done.stderr.splitlines()[-1]
            assert last.startswith("segspec: "), done.stderr
            raise SegspecError(Code.MISSING_SEGMENT, last)
        assert done.returncode in (0, 3), done.stderr
        if verb != "dump":
            return None
        rows = [json.loads(line) for line in done.stdout.splitlines()]
        return [parse_id(row["id"]) if "id" in row else int(row["offset"]) for row in rows]


def is_clear(error: Exception) -> bool:
    """Whether an error says in words what the owner has done meanwhile."""
    if isinstance(error, RemovedError | ShrunkError):
        return True
    words = str(error)
    known = (
        "while the log was read",
        "while it was read",
        "faster than",
        "cut off while",
        "no log of",
        "has gone since",
    )
    return isinstance(error, SegspecError) and any(one in words for one in known)


def fail(what: str) -> None:
    """Ends the process, so that the soak sees it."""
    traceback.print_exc()
    sys.stderr.write(f"while reading by {what}\n")
    sys.stderr.flush()
    os._exit(1)
