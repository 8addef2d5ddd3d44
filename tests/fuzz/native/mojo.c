/* mojo: beginnings of packs, their names and entries, INDEX; the run over packs, with and without their fields; the
 * search for a pack. */
#include "harness.h"

typedef struct segspec_kernels_mojo_entry_fields_Columns entry_columns;
typedef struct segspec_formats_mojo_scan_pack_run_PackReading reading;
typedef struct segspec_formats_mojo_scan_pack_run_EntrySpace entry_space;
typedef struct segspec_formats_mojo_scan_run_LastId last_id;
typedef struct segspec_formats_mojo_scan_run_PackRows pack_rows;
typedef struct segspec_formats_mojo_scan_pack_run_EntryRows entry_rows;
typedef struct segspec_formats_mojo_scan_pack_run_FieldRows field_rows;

#define ENTRIES(set)                                                                                           \
    ARRAY(u8, uint8_t, set##_role) ARRAY(i64, int64_t, set##_value) ARRAY(i64, int64_t, set##_at)              \
    ARRAY(i64, int64_t, set##_size) ARRAY(u8, uint8_t, set##_is_end) ARRAY(u8, uint8_t, set##_deleted)         \
    ARRAY(i64, int64_t, set##_flags) ARRAY(i64, int64_t, set##_ms) ARRAY(i64, int64_t, set##_seq)              \
    ARRAY(i64, int64_t, set##_elements) ARRAY(i64, int64_t, set##_live) ARRAY(i64, int64_t, set##_end)         \
    static entry_columns set(int64_t n) {                                                                      \
        return (entry_columns){set##_role(n), set##_value(n), set##_at(n), set##_size(n), set##_is_end(n),     \
            set##_deleted(n), set##_flags(n), set##_ms(n), set##_seq(n), set##_elements(n), set##_live(n),     \
            set##_end(n)};                                                                                     \
    }
ENTRIES(whole)
ENTRIES(part)
ARRAY(i64, int64_t, name_value)
ARRAY(i64, int64_t, name_at)
ARRAY(i64, int64_t, name_size)
ARRAY(i64, int64_t, head_start)
ARRAY(u64, uint64_t, head_ms)
ARRAY(u64, uint64_t, head_seq)
ARRAY(i64, int64_t, head_count)
ARRAY(i64, int64_t, head_deleted)
ARRAY(i64, int64_t, head_body)
ARRAY(i64, int64_t, head_fields)
ARRAY(i64, int64_t, head_elements)
ARRAY(i64, int64_t, tail_position)
ARRAY(i64, int64_t, tail_ms)
ARRAY(i64, int64_t, tail_seq)
ARRAY(u32, uint32_t, tail_offset)
ARRAY(i64, int64_t, tail_length)
ARRAY(i64, int64_t, pack_position)
ARRAY(i64, int64_t, pack_start)
ARRAY(i64, int64_t, pack_end)
ARRAY(i64, int64_t, pack_entries)
ARRAY(i64, int64_t, pack_live)
ARRAY(i64, int64_t, pack_elements)
ARRAY(u8, uint8_t, pack_odd)
ARRAY(i64, int64_t, pack_stated)
ARRAY(i64, int64_t, pack_stated_deleted)
ARRAY(i64, int64_t, pack_flagged)
ARRAY(i64, int64_t, pack_flagged_at)
ARRAY(i64, int64_t, pack_flags)
ARRAY(u64, uint64_t, pack_ms)
ARRAY(u64, uint64_t, pack_seq)
ARRAY(u64, uint64_t, pack_first_ms)
ARRAY(u64, uint64_t, pack_first_seq)
ARRAY(u64, uint64_t, pack_last_ms)
ARRAY(u64, uint64_t, pack_last_seq)
ARRAY(i64, int64_t, out_position)
ARRAY(u8, uint8_t, out_deleted)
ARRAY(i32, int32_t, out_ends)
ARRAY(u8, uint8_t, out_ids)
ARRAY(u64, uint64_t, out_ms)
ARRAY(u64, uint64_t, out_seq)
ARRAY(u8, uint8_t, out_shares)
ARRAY(i32, int32_t, field_ends)
ARRAY(i32, int32_t, name_ends)
ARRAY(u8, uint8_t, names)
ARRAY(i32, int32_t, value_ends)
ARRAY(u8, uint8_t, values)
ARRAY(i32, int32_t, master_ends)
ARRAY(u8, uint8_t, masters)

enum { PACKS = 16 };
typedef struct segspec_formats_mojo_scan_run_PacksFound found_packs;

static struct segspec_kernels_mojo_names_Columns name_columns(int64_t n) {
    return (struct segspec_kernels_mojo_names_Columns){name_value(n), name_at(n), name_size(n)};
}

static void check_kernels(seg_u8 data, int64_t at, int64_t shorter, int64_t tag, reading how) {
    int64_t n = data.n;
    struct segspec_kernels_mojo_pack_heads_Row head = segspec_kernels_mojo_pack_heads_frame(data, at, n, how.form, tag, how.has_counts);
    PROMISE(head.reached >= at && head.reached <= n && (head.status || (head.id_start >= at && head.id_start < n)));
    struct segspec_kernels_mojo_pack_heads_Columns heads = {head_start(1), head_ms(1), head_seq(1), head_count(1), head_deleted(1),
        head_body(1), head_fields(1), head_elements(1)};
    check_scan(segspec_kernels_mojo_pack_heads_scan(data, at, at + 1, n, 1, how.form, tag, how.has_counts, heads), at, at + 1, n, 1);
    scanned named = segspec_kernels_mojo_names_scan(data, at, at + 1, n, ROWS, how.form, tag, how.has_counts, name_columns(ROWS));
    check_scan(named, at, at + 1, n, ROWS);
    PROMISE(head.status || named.f2 == 1 || (named.f2 == 0 && named.f0 == head.num_fields));
    int64_t from = head.status ? at : head.reached, fields = head.status ? 1 : head.num_fields;
    entry_columns all = whole(ROWS), some = part(ROWS);
    scanned found = segspec_kernels_mojo_entry_fields_scan(data, from, n, n, ROWS, fields, how.has_lp_count, 0, 0, all);
    check_scan(found, from, n, n, ROWS);
    scanned less = segspec_kernels_mojo_entry_fields_scan(data, from, shorter, shorter, ROWS, fields, how.has_lp_count, 0, 0, some);
    check_scan(less, from, shorter, n, ROWS);
    PROMISE(less.f0 <= found.f0 && SAME(all.ms_difference, some.ms_difference, less.f0));
    for (int64_t r = 0; r < found.f0; r++)
        PROMISE(all.text_length.p[r] <= 0 || (all.text_position.p[r] > from && all.text_position.p[r] + all.text_length.p[r] <= found.f1));
}

static void check_search(const uint8_t *control, seg_u8 data, int64_t at, reading how) {
    int64_t looks = 1 + control[3];
    struct seg_i64_i64_i64 found = segspec_formats_mojo_scan_seek_run_run(data, 0, at, data.n, how,
        (last_id){control[1] & 64, number_at(control + 8), 0}, data.n, data.n, true, looks, (entry_space){0});
    PROMISE(found.f0 >= at && found.f0 <= data.n && found.f2 <= looks);
}

static void check_tail(const uint8_t *control, seg_u8 data, int64_t at, reading how) {
    struct segspec_kernels_mojo_tails_Columns rows = {tail_position(ROWS), tail_ms(ROWS), tail_seq(ROWS), tail_offset(ROWS), tail_length(ROWS)};
    check_scan(segspec_kernels_mojo_tails_scan(data, at, at + 1, data.n, ROWS, how.form, how.has_tags, control[6] & 1,
                                               control[6] & 2 ? number_at(control + 8) : control[7], rows), at, at + 1, data.n, ROWS);
}

void target(const uint8_t *control, seg_u8 data) {
    int64_t n = data.n, start = least(control[1] & 3 ? 0 : control[2], n), shorter = n - least(control[3], n - start);
    reading how = {start, control[0] & 3, control[0] & 4, control[0] & 8, control[0] & 16, control[0] >> 5 & 3, control[0] >> 7};
    check_kernels(data, start, shorter, how.has_tags && control[1] & 4, how);
    if (control[1] & 8) check_tail(control, data, start, how);

    check_search(control, data, start, how);

    int64_t packs = control[4] & 128 ? 1 : PACKS, rows = rows_of(control[5]), room = control[6] & 128 ? control[6] & 127 : 4096;
    bool places = control[1] & 16, writes_ids = control[1] & 32 && places, has_last = control[1] & 64;
    pack_rows found = {pack_position(packs), pack_start(packs), pack_end(packs), pack_entries(packs), pack_live(packs),
        pack_elements(packs), pack_ms(packs), pack_seq(packs), pack_first_ms(packs), pack_first_seq(packs), pack_last_ms(packs), pack_last_seq(packs),
        pack_odd(packs), pack_stated(packs), pack_stated_deleted(packs), pack_flagged(packs), pack_flagged_at(packs), pack_flags(packs)};
    int64_t taken = places ? rows : 0, alone = control[0] & 8 ? taken : 0;
    entry_rows out = {out_position(taken), out_deleted(taken), out_ends(rows + 1), out_ids(writes_ids ? room : 0),
        out_ms(alone), out_seq(alone), out_shares(alone)};
    field_rows fields = {field_ends(rows + 1), name_ends(2 * ROWS), names(room), value_ends(2 * ROWS), values(room), master_ends(ROWS), masters(room)};
    out.ends.p[0] = fields.ends.p[0] = fields.name_ends.p[0] = fields.value_ends.p[0] = fields.master_ends.p[0] = 0;
    entry_space bare = {out, fields, 0, name_columns(ROWS), whole(ROWS)}, space = {out, fields, ROWS, name_columns(ROWS), whole(ROWS)};
    last_id last = {has_last, number_at(control + 8), 0};
    found_packs plain = segspec_formats_mojo_scan_run_run(data, 0, n, n, start, how, last, found, bare);
    PROMISE(plain.packs >= 0 && plain.packs <= packs && plain.rows >= 0 && (!taken || plain.rows <= rows) && plain.reached >= start && plain.reached <= n);
    for (int64_t p = 0; p < plain.packs; p++)
        PROMISE(found.position.p[p] < found.end.p[p] && found.end.p[p] <= n && found.live.p[p] <= found.entries.p[p]);
    if (!taken) return;
    found_packs full = segspec_formats_mojo_scan_run_run(data, 0, n, n, start, how, last, found, space);
    PROMISE(full.packs >= 0 && full.packs <= packs && full.rows >= 0 && full.rows <= rows && full.reached >= start && full.reached <= n);
    PROMISE(full.why < 0 || plain.why < 0 || (full.packs == plain.packs && full.rows == plain.rows && full.reached == plain.reached));
    PROMISE(full.written.names <= room && full.written.values <= room && full.written.fields >= 0);
    if (full.packs) PROMISE(fields.name_ends.p[full.written.fields] == full.written.names && fields.value_ends.p[full.written.fields] == full.written.values);
}
