package Tank;
# Segments of TANK: bundles of messages, each with its length in front.
use strict;
use warnings;

use Common qw(DECOMPRESSION_LIMIT add_exact add_wrapping clean_end finding parse_u64 stopped zeros_begin);
use Snappy;

use constant {
    BUNDLE_UNUSED => 0x80, BUNDLE_SPARSE => 0x40,
    MESSAGE_UNUSED => 0xf8, MESSAGE_CONSECUTIVE => 4, MESSAGE_LAST_TIMESTAMP => 2, MESSAGE_KEY => 1,
    ENTRY_SIZE => 8,
    # How many bytes may be looked at to find out whether bundles stand inside another one.
    SEARCH_BUDGET => 1 << 22,
    YEAR => 366 * 86_400_000,
};

# An LEB128 integer of at most 32 bits, and where it ends; or nothing and why.
sub leb128 {
    my ($bytes, $position, $end) = @_;
    my $value = 0;
    for my $index (0 .. 4) {
        return (undef, 'short') if $position + $index >= $end;
        my $octet = ord substr $bytes, $position + $index, 1;
        return (undef, 'bad-encoding') if $index == 4 && $octet > 127;
        $value |= ($octet & 127) << (7 * $index);
        return ($value & 0xffffffff, $position + $index + 1) if $octet < 128;
    }
}

# The first and the last number that a segment's name states.
sub numbers_in_name {
    my ($name) = @_;
    $name =~ s/\.(?:swap|old|cleaned)\z//;
    my ($base, $last);
    if ($name =~ /\A([1-9][0-9]*)(?:_[0-9]{1,20})?\.log\z/a) { $base = parse_u64($1) }
    elsif ($name =~ /\A([1-9][0-9]*)-([1-9][0-9]*)(?:_[0-9]{1,20})?\.ilog\z/a) {
        ($base, $last) = map { parse_u64($_) } $1, $2;
        return if !defined $last;
    }
    return if !defined $base || defined $last && $last < $base;
    return ($base, $last);
}

sub bundle_header {
    my ($bytes, $position, $end) = @_;
    my $flags = ord substr $bytes, $position++, 1;
    my $header = {
        flags => $flags, is_sparse => $flags & BUNDLE_SPARSE, count => $flags >> 2 & 15, codec => $flags & 3,
    };
    if (!$header->{count}) {
        my ($count, $next) = leb128($bytes, $position, $end);
        return {fault => $next eq 'short' ? 'bad-length' : $next} if !defined $count;
        return {%$header, fault => 'bad-count'} if !$count;
        ($header->{count}, $position) = ($count, $next);
    }
    if ($header->{is_sparse}) {
        return {fault => 'bad-length'} if $end - $position < 8;
        $header->{first} = $header->{last} = unpack 'Q<', substr $bytes, $position, 8;
        $position += 8;
        if ($header->{count} != 1) {
            my ($delta, $next) = leb128($bytes, $position, $end);
            return {fault => $next eq 'short' ? 'bad-length' : $next} if !defined $delta;
            ($header->{last}, $position) = (add_exact($header->{first}, $delta + 1), $next);
        }
    }
    $header->{end} = $position;
    return {%$header, fault => 'unsupported-codec'} if $header->{codec} > 1;
    return $header;
}

# The message at a position of a message set and where it ends, or nothing and why.
sub message_at {
    my ($set, $position, $has_delta) = @_;
    my $end   = length $set;
    my $flags = ord substr $set, $position++, 1;
    my $message = {flags => $flags};
    if ($has_delta && !($flags & MESSAGE_CONSECUTIVE)) {
        ($message->{delta}, $position) = leb128($set, $position, $end);
        return (undef, $position) if !defined $message->{delta};
    }
    if (!($flags & MESSAGE_LAST_TIMESTAMP)) {
        return (undef, 'short') if $end - $position < 8;
        $message->{timestamp} = unpack 'Q<', substr $set, $position, 8;
        $position += 8;
    }
    if ($flags & MESSAGE_KEY) {
        return (undef, 'short') if $end - $position < 1;
        my $length = ord substr $set, $position++, 1;
        return (undef, 'short') if $length > $end - $position;
        $message->{key} = substr $set, $position, $length;
        $position += $length;
    }
    my ($length, $begin) = leb128($set, $position, $end);
    return (undef, $begin)  if !defined $length;
    return (undef, 'short') if $length > $end - $begin;
    $message->{content} = substr $set, $begin, $length;
    return ($message, $begin + $length);
}

