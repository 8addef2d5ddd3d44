/* Bytes as the text of JSON, in memory that has room: six bytes of text for each are always enough. Each function gives
 * the place after what it wrote. */
#ifndef SEGSPEC_TEXT_H
#define SEGSPEC_TEXT_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The first and last of each range of characters, none of them ASCII but DEL, that are escaped besides what JSON says:
 * `count` numbers. */
typedef struct { const uint32_t *ranges; int64_t count; } seg_unsafe;

static const char SEG_HEX[] = "0123456789abcdef";

static char *seg_put_hex(char *to, const uint8_t *from, size_t size) {
    for (size_t n = 0; n < size; n++) { *to++ = SEG_HEX[from[n] >> 4]; *to++ = SEG_HEX[from[n] & 15]; }
    return to;
}
static char *seg_put_base64(char *to, const uint8_t *from, size_t size) {
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (size_t n = 0; n < size; n += 3) {
        size_t left = size - n;
        uint32_t group = (uint32_t)from[n] << 16 | (left > 1 ? (uint32_t)from[n + 1] << 8 : 0) | (left > 2 ? from[n + 2] : 0);
        *to++ = digits[group >> 18];
        *to++ = digits[group >> 12 & 63];
        *to++ = left > 1 ? digits[group >> 6 & 63] : '=';
        *to++ = left > 2 ? digits[group & 63] : '=';
    }
    return to;
}
/* The bytes of the character at `from`, and which it is; 0 where Python's decoder finds none. */
static size_t seg_character(const uint8_t *from, size_t left, uint32_t *found) {
    uint8_t first = from[0];
    size_t more = first >= 0xC2 && first < 0xE0 ? 1 : first >= 0xE0 && first < 0xF0 ? 2 : first >= 0xF0 && first < 0xF5 ? 3 : 0;
    if (first < 0x80) { *found = first; return 1; }
    if (!more || left <= more) return 0;
    uint8_t low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80, high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    *found = first & (0x3F >> more);
    for (size_t n = 1; n <= more; n++, low = 0x80, high = 0xBF) {
        if (from[n] < low || from[n] > high) return 0;
        *found = *found << 6 | (from[n] & 0x3F);
    }
    return more + 1;
}
static bool seg_is_unsafe(seg_unsafe unsafe, uint32_t found) {
    for (int64_t n = 0; n < unsafe.count; n += 2)
        if (found >= unsafe.ranges[n] && found <= unsafe.ranges[n + 1]) return true;
    return false;
}
static char *seg_put_number(char *to, uint32_t found) {
    *to++ = '\\'; *to++ = 'u';
    for (int shift = 12; shift >= 0; shift -= 4) *to++ = SEG_HEX[found >> shift & 15];
    return to;
}
/* What is no UTF-8 becomes \xff, whose backslash JSON escapes. */
static char *seg_put_utf8(char *to, const uint8_t *from, size_t size, seg_unsafe unsafe) {
    static const char names[] = "btn\0fr";
    for (size_t n = 0; n < size;) {
        uint8_t byte = from[n];
        if (byte >= 0x20 && byte < 0x7F && byte != '"' && byte != '\\') { *to++ = (char)byte; n++; continue; }
        uint32_t found = 0;
        size_t taken = seg_character(from + n, size - n, &found);
        if (taken == 0) {
            *to++ = '\\'; *to++ = '\\'; *to++ = 'x'; *to++ = SEG_HEX[byte >> 4]; *to++ = SEG_HEX[byte & 15];
            n++;
            continue;
        }
        if (byte == '"' || byte == '\\') { *to++ = '\\'; *to++ = (char)byte; }
        else if (byte >= 8 && byte <= 13 && byte != 11) { *to++ = '\\'; *to++ = names[byte - 8]; }
        else if (byte < 0x20 || seg_is_unsafe(unsafe, found)) to = seg_put_number(to, found);
        else for (size_t k = 0; k < taken; k++) *to++ = (char)from[n + k];
        n += taken;
    }
    return to;
}
#endif
