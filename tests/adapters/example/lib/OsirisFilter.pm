package OsirisFilter;
# The bloom filter of an osiris chunk, and Erlang's phash2 for binaries, which it is made with.
use strict;
use warnings;

use constant {GOLDEN => 0x9e3779b9, WORD => 0xffffffff, NIL => 2};

sub add { my ($left, $right) = @_; return $left + $right & WORD }

# Bob Jenkins' mixing of three words.
sub mix {
    my ($first, $second, $third) = @_;
    for my $shifts ([13, 8, 13], [12, 16, 5], [3, 10, 15]) {
        $first  = (($first - $second - $third) & WORD) ^ $third >> $shifts->[0];
        $second = (($second - $third - $first) & WORD) ^ ($first << $shifts->[1] & WORD);
        $third  = (($third - $first - $second) & WORD) ^ $second >> $shifts->[2];
    }
    return ($first, $second, $third);
}

sub hash_of_binary {
    my ($bytes) = @_;
    my ($first, $second, $third) = (GOLDEN, GOLDEN, 13 * GOLDEN & WORD);
    return $third if $bytes eq '';
    my $rest = $bytes;
    while (length $rest >= 12) {
        my @words = unpack 'V3', substr $rest, 0, 12, '';
        ($first, $second, $third) = mix(add($first, $words[0]), add($second, $words[1]), add($third, $words[2]));
    }
    # In the last block the lowest byte of the third word is left to the length.
    my @words = unpack 'V3', pack 'a8 x a3', $rest, length $rest > 8 ? substr $rest, 8 : '';
    $third = add($third, length $bytes);
    return (mix(add($first, $words[0]), add($second, $words[1]), add($third, $words[2])))[2];
}

sub hash_of_list {
    my ($bytes) = @_;
    my $constant = 2 * GOLDEN & WORD;
    return (mix(add($constant, NIL), $constant, hash_of_binary($bytes)))[2];
}

sub phash2 {
    my ($bytes, $range) = @_;
    return hash_of_binary($bytes) % $range;
}

sub filter {
    my ($size, $values) = @_;
    return '' if !grep { $_ ne '' } @$values;
    my $bits = $size * 8;
    my $filter = "\0" x $size;
    for my $value (@$values) {
        my @set = $value eq '' ? 0 : map { 1 + $_ % ($bits - 1) } hash_of_binary($value), hash_of_list($value);
        substr($filter, $_ >> 3, 1) |= chr(0x80 >> ($_ & 7)) for @set;
    }
    return $filter;
}

1;
