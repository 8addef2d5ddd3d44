"""Paths as Spark's users write them."""

from __future__ import annotations

from pathlib import Path

import pytest

from segspec.spark.paths import braces, expand, local, name_filter


@pytest.mark.parametrize(
    ("given", "plain"),
    [
        ("file:/a/b", "/a/b"),
        ("file:///a/b", "/a/b"),
        ("file://localhost/a", "/a"),
        ("/a/b%20c", "/a/b%20c"),
        ("relative", "relative"),
        ("s3a://bucket/key", "s3a://bucket/key"),
    ],
)
def test_file_uris_become_paths(given: str, plain: str) -> None:
    assert local(given) == plain


@pytest.mark.parametrize("pattern", ["{a,b}" * 40, "{" + ",".join(map(str, range(20_000))) + "}"])
def test_braces_of_too_many_alternatives_are_refused_before_they_are_made(pattern: str) -> None:
    with pytest.raises(ValueError, match="stand for more than 10000 paths"):
        braces(pattern)


def test_braces_are_alternatives() -> None:
    assert braces("a{b,c{d,e}}f") == ["abf", "acdf", "acef"]


def test_globs_match_in_order(tmp_path: Path) -> None:
    for name in ("b1", "a1", "a2", "c"):
        (tmp_path / name).mkdir()
    assert expand(f"{tmp_path}/{{a,b}}[^2]") == [f"{tmp_path}/a1", f"{tmp_path}/b1"]
    with pytest.raises(FileNotFoundError, match="nothing matches"):
        expand(f"{tmp_path}/nope*")


def test_a_name_with_glob_characters_is_taken_as_it_is_where_it_exists(tmp_path: Path) -> None:
    (tmp_path / "a[1]").mkdir()
    assert expand(f"{tmp_path}/a[1]") == [f"{tmp_path}/a[1]"]


def test_a_name_filter_matches_whole_names() -> None:
    names = name_filter("{1,2}*.log")
    assert names.fullmatch("1_5.log")
    assert not names.fullmatch("3_5.log")
    assert not names.fullmatch("1_5.logs")
