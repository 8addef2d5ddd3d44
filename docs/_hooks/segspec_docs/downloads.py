"""The downloads of a format's page: archives with checksums."""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from segspec_docs.bench import size

LEFT_OUT = {"__pycache__", "target", "node_modules"}
ENDINGS_LEFT_OUT = {".so", ".pyc"}
MOMENT = (1980, 1, 1, 0, 0, 0)
"""The time of every file in an archive, so that equal files make equal archives."""


class Downloads:
    """The table `downloads.yml`."""

    def __init__(self, root: Path, path: Path) -> None:
        self.root = root
        table: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
        self._archives: dict[str, Any] = table["archives"]
        self._pages: dict[str, list[str]] = table["pages"]
        self._made: dict[str, bytes] = {}

    def table(self, page: str, specs: list[Path]) -> str:
        """The Markdown of a page's downloads: single specs, then archives with sizes and checksums."""
        for spec in specs:
            self._made[f"ksy/{spec.name}"] = spec.read_bytes()
        lines = ["| File | What is in it | Size | SHA-256 |", "|---|---|---|---|"]
        lines.append(self._row(f"specs-{page}.zip", "Specs, for Kaitai Struct 0.11", {one.name: one for one in specs}))
        for name in self._pages[page]:
            about = self._archives[name]
            files = {to: file for one in about["from"] for to, file in self._files(one.format(page=page))}
            lines.append(self._row(f"{name.format(page=page)}.zip", about["title"], files))
        singles = ", ".join(f"[`{spec.name}`](../downloads/ksy/{spec.name})" for spec in specs)
        return "\n".join([*lines, "", f"The specs one by one: {singles}."])

    def _row(self, name: str, title: str, files: dict[str, Path]) -> str:
        content = self._made.setdefault(name, archive(files))
        digest = hashlib.sha256(content).hexdigest()
        return f"| [`{name}`](../downloads/{name}) | {title} | {size(len(content))} | <code>{digest}</code> |"

    def _files(self, place: str) -> Iterator[tuple[str, Path]]:
        start = self.root / place
        if start.is_file():
            yield start.name, start
            return
        if not start.is_dir():
            raise FileNotFoundError(f"docs/_data/downloads.yml names {place}, which does not exist")
        for path in sorted(start.rglob("*")):
            inside = path.relative_to(start)
            if path.is_file() and not LEFT_OUT & set(inside.parts) and path.suffix not in ENDINGS_LEFT_OUT:
                yield f"{start.name}/{inside.as_posix()}", path

    def files(self) -> dict[str, bytes]:
        """All linked files, and a list for `sha256sum --check`."""
        sums = "".join(
            f"{hashlib.sha256(content).hexdigest()}  {name}\n" for name, content in sorted(self._made.items())
        )
        return self._made | {"SHA256SUMS": sums.encode()}


def archive(files: dict[str, Path]) -> bytes:
    """A reproducible zip file of `files` by their names in it."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as made:
        for name, path in sorted(files.items()):
            entry = zipfile.ZipInfo(name, MOMENT)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system, entry.external_attr = 3, 0o644 << 16
            made.writestr(entry, path.read_bytes())
    return out.getvalue()
