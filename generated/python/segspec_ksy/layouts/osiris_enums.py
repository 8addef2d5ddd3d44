# kaitai-struct-compiler 0.11.0, ksy/osiris_enums.ksy sha256 2897c43cb15869c2d003d2682cf1a34f4503315c3030a8818d978679e59494da
"""RabbitMQ osiris: enumerations shared by segment and index files: the numbers of its layout."""

from segspec_ksy.osiris_enums import OsirisEnums

ChunkType = OsirisEnums.ChunkType
TrackingType = OsirisEnums.TrackingType
Compression = OsirisEnums.Compression
