# kaitai-struct-compiler 0.11.0, ksy/tank_enums.ksy sha256 063ac11d982020e6252d3090430d9697ae9948b3f52d1461a00c34667a70458b
"""TANK: names of values: the numbers of its layout."""

from segspec_ksy.tank_enums import TankEnums

Codec = TankEnums.Codec
