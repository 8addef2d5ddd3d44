package MojoPack;
# One pack of a mojo segment, in one of the readings that the document allows.
use strict;
use warnings;

use Common qw(add_wrapping);
use JSON::PP ();
use Listpack;

use constant {DELETED => 1, SAME_FIELDS => 2, LARGEST_PACK => 1_048_576, UNCOUNTED => 65535, HEADER_SIZE => 8};

# A record's id in the form of a reading and where it ends, or nothing and why.
sub id_at {
    my ($bytes, $position, $end, $form) = @_;
    my $size = $form eq 'strings' ? 20 : 16;
    return (undef, 'cut') if $size > $end - $position;
    my $stored = substr $bytes, $position, $size;
    if ($form eq 'strings') {
        return (undef, 'bad-encoding') if $stored !~ /\A\x88.{8}\x09\x88.{8}\x09\z/s;
        $stored = substr($stored, 1, 8) . substr $stored, 11, 8;
    }
    return ([unpack $form eq 'raw_be' ? 'Q>2' : 'Q<2', $stored], $position + $size);
}

# Faults end the reading of a pack from wherever they are found.
sub fail {
    my ($why) = @_;
    die {why => $why};
}

sub next_element {
    my ($pack) = @_;
    my ($element, $next) = Listpack::element_at($pack->{bytes}, $pack->{position}, $pack->{limit});
    fail($next) if !$element;
    $pack->{position} = $next;
    return $element;
}

sub next_integer {
    my ($pack) = @_;
    my ($kind, $value) = @{next_element($pack)};
    fail('bad-encoding') if $kind != Listpack::INTEGER;
    $pack->{elements}++;
    return $value;
}

sub next_count {
    my ($pack) = @_;
    my $value = next_integer($pack);
    fail('bad-encoding') if $value < 0;
    return $value;
}

sub next_value {
    my ($pack) = @_;
    my ($kind, $value) = @{next_element($pack)};
    fail('bad-encoding') if $kind == Listpack::END_MARKER;
    $pack->{elements}++;
    return unpack 'H*', "$value";
}

sub read_head {
    my ($pack, $reading, $has_tag) = @_;
    if ($has_tag) {
        my $tag    = substr $pack->{bytes}, $pack->{begin}, 2;
        my $is_cut = length $tag < 2 || $pack->{limit} - $pack->{begin} < 2 && $tag =~ /\0\z/;
        fail($is_cut ? 'cut' : 'bad-encoding') if $is_cut || $tag ne '[P';
        $pack->{position} += 2;
    }
    $pack->{id_at} = $pack->{position};
    my ($id, $next) = id_at($pack->{bytes}, $pack->{position}, $pack->{size}, $reading->{form});
    fail($next) if !$id;
    @$pack{qw(id position body_at)} = ($id, $next, $next);
    if ($reading->{has_counts}) {
        $pack->{$_} = next_count($pack) for qw(declared_live declared_deleted);
    }
    my $count = next_count($pack);
    # One by one: the count is a claim, and the elements are what the file has.
    push @{$pack->{names}}, next_value($pack) while $count-- > 0;
    fail('bad-encoding') if next_integer($pack) != 0;
    $pack->{entries_at} = $pack->{entry_at} = $pack->{position};
}

sub read_entry {
    my ($pack, $reading, $flags) = @_;
    my $first_element = $pack->{elements} - 1;
    my ($ms, $seq) = map { add_wrapping($pack->{id}[$_], next_integer($pack)) } 0, 1;
    my @fields;
    if ($flags & SAME_FIELDS) {
        push @fields, [$_, next_value($pack)] for @{$pack->{names}};
    }
    else {
        my $count = next_count($pack);
        push @fields, [next_value($pack), next_value($pack)] while $count-- > 0;
    }
    if ($reading->{has_lp_count}) {
        my $counted = $pack->{elements} - $first_element;
        my $stated  = next_integer($pack);
        fail('bad-count') if $stated != $counted && $stated != $counted + 1;
    }
    my %entry = (at => $pack->{entry_at}, ms => $ms, seq => $seq, is_deleted => $flags & DELETED, fields => \@fields);
    push @{$pack->{entries}}, \%entry;
    $pack->{live}++ if !($flags & DELETED);
    $pack->{has_other_flags} = 1 if $flags & ~(DELETED | SAME_FIELDS);
    fail('limit-exceeded') if @{$pack->{entries}} > LARGEST_PACK;
}

