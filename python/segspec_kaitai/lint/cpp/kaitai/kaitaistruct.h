// Declarations of the part of the Kaitai Struct C++ runtime that compiled specs call, for `g++ -fsyntax-only` alone:
// they let the static gate see the types of expressions without the runtime. Nothing links against this.
#ifndef SEGSPEC_KAITAI_DECLARATIONS_H
#define SEGSPEC_KAITAI_DECLARATIONS_H

#define KAITAI_STRUCT_VERSION 11000L

#include <cstddef>
#include <set>
#include <stdint.h>
#include <string>
#include <vector>

namespace kaitai {

class kstream {
public:
    explicit kstream(const std::string& content);

    bool is_eof() const;
    void seek(uint64_t position);
    uint64_t pos();
    uint64_t size();
    void align_to_byte();

    uint8_t read_u1();
    uint16_t read_u2be();
    uint16_t read_u2le();
    uint32_t read_u4be();
    uint32_t read_u4le();
    uint64_t read_u8be();
    uint64_t read_u8le();
    int8_t read_s1();
    int16_t read_s2be();
    int16_t read_s2le();
    int32_t read_s4be();
    int32_t read_s4le();
    int64_t read_s8be();
    int64_t read_s8le();
    float read_f4be();
    float read_f4le();
    double read_f8be();
    double read_f8le();
    uint64_t read_bits_int_be(int bits);
    uint64_t read_bits_int_le(int bits);

    std::string read_bytes(std::ptrdiff_t length);
    std::string read_bytes_full();
    std::string read_bytes_term(char terminator, bool include, bool consume, bool eos_error);

    static std::string bytes_to_str(const std::string& bytes, const char* encoding);
    static int mod(int dividend, int divisor);
    static std::string to_string(int value);
    static uint8_t byte_array_min(const std::string& bytes);
    static uint8_t byte_array_max(const std::string& bytes);
};

class kstruct {
public:
    explicit kstruct(kstream* io);
    virtual ~kstruct();

protected:
    kstream* m__io;

public:
    kstream* _io() { return m__io; }
};

template <typename T> struct validation_not_equal_error {
    validation_not_equal_error(const T& expected, const T& actual, kstream* io, const std::string& path);
};
template <typename T> struct validation_less_than_error {
    validation_less_than_error(const T& low, const T& actual, kstream* io, const std::string& path);
};
template <typename T> struct validation_greater_than_error {
    validation_greater_than_error(const T& high, const T& actual, kstream* io, const std::string& path);
};
template <typename T> struct validation_not_any_of_error {
    validation_not_any_of_error(const T& actual, kstream* io, const std::string& path);
};
template <typename T> struct validation_not_in_enum_error {
    validation_not_in_enum_error(const T& actual, kstream* io, const std::string& path);
};
template <typename T> struct validation_expr_error {
    validation_expr_error(const T& actual, kstream* io, const std::string& path);
};

}  // namespace kaitai

#endif
