# kaitai-struct-compiler 0.11.0, ksy/tank_index.ksy sha256 6a9bd9a6909be57dd9b29c2dd1c54ff938b54d49797ce762d22b9f3ee2bf812e
"""TANK: segment index: the numbers of its layout."""

SIZE_OF_ENTRIES = 8
