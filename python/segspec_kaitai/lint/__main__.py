"""`python -m segspec_kaitai.lint`: checks the style of `ksy/*.ksy`, and rules and vectors together.

One finding per line: `ksy/x.ksy:LINE: message`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from segspec_kaitai.ksc.compiler import CompileError
from segspec_kaitai.lint.gate import compile_everywhere
from segspec_kaitai.lint.held import held, ours
from segspec_kaitai.lint.rules import RULES, Findings
from segspec_kaitai.spec.model import types_of
from segspec_kaitai.spec.source import ROOT, Spec, SpecError, load, spec_names


def style_findings(spec: Spec) -> list[str]:
    findings = Findings(spec)
    for type_spec in types_of(spec):
        for rule in RULES:
            rule(type_spec, findings)
    return findings.lines()


def lint(folder: Path, root: Path, *, style_only: bool = False) -> list[str]:
    out = []
    for name in spec_names(folder):
        try:
            out += style_findings(load(folder / f"{name}.ksy"))
        except SpecError as error:
            out.append(str(error))
    return out if style_only else out + compile_everywhere(folder, root)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m segspec_kaitai.lint", description="Lints the specs in ksy/.")
    parser.add_argument("--style", action="store_true", help="only the specs' own text, no compilers")
    arguments = parser.parse_args()
    try:
        found = lint(ROOT / "ksy", ROOT, style_only=arguments.style)
        found += [line for each in ours(ROOT) for line in held(each)]
    except CompileError as error:
        found = [str(error)]
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
