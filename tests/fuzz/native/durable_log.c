/* durable-log: frames, scans, runs, and entries of an index. */
#include "harness.h"

typedef struct segspec_kernels_durable_log_records_Row row;
typedef struct segspec_kernels_durable_log_records_Columns columns;
typedef struct seg_i64_i64_i64_i64_i64 ran; /* rows, reached, bytes of payload, why it ended, how many are odd */

#define COLUMNS(set)                                                                                          \
    ARRAY(i64, int64_t, set##_position) ARRAY(i64, int64_t, set##_end) ARRAY(u8, uint8_t, set##_version)      \
    ARRAY(u8, uint8_t, set##_flags) ARRAY(u16, uint16_t, set##_reserved) ARRAY(u64, uint64_t, set##_offset)   \
    ARRAY(u32, uint32_t, set##_checksum)                                                                      \
    ARRAY(i64, int64_t, set##_payload) ARRAY(u32, uint32_t, set##_length)                                     \
    static columns set(int64_t n) {                                                                           \
        return (columns){set##_position(n), set##_end(n), set##_version(n), set##_flags(n), set##_reserved(n), \
                         set##_offset(n), set##_checksum(n), set##_payload(n), set##_length(n)};              \
    }
COLUMNS(whole)
COLUMNS(part)
ARRAY(i64, int64_t, frames)
ARRAY(i64, int64_t, places)
ARRAY(i64, int64_t, odds)
ARRAY(i32, int32_t, ends)
ARRAY(u8, uint8_t, values)
ARRAY(u8, uint8_t, views)
ARRAY(u8, uint8_t, entries)
ARRAY(u8, uint8_t, entry)
ARRAY(i64, int64_t, number_places)
ARRAY(i64, int64_t, record_places)

static void check_frame(seg_u8 data, int64_t at) {
    row found = segspec_kernels_durable_log_records_frame(data, at, data.n);
    PROMISE(found.reached >= at && found.reached <= data.n);
    if (found.status) return;
    PROMISE(found.position == at && found.payload_position > at);
    PROMISE(found.payload_length >= 0 && found.payload_position + found.payload_length == found.reached);
}

/* Entries of an index for what a scan found: two numbers of eight bytes, or of fewer. */
static void check_entries(seg_i64 positions, int64_t rows, int64_t base, uint64_t first, int64_t digits, seg_u8 out) {
    seg_u8 same = entry(2 * digits);
    seg_i64 number = number_places(digits), place = record_places(digits);
    memset(same.p, 0, (size_t)same.n);
    for (int64_t n = 0; n < digits; n++) number.p[n] = n, place.p[n] = 2 * digits - 1 - n;
    int64_t used = segspec_columns_backend_entries_run_run(positions, rows, base, first, same, number, place, out);
    PROMISE(used <= out.n && used == least(rows, out.n / same.n) * same.n);
    for (int64_t n = 0; n < used / same.n; n++)
        for (int64_t digit = 0; digit < digits; digit++) {
            const uint8_t *made = out.p + n * same.n;
            PROMISE(made[digit] == (uint8_t)((first + (uint64_t)n) >> 8 * digit));
            PROMISE(made[2 * digits - 1 - digit] == (uint8_t)((uint64_t)(positions.p[n] + base) >> 8 * digit));
        }
}

void target(const uint8_t *control, seg_u8 data) {
    int64_t n = data.n, start = least(control[1] & 63 ? 0 : control[2], n), shorter = n - least(control[3], n - start);
    int64_t capacity = rows_of(control[4]);
    check_frame(data, start);
    columns all = whole(ROWS), some = part(capacity);
    scanned found = segspec_kernels_durable_log_records_scan(data, start, n, n, ROWS, all);
    check_scan(found, start, n, n, ROWS);
    scanned less = segspec_kernels_durable_log_records_scan(data, start, shorter, shorter, capacity, some);
    check_scan(less, start, shorter, shorter, capacity);
    PROMISE(less.f0 <= found.f0 && less.f1 <= found.f1);
    PROMISE(SAME(all.position, some.position, less.f0) && SAME(all.end, some.end, less.f0) && SAME(all.offset, some.offset, less.f0));
    PROMISE(SAME(all.payload_position, some.payload_position, less.f0) && SAME(all.payload_length, some.payload_length, less.f0));

    check_entries(all.position, found.f0, control[6], number_at(control + 8), control[0] & 4 ? 8 : control[5] % 8 + 1, entries(control[7]));

    uint64_t due = control[0] & 8 || !found.f0 ? number_at(control + 8) : all.offset.p[0];
    seg_i64 frame = frames(capacity), place = places(capacity), odd = odds(capacity);
    seg_i32 end = ends(capacity + 1);
    seg_u8 value = values(control[5] < 192 ? n : control[5]), none = {NULL, 0}, view = views(control[0] & 16 ? capacity * VIEW : 0);
    ran counted = segspec_formats_durable_log_scan_run_run(data, 0, start, n, n, due, false, false, false, frame, place, end, value, none, odd);
    PROMISE(counted.f0 >= 0 && counted.f1 >= start && counted.f1 <= n && counted.f2 <= counted.f1 - start);
    PROMISE(counted.f0 <= found.f0 || found.f2 == 1);
    ran checked = segspec_formats_durable_log_scan_run_run(data, 0, start, n, n, due, true, false, false, frame, place, end, value, none, odd);
    PROMISE(checked.f0 <= counted.f0 && checked.f1 <= counted.f1);
    PROMISE(checked.f4 >= 0 && checked.f4 <= least(odd.n, checked.f0));
    end.p[0] = 0;
    ran taken = segspec_formats_durable_log_scan_run_run(
        data, control[6], start, n, n, due, control[0] & 1, true, control[0] & 2, frame, place, end, value, view, odd);
    PROMISE(taken.f0 <= least(counted.f0, capacity) && (taken.f0 == 0 || view.n || end.p[taken.f0] == taken.f2));
    for (int64_t r = 0; r < taken.f0; r++) {
        PROMISE(frame.p[r] == all.position.p[r] + control[6] && place.p[r] == all.payload_position.p[r]);
        PROMISE(!(control[0] & 2) || memcmp(value.p + end.p[r], data.p + place.p[r], (size_t)(end.p[r + 1] - end.p[r])) == 0);
    }
    if (view.n) check_views(view, taken.f0, taken.f2, data, place, end);
}
