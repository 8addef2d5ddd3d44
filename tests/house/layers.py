"""The layers of the library, stated once. Imports and calls point down: to an earlier layer, or within one."""

from __future__ import annotations

LAYERS = (
    "core",
    "storage",
    "parsing",
    "columns",
    "formats/contract",
    "formats/<format>",
    "formats",
    "reading",
    "library",
    "writing",
    "queue",
    "store",
    "recovery",
    "replicas",
    "conversion",
    "publishing",
    "custom",
    "toolchain",
    "spark",
    "samples",
    "conformance",
    "cli",
)
"""From the ground up. The package's own `__init__`, its face, hands on names of any layer and stands above all."""


def layer_name(path: str) -> str:
    """The layer of a file; `path` is relative to the package, such as `formats/osiris/reader.py`."""
    folders = path.split("/")[:-1]
    if not folders:
        return ""
    if folders[0] != "formats" or len(folders) == 1:
        return folders[0]
    return "formats/contract" if folders[1] == "contract" else "formats/<format>"


def layer_of_file(path: str) -> int:
    """The number of a file's layer, from the ground up. Raises `ValueError` for a folder that has no layer yet."""
    name = layer_name(path)
    if not name:
        return len(LAYERS)
    if name not in LAYERS:
        raise ValueError(f"{path} lies in no layer: LAYERS in {__name__} says where {name} stands")
    return LAYERS.index(name)
