"""Lowers specs to flat scan kernels: from the compiler's Python output, read through `ast`, to Python.

That text runs directly, or compiled: `segspec_kaitai.translate` turns it into C.

`lower(sources, KernelSpec(...))` gives a `Kernel`. Sources come from `from_texts` (fresh compiler output) or
`from_folders` (a package of parsers and the folder of its specs).

The subset: integers of 1, 2, 4, 8 bytes, signed or not, in both orders, including an order decided as the file is read;
numbers of floating point, as columns of bits that no expression calculates with; fields of 1 to 64 bits in both orders,
of one order within a byte; `contents`, `valid` in every form, enums; `if`; `switch-on` numbers and texts; `repeat` with
`eos`, `expr`, `until`; `size`, `size-eos`, `terminator` (of up to 8 bytes), `pad-right`, strings in every encoding that
Python has; substreams; parameters of integer types; value instances; instances with `pos`, `io` and `if`; `_io.pos`,
`_io.size`, `_io.eof`, `_index`, `_parent`, `_root`; single bytes of byte fields; a list's last item, the previous one
in its own loop, and its length; imports. A parameter's declared type bounds its value: a larger one stops the kernel,
as does an integer of more than 64 bits. Anything else is `Unsupported`, with the spec and the line.
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
