# kaitai-struct-compiler 0.11.0, ksy/tank_bundle.ksy sha256 13e551291650063807c28c8bb8c4a2174c12e09bc0b3fd43110b0538e6da4618
"""TANK: bundle: the numbers of its layout."""
