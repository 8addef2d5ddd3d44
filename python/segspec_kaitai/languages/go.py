"""The Go module of the parsers: corrections of the compiler's output, and the module's files.

Go cannot add numbers of two types, so every number in a calculation becomes an `int64`, and the result its field's
type. As in Java, sums of unsigned 64-bit numbers above `int64` wrap.

Upstream: https://github.com/kaitai-io/kaitai_struct/issues/953
"""

from __future__ import annotations

import re

from segspec_kaitai.spec.model import camel

PACKAGE = "segspecksy"
MODULE = "segspec/generated/go"
RUNTIME = "github.com/kaitai-io/kaitai_struct_go_runtime"
ENUM = re.compile(r"^type (\w+) int$", re.MULTILINE)
RETURNED = re.compile(r"^func .*\(v (?P<type>[^,]+), err error\) \{$")
ITEM = re.compile(r"^(\s*)(_it := .*)$", re.MULTILINE)


BOUNDED = """
package segspecksy

import (
	"fmt"
	"io"

	"github.com/kaitai-io/kaitai_struct_go_runtime/kaitai"
)

// readBytes reads n bytes where the stream has them: the runtime's own allocates them before it looks.
func readBytes(stream *kaitai.Stream, n int) ([]byte, error) {
	size, err := stream.Size()
	if err != nil {
		return nil, err
	}
	pos, err := stream.Pos()
	if err != nil {
		return nil, err
	}
	if int64(n) > size-pos {
		return nil, fmt.Errorf("%d bytes where %d are left: %w", n, size-pos, io.ErrUnexpectedEOF)
	}
	return stream.ReadBytes(n)
}
"""


def go_sources(texts: dict[str, str]) -> dict[str, str]:
    everything = "".join(texts.values())
    known, enums = signatures(everything), set(ENUM.findall(everything))
    return {
        name: with_package(with_whole_numbers(with_enum_zeros(with_items(text), enums), known))
        for name, text in texts.items()
    }


def with_package(text: str) -> str:
    """Adds the package clause, which the compiler's npm build omits, and bounds reads of bytes (see `BOUNDED`)."""
    first, rest = text.split("\n", 1)
    return f"{first}\n\npackage {PACKAGE}\n{rest.replace('this._io.ReadBytes(', 'readBytes(this._io, ')}"


def with_items(text: str) -> str:
    """Corrects loops: `repeat: until` must count from 0, and Go does not build unused variables.

    Upstream: https://github.com/kaitai-io/kaitai_struct/issues/958
    """
    return ITEM.sub(r"\1\2\n\1_ = _it", text.replace("for i := 1;; i++ {", "for i := 0;; i++ {"))


def with_enum_zeros(text: str, enums: set[str]) -> str:
    """The compiler returns `nil` for an unavailable enum, which is a number."""
    out, is_enum = [], False
    for line in text.splitlines():
        returned = RETURNED.match(line)
        if line.startswith("func "):
            is_enum = returned is not None and returned["type"] in enums
        out.append(line.replace("return nil, err", "return 0, err") if is_enum else line)
    return "\n".join(out) + "\n"


def go_registry(names: list[str], version: str) -> str:
    lines = "".join(f'\t"{name}": New{camel(name)},\n' for name in names)
    return (
        f"// segspec_kaitai, for kaitai-struct-compiler {version}\n\npackage {PACKAGE}\n\n"
        f"// Specs has the constructor of each spec by its id.\nvar Specs = map[string]any{{\n{lines}}}\n"
    )


def go_module(version: str) -> str:
    """`go.mod`, as `go mod tidy` writes it."""
    return (
        f"// segspec_kaitai, for kaitai-struct-compiler {version}\nmodule {MODULE}\n\ngo 1.23.0\n\n"
        f"require {RUNTIME} v{version}\n\nrequire golang.org/x/text v0.28.0 // indirect\n"
    )


TOKEN = re.compile(r'\s+|"(?:\\.|[^"\\])*"|\w+|&&|\|\||&\^|<<|>>|[=!<>]=|\S')
NUMBER_TYPE = r"u?int(?:8|16|32|64)?"
DECLARED = re.compile(rf"(?P<indent>\s*)var (?P<name>tmp\d+) {NUMBER_TYPE};?$")
ASSIGNED = re.compile(r"(?P<head>\s*(?P<name>[\w.]+(?:\[i\])?)(?:, err)? (?:=|:=|\+=) )(?P<value>.+)$")
CONDITION = re.compile(r"(?P<head>\s*(?:if !?|return (?=kaitai)))(?P<value>.*?)(?P<tail> \{|)$")
CONSTRUCTOR = re.compile(r"^func (?P<name>New\w+)\((?P<params>[^)]*)\)", re.MULTILINE)
CREATED = re.compile(r"(?P<head>\s*\w+ := )(?P<name>New\w+)\((?P<arguments>.*)\)$")
CALCULATING = frozenset({"+", "-", "*", "/", "%", "&", "|", "^", "&^", "<<", ">>"})
COMPARING = frozenset({"==", "!=", "<", "<=", ">", ">="})
JOINING = frozenset({"&&", "||", ","})
CLOSING = {"(": ")", "[": "]", "{": "}"}
CONSTANT = re.compile(r"-?\d[\w.]*$|\^\d+$|\".*\"$|\w+__\w+$|(?:true|false|nil)$")
WHOLE = "int64"

