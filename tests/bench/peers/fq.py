"""fq, over packets: it has none of the five formats, so its file is a pcap of as many bytes a packet as a record has.

Found on the path, or put into the bench's own folder by Go or by apt-get (without installing anything).
"""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
from pathlib import Path

from tests.bench.kinds import LogFile
from tests.bench.measures import Measure, NotPossibleError, Outcome
from tests.bench.programs import run_program

FQ = "fq, a pcap as large"
QUERY = ".packets[] | tovalue"
MODULE = "github.com/wader/fq@latest"
TIMEOUT = 180
FILE_HEADER = struct.Struct("<IHHiIII")
PACKET_HEADER = struct.Struct("<IIII")
USER_LINK = 147
"""A link type of private use: fq does not look into such packets."""


def installed(tools: Path) -> Path:
    """The program; raises `NotPossibleError` with what each way to get it said."""
    own = tools / "fq"
    found = shutil.which("fq") or (str(own) if own.exists() else None)
    if found is not None:
        return Path(found)
    tools.mkdir(parents=True, exist_ok=True)
    said = [reason for get in (_by_go, _by_apt) if (reason := get(tools)) is not None]
    if own.exists():
        return own
    raise NotPossibleError("; ".join(said))


def _by_go(tools: Path) -> str | None:
    return _run(["go", "install", MODULE], tools, env={**os.environ, "GOBIN": str(tools.resolve())})


def _by_apt(tools: Path) -> str | None:
    if (tools / "fq").exists():
        return None
    said = _run(["apt-get", "download", "fq"], tools)
    for package in tools.glob("fq_*.deb"):
        said = _run(["dpkg-deb", "-x", package.name, "fq-package"], tools)
        (tools / "fq").symlink_to("fq-package/usr/bin/fq")
    return said


def _run(command: list[str], folder: Path, env: dict[str, str] | None = None) -> str | None:
    """None, or why it did not work: the last line that was said."""
    name = " ".join(command[:2])
    try:
        done = subprocess.run(
            command, cwd=folder, env=env, capture_output=True, text=True, timeout=TIMEOUT, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"{name}: {error}"
    return None if done.returncode == 0 else f"{name}: {(done.stderr.strip().splitlines() or ['?'])[-1].strip()}"


def version(tools: Path) -> str | None:
    """The version of the program that is there; gets none."""
    found = shutil.which("fq") or (str(tools / "fq") if (tools / "fq").exists() else None)
    if found is None:
        return None
    return subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout.split()[0]


def write_packets(log: LogFile, path: Path) -> None:
    """A pcap with a packet for each record of `log`, of the same length as the record with its header."""
    size = log.file_bytes // log.records
    packet = PACKET_HEADER.pack(0, 0, *[size - PACKET_HEADER.size] * 2) + bytes(range(32, 127)) * (size // 95 + 1)
    with path.open("wb") as file:
        file.write(FILE_HEADER.pack(0xA1B2C3D4, 2, 4, 0, 0, 65535, USER_LINK))
        file.writelines([packet[:size]] * log.records)


def fq(log: LogFile) -> Outcome:
    packets = Path(log.folder) / "packets.pcap"
    program = installed(Path(log.folder).parent / "tools")
    write_packets(log, packets)
    try:
        outcome = run_program([str(program), "-c", "-d", "pcap", QUERY, str(packets)])
    finally:
        packets.unlink()
    if outcome.seen != log.records:
        raise ValueError(f"{FQ} gave {outcome.seen} lines of {log.records} packets")
    return outcome


MEASURES = (Measure(FQ, fq, "program"),)
