"""The compiled form of a spec: a Python package that reads files without the spec or a compiler.

It has the parsers, the kernel, if any, and in `format.json` the columns. Loading it runs its code.
"""

from __future__ import annotations

import base64
import hashlib
import json
import sysconfig
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pyarrow as pa

from segspec.columns.backend.lanes import Ahead
from segspec.core.code_text import checked_name, python_doc
from segspec.core.errors import Code, SegspecError
from segspec.core.text import path_of_text, path_text
from segspec.core.version import __version__
from segspec.storage.atomic import appearing_folder, replace_file
from segspec_kaitai.own.errors import Problem
from segspec_kaitai.own.kernel_lane import KernelLane
from segspec_kaitai.own.nodes import FlatColumn, as_json, from_json
from segspec_kaitai.own.own_format import OwnFormat
from segspec_kaitai.own.parser_lane import ParserLane

EDITION = 1
DESCRIPTION, KERNEL, PARSERS = "format.json", "kernel.py", "parsers"

DOC = """Reads files of {name}: `open('file').arrow()`.

Made of {spec} by segspec compile {version}: change the spec instead.
"""
PACKAGE = """{doc}

from pathlib import Path

from segspec.custom import load

FORMAT = load(Path(__file__).parent)
schema = FORMAT.schema
open = FORMAT.open
"""


def save(format: OwnFormat, folder: str | Path) -> None:
    """Writes the compiled form into a new folder. Raises `FileExistsError` if the folder exists."""
    with appearing_folder(Path(folder)) as made:
        doc = DOC.format(name=format.name, spec=format.path.name, version=__version__)
        text = PACKAGE.format(doc=python_doc(doc))
        replace_file(made / "__init__.py", text.encode())
        (made / PARSERS).mkdir()
        for name, parser in format.parser.texts:
            replace_file(made / PARSERS / f"{name}.py", parser.encode())
        if format.fast is not None:
            replace_file(made / KERNEL, format.fast.source.encode())
            if (ahead := format.fast.compiled().ahead) is not None:
                replace_file(made / compiled_name(ahead), ahead.content)
        description = json.dumps(described(format), indent=1, ensure_ascii=False)
        replace_file(made / DESCRIPTION, f"{description}\n".encode())


def load(folder: str | Path) -> OwnFormat:
    """Raises `OSError` if the folder cannot be read, and `SegspecError` if it is not a compiled form."""
    place = Path(folder)
    try:
        table = json.loads((place / DESCRIPTION).read_text(encoding="utf-8"))
        if table["edition"] != EDITION:
            raise SegspecError(
                Code.UNSUPPORTED_VERSION,
                "this compiled spec was made by another segspec: compile it again",
                path=str(place / DESCRIPTION),
                expected=str(EDITION),
                actual=str(table["edition"]),
            )
        return loaded(place, table)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise SegspecError(
            Code.BAD_ENCODING, f"this is no compiled spec: {error}", path=str(place / DESCRIPTION)
        ) from error


def described(format: OwnFormat) -> dict[str, Any]:
    parser, fast = format.parser, format.fast
    return {
        "edition": EDITION,
        "name": format.name,
        "spec": path_text(format.path.name),
        "rows": format.rows,
        "others": list(format.others),
        "omitted": list(format.omitted),
        "unread": list(format.unread),
        "case": list(format.case),
        "why": [[path_text(problem.path), problem.line, path_text(problem.message)] for problem in format.why],
        "tree": as_json(format.tree),
        "flat": [{"node": as_json(column.node), "ways": column.ways} for column in format.flat],
        "places": [[field.name, str(field.type)] for field in format.places],
        "parser": {
            "name": parser.name,
            "package": parser.package,
            "qualname": parser.qualname,
            "texts": [name for name, _ in parser.texts],
            "rows": parser.rows,
            "params": [held(value) for value in parser.params],
            "magic": parser.magic.hex(),
            "size": parser.size,
            "in_order": parser.in_order,
            "covers": parser.covers,
            "missing": list(parser.missing),
            "apart": parser.apart,
            "shown": parser.shown,
            "keeps_bytes": parser.keeps_bytes,
        },
        "kernel": fast is not None,
    }


def loaded(place: Path, table: Mapping[str, Any]) -> OwnFormat:
    parser = dict(table["parser"])
    texts = tuple((name, read(place / PARSERS, f"{name}.py")) for name in parser.pop("texts"))
    parser |= {
        "magic": bytes.fromhex(parser["magic"]),
        "params": tuple(map(given, parser["params"])),
        "missing": tuple(parser["missing"]),
    }
    fast = KernelLane(checked_name(table["name"]), read(place, KERNEL), ahead(place)) if table["kernel"] else None
    flat = tuple(FlatColumn(from_json(each["node"]), tuple(map(tuple, each["ways"]))) for each in table["flat"])
    places = tuple(pa.field(name, pa.type_for_alias(kind), nullable=False) for name, kind in table["places"])
    return OwnFormat(
        name=table["name"],
        tree=from_json(table["tree"]),
        flat=flat,
        places=places,
        parser=ParserLane(texts=texts, **parser),
        fast=fast,
        path=Path(path_of_text(table["spec"])),
        rows=table["rows"],
        others=tuple(table["others"]),
        omitted=tuple(table["omitted"]),
        why=tuple(Problem(path_of_text(path), line, path_of_text(told)) for path, line, told in table["why"]),
        unread=tuple(table.get("unread", ())),
        case=tuple(table.get("case", ())),
    )


def ahead(folder: Path) -> Ahead | None:
    platform = sysconfig.get_platform()
    files = {file.name: Ahead(platform, file.read_bytes()) for file in folder.glob(f"kernel-{platform}-*.so")}
    return next((found for name, found in files.items() if name == compiled_name(found)), None)


def compiled_name(ahead: Ahead) -> str:
    """The name contains a digest, because loading a partial file would end the process."""
    return f"kernel-{ahead.platform}-{hashlib.sha256(ahead.content).hexdigest()[:16]}.abi3.so"


def read(folder: Path, name: str) -> str:
    if Path(name).name != name:
        raise ValueError(f"{name!r} is no name of a file")
    return (folder / name).read_text(encoding="utf-8")


def held(value: Any) -> Any:
    return {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def given(value: Any) -> Any:
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) else value
