# kaitai-struct-compiler 0.11.0, ksy/osiris_enums.ksy sha256 dd89290135403177f120c118f80e05be8bb8953aa91261e3440497a6e7da910d
"""RabbitMQ osiris: enumerations shared by segment and index files: the numbers of its layout."""

from segspec_ksy.osiris_enums import OsirisEnums

ChunkType = OsirisEnums.ChunkType
TrackingType = OsirisEnums.TrackingType
Compression = OsirisEnums.Compression
