"""The vectors of the conformance suite, and the sample logs: what `segspec conformance`, `samples` and `demo` read.

They are a distribution of their own, since most who read logs need neither. In a checkout both are found as they lie
there.
"""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).resolve().parent
_IS_CHECKOUT = not (_HERE / "vectors").is_dir()
VECTORS = _HERE.parents[1] / "tests" / "vectors" if _IS_CHECKOUT else _HERE / "vectors"
SAMPLES = _HERE.parent / "segspec" / "samples" if _IS_CHECKOUT else _HERE / "samples"
