"""Where compiled kernels are kept between processes.

`SEGSPEC_CACHE_DIR`, else `$XDG_CACHE_HOME/segspec`, else `~/.cache/segspec`. Within it, one folder for each state of
the code that kernels call: numba notices a changed kernel by itself, but not a changed reader.
"""

from __future__ import annotations

import hashlib
import os
from functools import cache
from pathlib import Path

VARIABLE = "SEGSPEC_CACHE_DIR"
CALLED = ("fast.py", "native.py", "gather.py", "jit.py", "kernel.py")


def base_folder() -> Path:
    """The folder of all that segspec keeps, whether or not it exists."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "segspec"


@cache
def code_state(linked: tuple[str, ...] = ()) -> str:
    """A digest of the code that compiled kernels contain besides their own, and of what they are linked to.

    `linked` are paths of further modules whose functions they call.
    """
    digest = hashlib.sha256()
    for path in [*(Path(__file__).with_name(name) for name in CALLED), *map(Path, linked)]:
        digest.update(path.read_bytes())
    digest.update(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    return digest.hexdigest()[:16]


def kernel_folder(linked: tuple[str, ...] = ()) -> Path | None:
    """A writable folder for compiled kernels, made if need be; None where there is none."""
    try:
        folder = base_folder() / f"kernels-{code_state(linked)}"
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return None
    return folder if os.access(folder, os.W_OK) else None
