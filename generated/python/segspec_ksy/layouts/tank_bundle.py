# kaitai-struct-compiler 0.11.0, ksy/tank_bundle.ksy sha256 702835e8bc5d77bc2f23aa575e2fbdac4d2967da1a97c32e01d8b183487eb09a
"""TANK: bundle: the numbers of its layout."""
