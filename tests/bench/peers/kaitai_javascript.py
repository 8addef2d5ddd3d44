"""The generated Kaitai parsers in node, with the npm runtime."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from statistics import median

from tests.bench.any_spec.kaitai_lists import parsers
from tests.bench.kinds import LogFile
from tests.bench.measures import Measure, NotPossibleError, Outcome

KAITAI_JAVASCRIPT = "Kaitai JavaScript"
ROOT = Path(__file__).resolve().parents[3]
SCRIPT = Path(__file__).with_suffix(".mjs")


def kaitai_javascript(log: LogFile) -> Outcome:
    if shutil.which("node") is None:
        raise NotPossibleError("node is not installed")
    if not (ROOT / "node_modules" / "kaitai-struct").is_dir():
        raise NotPossibleError("the npm packages are not installed")
    own = parsers(log.folder, "javascript")
    folder = own if own.is_dir() else ROOT / "generated/javascript"
    command = ["node", str(SCRIPT), str(folder), log.kind.format, log.segment]
    modules = {**os.environ, "NODE_PATH": str(ROOT / "node_modules")}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=modules)
    answer = json.loads(done.stdout)
    if answer["records"] != log.records:
        raise ValueError(f"{KAITAI_JAVASCRIPT} saw {answer['records']} of {log.records} records of {log.kind.name}")
    first, *later = answer["seconds"]
    return Outcome(median(later), first, answer["peak_kib"] * 1024, answer["records"])


MEASURES = (Measure(KAITAI_JAVASCRIPT, kaitai_javascript, "program"),)
