"""The writer's arguments, and other functions for conformance requests."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import Any

from segspec.formats.contract import request
from segspec.formats.contract.request import JSON, RecordsOfFrame
from segspec.formats.osiris.chunk import bloom_filter, hash_binary
from segspec_ksy.layouts import osiris_chunk_header, osiris_sub_batch


class Requested(request.Requested):
    """Chunks end as requested, or with their records; those with a codec form one sub-batch."""

    def frames(self) -> Iterator[RecordsOfFrame]:
        if "frames" in self.request:
            yield from super().frames()
            return
        for _, chunk in groupby(self.request["records"], key=lambda record: record.get("chunk_id")):
            yield list(chunk)

    def writers(self, frames: Sequence[RecordsOfFrame]) -> Iterator[tuple[dict[str, Any], Sequence[RecordsOfFrame]]]:
        """Options and records of each writer: one per epoch."""
        epochs = [(epoch, list(run)) for epoch, run in groupby(frames, key=lambda frame: frame[0].get("epoch"))]
        for number, (epoch, run) in enumerate(epochs or [(None, [])]):
            options = self.options() | ({} if epoch is None else {"epoch": int(epoch)})
            yield options | ({"first_offset": int(run[0][0]["offset"])} if number else {}), run

    def options(self) -> dict[str, Any]:
        return super().options() | {
            "chunk_milliseconds": None,
            "chunk_entries": osiris_chunk_header.MAX_NUM_ENTRIES,
            "sub_batch_records": osiris_sub_batch.MAX_NUM_RECORDS,
        }

    def arguments(self, record: JSON) -> dict[str, Any]:
        batch = {"sub_batch": self.request["codec"]} if "codec" in self.request else {}
        return super().arguments(record) | batch


def _filter(arguments: Mapping[str, Any]) -> str:
    return bloom_filter([bytes.fromhex(value) for value in arguments["values"]], int(arguments["size"])).hex()


def _phash2(arguments: Mapping[str, Any]) -> str:
    return str(hash_binary(bytes.fromhex(arguments["bytes"])) % int(arguments["range"]))


FUNCTIONS: Mapping[str, Callable[[Mapping[str, Any]], str]] = MappingProxyType(
    {"osiris-filter": _filter, "phash2": _phash2}
)
