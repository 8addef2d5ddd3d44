# segspec format build, from ksy/: change that.
"""What the declaration says, compiled."""

from segspec.formats.contract.parts import Further
from segspec.frames.compiled import CompiledLog
from segspec.frames.compiled import FixedField
from segspec.frames.keys import ChecksumKeys
from segspec.frames.keys import CodecKeys
from segspec.frames.keys import ColumnKeys
from segspec.frames.keys import Declaration
from segspec.frames.keys import FieldKeys
from segspec.frames.keys import IndexKeys
from segspec.frames.keys import NumberKeys
from segspec.frames.keys import RecordKeys
from segspec.frames.keys import TimeKeys
from segspec.frames.lowered_log import Detail
from segspec.frames.lowered_log import LaneColumn
from segspec.frames.lowered_log import LoweredLog

LOG = CompiledLog(
    declaration=Declaration(
        name='kafka',
        title='Apache Kafka',
        files='{base:020}.log',
        kind='batch',
        records=RecordKeys(
            bytes='body.records',
            type='record_set',
            items='records',
            number='body.offset',
            codec=CodecKeys(
                field='body.compression',
                containers={'gzip': 'gzip', 'lz4': 'lz4', 'snappy': 'xerial', 'zstd': 'zstd'},
            ),
            params={
                'base_offset': 'base_offset',
                'base_timestamp': 'body.base_timestamp',
                'is_append_time': 'body.is_append_time',
                'max_timestamp': 'body.max_timestamp',
            },
            count='body.num_records',
            none='body.is_control',
            time=TimeKeys(field='body.timestamp'),
            key='body.key',
            value='body.value',
            fields=FieldKeys(items='body.headers', name='key', value='value'),
            plain=('body.timestamp <= body.max_timestamp',),
        ),
        columns={
            'leader_epoch': ColumnKeys(path='leader_epoch', kind='signed'),
            'producer_id': ColumnKeys(path='body.producer_id'),
            'producer_epoch': ColumnKeys(path='body.producer_epoch'),
            'base_sequence': ColumnKeys(path='body.base_sequence'),
            'is_transactional': ColumnKeys(path='body.is_transactional'),
            'is_append_time': ColumnKeys(path='body.is_append_time', doc="The time is the broker's; else it is the producer's."),
            'compression': ColumnKeys(path='body.compression', doc='What the batch is packed with.'),
        },
        time=TimeKeys(field='body.max_timestamp'),
        number=NumberKeys(field='base_offset', last='last_offset', gaps=True),
        checksum=ChecksumKeys(field='body.crc', algorithm='crc32c', covers=('body.unused..body.records',)),
        same={},
        length='len_batch',
        index=IndexKeys(suffix='.index', number='relative_offset', position='position', spec='kafka_index_entry.ksy'),
        plain=('body.unused == 0',),
    ),
    package='segspec_kafka.generated',
    texts={},
    root='kafka.Kafka',
    frame='kafka.Kafka',
    content='',
    has_header=False,
    magic=b'',
    beginning=b'',
    magic_at=0,
    promised={},
    fixed={
        'base_offset': FixedField(position=0, size=8, order='>', shift=0, bits=64, signed=True),
        'len_batch': FixedField(position=8, size=4, order='>', shift=0, bits=32, signed=True),
        'epoch_or_crc': FixedField(position=12, size=4, order='>', shift=0, bits=32, signed=True),
        'magic': FixedField(position=16, size=1, order='', shift=0, bits=8),
    },
    fixed_size=17,
    further={
        'leader_epoch': Further(
            kind='signed',
            doc="Epoch of the leader that appended the batch. -1 if unknown, as before a producer's batch is appended.",
        ),
        'producer_id': Further(kind='signed', doc='-1 without idempotence.'),
        'producer_epoch': Further(
            kind='signed',
            doc='Epoch of the producer, -1 without a producer id. Brokers refuse batches of an earlier epoch.',
        ),
        'base_sequence': Further(
            kind='signed',
            doc="The first record's number among those of this producer and epoch. 0 follows 2147483647. It is -1 in control batches and without a producer id, but the group coordinator writes 0 there.",
        ),
        'is_transactional': Further(kind='flag', doc='The records belong to a transaction, or the control record ends one.'),
        'is_append_time': Further(kind='flag', doc="The time is the broker's; else it is the producer's."),
        'compression': Further(kind='text', doc='What the batch is packed with.'),
    },
    joins={},
    shown=('len_batch', 'epoch_or_crc', 'magic'),
    header_fixed={},
    entry_size=8,
    entry={
        'relative_offset': FixedField(position=0, size=4, order='>', shift=0, bits=32, signed=True),
        'position': FixedField(position=4, size=4, order='>', shift=0, bits=32, signed=True),
    },
    entry_constant=b'\x00\x00\x00\x00\x00\x00\x00\x00',
    records='kafka.Kafka.RecordSet',
    params=('base_offset', 'body.base_timestamp', 'body.is_append_time', 'body.max_timestamp'),
    codecs={0: 'none', 1: 'gzip', 3: 'lz4', 2: 'xerial', 4: 'zstd'},
    lane=LoweredLog(
        texts={},
        modules={
            'frames': 'segspec_kafka.generated.kernels.kafka_frames',
            'records': 'segspec_kafka.generated.kernels.kafka_records',
            'sum': 'segspec_kafka.generated.kernels.kafka_sum',
            'frames_run': 'segspec_kafka.generated.kernels.kafka_frames_run',
            'rows_run': 'segspec_kafka.generated.kernels.kafka_rows_run',
        },
        columns={
            'offset': LaneColumn(kind='Q'),
            'position': LaneColumn(kind='q'),
            'timestamp': LaneColumn(kind='q'),
            'key': LaneColumn(kind='b', is_optional=True),
            'value': LaneColumn(kind='b', is_optional=True),
            'fields': LaneColumn(kind='f'),
            'leader_epoch': LaneColumn(kind='q'),
            'producer_id': LaneColumn(kind='q'),
            'producer_epoch': LaneColumn(kind='q'),
            'base_sequence': LaneColumn(kind='q'),
            'is_transactional': LaneColumn(kind='?'),
            'is_append_time': LaneColumn(kind='?'),
            'compression': LaneColumn(kind='t', names=('none', 'gzip', 'snappy', 'lz4', 'zstd')),
        },
        details={
            'len_batch': Detail(column='d_len_batch'),
            'epoch_or_crc': Detail(column='d_epoch_or_crc'),
            'magic': Detail(column='d_magic'),
            'codec': Detail(column='codec', names=('none', 'gzip', 'xerial', 'lz4', 'zstd')),
            'records': Detail(column='num'),
            'leader_epoch': Detail(column='f_leader_epoch'),
            'producer_id': Detail(column='f_producer_id'),
            'producer_epoch': Detail(column='f_producer_epoch'),
            'base_sequence': Detail(column='f_base_sequence'),
            'is_transactional': Detail(column='f_is_transactional', is_flag=True),
            'is_append_time': Detail(column='f_is_append_time', is_flag=True),
            'compression': Detail(column='f_compression', names=('none', 'gzip', 'snappy', 'lz4', 'zstd')),
        },
        packings={1: 'gzip', 3: 'lz4', 2: 'xerial', 4: 'zstd'},
        is_control=True,
    ),
    rules_module='segspec_kafka.rules',
)
