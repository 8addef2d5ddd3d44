"""The file that says how far a publication got, so that another one goes on there."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from segspec.core.json_form import line
from segspec.publishing.errors import PublishError
from segspec.storage.atomic import replace_file

VERSION = "segspec-publish-1"


@dataclass(slots=True)
class PublishedUpTo:
    """What is published where, and the number from which on the broker has not confirmed everything.

    `source` are the log's path and format, `choice` which records of it: a publication goes on only where these and
    the destination are the same. `producer` is the name by which the broker knows it again.
    """

    source: str
    choice: str
    destination: str
    producer: str
    next: int = 0
    version: str = VERSION

    def save(self, path: Path) -> None:
        """Replaces the file by write, fsync and rename."""
        texts = {name: str(value) for name, value in asdict(self).items()}
        replace_file(path, f"{line(texts)}\n".encode())

    def resumed(self, path: Path) -> PublishedUpTo:
        """What the file says of this publication; this one where there is no file. Raises `PublishError` where the file
        is another publication's, or no such file."""
        try:
            content = path.read_bytes()
        except FileNotFoundError:
            return self
        found = _read(content, path)
        for name in ("source", "choice", "destination"):
            if getattr(found, name) != getattr(self, name):
                raise PublishError(
                    f"it is of another publication: its {name} is {getattr(found, name)}, and {getattr(self, name)} "
                    "is asked for",
                    str(path),
                )
        return found


def _read(content: bytes, path: Path) -> PublishedUpTo:
    try:
        texts = json.loads(content)
        found = PublishedUpTo(**texts)
        found.next = int(found.next)
    except (ValueError, TypeError) as error:
        raise PublishError("it is no file of a publication", str(path)) from error
    if found.version != VERSION:
        raise PublishError(f"it is of another version, {found.version}", str(path))
    return found
