"""Asks an adapter every case of the chosen vectors, or a program that gets a segment and gives one JSON object.

`--expect-fail FILE` names vectors that an adapter is known to fail, with reasons.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Protocol

from segspec.conformance.adapter import Adapter, Hello, parsed
from segspec.conformance.answers import Difference, differences, malformed
from segspec.conformance.process import EXIT_SECONDS, AdapterError, CannotStartError, LateError, Process, exit_words
from segspec.conformance.vectors import LEVELS, Case, Question, Vector, asks
from segspec.formats import NAMES

JSON = dict[str, Any]
START_SECONDS = 30.0
MOST_RESTARTS = 20
MOST_LATE = 30
NOT_ASKED = "not asked any more: see above"


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a case failed."""

    case: Case
    reason: str
    differences: tuple[Difference, ...] = ()
    answer: JSON | None = None
    stderr: tuple[str, ...] = ()


@dataclass
class Result:
    """A question was not asked if `missing` names capabilities."""

    question: Question
    cases: int = 0
    failed: int = 0
    first: Failure | None = None
    missing: tuple[str, ...] = ()
    expected: str | None = None

    @property
    def status(self) -> str:
        """passed, failed, expected-failure or not-asked."""
        if self.missing:
            return "not-asked"
        if not self.failed:
            return "passed"
        return "failed" if self.expected is None else "expected-failure"


@dataclass
class SuiteRun:
    """All results. `remarks` are about the adapter. `later` counts the vectors that came after the version `suite`."""

    hello: Hello
    results: list[Result] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    suite: str = ""
    later: int = 0

    @property
    def failed(self) -> list[Result]:
        return [result for result in self.results if result.status == "failed"]

    @property
    def cases(self) -> int:
        return sum(result.cases for result in self.results)


