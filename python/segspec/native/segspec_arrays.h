/* Arrays as kernels take them: where their items lie, and how many there are. */
#ifndef SEGSPEC_ARRAYS_H
#define SEGSPEC_ARRAYS_H
#include <stdbool.h>
#include <stdint.h>

#define SEG_ARRAY(name, item) typedef struct { item *p; int64_t n; } seg_##name
SEG_ARRAY(u8, uint8_t);
SEG_ARRAY(u16, uint16_t);
SEG_ARRAY(u32, uint32_t);
SEG_ARRAY(i32, int32_t);
SEG_ARRAY(i64, int64_t);
SEG_ARRAY(u64, uint64_t);
SEG_ARRAY(bool, uint8_t);
#undef SEG_ARRAY
#endif
