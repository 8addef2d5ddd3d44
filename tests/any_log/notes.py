"""Writes logs of notes: each frame is one record, which has all that such a record can have."""

from __future__ import annotations

import struct
import zlib

SPEC = """
meta: {id: notes, endian: be}
doc: Notes, each of them a record in a frame of its own. Made up for tests.
-log:
  title: Log of notes
  files: '{base:012}.notes'
  frame: notes
  kind: note
  length: len_note
  number: {field: number, gaps: GAPS}
  time: {field: written, unit: s}
  checksum: {field: checksum, algorithm: crc32, covers: number..raw}
  key: title
  value: text
  columns: {kind: kind, is_loud: is_loud, room: room, author: author, raw: raw}
  index: {suffix: .list, entry: entry, number: number, position: place}
seq: [{id: notes, type: note, repeat: eos}]
enums: {kinds: {1: plain, 3: urgent}}
types:
  note:
    seq:
      - {id: checksum, type: u4}
      - {id: len_note, type: u4, valid: {min: 18}}
      - {id: number, type: u8}
      - {id: written, type: s4}
      - {id: kind, type: u1, enum: kinds}
      - {id: flags, type: u1}
      - {id: len_title, type: u1}
      - {id: len_author, type: u1}
      - {id: room, type: u2, if: flags & 2 != 0}
      - {id: title, size: len_title, if: flags & 4 != 0}
      - {id: author, type: str, encoding: UTF-8, size: len_author}
      - {id: text, size: len_note - 18 - len_author - (flags & 2) - held, if: flags & 8 == 0}
      - {id: raw, size: 2}
    instances: {is_loud: {value: flags & 1 != 0}, held: {value: '(flags & 4 != 0 ? len_title : 0)'}}
  entry: {seq: [{id: mark, contents: [7]}, {id: place, type: u4}, {id: number, type: u8}]}
"""
LOUD, ROOM, TITLE, SILENT = 1, 2, 4, 8
MARK = b"\7"


def spec(*, gaps: bool) -> str:
    return SPEC.replace("GAPS", str(gaps).lower())


def note(
    number: int, text: bytes = b"", *, flags: int = 0, title: bytes = b"t", author: bytes = b"a", kind: int = 1,
    written: int = 1_000, checksum: int | None = None,
) -> bytes:  # fmt: skip
    """A note; a silent one has no text."""
    room = b"\0\5" if flags & ROOM else b""
    title = title if flags & TITLE else b""
    head = struct.pack(">QiBBBB", number, written, kind, flags, len(title), len(author))
    covered = head + room + title + author + (b"" if flags & SILENT else text) + b"rr"
    sum_of = zlib.crc32(covered) if checksum is None else checksum
    return struct.pack(">II", sum_of, len(covered)) + covered


def some_notes(count: int = 40, first: int = 0) -> list[bytes]:
    """Notes without gaps, with each of the flags in turn."""
    return [
        note(
            first + place, b"text " * (place % 9), flags=place % 16, title=b"title %d" % place, kind=1 + place % 2 * 2,
            author="ä".encode() * (place % 3), written=place - 3,
        )
        for place in range(count)
    ]  # fmt: skip


def index(notes: list[bytes], first: int = 0) -> bytes:
    """The index of notes: an entry for each, whose numbers are big-endian."""
    made, at = b"", 0
    for place, each in enumerate(notes):
        made += MARK + struct.pack(">IQ", at, first + place)
        at += len(each)
    return made


def name(base: int = 0) -> str:
    return f"{base:012}.notes"
