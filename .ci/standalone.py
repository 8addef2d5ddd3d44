"""One file with segspec, Kafka's log and a Python in it, for a machine that has neither pip nor a network:
`dist/segspec-<version>-<machine>`. PyInstaller makes it, in an environment that has nothing else.

A zipapp (shiv, pex) would be smaller, but needs a Python of the right version on the node, which broker images lack.
The file needs a C library at least as new as that of the machine that made it, and of the same kind: one for Alpine
(musl) has to be made on Alpine.

At the end every operator's verb runs in an empty folder that is its root, if this process may change its root.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build" / "standalone"
MOST_BYTES = 40 << 20
COLLECTED = ("segspec", "segspec_ksy", "segspec_kernels", "segspec_kafka")
LEFT_OUT = ("segspec.spark", "segspec_kaitai", "pyarrow", "pyspark", "numpy", "tkinter", "test")
ENTRY = "import sys\nfrom segspec.cli.main import main\nsys.exit(main())\n"
LOG = "samples/osiris/torn_tail/log"
VERBS = {
    "doctor": (f"doctor {LOG}", 3),
    "tree": ("./samples", 3),
    "info": (f"info {LOG}", 3),
    "dump": (f"dump {LOG} --limit 1 --json", 0),
    "verify": (f"verify {LOG}", 3),
    "forecast": (f"forecast {LOG}", 3),
    "recover": (f"recover {LOG} -o rescued", 3),
    "index": ("index check rescued", 0),
    "report": ("report samples", 3),
    "compare": ("compare samples/nodes/r1 samples/nodes/r2", 3),
    "clients": (f"clients {LOG}", 0),
    "inspect": (f"inspect {LOG}/00000000000000000000.segment --at 8", 0),
    "tail": (f"tail {LOG}", 3),
    "kafka": ("doctor partition-0", 0),
    "kafka batches": ("verify samples/kafka/payments-0", 3),
}
"""What an operator does, and how it ends: 3, since the sample is damaged."""


def run(*command: str | Path) -> None:
    print("+", *command, flush=True)
    subprocess.run([str(word) for word in command], check=True, cwd=ROOT)


def build() -> Path:
    shutil.rmtree(BUILD, ignore_errors=True)
    venv.create(BUILD / "venv", with_pip=True)
    python = BUILD / "venv" / "bin" / "python"
    constraints = ROOT / "constraints.txt"
    wanted = (ROOT, ROOT / "python" / "segspec_kafka", "pyinstaller>=6.10,<7")
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--constraint", constraints, *wanted)
    version = subprocess.run([python, "-m", "segspec", "--version"], capture_output=True, text=True, check=True)
    name = f"segspec-{version.stdout.split()[-1]}-{platform.machine()}"
    entry = BUILD / "segspec_program.py"
    entry.write_text(ENTRY, encoding="utf-8")
    collected = [word for package in COLLECTED for word in ("--collect-submodules", package, "--collect-data", package)]
    left_out = [word for module in LEFT_OUT for word in ("--exclude-module", module)]
    places = ("--distpath", ROOT / "dist", "--workpath", BUILD / "work", "--specpath", BUILD)
    metadata = ("--copy-metadata", "segspec-kafka", "--copy-metadata", "segspec")
    options = ("--onefile", "--strip", "--noconfirm", "--log-level", "FATAL", "--name", name)
    run(python, "-m", "PyInstaller", *options, *places, *metadata, *collected, *left_out, entry)
    return ROOT / "dist" / name


def check(program: Path) -> None:
    """Runs every operator's verb in a root with the program, the C library, a folder for temporary files, and logs."""
    if program.stat().st_size > MOST_BYTES:
        raise SystemExit(f"{program.name} has {program.stat().st_size:,} bytes, and may have {MOST_BYTES:,}")
    root = BUILD / "root"
    shutil.rmtree(root, ignore_errors=True)
    (root / "tmp").mkdir(parents=True)
    shutil.copy(program, root / "segspec")
    for library in libraries(program):
        (root / library.relative_to("/")).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(library.resolve(), root / library.relative_to("/"))
    shutil.copytree(ROOT / "python" / "segspec" / "samples", root / "samples")
    shutil.copytree(ROOT / "tests" / "data" / "kafka" / "4.1" / "data" / "none-0", root / "partition-0")
    is_root = os.geteuid() == 0
    before = [shutil.which("chroot") or "chroot", root, "/segspec"] if is_root else [root / "segspec"]
    for name, (words, code) in VERBS.items():
        command = [*map(str, before), *words.split()]
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, env={"PATH": ""}, check=False)
        if done.returncode != code or "Traceback" in done.stderr:
            raise SystemExit(f"{name}: {words} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    where = "an empty root" if is_root else "a folder; as root it would have been an empty root"
    print(f"{program.name}: {program.stat().st_size:,} bytes; {', '.join(VERBS)} ran in {where}")


def libraries(program: Path) -> list[Path]:
    """What the file and the libraries in it need of the system: the C library, with its loader."""
    told = subprocess.run(["ldd", str(program)], capture_output=True, text=True, check=True).stdout
    found = [Path(word) for line in told.splitlines() for word in line.split() if word.startswith("/")]
    beside = [found[0].with_name(name) for name in ("libm.so.6", "librt.so.1", "libutil.so.1", "libgcc_s.so.1")]
    return list(dict.fromkeys([*found, *(path for path in beside if path.exists())]))


if __name__ == "__main__":
    made = Path(sys.argv[1]) if len(sys.argv) > 1 else build()
    check(made)