Signatures = dict[str, list[str]]


def signatures(text: str) -> Signatures:
    found = {}
    for match in CONSTRUCTOR.finditer(text):
        params = [part.split() for part in match["params"].split(",") if part.strip()]
        found[match["name"]] = [part[-1] for part in params]
    return found


def with_whole_numbers(text: str, known: Signatures) -> str:
    out, widened = [], set[str]()
    for line in text.splitlines():
        if line.startswith("func "):
            widened = set()
        declared = DECLARED.match(line)
        if declared:
            widened.add(declared["name"])
            out.append(f"{declared['indent']}var {declared['name']} {WHOLE}")
        else:
            out.append(statement(line, widened, known))
    return "\n".join(out) + "\n"


def statement(line: str, widened: set[str], known: Signatures) -> str:
    created = CREATED.match(line)
    if created and created["name"] in known:
        return f"{created['head']}{created['name']}({arguments(created['arguments'], known[created['name']])})"
    assigned = ASSIGNED.match(line)
    if assigned:
        value = calculated(assigned["value"])
        is_widened = assigned["name"] in widened and not CONSTANT.match(value)
        return assigned["head"] + (f"{WHOLE}({value})" if is_widened else value)
    condition = CONDITION.match(line)
    if condition:
        return condition["head"] + calculated(condition["value"]) + condition["tail"]
    return line


def arguments(text: str, types: list[str]) -> str:
    out = []
    for value, wanted in zip(at_commas(calculated(text)), types, strict=True):
        is_number = re.fullmatch(NUMBER_TYPE, wanted) and not CONSTANT.match(value)
        out.append(f"{wanted}({value})" if is_number and not value.startswith(f"{wanted}(") else value)
    return ", ".join(out)


def at_commas(text: str) -> list[str]:
    parts, depth = [""], 0
    for word in TOKEN.findall(text):
        depth += (word in CLOSING) - (word in CLOSING.values())
        if word == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += word
    return [part.strip() for part in parts if part.strip()]


def calculated(text: str) -> str:
    tokens = TOKEN.findall(text)
    out, start, at = "", 0, 0
    while at < len(tokens):
        if tokens[at] in CLOSING:
            at = closing(tokens, at)
        elif tokens[at] in JOINING:
            out += comparison(tokens[start:at]) + tokens[at]
            start = at + 1
        at += 1
    return out + comparison(tokens[start:])


def comparison(tokens: list[str]) -> str:
    operands, operators = split(tokens)
    stays = not operators or (
        not CALCULATING.intersection(operators) and any(CONSTANT.match(operand.strip()) for operand in operands)
    )
    shown = [inner(operand) if stays else converted(operand) for operand in operands]
    return shown[0] + "".join(operator + operand for operator, operand in zip(operators, shown[1:], strict=True))


def split(tokens: list[str]) -> tuple[list[str], list[str]]:
    operands, operators, at = [""], list[str](), 0
    while at < len(tokens):
        token = tokens[at]
        if token in CLOSING:
            end = closing(tokens, at)
            operands[-1] += "".join(tokens[at : end + 1])
            at = end
        elif operands[-1].strip(" !^-*") and (token in CALCULATING or token in COMPARING):
            operators.append(token)
            operands.append("")
        else:
            operands[-1] += token
        at += 1
    return operands, operators


def closing(tokens: list[str], at: int) -> int:
    depth = 0
    for index in range(at, len(tokens)):
        depth += (tokens[index] in CLOSING) - (tokens[index] in CLOSING.values())
        if depth == 0:
            return index
    raise ValueError(f"a bracket stays open in {''.join(tokens)!r}")


def converted(operand: str) -> str:
    """An operand as `int64`, except constants and sums in brackets."""
    value = operand.strip()
    if CONSTANT.match(value):
        return operand
    if value.startswith("(") and CALCULATING.intersection(split(TOKEN.findall(value[1:-1]))[1]):
        return inner(operand)
    before, after = operand[: len(operand) - len(operand.lstrip())], operand[len(operand.rstrip()) :]
    return f"{before}{WHOLE}({inner(value)}){after}"


def inner(operand: str) -> str:
    tokens = TOKEN.findall(operand)
    out, at = "", 0
    while at < len(tokens):
        if tokens[at] in CLOSING:
            end = closing(tokens, at)
            body = "".join(tokens[at + 1 : end])
            is_plain = tokens[at] == "{" or out.endswith(".")
            out += tokens[at] + (body if is_plain else calculated(body)) + tokens[end]
            at = end
        else:
            out += tokens[at]
        at += 1
    return out
