package DurableLog;
# Segments of durable-log: records of a header of 24 bytes and a payload.
use strict;
use warnings;

use Common qw(LARGEST_U64 add_exact add_wrapping clean_end difference finding parse_u64 stopped zeros_begin);
use Compress::Raw::Zlib ();

use constant {MAGIC => 'GOLD', HEADER_SIZE => 24, ENTRY_SIZE => 16};

sub base_of_name {
    my ($name) = @_;
    return $name =~ /\Asegment_\+?([0-9]+)\.log\z/a ? parse_u64($1) : undef;
}

# The record at a position, or the code of the first fault in it.
sub record_at {
    my ($bytes, $position) = @_;
    my $left = length($bytes) - $position;
    return {fault => 'torn'}                if $left < 4;
    return {fault => 'bad-magic'}           if substr($bytes, $position, 4) ne MAGIC;
    return {fault => 'unsupported-version'} if $left > 4 && ord(substr $bytes, $position + 4, 1) != 1;
    return {fault => 'torn'}                if $left < HEADER_SIZE;
    my ($flags, $reserved, $number, $length, $checksum) = unpack 'C v Q< V V', substr $bytes, $position + 5, 19;
    return {fault => 'torn'} if $length > $left - HEADER_SIZE;
    my $payload = substr $bytes, $position + HEADER_SIZE, $length;
    return {fault => 'bad-checksum'} if Compress::Raw::Zlib::crc32($payload) != $checksum;
    return {
        flags    => $flags,
        reserved => $reserved,
        number   => $number,
        payload  => $payload,
        end      => $position + HEADER_SIZE + $length,
    };
}

# A false magic at the begin is damage if anything else speaks for a log.
sub is_foreign {
    my ($bytes) = @_;
    return 0 if index($bytes, MAGIC) >= 0;
    return 1 if substr($bytes, 0, 4) eq reverse(MAGIC) || length $bytes < HEADER_SIZE;
    my $first = record_at(MAGIC . "\1" . substr($bytes, 5), 0);
    return $first->{fault} || $first->{payload} eq '' ? 1 : 0;
}

# Whether the record has a number that it cannot have: the one in front or the one behind contradicts it.
sub has_false_number {
    my ($record, $due, $number_before, $bytes) = @_;
    my $number = $record->{number};
    return 1 if defined $number_before && $number <= $number_before;
    my $behind = record_at($bytes, $record->{end});
    return 0 if $behind->{fault};
    return $behind->{number} <= $number || $due < LARGEST_U64 && $behind->{number} == $due + 1;
}

sub read_segment {
    my ($file) = @_;
    my $segment = $file->{segment} or return {skip => 'there is no segment'};
    my $bytes = $segment->{bytes};
    my $due   = base_of_name($segment->{name});
    my $zeros = zeros_begin($bytes);
    my ($position, $number_before, @records, @findings) = (0);
    while ($position < length $bytes) {
        return stopped('zeroed', $position, \@records, \@findings) if $position >= $zeros;
        my $record = record_at($bytes, $position);
        if (my $fault = $record->{fault}) {
            $fault = 'not-this-format' if $fault eq 'bad-magic' && $position == 0 && is_foreign($bytes);
            return stopped($fault, $position, \@records, \@findings);
        }
        my $number = $record->{number};
        if (defined $number_before || defined $due) {
            my $is_due = defined $due && $number == $due;
            return stopped('bad-order', $position, \@records, \@findings)
                if !$is_due && has_false_number($record, $due // LARGEST_U64, $number_before, $bytes);
            push @findings, finding($number > $due ? 'gap' : 'bad-order', $position) if !$is_due;
        }
        push @findings, finding('reserved-nonzero', $position) if $record->{flags};
        push @findings, finding('reserved-nonzero', $position) if $record->{reserved};
        push @records, {offset => "$number", value => unpack 'H*', $record->{payload}};
        $number_before = $number;
        $due           = add_exact($number, 1);
        $position      = $record->{end};
    }
    return clean_end($position, \@records, \@findings);
}

# What the index says that is not so.
sub compare_index {
    my ($file) = @_;
    my ($segment, $index) = @$file{qw(segment index)};
    return [finding('missing-index', 0)] if !$index;
    my $entries = entries_of($index->{bytes});
    my $end = ENTRY_SIZE * @$entries;
    my @findings;
    push @findings, finding('torn', $end) if $end < length $index->{bytes};
    return [finding('missing-segment', 0), @findings] if !$segment;
    my $base = base_of_name($segment->{name}) // return \@findings;
    return [finding('missing-index', 0), finding('missing-segment', 0)]
        if $segment->{name} ne $index->{name} =~ s/\.idx\z/.log/r;

    my $place_of = places_of_records($segment, $entries);
    push @findings, findings_of_entries($entries, $base, $place_of);
    my @numbers = sort { $a <=> $b } keys %$place_of;
    my $due_entries = @numbers ? $numbers[-1] - $base + 1 : 0;
    push @findings, finding('index-ahead', $end) if @$entries > $due_entries;
    push @findings, finding('index-behind', $end)
        if @$entries < $due_entries && !(@$entries && $entries->[-1]{number} >= $numbers[-1]);
    return \@findings;
}

sub entries_of {
    my ($bytes) = @_;
    my @entries;
    for my $place (0 .. int(length($bytes) / ENTRY_SIZE) - 1) {
        my ($number, $position) = unpack 'Q< Q<', substr $bytes, ENTRY_SIZE * $place, ENTRY_SIZE;
        push @entries, {number => $number, position => $position};
    }
    return \@entries;
}

# Where the intact records lie: those that are released, and those behind damage that the damaged record's length or
# the index leads to.
sub places_of_records {
    my ($segment, $entries) = @_;
    my ($bytes, $position, %place_of) = ($segment->{bytes}, 0);
    for my $record (@{read_segment({segment => $segment})->{records}}) {
        $place_of{$record->{offset}} = $position;
        $position += HEADER_SIZE + length($record->{value}) / 2;
    }
    my $before = (sort { $b <=> $a } keys %place_of)[0] // -1;
    while ($position < length $bytes) {
        my $record = record_at($bytes, $position);
        if (!$record->{fault} && $record->{number} > $before) {
            $before = $record->{number};
            $place_of{$before} = $position;
        }
        last if length($bytes) - $position < HEADER_SIZE;
        $position += HEADER_SIZE + unpack 'V', substr $bytes, $position + 16, 4;
    }
    for my $entry (@$entries) {
        next if exists $place_of{$entry->{number}} || $entry->{position} >= length $bytes;
        my $record = record_at($bytes, $entry->{position});
        $place_of{$entry->{number}} = $entry->{position} if !$record->{fault} && $record->{number} == $entry->{number};
    }
    return \%place_of;
}

# One finding for entries in a row that are wrong in the same way.
sub findings_of_entries {
    my ($entries, $base, $place_of) = @_;
    my ($way_before, @findings) = ('');
    for my $place (0 .. $#$entries) {
        my ($number, $position) = @{$entries->[$place]}{qw(number position)};
        my $due    = add_wrapping($base, $place);
        my $actual = $place_of->{$number};
        my $way = '';
        if    (!$number && !$position && ($due || ($actual // 0))) { $way = 'zeros' }
        elsif ($number != $due) { $way = 'number off by ' . difference($number, $due) }
        elsif (defined $actual && $position != $actual) { $way = 'position off by ' . difference($position, $actual) }
        push @findings, finding('bad-index', ENTRY_SIZE * $place) if $way && $way ne $way_before;
        $way_before = $way;
    }
    return @findings;
}

1;
