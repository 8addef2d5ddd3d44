"""Lowers specs to flat scan kernels: from the compiler's Python output, read through `ast`, to Python.

That text runs as it stands, or compiled: `segspec_kaitai.translate` makes C of it.

`lower(sources, KernelSpec(...))` gives a `Kernel`. Sources come from `from_texts` (what the compiler just wrote) or
`from_folders` (a package of parsers and the folder of its specs).

The subset: integers of 1, 2, 4, 8 bytes, signed or not, in both orders, also in one that is decided as the file is
read; numbers of floating point, as columns of bits that no expression reckons with; fields of 1 to 64 bits in both
orders, of one order within a byte; `contents`, `valid` in every form, enums; `if`; `switch-on` numbers and texts;
`repeat` with `eos`, `expr`, `until`; `size`, `size-eos`, `terminator` (of up to 8 bytes), `pad-right`, strings in every
encoding that Python has; substreams; parameters of integer types; value instances; instances with `pos`, `io` and `if`;
`_io.pos`, `_io.size`, `_io.eof`, `_index`, `_parent`, `_root`; a byte of some; the last item of a list, the one before
in its own loop, its length; imports. A parameter's declared type bounds its value: a larger one stops the kernel, as an
integer of more than 64 bits does. Anything else is `Unsupported`, with the spec and the line.
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
