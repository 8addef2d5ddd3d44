"""Kernels of users' specs: compiled ahead or by a C compiler, and kept between processes in the private cache."""

from __future__ import annotations

import hashlib
import os
import stat
import sys
import sysconfig
import tempfile
from collections.abc import Mapping
from functools import cached_property, lru_cache
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

from segspec.columns.backend import lanes
from segspec.columns.backend.kernel import Kernel
from segspec.core.notices import logger
from segspec.storage.private_cache import cache_folder, make_private, refuse_strangers
from segspec_kaitai.programs import bounded

COMPILE_FROM = lanes.SLOW_FROM
"""The bytes to read from which compiling pays; a cached result is always used."""

TRANSLATOR = Path(__file__).resolve().parents[1] / "translate"


class Kept:
    """Modules of the subset that `segspec_kaitai.translate` translates to C, run as Python or as one extension."""

    def __init__(self, name: str, texts: Mapping[str, str], ahead: lanes.Ahead | None = None, lacks: str = "") -> None:
        """`texts` by module name, imported modules first; `ahead` is their earlier compilation; `lacks` is the message
        without one.
        """
        self.name, self._texts, self._ahead, self._lacks = name, texts, ahead, lacks
        self._read = 0

    @cached_property
    def modules(self) -> dict[str, ModuleType]:
        return {module: loaded(module, text) for module, text in self._texts.items()}

    def is_fast(self, size: int) -> bool:
        if os.environ.get(lanes.PLAIN):
            return False
        self._read += size
        pays = self._read >= COMPILE_FROM or self._given is not None or self._is_kept()
        return pays and self.extension is not None

    @cached_property
    def extension(self) -> ModuleType | None:
        """The compiled extension; None, after a warning, if compilation fails."""
        try:
            return self._given or self._load()
        except (bounded.CompilerError, OSError, ImportError) as error:
            lanes.say_how_to_be_fast(f"{self._lacks}{error}")
            return None

    @cached_property
    def _given(self) -> ModuleType | None:
        if self._ahead is None or self._ahead.platform != sysconfig.get_platform():
            return None
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / f"{self.name}{bounded.SUFFIX}"
            try:
                file.write_bytes(self._ahead.content)
                made = self._loaded(file)
            except (OSError, ImportError) as error:
                logger().info("what was compiled ahead of %s does not load: %s", self.name, error)
                return None
        return made if getattr(made, "DIGEST", "") == lanes.digest_of(self._texts) else None

    def ahead(self) -> lanes.Ahead | None:
        """For users without a compiler; None if none could be made and cached here."""
        if self.extension is not None and self._given is None and self._is_kept():
            return lanes.Ahead(sysconfig.get_platform(), self._file.read_bytes())
        return self._ahead

    @cached_property
    def _file(self) -> Path:
        digest = hashlib.sha256("\n".join((bounded.identity(), *self._texts.values())).encode())
        for part in sorted([*bounded.NATIVE.glob("*.h"), bounded.CHECKSUMS, *TRANSLATOR.glob("*.py")]):
            digest.update(part.read_bytes())
        return cache_folder() / "kernels" / f"{self.name}-{digest.hexdigest()[:16]}{bounded.SUFFIX}"

    def _is_kept(self) -> bool:
        try:
            found = self._file.lstat()
            if not stat.S_ISREG(found.st_mode):
                return False
            make_private(self._file.parent)
            refuse_strangers(self._file, found)
        except (FileNotFoundError, bounded.CompilerError):
            return False
        except OSError as error:
            logger().info("%s is not taken from where it is kept: %s", self.name, error)
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
            logger().info("%s is not kept: %s", self.name, error)
            with tempfile.TemporaryDirectory() as folder:
                self._build(Path(folder) / self._file.name)
                return self._loaded(Path(folder) / self._file.name)
        return self._loaded(self._file)

    def _build(self, file: Path) -> None:
        # Slow to import.
        from segspec_kaitai.own.format_package import build_extension

        build_extension(self._texts, file, self.name)

    def _loaded(self, file: Path) -> ModuleType:
        spec = spec_from_loader(self.name, ExtensionFileLoader(self.name, str(file)))
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        return module


def loaded(name: str, text: str) -> ModuleType:
    module = ModuleType(name)
    # Its classes look up their module by name, and others import it.
    sys.modules[name] = module
    exec(compile(text, f"<{name}>", "exec"), module.__dict__)  # noqa: S102 - our own lowering's text
    return module


class OwnKernel(Kernel):
    """The kernel of a user's spec; `source` is the text of its module."""

    def __init__(self, name: str, source: str, ahead: lanes.Ahead | None = None) -> None:
        digest = hashlib.sha256(source.encode()).hexdigest()[:16]
        module = f"segspec_kernel_{name}_{digest}"
        self.kept = Kept(module, {module: source}, ahead)
        super().__init__(self.kept.modules[module])

    @staticmethod
    @lru_cache(maxsize=32)
    def of(name: str, source: str, ahead: lanes.Ahead | None = None) -> OwnKernel:
        return OwnKernel(name, source, ahead)

    def is_fast(self, size: int) -> bool:
        return self.kept.is_fast(size)

    @property
    def extension(self) -> ModuleType | None:
        return self.kept.extension
