# kaitai-struct-compiler 0.11.0, ksy/ffwd_index.ksy sha256 9d617ae54441c3b78e4a695be85469580619aa0ed8ba7005098b6ad26652e3e3
"""ffwd queue index file: the numbers of its layout."""
