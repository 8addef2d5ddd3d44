"""What the generated parsers of a language read, whole trees of it, held against Python's field by field."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tests.javascript.test_same_tree import is_beyond_doubles
from tests.javascript.tree import Answer, Request, python
from tests.lanes.lanes import Lane, environment

ZEROS = ("0", False, "s:", "x:")
UPPER_HALF = 2**63
BYTES_OR_STRUCTURE = ".messageSet"
"""In Go a field that is a structure in some cases and bytes in the others keeps the bytes to itself."""


@dataclass(frozen=True)
class Difference:
    path: str
    python: object
    other: object


def answers(lane: Lane, requests: list[Request]) -> list[Answer]:
    """Runs the requests through the lane's `tree` program."""
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    done = subprocess.run(
        lane.command(lane.tree), input=lines, capture_output=True, text=True, check=False, env=environment()
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def compare(lane: Lane, requests: list[Request]) -> list[Difference]:
    """Where the lane reads something else than Python; what it cannot say at all (see `is_alike`) is no difference."""
    assert requests, "no case was found"
    out: list[Difference] = []
    for request, answer in zip(requests, answers(lane, requests), strict=True):
        expected = python(request)
        spec = request["spec"]
        out += differences(lane, expected.get("error"), answer.get("error"), f"{spec}: error")
        out += differences(lane, expected.get("position"), answer.get("position"), f"{spec}: position")
        out += differences(lane, expected.get("tree"), answer.get("tree"), spec)
    return out


def differences(lane: Lane, here: object, there: object, path: str) -> Iterator[Difference]:
    if isinstance(here, Mapping) and isinstance(there, Mapping):
        for name in sorted(here.keys() | there.keys()):
            yield from differences(lane, here.get(name), there.get(name), f"{path}.{name}")
    elif isinstance(here, list) and isinstance(there, list):
        if len(here) != len(there):
            yield Difference(f"{path}.length", len(here), len(there))
        for number, (one, other) in enumerate(zip(here, there, strict=False)):
            yield from differences(lane, one, other, f"{path}[{number}]")
    elif here != there and not is_alike(lane, here, there, path):
        yield Difference(path, here, there)


def is_alike(lane: Lane, here: object, there: object, path: str) -> bool:
    """Whether the language has no way to say what Python says."""
    if lane.name == "javascript":
        return is_beyond_doubles(here, there, path)
    if lane.name == "go":
        # Absent numbers are 0, a list without items is none, and one of single bytes is a string of bytes.
        return (
            (here is None and there in ZEROS)
            or (here == [] and there is None)
            or (is_bytes(here, there) or (there is None and path.endswith(BYTES_OR_STRUCTURE)))
        )
    if lane.name == "rust":
        # Absent values of a parsed structure are their types' defaults.
        return here is None and (there in ZEROS or there == [])
    if lane.name == "java":
        # Its widest integer is signed: the same 64 bits.
        return is_wrapped(here, there)
    return False


def is_bytes(here: object, there: object) -> bool:
    if not (isinstance(here, list) and all(str(item).isdecimal() for item in here)):
        return False
    return there == "x:" + "".join(f"{int(item):02x}" for item in here)


def is_wrapped(here: object, there: object) -> bool:
    if not (isinstance(here, str) and isinstance(there, str) and here.isdecimal() and there.startswith("-")):
        return False
    return int(here) >= UPPER_HALF and int(here) - 2 * UPPER_HALF == int(there)
