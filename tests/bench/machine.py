"""What a result was measured on: the processor, the memory and the versions. No names of hosts, no paths."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import time
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

PACKAGES = ("segspec", "numpy", "pyarrow", "pyspark", "cramjam", "kaitaistruct")


def describe() -> dict[str, Any]:
    """The day, the processor, cores that this process may use, memory in bytes, system and Python."""
    return {
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
        "processor": _processor(),
        "cores": len(os.sched_getaffinity(0)),
        "memory_bytes": os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def _processor() -> str:
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.machine()


def versions(root: Path) -> dict[str, str]:
    """The versions of everything that was measured; what is not installed is not in it."""
    found = {}
    for package in PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    runtime = root / "node_modules" / "kaitai-struct" / "package.json"
    if runtime.exists():
        found["kaitai-struct (npm)"] = json.loads(runtime.read_text())["version"]
    if shutil.which("node"):
        node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
        found["node"] = node.stdout.strip().removeprefix("v")
    return found