class Asker(Protocol):
    """A way to ask: `lacks` returns why a question is not asked, `ask` the replies."""

    hello: Hello
    remarks: list[str]

    def lacks(self, question: Question) -> tuple[str, ...]: ...

    def ask(self, cases: Sequence[Case]) -> Iterator[Reply]: ...


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer, or the reason for its absence."""

    case: Case
    answer: JSON | None
    fault: str = ""
    stderr: tuple[str, ...] = ()


def run(
    asker: Asker, vectors: Sequence[Vector], globs: Sequence[str] = (), progress: Callable[[int], None] | None = None,
    level: str = LEVELS[-1],
) -> SuiteRun:  # fmt: skip
    """Asks all questions within the adapter's capabilities.

    `progress` gets the number of answers. Findings weaker than `level` are optional.
    """
    out = SuiteRun(asker.hello, remarks=asker.remarks)
    cases: list[Case] = []
    of: dict[str, Result] = {}
    for question in (question for vector in vectors for question in vector.questions):
        chosen = [case for case in question.cases() if asks(case, globs)]
        if not chosen:
            continue
        missing = asker.lacks(question)
        result = of[question.id] = Result(question, missing=missing)
        out.results.append(result)
        if not missing:
            cases += chosen
    for number, reply in enumerate(asker.ask(cases), 1):
        _count(of[reply.case.question.id], reply, asker.hello, level)
        if progress is not None:
            progress(number)
    return out


def _count(result: Result, reply: Reply, hello: Hello, level: str) -> None:
    result.cases += 1
    failure = judged(reply, hello, level)
    if failure is None:
        return
    result.failed += 1
    result.first = result.first or failure


def judged(reply: Reply, hello: Hello, level: str = LEVELS[-1]) -> Failure | None:
    """None if the reply passes."""
    if reply.answer is None:
        return Failure(reply.case, reply.fault, stderr=reply.stderr)
    wrong = malformed(reply.case.question.kind, reply.answer)
    if wrong is not None:
        return Failure(reply.case, f"no well-formed answer: {wrong}", answer=reply.answer)
    found = differences(reply.case, reply.answer, hello.can, level)
    if not found:
        return None
    return Failure(reply.case, f"{found[0].path} is not as expected", tuple(found), reply.answer)


class Pipelined:
    """Asks a program that speaks the line protocol; restarts it after a failure.

    Raises `CannotStartError` if it cannot be run or its first handshake fails.
    """

    def __init__(self, command: Sequence[str], seconds: float, start_seconds: float = START_SECONDS) -> None:
        self._command = command
        self._seconds = seconds
        self._start_seconds = max(seconds, start_seconds)
        self.remarks: list[str] = []
        self._late = 0
        self._adapter: Adapter | None = self._started()

    def _started(self) -> Adapter:
        adapter = Adapter(self._command, self._seconds)
        try:
            self.hello = adapter.hello(self._start_seconds)
        except AdapterError as error:
            said = adapter.process.stderr()
            adapter.close()
            raise CannotStartError("\n".join([f"the adapter does not start: it {error}", *said])) from error
        return adapter

    def lacks(self, question: Question) -> tuple[str, ...]:
        return lacking(question, self.hello)

    def ask(self, cases: Sequence[Case]) -> Iterator[Reply]:
        try:
            yield from self._all(cases)
            if self._adapter is not None:
                wrong = self._adapter.stop(self._seconds)
                if wrong is not None:
                    self.remarks.append(f"the adapter {wrong}")
        finally:
            self._end()

    def _all(self, cases: Sequence[Case]) -> Iterator[Reply]:
        position = useless = 0
        while position < len(cases):
            if useless > MOST_RESTARTS or self._late >= MOST_LATE:
                self.remarks.append(
                    f"after {useless} starts in a row without one good answer, the rest was not asked"
                    if useless > MOST_RESTARTS
                    else late_remark(self._late)
                )
                yield from (Reply(case, None, NOT_ASKED) for case in cases[position:])
                return
            answered = 0
            for reply in self._until_fault(cases, position):
                position += 1
                answered += reply.answer is not None
                yield reply
            useless = 0 if answered else useless + 1

    def _until_fault(self, cases: Sequence[Case], position: int) -> Iterator[Reply]:
        try:
            adapter = self._adapter = self._adapter or self._started()
        except CannotStartError as error:
            yield Reply(cases[position], None, str(error))
            return
        adapter.send(case.request(seq) for seq, case in enumerate(cases[position:], position))
        for seq in range(position, len(cases)):
            try:
                yield Reply(cases[seq], _in_step(adapter.answer(), seq))
            except AdapterError as error:
                self._late += isinstance(error, LateError)
                yield Reply(cases[seq], None, f"the adapter {error}", adapter.process.stderr())
                self._end()
                return

    def _end(self) -> None:
        if self._adapter is not None:
            self._adapter.close()
            self._adapter = None


def lacking(question: Question, hello: Hello) -> tuple[str, ...]:
    return tuple(need for need in question.needs if need not in hello.can)


def late_remark(late: int) -> str:
    return f"after {late} answers that did not come in time, the rest was not asked"


def _in_step(answer: JSON, seq: int) -> JSON:
    given = answer.get("seq")
    if type(given) is not int or given != seq:
        raise AdapterError(f"answered with `seq` {given!r:.40} where {seq} is due")
    return answer


@dataclass(frozen=True, slots=True)
class Expectation:
    """Vectors, by a pattern of ids, that are expected to fail."""

    glob: str
    reason: str
    line: int


def parse(text: str, path: str) -> list[Expectation]:
    """The lines `GLOB # reason`. Raises `ValueError` for a line without a reason."""
    out = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        # A glob may contain `#` (`id#121`, `id#write`); the reason begins after a space.
        glob, _, reason = line.strip().partition(" #")
        if not reason.strip() or " " in glob.strip():
            raise ValueError(f"{path}:{number}: a line is `GLOB  # reason`, and the reason is not left out")
        out.append(Expectation(glob.strip(), reason.strip(), number))
    return out


def apply(expectations: Sequence[Expectation], results: Iterable[Result], known: Sequence[str]) -> list[str]:
    """Marks expected failures; returns the wrong expectations, whose vectors all pass or are unknown, one per line."""
    results = list(results)
    wrong = []
    for one in expectations:
        matched = [result for result in results if fnmatchcase(result.question.id, one.glob)]
        for result in matched:
            result.expected = one.reason
        asked = [result for result in matched if not result.missing]
        if asked and not any(result.failed for result in asked):
            wrong.append(f"line {one.line}: {one.glob} is expected to fail ({one.reason}), and passes")
        elif not matched and not any(fnmatchcase(name, one.glob) for name in known):
            wrong.append(f"line {one.line}: {one.glob} matches no vector")
    return wrong


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
