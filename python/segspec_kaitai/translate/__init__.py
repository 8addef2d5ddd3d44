"""Compiles kernels, runs and rules to C.

Text outside the small language raises `Untranslatable`, with file and line. The language has numbers of 64 bits, signed
(`int`) or not (`U64`), conditions, arrays, tuples and named tuples; functions with typed parameters and results; `if`,
`while`, `for` over a range or a tuple of numbers. Modules are read, not run. Numbers must not exceed 64 bits: they wrap
in C and grow in Python.
"""

from segspec_kaitai.translate.modules import Untranslatable
from segspec_kaitai.translate.program import Translation, translate

__all__ = ["Translation", "Untranslatable", "translate"]
