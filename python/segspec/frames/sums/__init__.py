"""The checksums that a declaration can name, one module each, named like the checksum with `_` for `-`.

Its function `checksum` is written in the subset that is compiled to C: the explaining reader calls it, and the runs of
a lowered log include it. It takes the bytes `position:position + length` of `data`, the initial value (0 at the start),
whether numbers in the bytes are big-endian, and its key. `GOES_ON`: it can continue from another result. `WORDS`: it
reads numbers with a byte order. `KEY`: the size of its key in bytes, if it has one.
"""
