"""The forms of bytes in JSON that can be read back: those of `segspec dump` but for those that lose something."""

from __future__ import annotations

import binascii
from base64 import b64decode, b64encode
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Payload:
    """Bytes to text and back. Both raise `ValueError` for what the form cannot hold."""

    encode: Callable[[bytes], str]
    decode: Callable[[str], bytes]


def _unhex(text: str) -> bytes:
    # bytes.fromhex lets blanks pass, which would give two texts to the same bytes.
    return binascii.unhexlify(text)


def _unbase64(text: str) -> bytes:
    return b64decode(text, validate=True)


PAYLOADS = {
    "hex": Payload(bytes.hex, _unhex),
    "base64": Payload(lambda content: b64encode(content).decode("ascii"), _unbase64),
    "utf8": Payload(lambda content: content.decode("utf-8"), lambda text: text.encode("utf-8")),
}
"""By the names of `--payload`. Unlike that of `dump`, utf8 refuses bytes that are no UTF-8: shown with escapes, they
could not be told from text that looks like an escape."""
