"""Parsers of users' specs as modules in memory, imported from their texts without a compiler."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import ModuleType

from segspec_kaitai.own.bounding import execute


class Texts(InspectLoader, MetaPathFinder):
    """Imports modules of compiled specs from their texts."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.texts:
            return None
        return spec_from_loader(fullname, self, is_package=self.is_package(fullname))

    def is_package(self, fullname: str) -> bool:
        return "." not in fullname or fullname.endswith(".debug")

    def get_source(self, fullname: str) -> str:
        return self.texts[fullname]

    def exec_module(self, module: ModuleType) -> None:
        execute(module, self.texts[module.__name__])


@cache
def finder() -> Texts:
    made = Texts()
    sys.meta_path.append(made)
    return made
