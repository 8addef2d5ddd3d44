"""Kernels of users' specs: compiled by the system's C compiler where there is one, and kept between processes.

They are kept in `SEGSPEC_CACHE_DIR`, else `$XDG_CACHE_HOME/segspec`, else `~/.cache/segspec`: in a folder that is
only its owner's, since what lies there is run. One that others could write to is not used.
"""

from __future__ import annotations

import hashlib
import os
import stat
import sys
import tempfile
from functools import cached_property, lru_cache
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

from segspec.columns.backend import lanes
from segspec.columns.backend.kernel import Kernel
from segspec.core.notices import logger
from segspec_kaitai.programs import cc

VARIABLE = "SEGSPEC_CACHE_DIR"

COMPILE_FROM = 4 << 20
"""Bytes to read from which on it pays to start the compiler; what it made before is used for fewer, too."""

TRANSLATOR = Path(__file__).resolve().parents[1] / "translate"


def cache_folder() -> Path:
    """The folder of all that segspec keeps, whether or not it exists. Raises `OSError` where the user has none."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen).absolute()
    given = os.environ.get("XDG_CACHE_HOME", "")
    # A relative one would be a folder of the current folder, which may be anybody's; its definition has it ignored.
    if not Path(given).is_absolute():
        try:
            given = str(Path.home() / ".cache")
        except RuntimeError as error:
            raise FileNotFoundError(str(error)) from error
    return Path(given) / "segspec"


def make_private(folder: Path) -> None:
    """Makes a folder for its owner alone. Raises `PermissionError` where others could change what lies there."""
    for missing in [place for place in (*reversed(folder.parents), folder) if not place.exists()]:
        missing.mkdir(mode=0o700, exist_ok=True)
    real = folder.resolve()
    found = real.stat()
    if found.st_uid == os.geteuid() and found.st_mode & 0o077:
        real.chmod(0o700)
    for place in (real, *real.parents):
        refuse_strangers(place, place.stat(), allow_root=place != real)


def refuse_strangers(place: Path, found: os.stat_result, *, allow_root: bool = False) -> None:
    """Raises `PermissionError` for what somebody else owns, or can write to."""
    owners = (os.geteuid(), 0) if allow_root else (os.geteuid(),)
    shared = found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    # In a folder such as /tmp nobody can rename what another has made.
    sticky = allow_root and stat.S_ISDIR(found.st_mode) and found.st_mode & stat.S_ISVTX
    if found.st_uid not in owners or (shared and not sticky):
        raise PermissionError(f"others could change {place}: nothing of it is loaded")


class OwnKernel(Kernel):
    """The kernel that `segspec_kaitai.kernels` made of a user's spec: `source` is the text of its module."""

    def __init__(self, name: str, source: str) -> None:
        self._source = source
        digest = hashlib.sha256(source.encode()).hexdigest()[:16]
        module = ModuleType(f"segspec_kernel_{name}_{digest}")
        # Its classes look for their module by its name.
        sys.modules[module.__name__] = module
        exec(compile(source, f"<kernel {name}>", "exec"), module.__dict__)  # noqa: S102 - our own lowering's text
        super().__init__(module)

    @staticmethod
    @lru_cache(maxsize=32)
    def of(name: str, source: str) -> OwnKernel:
        """The kernel of a text, made once a process."""
        return OwnKernel(name, source)

    def is_fast(self, size: int) -> bool:
        if os.environ.get(lanes.PLAIN):
            return False
        return (size >= COMPILE_FROM or self._is_kept()) and self.extension is not None

    @cached_property
    def extension(self) -> ModuleType | None:
        """The kernel as an extension module, compiled unless it is kept; None where that cannot be."""
        try:
            return self._load()
        except (cc.CompilerError, OSError, ImportError) as error:
            logger().info("the kernel of %s is not compiled: %s", self.module.__name__, error)
            return None

    @cached_property
    def _file(self) -> Path:
        """Where it is kept: its name tells the text, what translates it, the compiler, and what that includes.

        Raises `CompilerError` where there is no compiler.
        """
        digest = hashlib.sha256(f"{cc.identity()}\n{self._source}".encode())
        for part in sorted([*cc.NATIVE.glob("*.h"), *TRANSLATOR.glob("*.py")]):
            digest.update(part.read_bytes())
        return cache_folder() / "kernels" / f"{self.module.__name__}-{digest.hexdigest()[:16]}{cc.SUFFIX}"

    def _is_kept(self) -> bool:
        """Whether it is there, and certainly this user's."""
        try:
            found = self._file.lstat()
            if not stat.S_ISREG(found.st_mode):
                return False
            make_private(self._file.parent)
            refuse_strangers(self._file, found)
        except FileNotFoundError:
            return False
        except (cc.CompilerError, OSError) as error:
            logger().info("the kernel of %s is not taken from where it is kept: %s", self.module.__name__, error)
            return False
        return True

    def _load(self) -> ModuleType:
        if self._is_kept():
            return self._loaded(self._file)
        try:
            make_private(self._file.parent)
            self._build(self._file)
            self._file.chmod(0o700)
        except OSError as error:
            # Nothing can be kept here: it is made for this process only.
            logger().info("the kernel of %s is not kept: %s", self.module.__name__, error)
            with tempfile.TemporaryDirectory() as folder:
                self._build(Path(folder) / self._file.name)
                return self._loaded(Path(folder) / self._file.name)
        return self._loaded(self._file)

    def _build(self, file: Path) -> None:
        # Only who has a kernel compiled waits for the translator.
        from segspec_kaitai.translate import Untranslatable, translate

        name = self.module.__name__
        try:
            text = translate({name: self._source}, extension=name).single
        except Untranslatable as error:
            raise cc.CompilerError(str(error)) from error
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "kernel.c"
            source.write_text(text, encoding="utf-8")
            cc.build([source], file)

    def _loaded(self, file: Path) -> ModuleType:
        name = self.module.__name__
        spec = spec_from_loader(name, ExtensionFileLoader(name, str(file)))
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
