"""One process a target: imports the library instrumented, once, and forks a fuzzer for each format.

`python -m tests.fuzz.workshop JOBS`, where JOBS is a JSON object (see `Job`); atheris takes over the process that it
fuzzes in, and ends it.
"""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module
from typing import TypedDict

import atheris

from tests.fuzz.targets import check_of

INSTRUMENTED = ("segspec", "segspec_kaitai", "segspec_ksy", "segspec_kernels")


class Job(TypedDict):
    """`formats` to fuzz one after the other with `target`; `options` are libFuzzer's, of each format, and `logs` where
    it writes to."""

    target: str
    formats: list[str]
    options: dict[str, list[str]]
    logs: dict[str, str]


def load(target: str, formats: list[str]) -> None:
    """Imports all that the target runs, so that none of it is imported plain later."""
    with atheris.instrument_imports(include=list(INSTRUMENTED)):
        for name in formats:
            # To ask for a part is to import it.
            asked = import_module(f"segspec.formats.{name}").FORMAT
            assert asked.scanner is not None
            assert asked.recovery is not None
            assert asked.recovery.salvager is not None
            import_module(f"tests.fuzz.shapes.{name}")
        import_module("tests.fuzz.mutation")
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
    job: Job = json.loads(sys.argv[1])
    load(job["target"], job["formats"])
    for name in job["formats"]:
        child = os.fork()
        if child == 0:
            fuzz(job["target"], name, job["options"][name], job["logs"][name])
            os._exit(1)
        _, status = os.waitpid(child, 0)
        sys.stdout.write(f"{name} {os.waitstatus_to_exitcode(status)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
