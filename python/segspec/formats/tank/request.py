"""What the writer is told for a conformance request."""

from __future__ import annotations

from typing import Any

from segspec.formats.contract import request
from segspec.formats.contract.request import JSON, MUCH


class Requested(request.Requested):
    """Bundles end where the request says; the first may be sparse, so the segment's name says where it begins."""

    def options(self) -> dict[str, Any]:
        words = super().options()
        return words | {
            "first_offset": self.segment.base or words["first_offset"],
            "compression": self.request.get("codec", "none"),
            "bundle_records": MUCH,
            "bundle_bytes": MUCH,
            "segment_age": None,
        }

    def arguments(self, record: JSON) -> dict[str, Any]:
        given = super().arguments(record)
        if "timestamp" in record:
            given["timestamp"] = int(record["timestamp"])
        if "key" in record:
            given["key"] = bytes.fromhex(record["key"])
        return given
