#!/bin/bash -eu
# Builds the libFuzzer targets into the folder OUT, from the project's root:
#     CC=clang OUT=build/fuzz/native tests/fuzz/native/build.sh
# CFLAGS and LIB_FUZZING_ENGINE are OSS-Fuzz's; without them both sanitizers are on.
: "${CC:=clang}" "${OUT:?a folder}"
: "${CFLAGS:=-O2 -g1 -fsanitize=address,undefined -fsanitize=fuzzer-no-link -fno-sanitize-recover=all}"
: "${LIB_FUZZING_ENGINE:=-fsanitize=fuzzer}"
mkdir -p "$OUT"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Numbers wrap, as they do in segspec_kaitai.programs.bounded; -DSEG_CHECK ends the process at an access outside an array.
flags="-std=gnu11 -fwrapv -fno-strict-aliasing -Wno-parentheses-equality -DSEG_CHECK -Ipython/segspec/native -Igenerated/c"
$CC $CFLAGS $flags -c generated/c/segspec_kernels.c -o "$work/kernels.o"
$CC $CFLAGS $flags -c python/segspec/native/segspec_crc.c -o "$work/crc.o"
for target in tests/fuzz/native/*.c; do
    [ "$(basename "$target")" = replay.c ] && continue
    name=$(basename "$target" .c)
    $CC $CFLAGS $flags -c "$target" -o "$work/$name.o"
    "${CXX:-$CC}" $CFLAGS $LIB_FUZZING_ENGINE "$work/$name.o" "$work/kernels.o" "$work/crc.o" -o "$OUT/$name"
done
