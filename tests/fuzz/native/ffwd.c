/* ffwd: frames, scans and runs, as they are made from its declaration. */
#include "harness.h"

typedef struct segspec_ksy_logs_kernels_ffwd_frames_Row row;
typedef struct segspec_ksy_logs_kernels_ffwd_frames_Columns columns;
typedef struct segspec_ksy_logs_kernels_ffwd_record_run_Selected asks;
typedef struct segspec_ksy_logs_kernels_ffwd_record_run_Out out;
typedef struct seg_i64_i64_u64_i64_i64 ran; /* rows, reached, number that is due, why it ended, how many are odd */
typedef struct seg_i64_i64_i64_i64_i64_i64 framed; /* frames, reached, records, the most of one, bytes, odd ones */

enum { TOLD = 9 };

#define COLUMNS(set)                                                                                     \
    ARRAY(i64, int64_t, set##_position) ARRAY(i64, int64_t, set##_end) ARRAY(u32, uint32_t, set##_size)  \
    ARRAY(i64, int64_t, set##_blob) ARRAY(u32, uint32_t, set##_length)                                   \
    static columns set(int64_t n) {                                                                      \
        return (columns){set##_position(n), set##_end(n), set##_size(n), set##_blob(n), set##_length(n)}; \
    }
COLUMNS(all)
COLUMNS(some)
COLUMNS(of_run)
ARRAY(u64, uint64_t, offsets)
ARRAY(i64, int64_t, positions)
ARRAY(i64, int64_t, places)
ARRAY(i32, int32_t, ends)
ARRAY(u8, uint8_t, values)
ARRAY(u8, uint8_t, views)
ARRAY(i64, int64_t, told)
ARRAY(i64, int64_t, odds)
ARRAY(i64, int64_t, starts)
ARRAY(i64, int64_t, stops)
ARRAY(u8, uint8_t, packed)
ARRAY(u64, uint64_t, numbers)
ARRAY(u64, uint64_t, dues)
ARRAY(u64, uint64_t, seeds)

void target(const uint8_t *control, seg_u8 data) {
    int64_t n = data.n, start = least(control[1] & 3 ? 16 : control[2], n), shorter = n - least(control[3], n - start);
    int64_t capacity = rows_of(control[4]), most_bytes = control[5] < 192 ? n : control[5];
    row head = segspec_ksy_logs_kernels_ffwd_frames_frame(data, start, n);
    PROMISE(head.reached >= start && head.reached <= n);
    PROMISE(head.status || (head.position == start && head.value_position + head.value_length == head.reached));
    columns whole = all(ROWS), part = some(capacity);
    scanned found = segspec_ksy_logs_kernels_ffwd_frames_scan(data, start, n, n, ROWS, whole);
    check_scan(found, start, n, n, ROWS);
    scanned less = segspec_ksy_logs_kernels_ffwd_frames_scan(data, start, shorter, shorter, capacity, part);
    check_scan(less, start, shorter, shorter, capacity);
    PROMISE(less.f0 <= found.f0 && SAME(whole.position, part.position, less.f0));
    PROMISE(SAME(whole.end, part.end, less.f0) && SAME(whole.value_length, part.value_length, less.f0));

    seg_u8 none = {NULL, 0};
    seg_i64 odd = odds(capacity), counts = told(TOLD);
    uint64_t due = number_at(control + 8), most = due > UINT64_MAX - ROWS ? due : UINT64_MAX >> (control[0] & 7);
    memset(counts.p, 0, TOLD * sizeof *counts.p);
    out nothing = {offsets(0), positions(0), ends(1), none, places(0), none};
    ran counted = segspec_ksy_logs_kernels_ffwd_record_run_run(
        data, 0, start, n, n, none, due, most, false, 0, INT64_MAX, INT64_MAX, counts, odd, (asks){0}, nothing);
    PROMISE(counted.f0 >= 0 && counted.f1 >= start && counted.f1 <= n && counted.f2 == due + (uint64_t)counted.f0);
    PROMISE(counted.f0 <= found.f0 || found.f2 == 1);
    PROMISE(!counted.f0 || counted.f2 - 1 <= most);

    bool is_placed = control[0] & 1, points = !is_placed && control[0] & 16;
    seg_i32 end = ends(capacity + 1);
    end.p[0] = 0;
    seg_u8 value = values(is_placed || points ? 0 : most_bytes), view = views(points ? capacity * VIEW : 0);
    seg_i64 place = places(is_placed ? capacity : 0);
    out rows = {offsets(capacity), positions(capacity), end, value, place, view};
    memset(counts.p, 0, TOLD * sizeof *counts.p);
    ran taken = segspec_ksy_logs_kernels_ffwd_record_run_run(
        data, control[6], start, n, n, none, due, most, true, 0, capacity, most_bytes, counts, odd,
        (asks){true, is_placed, points, true, true, true}, rows);
    PROMISE(taken.f0 <= counted.f0 && taken.f0 <= capacity && taken.f1 <= counted.f1 && taken.f1 - start <= most_bytes + (taken.f0 == 0));
    for (int64_t r = 0; r < taken.f0; r++) {
        const uint8_t *stored = data.p + whole.value_position.p[r];
        int32_t size = end.p[r + 1] - end.p[r];
        PROMISE(rows.c_offset.p[r] == due + (uint64_t)r && rows.c_position.p[r] == whole.position.p[r] + control[6]);
        PROMISE(size == (int32_t)whole.value_length.p[r]);
        PROMISE(!is_placed || place.p[r] == whole.value_position.p[r]);
        PROMISE(is_placed || points || memcmp(value.p + end.p[r], stored, (size_t)size) == 0);
    }
    PROMISE(!taken.f0 || (counts.p[1] == 1 && (uint64_t)counts.p[4] == due && (uint64_t)counts.p[5] == taken.f2 - 1));
    if (points) check_views(view, taken.f0, end.p[taken.f0], data, whole.value_position, end);

    columns told_of = of_run(capacity);
    framed frames = segspec_ksy_logs_kernels_ffwd_frames_run_run(
        data, none, 0, start, n, n, n, numbers(0), none, due, 0, INT64_MAX, INT64_MAX, most, ROWS, 2, true, true, capacity,
        starts(capacity), stops(capacity), packed(capacity), numbers(capacity), dues(capacity), seeds(capacity), odd, told_of);
    PROMISE(frames.f0 == least(capacity, counted.f0) && SAME(whole.position, told_of.position, frames.f0));
    PROMISE(SAME(whole.end, told_of.end, frames.f0) && SAME(whole.d_len_blob, told_of.d_len_blob, frames.f0));
}
