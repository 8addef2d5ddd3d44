"""The checksums that a declaration can name: each is one module, called as declarations call it, but for `_`, which is
`-` there.

Its function `checksum` is one text of the subset that C is made of: the explaining reader calls it, and the runs of a
log that was lowered carry it with them. It takes the bytes `position:position + length` of `data`, what it goes on
from (0 where it begins), whether numbers that it takes out of the bytes are big-endian, and its key. `GOES_ON` tells
whether it can begin with another one's end, `WORDS` whether it takes numbers of an order out of the bytes, `KEY` how
many bytes its key has, if it has one.
"""
