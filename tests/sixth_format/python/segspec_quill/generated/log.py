# segspec format build, from ksy/: change that.
"""What the declaration says, compiled."""

from segspec.frames.compiled import CompiledLog
from segspec.frames.compiled import FixedField
from segspec.frames.keys import ChecksumKeys
from segspec.frames.keys import Declaration
from segspec.frames.keys import HeaderKeys
from segspec.frames.keys import IndexKeys
from segspec.frames.keys import NumberKeys
from segspec.frames.keys import TimeKeys
from segspec.frames.lowered_log import Detail
from segspec.frames.lowered_log import LaneColumn
from segspec.frames.lowered_log import LoweredLog

LOG = CompiledLog(
    declaration=Declaration(
        name='quill',
        title='Quill',
        files='{base:020}.quill',
        frame='records',
        value='body.value',
        key='body.key',
        kind='record',
        columns={},
        time=TimeKeys(field='body.timestamp'),
        number=NumberKeys(field='body.offset'),
        checksum=ChecksumKeys(field='checksum', algorithm='crc32', covers=('body',)),
        header=HeaderKeys(base='header.base_offset'),
        same={},
        length='len_body',
        index=IndexKeys(suffix='.quillx', number='offset', position='ofs_record', spec='quill_entry.ksy'),
        certainty='the checksum of each record covers its number, time, key and value',
    ),
    package='segspec_quill.generated',
    texts={},
    root='quill_segment.QuillSegment',
    frame='quill_segment.QuillSegment.Record',
    content='',
    has_header=True,
    magic=b'QR',
    beginning=b'QR',
    magic_at=0,
    promised={},
    fixed={
        'len_body': FixedField(position=2, size=4, order='<', shift=0, bits=32),
        'checksum': FixedField(position=6, size=4, order='<', shift=0, bits=32),
    },
    fixed_size=10,
    further={},
    joins={},
    shown=('len_body', 'checksum'),
    header_fixed={
        'header.version': FixedField(position=4, size=2, order='<', shift=0, bits=16),
        'header.reserved': FixedField(position=6, size=2, order='<', shift=0, bits=16),
        'header.base_offset': FixedField(position=8, size=8, order='<', shift=0, bits=64),
    },
    entry_size=16,
    entry={
        'offset': FixedField(position=0, size=8, order='<', shift=0, bits=64),
        'ofs_record': FixedField(position=8, size=8, order='<', shift=0, bits=64),
    },
    entry_constant=b'\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00',
    codecs={},
    lane=LoweredLog(
        texts={},
        modules={
            'frames': 'segspec_quill.generated.kernels.quill_frames',
            'sum': 'segspec_quill.generated.kernels.quill_sum',
            'views': 'segspec_quill.generated.kernels.quill_views',
            'frames_run': 'segspec_quill.generated.kernels.quill_frames_run',
            'record_run': 'segspec_quill.generated.kernels.quill_record_run',
        },
        columns={
            'offset': LaneColumn(kind='Q'),
            'position': LaneColumn(kind='q'),
            'timestamp': LaneColumn(kind='q'),
            'key': LaneColumn(kind='b', is_optional=True),
            'value': LaneColumn(kind='b'),
        },
        details={'len_body': Detail(column='d_len_body'), 'checksum': Detail(column='d_checksum')},
        packings={},
    ),
)
