# segspec format build, from ksy/: change that.
from segspec.parsing.effort import tick as _bounded_tick
from segspec.parsing.effort import add as _bounded_add
from segspec.parsing.effort import multiply as _bounded_multiply
import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
import collections
if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception('Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s' % kaitaistruct.__version__)

class KafkaVarint(KaitaiStruct):
    SEQ_FIELDS = ['groups']

    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaVarint, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        _bounded_tick()
        self._debug['groups']['start'] = self._io.pos()
        self._debug['groups']['arr'] = []
        self.groups = []
        i = 0
        while True:
            _bounded_tick()
            self._debug['groups']['arr'].append({'start': self._io.pos()})
            _t_groups = KafkaVarint.Group(i, self.groups[i - 1].total if i != 0 else 0, _bounded_multiply(self.groups[i - 1].weight, 128) if i != 0 else 1, self._io, self, self._root)
            try:
                _t_groups._read()
            finally:
                _ = _t_groups
                self.groups.append(_)
            self._debug['groups']['arr'][len(self.groups) - 1]['end'] = self._io.pos()
            if not _.has_next:
                break
            i += 1
        self._debug['groups']['end'] = self._io.pos()

    def _fetch_instances(self):
        _bounded_tick()
        pass
        for i in range(len(self.groups)):
            _bounded_tick()
            pass
            self.groups[i]._fetch_instances()

    class Group(KaitaiStruct):
        SEQ_FIELDS = ['octet']

        def __init__(self, index, total_before, weight, _io, _parent=None, _root=None):
            super(KafkaVarint.Group, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.index = index
            self.total_before = total_before
            self.weight = weight
            self._debug = collections.defaultdict(dict)

        def _read(self):
            _bounded_tick()
            self._debug['octet']['start'] = self._io.pos()
            self.octet = self._io.read_u1()
            self._debug['octet']['end'] = self._io.pos()
            if not self.octet <= (127 if self.index == 4 else 255):
                raise kaitaistruct.ValidationGreaterThanError(127 if self.index == 4 else 255, self.octet, self._io, u'/types/group/seq/0')

        def _fetch_instances(self):
            _bounded_tick()
            pass

        @property
        def has_next(self):
            if hasattr(self, '_m_has_next'):
                return self._m_has_next
            self._m_has_next = self.octet > 127
            return getattr(self, '_m_has_next', None)

        @property
        def total(self):
            if hasattr(self, '_m_total'):
                return self._m_total
            self._m_total = _bounded_add(self.total_before, _bounded_multiply(self.octet & 15 if self.index == 4 else self.octet & 127, self.weight))
            return getattr(self, '_m_total', None)

    @property
    def raw(self):
        if hasattr(self, '_m_raw'):
            return self._m_raw
        self._m_raw = self.groups[-1].total
        return getattr(self, '_m_raw', None)

    @property
    def value(self):
        if hasattr(self, '_m_value'):
            return self._m_value
        self._m_value = self.raw >> 1 if self.raw % 2 == 0 else -1 - (self.raw >> 1)
        return getattr(self, '_m_value', None)
