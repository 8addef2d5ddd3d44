"""Loads a declared log: checks the declaration, and compiles the spec up to its frames."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from segspec.core.code_text import is_name, name_like
from segspec.formats.contract.descriptor import Format, Further
from segspec.frames.checksums import algorithm, algorithms
from segspec.frames.compiled import CompiledLog, FixedField
from segspec.frames.descriptor import format_of
from segspec.frames.key_values import FILES, Keys, WrongKeyError
from segspec.frames.keys import RECORD, RULE, ColumnKeys, Declaration, IndexKeys, NumberKeys
from segspec.frames.lowered_log import LoweredLog
from segspec.frames.lowered_texts import Texts
from segspec.frames.lowering import Lowering, NotLoweredError
from segspec.frames.spec_paths import LogTypes, Paths, RecordTypes
from segspec_kaitai.kernels.load import ColumnError, Unsupported
from segspec_kaitai.layouts.reading import Field, Layouts, Run
from segspec_kaitai.own.compiling import Compilation, Read, compiled_once, compiler_folder, named_paths, with_imports
from segspec_kaitai.own.compiling import Specs as GivenSpecs
from segspec_kaitai.own.errors import Problem, UnsupportedSpecError
from segspec_kaitai.own.fast_road import of_column, spoken
from segspec_kaitai.own.generated import ForeignCodeError
from segspec_kaitai.own.java_types import java_types
from segspec_kaitai.own.python_names import path_in_parsers, path_in_spec
from segspec_kaitai.own.spec_columns import Columns
from segspec_kaitai.own.text_modules import finder
from segspec_kaitai.spec.model import Part, Specs, TypeSpec
from segspec_kaitai.spec.source import Spec, SpecError, Table, load

KEY = "-log"
DECLARATION = ".log.yaml"
SPEC = ".ksy"
CONTENT = "content."
EXPECT = "-expect"
COMPUTED = {"float": "float", "bool": "flag", "bytes": "bytes"}


def load_format(
    path: str | os.PathLike[str],
    rules: str | os.PathLike[str] | None = None,
    import_paths: Sequence[str | os.PathLike[str]] = (),
) -> Format:
    return format_of(
        compile_log(Path(path), None if rules is None else Path(rules), [Path(one) for one in import_paths])
    )


def compile_log(path: Path, rules: Path | None, import_paths: Sequence[Path]) -> CompiledLog:
    """Raises as `load` does."""
    given = DeclaredFiles(path, import_paths)
    try:
        declared = declaration(given.table, given.name, path_in_parsers)
        return Compiling(given, declared).made(rules)
    except WrongKeyError as error:
        raise UnsupportedSpecError([Problem(str(path), given.line_of(error.path), str(error))]) from error


class DeclaredFiles:
    """The declaration of a log, and its spec with all imports."""

    def __init__(self, path: Path, import_paths: Sequence[Path]) -> None:
        self.path = path
        self._within: tuple[str, ...] = ()
        if path.name.endswith(DECLARATION):
            self.table, self.spec_path = _declared_beside(path)
        else:
            self.spec_path = path
        # The name appears in code, but the file's author chooses it.
        self.name = name_like(path.name.removesuffix(DECLARATION).removesuffix(SPEC), "log")
        self.read = with_imports(self.spec_path, [*import_paths, *named_paths()], {})
        self.specs = self.read.specs
        self.spec: Spec = next(iter(self.specs.values()))
        if not path.name.endswith(DECLARATION):
            found = self.spec.root.get(KEY)
            if not isinstance(found, Table):
                message = f"the spec declares no log: it has no mapping {KEY}, and no {DECLARATION} file was named"
                raise UnsupportedSpecError([Problem(str(path), 0, message)])
            self.table = found

    table: Table

    def line_of(self, path: tuple[str, ...]) -> int:
        """The line of a key, or of the nearest key that contains it."""
        node: Any = self.table
        line: int = self.table.line
        for name in path:
            if not isinstance(node, Table) or name not in node:
                break
            line, node = node.line_at(name), node[name]
        return line


def _declared_beside(path: Path) -> tuple[Table, Path]:
    try:
        table = load(path).root
    except SpecError as error:
        raise UnsupportedSpecError([Problem(str(path), 0, str(error))]) from error
    named = table.get("spec")
    if not isinstance(named, str) or not named.endswith(SPEC):
        raise UnsupportedSpecError([Problem(str(path), 1, f"spec: it is needed, and names a file *{SPEC}")])
    return table, _below(path, named, table.line_at("spec"))


def _below(path: Path, named: str, line: int) -> Path:
    found = path.parent / named
    if Path(named).is_absolute() or not found.resolve().is_relative_to(path.parent.resolve()):
        raise UnsupportedSpecError([Problem(str(path), line, f"{named}: it lies outside the declaration's folder")])
    return found


class Compiling:
    """Compiles one declaration with its specs."""

    def __init__(self, given: DeclaredFiles, declared: Declaration) -> None:
        self._given, self._declared = given, declared
        self._known = Specs(given.specs.values())
        self._layouts = Layouts(given.specs.values())
        self._root = self._known.types[given.spec.name]
        self._frame, self._cut = self._frame_type()
        self._content = self._content_type()
        records, self._paths = declared.records, Paths(self._known)
        if records is not None:
            self._paths = self._paths.leading_to(self._frame, records.bytes)
        self._records = None if records is None else RecordTypes(self._paths, self._frame, records)

    def made(self, rules: Path | None) -> CompiledLog:
        declared = self._declared
        for key, path in declared.paths.items():
            _needed(self._part(path), key, f"a frame has no field {path_in_spec(path)}")
        for name, path in declared.of_items.items():
            _needed(self._part(RECORD + path), f"columns.{name}", f"a record has no field {path}")
        for key, path in declared.header_paths.items():
            _needed(declared.frame, key, "the segments of this log have no header")
            _needed(self._paths.part(self._root, path), key, f"the header has no field {path}")
        package, texts, compilation, inferred = self._compiled()
        magic_at, magic, beginning = self._magic()
        fixed = dict(self._fixed(self._frame))
        rules_text = self._rules(rules)
        made = CompiledLog(
            declared,
            package,
            texts,
            root=self._root.class_key,
            frame=self._frame.class_key,
            content="" if self._content is None else self._content.class_key,
            has_header=bool(declared.frame),
            magic=magic,
            beginning=beginning,
            magic_at=magic_at,
            promised=dict(self._promised(fixed)),
            fixed=fixed,
            fixed_size=self._layouts.of(self._frame).size,
            further={name: self._column(keys, inferred) for name, keys in declared.columns.items()},
            joins=self._joins(fixed),
            records="" if self._records is None else self._records.all.class_key,
            params=() if self._records is None else self._records.params,
            codecs={} if self._records is None else self._records.codecs(),
            shown=tuple(
                part.name for part in self._frame.fields if _is_shown(part) and part.name != declared.number.field
            ),
            header_fixed=dict(self._fixed(self._root)) if declared.frame else {},
            beside=self._beside(),
            rules=rules_text,
            rules_path="" if rules is None else str(rules),
        )
        lane, why = self._lane(made, compilation)
        made = replace(made, lane=lane, why=tuple(map(str, why)))
        return made if declared.index is None else replace(made, **self._entry(declared.index))

    def _lane(self, made: CompiledLog, compilation: Compilation) -> tuple[LoweredLog | None, list[Problem]]:
        """The fast road, and why not all is read on it."""
        why = list[Problem]()
        for computed in (True, False):
            try:
                types = LogTypes(self._paths, self._root, self._frame, self._content, self._records)
                asked = Lowering(made, compilation.sources, self._layouts, types, computed=computed)
                lane = Texts(asked, *asked.kernels()).made()
                return lane, [*why, *(self._said(each, compilation) for each in asked.left)]
            except NotLoweredError as error:
                why = [self._said(error, compilation)]
            except ForeignCodeError as error:
                raise UnsupportedSpecError([Problem(str(self._given.path), 0, str(error))]) from error
        return None, why

    def _said(self, error: NotLoweredError, compilation: Compilation) -> Problem:
        cause, part, key = error.__cause__, error.part, error.key
        if isinstance(cause, Unsupported):
            return spoken(compilation, cause)
        if isinstance(cause, ColumnError):
            return of_column(compilation, cause)
        if part is not None:
            return Problem(str(part.owner.spec.path), part.line, f"{path_in_spec(part.name)}: {error}")
        return Problem(str(self._given.path), self._given.line_of(tuple(key.split("."))), f"{key}: {error}")

    def _frame_type(self) -> tuple[TypeSpec, int]:
        wanted, fields = self._declared.frame, self._root.fields
        if not wanted:
            return self._root, len(fields)
        found = next((place for place, part in enumerate(fields) if part.name == wanted), None)
        if found is None:
            named = self._known.find(wanted, self._root)
            if named is None:
                raise WrongKeyError(("frame",), f"the spec has no field {wanted} at its top level, and no such type")
            repeated = (place for place, part in enumerate(fields) if "repeat" in part.table)
            return self._checked(named), next(repeated, len(fields))
        part = fields[found]
        structures = self._known.structures(part)
        if part.is_switch or len(structures) != 1 or "repeat" not in part.table:
            raise WrongKeyError(("frame",), f"{wanted} is no repeated field of one type of this spec")
        if "size" in part.table or "process" in part.table:
            raise WrongKeyError(("frame",), f"{wanted} has a size of its own: let the type say it")
        return self._checked(structures[0]), found

    def _checked(self, found: TypeSpec) -> TypeSpec:
        if found.params:
            raise WrongKeyError(("frame",), f"the type {found.names[-1]} has parameters, which nobody gives here")
        return found

    def _content_type(self) -> TypeSpec | None:
        name = self._declared.content
        if not name:
            return None
        found = self._known.find(name, self._frame)
        if found is None or found.params:
            raise WrongKeyError(("content",), f"the spec has no type {name} without parameters")
        return found

    def _part(self, path: str) -> Part | None:
        if path.startswith(RECORD) and self._records is not None:
            return self._records.part(path.removeprefix(RECORD))
        if path.startswith(CONTENT) and self._content is not None:
            return self._paths.part(self._content, path.removeprefix(CONTENT))
        return self._paths.part(self._frame, path)

    def _column(self, keys: ColumnKeys, inferred: Columns) -> Further:
        part = self._part(keys.path)
        doc = keys.doc or ("" if part is None else part.table.get("doc", ""))
        return Further(keys.kind or self._kind(keys.path, inferred), " ".join(str(doc).split()))

    def _kind(self, path: str, inferred: Columns) -> str:
        part = self._part(path)
        if part is None or "enum" in part.table or part.is_switch or "repeat" in part.table:
            return "text"
        if part.is_computed:
            found = inferred.inferred(part)
            of_number = "signed" if inferred.computed_integer(part) == "int64" else "unsigned"
            return "text" if found.lists else (COMPUTED | {"int": of_number}).get(found.kind, "text")
        kind = part.types[0]
        if kind.is_number:
            return {"u": "unsigned", "s": "signed"}.get(kind.family, "float")
        if kind.bits:
            return "flag" if kind.bits == 1 else "unsigned"
        return "bytes" if "type" not in part.table else "text"

    def _compiled(self) -> tuple[str, dict[str, str], Compilation, Columns]:
        given, spec = self._given, self._given.spec
        specs, trees = dict(given.specs), dict(given.read.trees)
        if self._declared.frame:
            specs[spec.name] = replace(spec, sha256=f"{spec.sha256} up to {self._cut}")
            tree = dict(trees[spec.name])
            tree["seq"] = list(tree.get("seq", ()))[: self._cut]
            trees[spec.name] = tree
        digests = tuple(each.sha256 for each in specs.values())
        read = Read({}, specs, trees, given.read.renamed)
        compilation = compiled_once(GivenSpecs(given.spec_path, digests, compiler_folder(), (), read))
        package = compilation.package
        apart, start = (package, f"{package}.fields", f"{package}.debug"), f"{package}.debug."
        texts = {name: text for name, text in finder().texts.items() if name in apart or name.startswith(start)}
        java = {name: java_types(text) for name, text in compilation.java.items()}
        return package, texts, compilation, Columns(self._known, java, compilation.renamed)

    def _fixed(self, owner: TypeSpec, before: str = "", base: int = 0) -> Iterator[tuple[str, FixedField]]:
        layout = self._layouts.of(owner)
        sizes = {each.name: part for part in layout.parts if isinstance(part, Run) for each in part.fields}
        for each in layout.fields:
            run = sizes.get(each.name)
            if run is not None:
                start = base + run.fields[0].position
                yield f"{before}{each.name}", FixedField(start, run.size, run.order, each.shift, each.bits)
            elif each.kind in ("int", "bool") and not each.bits:
                signed = each.code.islower() and each.kind == "int"
                yield (
                    f"{before}{each.name}",
                    FixedField(base + each.position, each.size, each.order, 0, 8 * each.size, signed),
                )
            else:
                part = next(part for part in owner.fields if part.name == each.name)
                for structure in self._known.structures(part) if not part.is_switch else ():
                    yield from self._fixed(structure, f"{before}{each.name}.", base + each.position)

    def _magic(self) -> tuple[int, bytes, bytes]:
        """Constant bytes at a fixed place in every frame: position, first field, all."""
        at, magic, beginning = 0, b"", b""
        promised = {part.name for part in self._frame.fields if EXPECT in part.table}
        for each in self._layouts.of(self._frame).fields:
            constant = b"" if each.name in promised else _constant(each)
            if magic and (not constant or each.position != at + len(beginning)):
                break
            if constant:
                at, magic, beginning = (at if magic else each.position), magic or constant, beginning + constant
        return at, magic, beginning

    def _promised(self, fixed: Mapping[str, FixedField]) -> Iterator[tuple[str, int]]:
        for part in self._frame.fields:
            value = part.table.get(EXPECT)
            if part.name in fixed and isinstance(value, int) and not isinstance(value, bool):
                yield part.name, int(value)

    def _beside(self) -> int | None:
        last, layout = self._frame.fields[-1], self._layouts.of(self._frame)
        is_plain = str(last.table.get("size")) == self._declared.length and "type" not in last.table
        return layout.size if is_plain and len(layout.fields) == len(self._frame.fields) - 1 else None

    def _joins(self, fixed: Mapping[str, FixedField]) -> dict[str, tuple[int, ...]]:
        join, checksum = self._declared.join, self._declared.checksum
        if join is None or checksum is None:
            return {}
        for key, path in (("join", join.by), ("length", self._declared.length), ("checksum", checksum.field)):
            if path not in fixed:
                raise WrongKeyError((key,), f"{path} does not lie at the same place in every piece of a record")
        part = self._paths.part(self._frame, join.by)
        assert part is not None
        names, made = self._paths.numbers_of(part), {}
        for key in ("whole", "begins", "goes_on", "ends"):
            given: tuple[str, ...] = getattr(join, key)
            wrong = [each for each in given if each not in names and not each.isdecimal()]
            if wrong:
                raise WrongKeyError(("join", key), f"{wrong[0]} is no value of {join.by}")
            made[key] = tuple(names[each] if each in names else int(each) for each in given)
        return made

    def _entry(self, keys: IndexKeys) -> dict[str, Any]:
        if keys.spec:
            line = self._given.line_of(("index", "spec"))
            path = _below(self._given.path, keys.spec, line)
            try:
                spec = load(path)
            except SpecError as error:
                raise UnsupportedSpecError([Problem(str(path), 0, str(error))]) from error
            layouts = Layouts([spec])
            found: TypeSpec | None = layouts.types[spec.name]
        else:
            layouts, found = self._layouts, self._known.find(keys.entry, self._root)
        layout = None if found is None else layouts.of(found)
        if layout is None or not layout.whole or not layout.size:
            raise WrongKeyError(("index",), "an entry of the index is a structure of one size")
        fields = {
            each.name: FixedField(each.position, each.size, each.order, 0, 8 * each.size, each.code.islower())
            for each in layout.fields
            if each.kind == "int" and not each.bits
        }
        for key, name in (("number", keys.number), ("position", keys.position)):
            if name not in fields:
                raise WrongKeyError(("index", key), f"an entry has no number {name}")
        constant = bytearray(layout.size)
        for each in layout.fields:
            content = _constant(each)
            constant[each.position : each.position + len(content)] = content
        return {"entry_size": layout.size, "entry": fields, "entry_constant": bytes(constant)}

    def _rules(self, rules: Path | None) -> str:
        text = "" if rules is None else rules.read_text(encoding="utf-8")
        for key, each in (("checksum", self._declared.checksum), ("header", self._declared.header.checksum)):
            name = "" if each is None else each.rule
            if name and rules is None:
                message = f'{name} is your function: name the file that has it (rules="…")'
                raise WrongKeyError((key,), message)
            if name and f"def {name}(" not in text:
                raise WrongKeyError((key,), f"{rules} has no function {name}")
        return text


def _needed(found: object, key: str, message: str) -> None:
    if not found:
        raise WrongKeyError(tuple(key.split(".")), message)


def _is_shown(part: Part) -> bool:
    kind = part.types[0]
    return part.is_named and "repeat" not in part.table and not part.is_switch and (kind.is_number or kind.bits > 0)


def _constant(field: Field) -> bytes:
    if isinstance(field.expected, bytes):
        return field.expected
    if field.bits or not isinstance(field.expected, int) or field.kind != "int":
        return b""
    order: Any = "big" if field.order == ">" else "little"
    try:
        return field.expected.to_bytes(field.size, order, signed=field.code.islower())
    except OverflowError:
        return b""


def declaration(table: Mapping[str, Any], name: str, called: Callable[[str], str]) -> Declaration:
    """The declaration of the log `name`; `called` is that of `Keys`. Raises `WrongKeyError`."""
    usual = {"name": name, "title": name}
    made: Declaration = Keys(usual | {key: table[key] for key in table if key != "spec"}, (), called).made(Declaration)
    _agree(made)
    return made


OF_ITEMS = "value, key, content and join are for frames that are one record each"

SUFFIX = "it is needed: how an index is called, in the place of the segment's suffix"

UNNUMBERED = "{base} is for frames that state their numbers, or a header that states the first (header.base)"

NO_FILE = "the files have no {file} in their names, and it is what their numbers begin with"

COUNTED_ONLY = "only frames that are counted have it: these state their numbers, or their header does"

KEY_OR_NONE = f"algorithms with a key need {RULE}NAME, a function that gives it, and others have none"

PART_OF_CONTENT = "it tells what the content is read from, or whether, and is no part of it"


def _number_in(files: str) -> tuple[str | None, ...]:
    found = FILES.fullmatch(files)
    return () if found is None else found.group("what", "hex")


def _agree(made: Declaration) -> None:
    for is_wrong, key, message in (*_of_number(made.number), *_of_checksums(made), *_disagreements(made)):
        if is_wrong:
            raise WrongKeyError(tuple(key.split(".")), message)


def _disagreements(made: Declaration) -> Iterator[tuple[bool, str, str]]:
    is_one = bool(made.value or made.key or made.content or made.join)
    is_summed = made.checksum is not None and bool(made.length)
    is_numbered = bool(made.number.field or made.header.base)
    is_as_files = not made.accepts or _number_in(made.accepts) == _number_in(made.files)
    yield bool(made.join) and not made.value, "join", "what is joined is the value, which is not named"
    yield bool(made.join) and not is_summed, "join", "what is joined needs a checksum and a length"
    yield bool(made.content) and not made.value, "content", "the value is not named that has this structure"
    yield made.value.startswith("content."), "value", PART_OF_CONTENT
    yield made.holds.startswith("content."), "holds", PART_OF_CONTENT
    yield bool(made.records) and is_one, "records", OF_ITEMS
    yield bool(made.records) and not made.number.field, "records", "frames of many records state their numbers"
    yield bool(made.of_items) and not made.records, "columns", "frames have no records of their own (records)"
    yield bool(made.index) and "{base" not in made.files, "index", "the files have no {base} in their names"
    if made.index is not None:
        suffix, is_two = made.index.suffix, bool(made.index.entry) == bool(made.index.spec)
        yield not suffix or bool(set(suffix) & set("/\0{}*")), "index.suffix", SUFFIX
        yield is_two, "index.entry", "an entry is a type of this spec (entry), or the spec of another file (spec)"
    yield bool(made.header.base and made.number.first), "number", "the first one is the header's (base)"
    yield "{base" in made.files and not is_numbered, "files", UNNUMBERED
    yield not is_as_files, "accepts", "its number is that of files"
    yield bool(made.number.per_file) and "{file" not in made.files, "number.per_file", NO_FILE
    yield bool(made.number.per_file and made.header.base), "number.per_file", COUNTED_ONLY


def _of_number(keys: NumberKeys) -> Iterator[tuple[bool, str, str]]:
    yield bool(keys.field and keys.first), "number.first", "frames that state their numbers (field) are not counted"
    yield bool(keys.field and keys.per_file), "number.per_file", COUNTED_ONLY
    yield 0 < keys.per_file <= keys.first, "number.per_file", "the first number (first) is less than it"
    for key in ("takes", "last", "gaps"):
        is_given = bool(getattr(keys, key))
        yield is_given and not keys.field, f"number.{key}", "only frames that state their numbers (field) have it"
    yield bool(keys.takes and keys.last), "number.takes", "the last number (last) says how many there are"


def _of_checksums(made: Declaration) -> Iterator[tuple[bool, str, str]]:
    for at, keys in (("checksum", made.checksum), ("header.checksum", made.header.checksum)):
        if keys is None:
            continue
        key, known = keys.key, algorithm(keys.algorithm)
        is_key = bool(key) == (known is not None and known.key > 0) and is_name(key.removeprefix(RULE) or "none")
        yield not is_key, f"{at}.key", KEY_OR_NONE
        may_go_on, has_words = known is not None and known.goes_on, known is not None and known.words
        able = ", ".join(each for each in algorithms() if (found := algorithm(each)) and found.goes_on)
        not_on = f"{keys.algorithm} does not follow another one: {able} do"
        yield bool(keys.goes_on_from) and not may_go_on, f"{at}.goes_on_from", not_on
        not_words = f"{keys.algorithm} takes bytes, whatever their order"
        yield bool(keys.big_endian) and not has_words, f"{at}.big_endian", not_words
        yield bool(key) and at != "checksum", "header", "its checksum is none with a key"
