# kaitai-struct-compiler 0.11.0, ksy/tank_enums.ksy sha256 016351416236299b8854d6a89e52b3c33696047d82de91d5e31a9e7cf82eeaaa
"""TANK: names of values: the numbers of its layout."""

from segspec_ksy.tank_enums import TankEnums

Codec = TankEnums.Codec
