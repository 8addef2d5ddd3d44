# kaitai-struct-compiler 0.11.0, ksy/osiris_enums.ksy sha256 307dcb8c9873ae22c987a0cdb4802482383add9bd9bc8ae244d2d5b961fec57a
"""RabbitMQ osiris: enumerations shared by segment and index files: the numbers of its layout."""

from segspec_ksy.osiris_enums import OsirisEnums

ChunkType = OsirisEnums.ChunkType
TrackingType = OsirisEnums.TrackingType
Compression = OsirisEnums.Compression
