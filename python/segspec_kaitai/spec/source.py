"""The bounded YAML of a spec, with the line of every node."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[3]
KSY = ROOT / "ksy"

MOST_BYTES = 1 << 20
MOST_NODES = 50_000
MOST_DEPTH = 64
"""A spec's limits: bytes, nodes (an alias counts as its target), and depth of nesting."""

YAML = "tag:yaml.org,2002:"
SCALARS = frozenset(YAML + name for name in ("str", "int", "float", "bool", "null"))
BREAKS = "\r\n\x85\u2028\u2029"
ENDS = f"#\0{BREAKS}"
SURROGATE = re.compile("[\ud800-\udfff]")


class SpecError(Exception):
    """A `.ksy` that is not YAML, or not a spec; the message starts with `ksy/x.ksy:LINE:`."""


class Table(dict[str, Any]):
    """A YAML mapping with its line and the line of each key (from 1)."""

    line: int
    key_lines: dict[str, int]

    def line_at(self, key: str) -> int:
        return self.key_lines.get(key, self.line)


class Items(list[Any]):
    """A sequence with its items' lines, from 1."""

    lines: list[int]


class Hex(int):
    """A hexadecimal integer."""

    text: str

    def __new__(cls, text: str) -> Hex:
        number = super().__new__(cls, text, 16)
        number.text = text
        return number


@dataclass(frozen=True)
class Spec:
    """One `.ksy`: id (the file's stem), path, digest and root table."""

    name: str
    path: Path
    sha256: str
    root: Table


class CoreLoader(yaml.SafeLoader):
    """YAML 1.2 core scalars, as js-yaml reads them: `on` and `no` are strings, and a tab after a word is a blank.

    Nodes are counted, so that a small text cannot expand to an endless spec.
    """

    def __init__(self, stream: bytes) -> None:
        super().__init__(stream)
        self._depth = 0
        self._nodes = 0
        self._sizes: dict[str, int] = {}

    def scan_to_next_token(self) -> None:
        super().scan_to_next_token()  # type: ignore[no-untyped-call]
        while self.peek() == "\t":  # type: ignore[no-untyped-call]
            width = self._blanks()
            line = self.buffer[max(0, self.pointer - self.column) : self.pointer]
            indents = not line.strip(" ") and self.peek(width) not in ENDS  # type: ignore[no-untyped-call]
            if indents and not self.flow_level:
                return
            self.forward(width)  # type: ignore[no-untyped-call]
            super().scan_to_next_token()  # type: ignore[no-untyped-call]

    def scan_plain_spaces(self, indent: int, start_mark: Any) -> Any:
        width = self._blanks()
        blanks = self.prefix(width)  # type: ignore[no-untyped-call]
        if "\t" in blanks:
            self.forward(width)  # type: ignore[no-untyped-call]
            if self.peek() not in BREAKS:  # type: ignore[no-untyped-call]
                return [blanks]
        return super().scan_plain_spaces(indent, start_mark)  # type: ignore[no-untyped-call]

    def _blanks(self) -> int:
        width = 0
        while self.peek(width) in " \t":  # type: ignore[no-untyped-call]
            width += 1
        return width

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:
        event = self.peek_event()  # type: ignore[no-untyped-call]  # its stub has no types
        before = self._nodes
        if isinstance(event, yaml.AliasEvent):
            if event.anchor in self.anchors and event.anchor not in self._sizes:
                raise too_much(f"*{event.anchor} stands for something that it lies in", event)
            self._nodes += self._sizes.get(event.anchor, 0)
        self._depth += 1
        self._nodes += 1
        if self._depth > MOST_DEPTH:
            raise too_much(f"more than {MOST_DEPTH} levels", event)
        if self._nodes > MOST_NODES:
            raise too_much(f"more than {MOST_NODES} nodes", event)
        node = super().compose_node(parent, index)
        self._depth -= 1
        if isinstance(event, yaml.NodeEvent) and event.anchor and not isinstance(event, yaml.AliasEvent):
            self._sizes[event.anchor] = self._nodes - before
        return node


