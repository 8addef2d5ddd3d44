"""Lowers specs to flat scan kernels: from the compiler's Python output, read through `ast`, to Python.

`segspec_kaitai.translate` turns that text into C. `lower(sources, KernelSpec(...))` gives a `Kernel`.

The subset: integers of 1, 2, 4, 8 bytes in both orders, including an order decided as the file is read; floating-point
numbers as columns of bits; fields of 1 to 64 bits in both orders, of one order within a byte; `contents`, `valid`,
enums; `if`; `switch-on` numbers and texts; `repeat`; `size`, `size-eos`, `terminator` (of up to 8 bytes), `pad-right`,
strings in every encoding that Python has; substreams; integer parameters; value instances; instances with `pos`, `io`
and `if`; `_io.pos`, `_io.size`, `_io.eof`, `_index`, `_parent`, `_root`; single bytes of byte fields; a list's last
item, the previous one in its own loop, and its length; imports. Larger integers stop the kernel. Anything else is
`Unsupported`, with the spec and the line.
"""

from segspec.formats.contract.kernel_spec import KernelMode, KernelSpec, RowSource
from segspec_kaitai.kernels.kernel import Kernel, lower
from segspec_kaitai.kernels.load import ColumnError, SelfContainedError, Sources, Unsupported, from_folders, from_texts
from segspec_kaitai.kernels.rows import Column

__all__ = [
    "Column",
    "ColumnError",
    "Kernel",
    "KernelMode",
    "KernelSpec",
    "RowSource",
    "SelfContainedError",
    "Sources",
    "Unsupported",
    "from_folders",
    "from_texts",
    "lower",
]
