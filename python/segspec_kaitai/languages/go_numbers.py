"""Go takes no sum of numbers of two types, and the compiler converts none: its parsers do not build as they come.

Here every number that is calculated with becomes an `int64` where it is used, and what is calculated becomes the type
that it is kept as; fields keep the types that they are read as. `int64` holds all that the specs calculate, but not
the upper half of an unsigned 64-bit number: as in Java, sums of those wrap.

Upstream: https://github.com/kaitai-io/kaitai_struct/issues/953
"""

from __future__ import annotations

import re

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
    """The types of what each constructor in `text` takes."""
    found = {}
    for match in CONSTRUCTOR.finditer(text):
        params = [part.split() for part in match["params"].split(",") if part.strip()]
        found[match["name"]] = [part[-1] for part in params]
    return found


def with_whole_numbers(text: str, known: Signatures) -> str:
    """The source with every calculation in `int64`; `known` has the constructors of all files of the package."""
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
    """One line, which is a whole statement in what the compiler writes; comments and declarations stay."""
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
    """What a constructor is called with, each number in the type that it takes."""
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
    """An expression, or several with commas between them, with the operands of sums and comparisons converted."""
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
    """A part without `&&`, `||` and commas: operands and the operators between them."""
    operands, operators = split(tokens)
    stays = not operators or (
        not CALCULATING.intersection(operators) and any(CONSTANT.match(operand.strip()) for operand in operands)
    )
    shown = [inner(operand) if stays else converted(operand) for operand in operands]
    return shown[0] + "".join(operator + operand for operator, operand in zip(operators, shown[1:], strict=True))


def split(tokens: list[str]) -> tuple[list[str], list[str]]:
    """Operands with the blanks around them, and operators; one right before an operand belongs to it."""
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
    """The index of the bracket that closes the one at `at`."""
    depth = 0
    for index in range(at, len(tokens)):
        depth += (tokens[index] in CLOSING) - (tokens[index] in CLOSING.values())
        if depth == 0:
            return index
    raise ValueError(f"a bracket stays open in {''.join(tokens)!r}")


def converted(operand: str) -> str:
    """An operand as `int64`, in the blanks it has; constants take any type, and sums in brackets have it already."""
    value = operand.strip()
    if CONSTANT.match(value):
        return operand
    if value.startswith("(") and CALCULATING.intersection(split(TOKEN.findall(value[1:-1]))[1]):
        return inner(operand)
    before, after = operand[: len(operand) - len(operand.lstrip())], operand[len(operand.rstrip()) :]
    return f"{before}{WHOLE}({inner(value)}){after}"


def inner(operand: str) -> str:
    """An operand with what is in its brackets converted; types and lists of bytes have nothing to convert."""
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
