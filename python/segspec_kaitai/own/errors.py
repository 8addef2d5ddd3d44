"""Errors of a user's spec, or of the tools that compile it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from segspec.core.errors import Code, SegspecError


@dataclass(frozen=True, slots=True)
class Problem:
    """Why no reader can be made: the spec's `path`, the `line` (0 if unknown), and the description."""

    path: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}" if self.line else f"{self.path}: {self.message}"


class UnsupportedSpecError(SegspecError, ValueError):
    """No reader can be made for a spec, or for a request.

    `problems` lists all faults. `code` is `limit-exceeded` for an exceeded bound, else `bad-encoding`.
    """

    def __init__(self, problems: Iterable[Problem], code: Code = Code.BAD_ENCODING) -> None:
        self.problems = tuple(dict.fromkeys(problems))
        path = self.problems[0].path if self.problems else ""
        super().__init__(code, "\n".join(map(str, self.problems)), path=path)

    def __str__(self) -> str:
        return self.message

    def __reduce__(self) -> tuple[object, ...]:
        return UnsupportedSpecError, (self.problems, self.code)


class CompilerMissingError(RuntimeError):
    """node, the kaitai-struct-compiler or PyYAML is not installed; the message names what to install."""
