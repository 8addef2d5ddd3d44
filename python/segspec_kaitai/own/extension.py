"""Modules of the subset as a Python extension."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from segspec.columns.backend.lanes import digest_of
from segspec_kaitai.programs import cc
from segspec_kaitai.translate import Untranslatable, translate


def build_extension(texts: Mapping[str, str], target: Path, name: str, roots: Sequence[Path] = ()) -> None:
    """Compiles modules into the extension `name`; `texts` and `roots` are those of `translate`.

    Raises `CompilerError`, and `OSError` if nothing can be written.
    """
    try:
        made = translate(texts, extension=name, roots=roots)
    except Untranslatable as error:
        raise cc.CompilerError(str(error)) from error
    told = [f'-DSEG_DIGEST="{digest_of(made.read)}"', f'-DSEG_MODULES="{" ".join(made.read)}"']
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "kernel.c"
        source.write_text(made.single, encoding="utf-8")
        cc.build([source, *([cc.CHECKSUMS] if "seg_crc32" in made.single else [])], target, told)
