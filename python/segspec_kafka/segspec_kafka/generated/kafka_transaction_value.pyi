# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_value.ksy sha256 f582a89ec0e76bf2323115fa7b133c267b12697429f5d83bda8bb6ae3b68e195
from enum import IntEnum
from typing import Any

from . import kafka_bytes as _kafka_bytes
from . import kafka_count as _kafka_count
from . import kafka_flag as _kafka_flag
from . import kafka_string as _kafka_string
from . import kafka_tagged_fields as _kafka_tagged_fields
from . import kafka_uuid as _kafka_uuid
from . import kafka_uvarint as _kafka_uvarint
from .runtime import KaitaiStream, KaitaiStruct

class KafkaTransactionValue(KaitaiStruct):
    class TransactionLogValue(KaitaiStruct):
        class PartitionsSchema(KaitaiStruct):
            def __init__(self, api_version: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            api_version: int
            topic: _kafka_string.KafkaString
            num_partition_ids: _kafka_count.KafkaCount
            partition_ids: list[int] | None
            tagged: _kafka_tagged_fields.KafkaTaggedFields | None

        class TaggedField(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            tag: _kafka_uvarint.KafkaUvarint
            len_content: _kafka_uvarint.KafkaUvarint
            content: KafkaTransactionValue.TransactionLogValue.TaggedPreviousProducerId | KafkaTransactionValue.TransactionLogValue.TaggedNextProducerId | KafkaTransactionValue.TransactionLogValue.TaggedClientTransactionVersion | KafkaTransactionValue.TransactionLogValue.TaggedNextProducerEpoch | bytes

        class TaggedPreviousProducerId(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            previous_producer_id: int

        class TaggedNextProducerId(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            next_producer_id: int

        class TaggedClientTransactionVersion(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            client_transaction_version: int

        class TaggedNextProducerEpoch(KaitaiStruct):
            def __init__(self, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
            next_producer_epoch: int

        def __init__(self, api_version: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
        api_version: int
        producer_id: int
        producer_epoch: int
        transaction_timeout_ms: int
        transaction_status: int
        num_transaction_partitions: _kafka_count.KafkaCount
        transaction_partitions: list[KafkaTransactionValue.TransactionLogValue.PartitionsSchema] | None
        transaction_last_update_timestamp_ms: int
        transaction_start_timestamp_ms: int
        num_tagged: _kafka_uvarint.KafkaUvarint | None
        tagged: list[KafkaTransactionValue.TransactionLogValue.TaggedField] | None

    def __init__(self, record_type: int, _io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ...
    record_type: int
    version: int
    body: KafkaTransactionValue.TransactionLogValue | None

