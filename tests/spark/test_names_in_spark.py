"""What a format is called in Spark, and what its columns are called there."""

from __future__ import annotations

import pyarrow as pa
import pytest
from pyspark.sql.types import StringType, StructField, StructType

from segspec.formats.contract.descriptor import SparkColumn
from segspec.formats.durable_log.descriptor import DurableLog
from segspec.formats.mojo.descriptor import Mojo
from segspec.spark.arrow import renamed
from segspec.spark.options import parse
from segspec.spark.schemas import project, table_of, type_named, whole
from segspec.spark.session import check_spark_names
from segspec.spark.sources import given_source


class Otherwise(Mojo):
    """mojo by other names."""

    name = "otherwise"
    spark_name = "mojo_otherwise"
    spark_columns = (
        SparkColumn("pairs", "array<struct<key:string,content:binary>>", "fields", null_if_empty=True),
        SparkColumn("isDeleted", "int", "deleted"),
    )


FORMAT = Otherwise()
OPTIONS = {"path": "/nowhere"}


def schema(**options: str) -> str:
    return whole(FORMAT, parse(OPTIONS | options, FORMAT)).simpleString()


def test_a_source_has_the_name_that_the_format_has_in_spark() -> None:
    assert given_source(FORMAT).name() == "mojo_otherwise"
    assert given_source(Mojo()).name() == "mojo"


def test_two_formats_that_spark_could_not_tell_apart_are_refused() -> None:
    class Same(DurableLog):
        name = "same"
        spark_name = "Osiris"

    class Parquet(DurableLog):
        name = "parquet"

    check_spark_names(FORMAT)
    with pytest.raises(ValueError, match="the formats osiris and same are both called osiris in Spark"):
        check_spark_names(Same())
    with pytest.raises(ValueError, match="parquet is called parquet in Spark, which has a source of its own"):
        check_spark_names(Parquet())


def test_the_schema_has_the_columns_by_their_names_in_spark_and_others_when_they_are_asked_for() -> None:
    assert schema() == "struct<pairs:array<struct<key:string,content:binary>>,isDeleted:int>"
    assert schema(columns="isdeleted,id,deleted") == "struct<isDeleted:int,id:string,deleted:boolean>"
    assert schema(columnNameOfCorruptRecord="wrong").endswith("isDeleted:int,wrong:string>")
    assert schema(table="frames").startswith("struct<segment:string,position:bigint")
    with pytest.raises(ValueError, match="it has pairs, isDeleted, and id, deleted, fields, segment, position, log"):
        schema(columns="offset")


def test_only_what_is_shown_is_read() -> None:
    options = parse(OPTIONS, FORMAT)
    wanted = StructType([StructField("isDeleted", StringType()), StructField("deleted", StringType())])
    made = project(table_of(FORMAT, options), wanted)
    assert made.source == ("deleted",)
    assert made.target.types == [pa.string(), pa.string()]
    assert made.shown["isdeleted"].field.type == pa.int32()


def test_types_are_named_as_spark_names_them() -> None:
    for words in ("bigint", "array<string>", "array<struct<a:int,b:timestamp>>"):
        assert type_named(words).simpleString() == words
    with pytest.raises(KeyError):
        type_named("map<string,string>")


def test_fields_of_structures_get_names_by_their_order_also_in_a_slice() -> None:
    pairs = pa.list_(pa.struct([("name", pa.binary()), ("value", pa.binary())]))
    given = pa.array([[(b"a", b"1")], None, [(b"b", None), (b"c", b"3")]], pairs)
    wanted = pa.list_(pa.struct([("key", pa.string()), ("content", pa.binary())]))
    for column in (given, given.slice(1)):
        made = renamed(column, wanted).cast(wanted)
        assert [one and [tuple(each.values()) for each in one] for one in made.to_pylist()] == [
            [("a", b"1")], None, [("b", None), ("c", b"3")]
        ][3 - len(column) :]  # fmt: skip
