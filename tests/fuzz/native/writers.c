/* What writers call: records of all formats by the batch, read back by the kernels of readers.
 *
 * The first bytes of the data are the sizes of rows, one a byte; the rest is what the rows are made of. */
#include "harness.h"

/* segspec_crc.c */
extern uint32_t (*seg_crc32_best)(uint32_t, const uint8_t *, uint64_t);

typedef struct seg_i64_i64 two;
typedef struct seg_i64_i64_i64 three;

ARRAY(i32, int32_t, ends)
ARRAY(i32, int32_t, begin_at)
ARRAY(u64, uint64_t, numbers)
ARRAY(i64, int64_t, times)
ARRAY(u8, uint8_t, out)
ARRAY(u8, uint8_t, out_index)
ARRAY(u8, uint8_t, once)
ARRAY(u8, uint8_t, once_index)
ARRAY(i64, int64_t, position)
ARRAY(i64, int64_t, payload)
ARRAY(u64, uint64_t, number)
ARRAY(u64, uint64_t, number2)
ARRAY(u32, uint32_t, length)
ARRAY(u8, uint8_t, byte1)
ARRAY(u8, uint8_t, byte2)
ARRAY(u8, uint8_t, byte3)
ARRAY(u16, uint16_t, count16)
ARRAY(u32, uint32_t, count32)
ARRAY(u32, uint32_t, check32)
ARRAY(u32, uint32_t, zero32)
ARRAY(u32, uint32_t, length1)
ARRAY(u32, uint32_t, length2)
ARRAY(i64, int64_t, time64)
ARRAY(i64, int64_t, place1)
ARRAY(i64, int64_t, place2)
ARRAY(i64, int64_t, place3)
ARRAY(i64, int64_t, place4)
ARRAY(bool, uint8_t, legal)

ARRAY(u32, uint32_t, ends32)
ARRAY(u32, uint32_t, key_ends32)
ARRAY(u32, uint32_t, name_ends32)
ARRAY(u32, uint32_t, master_ends)
ARRAY(u64, uint64_t, times64)
ARRAY(u64, uint64_t, ids_ms)
ARRAY(u64, uint64_t, ids_seq)
ARRAY(bool, uint8_t, deleted)
ARRAY(i32, int32_t, starts32)
ARRAY(i64, int64_t, steps)
ARRAY(i64, int64_t, key_at)
ARRAY(i64, int64_t, key_size)
ARRAY(i64, int64_t, content_at)
ARRAY(i64, int64_t, content_size)

enum { FILL = 0xA5, DURABLE = 24, ENTRY = 16, BLOB = 4, CHUNK = 48, LISTED = 29, SIMPLE = 4, AROUND = 20 };

/* The rows `first:last` of `values`, whose ends are in `ends`. */
typedef struct {
    seg_u8 values;
    seg_i32 ends;
    seg_u64 numbers;
    seg_i64 times;
    int64_t first, last, position, stop;
    uint64_t due;
} rows;

static int64_t size_of(rows r, int64_t row) { return r.ends.p[row + 1] - r.ends.p[row]; }
static const uint8_t *value_of(rows r, int64_t row) { return r.values.p + r.ends.p[row]; }
static bool asks_for(rows r, int64_t row, uint64_t due) { return r.numbers.n && r.numbers.p[row] != due; }

static void untouched(seg_u8 given, int64_t from) {
    for (int64_t n = from; n < given.n; n++) PROMISE(given.p[n] == FILL);
}

