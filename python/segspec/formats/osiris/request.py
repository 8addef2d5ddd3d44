"""What the writer is told for a conformance request, and the functions that conformance asks for by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from segspec.formats.contract import request
from segspec.formats.contract.request import JSON
from segspec.formats.osiris.encode import bloom_filter
from segspec.formats.osiris.filter import hash_binary

MOST = (1 << 16) - 1
"""The most entries of a chunk, and records of a sub-batch, that their counts can say."""


class Requested(request.Requested):
    """Chunks end where the request says; records of one with a codec go into one sub-batch."""

    def options(self) -> dict[str, Any]:
        return super().options() | {"chunk_milliseconds": None, "chunk_entries": MOST, "sub_batch_records": MOST}

    def arguments(self, record: JSON) -> dict[str, Any]:
        given = super().arguments(record)
        if "timestamp" in record:
            given["timestamp"] = int(record["timestamp"])
        if "codec" in self.request:
            given["sub_batch"] = self.request["codec"]
        return given


def _filter(arguments: Mapping[str, Any]) -> str:
    return bloom_filter([bytes.fromhex(value) for value in arguments["values"]], int(arguments["size"])).hex()


def _phash2(arguments: Mapping[str, Any]) -> str:
    return str(hash_binary(bytes.fromhex(arguments["bytes"])) % int(arguments["range"]))


FUNCTIONS: Mapping[str, Callable[[Mapping[str, Any]], str]] = MappingProxyType(
    {"osiris-filter": _filter, "phash2": _phash2}
)
