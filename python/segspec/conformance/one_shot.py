"""Asks a simple program: the bytes of a segment in, one JSON object out."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from segspec.conformance.adapter import Hello, parsed
from segspec.conformance.process import EXIT_SECONDS, AdapterError, LateError, Process, exit_words
from segspec.conformance.running import MOST_LATE, NOT_ASKED, Reply, lacking, late_remark
from segspec.conformance.vectors import Case, Question
from segspec.formats import NAMES


class OneShot:
    """Starts the program once per case, with the arguments FORMAT NAME.

    `can` are its capabilities in addition to `read:<format>`.
    """

    def __init__(self, command: Sequence[str], seconds: float, can: Sequence[str], formats: Sequence[str] = ()) -> None:
        self._command = command
        self._seconds = seconds
        self.remarks: list[str] = []
        self._late: list[str] = []
        reads = [f"read:{name}" for name in formats or NAMES]
        self.hello = Hello(Path(command[0]).name, "", "", frozenset([*reads, *can]))

    def lacks(self, question: Question) -> tuple[str, ...]:
        if question.kind != "read":
            return (question.needs[0],)
        beside = question.vector.index is not None
        return lacking(question, self.hello) or (("a way to be given a file beside the segment",) if beside else ())

    def ask(self, cases: Sequence[Case]) -> Iterator[Reply]:
        """Raises `CannotStartError`."""
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            yield from pool.map(self._reply, cases)
        if len(self._late) >= MOST_LATE:
            self.remarks.append(late_remark(len(self._late)))

    def _reply(self, case: Case) -> Reply:
        vector = case.question.vector
        assert vector.segment is not None
        if len(self._late) >= MOST_LATE:
            return Reply(case, None, NOT_ASKED)
        with closing(Process([*self._command, vector.format, vector.segment.name])) as process:
            process.write([case.content()], last=True)
            try:
                return Reply(case, parsed(self._output(process)))
            except AdapterError as error:
                if isinstance(error, LateError):
                    self._late.append(case.id)
                return Reply(case, None, f"the program {error}", process.stderr())

    def _output(self, process: Process) -> bytes:
        deadline = time.monotonic() + self._seconds
        while process.read(deadline):
            pass
        code = process.ended(EXIT_SECONDS)
        if code is None:
            raise AdapterError("closed its output and did not exit")
        if code:
            raise AdapterError(exit_words(code))
        return bytes(process.buffer)
