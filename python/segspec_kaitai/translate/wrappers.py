"""What Python calls: arguments through the buffer protocol, the interpreter's lock released, numbers given back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from segspec_kaitai.translate.errors import Wrong
from segspec_kaitai.translate.modules import Function
from segspec_kaitai.translate.types import BOOL, CODES, I64, U64, VOID, Array, Number, Tuple, Type, c_type

GIVEN = {
    I64: "PyLong_FromLongLong({})",
    U64: "PyLong_FromUnsignedLongLong({})",
    BOOL: "PyBool_FromLong({})",
}


PARAMETERS = "PyObject *self, PyObject *const *given, Py_ssize_t count, PyObject *names"


def wrapper(function: Function) -> str:
    names = ", ".join(f'"{name}"' for name in function.parameters)
    count = len(function.parameters)
    takes = [
        line
        for number, (name, kind) in enumerate(function.parameters.items())
        for line in taken(function, kind, f"args[{number}]", f"a{number}", name)
    ]
    passed = ", ".join(f"a{number}" for number in range(count))
    result = function.result
    call = f"{function.c_name}({passed});"
    return "\n".join([
        f"static PyObject *py_{function.c_name}({PARAMETERS}) {{",
        f"    static const char *const parameters[] = {{{names}}};",
        f"    PyObject *args[{count}], *made = NULL;",
        "    seg_held held;",
        "    held.count = 0;",
        *(f"    {c_type(kind)} a{number};" for number, kind in enumerate(function.parameters.values())),
        *([] if result == VOID else [f"    {c_type(result)} result;"]),
        "    (void)self;",
        f"    if (!seg_arguments(given, count, names, parameters, {count}, args)) return NULL;",
        *(f"    {line}" for line in takes),
        "    Py_BEGIN_ALLOW_THREADS",
        f"    {call if result == VOID else f'result = {call}'}",
        "    Py_END_ALLOW_THREADS",
        f"    made = {given(function)};",
        "out:",
        "    seg_release(&held);",
        "    return made;",
        "}",
        "",
    ])  # fmt: skip


def taken(function: Function, kind: Type, source: str, target: str, path: str) -> Iterator[str]:
    """Statements that take an argument, and those of a tuple one by one."""
    match kind:
        case Array(item=item):
            writes = int(path in function.written)
            wanted = f"'{CODES[item]}', {writes}, &{target}.p, &{target}.n"
            yield f"if (!seg_take_array(&held, {source}, {wanted})) goto out;"
        case Tuple(items=items):
            yield f"if (!seg_is_tuple({source}, {len(items)})) goto out;"
            for number, part in enumerate(items):
                place = f"{target}.{kind.field(number)}"
                yield from taken(function, part, f"PyTuple_GetItem({source}, {number})", place, f"{path}.{number}")
        case Number(name=name):
            yield f"if (!seg_take_{name}({source}, &{target})) goto out;"


def given(function: Function) -> str:
    """The result as an object of Python: a number, or a tuple of numbers."""
    result = function.result
    if result == VOID:
        return 'Py_BuildValue("")'
    kinds = result.items if isinstance(result, Tuple) else (result,)
    if not all(kind in GIVEN for kind in kinds):
        raise function.wrong(Wrong(f"{result} cannot be given to Python", function.node))
    if isinstance(result, Tuple):
        parts = [GIVEN[kind].format(f"result.{result.field(n)}") for n, kind in enumerate(result.items)]  # type: ignore[index]
        return f"seg_tuple({len(parts)}, (PyObject *[]){{{', '.join(parts)}}})"
    return GIVEN[result].format("result")  # type: ignore[index]


def table(module: str, functions: Sequence[Function]) -> str:
    rows = [
        f'    {{"{f.c_name}", (PyCFunction)(void (*)(void))py_{f.c_name}, METH_FASTCALL | METH_KEYWORDS, NULL}},'
        for f in functions
    ]
    head, ending = "static PyMethodDef methods[] = {", "    {NULL, NULL, 0, NULL}\n};"
    return "\n".join([head, *rows, ending, f"SEG_MODULE({module}, methods)"])
