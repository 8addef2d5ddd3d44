#!/bin/sh
# The Python of Spark's processes. Spark puts its own Python part in front, as an archive of sources that each process
# compiles anew, in a second and a half; the installed package beside it has byte code.
IFS=:
kept=
for entry in $PYTHONPATH; do
  case $entry in
    */pyspark.zip | */py4j-*-src.zip) ;;
    *) kept=${kept:+$kept:}$entry ;;
  esac
done
PYTHONPATH=$kept exec "$SEGSPEC_TESTS_PYTHON" "$@"
