"""Makes the modules of a generated package from the declaration of a log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from inspect import signature
from pathlib import Path
from typing import Any

from segspec.frames.compiled import CompiledLog
from segspec.frames.loading import DECLARATION, KEY, compile_log
from segspec_kaitai.own.bounding import bounded_text
from segspec_kaitai.own.errors import Problem, UnsupportedSpecError
from segspec_kaitai.own.spec_page import spec_page
from segspec_kaitai.spec.source import Spec
from segspec_kaitai.translate.project import KERNELS_DOC

OURS = "logs"
HEAD = '"""What the declaration says, compiled."""\n\n'
WIDTH = 100


def declaration_of(folder: Path, specs: Mapping[str, Spec]) -> Path | None:
    """The file that declares a log: a spec, or a `NAME.log.yaml` next to them.

    Raises `UnsupportedSpecError` if several do.
    """
    found = [spec.path for spec in specs.values() if KEY in spec.root]
    found += sorted(folder.glob(f"*{DECLARATION}"))
    if len(found) > 1:
        names = ", ".join(path.name for path in found)
        raise UnsupportedSpecError([Problem(str(folder), 0, f"several files declare a log: {names}")])
    return found[0] if found else None


def our_logs(specs: Sequence[Spec], package: str) -> dict[Path, str]:
    """The modules of the specs' declared logs, named after them, by path within `package`."""
    by_name, files = {spec.name: spec for spec in specs}, dict[Path, str]()
    for spec in specs:
        if KEY in spec.root:
            log, made = built_files(compile_log(spec.path, None, ()), by_name, f"{package}.{OURS}", "")
            made[Path(f"{log.declaration.name}.py")] = module_text(log)
            head = f"# segspec_kaitai.parsers, from ksy/{spec.path.name}: change that.\n# mypy: ignore-errors\n"
            files |= {OURS / path: head + text for path, text in made.items()}
            files[Path(OURS) / "fields.py"] = f"from {package}.fields import *\n"
    docs = {".": "The logs of our formats, as their specs declare them.", "debug": "Their parsers, with bounds."}
    return files | {Path(OURS) / place / "__init__.py": f'"""{doc}"""\n' for place, doc in docs.items() if files}


def declared_files(
    path: Path, specs: Mapping[str, Spec], package: str, rules: tuple[Path, str], import_paths: Sequence[Path] = ()
) -> dict[Path, str]:
    """A declaration's generated files, by path within `package`. `rules`: path and module."""
    place, module = rules
    log, files = built_files(
        compile_log(path, place if place.is_file() else None, import_paths), specs, package, module
    )
    files[Path("log.py")] = module_text(log)
    files[Path(f"{log.declaration.name}.md")] = spec_page(specs[log.root.partition(".")[0]].path, "markdown")
    return files


def built_files(
    log: CompiledLog, specs: Mapping[str, Spec], package: str, module: str
) -> tuple[CompiledLog, dict[Path, str]]:
    """The log as the generated package loads it. Its parsers replace the debug build."""
    files = {}
    for name in specs:
        text = log.texts.get(f"{log.package}.debug.{name}")
        if text is not None:
            files[Path("debug") / f"{name}.py"] = bounded_text(text.replace(log.package, package))
    module = module if log.rules else ""
    lane = log.lane
    if lane is not None:
        lane = lane.within(f"{package}.kernels")
        files |= {Path("kernels") / f"{name.rpartition('.')[2]}.py": text for name, text in lane.texts.items()}
        files[Path("kernels") / "__init__.py"] = KERNELS_DOC
        lane = replace(lane, texts={})
    log = replace(log, package=package, texts={}, lane=lane, rules="", rules_path="", rules_module=module, why=())
    return log, files


def module_text(log: CompiledLog) -> str:
    """The module with the log as `LOG`, and its treatment of zeros as a number."""
    written = Written()
    text = f"LOG = {written.expression(log, 0)}\n"
    if log.declaration.tail.unwritten:
        text += f"UNWRITTEN = {log.declaration.tail.unwritten}\n"
    imports = "".join(f"from {module} import {name}\n" for module, name in sorted(written.classes))
    made: dict[str, Any] = {}
    exec(f"{imports}{text}", made)  # noqa: S102 - written above
    assert made["LOG"] == log, "a class of the compiled log has a value that no expression gives"
    return f"{HEAD}{imports}\n{text}"


class Written:
    """Writes values as source text and collects the `classes` to import."""

    def __init__(self) -> None:
        self.classes: set[tuple[str, str]] = set()

    def expression(self, value: Any, depth: int) -> str:
        kind = type(value)
        if hasattr(kind, "__match_args__"):
            self.classes.add((kind.__module__, kind.__name__))
            usual, given = signature(kind).parameters, {name: getattr(value, name) for name in kind.__match_args__}
            told = {name: each for name, each in given.items() if each != usual[name].default}
            items = [f"{name}={self.expression(each, depth + 1)}" for name, each in told.items()]
            return _laid_out(f"{kind.__name__}(", items, ")", depth)
        if isinstance(value, Mapping):
            items = [f"{key!r}: {self.expression(item, depth + 1)}" for key, item in value.items()]
            return _laid_out("{", items, "}", depth)
        if isinstance(value, tuple):
            items = [self.expression(item, depth + 1) for item in value]
            return _laid_out("(", items, ",)" if len(items) == 1 else ")", depth)
        # A spec's number may be of a class that remembers its notation.
        return repr(int(value)) if type(value) is not bool and isinstance(value, int) else repr(value)


def _laid_out(begin: str, items: list[str], end: str, depth: int) -> str:
    line = ", ".join(items)
    if len(line) <= WIDTH and "\n" not in line:
        return f"{begin}{line}{end}"
    indent = "    " * (depth + 1)
    rows = "".join(f"\n{indent}{item}," for item in items)
    return f"{begin}{rows}\n{'    ' * depth}{end.removeprefix(',')}"
