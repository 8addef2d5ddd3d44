"""Combines functions of many modules into a C library, and an extension module of Python."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from segspec_kaitai.translate.bodies import Body, prototype
from segspec_kaitai.translate.modules import Function, Library, Untranslatable, Wrong
from segspec_kaitai.translate.types import BOOL, CODES, I64, U64, VOID, Array, Number, Tuple, Type, c_name, c_type

CALLED_FROM_PYTHON = ("scan", "block", "run", "checksum")
CALLED_FROM_C = ("frame", *CALLED_FROM_PYTHON)

GENERATED = "/* Generated from Python by segspec_kaitai.translate: change that. */"


@dataclass(frozen=True)
class Translation:
    """The texts of the files `<extension>.h`, `<extension>.c` and `<extension>_module.c`.

    `header` declares the functions, `body` defines them, `module` makes them a Python module, which `single` is in one
    text. `read` are the source texts by module.
    """

    header: str
    body: str
    module: str
    single: str
    read: Mapping[str, str]


def translate(
    texts: Mapping[str, str],
    *,
    extension: str,
    module: str = "",
    roots: Sequence[Path] = (),
    places: Mapping[str, str] | None = None,
) -> Translation:
    """Translates the kernels and runs in `texts`, by module name, and what they call.

    Imports are also searched below `roots`. `places` are file names for messages. The Python module is called `module`,
    or else `extension`. Raises `Untranslatable`.
    """
    library = Library(texts, roots, places or {})
    known = [library.module(name) for name in texts]
    public = [m.function(name) for m in known if m is not None for name in m.functions() if name in CALLED_FROM_C]
    functions = ordered(public)
    called = [function for function in public if function.name in CALLED_FROM_PYTHON]
    shown = list(structures(public_types(public)))
    hidden = [kind for kind in structures(k for f in functions for k in f.structures) if kind not in shown]
    bodies = [function.text for function in functions]
    ending = [*map(wrapper, called), table(module or extension, called)]
    return Translation(
        header=lines(header(extension, shown, public)),
        body=lines(
            [GENERATED, f'#include "{extension}.h"', '#include "segspec_rt.h"', ""],
            map(structure, hidden), bodies, (outside(function, "") for function in public),
        ),
        module=lines([GENERATED, '#include "segspec_py.h"', f'#include "{extension}.h"', ""], ending),
        single=lines(
            [GENERATED, '#include "segspec_py.h"', '#include "segspec_rt.h"', ""],
            map(structure, [*shown, *hidden]), bodies, (outside(function, "static ") for function in called), ending,
        ),
        read=library.texts,
    )  # fmt: skip


def lines(*parts: Iterable[str]) -> str:
    return "\n".join(line for part in parts for line in part).rstrip("\n") + "\n"


def ordered(wanted: Sequence[Function]) -> list[Function]:
    done: list[Function] = []
    for function in wanted:
        add(function, done, [])
    return done


def add(function: Function, done: list[Function], callers: list[Function]) -> None:
    if function in done:
        return
    if function in callers:
        raise Untranslatable(f"{function.name} calls itself", function.module.place, function.node.lineno)
    # The first translation finds the called functions, the second their writes.
    translated(function)
    for callee in list(function.calls):
        add(callee, done, [*callers, function])
    if function.calls:
        translated(function)
    done.append(function)


def translated(function: Function) -> None:
    try:
        Body(function).translate()
    except Wrong as error:
        raise function.wrong(error) from error


def public_types(public: Sequence[Function]) -> Iterator[Tuple]:
    for function in public:
        for kind in (function.result, *function.parameters.values()):
            if isinstance(kind, Tuple):
                yield kind


def structures(kinds: Iterable[Tuple]) -> Iterator[Tuple]:
    seen: set[str] = set()

    def all_of(kind: Tuple) -> Iterator[Tuple]:
        for item in kind.items:
            if isinstance(item, Tuple):
                yield from all_of(item)
        if kind.c_name not in seen:
            seen.add(kind.c_name)
            yield kind

    for kind in kinds:
        yield from all_of(kind)


def structure(kind: Tuple) -> str:
    fields = [f"    {c_type(item)} {kind.field(number)};" for number, item in enumerate(kind.items)]
    return "\n".join([f"struct {kind.c_name} {{", *(fields or ["    char nothing;"]), "};", ""])


def header(extension: str, shown: Sequence[Tuple], public: Sequence[Function]) -> Iterator[str]:
    guard = f"{extension.upper()}_H"
    yield from (GENERATED, f"#ifndef {guard}", f"#define {guard}", '#include "segspec_arrays.h"', "")
    yield from ("#ifdef __cplusplus", 'extern "C" {', "#endif", "")
    for kind in shown:
        if kind.name:
            yield structure(kind)
        else:
            # Other translations may have the same one.
            once = kind.c_name.upper()
            yield from (f"#ifndef {once}", f"#define {once}", structure(kind).rstrip("\n"), "#endif", "")
    yield from (f"{prototype(function, function.c_name)};" for function in public)
    yield from ("", "#ifdef __cplusplus", "}", "#endif", "#endif")


def outside(function: Function, linkage: str) -> str:
    given = ", ".join(c_name(name) for name in function.parameters)
    call = f"{function.inner_name}({given});"
    word = "" if c_type(function.result) == "void" else "return "
    return f"{linkage}{prototype(function, function.c_name)} {{ {word}{call} }}"


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
    return 'Py_BuildValue("")' if function.result == VOID else object_of(function.result, "result")


def object_of(kind: Type, text: str) -> str:
    if isinstance(kind, Tuple):
        parts = [object_of(item, f"{text}.{kind.field(n)}") for n, item in enumerate(kind.items)]
        return f"seg_tuple({len(parts)}, (PyObject *[]){{{', '.join(parts)}}})"
    return GIVEN[kind].format(text)  # type: ignore[index]


def table(module: str, functions: Sequence[Function]) -> str:
    rows = [
        f'    {{"{f.c_name}", (PyCFunction)(void (*)(void))py_{f.c_name}, METH_FASTCALL | METH_KEYWORDS, NULL}},'
        for f in functions
    ]
    head, ending = "static PyMethodDef methods[] = {", "    {NULL, NULL, 0, NULL}\n};"
    return "\n".join([head, *rows, ending, f"SEG_MODULE({module}, methods)"])