def too_much(problem: str, event: yaml.Event) -> yaml.MarkedYAMLError:
    return yaml.MarkedYAMLError(problem=problem, problem_mark=event.start_mark)


CoreLoader.yaml_implicit_resolvers = {}
for _tag, _pattern, _first in (
    ("bool", r"^(?:true|True|TRUE|false|False|FALSE)$", "tTfF"),
    ("null", r"^(?:~|null|Null|NULL|)$", ["~", "n", "N", ""]),
    ("int", r"^[-+]?(?:[0-9]+|0b[01]+|0o[0-7]+|0x[0-9a-fA-F]+)$", "-+0123456789"),
    ("float", r"^(?:\.[0-9]+|[-+]?[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$", "-+.0123456789"),
):
    CoreLoader.add_implicit_resolver(  # type: ignore[no-untyped-call]  # its stub has no types
        f"tag:yaml.org,2002:{_tag}", re.compile(_pattern), list(_first)
    )


def load(path: Path) -> Spec:
    """Reads one spec; raises SpecError if it is not a YAML mapping, or exceeds a limit."""
    shown = f"{path.parent.name}/{path.name}"
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise SpecError(f"{shown}:1: a spec has at most {MOST_BYTES} bytes")
    try:
        loader = CoreLoader(data)
        node = loader.get_single_node()
        root = None if node is None else build(loader, node)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise SpecError(f"{shown}:{line}: not YAML: {error.problem}") from error
    except (yaml.YAMLError, ValueError, LookupError) as error:
        raise SpecError(f"{shown}:1: not YAML: {error}") from error
    if not isinstance(root, Table):
        raise SpecError(f"{shown}:1: a spec is a mapping with the key `meta`")
    return Spec(path.stem, path, hashlib.sha256(data).hexdigest(), root)


def build(loader: CoreLoader, node: yaml.Node) -> Any:
    if isinstance(node, yaml.MappingNode) and node.tag == f"{YAML}map":
        table = Table()
        table.line = node.start_mark.line + 1
        table.key_lines = {}
        for key_node, value_node in node.value:
            key = key_of(key_node, table)
            table[key] = build(loader, value_node)
            table.key_lines[key] = key_node.start_mark.line + 1
        return table
    if isinstance(node, yaml.SequenceNode) and node.tag == f"{YAML}seq":
        items = Items(build(loader, child) for child in node.value)
        items.lines = [child.start_mark.line + 1 for child in node.value]
        return items
    if not isinstance(node, yaml.ScalarNode) or node.tag not in SCALARS:
        raise yaml.MarkedYAMLError(problem=f"the tag {node.tag} has no meaning in a spec", problem_mark=node.start_mark)
    if SURROGATE.search(node.value):
        raise yaml.MarkedYAMLError(problem="half of a surrogate pair is no text", problem_mark=node.start_mark)
    return integer(node) if node.tag == f"{YAML}int" else loader.construct_object(node)


def key_of(node: yaml.Node, table: Table) -> str:
    if not isinstance(node, yaml.ScalarNode) or SURROGATE.search(node.value):
        raise yaml.MarkedYAMLError(problem="a key that is not a text", problem_mark=node.start_mark)
    key = str(node.value)
    if key in table:
        raise yaml.MarkedYAMLError(problem=f"the key {key} stands here twice", problem_mark=node.start_mark)
    return key


def integer(node: yaml.Node) -> int:
    """YAML 1.2 integers may have leading zeros, which `int(text, 0)` refuses."""
    text = str(node.value)
    if text.startswith("0x"):
        return Hex(text)
    return int(text, 0) if text.lstrip("-+")[:2] in ("0b", "0o", "0x") else int(text)


def spec_names(folder: Path = KSY) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.ksy"))


def line_of(spec: Spec, path: str) -> int:
    """The line of the node for a compiler path such as `/types/header/seq/0/type`, or of its nearest parent."""
    node: Any = spec.root
    line = 1
    for part in path.strip("/").split("/"):
        if isinstance(node, Table) and part in node:
            line, node = node.line_at(part), node[part]
        elif isinstance(node, Items) and part.isdigit() and int(part) < len(node):
            line, node = node.lines[int(part)], node[int(part)]
        else:
            break
    return line
