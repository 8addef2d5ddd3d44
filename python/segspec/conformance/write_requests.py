"""The library's answer to `write`, from a format's own writer."""

from __future__ import annotations

from typing import Any

from segspec import formats
from segspec.formats.contract.writing import FormatWriter, Held

JSON = dict[str, Any]


class MemoryFiles:
    """One segment in memory."""

    def __init__(self) -> None:
        self.held: list[Held] = []
        self.tail = b""
        self.index = b""
        self.frames = 0
        self.is_open = False
        self.writer: FormatWriter[Any]
        self._content = bytearray()

    @property
    def position(self) -> int:
        return len(self._content)

    @property
    def index_position(self) -> int:
        return len(self.index)

    @property
    def content(self) -> bytes:
        return bytes(self._content) + self.tail

    def open(self) -> None:
        if self.is_open:
            return
        new = self.writer.segment()
        self._content += new.head
        self.index = self.writer.index_head()
        self.is_open = True
        self.writer.opened()

    def write(self, frame: bytes, index: bytes = b"", frames: int = 1) -> int:
        position = self.position
        self._content += frame
        self.index += index
        self.frames += frames
        return position

    def roll(self) -> None:
        if self.is_open:
            raise ValueError("these records do not go into one segment")


def write(request: JSON) -> JSON:
    """The bytes, or `skip` if the writer cannot make them."""
    try:
        return {"hex": _written(request).hex()}
    except ValueError as error:
        return {"skip": str(error)}


def _written(request: JSON) -> bytes:
    format = formats.get(request["format"])
    if format.writing is None:
        raise ValueError(f"{format.name} is only read")
    kind = format.writing.writer
    requested = format.writing.requested(request, format.segment(request["name"], None))
    files = MemoryFiles()
    for words, frames in requested.writers(list(requested.frames())):
        files.writer = kind(kind.options_type.from_words(format.name, words), files)
        if files.writer.opens_at_start:
            files.open()
        for frame in frames:
            for number, record in enumerate(frame):
                files.writer.append(**requested.arguments(record))
                if number == 0:
                    requested.begun(files.writer, len(frame))
            files.writer.close_frame()
    requested.ended(files.writer)
    return files.content
