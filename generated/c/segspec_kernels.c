/* Generated from Python by segspec_kaitai.translate: change that. */
#include "segspec_kernels.h"
#include "segspec_rt.h"

struct seg_i64_i64_i64_bool_i64_bool {
    int64_t f0;
    int64_t f1;
    int64_t f2;
    bool f3;
    int64_t f4;
    bool f5;
};

struct seg_i64_i64_i64_bool_bool_i64 {
    int64_t f0;
    int64_t f1;
    int64_t f2;
    bool f3;
    bool f4;
    int64_t f5;
};

struct seg_i64_i64_i64_bool_bool_i64_i64_i64 {
    int64_t f0;
    int64_t f1;
    int64_t f2;
    bool f3;
    bool f4;
    int64_t f5;
    int64_t f6;
    int64_t f7;
};

struct seg_i64_i64_i64_bool_i64_i64_i64_bool {
    int64_t f0;
    int64_t f1;
    int64_t f2;
    bool f3;
    int64_t f4;
    int64_t f5;
    int64_t f6;
    bool f7;
};

struct seg_i64_i64_i64_bool_i64 {
    int64_t f0;
    int64_t f1;
    int64_t f2;
    bool f3;
    int64_t f4;
};

struct seg_i64_i64_i64_i64_i64 {
    int64_t f0;
    int64_t f1;
    int64_t f2;
    int64_t f3;
    int64_t f4;
};

struct seg_u64_u64 {
    uint64_t f0;
    uint64_t f1;
};

struct seg_segspec_kernels_mojo_entry_Row_i64 {
    struct segspec_kernels_mojo_entry_Row f0;
    int64_t f1;
};

struct segspec_formats_osiris_scan_run_DataRead {
    int64_t used;
    int64_t opened;
    int64_t unpacked;
    int64_t entries;
    int64_t records;
};

struct segspec_formats_tank_scan_seek_run_BundlePlace {
    int64_t answer;
    int64_t looks;
    int64_t end;
    int64_t messages;
    bool is_sparse;
    uint64_t first;
    int64_t last_delta;
    bool has_timestamp;
    uint64_t timestamp;
};

struct segspec_formats_tank_scan_snappy_Element {
    int64_t end;
    int64_t length;
    bool is_copy;
    int64_t back;
};

struct segspec_formats_tank_scan_seek_run_Judged {
    int64_t answer;
    int64_t looks;
    bool has_timestamp;
    uint64_t timestamp;
};

struct seg_u64_u64_u64_u64_u64_u64_u64_u64 {
    uint64_t f0;
    uint64_t f1;
    uint64_t f2;
    uint64_t f3;
    uint64_t f4;
    uint64_t f5;
    uint64_t f6;
    uint64_t f7;
};

SEG_INLINE struct seg_i64_i64_i64_bool_i64_bool segspec_kernels_mojo_pack_heads_listpack_element_inline(seg_u8 data, int64_t position, int64_t end, int64_t base) {
    int64_t encoding = 0;
    int64_t kind = 0;
    int64_t data_len_value_4 = 0;
    int64_t data_value_7 = 0;
    int64_t data_low = 0;
    int64_t data_two_complement = 0;
    int64_t data_value_4 = 0;
    int64_t data_value = 0;
    int64_t data_low_2 = 0;
    int64_t data_high = 0;
    int64_t data_value_5 = 0;
    int64_t data_value_2 = 0;
    int64_t data_value_3 = 0;
    int64_t data_len_low = 0;
    int64_t data_value_start = 0;
    int64_t data_len_value = 0;
    int64_t data_len_value_2 = 0;
    int64_t data_value_start_2 = 0;
    int64_t data_value_start_3 = 0;
    int64_t data_len_value_3 = 0;
    int64_t data_value_6 = 0;
    bool is_end = 0;
    int64_t len_body = 0;
    int64_t num_backlen = 0;
    int64_t backlen_index = 0;
    int64_t backlen = 0;
    bool is_str = 0;
    bool is_int = 0;
    int64_t int_value = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    if (((end - position) < 1)) {
        return (struct seg_i64_i64_i64_bool_i64_bool){1, position, position, false, 0, false};
    }
    encoding = seg_read_u1(data, position);
    if (!((encoding <= 244) || (encoding == 255))) {
        return (struct seg_i64_i64_i64_bool_i64_bool){2, position, position, false, 0, false};
    }
    kind = ((encoding < 128) ? 0 : ((encoding < 192) ? 1 : ((encoding < 224) ? 2 : ((encoding < 240) ? 3 : ((encoding == 240) ? 4 : ((encoding == 241) ? 5 : ((encoding == 242) ? 6 : ((encoding == 243) ? 7 : ((encoding == 244) ? 8 : 9)))))))));
    position = (position + 1);
    data_len_value_4 = 0;
    data_value_7 = 0;
    if ((kind == 2)) {
        if (((end - position) < 1)) {
            return (struct seg_i64_i64_i64_bool_i64_bool){3, position, position, false, 0, false};
        }
        data_low = seg_read_u1(data, position);
        position = (position + 1);
        data_two_complement = (seg_shl((encoding & 31), 8) | data_low);
        data_value_4 = ((data_two_complement >= 4096) ? (data_two_complement - 8192) : data_two_complement);
        data_value_7 = data_value_4;
    } else {
        if ((kind == 5)) {
            if (((end - position) < 2)) {
                return (struct seg_i64_i64_i64_bool_i64_bool){4, position, position, false, 0, false};
            }
            data_value = seg_read_s2le(data, position);
            position = (position + 2);
            data_value_7 = data_value;
        } else {
            if ((kind == 6)) {
                if (((end - position) < 3)) {
                    if (((end - position) < 2)) {
                        return (struct seg_i64_i64_i64_bool_i64_bool){3, position, position, false, 0, false};
                    }
                    if (((end - position) < 3)) {
                        return (struct seg_i64_i64_i64_bool_i64_bool){5, (position + 2), position, false, 0, false};
                    }
                }
                data_low_2 = seg_read_u2le(data, position);
                data_high = seg_read_s1(data, (position + 2));
                position = (position + 3);
                data_value_5 = ((data_high * 65536) + data_low_2);
                data_value_7 = data_value_5;
            } else {
                if ((kind == 7)) {
                    if (((end - position) < 4)) {
                        return (struct seg_i64_i64_i64_bool_i64_bool){4, position, position, false, 0, false};
                    }
                    data_value_2 = seg_read_s4le(data, position);
                    position = (position + 4);
                    data_value_7 = data_value_2;
                } else {
                    if ((kind == 8)) {
                        if (((end - position) < 8)) {
                            return (struct seg_i64_i64_i64_bool_i64_bool){4, position, position, false, 0, false};
                        }
                        data_value_3 = seg_read_s8le(data, position);
                        position = (position + 8);
                        data_value_7 = data_value_3;
                    } else {
                        if ((kind == 3)) {
                            if (((end - position) < 1)) {
                                return (struct seg_i64_i64_i64_bool_i64_bool){6, position, position, false, 0, false};
                            }
                            data_len_low = seg_read_u1(data, position);
                            data_value_start = (position + 1);
                            data_len_value = (seg_shl((encoding & 15), 8) | data_len_low);
                            position = (position + 1);
                            if ((data_len_value > (end - position))) {
                                return (struct seg_i64_i64_i64_bool_i64_bool){4, data_value_start, position, false, 0, false};
                            }
                            position = (position + data_len_value);
                            data_len_value_4 = data_len_value;
                        } else {
                            if ((kind == 4)) {
                                if (((end - position) < 4)) {
                                    return (struct seg_i64_i64_i64_bool_i64_bool){7, position, position, false, 0, false};
                                }
                                data_len_value_2 = seg_read_u4le(data, position);
                                data_value_start_2 = (position + 4);
                                position = (position + 4);
                                if ((data_len_value_2 > (end - position))) {
                                    return (struct seg_i64_i64_i64_bool_i64_bool){4, data_value_start_2, position, false, 0, false};
                                }
                                position = (position + data_len_value_2);
                                data_len_value_4 = data_len_value_2;
                            } else {
                                if ((kind == 1)) {
                                    data_value_start_3 = position;
                                    data_len_value_3 = (encoding & 63);
                                    if ((data_len_value_3 > (end - position))) {
                                        return (struct seg_i64_i64_i64_bool_i64_bool){4, data_value_start_3, position, false, 0, false};
                                    }
                                    position = (position + data_len_value_3);
                                    data_len_value_4 = data_len_value_3;
                                } else {
                                    if ((kind == 0)) {
                                        data_value_6 = (encoding & 127);
                                        data_value_7 = data_value_6;
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    is_end = (encoding == 255);
    len_body = ((kind == 0) ? 1 : ((kind == 1) ? (1 + data_len_value_4) : ((kind == 2) ? 2 : ((kind == 3) ? (2 + data_len_value_4) : ((kind == 4) ? (5 + data_len_value_4) : ((kind == 5) ? 3 : ((kind == 6) ? 4 : ((kind == 7) ? 5 : ((kind == 8) ? 9 : 1)))))))));
    num_backlen = (is_end ? 0 : ((len_body <= 127) ? 1 : ((len_body < 16383) ? 2 : ((len_body < 2097151) ? 3 : ((len_body < 268435455) ? 4 : 5)))));
    seg_2 = num_backlen;
    for (seg_1 = 0; seg_1 < seg_2; seg_1++) {
        backlen_index = seg_1;
        if (((end - position) < 1)) {
            return (struct seg_i64_i64_i64_bool_i64_bool){8, position, position, false, 0, false};
        }
        backlen = seg_read_u1(data, position);
        if (((7 * ((num_backlen - 1) - backlen_index)) < 0)) {
            return (struct seg_i64_i64_i64_bool_i64_bool){9, position, position, false, 0, false};
        }
        if ((backlen != ((seg_shr(len_body, (7 * ((num_backlen - 1) - backlen_index))) & 127) | ((backlen_index == 0) ? 0 : 128)))) {
            return (struct seg_i64_i64_i64_bool_i64_bool){10, position, position, false, 0, false};
        }
        position = (position + 1);
    }
    is_str = ((kind == 1) || (kind == 3) || (kind == 4));
    is_int = !(is_end || is_str);
    int_value = 0;
    if (is_int) {
        int_value = data_value_7;
    }
    return (struct seg_i64_i64_i64_bool_i64_bool){0, 0, position, is_int, int_value, is_end};
}

SEG_INLINE struct segspec_kernels_mojo_pack_heads_Row segspec_kernels_mojo_pack_heads_frame_inline(seg_u8 data, int64_t position, int64_t end, int64_t form, int64_t has_tag, int64_t has_counts) {
    int64_t frame_start = 0;
    int64_t tag_tag = 0;
    int64_t start_position = 0;
    uint64_t master_id_parts_ms_string_value = 0;
    uint64_t master_id_parts_ms_3 = 0;
    uint64_t master_id_parts_seq_string_value = 0;
    uint64_t master_id_parts_seq_3 = 0;
    uint64_t master_id_parts_ms = 0;
    uint64_t master_id_parts_seq = 0;
    uint64_t master_id_parts_ms_2 = 0;
    uint64_t master_id_parts_seq_2 = 0;
    int64_t master_id_parts_ms_string_encoding_position = 0;
    int64_t master_id_parts_ms_string_backlen_position = 0;
    int64_t master_id_parts_seq_string_encoding_position = 0;
    int64_t master_id_parts_seq_string_backlen_position = 0;
    int64_t body_position = 0;
    int64_t master_count_int_value_2 = 0;
    int64_t master_count_start = 0;
    int64_t status = 0;
    int64_t error = 0;
    bool master_count_is_int = 0;
    int64_t master_count_int_value = 0;
    int64_t master_deleted_int_value_2 = 0;
    int64_t master_deleted_start = 0;
    bool master_deleted_is_int = 0;
    int64_t master_deleted_int_value = 0;
    int64_t master_num_fields_start = 0;
    bool master_num_fields_is_int = 0;
    int64_t master_num_fields_int_value = 0;
    int64_t master_fields_index = 0;
    int64_t master_fields_start = 0;
    bool master_fields_is_end = 0;
    int64_t master_null_element_start = 0;
    bool master_null_element_is_int = 0;
    int64_t master_null_element_int_value = 0;
    uint64_t master_id_ms = 0;
    uint64_t master_id_seq = 0;
    int64_t master_num_elements = 0;
    int64_t row_id_start = 0;
    uint64_t row_master_ms = 0;
    uint64_t row_master_seq = 0;
    int64_t row_count = 0;
    int64_t row_deleted = 0;
    int64_t row_body = 0;
    int64_t row_num_fields = 0;
    int64_t row_num_elements = 0;
    struct seg_i64_i64_i64_bool_i64_bool seg_1 = {0};
    struct seg_i64_i64_i64_bool_i64_bool seg_2 = {0};
    struct seg_i64_i64_i64_bool_i64_bool seg_3 = {0};
    int64_t seg_4 = 0;
    int64_t seg_5 = 0;
    struct seg_i64_i64_i64_bool_i64_bool seg_6 = {0};
    struct seg_i64_i64_i64_bool_i64_bool seg_7 = {0};
    SEG_PREFETCH(data, position);
    frame_start = position;
    if ((has_tag != 0)) {
        if (((end - position) < 2)) {
            return (struct segspec_kernels_mojo_pack_heads_Row){2, position, 0, 0, 0, 0, 0, 0, 0, 0};
        }
        tag_tag = seg_read_u2be(data, position);
        if ((tag_tag != 23376)) {
            return (struct segspec_kernels_mojo_pack_heads_Row){3, position, 0, 0, 0, 0, 0, 0, 0, 0};
        }
        position = (position + 2);
    }
    start_position = position;
    master_id_parts_ms_string_value = UINT64_C(0);
    master_id_parts_ms_3 = UINT64_C(0);
    master_id_parts_seq_string_value = UINT64_C(0);
    master_id_parts_seq_3 = UINT64_C(0);
    if ((form == 1)) {
        if (((end - position) < 16)) {
            if (((end - position) < 8)) {
                return (struct segspec_kernels_mojo_pack_heads_Row){4, position, 0, 0, 0, 0, 0, 0, 0, 0};
            }
            if (((end - position) < 16)) {
                return (struct segspec_kernels_mojo_pack_heads_Row){5, (position + 8), 0, 0, 0, 0, 0, 0, 0, 0};
            }
        }
        master_id_parts_ms = seg_read_u8be(data, position);
        master_id_parts_seq = seg_read_u8be(data, (position + 8));
        position = (position + 16);
        master_id_parts_ms_3 = master_id_parts_ms;
        master_id_parts_seq_3 = master_id_parts_seq;
    } else {
        if ((form == 0)) {
            if (((end - position) < 16)) {
                if (((end - position) < 8)) {
                    return (struct segspec_kernels_mojo_pack_heads_Row){4, position, 0, 0, 0, 0, 0, 0, 0, 0};
                }
                if (((end - position) < 16)) {
                    return (struct segspec_kernels_mojo_pack_heads_Row){5, (position + 8), 0, 0, 0, 0, 0, 0, 0, 0};
                }
            }
            master_id_parts_ms_2 = seg_read_u8le(data, position);
            master_id_parts_seq_2 = seg_read_u8le(data, (position + 8));
            position = (position + 16);
            master_id_parts_ms_3 = master_id_parts_ms_2;
            master_id_parts_seq_3 = master_id_parts_seq_2;
        } else {
            if ((form == 2)) {
                if (((end - position) < 1)) {
                    return (struct segspec_kernels_mojo_pack_heads_Row){6, position, 0, 0, 0, 0, 0, 0, 0, 0};
                }
                master_id_parts_ms_string_encoding_position = position;
                if ((seg_read_u1(data, master_id_parts_ms_string_encoding_position) != 136)) {
                    return (struct segspec_kernels_mojo_pack_heads_Row){7, position, 0, 0, 0, 0, 0, 0, 0, 0};
                }
                if (((end - position) < 10)) {
                    if (((end - position) < 9)) {
                        return (struct segspec_kernels_mojo_pack_heads_Row){8, (position + 1), 0, 0, 0, 0, 0, 0, 0, 0};
                    }
                    if (((end - position) < 10)) {
                        return (struct segspec_kernels_mojo_pack_heads_Row){9, (position + 9), 0, 0, 0, 0, 0, 0, 0, 0};
                    }
                }
                master_id_parts_ms_string_value = seg_read_u8le(data, (position + 1));
                master_id_parts_ms_string_backlen_position = (position + 9);
                if ((seg_read_u1(data, master_id_parts_ms_string_backlen_position) != 9)) {
                    return (struct segspec_kernels_mojo_pack_heads_Row){10, (position + 9), 0, 0, 0, 0, 0, 0, 0, 0};
                }
                if (((end - position) < 11)) {
                    return (struct segspec_kernels_mojo_pack_heads_Row){11, (position + 10), 0, 0, 0, 0, 0, 0, 0, 0};
                }
                master_id_parts_seq_string_encoding_position = (position + 10);
                if ((seg_read_u1(data, master_id_parts_seq_string_encoding_position) != 136)) {
                    return (struct segspec_kernels_mojo_pack_heads_Row){12, (position + 10), 0, 0, 0, 0, 0, 0, 0, 0};
                }
                if (((end - position) < 20)) {
                    if (((end - position) < 19)) {
                        return (struct segspec_kernels_mojo_pack_heads_Row){13, (position + 11), 0, 0, 0, 0, 0, 0, 0, 0};
                    }
                    if (((end - position) < 20)) {
                        return (struct segspec_kernels_mojo_pack_heads_Row){14, (position + 19), 0, 0, 0, 0, 0, 0, 0, 0};
                    }
                }
                master_id_parts_seq_string_value = seg_read_u8le(data, (position + 11));
                master_id_parts_seq_string_backlen_position = (position + 19);
                if ((seg_read_u1(data, master_id_parts_seq_string_backlen_position) != 9)) {
                    return (struct segspec_kernels_mojo_pack_heads_Row){15, (position + 19), 0, 0, 0, 0, 0, 0, 0, 0};
                }
                position = (position + 20);
            }
        }
    }
    body_position = position;
    master_count_int_value_2 = 0;
    if ((has_counts != 0)) {
        master_count_start = position;
        seg_1 = segspec_kernels_mojo_pack_heads_listpack_element_inline(data, position, end, 0);
        status = seg_1.f0;
        error = seg_1.f1;
        position = seg_1.f2;
        master_count_is_int = seg_1.f3;
        master_count_int_value = seg_1.f4;
        if ((status != 0)) {
            return (struct segspec_kernels_mojo_pack_heads_Row){(15 + status), error, 0, 0, 0, 0, 0, 0, 0, 0};
        }
        if (!(master_count_is_int && (master_count_int_value >= 0))) {
            return (struct segspec_kernels_mojo_pack_heads_Row){26, master_count_start, 0, 0, 0, 0, 0, 0, 0, 0};
        }
        master_count_int_value_2 = master_count_int_value;
    }
    master_deleted_int_value_2 = 0;
    if ((has_counts != 0)) {
        master_deleted_start = position;
        seg_2 = segspec_kernels_mojo_pack_heads_listpack_element_inline(data, position, end, 0);
        status = seg_2.f0;
        error = seg_2.f1;
        position = seg_2.f2;
        master_deleted_is_int = seg_2.f3;
        master_deleted_int_value = seg_2.f4;
        if ((status != 0)) {
            return (struct segspec_kernels_mojo_pack_heads_Row){(26 + status), error, 0, 0, 0, 0, 0, 0, 0, 0};
        }
        if (!(master_deleted_is_int && (master_deleted_int_value >= 0))) {
            return (struct segspec_kernels_mojo_pack_heads_Row){37, master_deleted_start, 0, 0, 0, 0, 0, 0, 0, 0};
        }
        master_deleted_int_value_2 = master_deleted_int_value;
    }
    master_num_fields_start = position;
    seg_3 = segspec_kernels_mojo_pack_heads_listpack_element_inline(data, position, end, 0);
    status = seg_3.f0;
    error = seg_3.f1;
    position = seg_3.f2;
    master_num_fields_is_int = seg_3.f3;
    master_num_fields_int_value = seg_3.f4;
    if ((status != 0)) {
        return (struct segspec_kernels_mojo_pack_heads_Row){(37 + status), error, 0, 0, 0, 0, 0, 0, 0, 0};
    }
    if (!(master_num_fields_is_int && (master_num_fields_int_value >= 0))) {
        return (struct segspec_kernels_mojo_pack_heads_Row){48, master_num_fields_start, 0, 0, 0, 0, 0, 0, 0, 0};
    }
    seg_5 = master_num_fields_int_value;
    for (seg_4 = 0; seg_4 < seg_5; seg_4++) {
        master_fields_index = seg_4;
        master_fields_start = position;
        seg_6 = segspec_kernels_mojo_pack_heads_listpack_element_inline(data, position, end, 0);
        status = seg_6.f0;
        error = seg_6.f1;
        position = seg_6.f2;
        master_fields_is_end = seg_6.f5;
        if ((status != 0)) {
            return (struct segspec_kernels_mojo_pack_heads_Row){(48 + status), error, 0, 0, 0, 0, 0, 0, 0, 0};
        }
        if (master_fields_is_end) {
            return (struct segspec_kernels_mojo_pack_heads_Row){59, master_fields_start, 0, 0, 0, 0, 0, 0, 0, 0};
        }
    }
    master_null_element_start = position;
    seg_7 = segspec_kernels_mojo_pack_heads_listpack_element_inline(data, position, end, 0);
    status = seg_7.f0;
    error = seg_7.f1;
    position = seg_7.f2;
    master_null_element_is_int = seg_7.f3;
    master_null_element_int_value = seg_7.f4;
    if ((status != 0)) {
        return (struct segspec_kernels_mojo_pack_heads_Row){(59 + status), error, 0, 0, 0, 0, 0, 0, 0, 0};
    }
    if (!(master_null_element_is_int && (master_null_element_int_value == 0))) {
        return (struct segspec_kernels_mojo_pack_heads_Row){70, master_null_element_start, 0, 0, 0, 0, 0, 0, 0, 0};
    }
    master_id_ms = ((form == 2) ? master_id_parts_ms_string_value : master_id_parts_ms_3);
    master_id_seq = ((form == 2) ? master_id_parts_seq_string_value : master_id_parts_seq_3);
    if (seg_add_overflows(master_num_fields_int_value, 2)) {
        return (struct segspec_kernels_mojo_pack_heads_Row){71, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    }
    if (seg_add_overflows((master_num_fields_int_value + 2), ((has_counts != 0) ? 2 : 0))) {
        return (struct segspec_kernels_mojo_pack_heads_Row){71, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    }
    master_num_elements = ((master_num_fields_int_value + 2) + ((has_counts != 0) ? 2 : 0));
    row_id_start = start_position;
    row_master_ms = master_id_ms;
    row_master_seq = master_id_seq;
    row_count = master_count_int_value_2;
    row_deleted = master_deleted_int_value_2;
    row_body = body_position;
    row_num_fields = master_num_fields_int_value;
    row_num_elements = master_num_elements;
    return (struct segspec_kernels_mojo_pack_heads_Row){0, position, row_id_start, row_master_ms, row_master_seq, row_count, row_deleted, row_body, row_num_fields, row_num_elements};
}

SEG_INLINE struct seg_i64_i64_i64_i64 segspec_kernels_mojo_pack_heads_scan_inline(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, int64_t form, int64_t has_tag, int64_t has_counts, struct segspec_kernels_mojo_pack_heads_Columns columns) {
    seg_i64 c_id_start = {0};
    seg_u64 c_master_ms = {0};
    seg_u64 c_master_seq = {0};
    seg_i64 c_count = {0};
    seg_i64 c_deleted = {0};
    seg_i64 c_body = {0};
    seg_i64 c_num_fields = {0};
    seg_i64 c_num_elements = {0};
    int64_t rows = 0;
    int64_t position = 0;
    struct segspec_kernels_mojo_pack_heads_Row row = {0};
    c_id_start = columns.id_start;
    c_master_ms = columns.master_ms;
    c_master_seq = columns.master_seq;
    c_count = columns.count_;
    c_deleted = columns.deleted;
    c_body = columns.body;
    c_num_fields = columns.num_fields;
    c_num_elements = columns.num_elements;
    rows = 0;
    position = start;
    while ((position < stop)) {
        row = segspec_kernels_mojo_pack_heads_frame_inline(data, position, end, form, has_tag, has_counts);
        if ((row.status != 0)) {
            return (struct seg_i64_i64_i64_i64){rows, position, row.status, row.reached};
        }
        if ((rows >= capacity)) {
            return (struct seg_i64_i64_i64_i64){rows, position, 1, position};
        }
        SEG_AT(c_id_start, rows) = row.id_start;
        SEG_AT(c_master_ms, rows) = row.master_ms;
        SEG_AT(c_master_seq, rows) = row.master_seq;
        SEG_AT(c_count, rows) = row.count_;
        SEG_AT(c_deleted, rows) = row.deleted;
        SEG_AT(c_body, rows) = row.body;
        SEG_AT(c_num_fields, rows) = row.num_fields;
        SEG_AT(c_num_elements, rows) = row.num_elements;
        rows = (rows + 1);
        position = row.reached;
    }
    return (struct seg_i64_i64_i64_i64){rows, position, 0, position};
}

SEG_INLINE struct seg_i64_i64_i64_bool_bool_i64 segspec_kernels_mojo_entry_listpack_element_inline(seg_u8 data, int64_t position, int64_t end, int64_t base) {
    int64_t encoding = 0;
    int64_t kind = 0;
    int64_t data_len_value_4 = 0;
    int64_t data_value_7 = 0;
    int64_t data_low = 0;
    int64_t data_two_complement = 0;
    int64_t data_value_4 = 0;
    int64_t data_value = 0;
    int64_t data_low_2 = 0;
    int64_t data_high = 0;
    int64_t data_value_5 = 0;
    int64_t data_value_2 = 0;
    int64_t data_value_3 = 0;
    int64_t data_len_low = 0;
    int64_t data_value_start = 0;
    int64_t data_len_value = 0;
    int64_t data_len_value_2 = 0;
    int64_t data_value_start_2 = 0;
    int64_t data_value_start_3 = 0;
    int64_t data_len_value_3 = 0;
    int64_t data_value_6 = 0;
    bool is_end = 0;
    int64_t len_body = 0;
    int64_t num_backlen = 0;
    int64_t backlen_index = 0;
    int64_t backlen = 0;
    bool is_str = 0;
    bool is_int = 0;
    int64_t int_value = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    if (((end - position) < 1)) {
        return (struct seg_i64_i64_i64_bool_bool_i64){1, position, position, false, false, 0};
    }
    encoding = seg_read_u1(data, position);
    if (!((encoding <= 244) || (encoding == 255))) {
        return (struct seg_i64_i64_i64_bool_bool_i64){2, position, position, false, false, 0};
    }
    kind = ((encoding < 128) ? 0 : ((encoding < 192) ? 1 : ((encoding < 224) ? 2 : ((encoding < 240) ? 3 : ((encoding == 240) ? 4 : ((encoding == 241) ? 5 : ((encoding == 242) ? 6 : ((encoding == 243) ? 7 : ((encoding == 244) ? 8 : 9)))))))));
    position = (position + 1);
    data_len_value_4 = 0;
    data_value_7 = 0;
    if ((kind == 2)) {
        if (((end - position) < 1)) {
            return (struct seg_i64_i64_i64_bool_bool_i64){3, position, position, false, false, 0};
        }
        data_low = seg_read_u1(data, position);
        position = (position + 1);
        data_two_complement = (seg_shl((encoding & 31), 8) | data_low);
        data_value_4 = ((data_two_complement >= 4096) ? (data_two_complement - 8192) : data_two_complement);
        data_value_7 = data_value_4;
    } else {
        if ((kind == 5)) {
            if (((end - position) < 2)) {
                return (struct seg_i64_i64_i64_bool_bool_i64){4, position, position, false, false, 0};
            }
            data_value = seg_read_s2le(data, position);
            position = (position + 2);
            data_value_7 = data_value;
        } else {
            if ((kind == 6)) {
                if (((end - position) < 3)) {
                    if (((end - position) < 2)) {
                        return (struct seg_i64_i64_i64_bool_bool_i64){3, position, position, false, false, 0};
                    }
                    if (((end - position) < 3)) {
                        return (struct seg_i64_i64_i64_bool_bool_i64){5, (position + 2), position, false, false, 0};
                    }
                }
                data_low_2 = seg_read_u2le(data, position);
                data_high = seg_read_s1(data, (position + 2));
                position = (position + 3);
                data_value_5 = ((data_high * 65536) + data_low_2);
                data_value_7 = data_value_5;
            } else {
                if ((kind == 7)) {
                    if (((end - position) < 4)) {
                        return (struct seg_i64_i64_i64_bool_bool_i64){4, position, position, false, false, 0};
                    }
                    data_value_2 = seg_read_s4le(data, position);
                    position = (position + 4);
                    data_value_7 = data_value_2;
                } else {
                    if ((kind == 8)) {
                        if (((end - position) < 8)) {
                            return (struct seg_i64_i64_i64_bool_bool_i64){4, position, position, false, false, 0};
                        }
                        data_value_3 = seg_read_s8le(data, position);
                        position = (position + 8);
                        data_value_7 = data_value_3;
                    } else {
                        if ((kind == 3)) {
                            if (((end - position) < 1)) {
                                return (struct seg_i64_i64_i64_bool_bool_i64){6, position, position, false, false, 0};
                            }
                            data_len_low = seg_read_u1(data, position);
                            data_value_start = (position + 1);
                            data_len_value = (seg_shl((encoding & 15), 8) | data_len_low);
                            position = (position + 1);
                            if ((data_len_value > (end - position))) {
                                return (struct seg_i64_i64_i64_bool_bool_i64){4, data_value_start, position, false, false, 0};
                            }
                            position = (position + data_len_value);
                            data_len_value_4 = data_len_value;
                        } else {
                            if ((kind == 4)) {
                                if (((end - position) < 4)) {
                                    return (struct seg_i64_i64_i64_bool_bool_i64){7, position, position, false, false, 0};
                                }
                                data_len_value_2 = seg_read_u4le(data, position);
                                data_value_start_2 = (position + 4);
                                position = (position + 4);
                                if ((data_len_value_2 > (end - position))) {
                                    return (struct seg_i64_i64_i64_bool_bool_i64){4, data_value_start_2, position, false, false, 0};
                                }
                                position = (position + data_len_value_2);
                                data_len_value_4 = data_len_value_2;
                            } else {
                                if ((kind == 1)) {
                                    data_value_start_3 = position;
                                    data_len_value_3 = (encoding & 63);
                                    if ((data_len_value_3 > (end - position))) {
                                        return (struct seg_i64_i64_i64_bool_bool_i64){4, data_value_start_3, position, false, false, 0};
                                    }
                                    position = (position + data_len_value_3);
                                    data_len_value_4 = data_len_value_3;
                                } else {
                                    if ((kind == 0)) {
                                        data_value_6 = (encoding & 127);
                                        data_value_7 = data_value_6;
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    is_end = (encoding == 255);
    len_body = ((kind == 0) ? 1 : ((kind == 1) ? (1 + data_len_value_4) : ((kind == 2) ? 2 : ((kind == 3) ? (2 + data_len_value_4) : ((kind == 4) ? (5 + data_len_value_4) : ((kind == 5) ? 3 : ((kind == 6) ? 4 : ((kind == 7) ? 5 : ((kind == 8) ? 9 : 1)))))))));
    num_backlen = (is_end ? 0 : ((len_body <= 127) ? 1 : ((len_body < 16383) ? 2 : ((len_body < 2097151) ? 3 : ((len_body < 268435455) ? 4 : 5)))));
    seg_2 = num_backlen;
    for (seg_1 = 0; seg_1 < seg_2; seg_1++) {
        backlen_index = seg_1;
        if (((end - position) < 1)) {
            return (struct seg_i64_i64_i64_bool_bool_i64){8, position, position, false, false, 0};
        }
        backlen = seg_read_u1(data, position);
        if (((7 * ((num_backlen - 1) - backlen_index)) < 0)) {
            return (struct seg_i64_i64_i64_bool_bool_i64){9, position, position, false, false, 0};
        }
        if ((backlen != ((seg_shr(len_body, (7 * ((num_backlen - 1) - backlen_index))) & 127) | ((backlen_index == 0) ? 0 : 128)))) {
            return (struct seg_i64_i64_i64_bool_bool_i64){10, position, position, false, false, 0};
        }
        position = (position + 1);
    }
    is_str = ((kind == 1) || (kind == 3) || (kind == 4));
    is_int = !(is_end || is_str);
    int_value = 0;
    if (is_int) {
        int_value = data_value_7;
    }
    return (struct seg_i64_i64_i64_bool_bool_i64){0, 0, position, is_int, is_end, int_value};
}

SEG_INLINE struct segspec_kernels_mojo_entry_Row segspec_kernels_mojo_entry_frame_inline(seg_u8 data, int64_t position, int64_t end, int64_t num_master_fields, int64_t has_lp_count, int64_t num_elements_before, int64_t num_live_before) {
    int64_t frame_start = 0;
    int64_t flags_start = 0;
    int64_t status = 0;
    int64_t error = 0;
    bool flags_is_int = 0;
    bool flags_is_end = 0;
    int64_t flags_int_value = 0;
    int64_t content_ms_difference_int_value_2 = 0;
    int64_t content_seq_difference_int_value_2 = 0;
    int64_t content_num_elements = 0;
    int64_t content_ms_difference_start = 0;
    bool content_ms_difference_is_int = 0;
    int64_t content_ms_difference_int_value = 0;
    int64_t content_seq_difference_start = 0;
    bool content_seq_difference_is_int = 0;
    int64_t content_seq_difference_int_value = 0;
    bool has_same_fields = 0;
    int64_t content_num_fields_int_value_2 = 0;
    int64_t content_num_fields_start = 0;
    bool content_num_fields_is_int = 0;
    int64_t content_num_fields_int_value = 0;
    int64_t content_pairs_index = 0;
    int64_t content_pairs_name_start = 0;
    bool content_pairs_name_is_end = 0;
    int64_t content_pairs_value_start = 0;
    bool content_pairs_value_is_end = 0;
    int64_t content_values_index = 0;
    int64_t content_values_start = 0;
    bool content_values_is_end = 0;
    int64_t content_lp_count_start = 0;
    bool content_lp_count_is_int = 0;
    int64_t content_lp_count_int_value = 0;
    bool condition_2 = 0;
    int64_t choice = 0;
    int64_t content_num_counted = 0;
    bool condition = 0;
    int64_t choice_2 = 0;
    int64_t content_num_counted_2 = 0;
    bool is_deleted = 0;
    int64_t other_flags = 0;
    int64_t num_elements_through = 0;
    int64_t num_live_through = 0;
    bool row_is_end = 0;
    bool row_is_deleted = 0;
    int64_t row_other_flags = 0;
    int64_t row_ms_difference = 0;
    int64_t row_seq_difference = 0;
    int64_t row_num_elements = 0;
    int64_t row_num_live = 0;
    int64_t row_end = 0;
    struct seg_i64_i64_i64_bool_bool_i64 seg_1 = {0};
    struct seg_i64_i64_i64_bool_bool_i64 seg_2 = {0};
    struct seg_i64_i64_i64_bool_bool_i64 seg_3 = {0};
    struct seg_i64_i64_i64_bool_bool_i64 seg_4 = {0};
    int64_t seg_5 = 0;
    int64_t seg_6 = 0;
    struct seg_i64_i64_i64_bool_bool_i64 seg_7 = {0};
    struct seg_i64_i64_i64_bool_bool_i64 seg_8 = {0};
    int64_t seg_9 = 0;
    int64_t seg_10 = 0;
    struct seg_i64_i64_i64_bool_bool_i64 seg_11 = {0};
    struct seg_i64_i64_i64_bool_bool_i64 seg_12 = {0};
    SEG_PREFETCH(data, position);
    frame_start = position;
    flags_start = position;
    seg_1 = segspec_kernels_mojo_entry_listpack_element_inline(data, position, end, 0);
    status = seg_1.f0;
    error = seg_1.f1;
    position = seg_1.f2;
    flags_is_int = seg_1.f3;
    flags_is_end = seg_1.f4;
    flags_int_value = seg_1.f5;
    if ((status != 0)) {
        return (struct segspec_kernels_mojo_entry_Row){(1 + status), error, false, false, 0, 0, 0, 0, 0, 0};
    }
    if (!(flags_is_int || flags_is_end)) {
        return (struct segspec_kernels_mojo_entry_Row){12, flags_start, false, false, 0, 0, 0, 0, 0, 0};
    }
    content_ms_difference_int_value_2 = 0;
    content_seq_difference_int_value_2 = 0;
    content_num_elements = 0;
    if (!flags_is_end) {
        content_ms_difference_start = position;
        seg_2 = segspec_kernels_mojo_entry_listpack_element_inline(data, position, end, 0);
        status = seg_2.f0;
        error = seg_2.f1;
        position = seg_2.f2;
        content_ms_difference_is_int = seg_2.f3;
        content_ms_difference_int_value = seg_2.f5;
        if ((status != 0)) {
            return (struct segspec_kernels_mojo_entry_Row){(12 + status), error, false, false, 0, 0, 0, 0, 0, 0};
        }
        if (!content_ms_difference_is_int) {
            return (struct segspec_kernels_mojo_entry_Row){23, content_ms_difference_start, false, false, 0, 0, 0, 0, 0, 0};
        }
        content_seq_difference_start = position;
        seg_3 = segspec_kernels_mojo_entry_listpack_element_inline(data, position, end, 0);
        status = seg_3.f0;
        error = seg_3.f1;
        position = seg_3.f2;
        content_seq_difference_is_int = seg_3.f3;
        content_seq_difference_int_value = seg_3.f5;
        if ((status != 0)) {
            return (struct segspec_kernels_mojo_entry_Row){(23 + status), error, false, false, 0, 0, 0, 0, 0, 0};
        }
        if (!content_seq_difference_is_int) {
            return (struct segspec_kernels_mojo_entry_Row){34, content_seq_difference_start, false, false, 0, 0, 0, 0, 0, 0};
        }
        has_same_fields = (!flags_is_end && ((flags_int_value & 2) != 0));
        content_num_fields_int_value_2 = 0;
        if (!has_same_fields) {
            content_num_fields_start = position;
            seg_4 = segspec_kernels_mojo_entry_listpack_element_inline(data, position, end, 0);
            status = seg_4.f0;
            error = seg_4.f1;
            position = seg_4.f2;
            content_num_fields_is_int = seg_4.f3;
            content_num_fields_int_value = seg_4.f5;
            if ((status != 0)) {
                return (struct segspec_kernels_mojo_entry_Row){(34 + status), error, false, false, 0, 0, 0, 0, 0, 0};
            }
            if (!(content_num_fields_is_int && (content_num_fields_int_value >= 0))) {
                return (struct segspec_kernels_mojo_entry_Row){45, content_num_fields_start, false, false, 0, 0, 0, 0, 0, 0};
            }
            content_num_fields_int_value_2 = content_num_fields_int_value;
        }
        if (!has_same_fields) {
            seg_6 = content_num_fields_int_value_2;
            for (seg_5 = 0; seg_5 < seg_6; seg_5++) {
                content_pairs_index = seg_5;
                content_pairs_name_start = position;
                seg_7 = segspec_kernels_mojo_entry_listpack_element_inline(data, position, end, 0);
                status = seg_7.f0;
                error = seg_7.f1;
                position = seg_7.f2;
                content_pairs_name_is_end = seg_7.f4;
                if ((status != 0)) {
                    return (struct segspec_kernels_mojo_entry_Row){(45 + status), error, false, false, 0, 0, 0, 0, 0, 0};
                }
                if (content_pairs_name_is_end) {
                    return (struct segspec_kernels_mojo_entry_Row){56, content_pairs_name_start, false, false, 0, 0, 0, 0, 0, 0};
                }
                content_pairs_value_start = position;
                seg_8 = segspec_kernels_mojo_entry_listpack_element_inline(data, position, end, 0);
                status = seg_8.f0;
                error = seg_8.f1;
                position = seg_8.f2;
                content_pairs_value_is_end = seg_8.f4;
                if ((status != 0)) {
                    return (struct segspec_kernels_mojo_entry_Row){(56 + status), error, false, false, 0, 0, 0, 0, 0, 0};
                }
                if (content_pairs_value_is_end) {
                    return (struct segspec_kernels_mojo_entry_Row){67, content_pairs_value_start, false, false, 0, 0, 0, 0, 0, 0};
                }
            }
        }
        if (has_same_fields) {
            seg_10 = num_master_fields;
            for (seg_9 = 0; seg_9 < seg_10; seg_9++) {
                content_values_index = seg_9;
                content_values_start = position;
                seg_11 = segspec_kernels_mojo_entry_listpack_element_inline(data, position, end, 0);
                status = seg_11.f0;
                error = seg_11.f1;
                position = seg_11.f2;
                content_values_is_end = seg_11.f4;
                if ((status != 0)) {
                    return (struct segspec_kernels_mojo_entry_Row){(67 + status), error, false, false, 0, 0, 0, 0, 0, 0};
                }
                if (content_values_is_end) {
                    return (struct segspec_kernels_mojo_entry_Row){78, content_values_start, false, false, 0, 0, 0, 0, 0, 0};
                }
            }
        }
        if ((has_lp_count != 0)) {
            content_lp_count_start = position;
            seg_12 = segspec_kernels_mojo_entry_listpack_element_inline(data, position, end, 0);
            status = seg_12.f0;
            error = seg_12.f1;
            position = seg_12.f2;
            content_lp_count_is_int = seg_12.f3;
            content_lp_count_int_value = seg_12.f5;
            if ((status != 0)) {
                return (struct segspec_kernels_mojo_entry_Row){(78 + status), error, false, false, 0, 0, 0, 0, 0, 0};
            }
            condition_2 = content_lp_count_is_int;
            if (condition_2) {
                if (has_same_fields) {
                    choice = num_master_fields;
                } else {
                    if (seg_multiply_overflows(2, content_num_fields_int_value_2)) {
                        return (struct segspec_kernels_mojo_entry_Row){89, content_lp_count_start, false, false, 0, 0, 0, 0, 0, 0};
                    }
                    if (seg_add_overflows(1, (2 * content_num_fields_int_value_2))) {
                        return (struct segspec_kernels_mojo_entry_Row){89, content_lp_count_start, false, false, 0, 0, 0, 0, 0, 0};
                    }
                    choice = (1 + (2 * content_num_fields_int_value_2));
                }
                if (seg_add_overflows(3, choice)) {
                    return (struct segspec_kernels_mojo_entry_Row){89, content_lp_count_start, false, false, 0, 0, 0, 0, 0, 0};
                }
                content_num_counted = (3 + choice);
                condition = (content_lp_count_int_value == content_num_counted);
                if (!condition) {
                    if (seg_add_overflows(content_num_counted, 1)) {
                        return (struct segspec_kernels_mojo_entry_Row){90, content_lp_count_start, false, false, 0, 0, 0, 0, 0, 0};
                    }
                    condition = (content_lp_count_int_value == (content_num_counted + 1));
                }
                condition_2 = condition;
            }
            if (!condition_2) {
                return (struct segspec_kernels_mojo_entry_Row){91, content_lp_count_start, false, false, 0, 0, 0, 0, 0, 0};
            }
        }
        content_ms_difference_int_value_2 = content_ms_difference_int_value;
        content_seq_difference_int_value_2 = content_seq_difference_int_value;
        if (has_same_fields) {
            choice_2 = num_master_fields;
        } else {
            if (seg_multiply_overflows(2, content_num_fields_int_value_2)) {
                return (struct segspec_kernels_mojo_entry_Row){89, 0, false, false, 0, 0, 0, 0, 0, 0};
            }
            if (seg_add_overflows(1, (2 * content_num_fields_int_value_2))) {
                return (struct segspec_kernels_mojo_entry_Row){89, 0, false, false, 0, 0, 0, 0, 0, 0};
            }
            choice_2 = (1 + (2 * content_num_fields_int_value_2));
        }
        if (seg_add_overflows(3, choice_2)) {
            return (struct segspec_kernels_mojo_entry_Row){89, 0, false, false, 0, 0, 0, 0, 0, 0};
        }
        content_num_counted_2 = (3 + choice_2);
        if (seg_add_overflows(content_num_counted_2, ((has_lp_count != 0) ? 1 : 0))) {
            return (struct segspec_kernels_mojo_entry_Row){92, 0, false, false, 0, 0, 0, 0, 0, 0};
        }
        content_num_elements = (content_num_counted_2 + ((has_lp_count != 0) ? 1 : 0));
    }
    is_deleted = (!flags_is_end && ((flags_int_value & 1) != 0));
    other_flags = (flags_is_end ? 0 : (flags_int_value & (-4)));
    if (seg_add_overflows(num_elements_before, (flags_is_end ? 0 : content_num_elements))) {
        return (struct segspec_kernels_mojo_entry_Row){93, 0, false, false, 0, 0, 0, 0, 0, 0};
    }
    num_elements_through = (num_elements_before + (flags_is_end ? 0 : content_num_elements));
    if (seg_add_overflows(num_live_before, ((flags_is_end || is_deleted) ? 0 : 1))) {
        return (struct segspec_kernels_mojo_entry_Row){94, 0, false, false, 0, 0, 0, 0, 0, 0};
    }
    num_live_through = (num_live_before + ((flags_is_end || is_deleted) ? 0 : 1));
    row_is_end = flags_is_end;
    row_is_deleted = is_deleted;
    row_other_flags = other_flags;
    row_ms_difference = content_ms_difference_int_value_2;
    row_seq_difference = content_seq_difference_int_value_2;
    row_num_elements = num_elements_through;
    row_num_live = num_live_through;
    row_end = position;
    return (struct segspec_kernels_mojo_entry_Row){0, position, row_is_end, row_is_deleted, row_other_flags, row_ms_difference, row_seq_difference, row_num_elements, row_num_live, row_end};
}

SEG_INLINE struct seg_i64_i64_i64_i64 segspec_kernels_mojo_entry_scan_inline(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, int64_t num_master_fields, int64_t has_lp_count, int64_t num_elements_before, int64_t num_live_before, struct segspec_kernels_mojo_entry_Columns columns) {
    seg_bool c_is_end = {0};
    seg_bool c_is_deleted = {0};
    seg_i64 c_other_flags = {0};
    seg_i64 c_ms_difference = {0};
    seg_i64 c_seq_difference = {0};
    seg_i64 c_num_elements = {0};
    seg_i64 c_num_live = {0};
    seg_i64 c_end = {0};
    int64_t rows = 0;
    int64_t position = 0;
    struct segspec_kernels_mojo_entry_Row row = {0};
    c_is_end = columns.is_end;
    c_is_deleted = columns.is_deleted;
    c_other_flags = columns.other_flags;
    c_ms_difference = columns.ms_difference;
    c_seq_difference = columns.seq_difference;
    c_num_elements = columns.num_elements;
    c_num_live = columns.num_live;
    c_end = columns.end;
    rows = 0;
    position = start;
    while ((position < stop)) {
        row = segspec_kernels_mojo_entry_frame_inline(data, position, end, num_master_fields, has_lp_count, num_elements_before, num_live_before);
        if ((row.status != 0)) {
            return (struct seg_i64_i64_i64_i64){rows, position, row.status, row.reached};
        }
        if ((rows >= capacity)) {
            return (struct seg_i64_i64_i64_i64){rows, position, 1, position};
        }
        SEG_AT(c_is_end, rows) = row.is_end;
        SEG_AT(c_is_deleted, rows) = row.is_deleted;
        SEG_AT(c_other_flags, rows) = row.other_flags;
        SEG_AT(c_ms_difference, rows) = row.ms_difference;
        SEG_AT(c_seq_difference, rows) = row.seq_difference;
        SEG_AT(c_num_elements, rows) = row.num_elements;
        SEG_AT(c_num_live, rows) = row.num_live;
        SEG_AT(c_end, rows) = row.end;
        rows = (rows + 1);
        position = row.reached;
    }
    return (struct seg_i64_i64_i64_i64){rows, position, 0, position};
}

SEG_INLINE struct segspec_kernels_mojo_pack_headers_Row segspec_kernels_mojo_pack_headers_frame_inline(seg_u8 data, int64_t position, int64_t end, int64_t bytes_form, int64_t elements_form, uint64_t len_body, uint64_t len_master_id, int64_t num_elements_read, int64_t num_entries_read, int64_t num_live_read) {
    int64_t frame_start = 0;
    int64_t len_bytes = 0;
    bool condition_2 = 0;
    uint64_t choice_2 = 0;
    bool condition = 0;
    uint64_t choice = 0;
    int64_t num_elements = 0;
    int64_t num_entries = 0;
    int64_t row_num_entries = 0;
    SEG_PREFETCH(data, position);
    frame_start = position;
    if (((end - position) < 4)) {
        return (struct segspec_kernels_mojo_pack_headers_Row){2, position, 0};
    }
    len_bytes = seg_read_u4le(data, position);
    condition_2 = (bytes_form == 1);
    if (condition_2) {
        if (seg_unsigned_add_overflows(len_body, UINT64_C(6))) {
            return (struct segspec_kernels_mojo_pack_headers_Row){3, position, 0};
        }
        choice_2 = (len_body + UINT64_C(6));
    } else {
        condition = (bytes_form == 2);
        if (condition) {
            if (seg_unsigned_add_overflows(len_master_id, len_body)) {
                return (struct segspec_kernels_mojo_pack_headers_Row){3, position, 0};
            }
            if (seg_unsigned_add_overflows((len_master_id + len_body), UINT64_C(8))) {
                return (struct segspec_kernels_mojo_pack_headers_Row){3, position, 0};
            }
            choice = ((len_master_id + len_body) + UINT64_C(8));
        } else {
            choice = len_body;
        }
        choice_2 = choice;
    }
    if ((((uint64_t)len_bytes) != choice_2)) {
        return (struct segspec_kernels_mojo_pack_headers_Row){4, position, 0};
    }
    if (((end - position) < 6)) {
        return (struct segspec_kernels_mojo_pack_headers_Row){5, (position + 4), 0};
    }
    num_elements = seg_read_u2le(data, (position + 4));
    if (seg_add_overflows(num_elements_read, ((elements_form == 1) ? 2 : 0))) {
        return (struct segspec_kernels_mojo_pack_headers_Row){6, (position + 4), 0};
    }
    if (!((num_elements == (num_elements_read + ((elements_form == 1) ? 2 : 0))) || (num_elements == 65535))) {
        return (struct segspec_kernels_mojo_pack_headers_Row){7, (position + 4), 0};
    }
    if (((end - position) < 8)) {
        return (struct segspec_kernels_mojo_pack_headers_Row){8, (position + 6), 0};
    }
    num_entries = seg_read_u2le(data, (position + 6));
    if (!((num_entries == num_entries_read) || (num_entries == num_live_read) || (num_entries == 65535))) {
        return (struct segspec_kernels_mojo_pack_headers_Row){9, (position + 6), 0};
    }
    row_num_entries = num_entries;
    position = (position + 8);
    return (struct segspec_kernels_mojo_pack_headers_Row){0, position, row_num_entries};
}

SEG_INLINE struct seg_i64_i64_i64_i64 segspec_kernels_mojo_pack_headers_scan_inline(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, int64_t bytes_form, int64_t elements_form, uint64_t len_body, uint64_t len_master_id, int64_t num_elements_read, int64_t num_entries_read, int64_t num_live_read, struct segspec_kernels_mojo_pack_headers_Columns columns) {
    seg_u16 c_num_entries = {0};
    int64_t rows = 0;
    int64_t position = 0;
    struct segspec_kernels_mojo_pack_headers_Row row = {0};
    c_num_entries = columns.num_entries;
    rows = 0;
    position = start;
    while ((position < stop)) {
        row = segspec_kernels_mojo_pack_headers_frame_inline(data, position, end, bytes_form, elements_form, len_body, len_master_id, num_elements_read, num_entries_read, num_live_read);
        if ((row.status != 0)) {
            return (struct seg_i64_i64_i64_i64){rows, position, row.status, row.reached};
        }
        if ((rows >= capacity)) {
            return (struct seg_i64_i64_i64_i64){rows, position, 1, position};
        }
        SEG_AT(c_num_entries, rows) = row.num_entries;
        rows = (rows + 1);
        position = row.reached;
    }
    return (struct seg_i64_i64_i64_i64){rows, position, 0, position};
}

SEG_INLINE struct seg_i64_i64_i64_bool_bool_i64_i64_i64 segspec_kernels_mojo_entry_fields_listpack_element_inline(seg_u8 data, int64_t position, int64_t end, int64_t base) {
    int64_t encoding = 0;
    int64_t kind = 0;
    int64_t data_len_value_4 = 0;
    int64_t data_value_7 = 0;
    int64_t data_value_position_4 = 0;
    int64_t data_value_length = 0;
    int64_t data_low = 0;
    int64_t data_two_complement = 0;
    int64_t data_value_4 = 0;
    int64_t data_value = 0;
    int64_t data_low_2 = 0;
    int64_t data_high = 0;
    int64_t data_value_5 = 0;
    int64_t data_value_2 = 0;
    int64_t data_value_3 = 0;
    int64_t data_len_low = 0;
    int64_t data_value_start = 0;
    int64_t data_len_value = 0;
    int64_t data_value_position = 0;
    int64_t data_len_value_2 = 0;
    int64_t data_value_start_2 = 0;
    int64_t data_value_position_2 = 0;
    int64_t data_value_start_3 = 0;
    int64_t data_len_value_3 = 0;
    int64_t data_value_position_3 = 0;
    int64_t data_value_6 = 0;
    bool is_end = 0;
    int64_t len_body = 0;
    int64_t num_backlen = 0;
    int64_t backlen_index = 0;
    int64_t backlen = 0;
    bool is_str = 0;
    bool is_int = 0;
    int64_t int_value = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    if (((end - position) < 1)) {
        return (struct seg_i64_i64_i64_bool_bool_i64_i64_i64){1, position, position, false, false, 0, 0, 0};
    }
    encoding = seg_read_u1(data, position);
    if (!((encoding <= 244) || (encoding == 255))) {
        return (struct seg_i64_i64_i64_bool_bool_i64_i64_i64){2, position, position, false, false, 0, 0, 0};
    }
    kind = ((encoding < 128) ? 0 : ((encoding < 192) ? 1 : ((encoding < 224) ? 2 : ((encoding < 240) ? 3 : ((encoding == 240) ? 4 : ((encoding == 241) ? 5 : ((encoding == 242) ? 6 : ((encoding == 243) ? 7 : ((encoding == 244) ? 8 : 9)))))))));
    position = (position + 1);
    data_len_value_4 = 0;
    data_value_7 = 0;
    data_value_position_4 = 0;
    data_value_length = (-1);
    if ((kind == 2)) {
        if (((end - position) < 1)) {
            return (struct seg_i64_i64_i64_bool_bool_i64_i64_i64){3, position, position, false, false, 0, 0, 0};
        }
        data_low = seg_read_u1(data, position);
        position = (position + 1);
        data_two_complement = (seg_shl((encoding & 31), 8) | data_low);
        data_value_4 = ((data_two_complement >= 4096) ? (data_two_complement - 8192) : data_two_complement);
        data_value_7 = data_value_4;
    } else {
        if ((kind == 5)) {
            if (((end - position) < 2)) {
                return (struct seg_i64_i64_i64_bool_bool_i64_i64_i64){4, position, position, false, false, 0, 0, 0};
            }
            data_value = seg_read_s2le(data, position);
            position = (position + 2);
            data_value_7 = data_value;
        } else {
            if ((kind == 6)) {
                if (((end - position) < 3)) {
                    if (((end - position) < 2)) {
                        return (struct seg_i64_i64_i64_bool_bool_i64_i64_i64){3, position, position, false, false, 0, 0, 0};
                    }
                    if (((end - position) < 3)) {
                        return (struct seg_i64_i64_i64_bool_bool_i64_i64_i64){5, (position + 2), position, false, false, 0, 0, 0};
                    }
                }
                data_low_2 = seg_read_u2le(data, position);
                data_high = seg_read_s1(data, (position + 2));
                position = (position + 3);
                data_value_5 = ((data_high * 65536) + data_low_2);
                data_value_7 = data_value_5;
            } else {
                if ((kind == 7)) {
                    if (((end - position) < 4)) {
                        return (struct seg_i64_i64_i64_bool_bool_i64_i64_i64){4, position, position, false, false, 0, 0, 0};
                    }
                    data_value_2 = seg_read_s4le(data, position);
                    position = (position + 4);
                    data_value_7 = data_value_2;
                } else {
                    if ((kind == 8)) {
                        if (((end - position) < 8)) {
                            return (struct seg_i64_i64_i64_bool_bool_i64_i64_i64){4, position, position, false, false, 0, 0, 0};
                        }
                        data_value_3 = seg_read_s8le(data, position);
                        position = (position + 8);
                        data_value_7 = data_value_3;
                    } else {
                        if ((kind == 3)) {
                            if (((end - position) < 1)) {
                                return (struct seg_i64_i64_i64_bool_bool_i64_i64_i64){6, position, position, false, false, 0, 0, 0};
                            }
                            data_len_low = seg_read_u1(data, position);
                            data_value_start = (position + 1);
                            data_len_value = (seg_shl((encoding & 15), 8) | data_len_low);
                            position = (position + 1);
                            if ((data_len_value > (end - position))) {
                                return (struct seg_i64_i64_i64_bool_bool_i64_i64_i64){4, data_value_start, position, false, false, 0, 0, 0};
                            }
                            data_value_position = position;
                            position = (position + data_len_value);
                            data_len_value_4 = data_len_value;
                            data_value_position_4 = data_value_position;
                            data_value_length = data_len_value;
                        } else {
                            if ((kind == 4)) {
                                if (((end - position) < 4)) {
                                    return (struct seg_i64_i64_i64_bool_bool_i64_i64_i64){7, position, position, false, false, 0, 0, 0};
                                }
                                data_len_value_2 = seg_read_u4le(data, position);
                                data_value_start_2 = (position + 4);
                                position = (position + 4);
                                if ((data_len_value_2 > (end - position))) {
                                    return (struct seg_i64_i64_i64_bool_bool_i64_i64_i64){4, data_value_start_2, position, false, false, 0, 0, 0};
                                }
                                data_value_position_2 = position;
                                position = (position + data_len_value_2);
                                data_len_value_4 = data_len_value_2;
                                data_value_position_4 = data_value_position_2;
                                data_value_length = data_len_value_2;
                            } else {
                                if ((kind == 1)) {
                                    data_value_start_3 = position;
                                    data_len_value_3 = (encoding & 63);
                                    if ((data_len_value_3 > (end - position))) {
                                        return (struct seg_i64_i64_i64_bool_bool_i64_i64_i64){4, data_value_start_3, position, false, false, 0, 0, 0};
                                    }
                                    data_value_position_3 = position;
                                    position = (position + data_len_value_3);
                                    data_len_value_4 = data_len_value_3;
                                    data_value_position_4 = data_value_position_3;
                                    data_value_length = data_len_value_3;
                                } else {
                                    if ((kind == 0)) {
                                        data_value_6 = (encoding & 127);
                                        data_value_7 = data_value_6;
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    is_end = (encoding == 255);
    len_body = ((kind == 0) ? 1 : ((kind == 1) ? (1 + data_len_value_4) : ((kind == 2) ? 2 : ((kind == 3) ? (2 + data_len_value_4) : ((kind == 4) ? (5 + data_len_value_4) : ((kind == 5) ? 3 : ((kind == 6) ? 4 : ((kind == 7) ? 5 : ((kind == 8) ? 9 : 1)))))))));
    num_backlen = (is_end ? 0 : ((len_body <= 127) ? 1 : ((len_body < 16383) ? 2 : ((len_body < 2097151) ? 3 : ((len_body < 268435455) ? 4 : 5)))));
    seg_2 = num_backlen;
    for (seg_1 = 0; seg_1 < seg_2; seg_1++) {
        backlen_index = seg_1;
        if (((end - position) < 1)) {
            return (struct seg_i64_i64_i64_bool_bool_i64_i64_i64){8, position, position, false, false, 0, 0, 0};
        }
        backlen = seg_read_u1(data, position);
        if (((7 * ((num_backlen - 1) - backlen_index)) < 0)) {
            return (struct seg_i64_i64_i64_bool_bool_i64_i64_i64){9, position, position, false, false, 0, 0, 0};
        }
        if ((backlen != ((seg_shr(len_body, (7 * ((num_backlen - 1) - backlen_index))) & 127) | ((backlen_index == 0) ? 0 : 128)))) {
            return (struct seg_i64_i64_i64_bool_bool_i64_i64_i64){10, position, position, false, false, 0, 0, 0};
        }
        position = (position + 1);
    }
    is_str = ((kind == 1) || (kind == 3) || (kind == 4));
    is_int = !(is_end || is_str);
    int_value = 0;
    if (is_int) {
        int_value = data_value_7;
    }
    return (struct seg_i64_i64_i64_bool_bool_i64_i64_i64){0, 0, position, is_int, is_end, int_value, data_value_position_4, data_value_length};
}

SEG_INLINE struct seg_i64_i64_i64_i64 segspec_kernels_mojo_entry_fields_scan_inline(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, int64_t num_master_fields, int64_t has_lp_count, int64_t num_elements_before, int64_t num_live_before, struct segspec_kernels_mojo_entry_fields_Columns columns) {
    seg_u8 c_role = {0};
    seg_i64 c_int_value = {0};
    seg_i64 c_text_position = {0};
    seg_i64 c_text_length = {0};
    seg_u8 c_is_end = {0};
    seg_u8 c_is_deleted = {0};
    seg_i64 c_other_flags = {0};
    seg_i64 c_ms_difference = {0};
    seg_i64 c_seq_difference = {0};
    seg_i64 c_num_elements = {0};
    seg_i64 c_num_live = {0};
    seg_i64 c_end = {0};
    int64_t rows = 0;
    int64_t count = 0;
    int64_t committed = 0;
    int64_t position = 0;
    int64_t frame_start = 0;
    int64_t flags_start = 0;
    int64_t status = 0;
    int64_t error = 0;
    bool flags_is_int = 0;
    bool flags_is_end = 0;
    int64_t flags_int_value = 0;
    int64_t content_ms_difference_data_value_position = 0;
    int64_t content_ms_difference_data_value_length = 0;
    int64_t content_ms_difference_int_value_2 = 0;
    int64_t content_seq_difference_int_value_2 = 0;
    int64_t content_num_elements = 0;
    int64_t content_ms_difference_start = 0;
    bool content_ms_difference_is_int = 0;
    int64_t content_ms_difference_int_value = 0;
    int64_t content_ms_difference_data_value_position_4 = 0;
    int64_t content_ms_difference_data_value_length_2 = 0;
    int64_t content_seq_difference_start = 0;
    bool content_seq_difference_is_int = 0;
    int64_t content_seq_difference_int_value = 0;
    bool has_same_fields = 0;
    int64_t content_num_fields_int_value_2 = 0;
    int64_t content_num_fields_start = 0;
    bool content_num_fields_is_int = 0;
    int64_t content_num_fields_int_value = 0;
    int64_t content_pairs_index = 0;
    int64_t content_pairs_name_start = 0;
    bool content_pairs_name_is_end = 0;
    int64_t content_pairs_name_int_value = 0;
    int64_t content_pairs_name_data_value_position_4 = 0;
    int64_t content_pairs_name_data_value_length = 0;
    int64_t content_pairs_value_start = 0;
    bool content_pairs_value_is_end = 0;
    int64_t content_pairs_value_int_value = 0;
    int64_t content_pairs_value_data_value_position_4 = 0;
    int64_t content_pairs_value_data_value_length = 0;
    int64_t content_values_index = 0;
    int64_t content_values_start = 0;
    bool content_values_is_end = 0;
    int64_t content_values_int_value = 0;
    int64_t content_values_data_value_position_4 = 0;
    int64_t content_values_data_value_length = 0;
    int64_t content_lp_count_start = 0;
    bool content_lp_count_is_int = 0;
    int64_t content_lp_count_int_value = 0;
    bool condition_2 = 0;
    int64_t choice = 0;
    int64_t content_num_counted = 0;
    bool condition = 0;
    int64_t choice_2 = 0;
    int64_t content_num_counted_2 = 0;
    bool is_deleted = 0;
    int64_t other_flags = 0;
    int64_t num_elements_through = 0;
    int64_t num_live_through = 0;
    struct seg_i64_i64_i64_bool_bool_i64_i64_i64 seg_1 = {0};
    struct seg_i64_i64_i64_bool_bool_i64_i64_i64 seg_2 = {0};
    struct seg_i64_i64_i64_bool_bool_i64_i64_i64 seg_3 = {0};
    struct seg_i64_i64_i64_bool_bool_i64_i64_i64 seg_4 = {0};
    int64_t seg_5 = 0;
    int64_t seg_6 = 0;
    struct seg_i64_i64_i64_bool_bool_i64_i64_i64 seg_7 = {0};
    struct seg_i64_i64_i64_bool_bool_i64_i64_i64 seg_8 = {0};
    int64_t seg_9 = 0;
    int64_t seg_10 = 0;
    struct seg_i64_i64_i64_bool_bool_i64_i64_i64 seg_11 = {0};
    struct seg_i64_i64_i64_bool_bool_i64_i64_i64 seg_12 = {0};
    c_role = columns.role;
    c_int_value = columns.int_value;
    c_text_position = columns.text_position;
    c_text_length = columns.text_length;
    c_is_end = columns.is_end;
    c_is_deleted = columns.is_deleted;
    c_other_flags = columns.other_flags;
    c_ms_difference = columns.ms_difference;
    c_seq_difference = columns.seq_difference;
    c_num_elements = columns.num_elements;
    c_num_live = columns.num_live;
    c_end = columns.end;
    rows = 0;
    count = 0;
    committed = start;
    position = start;
    while ((position < stop)) {
        frame_start = position;
        flags_start = position;
        seg_1 = segspec_kernels_mojo_entry_fields_listpack_element_inline(data, position, end, 0);
        status = seg_1.f0;
        error = seg_1.f1;
        position = seg_1.f2;
        flags_is_int = seg_1.f3;
        flags_is_end = seg_1.f4;
        flags_int_value = seg_1.f5;
        if ((status != 0)) {
            return (struct seg_i64_i64_i64_i64){rows, committed, (1 + status), error};
        }
        if (!(flags_is_int || flags_is_end)) {
            return (struct seg_i64_i64_i64_i64){rows, committed, 12, flags_start};
        }
        content_ms_difference_data_value_position = 0;
        content_ms_difference_data_value_length = (-1);
        content_ms_difference_int_value_2 = 0;
        content_seq_difference_int_value_2 = 0;
        content_num_elements = 0;
        if (!flags_is_end) {
            content_ms_difference_start = position;
            seg_2 = segspec_kernels_mojo_entry_fields_listpack_element_inline(data, position, end, 0);
            status = seg_2.f0;
            error = seg_2.f1;
            position = seg_2.f2;
            content_ms_difference_is_int = seg_2.f3;
            content_ms_difference_int_value = seg_2.f5;
            content_ms_difference_data_value_position_4 = seg_2.f6;
            content_ms_difference_data_value_length_2 = seg_2.f7;
            if ((status != 0)) {
                return (struct seg_i64_i64_i64_i64){rows, committed, (12 + status), error};
            }
            if (!content_ms_difference_is_int) {
                return (struct seg_i64_i64_i64_i64){rows, committed, 23, content_ms_difference_start};
            }
            content_seq_difference_start = position;
            seg_3 = segspec_kernels_mojo_entry_fields_listpack_element_inline(data, position, end, 0);
            status = seg_3.f0;
            error = seg_3.f1;
            position = seg_3.f2;
            content_seq_difference_is_int = seg_3.f3;
            content_seq_difference_int_value = seg_3.f5;
            if ((status != 0)) {
                return (struct seg_i64_i64_i64_i64){rows, committed, (23 + status), error};
            }
            if (!content_seq_difference_is_int) {
                return (struct seg_i64_i64_i64_i64){rows, committed, 34, content_seq_difference_start};
            }
            has_same_fields = (!flags_is_end && ((flags_int_value & 2) != 0));
            content_num_fields_int_value_2 = 0;
            if (!has_same_fields) {
                content_num_fields_start = position;
                seg_4 = segspec_kernels_mojo_entry_fields_listpack_element_inline(data, position, end, 0);
                status = seg_4.f0;
                error = seg_4.f1;
                position = seg_4.f2;
                content_num_fields_is_int = seg_4.f3;
                content_num_fields_int_value = seg_4.f5;
                if ((status != 0)) {
                    return (struct seg_i64_i64_i64_i64){rows, committed, (34 + status), error};
                }
                if (!(content_num_fields_is_int && (content_num_fields_int_value >= 0))) {
                    return (struct seg_i64_i64_i64_i64){rows, committed, 45, content_num_fields_start};
                }
                content_num_fields_int_value_2 = content_num_fields_int_value;
            }
            if (!has_same_fields) {
                seg_6 = content_num_fields_int_value_2;
                for (seg_5 = 0; seg_5 < seg_6; seg_5++) {
                    content_pairs_index = seg_5;
                    content_pairs_name_start = position;
                    seg_7 = segspec_kernels_mojo_entry_fields_listpack_element_inline(data, position, end, 0);
                    status = seg_7.f0;
                    error = seg_7.f1;
                    position = seg_7.f2;
                    content_pairs_name_is_end = seg_7.f4;
                    content_pairs_name_int_value = seg_7.f5;
                    content_pairs_name_data_value_position_4 = seg_7.f6;
                    content_pairs_name_data_value_length = seg_7.f7;
                    if ((status != 0)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, (45 + status), error};
                    }
                    if ((count >= capacity)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 1, committed};
                    }
                    SEG_AT(c_role, count) = 1;
                    SEG_AT(c_int_value, count) = content_pairs_name_int_value;
                    SEG_AT(c_text_position, count) = content_pairs_name_data_value_position_4;
                    SEG_AT(c_text_length, count) = content_pairs_name_data_value_length;
                    SEG_AT(c_is_end, count) = 0;
                    SEG_AT(c_is_deleted, count) = 0;
                    SEG_AT(c_other_flags, count) = 0;
                    SEG_AT(c_ms_difference, count) = 0;
                    SEG_AT(c_seq_difference, count) = 0;
                    SEG_AT(c_num_elements, count) = 0;
                    SEG_AT(c_num_live, count) = 0;
                    SEG_AT(c_end, count) = 0;
                    count = (count + 1);
                    if (content_pairs_name_is_end) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 56, content_pairs_name_start};
                    }
                    content_pairs_value_start = position;
                    seg_8 = segspec_kernels_mojo_entry_fields_listpack_element_inline(data, position, end, 0);
                    status = seg_8.f0;
                    error = seg_8.f1;
                    position = seg_8.f2;
                    content_pairs_value_is_end = seg_8.f4;
                    content_pairs_value_int_value = seg_8.f5;
                    content_pairs_value_data_value_position_4 = seg_8.f6;
                    content_pairs_value_data_value_length = seg_8.f7;
                    if ((status != 0)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, (56 + status), error};
                    }
                    if ((count >= capacity)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 1, committed};
                    }
                    SEG_AT(c_role, count) = 2;
                    SEG_AT(c_int_value, count) = content_pairs_value_int_value;
                    SEG_AT(c_text_position, count) = content_pairs_value_data_value_position_4;
                    SEG_AT(c_text_length, count) = content_pairs_value_data_value_length;
                    SEG_AT(c_is_end, count) = 0;
                    SEG_AT(c_is_deleted, count) = 0;
                    SEG_AT(c_other_flags, count) = 0;
                    SEG_AT(c_ms_difference, count) = 0;
                    SEG_AT(c_seq_difference, count) = 0;
                    SEG_AT(c_num_elements, count) = 0;
                    SEG_AT(c_num_live, count) = 0;
                    SEG_AT(c_end, count) = 0;
                    count = (count + 1);
                    if (content_pairs_value_is_end) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 67, content_pairs_value_start};
                    }
                }
            }
            if (has_same_fields) {
                seg_10 = num_master_fields;
                for (seg_9 = 0; seg_9 < seg_10; seg_9++) {
                    content_values_index = seg_9;
                    content_values_start = position;
                    seg_11 = segspec_kernels_mojo_entry_fields_listpack_element_inline(data, position, end, 0);
                    status = seg_11.f0;
                    error = seg_11.f1;
                    position = seg_11.f2;
                    content_values_is_end = seg_11.f4;
                    content_values_int_value = seg_11.f5;
                    content_values_data_value_position_4 = seg_11.f6;
                    content_values_data_value_length = seg_11.f7;
                    if ((status != 0)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, (67 + status), error};
                    }
                    if ((count >= capacity)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 1, committed};
                    }
                    SEG_AT(c_role, count) = 3;
                    SEG_AT(c_int_value, count) = content_values_int_value;
                    SEG_AT(c_text_position, count) = content_values_data_value_position_4;
                    SEG_AT(c_text_length, count) = content_values_data_value_length;
                    SEG_AT(c_is_end, count) = 0;
                    SEG_AT(c_is_deleted, count) = 0;
                    SEG_AT(c_other_flags, count) = 0;
                    SEG_AT(c_ms_difference, count) = 0;
                    SEG_AT(c_seq_difference, count) = 0;
                    SEG_AT(c_num_elements, count) = 0;
                    SEG_AT(c_num_live, count) = 0;
                    SEG_AT(c_end, count) = 0;
                    count = (count + 1);
                    if (content_values_is_end) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 78, content_values_start};
                    }
                }
            }
            if ((has_lp_count != 0)) {
                content_lp_count_start = position;
                seg_12 = segspec_kernels_mojo_entry_fields_listpack_element_inline(data, position, end, 0);
                status = seg_12.f0;
                error = seg_12.f1;
                position = seg_12.f2;
                content_lp_count_is_int = seg_12.f3;
                content_lp_count_int_value = seg_12.f5;
                if ((status != 0)) {
                    return (struct seg_i64_i64_i64_i64){rows, committed, (78 + status), error};
                }
                condition_2 = content_lp_count_is_int;
                if (condition_2) {
                    if (has_same_fields) {
                        choice = num_master_fields;
                    } else {
                        if (seg_multiply_overflows(2, content_num_fields_int_value_2)) {
                            return (struct seg_i64_i64_i64_i64){rows, committed, 89, content_lp_count_start};
                        }
                        if (seg_add_overflows(1, (2 * content_num_fields_int_value_2))) {
                            return (struct seg_i64_i64_i64_i64){rows, committed, 89, content_lp_count_start};
                        }
                        choice = (1 + (2 * content_num_fields_int_value_2));
                    }
                    if (seg_add_overflows(3, choice)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 89, content_lp_count_start};
                    }
                    content_num_counted = (3 + choice);
                    condition = (content_lp_count_int_value == content_num_counted);
                    if (!condition) {
                        if (seg_add_overflows(content_num_counted, 1)) {
                            return (struct seg_i64_i64_i64_i64){rows, committed, 90, content_lp_count_start};
                        }
                        condition = (content_lp_count_int_value == (content_num_counted + 1));
                    }
                    condition_2 = condition;
                }
                if (!condition_2) {
                    return (struct seg_i64_i64_i64_i64){rows, committed, 91, content_lp_count_start};
                }
            }
            content_ms_difference_data_value_position = content_ms_difference_data_value_position_4;
            content_ms_difference_data_value_length = content_ms_difference_data_value_length_2;
            content_ms_difference_int_value_2 = content_ms_difference_int_value;
            content_seq_difference_int_value_2 = content_seq_difference_int_value;
            if (has_same_fields) {
                choice_2 = num_master_fields;
            } else {
                if (seg_multiply_overflows(2, content_num_fields_int_value_2)) {
                    return (struct seg_i64_i64_i64_i64){rows, committed, 89, 0};
                }
                if (seg_add_overflows(1, (2 * content_num_fields_int_value_2))) {
                    return (struct seg_i64_i64_i64_i64){rows, committed, 89, 0};
                }
                choice_2 = (1 + (2 * content_num_fields_int_value_2));
            }
            if (seg_add_overflows(3, choice_2)) {
                return (struct seg_i64_i64_i64_i64){rows, committed, 89, 0};
            }
            content_num_counted_2 = (3 + choice_2);
            if (seg_add_overflows(content_num_counted_2, ((has_lp_count != 0) ? 1 : 0))) {
                return (struct seg_i64_i64_i64_i64){rows, committed, 92, 0};
            }
            content_num_elements = (content_num_counted_2 + ((has_lp_count != 0) ? 1 : 0));
        }
        is_deleted = (!flags_is_end && ((flags_int_value & 1) != 0));
        other_flags = (flags_is_end ? 0 : (flags_int_value & (-4)));
        if (seg_add_overflows(num_elements_before, (flags_is_end ? 0 : content_num_elements))) {
            return (struct seg_i64_i64_i64_i64){rows, committed, 93, 0};
        }
        num_elements_through = (num_elements_before + (flags_is_end ? 0 : content_num_elements));
        if (seg_add_overflows(num_live_before, ((flags_is_end || is_deleted) ? 0 : 1))) {
            return (struct seg_i64_i64_i64_i64){rows, committed, 94, 0};
        }
        num_live_through = (num_live_before + ((flags_is_end || is_deleted) ? 0 : 1));
        if ((count >= capacity)) {
            return (struct seg_i64_i64_i64_i64){rows, committed, 1, committed};
        }
        SEG_AT(c_role, count) = 4;
        SEG_AT(c_int_value, count) = 0;
        SEG_AT(c_text_position, count) = content_ms_difference_data_value_position;
        SEG_AT(c_text_length, count) = content_ms_difference_data_value_length;
        SEG_AT(c_is_end, count) = flags_is_end;
        SEG_AT(c_is_deleted, count) = is_deleted;
        SEG_AT(c_other_flags, count) = other_flags;
        SEG_AT(c_ms_difference, count) = content_ms_difference_int_value_2;
        SEG_AT(c_seq_difference, count) = content_seq_difference_int_value_2;
        SEG_AT(c_num_elements, count) = num_elements_through;
        SEG_AT(c_num_live, count) = num_live_through;
        SEG_AT(c_end, count) = position;
        count = (count + 1);
        rows = count;
        committed = position;
    }
    return (struct seg_i64_i64_i64_i64){rows, committed, 0, committed};
}

SEG_INLINE struct seg_i64_i64_i64_bool_i64_i64_i64_bool segspec_kernels_mojo_names_listpack_element_inline(seg_u8 data, int64_t position, int64_t end, int64_t base) {
    int64_t encoding = 0;
    int64_t kind = 0;
    int64_t data_len_value_4 = 0;
    int64_t data_value_7 = 0;
    int64_t data_value_position_4 = 0;
    int64_t data_value_length = 0;
    int64_t data_low = 0;
    int64_t data_two_complement = 0;
    int64_t data_value_4 = 0;
    int64_t data_value = 0;
    int64_t data_low_2 = 0;
    int64_t data_high = 0;
    int64_t data_value_5 = 0;
    int64_t data_value_2 = 0;
    int64_t data_value_3 = 0;
    int64_t data_len_low = 0;
    int64_t data_value_start = 0;
    int64_t data_len_value = 0;
    int64_t data_value_position = 0;
    int64_t data_len_value_2 = 0;
    int64_t data_value_start_2 = 0;
    int64_t data_value_position_2 = 0;
    int64_t data_value_start_3 = 0;
    int64_t data_len_value_3 = 0;
    int64_t data_value_position_3 = 0;
    int64_t data_value_6 = 0;
    bool is_end = 0;
    int64_t len_body = 0;
    int64_t num_backlen = 0;
    int64_t backlen_index = 0;
    int64_t backlen = 0;
    bool is_str = 0;
    bool is_int = 0;
    int64_t int_value = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    if (((end - position) < 1)) {
        return (struct seg_i64_i64_i64_bool_i64_i64_i64_bool){1, position, position, false, 0, 0, 0, false};
    }
    encoding = seg_read_u1(data, position);
    if (!((encoding <= 244) || (encoding == 255))) {
        return (struct seg_i64_i64_i64_bool_i64_i64_i64_bool){2, position, position, false, 0, 0, 0, false};
    }
    kind = ((encoding < 128) ? 0 : ((encoding < 192) ? 1 : ((encoding < 224) ? 2 : ((encoding < 240) ? 3 : ((encoding == 240) ? 4 : ((encoding == 241) ? 5 : ((encoding == 242) ? 6 : ((encoding == 243) ? 7 : ((encoding == 244) ? 8 : 9)))))))));
    position = (position + 1);
    data_len_value_4 = 0;
    data_value_7 = 0;
    data_value_position_4 = 0;
    data_value_length = (-1);
    if ((kind == 2)) {
        if (((end - position) < 1)) {
            return (struct seg_i64_i64_i64_bool_i64_i64_i64_bool){3, position, position, false, 0, 0, 0, false};
        }
        data_low = seg_read_u1(data, position);
        position = (position + 1);
        data_two_complement = (seg_shl((encoding & 31), 8) | data_low);
        data_value_4 = ((data_two_complement >= 4096) ? (data_two_complement - 8192) : data_two_complement);
        data_value_7 = data_value_4;
    } else {
        if ((kind == 5)) {
            if (((end - position) < 2)) {
                return (struct seg_i64_i64_i64_bool_i64_i64_i64_bool){4, position, position, false, 0, 0, 0, false};
            }
            data_value = seg_read_s2le(data, position);
            position = (position + 2);
            data_value_7 = data_value;
        } else {
            if ((kind == 6)) {
                if (((end - position) < 3)) {
                    if (((end - position) < 2)) {
                        return (struct seg_i64_i64_i64_bool_i64_i64_i64_bool){3, position, position, false, 0, 0, 0, false};
                    }
                    if (((end - position) < 3)) {
                        return (struct seg_i64_i64_i64_bool_i64_i64_i64_bool){5, (position + 2), position, false, 0, 0, 0, false};
                    }
                }
                data_low_2 = seg_read_u2le(data, position);
                data_high = seg_read_s1(data, (position + 2));
                position = (position + 3);
                data_value_5 = ((data_high * 65536) + data_low_2);
                data_value_7 = data_value_5;
            } else {
                if ((kind == 7)) {
                    if (((end - position) < 4)) {
                        return (struct seg_i64_i64_i64_bool_i64_i64_i64_bool){4, position, position, false, 0, 0, 0, false};
                    }
                    data_value_2 = seg_read_s4le(data, position);
                    position = (position + 4);
                    data_value_7 = data_value_2;
                } else {
                    if ((kind == 8)) {
                        if (((end - position) < 8)) {
                            return (struct seg_i64_i64_i64_bool_i64_i64_i64_bool){4, position, position, false, 0, 0, 0, false};
                        }
                        data_value_3 = seg_read_s8le(data, position);
                        position = (position + 8);
                        data_value_7 = data_value_3;
                    } else {
                        if ((kind == 3)) {
                            if (((end - position) < 1)) {
                                return (struct seg_i64_i64_i64_bool_i64_i64_i64_bool){6, position, position, false, 0, 0, 0, false};
                            }
                            data_len_low = seg_read_u1(data, position);
                            data_value_start = (position + 1);
                            data_len_value = (seg_shl((encoding & 15), 8) | data_len_low);
                            position = (position + 1);
                            if ((data_len_value > (end - position))) {
                                return (struct seg_i64_i64_i64_bool_i64_i64_i64_bool){4, data_value_start, position, false, 0, 0, 0, false};
                            }
                            data_value_position = position;
                            position = (position + data_len_value);
                            data_len_value_4 = data_len_value;
                            data_value_position_4 = data_value_position;
                            data_value_length = data_len_value;
                        } else {
                            if ((kind == 4)) {
                                if (((end - position) < 4)) {
                                    return (struct seg_i64_i64_i64_bool_i64_i64_i64_bool){7, position, position, false, 0, 0, 0, false};
                                }
                                data_len_value_2 = seg_read_u4le(data, position);
                                data_value_start_2 = (position + 4);
                                position = (position + 4);
                                if ((data_len_value_2 > (end - position))) {
                                    return (struct seg_i64_i64_i64_bool_i64_i64_i64_bool){4, data_value_start_2, position, false, 0, 0, 0, false};
                                }
                                data_value_position_2 = position;
                                position = (position + data_len_value_2);
                                data_len_value_4 = data_len_value_2;
                                data_value_position_4 = data_value_position_2;
                                data_value_length = data_len_value_2;
                            } else {
                                if ((kind == 1)) {
                                    data_value_start_3 = position;
                                    data_len_value_3 = (encoding & 63);
                                    if ((data_len_value_3 > (end - position))) {
                                        return (struct seg_i64_i64_i64_bool_i64_i64_i64_bool){4, data_value_start_3, position, false, 0, 0, 0, false};
                                    }
                                    data_value_position_3 = position;
                                    position = (position + data_len_value_3);
                                    data_len_value_4 = data_len_value_3;
                                    data_value_position_4 = data_value_position_3;
                                    data_value_length = data_len_value_3;
                                } else {
                                    if ((kind == 0)) {
                                        data_value_6 = (encoding & 127);
                                        data_value_7 = data_value_6;
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    is_end = (encoding == 255);
    len_body = ((kind == 0) ? 1 : ((kind == 1) ? (1 + data_len_value_4) : ((kind == 2) ? 2 : ((kind == 3) ? (2 + data_len_value_4) : ((kind == 4) ? (5 + data_len_value_4) : ((kind == 5) ? 3 : ((kind == 6) ? 4 : ((kind == 7) ? 5 : ((kind == 8) ? 9 : 1)))))))));
    num_backlen = (is_end ? 0 : ((len_body <= 127) ? 1 : ((len_body < 16383) ? 2 : ((len_body < 2097151) ? 3 : ((len_body < 268435455) ? 4 : 5)))));
    seg_2 = num_backlen;
    for (seg_1 = 0; seg_1 < seg_2; seg_1++) {
        backlen_index = seg_1;
        if (((end - position) < 1)) {
            return (struct seg_i64_i64_i64_bool_i64_i64_i64_bool){8, position, position, false, 0, 0, 0, false};
        }
        backlen = seg_read_u1(data, position);
        if (((7 * ((num_backlen - 1) - backlen_index)) < 0)) {
            return (struct seg_i64_i64_i64_bool_i64_i64_i64_bool){9, position, position, false, 0, 0, 0, false};
        }
        if ((backlen != ((seg_shr(len_body, (7 * ((num_backlen - 1) - backlen_index))) & 127) | ((backlen_index == 0) ? 0 : 128)))) {
            return (struct seg_i64_i64_i64_bool_i64_i64_i64_bool){10, position, position, false, 0, 0, 0, false};
        }
        position = (position + 1);
    }
    is_str = ((kind == 1) || (kind == 3) || (kind == 4));
    is_int = !(is_end || is_str);
    int_value = 0;
    if (is_int) {
        int_value = data_value_7;
    }
    return (struct seg_i64_i64_i64_bool_i64_i64_i64_bool){0, 0, position, is_int, int_value, data_value_position_4, data_value_length, is_end};
}

SEG_INLINE struct seg_i64_i64_i64_i64 segspec_kernels_mojo_names_scan_inline(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, int64_t form, int64_t has_tag, int64_t has_counts, struct segspec_kernels_mojo_names_Columns columns) {
    seg_i64 c_int_value = {0};
    seg_i64 c_text_position = {0};
    seg_i64 c_text_length = {0};
    int64_t rows = 0;
    int64_t count = 0;
    int64_t committed = 0;
    int64_t position = 0;
    int64_t frame_start = 0;
    int64_t tag_tag = 0;
    int64_t master_id_parts_ms_string_encoding_position = 0;
    int64_t master_id_parts_ms_string_backlen_position = 0;
    int64_t master_id_parts_seq_string_encoding_position = 0;
    int64_t master_id_parts_seq_string_backlen_position = 0;
    int64_t master_count_start = 0;
    int64_t status = 0;
    int64_t error = 0;
    bool master_count_is_int = 0;
    int64_t master_count_int_value = 0;
    int64_t master_deleted_start = 0;
    bool master_deleted_is_int = 0;
    int64_t master_deleted_int_value = 0;
    int64_t master_num_fields_start = 0;
    bool master_num_fields_is_int = 0;
    int64_t master_num_fields_int_value = 0;
    int64_t master_fields_index = 0;
    int64_t master_fields_start = 0;
    int64_t master_fields_int_value = 0;
    int64_t master_fields_data_value_position_4 = 0;
    int64_t master_fields_data_value_length = 0;
    bool master_fields_is_end = 0;
    int64_t master_null_element_start = 0;
    bool master_null_element_is_int = 0;
    int64_t master_null_element_int_value = 0;
    struct seg_i64_i64_i64_bool_i64_i64_i64_bool seg_1 = {0};
    struct seg_i64_i64_i64_bool_i64_i64_i64_bool seg_2 = {0};
    struct seg_i64_i64_i64_bool_i64_i64_i64_bool seg_3 = {0};
    int64_t seg_4 = 0;
    int64_t seg_5 = 0;
    struct seg_i64_i64_i64_bool_i64_i64_i64_bool seg_6 = {0};
    struct seg_i64_i64_i64_bool_i64_i64_i64_bool seg_7 = {0};
    c_int_value = columns.int_value;
    c_text_position = columns.text_position;
    c_text_length = columns.text_length;
    rows = 0;
    count = 0;
    committed = start;
    position = start;
    while ((position < stop)) {
        frame_start = position;
        if ((has_tag != 0)) {
            if (((end - position) < 2)) {
                return (struct seg_i64_i64_i64_i64){rows, committed, 2, position};
            }
            tag_tag = seg_read_u2be(data, position);
            if ((tag_tag != 23376)) {
                return (struct seg_i64_i64_i64_i64){rows, committed, 3, position};
            }
            position = (position + 2);
        }
        if ((form == 1)) {
            if (((end - position) < 16)) {
                if (((end - position) < 8)) {
                    return (struct seg_i64_i64_i64_i64){rows, committed, 4, position};
                }
                if (((end - position) < 16)) {
                    return (struct seg_i64_i64_i64_i64){rows, committed, 5, (position + 8)};
                }
            }
            position = (position + 16);
        } else {
            if ((form == 0)) {
                if (((end - position) < 16)) {
                    if (((end - position) < 8)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 4, position};
                    }
                    if (((end - position) < 16)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 5, (position + 8)};
                    }
                }
                position = (position + 16);
            } else {
                if ((form == 2)) {
                    if (((end - position) < 1)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 6, position};
                    }
                    master_id_parts_ms_string_encoding_position = position;
                    if ((seg_read_u1(data, master_id_parts_ms_string_encoding_position) != 136)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 7, position};
                    }
                    if (((end - position) < 10)) {
                        if (((end - position) < 9)) {
                            return (struct seg_i64_i64_i64_i64){rows, committed, 8, (position + 1)};
                        }
                        if (((end - position) < 10)) {
                            return (struct seg_i64_i64_i64_i64){rows, committed, 9, (position + 9)};
                        }
                    }
                    master_id_parts_ms_string_backlen_position = (position + 9);
                    if ((seg_read_u1(data, master_id_parts_ms_string_backlen_position) != 9)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 10, (position + 9)};
                    }
                    if (((end - position) < 11)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 11, (position + 10)};
                    }
                    master_id_parts_seq_string_encoding_position = (position + 10);
                    if ((seg_read_u1(data, master_id_parts_seq_string_encoding_position) != 136)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 12, (position + 10)};
                    }
                    if (((end - position) < 20)) {
                        if (((end - position) < 19)) {
                            return (struct seg_i64_i64_i64_i64){rows, committed, 13, (position + 11)};
                        }
                        if (((end - position) < 20)) {
                            return (struct seg_i64_i64_i64_i64){rows, committed, 14, (position + 19)};
                        }
                    }
                    master_id_parts_seq_string_backlen_position = (position + 19);
                    if ((seg_read_u1(data, master_id_parts_seq_string_backlen_position) != 9)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 15, (position + 19)};
                    }
                    position = (position + 20);
                }
            }
        }
        if ((has_counts != 0)) {
            master_count_start = position;
            seg_1 = segspec_kernels_mojo_names_listpack_element_inline(data, position, end, 0);
            status = seg_1.f0;
            error = seg_1.f1;
            position = seg_1.f2;
            master_count_is_int = seg_1.f3;
            master_count_int_value = seg_1.f4;
            if ((status != 0)) {
                return (struct seg_i64_i64_i64_i64){rows, committed, (15 + status), error};
            }
            if (!(master_count_is_int && (master_count_int_value >= 0))) {
                return (struct seg_i64_i64_i64_i64){rows, committed, 26, master_count_start};
            }
        }
        if ((has_counts != 0)) {
            master_deleted_start = position;
            seg_2 = segspec_kernels_mojo_names_listpack_element_inline(data, position, end, 0);
            status = seg_2.f0;
            error = seg_2.f1;
            position = seg_2.f2;
            master_deleted_is_int = seg_2.f3;
            master_deleted_int_value = seg_2.f4;
            if ((status != 0)) {
                return (struct seg_i64_i64_i64_i64){rows, committed, (26 + status), error};
            }
            if (!(master_deleted_is_int && (master_deleted_int_value >= 0))) {
                return (struct seg_i64_i64_i64_i64){rows, committed, 37, master_deleted_start};
            }
        }
        master_num_fields_start = position;
        seg_3 = segspec_kernels_mojo_names_listpack_element_inline(data, position, end, 0);
        status = seg_3.f0;
        error = seg_3.f1;
        position = seg_3.f2;
        master_num_fields_is_int = seg_3.f3;
        master_num_fields_int_value = seg_3.f4;
        if ((status != 0)) {
            return (struct seg_i64_i64_i64_i64){rows, committed, (37 + status), error};
        }
        if (!(master_num_fields_is_int && (master_num_fields_int_value >= 0))) {
            return (struct seg_i64_i64_i64_i64){rows, committed, 48, master_num_fields_start};
        }
        seg_5 = master_num_fields_int_value;
        for (seg_4 = 0; seg_4 < seg_5; seg_4++) {
            master_fields_index = seg_4;
            master_fields_start = position;
            seg_6 = segspec_kernels_mojo_names_listpack_element_inline(data, position, end, 0);
            status = seg_6.f0;
            error = seg_6.f1;
            position = seg_6.f2;
            master_fields_int_value = seg_6.f4;
            master_fields_data_value_position_4 = seg_6.f5;
            master_fields_data_value_length = seg_6.f6;
            master_fields_is_end = seg_6.f7;
            if ((status != 0)) {
                return (struct seg_i64_i64_i64_i64){rows, committed, (48 + status), error};
            }
            if ((count >= capacity)) {
                return (struct seg_i64_i64_i64_i64){rows, committed, 1, committed};
            }
            SEG_AT(c_int_value, count) = master_fields_int_value;
            SEG_AT(c_text_position, count) = master_fields_data_value_position_4;
            SEG_AT(c_text_length, count) = master_fields_data_value_length;
            count = (count + 1);
            if (master_fields_is_end) {
                return (struct seg_i64_i64_i64_i64){rows, committed, 59, master_fields_start};
            }
        }
        master_null_element_start = position;
        seg_7 = segspec_kernels_mojo_names_listpack_element_inline(data, position, end, 0);
        status = seg_7.f0;
        error = seg_7.f1;
        position = seg_7.f2;
        master_null_element_is_int = seg_7.f3;
        master_null_element_int_value = seg_7.f4;
        if ((status != 0)) {
            return (struct seg_i64_i64_i64_i64){rows, committed, (59 + status), error};
        }
        if (!(master_null_element_is_int && (master_null_element_int_value == 0))) {
            return (struct seg_i64_i64_i64_i64){rows, committed, 70, master_null_element_start};
        }
        rows = count;
        committed = position;
    }
    return (struct seg_i64_i64_i64_i64){rows, committed, 0, committed};
}

SEG_INLINE struct segspec_kernels_listpack_elements_Row segspec_kernels_listpack_elements_frame_inline(seg_u8 data, int64_t position, int64_t end) {
    int64_t frame_start = 0;
    int64_t encoding = 0;
    int64_t kind = 0;
    int64_t data_len_value_4 = 0;
    int64_t data_len_low = 0;
    int64_t data_value_start = 0;
    int64_t data_len_value = 0;
    int64_t data_len_value_2 = 0;
    int64_t data_value_start_2 = 0;
    int64_t data_value_start_3 = 0;
    int64_t data_len_value_3 = 0;
    bool is_end = 0;
    int64_t len_body = 0;
    int64_t num_backlen = 0;
    int64_t backlen_index = 0;
    int64_t backlen = 0;
    bool row_is_end = 0;
    int64_t row_end = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    SEG_PREFETCH(data, position);
    frame_start = position;
    if (((end - position) < 1)) {
        return (struct segspec_kernels_listpack_elements_Row){2, position, false, 0};
    }
    encoding = seg_read_u1(data, position);
    if (!((encoding <= 244) || (encoding == 255))) {
        return (struct segspec_kernels_listpack_elements_Row){3, position, false, 0};
    }
    kind = ((encoding < 128) ? 0 : ((encoding < 192) ? 1 : ((encoding < 224) ? 2 : ((encoding < 240) ? 3 : ((encoding == 240) ? 4 : ((encoding == 241) ? 5 : ((encoding == 242) ? 6 : ((encoding == 243) ? 7 : ((encoding == 244) ? 8 : 9)))))))));
    position = (position + 1);
    data_len_value_4 = 0;
    if ((kind == 2)) {
        if (((end - position) < 1)) {
            return (struct segspec_kernels_listpack_elements_Row){4, position, false, 0};
        }
        position = (position + 1);
    } else {
        if ((kind == 5)) {
            if (((end - position) < 2)) {
                return (struct segspec_kernels_listpack_elements_Row){5, position, false, 0};
            }
            position = (position + 2);
        } else {
            if ((kind == 6)) {
                if (((end - position) < 3)) {
                    if (((end - position) < 2)) {
                        return (struct segspec_kernels_listpack_elements_Row){4, position, false, 0};
                    }
                    if (((end - position) < 3)) {
                        return (struct segspec_kernels_listpack_elements_Row){6, (position + 2), false, 0};
                    }
                }
                position = (position + 3);
            } else {
                if ((kind == 7)) {
                    if (((end - position) < 4)) {
                        return (struct segspec_kernels_listpack_elements_Row){5, position, false, 0};
                    }
                    position = (position + 4);
                } else {
                    if ((kind == 8)) {
                        if (((end - position) < 8)) {
                            return (struct segspec_kernels_listpack_elements_Row){5, position, false, 0};
                        }
                        position = (position + 8);
                    } else {
                        if ((kind == 3)) {
                            if (((end - position) < 1)) {
                                return (struct segspec_kernels_listpack_elements_Row){7, position, false, 0};
                            }
                            data_len_low = seg_read_u1(data, position);
                            data_value_start = (position + 1);
                            data_len_value = (seg_shl((encoding & 15), 8) | data_len_low);
                            position = (position + 1);
                            if ((data_len_value > (end - position))) {
                                return (struct segspec_kernels_listpack_elements_Row){5, data_value_start, false, 0};
                            }
                            position = (position + data_len_value);
                            data_len_value_4 = data_len_value;
                        } else {
                            if ((kind == 4)) {
                                if (((end - position) < 4)) {
                                    return (struct segspec_kernels_listpack_elements_Row){8, position, false, 0};
                                }
                                data_len_value_2 = seg_read_u4le(data, position);
                                data_value_start_2 = (position + 4);
                                position = (position + 4);
                                if ((data_len_value_2 > (end - position))) {
                                    return (struct segspec_kernels_listpack_elements_Row){5, data_value_start_2, false, 0};
                                }
                                position = (position + data_len_value_2);
                                data_len_value_4 = data_len_value_2;
                            } else {
                                if ((kind == 1)) {
                                    data_value_start_3 = position;
                                    data_len_value_3 = (encoding & 63);
                                    if ((data_len_value_3 > (end - position))) {
                                        return (struct segspec_kernels_listpack_elements_Row){5, data_value_start_3, false, 0};
                                    }
                                    position = (position + data_len_value_3);
                                    data_len_value_4 = data_len_value_3;
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    is_end = (encoding == 255);
    len_body = ((kind == 0) ? 1 : ((kind == 1) ? (1 + data_len_value_4) : ((kind == 2) ? 2 : ((kind == 3) ? (2 + data_len_value_4) : ((kind == 4) ? (5 + data_len_value_4) : ((kind == 5) ? 3 : ((kind == 6) ? 4 : ((kind == 7) ? 5 : ((kind == 8) ? 9 : 1)))))))));
    num_backlen = (is_end ? 0 : ((len_body <= 127) ? 1 : ((len_body < 16383) ? 2 : ((len_body < 2097151) ? 3 : ((len_body < 268435455) ? 4 : 5)))));
    seg_2 = num_backlen;
    for (seg_1 = 0; seg_1 < seg_2; seg_1++) {
        backlen_index = seg_1;
        if (((end - position) < 1)) {
            return (struct segspec_kernels_listpack_elements_Row){9, position, false, 0};
        }
        backlen = seg_read_u1(data, position);
        if (((7 * ((num_backlen - 1) - backlen_index)) < 0)) {
            return (struct segspec_kernels_listpack_elements_Row){10, position, false, 0};
        }
        if ((backlen != ((seg_shr(len_body, (7 * ((num_backlen - 1) - backlen_index))) & 127) | ((backlen_index == 0) ? 0 : 128)))) {
            return (struct segspec_kernels_listpack_elements_Row){11, position, false, 0};
        }
        position = (position + 1);
    }
    row_is_end = is_end;
    row_end = position;
    return (struct segspec_kernels_listpack_elements_Row){0, position, row_is_end, row_end};
}

SEG_INLINE struct seg_i64_i64_i64_i64 segspec_kernels_listpack_elements_scan_inline(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_kernels_listpack_elements_Columns columns) {
    seg_bool c_is_end = {0};
    seg_i64 c_end = {0};
    int64_t rows = 0;
    int64_t position = 0;
    struct segspec_kernels_listpack_elements_Row row = {0};
    c_is_end = columns.is_end;
    c_end = columns.end;
    rows = 0;
    position = start;
    while ((position < stop)) {
        row = segspec_kernels_listpack_elements_frame_inline(data, position, end);
        if ((row.status != 0)) {
            return (struct seg_i64_i64_i64_i64){rows, position, row.status, row.reached};
        }
        if ((rows >= capacity)) {
            return (struct seg_i64_i64_i64_i64){rows, position, 1, position};
        }
        SEG_AT(c_is_end, rows) = row.is_end;
        SEG_AT(c_end, rows) = row.end;
        rows = (rows + 1);
        position = row.reached;
    }
    return (struct seg_i64_i64_i64_i64){rows, position, 0, position};
}

SEG_INLINE struct seg_i64_i64_i64_bool_i64 segspec_kernels_mojo_tails_listpack_element_inline(seg_u8 data, int64_t position, int64_t end, int64_t base) {
    int64_t encoding = 0;
    int64_t kind = 0;
    int64_t data_len_value_4 = 0;
    int64_t data_value_7 = 0;
    int64_t data_low = 0;
    int64_t data_two_complement = 0;
    int64_t data_value_4 = 0;
    int64_t data_value = 0;
    int64_t data_low_2 = 0;
    int64_t data_high = 0;
    int64_t data_value_5 = 0;
    int64_t data_value_2 = 0;
    int64_t data_value_3 = 0;
    int64_t data_len_low = 0;
    int64_t data_value_start = 0;
    int64_t data_len_value = 0;
    int64_t data_len_value_2 = 0;
    int64_t data_value_start_2 = 0;
    int64_t data_value_start_3 = 0;
    int64_t data_len_value_3 = 0;
    int64_t data_value_6 = 0;
    bool is_end = 0;
    int64_t len_body = 0;
    int64_t num_backlen = 0;
    int64_t backlen_index = 0;
    int64_t backlen = 0;
    bool is_str = 0;
    bool is_int = 0;
    int64_t int_value = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    if (((end - position) < 1)) {
        return (struct seg_i64_i64_i64_bool_i64){1, position, position, false, 0};
    }
    encoding = seg_read_u1(data, position);
    if (!((encoding <= 244) || (encoding == 255))) {
        return (struct seg_i64_i64_i64_bool_i64){2, position, position, false, 0};
    }
    kind = ((encoding < 128) ? 0 : ((encoding < 192) ? 1 : ((encoding < 224) ? 2 : ((encoding < 240) ? 3 : ((encoding == 240) ? 4 : ((encoding == 241) ? 5 : ((encoding == 242) ? 6 : ((encoding == 243) ? 7 : ((encoding == 244) ? 8 : 9)))))))));
    position = (position + 1);
    data_len_value_4 = 0;
    data_value_7 = 0;
    if ((kind == 2)) {
        if (((end - position) < 1)) {
            return (struct seg_i64_i64_i64_bool_i64){3, position, position, false, 0};
        }
        data_low = seg_read_u1(data, position);
        position = (position + 1);
        data_two_complement = (seg_shl((encoding & 31), 8) | data_low);
        data_value_4 = ((data_two_complement >= 4096) ? (data_two_complement - 8192) : data_two_complement);
        data_value_7 = data_value_4;
    } else {
        if ((kind == 5)) {
            if (((end - position) < 2)) {
                return (struct seg_i64_i64_i64_bool_i64){4, position, position, false, 0};
            }
            data_value = seg_read_s2le(data, position);
            position = (position + 2);
            data_value_7 = data_value;
        } else {
            if ((kind == 6)) {
                if (((end - position) < 3)) {
                    if (((end - position) < 2)) {
                        return (struct seg_i64_i64_i64_bool_i64){3, position, position, false, 0};
                    }
                    if (((end - position) < 3)) {
                        return (struct seg_i64_i64_i64_bool_i64){5, (position + 2), position, false, 0};
                    }
                }
                data_low_2 = seg_read_u2le(data, position);
                data_high = seg_read_s1(data, (position + 2));
                position = (position + 3);
                data_value_5 = ((data_high * 65536) + data_low_2);
                data_value_7 = data_value_5;
            } else {
                if ((kind == 7)) {
                    if (((end - position) < 4)) {
                        return (struct seg_i64_i64_i64_bool_i64){4, position, position, false, 0};
                    }
                    data_value_2 = seg_read_s4le(data, position);
                    position = (position + 4);
                    data_value_7 = data_value_2;
                } else {
                    if ((kind == 8)) {
                        if (((end - position) < 8)) {
                            return (struct seg_i64_i64_i64_bool_i64){4, position, position, false, 0};
                        }
                        data_value_3 = seg_read_s8le(data, position);
                        position = (position + 8);
                        data_value_7 = data_value_3;
                    } else {
                        if ((kind == 3)) {
                            if (((end - position) < 1)) {
                                return (struct seg_i64_i64_i64_bool_i64){6, position, position, false, 0};
                            }
                            data_len_low = seg_read_u1(data, position);
                            data_value_start = (position + 1);
                            data_len_value = (seg_shl((encoding & 15), 8) | data_len_low);
                            position = (position + 1);
                            if ((data_len_value > (end - position))) {
                                return (struct seg_i64_i64_i64_bool_i64){4, data_value_start, position, false, 0};
                            }
                            position = (position + data_len_value);
                            data_len_value_4 = data_len_value;
                        } else {
                            if ((kind == 4)) {
                                if (((end - position) < 4)) {
                                    return (struct seg_i64_i64_i64_bool_i64){7, position, position, false, 0};
                                }
                                data_len_value_2 = seg_read_u4le(data, position);
                                data_value_start_2 = (position + 4);
                                position = (position + 4);
                                if ((data_len_value_2 > (end - position))) {
                                    return (struct seg_i64_i64_i64_bool_i64){4, data_value_start_2, position, false, 0};
                                }
                                position = (position + data_len_value_2);
                                data_len_value_4 = data_len_value_2;
                            } else {
                                if ((kind == 1)) {
                                    data_value_start_3 = position;
                                    data_len_value_3 = (encoding & 63);
                                    if ((data_len_value_3 > (end - position))) {
                                        return (struct seg_i64_i64_i64_bool_i64){4, data_value_start_3, position, false, 0};
                                    }
                                    position = (position + data_len_value_3);
                                    data_len_value_4 = data_len_value_3;
                                } else {
                                    if ((kind == 0)) {
                                        data_value_6 = (encoding & 127);
                                        data_value_7 = data_value_6;
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    is_end = (encoding == 255);
    len_body = ((kind == 0) ? 1 : ((kind == 1) ? (1 + data_len_value_4) : ((kind == 2) ? 2 : ((kind == 3) ? (2 + data_len_value_4) : ((kind == 4) ? (5 + data_len_value_4) : ((kind == 5) ? 3 : ((kind == 6) ? 4 : ((kind == 7) ? 5 : ((kind == 8) ? 9 : 1)))))))));
    num_backlen = (is_end ? 0 : ((len_body <= 127) ? 1 : ((len_body < 16383) ? 2 : ((len_body < 2097151) ? 3 : ((len_body < 268435455) ? 4 : 5)))));
    seg_2 = num_backlen;
    for (seg_1 = 0; seg_1 < seg_2; seg_1++) {
        backlen_index = seg_1;
        if (((end - position) < 1)) {
            return (struct seg_i64_i64_i64_bool_i64){8, position, position, false, 0};
        }
        backlen = seg_read_u1(data, position);
        if (((7 * ((num_backlen - 1) - backlen_index)) < 0)) {
            return (struct seg_i64_i64_i64_bool_i64){9, position, position, false, 0};
        }
        if ((backlen != ((seg_shr(len_body, (7 * ((num_backlen - 1) - backlen_index))) & 127) | ((backlen_index == 0) ? 0 : 128)))) {
            return (struct seg_i64_i64_i64_bool_i64){10, position, position, false, 0};
        }
        position = (position + 1);
    }
    is_str = ((kind == 1) || (kind == 3) || (kind == 4));
    is_int = !(is_end || is_str);
    int_value = 0;
    if (is_int) {
        int_value = data_value_7;
    }
    return (struct seg_i64_i64_i64_bool_i64){0, 0, position, is_int, int_value};
}

SEG_INLINE struct seg_i64_i64_i64_i64 segspec_kernels_mojo_tails_listpack_fixed_u4string_inline(seg_u8 data, int64_t position, int64_t end, int64_t base) {
    int64_t encoding_position = 0;
    int64_t value = 0;
    int64_t backlen_position = 0;
    if (((end - position) < 1)) {
        return (struct seg_i64_i64_i64_i64){1, position, position, 0};
    }
    encoding_position = position;
    if ((seg_read_u1(data, encoding_position) != 132)) {
        return (struct seg_i64_i64_i64_i64){2, position, position, 0};
    }
    if (((end - position) < 6)) {
        if (((end - position) < 5)) {
            return (struct seg_i64_i64_i64_i64){3, (position + 1), position, 0};
        }
        if (((end - position) < 6)) {
            return (struct seg_i64_i64_i64_i64){4, (position + 5), position, 0};
        }
    }
    value = seg_read_u4le(data, (position + 1));
    backlen_position = (position + 5);
    if ((seg_read_u1(data, backlen_position) != 5)) {
        return (struct seg_i64_i64_i64_i64){5, (position + 5), position, 0};
    }
    position = (position + 6);
    return (struct seg_i64_i64_i64_i64){0, 0, position, value};
}

SEG_INLINE struct seg_i64_i64_i64_i64 segspec_kernels_mojo_tails_scan_inline(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, int64_t form, int64_t has_tags, int64_t has_null_each, uint64_t len_index, struct segspec_kernels_mojo_tails_Columns columns) {
    seg_i64 c_position = {0};
    seg_i64 c_id_ms = {0};
    seg_i64 c_id_seq = {0};
    seg_u32 c_offset = {0};
    seg_i64 c_len_pack = {0};
    int64_t rows = 0;
    int64_t count = 0;
    int64_t committed = 0;
    int64_t position = 0;
    int64_t frame_start = 0;
    int64_t tag_tag = 0;
    int64_t index_body_start = 0;
    int64_t index_body_position = 0;
    int64_t index_body_length = 0;
    int64_t index_body_end = 0;
    int64_t index_body_at = 0;
    int64_t index_body_entries_start_2 = 0;
    int64_t index_body_entries_id_ms_start = 0;
    int64_t status = 0;
    int64_t error = 0;
    bool index_body_entries_id_ms_is_int = 0;
    int64_t index_body_entries_id_ms_int_value = 0;
    int64_t index_body_entries_id_seq_start = 0;
    bool index_body_entries_id_seq_is_int = 0;
    int64_t index_body_entries_id_seq_int_value = 0;
    int64_t index_body_entries_offset_value = 0;
    int64_t index_body_entries_len_pack_start = 0;
    bool index_body_entries_len_pack_is_int = 0;
    int64_t index_body_entries_len_pack_int_value = 0;
    int64_t index_body_entries_null_element_start = 0;
    bool index_body_entries_null_element_is_int = 0;
    int64_t index_body_entries_null_element_int_value = 0;
    int64_t index_body_null_element_start = 0;
    bool index_body_null_element_is_int = 0;
    int64_t index_body_null_element_int_value = 0;
    int64_t suffix_id_parts_ms_string_encoding_position = 0;
    int64_t suffix_id_parts_ms_string_backlen_position = 0;
    int64_t suffix_id_parts_seq_string_encoding_position = 0;
    int64_t suffix_id_parts_seq_string_backlen_position = 0;
    int64_t suffix_end_markers_position = 0;
    struct seg_i64_i64_i64_bool_i64 seg_1 = {0};
    struct seg_i64_i64_i64_bool_i64 seg_2 = {0};
    struct seg_i64_i64_i64_i64 seg_3 = {0};
    struct seg_i64_i64_i64_bool_i64 seg_4 = {0};
    struct seg_i64_i64_i64_bool_i64 seg_5 = {0};
    struct seg_i64_i64_i64_bool_i64 seg_6 = {0};
    struct seg_i64_i64_i64_i64 seg_7 = {0};
    struct seg_i64_i64_i64_i64 seg_8 = {0};
    c_position = columns.position;
    c_id_ms = columns.id_ms;
    c_id_seq = columns.id_seq;
    c_offset = columns.offset;
    c_len_pack = columns.len_pack;
    rows = 0;
    count = 0;
    committed = start;
    position = start;
    while ((position < stop)) {
        frame_start = position;
        if ((has_tags != 0)) {
            if (((end - position) < 2)) {
                return (struct seg_i64_i64_i64_i64){rows, committed, 2, position};
            }
            tag_tag = seg_read_u2be(data, position);
            if ((tag_tag != 23369)) {
                return (struct seg_i64_i64_i64_i64){rows, committed, 3, position};
            }
            position = (position + 2);
        }
        index_body_start = position;
        if ((len_index > ((uint64_t)(end - position)))) {
            return (struct seg_i64_i64_i64_i64){rows, committed, 4, index_body_start};
        }
        index_body_position = position;
        index_body_length = ((int64_t)len_index);
        position = (position + index_body_length);
        index_body_end = (index_body_position + index_body_length);
        index_body_at = index_body_position;
        if (((index_body_end - index_body_position) > ((has_null_each != 0) ? 0 : 2))) {
            while (true) {
                index_body_entries_start_2 = index_body_at;
                index_body_entries_id_ms_start = index_body_at;
                seg_1 = segspec_kernels_mojo_tails_listpack_element_inline(data, index_body_at, index_body_end, index_body_position);
                status = seg_1.f0;
                error = seg_1.f1;
                index_body_at = seg_1.f2;
                index_body_entries_id_ms_is_int = seg_1.f3;
                index_body_entries_id_ms_int_value = seg_1.f4;
                if ((status != 0)) {
                    return (struct seg_i64_i64_i64_i64){rows, committed, (4 + status), error};
                }
                if (!index_body_entries_id_ms_is_int) {
                    return (struct seg_i64_i64_i64_i64){rows, committed, 15, index_body_entries_id_ms_start};
                }
                index_body_entries_id_seq_start = index_body_at;
                seg_2 = segspec_kernels_mojo_tails_listpack_element_inline(data, index_body_at, index_body_end, index_body_position);
                status = seg_2.f0;
                error = seg_2.f1;
                index_body_at = seg_2.f2;
                index_body_entries_id_seq_is_int = seg_2.f3;
                index_body_entries_id_seq_int_value = seg_2.f4;
                if ((status != 0)) {
                    return (struct seg_i64_i64_i64_i64){rows, committed, (15 + status), error};
                }
                if (!index_body_entries_id_seq_is_int) {
                    return (struct seg_i64_i64_i64_i64){rows, committed, 26, index_body_entries_id_seq_start};
                }
                seg_3 = segspec_kernels_mojo_tails_listpack_fixed_u4string_inline(data, index_body_at, index_body_end, index_body_position);
                status = seg_3.f0;
                error = seg_3.f1;
                index_body_at = seg_3.f2;
                index_body_entries_offset_value = seg_3.f3;
                if ((status != 0)) {
                    return (struct seg_i64_i64_i64_i64){rows, committed, (26 + status), error};
                }
                index_body_entries_len_pack_start = index_body_at;
                seg_4 = segspec_kernels_mojo_tails_listpack_element_inline(data, index_body_at, index_body_end, index_body_position);
                status = seg_4.f0;
                error = seg_4.f1;
                index_body_at = seg_4.f2;
                index_body_entries_len_pack_is_int = seg_4.f3;
                index_body_entries_len_pack_int_value = seg_4.f4;
                if ((status != 0)) {
                    return (struct seg_i64_i64_i64_i64){rows, committed, (31 + status), error};
                }
                if (!(index_body_entries_len_pack_is_int && (index_body_entries_len_pack_int_value >= 0))) {
                    return (struct seg_i64_i64_i64_i64){rows, committed, 42, index_body_entries_len_pack_start};
                }
                if ((has_null_each != 0)) {
                    index_body_entries_null_element_start = index_body_at;
                    seg_5 = segspec_kernels_mojo_tails_listpack_element_inline(data, index_body_at, index_body_end, index_body_position);
                    status = seg_5.f0;
                    error = seg_5.f1;
                    index_body_at = seg_5.f2;
                    index_body_entries_null_element_is_int = seg_5.f3;
                    index_body_entries_null_element_int_value = seg_5.f4;
                    if ((status != 0)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, (42 + status), error};
                    }
                    if (!(index_body_entries_null_element_is_int && (index_body_entries_null_element_int_value == 0))) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 53, index_body_entries_null_element_start};
                    }
                }
                if ((count >= capacity)) {
                    return (struct seg_i64_i64_i64_i64){rows, committed, 1, committed};
                }
                SEG_AT(c_position, count) = index_body_entries_start_2;
                SEG_AT(c_id_ms, count) = index_body_entries_id_ms_int_value;
                SEG_AT(c_id_seq, count) = index_body_entries_id_seq_int_value;
                SEG_AT(c_offset, count) = index_body_entries_offset_value;
                SEG_AT(c_len_pack, count) = index_body_entries_len_pack_int_value;
                count = (count + 1);
                if ((((index_body_end - index_body_position) - (index_body_at - index_body_position)) <= ((has_null_each != 0) ? 0 : 2))) {
                    break;
                }
            }
        }
        if ((has_null_each == 0)) {
            index_body_null_element_start = index_body_at;
            seg_6 = segspec_kernels_mojo_tails_listpack_element_inline(data, index_body_at, index_body_end, index_body_position);
            status = seg_6.f0;
            error = seg_6.f1;
            index_body_at = seg_6.f2;
            index_body_null_element_is_int = seg_6.f3;
            index_body_null_element_int_value = seg_6.f4;
            if ((status != 0)) {
                return (struct seg_i64_i64_i64_i64){rows, committed, (53 + status), error};
            }
            if (!(index_body_null_element_is_int && (index_body_null_element_int_value == 0))) {
                return (struct seg_i64_i64_i64_i64){rows, committed, 64, index_body_null_element_start};
            }
        }
        if ((form == 1)) {
            if (((end - position) < 16)) {
                if (((end - position) < 8)) {
                    return (struct seg_i64_i64_i64_i64){rows, committed, 65, position};
                }
                if (((end - position) < 16)) {
                    return (struct seg_i64_i64_i64_i64){rows, committed, 66, (position + 8)};
                }
            }
            position = (position + 16);
        } else {
            if ((form == 0)) {
                if (((end - position) < 16)) {
                    if (((end - position) < 8)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 65, position};
                    }
                    if (((end - position) < 16)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 66, (position + 8)};
                    }
                }
                position = (position + 16);
            } else {
                if ((form == 2)) {
                    if (((end - position) < 1)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 67, position};
                    }
                    suffix_id_parts_ms_string_encoding_position = position;
                    if ((seg_read_u1(data, suffix_id_parts_ms_string_encoding_position) != 136)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 68, position};
                    }
                    if (((end - position) < 10)) {
                        if (((end - position) < 9)) {
                            return (struct seg_i64_i64_i64_i64){rows, committed, 69, (position + 1)};
                        }
                        if (((end - position) < 10)) {
                            return (struct seg_i64_i64_i64_i64){rows, committed, 70, (position + 9)};
                        }
                    }
                    suffix_id_parts_ms_string_backlen_position = (position + 9);
                    if ((seg_read_u1(data, suffix_id_parts_ms_string_backlen_position) != 9)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 71, (position + 9)};
                    }
                    if (((end - position) < 11)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 72, (position + 10)};
                    }
                    suffix_id_parts_seq_string_encoding_position = (position + 10);
                    if ((seg_read_u1(data, suffix_id_parts_seq_string_encoding_position) != 136)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 73, (position + 10)};
                    }
                    if (((end - position) < 20)) {
                        if (((end - position) < 19)) {
                            return (struct seg_i64_i64_i64_i64){rows, committed, 74, (position + 11)};
                        }
                        if (((end - position) < 20)) {
                            return (struct seg_i64_i64_i64_i64){rows, committed, 75, (position + 19)};
                        }
                    }
                    suffix_id_parts_seq_string_backlen_position = (position + 19);
                    if ((seg_read_u1(data, suffix_id_parts_seq_string_backlen_position) != 9)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, 76, (position + 19)};
                    }
                    position = (position + 20);
                }
            }
        }
        if ((form == 1)) {
            if (((end - position) < 4)) {
                return (struct seg_i64_i64_i64_i64){rows, committed, 77, position};
            }
            position = (position + 4);
        } else {
            if ((form == 0)) {
                if (((end - position) < 4)) {
                    return (struct seg_i64_i64_i64_i64){rows, committed, 77, position};
                }
                position = (position + 4);
            } else {
                if ((form == 2)) {
                    seg_7 = segspec_kernels_mojo_tails_listpack_fixed_u4string_inline(data, position, end, 0);
                    status = seg_7.f0;
                    error = seg_7.f1;
                    position = seg_7.f2;
                    if ((status != 0)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, (77 + status), error};
                    }
                }
            }
        }
        if ((form == 1)) {
            if (((end - position) < 4)) {
                return (struct seg_i64_i64_i64_i64){rows, committed, 83, position};
            }
            position = (position + 4);
        } else {
            if ((form == 0)) {
                if (((end - position) < 4)) {
                    return (struct seg_i64_i64_i64_i64){rows, committed, 83, position};
                }
                position = (position + 4);
            } else {
                if ((form == 2)) {
                    seg_8 = segspec_kernels_mojo_tails_listpack_fixed_u4string_inline(data, position, end, 0);
                    status = seg_8.f0;
                    error = seg_8.f1;
                    position = seg_8.f2;
                    if ((status != 0)) {
                        return (struct seg_i64_i64_i64_i64){rows, committed, (83 + status), error};
                    }
                }
            }
        }
        if (((end - position) < 10)) {
            if (((end - position) < 8)) {
                return (struct seg_i64_i64_i64_i64){rows, committed, 89, position};
            }
            if (((end - position) < 10)) {
                return (struct seg_i64_i64_i64_i64){rows, committed, 90, (position + 8)};
            }
        }
        suffix_end_markers_position = (position + 8);
        if ((seg_read_u2le(data, suffix_end_markers_position) != 65535)) {
            return (struct seg_i64_i64_i64_i64){rows, committed, 91, (position + 8)};
        }
        position = (position + 10);
        rows = count;
        committed = position;
    }
    return (struct seg_i64_i64_i64_i64){rows, committed, 0, committed};
}

SEG_INLINE struct segspec_kernels_osiris_chunks_Row segspec_kernels_osiris_chunks_frame_inline(seg_u8 data, int64_t position, int64_t end) {
    int64_t frame_start = 0;
    int64_t magic = 0;
    int64_t version = 0;
    int64_t chunk_type = 0;
    int64_t num_entries = 0;
    int64_t num_records = 0;
    int64_t timestamp = 0;
    uint64_t epoch = 0;
    uint64_t chunk_id = 0;
    int64_t data_crc = 0;
    int64_t len_data = 0;
    int64_t len_trailer = 0;
    int64_t len_filter = 0;
    int64_t reserved = 0;
    bool is_filter_size_legal = 0;
    int64_t ofs_data = 0;
    int64_t ofs_trailer = 0;
    int64_t len_chunk = 0;
    int64_t row_position = 0;
    int64_t row_version = 0;
    int64_t row_chunk_type = 0;
    int64_t row_num_entries = 0;
    int64_t row_num_records = 0;
    int64_t row_timestamp = 0;
    uint64_t row_epoch = 0;
    uint64_t row_chunk_id = 0;
    int64_t row_data_crc = 0;
    int64_t row_len_data = 0;
    int64_t row_len_trailer = 0;
    int64_t row_len_filter = 0;
    int64_t row_reserved = 0;
    bool row_is_filter_size_legal = 0;
    int64_t row_filter_start = 0;
    int64_t row_data_start = 0;
    int64_t row_trailer_start = 0;
    int64_t row_end = 0;
    SEG_PREFETCH(data, position);
    frame_start = position;
    if (((end - position) < 1)) {
        return (struct segspec_kernels_osiris_chunks_Row){2, position, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, false, 0, 0, 0, 0};
    }
    magic = seg_shr(seg_read_u1(data, position), 4);
    if ((magic != 5)) {
        return (struct segspec_kernels_osiris_chunks_Row){3, position, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, false, 0, 0, 0, 0};
    }
    version = (seg_read_u1(data, position) & 15);
    if (!((version == 0) || (version == 1))) {
        return (struct segspec_kernels_osiris_chunks_Row){4, position, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, false, 0, 0, 0, 0};
    }
    if (((end - position) < 2)) {
        return (struct segspec_kernels_osiris_chunks_Row){5, (position + 1), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, false, 0, 0, 0, 0};
    }
    chunk_type = seg_read_u1(data, (position + 1));
    if ((chunk_type > 2)) {
        return (struct segspec_kernels_osiris_chunks_Row){6, (position + 1), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, false, 0, 0, 0, 0};
    }
    if (((end - position) < 48)) {
        if (((end - position) < 4)) {
            return (struct segspec_kernels_osiris_chunks_Row){7, (position + 2), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, false, 0, 0, 0, 0};
        }
        if (((end - position) < 8)) {
            return (struct segspec_kernels_osiris_chunks_Row){8, (position + 4), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, false, 0, 0, 0, 0};
        }
        if (((end - position) < 16)) {
            return (struct segspec_kernels_osiris_chunks_Row){9, (position + 8), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, false, 0, 0, 0, 0};
        }
        if (((end - position) < 24)) {
            return (struct segspec_kernels_osiris_chunks_Row){10, (position + 16), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, false, 0, 0, 0, 0};
        }
        if (((end - position) < 32)) {
            return (struct segspec_kernels_osiris_chunks_Row){11, (position + 24), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, false, 0, 0, 0, 0};
        }
        if (((end - position) < 36)) {
            return (struct segspec_kernels_osiris_chunks_Row){12, (position + 32), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, false, 0, 0, 0, 0};
        }
        if (((end - position) < 40)) {
            return (struct segspec_kernels_osiris_chunks_Row){13, (position + 36), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, false, 0, 0, 0, 0};
        }
        if (((end - position) < 44)) {
            return (struct segspec_kernels_osiris_chunks_Row){14, (position + 40), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, false, 0, 0, 0, 0};
        }
        if (((end - position) < 45)) {
            return (struct segspec_kernels_osiris_chunks_Row){15, (position + 44), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, false, 0, 0, 0, 0};
        }
        if (((end - position) < 48)) {
            return (struct segspec_kernels_osiris_chunks_Row){16, (position + 45), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, false, 0, 0, 0, 0};
        }
    }
    num_entries = seg_read_u2be(data, (position + 2));
    num_records = seg_read_u4be(data, (position + 4));
    timestamp = seg_read_s8be(data, (position + 8));
    epoch = seg_read_u8be(data, (position + 16));
    chunk_id = seg_read_u8be(data, (position + 24));
    data_crc = seg_read_u4be(data, (position + 32));
    len_data = seg_read_u4be(data, (position + 36));
    len_trailer = seg_read_u4be(data, (position + 40));
    len_filter = seg_read_u1(data, (position + 44));
    reserved = seg_read_u3be(data, (position + 45));
    is_filter_size_legal = ((len_filter == 0) || (len_filter >= 16));
    ofs_data = (48 + len_filter);
    ofs_trailer = (ofs_data + len_data);
    len_chunk = (ofs_trailer + len_trailer);
    row_position = frame_start;
    row_version = version;
    row_chunk_type = chunk_type;
    row_num_entries = num_entries;
    row_num_records = num_records;
    row_timestamp = timestamp;
    row_epoch = epoch;
    row_chunk_id = chunk_id;
    row_data_crc = data_crc;
    row_len_data = len_data;
    row_len_trailer = len_trailer;
    row_len_filter = len_filter;
    row_reserved = reserved;
    row_is_filter_size_legal = is_filter_size_legal;
    row_filter_start = (frame_start + 48);
    row_data_start = (frame_start + ofs_data);
    row_trailer_start = (frame_start + ofs_trailer);
    row_end = (frame_start + len_chunk);
    position = (position + 48);
    if ((len_chunk > (end - frame_start))) {
        return (struct segspec_kernels_osiris_chunks_Row){17, frame_start, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, false, 0, 0, 0, 0};
    }
    position = (frame_start + len_chunk);
    return (struct segspec_kernels_osiris_chunks_Row){0, position, row_position, row_version, row_chunk_type, row_num_entries, row_num_records, row_timestamp, row_epoch, row_chunk_id, row_data_crc, row_len_data, row_len_trailer, row_len_filter, row_reserved, row_is_filter_size_legal, row_filter_start, row_data_start, row_trailer_start, row_end};
}

SEG_INLINE struct seg_i64_i64_i64_i64 segspec_kernels_osiris_chunks_scan_inline(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_kernels_osiris_chunks_Columns columns) {
    seg_i64 c_position = {0};
    seg_u8 c_version = {0};
    seg_u8 c_chunk_type = {0};
    seg_u16 c_num_entries = {0};
    seg_u32 c_num_records = {0};
    seg_i64 c_timestamp = {0};
    seg_u64 c_epoch = {0};
    seg_u64 c_chunk_id = {0};
    seg_u32 c_data_crc = {0};
    seg_u32 c_len_data = {0};
    seg_u32 c_len_trailer = {0};
    seg_u8 c_len_filter = {0};
    seg_u32 c_reserved = {0};
    seg_bool c_is_filter_size_legal = {0};
    seg_i64 c_filter_start = {0};
    seg_i64 c_data_start = {0};
    seg_i64 c_trailer_start = {0};
    seg_i64 c_end = {0};
    int64_t rows = 0;
    int64_t position = 0;
    struct segspec_kernels_osiris_chunks_Row row = {0};
    c_position = columns.position;
    c_version = columns.version;
    c_chunk_type = columns.chunk_type;
    c_num_entries = columns.num_entries;
    c_num_records = columns.num_records;
    c_timestamp = columns.timestamp;
    c_epoch = columns.epoch;
    c_chunk_id = columns.chunk_id;
    c_data_crc = columns.data_crc;
    c_len_data = columns.len_data;
    c_len_trailer = columns.len_trailer;
    c_len_filter = columns.len_filter;
    c_reserved = columns.reserved;
    c_is_filter_size_legal = columns.is_filter_size_legal;
    c_filter_start = columns.filter_start;
    c_data_start = columns.data_start;
    c_trailer_start = columns.trailer_start;
    c_end = columns.end;
    rows = 0;
    position = start;
    while ((position < stop)) {
        row = segspec_kernels_osiris_chunks_frame_inline(data, position, end);
        if ((row.status != 0)) {
            return (struct seg_i64_i64_i64_i64){rows, position, row.status, row.reached};
        }
        if ((rows >= capacity)) {
            return (struct seg_i64_i64_i64_i64){rows, position, 1, position};
        }
        SEG_AT(c_position, rows) = row.position;
        SEG_AT(c_version, rows) = row.version;
        SEG_AT(c_chunk_type, rows) = row.chunk_type;
        SEG_AT(c_num_entries, rows) = row.num_entries;
        SEG_AT(c_num_records, rows) = row.num_records;
        SEG_AT(c_timestamp, rows) = row.timestamp;
        SEG_AT(c_epoch, rows) = row.epoch;
        SEG_AT(c_chunk_id, rows) = row.chunk_id;
        SEG_AT(c_data_crc, rows) = row.data_crc;
        SEG_AT(c_len_data, rows) = row.len_data;
        SEG_AT(c_len_trailer, rows) = row.len_trailer;
        SEG_AT(c_len_filter, rows) = row.len_filter;
        SEG_AT(c_reserved, rows) = row.reserved;
        SEG_AT(c_is_filter_size_legal, rows) = row.is_filter_size_legal;
        SEG_AT(c_filter_start, rows) = row.filter_start;
        SEG_AT(c_data_start, rows) = row.data_start;
        SEG_AT(c_trailer_start, rows) = row.trailer_start;
        SEG_AT(c_end, rows) = row.end;
        rows = (rows + 1);
        position = row.reached;
    }
    return (struct seg_i64_i64_i64_i64){rows, position, 0, position};
}

SEG_INLINE struct segspec_kernels_osiris_entries_Row segspec_kernels_osiris_entries_frame_inline(seg_u8 data, int64_t position, int64_t end) {
    int64_t frame_start = 0;
    int64_t first_byte_at = 0;
    int64_t first_byte = 0;
    int64_t kind = 0;
    int64_t entry_compression = 0;
    int64_t entry_reserved = 0;
    int64_t entry_num_records = 0;
    int64_t entry_len_uncompressed = 0;
    int64_t entry_body_position_3 = 0;
    int64_t entry_body_length = 0;
    bool entry_is_sub_batch = 0;
    int64_t entry_len_body = 0;
    int64_t entry_body_start = 0;
    int64_t entry_body_position = 0;
    bool entry_is_sub_batch_2 = 0;
    int64_t entry_len_body_2 = 0;
    int64_t entry_body_start_2 = 0;
    int64_t entry_body_position_2 = 0;
    int64_t row_kind = 0;
    int64_t row_compression = 0;
    int64_t row_reserved = 0;
    int64_t row_num_records = 0;
    int64_t row_len_uncompressed = 0;
    int64_t row_body_position = 0;
    int64_t row_body_length = 0;
    SEG_PREFETCH(data, position);
    frame_start = position;
    first_byte_at = position;
    if (((end - first_byte_at) < 1)) {
        return (struct segspec_kernels_osiris_entries_Row){2, first_byte_at, 0, 0, 0, 0, 0, 0, 0};
    }
    first_byte = seg_read_u1(data, first_byte_at);
    kind = seg_shr(first_byte, 7);
    entry_compression = 0;
    entry_reserved = 0;
    entry_num_records = 0;
    entry_len_uncompressed = 0;
    entry_body_position_3 = 0;
    entry_body_length = (-1);
    if ((kind == 0)) {
        if (((end - position) < 1)) {
            return (struct segspec_kernels_osiris_entries_Row){3, position, 0, 0, 0, 0, 0, 0, 0};
        }
        entry_is_sub_batch = (seg_shr(seg_read_u1(data, position), 7) != 0);
        if (entry_is_sub_batch) {
            return (struct segspec_kernels_osiris_entries_Row){4, position, 0, 0, 0, 0, 0, 0, 0};
        }
        if (((end - position) < 4)) {
            return (struct segspec_kernels_osiris_entries_Row){5, position, 0, 0, 0, 0, 0, 0, 0};
        }
        entry_len_body = (seg_shl((seg_read_u1(data, position) & 127), 24) | seg_read_u3be(data, (position + 1)));
        entry_body_start = (position + 4);
        position = (position + 4);
        if ((entry_len_body > (end - position))) {
            return (struct segspec_kernels_osiris_entries_Row){6, entry_body_start, 0, 0, 0, 0, 0, 0, 0};
        }
        entry_body_position = position;
        position = (position + entry_len_body);
        entry_body_position_3 = entry_body_position;
        entry_body_length = entry_len_body;
    } else {
        if ((kind == 1)) {
            if (((end - position) < 1)) {
                return (struct segspec_kernels_osiris_entries_Row){3, position, 0, 0, 0, 0, 0, 0, 0};
            }
            entry_is_sub_batch_2 = (seg_shr(seg_read_u1(data, position), 7) != 0);
            if (!entry_is_sub_batch_2) {
                return (struct segspec_kernels_osiris_entries_Row){4, position, 0, 0, 0, 0, 0, 0, 0};
            }
            entry_compression = seg_shr((seg_read_u1(data, position) & 127), 4);
            entry_reserved = (seg_read_u1(data, position) & 15);
            if (((end - position) < 11)) {
                if (((end - position) < 3)) {
                    return (struct segspec_kernels_osiris_entries_Row){7, (position + 1), 0, 0, 0, 0, 0, 0, 0};
                }
                if (((end - position) < 7)) {
                    return (struct segspec_kernels_osiris_entries_Row){8, (position + 3), 0, 0, 0, 0, 0, 0, 0};
                }
                if (((end - position) < 11)) {
                    return (struct segspec_kernels_osiris_entries_Row){5, (position + 7), 0, 0, 0, 0, 0, 0, 0};
                }
            }
            entry_num_records = seg_read_u2be(data, (position + 1));
            entry_len_uncompressed = seg_read_u4be(data, (position + 3));
            entry_len_body_2 = seg_read_u4be(data, (position + 7));
            entry_body_start_2 = (position + 11);
            position = (position + 11);
            if ((entry_len_body_2 > (end - position))) {
                return (struct segspec_kernels_osiris_entries_Row){6, entry_body_start_2, 0, 0, 0, 0, 0, 0, 0};
            }
            entry_body_position_2 = position;
            position = (position + entry_len_body_2);
            entry_body_position_3 = entry_body_position_2;
            entry_body_length = entry_len_body_2;
        }
    }
    row_kind = kind;
    row_compression = entry_compression;
    row_reserved = entry_reserved;
    row_num_records = entry_num_records;
    row_len_uncompressed = entry_len_uncompressed;
    row_body_position = entry_body_position_3;
    row_body_length = entry_body_length;
    if ((position <= frame_start)) {
        return (struct segspec_kernels_osiris_entries_Row){9, frame_start, 0, 0, 0, 0, 0, 0, 0};
    }
    return (struct segspec_kernels_osiris_entries_Row){0, position, row_kind, row_compression, row_reserved, row_num_records, row_len_uncompressed, row_body_position, row_body_length};
}

SEG_INLINE struct seg_i64_i64_i64_i64 segspec_kernels_osiris_entries_scan_inline(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_kernels_osiris_entries_Columns columns) {
    seg_u8 c_kind = {0};
    seg_u8 c_compression = {0};
    seg_u8 c_reserved = {0};
    seg_u16 c_num_records = {0};
    seg_u32 c_len_uncompressed = {0};
    seg_i64 c_body_position = {0};
    seg_i64 c_body_length = {0};
    int64_t rows = 0;
    int64_t position = 0;
    struct segspec_kernels_osiris_entries_Row row = {0};
    c_kind = columns.kind;
    c_compression = columns.compression;
    c_reserved = columns.reserved;
    c_num_records = columns.num_records;
    c_len_uncompressed = columns.len_uncompressed;
    c_body_position = columns.body_position;
    c_body_length = columns.body_length;
    rows = 0;
    position = start;
    while ((position < stop)) {
        row = segspec_kernels_osiris_entries_frame_inline(data, position, end);
        if ((row.status != 0)) {
            return (struct seg_i64_i64_i64_i64){rows, position, row.status, row.reached};
        }
        if ((rows >= capacity)) {
            return (struct seg_i64_i64_i64_i64){rows, position, 1, position};
        }
        SEG_AT(c_kind, rows) = row.kind;
        SEG_AT(c_compression, rows) = row.compression;
        SEG_AT(c_reserved, rows) = row.reserved;
        SEG_AT(c_num_records, rows) = row.num_records;
        SEG_AT(c_len_uncompressed, rows) = row.len_uncompressed;
        SEG_AT(c_body_position, rows) = row.body_position;
        SEG_AT(c_body_length, rows) = row.body_length;
        rows = (rows + 1);
        position = row.reached;
    }
    return (struct seg_i64_i64_i64_i64){rows, position, 0, position};
}

SEG_INLINE struct segspec_kernels_osiris_simple_entries_Row segspec_kernels_osiris_simple_entries_frame_inline(seg_u8 data, int64_t position, int64_t end) {
    int64_t frame_start = 0;
    bool is_sub_batch = 0;
    int64_t len_body = 0;
    int64_t body_start = 0;
    int64_t body_position = 0;
    int64_t row_body_position = 0;
    int64_t row_body_length = 0;
    SEG_PREFETCH(data, position);
    frame_start = position;
    if (((end - position) < 1)) {
        return (struct segspec_kernels_osiris_simple_entries_Row){2, position, 0, 0};
    }
    is_sub_batch = (seg_shr(seg_read_u1(data, position), 7) != 0);
    if (is_sub_batch) {
        return (struct segspec_kernels_osiris_simple_entries_Row){3, position, 0, 0};
    }
    if (((end - position) < 4)) {
        return (struct segspec_kernels_osiris_simple_entries_Row){4, position, 0, 0};
    }
    len_body = (seg_shl((seg_read_u1(data, position) & 127), 24) | seg_read_u3be(data, (position + 1)));
    body_start = (position + 4);
    position = (position + 4);
    if ((len_body > (end - position))) {
        return (struct segspec_kernels_osiris_simple_entries_Row){5, body_start, 0, 0};
    }
    body_position = position;
    position = (position + len_body);
    row_body_position = body_position;
    row_body_length = len_body;
    return (struct segspec_kernels_osiris_simple_entries_Row){0, position, row_body_position, row_body_length};
}

SEG_INLINE struct seg_i64_i64_i64_i64 segspec_kernels_osiris_simple_entries_scan_inline(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_kernels_osiris_simple_entries_Columns columns) {
    seg_i64 c_body_position = {0};
    seg_u32 c_body_length = {0};
    int64_t rows = 0;
    int64_t position = 0;
    struct segspec_kernels_osiris_simple_entries_Row row = {0};
    c_body_position = columns.body_position;
    c_body_length = columns.body_length;
    rows = 0;
    position = start;
    while ((position < stop)) {
        row = segspec_kernels_osiris_simple_entries_frame_inline(data, position, end);
        if ((row.status != 0)) {
            return (struct seg_i64_i64_i64_i64){rows, position, row.status, row.reached};
        }
        if ((rows >= capacity)) {
            return (struct seg_i64_i64_i64_i64){rows, position, 1, position};
        }
        SEG_AT(c_body_position, rows) = row.body_position;
        SEG_AT(c_body_length, rows) = row.body_length;
        rows = (rows + 1);
        position = row.reached;
    }
    return (struct seg_i64_i64_i64_i64){rows, position, 0, position};
}

SEG_INLINE struct seg_i64_i64_i64 segspec_kernels_osiris_tracking_blocks_block_inline(seg_u8 data, int64_t start, int64_t end, int64_t capacity, struct segspec_kernels_osiris_tracking_blocks_Columns columns) {
    seg_u8 c_tracking_type = {0};
    seg_i64 c_tracking_id_position = {0};
    seg_u8 c_tracking_id_length = {0};
    seg_u64 c_publishing_id = {0};
    seg_u64 c_offset = {0};
    seg_i64 c_timestamp = {0};
    int64_t count = 0;
    int64_t position = 0;
    int64_t blocks_tracking_type = 0;
    int64_t blocks_len_tracking_id = 0;
    int64_t blocks_tracking_id_start = 0;
    int64_t blocks_tracking_id_position = 0;
    uint64_t blocks_data_publishing_id = 0;
    uint64_t blocks_data_offset = 0;
    int64_t blocks_data_timestamp = 0;
    c_tracking_type = columns.tracking_type;
    c_tracking_id_position = columns.tracking_id_position;
    c_tracking_id_length = columns.tracking_id_length;
    c_publishing_id = columns.publishing_id;
    c_offset = columns.offset;
    c_timestamp = columns.timestamp;
    count = 0;
    position = start;
    while ((position < end)) {
        if (((end - position) < 1)) {
            return (struct seg_i64_i64_i64){0, 2, position};
        }
        blocks_tracking_type = seg_read_u1(data, position);
        if ((blocks_tracking_type > 2)) {
            return (struct seg_i64_i64_i64){0, 3, position};
        }
        if (((end - position) < 2)) {
            return (struct seg_i64_i64_i64){0, 4, (position + 1)};
        }
        blocks_len_tracking_id = seg_read_u1(data, (position + 1));
        blocks_tracking_id_start = (position + 2);
        position = (position + 2);
        if ((blocks_len_tracking_id > (end - position))) {
            return (struct seg_i64_i64_i64){0, 5, blocks_tracking_id_start};
        }
        blocks_tracking_id_position = position;
        position = (position + blocks_len_tracking_id);
        blocks_data_publishing_id = UINT64_C(0);
        blocks_data_offset = UINT64_C(0);
        blocks_data_timestamp = 0;
        if ((blocks_tracking_type == 1)) {
            if (((end - position) < 8)) {
                return (struct seg_i64_i64_i64){0, 6, position};
            }
            blocks_data_offset = seg_read_u8be(data, position);
            position = (position + 8);
        } else {
            if ((blocks_tracking_type == 0)) {
                if (((end - position) < 8)) {
                    return (struct seg_i64_i64_i64){0, 7, position};
                }
                blocks_data_publishing_id = seg_read_u8be(data, position);
                position = (position + 8);
            } else {
                if ((blocks_tracking_type == 2)) {
                    if (((end - position) < 8)) {
                        return (struct seg_i64_i64_i64){0, 8, position};
                    }
                    blocks_data_timestamp = seg_read_s8be(data, position);
                    position = (position + 8);
                }
            }
        }
        if ((count >= capacity)) {
            return (struct seg_i64_i64_i64){0, 1, start};
        }
        SEG_AT(c_tracking_type, count) = blocks_tracking_type;
        SEG_AT(c_tracking_id_position, count) = blocks_tracking_id_position;
        SEG_AT(c_tracking_id_length, count) = blocks_len_tracking_id;
        SEG_AT(c_publishing_id, count) = blocks_data_publishing_id;
        SEG_AT(c_offset, count) = blocks_data_offset;
        SEG_AT(c_timestamp, count) = blocks_data_timestamp;
        count = (count + 1);
    }
    return (struct seg_i64_i64_i64){count, 0, position};
}

SEG_INLINE struct seg_i64_i64_i64_i64_i64 segspec_kernels_tank_entries_leb128_u32_inline(seg_u8 data, int64_t position, int64_t end, int64_t base) {
    int64_t groups_index = 0;
    int64_t last_groups_total = 0;
    int64_t last_groups_weight = 0;
    int64_t groups_start = 0;
    int64_t groups_index_2 = 0;
    int64_t groups_total_before = 0;
    int64_t groups_weight = 0;
    int64_t groups_octet = 0;
    int64_t groups_total = 0;
    bool groups_has_next = 0;
    int64_t groups_count = 0;
    int64_t result = 0;
    groups_index = 0;
    last_groups_total = 0;
    last_groups_weight = 0;
    while (true) {
        groups_start = position;
        if ((groups_index > 2147483647)) {
            return (struct seg_i64_i64_i64_i64_i64){1, groups_start, position, 0, 0};
        }
        groups_index_2 = groups_index;
        groups_total_before = ((groups_index != 0) ? last_groups_total : 0);
        if ((groups_total_before > INT64_C(4294967295))) {
            return (struct seg_i64_i64_i64_i64_i64){1, groups_start, position, 0, 0};
        }
        groups_weight = ((groups_index != 0) ? (last_groups_weight * 128) : 1);
        if ((groups_weight > INT64_C(4294967295))) {
            return (struct seg_i64_i64_i64_i64_i64){1, groups_start, position, 0, 0};
        }
        if (((end - position) < 1)) {
            return (struct seg_i64_i64_i64_i64_i64){2, position, position, 0, 0};
        }
        groups_octet = seg_read_u1(data, position);
        if ((groups_octet > ((groups_index_2 == 4) ? 127 : 255))) {
            return (struct seg_i64_i64_i64_i64_i64){3, position, position, 0, 0};
        }
        groups_total = (groups_total_before + (((groups_index_2 == 4) ? (groups_octet & 15) : (groups_octet & 127)) * groups_weight));
        last_groups_total = groups_total;
        last_groups_weight = groups_weight;
        position = (position + 1);
        groups_has_next = (groups_octet > 127);
        if (!groups_has_next) {
            break;
        }
        groups_index = (groups_index + 1);
    }
    groups_count = (groups_index + 1);
    result = last_groups_total;
    return (struct seg_i64_i64_i64_i64_i64){0, 0, position, result, groups_count};
}

SEG_INLINE struct segspec_kernels_tank_entries_Row segspec_kernels_tank_entries_frame_inline(seg_u8 data, int64_t position, int64_t end) {
    int64_t frame_start = 0;
    int64_t len_bundle_start = 0;
    int64_t status = 0;
    int64_t error = 0;
    int64_t len_bundle_result = 0;
    int64_t len_bundle_groups_count = 0;
    bool header_unused = 0;
    bool header_is_sparse = 0;
    int64_t header_num_messages_short = 0;
    int64_t header_codec = 0;
    int64_t header_num_messages_long_value = 0;
    int64_t header_num_messages_long_start = 0;
    int64_t header_num_messages_long_result = 0;
    uint64_t header_first_sequence = 0;
    int64_t header_num_messages = 0;
    int64_t header_last_delta_value = 0;
    int64_t header_last_delta_result = 0;
    int64_t row_position = 0;
    bool row_unused = 0;
    int64_t row_codec = 0;
    int64_t row_num = 0;
    bool row_is_sparse = 0;
    uint64_t row_first_sequence = 0;
    int64_t row_last_delta = 0;
    int64_t row_message_set_start = 0;
    uint64_t row_end = 0;
    int64_t advance = 0;
    struct seg_i64_i64_i64_i64_i64 seg_1 = {0};
    struct seg_i64_i64_i64_i64_i64 seg_2 = {0};
    struct seg_i64_i64_i64_i64_i64 seg_3 = {0};
    SEG_PREFETCH(data, position);
    frame_start = position;
    len_bundle_start = position;
    seg_1 = segspec_kernels_tank_entries_leb128_u32_inline(data, position, end, 0);
    status = seg_1.f0;
    error = seg_1.f1;
    position = seg_1.f2;
    len_bundle_result = seg_1.f3;
    len_bundle_groups_count = seg_1.f4;
    if ((status != 0)) {
        return (struct segspec_kernels_tank_entries_Row){(1 + status), error, 0, false, 0, 0, false, 0, 0, 0, 0};
    }
    if ((len_bundle_result == 0)) {
        return (struct segspec_kernels_tank_entries_Row){5, len_bundle_start, 0, false, 0, 0, false, 0, 0, 0, 0};
    }
    if (((end - position) < 1)) {
        return (struct segspec_kernels_tank_entries_Row){6, position, 0, false, 0, 0, false, 0, 0, 0, 0};
    }
    header_unused = (seg_shr(seg_read_u1(data, position), 7) != 0);
    header_is_sparse = (seg_shr((seg_read_u1(data, position) & 127), 6) != 0);
    header_num_messages_short = seg_shr((seg_read_u1(data, position) & 63), 2);
    header_codec = (seg_read_u1(data, position) & 3);
    position = (position + 1);
    header_num_messages_long_value = 0;
    if ((header_num_messages_short == 0)) {
        header_num_messages_long_start = position;
        seg_2 = segspec_kernels_tank_entries_leb128_u32_inline(data, position, end, 0);
        status = seg_2.f0;
        error = seg_2.f1;
        position = seg_2.f2;
        header_num_messages_long_result = seg_2.f3;
        if ((status != 0)) {
            return (struct segspec_kernels_tank_entries_Row){(6 + status), error, 0, false, 0, 0, false, 0, 0, 0, 0};
        }
        if ((header_num_messages_long_result == 0)) {
            return (struct segspec_kernels_tank_entries_Row){10, header_num_messages_long_start, 0, false, 0, 0, false, 0, 0, 0, 0};
        }
        header_num_messages_long_value = header_num_messages_long_result;
    }
    header_first_sequence = UINT64_C(0);
    if (header_is_sparse) {
        if (((end - position) < 8)) {
            return (struct segspec_kernels_tank_entries_Row){11, position, 0, false, 0, 0, false, 0, 0, 0, 0};
        }
        header_first_sequence = seg_read_u8le(data, position);
        position = (position + 8);
    }
    header_num_messages = ((header_num_messages_short != 0) ? header_num_messages_short : header_num_messages_long_value);
    header_last_delta_value = 0;
    if ((header_is_sparse && (header_num_messages != 1))) {
        seg_3 = segspec_kernels_tank_entries_leb128_u32_inline(data, position, end, 0);
        status = seg_3.f0;
        error = seg_3.f1;
        position = seg_3.f2;
        header_last_delta_result = seg_3.f3;
        if ((status != 0)) {
            return (struct segspec_kernels_tank_entries_Row){(11 + status), error, 0, false, 0, 0, false, 0, 0, 0, 0};
        }
        header_last_delta_value = header_last_delta_result;
    }
    row_position = frame_start;
    row_unused = header_unused;
    row_codec = header_codec;
    row_num = header_num_messages;
    row_is_sparse = header_is_sparse;
    row_first_sequence = header_first_sequence;
    row_last_delta = header_last_delta_value;
    row_message_set_start = position;
    row_end = ((((uint64_t)frame_start) + ((uint64_t)len_bundle_groups_count)) + ((uint64_t)len_bundle_result));
    advance = (len_bundle_groups_count + len_bundle_result);
    if ((advance > (end - frame_start))) {
        return (struct segspec_kernels_tank_entries_Row){15, frame_start, 0, false, 0, 0, false, 0, 0, 0, 0};
    }
    if ((advance <= 0)) {
        return (struct segspec_kernels_tank_entries_Row){16, frame_start, 0, false, 0, 0, false, 0, 0, 0, 0};
    }
    position = (frame_start + advance);
    return (struct segspec_kernels_tank_entries_Row){0, position, row_position, row_unused, row_codec, row_num, row_is_sparse, row_first_sequence, row_last_delta, row_message_set_start, row_end};
}

SEG_INLINE struct seg_i64_i64_i64_i64 segspec_kernels_tank_entries_scan_inline(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_kernels_tank_entries_Columns columns) {
    seg_i64 c_position = {0};
    seg_bool c_unused = {0};
    seg_u8 c_codec = {0};
    seg_i64 c_num = {0};
    seg_bool c_is_sparse = {0};
    seg_u64 c_first_sequence = {0};
    seg_i64 c_last_delta = {0};
    seg_i64 c_message_set_start = {0};
    seg_u64 c_end = {0};
    int64_t rows = 0;
    int64_t position = 0;
    struct segspec_kernels_tank_entries_Row row = {0};
    c_position = columns.position;
    c_unused = columns.unused;
    c_codec = columns.codec;
    c_num = columns.num;
    c_is_sparse = columns.is_sparse;
    c_first_sequence = columns.first_sequence;
    c_last_delta = columns.last_delta;
    c_message_set_start = columns.message_set_start;
    c_end = columns.end;
    rows = 0;
    position = start;
    while ((position < stop)) {
        row = segspec_kernels_tank_entries_frame_inline(data, position, end);
        if ((row.status != 0)) {
            return (struct seg_i64_i64_i64_i64){rows, position, row.status, row.reached};
        }
        if ((rows >= capacity)) {
            return (struct seg_i64_i64_i64_i64){rows, position, 1, position};
        }
        SEG_AT(c_position, rows) = row.position;
        SEG_AT(c_unused, rows) = row.unused;
        SEG_AT(c_codec, rows) = row.codec;
        SEG_AT(c_num, rows) = row.num;
        SEG_AT(c_is_sparse, rows) = row.is_sparse;
        SEG_AT(c_first_sequence, rows) = row.first_sequence;
        SEG_AT(c_last_delta, rows) = row.last_delta;
        SEG_AT(c_message_set_start, rows) = row.message_set_start;
        SEG_AT(c_end, rows) = row.end;
        rows = (rows + 1);
        position = row.reached;
    }
    return (struct seg_i64_i64_i64_i64){rows, position, 0, position};
}

SEG_INLINE struct seg_i64_i64_i64_i64_i64 segspec_kernels_tank_heads_leb128_u32_inline(seg_u8 data, int64_t position, int64_t end, int64_t base) {
    int64_t groups_index = 0;
    int64_t last_groups_total = 0;
    int64_t last_groups_weight = 0;
    int64_t groups_start = 0;
    int64_t groups_index_2 = 0;
    int64_t groups_total_before = 0;
    int64_t groups_weight = 0;
    int64_t groups_octet = 0;
    int64_t groups_total = 0;
    bool groups_has_next = 0;
    int64_t groups_count = 0;
    int64_t result = 0;
    groups_index = 0;
    last_groups_total = 0;
    last_groups_weight = 0;
    while (true) {
        groups_start = position;
        if ((groups_index > 2147483647)) {
            return (struct seg_i64_i64_i64_i64_i64){1, groups_start, position, 0, 0};
        }
        groups_index_2 = groups_index;
        groups_total_before = ((groups_index != 0) ? last_groups_total : 0);
        if ((groups_total_before > INT64_C(4294967295))) {
            return (struct seg_i64_i64_i64_i64_i64){1, groups_start, position, 0, 0};
        }
        groups_weight = ((groups_index != 0) ? (last_groups_weight * 128) : 1);
        if ((groups_weight > INT64_C(4294967295))) {
            return (struct seg_i64_i64_i64_i64_i64){1, groups_start, position, 0, 0};
        }
        if (((end - position) < 1)) {
            return (struct seg_i64_i64_i64_i64_i64){2, position, position, 0, 0};
        }
        groups_octet = seg_read_u1(data, position);
        if ((groups_octet > ((groups_index_2 == 4) ? 127 : 255))) {
            return (struct seg_i64_i64_i64_i64_i64){3, position, position, 0, 0};
        }
        groups_total = (groups_total_before + (((groups_index_2 == 4) ? (groups_octet & 15) : (groups_octet & 127)) * groups_weight));
        last_groups_total = groups_total;
        last_groups_weight = groups_weight;
        position = (position + 1);
        groups_has_next = (groups_octet > 127);
        if (!groups_has_next) {
            break;
        }
        groups_index = (groups_index + 1);
    }
    groups_count = (groups_index + 1);
    result = last_groups_total;
    return (struct seg_i64_i64_i64_i64_i64){0, 0, position, result, groups_count};
}

SEG_INLINE struct segspec_kernels_tank_heads_Row segspec_kernels_tank_heads_frame_inline(seg_u8 data, int64_t position, int64_t end) {
    int64_t frame_start = 0;
    int64_t len_bundle_start = 0;
    int64_t status = 0;
    int64_t error = 0;
    int64_t len_bundle_result = 0;
    int64_t len_bundle_groups_count = 0;
    bool header_unused = 0;
    bool header_is_sparse = 0;
    int64_t header_num_messages_short = 0;
    int64_t header_codec = 0;
    int64_t header_num_messages_long_value = 0;
    int64_t header_num_messages_long_start = 0;
    int64_t header_num_messages_long_result = 0;
    uint64_t header_first_sequence = 0;
    int64_t header_num_messages = 0;
    int64_t header_last_delta_value = 0;
    int64_t header_last_delta_result = 0;
    int64_t row_position = 0;
    bool row_unused = 0;
    int64_t row_codec = 0;
    int64_t row_num = 0;
    bool row_is_sparse = 0;
    uint64_t row_first_sequence = 0;
    int64_t row_last_delta = 0;
    int64_t row_message_set_start = 0;
    uint64_t row_end = 0;
    struct seg_i64_i64_i64_i64_i64 seg_1 = {0};
    struct seg_i64_i64_i64_i64_i64 seg_2 = {0};
    struct seg_i64_i64_i64_i64_i64 seg_3 = {0};
    SEG_PREFETCH(data, position);
    frame_start = position;
    len_bundle_start = position;
    seg_1 = segspec_kernels_tank_heads_leb128_u32_inline(data, position, end, 0);
    status = seg_1.f0;
    error = seg_1.f1;
    position = seg_1.f2;
    len_bundle_result = seg_1.f3;
    len_bundle_groups_count = seg_1.f4;
    if ((status != 0)) {
        return (struct segspec_kernels_tank_heads_Row){(1 + status), error, 0, false, 0, 0, false, 0, 0, 0, 0};
    }
    if ((len_bundle_result == 0)) {
        return (struct segspec_kernels_tank_heads_Row){5, len_bundle_start, 0, false, 0, 0, false, 0, 0, 0, 0};
    }
    if (((end - position) < 1)) {
        return (struct segspec_kernels_tank_heads_Row){6, position, 0, false, 0, 0, false, 0, 0, 0, 0};
    }
    header_unused = (seg_shr(seg_read_u1(data, position), 7) != 0);
    header_is_sparse = (seg_shr((seg_read_u1(data, position) & 127), 6) != 0);
    header_num_messages_short = seg_shr((seg_read_u1(data, position) & 63), 2);
    header_codec = (seg_read_u1(data, position) & 3);
    position = (position + 1);
    header_num_messages_long_value = 0;
    if ((header_num_messages_short == 0)) {
        header_num_messages_long_start = position;
        seg_2 = segspec_kernels_tank_heads_leb128_u32_inline(data, position, end, 0);
        status = seg_2.f0;
        error = seg_2.f1;
        position = seg_2.f2;
        header_num_messages_long_result = seg_2.f3;
        if ((status != 0)) {
            return (struct segspec_kernels_tank_heads_Row){(6 + status), error, 0, false, 0, 0, false, 0, 0, 0, 0};
        }
        if ((header_num_messages_long_result == 0)) {
            return (struct segspec_kernels_tank_heads_Row){10, header_num_messages_long_start, 0, false, 0, 0, false, 0, 0, 0, 0};
        }
        header_num_messages_long_value = header_num_messages_long_result;
    }
    header_first_sequence = UINT64_C(0);
    if (header_is_sparse) {
        if (((end - position) < 8)) {
            return (struct segspec_kernels_tank_heads_Row){11, position, 0, false, 0, 0, false, 0, 0, 0, 0};
        }
        header_first_sequence = seg_read_u8le(data, position);
        position = (position + 8);
    }
    header_num_messages = ((header_num_messages_short != 0) ? header_num_messages_short : header_num_messages_long_value);
    header_last_delta_value = 0;
    if ((header_is_sparse && (header_num_messages != 1))) {
        seg_3 = segspec_kernels_tank_heads_leb128_u32_inline(data, position, end, 0);
        status = seg_3.f0;
        error = seg_3.f1;
        position = seg_3.f2;
        header_last_delta_result = seg_3.f3;
        if ((status != 0)) {
            return (struct segspec_kernels_tank_heads_Row){(11 + status), error, 0, false, 0, 0, false, 0, 0, 0, 0};
        }
        header_last_delta_value = header_last_delta_result;
    }
    row_position = frame_start;
    row_unused = header_unused;
    row_codec = header_codec;
    row_num = header_num_messages;
    row_is_sparse = header_is_sparse;
    row_first_sequence = header_first_sequence;
    row_last_delta = header_last_delta_value;
    row_message_set_start = position;
    row_end = ((((uint64_t)frame_start) + ((uint64_t)len_bundle_groups_count)) + ((uint64_t)len_bundle_result));
    return (struct segspec_kernels_tank_heads_Row){0, position, row_position, row_unused, row_codec, row_num, row_is_sparse, row_first_sequence, row_last_delta, row_message_set_start, row_end};
}

SEG_INLINE struct seg_i64_i64_i64_i64 segspec_kernels_tank_heads_scan_inline(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_kernels_tank_heads_Columns columns) {
    seg_i64 c_position = {0};
    seg_bool c_unused = {0};
    seg_u8 c_codec = {0};
    seg_i64 c_num = {0};
    seg_bool c_is_sparse = {0};
    seg_u64 c_first_sequence = {0};
    seg_i64 c_last_delta = {0};
    seg_i64 c_message_set_start = {0};
    seg_u64 c_end = {0};
    int64_t rows = 0;
    int64_t position = 0;
    struct segspec_kernels_tank_heads_Row row = {0};
    c_position = columns.position;
    c_unused = columns.unused;
    c_codec = columns.codec;
    c_num = columns.num;
    c_is_sparse = columns.is_sparse;
    c_first_sequence = columns.first_sequence;
    c_last_delta = columns.last_delta;
    c_message_set_start = columns.message_set_start;
    c_end = columns.end;
    rows = 0;
    position = start;
    while ((position < stop)) {
        row = segspec_kernels_tank_heads_frame_inline(data, position, end);
        if ((row.status != 0)) {
            return (struct seg_i64_i64_i64_i64){rows, position, row.status, row.reached};
        }
        if ((rows >= capacity)) {
            return (struct seg_i64_i64_i64_i64){rows, position, 1, position};
        }
        SEG_AT(c_position, rows) = row.position;
        SEG_AT(c_unused, rows) = row.unused;
        SEG_AT(c_codec, rows) = row.codec;
        SEG_AT(c_num, rows) = row.num;
        SEG_AT(c_is_sparse, rows) = row.is_sparse;
        SEG_AT(c_first_sequence, rows) = row.first_sequence;
        SEG_AT(c_last_delta, rows) = row.last_delta;
        SEG_AT(c_message_set_start, rows) = row.message_set_start;
        SEG_AT(c_end, rows) = row.end;
        rows = (rows + 1);
        position = row.reached;
    }
    return (struct seg_i64_i64_i64_i64){rows, position, 0, position};
}

SEG_INLINE struct segspec_kernels_tank_message_Row segspec_kernels_tank_message_frame_inline(seg_u8 data, int64_t position, int64_t end, int64_t is_sparse, int64_t is_edge, uint64_t timestamp_before) {
    int64_t frame_start = 0;
    int64_t unused = 0;
    bool is_consecutive = 0;
    bool uses_last_timestamp = 0;
    bool has_key = 0;
    int64_t last_sequence_delta_groups_total = 0;
    int64_t sequence_delta_groups_index = 0;
    int64_t last_sequence_delta_groups_weight = 0;
    int64_t sequence_delta_groups_start = 0;
    int64_t sequence_delta_groups_index_2 = 0;
    int64_t sequence_delta_groups_total_before = 0;
    int64_t sequence_delta_groups_weight = 0;
    int64_t sequence_delta_groups_octet = 0;
    int64_t sequence_delta_groups_total = 0;
    bool sequence_delta_groups_has_next = 0;
    uint64_t explicit_timestamp = 0;
    int64_t len_key = 0;
    int64_t key_position_2 = 0;
    int64_t key_length = 0;
    int64_t key_start = 0;
    int64_t key_position = 0;
    int64_t len_content_groups_index = 0;
    int64_t last_len_content_groups_total = 0;
    int64_t last_len_content_groups_weight = 0;
    int64_t len_content_groups_start = 0;
    int64_t len_content_groups_index_2 = 0;
    int64_t len_content_groups_total_before = 0;
    int64_t len_content_groups_weight = 0;
    int64_t len_content_groups_octet = 0;
    int64_t len_content_groups_total = 0;
    bool len_content_groups_has_next = 0;
    int64_t content_start = 0;
    int64_t content_length = 0;
    int64_t content_position = 0;
    int64_t sequence_step = 0;
    uint64_t timestamp = 0;
    int64_t row_unused = 0;
    bool row_uses_last_timestamp = 0;
    int64_t row_sequence_step = 0;
    uint64_t row_timestamp = 0;
    int64_t row_key_position = 0;
    int64_t row_key_length = 0;
    int64_t row_content_position = 0;
    int64_t row_content_length = 0;
    SEG_PREFETCH(data, position);
    frame_start = position;
    if (((end - position) < 1)) {
        return (struct segspec_kernels_tank_message_Row){2, position, 0, false, 0, 0, 0, 0, 0, 0};
    }
    unused = seg_shr(seg_read_u1(data, position), 3);
    is_consecutive = (seg_shr((seg_read_u1(data, position) & 7), 2) != 0);
    uses_last_timestamp = (seg_shr((seg_read_u1(data, position) & 3), 1) != 0);
    has_key = ((seg_read_u1(data, position) & 1) != 0);
    position = (position + 1);
    last_sequence_delta_groups_total = 0;
    if (((is_sparse != 0) && (is_edge == 0) && !is_consecutive)) {
        sequence_delta_groups_index = 0;
        last_sequence_delta_groups_total = 0;
        last_sequence_delta_groups_weight = 0;
        while (true) {
            sequence_delta_groups_start = position;
            if ((sequence_delta_groups_index > 2147483647)) {
                return (struct segspec_kernels_tank_message_Row){3, sequence_delta_groups_start, 0, false, 0, 0, 0, 0, 0, 0};
            }
            sequence_delta_groups_index_2 = sequence_delta_groups_index;
            sequence_delta_groups_total_before = ((sequence_delta_groups_index != 0) ? last_sequence_delta_groups_total : 0);
            if ((sequence_delta_groups_total_before > INT64_C(4294967295))) {
                return (struct segspec_kernels_tank_message_Row){3, sequence_delta_groups_start, 0, false, 0, 0, 0, 0, 0, 0};
            }
            sequence_delta_groups_weight = ((sequence_delta_groups_index != 0) ? (last_sequence_delta_groups_weight * 128) : 1);
            if ((sequence_delta_groups_weight > INT64_C(4294967295))) {
                return (struct segspec_kernels_tank_message_Row){3, sequence_delta_groups_start, 0, false, 0, 0, 0, 0, 0, 0};
            }
            if (((end - position) < 1)) {
                return (struct segspec_kernels_tank_message_Row){4, position, 0, false, 0, 0, 0, 0, 0, 0};
            }
            sequence_delta_groups_octet = seg_read_u1(data, position);
            if ((sequence_delta_groups_octet > ((sequence_delta_groups_index_2 == 4) ? 127 : 255))) {
                return (struct segspec_kernels_tank_message_Row){5, position, 0, false, 0, 0, 0, 0, 0, 0};
            }
            sequence_delta_groups_total = (sequence_delta_groups_total_before + (((sequence_delta_groups_index_2 == 4) ? (sequence_delta_groups_octet & 15) : (sequence_delta_groups_octet & 127)) * sequence_delta_groups_weight));
            last_sequence_delta_groups_total = sequence_delta_groups_total;
            last_sequence_delta_groups_weight = sequence_delta_groups_weight;
            position = (position + 1);
            sequence_delta_groups_has_next = (sequence_delta_groups_octet > 127);
            if (!sequence_delta_groups_has_next) {
                break;
            }
            sequence_delta_groups_index = (sequence_delta_groups_index + 1);
        }
    }
    explicit_timestamp = UINT64_C(0);
    if (!uses_last_timestamp) {
        if (((end - position) < 8)) {
            return (struct segspec_kernels_tank_message_Row){6, position, 0, false, 0, 0, 0, 0, 0, 0};
        }
        explicit_timestamp = seg_read_u8le(data, position);
        position = (position + 8);
    }
    len_key = 0;
    if (has_key) {
        if (((end - position) < 1)) {
            return (struct segspec_kernels_tank_message_Row){7, position, 0, false, 0, 0, 0, 0, 0, 0};
        }
        len_key = seg_read_u1(data, position);
        position = (position + 1);
    }
    key_position_2 = 0;
    key_length = (-1);
    if (has_key) {
        key_start = position;
        if ((len_key > (end - position))) {
            return (struct segspec_kernels_tank_message_Row){8, key_start, 0, false, 0, 0, 0, 0, 0, 0};
        }
        key_position = position;
        position = (position + len_key);
        key_position_2 = key_position;
        key_length = len_key;
    }
    len_content_groups_index = 0;
    last_len_content_groups_total = 0;
    last_len_content_groups_weight = 0;
    while (true) {
        len_content_groups_start = position;
        if ((len_content_groups_index > 2147483647)) {
            return (struct segspec_kernels_tank_message_Row){9, len_content_groups_start, 0, false, 0, 0, 0, 0, 0, 0};
        }
        len_content_groups_index_2 = len_content_groups_index;
        len_content_groups_total_before = ((len_content_groups_index != 0) ? last_len_content_groups_total : 0);
        if ((len_content_groups_total_before > INT64_C(4294967295))) {
            return (struct segspec_kernels_tank_message_Row){9, len_content_groups_start, 0, false, 0, 0, 0, 0, 0, 0};
        }
        len_content_groups_weight = ((len_content_groups_index != 0) ? (last_len_content_groups_weight * 128) : 1);
        if ((len_content_groups_weight > INT64_C(4294967295))) {
            return (struct segspec_kernels_tank_message_Row){9, len_content_groups_start, 0, false, 0, 0, 0, 0, 0, 0};
        }
        if (((end - position) < 1)) {
            return (struct segspec_kernels_tank_message_Row){10, position, 0, false, 0, 0, 0, 0, 0, 0};
        }
        len_content_groups_octet = seg_read_u1(data, position);
        if ((len_content_groups_octet > ((len_content_groups_index_2 == 4) ? 127 : 255))) {
            return (struct segspec_kernels_tank_message_Row){11, position, 0, false, 0, 0, 0, 0, 0, 0};
        }
        len_content_groups_total = (len_content_groups_total_before + (((len_content_groups_index_2 == 4) ? (len_content_groups_octet & 15) : (len_content_groups_octet & 127)) * len_content_groups_weight));
        last_len_content_groups_total = len_content_groups_total;
        last_len_content_groups_weight = len_content_groups_weight;
        position = (position + 1);
        len_content_groups_has_next = (len_content_groups_octet > 127);
        if (!len_content_groups_has_next) {
            break;
        }
        len_content_groups_index = (len_content_groups_index + 1);
    }
    content_start = position;
    content_length = last_len_content_groups_total;
    if ((content_length > (end - position))) {
        return (struct segspec_kernels_tank_message_Row){12, content_start, 0, false, 0, 0, 0, 0, 0, 0};
    }
    content_position = position;
    position = (position + content_length);
    sequence_step = ((((is_sparse != 0) && (is_edge == 0) && !is_consecutive) ? last_sequence_delta_groups_total : 0) + 1);
    timestamp = (uses_last_timestamp ? timestamp_before : explicit_timestamp);
    row_unused = unused;
    row_uses_last_timestamp = uses_last_timestamp;
    row_sequence_step = sequence_step;
    row_timestamp = timestamp;
    row_key_position = key_position_2;
    row_key_length = key_length;
    row_content_position = content_position;
    row_content_length = content_length;
    return (struct segspec_kernels_tank_message_Row){0, position, row_unused, row_uses_last_timestamp, row_sequence_step, row_timestamp, row_key_position, row_key_length, row_content_position, row_content_length};
}

SEG_INLINE struct seg_i64_i64_i64_i64 segspec_kernels_tank_message_scan_inline(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, int64_t is_sparse, int64_t is_edge, uint64_t timestamp_before, struct segspec_kernels_tank_message_Columns columns) {
    seg_u8 c_unused = {0};
    seg_bool c_uses_last_timestamp = {0};
    seg_i64 c_sequence_step = {0};
    seg_u64 c_timestamp = {0};
    seg_i64 c_key_position = {0};
    seg_i64 c_key_length = {0};
    seg_i64 c_content_position = {0};
    seg_i64 c_content_length = {0};
    int64_t rows = 0;
    int64_t position = 0;
    struct segspec_kernels_tank_message_Row row = {0};
    c_unused = columns.unused;
    c_uses_last_timestamp = columns.uses_last_timestamp;
    c_sequence_step = columns.sequence_step;
    c_timestamp = columns.timestamp;
    c_key_position = columns.key_position;
    c_key_length = columns.key_length;
    c_content_position = columns.content_position;
    c_content_length = columns.content_length;
    rows = 0;
    position = start;
    while ((position < stop)) {
        row = segspec_kernels_tank_message_frame_inline(data, position, end, is_sparse, is_edge, timestamp_before);
        if ((row.status != 0)) {
            return (struct seg_i64_i64_i64_i64){rows, position, row.status, row.reached};
        }
        if ((rows >= capacity)) {
            return (struct seg_i64_i64_i64_i64){rows, position, 1, position};
        }
        SEG_AT(c_unused, rows) = row.unused;
        SEG_AT(c_uses_last_timestamp, rows) = row.uses_last_timestamp;
        SEG_AT(c_sequence_step, rows) = row.sequence_step;
        SEG_AT(c_timestamp, rows) = row.timestamp;
        SEG_AT(c_key_position, rows) = row.key_position;
        SEG_AT(c_key_length, rows) = row.key_length;
        SEG_AT(c_content_position, rows) = row.content_position;
        SEG_AT(c_content_length, rows) = row.content_length;
        rows = (rows + 1);
        position = row.reached;
    }
    return (struct seg_i64_i64_i64_i64){rows, position, 0, position};
}

SEG_INLINE struct seg_i64_i64_i64 segspec_kernels_tank_messages_block_inline(seg_u8 data, int64_t start, int64_t end, int64_t capacity, int64_t num_messages, int64_t is_sparse, struct segspec_kernels_tank_messages_Columns columns) {
    seg_i64 c_position = {0};
    seg_u8 c_unused = {0};
    seg_i64 c_sequence_step = {0};
    seg_u64 c_timestamp = {0};
    seg_i64 c_key_position = {0};
    seg_i64 c_key_length = {0};
    seg_i64 c_content_position = {0};
    seg_i64 c_content_length = {0};
    int64_t count = 0;
    int64_t position = 0;
    int64_t messages_index = 0;
    uint64_t last_messages_timestamp = 0;
    bool messages_is_edge = 0;
    uint64_t messages_timestamp_before = 0;
    int64_t messages_start_2 = 0;
    int64_t messages_unused = 0;
    bool messages_is_consecutive = 0;
    bool messages_uses_last_timestamp = 0;
    bool messages_has_key = 0;
    int64_t last_messages_sequence_delta_groups_total = 0;
    int64_t messages_sequence_delta_groups_index = 0;
    int64_t last_messages_sequence_delta_groups_weight = 0;
    int64_t messages_sequence_delta_groups_start = 0;
    int64_t messages_sequence_delta_groups_index_2 = 0;
    int64_t messages_sequence_delta_groups_total_before = 0;
    int64_t messages_sequence_delta_groups_weight = 0;
    int64_t messages_sequence_delta_groups_octet = 0;
    int64_t messages_sequence_delta_groups_total = 0;
    bool messages_sequence_delta_groups_has_next = 0;
    uint64_t messages_explicit_timestamp = 0;
    int64_t messages_len_key = 0;
    int64_t messages_key_position_2 = 0;
    int64_t messages_key_length = 0;
    int64_t messages_key_start = 0;
    int64_t messages_key_position = 0;
    int64_t messages_len_content_groups_index = 0;
    int64_t last_messages_len_content_groups_total = 0;
    int64_t last_messages_len_content_groups_weight = 0;
    int64_t messages_len_content_groups_start = 0;
    int64_t messages_len_content_groups_index_2 = 0;
    int64_t messages_len_content_groups_total_before = 0;
    int64_t messages_len_content_groups_weight = 0;
    int64_t messages_len_content_groups_octet = 0;
    int64_t messages_len_content_groups_total = 0;
    bool messages_len_content_groups_has_next = 0;
    int64_t messages_content_start = 0;
    int64_t messages_content_length = 0;
    int64_t messages_content_position = 0;
    int64_t messages_sequence_step = 0;
    uint64_t messages_timestamp = 0;
    c_position = columns.position;
    c_unused = columns.unused;
    c_sequence_step = columns.sequence_step;
    c_timestamp = columns.timestamp;
    c_key_position = columns.key_position;
    c_key_length = columns.key_length;
    c_content_position = columns.content_position;
    c_content_length = columns.content_length;
    count = 0;
    position = start;
    messages_index = 0;
    last_messages_timestamp = UINT64_C(0);
    while ((position < end)) {
        messages_is_edge = ((messages_index == 0) || (messages_index == (num_messages - 1)));
        messages_timestamp_before = ((messages_index != 0) ? last_messages_timestamp : UINT64_C(0));
        messages_start_2 = position;
        if (((end - position) < 1)) {
            return (struct seg_i64_i64_i64){0, 2, position};
        }
        messages_unused = seg_shr(seg_read_u1(data, position), 3);
        messages_is_consecutive = (seg_shr((seg_read_u1(data, position) & 7), 2) != 0);
        messages_uses_last_timestamp = (seg_shr((seg_read_u1(data, position) & 3), 1) != 0);
        messages_has_key = ((seg_read_u1(data, position) & 1) != 0);
        position = (position + 1);
        last_messages_sequence_delta_groups_total = 0;
        if (((is_sparse != 0) && !messages_is_edge && !messages_is_consecutive)) {
            messages_sequence_delta_groups_index = 0;
            last_messages_sequence_delta_groups_total = 0;
            last_messages_sequence_delta_groups_weight = 0;
            while (true) {
                messages_sequence_delta_groups_start = position;
                if ((messages_sequence_delta_groups_index > 2147483647)) {
                    return (struct seg_i64_i64_i64){0, 3, messages_sequence_delta_groups_start};
                }
                messages_sequence_delta_groups_index_2 = messages_sequence_delta_groups_index;
                messages_sequence_delta_groups_total_before = ((messages_sequence_delta_groups_index != 0) ? last_messages_sequence_delta_groups_total : 0);
                if ((messages_sequence_delta_groups_total_before > INT64_C(4294967295))) {
                    return (struct seg_i64_i64_i64){0, 3, messages_sequence_delta_groups_start};
                }
                messages_sequence_delta_groups_weight = ((messages_sequence_delta_groups_index != 0) ? (last_messages_sequence_delta_groups_weight * 128) : 1);
                if ((messages_sequence_delta_groups_weight > INT64_C(4294967295))) {
                    return (struct seg_i64_i64_i64){0, 3, messages_sequence_delta_groups_start};
                }
                if (((end - position) < 1)) {
                    return (struct seg_i64_i64_i64){0, 4, position};
                }
                messages_sequence_delta_groups_octet = seg_read_u1(data, position);
                if ((messages_sequence_delta_groups_octet > ((messages_sequence_delta_groups_index_2 == 4) ? 127 : 255))) {
                    return (struct seg_i64_i64_i64){0, 5, position};
                }
                messages_sequence_delta_groups_total = (messages_sequence_delta_groups_total_before + (((messages_sequence_delta_groups_index_2 == 4) ? (messages_sequence_delta_groups_octet & 15) : (messages_sequence_delta_groups_octet & 127)) * messages_sequence_delta_groups_weight));
                last_messages_sequence_delta_groups_total = messages_sequence_delta_groups_total;
                last_messages_sequence_delta_groups_weight = messages_sequence_delta_groups_weight;
                position = (position + 1);
                messages_sequence_delta_groups_has_next = (messages_sequence_delta_groups_octet > 127);
                if (!messages_sequence_delta_groups_has_next) {
                    break;
                }
                messages_sequence_delta_groups_index = (messages_sequence_delta_groups_index + 1);
            }
        }
        messages_explicit_timestamp = UINT64_C(0);
        if (!messages_uses_last_timestamp) {
            if (((end - position) < 8)) {
                return (struct seg_i64_i64_i64){0, 6, position};
            }
            messages_explicit_timestamp = seg_read_u8le(data, position);
            position = (position + 8);
        }
        messages_len_key = 0;
        if (messages_has_key) {
            if (((end - position) < 1)) {
                return (struct seg_i64_i64_i64){0, 7, position};
            }
            messages_len_key = seg_read_u1(data, position);
            position = (position + 1);
        }
        messages_key_position_2 = 0;
        messages_key_length = (-1);
        if (messages_has_key) {
            messages_key_start = position;
            if ((messages_len_key > (end - position))) {
                return (struct seg_i64_i64_i64){0, 8, messages_key_start};
            }
            messages_key_position = position;
            position = (position + messages_len_key);
            messages_key_position_2 = messages_key_position;
            messages_key_length = messages_len_key;
        }
        messages_len_content_groups_index = 0;
        last_messages_len_content_groups_total = 0;
        last_messages_len_content_groups_weight = 0;
        while (true) {
            messages_len_content_groups_start = position;
            if ((messages_len_content_groups_index > 2147483647)) {
                return (struct seg_i64_i64_i64){0, 9, messages_len_content_groups_start};
            }
            messages_len_content_groups_index_2 = messages_len_content_groups_index;
            messages_len_content_groups_total_before = ((messages_len_content_groups_index != 0) ? last_messages_len_content_groups_total : 0);
            if ((messages_len_content_groups_total_before > INT64_C(4294967295))) {
                return (struct seg_i64_i64_i64){0, 9, messages_len_content_groups_start};
            }
            messages_len_content_groups_weight = ((messages_len_content_groups_index != 0) ? (last_messages_len_content_groups_weight * 128) : 1);
            if ((messages_len_content_groups_weight > INT64_C(4294967295))) {
                return (struct seg_i64_i64_i64){0, 9, messages_len_content_groups_start};
            }
            if (((end - position) < 1)) {
                return (struct seg_i64_i64_i64){0, 10, position};
            }
            messages_len_content_groups_octet = seg_read_u1(data, position);
            if ((messages_len_content_groups_octet > ((messages_len_content_groups_index_2 == 4) ? 127 : 255))) {
                return (struct seg_i64_i64_i64){0, 11, position};
            }
            messages_len_content_groups_total = (messages_len_content_groups_total_before + (((messages_len_content_groups_index_2 == 4) ? (messages_len_content_groups_octet & 15) : (messages_len_content_groups_octet & 127)) * messages_len_content_groups_weight));
            last_messages_len_content_groups_total = messages_len_content_groups_total;
            last_messages_len_content_groups_weight = messages_len_content_groups_weight;
            position = (position + 1);
            messages_len_content_groups_has_next = (messages_len_content_groups_octet > 127);
            if (!messages_len_content_groups_has_next) {
                break;
            }
            messages_len_content_groups_index = (messages_len_content_groups_index + 1);
        }
        messages_content_start = position;
        messages_content_length = last_messages_len_content_groups_total;
        if ((messages_content_length > (end - position))) {
            return (struct seg_i64_i64_i64){0, 12, messages_content_start};
        }
        messages_content_position = position;
        position = (position + messages_content_length);
        messages_sequence_step = ((((is_sparse != 0) && !messages_is_edge && !messages_is_consecutive) ? last_messages_sequence_delta_groups_total : 0) + 1);
        messages_timestamp = (messages_uses_last_timestamp ? messages_timestamp_before : messages_explicit_timestamp);
        if ((count >= capacity)) {
            return (struct seg_i64_i64_i64){0, 1, start};
        }
        SEG_AT(c_position, count) = messages_start_2;
        SEG_AT(c_unused, count) = messages_unused;
        SEG_AT(c_sequence_step, count) = messages_sequence_step;
        SEG_AT(c_timestamp, count) = messages_timestamp;
        SEG_AT(c_key_position, count) = messages_key_position_2;
        SEG_AT(c_key_length, count) = messages_key_length;
        SEG_AT(c_content_position, count) = messages_content_position;
        SEG_AT(c_content_length, count) = messages_content_length;
        count = (count + 1);
        last_messages_timestamp = messages_timestamp;
        messages_index = (messages_index + 1);
    }
    return (struct seg_i64_i64_i64){count, 0, position};
}

SEG_INLINE struct segspec_kernels_tank_sizes_Row segspec_kernels_tank_sizes_frame_inline(seg_u8 data, int64_t position, int64_t end) {
    int64_t frame_start = 0;
    int64_t groups_index = 0;
    int64_t last_groups_total = 0;
    int64_t last_groups_weight = 0;
    int64_t groups_start = 0;
    int64_t groups_index_2 = 0;
    int64_t groups_total_before = 0;
    int64_t groups_weight = 0;
    int64_t groups_octet = 0;
    int64_t groups_total = 0;
    bool groups_has_next = 0;
    int64_t row_value = 0;
    SEG_PREFETCH(data, position);
    frame_start = position;
    groups_index = 0;
    last_groups_total = 0;
    last_groups_weight = 0;
    while (true) {
        groups_start = position;
        if ((groups_index > 2147483647)) {
            return (struct segspec_kernels_tank_sizes_Row){2, groups_start, 0};
        }
        groups_index_2 = groups_index;
        groups_total_before = ((groups_index != 0) ? last_groups_total : 0);
        if ((groups_total_before > INT64_C(4294967295))) {
            return (struct segspec_kernels_tank_sizes_Row){2, groups_start, 0};
        }
        groups_weight = ((groups_index != 0) ? (last_groups_weight * 128) : 1);
        if ((groups_weight > INT64_C(4294967295))) {
            return (struct segspec_kernels_tank_sizes_Row){2, groups_start, 0};
        }
        if (((end - position) < 1)) {
            return (struct segspec_kernels_tank_sizes_Row){3, position, 0};
        }
        groups_octet = seg_read_u1(data, position);
        if ((groups_octet > ((groups_index_2 == 4) ? 127 : 255))) {
            return (struct segspec_kernels_tank_sizes_Row){4, position, 0};
        }
        groups_total = (groups_total_before + (((groups_index_2 == 4) ? (groups_octet & 15) : (groups_octet & 127)) * groups_weight));
        last_groups_total = groups_total;
        last_groups_weight = groups_weight;
        position = (position + 1);
        groups_has_next = (groups_octet > 127);
        if (!groups_has_next) {
            break;
        }
        groups_index = (groups_index + 1);
    }
    row_value = last_groups_total;
    if ((position <= frame_start)) {
        return (struct segspec_kernels_tank_sizes_Row){5, frame_start, 0};
    }
    return (struct segspec_kernels_tank_sizes_Row){0, position, row_value};
}

SEG_INLINE struct seg_i64_i64_i64_i64 segspec_kernels_tank_sizes_scan_inline(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_kernels_tank_sizes_Columns columns) {
    seg_i64 c_value = {0};
    int64_t rows = 0;
    int64_t position = 0;
    struct segspec_kernels_tank_sizes_Row row = {0};
    c_value = columns.value;
    rows = 0;
    position = start;
    while ((position < stop)) {
        row = segspec_kernels_tank_sizes_frame_inline(data, position, end);
        if ((row.status != 0)) {
            return (struct seg_i64_i64_i64_i64){rows, position, row.status, row.reached};
        }
        if ((rows >= capacity)) {
            return (struct seg_i64_i64_i64_i64){rows, position, 1, position};
        }
        SEG_AT(c_value, rows) = row.value;
        rows = (rows + 1);
        position = row.reached;
    }
    return (struct seg_i64_i64_i64_i64){rows, position, 0, position};
}

SEG_INLINE struct segspec_ksy_logs_kernels_durable_log_frames_Row segspec_ksy_logs_kernels_durable_log_frames_frame_inline(seg_u8 data, int64_t position, int64_t end) {
    int64_t frame_start = 0;
    int64_t magic_position = 0;
    int64_t version = 0;
    int64_t flags = 0;
    int64_t reserved = 0;
    uint64_t offset = 0;
    int64_t len_payload = 0;
    int64_t checksum = 0;
    int64_t payload_start = 0;
    int64_t payload_position = 0;
    int64_t row_position = 0;
    int64_t row_end = 0;
    uint64_t row_number = 0;
    int64_t row_sum = 0;
    int64_t row_d_version = 0;
    int64_t row_d_flags = 0;
    int64_t row_d_reserved = 0;
    int64_t row_d_len_payload = 0;
    int64_t row_d_checksum = 0;
    int64_t row_value_position = 0;
    int64_t row_value_length = 0;
    SEG_PREFETCH(data, position);
    frame_start = position;
    if (((end - position) < 4)) {
        return (struct segspec_ksy_logs_kernels_durable_log_frames_Row){2, position, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    }
    magic_position = position;
    if ((seg_read_u4le(data, magic_position) != 1145851719)) {
        return (struct segspec_ksy_logs_kernels_durable_log_frames_Row){3, position, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    }
    if (((end - position) < 5)) {
        return (struct segspec_ksy_logs_kernels_durable_log_frames_Row){4, (position + 4), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    }
    version = seg_read_u1(data, (position + 4));
    if ((version != 1)) {
        return (struct segspec_ksy_logs_kernels_durable_log_frames_Row){5, (position + 4), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    }
    if (((end - position) < 24)) {
        if (((end - position) < 6)) {
            return (struct segspec_ksy_logs_kernels_durable_log_frames_Row){6, (position + 5), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        }
        if (((end - position) < 8)) {
            return (struct segspec_ksy_logs_kernels_durable_log_frames_Row){7, (position + 6), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        }
        if (((end - position) < 16)) {
            return (struct segspec_ksy_logs_kernels_durable_log_frames_Row){8, (position + 8), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        }
        if (((end - position) < 20)) {
            return (struct segspec_ksy_logs_kernels_durable_log_frames_Row){9, (position + 16), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        }
        if (((end - position) < 24)) {
            return (struct segspec_ksy_logs_kernels_durable_log_frames_Row){10, (position + 20), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        }
    }
    flags = seg_read_u1(data, (position + 5));
    reserved = seg_read_u2le(data, (position + 6));
    offset = seg_read_u8le(data, (position + 8));
    len_payload = seg_read_u4le(data, (position + 16));
    checksum = seg_read_u4le(data, (position + 20));
    payload_start = (position + 24);
    position = (position + 24);
    if ((len_payload > (end - position))) {
        return (struct segspec_ksy_logs_kernels_durable_log_frames_Row){11, payload_start, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    }
    payload_position = position;
    position = (position + len_payload);
    row_position = frame_start;
    row_end = position;
    row_number = offset;
    row_sum = checksum;
    row_d_version = version;
    row_d_flags = flags;
    row_d_reserved = reserved;
    row_d_len_payload = len_payload;
    row_d_checksum = checksum;
    row_value_position = payload_position;
    row_value_length = len_payload;
    return (struct segspec_ksy_logs_kernels_durable_log_frames_Row){0, position, row_position, row_end, row_number, row_sum, row_d_version, row_d_flags, row_d_reserved, row_d_len_payload, row_d_checksum, row_value_position, row_value_length};
}

SEG_INLINE struct seg_i64_i64_i64_i64 segspec_ksy_logs_kernels_durable_log_frames_scan_inline(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_ksy_logs_kernels_durable_log_frames_Columns columns) {
    seg_i64 c_position = {0};
    seg_i64 c_end = {0};
    seg_u64 c_number = {0};
    seg_u32 c_sum = {0};
    seg_u8 c_d_version = {0};
    seg_u8 c_d_flags = {0};
    seg_u16 c_d_reserved = {0};
    seg_u32 c_d_len_payload = {0};
    seg_u32 c_d_checksum = {0};
    seg_i64 c_value_position = {0};
    seg_u32 c_value_length = {0};
    int64_t rows = 0;
    int64_t position = 0;
    struct segspec_ksy_logs_kernels_durable_log_frames_Row row = {0};
    c_position = columns.position;
    c_end = columns.end;
    c_number = columns.number;
    c_sum = columns.sum;
    c_d_version = columns.d_version;
    c_d_flags = columns.d_flags;
    c_d_reserved = columns.d_reserved;
    c_d_len_payload = columns.d_len_payload;
    c_d_checksum = columns.d_checksum;
    c_value_position = columns.value_position;
    c_value_length = columns.value_length;
    rows = 0;
    position = start;
    while ((position < stop)) {
        row = segspec_ksy_logs_kernels_durable_log_frames_frame_inline(data, position, end);
        if ((row.status != 0)) {
            return (struct seg_i64_i64_i64_i64){rows, position, row.status, row.reached};
        }
        if ((rows >= capacity)) {
            return (struct seg_i64_i64_i64_i64){rows, position, 1, position};
        }
        SEG_AT(c_position, rows) = row.position;
        SEG_AT(c_end, rows) = row.end;
        SEG_AT(c_number, rows) = row.number;
        SEG_AT(c_sum, rows) = row.sum;
        SEG_AT(c_d_version, rows) = row.d_version;
        SEG_AT(c_d_flags, rows) = row.d_flags;
        SEG_AT(c_d_reserved, rows) = row.d_reserved;
        SEG_AT(c_d_len_payload, rows) = row.d_len_payload;
        SEG_AT(c_d_checksum, rows) = row.d_checksum;
        SEG_AT(c_value_position, rows) = row.value_position;
        SEG_AT(c_value_length, rows) = row.value_length;
        rows = (rows + 1);
        position = row.reached;
    }
    return (struct seg_i64_i64_i64_i64){rows, position, 0, position};
}

SEG_INLINE uint64_t segspec_ksy_logs_kernels_durable_log_sum_checksum_inline(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) {
    return ((uint64_t)seg_crc32_on(data, position, length, ((int64_t)seed)));
}

SEG_INLINE struct seg_i64_i64_i64_i64_i64_i64 segspec_ksy_logs_kernels_durable_log_frames_run_run_inline(seg_u8 data, seg_u8 room, int64_t base, int64_t start, int64_t stop, int64_t end, int64_t after, seg_u64 header, seg_u8 key, uint64_t due, uint64_t seed, int64_t most_rows, int64_t most_bytes, uint64_t most, int64_t most_records, int64_t asks, bool checks, bool tells, int64_t capacity, seg_i64 starts, seg_i64 ends, seg_u8 packed, seg_u64 numbers, seg_u64 dues, seg_u64 seeds, seg_i64 odd, struct segspec_ksy_logs_kernels_durable_log_frames_Columns columns) {
    int64_t n = 0;
    int64_t rows = 0;
    int64_t largest = 0;
    int64_t size = 0;
    int64_t filled = 0;
    int64_t odds = 0;
    int64_t position = 0;
    int64_t at = 0;
    struct segspec_ksy_logs_kernels_durable_log_frames_Row row = {0};
    int64_t cover = 0;
    int64_t until = 0;
    bool is_record = 0;
    uint64_t number = 0;
    uint64_t last = 0;
    int64_t count = 0;
    int64_t held = 0;
    bool is_odd = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    uint64_t seg_3 = 0;
    uint64_t seg_4 = 0;
    n = 0;
    rows = 0;
    largest = 0;
    size = 0;
    filled = 0;
    odds = 0;
    position = start;
    while (((position < stop) && (n < capacity))) {
        at = position;
        row = segspec_ksy_logs_kernels_durable_log_frames_frame_inline(data, at, end);
        if ((row.status != 0)) {
            break;
        }
        if (checks) {
            cover = (row.position + 24);
            until = row.end;
            if ((until < cover)) {
                break;
            }
            SEG_AT(seeds, n) = segspec_ksy_logs_kernels_durable_log_sum_checksum_inline(data, cover, (until - cover), UINT64_C(0), false, key);
            if ((SEG_AT(seeds, n) != ((uint64_t)row.sum))) {
                break;
            }
        }
        at = row.reached;
        SEG_AT(columns.position, n) = row.position;
        SEG_AT(columns.end, n) = row.end;
        SEG_AT(columns.number, n) = row.number;
        SEG_AT(columns.sum, n) = row.sum;
        SEG_AT(columns.d_version, n) = row.d_version;
        SEG_AT(columns.d_flags, n) = row.d_flags;
        SEG_AT(columns.d_reserved, n) = row.d_reserved;
        SEG_AT(columns.d_len_payload, n) = row.d_len_payload;
        SEG_AT(columns.d_checksum, n) = row.d_checksum;
        SEG_AT(columns.value_position, n) = row.value_position;
        SEG_AT(columns.value_length, n) = row.value_length;
        seg_1 = row.position;
        seg_2 = row.end;
        SEG_AT(starts, n) = seg_1;
        SEG_AT(ends, n) = seg_2;
        SEG_AT(packed, n) = 0;
        is_record = true;
        number = due;
        last = due;
        count = 1;
        number = SEG_AT(columns.number, n);
        last = number;
        if (((asks > 0) && (number != due))) {
            break;
        }
        if (((number > most) || (last > most))) {
            break;
        }
        if ((last == UINT64_C(18446744073709551615))) {
            break;
        }
        if (((last + UINT64_C(1)) < number)) {
            break;
        }
        held = (at - position);
        if (((n > 0) && (((rows + count) > most_rows) || ((size + held) > most_bytes)))) {
            break;
        }
        is_odd = ((((int64_t)SEG_AT(columns.d_flags, n)) != 0) || (((int64_t)SEG_AT(columns.d_reserved, n)) != 0));
        if ((is_odd && (odds == odd.n))) {
            break;
        }
        if (is_odd) {
            SEG_AT(odd, odds) = (base + row.position);
            odds = (odds + 1);
        }
        SEG_AT(numbers, n) = number;
        if (is_record) {
            due = (last + UINT64_C(1));
            rows = (rows + count);
        }
        seg_3 = due;
        seg_4 = seed;
        SEG_AT(dues, n) = seg_3;
        SEG_AT(seeds, n) = seg_4;
        largest = seg_max_i64(largest, count);
        size = (size + held);
        n = (n + 1);
        position = at;
    }
    return (struct seg_i64_i64_i64_i64_i64_i64){n, position, rows, largest, size, odds};
}

SEG_INLINE void segspec_ksy_logs_kernels_durable_log_views_put_view_inline(seg_u8 views, int64_t row, seg_u8 data, int64_t at, int64_t size, int64_t block) {
    int64_t place = 0;
    place = (row * 16);
    seg_write_u4le(views, place, size);
    if ((size > 12)) {
        seg_copy(views, (place + 4), data, at, 4);
        seg_write_u4le(views, (place + 8), block);
        seg_write_u4le(views, (place + 12), at);
    } else {
        seg_write_u8le(views, (place + 4), UINT64_C(0));
        seg_write_u4le(views, (place + 12), 0);
        seg_copy(views, (place + 4), data, at, size);
    }
}

SEG_INLINE struct seg_i64_i64_u64_i64_i64 segspec_ksy_logs_kernels_durable_log_record_run_run_inline(seg_u8 data, int64_t base, int64_t start, int64_t stop, int64_t end, seg_u8 key, uint64_t due, uint64_t most, bool checks, int64_t begun, int64_t most_rows, int64_t most_bytes, seg_i64 told, seg_i64 odd, struct segspec_ksy_logs_kernels_durable_log_record_run_Selected asked, struct segspec_ksy_logs_kernels_durable_log_record_run_Out out) {
    int64_t rows = 0;
    int64_t position = 0;
    int64_t why = 0;
    int64_t odds = 0;
    int64_t time = 0;
    bool is_begun = 0;
    int64_t at = 0;
    struct segspec_ksy_logs_kernels_durable_log_frames_Row row = {0};
    int64_t cover = 0;
    int64_t until = 0;
    uint64_t summed = 0;
    uint64_t number = 0;
    uint64_t last = 0;
    bool is_odd = 0;
    int64_t reached = 0;
    uint64_t of_offset = 0;
    int64_t of_position = 0;
    int64_t used = 0;
    int64_t size = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    int64_t seg_3 = 0;
    int64_t seg_4 = 0;
    rows = begun;
    position = start;
    why = 0;
    odds = 0;
    time = 0;
    is_begun = (SEG_AT(told, 1) != 0);
    while (((position < stop) && (rows < most_rows))) {
        at = position;
        row = segspec_ksy_logs_kernels_durable_log_frames_frame_inline(data, at, end);
        if ((row.status != 0)) {
            why = (-(int64_t)row.status);
            break;
        }
        if (checks) {
            cover = (row.position + 24);
            until = row.end;
            if ((until < cover)) {
                break;
            }
            summed = segspec_ksy_logs_kernels_durable_log_sum_checksum_inline(data, cover, (until - cover), UINT64_C(0), false, key);
            if ((summed != ((uint64_t)row.sum))) {
                why = 1;
                break;
            }
        }
        at = row.reached;
        if (((at - start) > most_bytes)) {
            break;
        }
        number = due;
        last = due;
        number = row.number;
        last = number;
        if ((number != due)) {
            why = 2;
            break;
        }
        if (((number > most) || (last > most))) {
            break;
        }
        if ((last == UINT64_C(18446744073709551615))) {
            break;
        }
        if (((last + UINT64_C(1)) < number)) {
            break;
        }
        is_odd = ((row.d_flags != 0) || (row.d_reserved != 0));
        if ((is_odd && (odds == odd.n))) {
            break;
        }
        if (is_odd) {
            SEG_AT(odd, odds) = (base + row.position);
            odds = (odds + 1);
        }
        reached = at;
        time = 0;
        if (!is_begun) {
            is_begun = true;
            seg_1 = time;
            seg_2 = ((int64_t)number);
            SEG_AT(told, 1) = 1;
            SEG_AT(told, 2) = seg_1;
            SEG_AT(told, 4) = seg_2;
        }
        if (asked.makes) {
            if (asked.a_offset) {
                of_offset = number;
                SEG_AT(out.c_offset, rows) = of_offset;
            }
            if (asked.a_position) {
                of_position = (base + row.position);
                SEG_AT(out.c_position, rows) = of_position;
            }
            if (asked.a_value) {
                used = ((int64_t)((int64_t)SEG_AT(out.c_value_ends, rows)));
                at = ((int64_t)row.value_position);
                size = ((int64_t)row.value_length);
                if ((size > 0)) {
                    if (!(asked.places || asked.points)) {
                        seg_copy(out.c_value, used, data, at, size);
                    }
                    used = (used + size);
                }
                if (asked.places) {
                    SEG_AT(out.c_value_at, rows) = at;
                }
                SEG_AT(out.c_value_ends, (rows + 1)) = used;
                if (asked.points) {
                    segspec_ksy_logs_kernels_durable_log_views_put_view_inline(out.views, rows, data, at, ((size > 0) ? size : 0), 0);
                }
            }
        }
        rows = (rows + 1);
        due = (last + UINT64_C(1));
        position = reached;
    }
    if ((rows > begun)) {
        seg_3 = time;
        seg_4 = (((int64_t)due) - 1);
        SEG_AT(told, 3) = seg_3;
        SEG_AT(told, 5) = seg_4;
    }
    return (struct seg_i64_i64_u64_i64_i64){rows, position, due, why, odds};
}

SEG_INLINE struct segspec_ksy_logs_kernels_ffwd_frames_Row segspec_ksy_logs_kernels_ffwd_frames_frame_inline(seg_u8 data, int64_t position, int64_t end) {
    int64_t frame_start = 0;
    int64_t len_blob = 0;
    int64_t blob_start = 0;
    int64_t blob_position = 0;
    int64_t row_position = 0;
    int64_t row_end = 0;
    int64_t row_d_len_blob = 0;
    int64_t row_value_position = 0;
    int64_t row_value_length = 0;
    SEG_PREFETCH(data, position);
    frame_start = position;
    if (((end - position) < 4)) {
        return (struct segspec_ksy_logs_kernels_ffwd_frames_Row){2, position, 0, 0, 0, 0, 0};
    }
    len_blob = seg_read_u4be(data, position);
    blob_start = (position + 4);
    position = (position + 4);
    if ((len_blob > (end - position))) {
        return (struct segspec_ksy_logs_kernels_ffwd_frames_Row){3, blob_start, 0, 0, 0, 0, 0};
    }
    blob_position = position;
    position = (position + len_blob);
    row_position = frame_start;
    row_end = position;
    row_d_len_blob = len_blob;
    row_value_position = blob_position;
    row_value_length = len_blob;
    return (struct segspec_ksy_logs_kernels_ffwd_frames_Row){0, position, row_position, row_end, row_d_len_blob, row_value_position, row_value_length};
}

SEG_INLINE struct seg_i64_i64_i64_i64 segspec_ksy_logs_kernels_ffwd_frames_scan_inline(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_ksy_logs_kernels_ffwd_frames_Columns columns) {
    seg_i64 c_position = {0};
    seg_i64 c_end = {0};
    seg_u32 c_d_len_blob = {0};
    seg_i64 c_value_position = {0};
    seg_u32 c_value_length = {0};
    int64_t rows = 0;
    int64_t position = 0;
    struct segspec_ksy_logs_kernels_ffwd_frames_Row row = {0};
    c_position = columns.position;
    c_end = columns.end;
    c_d_len_blob = columns.d_len_blob;
    c_value_position = columns.value_position;
    c_value_length = columns.value_length;
    rows = 0;
    position = start;
    while ((position < stop)) {
        row = segspec_ksy_logs_kernels_ffwd_frames_frame_inline(data, position, end);
        if ((row.status != 0)) {
            return (struct seg_i64_i64_i64_i64){rows, position, row.status, row.reached};
        }
        if ((rows >= capacity)) {
            return (struct seg_i64_i64_i64_i64){rows, position, 1, position};
        }
        SEG_AT(c_position, rows) = row.position;
        SEG_AT(c_end, rows) = row.end;
        SEG_AT(c_d_len_blob, rows) = row.d_len_blob;
        SEG_AT(c_value_position, rows) = row.value_position;
        SEG_AT(c_value_length, rows) = row.value_length;
        rows = (rows + 1);
        position = row.reached;
    }
    return (struct seg_i64_i64_i64_i64){rows, position, 0, position};
}

SEG_INLINE struct seg_i64_i64_i64_i64_i64_i64 segspec_ksy_logs_kernels_ffwd_frames_run_run_inline(seg_u8 data, seg_u8 room, int64_t base, int64_t start, int64_t stop, int64_t end, int64_t after, seg_u64 header, seg_u8 key, uint64_t due, uint64_t seed, int64_t most_rows, int64_t most_bytes, uint64_t most, int64_t most_records, int64_t asks, bool checks, bool tells, int64_t capacity, seg_i64 starts, seg_i64 ends, seg_u8 packed, seg_u64 numbers, seg_u64 dues, seg_u64 seeds, seg_i64 odd, struct segspec_ksy_logs_kernels_ffwd_frames_Columns columns) {
    int64_t n = 0;
    int64_t rows = 0;
    int64_t largest = 0;
    int64_t size = 0;
    int64_t filled = 0;
    int64_t odds = 0;
    int64_t position = 0;
    int64_t at = 0;
    struct segspec_ksy_logs_kernels_ffwd_frames_Row row = {0};
    bool is_record = 0;
    uint64_t number = 0;
    uint64_t last = 0;
    int64_t count = 0;
    int64_t held = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    uint64_t seg_3 = 0;
    uint64_t seg_4 = 0;
    n = 0;
    rows = 0;
    largest = 0;
    size = 0;
    filled = 0;
    odds = 0;
    position = start;
    while (((position < stop) && (n < capacity))) {
        at = position;
        row = segspec_ksy_logs_kernels_ffwd_frames_frame_inline(data, at, end);
        if ((row.status != 0)) {
            break;
        }
        at = row.reached;
        SEG_AT(columns.position, n) = row.position;
        SEG_AT(columns.end, n) = row.end;
        SEG_AT(columns.d_len_blob, n) = row.d_len_blob;
        SEG_AT(columns.value_position, n) = row.value_position;
        SEG_AT(columns.value_length, n) = row.value_length;
        seg_1 = row.position;
        seg_2 = row.end;
        SEG_AT(starts, n) = seg_1;
        SEG_AT(ends, n) = seg_2;
        SEG_AT(packed, n) = 0;
        is_record = true;
        number = due;
        last = due;
        count = 1;
        if (((number > most) || (last > most))) {
            break;
        }
        if ((last == UINT64_C(18446744073709551615))) {
            break;
        }
        if (((last + UINT64_C(1)) < number)) {
            break;
        }
        held = (at - position);
        if (((n > 0) && (((rows + count) > most_rows) || ((size + held) > most_bytes)))) {
            break;
        }
        SEG_AT(numbers, n) = number;
        if (is_record) {
            due = (last + UINT64_C(1));
            rows = (rows + count);
        }
        seg_3 = due;
        seg_4 = seed;
        SEG_AT(dues, n) = seg_3;
        SEG_AT(seeds, n) = seg_4;
        largest = seg_max_i64(largest, count);
        size = (size + held);
        n = (n + 1);
        position = at;
    }
    return (struct seg_i64_i64_i64_i64_i64_i64){n, position, rows, largest, size, odds};
}

SEG_INLINE void segspec_ksy_logs_kernels_ffwd_views_put_view_inline(seg_u8 views, int64_t row, seg_u8 data, int64_t at, int64_t size, int64_t block) {
    int64_t place = 0;
    place = (row * 16);
    seg_write_u4le(views, place, size);
    if ((size > 12)) {
        seg_copy(views, (place + 4), data, at, 4);
        seg_write_u4le(views, (place + 8), block);
        seg_write_u4le(views, (place + 12), at);
    } else {
        seg_write_u8le(views, (place + 4), UINT64_C(0));
        seg_write_u4le(views, (place + 12), 0);
        seg_copy(views, (place + 4), data, at, size);
    }
}

SEG_INLINE struct seg_i64_i64_u64_i64_i64 segspec_ksy_logs_kernels_ffwd_record_run_run_inline(seg_u8 data, int64_t base, int64_t start, int64_t stop, int64_t end, seg_u8 key, uint64_t due, uint64_t most, bool checks, int64_t begun, int64_t most_rows, int64_t most_bytes, seg_i64 told, seg_i64 odd, struct segspec_ksy_logs_kernels_ffwd_record_run_Selected asked, struct segspec_ksy_logs_kernels_ffwd_record_run_Out out) {
    int64_t rows = 0;
    int64_t position = 0;
    int64_t why = 0;
    int64_t odds = 0;
    int64_t time = 0;
    bool is_begun = 0;
    int64_t at = 0;
    struct segspec_ksy_logs_kernels_ffwd_frames_Row row = {0};
    uint64_t number = 0;
    uint64_t last = 0;
    int64_t reached = 0;
    uint64_t of_offset = 0;
    int64_t of_position = 0;
    int64_t used = 0;
    int64_t size = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    int64_t seg_3 = 0;
    int64_t seg_4 = 0;
    rows = begun;
    position = start;
    why = 0;
    odds = 0;
    time = 0;
    is_begun = (SEG_AT(told, 1) != 0);
    while (((position < stop) && (rows < most_rows))) {
        at = position;
        row = segspec_ksy_logs_kernels_ffwd_frames_frame_inline(data, at, end);
        if ((row.status != 0)) {
            why = (-(int64_t)row.status);
            break;
        }
        at = row.reached;
        if (((at - start) > most_bytes)) {
            break;
        }
        number = due;
        last = due;
        if (((number > most) || (last > most))) {
            break;
        }
        if ((last == UINT64_C(18446744073709551615))) {
            break;
        }
        if (((last + UINT64_C(1)) < number)) {
            break;
        }
        reached = at;
        time = 0;
        if (!is_begun) {
            is_begun = true;
            seg_1 = time;
            seg_2 = ((int64_t)number);
            SEG_AT(told, 1) = 1;
            SEG_AT(told, 2) = seg_1;
            SEG_AT(told, 4) = seg_2;
        }
        if (asked.makes) {
            if (asked.a_offset) {
                of_offset = number;
                SEG_AT(out.c_offset, rows) = of_offset;
            }
            if (asked.a_position) {
                of_position = (base + row.position);
                SEG_AT(out.c_position, rows) = of_position;
            }
            if (asked.a_value) {
                used = ((int64_t)((int64_t)SEG_AT(out.c_value_ends, rows)));
                at = ((int64_t)row.value_position);
                size = ((int64_t)row.value_length);
                if ((size > 0)) {
                    if (!(asked.places || asked.points)) {
                        seg_copy(out.c_value, used, data, at, size);
                    }
                    used = (used + size);
                }
                if (asked.places) {
                    SEG_AT(out.c_value_at, rows) = at;
                }
                SEG_AT(out.c_value_ends, (rows + 1)) = used;
                if (asked.points) {
                    segspec_ksy_logs_kernels_ffwd_views_put_view_inline(out.views, rows, data, at, ((size > 0) ? size : 0), 0);
                }
            }
        }
        rows = (rows + 1);
        due = (last + UINT64_C(1));
        position = reached;
    }
    if ((rows > begun)) {
        seg_3 = time;
        seg_4 = (((int64_t)due) - 1);
        SEG_AT(told, 3) = seg_3;
        SEG_AT(told, 5) = seg_4;
    }
    return (struct seg_i64_i64_u64_i64_i64){rows, position, due, why, odds};
}

SEG_INLINE void segspec_kernels_durable_log_record_pack_pack_into_inline(seg_u8 out, int64_t at, uint64_t offset, int64_t len_payload, int64_t checksum) {
    seg_write_u4be(out, at, 1196379204);
    seg_write_u1(out, (at + 4), 1);
    seg_write_u1(out, (at + 5), 0);
    seg_write_u2le(out, (at + 6), 0);
    seg_write_u8le(out, (at + 8), offset);
    seg_write_u4le(out, (at + 16), len_payload);
    seg_write_u4le(out, (at + 20), checksum);
}

SEG_INLINE void segspec_kernels_durable_log_index_entry_pack_pack_into_inline(seg_u8 out, int64_t at, uint64_t offset, uint64_t ofs_record) {
    seg_write_u8le(out, at, offset);
    seg_write_u8le(out, (at + 8), ofs_record);
}

SEG_INLINE struct seg_i64_i64 segspec_formats_durable_log_encode_run_run_inline(seg_u8 values, seg_i32 ends, seg_u64 numbers, int64_t first, int64_t last, uint64_t due, int64_t position, int64_t stop, seg_u8 out, seg_u8 out_index) {
    int64_t rows = 0;
    int64_t used = 0;
    int64_t row = 0;
    int64_t start = 0;
    int64_t size = 0;
    int64_t after = 0;
    rows = 0;
    used = 0;
    while (((first + rows) < last)) {
        row = (first + rows);
        start = ((int64_t)SEG_AT(ends, row));
        size = (((int64_t)SEG_AT(ends, (row + 1))) - start);
        after = ((used + 24) + size);
        if ((((numbers.n != 0) && (SEG_AT(numbers, row) != due)) || (after > out.n) || ((position + after) > stop))) {
            break;
        }
        if ((((rows + 1) * 16) > out_index.n)) {
            break;
        }
        segspec_kernels_durable_log_record_pack_pack_into_inline(out, used, due, size, seg_crc32(values, start, size));
        seg_copy(out, (used + 24), values, start, size);
        segspec_kernels_durable_log_index_entry_pack_pack_into_inline(out_index, (rows * 16), due, ((uint64_t)(position + used)));
        due = (due + UINT64_C(1));
        used = after;
        rows = (rows + 1);
    }
    return (struct seg_i64_i64){rows, used};
}

SEG_INLINE void segspec_kernels_ffwd_entry_pack_pack_into_inline(seg_u8 out, int64_t at, int64_t len_blob) {
    seg_write_u4be(out, at, len_blob);
}

SEG_INLINE struct seg_i64_i64_i64 segspec_formats_ffwd_encode_run_run_inline(seg_u8 values, seg_i32 ends, seg_u64 numbers, int64_t first, int64_t last, uint64_t due, int64_t empty, int64_t position, int64_t stop, seg_u8 out) {
    int64_t rows = 0;
    int64_t used = 0;
    int64_t row = 0;
    int64_t start = 0;
    int64_t size = 0;
    int64_t after = 0;
    rows = 0;
    used = 0;
    while (((first + rows) < last)) {
        row = (first + rows);
        start = ((int64_t)SEG_AT(ends, row));
        size = (((int64_t)SEG_AT(ends, (row + 1))) - start);
        after = ((used + 4) + size);
        if ((((numbers.n != 0) && (SEG_AT(numbers, row) != due)) || (after > out.n) || ((position + after) > stop))) {
            break;
        }
        if (((size == 0) && (empty >= 15))) {
            break;
        }
        segspec_kernels_ffwd_entry_pack_pack_into_inline(out, used, size);
        seg_copy(out, (used + 4), values, start, size);
        empty = ((size == 0) ? (empty + 1) : 0);
        due = (due + UINT64_C(1));
        used = after;
        rows = (rows + 1);
    }
    return (struct seg_i64_i64_i64){rows, used, empty};
}

SEG_INLINE int64_t segspec_formats_mojo_encode_run_most_bytes_inline(struct segspec_formats_mojo_encode_run_NewEntries given, int64_t row) {
    int64_t first = 0;
    int64_t last = 0;
    int64_t names = 0;
    int64_t values = 0;
    first = ((int64_t)SEG_AT(given.starts, row));
    last = ((int64_t)SEG_AT(given.starts, (row + 1)));
    names = (((int64_t)SEG_AT(given.name_ends, last)) - ((int64_t)SEG_AT(given.name_ends, first)));
    values = (((int64_t)SEG_AT(given.value_ends, last)) - ((int64_t)SEG_AT(given.value_ends, first)));
    return (((names + values) + (20 * (last - first))) + 50);
}

SEG_INLINE bool segspec_formats_mojo_rules_is_above_inline(struct seg_u64_u64 record_id, struct seg_u64_u64 last) {
    uint64_t ms = 0;
    uint64_t seq = 0;
    uint64_t last_ms = 0;
    uint64_t last_seq = 0;
    ms = record_id.f0;
    seq = record_id.f1;
    last_ms = last.f0;
    last_seq = last.f1;
    return ((ms > last_ms) || ((ms == last_ms) && (seq > last_seq)));
}

SEG_INLINE bool segspec_formats_mojo_encode_run_is_same_inline(seg_u8 one, int64_t at, seg_u8 other, int64_t place, int64_t length) {
    int64_t same = 0;
    same = 0;
    while (((same < length) && (((int64_t)SEG_AT(one, (at + same))) == ((int64_t)SEG_AT(other, (place + same)))))) {
        same = (same + 1);
    }
    return (same == length);
}

SEG_INLINE bool segspec_formats_mojo_encode_run_has_names_inline(struct segspec_formats_mojo_encode_run_NewEntries given, int64_t row, struct segspec_formats_mojo_encode_run_PackSoFar pack) {
    int64_t first = 0;
    int64_t count = 0;
    int64_t n = 0;
    int64_t start = 0;
    int64_t place = 0;
    int64_t length = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    int64_t seg_3 = 0;
    int64_t seg_4 = 0;
    seg_1 = ((int64_t)SEG_AT(given.starts, row));
    seg_2 = (pack.ends.n - 1);
    first = seg_1;
    count = seg_2;
    if (((((int64_t)SEG_AT(given.starts, (row + 1))) - first) != count)) {
        return false;
    }
    seg_4 = count;
    for (seg_3 = 0; seg_3 < seg_4; seg_3++) {
        n = seg_3;
        start = ((int64_t)SEG_AT(given.name_ends, (first + n)));
        place = ((int64_t)SEG_AT(pack.ends, n));
        length = (((int64_t)SEG_AT(pack.ends, (n + 1))) - place);
        if (((((int64_t)SEG_AT(given.name_ends, ((first + n) + 1))) - start) != length)) {
            return false;
        }
        if (!segspec_formats_mojo_encode_run_is_same_inline(given.names, start, pack.names, place, length)) {
            return false;
        }
    }
    return true;
}

SEG_INLINE void segspec_kernels_listpack_element_pack_pack_into_inline(seg_u8 out, int64_t at, int64_t encoding) {
    seg_write_u1(out, at, encoding);
}

SEG_INLINE void segspec_kernels_listpack_element_pack_pack_data_int13_into_inline(seg_u8 out, int64_t at, int64_t low) {
    seg_write_u1(out, at, low);
}

SEG_INLINE void segspec_kernels_listpack_element_pack_pack_data_int16_into_inline(seg_u8 out, int64_t at, int64_t value) {
    seg_write_s2le(out, at, value);
}

SEG_INLINE void segspec_kernels_listpack_element_pack_pack_data_int24_into_inline(seg_u8 out, int64_t at, int64_t low, int64_t high) {
    seg_write_u2le(out, at, low);
    seg_write_s1(out, (at + 2), high);
}

SEG_INLINE void segspec_kernels_listpack_element_pack_pack_data_int32_into_inline(seg_u8 out, int64_t at, int64_t value) {
    seg_write_s4le(out, at, value);
}

SEG_INLINE void segspec_kernels_listpack_element_pack_pack_data_int64_into_inline(seg_u8 out, int64_t at, int64_t value) {
    seg_write_s8le(out, at, value);
}

SEG_INLINE int64_t segspec_formats_mojo_encode_run_put_backlen_inline(seg_u8 out, int64_t at, int64_t length) {
    int64_t groups = 0;
    int64_t group = 0;
    int64_t bits = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    groups = 1;
    if ((length > 127)) {
        groups = ((length < 16383) ? 2 : ((length < 2097151) ? 3 : ((length < 268435455) ? 4 : 5)));
    }
    seg_2 = groups;
    for (seg_1 = 0; seg_1 < seg_2; seg_1++) {
        group = seg_1;
        bits = (seg_shr(length, (7 * ((groups - 1) - group))) & 127);
        seg_write_u1(out, (at + group), ((group > 0) ? (bits | 128) : bits));
    }
    return (at + groups);
}

SEG_INLINE int64_t segspec_formats_mojo_encode_run_put_integer_inline(seg_u8 out, int64_t at, int64_t value) {
    int64_t data = 0;
    int64_t high = 0;
    data = (at + 1);
    if (((0 <= value) && (value <= 127))) {
        segspec_kernels_listpack_element_pack_pack_into_inline(out, at, (0 | value));
    } else {
        if ((((-4096) <= value) && (value <= 4095))) {
            high = (seg_shr(value, 8) & 31);
            segspec_kernels_listpack_element_pack_pack_into_inline(out, at, (192 | high));
            segspec_kernels_listpack_element_pack_pack_data_int13_into_inline(out, data, (value & 255));
            data = (data + 1);
        } else {
            if ((((-32768) <= value) && (value <= 32767))) {
                segspec_kernels_listpack_element_pack_pack_into_inline(out, at, 241);
                segspec_kernels_listpack_element_pack_pack_data_int16_into_inline(out, data, value);
                data = (data + 2);
            } else {
                if ((((-8388608) <= value) && (value <= 8388607))) {
                    segspec_kernels_listpack_element_pack_pack_into_inline(out, at, 242);
                    segspec_kernels_listpack_element_pack_pack_data_int24_into_inline(out, data, (value & 65535), seg_floordiv(value, 65536));
                    data = (data + 3);
                } else {
                    if ((((-INT64_C(2147483648)) <= value) && (value <= 2147483647))) {
                        segspec_kernels_listpack_element_pack_pack_into_inline(out, at, 243);
                        segspec_kernels_listpack_element_pack_pack_data_int32_into_inline(out, data, value);
                        data = (data + 4);
                    } else {
                        segspec_kernels_listpack_element_pack_pack_into_inline(out, at, 244);
                        segspec_kernels_listpack_element_pack_pack_data_int64_into_inline(out, data, value);
                        data = (data + 8);
                    }
                }
            }
        }
    }
    return segspec_formats_mojo_encode_run_put_backlen_inline(out, data, (data - at));
}

SEG_INLINE int64_t segspec_formats_mojo_encode_run_difference_inline(uint64_t value, uint64_t base) {
    uint64_t above = 0;
    uint64_t below = 0;
    if ((value >= base)) {
        above = (value - base);
        return ((above < UINT64_C(9223372036854775808)) ? ((int64_t)above) : (((int64_t)(above - UINT64_C(9223372036854775808))) + INT64_MIN));
    }
    below = (base - value);
    if ((below <= UINT64_C(9223372036854775808))) {
        return (((int64_t)(UINT64_C(9223372036854775808) - below)) + INT64_MIN);
    }
    return (((int64_t)(UINT64_C(18446744073709551615) - below)) + 1);
}

SEG_INLINE void segspec_kernels_listpack_element_pack_pack_data_str12_into_inline(seg_u8 out, int64_t at, int64_t len_low) {
    seg_write_u1(out, at, len_low);
}

SEG_INLINE void segspec_kernels_listpack_element_pack_pack_data_str32_into_inline(seg_u8 out, int64_t at, int64_t len_value) {
    seg_write_u4le(out, at, len_value);
}

SEG_INLINE int64_t segspec_formats_mojo_encode_run_put_head_inline(seg_u8 out, int64_t at, int64_t length) {
    int64_t data = 0;
    data = (at + 1);
    if ((length <= 63)) {
        segspec_kernels_listpack_element_pack_pack_into_inline(out, at, (128 | length));
    } else {
        if ((length <= 4095)) {
            segspec_kernels_listpack_element_pack_pack_into_inline(out, at, (224 | seg_shr(length, 8)));
            segspec_kernels_listpack_element_pack_pack_data_str12_into_inline(out, data, (length & 255));
            data = (data + 1);
        } else {
            segspec_kernels_listpack_element_pack_pack_into_inline(out, at, 240);
            segspec_kernels_listpack_element_pack_pack_data_str32_into_inline(out, data, length);
            data = (data + 4);
        }
    }
    return data;
}

SEG_INLINE int64_t segspec_formats_mojo_encode_run_put_string_inline(seg_u8 out, int64_t at, seg_u8 content, int64_t start, int64_t length) {
    int64_t data = 0;
    data = segspec_formats_mojo_encode_run_put_head_inline(out, at, length);
    seg_copy(out, data, content, start, length);
    data = (data + length);
    return segspec_formats_mojo_encode_run_put_backlen_inline(out, data, (data - at));
}

SEG_INLINE int64_t segspec_formats_mojo_encode_run_put_element_inline(seg_u8 out, int64_t at, seg_u8 content, int64_t start, int64_t length) {
    int64_t first = 0;
    int64_t end = 0;
    bool is_zero = 0;
    uint64_t total = 0;
    int64_t place = 0;
    int64_t digit = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    first = start;
    end = (start + length);
    if (((length > 1) && (((int64_t)SEG_AT(content, start)) == 45))) {
        first = (first + 1);
    }
    is_zero = ((length == 1) && (((int64_t)SEG_AT(content, start)) == 48));
    if (((length == 0) || ((end - first) > 19) || ((((int64_t)SEG_AT(content, first)) == 48) && !is_zero))) {
        return segspec_formats_mojo_encode_run_put_string_inline(out, at, content, start, length);
    }
    total = UINT64_C(0);
    seg_2 = end;
    for (seg_1 = first; seg_1 < seg_2; seg_1++) {
        place = seg_1;
        digit = (((int64_t)SEG_AT(content, place)) - 48);
        if (((digit < 0) || (digit > 9))) {
            return segspec_formats_mojo_encode_run_put_string_inline(out, at, content, start, length);
        }
        total = ((total * UINT64_C(10)) + ((uint64_t)digit));
    }
    if (((first > start) && (total <= UINT64_C(9223372036854775808)))) {
        return segspec_formats_mojo_encode_run_put_integer_inline(out, at, (((int64_t)(UINT64_C(9223372036854775808) - total)) + INT64_MIN));
    }
    if (((first == start) && (total < UINT64_C(9223372036854775808)))) {
        return segspec_formats_mojo_encode_run_put_integer_inline(out, at, ((int64_t)total));
    }
    return segspec_formats_mojo_encode_run_put_string_inline(out, at, content, start, length);
}

SEG_INLINE struct seg_i64_i64 segspec_formats_mojo_encode_run_put_entry_inline(seg_u8 out, int64_t begin, struct segspec_formats_mojo_encode_run_NewEntries given, int64_t row, uint64_t ms, uint64_t seq, struct segspec_formats_mojo_encode_run_PackSoFar pack) {
    int64_t first = 0;
    int64_t last = 0;
    bool same = 0;
    int64_t flags = 0;
    int64_t at = 0;
    int64_t elements = 0;
    int64_t n = 0;
    int64_t start = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    first = ((int64_t)SEG_AT(given.starts, row));
    last = ((int64_t)SEG_AT(given.starts, (row + 1)));
    same = segspec_formats_mojo_encode_run_has_names_inline(given, row, pack);
    flags = (same ? 2 : 0);
    if (((given.deleted.n != 0) && (SEG_AT(given.deleted, row) != 0))) {
        flags = (flags | 1);
    }
    at = segspec_formats_mojo_encode_run_put_integer_inline(out, begin, flags);
    at = segspec_formats_mojo_encode_run_put_integer_inline(out, at, segspec_formats_mojo_encode_run_difference_inline(ms, pack.ms));
    at = segspec_formats_mojo_encode_run_put_integer_inline(out, at, segspec_formats_mojo_encode_run_difference_inline(seq, pack.seq));
    elements = (3 + (last - first));
    if (!same) {
        at = segspec_formats_mojo_encode_run_put_integer_inline(out, at, (last - first));
        elements = (elements + (1 + (last - first)));
    }
    seg_2 = last;
    for (seg_1 = first; seg_1 < seg_2; seg_1++) {
        n = seg_1;
        if (!same) {
            start = ((int64_t)SEG_AT(given.name_ends, n));
            at = segspec_formats_mojo_encode_run_put_element_inline(out, at, given.names, start, (((int64_t)SEG_AT(given.name_ends, (n + 1))) - start));
        }
        start = ((int64_t)SEG_AT(given.value_ends, n));
        at = segspec_formats_mojo_encode_run_put_element_inline(out, at, given.values, start, (((int64_t)SEG_AT(given.value_ends, (n + 1))) - start));
    }
    if (pack.has_lp_count) {
        at = segspec_formats_mojo_encode_run_put_integer_inline(out, at, elements);
        elements = (elements + 1);
    }
    return (struct seg_i64_i64){at, elements};
}

SEG_INLINE struct seg_i64_i64_i64_u64_u64 segspec_formats_mojo_encode_run_run_inline(struct segspec_formats_mojo_encode_run_NewEntries given, int64_t first, int64_t last, struct segspec_formats_mojo_encode_run_PackSoFar pack, uint64_t ms, uint64_t seq, uint64_t time, int64_t records, int64_t most, seg_u8 out) {
    int64_t row = 0;
    int64_t used = 0;
    int64_t elements = 0;
    uint64_t next_ms = 0;
    uint64_t next_seq = 0;
    bool is_free = 0;
    int64_t end = 0;
    int64_t more = 0;
    uint64_t seg_1 = 0;
    struct seg_i64_i64 seg_2 = {0};
    row = first;
    used = 0;
    elements = 0;
    while (((row < last) && ((row - first) < records) && ((used + segspec_formats_mojo_encode_run_most_bytes_inline(given, row)) <= out.n))) {
        if ((given.ms.n != 0)) {
            next_ms = SEG_AT(given.ms, row);
            next_seq = SEG_AT(given.seq, row);
        } else {
            if ((time > ms)) {
                seg_1 = time;
                next_ms = seg_1;
                next_seq = UINT64_C(0);
            } else {
                next_seq = ((seq == UINT64_C(18446744073709551615)) ? UINT64_C(0) : (seq + UINT64_C(1)));
                next_ms = (((next_seq == 0) && (ms < UINT64_C(18446744073709551615))) ? (ms + UINT64_C(1)) : ms);
            }
        }
        is_free = ((row == first) && (given.ms.n > 0));
        if ((!is_free && !segspec_formats_mojo_rules_is_above_inline((struct seg_u64_u64){next_ms, next_seq}, (struct seg_u64_u64){ms, seq}))) {
            break;
        }
        seg_2 = segspec_formats_mojo_encode_run_put_entry_inline(out, used, given, row, next_ms, next_seq, pack);
        end = seg_2.f0;
        more = seg_2.f1;
        if ((end > most)) {
            break;
        }
        ms = next_ms;
        seq = next_seq;
        used = end;
        elements = (elements + more);
        row = (row + 1);
    }
    return (struct seg_i64_i64_i64_u64_u64){(row - first), used, elements, ms, seq};
}

SEG_INLINE bool segspec_formats_mojo_rules_is_tagged_inline(bool has_tags, int64_t position, int64_t first) {
    return (has_tags && (position != first));
}

SEG_INLINE int64_t segspec_formats_mojo_scan_pack_run_digits_inline(seg_u8 target, int64_t at, uint64_t value) {
    int64_t size = 0;
    uint64_t bound = 0;
    int64_t place = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    size = 1;
    bound = UINT64_C(10);
    while (((size < 20) && (value >= bound))) {
        size = (size + 1);
        bound = (bound * UINT64_C(10));
    }
    seg_2 = (at - 1);
    for (seg_1 = ((at + size) - 1); seg_1 > seg_2; seg_1--) {
        place = seg_1;
        SEG_AT(target, place) = ((int64_t)(UINT64_C(48) + seg_umod(value, UINT64_C(10))));
        value = seg_udiv(value, UINT64_C(10));
    }
    return (at + size);
}

SEG_INLINE int64_t segspec_formats_mojo_scan_pack_run_put_inline(seg_u8 target, seg_i32 ends, int64_t number, int64_t at, seg_u8 data, int64_t position, int64_t length, int64_t value) {
    int64_t longest = 0;
    longest = ((length >= 0) ? length : 20);
    if ((((number + 1) >= ends.n) || ((at + longest) > target.n))) {
        return (-1);
    }
    if ((length >= 0)) {
        seg_copy(target, at, data, position, length);
        at = (at + length);
    } else {
        if ((value < 0)) {
            SEG_AT(target, at) = 45;
            at = segspec_formats_mojo_scan_pack_run_digits_inline(target, (at + 1), (UINT64_C(0) - ((uint64_t)value)));
        } else {
            at = segspec_formats_mojo_scan_pack_run_digits_inline(target, at, ((uint64_t)value));
        }
    }
    SEG_AT(ends, (number + 1)) = at;
    return at;
}

SEG_INLINE int64_t segspec_formats_mojo_scan_pack_run_put_masters_inline(struct segspec_formats_mojo_scan_pack_run_EntrySpace space, seg_u8 data, int64_t position, int64_t end, struct segspec_formats_mojo_scan_pack_run_PackReading reading, bool tag) {
    struct segspec_kernels_mojo_names_Columns names = {0};
    struct segspec_formats_mojo_scan_pack_run_FieldRows fields = {0};
    int64_t number = 0;
    int64_t status = 0;
    int64_t at = 0;
    int64_t row = 0;
    struct seg_i64_i64_i64_i64 seg_1 = {0};
    int64_t seg_2 = 0;
    int64_t seg_3 = 0;
    names = space.names;
    fields = space.fields;
    seg_1 = segspec_kernels_mojo_names_scan_inline(data, position, (position + 1), end, space.capacity, reading.form, tag, reading.has_counts, names);
    number = seg_1.f0;
    status = seg_1.f2;
    if ((status != 0)) {
        return (-1);
    }
    at = 0;
    seg_3 = number;
    for (seg_2 = 0; seg_2 < seg_3; seg_2++) {
        row = seg_2;
        at = segspec_formats_mojo_scan_pack_run_put_inline(fields.masters, fields.master_ends, row, at, data, SEG_AT(names.text_position, row), SEG_AT(names.text_length, row), SEG_AT(names.int_value, row));
        if ((at < 0)) {
            return (-2);
        }
    }
    return 0;
}

SEG_INLINE struct segspec_formats_mojo_scan_pack_run_PackEntries segspec_formats_mojo_scan_pack_run_without_entries_inline(int64_t elements) {
    return (struct segspec_formats_mojo_scan_pack_run_PackEntries){0, 0, elements, UINT64_C(0), UINT64_C(0), UINT64_C(0), UINT64_C(0), UINT64_C(0), UINT64_C(0), UINT64_C(0), UINT64_C(0), 0, (-1), 0, (-1), 0};
}

SEG_INLINE struct segspec_formats_mojo_scan_pack_run_PackRead segspec_formats_mojo_scan_pack_run_read_head_inline(seg_u8 data, int64_t base, int64_t end, struct segspec_formats_mojo_scan_pack_run_PackReading reading, struct segspec_formats_mojo_scan_pack_run_PackRead so, struct segspec_formats_mojo_scan_pack_run_EntrySpace space) {
    int64_t at = 0;
    bool tag = 0;
    struct segspec_kernels_mojo_pack_heads_Row found = {0};
    int64_t status = 0;
    int64_t failed = 0;
    struct segspec_formats_mojo_scan_pack_run_PackHead head = {0};
    struct segspec_formats_mojo_scan_pack_run_PackEntries entries = {0};
    int64_t seg_1 = 0;
    bool seg_2 = 0;
    seg_1 = (so.end - base);
    seg_2 = segspec_formats_mojo_rules_is_tagged_inline(reading.has_tags, so.end, reading.first);
    at = seg_1;
    tag = seg_2;
    found = segspec_kernels_mojo_pack_heads_frame_inline(data, at, end, reading.form, tag, reading.has_counts);
    status = found.status;
    failed = (found.reached + base);
    if (((status == 0) && (space.capacity > 0))) {
        status = segspec_formats_mojo_scan_pack_run_put_masters_inline(space, data, at, end, reading, tag);
    }
    if ((status != 0)) {
        return (struct segspec_formats_mojo_scan_pack_run_PackRead){0, status, so.position, failed, so.end, (-1), so.head, so.entries, so.written};
    }
    head = (struct segspec_formats_mojo_scan_pack_run_PackHead){(found.id_start + base), (found.body + base), found.master_ms, found.master_seq, found.count_, found.deleted, found.num_fields};
    entries = segspec_formats_mojo_scan_pack_run_without_entries_inline(found.num_elements);
    return (struct segspec_formats_mojo_scan_pack_run_PackRead){1, 0, so.position, failed, failed, (-1), head, entries, so.written};
}

SEG_INLINE struct seg_segspec_kernels_mojo_entry_Row_i64 segspec_formats_mojo_scan_pack_run_fields_at_inline(seg_u8 data, int64_t at, int64_t end, int64_t num_fields, bool has_lp_count, int64_t elements, int64_t live, struct segspec_formats_mojo_scan_pack_run_EntrySpace space) {
    struct segspec_kernels_mojo_entry_fields_Columns columns = {0};
    int64_t found = 0;
    int64_t reached = 0;
    int64_t status = 0;
    int64_t failed = 0;
    int64_t row = 0;
    struct segspec_kernels_mojo_entry_Row entry = {0};
    struct seg_i64_i64_i64_i64 seg_1 = {0};
    columns = space.columns;
    seg_1 = segspec_kernels_mojo_entry_fields_scan_inline(data, at, (at + 1), end, space.capacity, num_fields, has_lp_count, elements, live, columns);
    found = seg_1.f0;
    reached = seg_1.f1;
    status = seg_1.f2;
    failed = seg_1.f3;
    if ((status != 0)) {
        return (struct seg_segspec_kernels_mojo_entry_Row_i64){(struct segspec_kernels_mojo_entry_Row){((status == 1) ? (-1) : status), failed, false, false, 0, 0, 0, 0, 0, 0}, 0};
    }
    row = (found - 1);
    entry = (struct segspec_kernels_mojo_entry_Row){0, reached, (((int64_t)SEG_AT(columns.is_end, row)) != 0), (((int64_t)SEG_AT(columns.is_deleted, row)) != 0), SEG_AT(columns.other_flags, row), SEG_AT(columns.ms_difference, row), SEG_AT(columns.seq_difference, row), SEG_AT(columns.num_elements, row), SEG_AT(columns.num_live, row), SEG_AT(columns.end, row)};
    return (struct seg_segspec_kernels_mojo_entry_Row_i64){entry, row};
}

SEG_INLINE struct segspec_formats_mojo_scan_pack_run_Filled segspec_formats_mojo_scan_pack_run_put_fields_inline(struct segspec_formats_mojo_scan_pack_run_EntrySpace space, struct segspec_formats_mojo_scan_pack_run_Filled have, int64_t entry, seg_u8 data, int64_t rows, int64_t masters) {
    struct segspec_formats_mojo_scan_pack_run_FieldRows fields = {0};
    struct segspec_kernels_mojo_entry_fields_Columns columns = {0};
    struct segspec_formats_mojo_scan_pack_run_EntryRows out = {0};
    int64_t field = 0;
    int64_t names = 0;
    int64_t values = 0;
    bool named_by_master = 0;
    int64_t row = 0;
    int64_t at = 0;
    int64_t size = 0;
    int64_t value = 0;
    int64_t place = 0;
    int64_t length = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    int64_t seg_3 = 0;
    int64_t seg_4 = 0;
    int64_t seg_5 = 0;
    int64_t seg_6 = 0;
    fields = space.fields;
    columns = space.columns;
    out = space.out;
    field = have.fields;
    names = have.names;
    values = have.values;
    named_by_master = false;
    seg_2 = rows;
    for (seg_1 = 0; seg_1 < seg_2; seg_1++) {
        row = seg_1;
        at = SEG_AT(columns.text_position, row);
        size = SEG_AT(columns.text_length, row);
        value = SEG_AT(columns.int_value, row);
        if ((((int64_t)SEG_AT(columns.role, row)) == 1)) {
            names = segspec_formats_mojo_scan_pack_run_put_inline(fields.names, fields.name_ends, field, names, data, at, size, value);
        } else {
            values = segspec_formats_mojo_scan_pack_run_put_inline(fields.values, fields.value_ends, field, values, data, at, size, value);
            named_by_master = (((int64_t)SEG_AT(columns.role, row)) == 3);
            field = (field + 1);
        }
        if (((names < 0) || (values < 0))) {
            return (struct segspec_formats_mojo_scan_pack_run_Filled){have.rows, have.ids, field, (-1), (-1)};
        }
    }
    if ((entry < out.shares.n)) {
        SEG_AT(out.shares, entry) = (named_by_master ? 1 : 0);
        seg_4 = (named_by_master ? masters : 0);
        for (seg_3 = 0; seg_3 < seg_4; seg_3++) {
            place = seg_3;
            SEG_AT(fields.name_ends, ((have.fields + place) + 1)) = names;
        }
    } else {
        if (named_by_master) {
            length = ((int64_t)SEG_AT(fields.master_ends, masters));
            if (((names + length) > fields.names.n)) {
                return (struct segspec_formats_mojo_scan_pack_run_Filled){have.rows, have.ids, field, (-1), (-1)};
            }
            seg_copy(fields.names, names, fields.masters, 0, length);
            seg_6 = (masters + 1);
            for (seg_5 = 1; seg_5 < seg_6; seg_5++) {
                place = seg_5;
                SEG_AT(fields.name_ends, (have.fields + place)) = (names + ((int64_t)SEG_AT(fields.master_ends, place)));
            }
            names = (names + length);
        }
    }
    return (struct segspec_formats_mojo_scan_pack_run_Filled){have.rows, have.ids, field, names, values};
}

SEG_INLINE uint64_t segspec_formats_mojo_rules_moved_inline(uint64_t part, int64_t difference) {
    return ((part + ((uint64_t)difference)) & UINT64_C(18446744073709551615));
}

SEG_INLINE struct seg_i64_i64 segspec_formats_mojo_scan_pack_run_write_id_inline(seg_u8 target, int64_t at, uint64_t ms, uint64_t seq, bool same_ms, int64_t before, int64_t length) {
    if (same_ms) {
        seg_copy(target, at, target, before, length);
    } else {
        length = ((segspec_formats_mojo_scan_pack_run_digits_inline(target, at, ms) + 1) - at);
        SEG_AT(target, ((at + length) - 1)) = 45;
    }
    return (struct seg_i64_i64){segspec_formats_mojo_scan_pack_run_digits_inline(target, (at + length), seq), length};
}

SEG_INLINE void segspec_formats_mojo_scan_pack_run_keep_entry_inline(struct segspec_formats_mojo_scan_pack_run_EntryRows out, int64_t place, struct segspec_kernels_mojo_entry_Row entry, int64_t pack, uint64_t ms, uint64_t seq) {
    uint64_t seg_1 = 0;
    uint64_t seg_2 = 0;
    SEG_AT(out.position, place) = pack;
    SEG_AT(out.deleted, place) = (entry.is_deleted ? 1 : 0);
    if ((place < out.ms.n)) {
        seg_1 = ms;
        seg_2 = seq;
        SEG_AT(out.ms, place) = seg_1;
        SEG_AT(out.seq, place) = seg_2;
    }
}

SEG_INLINE bool segspec_formats_mojo_rules_has_other_flags_inline(int64_t flags) {
    return (flags != 0);
}

SEG_INLINE struct segspec_formats_mojo_scan_pack_run_PackEntries segspec_formats_mojo_scan_pack_run_counted_inline(struct segspec_formats_mojo_scan_pack_run_PackEntries had, struct segspec_kernels_mojo_entry_Row entry, int64_t position, uint64_t ms, uint64_t seq) {
    uint64_t first_ms = 0;
    uint64_t first_seq = 0;
    int64_t misplaced = 0;
    int64_t misplaced_at = 0;
    uint64_t live_first_ms = 0;
    uint64_t live_first_seq = 0;
    uint64_t live_ms = 0;
    uint64_t live_seq = 0;
    int64_t flagged = 0;
    int64_t flagged_at = 0;
    int64_t flags = 0;
    first_ms = had.first_ms;
    first_seq = had.first_seq;
    misplaced = had.misplaced;
    misplaced_at = had.misplaced_at;
    live_first_ms = ms;
    live_first_seq = seq;
    live_ms = ms;
    live_seq = seq;
    if ((had.number == 0)) {
        first_ms = ms;
        first_seq = seq;
    } else {
        if (((misplaced == 0) && !segspec_formats_mojo_rules_is_above_inline((struct seg_u64_u64){ms, seq}, (struct seg_u64_u64){had.last_ms, had.last_seq}))) {
            misplaced = had.number;
            misplaced_at = position;
        }
    }
    if ((had.live > 0)) {
        live_first_ms = had.live_first_ms;
        live_first_seq = had.live_first_seq;
    }
    if (entry.is_deleted) {
        live_ms = had.live_last_ms;
        live_seq = had.live_last_seq;
    }
    flagged = had.flagged;
    flagged_at = had.flagged_at;
    flags = had.flags;
    if (segspec_formats_mojo_rules_has_other_flags_inline(entry.other_flags)) {
        if ((flagged == 0)) {
            flagged_at = position;
            flags = entry.other_flags;
        }
        flagged = (flagged + 1);
    }
    return (struct segspec_formats_mojo_scan_pack_run_PackEntries){(had.number + 1), entry.num_live, entry.num_elements, first_ms, first_seq, ms, seq, live_first_ms, live_first_seq, live_ms, live_seq, misplaced, misplaced_at, flagged, flagged_at, flags};
}

SEG_INLINE struct segspec_formats_mojo_scan_pack_run_PackRead segspec_formats_mojo_scan_pack_run_read_entries_inline(seg_u8 data, int64_t base, int64_t end, struct segspec_formats_mojo_scan_pack_run_PackReading reading, struct segspec_formats_mojo_scan_pack_run_PackRead so, int64_t limit, struct segspec_formats_mojo_scan_pack_run_EntrySpace space) {
    struct segspec_formats_mojo_scan_pack_run_EntryRows out = {0};
    struct segspec_formats_mojo_scan_pack_run_PackHead head = {0};
    struct segspec_formats_mojo_scan_pack_run_PackEntries entries = {0};
    bool places = 0;
    bool ids = 0;
    bool fields = 0;
    int64_t at = 0;
    int64_t part = 0;
    int64_t status = 0;
    int64_t failed = 0;
    int64_t body_end = 0;
    int64_t place = 0;
    int64_t text = 0;
    struct segspec_formats_mojo_scan_pack_run_Filled filled = {0};
    struct segspec_formats_mojo_scan_pack_run_Filled more = {0};
    int64_t before = 0;
    int64_t shared = 0;
    int64_t live = 0;
    int64_t elements = 0;
    struct segspec_kernels_mojo_entry_Row entry = {0};
    int64_t rows = 0;
    uint64_t ms = 0;
    uint64_t seq = 0;
    int64_t following = 0;
    struct segspec_formats_mojo_scan_pack_run_Filled written = {0};
    bool seg_1 = 0;
    bool seg_2 = 0;
    struct seg_segspec_kernels_mojo_entry_Row_i64 seg_3 = {0};
    uint64_t seg_4 = 0;
    uint64_t seg_5 = 0;
    struct seg_i64_i64 seg_6 = {0};
    int64_t seg_7 = 0;
    int64_t seg_8 = 0;
    struct segspec_formats_mojo_scan_pack_run_PackEntries seg_9 = {0};
    struct segspec_formats_mojo_scan_pack_run_Filled seg_10 = {0};
    int64_t seg_11 = 0;
    out = space.out;
    head = so.head;
    entries = so.entries;
    places = (out.position.n > 0);
    seg_1 = (places && (out.ids.n > 0));
    seg_2 = (places && (space.capacity > 0));
    ids = seg_1;
    fields = seg_2;
    at = (so.end - base);
    part = 1;
    status = 0;
    failed = so.end;
    body_end = (-1);
    place = so.written.rows;
    text = so.written.ids;
    filled = so.written;
    more = so.written;
    before = (-1);
    shared = 0;
    while ((entries.number < limit)) {
        live = entries.live;
        elements = entries.elements;
        if (fields) {
            seg_3 = segspec_formats_mojo_scan_pack_run_fields_at_inline(data, at, end, head.num_fields, reading.has_lp_count, elements, live, space);
            entry = seg_3.f0;
            rows = seg_3.f1;
            more = segspec_formats_mojo_scan_pack_run_put_fields_inline(space, filled, place, data, rows, head.num_fields);
        } else {
            entry = segspec_kernels_mojo_entry_frame_inline(data, at, end, head.num_fields, reading.has_lp_count, elements, live);
        }
        if (((entry.status != 0) || entry.is_end)) {
            status = entry.status;
            failed = (entry.reached + base);
            if ((entry.status == 0)) {
                part = 2;
                body_end = failed;
            }
            break;
        }
        if (((more.names < 0) || (places && (place >= out.position.n)) || (ids && ((text + 41) > out.ids.n)))) {
            status = (-2);
            break;
        }
        seg_4 = segspec_formats_mojo_rules_moved_inline(head.ms, entry.ms_difference);
        seg_5 = segspec_formats_mojo_rules_moved_inline(head.seq, entry.seq_difference);
        ms = seg_4;
        seq = seg_5;
        if (ids) {
            seg_6 = segspec_formats_mojo_scan_pack_run_write_id_inline(out.ids, text, ms, seq, ((before >= 0) && (ms == entries.last_ms)), before, shared);
            following = seg_6.f0;
            shared = seg_6.f1;
            seg_7 = text;
            seg_8 = following;
            before = seg_7;
            text = seg_8;
            SEG_AT(out.ends, (place + 1)) = text;
        }
        if (fields) {
            SEG_AT(space.fields.ends, (place + 1)) = more.fields;
        }
        if (places) {
            segspec_formats_mojo_scan_pack_run_keep_entry_inline(out, place, entry, so.position, ms, seq);
            place = (place + 1);
        }
        seg_9 = segspec_formats_mojo_scan_pack_run_counted_inline(entries, entry, (at + base), ms, seq);
        seg_10 = more;
        seg_11 = entry.reached;
        entries = seg_9;
        filled = seg_10;
        at = seg_11;
    }
    written = (struct segspec_formats_mojo_scan_pack_run_Filled){place, text, filled.fields, filled.names, filled.values};
    return (struct segspec_formats_mojo_scan_pack_run_PackRead){part, status, so.position, failed, (at + base), body_end, head, entries, written};
}

SEG_INLINE struct segspec_formats_mojo_scan_pack_run_PackRead segspec_formats_mojo_scan_pack_run_read_header_inline(seg_u8 data, int64_t base, int64_t end, struct segspec_formats_mojo_scan_pack_run_PackReading reading, struct segspec_formats_mojo_scan_pack_run_PackRead so) {
    struct segspec_formats_mojo_scan_pack_run_PackHead head = {0};
    struct segspec_formats_mojo_scan_pack_run_PackEntries entries = {0};
    int64_t at = 0;
    struct segspec_kernels_mojo_pack_headers_Row closing = {0};
    int64_t reached = 0;
    int64_t part = 0;
    int64_t whole = 0;
    head = so.head;
    entries = so.entries;
    at = (so.body_end - base);
    closing = segspec_kernels_mojo_pack_headers_frame_inline(data, at, end, reading.bytes_form, reading.elements_form, ((uint64_t)(so.body_end - head.body)), ((uint64_t)(head.body - head.start)), entries.elements, entries.number, entries.live);
    reached = (closing.reached + base);
    part = ((closing.status != 0) ? 2 : 3);
    whole = ((closing.status != 0) ? so.end : reached);
    return (struct segspec_formats_mojo_scan_pack_run_PackRead){part, closing.status, so.position, reached, whole, so.body_end, head, entries, so.written};
}

SEG_INLINE struct segspec_formats_mojo_scan_pack_run_PackRead segspec_formats_mojo_scan_pack_run_run_inline(seg_u8 data, int64_t base, int64_t end, struct segspec_formats_mojo_scan_pack_run_PackReading reading, struct segspec_formats_mojo_scan_pack_run_PackRead so, int64_t limit, struct segspec_formats_mojo_scan_pack_run_EntrySpace space) {
    if ((so.part == 0)) {
        so = segspec_formats_mojo_scan_pack_run_read_head_inline(data, base, end, reading, so, space);
    }
    if (((so.part == 1) && (so.status == 0))) {
        so = segspec_formats_mojo_scan_pack_run_read_entries_inline(data, base, end, reading, so, limit, space);
    }
    if (((so.part == 2) && (so.status == 0))) {
        so = segspec_formats_mojo_scan_pack_run_read_header_inline(data, base, end, reading, so);
    }
    return so;
}

SEG_INLINE struct segspec_formats_mojo_scan_pack_run_PackRead segspec_formats_mojo_scan_pack_run_unread_inline(int64_t position, struct segspec_formats_mojo_scan_pack_run_Filled written) {
    struct segspec_formats_mojo_scan_pack_run_PackHead head = {0};
    head = (struct segspec_formats_mojo_scan_pack_run_PackHead){position, position, UINT64_C(0), UINT64_C(0), 0, 0, 0};
    return (struct segspec_formats_mojo_scan_pack_run_PackRead){0, 0, position, position, position, (-1), head, segspec_formats_mojo_scan_pack_run_without_entries_inline(0), written};
}

SEG_INLINE int64_t segspec_formats_mojo_rules_entries_left_inline(int64_t entries) {
    return (1048576 - entries);
}

SEG_INLINE int64_t segspec_formats_mojo_scan_run_broken_inline(struct segspec_formats_mojo_scan_pack_run_PackEntries entries, struct segspec_formats_mojo_scan_run_LastId last) {
    bool is_above_last = 0;
    if ((entries.misplaced > 0)) {
        return 1;
    }
    is_above_last = (!last.there || segspec_formats_mojo_rules_is_above_inline((struct seg_u64_u64){entries.first_ms, entries.first_seq}, (struct seg_u64_u64){last.ms, last.seq}));
    return (is_above_last ? 0 : 2);
}

SEG_INLINE bool segspec_formats_mojo_rules_agree_inline(int64_t stated, int64_t there) {
    return (stated == there);
}

SEG_INLINE void segspec_formats_mojo_scan_run_keep_pack_inline(struct segspec_formats_mojo_scan_run_PackRows packs, int64_t number, struct segspec_formats_mojo_scan_pack_run_PackRead pack, bool has_counts) {
    struct segspec_formats_mojo_scan_pack_run_PackHead head = {0};
    struct segspec_formats_mojo_scan_pack_run_PackEntries entries = {0};
    bool counts = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    int64_t seg_3 = 0;
    int64_t seg_4 = 0;
    int64_t seg_5 = 0;
    int64_t seg_6 = 0;
    uint64_t seg_7 = 0;
    uint64_t seg_8 = 0;
    uint64_t seg_9 = 0;
    uint64_t seg_10 = 0;
    uint64_t seg_11 = 0;
    uint64_t seg_12 = 0;
    int64_t seg_13 = 0;
    int64_t seg_14 = 0;
    int64_t seg_15 = 0;
    int64_t seg_16 = 0;
    head = pack.head;
    entries = pack.entries;
    seg_1 = pack.position;
    seg_2 = head.start;
    seg_3 = pack.end;
    SEG_AT(packs.position, number) = seg_1;
    SEG_AT(packs.start, number) = seg_2;
    SEG_AT(packs.end, number) = seg_3;
    seg_4 = entries.number;
    seg_5 = entries.live;
    seg_6 = entries.elements;
    SEG_AT(packs.entries, number) = seg_4;
    SEG_AT(packs.live, number) = seg_5;
    SEG_AT(packs.elements, number) = seg_6;
    seg_7 = head.ms;
    seg_8 = head.seq;
    SEG_AT(packs.ms, number) = seg_7;
    SEG_AT(packs.seq, number) = seg_8;
    seg_9 = entries.first_ms;
    seg_10 = entries.first_seq;
    SEG_AT(packs.first_ms, number) = seg_9;
    SEG_AT(packs.first_seq, number) = seg_10;
    seg_11 = entries.last_ms;
    seg_12 = entries.last_seq;
    SEG_AT(packs.last_ms, number) = seg_11;
    SEG_AT(packs.last_seq, number) = seg_12;
    counts = (segspec_formats_mojo_rules_agree_inline(head.live, entries.live) && segspec_formats_mojo_rules_agree_inline(head.deleted, (entries.number - entries.live)));
    SEG_AT(packs.odd, number) = (segspec_formats_mojo_rules_has_other_flags_inline(entries.flags) || (has_counts && !counts));
    seg_13 = head.live;
    seg_14 = head.deleted;
    SEG_AT(packs.stated, number) = seg_13;
    SEG_AT(packs.stated_deleted, number) = seg_14;
    seg_15 = entries.flagged;
    seg_16 = entries.flagged_at;
    SEG_AT(packs.flagged, number) = seg_15;
    SEG_AT(packs.flagged_at, number) = seg_16;
    SEG_AT(packs.flags, number) = entries.flags;
}

SEG_INLINE struct segspec_formats_mojo_scan_run_PacksFound segspec_formats_mojo_scan_run_run_inline(seg_u8 data, int64_t base, int64_t stop, int64_t end, int64_t position, struct segspec_formats_mojo_scan_pack_run_PackReading reading, struct segspec_formats_mojo_scan_run_LastId last, struct segspec_formats_mojo_scan_run_PackRows packs, struct segspec_formats_mojo_scan_pack_run_EntrySpace space) {
    int64_t number = 0;
    int64_t rows = 0;
    int64_t live = 0;
    int64_t why = 0;
    struct segspec_formats_mojo_scan_pack_run_Filled written = {0};
    int64_t part = 0;
    int64_t status = 0;
    uint64_t first_ms = 0;
    uint64_t first_seq = 0;
    uint64_t last_ms = 0;
    uint64_t last_seq = 0;
    struct segspec_formats_mojo_scan_pack_run_PackRead pack = {0};
    struct segspec_formats_mojo_scan_pack_run_PackEntries entries = {0};
    struct segspec_formats_mojo_scan_pack_run_Filled seg_1 = {0};
    int64_t seg_2 = 0;
    int64_t seg_3 = 0;
    int64_t seg_4 = 0;
    seg_1 = (struct segspec_formats_mojo_scan_pack_run_Filled){0, 0, 0, 0, 0};
    number = 0;
    rows = 0;
    live = 0;
    why = 0;
    written = seg_1;
    part = 0;
    status = 0;
    first_ms = UINT64_C(0);
    first_seq = UINT64_C(0);
    last_ms = UINT64_C(0);
    last_seq = UINT64_C(0);
    while (((position < (stop + base)) && (number < packs.end.n) && (why == 0))) {
        pack = segspec_formats_mojo_scan_pack_run_run_inline(data, base, end, reading, segspec_formats_mojo_scan_pack_run_unread_inline(position, written), (segspec_formats_mojo_rules_entries_left_inline(0) + 1), space);
        entries = pack.entries;
        if (((pack.part != 3) || (entries.number == 0) || (segspec_formats_mojo_rules_entries_left_inline(entries.number) < 0))) {
            why = ((pack.status < 0) ? pack.status : 0);
            part = pack.part;
            status = pack.status;
            break;
        }
        why = segspec_formats_mojo_scan_run_broken_inline(entries, last);
        if (((why == 2) && (number > 0))) {
            why = 0;
            break;
        }
        if ((why == 1)) {
            break;
        }
        segspec_formats_mojo_scan_run_keep_pack_inline(packs, number, pack, reading.has_counts);
        if ((entries.live > 0)) {
            if ((live == 0)) {
                first_ms = entries.live_first_ms;
                first_seq = entries.live_first_seq;
            }
            last_ms = entries.live_last_ms;
            last_seq = entries.live_last_seq;
        }
        last = (struct segspec_formats_mojo_scan_run_LastId){true, entries.last_ms, entries.last_seq};
        seg_2 = (number + 1);
        seg_3 = (rows + entries.number);
        seg_4 = (live + entries.live);
        number = seg_2;
        rows = seg_3;
        live = seg_4;
        position = pack.end;
        written = pack.written;
    }
    return (struct segspec_formats_mojo_scan_run_PacksFound){number, position, why, written, rows, live, first_ms, first_seq, last_ms, last_seq, part, status};
}

SEG_INLINE int64_t segspec_formats_mojo_scan_seek_run_looks_at_inline(struct segspec_formats_mojo_scan_pack_run_PackRead pack) {
    int64_t within = 0;
    within = (((pack.status == 0) || (pack.body_end >= 0)) ? 0 : seg_floordiv((pack.failed - pack.end), 2));
    return ((pack.entries.elements + 1) + within);
}

SEG_INLINE bool segspec_formats_mojo_rules_runs_into_inline(int64_t end, int64_t limit) {
    return (end > limit);
}

SEG_INLINE bool segspec_formats_mojo_scan_seek_run_may_follow_inline(struct segspec_formats_mojo_scan_pack_run_PackRead pack, struct segspec_formats_mojo_scan_run_LastId last, int64_t limit, int64_t content) {
    struct segspec_formats_mojo_scan_pack_run_PackEntries entries = {0};
    entries = pack.entries;
    if (((entries.number == 0) || (last.there && !segspec_formats_mojo_rules_is_above_inline((struct seg_u64_u64){entries.first_ms, entries.first_seq}, (struct seg_u64_u64){last.ms, last.seq})))) {
        return false;
    }
    if ((pack.part == 3)) {
        return !segspec_formats_mojo_rules_runs_into_inline(pack.end, limit);
    }
    return (((pack.body_end < 0) ? pack.end : pack.body_end) >= content);
}

SEG_INLINE struct seg_i64_i64_i64 segspec_formats_mojo_scan_seek_run_run_inline(seg_u8 data, int64_t base, int64_t position, int64_t stop, struct segspec_formats_mojo_scan_pack_run_PackReading reading, struct segspec_formats_mojo_scan_run_LastId last, int64_t content, int64_t limit, bool whole, int64_t looks, struct segspec_formats_mojo_scan_pack_run_EntrySpace space) {
    struct segspec_formats_mojo_scan_pack_run_Filled nothing = {0};
    int64_t end = 0;
    struct segspec_formats_mojo_scan_pack_run_PackRead pack = {0};
    int64_t looked = 0;
    struct segspec_formats_mojo_scan_pack_run_Filled seg_1 = {0};
    int64_t seg_2 = 0;
    seg_1 = (struct segspec_formats_mojo_scan_pack_run_Filled){0, 0, 0, 0, 0};
    seg_2 = data.n;
    nothing = seg_1;
    end = seg_2;
    while (((position < stop) && (looks > 0))) {
        pack = segspec_formats_mojo_scan_pack_run_run_inline(data, base, end, reading, segspec_formats_mojo_scan_pack_run_unread_inline(position, nothing), INT64_C(4611686018427387904), space);
        looked = segspec_formats_mojo_scan_seek_run_looks_at_inline(pack);
        looks = (looks - looked);
        if (segspec_formats_mojo_scan_seek_run_may_follow_inline(pack, last, limit, content)) {
            return (struct seg_i64_i64_i64){position, 1, looks};
        }
        if ((!whole && (pack.part != 3) && (looked > 1))) {
            return (struct seg_i64_i64_i64){position, 2, looks};
        }
        position = (position + 1);
    }
    return (struct seg_i64_i64_i64){position, 0, looks};
}

SEG_INLINE bool segspec_formats_osiris_encode_run_is_due_inline(struct segspec_formats_osiris_encode_run_Records given, int64_t row, uint64_t due, struct segspec_formats_osiris_encode_run_ChunkLimits limits) {
    int64_t size = 0;
    if (((given.numbers.n != 0) && (SEG_AT(given.numbers, row) != due))) {
        return false;
    }
    size = (((int64_t)SEG_AT(given.ends, (row + 1))) - ((int64_t)SEG_AT(given.ends, row)));
    return (size <= limits.value);
}

SEG_INLINE void segspec_kernels_osiris_simple_entry_pack_pack_into_inline(seg_u8 out, int64_t at, int64_t len_body) {
    seg_write_u4be(out, at, (0 | len_body));
}

SEG_INLINE struct seg_i64_i64 segspec_formats_osiris_encode_run_entries_inline(struct segspec_formats_osiris_encode_run_Records given, int64_t first, int64_t last, uint64_t due, struct segspec_formats_osiris_encode_run_ChunkLimits limits, seg_u8 out, int64_t begin) {
    int64_t row = 0;
    int64_t at = 0;
    int64_t start = 0;
    int64_t size = 0;
    row = first;
    at = begin;
    while (((row < last) && ((row - first) < limits.entries) && ((at - begin) < limits.size))) {
        start = ((int64_t)SEG_AT(given.ends, row));
        size = (((int64_t)SEG_AT(given.ends, (row + 1))) - start);
        if ((!segspec_formats_osiris_encode_run_is_due_inline(given, row, due, limits) || (((at + 4) + size) > out.n))) {
            break;
        }
        if (((given.times.n != 0) && !limits.shared && (SEG_AT(given.times, row) != SEG_AT(given.times, first)))) {
            break;
        }
        segspec_kernels_osiris_simple_entry_pack_pack_into_inline(out, at, size);
        seg_copy(out, (at + 4), given.values, start, size);
        at = (at + (4 + size));
        due = (due + UINT64_C(1));
        row = (row + 1);
    }
    return (struct seg_i64_i64){row, at};
}

SEG_INLINE void segspec_kernels_osiris_chunk_header_pack_pack_into_inline(seg_u8 out, int64_t at, int64_t version, int64_t chunk_type, int64_t num_entries, int64_t num_records, int64_t timestamp, uint64_t epoch, uint64_t chunk_id, int64_t data_crc, int64_t len_data, int64_t len_trailer, int64_t len_filter) {
    seg_write_u1(out, at, (80 | version));
    seg_write_u1(out, (at + 1), chunk_type);
    seg_write_u2be(out, (at + 2), num_entries);
    seg_write_u4be(out, (at + 4), num_records);
    seg_write_s8be(out, (at + 8), timestamp);
    seg_write_u8be(out, (at + 16), epoch);
    seg_write_u8be(out, (at + 24), chunk_id);
    seg_write_u4be(out, (at + 32), data_crc);
    seg_write_u4be(out, (at + 36), len_data);
    seg_write_u4be(out, (at + 40), len_trailer);
    seg_write_u1(out, (at + 44), len_filter);
    seg_write_u2be(out, (at + 45), 0);
    seg_write_u1(out, (at + 47), 0);
}

SEG_INLINE void segspec_kernels_osiris_index_record_pack_pack_into_inline(seg_u8 out, int64_t at, uint64_t chunk_id, int64_t timestamp, uint64_t epoch, int64_t ofs_chunk, int64_t chunk_type) {
    seg_write_u8be(out, at, chunk_id);
    seg_write_s8be(out, (at + 8), timestamp);
    seg_write_u8be(out, (at + 16), epoch);
    seg_write_u4be(out, (at + 24), ofs_chunk);
    seg_write_u1(out, (at + 28), chunk_type);
}

SEG_INLINE struct seg_i64_i64_i64 segspec_formats_osiris_encode_run_run_inline(struct segspec_formats_osiris_encode_run_Records given, int64_t first, int64_t last, uint64_t due, struct segspec_formats_osiris_encode_run_Kind kind, struct segspec_formats_osiris_encode_run_ChunkLimits limits, int64_t position, int64_t stop, int64_t most, bool begun, seg_u8 out, seg_u8 out_index) {
    int64_t row = 0;
    int64_t used = 0;
    int64_t chunks = 0;
    int64_t data = 0;
    int64_t after = 0;
    int64_t end = 0;
    int64_t count = 0;
    uint64_t following = 0;
    int64_t time = 0;
    bool is_full = 0;
    bool is_other = 0;
    struct seg_i64_i64 seg_1 = {0};
    struct seg_i64_i64 seg_2 = {0};
    if (begun) {
        seg_1 = segspec_formats_osiris_encode_run_entries_inline(given, first, last, due, limits, out, 0);
        row = seg_1.f0;
        used = seg_1.f1;
        return (struct seg_i64_i64_i64){(row - first), 0, used};
    }
    row = first;
    used = 0;
    chunks = 0;
    while (((row < last) && (chunks < most) && ((position + used) < stop) && ((used + 48) <= out.n))) {
        data = (used + 48);
        seg_2 = segspec_formats_osiris_encode_run_entries_inline(given, row, last, due, limits, out, data);
        after = seg_2.f0;
        end = seg_2.f1;
        if (((after == row || after == last) || (((chunks + 1) * 29) > out_index.n))) {
            break;
        }
        count = (after - row);
        following = (due + ((uint64_t)count));
        time = ((given.times.n != 0) ? SEG_AT(given.times, (after - 1)) : kind.time);
        is_full = ((count == limits.entries) || ((end - data) >= limits.size));
        is_other = ((given.times.n > 0) && !limits.shared && (SEG_AT(given.times, after) != time));
        if ((!segspec_formats_osiris_encode_run_is_due_inline(given, after, following, limits) || !(is_full || is_other))) {
            break;
        }
        segspec_kernels_osiris_chunk_header_pack_pack_into_inline(out, used, kind.version, kind.chunk_type, count, count, time, kind.epoch, due, seg_crc32(out, data, (end - data)), (end - data), 0, 0);
        segspec_kernels_osiris_index_record_pack_pack_into_inline(out_index, (chunks * 29), due, time, kind.epoch, (position + used), kind.chunk_type);
        row = after;
        used = end;
        due = following;
        chunks = (chunks + 1);
    }
    return (struct seg_i64_i64_i64){(row - first), chunks, used};
}

SEG_INLINE bool segspec_formats_osiris_rules_is_user_inline(int64_t chunk_type) {
    return (chunk_type == 0);
}

SEG_INLINE bool segspec_formats_osiris_rules_is_too_large_inline(int64_t length, int64_t limit) {
    return (length > limit);
}

SEG_INLINE bool segspec_formats_osiris_rules_is_stored_inline(int64_t codec, int64_t length) {
    return ((codec == 0) || (length == 0));
}

SEG_INLINE struct seg_i64_i64 segspec_formats_osiris_scan_blocks_run_find_inline(seg_u8 data, int64_t position, int64_t end, int64_t found, int64_t total, struct segspec_formats_osiris_scan_blocks_run_Bodies out) {
    struct segspec_kernels_osiris_entries_Row read = {0};
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    int64_t seg_3 = 0;
    int64_t seg_4 = 0;
    int64_t seg_5 = 0;
    while ((position < end)) {
        read = segspec_kernels_osiris_entries_frame_inline(data, position, end);
        if ((read.status != 0)) {
            return (struct seg_i64_i64){(-1), total};
        }
        position = read.reached;
        if (((read.kind == 0) || segspec_formats_osiris_rules_is_stored_inline(read.compression, read.body_length))) {
            continue;
        }
        if ((found == out.position.n)) {
            return (struct seg_i64_i64){(-1), total};
        }
        seg_1 = read.body_position;
        seg_2 = read.body_length;
        SEG_AT(out.position, found) = seg_1;
        SEG_AT(out.length, found) = seg_2;
        seg_3 = read.compression;
        seg_4 = read.len_uncompressed;
        seg_5 = total;
        SEG_AT(out.codec, found) = seg_3;
        SEG_AT(out.size, found) = seg_4;
        SEG_AT(out.start, found) = seg_5;
        found = (found + 1);
        total = (total + read.len_uncompressed);
    }
    return (struct seg_i64_i64){found, total};
}

SEG_INLINE struct seg_i64_i64_i64 segspec_formats_osiris_scan_blocks_run_run_inline(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t room, int64_t limit, int64_t most_records, int64_t most, struct segspec_formats_osiris_scan_blocks_run_Bodies out) {
    int64_t found = 0;
    int64_t total = 0;
    int64_t rows = 0;
    int64_t position = 0;
    struct segspec_kernels_osiris_chunks_Row head = {0};
    int64_t records = 0;
    int64_t now = 0;
    int64_t size = 0;
    struct seg_i64_i64 seg_1 = {0};
    int64_t seg_2 = 0;
    int64_t seg_3 = 0;
    int64_t seg_4 = 0;
    found = 0;
    total = 0;
    rows = 0;
    position = start;
    while ((position < stop)) {
        head = segspec_kernels_osiris_chunks_frame_inline(data, position, end);
        records = head.num_records;
        if ((head.status != 0)) {
            break;
        }
        if (segspec_formats_osiris_rules_is_user_inline(head.chunk_type)) {
            if (segspec_formats_osiris_rules_is_too_large_inline(records, most_records)) {
                break;
            }
            seg_1 = segspec_formats_osiris_scan_blocks_run_find_inline(data, head.data_start, head.trailer_start, found, total, out);
            now = seg_1.f0;
            size = seg_1.f1;
            if (((now < 0) || segspec_formats_osiris_rules_is_too_large_inline((size - total), limit))) {
                break;
            }
            if (((position > start) && ((size > room) || ((rows + records) > most)))) {
                break;
            }
            seg_2 = now;
            seg_3 = size;
            seg_4 = (rows + records);
            found = seg_2;
            total = seg_3;
            rows = seg_4;
        }
        position = head.reached;
    }
    return (struct seg_i64_i64_i64){found, rows, position};
}

SEG_INLINE bool segspec_formats_osiris_rules_has_bit_inline(seg_u8 data, int64_t start, int64_t bit) {
    int64_t shifted = 0;
    shifted = seg_shr(((int64_t)SEG_AT(data, (start + seg_floordiv(bit, 8)))), (7 - seg_mod(bit, 8)));
    return ((shifted & 1) == 1);
}

SEG_INLINE int64_t segspec_formats_osiris_rules_bit_of_inline(int64_t hashed, int64_t length) {
    return (1 + seg_mod(hashed, ((8 * length) - 1)));
}

SEG_INLINE bool segspec_formats_osiris_rules_may_hold_inline(seg_u8 data, int64_t start, int64_t length, struct segspec_formats_osiris_rules_Hashed asked) {
    if ((length == 0)) {
        return asked.bare;
    }
    if ((asked.unfiltered && segspec_formats_osiris_rules_has_bit_inline(data, start, 0))) {
        return true;
    }
    return (segspec_formats_osiris_rules_has_bit_inline(data, start, segspec_formats_osiris_rules_bit_of_inline(asked.one, length)) && segspec_formats_osiris_rules_has_bit_inline(data, start, segspec_formats_osiris_rules_bit_of_inline(asked.other, length)));
}

SEG_INLINE bool segspec_formats_osiris_rules_changes_version_inline(int64_t before, int64_t version) {
    return (version != before);
}

SEG_INLINE bool segspec_formats_osiris_rules_lowers_epoch_inline(uint64_t before, uint64_t epoch) {
    return (epoch < before);
}

SEG_INLINE bool segspec_formats_osiris_rules_steps_back_inline(int64_t before, int64_t timestamp) {
    return (timestamp < before);
}

SEG_INLINE bool segspec_formats_osiris_rules_is_as_promised_inline(int64_t reserved, int64_t promised) {
    return (reserved == promised);
}

SEG_INLINE int64_t segspec_formats_osiris_rules_doubts_inline(struct segspec_formats_osiris_rules_Due before, int64_t version, uint64_t epoch, int64_t timestamp, int64_t reserved, bool has_filter_size) {
    int64_t bits = 0;
    bits = 0;
    if (segspec_formats_osiris_rules_changes_version_inline(before.version, version)) {
        bits = (bits | 1);
    }
    if (segspec_formats_osiris_rules_lowers_epoch_inline(before.epoch, epoch)) {
        bits = (bits | 2);
    }
    if (segspec_formats_osiris_rules_steps_back_inline(before.timestamp, timestamp)) {
        bits = (bits | 4);
    }
    if (!segspec_formats_osiris_rules_is_as_promised_inline(reserved, 0)) {
        bits = (bits | 8);
    }
    return (has_filter_size ? bits : (bits | 16));
}

SEG_INLINE bool segspec_formats_osiris_rules_is_snapshot_inline(int64_t chunk_type) {
    return (chunk_type == 2);
}

SEG_INLINE bool segspec_formats_osiris_rules_ends_offsets_inline(uint64_t chunk_id, int64_t records) {
    return seg_unsigned_add_overflows(chunk_id, ((uint64_t)records));
}

SEG_INLINE bool segspec_formats_osiris_rules_is_due_inline(uint64_t chunk_id, uint64_t due) {
    return (chunk_id == due);
}

SEG_INLINE bool segspec_formats_osiris_rules_has_checksum_inline(int64_t stored, int64_t computed) {
    return (stored == computed);
}

SEG_INLINE bool segspec_formats_osiris_rules_counts_tracking_inline(int64_t stated) {
    return (stated == 1);
}

SEG_INLINE bool segspec_formats_osiris_rules_takes_offsets_inline(int64_t chunk_type, int64_t stated, int64_t tracked) {
    return ((stated == 1) || ((chunk_type == 1) && (tracked == 0) && (stated != 0)));
}

SEG_INLINE bool segspec_formats_osiris_rules_exceeds_offsets_inline(uint64_t chunk_id, int64_t records) {
    return ((records > 0) && seg_unsigned_add_overflows(chunk_id, ((uint64_t)(records - 1))));
}

SEG_INLINE int64_t segspec_formats_osiris_rules_broken_inline(int64_t chunk_type, int64_t entries, int64_t records, uint64_t chunk_id, int64_t size, int64_t stored, int64_t computed) {
    if (!segspec_formats_osiris_rules_has_checksum_inline(stored, computed)) {
        return 128;
    }
    if ((!segspec_formats_osiris_rules_is_user_inline(chunk_type) && !segspec_formats_osiris_rules_counts_tracking_inline(entries))) {
        return 129;
    }
    if ((!segspec_formats_osiris_rules_is_user_inline(chunk_type) && !segspec_formats_osiris_rules_takes_offsets_inline(chunk_type, records, (size - 4)))) {
        return 130;
    }
    return (segspec_formats_osiris_rules_exceeds_offsets_inline(chunk_id, records) ? 131 : 0);
}

SEG_INLINE struct seg_i64_i64 segspec_formats_osiris_scan_run_judged_inline(struct segspec_kernels_osiris_chunks_Row head, int64_t computed, struct segspec_formats_osiris_rules_Due due, struct segspec_formats_osiris_scan_run_RunLimits most) {
    int64_t kind = 0;
    int64_t records = 0;
    uint64_t chunk_id = 0;
    int64_t size = 0;
    bool is_plain = 0;
    int64_t why = 0;
    kind = head.chunk_type;
    records = head.num_records;
    chunk_id = head.chunk_id;
    size = head.len_data;
    is_plain = (!segspec_formats_osiris_rules_is_snapshot_inline(kind) && !segspec_formats_osiris_rules_is_too_large_inline(size, most.size) && !segspec_formats_osiris_rules_ends_offsets_inline(chunk_id, records));
    if ((!is_plain || (segspec_formats_osiris_rules_is_user_inline(kind) && segspec_formats_osiris_rules_is_too_large_inline(records, most.records)))) {
        return (struct seg_i64_i64){(-1), 0};
    }
    if ((!segspec_formats_osiris_rules_is_due_inline(chunk_id, due.chunk_id) && !segspec_formats_osiris_rules_is_due_inline(chunk_id, due.other_id))) {
        return (struct seg_i64_i64){(-1), 132};
    }
    why = segspec_formats_osiris_rules_broken_inline(kind, head.num_entries, records, chunk_id, size, head.data_crc, computed);
    return (struct seg_i64_i64){((why != 0) ? (-1) : 0), why};
}

SEG_INLINE void segspec_columns_views_put_view_inline(seg_u8 views, int64_t row, seg_u8 data, int64_t at, int64_t size, int64_t block) {
    int64_t place = 0;
    place = (row * 16);
    seg_write_u4le(views, place, size);
    if ((size > 12)) {
        seg_copy(views, (place + 4), data, at, 4);
        seg_write_u4le(views, (place + 8), block);
        seg_write_u4le(views, (place + 12), at);
    } else {
        seg_write_u8le(views, (place + 4), UINT64_C(0));
        seg_write_u4le(views, (place + 12), 0);
        seg_copy(views, (place + 4), data, at, size);
    }
}

SEG_INLINE int64_t segspec_formats_osiris_scan_run_put_inline(struct segspec_formats_osiris_scan_run_Out out, int64_t row, int64_t used, seg_u8 data, int64_t at, int64_t length, int64_t buffer) {
    if ((out.views.n != 0)) {
        segspec_columns_views_put_view_inline(out.views, row, data, at, length, buffer);
        return (used + length);
    }
    if (((used + length) > out.value.n)) {
        return (-2);
    }
    seg_copy(out.value, used, data, at, length);
    SEG_AT(out.ends, (row + 1)) = (used + length);
    return (used + length);
}

SEG_INLINE bool segspec_formats_osiris_rules_agree_inline(int64_t stated, int64_t there) {
    return (stated == there);
}

SEG_INLINE bool segspec_formats_osiris_rules_is_used_up_inline(int64_t position, int64_t end) {
    return (position == end);
}

SEG_INLINE int64_t segspec_formats_osiris_scan_run_read_body_inline(seg_u8 data, int64_t position, int64_t end, int64_t records, int64_t row, int64_t used, bool gathers, int64_t buffer, struct segspec_formats_osiris_scan_run_Out out) {
    int64_t number = 0;
    struct segspec_kernels_osiris_simple_entries_Row read = {0};
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    seg_2 = records;
    for (seg_1 = 0; seg_1 < seg_2; seg_1++) {
        number = seg_1;
        read = segspec_kernels_osiris_simple_entries_frame_inline(data, position, end);
        if ((read.status != 0)) {
            return (-1);
        }
        position = read.reached;
        if (gathers) {
            used = segspec_formats_osiris_scan_run_put_inline(out, (row + number), used, data, read.body_position, read.body_length, buffer);
        }
        if ((used < 0)) {
            return used;
        }
    }
    return (segspec_formats_osiris_rules_is_used_up_inline(position, end) ? used : (-1));
}

SEG_INLINE struct segspec_formats_osiris_scan_run_DataRead segspec_formats_osiris_scan_run_read_entries_inline(seg_u8 data, struct segspec_kernels_osiris_chunks_Row head, int64_t row, int64_t room, int64_t used, bool opens, bool gathers, int64_t opened, struct segspec_formats_osiris_scan_blocks_run_Bodies blocks, struct segspec_formats_osiris_scan_run_Out out) {
    int64_t position = 0;
    int64_t end = 0;
    int64_t taken = 0;
    int64_t seen = 0;
    int64_t unpacked = 0;
    bool is_trusted = 0;
    struct segspec_kernels_osiris_entries_Row read = {0};
    int64_t at = 0;
    int64_t length = 0;
    bool is_simple = 0;
    int64_t number = 0;
    bool is_whole = 0;
    int64_t before = 0;
    int64_t start = 0;
    int64_t until = 0;
    position = head.data_start;
    end = head.trailer_start;
    taken = 0;
    seen = 0;
    unpacked = 0;
    is_trusted = (!opens && (head.num_records == head.num_entries) && (head.num_records <= (end - position)));
    if ((is_trusted || !segspec_formats_osiris_rules_is_user_inline(head.chunk_type))) {
        return (struct segspec_formats_osiris_scan_run_DataRead){used, opened, unpacked, head.num_entries, head.num_records};
    }
    while (((position < end) && (used >= 0))) {
        read = segspec_kernels_osiris_entries_frame_inline(data, position, end);
        position = read.reached;
        at = read.body_position;
        length = read.body_length;
        is_simple = (read.kind == 0);
        number = (is_simple ? 1 : read.num_records);
        if (((read.status != 0) || (seen == 65535) || !(is_simple || segspec_formats_osiris_rules_is_as_promised_inline(read.reserved, 0)))) {
            used = (-1);
        } else {
            if (((taken + number) > room)) {
                used = (-2);
            } else {
                if (is_simple) {
                    if (gathers) {
                        used = segspec_formats_osiris_scan_run_put_inline(out, (row + taken), used, data, at, length, 0);
                    }
                } else {
                    if ((opens && segspec_formats_osiris_rules_is_stored_inline(read.compression, length))) {
                        is_whole = segspec_formats_osiris_rules_agree_inline(read.len_uncompressed, length);
                        used = (is_whole ? segspec_formats_osiris_scan_run_read_body_inline(data, at, (at + length), number, (row + taken), used, gathers, 0, out) : (-1));
                    } else {
                        if ((opens && ((opened == blocks.position.n) || (SEG_AT(blocks.position, opened) != at)))) {
                            used = (-3);
                        } else {
                            if (opens) {
                                before = used;
                                start = SEG_AT(blocks.start, opened);
                                until = (start + SEG_AT(blocks.size, opened));
                                used = segspec_formats_osiris_scan_run_read_body_inline(blocks.content, start, until, number, (row + taken), used, gathers, 1, out);
                                unpacked = (unpacked + (used - before));
                                opened = (opened + 1);
                            }
                        }
                    }
                }
            }
        }
        taken = (taken + number);
        seen = (seen + 1);
    }
    return (struct segspec_formats_osiris_scan_run_DataRead){used, opened, unpacked, seen, taken};
}

SEG_INLINE int64_t segspec_formats_osiris_rules_miscounts_inline(int64_t stated, int64_t entries, int64_t stated_records, int64_t records) {
    int64_t bits = 0;
    bits = 0;
    if (!segspec_formats_osiris_rules_agree_inline(stated, entries)) {
        bits = (bits | 32);
    }
    if (!segspec_formats_osiris_rules_agree_inline(stated_records, records)) {
        bits = (bits | 64);
    }
    return bits;
}

SEG_INLINE bool segspec_formats_osiris_rules_is_beyond_inline(int64_t stated, int64_t entries, int64_t stated_records, int64_t records) {
    return ((records > stated_records) && !segspec_formats_osiris_rules_agree_inline(stated, entries));
}

SEG_INLINE bool segspec_formats_osiris_rules_has_idle_trailer_inline(bool is_user, int64_t length) {
    return (!is_user && (length > 0));
}

SEG_INLINE struct seg_i64_i64 segspec_formats_osiris_scan_run_tracking_in_inline(seg_u8 data, struct segspec_kernels_osiris_chunks_Row head) {
    struct segspec_kernels_osiris_simple_entries_Row held = {0};
    bool is_alone = 0;
    if (segspec_formats_osiris_rules_is_user_inline(head.chunk_type)) {
        return (struct seg_i64_i64){head.trailer_start, head.reached};
    }
    held = segspec_kernels_osiris_simple_entries_frame_inline(data, head.data_start, head.trailer_start);
    is_alone = ((held.status == 0) && segspec_formats_osiris_rules_is_used_up_inline(held.reached, head.trailer_start));
    if ((!is_alone || segspec_formats_osiris_rules_has_idle_trailer_inline(false, (head.reached - head.trailer_start)))) {
        return (struct seg_i64_i64){(-1), (-1)};
    }
    return (struct seg_i64_i64){held.body_position, held.reached};
}

SEG_INLINE bool segspec_formats_osiris_scan_run_is_same_inline(seg_u8 data, int64_t left, int64_t right, int64_t length) {
    int64_t n = 0;
    n = 0;
    while (((n < length) && (((int64_t)SEG_AT(data, (left + n))) == ((int64_t)SEG_AT(data, (right + n)))))) {
        n = (n + 1);
    }
    return (n >= length);
}

SEG_INLINE int64_t segspec_formats_osiris_scan_run_track_inline(seg_u8 data, int64_t start, int64_t end, int64_t position, uint64_t chunk_id, int64_t rows, struct segspec_kernels_osiris_tracking_blocks_Columns found, struct segspec_formats_osiris_scan_run_Table table) {
    int64_t count = 0;
    int64_t status = 0;
    int64_t n = 0;
    int64_t kind = 0;
    int64_t name = 0;
    int64_t length = 0;
    int64_t slot = 0;
    int64_t row = 0;
    bool known = 0;
    struct seg_i64_i64_i64 seg_1 = {0};
    int64_t seg_2 = 0;
    int64_t seg_3 = 0;
    int64_t seg_4 = 0;
    int64_t seg_5 = 0;
    int64_t seg_6 = 0;
    uint64_t seg_7 = 0;
    int64_t seg_8 = 0;
    int64_t seg_9 = 0;
    uint64_t seg_10 = 0;
    seg_1 = segspec_kernels_osiris_tracking_blocks_block_inline(data, start, end, found.offset.n, found);
    count = seg_1.f0;
    status = seg_1.f1;
    if ((status != 0)) {
        return (-1);
    }
    if (((rows + count) > table.kind.n)) {
        return (-2);
    }
    seg_3 = count;
    for (seg_2 = 0; seg_2 < seg_3; seg_2++) {
        n = seg_2;
        kind = ((int64_t)SEG_AT(found.tracking_type, n));
        name = SEG_AT(found.tracking_id_position, n);
        length = ((int64_t)SEG_AT(found.tracking_id_length, n));
        slot = seg_mod(seg_crc32(data, name, length), table.slots.n);
        row = SEG_AT(table.slots, slot);
        known = (((0 <= row) && (row < rows)) && (SEG_AT(table.kind, row) == kind) && (SEG_AT(table.length, row) == length));
        if ((!known || !segspec_formats_osiris_scan_run_is_same_inline(data, SEG_AT(table.name, row), name, length))) {
            SEG_AT(table.slots, slot) = rows;
            row = rows;
            rows = (rows + 1);
        }
        seg_4 = kind;
        seg_5 = name;
        seg_6 = length;
        SEG_AT(table.kind, row) = seg_4;
        SEG_AT(table.name, row) = seg_5;
        SEG_AT(table.length, row) = seg_6;
        seg_7 = (SEG_AT(found.publishing_id, n) + SEG_AT(found.offset, n));
        seg_8 = SEG_AT(found.timestamp, n);
        SEG_AT(table.value, row) = seg_7;
        SEG_AT(table.timestamp, row) = seg_8;
        seg_9 = position;
        seg_10 = chunk_id;
        SEG_AT(table.position, row) = seg_9;
        SEG_AT(table.chunk_id, row) = seg_10;
    }
    return rows;
}

SEG_INLINE int64_t segspec_formats_osiris_scan_run_note_inline(struct segspec_formats_osiris_scan_run_Odds odd, int64_t row, int64_t position, int64_t before, int64_t bits, struct segspec_formats_osiris_scan_run_DataRead read) {
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    int64_t seg_3 = 0;
    int64_t seg_4 = 0;
    int64_t seg_5 = 0;
    if ((row == odd.position.n)) {
        return (-2);
    }
    seg_1 = position;
    seg_2 = before;
    seg_3 = bits;
    SEG_AT(odd.position, row) = seg_1;
    SEG_AT(odd.before, row) = seg_2;
    SEG_AT(odd.rules, row) = seg_3;
    seg_4 = read.entries;
    seg_5 = read.records;
    SEG_AT(odd.entries, row) = seg_4;
    SEG_AT(odd.records, row) = seg_5;
    return (row + 1);
}

SEG_INLINE void segspec_formats_osiris_scan_run_fill_inline(seg_i64 column, int64_t first, int64_t last, int64_t value) {
    int64_t row = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    if ((column.n != 0)) {
        seg_2 = last;
        for (seg_1 = first; seg_1 < seg_2; seg_1++) {
            row = seg_1;
            SEG_AT(column, row) = value;
        }
    }
}

SEG_INLINE void segspec_formats_osiris_scan_run_fill_unsigned_inline(seg_u64 column, int64_t first, int64_t last, uint64_t value) {
    int64_t row = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    if ((column.n != 0)) {
        seg_2 = last;
        for (seg_1 = first; seg_1 < seg_2; seg_1++) {
            row = seg_1;
            SEG_AT(column, row) = value;
        }
    }
}

SEG_INLINE void segspec_formats_osiris_scan_run_place_inline(struct segspec_formats_osiris_scan_run_Out out, int64_t first, int64_t last, int64_t position, struct segspec_kernels_osiris_chunks_Row head) {
    int64_t row = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    segspec_formats_osiris_scan_run_fill_inline(out.timestamp, first, last, head.timestamp);
    segspec_formats_osiris_scan_run_fill_unsigned_inline(out.chunk_id, first, last, head.chunk_id);
    segspec_formats_osiris_scan_run_fill_unsigned_inline(out.epoch, first, last, head.epoch);
    segspec_formats_osiris_scan_run_fill_inline(out.position, first, last, position);
    if ((out.offset.n != 0)) {
        seg_2 = last;
        for (seg_1 = first; seg_1 < seg_2; seg_1++) {
            row = seg_1;
            SEG_AT(out.offset, row) = (head.chunk_id + ((uint64_t)(row - first)));
        }
    }
}

SEG_INLINE uint64_t segspec_formats_osiris_rules_next_id_inline(uint64_t chunk_id, int64_t records) {
    return (chunk_id + ((uint64_t)records));
}

SEG_INLINE struct segspec_formats_osiris_scan_run_Numbers segspec_formats_osiris_scan_run_run_inline(seg_u8 data, int64_t base, int64_t start, int64_t stop, int64_t end, struct segspec_formats_osiris_rules_Due due, struct segspec_formats_osiris_scan_run_RunLimits most, struct segspec_formats_osiris_scan_run_RunTasks does, struct segspec_formats_osiris_rules_Hashed asked, struct segspec_formats_osiris_scan_blocks_run_Bodies blocks, struct segspec_kernels_osiris_tracking_blocks_Columns found, struct segspec_formats_osiris_scan_run_Table table, struct segspec_formats_osiris_scan_run_Odds odd, struct segspec_formats_osiris_scan_run_Out out) {
    int64_t frames = 0;
    int64_t rows = 0;
    int64_t used = 0;
    int64_t unpacked = 0;
    int64_t tracked = 0;
    int64_t opened = 0;
    int64_t odds = 0;
    int64_t taken = 0;
    int64_t last_rows = 0;
    int64_t status = 0;
    int64_t records = 0;
    int64_t size = 0;
    int64_t why = 0;
    struct segspec_formats_osiris_rules_Due now = {0};
    int64_t reason = 0;
    int64_t position = 0;
    int64_t last = 0;
    int64_t before = 0;
    int64_t first_filled = 0;
    int64_t last_filled = 0;
    struct segspec_kernels_osiris_chunks_Row head = {0};
    uint64_t chunk_id = 0;
    bool has_records = 0;
    bool is_chosen = 0;
    bool gives = 0;
    bool takes = 0;
    int64_t bits = 0;
    bool copies = 0;
    bool is_full = 0;
    int64_t computed = 0;
    int64_t room = 0;
    struct segspec_formats_osiris_scan_run_DataRead read = {0};
    bool is_cut = 0;
    int64_t tracked_next = 0;
    int64_t odds_next = 0;
    int64_t begin = 0;
    int64_t until = 0;
    int64_t added = 0;
    struct seg_i64_i64 seg_1 = {0};
    struct seg_i64_i64 seg_2 = {0};
    int64_t seg_3 = 0;
    int64_t seg_4 = 0;
    int64_t seg_5 = 0;
    int64_t seg_6 = 0;
    int64_t seg_7 = 0;
    int64_t seg_8 = 0;
    int64_t seg_9 = 0;
    frames = 0;
    rows = 0;
    used = 0;
    unpacked = 0;
    tracked = 0;
    opened = 0;
    odds = 0;
    taken = 0;
    last_rows = 0;
    status = 0;
    records = 0;
    size = 0;
    why = 0;
    now = due;
    reason = 0;
    position = start;
    last = start;
    before = start;
    first_filled = start;
    last_filled = start;
    while (((position < stop) && (reason == 0))) {
        head = segspec_kernels_osiris_chunks_frame_inline(data, position, end);
        status = head.status;
        chunk_id = head.chunk_id;
        records = head.num_records;
        size = (head.trailer_start - head.data_start);
        has_records = segspec_formats_osiris_rules_is_user_inline(head.chunk_type);
        is_chosen = true;
        if ((does.chooses && (status == 0))) {
            is_chosen = segspec_formats_osiris_rules_may_hold_inline(data, head.filter_start, head.len_filter, asked);
        }
        gives = (has_records && is_chosen);
        takes = (does.gathers && is_chosen);
        bits = segspec_formats_osiris_rules_doubts_inline(now, head.version, head.epoch, head.timestamp, head.reserved, (head.is_filter_size_legal || !has_records));
        copies = (takes && (out.views.n == 0) && (blocks.position.n == 0));
        is_full = ((gives && ((rows + records) > most.rows)) || (copies && ((used + size) > out.value.n)));
        reason = ((status != 0) ? (-1) : (-2));
        why = 0;
        if (((status == 0) && !(does.places && is_full))) {
            computed = (does.checks ? seg_crc32(data, head.data_start, size) : head.data_crc);
            seg_1 = segspec_formats_osiris_scan_run_judged_inline(head, computed, now, most);
            reason = seg_1.f0;
            why = seg_1.f1;
        }
        if ((reason != 0)) {
            break;
        }
        room = ((does.places && gives) ? seg_min_i64((most.rows - rows), most.records) : most.records);
        read = segspec_formats_osiris_scan_run_read_entries_inline(data, head, rows, room, used, does.decodes, takes, opened, blocks, out);
        bits = (bits | segspec_formats_osiris_rules_miscounts_inline(head.num_entries, read.entries, records, read.records));
        is_cut = segspec_formats_osiris_rules_is_beyond_inline(head.num_entries, read.entries, records, read.records);
        tracked_next = tracked;
        odds_next = odds;
        seg_2 = segspec_formats_osiris_scan_run_tracking_in_inline(data, head);
        begin = seg_2.f0;
        until = seg_2.f1;
        if ((does.tracks && (read.used >= 0) && (begin < until))) {
            tracked_next = segspec_formats_osiris_scan_run_track_inline(data, begin, until, (position + base), chunk_id, tracked, found, table);
        }
        reason = seg_min_i64(seg_min_i64(seg_min_i64(read.used, begin), tracked_next), 0);
        if (((reason == 0) && (is_cut || ((bits & (~(int64_t)most.rules)) != 0) || segspec_formats_osiris_rules_ends_offsets_inline(chunk_id, read.records)))) {
            reason = (-1);
            why = (bits & (~(int64_t)most.rules));
        }
        if (((reason == 0) && (bits != 0))) {
            odds_next = segspec_formats_osiris_scan_run_note_inline(odd, odds, position, ((frames != 0) ? last : (-1)), bits, read);
        }
        reason = seg_min_i64(seg_min_i64(reason, odds_next), 0);
        if ((reason != 0)) {
            break;
        }
        added = (gives ? read.records : 0);
        if (does.places) {
            segspec_formats_osiris_scan_run_place_inline(out, rows, (rows + added), (position + base), head);
        }
        first_filled = ((rows > 0) ? first_filled : position);
        last_filled = ((added > 0) ? position : last_filled);
        last_rows = ((added > 0) ? added : last_rows);
        seg_3 = (rows + added);
        seg_4 = read.used;
        seg_5 = read.opened;
        seg_6 = read.records;
        rows = seg_3;
        used = seg_4;
        opened = seg_5;
        taken = seg_6;
        tracked = tracked_next;
        odds = odds_next;
        now = (struct segspec_formats_osiris_rules_Due){head.version, segspec_formats_osiris_rules_next_id_inline(chunk_id, records), segspec_formats_osiris_rules_next_id_inline(chunk_id, taken), head.epoch, head.timestamp};
        seg_7 = last;
        seg_8 = position;
        seg_9 = head.reached;
        before = seg_7;
        last = seg_8;
        position = seg_9;
        frames = (frames + 1);
        unpacked = (unpacked + read.unpacked);
    }
    return (struct segspec_formats_osiris_scan_run_Numbers){frames, rows, position, used, unpacked, tracked, odds, reason, last, before, taken, first_filled, last_filled, last_rows, status, records, size, why};
}

SEG_INLINE int64_t segspec_formats_tank_encode_run_size_of_inline(struct segspec_formats_tank_encode_run_GivenMessages given, int64_t row) {
    int64_t size = 0;
    size = (((int64_t)SEG_AT(given.ends, (row + 1))) - ((int64_t)SEG_AT(given.ends, row)));
    return ((given.key_ends.n != 0) ? ((size + ((int64_t)SEG_AT(given.key_ends, (row + 1)))) - ((int64_t)SEG_AT(given.key_ends, row))) : size);
}

SEG_INLINE void segspec_kernels_tank_message_pack_pack_into_inline(seg_u8 out, int64_t at, int64_t is_consecutive, int64_t uses_last_timestamp, int64_t has_key) {
    seg_write_u1(out, at, (((0 | seg_shl(is_consecutive, 2)) | seg_shl(uses_last_timestamp, 1)) | has_key));
}

SEG_INLINE int64_t segspec_formats_tank_encode_run_put_integer_inline(seg_u8 out, int64_t at, int64_t number) {
    while ((number >= 128)) {
        seg_write_u1(out, at, (seg_mod(number, 128) + 128));
        number = seg_floordiv(number, 128);
        at = (at + 1);
    }
    seg_write_u1(out, at, number);
    return (at + 1);
}

SEG_INLINE void segspec_kernels_tank_message_pack_pack_explicit_timestamp_into_inline(seg_u8 out, int64_t at, uint64_t explicit_timestamp) {
    seg_write_u8le(out, at, explicit_timestamp);
}

SEG_INLINE void segspec_kernels_tank_message_pack_pack_len_key_into_inline(seg_u8 out, int64_t at, int64_t len_key) {
    seg_write_u1(out, at, len_key);
}

SEG_INLINE int64_t segspec_formats_tank_encode_run_run_inline(struct segspec_formats_tank_encode_run_GivenMessages given, int64_t first, int64_t last, bool is_sparse, uint64_t time, seg_u8 out) {
    int64_t at = 0;
    uint64_t before = 0;
    int64_t row = 0;
    int64_t start = 0;
    int64_t length = 0;
    int64_t len_key = 0;
    uint64_t stamp = 0;
    bool has_step = 0;
    uint64_t step = 0;
    bool is_repeated = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    at = 0;
    before = time;
    seg_2 = last;
    for (seg_1 = first; seg_1 < seg_2; seg_1++) {
        row = seg_1;
        start = ((int64_t)SEG_AT(given.ends, row));
        length = (((int64_t)SEG_AT(given.ends, (row + 1))) - start);
        len_key = (segspec_formats_tank_encode_run_size_of_inline(given, row) - length);
        stamp = ((given.times.n != 0) ? SEG_AT(given.times, row) : time);
        has_step = (is_sparse && ((first < row) && (row < (last - 1))));
        step = (has_step ? (SEG_AT(given.numbers, row) - SEG_AT(given.numbers, (row - 1))) : UINT64_C(0));
        is_repeated = ((row > first) && (stamp == before));
        segspec_kernels_tank_message_pack_pack_into_inline(out, at, (step == 1), is_repeated, (len_key > 0));
        at = (at + 1);
        if ((step > 1)) {
            at = segspec_formats_tank_encode_run_put_integer_inline(out, at, (((int64_t)step) - 1));
        }
        if (!is_repeated) {
            segspec_kernels_tank_message_pack_pack_explicit_timestamp_into_inline(out, at, stamp);
            at = (at + 8);
        }
        if ((len_key > 0)) {
            segspec_kernels_tank_message_pack_pack_len_key_into_inline(out, at, len_key);
            seg_copy(out, (at + 1), given.keys, ((int64_t)SEG_AT(given.key_ends, row)), len_key);
            at = (at + (1 + len_key));
        }
        at = segspec_formats_tank_encode_run_put_integer_inline(out, at, length);
        seg_copy(out, at, given.values, start, length);
        at = (at + length);
        before = stamp;
    }
    return at;
}

SEG_INLINE uint64_t segspec_formats_tank_gather_run_number_of_inline(struct segspec_formats_tank_encode_run_GivenMessages given, int64_t row, uint64_t due) {
    return ((given.numbers.n != 0) ? SEG_AT(given.numbers, row) : due);
}

SEG_INLINE bool segspec_formats_tank_gather_run_is_sound_inline(struct segspec_formats_tank_encode_run_GivenMessages given, int64_t row, uint64_t due, int64_t content) {
    uint64_t number = 0;
    int64_t size = 0;
    number = segspec_formats_tank_gather_run_number_of_inline(given, row, due);
    if (((number < due) || (number > UINT64_C(18446744073709551614)) || ((given.times.n != 0) && (SEG_AT(given.times, row) > INT64_C(9223372036854775807))))) {
        return false;
    }
    size = (((int64_t)SEG_AT(given.ends, (row + 1))) - ((int64_t)SEG_AT(given.ends, row)));
    return ((size <= content) && ((segspec_formats_tank_encode_run_size_of_inline(given, row) - size) <= 255));
}

SEG_INLINE struct seg_i64_i64_u64_bool segspec_formats_tank_gather_run_run_inline(struct segspec_formats_tank_encode_run_GivenMessages given, int64_t first, int64_t last, uint64_t due, int64_t count, int64_t size, struct segspec_formats_tank_gather_run_BundleLimits limits) {
    int64_t row = 0;
    uint64_t number = 0;
    int64_t more = 0;
    bool is_apart = 0;
    uint64_t seg_1 = 0;
    int64_t seg_2 = 0;
    row = first;
    while (((row < last) && segspec_formats_tank_gather_run_is_sound_inline(given, row, due, limits.content))) {
        seg_1 = segspec_formats_tank_gather_run_number_of_inline(given, row, due);
        seg_2 = segspec_formats_tank_encode_run_size_of_inline(given, row);
        number = seg_1;
        more = seg_2;
        is_apart = (((number - limits.base) > limits.apart) || (limits.dense && (number != due)));
        if (((count > 0) && ((count >= limits.records) || ((size + more) > limits.size) || is_apart))) {
            return (struct seg_i64_i64_u64_bool){row, size, due, true};
        }
        count = (count + 1);
        size = (size + more);
        due = (number + UINT64_C(1));
        row = (row + 1);
    }
    return (struct seg_i64_i64_u64_bool){row, size, due, false};
}

SEG_INLINE bool segspec_formats_tank_rules_is_snappy_inline(int64_t codec) {
    return (codec == 1);
}

SEG_INLINE uint64_t segspec_formats_tank_rules_first_number_inline(bool is_sparse, uint64_t stated, uint64_t due) {
    return (is_sparse ? stated : due);
}

SEG_INLINE int64_t segspec_formats_tank_rules_numbers_apart_inline(bool is_sparse, int64_t messages, int64_t last_delta) {
    if ((messages == 1)) {
        return 0;
    }
    return (is_sparse ? (last_delta + 1) : (messages - 1));
}

SEG_INLINE bool segspec_formats_tank_rules_can_hold_inline(int64_t stored, int64_t size) {
    return (size <= (64 * stored));
}

SEG_INLINE int64_t segspec_formats_tank_scan_bundles_run_content_size_inline(seg_u8 data, int64_t start, int64_t end, int64_t limit) {
    struct segspec_kernels_tank_sizes_Row declared = {0};
    int64_t size = 0;
    declared = segspec_kernels_tank_sizes_frame_inline(data, start, end);
    size = declared.value;
    return (((declared.status != 0) || (size > limit) || !segspec_formats_tank_rules_can_hold_inline((end - start), size)) ? 0 : size);
}

SEG_INLINE bool segspec_formats_tank_rules_is_as_promised_inline(int64_t bits, int64_t promised) {
    return (bits == promised);
}

SEG_INLINE bool segspec_formats_tank_rules_is_assigned_inline(int64_t codec) {
    return (codec == 0 || codec == 1);
}

SEG_INLINE bool segspec_formats_tank_rules_steps_back_inline(uint64_t first, uint64_t due) {
    return (first < due);
}

SEG_INLINE bool segspec_formats_tank_rules_ends_numbers_inline(uint64_t first, int64_t apart) {
    return ((UINT64_C(18446744073709551615) - first) <= ((uint64_t)apart));
}

SEG_INLINE struct seg_i64_i64_i64_i64 segspec_formats_tank_scan_bundles_run_run_inline(seg_u8 data, int64_t start, int64_t stop, int64_t end, uint64_t due, int64_t most_rows, int64_t most_bytes, uint64_t most, int64_t limit, int64_t most_messages, bool loosely, int64_t capacity, seg_i64 starts, seg_i64 ends, seg_u8 packed, seg_u64 numbers, seg_u64 dues, struct segspec_kernels_tank_entries_Columns columns) {
    int64_t n = 0;
    int64_t rows = 0;
    int64_t largest = 0;
    int64_t size = 0;
    int64_t position = 0;
    struct segspec_kernels_tank_entries_Row row = {0};
    int64_t place = 0;
    int64_t after = 0;
    bool is_packed = 0;
    uint64_t first = 0;
    int64_t apart = 0;
    int64_t held = 0;
    int64_t holds = 0;
    bool is_sound = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    bool seg_3 = 0;
    int64_t seg_4 = 0;
    uint64_t seg_5 = 0;
    bool seg_6 = 0;
    int64_t seg_7 = 0;
    int64_t seg_8 = 0;
    bool seg_9 = 0;
    uint64_t seg_10 = 0;
    int64_t seg_11 = 0;
    int64_t seg_12 = 0;
    int64_t seg_13 = 0;
    int64_t seg_14 = 0;
    bool seg_15 = 0;
    uint64_t seg_16 = 0;
    uint64_t seg_17 = 0;
    n = 0;
    rows = 0;
    largest = 0;
    size = 0;
    position = start;
    while (((n < capacity) && ((position < stop) || ((n == 1) && (position < end))))) {
        row = segspec_kernels_tank_entries_frame_inline(data, position, end);
        if ((row.status != 0)) {
            break;
        }
        seg_1 = row.message_set_start;
        seg_2 = ((int64_t)row.end);
        seg_3 = segspec_formats_tank_rules_is_snappy_inline(row.codec);
        place = seg_1;
        after = seg_2;
        is_packed = seg_3;
        first = segspec_formats_tank_rules_first_number_inline(row.is_sparse, row.first_sequence, due);
        apart = segspec_formats_tank_rules_numbers_apart_inline(row.is_sparse, row.num, row.last_delta);
        held = (after - place);
        holds = (is_packed ? segspec_formats_tank_scan_bundles_run_content_size_inline(data, place, after, limit) : held);
        is_sound = ((loosely || segspec_formats_tank_rules_is_as_promised_inline(row.unused, 0)) && segspec_formats_tank_rules_is_assigned_inline(row.codec));
        is_sound = (is_sound && !segspec_formats_tank_rules_steps_back_inline(first, due) && !segspec_formats_tank_rules_ends_numbers_inline(first, apart));
        if ((!is_sound || (row.num > holds) || (row.num > most_messages) || (holds > 1073741824))) {
            break;
        }
        if ((((first + ((uint64_t)apart)) > most) || ((n > 1) && (((rows + row.num) > most_rows) || ((size + held) > most_bytes))))) {
            break;
        }
        seg_4 = row.position;
        seg_5 = row.end;
        SEG_AT(columns.position, n) = seg_4;
        SEG_AT(columns.end, n) = seg_5;
        seg_6 = row.unused;
        seg_7 = row.codec;
        seg_8 = row.num;
        SEG_AT(columns.unused, n) = seg_6;
        SEG_AT(columns.codec, n) = seg_7;
        SEG_AT(columns.num, n) = seg_8;
        seg_9 = row.is_sparse;
        seg_10 = row.first_sequence;
        SEG_AT(columns.is_sparse, n) = seg_9;
        SEG_AT(columns.first_sequence, n) = seg_10;
        seg_11 = row.last_delta;
        seg_12 = row.message_set_start;
        SEG_AT(columns.last_delta, n) = seg_11;
        SEG_AT(columns.message_set_start, n) = seg_12;
        seg_13 = place;
        seg_14 = after;
        seg_15 = is_packed;
        SEG_AT(starts, n) = seg_13;
        SEG_AT(ends, n) = seg_14;
        SEG_AT(packed, n) = seg_15;
        due = ((first + ((uint64_t)apart)) + UINT64_C(1));
        seg_16 = first;
        seg_17 = due;
        SEG_AT(numbers, n) = seg_16;
        SEG_AT(dues, n) = seg_17;
        rows = (rows + row.num);
        largest = seg_max_i64(largest, row.num);
        size = (size + held);
        n = (n + 1);
        position = after;
    }
    return (struct seg_i64_i64_i64_i64){n, rows, largest, size};
}

SEG_INLINE struct seg_i64_i64_bool_i64_i64_bool_u64_i64_i64_i64 segspec_formats_tank_scan_head_run_run_inline(seg_u8 data, int64_t start) {
    struct segspec_kernels_tank_heads_Row head = {0};
    head = segspec_kernels_tank_heads_frame_inline(data, start, data.n);
    return (struct seg_i64_i64_bool_i64_i64_bool_u64_i64_i64_i64){head.status, head.position, head.unused, head.codec, head.num, head.is_sparse, head.first_sequence, head.last_delta, head.message_set_start, ((int64_t)head.end)};
}

SEG_INLINE uint64_t segspec_formats_tank_scan_messages_run_newest_inline(int64_t found, seg_u64 timestamps) {
    uint64_t latest = 0;
    int64_t n = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    latest = UINT64_C(0);
    seg_2 = found;
    for (seg_1 = 0; seg_1 < seg_2; seg_1++) {
        n = seg_1;
        latest = seg_max_u64(latest, SEG_AT(timestamps, n));
    }
    return latest;
}

SEG_INLINE int64_t segspec_formats_tank_scan_messages_run_flagged_in_inline(int64_t found, seg_u8 unused) {
    int64_t flagged = 0;
    int64_t n = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    flagged = 0;
    seg_2 = found;
    for (seg_1 = 0; seg_1 < seg_2; seg_1++) {
        n = seg_1;
        if (!segspec_formats_tank_rules_is_as_promised_inline(((int64_t)SEG_AT(unused, n)), 0)) {
            flagged = (flagged + 1);
        }
    }
    return flagged;
}

SEG_INLINE bool segspec_formats_tank_rules_agree_inline(int64_t declared, int64_t there) {
    return (declared == there);
}

SEG_INLINE uint64_t segspec_formats_tank_rules_number_of_inline(int64_t index, int64_t declared, uint64_t before, int64_t step, uint64_t first, uint64_t last) {
    if ((index == 0)) {
        return first;
    }
    if ((index == (declared - 1))) {
        return last;
    }
    return (before + ((uint64_t)step));
}

SEG_INLINE bool segspec_formats_tank_rules_rises_inline(uint64_t before, uint64_t number) {
    return (number > before);
}

SEG_INLINE bool segspec_formats_tank_scan_messages_run_number_inline(uint64_t first, uint64_t last, int64_t found, seg_i64 steps, bool gathers, int64_t row, seg_u64 out_offset) {
    uint64_t sequence = 0;
    int64_t n = 0;
    uint64_t following = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    sequence = first;
    seg_2 = found;
    for (seg_1 = 0; seg_1 < seg_2; seg_1++) {
        n = seg_1;
        following = segspec_formats_tank_rules_number_of_inline(n, found, sequence, SEG_AT(steps, n), first, last);
        if (((n > 0) && (!segspec_formats_tank_rules_rises_inline(sequence, following) || (following > last)))) {
            return false;
        }
        sequence = following;
        if (gathers) {
            SEG_AT(out_offset, (row + n)) = sequence;
        }
    }
    return true;
}

SEG_INLINE void segspec_formats_tank_scan_messages_run_put_numbers_inline(int64_t found, int64_t row, int64_t position, struct segspec_formats_tank_scan_messages_run_AskedColumns asked, seg_u64 timestamps, struct segspec_formats_tank_scan_messages_run_MessageOut out) {
    int64_t n = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    int64_t seg_3 = 0;
    int64_t seg_4 = 0;
    if (asked.timestamp) {
        seg_2 = found;
        for (seg_1 = 0; seg_1 < seg_2; seg_1++) {
            n = seg_1;
            SEG_AT(out.c_timestamp, (row + n)) = SEG_AT(timestamps, n);
        }
    }
    if (asked.position) {
        seg_4 = found;
        for (seg_3 = 0; seg_3 < seg_4; seg_3++) {
            n = seg_3;
            SEG_AT(out.c_position, (row + n)) = position;
        }
    }
}

SEG_INLINE void segspec_formats_tank_scan_messages_run_put_presence_inline(int64_t found, int64_t row, seg_i64 lengths, seg_bool out_present) {
    int64_t n = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    seg_2 = found;
    for (seg_1 = 0; seg_1 < seg_2; seg_1++) {
        n = seg_1;
        SEG_AT(out_present, (row + n)) = (SEG_AT(lengths, n) > 0);
    }
}

SEG_INLINE void segspec_formats_tank_scan_messages_run_put_side_by_side_inline(seg_u8 content, int64_t found, seg_i64 positions, seg_i64 lengths, int64_t row, seg_i32 out_ends, seg_u8 out_bytes) {
    int64_t used = 0;
    int64_t n = 0;
    int64_t size = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    used = ((int64_t)((int64_t)SEG_AT(out_ends, row)));
    seg_2 = found;
    for (seg_1 = 0; seg_1 < seg_2; seg_1++) {
        n = seg_1;
        size = SEG_AT(lengths, n);
        if ((size > 0)) {
            seg_copy(out_bytes, used, content, SEG_AT(positions, n), size);
            used = (used + size);
        }
        SEG_AT(out_ends, ((row + n) + 1)) = used;
    }
}

SEG_INLINE int64_t segspec_formats_tank_scan_messages_run_put_views_inline(seg_u8 content, bool is_packed, int64_t found, seg_i64 positions, seg_i64 lengths, int64_t row, int64_t used, struct segspec_formats_tank_scan_messages_run_MessageOut out) {
    int64_t total = 0;
    int64_t n = 0;
    int64_t at = 0;
    int64_t size = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    total = ((int64_t)((int64_t)SEG_AT(out.c_value_ends, row)));
    seg_2 = found;
    for (seg_1 = 0; seg_1 < seg_2; seg_1++) {
        n = seg_1;
        at = SEG_AT(positions, n);
        size = SEG_AT(lengths, n);
        if (is_packed) {
            seg_copy(out.c_value, used, content, at, size);
            segspec_columns_views_put_view_inline(out.views, (row + n), out.c_value, used, size, 1);
            used = (used + size);
        } else {
            segspec_columns_views_put_view_inline(out.views, (row + n), content, at, size, 0);
        }
        total = (total + size);
        SEG_AT(out.c_value_ends, ((row + n) + 1)) = total;
    }
    return used;
}

SEG_INLINE struct seg_i64_i64 segspec_formats_tank_scan_messages_run_run_inline(seg_u8 data, seg_u8 room, int64_t base, int64_t begin, int64_t stop, int64_t row, int64_t capacity, seg_i64 starts, seg_i64 ends, seg_u8 packed, seg_u64 numbers, seg_i64 told, struct segspec_formats_tank_scan_messages_run_AskedColumns asked, struct segspec_kernels_tank_entries_Columns given, struct segspec_formats_tank_scan_messages_run_MessageOut out, bool points, uint64_t latest, struct segspec_formats_tank_scan_messages_run_BundleOut each, struct segspec_kernels_tank_messages_Columns columns) {
    bool loosely = 0;
    int64_t bundle = 0;
    bool is_packed = 0;
    seg_u8 content = {0};
    int64_t messages = 0;
    bool is_sparse = 0;
    int64_t found = 0;
    int64_t status = 0;
    int64_t flagged = 0;
    bool is_odd = 0;
    uint64_t due = 0;
    uint64_t first = 0;
    uint64_t last = 0;
    seg_i64 places = {0};
    seg_i64 lengths = {0};
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    struct seg_i64_i64_i64 seg_3 = {0};
    uint64_t seg_4 = 0;
    uint64_t seg_5 = 0;
    int64_t seg_6 = 0;
    int64_t seg_7 = 0;
    uint64_t seg_8 = 0;
    uint64_t seg_9 = 0;
    loosely = (SEG_AT(told, 8) != 0);
    seg_2 = stop;
    for (seg_1 = begin; seg_1 < seg_2; seg_1++) {
        bundle = seg_1;
        SEG_AT(each.there, bundle) = 0;
        is_packed = (((int64_t)SEG_AT(packed, bundle)) != 0);
        content = (is_packed ? room : data);
        messages = SEG_AT(given.num, bundle);
        is_sparse = (SEG_AT(given.is_sparse, bundle) != 0);
        seg_3 = segspec_kernels_tank_messages_block_inline(content, SEG_AT(starts, bundle), SEG_AT(ends, bundle), capacity, messages, is_sparse, columns);
        found = seg_3.f0;
        status = seg_3.f1;
        if (((status != 0) || (found == 0) || (segspec_formats_tank_scan_messages_run_newest_inline(found, columns.timestamp) > latest))) {
            return (struct seg_i64_i64){bundle, row};
        }
        flagged = segspec_formats_tank_scan_messages_run_flagged_in_inline(found, columns.unused);
        is_odd = !segspec_formats_tank_rules_agree_inline(messages, found);
        if (((is_odd || (flagged > 0)) && (!loosely || ((row + found) > SEG_AT(told, 8))))) {
            return (struct seg_i64_i64){bundle, row};
        }
        if ((is_odd && (is_sparse || (flagged > 0) || !segspec_formats_tank_rules_is_as_promised_inline((SEG_AT(given.unused, bundle) != 0), 0)))) {
            return (struct seg_i64_i64){bundle, row};
        }
        due = ((bundle > 0) ? SEG_AT(each.dues, (bundle - 1)) : SEG_AT(numbers, bundle));
        first = (is_sparse ? SEG_AT(numbers, bundle) : due);
        last = (first + ((uint64_t)segspec_formats_tank_rules_numbers_apart_inline(is_sparse, found, SEG_AT(given.last_delta, bundle))));
        if ((segspec_formats_tank_rules_steps_back_inline(first, due) || (last > UINT64_C(9223372036854775807)))) {
            return (struct seg_i64_i64){bundle, row};
        }
        if (((asked.offset || is_sparse) && !segspec_formats_tank_scan_messages_run_number_inline(first, last, found, columns.sequence_step, asked.offset, row, out.c_offset))) {
            return (struct seg_i64_i64){bundle, row};
        }
        seg_4 = first;
        seg_5 = (last + UINT64_C(1));
        SEG_AT(numbers, bundle) = seg_4;
        SEG_AT(each.dues, bundle) = seg_5;
        seg_6 = found;
        seg_7 = flagged;
        SEG_AT(each.there, bundle) = seg_6;
        SEG_AT(each.flagged, bundle) = seg_7;
        seg_8 = SEG_AT(columns.timestamp, 0);
        seg_9 = SEG_AT(columns.timestamp, (found - 1));
        SEG_AT(each.first_time, bundle) = seg_8;
        SEG_AT(each.last_time, bundle) = seg_9;
        segspec_formats_tank_scan_messages_run_put_numbers_inline(found, row, (SEG_AT(given.position, bundle) + base), asked, columns.timestamp, out);
        if (asked.key) {
            segspec_formats_tank_scan_messages_run_put_presence_inline(found, row, columns.key_length, out.c_key_there);
            segspec_formats_tank_scan_messages_run_put_side_by_side_inline(content, found, columns.key_position, columns.key_length, row, out.c_key_ends, out.c_key);
        }
        places = columns.content_position;
        lengths = columns.content_length;
        if ((asked.value && points)) {
            SEG_AT(told, 1) = segspec_formats_tank_scan_messages_run_put_views_inline(content, is_packed, found, places, lengths, row, SEG_AT(told, 1), out);
        } else {
            if (asked.value) {
                segspec_formats_tank_scan_messages_run_put_side_by_side_inline(content, found, places, lengths, row, out.c_value_ends, out.c_value);
            }
        }
        row = (row + found);
    }
    return (struct seg_i64_i64){stop, row};
}

SEG_INLINE struct segspec_formats_tank_scan_seek_run_BundlePlace segspec_formats_tank_scan_seek_run_nothing_inline(void) {
    return (struct segspec_formats_tank_scan_seek_run_BundlePlace){0, 1, 0, 0, false, UINT64_C(0), 0, false, UINT64_C(0)};
}

SEG_INLINE bool segspec_formats_tank_scan_seek_run_leads_nowhere_inline(seg_u8 data, int64_t position, seg_u8 marks) {
    struct segspec_kernels_tank_sizes_Row length = {0};
    int64_t end = 0;
    length = segspec_kernels_tank_sizes_frame_inline(data, position, data.n);
    end = (length.reached + length.value);
    return ((length.status == 0) && (end < marks.n) && (((int64_t)SEG_AT(marks, end)) == 0));
}

SEG_INLINE bool segspec_formats_tank_scan_seek_run_may_begin_inline(seg_u8 data, int64_t position, seg_u8 front) {
    int64_t n = 0;
    struct segspec_kernels_tank_heads_Row head = {0};
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    seg_2 = 2;
    for (seg_1 = 0; seg_1 < seg_2; seg_1++) {
        n = seg_1;
        SEG_AT(front, n) = (((position + n) < data.n) ? ((int64_t)SEG_AT(data, (position + n))) : 1);
    }
    head = segspec_kernels_tank_heads_frame_inline(front, 0, front.n);
    if ((head.status != 0)) {
        return false;
    }
    if ((head.message_set_start > 2)) {
        return true;
    }
    return (segspec_formats_tank_rules_is_as_promised_inline(head.unused, 0) && segspec_formats_tank_rules_is_assigned_inline(head.codec));
}

SEG_INLINE struct segspec_formats_tank_scan_snappy_Element segspec_formats_tank_scan_snappy_element_inline(seg_u8 data, int64_t position, int64_t end) {
    int64_t tag = 0;
    int64_t kind = 0;
    int64_t length = 0;
    int64_t number = 0;
    int64_t wide = 0;
    int64_t after = 0;
    int64_t n = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    tag = ((int64_t)SEG_AT(data, position));
    kind = (tag & 3);
    length = (seg_shr(tag, 2) + 1);
    number = 0;
    wide = ((kind == 3) ? 4 : kind);
    if ((kind == 0)) {
        wide = seg_max_i64((length - 60), 0);
    }
    after = ((position + 1) + wide);
    if ((after > end)) {
        return (struct segspec_formats_tank_scan_snappy_Element){(-1), 0, false, 0};
    }
    seg_2 = wide;
    for (seg_1 = 0; seg_1 < seg_2; seg_1++) {
        n = seg_1;
        number = (number + seg_shl(((int64_t)SEG_AT(data, ((position + 1) + n))), (8 * n)));
    }
    if ((kind == 0)) {
        length = ((wide > 0) ? (number + 1) : length);
        return (struct segspec_formats_tank_scan_snappy_Element){(after + length), length, false, 0};
    }
    if ((kind == 1)) {
        return (struct segspec_formats_tank_scan_snappy_Element){after, ((seg_shr(tag, 2) & 7) + 4), true, (number + seg_shl(seg_shr(tag, 5), 8))};
    }
    return (struct segspec_formats_tank_scan_snappy_Element){after, length, true, number};
}

SEG_INLINE struct seg_i64_i64_i64 segspec_formats_tank_scan_snappy_shape_inline(seg_u8 data, int64_t start, int64_t end) {
    int64_t there = 0;
    struct segspec_kernels_tank_sizes_Row declared = {0};
    int64_t size = 0;
    int64_t position = 0;
    int64_t made = 0;
    int64_t looks = 0;
    struct segspec_formats_tank_scan_snappy_Element one = {0};
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    there = seg_min_i64(end, data.n);
    declared = segspec_kernels_tank_sizes_frame_inline(data, start, there);
    if ((declared.status != 0)) {
        return (struct seg_i64_i64_i64){((there == end) ? 0 : 2), 0, 1};
    }
    size = declared.value;
    position = declared.reached;
    made = 0;
    looks = 1;
    while (((position < there) && (made < size))) {
        one = segspec_formats_tank_scan_snappy_element_inline(data, position, there);
        looks = (looks + 1);
        if ((one.end < 0)) {
            return (struct seg_i64_i64_i64){((there == end) ? 0 : 2), size, looks};
        }
        if ((one.is_copy && ((one.back == 0) || (one.back > made)))) {
            return (struct seg_i64_i64_i64){0, size, looks};
        }
        seg_1 = one.end;
        seg_2 = (made + one.length);
        position = seg_1;
        made = seg_2;
        if (((made > size) || (position > end))) {
            return (struct seg_i64_i64_i64){0, size, looks};
        }
    }
    if (((made < size) && (position < end))) {
        return (struct seg_i64_i64_i64){2, size, looks};
    }
    return (struct seg_i64_i64_i64){(((made == size) && (position == end)) ? 1 : 0), size, looks};
}

SEG_INLINE bool segspec_formats_tank_rules_has_room_inline(int64_t size, int64_t messages, int64_t most) {
    return ((messages <= seg_floordiv(size, 2)) && (messages <= most));
}

SEG_INLINE bool segspec_formats_tank_rules_exceeds_numbers_inline(uint64_t first, int64_t apart) {
    return ((UINT64_C(18446744073709551615) - first) < ((uint64_t)apart));
}

SEG_INLINE struct segspec_formats_tank_scan_seek_run_Judged segspec_formats_tank_scan_seek_run_judge_inline(seg_u8 data, int64_t start, int64_t end, int64_t declared, bool is_sparse, uint64_t first, int64_t last_delta) {
    int64_t apart = 0;
    uint64_t last = 0;
    int64_t position = 0;
    int64_t found = 0;
    int64_t there = 0;
    uint64_t number = 0;
    uint64_t timestamp = 0;
    uint64_t stored = 0;
    bool has_timestamp = 0;
    bool is_edge = 0;
    struct segspec_kernels_tank_message_Row message = {0};
    uint64_t following = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    int64_t seg_3 = 0;
    int64_t seg_4 = 0;
    apart = segspec_formats_tank_rules_numbers_apart_inline(is_sparse, declared, last_delta);
    if ((is_sparse && ((first < UINT64_C(1)) || segspec_formats_tank_rules_exceeds_numbers_inline(first, apart)))) {
        return (struct segspec_formats_tank_scan_seek_run_Judged){0, 0, false, UINT64_C(0)};
    }
    last = (first + ((uint64_t)apart));
    seg_1 = start;
    seg_2 = seg_min_i64(end, data.n);
    position = seg_1;
    found = 0;
    there = seg_2;
    number = first;
    timestamp = UINT64_C(0);
    stored = UINT64_C(0);
    has_timestamp = false;
    while ((position < end)) {
        if ((found == declared)) {
            return (struct segspec_formats_tank_scan_seek_run_Judged){0, found, has_timestamp, stored};
        }
        is_edge = ((found == 0) || (found == (declared - 1)));
        message = segspec_kernels_tank_message_frame_inline(data, position, there, is_sparse, is_edge, timestamp);
        if ((message.status != 0)) {
            return (struct segspec_formats_tank_scan_seek_run_Judged){((there == end) ? 0 : 2), (found + 1), has_timestamp, stored};
        }
        if (!segspec_formats_tank_rules_is_as_promised_inline(message.unused, 0)) {
            return (struct segspec_formats_tank_scan_seek_run_Judged){0, (found + 1), has_timestamp, stored};
        }
        if (is_sparse) {
            following = segspec_formats_tank_rules_number_of_inline(found, declared, number, message.sequence_step, first, last);
            if (((found > 0) && (!segspec_formats_tank_rules_rises_inline(number, following) || (following > last)))) {
                return (struct segspec_formats_tank_scan_seek_run_Judged){0, (found + 1), has_timestamp, stored};
            }
            number = following;
        }
        timestamp = message.timestamp;
        if ((found == 0)) {
            has_timestamp = !message.uses_last_timestamp;
            stored = timestamp;
        }
        seg_3 = message.reached;
        seg_4 = (found + 1);
        position = seg_3;
        found = seg_4;
    }
    return (struct segspec_formats_tank_scan_seek_run_Judged){((found == declared) ? 1 : 0), found, has_timestamp, stored};
}

SEG_INLINE struct segspec_formats_tank_scan_seek_run_BundlePlace segspec_formats_tank_scan_seek_run_candidate_inline(seg_u8 data, int64_t position, int64_t size, seg_u8 content, int64_t most_messages, bool follows, seg_u8 front) {
    struct segspec_kernels_tank_heads_Row head = {0};
    int64_t end = 0;
    int64_t messages = 0;
    bool sparse = 0;
    uint64_t first = 0;
    int64_t delta = 0;
    bool is_packed = 0;
    int64_t kind = 0;
    int64_t holds = 0;
    int64_t looks = 0;
    int64_t answer = 0;
    seg_u8 held = {0};
    int64_t start = 0;
    int64_t stop = 0;
    struct segspec_formats_tank_scan_seek_run_Judged found = {0};
    struct seg_i64_i64_i64 seg_1 = {0};
    int64_t seg_2 = 0;
    int64_t seg_3 = 0;
    head = segspec_kernels_tank_heads_frame_inline(data, position, data.n);
    end = ((int64_t)head.end);
    if (((head.status != 0) || (head.message_set_start > end) || (end > size))) {
        return segspec_formats_tank_scan_seek_run_nothing_inline();
    }
    if ((!segspec_formats_tank_rules_is_as_promised_inline(head.unused, 0) || !segspec_formats_tank_rules_is_assigned_inline(head.codec))) {
        return segspec_formats_tank_scan_seek_run_nothing_inline();
    }
    if ((follows && (end < data.n) && !segspec_formats_tank_scan_seek_run_may_begin_inline(data, end, front))) {
        return segspec_formats_tank_scan_seek_run_nothing_inline();
    }
    messages = head.num;
    sparse = head.is_sparse;
    first = head.first_sequence;
    delta = head.last_delta;
    is_packed = segspec_formats_tank_rules_is_snappy_inline(head.codec);
    if ((is_packed && (content.n == 0))) {
        seg_1 = segspec_formats_tank_scan_snappy_shape_inline(data, head.message_set_start, end);
        kind = seg_1.f0;
        holds = seg_1.f1;
        looks = seg_1.f2;
        answer = (((kind != 0) && segspec_formats_tank_rules_has_room_inline(holds, messages, most_messages)) ? 2 : 0);
        return (struct segspec_formats_tank_scan_seek_run_BundlePlace){answer, (looks + 1), end, messages, sparse, first, delta, false, UINT64_C(0)};
    }
    held = (is_packed ? content : data);
    seg_2 = (is_packed ? 0 : head.message_set_start);
    seg_3 = (is_packed ? content.n : end);
    start = seg_2;
    stop = seg_3;
    if (!segspec_formats_tank_rules_has_room_inline((stop - start), messages, most_messages)) {
        return segspec_formats_tank_scan_seek_run_nothing_inline();
    }
    found = segspec_formats_tank_scan_seek_run_judge_inline(held, start, stop, messages, sparse, first, delta);
    answer = found.answer;
    if (((answer == 1) && follows && (data.n < size) && ((end + 2) > data.n))) {
        answer = 2;
    }
    return (struct segspec_formats_tank_scan_seek_run_BundlePlace){answer, (found.looks + 1), end, messages, sparse, first, delta, found.has_timestamp, found.timestamp};
}

SEG_INLINE struct seg_i64_i64_i64_i64_i64_bool_u64_i64_bool_u64 segspec_formats_tank_scan_seek_run_run_inline(seg_u8 data, int64_t position, int64_t stop, int64_t step, int64_t size, seg_u8 content, int64_t most_messages, int64_t looks, bool follows, seg_u8 marks, seg_u8 front) {
    struct segspec_formats_tank_scan_seek_run_BundlePlace found = {0};
    found = segspec_formats_tank_scan_seek_run_nothing_inline();
    while (((position != stop) && (looks > 0))) {
        found = segspec_formats_tank_scan_seek_run_nothing_inline();
        if (((marks.n == 0) || !segspec_formats_tank_scan_seek_run_leads_nowhere_inline(data, position, marks))) {
            found = segspec_formats_tank_scan_seek_run_candidate_inline(data, position, size, content, most_messages, follows, front);
        }
        looks = (looks - found.looks);
        if ((found.answer != 0)) {
            break;
        }
        position = (position + step);
    }
    if (((found.answer == 1) && (marks.n > 0))) {
        SEG_AT(marks, position) = 1;
    }
    return (struct seg_i64_i64_i64_i64_i64_bool_u64_i64_bool_u64){position, looks, found.answer, found.end, found.messages, found.is_sparse, found.first, found.last_delta, found.has_timestamp, found.timestamp};
}

SEG_INLINE struct seg_i64_i64 segspec_formats_tank_scan_set_run_run_inline(seg_u8 data, int64_t declared, bool is_sparse, struct segspec_kernels_tank_messages_Columns out) {
    int64_t found = 0;
    int64_t position = 0;
    bool is_edge = 0;
    struct segspec_kernels_tank_message_Row message = {0};
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    int64_t seg_3 = 0;
    uint64_t seg_4 = 0;
    int64_t seg_5 = 0;
    int64_t seg_6 = 0;
    int64_t seg_7 = 0;
    int64_t seg_8 = 0;
    int64_t seg_9 = 0;
    int64_t seg_10 = 0;
    found = 0;
    position = 0;
    while (((position < data.n) && (found < out.position.n))) {
        is_edge = ((found == 0) || (found == (declared - 1)));
        message = segspec_kernels_tank_message_frame_inline(data, position, data.n, is_sparse, is_edge, ((found > 0) ? SEG_AT(out.timestamp, (found - 1)) : 0));
        if ((message.status != 0)) {
            return (struct seg_i64_i64){found, position};
        }
        seg_1 = position;
        seg_2 = message.unused;
        SEG_AT(out.position, found) = seg_1;
        SEG_AT(out.unused, found) = seg_2;
        seg_3 = message.sequence_step;
        seg_4 = message.timestamp;
        SEG_AT(out.sequence_step, found) = seg_3;
        SEG_AT(out.timestamp, found) = seg_4;
        seg_5 = message.key_position;
        seg_6 = message.key_length;
        SEG_AT(out.key_position, found) = seg_5;
        SEG_AT(out.key_length, found) = seg_6;
        seg_7 = message.content_position;
        seg_8 = message.content_length;
        SEG_AT(out.content_position, found) = seg_7;
        SEG_AT(out.content_length, found) = seg_8;
        seg_9 = (found + 1);
        seg_10 = message.reached;
        found = seg_9;
        position = seg_10;
    }
    return (struct seg_i64_i64){found, position};
}

SEG_INLINE int64_t segspec_columns_backend_entries_run_run_inline(seg_i64 numbers, int64_t rows, int64_t more, uint64_t most, int64_t size, seg_i64 places, seg_u8 out) {
    int64_t last = 0;
    bool is_little = 0;
    bool is_big = 0;
    int64_t row = 0;
    uint64_t number = 0;
    int64_t at = 0;
    int64_t digit = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    uint64_t seg_3 = 0;
    int64_t seg_4 = 0;
    int64_t seg_5 = 0;
    int64_t seg_6 = 0;
    last = SEG_AT(places, (places.n - 1));
    is_little = (last == ((SEG_AT(places, 0) + 8) - 1));
    is_big = (last == ((SEG_AT(places, 0) - 8) + 1));
    seg_2 = rows;
    for (seg_1 = 0; seg_1 < seg_2; seg_1++) {
        row = seg_1;
        seg_3 = ((uint64_t)(SEG_AT(numbers, row) + more));
        seg_4 = (row * size);
        number = seg_3;
        at = seg_4;
        if (((number > most) || ((at + size) > out.n))) {
            return row;
        }
        if (is_little) {
            seg_write_u8le(out, (at + SEG_AT(places, 0)), number);
        } else {
            if (is_big) {
                seg_write_u8be(out, (at + last), number);
            } else {
                seg_6 = places.n;
                for (seg_5 = 0; seg_5 < seg_6; seg_5++) {
                    digit = seg_5;
                    SEG_AT(out, (at + SEG_AT(places, digit))) = ((int64_t)(number & UINT64_C(255)));
                    number = seg_ushr(number, 8);
                }
            }
        }
    }
    return rows;
}

SEG_INLINE struct seg_i64_i64_i64_bool segspec_frames_sparse_run_run_inline(int64_t rows, int64_t base, int64_t first, seg_i64 positions, seg_i64 numbers, seg_i64 times, seg_i64 listed, seg_i64 offsets, bool by_time, bool of_first, int64_t placed, int64_t found, int64_t greatest) {
    int64_t n = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    seg_2 = rows;
    for (seg_1 = 0; seg_1 < seg_2; seg_1++) {
        n = seg_1;
        if ((SEG_AT(numbers, n) < 0)) {
            return (struct seg_i64_i64_i64_bool){placed, found, greatest, false};
        }
        greatest = seg_max_i64(greatest, SEG_AT(times, n));
        if ((!by_time && (placed < listed.n) && (SEG_AT(listed, placed) == (SEG_AT(positions, n) + base)))) {
            placed = (placed + 1);
        }
        if (((found < offsets.n) && (SEG_AT(offsets, found) == (SEG_AT(numbers, n) - first)))) {
            if (((found > 0) && ((SEG_AT(offsets, found) <= SEG_AT(offsets, (found - 1))) || (SEG_AT(listed, found) <= SEG_AT(listed, (found - 1)))))) {
                return (struct seg_i64_i64_i64_bool){placed, found, greatest, false};
            }
            if ((by_time ? (SEG_AT(listed, found) != greatest) : (placed <= found))) {
                return (struct seg_i64_i64_i64_bool){placed, found, greatest, false};
            }
            found = (found + 1);
        }
        if ((of_first && (placed != found))) {
            return (struct seg_i64_i64_i64_bool){placed, found, greatest, false};
        }
    }
    return (struct seg_i64_i64_i64_bool){placed, found, greatest, true};
}

SEG_INLINE uint64_t segspec_frames_sums_adler32_checksum_inline(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) {
    uint64_t value = 0;
    uint64_t one = 0;
    uint64_t other = 0;
    int64_t place = 0;
    int64_t last = 0;
    int64_t until = 0;
    uint64_t seg_1 = 0;
    uint64_t seg_2 = 0;
    uint64_t seg_3 = 0;
    uint64_t seg_4 = 0;
    value = ((seed != UINT64_C(0)) ? seed : UINT64_C(1));
    seg_1 = (value & UINT64_C(65535));
    seg_2 = (seg_ushr(value, 16) & UINT64_C(65535));
    one = seg_1;
    other = seg_2;
    place = position;
    last = (position + length);
    while ((place < last)) {
        until = (((last - place) > 1048576) ? (place + 1048576) : last);
        while ((place < until)) {
            one = (one + ((uint64_t)((int64_t)SEG_AT(data, place))));
            other = (other + one);
            place = (place + 1);
        }
        seg_3 = seg_umod(one, UINT64_C(65521));
        seg_4 = seg_umod(other, UINT64_C(65521));
        one = seg_3;
        other = seg_4;
    }
    return (seg_ushl(other, 16) | one);
}

SEG_INLINE uint64_t segspec_frames_sums_crc16_checksum_inline(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) {
    uint64_t value = 0;
    int64_t place = 0;
    int64_t _ = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    int64_t seg_3 = 0;
    int64_t seg_4 = 0;
    value = (seed & UINT64_C(65535));
    seg_2 = (position + length);
    for (seg_1 = position; seg_1 < seg_2; seg_1++) {
        place = seg_1;
        value = (value ^ ((uint64_t)((int64_t)SEG_AT(data, place))));
        seg_4 = 8;
        for (seg_3 = 0; seg_3 < seg_4; seg_3++) {
            _ = seg_3;
            value = (seg_ushr(value, 1) ^ ((uint64_t)((seg_umod(value, UINT64_C(2)) == UINT64_C(1)) ? 40961 : 0)));
        }
    }
    return value;
}

SEG_INLINE uint64_t segspec_frames_sums_crc32_checksum_inline(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) {
    return ((uint64_t)seg_crc32_on(data, position, length, ((int64_t)seed)));
}

SEG_INLINE uint64_t segspec_frames_sums_crc32c_checksum_inline(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) {
    return ((uint64_t)seg_crc32c_on(data, position, length, ((int64_t)seed)));
}

SEG_INLINE uint64_t segspec_frames_sums_crc32c_masked_checksum_inline(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) {
    int64_t made = 0;
    made = seg_crc32c(data, position, length);
    return ((uint64_t)(((seg_shr(made, 15) | seg_shl(made, 17)) + INT64_C(2726488792)) & INT64_C(4294967295)));
}

SEG_INLINE uint64_t segspec_frames_sums_fnv1a_32_checksum_inline(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) {
    uint64_t value = 0;
    int64_t place = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    value = UINT64_C(2166136261);
    seg_2 = (position + length);
    for (seg_1 = position; seg_1 < seg_2; seg_1++) {
        place = seg_1;
        value = (((value ^ ((uint64_t)((int64_t)SEG_AT(data, place)))) * UINT64_C(16777619)) & UINT64_C(4294967295));
    }
    return value;
}

SEG_INLINE uint64_t segspec_frames_sums_fnv1a_64_checksum_inline(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) {
    uint64_t value = 0;
    int64_t place = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    value = UINT64_C(14695981039346656037);
    seg_2 = (position + length);
    for (seg_1 = position; seg_1 < seg_2; seg_1++) {
        place = seg_1;
        value = (((value ^ ((uint64_t)((int64_t)SEG_AT(data, place)))) * UINT64_C(1099511628211)) & UINT64_C(18446744073709551615));
    }
    return value;
}

SEG_INLINE uint64_t segspec_frames_sums_highway_64_turned_inline(uint64_t value) {
    return (seg_ushr(value, 32) | seg_ushl((value & UINT64_C(4294967295)), 32));
}

SEG_INLINE uint64_t segspec_frames_sums_highway_64_shuffled_low_inline(uint64_t one, uint64_t other) {
    uint64_t middle = 0;
    uint64_t upper = 0;
    uint64_t lower = 0;
    middle = seg_ushr(((one & UINT64_C(4278190080)) | (other & UINT64_C(1095216660480))), 24);
    upper = seg_ushr(((one & UINT64_C(280375465082880)) | (other & UINT64_C(71776119061217280))), 16);
    lower = ((one & UINT64_C(16711680)) | seg_ushl((one & UINT64_C(65280)), 32));
    return ((((middle | upper) | lower) | seg_ushr((other & UINT64_C(18374686479671623680)), 8)) | seg_ushl((one & UINT64_C(255)), 56));
}

SEG_INLINE uint64_t segspec_frames_sums_highway_64_shuffled_high_inline(uint64_t one, uint64_t other) {
    uint64_t middle = 0;
    uint64_t upper = 0;
    middle = seg_ushr(((other & UINT64_C(4278190080)) | (one & UINT64_C(1095216660480))), 24);
    upper = (((other & UINT64_C(16711680)) | seg_ushr((other & UINT64_C(280375465082880)), 16)) | seg_ushl((other & UINT64_C(65280)), 24));
    return ((((middle | upper) | seg_ushr((one & UINT64_C(71776119061217280)), 8)) | seg_ushl((other & UINT64_C(255)), 48)) | (one & UINT64_C(18374686479671623680)));
}

SEG_INLINE struct seg_u64_u64_u64_u64_u64_u64_u64_u64 segspec_frames_sums_highway_64_mixed_inline(uint64_t a, uint64_t b, uint64_t c, uint64_t d, uint64_t e, uint64_t f, uint64_t g, uint64_t h, uint64_t one, uint64_t other) {
    uint64_t seg_1 = 0;
    uint64_t seg_2 = 0;
    uint64_t seg_3 = 0;
    uint64_t seg_4 = 0;
    uint64_t seg_5 = 0;
    uint64_t seg_6 = 0;
    uint64_t seg_7 = 0;
    uint64_t seg_8 = 0;
    uint64_t seg_9 = 0;
    uint64_t seg_10 = 0;
    uint64_t seg_11 = 0;
    uint64_t seg_12 = 0;
    seg_1 = (((c + e) + one) & UINT64_C(18446744073709551615));
    seg_2 = (((d + f) + other) & UINT64_C(18446744073709551615));
    c = seg_1;
    d = seg_2;
    seg_3 = (e ^ ((c & UINT64_C(4294967295)) * seg_ushr(a, 32)));
    seg_4 = (f ^ ((d & UINT64_C(4294967295)) * seg_ushr(b, 32)));
    e = seg_3;
    f = seg_4;
    seg_5 = ((a + g) & UINT64_C(18446744073709551615));
    seg_6 = ((b + h) & UINT64_C(18446744073709551615));
    a = seg_5;
    b = seg_6;
    seg_7 = (g ^ ((a & UINT64_C(4294967295)) * seg_ushr(c, 32)));
    seg_8 = (h ^ ((b & UINT64_C(4294967295)) * seg_ushr(d, 32)));
    g = seg_7;
    h = seg_8;
    seg_9 = ((a + segspec_frames_sums_highway_64_shuffled_low_inline(c, d)) & UINT64_C(18446744073709551615));
    seg_10 = ((b + segspec_frames_sums_highway_64_shuffled_high_inline(c, d)) & UINT64_C(18446744073709551615));
    a = seg_9;
    b = seg_10;
    seg_11 = ((c + segspec_frames_sums_highway_64_shuffled_low_inline(a, b)) & UINT64_C(18446744073709551615));
    seg_12 = ((d + segspec_frames_sums_highway_64_shuffled_high_inline(a, b)) & UINT64_C(18446744073709551615));
    c = seg_11;
    d = seg_12;
    return (struct seg_u64_u64_u64_u64_u64_u64_u64_u64){a, b, c, d, e, f, g, h};
}

SEG_INLINE uint64_t segspec_frames_sums_highway_64_turned_left_inline(uint64_t value, int64_t bits) {
    uint64_t low = 0;
    uint64_t high = 0;
    uint64_t seg_1 = 0;
    uint64_t seg_2 = 0;
    seg_1 = (value & UINT64_C(4294967295));
    seg_2 = seg_ushr(value, 32);
    low = seg_1;
    high = seg_2;
    low = ((seg_ushl(low, bits) | seg_ushr(low, (32 - bits))) & UINT64_C(4294967295));
    high = ((seg_ushl(high, bits) | seg_ushr(high, (32 - bits))) & UINT64_C(4294967295));
    return (seg_ushl(high, 32) | low);
}

SEG_INLINE uint64_t segspec_frames_sums_highway_64_rest_of_inline(seg_u8 data, int64_t position, int64_t rest, int64_t lane) {
    int64_t even = 0;
    int64_t left = 0;
    uint64_t value = 0;
    int64_t place = 0;
    int64_t at = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    int64_t seg_3 = 0;
    int64_t seg_4 = 0;
    seg_1 = (rest - seg_mod(rest, 4));
    seg_2 = seg_mod(rest, 4);
    even = seg_1;
    left = seg_2;
    value = UINT64_C(0);
    seg_4 = ((8 * lane) + 8);
    for (seg_3 = (8 * lane); seg_3 < seg_4; seg_3++) {
        place = seg_3;
        at = (-1);
        if ((place < even)) {
            at = place;
        } else {
            if (((rest >= 16) && (place >= 28))) {
                at = ((rest - 32) + place);
            } else {
                if (((rest < 16) && (left > 0) && (place >= 16) && (place < 19))) {
                    at = ((place == 16) ? even : ((place == 17) ? (even + seg_floordiv(left, 2)) : (rest - 1)));
                }
            }
        }
        if ((at >= 0)) {
            value = (value | seg_ushl(((uint64_t)seg_read_u1(data, (position + at))), (8 * seg_mod(place, 8))));
        }
    }
    return value;
}

SEG_INLINE uint64_t segspec_frames_sums_highway_64_checksum_inline(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) {
    uint64_t k0 = 0;
    uint64_t k1 = 0;
    uint64_t k2 = 0;
    uint64_t k3 = 0;
    uint64_t e = 0;
    uint64_t f = 0;
    uint64_t p = 0;
    uint64_t q = 0;
    uint64_t g = 0;
    uint64_t h = 0;
    uint64_t r = 0;
    uint64_t s = 0;
    uint64_t a = 0;
    uint64_t b = 0;
    uint64_t c = 0;
    uint64_t d = 0;
    uint64_t j = 0;
    uint64_t k = 0;
    uint64_t m = 0;
    uint64_t n = 0;
    int64_t place = 0;
    int64_t last = 0;
    int64_t rest = 0;
    uint64_t more = 0;
    uint64_t one = 0;
    uint64_t other = 0;
    int64_t _ = 0;
    uint64_t third = 0;
    uint64_t fourth = 0;
    uint64_t seg_1 = 0;
    uint64_t seg_2 = 0;
    uint64_t seg_3 = 0;
    uint64_t seg_4 = 0;
    uint64_t seg_5 = 0;
    uint64_t seg_6 = 0;
    uint64_t seg_7 = 0;
    uint64_t seg_8 = 0;
    uint64_t seg_9 = 0;
    uint64_t seg_10 = 0;
    uint64_t seg_11 = 0;
    uint64_t seg_12 = 0;
    struct seg_u64_u64_u64_u64_u64_u64_u64_u64 seg_13 = {0};
    struct seg_u64_u64_u64_u64_u64_u64_u64_u64 seg_14 = {0};
    uint64_t seg_15 = 0;
    uint64_t seg_16 = 0;
    uint64_t seg_17 = 0;
    uint64_t seg_18 = 0;
    uint64_t seg_19 = 0;
    uint64_t seg_20 = 0;
    uint64_t seg_21 = 0;
    uint64_t seg_22 = 0;
    uint64_t seg_23 = 0;
    uint64_t seg_24 = 0;
    struct seg_u64_u64_u64_u64_u64_u64_u64_u64 seg_25 = {0};
    uint64_t seg_26 = 0;
    uint64_t seg_27 = 0;
    struct seg_u64_u64_u64_u64_u64_u64_u64_u64 seg_28 = {0};
    int64_t seg_29 = 0;
    int64_t seg_30 = 0;
    uint64_t seg_31 = 0;
    uint64_t seg_32 = 0;
    uint64_t seg_33 = 0;
    uint64_t seg_34 = 0;
    struct seg_u64_u64_u64_u64_u64_u64_u64_u64 seg_35 = {0};
    struct seg_u64_u64_u64_u64_u64_u64_u64_u64 seg_36 = {0};
    seg_1 = seg_read_u8le(key, 0);
    seg_2 = seg_read_u8le(key, 8);
    seg_3 = seg_read_u8le(key, 16);
    seg_4 = seg_read_u8le(key, 24);
    k0 = seg_1;
    k1 = seg_2;
    k2 = seg_3;
    k3 = seg_4;
    e = UINT64_C(15845587454020865583);
    f = UINT64_C(11820040416388919760);
    p = UINT64_C(1376283091369227076);
    q = UINT64_C(2611923443488327891);
    g = UINT64_C(4310963063287117203);
    h = UINT64_C(13883737187602762380);
    r = UINT64_C(13714699805381954668);
    s = UINT64_C(4983270260364809079);
    seg_5 = (e ^ k0);
    seg_6 = (f ^ k1);
    seg_7 = (g ^ segspec_frames_sums_highway_64_turned_inline(k0));
    seg_8 = (h ^ segspec_frames_sums_highway_64_turned_inline(k1));
    a = seg_5;
    b = seg_6;
    c = seg_7;
    d = seg_8;
    seg_9 = (p ^ k2);
    seg_10 = (q ^ k3);
    seg_11 = (r ^ segspec_frames_sums_highway_64_turned_inline(k2));
    seg_12 = (s ^ segspec_frames_sums_highway_64_turned_inline(k3));
    j = seg_9;
    k = seg_10;
    m = seg_11;
    n = seg_12;
    place = position;
    last = (position + length);
    while (((place + 32) <= last)) {
        seg_13 = segspec_frames_sums_highway_64_mixed_inline(a, b, c, d, e, f, g, h, seg_read_u8le(data, place), seg_read_u8le(data, (place + 8)));
        a = seg_13.f0;
        b = seg_13.f1;
        c = seg_13.f2;
        d = seg_13.f3;
        e = seg_13.f4;
        f = seg_13.f5;
        g = seg_13.f6;
        h = seg_13.f7;
        seg_14 = segspec_frames_sums_highway_64_mixed_inline(j, k, m, n, p, q, r, s, seg_read_u8le(data, (place + 16)), seg_read_u8le(data, (place + 24)));
        j = seg_14.f0;
        k = seg_14.f1;
        m = seg_14.f2;
        n = seg_14.f3;
        p = seg_14.f4;
        q = seg_14.f5;
        r = seg_14.f6;
        s = seg_14.f7;
        place = (place + 32);
    }
    rest = (last - place);
    if ((rest > 0)) {
        more = (seg_ushl(((uint64_t)rest), 32) | ((uint64_t)rest));
        seg_15 = ((a + more) & UINT64_C(18446744073709551615));
        seg_16 = ((b + more) & UINT64_C(18446744073709551615));
        seg_17 = ((j + more) & UINT64_C(18446744073709551615));
        seg_18 = ((k + more) & UINT64_C(18446744073709551615));
        a = seg_15;
        b = seg_16;
        j = seg_17;
        k = seg_18;
        seg_19 = segspec_frames_sums_highway_64_turned_left_inline(c, rest);
        seg_20 = segspec_frames_sums_highway_64_turned_left_inline(d, rest);
        seg_21 = segspec_frames_sums_highway_64_turned_left_inline(m, rest);
        seg_22 = segspec_frames_sums_highway_64_turned_left_inline(n, rest);
        c = seg_19;
        d = seg_20;
        m = seg_21;
        n = seg_22;
        seg_23 = segspec_frames_sums_highway_64_rest_of_inline(data, place, rest, 0);
        seg_24 = segspec_frames_sums_highway_64_rest_of_inline(data, place, rest, 1);
        one = seg_23;
        other = seg_24;
        seg_25 = segspec_frames_sums_highway_64_mixed_inline(a, b, c, d, e, f, g, h, one, other);
        a = seg_25.f0;
        b = seg_25.f1;
        c = seg_25.f2;
        d = seg_25.f3;
        e = seg_25.f4;
        f = seg_25.f5;
        g = seg_25.f6;
        h = seg_25.f7;
        seg_26 = segspec_frames_sums_highway_64_rest_of_inline(data, place, rest, 2);
        seg_27 = segspec_frames_sums_highway_64_rest_of_inline(data, place, rest, 3);
        one = seg_26;
        other = seg_27;
        seg_28 = segspec_frames_sums_highway_64_mixed_inline(j, k, m, n, p, q, r, s, one, other);
        j = seg_28.f0;
        k = seg_28.f1;
        m = seg_28.f2;
        n = seg_28.f3;
        p = seg_28.f4;
        q = seg_28.f5;
        r = seg_28.f6;
        s = seg_28.f7;
    }
    seg_30 = 4;
    for (seg_29 = 0; seg_29 < seg_30; seg_29++) {
        _ = seg_29;
        seg_31 = segspec_frames_sums_highway_64_turned_inline(j);
        seg_32 = segspec_frames_sums_highway_64_turned_inline(k);
        seg_33 = segspec_frames_sums_highway_64_turned_inline(a);
        seg_34 = segspec_frames_sums_highway_64_turned_inline(b);
        one = seg_31;
        other = seg_32;
        third = seg_33;
        fourth = seg_34;
        seg_35 = segspec_frames_sums_highway_64_mixed_inline(a, b, c, d, e, f, g, h, one, other);
        a = seg_35.f0;
        b = seg_35.f1;
        c = seg_35.f2;
        d = seg_35.f3;
        e = seg_35.f4;
        f = seg_35.f5;
        g = seg_35.f6;
        h = seg_35.f7;
        seg_36 = segspec_frames_sums_highway_64_mixed_inline(j, k, m, n, p, q, r, s, third, fourth);
        j = seg_36.f0;
        k = seg_36.f1;
        m = seg_36.f2;
        n = seg_36.f3;
        p = seg_36.f4;
        q = seg_36.f5;
        r = seg_36.f6;
        s = seg_36.f7;
    }
    return ((((a + c) + e) + g) & UINT64_C(18446744073709551615));
}

SEG_INLINE uint64_t segspec_frames_sums_paired_sums_checksum_inline(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) {
    uint64_t one = 0;
    uint64_t other = 0;
    int64_t place = 0;
    int64_t last = 0;
    uint64_t first = 0;
    uint64_t second = 0;
    uint64_t seg_1 = 0;
    uint64_t seg_2 = 0;
    seg_1 = seg_ushr(seed, 32);
    seg_2 = (seed & UINT64_C(4294967295));
    one = seg_1;
    other = seg_2;
    place = position;
    last = (position + length);
    while (((place + 8) <= last)) {
        first = ((uint64_t)(big ? seg_read_u4be(data, place) : seg_read_u4le(data, place)));
        second = ((uint64_t)(big ? seg_read_u4be(data, (place + 4)) : seg_read_u4le(data, (place + 4))));
        one = (((one + first) + other) & UINT64_C(4294967295));
        other = (((other + second) + one) & UINT64_C(4294967295));
        place = (place + 8);
    }
    return (seg_ushl(one, 32) | other);
}

SEG_INLINE uint64_t segspec_frames_sums_sum32_checksum_inline(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) {
    uint64_t value = 0;
    int64_t place = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    value = seed;
    seg_2 = (position + length);
    for (seg_1 = position; seg_1 < seg_2; seg_1++) {
        place = seg_1;
        value = (value + ((uint64_t)((int64_t)SEG_AT(data, place))));
    }
    return (value & UINT64_C(4294967295));
}

SEG_INLINE uint64_t segspec_frames_sums_sum8_checksum_inline(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) {
    uint64_t value = 0;
    int64_t place = 0;
    int64_t seg_1 = 0;
    int64_t seg_2 = 0;
    value = seed;
    seg_2 = (position + length);
    for (seg_1 = position; seg_1 < seg_2; seg_1++) {
        place = seg_1;
        value = (value + ((uint64_t)((int64_t)SEG_AT(data, place))));
    }
    return (value & UINT64_C(255));
}

struct segspec_kernels_mojo_pack_heads_Row segspec_kernels_mojo_pack_heads_frame(seg_u8 data, int64_t position, int64_t end, int64_t form, int64_t has_tag, int64_t has_counts) { return segspec_kernels_mojo_pack_heads_frame_inline(data, position, end, form, has_tag, has_counts); }
struct seg_i64_i64_i64_i64 segspec_kernels_mojo_pack_heads_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, int64_t form, int64_t has_tag, int64_t has_counts, struct segspec_kernels_mojo_pack_heads_Columns columns) { return segspec_kernels_mojo_pack_heads_scan_inline(data, start, stop, end, capacity, form, has_tag, has_counts, columns); }
struct segspec_kernels_mojo_entry_Row segspec_kernels_mojo_entry_frame(seg_u8 data, int64_t position, int64_t end, int64_t num_master_fields, int64_t has_lp_count, int64_t num_elements_before, int64_t num_live_before) { return segspec_kernels_mojo_entry_frame_inline(data, position, end, num_master_fields, has_lp_count, num_elements_before, num_live_before); }
struct seg_i64_i64_i64_i64 segspec_kernels_mojo_entry_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, int64_t num_master_fields, int64_t has_lp_count, int64_t num_elements_before, int64_t num_live_before, struct segspec_kernels_mojo_entry_Columns columns) { return segspec_kernels_mojo_entry_scan_inline(data, start, stop, end, capacity, num_master_fields, has_lp_count, num_elements_before, num_live_before, columns); }
struct segspec_kernels_mojo_pack_headers_Row segspec_kernels_mojo_pack_headers_frame(seg_u8 data, int64_t position, int64_t end, int64_t bytes_form, int64_t elements_form, uint64_t len_body, uint64_t len_master_id, int64_t num_elements_read, int64_t num_entries_read, int64_t num_live_read) { return segspec_kernels_mojo_pack_headers_frame_inline(data, position, end, bytes_form, elements_form, len_body, len_master_id, num_elements_read, num_entries_read, num_live_read); }
struct seg_i64_i64_i64_i64 segspec_kernels_mojo_pack_headers_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, int64_t bytes_form, int64_t elements_form, uint64_t len_body, uint64_t len_master_id, int64_t num_elements_read, int64_t num_entries_read, int64_t num_live_read, struct segspec_kernels_mojo_pack_headers_Columns columns) { return segspec_kernels_mojo_pack_headers_scan_inline(data, start, stop, end, capacity, bytes_form, elements_form, len_body, len_master_id, num_elements_read, num_entries_read, num_live_read, columns); }
struct seg_i64_i64_i64_i64 segspec_kernels_mojo_entry_fields_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, int64_t num_master_fields, int64_t has_lp_count, int64_t num_elements_before, int64_t num_live_before, struct segspec_kernels_mojo_entry_fields_Columns columns) { return segspec_kernels_mojo_entry_fields_scan_inline(data, start, stop, end, capacity, num_master_fields, has_lp_count, num_elements_before, num_live_before, columns); }
struct seg_i64_i64_i64_i64 segspec_kernels_mojo_names_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, int64_t form, int64_t has_tag, int64_t has_counts, struct segspec_kernels_mojo_names_Columns columns) { return segspec_kernels_mojo_names_scan_inline(data, start, stop, end, capacity, form, has_tag, has_counts, columns); }
struct segspec_kernels_listpack_elements_Row segspec_kernels_listpack_elements_frame(seg_u8 data, int64_t position, int64_t end) { return segspec_kernels_listpack_elements_frame_inline(data, position, end); }
struct seg_i64_i64_i64_i64 segspec_kernels_listpack_elements_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_kernels_listpack_elements_Columns columns) { return segspec_kernels_listpack_elements_scan_inline(data, start, stop, end, capacity, columns); }
struct seg_i64_i64_i64_i64 segspec_kernels_mojo_tails_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, int64_t form, int64_t has_tags, int64_t has_null_each, uint64_t len_index, struct segspec_kernels_mojo_tails_Columns columns) { return segspec_kernels_mojo_tails_scan_inline(data, start, stop, end, capacity, form, has_tags, has_null_each, len_index, columns); }
struct segspec_kernels_osiris_chunks_Row segspec_kernels_osiris_chunks_frame(seg_u8 data, int64_t position, int64_t end) { return segspec_kernels_osiris_chunks_frame_inline(data, position, end); }
struct seg_i64_i64_i64_i64 segspec_kernels_osiris_chunks_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_kernels_osiris_chunks_Columns columns) { return segspec_kernels_osiris_chunks_scan_inline(data, start, stop, end, capacity, columns); }
struct segspec_kernels_osiris_entries_Row segspec_kernels_osiris_entries_frame(seg_u8 data, int64_t position, int64_t end) { return segspec_kernels_osiris_entries_frame_inline(data, position, end); }
struct seg_i64_i64_i64_i64 segspec_kernels_osiris_entries_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_kernels_osiris_entries_Columns columns) { return segspec_kernels_osiris_entries_scan_inline(data, start, stop, end, capacity, columns); }
struct segspec_kernels_osiris_simple_entries_Row segspec_kernels_osiris_simple_entries_frame(seg_u8 data, int64_t position, int64_t end) { return segspec_kernels_osiris_simple_entries_frame_inline(data, position, end); }
struct seg_i64_i64_i64_i64 segspec_kernels_osiris_simple_entries_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_kernels_osiris_simple_entries_Columns columns) { return segspec_kernels_osiris_simple_entries_scan_inline(data, start, stop, end, capacity, columns); }
struct seg_i64_i64_i64 segspec_kernels_osiris_tracking_blocks_block(seg_u8 data, int64_t start, int64_t end, int64_t capacity, struct segspec_kernels_osiris_tracking_blocks_Columns columns) { return segspec_kernels_osiris_tracking_blocks_block_inline(data, start, end, capacity, columns); }
struct segspec_kernels_tank_entries_Row segspec_kernels_tank_entries_frame(seg_u8 data, int64_t position, int64_t end) { return segspec_kernels_tank_entries_frame_inline(data, position, end); }
struct seg_i64_i64_i64_i64 segspec_kernels_tank_entries_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_kernels_tank_entries_Columns columns) { return segspec_kernels_tank_entries_scan_inline(data, start, stop, end, capacity, columns); }
struct segspec_kernels_tank_heads_Row segspec_kernels_tank_heads_frame(seg_u8 data, int64_t position, int64_t end) { return segspec_kernels_tank_heads_frame_inline(data, position, end); }
struct seg_i64_i64_i64_i64 segspec_kernels_tank_heads_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_kernels_tank_heads_Columns columns) { return segspec_kernels_tank_heads_scan_inline(data, start, stop, end, capacity, columns); }
struct segspec_kernels_tank_message_Row segspec_kernels_tank_message_frame(seg_u8 data, int64_t position, int64_t end, int64_t is_sparse, int64_t is_edge, uint64_t timestamp_before) { return segspec_kernels_tank_message_frame_inline(data, position, end, is_sparse, is_edge, timestamp_before); }
struct seg_i64_i64_i64_i64 segspec_kernels_tank_message_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, int64_t is_sparse, int64_t is_edge, uint64_t timestamp_before, struct segspec_kernels_tank_message_Columns columns) { return segspec_kernels_tank_message_scan_inline(data, start, stop, end, capacity, is_sparse, is_edge, timestamp_before, columns); }
struct seg_i64_i64_i64 segspec_kernels_tank_messages_block(seg_u8 data, int64_t start, int64_t end, int64_t capacity, int64_t num_messages, int64_t is_sparse, struct segspec_kernels_tank_messages_Columns columns) { return segspec_kernels_tank_messages_block_inline(data, start, end, capacity, num_messages, is_sparse, columns); }
struct segspec_kernels_tank_sizes_Row segspec_kernels_tank_sizes_frame(seg_u8 data, int64_t position, int64_t end) { return segspec_kernels_tank_sizes_frame_inline(data, position, end); }
struct seg_i64_i64_i64_i64 segspec_kernels_tank_sizes_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_kernels_tank_sizes_Columns columns) { return segspec_kernels_tank_sizes_scan_inline(data, start, stop, end, capacity, columns); }
struct segspec_ksy_logs_kernels_durable_log_frames_Row segspec_ksy_logs_kernels_durable_log_frames_frame(seg_u8 data, int64_t position, int64_t end) { return segspec_ksy_logs_kernels_durable_log_frames_frame_inline(data, position, end); }
struct seg_i64_i64_i64_i64 segspec_ksy_logs_kernels_durable_log_frames_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_ksy_logs_kernels_durable_log_frames_Columns columns) { return segspec_ksy_logs_kernels_durable_log_frames_scan_inline(data, start, stop, end, capacity, columns); }
struct seg_i64_i64_i64_i64_i64_i64 segspec_ksy_logs_kernels_durable_log_frames_run_run(seg_u8 data, seg_u8 room, int64_t base, int64_t start, int64_t stop, int64_t end, int64_t after, seg_u64 header, seg_u8 key, uint64_t due, uint64_t seed, int64_t most_rows, int64_t most_bytes, uint64_t most, int64_t most_records, int64_t asks, bool checks, bool tells, int64_t capacity, seg_i64 starts, seg_i64 ends, seg_u8 packed, seg_u64 numbers, seg_u64 dues, seg_u64 seeds, seg_i64 odd, struct segspec_ksy_logs_kernels_durable_log_frames_Columns columns) { return segspec_ksy_logs_kernels_durable_log_frames_run_run_inline(data, room, base, start, stop, end, after, header, key, due, seed, most_rows, most_bytes, most, most_records, asks, checks, tells, capacity, starts, ends, packed, numbers, dues, seeds, odd, columns); }
struct seg_i64_i64_u64_i64_i64 segspec_ksy_logs_kernels_durable_log_record_run_run(seg_u8 data, int64_t base, int64_t start, int64_t stop, int64_t end, seg_u8 key, uint64_t due, uint64_t most, bool checks, int64_t begun, int64_t most_rows, int64_t most_bytes, seg_i64 told, seg_i64 odd, struct segspec_ksy_logs_kernels_durable_log_record_run_Selected asked, struct segspec_ksy_logs_kernels_durable_log_record_run_Out out) { return segspec_ksy_logs_kernels_durable_log_record_run_run_inline(data, base, start, stop, end, key, due, most, checks, begun, most_rows, most_bytes, told, odd, asked, out); }
uint64_t segspec_ksy_logs_kernels_durable_log_sum_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) { return segspec_ksy_logs_kernels_durable_log_sum_checksum_inline(data, position, length, seed, big, key); }
struct segspec_ksy_logs_kernels_ffwd_frames_Row segspec_ksy_logs_kernels_ffwd_frames_frame(seg_u8 data, int64_t position, int64_t end) { return segspec_ksy_logs_kernels_ffwd_frames_frame_inline(data, position, end); }
struct seg_i64_i64_i64_i64 segspec_ksy_logs_kernels_ffwd_frames_scan(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t capacity, struct segspec_ksy_logs_kernels_ffwd_frames_Columns columns) { return segspec_ksy_logs_kernels_ffwd_frames_scan_inline(data, start, stop, end, capacity, columns); }
struct seg_i64_i64_i64_i64_i64_i64 segspec_ksy_logs_kernels_ffwd_frames_run_run(seg_u8 data, seg_u8 room, int64_t base, int64_t start, int64_t stop, int64_t end, int64_t after, seg_u64 header, seg_u8 key, uint64_t due, uint64_t seed, int64_t most_rows, int64_t most_bytes, uint64_t most, int64_t most_records, int64_t asks, bool checks, bool tells, int64_t capacity, seg_i64 starts, seg_i64 ends, seg_u8 packed, seg_u64 numbers, seg_u64 dues, seg_u64 seeds, seg_i64 odd, struct segspec_ksy_logs_kernels_ffwd_frames_Columns columns) { return segspec_ksy_logs_kernels_ffwd_frames_run_run_inline(data, room, base, start, stop, end, after, header, key, due, seed, most_rows, most_bytes, most, most_records, asks, checks, tells, capacity, starts, ends, packed, numbers, dues, seeds, odd, columns); }
struct seg_i64_i64_u64_i64_i64 segspec_ksy_logs_kernels_ffwd_record_run_run(seg_u8 data, int64_t base, int64_t start, int64_t stop, int64_t end, seg_u8 key, uint64_t due, uint64_t most, bool checks, int64_t begun, int64_t most_rows, int64_t most_bytes, seg_i64 told, seg_i64 odd, struct segspec_ksy_logs_kernels_ffwd_record_run_Selected asked, struct segspec_ksy_logs_kernels_ffwd_record_run_Out out) { return segspec_ksy_logs_kernels_ffwd_record_run_run_inline(data, base, start, stop, end, key, due, most, checks, begun, most_rows, most_bytes, told, odd, asked, out); }
struct seg_i64_i64 segspec_formats_durable_log_encode_run_run(seg_u8 values, seg_i32 ends, seg_u64 numbers, int64_t first, int64_t last, uint64_t due, int64_t position, int64_t stop, seg_u8 out, seg_u8 out_index) { return segspec_formats_durable_log_encode_run_run_inline(values, ends, numbers, first, last, due, position, stop, out, out_index); }
struct seg_i64_i64_i64 segspec_formats_ffwd_encode_run_run(seg_u8 values, seg_i32 ends, seg_u64 numbers, int64_t first, int64_t last, uint64_t due, int64_t empty, int64_t position, int64_t stop, seg_u8 out) { return segspec_formats_ffwd_encode_run_run_inline(values, ends, numbers, first, last, due, empty, position, stop, out); }
struct seg_i64_i64_i64_u64_u64 segspec_formats_mojo_encode_run_run(struct segspec_formats_mojo_encode_run_NewEntries given, int64_t first, int64_t last, struct segspec_formats_mojo_encode_run_PackSoFar pack, uint64_t ms, uint64_t seq, uint64_t time, int64_t records, int64_t most, seg_u8 out) { return segspec_formats_mojo_encode_run_run_inline(given, first, last, pack, ms, seq, time, records, most, out); }
struct segspec_formats_mojo_scan_pack_run_PackRead segspec_formats_mojo_scan_pack_run_run(seg_u8 data, int64_t base, int64_t end, struct segspec_formats_mojo_scan_pack_run_PackReading reading, struct segspec_formats_mojo_scan_pack_run_PackRead so, int64_t limit, struct segspec_formats_mojo_scan_pack_run_EntrySpace space) { return segspec_formats_mojo_scan_pack_run_run_inline(data, base, end, reading, so, limit, space); }
struct segspec_formats_mojo_scan_run_PacksFound segspec_formats_mojo_scan_run_run(seg_u8 data, int64_t base, int64_t stop, int64_t end, int64_t position, struct segspec_formats_mojo_scan_pack_run_PackReading reading, struct segspec_formats_mojo_scan_run_LastId last, struct segspec_formats_mojo_scan_run_PackRows packs, struct segspec_formats_mojo_scan_pack_run_EntrySpace space) { return segspec_formats_mojo_scan_run_run_inline(data, base, stop, end, position, reading, last, packs, space); }
struct seg_i64_i64_i64 segspec_formats_mojo_scan_seek_run_run(seg_u8 data, int64_t base, int64_t position, int64_t stop, struct segspec_formats_mojo_scan_pack_run_PackReading reading, struct segspec_formats_mojo_scan_run_LastId last, int64_t content, int64_t limit, bool whole, int64_t looks, struct segspec_formats_mojo_scan_pack_run_EntrySpace space) { return segspec_formats_mojo_scan_seek_run_run_inline(data, base, position, stop, reading, last, content, limit, whole, looks, space); }
struct seg_i64_i64_i64 segspec_formats_osiris_encode_run_run(struct segspec_formats_osiris_encode_run_Records given, int64_t first, int64_t last, uint64_t due, struct segspec_formats_osiris_encode_run_Kind kind, struct segspec_formats_osiris_encode_run_ChunkLimits limits, int64_t position, int64_t stop, int64_t most, bool begun, seg_u8 out, seg_u8 out_index) { return segspec_formats_osiris_encode_run_run_inline(given, first, last, due, kind, limits, position, stop, most, begun, out, out_index); }
struct seg_i64_i64_i64 segspec_formats_osiris_scan_blocks_run_run(seg_u8 data, int64_t start, int64_t stop, int64_t end, int64_t room, int64_t limit, int64_t most_records, int64_t most, struct segspec_formats_osiris_scan_blocks_run_Bodies out) { return segspec_formats_osiris_scan_blocks_run_run_inline(data, start, stop, end, room, limit, most_records, most, out); }
struct segspec_formats_osiris_scan_run_Numbers segspec_formats_osiris_scan_run_run(seg_u8 data, int64_t base, int64_t start, int64_t stop, int64_t end, struct segspec_formats_osiris_rules_Due due, struct segspec_formats_osiris_scan_run_RunLimits most, struct segspec_formats_osiris_scan_run_RunTasks does, struct segspec_formats_osiris_rules_Hashed asked, struct segspec_formats_osiris_scan_blocks_run_Bodies blocks, struct segspec_kernels_osiris_tracking_blocks_Columns found, struct segspec_formats_osiris_scan_run_Table table, struct segspec_formats_osiris_scan_run_Odds odd, struct segspec_formats_osiris_scan_run_Out out) { return segspec_formats_osiris_scan_run_run_inline(data, base, start, stop, end, due, most, does, asked, blocks, found, table, odd, out); }
int64_t segspec_formats_tank_encode_run_run(struct segspec_formats_tank_encode_run_GivenMessages given, int64_t first, int64_t last, bool is_sparse, uint64_t time, seg_u8 out) { return segspec_formats_tank_encode_run_run_inline(given, first, last, is_sparse, time, out); }
struct seg_i64_i64_u64_bool segspec_formats_tank_gather_run_run(struct segspec_formats_tank_encode_run_GivenMessages given, int64_t first, int64_t last, uint64_t due, int64_t count, int64_t size, struct segspec_formats_tank_gather_run_BundleLimits limits) { return segspec_formats_tank_gather_run_run_inline(given, first, last, due, count, size, limits); }
struct seg_i64_i64_i64_i64 segspec_formats_tank_scan_bundles_run_run(seg_u8 data, int64_t start, int64_t stop, int64_t end, uint64_t due, int64_t most_rows, int64_t most_bytes, uint64_t most, int64_t limit, int64_t most_messages, bool loosely, int64_t capacity, seg_i64 starts, seg_i64 ends, seg_u8 packed, seg_u64 numbers, seg_u64 dues, struct segspec_kernels_tank_entries_Columns columns) { return segspec_formats_tank_scan_bundles_run_run_inline(data, start, stop, end, due, most_rows, most_bytes, most, limit, most_messages, loosely, capacity, starts, ends, packed, numbers, dues, columns); }
struct seg_i64_i64_bool_i64_i64_bool_u64_i64_i64_i64 segspec_formats_tank_scan_head_run_run(seg_u8 data, int64_t start) { return segspec_formats_tank_scan_head_run_run_inline(data, start); }
struct seg_i64_i64 segspec_formats_tank_scan_messages_run_run(seg_u8 data, seg_u8 room, int64_t base, int64_t begin, int64_t stop, int64_t row, int64_t capacity, seg_i64 starts, seg_i64 ends, seg_u8 packed, seg_u64 numbers, seg_i64 told, struct segspec_formats_tank_scan_messages_run_AskedColumns asked, struct segspec_kernels_tank_entries_Columns given, struct segspec_formats_tank_scan_messages_run_MessageOut out, bool points, uint64_t latest, struct segspec_formats_tank_scan_messages_run_BundleOut each, struct segspec_kernels_tank_messages_Columns columns) { return segspec_formats_tank_scan_messages_run_run_inline(data, room, base, begin, stop, row, capacity, starts, ends, packed, numbers, told, asked, given, out, points, latest, each, columns); }
struct seg_i64_i64_i64_i64_i64_bool_u64_i64_bool_u64 segspec_formats_tank_scan_seek_run_run(seg_u8 data, int64_t position, int64_t stop, int64_t step, int64_t size, seg_u8 content, int64_t most_messages, int64_t looks, bool follows, seg_u8 marks, seg_u8 front) { return segspec_formats_tank_scan_seek_run_run_inline(data, position, stop, step, size, content, most_messages, looks, follows, marks, front); }
struct seg_i64_i64 segspec_formats_tank_scan_set_run_run(seg_u8 data, int64_t declared, bool is_sparse, struct segspec_kernels_tank_messages_Columns out) { return segspec_formats_tank_scan_set_run_run_inline(data, declared, is_sparse, out); }
int64_t segspec_columns_backend_entries_run_run(seg_i64 numbers, int64_t rows, int64_t more, uint64_t most, int64_t size, seg_i64 places, seg_u8 out) { return segspec_columns_backend_entries_run_run_inline(numbers, rows, more, most, size, places, out); }
struct seg_i64_i64_i64_bool segspec_frames_sparse_run_run(int64_t rows, int64_t base, int64_t first, seg_i64 positions, seg_i64 numbers, seg_i64 times, seg_i64 listed, seg_i64 offsets, bool by_time, bool of_first, int64_t placed, int64_t found, int64_t greatest) { return segspec_frames_sparse_run_run_inline(rows, base, first, positions, numbers, times, listed, offsets, by_time, of_first, placed, found, greatest); }
uint64_t segspec_frames_sums_adler32_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) { return segspec_frames_sums_adler32_checksum_inline(data, position, length, seed, big, key); }
uint64_t segspec_frames_sums_crc16_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) { return segspec_frames_sums_crc16_checksum_inline(data, position, length, seed, big, key); }
uint64_t segspec_frames_sums_crc32_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) { return segspec_frames_sums_crc32_checksum_inline(data, position, length, seed, big, key); }
uint64_t segspec_frames_sums_crc32c_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) { return segspec_frames_sums_crc32c_checksum_inline(data, position, length, seed, big, key); }
uint64_t segspec_frames_sums_crc32c_masked_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) { return segspec_frames_sums_crc32c_masked_checksum_inline(data, position, length, seed, big, key); }
uint64_t segspec_frames_sums_fnv1a_32_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) { return segspec_frames_sums_fnv1a_32_checksum_inline(data, position, length, seed, big, key); }
uint64_t segspec_frames_sums_fnv1a_64_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) { return segspec_frames_sums_fnv1a_64_checksum_inline(data, position, length, seed, big, key); }
uint64_t segspec_frames_sums_highway_64_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) { return segspec_frames_sums_highway_64_checksum_inline(data, position, length, seed, big, key); }
uint64_t segspec_frames_sums_paired_sums_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) { return segspec_frames_sums_paired_sums_checksum_inline(data, position, length, seed, big, key); }
uint64_t segspec_frames_sums_sum32_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) { return segspec_frames_sums_sum32_checksum_inline(data, position, length, seed, big, key); }
uint64_t segspec_frames_sums_sum8_checksum(seg_u8 data, int64_t position, int64_t length, uint64_t seed, bool big, seg_u8 key) { return segspec_frames_sums_sum8_checksum_inline(data, position, length, seed, big, key); }
