# kaitai-struct-compiler 0.11.0, ksy/quill_segment.ksy sha256 f3320891d340741a27baa7e8a94846dd26b4cb9f5a6d3813e5690bb294d02da7
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class QuillSegment(KaitaiStruct):
    class Header(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        magic: bytes
        version: int
        reserved: int
        base_offset: int

    class Record(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        mark: bytes
        len_body: int
        checksum: int
        body: QuillSegment.RecordBody

    class RecordBody(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        offset: int
        timestamp: int
        len_key: int
        key: bytes | None
        value: bytes

    def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    header: QuillSegment.Header
    records: list[QuillSegment.Record]

