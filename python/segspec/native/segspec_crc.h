/* The ways to a checksum that this build has, for tests: each gives the same. */
#ifndef SEGSPEC_CRC_H
#define SEGSPEC_CRC_H
#include "segspec_rt.h"

typedef struct {
    const char *name;
    bool is_castagnoli; /* CRC-32C, else CRC-32 */
    bool is_here;       /* whether this processor can go it */
    seg_crc_function *run;
} seg_crc_way;

/* Ends with one that has no name; of one polynomial's, those that are better come later. */
extern seg_crc_way seg_crc_ways[];
#endif
