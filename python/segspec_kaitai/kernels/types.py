"""What the parameters and fields of kernels and runs are: names for Python, types for the translation to C.

Numbers have 64 bits: `int` is a signed one. The items of an array are of the width that its name says.
"""

from typing import Any

U64 = int
"""An unsigned number."""

Bytes = Any
U8s = Any
U16s = Any
U32s = Any
I32s = Any
I64s = Any
U64s = Any
Bools = Any
