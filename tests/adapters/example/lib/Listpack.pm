package Listpack;
# Elements of a listpack: integers and strings, each with its length behind it.
use strict;
use warnings;

# What an element is: a pair of its kind and its value, and where it ends; or nothing and why:
# bad-encoding, bad-length, cut (the bytes end within it), overlong (its string is longer than what is left).
use constant {INTEGER => 1, STRING => 2, END_MARKER => 3};

my %format_of_integer = (0xf1 => [2, 's<'], 0xf3 => [4, 'l<'], 0xf4 => [8, 'q<']);

sub element_at {
    my ($bytes, $position, $end) = @_;
    return (undef, 'cut') if $position >= $end;
    my $first = ord substr $bytes, $position, 1;
    my $left  = $end - $position;
    my ($kind, $value, $length) = (INTEGER);
    if ($first < 0x80) { ($value, $length) = ($first, 1) }
    elsif ($first < 0xc0) { return string_at($bytes, $position, $end, 1, $first & 0x3f) }
    elsif ($first < 0xe0) {
        return (undef, 'cut') if $left < 2;
        $value = ($first & 0x1f) << 8 | ord substr $bytes, $position + 1, 1;
        $value -= 8192 if $value >= 4096;
        $length = 2;
    }
    elsif ($first < 0xf0) {
        return (undef, 'cut') if $left < 2;
        return string_at($bytes, $position, $end, 2, ($first & 0x0f) << 8 | ord substr $bytes, $position + 1, 1);
    }
    elsif ($first == 0xf0) {
        return (undef, 'cut') if $left < 5;
        return string_at($bytes, $position, $end, 5, unpack 'V', substr $bytes, $position + 1, 4);
    }
    elsif ($first == 0xf2) {
        return (undef, 'cut') if $left < 4;
        my ($low, $high) = unpack 'v c', substr $bytes, $position + 1, 3;
        ($value, $length) = ($high * 65536 + $low, 4);
    }
    elsif (my $format = $format_of_integer{$first}) {
        my ($size, $template) = @$format;
        return (undef, 'cut') if $left < 1 + $size;
        ($value, $length) = (unpack($template, substr $bytes, $position + 1, $size), 1 + $size);
    }
    elsif ($first == 0xff) { return ([END_MARKER, undef], $position + 1) }
    else                   { return (undef, 'bad-encoding') }
    my ($next, $why) = behind_backlen($bytes, $position + $length, $end, $length);
    return defined $next ? ([$kind, $value], $next) : (undef, $why);
}

sub string_at {
    my ($bytes, $position, $end, $header, $length) = @_;
    return (undef, 'overlong') if $length > $end - $position - $header;
    my ($next, $why) = behind_backlen($bytes, $position + $header + $length, $end, $header + $length);
    return defined $next ? ([STRING, substr $bytes, $position + $header, $length], $next) : (undef, $why);
}

sub behind_backlen {
    my ($bytes, $position, $end, $length) = @_;
    my $backlen = $length <= 127 ? chr $length : backlen($length);
    return (undef, 'cut') if length $backlen > $end - $position;
    return (undef, 'bad-length') if substr($bytes, $position, length $backlen) ne $backlen;
    return $position + length $backlen;
}

# The bytes that end an element of a length. The bounds are strict but for the first, as in Redis.
sub backlen {
    my ($length) = @_;
    my $groups = $length <= 127 ? 1 : $length < 16383 ? 2 : $length < 2097151 ? 3 : $length < 268435455 ? 4 : 5;
    my @groups = map { $length >> 7 * $_ & 127 } reverse 0 .. $groups - 1;
    return pack 'C*', $groups[0], map { $_ | 128 } @groups[1 .. $#groups];
}

# The element that holds some bytes. What is the decimal form of a 64-bit integer becomes one.
sub shortest_element {
    my ($bytes) = @_;
    my $body = is_integer($bytes) ? integer_body($bytes + 0) : string_body($bytes);
    return $body . backlen(length $body);
}

sub is_integer {
    my ($text) = @_;
    return 0 if $text !~ /\A(?:0|-?[1-9][0-9]{0,18})\z/a;
    my ($sign, $digits) = $text =~ /\A(-?)([0-9]+)\z/a;
    return length $digits < 19 || $digits le ($sign ? '9223372036854775808' : '9223372036854775807');
}

sub integer_body {
    my ($value) = @_;
    return chr $value if $value >= 0 && $value <= 127;
    return pack 'n', 0xc000 | $value & 0x1fff if $value >= -4096 && $value <= 4095;
    return pack 'C s<', 0xf1, $value if $value >= -32768 && $value <= 32767;
    return pack('C', 0xf2) . substr pack('l<', $value), 0, 3 if $value >= -8388608 && $value <= 8388607;
    return pack 'C l<', 0xf3, $value if $value >= -2147483648 && $value <= 2147483647;
    return pack 'C q<', 0xf4, $value;
}

sub string_body {
    my ($bytes) = @_;
    my $length = length $bytes;
    return chr(0x80 | $length) . $bytes if $length < 64;
    return pack('n', 0xe000 | $length) . $bytes if $length < 4096;
    return pack('C V', 0xf0, $length) . $bytes;
}

1;
