# kaitai-struct-compiler 0.11.0, ksy/osiris_index_document.ksy sha256 5d95879e1e3ce72ccfd6bc7e17e93a38e2018f256385433b176ee676110082d6
"""RabbitMQ osiris: index file as the document describes it: the numbers of its layout."""

SIZE_OF_RECORDS = 29
