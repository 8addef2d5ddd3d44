"""Compiles kernels, runs and rules, which also run as plain Python, to C.

The text is a small language; violations raise `Untranslatable`, with file and line. It has numbers of 64 bits, signed
(`int`) or not (`U64`), conditions, arrays, tuples and named tuples; functions with typed parameters and results; `if`,
`while`, `for` over a range or a tuple of numbers. Modules are read, not run. Beyond 64 bits numbers wrap in C and grow
in Python: the text must avoid them.
"""

from segspec_kaitai.translate.modules import Untranslatable
from segspec_kaitai.translate.program import Translation, translate

__all__ = ["Translation", "Untranslatable", "translate"]
