# kaitai-struct-compiler 0.11.0, ksy/tank_message_set.ksy sha256 585aec40c4ef114c7ae8101c563d4a8d38511f81e9358ede3275a3d74b7d148b
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_ksy.debug import tank_message
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class TankMessageSet(KaitaiStruct):
    """A bundle's messages, to the end of the bundle or of its decompressed block.

    .. seealso::
       seeds/tank.txt "BUNDLE"



    .. seealso::
       phaistos-networks/TANK client_api_consume.cpp TankClient::process_consume
    """
    SEQ_FIELDS = ["messages"]
    def __init__(self, num_messages, is_sparse, _io, _parent=None, _root=None):
        super(TankMessageSet, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.num_messages = num_messages
        self.is_sparse = is_sparse
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['messages']['start'] = self._io.pos()
        self._debug['messages']['arr'] = []
        self.messages = []
        i = 0
        while not self._io.is_eof():
            self._debug['messages']['arr'].append({'start': self._io.pos()})
            _t_messages = tank_message.TankMessage(self.is_sparse,  ((i == 0) or (i == self.num_messages - 1)) , (self.messages[i - 1].timestamp if i != 0 else 0), self._io)
            try:
                _t_messages._read()
            finally:
                self.messages.append(_t_messages)
            self._debug['messages']['arr'][len(self.messages) - 1]['end'] = self._io.pos()
            i += 1

        self._debug['messages']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        for i in range(len(self.messages)):
            pass
            self.messages[i]._fetch_instances()
