"""Command, rounds and machine of a part of `make bench`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


class BenchPage:
    def __init__(self, path: Path) -> None:
        self._result: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        self.command: str = self._result["command"]
        self.rounds: int = self._result["rounds"]

    def machine(self) -> str:
        about = self._result["machine"]
        memory = f"{about['memory_bytes'] / 2**30:.0f} GiB"
        return (
            f"Measured on {about['date']}: {about['processor']}, {about['cores']} cores, {memory}, {about['system']}, "
            f"{about['python']}{self._besides()}."
        )

    def _besides(self) -> str:
        return ""
