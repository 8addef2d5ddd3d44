"""CommonJS modules as one script, because a page on a disk cannot load ES modules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

LOADER = """
const loaded = {};
const joined = (base, name) => {
  const parts = base.split("/").slice(0, -1);
  for (const part of name.split("/")) part === ".." ? parts.pop() : part !== "." && parts.push(part);
  return parts.join("/");
};
function load(id) {
  if (!(id in loaded)) {
    const module = { exports: {} };
    loaded[id] = module;
    modules[id](module.exports, module, (name) => load(found(id, name)));
  }
  return loaded[id].exports;
}
function found(id, name) {
  const path = name.startsWith(".") ? joined(id, name) : packages[name] ?? name;
  for (const one of [path, `${path}.js`]) if (one in modules) return one;
  throw new Error(`${id} asks for ${name}, which is not in this script`);
}
"""


def bundle(
    root: Path,
    files: Iterable[Path],
    entry: Path,
    packages: Mapping[str, Path] | None = None,
    made: Mapping[str, str] | None = None,
) -> str:
    """A script that runs `entry`; `files` are the modules, `packages` those without a path, `made` generated texts."""
    outer = packages or {}
    paths = dict.fromkeys([*files, *outer.values(), entry])
    texts = {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in paths} | dict(made or {})
    modules = "".join(module(name, text) for name, text in texts.items())
    names = ", ".join(f'"{name}": "{path.relative_to(root).as_posix()}"' for name, path in outer.items())
    start = entry.relative_to(root).as_posix()
    return f'"use strict";\nconst packages = {{{names}}};\nconst modules = {{\n{modules}}};{LOADER}load("{start}");\n'


def module(name: str, text: str) -> str:
    return f'"{name}": function (exports, module, require) {{\n{text}\n}},\n'


def as_function(name: str, script: str) -> str:
    """A script that keeps another one as a function, for a worker."""
    return f"window.{name} = function () {{\n{script}}};\n"
