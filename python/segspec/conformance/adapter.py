"""Talks to an adapter in lines of JSON."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from segspec.conformance.library import PROTOCOL
from segspec.conformance.process import EXIT_SECONDS, AdapterError, Process, exit_words, shown
from segspec.core.text import printable

JSON = dict[str, Any]
NAME_LENGTH = 60
MOST_VALUES = 1_000_000
MOST_DEPTH = 64


@dataclass(frozen=True, slots=True)
class Hello:
    """What an adapter states about itself."""

    name: str
    version: str
    language: str
    can: frozenset[str]


class Adapter:
    """A running adapter. `seconds` is the time limit for one answer."""

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        self.process = Process(command)
        self._seconds = seconds
        self._scanned = 0

    def hello(self, seconds: float) -> Hello:
        """The first answer. Raises `AdapterError`."""
        self.send([{"cmd": "start", "protocol": PROTOCOL}])
        return understood(self.answer(seconds))

    def send(self, requests: Iterable[JSON]) -> None:
        """Sends requests in the background, one per line."""
        self.process.write(json.dumps(request, separators=(",", ":")).encode() + b"\n" for request in requests)

    def line(self, seconds: float | None = None) -> bytes:
        """The next line, without its end. Raises `AdapterError`."""
        deadline = time.monotonic() + (self._seconds if seconds is None else seconds)
        buffer = self.process.buffer
        while (end := buffer.find(b"\n", self._scanned)) < 0:
            self._scanned = len(buffer)
            if not self.process.read(deadline):
                raise AdapterError(self._ending(bytes(buffer)))
        line = bytes(buffer[:end])
        del buffer[: end + 1]
        self._scanned = 0
        return line

    def _ending(self, rest: bytes) -> str:
        code = self.process.ended(EXIT_SECONDS)
        how = "closed its output" if code is None else exit_words(code)
        return f"{how}, in the middle of a line: {shown(rest)}" if rest else how

    def answer(self, seconds: float | None = None) -> JSON:
        """The next answer. Raises `AdapterError`."""
        return parsed(self.line(seconds))

    def stop(self, seconds: float) -> str | None:
        """Stops the adapter; returns what went wrong, or None."""
        self.send([{"cmd": "stop"}])
        try:
            line = self.line(seconds)
        except AdapterError:
            code = self.process.ended(EXIT_SECONDS)
            if code is None:
                return "did not exit after `stop`"
            return None if code == 0 else f"{exit_words(code)} after `stop`, in place of exit code 0"
        return f"answered `stop`, or printed more than it was asked for: {shown(line)}"

    def close(self) -> None:
        self.process.close()

    def __enter__(self) -> Adapter:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def parsed(line: bytes) -> JSON:
    """Raises `AdapterError`."""
    if sum(map(line.count, (b",", b"[", b"{"))) > MOST_VALUES:
        raise AdapterError(f"printed more than {MOST_VALUES} values in one answer: {shown(line)}")
    try:
        answer = json.loads(line, parse_constant=refused_constant)
    except (ValueError, RecursionError) as error:
        raise AdapterError(f"printed what is no JSON: {shown(line)}") from error
    if not isinstance(answer, dict):
        raise AdapterError(f"printed JSON that is not an object: {shown(line)}")
    if is_deep(answer):
        raise AdapterError(f"printed JSON of more than {MOST_DEPTH} levels: {shown(line)}")
    return answer


def refused_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON")


def is_deep(answer: JSON) -> bool:
    """Whether it has more than `MOST_DEPTH` levels."""
    level: list[Any] = [answer]
    for _ in range(MOST_DEPTH):
        level = [inner for one in level for inner in (one.values() if isinstance(one, dict) else one)]
        level = [one for one in level if isinstance(one, dict | list)]
        if not level:
            return False
    return True


def understood(answer: JSON) -> Hello:
    """Raises `AdapterError`."""
    if answer.get("protocol") != PROTOCOL:
        raise AdapterError(f"says that `protocol` is {_short(answer.get('protocol'))}; this is protocol {PROTOCOL}")
    words = []
    for name in ("name", "version", "language"):
        if not isinstance(answer.get(name), str):
            raise AdapterError(f"says that `{name}` is {_short(answer.get(name))}; it is a text")
        words.append(printable(answer[name])[:NAME_LENGTH])
    can = answer.get("can")
    if not isinstance(can, list) or not all(isinstance(one, str) for one in can):
        raise AdapterError(f"says that `can` is {_short(can)}; it is a list of texts")
    return Hello(words[0], words[1], words[2], frozenset(map(printable, can)))


def _short(value: object) -> str:
    return "missing" if value is None else printable(repr(value)[:80])
