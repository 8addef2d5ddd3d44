/* ffwd: frames, scans and runs. */
#include "harness.h"

typedef struct segspec_kernels_ffwd_entries_Row row;
typedef struct segspec_kernels_ffwd_entries_Columns columns;
typedef struct seg_i64_i64_i64_i64_i64 ran; /* rows, reached, bytes of payload, why it ended, how many are odd */

ARRAY(i64, int64_t, all_position)
ARRAY(i64, int64_t, all_end)
ARRAY(i64, int64_t, all_blob)
ARRAY(u32, uint32_t, all_length)
ARRAY(i64, int64_t, some_position)
ARRAY(i64, int64_t, some_end)
ARRAY(i64, int64_t, some_blob)
ARRAY(u32, uint32_t, some_length)
ARRAY(i64, int64_t, frames)
ARRAY(i64, int64_t, places)
ARRAY(i32, int32_t, ends)
ARRAY(u8, uint8_t, values)
ARRAY(u8, uint8_t, views)

void target(const uint8_t *control, seg_u8 data) {
    int64_t n = data.n, start = least(control[1] & 3 ? 16 : control[2], n), shorter = n - least(control[3], n - start);
    int64_t capacity = rows_of(control[4]);
    row head = segspec_kernels_ffwd_entries_frame(data, start, n);
    PROMISE(head.reached >= start && head.reached <= n);
    PROMISE(head.status || (head.position == start && head.blob_position + head.blob_length == head.reached));
    columns all = {all_position(ROWS), all_end(ROWS), all_blob(ROWS), all_length(ROWS)};
    columns some = {some_position(capacity), some_end(capacity), some_blob(capacity), some_length(capacity)};
    scanned found = segspec_kernels_ffwd_entries_scan(data, start, n, n, ROWS, all);
    check_scan(found, start, n, n, ROWS);
    scanned less = segspec_kernels_ffwd_entries_scan(data, start, shorter, shorter, capacity, some);
    check_scan(less, start, shorter, shorter, capacity);
    PROMISE(less.f0 <= found.f0 && SAME(all.position, some.position, less.f0) && SAME(all.end, some.end, less.f0) && SAME(all.blob_length, some.blob_length, less.f0));

    seg_i64 frame = frames(capacity), place = places(capacity);
    seg_i32 end = ends(capacity + 1);
    seg_u8 value = values(control[5] < 192 ? n : control[5]), none = {NULL, 0}, view = views(control[0] & 16 ? capacity * VIEW : 0);
    bool gathers = control[0] & 1;
    int64_t tail = n;
    while (tail > 0 && data.p[tail - 1] == 0) tail--;
    ran counted = segspec_formats_ffwd_scan_run_run(data, 0, start, n, n, tail, false, false, frame, place, end, value, none, frame);
    PROMISE(counted.f0 >= 0 && counted.f1 >= start && counted.f1 <= n && counted.f2 <= n - start);
    PROMISE(counted.f0 <= found.f0 || found.f2 == 1);
    end.p[0] = 0;
    ran taken = segspec_formats_ffwd_scan_run_run(data, control[6], start, n, n, tail + control[6], true, gathers, frame, place, end, value, view, frame);
    PROMISE(taken.f0 <= counted.f0 && taken.f0 <= capacity && taken.f1 <= counted.f1);
    for (int64_t r = 0; r < taken.f0; r++) {
        PROMISE(frame.p[r] == all.position.p[r] + control[6] && place.p[r] == all.blob_position.p[r]);
        PROMISE(end.p[r + 1] - end.p[r] == (int32_t)all.blob_length.p[r]);
        PROMISE(!gathers || memcmp(value.p + end.p[r], data.p + place.p[r], (size_t)(end.p[r + 1] - end.p[r])) == 0);
    }
    if (view.n) check_views(view, taken.f0, taken.f2, data, place, end);
}