static void durable_log(rows r, seg_u8 room, seg_u8 index, int64_t middle) {
    two made = segspec_formats_durable_log_encode_run_run(r.values, r.ends, r.numbers, r.first, r.last, r.due, r.position, r.stop, room, index);
    PROMISE(made.f0 >= 0 && made.f0 <= r.last - r.first && made.f1 >= 0 && made.f1 <= room.n && made.f0 * ENTRY <= index.n);
    untouched(room, made.f1);
    untouched(index, made.f0 * ENTRY);
    struct segspec_ksy_logs_kernels_durable_log_frames_Columns columns = {
        position(ROWS), place2(ROWS), number(ROWS), check32(ROWS), byte1(ROWS), byte2(ROWS), count16(ROWS),
        length(ROWS), check32(ROWS), payload(ROWS), length(ROWS)}; /* a column that is there twice has the same numbers */
    scanned read = segspec_ksy_logs_kernels_durable_log_frames_scan(room, 0, made.f1, made.f1, ROWS, columns);
    PROMISE(read.f0 == made.f0 && read.f1 == made.f1 && read.f2 == 0);
    for (int64_t n = 0; n < made.f0; n++) {
        int64_t row = r.first + n;
        PROMISE(columns.number.p[n] == r.due + (uint64_t)n && columns.value_length.p[n] == (uint32_t)size_of(r, row));
        PROMISE(memcmp(room.p + columns.value_position.p[n], value_of(r, row), (size_t)size_of(r, row)) == 0);
        PROMISE(number_at(index.p + n * ENTRY) == r.due + (uint64_t)n);
        PROMISE(number_at(index.p + n * ENTRY + 8) == (uint64_t)(r.position + columns.position.p[n]));
    }
    seg_i64 none = place1(0), told = place1(9);
    struct segspec_ksy_logs_kernels_durable_log_record_run_Selected nothing = {false};
    struct segspec_ksy_logs_kernels_durable_log_record_run_Out no_rows = {number(0), none, begin_at(1), once(0), none, once(0)};
    memset(told.p, 0, (size_t)told.n * sizeof *told.p);
    struct seg_i64_i64_u64_i64_i64 sound = segspec_ksy_logs_kernels_durable_log_record_run_run(
        room, 0, 0, made.f1, made.f1, once(0), r.due, UINT64_MAX, true, 0, INT64_MAX, INT64_MAX, told, none, nothing, no_rows);
    PROMISE(sound.f0 == made.f0 && sound.f1 == made.f1);
    int64_t next = r.first + made.f0, after = next < r.last ? made.f1 + DURABLE + size_of(r, next) : 0;
    PROMISE(next == r.last || asks_for(r, next, r.due + (uint64_t)made.f0) || after > room.n || r.position + after > r.stop ||
            (made.f0 + 1) * ENTRY > index.n);

    /* In two parts the bytes are the same. */
    rows head = r, rest = r;
    head.last = r.first + least(middle, made.f0);
    seg_u8 whole = once(made.f1), listed = once_index(made.f0 * ENTRY);
    two one = segspec_formats_durable_log_encode_run_run(r.values, r.ends, r.numbers, r.first, head.last, r.due, r.position, r.stop, whole, listed);
    PROMISE(one.f0 == head.last - r.first);
    rest.first = head.last;
    seg_u8 more = {whole.p + one.f1, whole.n - one.f1}, more_listed = {listed.p + one.f0 * ENTRY, listed.n - one.f0 * ENTRY};
    two other = segspec_formats_durable_log_encode_run_run(r.values, r.ends, r.numbers, rest.first, r.last, r.due + (uint64_t)one.f0,
                                                           r.position + one.f1, r.stop, more, more_listed);
    PROMISE(one.f0 + other.f0 == made.f0 && one.f1 + other.f1 == made.f1);
    PROMISE(SAME(whole, room, made.f1) && SAME(listed, index, made.f0 * ENTRY));
}

static void ffwd(rows r, seg_u8 room, int64_t empty, int64_t most) {
    three made = segspec_formats_ffwd_encode_run_run(r.values, r.ends, r.numbers, r.first, r.last, r.due, empty, r.position, r.stop, room);
    PROMISE(made.f0 >= 0 && made.f0 <= r.last - r.first && made.f1 >= 0 && made.f1 <= room.n && made.f2 >= 0);
    untouched(room, made.f1);
    struct segspec_ksy_logs_kernels_ffwd_frames_Columns columns = {position(ROWS), place2(ROWS), length1(ROWS), payload(ROWS), length(ROWS)};
    scanned read = segspec_ksy_logs_kernels_ffwd_frames_scan(room, 0, made.f1, made.f1, ROWS, columns);
    PROMISE(read.f0 == made.f0 && read.f1 == made.f1 && read.f2 == 0);
    int64_t in_row = empty;
    for (int64_t n = 0; n < made.f0; n++) {
        int64_t row = r.first + n, size = size_of(r, row);
        PROMISE(columns.value_length.p[n] == (uint32_t)size);
        PROMISE(memcmp(room.p + columns.value_position.p[n], value_of(r, row), (size_t)size) == 0);
        in_row = size ? 0 : in_row + 1;
        PROMISE(in_row <= most);
    }
    PROMISE(in_row == made.f2);
    int64_t next = r.first + made.f0, after = next < r.last ? made.f1 + BLOB + size_of(r, next) : 0;
    PROMISE(next == r.last || asks_for(r, next, r.due + (uint64_t)made.f0) || after > room.n || r.position + after > r.stop ||
            (size_of(r, next) == 0 && in_row >= most));
}

