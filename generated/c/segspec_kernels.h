/* Generated from Python by segspec_kaitai.translate: change that. */
#ifndef SEGSPEC_KERNELS_H
#define SEGSPEC_KERNELS_H
#include "segspec_arrays.h"

#ifdef __cplusplus
extern "C" {
#endif

struct segspec_kernels_mojo_pack_heads_Row {
    int64_t status;
    int64_t reached;
    int64_t id_start;
    uint64_t master_ms;
    uint64_t master_seq;
    int64_t count_;
    int64_t deleted;
    int64_t body;
    int64_t num_fields;
    int64_t num_elements;
};

#ifndef SEG_I64_I64_I64_I64
#define SEG_I64_I64_I64_I64
struct seg_i64_i64_i64_i64 {
    int64_t f0;
    int64_t f1;
    int64_t f2;
    int64_t f3;
};
#endif

struct segspec_kernels_mojo_pack_heads_Columns {
    seg_i64 id_start;
    seg_u64 master_ms;
    seg_u64 master_seq;
    seg_i64 count_;
    seg_i64 deleted;
    seg_i64 body;
    seg_i64 num_fields;
    seg_i64 num_elements;
};

struct segspec_kernels_mojo_entry_Row {
    int64_t status;
    int64_t reached;
    bool is_end;
    bool is_deleted;
    int64_t other_flags;
    int64_t ms_difference;
    int64_t seq_difference;
    int64_t num_elements;
    int64_t num_live;
    int64_t end;
};

struct segspec_kernels_mojo_entry_Columns {
    seg_bool is_end;
    seg_bool is_deleted;
    seg_i64 other_flags;
    seg_i64 ms_difference;
    seg_i64 seq_difference;
    seg_i64 num_elements;
    seg_i64 num_live;
    seg_i64 end;
};

struct segspec_kernels_mojo_pack_headers_Row {
    int64_t status;
    int64_t reached;
    int64_t num_entries;
};

struct segspec_kernels_mojo_pack_headers_Columns {
    seg_u16 num_entries;
};

struct segspec_kernels_mojo_entry_fields_Columns {
    seg_u8 role;
    seg_i64 int_value;
    seg_i64 text_position;
    seg_i64 text_length;
    seg_u8 is_end;
    seg_u8 is_deleted;
    seg_i64 other_flags;
    seg_i64 ms_difference;
    seg_i64 seq_difference;
    seg_i64 num_elements;
    seg_i64 num_live;
    seg_i64 end;
};

struct segspec_kernels_mojo_names_Columns {
    seg_i64 int_value;
    seg_i64 text_position;
    seg_i64 text_length;
};

struct segspec_kernels_listpack_elements_Row {
    int64_t status;
    int64_t reached;
    bool is_end;
    int64_t end;
};

struct segspec_kernels_listpack_elements_Columns {
    seg_bool is_end;
    seg_i64 end;
};

struct segspec_kernels_mojo_tails_Columns {
    seg_i64 position;
    seg_i64 id_ms;
    seg_i64 id_seq;
    seg_u32 offset;
    seg_i64 len_pack;
};

struct segspec_kernels_osiris_chunks_Row {
    int64_t status;
    int64_t reached;
    int64_t position;
    int64_t version;
    int64_t chunk_type;
    int64_t num_entries;
    int64_t num_records;
    int64_t timestamp;
    uint64_t epoch;
    uint64_t chunk_id;
    int64_t data_crc;
    int64_t len_data;
    int64_t len_trailer;
    int64_t len_filter;
    int64_t reserved;
    bool is_filter_size_legal;
    int64_t filter_start;
    int64_t data_start;
    int64_t trailer_start;
    int64_t end;
};

struct segspec_kernels_osiris_chunks_Columns {
    seg_i64 position;
    seg_u8 version;
    seg_u8 chunk_type;
    seg_u16 num_entries;
    seg_u32 num_records;
    seg_i64 timestamp;
    seg_u64 epoch;
    seg_u64 chunk_id;
    seg_u32 data_crc;
    seg_u32 len_data;
    seg_u32 len_trailer;
    seg_u8 len_filter;
    seg_u32 reserved;
    seg_bool is_filter_size_legal;
    seg_i64 filter_start;
    seg_i64 data_start;
    seg_i64 trailer_start;
    seg_i64 end;
};

struct segspec_kernels_osiris_entries_Row {
    int64_t status;
    int64_t reached;
    int64_t kind;
    int64_t compression;
    int64_t reserved;
    int64_t num_records;
    int64_t len_uncompressed;
    int64_t body_position;
    int64_t body_length;
};

struct segspec_kernels_osiris_entries_Columns {
    seg_u8 kind;
    seg_u8 compression;
    seg_u8 reserved;
    seg_u16 num_records;
    seg_u32 len_uncompressed;
    seg_i64 body_position;
    seg_i64 body_length;
};

struct segspec_kernels_osiris_simple_entries_Row {
    int64_t status;
    int64_t reached;
    int64_t body_position;
    int64_t body_length;
};

struct segspec_kernels_osiris_simple_entries_Columns {
    seg_i64 body_position;
    seg_u32 body_length;
};

#ifndef SEG_I64_I64_I64
#define SEG_I64_I64_I64
struct seg_i64_i64_i64 {
    int64_t f0;
    int64_t f1;
    int64_t f2;
};
#endif

struct segspec_kernels_osiris_tracking_blocks_Columns {
    seg_u8 tracking_type;
    seg_i64 tracking_id_position;
    seg_u8 tracking_id_length;
    seg_u64 publishing_id;
    seg_u64 offset;
    seg_i64 timestamp;
};

struct segspec_kernels_tank_entries_Row {
    int64_t status;
    int64_t reached;
    int64_t position;
    bool unused;
    int64_t codec;
    int64_t num;
    bool is_sparse;
    uint64_t first_sequence;
    int64_t last_delta;
    int64_t message_set_start;
    uint64_t end;
};

struct segspec_kernels_tank_entries_Columns {
    seg_i64 position;
    seg_bool unused;
    seg_u8 codec;
    seg_i64 num;
    seg_bool is_sparse;
    seg_u64 first_sequence;
    seg_i64 last_delta;
    seg_i64 message_set_start;
    seg_u64 end;
};

struct segspec_kernels_tank_heads_Row {
    int64_t status;
    int64_t reached;
    int64_t position;
    bool unused;
    int64_t codec;
    int64_t num;
    bool is_sparse;
    uint64_t first_sequence;
    int64_t last_delta;
    int64_t message_set_start;
    uint64_t end;
};

struct segspec_kernels_tank_heads_Columns {
    seg_i64 position;
    seg_bool unused;
    seg_u8 codec;
    seg_i64 num;
    seg_bool is_sparse;
    seg_u64 first_sequence;
    seg_i64 last_delta;
    seg_i64 message_set_start;
    seg_u64 end;
};

struct segspec_kernels_tank_message_Row {
    int64_t status;
    int64_t reached;
    int64_t unused;
    bool uses_last_timestamp;
    int64_t sequence_step;
    uint64_t timestamp;
    int64_t key_position;
    int64_t key_length;
    int64_t content_position;
    int64_t content_length;
};

struct segspec_kernels_tank_message_Columns {
    seg_u8 unused;
    seg_bool uses_last_timestamp;
    seg_i64 sequence_step;
    seg_u64 timestamp;
    seg_i64 key_position;
    seg_i64 key_length;
    seg_i64 content_position;
    seg_i64 content_length;
};

struct segspec_kernels_tank_messages_Columns {
    seg_i64 position;
    seg_u8 unused;
    seg_i64 sequence_step;
    seg_u64 timestamp;
    seg_i64 key_position;
    seg_i64 key_length;
    seg_i64 content_position;
    seg_i64 content_length;
};

struct segspec_kernels_tank_sizes_Row {
    int64_t status;
    int64_t reached;
    int64_t value;
};

struct segspec_kernels_tank_sizes_Columns {
    seg_i64 value;
};

struct segspec_ksy_logs_kernels_durable_log_frames_Row {
    int64_t status;
    int64_t reached;
    int64_t position;
    int64_t end;
    uint64_t number;
    int64_t sum;
    int64_t d_version;
    int64_t d_flags;
    int64_t d_reserved;
    int64_t d_len_payload;
    int64_t d_checksum;
    int64_t value_position;
    int64_t value_length;
};

struct segspec_ksy_logs_kernels_durable_log_frames_Columns {
    seg_i64 position;
    seg_i64 end;
    seg_u64 number;
    seg_u32 sum;
    seg_u8 d_version;
    seg_u8 d_flags;
    seg_u16 d_reserved;
    seg_u32 d_len_payload;
    seg_u32 d_checksum;
    seg_i64 value_position;
    seg_u32 value_length;
};

#ifndef SEG_I64_I64_I64_I64_I64_I64
#define SEG_I64_I64_I64_I64_I64_I64
struct seg_i64_i64_i64_i64_i64_i64 {
    int64_t f0;
    int64_t f1;
    int64_t f2;
    int64_t f3;
    int64_t f4;
    int64_t f5;
};
#endif

#ifndef SEG_I64_I64_U64_I64_I64
#define SEG_I64_I64_U64_I64_I64
struct seg_i64_i64_u64_i64_i64 {
    int64_t f0;
    int64_t f1;
    uint64_t f2;
    int64_t f3;
    int64_t f4;
};
#endif

struct segspec_ksy_logs_kernels_durable_log_record_run_Selected {
    bool makes;
    bool places;
    bool points;
    bool a_offset;
    bool a_position;
    bool a_value;
};

struct segspec_ksy_logs_kernels_durable_log_record_run_Out {
    seg_u64 c_offset;
    seg_i64 c_position;
    seg_i32 c_value_ends;
    seg_u8 c_value;
    seg_i64 c_value_at;
    seg_u8 views;
};

struct segspec_ksy_logs_kernels_ffwd_frames_Row {
    int64_t status;
    int64_t reached;
    int64_t position;
    int64_t end;
    int64_t d_len_blob;
    int64_t value_position;
    int64_t value_length;
};

struct segspec_ksy_logs_kernels_ffwd_frames_Columns {
    seg_i64 position;
    seg_i64 end;
    seg_u32 d_len_blob;
    seg_i64 value_position;
    seg_u32 value_length;
};

struct segspec_ksy_logs_kernels_ffwd_record_run_Selected {
    bool makes;
    bool places;
    bool points;
    bool a_offset;
    bool a_position;
    bool a_value;
};

struct segspec_ksy_logs_kernels_ffwd_record_run_Out {
    seg_u64 c_offset;
    seg_i64 c_position;
    seg_i32 c_value_ends;
    seg_u8 c_value;
    seg_i64 c_value_at;
    seg_u8 views;
};

#ifndef SEG_I64_I64
#define SEG_I64_I64
struct seg_i64_i64 {
    int64_t f0;
    int64_t f1;
};
#endif

#ifndef SEG_I64_I64_I64_U64_U64
#define SEG_I64_I64_I64_U64_U64
struct seg_i64_i64_i64_u64_u64 {
    int64_t f0;
    int64_t f1;
    int64_t f2;
    uint64_t f3;
    uint64_t f4;
};
#endif

struct segspec_formats_mojo_encode_run_NewEntries {
    seg_i32 starts;
    seg_u8 names;
    seg_u32 name_ends;
    seg_u8 values;
    seg_u32 value_ends;
    seg_u64 ms;
    seg_u64 seq;
    seg_bool deleted;
};

struct segspec_formats_mojo_encode_run_PackSoFar {
    uint64_t ms;
    uint64_t seq;
    seg_u8 names;
    seg_u32 ends;
    bool has_lp_count;
};

struct segspec_formats_mojo_scan_pack_run_PackHead {
    int64_t start;
    int64_t body;
    uint64_t ms;
    uint64_t seq;
    int64_t live;
    int64_t deleted;
    int64_t num_fields;
};

struct segspec_formats_mojo_scan_pack_run_PackEntries {
    int64_t number;
    int64_t live;
    int64_t elements;
    uint64_t first_ms;
    uint64_t first_seq;
    uint64_t last_ms;
    uint64_t last_seq;
    uint64_t live_first_ms;
    uint64_t live_first_seq;
    uint64_t live_last_ms;
    uint64_t live_last_seq;
    int64_t misplaced;
    int64_t misplaced_at;
    int64_t flagged;
    int64_t flagged_at;
    int64_t flags;
};

struct segspec_formats_mojo_scan_pack_run_Filled {
    int64_t rows;
    int64_t ids;
    int64_t fields;
    int64_t names;
    int64_t values;
};

struct segspec_formats_mojo_scan_pack_run_PackRead {
    int64_t part;
    int64_t status;
    int64_t position;
    int64_t failed;
    int64_t end;
    int64_t body_end;
    struct segspec_formats_mojo_scan_pack_run_PackHead head;
    struct segspec_formats_mojo_scan_pack_run_PackEntries entries;
    struct segspec_formats_mojo_scan_pack_run_Filled written;
};

struct segspec_formats_mojo_scan_pack_run_PackReading {
    int64_t first;
    int64_t form;
    bool has_tags;
    bool has_counts;
    bool has_lp_count;
    int64_t bytes_form;
    int64_t elements_form;
};

struct segspec_formats_mojo_scan_pack_run_EntryRows {
    seg_i64 position;
    seg_u8 deleted;
    seg_i32 ends;
    seg_u8 ids;
    seg_u64 ms;
    seg_u64 seq;
    seg_u8 shares;
};

struct segspec_formats_mojo_scan_pack_run_FieldRows {
    seg_i32 ends;
    seg_i32 name_ends;
    seg_u8 names;
    seg_i32 value_ends;
    seg_u8 values;
    seg_i32 master_ends;
    seg_u8 masters;
};

struct segspec_formats_mojo_scan_pack_run_EntrySpace {
    struct segspec_formats_mojo_scan_pack_run_EntryRows out;
    struct segspec_formats_mojo_scan_pack_run_FieldRows fields;
    int64_t capacity;
    struct segspec_kernels_mojo_names_Columns names;
    struct segspec_kernels_mojo_entry_fields_Columns columns;
};

struct segspec_formats_mojo_scan_run_PacksFound {
    int64_t packs;
    int64_t reached;
    int64_t why;
    struct segspec_formats_mojo_scan_pack_run_Filled written;
    int64_t rows;
    int64_t live;
    uint64_t first_ms;
    uint64_t first_seq;
    uint64_t last_ms;
    uint64_t last_seq;
    int64_t part;
    int64_t status;
};

struct segspec_formats_mojo_scan_run_LastId {
    bool there;
    uint64_t ms;
    uint64_t seq;
};

struct segspec_formats_mojo_scan_run_PackRows {
    seg_i64 position;
    seg_i64 start;
    seg_i64 end;
    seg_i64 entries;
    seg_i64 live;
    seg_i64 elements;
    seg_u64 ms;
    seg_u64 seq;
    seg_u64 first_ms;
    seg_u64 first_seq;
    seg_u64 last_ms;
    seg_u64 last_seq;
    seg_u8 odd;
    seg_i64 stated;
    seg_i64 stated_deleted;
    seg_i64 flagged;
    seg_i64 flagged_at;
    seg_i64 flags;
};

struct segspec_formats_osiris_encode_run_Records {
    seg_u8 values;
    seg_i32 ends;
    seg_u64 numbers;
    seg_i64 times;
};

struct segspec_formats_osiris_encode_run_Kind {
    int64_t version;
    int64_t chunk_type;
    uint64_t epoch;
    int64_t time;
};

struct segspec_formats_osiris_encode_run_ChunkLimits {
    int64_t entries;
    int64_t size;
    int64_t value;
    bool shared;
};

struct segspec_formats_osiris_scan_blocks_run_Bodies {
    seg_i64 position;
    seg_i64 length;
    seg_i64 codec;
    seg_i64 size;
    seg_i64 start;
    seg_u8 content;
};

struct segspec_formats_osiris_scan_run_Numbers {
    int64_t frames;
    int64_t rows;
    int64_t reached;
    int64_t used;
    int64_t unpacked;
    int64_t tracked;
    int64_t odds;
    int64_t reason;
    int64_t last;
    int64_t before;
    int64_t taken;
    int64_t first_filled;
    int64_t last_filled;
    int64_t last_rows;
    int64_t status;
    int64_t records;
    int64_t size;
    int64_t why;
};

struct segspec_formats_osiris_rules_Due {
    int64_t version;
    uint64_t chunk_id;
    uint64_t other_id;
    uint64_t epoch;
    int64_t timestamp;
};

struct segspec_formats_osiris_scan_run_RunLimits {
    int64_t size;
    int64_t records;
    int64_t rows;
    int64_t rules;
};

struct segspec_formats_osiris_scan_run_RunTasks {
    bool checks;
    bool tracks;
    bool decodes;
    bool gathers;
    bool places;
    bool chooses;
};

struct segspec_formats_osiris_rules_Hashed {
    int64_t one;
    int64_t other;
    bool unfiltered;
    bool bare;
};

struct segspec_formats_osiris_scan_run_Table {
    seg_i64 kind;
    seg_i64 name;
    seg_i64 length;
    seg_u64 value;
    seg_i64 timestamp;
    seg_i64 position;
    seg_u64 chunk_id;
    seg_i64 slots;
};

struct segspec_formats_osiris_scan_run_Odds {
    seg_i64 position;
    seg_i64 before;
    seg_i64 rules;
    seg_i64 entries;
    seg_i64 records;
};

struct segspec_formats_osiris_scan_run_Out {
    seg_u64 offset;
    seg_i64 timestamp;
    seg_u64 chunk_id;
    seg_u64 epoch;
    seg_i64 position;
    seg_i32 ends;
    seg_u8 value;
    seg_u8 views;
};

struct segspec_formats_tank_encode_run_GivenMessages {
    seg_u8 values;
    seg_u32 ends;
    seg_u8 keys;
    seg_u32 key_ends;
    seg_u64 numbers;
    seg_u64 times;
};

#ifndef SEG_I64_I64_U64_BOOL
#define SEG_I64_I64_U64_BOOL
struct seg_i64_i64_u64_bool {
    int64_t f0;
    int64_t f1;
    uint64_t f2;
    bool f3;
};
#endif

struct segspec_formats_tank_gather_run_BundleLimits {
    int64_t records;
    int64_t size;
    uint64_t base;
    uint64_t apart;
    bool dense;
    int64_t content;
};

#ifndef SEG_I64_I64_BOOL_I64_I64_BOOL_U64_I64_I64_I64
#define SEG_I64_I64_BOOL_I64_I64_BOOL_U64_I64_I64_I64
struct seg_i64_i64_bool_i64_i64_bool_u64_i64_i64_i64 {
    int64_t f0;
    int64_t f1;
    bool f2;
    int64_t f3;
    int64_t f4;
    bool f5;
    uint64_t f6;
    int64_t f7;
    int64_t f8;
    int64_t f9;
};
#endif

struct segspec_formats_tank_scan_messages_run_AskedColumns {
    bool offset;
    bool timestamp;
    bool position;
    bool key;
    bool value;
};

struct segspec_formats_tank_scan_messages_run_MessageOut {
    seg_u64 c_offset;
    seg_u64 c_timestamp;
    seg_i64 c_position;
    seg_i32 c_key_ends;
    seg_u8 c_key;
    seg_bool c_key_there;
    seg_i32 c_value_ends;
    seg_u8 c_value;
    seg_u8 views;
};

struct segspec_formats_tank_scan_messages_run_BundleOut {
    seg_u64 dues;
    seg_i64 there;
    seg_i64 flagged;
    seg_u64 first_time;
    seg_u64 last_time;
};

#ifndef SEG_I64_I64_I64_I64_I64_BOOL_U64_I64_BOOL_U64
#define SEG_I64_I64_I64_I64_I64_BOOL_U64_I64_BOOL_U64
struct seg_i64_i64_i64_i64_i64_bool_u64_i64_bool_u64 {
    int64_t f0;
    int64_t f1;
    int64_t f2;
    int64_t f3;
    int64_t f4;
    bool f5;
    uint64_t f6;
    int64_t f7;
    bool f8;
    uint64_t f9;
};
#endif

#ifndef SEG_I64_I64_I64_BOOL
#define SEG_I64_I64_I64_BOOL
struct seg_i64_i64_i64_bool {
    int64_t f0;
    int64_t f1;
    int64_t f2;
    bool f3;
};
#endif

struct segspec_kernels_mojo_pack_heads_Row segspec_kernels_mojo_pack_heads_frame(seg_u8 data, int64_t position, int64_t end, int64_t form, int64_t has_tag, int64_t has_counts);
struct seg_i64_i64_i64_i64 segspec_kernels_mojo_pack_heads_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, int64_t form, int64_t has_tag, int64_t has_counts, struct segspec_kernels_mojo_pack_heads_Columns columns);
struct segspec_kernels_mojo_entry_Row segspec_kernels_mojo_entry_frame(seg_u8 data, int64_t position, int64_t end, int64_t num_master_fields, int64_t has_lp_count, int64_t num_elements_before, int64_t num_live_before);
struct seg_i64_i64_i64_i64 segspec_kernels_mojo_entry_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, int64_t num_master_fields, int64_t has_lp_count, int64_t num_elements_before, int64_t num_live_before, struct segspec_kernels_mojo_entry_Columns columns);
struct segspec_kernels_mojo_pack_headers_Row segspec_kernels_mojo_pack_headers_frame(seg_u8 data, int64_t position, int64_t end, int64_t bytes_form, int64_t elements_form, uint64_t len_body, uint64_t len_master_id, int64_t num_elements_read, int64_t num_entries_read, int64_t num_live_read);
struct seg_i64_i64_i64_i64 segspec_kernels_mojo_pack_headers_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, int64_t bytes_form, int64_t elements_form, uint64_t len_body, uint64_t len_master_id, int64_t num_elements_read, int64_t num_entries_read, int64_t num_live_read, struct segspec_kernels_mojo_pack_headers_Columns columns);
struct seg_i64_i64_i64_i64 segspec_kernels_mojo_entry_fields_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, int64_t num_master_fields, int64_t has_lp_count, int64_t num_elements_before, int64_t num_live_before, struct segspec_kernels_mojo_entry_fields_Columns columns);
struct seg_i64_i64_i64_i64 segspec_kernels_mojo_names_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, int64_t form, int64_t has_tag, int64_t has_counts, struct segspec_kernels_mojo_names_Columns columns);
struct segspec_kernels_listpack_elements_Row segspec_kernels_listpack_elements_frame(seg_u8 data, int64_t position, int64_t end);
struct seg_i64_i64_i64_i64 segspec_kernels_listpack_elements_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_kernels_listpack_elements_Columns columns);
struct seg_i64_i64_i64_i64 segspec_kernels_mojo_tails_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, int64_t form, int64_t has_tags, int64_t has_null_each, uint64_t len_index, struct segspec_kernels_mojo_tails_Columns columns);
struct segspec_kernels_osiris_chunks_Row segspec_kernels_osiris_chunks_frame(seg_u8 data, int64_t position, int64_t end);
struct seg_i64_i64_i64_i64 segspec_kernels_osiris_chunks_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_kernels_osiris_chunks_Columns columns);
struct segspec_kernels_osiris_entries_Row segspec_kernels_osiris_entries_frame(seg_u8 data, int64_t position, int64_t end);
struct seg_i64_i64_i64_i64 segspec_kernels_osiris_entries_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_kernels_osiris_entries_Columns columns);
struct segspec_kernels_osiris_simple_entries_Row segspec_kernels_osiris_simple_entries_frame(seg_u8 data, int64_t position, int64_t end);
struct seg_i64_i64_i64_i64 segspec_kernels_osiris_simple_entries_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_kernels_osiris_simple_entries_Columns columns);
struct seg_i64_i64_i64 segspec_kernels_osiris_tracking_blocks_block(seg_u8 data, int64_t start, int64_t end, int64_t capacity, struct segspec_kernels_osiris_tracking_blocks_Columns columns);
struct segspec_kernels_tank_entries_Row segspec_kernels_tank_entries_frame(seg_u8 data, int64_t position, int64_t end);
struct seg_i64_i64_i64_i64 segspec_kernels_tank_entries_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_kernels_tank_entries_Columns columns);
struct segspec_kernels_tank_heads_Row segspec_kernels_tank_heads_frame(seg_u8 data, int64_t position, int64_t end);
struct seg_i64_i64_i64_i64 segspec_kernels_tank_heads_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_kernels_tank_heads_Columns columns);
struct segspec_kernels_tank_message_Row segspec_kernels_tank_message_frame(seg_u8 data, int64_t position, int64_t end, int64_t is_sparse, int64_t is_edge, uint64_t timestamp_before);
struct seg_i64_i64_i64_i64 segspec_kernels_tank_message_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, int64_t is_sparse, int64_t is_edge, uint64_t timestamp_before, struct segspec_kernels_tank_message_Columns columns);
struct seg_i64_i64_i64 segspec_kernels_tank_messages_block(seg_u8 data, int64_t start, int64_t end, int64_t capacity, int64_t num_messages, int64_t is_sparse, struct segspec_kernels_tank_messages_Columns columns);
struct segspec_kernels_tank_sizes_Row segspec_kernels_tank_sizes_frame(seg_u8 data, int64_t position, int64_t end);
struct seg_i64_i64_i64_i64 segspec_kernels_tank_sizes_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_kernels_tank_sizes_Columns columns);
struct segspec_ksy_logs_kernels_durable_log_frames_Row segspec_ksy_logs_kernels_durable_log_frames_frame(seg_u8 data, int64_t position, int64_t end);
struct seg_i64_i64_i64_i64 segspec_ksy_logs_kernels_durable_log_frames_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_ksy_logs_kernels_durable_log_frames_Columns columns);
struct seg_i64_i64_i64_i64_i64_i64 segspec_ksy_logs_kernels_durable_log_frames_run_run(seg_u8 data, seg_u8 room, int64_t base, int64_t start, int64_t stop, int64_t end, int64_t after, seg_u64 header, seg_u8 key, uint64_t due, uint64_t seed, int64_t most_rows, int64_t most_bytes, uint64_t most, int64_t most_records, int64_t asks, bool checks, bool tells, int64_t capacity, seg_i64 starts, seg_i64 ends, seg_u8 packed, seg_u64 numbers, seg_u64 dues, seg_u64 seeds, seg_i64 odd, struct segspec_ksy_logs_kernels_durable_log_frames_Columns columns);
struct seg_i64_i64_u64_i64_i64 segspec_ksy_logs_kernels_durable_log_record_run_run(seg_u8 data, int64_t base, int64_t start, int64_t stop, int64_t end, seg_u8 key, uint64_t due, uint64_t most, bool checks, int64_t begun, int64_t most_rows, int64_t most_bytes, seg_i64 told, seg_i64 odd, struct segspec_ksy_logs_kernels_durable_log_record_run_Selected asked, struct segspec_ksy_logs_kernels_durable_log_record_run_Out out);
uint64_t segspec_ksy_logs_kernels_durable_log_sum_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key);
struct segspec_ksy_logs_kernels_ffwd_frames_Row segspec_ksy_logs_kernels_ffwd_frames_frame(seg_u8 data, int64_t position, int64_t end);
struct seg_i64_i64_i64_i64 segspec_ksy_logs_kernels_ffwd_frames_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_ksy_logs_kernels_ffwd_frames_Columns columns);
struct seg_i64_i64_i64_i64_i64_i64 segspec_ksy_logs_kernels_ffwd_frames_run_run(seg_u8 data, seg_u8 room, int64_t base, int64_t start, int64_t stop, int64_t end, int64_t after, seg_u64 header, seg_u8 key, uint64_t due, uint64_t seed, int64_t most_rows, int64_t most_bytes, uint64_t most, int64_t most_records, int64_t asks, bool checks, bool tells, int64_t capacity, seg_i64 starts, seg_i64 ends, seg_u8 packed, seg_u64 numbers, seg_u64 dues, seg_u64 seeds, seg_i64 odd, struct segspec_ksy_logs_kernels_ffwd_frames_Columns columns);
struct seg_i64_i64_u64_i64_i64 segspec_ksy_logs_kernels_ffwd_record_run_run(seg_u8 data, int64_t base, int64_t start, int64_t stop, int64_t end, seg_u8 key, uint64_t due, uint64_t most, bool checks, int64_t begun, int64_t most_rows, int64_t most_bytes, seg_i64 told, seg_i64 odd, struct segspec_ksy_logs_kernels_ffwd_record_run_Selected asked, struct segspec_ksy_logs_kernels_ffwd_record_run_Out out);
struct seg_i64_i64 segspec_formats_durable_log_encode_run_run(seg_u8 values, seg_i32 ends, seg_u64 numbers, int64_t first, int64_t last, uint64_t due, int64_t position, int64_t stop, seg_u8 out, seg_u8 out_index);
struct seg_i64_i64_i64 segspec_formats_ffwd_encode_run_run(seg_u8 values, seg_i32 ends, seg_u64 numbers, int64_t first, int64_t last, uint64_t due, int64_t empty, int64_t position, int64_t stop, seg_u8 out);
struct seg_i64_i64_i64_u64_u64 segspec_formats_mojo_encode_run_run(struct segspec_formats_mojo_encode_run_NewEntries given, int64_t first, int64_t last, struct segspec_formats_mojo_encode_run_PackSoFar pack, uint64_t ms, uint64_t seq, uint64_t time, int64_t records, int64_t most, seg_u8 out);
struct segspec_formats_mojo_scan_pack_run_PackRead segspec_formats_mojo_scan_pack_run_run(seg_u8 data, int64_t base, int64_t end, struct segspec_formats_mojo_scan_pack_run_PackReading reading, struct segspec_formats_mojo_scan_pack_run_PackRead so, int64_t limit, struct segspec_formats_mojo_scan_pack_run_EntrySpace space);
struct segspec_formats_mojo_scan_run_PacksFound segspec_formats_mojo_scan_run_run(seg_u8 data, int64_t base, int64_t stop, int64_t end, int64_t position, struct segspec_formats_mojo_scan_pack_run_PackReading reading, struct segspec_formats_mojo_scan_run_LastId last, struct segspec_formats_mojo_scan_run_PackRows packs, struct segspec_formats_mojo_scan_pack_run_EntrySpace space);
struct seg_i64_i64_i64 segspec_formats_mojo_scan_seek_run_run(seg_u8 data, int64_t base, int64_t position, int64_t stop, struct segspec_formats_mojo_scan_pack_run_PackReading reading, struct segspec_formats_mojo_scan_run_LastId last, int64_t content, int64_t limit, bool whole, int64_t looks, struct segspec_formats_mojo_scan_pack_run_EntrySpace space);
struct seg_i64_i64_i64 segspec_formats_osiris_encode_run_run(struct segspec_formats_osiris_encode_run_Records given, int64_t first, int64_t last, uint64_t due, struct segspec_formats_osiris_encode_run_Kind kind, struct segspec_formats_osiris_encode_run_ChunkLimits limits, int64_t position, int64_t stop, int64_t most, bool begun, seg_u8 out, seg_u8 out_index);
struct seg_i64_i64_i64 segspec_formats_osiris_scan_blocks_run_run(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t room, int64_t limit, int64_t most_records, int64_t most, struct segspec_formats_osiris_scan_blocks_run_Bodies out);
struct segspec_formats_osiris_scan_run_Numbers segspec_formats_osiris_scan_run_run(seg_u8 data, int64_t base, int64_t start, int64_t stop, int64_t end, struct segspec_formats_osiris_rules_Due due, struct segspec_formats_osiris_scan_run_RunLimits most, struct segspec_formats_osiris_scan_run_RunTasks does, struct segspec_formats_osiris_rules_Hashed asked, struct segspec_formats_osiris_scan_blocks_run_Bodies blocks, struct segspec_kernels_osiris_tracking_blocks_Columns found, struct segspec_formats_osiris_scan_run_Table table, struct segspec_formats_osiris_scan_run_Odds odd, struct segspec_formats_osiris_scan_run_Out out);
int64_t segspec_formats_tank_encode_run_run(struct segspec_formats_tank_encode_run_GivenMessages given, int64_t first, int64_t last, bool is_sparse, uint64_t time, seg_u8 out);
struct seg_i64_i64_u64_bool segspec_formats_tank_gather_run_run(struct segspec_formats_tank_encode_run_GivenMessages given, int64_t first, int64_t last, uint64_t due, int64_t count, int64_t size, struct segspec_formats_tank_gather_run_BundleLimits limits);
struct seg_i64_i64_i64_i64 segspec_formats_tank_scan_bundles_run_run(seg_u8 data, int64_t start, int64_t stop, int64_t end, uint64_t due, int64_t most_rows, int64_t most_bytes, uint64_t most, int64_t limit, int64_t most_messages, bool loosely, int64_t capacity, seg_i64 starts, seg_i64 ends, seg_u8 packed, seg_u64 numbers, seg_u64 dues, struct segspec_kernels_tank_entries_Columns columns);
struct seg_i64_i64_bool_i64_i64_bool_u64_i64_i64_i64 segspec_formats_tank_scan_head_run_run(seg_u8 data, int64_t start);
struct seg_i64_i64 segspec_formats_tank_scan_messages_run_run(seg_u8 data, seg_u8 room, int64_t base, int64_t begin, int64_t stop, int64_t row, int64_t capacity, seg_i64 starts, seg_i64 ends, seg_u8 packed, seg_u64 numbers, seg_i64 told, struct segspec_formats_tank_scan_messages_run_AskedColumns asked, struct segspec_kernels_tank_entries_Columns given, struct segspec_formats_tank_scan_messages_run_MessageOut out, bool points, uint64_t latest, struct segspec_formats_tank_scan_messages_run_BundleOut each, struct segspec_kernels_tank_messages_Columns columns);
struct seg_i64_i64_i64_i64_i64_bool_u64_i64_bool_u64 segspec_formats_tank_scan_seek_run_run(seg_u8 data, int64_t position, int64_t stop, int64_t step, int64_t size, seg_u8 content, int64_t most_messages, int64_t looks, bool follows, seg_u8 marks, seg_u8 front);
struct seg_i64_i64 segspec_formats_tank_scan_set_run_run(seg_u8 data, int64_t declared, bool is_sparse, struct segspec_kernels_tank_messages_Columns out);
int64_t segspec_columns_backend_entries_run_run(seg_i64 numbers, int64_t rows, int64_t more, uint64_t most, int64_t size, seg_i64 places, seg_u8 out);
struct seg_i64_i64_i64_bool segspec_frames_sparse_run_run(int64_t rows, int64_t base, int64_t first, seg_i64 positions, seg_i64 numbers, seg_i64 times, seg_i64 listed, seg_i64 offsets, bool by_time, bool of_first, int64_t placed, int64_t found, int64_t greatest);
uint64_t segspec_frames_sums_adler32_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key);
uint64_t segspec_frames_sums_crc16_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key);
uint64_t segspec_frames_sums_crc32_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key);
uint64_t segspec_frames_sums_crc32c_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key);
uint64_t segspec_frames_sums_crc32c_masked_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key);
uint64_t segspec_frames_sums_fnv1a_32_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key);
uint64_t segspec_frames_sums_fnv1a_64_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key);
uint64_t segspec_frames_sums_highway_64_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key);
uint64_t segspec_frames_sums_paired_sums_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key);
uint64_t segspec_frames_sums_sum32_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key);
uint64_t segspec_frames_sums_sum8_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key);

#ifdef __cplusplus
}
#endif
#endif
