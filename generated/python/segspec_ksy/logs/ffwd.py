# segspec_kaitai.parsers, from ksy/ffwd_segment.ksy: change that.
# mypy: ignore-errors
"""What the declaration says, compiled."""

from segspec.frames.compiled import CompiledLog
from segspec.frames.compiled import FixedField
from segspec.frames.keys import Declaration
from segspec.frames.keys import HeaderKeys
from segspec.frames.keys import TailKeys
from segspec.frames.lowered_log import Detail
from segspec.frames.lowered_log import LaneColumn
from segspec.frames.lowered_log import LoweredLog

LOG = CompiledLog(
    declaration=Declaration(
        name='ffwd',
        title='ffwd queue',
        files='{base:016x}',
        frame='entries',
        value='blob',
        kind='entry',
        columns={},
        header=HeaderKeys(base='header.base_offset'),
        tail=TailKeys(unwritten=64),
        same={},
        length='len_blob',
    ),
    package='segspec_ksy.logs',
    texts={},
    root='ffwd_segment.FfwdSegment',
    frame='ffwd_entry.FfwdEntry',
    content='',
    has_header=True,
    magic=b'',
    beginning=b'',
    magic_at=0,
    promised={},
    fixed={'len_blob': FixedField(position=0, size=4, order='>', shift=0, bits=32)},
    fixed_size=4,
    further={},
    joins={},
    shown=('len_blob',),
    header_fixed={},
    beside=4,
    codecs={},
    lane=LoweredLog(
        texts={},
        modules={
            'frames': 'segspec_ksy.logs.kernels.ffwd_frames',
            'views': 'segspec_ksy.logs.kernels.ffwd_views',
            'frames_run': 'segspec_ksy.logs.kernels.ffwd_frames_run',
            'record_run': 'segspec_ksy.logs.kernels.ffwd_record_run',
        },
        columns={'offset': LaneColumn(kind='Q'), 'position': LaneColumn(kind='q'), 'value': LaneColumn(kind='b')},
        details={'len_blob': Detail(column='d_len_blob')},
        packings={},
    ),
)
UNWRITTEN = 64
