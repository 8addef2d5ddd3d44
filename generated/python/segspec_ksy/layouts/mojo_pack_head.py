# kaitai-struct-compiler 0.11.0, ksy/mojo_pack_head.ksy sha256 dd9ad37e1d7e9f55e1c6c4bb5ee09beaef8ffe0c5b0e06aca342f7a310205f6a
"""mojo: beginning of a pack: the numbers of its layout."""

SIZE_TAG = 2
