"""The limits of the machine and the other readers, one file each."""

from tests.bench.peers import (
    decompression,
    fq,
    kaitai_javascript,
    kaitai_python,
    limits,
    struct_loop,
    with_construct,
    with_cstruct,
)

PEERS = (
    *limits.MEASURES,
    *decompression.MEASURES,
    *kaitai_python.MEASURES,
    *kaitai_javascript.MEASURES,
    *with_construct.MEASURES,
    *with_cstruct.MEASURES,
    *struct_loop.MEASURES,
    *fq.MEASURES,
)