sub messages_of {
    my ($set, $header) = @_;
    my ($position, @messages) = (0);
    while ($position < length $set) {
        my $index     = @messages;
        my $has_delta = $header->{is_sparse} && $index != 0 && $index != $header->{count} - 1;
        my ($message, $next) = message_at($set, $position, $has_delta);
        return (\@messages, $next) if !$message;
        push @messages, $message;
        $position = $next;
    }
    return (\@messages, undef);
}

# Gives every message its number and its timestamp; says whether the numbers rise, or nothing where one is above
# 2^64 - 1.
sub number_messages {
    my ($messages, $header, $due) = @_;
    my ($number, $timestamp, $rises) = ($due, 0, 1);
    for my $index (0 .. $#$messages) {
        my $message = $messages->[$index];
        my $before  = $number;
        my $is_last = $index == $header->{count} - 1;
        if    ($index == 0)                      { $number = $header->{first} if $header->{is_sparse} }
        elsif ($header->{is_sparse} && $is_last) { $number = $header->{last} }
        else                                     { $number = add_exact($number, 1 + ($message->{delta} // 0)) }
        return if !defined $number;
        $rises = 0 if $index > 0 && $number <= $before;
        $message->{number} = $number;
        $timestamp = $message->{timestamp} //= $timestamp;
    }
    return $rises;
}

# The last number by the header, or by counting; nothing if it is above 2^64 - 1.
sub last_number {
    my ($header, $due) = @_;
    return $header->{last} if $header->{is_sparse};
    return defined $due ? add_exact($due, $header->{count} - 1) : undef;
}

# The bundle at a position with its messages, or the code of its first fault.
sub bundle_at {
    my ($bytes, $position, $due) = @_;
    my $size = length $bytes;
    my ($length, $begin) = leb128($bytes, $position, $size);
    return {fault => $begin eq 'short' ? 'torn' : $begin} if !defined $length;
    return {fault => 'bad-length'} if $length == 0;
    return {fault => 'torn'}       if $length > $size - $begin;
    my $end    = $begin + $length;
    my $header = bundle_header($bytes, $begin, $end);
    return $header if $header->{fault};
    return {fault => 'bad-order'} if !defined last_number($header, $due);

    my $set = substr $bytes, $header->{end}, $end - $header->{end};
    if ($header->{codec}) {
        ($set, my $fault) = Snappy::decompress_block($set, DECOMPRESSION_LIMIT);
        return {fault => $fault} if $fault;
    }
    return {fault => 'bad-count'} if $set eq '';
    my ($messages, $why) = messages_of($set, $header);
    return {fault => $why eq 'short' ? 'bad-length' : $why, cost => length $set}
        if $why && @$messages < $header->{count};
    my $bundle = {end => $end, header => $header, messages => $messages, has_rest => $why, cost => length $set};
    return examined($bundle, $due);
}

# What is wrong with a bundle whose messages can be read: findings, or a fault where several doubts meet.
sub examined {
    my ($bundle, $due) = @_;
    my ($header, $messages) = @$bundle{qw(header messages)};
    my $count = $header->{count};
    my @codes;
    if (@$messages > $count) {
        my @behind = @$messages[$count .. $#$messages];
        $bundle->{has_rest} ||= grep { $_->{flags} & MESSAGE_UNUSED } @behind;
    }
    if ($bundle->{has_rest}) {
        splice @$messages, $count;
        push @codes, 'trailing-bytes';
    }
    elsif (@$messages != $count) { push @codes, 'bad-count' }
    my $is_false_count = @codes;
    my $unused   = grep { $_->{flags} & MESSAGE_UNUSED } @$messages;
    my $reserved = grep { $_ } $header->{flags} & BUNDLE_UNUSED, $unused;
    push @codes, ('reserved-nonzero') x $reserved;
    my $rises = number_messages($messages, $header, $due);
    my $first = $header->{first};
    my $is_below = $header->{is_sparse} && (!defined $due || $first < $due);
    my $is_far   = $header->{is_sparse} && defined $due && $first > $due && $first - $due > 1 << 32;
    push @codes, ('bad-order') x grep { $_ } $is_below, !$rises;
    return {fault => 'bad-count'} if $is_false_count && ($reserved || $is_below || $is_far);
    return {fault => 'bad-order'} if !defined $rises;
    $bundle->{codes}    = \@codes;
    $bundle->{is_sound} = !$is_false_count && !$reserved && $rises && !($header->{is_sparse} && $first == 0);
    $bundle->{stated} = $messages->[0]{timestamp} if !($messages->[0]{flags} & MESSAGE_LAST_TIMESTAMP);
    $bundle->{is_doubtful} = $is_false_count || $unused;
    return $bundle;
}

# The sound bundle at a position, if there is one.
sub sound_at {
    my ($bytes, $position, $budget) = @_;
    return if $position >= length $bytes || $$budget < 0;
    my $bundle = bundle_at($bytes, $position, 0);
    $$budget -= 16 + ($bundle->{cost} // 0);
    return $bundle->{is_sound} ? $bundle : undef;
}

# Whether a timestamp is not far from the last one read; before that, from our times.
sub is_near {
    my ($timestamp, $last) = @_;
    return 0 if !defined $timestamp;
    return $timestamp >= 20 * YEAR && $timestamp <= 130 * YEAR if !defined $last;
    return ($timestamp > $last ? $timestamp - $last : $last - $timestamp) <= 10 * YEAR;
}

# A torn bundle can look whole, where its last message takes the bytes of the bundle after it.
sub swallows_another {
    my ($bytes, $position, $bundle, $last_timestamp, $budget) = @_;
    my ($end, $is_doubtful) = @$bundle{qw(end is_doubtful)};
    return 0 if !$is_doubtful && ($end == length $bytes || sound_at($bytes, $end, $budget));
    for my $inside ($position + 1 .. $end - 1) {
        return 0 if $$budget < 0;
        my $first = sound_at($bytes, $inside, $budget) or next;
        my $row   = $first;
        $row = sound_at($bytes, $row->{end}, $budget) while $row && $row->{end} < $end;
        next if !$row || $row->{end} == $end && !$is_doubtful;
        return 1 if is_near($first->{stated}, $last_timestamp);
        return 1 if $row->{end} > $end && sound_at($bytes, $row->{end}, $budget);
    }
    return 0;
}

# The bundle at a position, where a number is due, or the code of what is wrong.
sub judged_at {
    my ($bytes, $position, $due, $last_timestamp, $budget) = @_;
    my $bundle = bundle_at($bytes, $position, $due);
    return $bundle if $bundle->{fault} || !swallows_another($bytes, $position, $bundle, $last_timestamp, $budget);
    return {fault => 'bad-length'};
}

sub read_segment {
    my ($file) = @_;
    my $segment = $file->{segment} or return {skip => 'there is no segment'};
    my $bytes = $segment->{bytes};
    my ($due, $declared_last) = numbers_in_name($segment->{name});
    my ($position, $last, @records, @findings) = (0);
    push @findings, finding('bad-name', 0) if !defined $due;
    $due //= 1;
    my $budget = SEARCH_BUDGET;
    my $zeros = zeros_begin($bytes);
    while ($position < length $bytes) {
        return stopped('zeroed', $position, \@records, \@findings) if $position >= $zeros;
        my $bundle = judged_at($bytes, $position, $due, $last && $last->{timestamp}, \$budget);
        return stopped($bundle->{fault}, $position, \@records, \@findings) if $bundle->{fault};
        push @findings, map { finding($_, $position) } @{$bundle->{codes}};
        push @records, map { record_of($_) } @{$bundle->{messages}};
        $last     = $bundle->{messages}[-1];
        $due      = add_exact($last->{number}, 1);
        $position = $bundle->{end};
    }
    push @findings, finding('bad-name', $position)
        if defined $declared_last && $last && $last->{number} != $declared_last;
    push @findings, finding('missing-segment', 0) if defined $declared_last && !length $bytes;
    return clean_end($position, \@records, \@findings);
}

sub record_of {
    my ($message) = @_;
    my %record = (
        offset    => "$message->{number}",
        timestamp => "$message->{timestamp}",
        value     => unpack('H*', $message->{content}),
    );
    $record{key} = unpack 'H*', $message->{key} if defined $message->{key} && $message->{key} ne '';
    return \%record;
}

# What the index says that is not so.
sub compare_index {
    my ($file) = @_;
    my ($segment, $index) = @$file{qw(segment index)};
    return [] if !$index;
    my ($base) = $segment ? numbers_in_name($segment->{name}) : ();
    return [finding('missing-segment', 0)]
        if !$segment || defined $base && $index->{name} =~ /\A([0-9]+)\.index\z/a && $1 ne $base;
    my ($entries, @findings) = entries_of($index->{bytes});
    my $size = length $segment->{bytes};
    push @findings, finding('index-ahead', 0) if grep { $_->{position} >= $size } @$entries;
    my ($numbers, $unreadable) = begins_of_bundles($segment);
    my @inside = grep { $_->{position} < $size } @$entries;
    return [@findings, findings_of_entries(\@inside, $numbers, $unreadable, $base // 1)];
}

# The entries up to the first that cannot be, and what is wrong with the index as such.
sub entries_of {
    my ($bytes) = @_;
    my $whole = int(length($bytes) / ENTRY_SIZE);
    my (@entries, @findings);
    push @findings, finding('bad-index', ENTRY_SIZE * $whole) if length $bytes != ENTRY_SIZE * $whole;
    for my $place (0 .. $whole - 1) {
        my ($relative, $position) = unpack 'V V', substr $bytes, ENTRY_SIZE * $place, ENTRY_SIZE;
        my $before = $entries[-1];
        my $is_good = $before
            ? $relative > $before->{relative} && $position > $before->{position}
            : $relative == 0 && $position == 0;
        return (\@entries, finding('bad-index', ENTRY_SIZE * $place), @findings) if !$is_good;
        push @entries, {at => ENTRY_SIZE * $place, relative => $relative, position => $position};
    }
    return (\@entries, @findings);
}

# The first number of each bundle by its position, and the begins and ends of what cannot be read. After that, bundles
# are found by the length of the one that is damaged.
sub begins_of_bundles {
    my ($segment) = @_;
    my $bytes = $segment->{bytes};
    my ($due) = numbers_in_name($segment->{name});
    my ($position, $budget, $last, %number_at, @unreadable) = (0, SEARCH_BUDGET);
    $due //= 1;
    while ($position < length $bytes) {
        my $bundle = judged_at($bytes, $position, $due, $last && $last->{timestamp}, \$budget);
        if (!$bundle->{fault}) {
            $number_at{$position} = $bundle->{messages}[0]{number};
            $last     = $bundle->{messages}[-1];
            $due      = add_exact($last->{number}, 1);
            $position = $bundle->{end};
            next;
        }
        my ($end, $following) = passed_by_length($bytes, $position, $due);
        $end = length $bytes if !defined $end || !sound_at($bytes, $end, \$budget);
        push @unreadable, [$position, $end];
        ($position, $due) = ($end, $following);
    }
    return (\%number_at, \@unreadable);
}

# Where the bundle at a position ends by its length, and which number is due there by its count.
sub passed_by_length {
    my ($bytes, $position, $due) = @_;
    my ($length, $begin) = leb128($bytes, $position, length $bytes);
    return if !$length || $length > length($bytes) - $begin;
    my $header = bundle_header($bytes, $begin, $begin + $length);
    my $last   = $header->{end} ? last_number($header, $due) : undef;
    return ($begin + $length, defined $last ? add_exact($last, 1) : $due);
}

# One finding for entries in a row that are wrong in the same way.
sub findings_of_entries {
    my ($entries, $number_at, $unreadable, $base) = @_;
    my %position_of = reverse %$number_at;
    my ($way_before, @findings) = ('');
    for my $entry (@$entries) {
        my ($at, $number) = ($entry->{position}, add_wrapping($base, $entry->{relative}));
        my $actual = $position_of{$number};
        my $has_bundle = exists $number_at->{$at};
        my $way = defined $actual ? $at - $actual : $has_bundle ? 'a bundle' : 'no bundle';
        $way = 0 if $way eq 'no bundle' && grep { $at >= $_->[0] && $at < $_->[1] } @$unreadable;
        push @findings, finding('bad-index', $entry->{at}) if $way ne '0' && $way ne $way_before;
        $way_before = $way;
    }
    return @findings;
}

1;
