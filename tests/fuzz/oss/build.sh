#!/bin/bash -eu
# For OSS-Fuzz: projects/segspec/build.sh. Targets, seeds and dictionaries of the compiled kernels, into $OUT.
cd "$SRC/segspec"
tests/fuzz/native/build.sh
python3 -m pip install . click
PYTHONPATH=generated/python:generated/kernels:python:. python3 -m tests.fuzz.native.material "$WORK/material"
for seeds in "$WORK"/material/seeds/*; do
    name=$(basename "$seeds")
    zip -qj "$OUT/${name}_seed_corpus.zip" "$seeds"/*
    cp "$WORK/material/$name.dict" "$OUT/$name.dict"
done
