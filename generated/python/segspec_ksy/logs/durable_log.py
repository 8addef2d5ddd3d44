# segspec_kaitai.parsers, from ksy/durable_log_record.ksy: change that.
# mypy: ignore-errors
"""What the declaration says, compiled."""

from segspec.frames.compiled import CompiledLog
from segspec.frames.compiled import FixedField
from segspec.frames.keys import ChecksumKeys
from segspec.frames.keys import Declaration
from segspec.frames.keys import IndexKeys
from segspec.frames.keys import NumberKeys
from segspec.frames.lowered_log import Detail
from segspec.frames.lowered_log import LaneColumn
from segspec.frames.lowered_log import LoweredLog

LOG = CompiledLog(
    declaration=Declaration(
        name='durable_log',
        title='durable-log',
        files='segment_{base:020}.log',
        value='payload',
        kind='record',
        columns={},
        number=NumberKeys(field='offset'),
        checksum=ChecksumKeys(field='checksum', algorithm='crc32', covers=('payload',)),
        same={},
        length='len_payload',
        index=IndexKeys(
            suffix='.idx',
            number='offset',
            position='ofs_record',
            spec='durable_log_index_entry.ksy',
            missing=': the system does not rebuild it, writes entries for new records from its start, and then finds none of its records',
            unlisted=': the system reads none of them',
        ),
        accepts='segment_{base:+}.log',
        others=('write.lock',),
        certainty='each payload has the CRC-32 in its header; only neighbours and the index bear out its number',
    ),
    package='segspec_ksy.logs',
    texts={},
    root='durable_log_record.DurableLogRecord',
    frame='durable_log_record.DurableLogRecord',
    content='',
    has_header=False,
    magic=b'GOLD',
    beginning=b'GOLD\x01',
    magic_at=0,
    promised={'flags': 0, 'reserved': 0},
    fixed={
        'version': FixedField(position=4, size=1, order='', shift=0, bits=8),
        'flags': FixedField(position=5, size=1, order='', shift=0, bits=8),
        'reserved': FixedField(position=6, size=2, order='<', shift=0, bits=16),
        'offset': FixedField(position=8, size=8, order='<', shift=0, bits=64),
        'len_payload': FixedField(position=16, size=4, order='<', shift=0, bits=32),
        'checksum': FixedField(position=20, size=4, order='<', shift=0, bits=32),
    },
    fixed_size=24,
    further={},
    joins={},
    shown=('version', 'flags', 'reserved', 'len_payload', 'checksum'),
    header_fixed={},
    entry_size=16,
    entry={
        'offset': FixedField(position=0, size=8, order='<', shift=0, bits=64),
        'ofs_record': FixedField(position=8, size=8, order='<', shift=0, bits=64),
    },
    entry_constant=b'\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00',
    beside=24,
    codecs={},
    lane=LoweredLog(
        texts={},
        modules={
            'frames': 'segspec_ksy.logs.kernels.durable_log_frames',
            'sum': 'segspec_ksy.logs.kernels.durable_log_sum',
            'views': 'segspec_ksy.logs.kernels.durable_log_views',
            'frames_run': 'segspec_ksy.logs.kernels.durable_log_frames_run',
            'record_run': 'segspec_ksy.logs.kernels.durable_log_record_run',
        },
        columns={'offset': LaneColumn(kind='Q'), 'position': LaneColumn(kind='q'), 'value': LaneColumn(kind='b')},
        details={
            'version': Detail(column='d_version'),
            'flags': Detail(column='d_flags'),
            'reserved': Detail(column='d_reserved'),
            'len_payload': Detail(column='d_len_payload'),
            'checksum': Detail(column='d_checksum'),
        },
        packings={},
    ),
)