typedef struct segspec_formats_osiris_encode_run_Kind kind;
typedef struct segspec_formats_osiris_encode_run_ChunkLimits bounds;

static void check_entries(rows r, seg_u8 room, int64_t begin, int64_t end, int64_t row, int64_t count) {
    struct segspec_kernels_osiris_simple_entries_Columns columns = {payload(ROWS), length(ROWS)};
    scanned read = segspec_kernels_osiris_simple_entries_scan(room, begin, end, end, ROWS, columns);
    PROMISE(read.f0 == count && read.f1 == end && read.f2 == 0);
    for (int64_t n = 0; n < count; n++) {
        PROMISE(columns.body_length.p[n] == (uint32_t)size_of(r, row + n));
        PROMISE(memcmp(room.p + columns.body_position.p[n], value_of(r, row + n), (size_t)size_of(r, row + n)) == 0);
    }
}

static uint64_t big(const uint8_t *at, int64_t bytes) {
    uint64_t number = 0;
    for (int64_t n = 0; n < bytes; n++) number = number << 8 | at[n];
    return number;
}

static void osiris(rows r, kind all, bounds most, int64_t chunks, bool begun, seg_u8 room, seg_u8 index) {
    struct segspec_formats_osiris_encode_run_Records given = {r.values, r.ends, r.numbers, r.times};
    three made = segspec_formats_osiris_encode_run_run(given, r.first, r.last, r.due, all, most, r.position, r.stop, chunks, begun, room, index);
    PROMISE(made.f0 >= 0 && made.f0 <= r.last - r.first && made.f1 >= 0 && made.f2 >= 0 && made.f2 <= room.n);
    if (begun) {
        PROMISE(made.f1 == 0 && made.f0 <= most.entries);
        untouched(index, 0);
        check_entries(r, room, 0, made.f2, r.first, made.f0);
        return;
    }
    PROMISE(made.f1 <= chunks && made.f1 * LISTED <= index.n && made.f1 <= made.f0);
    untouched(index, made.f1 * LISTED);
    struct segspec_kernels_osiris_chunks_Columns found = {
        position(ROWS), byte1(ROWS), byte2(ROWS), count16(ROWS), count32(ROWS), time64(ROWS), number(ROWS), number2(ROWS),
        check32(ROWS), length1(ROWS), length2(ROWS), byte3(ROWS), zero32(ROWS), legal(ROWS), place1(ROWS), place2(ROWS), place3(ROWS), place4(ROWS)};
    scanned read = segspec_kernels_osiris_chunks_scan(room, 0, made.f2, made.f2, ROWS, found);
    PROMISE(read.f0 == made.f1 && read.f1 == made.f2 && read.f2 == 0);
    int64_t row = r.first;
    for (int64_t n = 0; n < made.f1; n++) {
        int64_t count = found.num_entries.p[n], begin = found.data_start.p[n], end = found.trailer_start.p[n];
        PROMISE(count > 0 && count <= most.entries && count == found.num_records.p[n]);
        PROMISE(found.chunk_id.p[n] == r.due + (uint64_t)(row - r.first) && found.epoch.p[n] == all.epoch);
        PROMISE(found.chunk_type.p[n] == all.chunk_type && found.end.p[n] == end);
        PROMISE(found.timestamp.p[n] == (r.times.n ? r.times.p[row] : all.time));
        PROMISE(found.data_crc.p[n] == seg_crc32_best(0, room.p + begin, (uint64_t)(end - begin)));
        const uint8_t *listed = index.p + n * LISTED;
        PROMISE(big(listed, 8) == found.chunk_id.p[n] && (int64_t)big(listed + 8, 8) == found.timestamp.p[n]);
        PROMISE(big(listed + 16, 8) == all.epoch && big(listed + 28, 1) == all.chunk_type);
        PROMISE(big(listed + 24, 4) == (uint32_t)(r.position + found.position.p[n]));
        check_entries(r, room, begin, end, row, count);
        row += count;
    }
    PROMISE(row == r.first + made.f0);
}

static seg_u32 unsigned_ends(rows r, seg_u32 out) {
    for (int64_t n = 0; n < out.n; n++) out.p[n] = (uint32_t)r.ends.p[n];
    return out;
}

