# kaitai-struct-compiler 0.11.0, ksy/kafka_transaction_key.ksy sha256 d0d762760e05823614c98a6932092f7a95e584eb54ef6c1992b9fa9d0f40d3b7
# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from segspec_kafka.generated import kafka_string


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaTransactionKey(KaitaiStruct):
    body = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaTransactionKey, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.record_type = self._io.read_s2be()
        if not  ((self.record_type == 0)) :
            raise kaitaistruct.ValidationNotAnyOfError(self.record_type, self._io, u"/seq/0")
        _on = self.record_type
        if _on == 0:
            pass
            self.body = KafkaTransactionKey.TransactionLogKey(self._io, self, self._root)


    def _fetch_instances(self):
        pass
        _on = self.record_type
        if _on == 0:
            pass
            self.body._fetch_instances()

    class TransactionLogKey(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaTransactionKey.TransactionLogKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.transactional_id = kafka_string.KafkaString(False, self._io)


        def _fetch_instances(self):
            pass
            self.transactional_id._fetch_instances()
