"""Source distributions of segspec and of segspec_kafka, and wheels for Linux on x86-64 and aarch64, with glibc and with
musl (Alpine), into `dist/`; and the wheel of segspec_conformance, which has no code for a machine.

cibuildwheel builds them where there is a container engine, and tests each (`[tool.cibuildwheel]` in pyproject.toml).
Elsewhere zig's C compiler does, for the same old version of glibc; what is not this machine's is not run then. Kafka's
are always built by it.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
MACHINES = ("x86_64", "aarch64")
C_LIBRARIES = {"manylinux_2_17": "gnu.2.17", "musllinux_1_2": "musl"}
"""What a wheel's name says of the C library, and what zig calls it."""
KAFKA = ROOT / "python" / "segspec_kafka"
CONFORMANCE = ROOT / "python" / "segspec_conformance"
EXTENSIONS = {"segspec": "segspec_kernels/_compiled.abi3.so", "segspec_kafka": "segspec_kafka/_compiled.abi3.so"}


def run(*command: str, **environment: str) -> None:
    print("+", " ".join(command), flush=True)
    subprocess.run(command, check=True, cwd=ROOT, env=os.environ | environment)


def has_containers() -> bool:
    for engine in ("docker", "podman"):
        try:
            done = subprocess.run([engine, "info"], capture_output=True, timeout=60)
        except (OSError, subprocess.TimeoutExpired):
            continue
        if done.returncode == 0:
            return True
    return False


def in_containers(source: Path) -> None:
    machines = ",".join(MACHINES)
    run(
        sys.executable,
        "-m",
        "cibuildwheel",
        "--platform",
        "linux",
        "--archs",
        machines,
        "--output-dir",
        "dist",
        str(source),
    )


def zig() -> Path:
    """The program itself: a build that is shut off from this environment cannot import the package."""
    found = find_spec("ziglang")
    if found is None or found.origin is None:
        raise SystemExit("the package ziglang is missing: pip install --group wheels")
    return Path(found.origin).with_name("zig")


def by_zig(source: Path) -> None:
    for machine, (tag_of, library) in product(MACHINES, C_LIBRARIES.items()):
        compiler, tag = f"{zig()} cc -target {machine}-linux-{library}", f"{tag_of}_{machine}"
        build = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", "dist", str(source))
        run(*build, CC=compiler, SEGSPEC_PLATFORM=tag)


def made(package: str, machine: str, library: str) -> Path:
    """The wheel of a package for a machine and a C library, which has the compiled kernels in it."""
    (wheel,) = DIST.glob(f"{package}-*{library.partition('_')[0]}*{machine}.whl")
    with ZipFile(wheel) as archive:
        if EXTENSIONS[package] not in archive.namelist():
            raise SystemExit(f"{wheel.name} has no {EXTENSIONS[package]}")
    return wheel


def main() -> None:
    for old in [*DIST.glob("segspec-*"), *DIST.glob("segspec_kafka-*"), *DIST.glob("segspec_conformance-*")]:
        old.unlink()
    run(sys.executable, "-m", "build", "--sdist", "--outdir", "dist")
    run(sys.executable, "-m", "build", "--sdist", "--outdir", "dist", str(KAFKA))
    (source,) = DIST.glob("segspec-*.tar.gz")
    (in_containers if has_containers() else by_zig)(source)
    by_zig(KAFKA)
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", "dist", str(CONFORMANCE))
    here = machine_and_library()
    for package, machine, library in product(EXTENSIONS, MACHINES, C_LIBRARIES):
        wheel = made(package, machine, library)
        print(f"{wheel.name} {'' if (machine, library) == here else '(not run on this machine)'}".rstrip())


def machine_and_library() -> tuple[str, str]:
    """Those that programs of the machine at work here have."""
    kind = "manylinux" if platform.libc_ver()[0] == "glibc" else "musllinux"
    return platform.machine(), next(tag for tag in C_LIBRARIES if tag.startswith(kind))


if __name__ == "__main__":
    main()
