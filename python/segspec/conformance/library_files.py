"""The files of a request, as the library reads them, and its findings, as answers have them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from segspec.core.errors import Finding
from segspec.core.limits import Limits
from segspec.core.model import SegmentFile
from segspec.formats.contract.descriptor import Format
from segspec.storage.directory import list_directory
from segspec.storage.source import Source, from_bytes, open_source

JSON = dict[str, Any]
NamedContent = tuple[str, bytes]
LIMITS = Limits(decompressed_bytes=8 << 20)
"""What the suite asks of every reader: no compressed block grows beyond this."""


def named(stream: JSON) -> NamedContent:
    return stream["name"], bytes.fromhex(stream["hex"])


@contextmanager
def folder_of(files: Sequence[NamedContent]) -> Iterator[str]:
    """A folder that has these files, as long as they are read. Raises `ValueError` for what is no file's name."""
    with TemporaryDirectory() as folder:
        for name, content in files:
            if "/" in name or name in ("", ".", ".."):
                raise ValueError(f"{name!r} is no file's name")
            (Path(folder) / name).write_bytes(content)
        yield folder


@contextmanager
def segment_of(format: Format, given: NamedContent, index: NamedContent | None) -> Iterator[tuple[Source, SegmentFile]]:
    """A segment, with its index where there is one: only then are files made."""
    name, content = given
    if index is None:
        yield from_bytes(content, name), format.segment(name, None)
        return
    with folder_of([given, index]) as folder:
        directory = list_directory(folder)
        path = directory.join(name)
        with open_source(path) as source:
            yield source, format.segment(path, directory)


def problem(finding: Finding) -> JSON:
    """A finding as answers have it."""
    field = {} if finding.field is None else {"field": finding.field}
    return {"code": str(finding.code), "at": str(finding.position), "severity": str(finding.severity)} | field
