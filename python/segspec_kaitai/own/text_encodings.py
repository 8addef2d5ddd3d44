"""Python's pure text encodings."""

from __future__ import annotations

import codecs
import re
from functools import cache

ENCODING = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.+-]{0,39}", re.ASCII)
NOT_PLAIN = frozenset(("idna", "punycode", "unicode_escape", "raw_unicode_escape", "undefined", "mbcs", "oem"))
"""Python encodings for host names, programs, or one system. Some take quadratic time."""


@cache
def is_text_encoding(name: str) -> bool:
    """Whether bytes can be decoded as text by this name. Only Python's own `encodings` are considered."""
    if not ENCODING.fullmatch(name):
        return False
    try:
        found = codecs.lookup(name)
    except (LookupError, ValueError):
        return False
    return bool(found._is_text_encoding) and found.name.replace("-", "_") not in NOT_PLAIN  # noqa: SLF001 - no other way
