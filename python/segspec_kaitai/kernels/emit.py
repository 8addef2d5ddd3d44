"""Writes typed statements as a Python function."""

from __future__ import annotations

import ast
import keyword
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from segspec_kaitai.kernels.expressions import COMPARISONS, OPERATORS
from segspec_kaitai.kernels.ir import (
    Apply,
    Assign,
    Binary,
    Block,
    Break,
    Cast,
    Choose,
    Commit,
    Const,
    Emit,
    Expr,
    Fail,
    Failure,
    For,
    Function,
    If,
    Invoke,
    Kind,
    Logic,
    Need,
    Pause,
    Ref,
    Resume,
    Stmt,
    Unary,
    Var,
    While,
)
from segspec_kaitai.kernels.prune import walk

INDENT = "    "
DONE, FULL = 0, 1
"""The statuses of success: the end was reached, or the columns are full. Failures begin with 2."""

OPERATOR = {symbol: syntax for syntax, symbol in OPERATORS.items()}
COMPARISON = {symbol: syntax for syntax, symbol in COMPARISONS.items()}
UNARY = {"not": ast.Not, "-": ast.USub, "~": ast.Invert}


@dataclass
class Writer:
    """Writes one function. `stop` makes the statement that leaves it with a status and a position.

    A row goes to the columns' arrays, or with `row_in_locals` to variables.
    """

    stop: str
    failures: list[Failure]
    first_status: int
    full: str = ""
    runtime: set[str] = field(default_factory=set)
    lines: list[str] = field(default_factory=list)
    depth: int = 1
    row_in_locals: bool = False
    lists: int = 0

    def line(self, text: str) -> None:
        self.lines.append(INDENT * self.depth + text)

    def status(self, failure: Failure) -> int:
        if failure not in self.failures:
            self.failures.append(failure)
        return self.first_status + self.failures.index(failure)

    def leave(self, failure: Failure, error: str) -> str:
        return self.stop.format(status=self.status(failure), error=error)

    def block(self, block: Block) -> None:
        self.depth += 1
        for statement in block.statements:
            self.statement(statement)
        if not block.statements:
            self.line("pass")
        self.depth -= 1

    def statement(self, statement: Stmt) -> None:  # noqa: C901 - one case for each kind of statement
        match statement:
            case Assign(var=var, value=value):
                self.assign(var.name, value)
            case Need():
                self.need(statement)
            case If():
                self.choice(statement, "if")
            case While(test=test, body=body):
                self.line(f"while {self.text(test) if test is not None else 'True'}:")
                self.block(body)
            case For(var=var, count=count, body=body):
                self.line(f"for {var.name} in range({self.text(count)}):")
                self.block(body)
            case Break():
                self.line("break")
            case Fail(failure=failure, error=error):
                self.line(self.leave(failure, self.text(error)))
            case Emit(values=values, table=table):
                self.row(values, table)
            case Resume(position=position, variables=variables):
                self.resume(position.name, variables)
            case Pause(position=position):
                self.line(f"if committed > start and {position.name} >= stop:")
                self.line(f"{INDENT}return rows, committed, {DONE}, committed")
            case Commit(position=position, index=index, variables=variables):
                self.commit(position.name, index, variables)
            case Invoke():
                self.invoke(statement)

    def assign(self, name: str, value: Expr) -> None:
        match value:
            case Binary(op=("+" | "-") as op, left=Ref(var=var), right=right) if var.name == name:
                self.line(f"{name} {op}= {self.text(right)}")
            case _:
                self.line(f"{name} = {self.text(value)}")

    def need(self, need: Need) -> None:
        place = need.position.name
        error = place if need.start == 0 else f"{place} {'+' if need.start > 0 else '-'} {abs(need.start)}"
        self.line(f"if {self.text(need.end)} - {place} < {need.reach}:")
        self.line(f"{INDENT}{self.leave(need.failure, error)}")

    def choice(self, statement: If, word: str) -> None:
        self.line(f"{word} {self.text(statement.test)}:")
        self.block(statement.then)
        rest = statement.other.statements
        if len(rest) == 1 and isinstance(rest[0], If):
            self.choice(rest[0], "elif")
        elif rest:
            self.line("else:")
            self.block(statement.other)

    def row(self, values: dict[str, Expr], table: int) -> None:
        if self.row_in_locals:
            for name, value in values.items():
                self.line(f"{row_local(name)} = {self.text(value)}")
            return
        count = counter(table)
        self.line(f"if {count} >= {room(table) if table else 'capacity'}:")
        if table:
            self.line(f"{INDENT}lists[{2 * self.lists}] = {table}")
        self.line(f"{INDENT}{self.full}")
        for name, value in values.items():
            self.line(f"{column_argument(name)}[{count}] = {self.text(value)}")
        self.line(f"{count} += 1")

    def resume(self, position: str, variables: list[Var]) -> None:
        self.line(f"if start > {position}:")
        self.line(f"{INDENT}{position} = start")
        for var in variables:
            self.line(f"{INDENT}{var.name} = {state_argument(var)}[0]")

    def commit(self, position: str, index: Expr, variables: list[Var]) -> None:
        self.line("rows = count")
        self.line(f"committed = {position}")
        for line in kept(self.lists):
            self.line(line)
        for number, var in enumerate(variables):
            value = self.text(index) if number == 0 else var.name
            self.line(f"{state_argument(var)}[0] = {value}")

    def invoke(self, call: Invoke) -> None:
        outputs = [call.outputs[n].name if n in call.outputs else "_" for n in range(len(call.function.outputs))]
        arguments = ", ".join(self.text(argument) for argument in call.arguments)
        place = call.position.name
        targets = ", ".join(["status", "error", place, *outputs])
        self.line(f"{targets} = {call.function.name}(data, {arguments})")
        inner = [(reason, f"{call.path}.{path}") for reason, path in failures_of(call.function)]
        first = self.first_status + len(self.failures)
        self.failures += inner
        self.line("if status:")
        base = first - 1
        shown = f"{base} + status" if base else "status"
        self.line(f"{INDENT}{self.stop.format(status=shown, error='error')}")

    def text(self, expr: Expr) -> str:
        return ast.unparse(self.syntax(expr))

    def syntax(self, expr: Expr) -> ast.expr:  # noqa: C901 - one case for each kind of expression
        match expr:
            case Const(kind=Kind.BOOL, value=number):
                return ast.Constant(bool(number))
            case Const(kind=Kind.UNSIGNED | Kind.F64, value=number):
                return self.applied("u64", [ast.Constant(number)])
            case Const(value=number):
                return ast.Constant(number)
            case Ref(var=var):
                return ast.Name(var.name)
            case Binary(op=op, left=left, right=right):
                # In C a signed number would become an unsigned one.
                assert left.kind is right.kind
                first, second = self.syntax(left), self.syntax(right)
                if op in COMPARISON:
                    return ast.Compare(first, [COMPARISON[op]()], [second])
                return ast.BinOp(first, OPERATOR[op](), second)
            case Unary(op=op, operand=operand):
                return ast.UnaryOp(UNARY[op](), self.syntax(operand))
            case Logic(op=op, items=items):
                return ast.BoolOp(ast.And() if op == "and" else ast.Or(), [self.syntax(item) for item in items])
            case Choose(test=test, then=then, other=other):
                assert then.kind is other.kind
                return ast.IfExp(self.syntax(test), self.syntax(then), self.syntax(other))
            case Cast(operand=operand):
                made = self.syntax(operand)
                return made if expr.kind is operand.kind else self.applied(expr.kind.value, [made])
            case Apply(function=function, arguments=arguments):
                data: list[ast.expr] = (
                    [] if function.startswith("float_") or function.endswith("overflows") else [ast.Name("data")]
                )
                return self.applied(function, data + [self.syntax(argument) for argument in arguments])
        raise AssertionError(expr)

    def applied(self, function: str, arguments: list[ast.expr]) -> ast.expr:
        self.runtime.add(function)
        return ast.Call(ast.Name(function), arguments, [])


