package Ffwd;
# Segments of ffwd's queue: a header of 16 bytes (the system's) or of 14 (the document's), then messages.
use strict;
use warnings;

use Common qw(add_exact add_wrapping clean_end finding stopped zeros_begin);
use Encode ();

use constant {MAGIC => 'FFLG', UNWRITTEN_ZEROS => 64, CONSUMER_HEADER_SIZE => 12};

# The messages behind a header: where each lies, and why there are no more.
sub messages_from {
    my ($bytes, $begin, $zeros) = @_;
    my $size = length $bytes;
    my ($position, $fault, @messages) = ($begin);
    while ($position < $size) {
        my $left = $size - $position;
        if ($position >= $zeros && $left >= UNWRITTEN_ZEROS) { $fault = 'zeroed'; last }
        if ($left < 4) { $fault = 'torn'; last }
        my $length = unpack 'N', substr $bytes, $position, 4;
        if ($length > $left - 4) { $fault = 'torn'; last }
        push @messages, [$position + 4, $length];
        $position += 4 + $length;
    }
    return {
        header   => $begin,
        messages => \@messages,
        end      => $position,
        fault    => $fault,
        fits     => !$fault || $fault eq 'zeroed',
        filled   => scalar(grep { $_->[1] > 0 } @messages),
    };
}

sub number_in_name {
    my ($name) = @_;
    return undef if $name !~ /\A[0-9a-f]{1,16}\z/ai;
    return unpack 'Q>', pack 'H*', '0' x (16 - length $name) . $name;
}

# Which of the two headers the file has, by its name and by where its messages lead; or the fault of the longer one.
sub choose_header {
    my ($name, $bytes, $zeros) = @_;
    my $size  = length $bytes;
    my $named = number_in_name($name);
    my $is_short_name = length $name == 10;
    my ($long, $short);
    if ($size >= 14 && substr($bytes, 4, 2) eq "\0\0") {
        $short = messages_from($bytes, 14, $zeros);
        $short->{base} = unpack 'Q>', substr $bytes, 6, 8;
        $short->{is_named} = defined $named && $short->{base} == $named;
    }
    if ($size < 16) {
        return $short if $short && $short->{is_named} && ($named != 0 || $is_short_name);
        my $is_false = $size >= 8 && substr($bytes, 4, 4) ne "\0\0\0\0";
        return {fault => $is_false ? 'unsupported-version' : 'torn'};
    }
    if (substr($bytes, 4, 4) ne "\0\0\0\0") {
        return $short if $short && $short->{fits} && ($short->{filled} || $short->{is_named});
        return {fault => 'unsupported-version'};
    }
    $long = messages_from($bytes, 16, $zeros);
    $long->{base} = unpack 'Q>', substr $bytes, 8, 8;
    $long->{is_named} = defined $named && $long->{base} == $named;
    return prefers_short($long, $short, $is_short_name) ? $short : $long;
}

sub prefers_short {
    my ($long, $short, $is_short_name) = @_;
    return 0 if $long->{is_named} && !$short->{is_named};
    if ($short->{is_named} && (!$long->{is_named} || $is_short_name)) {
        return $short->{fits} if $long->{fits} && $long->{filled};
        return $short->{fits} || $short->{end} - 14 >= $long->{end} - 16;
    }
    return 0 if $long->{fits};
    return $short->{fits} || $short->{end} > $long->{end} if $is_short_name;
    return $short->{fits} && $short->{filled};
}

sub read_segment {
    my ($file) = @_;
    my $segment = $file->{segment} or return {skip => 'there is no segment'};
    my ($name, $bytes) = @$segment{qw(name bytes)};
    return stopped('torn', 0, [])            if length $bytes < 4;
    return stopped('not-this-format', 0, []) if substr($bytes, 0, 4) ne MAGIC;
    my $chosen = choose_header($name, $bytes, zeros_begin($bytes));
    return stopped($chosen->{fault}, 0, []) if !$chosen->{messages};

    my (@records, @findings);
    my $named = number_in_name($name);
    push @findings, finding('bad-name', 0) if defined $named && $named != $chosen->{base};
    my $number = $chosen->{base};
    for my $message (@{$chosen->{messages}}) {
        my ($begin, $length) = @$message;
        return stopped('bad-order', $begin - 4, \@records, \@findings) if @records && $number == 0;
        push @records, {offset => "$number", value => unpack 'H*', substr $bytes, $begin, $length};
        $number = add_wrapping($number, 1);
    }
    return clean_end($chosen->{end}, \@records, \@findings) if !$chosen->{fault};
    return stopped($chosen->{fault}, $chosen->{end}, \@records, \@findings);
}

# What the index of consumers says that cannot be. A queue without an index is none the worse.
sub compare_index {
    my ($file) = @_;
    my ($segment, $index) = @$file{qw(segment index)};
    return [] if !$index;
    my ($first, $end) = numbers_of_queue($segment);
    my $bytes = $index->{bytes};
    my ($position, %has_entry, @findings) = (0);
    push @findings, finding('missing-segment', 0) if !$segment;
    while ($position < length $bytes) {
        my $consumer = consumer_at($bytes, $position);
        return [@findings, finding('torn', $position)] if !$consumer;
        my ($id, $offset) = @$consumer{qw(id offset)};
        return [@findings, finding('bad-encoding', $position)] if !is_utf8($id);
        push @findings, finding('bad-index', $position) if $has_entry{$id}++;
        push @findings, finding('index-ahead', $position) if defined $end && $offset > $end;
        push @findings, finding('index-behind', $position) if defined $first && $first > 0 && $offset < $first - 1;
        $position = $consumer->{end};
    }
    return \@findings;
}

# The number of the first message and that behind the last one, as far as they are known.
sub numbers_of_queue {
    my ($segment) = @_;
    return if !$segment || length $segment->{bytes} < 4 || substr($segment->{bytes}, 0, 4) ne MAGIC;
    my $chosen = choose_header(@$segment{qw(name bytes)}, zeros_begin($segment->{bytes}));
    return if !$chosen->{messages};
    return ($chosen->{base}, add_exact($chosen->{base}, scalar @{$chosen->{messages}}));
}

sub consumer_at {
    my ($bytes, $position) = @_;
    my $left = length($bytes) - $position;
    return if $left < CONSUMER_HEADER_SIZE;
    my ($length, $offset) = unpack 'N Q>', substr $bytes, $position, CONSUMER_HEADER_SIZE;
    return if $length > $left - CONSUMER_HEADER_SIZE;
    my $begin = $position + CONSUMER_HEADER_SIZE;
    return {offset => $offset, id => substr($bytes, $begin, $length), end => $begin + $length};
}

sub is_utf8 {
    my ($bytes) = @_;
    return eval { Encode::decode('UTF-8', $bytes, Encode::FB_CROAK); 1 };
}

1;
