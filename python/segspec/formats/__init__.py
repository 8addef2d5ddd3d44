"""The formats, by name."""

from __future__ import annotations

from segspec.formats.registry import BUILT_IN as NAMES
from segspec.formats.registry import every, get, listed, names, owners

__all__ = ["NAMES", "every", "get", "listed", "names", "owners"]
