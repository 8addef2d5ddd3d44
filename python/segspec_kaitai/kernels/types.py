"""Types of the parameters and fields of kernels and runs: names for Python, types for the translation to C.

Numbers have 64 bits: `int` is signed. The items of an array have the width in its name.
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
