"""Digests of the parts of uploaded segments, so that a part of an object can be compared without the rest of it.

They are in a file beside the stream's log, and are no more than a copy of what the whole object says: where the file is
missing, or speaks of another upload, the object is read from its beginning to its end once, compared with the digest in
the log, and the file is made anew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from segspec.core.ids import Id, id_text
from segspec.storage import disk
from segspec.storage.atomic import replace_file
from segspec.store.aof import Upload

PART = 64 << 10
"""Bytes of a part; the last one has what is left."""

DIGEST_BYTES = hashlib.sha256().digest_size
SUFFIX = ".parts"


def part_digests(blocks: Iterable[bytes]) -> Iterator[bytes]:
    """The digests of the parts of what blocks of whole parts make up."""
    for block in blocks:
        view = memoryview(block)
        for start in range(0, len(block), PART):
            yield hashlib.sha256(view[start : start + PART]).digest()


class Parts:
    """Those of one stream, in its folder. A disk that refuses costs time later, and nothing else."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def _path(self, segment: Id) -> Path:
        return self._folder / f".{id_text(segment)}{SUFFIX}"

    def of(self, segment: Id, upload: Upload) -> bytes | None:
        """The digests of the parts of what was uploaded, one after the other; None where they are not known."""
        head, size = _head(upload), DIGEST_BYTES * -(-upload.bytes // PART)
        try:
            if self._path(segment).stat().st_size != len(head) + size:
                return None
            content = self._path(segment).read_bytes()
        except OSError:
            return None
        return content[len(head) :] if content.startswith(head) else None

    def keep(self, segment: Id, upload: Upload, digests: bytes) -> None:
        with suppress(OSError):
            replace_file(self._path(segment), _head(upload) + digests)

    def remove(self, segment: Id) -> None:
        with suppress(OSError):
            disk.remove(self._path(segment))

    def prune(self, known: Collection[Id]) -> None:
        """Removes those of segments that left."""
        names = {self._path(segment).name for segment in known}
        for path in self._folder.glob(f".*{SUFFIX}"):
            if path.name not in names:
                with suppress(OSError):
                    disk.remove(path)


def _head(upload: Upload) -> bytes:
    return f"parts of {PART} bytes of {upload.bytes} {upload.digest}\n".encode()
