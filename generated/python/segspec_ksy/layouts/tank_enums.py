# kaitai-struct-compiler 0.11.0, ksy/tank_enums.ksy sha256 4ae38daa08e9bc650a475486a21a0a9ff8f6679b678790123e4c2b4541da1eef
"""TANK: names of values: the numbers of its layout."""

from segspec_ksy.tank_enums import TankEnums

Codec = TankEnums.Codec
