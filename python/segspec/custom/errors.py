"""What is wrong with a user's spec, or with the tools that compile it; neither is about a file's bytes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing for which no reader can be made: the spec's `path`, the `line` in it (0 where unknown), and what it
    is."""

    path: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}" if self.line else f"{self.path}: {self.message}"


class UnsupportedSpecError(ValueError):
    """No reader can be made of a spec, or of what was asked of it. `problems` are all that were found."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(dict.fromkeys(problems))
        super().__init__("\n".join(map(str, self.problems)))


class CompilerMissingError(RuntimeError):
    """node, the kaitai-struct-compiler or PyYAML is not installed; the message says what to install."""