/* Every record has the key that is the record before it, where there are keys. */
static void tank(rows r, bool has_keys, struct segspec_formats_tank_gather_run_BundleLimits most, int64_t count, seg_u8 room) {
    int64_t ends_count = r.ends.n;
    seg_u32 ends = unsigned_ends(r, ends32(ends_count)), key_ends = key_ends32(has_keys ? ends_count : 0);
    for (int64_t n = 0; n < key_ends.n; n++) key_ends.p[n] = n ? ends.p[n - 1] : ends.p[0];
    seg_u64 times = times64(r.times.n);
    for (int64_t n = 0; n < times.n; n++) times.p[n] = (uint64_t)r.times.p[n];
    struct segspec_formats_tank_encode_run_GivenMessages given = {r.values, ends, r.values, key_ends, r.numbers, times};
    struct seg_i64_i64_u64_bool taken = segspec_formats_tank_gather_run_run(given, r.first, r.last, r.due, count, 0, most);
    PROMISE(taken.f0 >= r.first && taken.f0 <= r.last && taken.f1 >= 0 && (!taken.f3 || taken.f0 < r.last));
    int64_t rows_taken = taken.f0 - r.first;
    PROMISE(count + rows_taken <= most.records || rows_taken <= (count == 0));
    PROMISE(taken.f1 <= most.size || rows_taken <= 1);
    if (rows_taken == 0) return;
    bool sparse = r.numbers.n > 0;
    int64_t size = segspec_formats_tank_encode_run_run(given, r.first, taken.f0, sparse, 7, room);
    PROMISE(size > 0 && size <= taken.f1 + AROUND * rows_taken && size <= room.n);
    untouched(room, size);
    struct segspec_kernels_tank_messages_Columns found = {
        position(ROWS), byte1(ROWS), steps(ROWS), number(ROWS), key_at(ROWS), key_size(ROWS), content_at(ROWS), content_size(ROWS)};
    two read = segspec_formats_tank_scan_set_run_run((seg_u8){room.p, size}, rows_taken, sparse, found);
    PROMISE(read.f0 == rows_taken && read.f1 == size);
    for (int64_t n = 0; n < rows_taken; n++) {
        int64_t row = r.first + n, key = has_keys ? key_ends.p[row + 1] - key_ends.p[row] : 0;
        PROMISE(found.unused.p[n] == 0 && found.timestamp.p[n] == (times.n ? times.p[row] : 7));
        PROMISE(found.content_length.p[n] == size_of(r, row));
        PROMISE(memcmp(room.p + found.content_position.p[n], value_of(r, row), (size_t)size_of(r, row)) == 0);
        PROMISE(found.key_length.p[n] == key || (key == 0 && found.key_length.p[n] < 0));
        PROMISE(key == 0 || memcmp(room.p + found.key_position.p[n], r.values.p + key_ends.p[row], (size_t)key) == 0);
        PROMISE(!sparse || n == 0 || n == rows_taken - 1 || (uint64_t)found.sequence_step.p[n] == r.numbers.p[row] - r.numbers.p[row - 1]);
    }
}

/* Record n has the rows from `per * n` on as its names, and each one after it as its value. */
static void mojo(rows r, int64_t per, bool has_lp_count, uint64_t time, int64_t most, seg_u8 room) {
    int64_t fields = r.ends.n - 2;
    if (fields < 0) return;
    int64_t count = per ? fields / per : least(r.first, ROWS);
    seg_u32 ends = unsigned_ends(r, ends32(r.ends.n)), names = name_ends32(fields + 1);
    seg_i32 starts = starts32(count + 1);
    for (int64_t n = 0; n <= count; n++) starts.p[n] = (int32_t)(n * per);
    memcpy(names.p, ends.p, (size_t)names.n * sizeof *names.p);
    seg_u64 ms = ids_ms(r.numbers.n ? count : 0), seq = ids_seq(ms.n);
    for (int64_t n = 0; n < ms.n; n++) ms.p[n] = r.due + (uint64_t)(n / 3), seq.p[n] = (uint64_t)n * 0x123456789ABCDEF;
    seg_bool gone = deleted(r.times.n ? count : 0);
    for (int64_t n = 0; n < gone.n; n++) gone.p[n] = n & 1;
    struct segspec_formats_mojo_encode_run_NewEntries given = {
        starts, r.values, names, r.values, (seg_u32){ends.p + 1, fields + 1}, ms, seq, gone};
    seg_u32 own = master_ends(per + 1);
    if (per > fields) return;
    memcpy(own.p, names.p, (size_t)own.n * sizeof *own.p);
    struct segspec_formats_mojo_encode_run_PackSoFar pack = {r.due, 5, r.values, own, has_lp_count};
    struct seg_i64_i64_i64_u64_u64 made = segspec_formats_mojo_encode_run_run(given, 0, count, pack, 0, 0, time, count, most, room);
    PROMISE(made.f0 >= 0 && made.f0 <= count && made.f1 >= 0 && made.f1 <= least(room.n, most));
    int64_t at = 0, elements = 0, live = 0;
    for (int64_t n = 0; n < made.f0; n++) {
        struct segspec_kernels_mojo_entry_Row entry = segspec_kernels_mojo_entry_frame(room, at, made.f1, per, has_lp_count, elements, live);
        PROMISE(entry.status == 0 && !entry.is_end && entry.other_flags == 0 && entry.is_deleted == (gone.n && gone.p[n]));
        if (ms.n) PROMISE(pack.ms + (uint64_t)entry.ms_difference == ms.p[n] && pack.seq + (uint64_t)entry.seq_difference == seq.p[n]);
        PROMISE(entry.end > at);
        at = entry.end, elements = entry.num_elements, live = entry.num_live;
    }
    PROMISE(at == made.f1 && elements == made.f2);
}