sub read_entries {
    my ($pack, $reading) = @_;
    while (1) {
        my ($kind, $flags) = @{next_element($pack)};
        last if $kind == Listpack::END_MARKER;
        fail('bad-encoding') if $kind != Listpack::INTEGER;
        $pack->{elements}++;
        read_entry($pack, $reading, $flags);
        $pack->{entry_at} = $pack->{position};
    }
    $pack->{header_at} = $pack->{position};
}

# Reads a pack as far as it can be read. `why` says why no further: cut and overlong, or the code of an error.
# Elements end in front of `limit`; what stands at fixed places may go on to `size`.
sub read_pack {
    my ($bytes, $begin, $limit, $size, $reading, $has_tag) = @_;
    my $pack = {
        bytes => $bytes, begin => $begin, position => $begin, limit => $limit, size => $size,
        names => [], entries => [], elements => 0, live => 0,
    };
    eval { read_head($pack, $reading, $has_tag); read_entries($pack, $reading); 1 } or do {
        die $@ if !ref $@;
        $pack->{why} = $@->{why};
    };
    delete $pack->{bytes};
    $pack->{why} //= compare_header($bytes, $pack, $reading);
    $pack->{end} = $pack->{header_at} + HEADER_SIZE if !$pack->{why};
    return $pack;
}

# What HEADER contradicts, or cut if it is not all there.
sub compare_header {
    my ($bytes, $pack, $reading) = @_;
    return 'header-cut' if $pack->{size} - $pack->{header_at} < HEADER_SIZE;
    my ($length, $elements, $entries) = unpack 'V v v', substr $bytes, $pack->{header_at}, HEADER_SIZE;
    return 'bad-length' if $length != expected_length($pack, $reading);
    return 'bad-count'  if $elements != UNCOUNTED && $elements != $pack->{elements} + $reading->{more_elements};
    my $count = @{$pack->{entries}};
    return 'bad-count' if $entries != UNCOUNTED && $entries != $count && $entries != $pack->{live};
    return undef;
}

sub expected_length {
    my ($pack, $reading) = @_;
    my $body = $pack->{header_at} - $pack->{body_at};
    return $body + 6 if $reading->{bytes_form} eq 'redis';
    return $body + $pack->{body_at} - $pack->{id_at} + HEADER_SIZE if $reading->{bytes_form} eq 'pack';
    return $body;
}

# Whether elements lead from the master entry to an end marker with a HEADER that counts them, whatever they mean.
sub closes_without_meaning {
    my ($bytes, $pack, $reading) = @_;
    return 0 if !defined $pack->{body_at};
    my ($position, $elements, $size) = ($pack->{body_at}, 0, $pack->{size});
    while (1) {
        my ($element, $next) = Listpack::element_at($bytes, $position, $size);
        return 0 if !$element;
        $position = $next;
        last if $element->[0] == Listpack::END_MARKER;
        $elements++;
    }
    return 0 if $size - $position < HEADER_SIZE;
    my ($length, $stated) = unpack 'V v', substr $bytes, $position, HEADER_SIZE;
    return $length == expected_length({%$pack, header_at => $position}, $reading)
        && ($stated == UNCOUNTED || $stated == $elements + $reading->{more_elements});
}

sub compare_ids {
    my ($left, $right) = @_;
    return $left->[0] <=> $right->[0] || $left->[1] <=> $right->[1];
}

sub id_of { my ($entry) = @_; return [@$entry{qw(ms seq)}] }

sub first_id { my ($pack) = @_; return @{$pack->{entries}} ? id_of($pack->{entries}[0]) : $pack->{id} }

# Whether a segment that begins with this pack has this id: MASTER ID, or its first record's.
sub has_id {
    my ($pack, $id) = @_;
    return !compare_ids($id, $pack->{id}) || !compare_ids($id, first_id($pack));
}

sub last_id { my ($pack) = @_; return @{$pack->{entries}} ? id_of($pack->{entries}[-1]) : $pack->{id} }

# The first entry whose id is not above that of the one in front, if there is one.
sub first_disorder {
    my ($pack) = @_;
    my $entries = $pack->{entries};
    for my $index (1 .. $#$entries) {
        return $index if compare_ids(id_of($entries->[$index]), id_of($entries->[$index - 1])) <= 0;
    }
    return undef;
}

sub records_of {
    my ($pack) = @_;
    return map { {
        id      => "$_->{ms}-$_->{seq}",
        deleted => $_->{is_deleted} ? JSON::PP::true() : JSON::PP::false(),
        fields  => $_->{fields},
    } } @{$pack->{entries}};
}

1;
