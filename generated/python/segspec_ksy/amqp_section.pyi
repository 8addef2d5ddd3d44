# kaitai-struct-compiler 0.11.0, ksy/amqp_section.ksy sha256 0850a3c7ab4b6c7f21b8f0c88bf117b68542d931922c81e04277f5363fe51f4e
from enum import IntEnum
from typing import Any

from .runtime import KaitaiStream, KaitaiStruct

class AmqpSection(KaitaiStruct):
    class DescriptorFormat(IntEnum):
        small_ulong = 83
        ulong = 128

    class SectionKind(IntEnum):
        header = 112
        delivery_annotations = 113
        message_annotations = 114
        properties = 115
        application_properties = 116
        data = 117
        amqp_sequence = 118
        amqp_value = 119
        footer = 120

    class SectionDescriptor(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        format_code: AmqpSection.DescriptorFormat
        form: AmqpSection.SmallDescriptor | AmqpSection.LargeDescriptor | None
        @property
        def number(self) -> int: ...
        @property
        def kind(self) -> AmqpSection.SectionKind | int: ...

    class SmallDescriptor(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        number: int

    class LargeDescriptor(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        number: int

    class Unopened(KaitaiStruct):
        def __init__(self, depth_left: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        depth_left: int
        nesting: bytes
        format_code: int
        encoded: AmqpSection.UnopenedDescribed | AmqpSection.FixedWidth | AmqpSection.VariableWidth8 | AmqpSection.VariableWidth32 | None

    class UnopenedDescribed(KaitaiStruct):
        def __init__(self, depth_left: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        depth_left: int
        descriptor: AmqpSection.Unopened
        described_value: AmqpSection.Unopened

    class FixedWidth(KaitaiStruct):
        def __init__(self, len_content: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        len_content: int
        content: bytes

    class VariableWidth8(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        len_content: int
        content: bytes

    class VariableWidth32(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        len_content: int
        content: bytes

    def __init__(self, depth_left: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    depth_left: int
    marker: bytes
    descriptor: AmqpSection.SectionDescriptor
    body: AmqpSection.Unopened