void target(const uint8_t *control, seg_u8 data) {
    int64_t count = least(control[1] & 127, data.n);
    rows r = {{data.p + count, data.n - count}, ends(count + 1), numbers(0), times(0), 0, 0, 0, 0, number_at(control + 8)};
    r.due -= r.due > UINT64_MAX - ROWS ? ROWS : 0; /* Writers give no more rows than there are numbers left. */
    r.ends.p[0] = (int32_t)least(control[2] & 7, r.values.n);
    for (int64_t n = 0; n < count; n++) {
        int64_t wanted = data.p[n] & 128 ? data.p[n] & 7 : data.p[n] & 64 ? 0 : data.p[n];
        r.ends.p[n + 1] = r.ends.p[n] + (int32_t)least(wanted, r.values.n - r.ends.p[n]);
    }
    r.first = control[3] & 3 ? 0 : least(control[3] >> 2, count);
    r.last = count;
    r.position = (int64_t)control[4] << (control[3] & 31);
    r.stop = control[5] & 128 ? r.position + (control[5] & 127) * 16 : INT64_MAX;
    if (control[0] & 4) {
        r.numbers = numbers(count);
        for (int64_t n = 0; n < count; n++) r.numbers.p[n] = r.due + (uint64_t)(n - r.first) + (n == (control[6] & 63));
    }
    if (control[0] & 8) {
        r.times = times(count);
        for (int64_t n = 0; n < count; n++) r.times.p[n] = (int64_t)r.due + data.p[n] / (1 + (control[7] & 127));
    }
    seg_u8 room = out(control[0] & 16 ? (int64_t)control[6] * 4 : r.values.n + count * (CHUNK + SIMPLE));
    seg_u8 index = out_index(control[0] & 32 ? control[7] * 4 : count * LISTED);
    memset(room.p, FILL, (size_t)room.n);
    memset(index.p, FILL, (size_t)index.n);
    kind all = {control[2] >> 2 & 1, control[2] % 3, number_at(control + 4), (int64_t)number_at(control + 6)};
    bounds most = {1 + (control[7] & 31), 1 + control[2] * 4, control[0] & 128 ? control[4] & 63 : INT32_MAX, false};
    switch (control[0] & 3) {
    case 0: durable_log(r, room, index, control[7] & 31); break;
    case 1: ffwd(r, room, control[2] & 15, 15); break;
    case 2: osiris(r, all, most, control[6] & 64 ? control[6] & 15 : ROWS, control[0] & 64, room, index); break;
    default:
        if (control[2] & 128) {
            mojo(r, control[2] & 3, control[2] & 4, number_at(control + 8) >> (control[7] & 63), control[0] & 64 ? control[6] * 8 : MOST, room);
            break;
        }
        struct segspec_formats_tank_gather_run_BundleLimits bundle = {1 + (control[7] & 31), 1 + control[2] * 4, r.due,
            control[0] & 128 ? control[4] & 63 : INT32_MAX, control[3] & 128, control[5] & 64 ? control[5] & 63 : INT32_MAX};
        seg_u8 set = out(2 * r.values.n + count * AROUND);
        memset(set.p, FILL, (size_t)set.n);
        tank(r, control[0] & 64, bundle, control[6] & 64 ? control[6] & 15 : 0, set);
    }
}
