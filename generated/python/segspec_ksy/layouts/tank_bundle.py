# kaitai-struct-compiler 0.11.0, ksy/tank_bundle.ksy sha256 96d5ecfff47bb9749785004f6a53058109677dbef3dcbcd0b78dc820061d1c19
"""TANK: bundle: the numbers of its layout."""
