package Common;
# What the readers of all formats share: exact 64-bit arithmetic, and the form of an answer.
use strict;
use warnings;

use Exporter 'import';
our @EXPORT_OK = qw(LARGEST_U64 DECOMPRESSION_LIMIT add_exact add_wrapping difference parse_u64 zeros_begin
    finding clean_end stopped);

use constant LARGEST_U64         => ~0;
use constant DECOMPRESSION_LIMIT => 8 * 1024 * 1024;

# The sum of two unsigned integers, or nothing if it is above 2^64 - 1: perl itself would go on in floating point.
sub add_exact {
    my ($left, $right) = @_;
    return $right > LARGEST_U64 - $left ? undef : $left + $right;
}

# The sum of an unsigned integer and one of either sign, modulo 2^64.
sub add_wrapping {
    my ($unsigned, $signed) = @_;
    use integer;
    my $sum = $unsigned + $signed;
    return unpack 'Q', pack 'q', $sum;
}

# The difference of two unsigned integers, modulo 2^64.
sub difference {
    my ($left, $right) = @_;
    use integer;
    my $difference = $left - $right;
    return unpack 'Q', pack 'q', $difference;
}

# The value of decimal digits as an integer, or nothing if it does not fit into 64 bits.
sub parse_u64 {
    my ($digits) = @_;
    return undef if $digits !~ /\A[0-9]+\z/a;
    my $significant = $digits =~ s/\A0+(?=.)//r;
    return undef if length $significant > 20;
    return undef if length $significant == 20 && $significant gt '18446744073709551615';
    return $significant + 0;
}

# Where the zeros at the end of the bytes begin.
sub zeros_begin {
    my ($bytes) = @_;
    my $position = length $bytes;
    while ($position >= 4096 && substr($bytes, $position - 4096, 4096) !~ /[^\0]/) { $position -= 4096 }
    $position-- while $position > 0 && substr($bytes, $position - 1, 1) eq "\0";
    return $position;
}

sub finding {
    my ($code, $at) = @_;
    return {code => $code, at => "$at"};
}

sub clean_end {
    my ($size, $records, $findings) = @_;
    return {end => 'clean', valid_bytes => "$size", records => $records, findings => $findings // []};
}

my %end_of_code = (
    'torn'                => 'torn',
    'zeroed'              => 'torn',
    'unsupported-version' => 'unsupported',
    'not-this-format'     => 'not-this-format',
);

# An answer that ends with an error at a byte. Sound are the bytes in front of it, unless another number is given.
sub stopped {
    my ($code, $at, $records, $findings, $valid_bytes) = @_;
    $valid_bytes //= $at;
    return {
        end         => $end_of_code{$code} // 'corrupt',
        valid_bytes => "$valid_bytes",
        records     => $records,
        error       => finding($code eq 'not-this-format' ? 'bad-magic' : $code, $at),
        findings    => $findings // [],
    };
}

1;
