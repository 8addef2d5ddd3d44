"""Kernels, runs and rules to C: the same text that plain Python runs, compiled ahead of time.

The text is a small language, which `Untranslatable` keeps to, with file and line: numbers of 64 bits, signed (`int`) or
not (`U64`), conditions, arrays, tuples and named tuples; functions whose parameters and results have types; `if`,
`while`, `for` over a range or a tuple of numbers. What a name stands for is found by reading the modules, not by
running them. Beyond 64 bits numbers wrap in C and grow in Python: the text sees to it that there are none.
"""

from segspec_kaitai.translate.modules import Untranslatable
from segspec_kaitai.translate.program import Translation, translate

__all__ = ["Translation", "Untranslatable", "translate"]
