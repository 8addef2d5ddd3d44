/* Bytes as text, in memory that has room: six bytes of text for each are always enough. Each function gives
 * the place after what it wrote. */
#ifndef SEGSPEC_TEXT_H
#define SEGSPEC_TEXT_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* The first and last of each range of characters, none of them ASCII but DEL, that are escaped besides what JSON says:
 * `count` numbers. */
typedef struct { const uint32_t *ranges; int64_t count; } seg_unsafe;

#define SEG_TEXT __attribute__((unused))

static const char SEG_HEX[] = "0123456789abcdef";

/* How many of the first bytes are plain, copied: printable ASCII, and for JSON nothing that it escapes. */
static SEG_TEXT size_t seg_put_plain(char *to, const uint8_t *from, size_t size, bool in_json) {
    const uint64_t ones = ~(uint64_t)0 / 255, tops = ones << 7;
#define SEG_HAS(word, byte) ((((word) ^ (ones * (byte))) - ones) & ~((word) ^ (ones * (byte))))
    size_t n = 0;
    for (; n + 8 <= size; n += 8) {
        uint64_t word, odd;
        memcpy(&word, from + n, 8);
        odd = word | ((word - ones * 0x20) & ~word) | SEG_HAS(word, 0x7F);
        if (in_json) odd |= SEG_HAS(word, '"') | SEG_HAS(word, '\\');
        memcpy(to + n, &word, 8);
        if (odd & tops) break;
    }
#undef SEG_HAS
    for (; n < size && from[n] >= 0x20 && from[n] < 0x7F && !(in_json && (from[n] == '"' || from[n] == '\\')); n++) to[n] = (char)from[n];
    return n;
}
static SEG_TEXT char *seg_put_hex(char *to, const uint8_t *from, size_t size) {
    size_t n = 0;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    for (; n + 4 <= size; n += 4, to += 8) {
        uint32_t four;
        memcpy(&four, from + n, 4);
        uint64_t spread = (four | (uint64_t)four << 16) & 0x0000FFFF0000FFFF;
        spread = (spread | spread << 8) & 0x00FF00FF00FF00FF;
        uint64_t halves = (spread >> 4 & 0x000F000F000F000F) | (spread & 0x000F000F000F000F) << 8;
        uint64_t is_letter = (halves + 0x0606060606060606) >> 4 & 0x0101010101010101;
        uint64_t shown = halves + 0x3030303030303030 + is_letter * ('a' - 10 - '0');
        memcpy(to, &shown, 8);
    }
#endif
    for (; n < size; n++) { *to++ = SEG_HEX[from[n] >> 4]; *to++ = SEG_HEX[from[n] & 15]; }
    return to;
}
static SEG_TEXT char *seg_put_base64(char *to, const uint8_t *from, size_t size) {
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    size_t n = 0;
    for (; n + 3 <= size; n += 3, to += 4) {
        uint32_t group = (uint32_t)from[n] << 16 | (uint32_t)from[n + 1] << 8 | from[n + 2];
        to[0] = digits[group >> 18]; to[1] = digits[group >> 12 & 63]; to[2] = digits[group >> 6 & 63]; to[3] = digits[group & 63];
    }
    if (n < size) {
        uint32_t group = (uint32_t)from[n] << 16 | (n + 1 < size ? (uint32_t)from[n + 1] << 8 : 0);
        *to++ = digits[group >> 18]; *to++ = digits[group >> 12 & 63]; *to++ = n + 1 < size ? digits[group >> 6 & 63] : '='; *to++ = '=';
    }
    return to;
}
/* The bytes of the character at `from`, and which it is; 0 where Python's decoder finds none. */
static SEG_TEXT size_t seg_character(const uint8_t *from, size_t left, uint32_t *found) {
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
/* Whether all of it is UTF-8, by Python's decoder. */
static SEG_TEXT bool seg_is_text(const uint8_t *from, size_t size) {
    uint32_t found;
    for (size_t n = 0, taken; n < size; n += taken)
        if (!(taken = seg_character(from + n, size - n, &found))) return false;
    return true;
}
static SEG_TEXT bool seg_is_unsafe(seg_unsafe unsafe, uint32_t found) {
    for (int64_t n = 0; n < unsafe.count; n += 2)
        if (found >= unsafe.ranges[n] && found <= unsafe.ranges[n + 1]) return true;
    return false;
}
static SEG_TEXT char *seg_put_number(char *to, uint32_t found) {
    *to++ = '\\'; *to++ = 'u';
    for (int shift = 12; shift >= 0; shift -= 4) *to++ = SEG_HEX[found >> shift & 15];
    return to;
}
/* What is no UTF-8 becomes \xff, whose backslash JSON escapes. */
static SEG_TEXT char *seg_put_utf8(char *to, const uint8_t *from, size_t size, seg_unsafe unsafe) {
    static const char names[] = "btn\0fr";
    for (size_t n = 0; n < size;) {
        size_t plain = seg_put_plain(to, from + n, size - n, true);
        to += plain;
        if ((n += plain) == size) break;
        uint8_t byte = from[n];
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
