"""What holds rules, vectors, findings and functions together: a rule has a vector, a vector has a rule, what a vector
expects is what one of its rules finds, and a rule and the function that keeps it name each other."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

JSON = dict[str, Any]


@dataclass(frozen=True)
class Holding:
    """One format: its compiled rules, the folder of its vectors, and its module of rules, where it has one."""

    rules: Path
    vectors: Path
    module: Path | None = None


def held(each: Holding) -> list[str]:
    """What does not hold together, one line each."""
    stored = json.loads(each.rules.read_text(encoding="utf-8"))
    rules = {rule["id"]: rule for rule in stored["rules"]}
    vectors = list(vectors_in(each.vectors))
    out = [*unheld(rules, vectors), *(line for vector in vectors for line in of_vector(vector, rules))]
    return out + (list(of_functions(each.module, rules)) if each.module is not None else [])


def vectors_in(folder: Path) -> Iterator[JSON]:
    for path in sorted(folder.glob("*.json")):
        yield from json.loads(path.read_text(encoding="utf-8"))["vectors"]


def unheld(rules: dict[str, JSON], vectors: Sequence[JSON]) -> Iterator[str]:
    named = {name for vector in vectors for name in vector["rules"]}
    yield from (f"{name}: no vector holds it" for name in rules if name not in named)
    yield from (f"{rule['id']}: its example {rule['example']} is no vector" for rule in rules.values()
                if "/" in rule.get("example", "") and rule["example"] not in {vector["id"] for vector in vectors}
                and not rule["example"].startswith("samples/"))  # fmt: skip


def of_vector(vector: JSON, rules: dict[str, JSON]) -> Iterator[str]:
    name = vector["id"]
    if not vector["rules"]:
        yield f"{name}: it holds no rule"
    unknown = [rule for rule in vector["rules"] if rule not in rules]
    yield from (f"{name}: there is no rule {rule}" for rule in unknown)
    finds = {rules[rule].get("finds") for rule in vector["rules"] if rule in rules}
    for code in sorted(codes(vector) - finds):
        yield f"{name}: none of its rules finds {code}"


def codes(vector: JSON) -> set[str]:
    """The codes that a vector expects."""
    read, index = vector.get("read", {}), vector.get("index", {})
    named = [read.get("findings", ()), index.get("findings", ())]
    findings = [one for each in named if isinstance(each, list) for one in each]
    return {one["code"] for one in [*findings, *([read["error"]] if "error" in read else [])]}


def of_functions(module: Path, rules: dict[str, JSON]) -> Iterator[str]:
    """Each rule's functions are there and name the rule; each function that answers yes or no keeps a rule."""
    shown = f"{module.parent.name}/{module.name}"
    functions = {node.name: node for node in ast.parse(module.read_text(encoding="utf-8")).body
                 if isinstance(node, ast.FunctionDef)}  # fmt: skip
    kept: set[str] = set()
    for rule in rules.values():
        for name in rule.get("by", ()):
            kept.add(name)
            if name not in functions:
                yield f"{rule['id']}: {shown} has no function {name}"
            elif f"{rule['id']}" not in named_in(functions[name]):
                yield f"{shown}: the docstring of {name} does not name {rule['id']} (`Rule: {rule['id']}.`)"
    for name, node in functions.items():
        if name not in kept and isinstance(node.returns, ast.Name) and node.returns.id == "bool":
            yield f"{shown}: {name} keeps no rule (`by`)"


def named_in(function: ast.FunctionDef) -> set[str]:
    """The rules in the last paragraph of a docstring, `Rule: a.b.c.` or `Rules: a.b.c, a.b.d.`"""
    last = (ast.get_docstring(function) or "").rsplit("\n\n", 1)[-1]
    head, _, names = " ".join(last.split()).rpartition("Rule: " if "Rule: " in last else "Rules: ")
    return {one.strip().rstrip(".") for one in names.split(",")} if head or names else set()


def ours(root: Path) -> Iterable[Holding]:
    """The formats of this repository that have rules and vectors."""
    for rules in sorted((root / "generated" / "python" / "segspec_ksy" / "rules").glob("*.json")):
        vectors = root / "tests" / "vectors" / rules.stem
        if vectors.is_dir():
            yield Holding(rules, vectors, root / "python" / "segspec" / "formats" / rules.stem / "rules.py")
    kafka = root / "python" / "segspec_kafka" / "segspec_kafka"
    if (kafka / "generated" / "rules" / "kafka.json").is_file():
        yield Holding(kafka / "generated" / "rules" / "kafka.json", kafka / "vectors" / "kafka", kafka / "rules.py")
