"""Removes what a lowered function does not need: unread fields, copies, redundant checks."""

from __future__ import annotations

from collections.abc import Iterator

from segspec_kaitai.kernels.arithmetic import compare
from segspec_kaitai.kernels.ir import (
    Assign,
    Binary,
    Block,
    Cast,
    Commit,
    Do,
    Expr,
    For,
    If,
    Invoke,
    Kind,
    Need,
    Pause,
    Ref,
    Resume,
    Stmt,
    Var,
    While,
    constant,
    ref,
)


def prune(body: Block, results: list[Expr], given: list[Var]) -> None:
    """Cleans a function in place. `results` are used after its end; `given` variables have a value."""
    flatten(body)
    copies(body, results, given)
    while sweep(body, used_by(body, results)):
        pass
    merge_needs(body)


def blocks_of(statement: Stmt) -> list[Block]:
    if isinstance(statement, If):
        return [statement.then, statement.other]
    return [statement.body] if isinstance(statement, Do | While | For) else []


def walk(block: Block) -> Iterator[Stmt]:
    for statement in block.statements:
        yield statement
        for inner in blocks_of(statement):
            yield from walk(inner)


def variables(expr: Expr) -> Iterator[Var]:
    if isinstance(expr, Ref):
        yield expr.var
    for part in expr.parts():
        yield from variables(part)


def read_by(statement: Stmt) -> Iterator[Expr]:
    if isinstance(statement, Assign):
        return
    yield from statement.expressions()
    if isinstance(statement, Need | Pause):
        yield ref(statement.position)
    elif isinstance(statement, Commit):
        yield from map(ref, statement.variables)


def flatten(block: Block) -> None:
    found: list[Stmt] = []
    for statement in block.statements:
        for inner in blocks_of(statement):
            flatten(inner)
        found += statement.body.statements if isinstance(statement, Do) else [statement]
    block.statements = found


def assignments(body: Block) -> dict[Var, int]:
    counts: dict[Var, int] = {}
    for statement in walk(body):
        match statement:
            case Assign(var=var) | For(var=var):
                counts[var] = counts.get(var, 0) + 1
            case Invoke():
                for var in [statement.position, *statement.outputs.values()]:
                    counts[var] = counts.get(var, 0) + 1
            case Resume(variables=variables):
                for var in variables:
                    counts[var] = counts.get(var, 0) + 1
    return counts


def copies(body: Block, results: list[Expr], given: list[Var]) -> None:
    counts = assignments(body)
    for var in given:
        counts[var] = counts.get(var, 0) + 1
    same: dict[Var, Expr] = {}
    for statement in walk(body):
        match statement:
            case Assign(var=var, value=Ref() as source) | Assign(var=var, value=Cast(operand=Ref() as source)):
                # Positions and carried values have a value before their only assignment.
                once = counts[var] == 1 and counts.get(source.var, 0) == 1 and not source.var.carried
                if once and source.kind is var.kind:
                    same[var] = source
    if not same:
        return
    for statement in walk(body):
        statement.rewrite(lambda expr: substituted(expr, same))
    results[:] = [substituted(expr, same) for expr in results]


def substituted(expr: Expr, same: dict[Var, Expr]) -> Expr:
    while isinstance(expr, Ref) and expr.var in same:
        expr = same[expr.var]
    return expr.made_of(lambda part: substituted(part, same))


def used_by(body: Block, results: list[Expr]) -> set[Var]:
    sources: dict[Var, list[Expr]] = {}
    pending = list(results)
    for statement in walk(body):
        if isinstance(statement, Assign):
            sources.setdefault(statement.var, []).append(statement.value)
        pending += read_by(statement)
    live: set[Var] = set()
    while pending:
        for var in variables(pending.pop()):
            if var not in live:
                live.add(var)
                pending += sources.get(var, [])
    return live


def sweep(block: Block, live: set[Var]) -> bool:
    changed = False
    kept: list[Stmt] = []
    for statement in block.statements:
        for inner in blocks_of(statement):
            changed |= sweep(inner, live)
        if isinstance(statement, Invoke):
            statement.outputs = {n: var for n, var in statement.outputs.items() if var in live}
        dead = isinstance(statement, Assign) and statement.var not in live
        empty = isinstance(statement, If | For) and not any(inner.statements for inner in blocks_of(statement))
        if not dead and not empty:
            kept.append(statement)
    changed |= len(kept) != len(block.statements)
    block.statements = kept
    return changed


def merge_needs(block: Block) -> None:
    """Joins adjacent checks, with only reads between them, under one for all."""
    for statement in block.statements:
        for inner in blocks_of(statement):
            merge_needs(inner)
    merged: list[Stmt] = []
    run: list[Need] = []
    place = 0
    for statement in block.statements:
        if isinstance(statement, Need) and run and joins(run[-1], statement):
            run.append(statement)
            merged[place] = covering(run)
            continue
        if isinstance(statement, Need):
            run, place = [statement], len(merged)
        elif not (isinstance(statement, Assign) and run and statement.var is not run[0].position):
            run = []
        merged.append(statement)
    block.statements = merged


def joins(first: Need, second: Need) -> bool:
    same_end = isinstance(first.end, Ref) and isinstance(second.end, Ref) and first.end.var is second.end.var
    return first.position is second.position and same_end


def covering(run: list[Need]) -> If:
    """If bytes are missing before the last field's end, one of the checks finds the failing field."""
    last = run[-1]
    left = Binary(Kind.SIGNED, last.position.range, "-", last.end, ref(last.position))
    return If(compare("<", left, constant(max(need.reach for need in run))), Block(None, list(run)), Block())
