"""Certificates of a test's own: an authority, and what it vouches for."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from tests.needs import Missing

KEY = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes")


def make(folder: Path) -> Path:
    """`ca.pem`; `node.pem` for localhost and 127.0.0.1; `client.pem`, with its key in `client.key`; and `stranger.pem`,
    an authority that vouched for none of them. Skips without openssl."""
    if shutil.which("openssl") is None:
        raise Missing("openssl")
    folder.mkdir(parents=True)
    for name in ("ca", "stranger"):
        _openssl(folder, "req", "-x509", *KEY, "-subj", f"/CN={name}", "-keyout", f"{name}.key", "-out", f"{name}.pem")
    (folder / "node.names").write_text("subjectAltName=DNS:localhost,IP:127.0.0.1\n")
    (folder / "client.names").write_text("extendedKeyUsage=clientAuth\n")
    for name in ("node", "client"):
        _openssl(folder, "req", "-new", *KEY, "-subj", f"/CN={name}", "-keyout", f"{name}.key", "-out", f"{name}.csr")
        by = ("-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-extfile", f"{name}.names")
        _openssl(folder, "x509", "-req", "-in", f"{name}.csr", *by, "-out", f"{name}.pem")
    return folder


def _openssl(folder: Path, *words: str) -> None:
    subprocess.run(["openssl", *words], cwd=folder, check=True, capture_output=True)
