"""Compiles the kernels into the wheel, if segspec is installed."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Compiled(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        beside = Path(self.root).parent
        if beside.name == "python":  # A checkout, in which segspec lies there.
            sys.path.append(str(beside))
        try:
            from segspec_kaitai.own.format_package import add_kernels
        except ImportError as error:
            why = f"{error}: install segspec, and build with --no-build-isolation"
            self.app.display_warning(f"{self.metadata.name} is built without compiled kernels, and is slower: {why}")
            return
        add_kernels(self, version, build_data)
