"""The state of a conversion in its target: what is planned, what is done, what was committed.

    _segspec/jobs/<id>/plan.json     what a job does; a job that has one and no commit is unfinished
    _segspec/jobs/<id>/files/…       files of rows (or a log) before the commit
    _segspec/jobs/<id>/done/<n>      what task n has done, written last
    _segspec/commits/<number>.json   the commit: the files and their names, and what of each segment is in them

Readers of Hive-like folders look into no folder whose name begins with an underscore.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from segspec.conversion import Refused
from segspec.core.bounds import Bound
from segspec.core.errors import Finding
from segspec.spark.conversion.job_pieces import Earlier, JobPiece, bound_from_json, root_of
from segspec.spark.conversion.parameters import Request
from segspec.spark.conversion.row_files import Made, manifest_text
from segspec.spark.conversion.tasks import Task, TaskDone, finding_of
from segspec.spark.paths import lies_below
from segspec.storage.target import JobTarget

JOBS = "_segspec/jobs"
COMMITS = "_segspec/commits"


@dataclass(frozen=True, slots=True)
class Commit:
    """What a job has committed. `sizes` are the bytes that its segments had, `marks` the last offset or id of each log
    in its files, `where` the conditions that its records fulfil."""

    number: int
    job: str
    files: list[Made]
    sizes: dict[str, int]
    marks: dict[str, Bound]
    where: tuple[str, ...]


@dataclass(slots=True)
class PlannedJob:
    """A planned conversion, of which some tasks may be done."""

    id: str
    number: int
    request: Request
    tasks: list[tuple[JobPiece, ...]]
    findings: list[Finding]

    @property
    def folder(self) -> str:
        return f"{JOBS}/{self.id}"

    @property
    def prefix(self) -> str:
        """How the names of this job's files begin: later jobs' come after earlier ones'."""
        return f"part-{self.number:04}-{self.id}"

    def task(self, number: int) -> Task:
        return Task(number, self.folder, f"{self.prefix}-{number:06}", self.request, self.tasks[number])

    def save(self, target: JobTarget) -> None:
        content = {
            "id": self.id,
            "number": self.number,
            "request": self.request.as_json(),
            "findings": [list(finding) for finding in self.findings],
            "works": [[piece.as_json() for piece in pieces] for pieces in self.tasks],
        }
        target.put(f"{self.folder}/plan.json", json.dumps(content).encode())

    @classmethod
    def load(cls, target: JobTarget, id: str) -> PlannedJob | None:
        """The job of that id, or None where it was never planned to its end."""
        content = target.read(f"{JOBS}/{id}/plan.json")
        if content is None:
            return None
        try:
            given = json.loads(content)
            tasks = [tuple(JobPiece.from_json(piece) for piece in pieces) for pieces in given["works"]]
            findings = [finding_of(row) for row in given["findings"]]
            return cls(id, int(given["number"]), Request.from_json(given["request"]), tasks, findings)
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            plan = target.url(f"{JOBS}/{id}/plan.json")
            raise Refused(f"{plan} is no plan of a conversion: remove its folder to give it up") from error

    def done(self, target: JobTarget) -> dict[int, TaskDone]:
        """What its tasks have done, by their numbers."""
        found = {}
        for number in sorted(self.done_numbers(target)):
            content = target.read(f"{self.folder}/done/{number}")
            assert content is not None
            found[number] = TaskDone.from_json(json.loads(content))
        return found

    def done_numbers(self, target: JobTarget) -> set[int]:
        """The numbers of tasks that are done."""
        # A temporary name of a file that is being written is not a number.
        return {int(name) for name in target.names(f"{self.folder}/done") if name.isdecimal()}

    def failures(self, target: JobTarget) -> list[dict[str, Any]]:
        """Why tasks failed."""
        names = target.names(f"{self.folder}/failed")
        return [json.loads(content) for name in names if (content := target.read(f"{self.folder}/failed/{name}"))]

    def commit(self, target: JobTarget, results: list[TaskDone]) -> Commit:
        """From here on the conversion has happened: what is left is only to give files their names."""
        files = [made for result in results for made in result.files]
        sizes: dict[str, int] = {}
        for piece in (piece for pieces in self.tasks for piece in pieces):
            sizes[piece.source] = sizes.get(piece.source, 0) + piece.size
        marks = _latest(
            (piece.path, piece.last) for result in results for piece in result.pieces if piece.last is not None
        )
        content = {
            "job": self.id,
            "number": self.number,
            "request": self.request.as_json(),
            "files": [made._asdict() for made in files],
            "sizes": sizes,
            "marks": marks,
        }
        target.put(commit_name(self.number), manifest_text(content))
        return Commit(self.number, self.id, files, sizes, marks, self.request.where)


def earlier(made: Sequence[Commit]) -> Earlier:
    """What commits have, together."""
    sizes: dict[str, int] = {}
    for commit in made:
        sizes |= commit.sizes
    return Earlier(sizes, _latest(mark for commit in made for mark in commit.marks.items()))


def _latest(marks: Iterable[tuple[str, Bound]]) -> dict[str, Bound]:
    found: dict[str, Bound] = {}
    for path, mark in marks:
        found[path] = max(mark, found.get(path, mark))
    return found


def commit_name(number: int) -> str:
    return f"{COMMITS}/{number:06}.json"


def new_id() -> str:
    return os.urandom(4).hex()


def commits(target: JobTarget) -> list[Commit]:
    """The commits so far, in order."""
    found = []
    for name in target.names(COMMITS):
        if name.endswith(".json") and not name.startswith(".") and (content := target.read(f"{COMMITS}/{name}")):
            given = json.loads(content)
            files = [Made(**made) for made in given["files"]]
            marks = {path: bound_from_json(mark) for path, mark in given["marks"].items()}
            where = Request.from_json(given["request"]).where
            found.append(Commit(given["number"], given["job"], files, given["sizes"], marks, where))
    return found


def unfinished(target: JobTarget) -> PlannedJob | None:
    """The job that was planned and not brought to its end; what is left of others is removed."""
    found = None
    for name in target.names(JOBS):
        job = PlannedJob.load(target, name)
        if job is None:
            target.remove(f"{JOBS}/{name}")
        else:
            found = job
    return found


def check_sources(job: PlannedJob) -> None:
    """Raises `Refused` where a plan reads something that the request does not: the target may be from somebody else."""
    roots = [root_of(source) for source in job.request.sources]
    for path in {path for pieces in job.tasks for piece in pieces for path in piece.paths()}:
        if not any(lies_below(path, root) for root in roots):
            folder = f"{job.request.target}/{JOBS}/{job.id}"
            raise Refused(
                f"{folder} plans to read {path}, which is not at or below {', '.join(job.request.sources)}: nothing "
                "is read; remove that folder to give the plan up"
            )


def check_same(job: PlannedJob, request: Request) -> None:
    """Raises `Refused` where an unfinished job was asked for with something else."""
    old, new = job.request.as_json(), request.as_json()
    differ = [f"{name} is {new[name]!r}, and was {old[name]!r}" for name in old if old[name] != new[name]]
    if differ:
        raise Refused(
            f"{request.target} holds a conversion that was not finished: {'; '.join(differ)}. Run it again as it was, "
            f"or remove {request.target}/{JOBS}/{job.id} to give it up"
        )
