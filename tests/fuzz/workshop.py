"""One process: imports the library instrumented, once, and forks a fuzzer for each job.

`python -m tests.fuzz.workshop` reads a JSON list of jobs (see `Job`) from standard input; atheris takes over the
process that it fuzzes in, and ends it.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TypedDict

import atheris

from tests.fuzz.targets import check_of

INSTRUMENTED = ("segspec", "segspec_kaitai", "segspec_ksy", "segspec_kernels")


class Job(TypedDict):
    """A format to fuzz a target with; `options` are libFuzzer's, and `log` is where it writes to."""

    target: str
    format: str
    options: list[str]
    log: str


def load(jobs: Sequence[Job]) -> None:
    """Imports all that the targets run, so that none of it is imported plain later."""
    with atheris.instrument_imports(include=list(INSTRUMENTED)):
        for name in sorted({job["format"] for job in jobs}):
            # To ask for a part is to import it.
            asked = import_module(f"segspec.formats.{name}").FORMAT
            assert asked.scanner is not None
            assert asked.recovery is not None
            assert asked.recovery.salvager is not None
            import_module(f"tests.fuzz.shapes.{name}")
        import_module("tests.fuzz.mutation")
        for target in sorted({job["target"] for job in jobs}):
            check_of(target)


def fuzz(target: str, format: str, options: list[str], log: str) -> None:
    """Ends the process."""
    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(output, 1)
    os.dup2(output, 2)
    from tests.fuzz.mutation import mutate  # not before `load`, which has it run instrumented

    check = check_of(target)

    def test_one_input(data: bytes) -> None:
        check(format, data)

    def custom_mutator(data: bytes, max_size: int, seed: int) -> bytes:
        return mutate(target, format, bytes(data), max_size, seed, atheris.Mutate)

    atheris.Setup(["tests.fuzz", *options], test_one_input, custom_mutator=custom_mutator)
    atheris.Fuzz()


def main() -> None:
    jobs: list[Job] = json.load(sys.stdin)
    load(jobs)
    for job in jobs:
        child = os.fork()
        if child == 0:
            fuzz(**job)
            os._exit(1)
        _, status = os.waitpid(child, 0)
        sys.stdout.write(f"{os.waitstatus_to_exitcode(status)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
