"""Keeps rules, vectors, findings and functions consistent: each rule has a vector, and each finding and function a
rule."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from segspec.core.errors import Code

MODULE = "rules.py"
ELSEWHERE = frozenset(("startup", "salvage", "messages", "log_companions", "log_start"))
"""Modules for an owner's actions, losses of a copy, and companions."""
JSON = dict[str, Any]


@dataclass(frozen=True)
class Holding:
    """A format's rules."""

    rules: Path
    vectors: Path
    reader: Path

    def modules(self) -> dict[str, Path]:
        """The modules of rules by the prefix in `by`: "" or `engine.`."""
        found = {"": self.reader / MODULE, "engine.": self.reader.parents[1] / "frames" / MODULE}
        return {name: path for name, path in found.items() if path.is_file()}


def held(each: Holding) -> list[str]:
    stored = json.loads(each.rules.read_text(encoding="utf-8"))
    rules = {rule["id"]: rule for rule in stored["rules"]}
    vectors = list(vectors_in(each.vectors))
    out = [*unheld(rules, vectors), *(line for vector in vectors for line in of_vector(vector, rules))]
    return [*out, *of_functions(each.modules(), rules), *of_findings(each.reader, rules)]


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
    asked = [vector[kind] for kind in ("read", "index", "log", "skip") if kind in vector]
    findings = [one for each in asked for one in each.get("findings", ()) if isinstance(one, dict)]
    return {one["code"] for one in [*findings, *(each["error"] for each in asked if "error" in each)]}


def of_functions(modules: dict[str, Path], rules: dict[str, JSON]) -> Iterator[str]:
    """Each rule's functions must exist and name the rule; each function that returns a bool must have a rule."""
    functions = {
        f"{prefix}{node.name}": node
        for prefix, module in modules.items()
        for node in ast.parse(module.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }
    kept = [(name, rule["id"]) for rule in rules.values() for name in rule.get("by", ())]
    for name, rule in kept:
        if name not in functions:
            yield f"{rule}: there is no function {name}"
        elif rule not in named_in(functions[name]):
            yield f"{rule}: the docstring of {name} does not name it (`Rule: {rule}.`)"
    for name in functions.keys() - {name for name, _ in kept}:
        answer = functions[name].returns
        if isinstance(answer, ast.Name) and answer.id == "bool" and "." not in name:
            yield f"{modules[''].parent.name}: {name} keeps no rule (`by`)"


def of_findings(reader: Path, rules: dict[str, JSON]) -> Iterator[str]:
    finds = {rule.get("finds") for rule in rules.values()}
    for path in sorted(reader.glob("*.py")):
        if path.stem not in ELSEWHERE:
            missing = given(ast.parse(path.read_text(encoding="utf-8"))) - finds
            yield from (f"{reader.name}/{path.name}: no rule finds {code}" for code in sorted(missing))


def given(tree: ast.Module) -> set[str]:
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    values = (value for call in calls for value in (*call.args, *(named.value for named in call.keywords)))
    return {
        str(Code[value.attr])
        for value in values
        if isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name) and value.value.id == "Code"
    }


def named_in(function: ast.FunctionDef) -> set[str]:
    """The rules in the last paragraph of a docstring, `Rule: a.b.c.` or `Rules: a.b.c, a.b.d.`"""
    last = (ast.get_docstring(function) or "").rsplit("\n\n", 1)[-1]
    head, _, names = " ".join(last.split()).rpartition("Rule: " if "Rule: " in last else "Rules: ")
    return {one.strip().rstrip(".") for one in names.split(",")} if head or names else set()


def ours(root: Path) -> Iterator[Holding]:
    formats, kafka = root / "python" / "segspec" / "formats", root / "python" / "segspec_kafka" / "segspec_kafka"
    compiled = sorted((root / "generated" / "python" / "segspec_ksy" / "rules").glob("*.json"))
    each = [Holding(rules, root / "tests" / "vectors" / rules.stem, formats / rules.stem) for rules in compiled]
    each.append(Holding(kafka / "generated" / "rules" / "kafka.json", kafka / "vectors" / "kafka", kafka))
    yield from (one for one in each if one.rules.is_file() and one.vectors.is_dir())
