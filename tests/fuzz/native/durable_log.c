/* durable-log: frames, scans, runs, and entries of an index. */
#include "harness.h"

typedef struct segspec_ksy_logs_kernels_durable_log_frames_Row row;
typedef struct segspec_ksy_logs_kernels_durable_log_frames_Columns columns;
typedef struct segspec_ksy_logs_kernels_durable_log_record_run_Selected asked;
typedef struct segspec_ksy_logs_kernels_durable_log_record_run_Out out;
typedef struct seg_i64_i64_u64_i64_i64 ran; /* rows, reached, the number due then, why it ended, how many are odd */

#define COLUMNS(set)                                                                                              \
    ARRAY(i64, int64_t, set##_position) ARRAY(i64, int64_t, set##_end) ARRAY(u8, uint8_t, set##_version)          \
    ARRAY(u8, uint8_t, set##_flags) ARRAY(u16, uint16_t, set##_reserved) ARRAY(u64, uint64_t, set##_number)       \
    ARRAY(u32, uint32_t, set##_sum) ARRAY(u32, uint32_t, set##_stated) ARRAY(u32, uint32_t, set##_checksum)       \
    ARRAY(i64, int64_t, set##_value) ARRAY(u32, uint32_t, set##_length)                                           \
    static columns set(int64_t n) {                                                                               \
        return (columns){set##_position(n), set##_end(n), set##_number(n), set##_sum(n), set##_version(n),        \
                         set##_flags(n), set##_reserved(n), set##_stated(n), set##_checksum(n), set##_value(n),   \
                         set##_length(n)};                                                                        \
    }
COLUMNS(whole)
COLUMNS(part)
ARRAY(i64, int64_t, frames)
ARRAY(u64, uint64_t, numbers)
ARRAY(i64, int64_t, told)
ARRAY(i64, int64_t, places)
ARRAY(i64, int64_t, odds)
ARRAY(i32, int32_t, ends)
ARRAY(u8, uint8_t, values)
ARRAY(u8, uint8_t, views)
ARRAY(u8, uint8_t, entries)
ARRAY(i64, int64_t, number_places)

static void check_frame(seg_u8 data, int64_t at) {
    row found = segspec_ksy_logs_kernels_durable_log_frames_frame(data, at, data.n);
    PROMISE(found.reached >= at && found.reached <= data.n);
    if (found.status) return;
    PROMISE(found.position == at && found.value_position > at);
    PROMISE(found.value_length >= 0 && found.value_position + found.value_length == found.reached);
}

/* Records from `start` on into the rows of `made`, in one call that begins again. */
static ran run(seg_u8 data, int64_t base, int64_t start, uint64_t due, bool checks, int64_t rows, int64_t bytes, seg_i64 odd, asked wanted, out made) {
    seg_i64 kept = told(9);
    seg_u8 key = {NULL, 0};
    memset(kept.p, 0, (size_t)kept.n * sizeof *kept.p);
    return segspec_ksy_logs_kernels_durable_log_record_run_run(
        data, base, start, data.n, data.n, key, due, INT64_MAX, checks, 0, rows, bytes, kept, odd, wanted, made);
}

/* A field of an index's entries for what a scan found: its number has eight bytes, or fewer, from either end. */
static void check_entries(seg_i64 numbers, int64_t rows, int64_t more, uint64_t most, int64_t digits, seg_u8 out) {
    seg_i64 places = number_places(digits);
    int64_t size = 2 * digits, last = size - 1;
    for (int64_t n = 0; n < digits; n++) places.p[n] = rows & 1 ? n : last - n;
    int64_t made = segspec_columns_backend_entries_run_run(numbers, rows, more, most, size, places, out);
    PROMISE(made >= 0 && made <= least(rows, out.n / size));
    PROMISE(made == least(rows, out.n / size) || (uint64_t)(numbers.p[made] + more) > most);
    for (int64_t n = 0; n < made; n++)
        for (int64_t digit = 0; digit < digits; digit++)
            PROMISE(out.p[n * size + places.p[digit]] == (uint8_t)((uint64_t)(numbers.p[n] + more) >> 8 * digit));
}

void target(const uint8_t *control, seg_u8 data) {
    int64_t n = data.n, start = least(control[1] & 63 ? 0 : control[2], n), shorter = n - least(control[3], n - start);
    int64_t capacity = rows_of(control[4]);
    check_frame(data, start);
    columns all = whole(ROWS), some = part(capacity);
    scanned found = segspec_ksy_logs_kernels_durable_log_frames_scan(data, start, n, n, ROWS, all);
    check_scan(found, start, n, n, ROWS);
    scanned less = segspec_ksy_logs_kernels_durable_log_frames_scan(data, start, shorter, shorter, capacity, some);
    check_scan(less, start, shorter, shorter, capacity);
    PROMISE(less.f0 <= found.f0 && less.f1 <= found.f1);
    PROMISE(SAME(all.position, some.position, less.f0) && SAME(all.end, some.end, less.f0) && SAME(all.number, some.number, less.f0));
    PROMISE(SAME(all.value_position, some.value_position, less.f0) && SAME(all.value_length, some.value_length, less.f0));

    check_entries(all.position, found.f0, control[6], number_at(control + 8), control[0] & 4 ? 8 : control[5] % 8 + 1, entries(control[7]));

    uint64_t due = control[0] & 8 || !found.f0 ? number_at(control + 8) : all.number.p[0];
    bool points = control[0] & 16, is_placed = control[0] & 2;
    seg_u8 value = values(control[5] < 192 ? n : control[5]), view = views(points ? capacity * VIEW : 0);
    seg_i64 odd = odds(capacity);
    out made = {numbers(capacity), frames(capacity), ends(capacity + 1), value, places(is_placed ? capacity : 0), view};
    asked nothing = {false}, wanted = {true, is_placed, points, true, true, true};
    ran counted = run(data, 0, start, due, false, INT64_MAX, INT64_MAX, odd, nothing, made);
    PROMISE(counted.f0 >= 0 && counted.f1 >= start && counted.f1 <= n && counted.f2 == due + (uint64_t)counted.f0);
    PROMISE(counted.f0 <= found.f0 || found.f2 == 1);
    ran checked = run(data, 0, start, due, true, INT64_MAX, INT64_MAX, odd, nothing, made);
    PROMISE(checked.f0 <= counted.f0 && checked.f1 <= counted.f1);
    PROMISE(checked.f4 >= 0 && checked.f4 <= least(odd.n, checked.f0));
    made.c_value_ends.p[0] = 0;
    bool copies = !is_placed && !points;
    ran taken = run(data, control[6], start, due, control[0] & 1, capacity, copies ? value.n : INT64_MAX, odd, wanted, made);
    PROMISE(taken.f0 <= least(counted.f0, capacity));
    seg_i32 end = made.c_value_ends;
    for (int64_t r = 0; r < taken.f0; r++) {
        PROMISE(made.c_position.p[r] == all.position.p[r] + control[6] && made.c_offset.p[r] == due + (uint64_t)r);
        PROMISE(!is_placed || made.c_value_at.p[r] == all.value_position.p[r]);
        PROMISE(!copies || memcmp(value.p + end.p[r], data.p + all.value_position.p[r], (size_t)(end.p[r + 1] - end.p[r])) == 0);
    }
    if (view.n) check_views(view, taken.f0, end.p[taken.f0], data, all.value_position, end);
}
