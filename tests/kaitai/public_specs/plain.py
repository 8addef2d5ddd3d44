"""The npm compiler and its Python, as they are: the oracle."""

from __future__ import annotations

import codecs
import json
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any

from kaitaistruct import KaitaiStream, KaitaiStruct

from segspec_kaitai.own.compiling import compiler_folder

LOST = "\U0010ffff"
DECODING = re.compile(r"\.decode\((u?\"[^\"]+\")\)")


def lost(error: UnicodeError) -> tuple[str, int]:
    LOST_TEXTS.append(error)
    assert isinstance(error, UnicodeDecodeError)
    return LOST, len(error.object)


LOST_TEXTS: list[UnicodeError] = []
codecs.register_error("lost", lost)

SECONDS = 0.5
SERVER = Path(__file__).with_name("plain_compiler.mjs")


class RefusedError(Exception):
    """The compiler does not take a spec; the message is its own."""


class TooLongError(Exception):
    """The parser works for too long."""


class PlainCompiler:
    """One node process that compiles spec after spec."""

    def __enter__(self) -> PlainCompiler:
        self.process = subprocess.Popen(
            ["node", str(SERVER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=compiler_folder(), text=True
        )
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.kill()
        self.process.communicate()

    def files(self, spec: Path, roots: Sequence[Path]) -> dict[str, str]:
        """The modules of a spec, which is first, and its imports, by name. Raises `RefusedError`."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        request = {"path": str(spec.resolve()), "roots": [str(root.resolve()) for root in roots]}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise RefusedError(answer["error"])
        texts = {Path(name).stem: str(text) for name, text in answer["files"].items()}
        return {answer["id"]: texts[answer["id"]]} | texts


class Loaded:
    """Modules that import one another, made in memory. Names of the standard library are lent for that long only."""

    def __init__(self, texts: dict[str, str]) -> None:
        self.texts = texts
        self.made: dict[str, ModuleType] = {}
        before = {name: sys.modules.pop(name, None) for name in self.texts}
        sys.meta_path.insert(0, self)
        try:
            for name in self.texts:
                __import__(name)
                self.made[name] = sys.modules[name]
        finally:
            sys.meta_path.remove(self)
            for name, module in before.items():
                sys.modules.pop(name, None)
                if module is not None:
                    sys.modules[name] = module

    def find_spec(self, name: str, path: object, target: object = None) -> Any:
        from importlib.util import spec_from_loader

        return spec_from_loader(name, self) if name in self.texts else None  # type: ignore[arg-type]

    def create_module(self, spec: object) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.texts[module.__name__], f"<{module.__name__}>", "exec"), module.__dict__)


def parser_of(files: dict[str, str]) -> Any:
    """The class of the first spec. Text that does not decode ends with `LOST`, so that reading continues after it."""
    name = next(iter(files))
    files = {each: DECODING.sub(r'.decode(\1, "lost")', text) for each, text in files.items()}
    module = Loaded(files).made[name]
    wanted = name.replace("_", "").lower()
    kinds = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, KaitaiStruct)]
    return next(each for each in kinds if each.__name__.lower() == wanted)


def parsed(parser: Any, content: bytes) -> tuple[Any, Exception | None]:
    """The tree as far as it was read, and what ended it; `TooLongError` for a file that asks for endless work."""
    tree = parser(KaitaiStream(BytesIO(content)))
    LOST_TEXTS.clear()
    signal.signal(signal.SIGVTALRM, too_long)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        tree._read()
    except Exception as error:
        return tree, error
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        tree._lost_texts = len(LOST_TEXTS)
    return tree, None


def too_long(*_: object) -> None:
    raise TooLongError


def read_values(tree: Any) -> int:
    """How many fields of a tree were begun."""
    count, pending, seen = 0, [tree], set[int]()
    while pending and count < 20_000:
        value = pending.pop()
        if isinstance(value, KaitaiStruct) and id(value) not in seen:
            seen.add(id(value))
            count += len(getattr(value, "_debug", ()))
            for name in getattr(value, "SEQ_FIELDS", ()):
                with suppress(AttributeError):
                    pending.append(getattr(value, name))
        elif isinstance(value, list):
            pending += value
    return count
