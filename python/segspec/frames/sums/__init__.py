"""The checksums for declarations, in modules of their names with `_` for `-`.

The function `checksum` is in the subset that is compiled to C: the explaining reader calls it, and runs include it. It
takes the bytes `position:position + length` of `data`, the initial value (0 at the start), whether numbers are
big-endian, and the key. `GOES_ON`: it can continue from another result. `WORDS`: it reads numbers with a byte order.
`KEY`: its key's size in bytes.
"""
