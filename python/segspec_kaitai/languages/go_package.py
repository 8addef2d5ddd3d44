"""The Go module of the parsers: what the compiler leaves out or gets wrong, and the module's files."""

from __future__ import annotations

import re

from segspec_kaitai.languages.go_numbers import signatures, with_whole_numbers
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
    """The compiler's files by name, rewritten so that they build as one package."""
    everything = "".join(texts.values())
    known, enums = signatures(everything), set(ENUM.findall(everything))
    return {
        name: with_package(with_whole_numbers(with_enum_zeros(with_items(text), enums), known))
        for name, text in texts.items()
    }


def with_package(text: str) -> str:
    """The npm build of the compiler cannot be told a package, and then writes no package clause. Bytes are read within
    the stream's bounds, see `BOUNDED`."""
    first, rest = text.split("\n", 1)
    return f"{first}\n\npackage {PACKAGE}\n{rest.replace('this._io.ReadBytes(', 'readBytes(this._io, ')}"


def with_items(text: str) -> str:
    """Loops as the spec means them: `repeat: until` counts its items from 1 in place of 0, and a rule that does not
    look at the value it is about leaves a variable unused, which Go does not build.

    Upstream: https://github.com/kaitai-io/kaitai_struct/issues/958
    """
    return ITEM.sub(r"\1\2\n\1_ = _it", text.replace("for i := 1;; i++ {", "for i := 0;; i++ {"))


def with_enum_zeros(text: str, enums: set[str]) -> str:
    """Where an enum cannot be had the compiler returns `nil`; an enum is a number."""
    out, is_enum = [], False
    for line in text.splitlines():
        returned = RETURNED.match(line)
        if line.startswith("func "):
            is_enum = returned is not None and returned["type"] in enums
        out.append(line.replace("return nil, err", "return 0, err") if is_enum else line)
    return "\n".join(out) + "\n"


def go_registry(names: list[str], version: str) -> str:
    """Every spec's constructor by the spec's name, for whoever is told at run time what to read."""
    lines = "".join(f'\t"{name}": New{camel(name)},\n' for name in names)
    return (
        f"// segspec_kaitai, for kaitai-struct-compiler {version}\n\npackage {PACKAGE}\n\n"
        f"// Specs has the constructor of each spec by its id.\nvar Specs = map[string]any{{\n{lines}}}\n"
    )


def go_module(version: str) -> str:
    """`go.mod`; the text runtime is what the Kaitai runtime of that version asks for, as `go mod tidy` writes it."""
    return (
        f"// segspec_kaitai, for kaitai-struct-compiler {version}\nmodule {MODULE}\n\ngo 1.23.0\n\n"
        f"require {RUNTIME} v{version}\n\nrequire golang.org/x/text v0.28.0 // indirect\n"
    )
