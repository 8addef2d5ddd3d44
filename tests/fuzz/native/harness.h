/* What the libFuzzer targets over the compiled kernels share.
 *
 * An input is CONTROL bytes that choose parameters, then the bytes of a file. These end where libFuzzer's own copy
 * ends, so that the address sanitizer sees one byte more being read; -DSEG_CHECK sees every access outside an array,
 * before its beginning too.
 */
#ifndef SEGSPEC_FUZZ_HARNESS_H
#define SEGSPEC_FUZZ_HARNESS_H
#include "segspec_kernels.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CONTROL = 16, MOST = 1 << 14, ROWS = 128 };

typedef struct seg_i64_i64_i64_i64 scanned; /* rows, reached, status, failed at */

/* A promise that does not hold ends the process, as a sanitizer does. */
#define PROMISE(kept)                                                          \
    do {                                                                       \
        if (!(kept)) {                                                         \
            fprintf(stderr, "%s:%d: broken: %s\n", __FILE__, __LINE__, #kept); \
            abort();                                                           \
        }                                                                      \
    } while (0)

/* `name` with room for MOST items, as an array of `length` of them. */
#define ARRAY(kind, item, name) \
    static item name##_items[MOST]; \
    static inline seg_##kind name(int64_t length) { return (seg_##kind){name##_items, length}; }

static inline int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

/* The first `length` items of two arrays are the same. */
#define SAME(one, other, length) (memcmp((one).p, (other).p, (size_t)(length) * sizeof *(one).p) == 0)

static inline uint64_t number_at(const uint8_t *bytes) {
    uint64_t value;
    memcpy(&value, bytes, sizeof value);
    return value;
}

enum { VIEW = 16, INLINED = 12 };
/* Arrow's views of `rows` values in either of two buffers; gives the bytes of the values. */
static inline int64_t check_pointers(seg_u8 views, int64_t rows, seg_u8 one, seg_u8 other) {
    static const uint8_t none[INLINED];
    int64_t used = 0;
    for (int64_t r = 0; r < rows; r++) {
        int32_t view[4];
        const uint8_t *own = views.p + r * VIEW + 4;
        memcpy(view, views.p + r * VIEW, VIEW);
        PROMISE(view[0] >= 0);
        used += view[0];
        if (view[0] <= INLINED) { PROMISE(memcmp(own + view[0], none, (size_t)(INLINED - view[0])) == 0); continue; }
        seg_u8 block = view[2] ? other : one;
        PROMISE((view[2] & ~1) == 0 && view[3] >= 0 && view[3] + (int64_t)view[0] <= block.n);
        PROMISE(memcmp(own, block.p + view[3], 4) == 0);
    }
    return used;
}

/* Arrow's views of `rows` values, which lie at `place` of `data` and are as long as `ends` says. */
static inline void check_views(seg_u8 views, int64_t rows, int64_t held, seg_u8 data, seg_i64 place, seg_i32 ends) {
    PROMISE(check_pointers(views, rows, data, data) == held);
    for (int64_t r = 0; r < rows; r++) {
        int32_t view[4], size = ends.p[r + 1] - ends.p[r];
        const uint8_t *own = views.p + r * VIEW + 4, *there = data.p + place.p[r];
        memcpy(view, views.p + r * VIEW, VIEW);
        PROMISE(view[0] == size && memcmp(own, there, (size_t)(size > INLINED ? 4 : size)) == 0);
        PROMISE(size <= INLINED || (view[2] == 0 && view[3] == place.p[r]));
    }
}

/* A small number of rows, now and then none, so that what is full is met. */
static inline int64_t rows_of(uint8_t choice) { return choice < 128 ? ROWS : choice & 15; }

/* What every scan owes: rows that fit, a place within the bounds, a whole stretch or a reason. */
static inline void check_scan(scanned found, int64_t start, int64_t stop, int64_t end, int64_t capacity) {
    PROMISE(found.f0 >= 0 && found.f0 <= capacity);
    PROMISE(found.f1 >= start && found.f1 <= end);
    PROMISE(found.f2 != 0 || found.f1 >= stop || start >= stop);
}

void target(const uint8_t *control, seg_u8 data);

int LLVMFuzzerTestOneInput(const uint8_t *input, size_t length);
int LLVMFuzzerTestOneInput(const uint8_t *input, size_t length) {
    if (length < CONTROL) return -1;
    target(input, (seg_u8){(uint8_t *)input + CONTROL, (int64_t)length - CONTROL});
    return 0;
}
#endif
