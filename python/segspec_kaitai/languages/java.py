"""The Java package of the parsers: corrections of the compiler's output, and the project's file."""

from __future__ import annotations

import re

PACKAGE = "io.github.segspec.ksy"
NESTED = re.compile(r"^\s+public static class (Integer|Long|Boolean|Double|Float|Short|Byte|Number) ", re.MULTILINE)
CACHE = re.compile(
    r"^(?P<indent> +)private (?P<type>Integer|Long|Boolean|Double|Float|Short|Byte) (?P<name>\w+);\n", re.MULTILINE
)
GETTER = r"(?P<head>^{indent}public ){type}(?P<rest> {name}\(\) \{{\n(?P<body>.*?)\n{indent}\}}\n)"
CUT = ")).intValue();"
SWITCHED = re.compile(r"^(\s+)(?P<type>\w+) on = ", re.MULTILINE)


def java_source(text: str) -> str:
    first, rest = switched(primitive_getters(qualified_boxes(text))).split("\n", 1)
    return f"{first}\n\npackage {PACKAGE};\n{rest}"


def qualified_boxes(text: str) -> str:
    """A structure named `long` or `number` hides the class of java.lang.

    Upstream: https://github.com/kaitai-io/kaitai_struct/issues/90
    """
    names = "|".join(sorted(set(NESTED.findall(text))))
    if not names:
        return text
    cast = text.replace("((Number) (", "((java.lang.Number) (") if "Number" in names else text
    return re.sub(rf"Map<({names}), ", r"Map<java.lang.\1, ", cast)


def primitive_getters(text: str) -> str:
    """Makes boxed instances primitive, because `==` would compare objects, and calculated values long.

    Upstream: https://github.com/kaitai-io/kaitai_struct_compiler/pull/212#issuecomment-731030970 and
    https://github.com/kaitai-io/kaitai_struct/issues/510
    """
    for cache in CACHE.finditer(text):
        indent, boxed, name = cache["indent"], cache["type"], cache["name"]
        pattern = re.compile(GETTER.format(indent=indent, type=boxed, name=name), re.DOTALL | re.MULTILINE)
        getter = pattern.search(text)
        if getter is None:
            continue
        rest = getter["rest"]
        if CUT in rest:
            boxed, rest = "Long", rest.replace(CUT, ")).longValue();")
        is_guarded = getter["body"].count("if (") > 1
        returned = f"java.lang.{boxed}" if is_guarded else {"Integer": "int"}.get(boxed, boxed.lower())
        text = text[: getter.start()] + getter["head"] + returned + rest + text[getter.end() :]
        text = text.replace(cache[0], f"{indent}private java.lang.{boxed} {name};\n", 1)
    return text


def switched(text: str) -> str:
    """The compiler declares the variable of a switch over another spec's enum without the enum's class."""
    return SWITCHED.sub(r"\1var on = ", text)


def java_project(version: str) -> str:
    """`pom.xml`. The official runtime's version has two parts, the compiler's three."""
    runtime = version.removesuffix(".0")
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<!-- segspec_kaitai, for kaitai-struct-compiler {version} -->
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>io.github.segspec</groupId>
  <artifactId>segspec-ksy</artifactId>
  <version>{version}</version>
  <properties>
    <maven.compiler.source>11</maven.compiler.source>
    <maven.compiler.target>11</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency>
      <groupId>io.kaitai</groupId>
      <artifactId>kaitai-struct-runtime</artifactId>
      <version>{runtime}</version>
    </dependency>
  </dependencies>
</project>
"""
