# kaitai-struct-compiler 0.11.0, ksy/tank_enums.ksy sha256 f62b77783d413992a5f971046db84d0d1c78aa31de370d0f2663948bdd516b03
"""TANK: names of values: the numbers of its layout."""

from segspec_ksy.tank_enums import TankEnums

Codec = TankEnums.Codec
