"""The version of the suite: its vectors, later ones, and withdrawn ones."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from segspec.conformance.vectors import Vector, VectorsError, folder

FILE = "suite.json"


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """A withdrawn vector, which was wrong. Its id is never reused."""

    id: str
    since: str
    version: str
    reason: str
    instead: str | None

    def __str__(self) -> str:
        more = "" if self.instead is None else f"; {self.instead} asks it right"
        return f"{self.id} was withdrawn in {self.version}: {self.reason}{more}"


@dataclass(frozen=True, slots=True)
class Suite:
    """The content of `suite.json`."""

    version: str
    earlier: tuple[str, ...]
    withdrawn: tuple[Withdrawn, ...]

    @property
    def versions(self) -> tuple[str, ...]:
        """The oldest first."""
        return (*self.earlier, self.version)


def suite(place: Path | None = None) -> Suite:
    """Raises `VectorsError` without a description."""
    file = (place or folder()) / FILE
    try:
        stored = json.loads(file.read_bytes())
        gone = [
            Withdrawn(one["id"], one["since"], one["in"], one["reason"], one.get("instead"))
            for one in stored["withdrawn"]
        ]
        return Suite(stored["version"], tuple(stored["earlier"]), tuple(gone))
    except (OSError, KeyError, TypeError, ValueError) as error:
        raise VectorsError(f"{file} does not say which suite this is: {type(error).__name__} {error}") from error


def numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def known_in(vectors: Iterable[Vector], version: str) -> list[Vector]:
    return [one for one in vectors if one.since is None or numbers(one.since) <= numbers(version)]
