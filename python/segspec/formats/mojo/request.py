"""The writer's arguments, and other functions for conformance requests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from segspec.formats.contract import request
from segspec.formats.contract.request import MUCH
from segspec.formats.contract.writing import FormatWriter
from segspec.formats.mojo.encode import backlen, element


class Requested(request.Requested):
    """Ends packs as requested."""

    dialect = "document"

    def options(self) -> dict[str, Any]:
        return {"dialect": self.request.get("dialect", self.dialect), "pack_bytes": MUCH}

    def begun(self, writer: FormatWriter[Any], records: int) -> None:
        # The next record ends the pack, which then has this many.
        writer.options = replace(writer.options, pack_records=records)

    def ended(self, writer: FormatWriter[Any]) -> None:
        if self.segment.details.get("state") != "writing" and self.request["records"]:
            writer.finish()


FUNCTIONS: Mapping[str, Callable[[Mapping[str, Any]], str]] = MappingProxyType(
    {
        "listpack-backlen": lambda arguments: backlen(int(arguments["length"])).hex(),
        "listpack-element": lambda arguments: element(bytes.fromhex(arguments["bytes"])).hex(),
    }
)
