"""Types of kernels' and runs' parameters and fields, for the translation to C.

Numbers have 64 bits: `int` is signed. An array's items have the width in its name.
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
