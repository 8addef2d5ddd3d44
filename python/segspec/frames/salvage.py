"""Makes a clean copy of a declared log. A gap begins a segment, and blocks are arranged again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Any, ClassVar

from segspec.core.model import Frame, Record, SegmentFile, SegmentSummary
from segspec.core.stretch import Stretch
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.salvage import Salvager
from segspec.frames.checksums import number_of
from segspec.frames.frame_file import FrameFile
from segspec.frames.frame_parsers import Checks, FrameStream, covered_bytes
from segspec.frames.numbered_folder import SegmentNames
from segspec.frames.reader import DeclaredReader
from segspec.frames.sound_frames import StoredFrame
from segspec.parsing.debug_tree import read


class DeclaredSalvager(Salvager):
    """A `Salvager`, with the `names` of its files in a declaration's derived class."""

    certainty = "each frame has the checksum that is declared, where one is; what that does not cover may be wrong"
    names: ClassVar[SegmentNames | None]
    """Names with the first record's number; None if names stay unchanged."""
    gaps: ClassVar[bool] = False
    """Whether numbers may be skipped silently, within a segment."""

    def copied_name(self, segment: SegmentFile, summary: SegmentSummary) -> str:
        first = summary.first_offset
        if self.gaps and segment.base is not None:
            return segment.name
        return self.names.segment(first) if self.names is not None and isinstance(first, int) else segment.name

    def start(self, reader: SegmentReader, frame: Frame, number: int) -> tuple[str, bytes]:
        """The name and head of the segment that begins with record `number` in `frame`."""
        assert isinstance(reader, DeclaredReader)
        stays = self.names is None or (self.gaps and reader.segment.base is not None)
        name = reader.segment.name if self.names is None or stays else self.names.segment(number)
        return name, head_of(reader, number)

    def takes(self, reader: SegmentReader, stretch: Stretch) -> bool:
        """Frames in blocks are copied unchanged to the same place in a block."""
        assert isinstance(reader, DeclaredReader)
        moved = self.output.position - stretch.position if self.output.is_open else 0
        stays = not moved % (reader.compiled.declaration.block or 1)
        return stays and self.output.is_open and stretch.first_offset == self.due

    def ends_before(self, frame: Frame) -> bool:
        """Whether a new segment begins with this frame, although its number is due."""
        return False

    def keep(self, reader: SegmentReader, frame: Frame, records: Sequence[Record], *, sound: bool) -> None:
        assert isinstance(reader, DeclaredReader)
        body: StoredFrame = frame.body
        if body.is_left:
            return
        number = body.number
        ahead = self.names is not None and number is not None and number != self.due and not self.gaps
        if not self.output.is_open or ahead or self.ends_before(frame):
            self.output.end()
            self.output.begin(*self.start(reader, frame, self.due or 0 if number is None else number))
        if reader.compiled.declaration.block:
            for piece in laid_out(reader.file, body, self.output.position):
                self.output.write(piece)
        elif sound:
            self.output.take(reader.source, frame.position, frame.end)
        else:
            self.output.write(reader.source.read(frame.position, frame.end - frame.position))
        if number is not None:
            self.due = number + body.takes


def head_of(reader: DeclaredReader, number: int) -> bytes:
    """The reader's header with another number and checksum."""
    file, compiled = reader.file, reader.compiled
    if reader.parsers.header is None:
        return b""
    content = bytearray(reader.source.read(0, file.header()))
    base = compiled.header_fixed.get(compiled.declaration.header.base)
    if base is None or base.read(content) == number:
        return bytes(content)
    base.write(content, number)
    checks = file.header_checks
    field = None if checks is None else compiled.header_fixed.get(checks.keys.field)
    if checks is not None and field is not None:
        field.write(content, _computed(file, file.parsers.header, content, checks))
    return bytes(content)


def laid_out(file: FrameFile, body: StoredFrame, position: int) -> Iterator[bytes]:
    """The bytes of a frame at `position` of a file with blocks, with padding first."""
    block = file.declared.block
    if position % block == body.starts[0] % block or not file.compiled.joins:
        yield bytes(file.aligned(position) - position)
        for start, end in zip(body.starts, (*body.starts[1:], body.end), strict=True):
            yield file.source.read(start, end - start)
        return
    size, left, has_begun = file.compiled.fixed_size, body.value, False
    while left or not has_begun:
        start = file.aligned(position)
        room = block - start % block - size
        part, left = left[:room], left[room:]
        made = bytes(start - position) + _piece(file, body, part, is_first=not has_begun, is_last=not left)
        yield made
        position, has_begun = position + len(made), True


def _piece(file: FrameFile, body: StoredFrame, part: bytes, *, is_first: bool, is_last: bool) -> bytes:
    compiled, declared = file.compiled, file.declared
    assert declared.join is not None
    assert file.checks is not None
    made = bytearray(file.source.read(body.starts[0], compiled.fixed_size) + part)
    which = ("whole" if is_last else "begins") if is_first else "ends" if is_last else "goes_on"
    old = compiled.fixed[declared.join.by].read(made)
    if old not in compiled.joins[which]:
        compiled.fixed[declared.join.by].write(made, compiled.joins[which][0])
    compiled.fixed[declared.length].write(made, len(part))
    field = compiled.fixed[file.checks.keys.field]
    field.write(made, 0)
    field.write(made, _computed(file, file.parsers.frame, made, file.checks))
    return bytes(made)


def _computed(file: FrameFile, kind: Any, content: bytearray, checks: Checks) -> int:
    tree, _ = read(kind, FrameStream(BytesIO(content), len(content)), 0, ())
    covered = covered_bytes(tree, checks.keys, lambda start, end: bytes(content[start:end]))
    root = tree if kind is file.parsers.header else file.root
    return number_of(checks.of(covered, file.source.path, tree, root, 0))
