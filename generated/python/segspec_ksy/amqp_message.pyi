# kaitai-struct-compiler 0.11.0, ksy/amqp_message.ksy sha256 10bf62fa1870bc97a3cdc83b01fe855a30d9aa50ebc3522326968b290a55327d
from enum import IntEnum
from typing import Any

from . import amqp_section as _amqp_section
from . import amqp_value as _amqp_value
from .runtime import KaitaiStream, KaitaiStruct

class AmqpMessage(KaitaiStruct):
    class ListFormat(IntEnum):
        empty_list = 69
        list8 = 192
        list32 = 208

    class Section(KaitaiStruct):
        def __init__(self, depth_left: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        depth_left: int
        marker: bytes
        descriptor: _amqp_section.AmqpSection.SectionDescriptor
        body: AmqpMessage.Header | AmqpMessage.Properties | _amqp_value.AmqpValue

    class ListHead(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        format_code: AmqpMessage.ListFormat
        form: AmqpMessage.EmptyListHead | AmqpMessage.List8Head | AmqpMessage.List32Head | None
        @property
        def num_fields(self) -> int: ...
        @property
        def len_fields(self) -> int: ...

    class EmptyListHead(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...

    class List8Head(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        len_content: int
        num_fields: int
        @property
        def len_fields(self) -> int: ...

    class List32Head(KaitaiStruct):
        def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        len_content: int
        num_fields: int
        @property
        def len_fields(self) -> int: ...

    class Header(KaitaiStruct):
        def __init__(self, depth_left: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        depth_left: int
        head: AmqpMessage.ListHead
        fields: AmqpMessage.HeaderFields

    class HeaderFields(KaitaiStruct):
        def __init__(self, num_fields: int, depth_left: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        num_fields: int
        depth_left: int
        durable: _amqp_value.AmqpValue | None
        priority: _amqp_value.AmqpValue | None
        ttl: _amqp_value.AmqpValue | None
        first_acquirer: _amqp_value.AmqpValue | None
        delivery_count: _amqp_value.AmqpValue | None

    class Properties(KaitaiStruct):
        def __init__(self, depth_left: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        depth_left: int
        head: AmqpMessage.ListHead
        fields: AmqpMessage.PropertiesFields

    class PropertiesFields(KaitaiStruct):
        def __init__(self, num_fields: int, depth_left: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        num_fields: int
        depth_left: int
        message_id: _amqp_value.AmqpValue | None
        user_id: _amqp_value.AmqpValue | None
        to: _amqp_value.AmqpValue | None
        subject: _amqp_value.AmqpValue | None
        reply_to: _amqp_value.AmqpValue | None
        correlation_id: _amqp_value.AmqpValue | None
        content_type: _amqp_value.AmqpValue | None
        content_encoding: _amqp_value.AmqpValue | None
        absolute_expiry_time: _amqp_value.AmqpValue | None
        creation_time: _amqp_value.AmqpValue | None
        group_id: _amqp_value.AmqpValue | None
        group_sequence: _amqp_value.AmqpValue | None
        reply_to_group_id: _amqp_value.AmqpValue | None

    def __init__(self, depth_left: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    depth_left: int
    sections: list[AmqpMessage.Section]

