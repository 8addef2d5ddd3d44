"""Segments that were uploaded, as a stream's log says, to another place than the one that the archive has for them.

The log is a file that somebody may have sent: what such an entry names is not asked, not read and not removed, and the
segment counts as one that the archive does not have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from segspec.core.errors import Code, Finding, Severity
from segspec.store.aof import upload_lines
from segspec.store.archive import StreamArchive
from segspec.store.inventory import Holding
from segspec.store.phases import HERE, IN_ARCHIVE

SHOWN = 300
"""Characters of a URL that are shown."""


def is_outside(holding: Holding, archive: StreamArchive) -> bool:
    if holding.phase not in IN_ARCHIVE or holding.upload is None:
        return False
    return not archive.is_own(holding.id, holding.upload)


def outside(
    holdings: Iterable[Holding], archive: StreamArchive, path: str, content: Callable[[], bytes]
) -> list[Finding]:
    """A finding on each of them, with its line in the log at `path`, whose `content` is asked for where there are any.
    An error is where records cannot be read."""
    found = [holding for holding in holdings if is_outside(holding, archive)]
    lines = upload_lines(content()) if found else {}
    return [_outside(holding, archive, path, *lines.get(holding.id, (0, 0))) for holding in found]


def _outside(holding: Holding, archive: StreamArchive, path: str, line: int, position: int) -> Finding:
    assert holding.upload is not None
    said = _shortened(holding.upload.url.text)
    words = (
        f"line {line} says that segment {holding.name} is at {said}, which is not its place in the archive "
        f"{archive.path}: nothing is asked there; open the store with the archive that it was uploaded to, or have "
        "segspec store repair --archive look in this one"
    )
    severity = Severity.WARNING if holding.phase in HERE else Severity.ERROR
    own = str(archive.url(holding.id))
    return Finding(path, position, Code.BAD_NAME, severity, words, field="url", expected=own, actual=said)


def _shortened(url: str) -> str:
    return url if len(url) <= SHOWN else f"{url[:SHOWN]}…"
