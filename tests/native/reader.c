/* A C program over the library: counts the records of a durable-log segment, and prints the first and the last. */
#include "segspec_kernels.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROWS = 64 };

int main(int count, char **words) {
    FILE *file = count == 2 ? fopen(words[1], "rb") : NULL;
    if (!file || fseek(file, 0, SEEK_END)) return 2;
    seg_u8 data = {.n = ftell(file)};
    data.p = malloc(data.n ? (size_t)data.n : 1);
    rewind(file);
    if (!data.p || fread(data.p, 1, (size_t)data.n, file) != (size_t)data.n) return 2;
    fclose(file);

    int64_t position[ROWS], end[ROWS], value_position[ROWS], records = 0, at = 0;
    uint64_t number[ROWS], last = 0;
    uint8_t version[ROWS], flags[ROWS];
    uint16_t reserved[ROWS];
    uint32_t sum[ROWS], len_payload[ROWS], checksum[ROWS], value_length[ROWS];
    struct segspec_ksy_logs_kernels_durable_log_frames_Columns columns = {
        {position, ROWS}, {end, ROWS}, {number, ROWS}, {sum, ROWS}, {version, ROWS}, {flags, ROWS}, {reserved, ROWS},
        {len_payload, ROWS}, {checksum, ROWS}, {value_position, ROWS}, {value_length, ROWS}};
    for (;;) {
        struct seg_i64_i64_i64_i64 found = segspec_ksy_logs_kernels_durable_log_frames_scan(data, at, data.n, data.n, ROWS, columns);
        if (found.f0) last = number[found.f0 - 1];
        records += found.f0;
        at = found.f1;
        if (found.f2 != 1) { /* the columns are not full: the end, or a frame that cannot be read */
            printf("%" PRId64 " records, %" PRId64 " bytes, status %" PRId64 "\n", records, at, found.f2);
            break;
        }
    }
    struct segspec_ksy_logs_kernels_durable_log_frames_Row first = segspec_ksy_logs_kernels_durable_log_frames_frame(data, 0, data.n);
    if (first.status == 0)
        printf("first %" PRIu64 ": %.*s\n", (uint64_t)first.number, (int)first.value_length, (char *)data.p + first.value_position);
    printf("last %" PRIu64 "\n", last);
    free(data.p);
    return 0;
}