def counter(table: int) -> str:
    return f"count_{table}" if table else "count"


def room(table: int) -> str:
    return f"room_{table}"


def opened(lists: int) -> list[str]:
    made = [f"{room(table)} = lists[{table - 1}]" for table in range(1, lists + 1)]
    return [*made, *(f"{counter(table)} = 0" for table in range(1, lists + 1))]


def kept(lists: int) -> list[str]:
    return [f"lists[{lists + table - 1}] = {counter(table)}" for table in range(1, lists + 1)]


def column_argument(name: str) -> str:
    return f"c_{name}"


def row_local(name: str) -> str:
    return f"row_{name}"


STATUS, REACHED = "status", "reached"
METHODS = ("count", "index")


def field_names(columns: Sequence[str]) -> dict[str, str]:
    """The field of `Row` and `Columns` for each column: its name, with underscores if that is taken."""
    taken = {STATUS, REACHED, *METHODS}
    fields: dict[str, str] = {}
    for column in columns:
        field = column.lstrip("_")
        while field in taken or keyword.iskeyword(field):
            field += "_"
        taken.add(field)
        fields[column] = field
    return fields


def type_name(kind: Kind) -> str:
    return {Kind.SIGNED: "int", Kind.F32: "int", Kind.UNSIGNED: "U64", Kind.F64: "U64", Kind.BOOL: "bool"}[kind]


def array_type(kind: str) -> str:
    names = {"bool": "Bools", "f32": "U32s", "f64": "U64s"}
    return names.get(kind, f"{kind.upper()}s")


def declared(function: str, parameters: Mapping[str, str], result: str) -> str:
    return f"def {function}({', '.join(f'{name}: {kind}' for name, kind in parameters.items())}) -> {result}:"


def tuple_type(kinds: Iterable[str]) -> str:
    return f"tuple[{', '.join(kinds)}]"


def state_argument(var: Var) -> str:
    return f"s_{var.name}"


def failures_of(function: Function) -> list[Failure]:
    writer = Writer("{status}", [], 1)
    writer.block(function.body)
    return writer.failures


def zero(kind: Kind) -> str:
    return "False" if kind is Kind.BOOL else "0"


def function_text(function: Function, runtime: set[str]) -> str:
    """An outlined structure as a function: (status, position of the failure, position, outputs…)."""
    place = function.position.name
    nothing = "".join(f", {zero(output.kind)}" for output in function.outputs)
    writer = Writer(f"return {{status}}, {{error}}, {place}{nothing}", [], 1, runtime=runtime)
    writer.depth = 0
    writer.block(function.body)
    outputs = "".join(f", {writer.text(output)}" for output in function.outputs)
    writer.depth = 1
    writer.line(f"return 0, 0, {place}{outputs}")
    parameters = {"data": "Bytes"} | {var.name: type_name(var.kind) for var in function.parameters}
    result = tuple_type(["int", "int", "int", *(type_name(output.kind) for output in function.outputs)])
    return "\n".join([declared(function.name, parameters, result), *writer.lines, ""])


def called(body: Block) -> list[Function]:
    found: list[Function] = []
    for statement in walk(body):
        if isinstance(statement, Invoke) and statement.function not in found:
            for inner in called(statement.function.body):
                if inner not in found:
                    found.append(inner)
            if statement.function not in found:
                found.append(statement.function)
    return found
