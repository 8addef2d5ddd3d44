"""The list of public specs: repository, commit, path and digest; the specs themselves are not kept."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SOURCES = Path(__file__).with_name("sources.txt")


@dataclass(frozen=True)
class Source:
    """A spec of a public repository (`owner/name`) at a commit; `sha256` are the digest's first digits."""

    repository: str
    commit: str
    path: str
    sha256: str

    @property
    def name(self) -> str:
        return f"{self.repository}/{self.path}"

    def top(self, folder: Path) -> Path:
        return folder / self.repository.replace("/", "+")

    def file(self, folder: Path) -> Path:
        return self.top(folder) / self.path

    def is_there(self, folder: Path) -> bool:
        file = self.file(folder)
        return file.is_file() and hashlib.sha256(file.read_bytes()).hexdigest().startswith(self.sha256)


def sources(listed: Path = SOURCES) -> Iterator[Source]:
    """The sources of a list: a line `owner/name commit` for each repository, then `  digest path` for its specs."""
    repository = commit = ""
    for line in listed.read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            digest, _, path = line.strip().partition(" ")
            yield Source(repository, commit, path, digest)
        elif line and not line.startswith("#"):
            repository, _, commit = line.partition(" ")
