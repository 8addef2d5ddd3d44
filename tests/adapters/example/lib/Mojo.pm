package Mojo;
# Segments of mojo: packs of stream entries, then INDEX and SUFFIX in a segment that is finished.
use strict;
use warnings;

use Common qw(clean_end finding parse_u64 stopped zeros_begin);
use MojoIndex;
use MojoPack;
use MojoReading;

# How many bytes may be looked at to find a whole pack behind one that does not close.
use constant SEARCH_BUDGET => 1 << 22;

# The first id in a segment's name, and whether the segment is being written.
sub parse_name {
    my ($name) = @_;
    return {is_segment => 1, is_growing => 1} if $name =~ /\Aw0(?:\.dat)?\z/a;
    my ($letter, @numbers) =
        $name =~ /\A([waud]?)([0-9]{1,20})-([0-9]{1,20})(?:-([0-9]{1,20})-([0-9]{1,20}))?(?:\.dat)?\z/a or return {};
    my @values = map { parse_u64($_) } grep { defined } @numbers;
    return {} if grep { !defined } @values;
    return {is_segment => 1, is_growing => $letter eq 'w', id => [@values[0, 1]]};
}

sub read_segment {
    my ($file) = @_;
    my $segment = $file->{segment} or return {skip => 'there is no segment'};
    my $bytes = $segment->{bytes};
    my $state = {
        bytes => $bytes, size => length $bytes, zeros => zeros_begin($bytes), name => parse_name($segment->{name}),
        packs => [], findings => [],
    };
    $state->{reading} = MojoReading::choose($state);
    $state->{suffix} = MojoIndex::suffix_of($bytes, $state->{zeros}, $state->{reading});
    my $end = $state->{suffix} ? read_packs_to_index($state) : read_packs_to_end($state);
    return conclude($state, $end);
}

sub compare_index {
    my ($file) = @_;
    my $answer = read_segment($file);
    return $answer->{findings} // [];
}

sub begin_of_packs {
    my ($state) = @_;
    return MojoReading::size_of_lead_id($state->{reading});
}

# Reads the packs of a finished segment; gives the error that ends them, if there is one.
sub read_packs_to_index {
    my ($state) = @_;
    my ($reading, $tail_at) = ($state->{reading}, $state->{suffix}{tail_at});
    my $position = begin_of_packs($state);
    while ($position < $tail_at) {
        my $has_tag = $reading->{has_tags} && @{$state->{packs}};
        my $pack = MojoPack::read_pack($state->{bytes}, $position, $tail_at, $tail_at, $reading, $has_tag);
        return error_of_whole_pack($pack) if $pack->{why};
        push @{$state->{packs}}, $pack;
        $position = $pack->{end};
    }
    return undef;
}

sub error_of_whole_pack {
    my ($pack) = @_;
    my $code = $pack->{why};
    $code = 'bad-length' if $code eq 'cut' || $code eq 'overlong' || $code eq 'header-cut';
    return {code => $code, at => $pack->{begin}};
}

# Reads the packs of a segment without SUFFIX; gives the error that ends them, if there is one.
sub read_packs_to_end {
    my ($state) = @_;
    my ($bytes, $reading) = @$state{qw(bytes reading)};
    my $position = begin_of_packs($state);
    $position = 0 if $position > $state->{zeros};
    while ($position < $state->{zeros}) {
        my $has_tag = $reading->{has_tags} && @{$state->{packs}};
        return {code => 'torn', at => $position} if $has_tag && substr($bytes, $position, 2) eq '[I';
        my $pack = MojoPack::read_pack($bytes, $position, $state->{zeros}, $state->{size}, $reading, $has_tag);
        return end_in_pack($state, $pack) if $pack->{why};
        push @{$state->{packs}}, $pack;
        $position = $pack->{end};
    }
    return end_behind($state, $position);
}

# Where only room that was not written is left: sound in a segment that is being written.
sub end_behind {
    my ($state, $position) = @_;
    return undef if $state->{name}{is_growing};
    return {code => $position < $state->{size} ? 'zeroed' : 'torn', at => $position};
}

# What a pack is that does not close: the last one of an unfinished segment, or a damaged one.
sub end_in_pack {
    my ($state, $pack) = @_;
    my $why = $pack->{why};
    return end_behind_end_marker($state, $pack) if defined $pack->{header_at};
    return error_of_whole_pack($pack)           if is_damaged($state, $pack);
    my $is_cut = $why eq 'cut' || $why eq 'overlong';
    if (!defined $pack->{entries_at}) {
        my $is_foreign = !$state->{name}{is_segment} && !@{$state->{packs}};
        return {code => $is_cut ? 'torn' : $is_foreign ? 'not-this-format' : $why, at => $pack->{begin}};
    }
    push @{$state->{packs}}, {%$pack, is_open => 1};
    return end_behind($state, $pack->{entry_at}) if $why eq 'cut' && $pack->{entry_at} >= $state->{zeros};
    my $at = @{$pack->{entries}} ? $pack->{entry_at} : $pack->{begin};
    return {code => $is_cut ? 'torn' : $why, at => $at};
}

# Behind the end marker: a HEADER that contradicts the pack, a part of one, or room for it.
sub end_behind_end_marker {
    my ($state, $pack) = @_;
    my $is_room = $pack->{header_at} >= $state->{zeros};
    return error_of_whole_pack($pack) if !$is_room && $pack->{why} ne 'header-cut';
    push @{$state->{packs}}, {%$pack, is_open => 1};
    return undef if $is_room && $state->{name}{is_growing};
    my $has_zeros = $is_room && $pack->{header_at} < $state->{size};
    return {code => $has_zeros ? 'zeroed' : 'torn', at => $pack->{header_at} - 1};
}

# A pack that does not close is damaged if a whole one follows, or the file's last, or if its elements lead to a HEADER
# that counts them.
sub is_damaged {
    my ($state, $pack) = @_;
    my ($bytes, $reading) = @$state{qw(bytes reading)};
    return 1 if MojoPack::closes_without_meaning($bytes, $pack, $reading);
    return 0 if !$reading->{has_tags};
    my $position = $pack->{begin} + 1;
    my $budget   = SEARCH_BUDGET;
    while ($budget > 0) {
        $position = index $bytes, '[P', $position;
        return 0 if $position < 0;
        my $candidate = MojoPack::read_pack($bytes, $position, $state->{size}, $state->{size}, $reading, 1);
        return 1 if !$candidate->{why} || ($candidate->{why} eq 'cut' && @{$candidate->{entries}}
            && $candidate->{entry_at} >= $state->{zeros});
        $budget -= 16 + $candidate->{position} - $position;
        $position++;
    }
    return 0;
}

# Judges the ids of the packs that were read, and makes the answer.
sub conclude {
    my ($state, $end) = @_;
    my ($packs, $suffix) = @$state{qw(packs suffix)};
    my $entries = $suffix && MojoIndex::read_index($state->{bytes}, $suffix, $packs);
    my (@records, @findings);
    for my $place (0 .. $#$packs) {
        my $pack = $packs->[$place];
        my ($error, @found) = judge_order($state, $place, $suffix, $entries);
        return stopped('bad-order', $pack->{begin}, \@records, \@findings) if $error;
        my $disorder = MojoPack::first_disorder($pack);
        if (defined $disorder) {
            return stopped('bad-order', $pack->{begin}, \@records, \@findings) if !$pack->{is_open};
            $end = {code => 'bad-order', at => $pack->{entries}[$disorder]{at}};
            splice @{$pack->{entries}}, $disorder;
        }
        push @findings, finding('bad-name', $pack->{begin}) if $place == 0 && is_named_otherwise($state, $pack);
        push @findings, finding('bad-index', 0) if $place == 0 && is_led_otherwise($state, $pack);
        push @findings, @found, findings_of_pack($pack);
        push @records, MojoPack::records_of($pack);
    }
    return stopped(@$end{qw(code at)}, \@records, \@findings) if $end;
    push @findings, MojoIndex::compare($entries, $suffix, $packs) if $suffix;
    return clean_end($state->{size}, \@records, \@findings);
}

sub is_named_otherwise {
    my ($state, $pack) = @_;
    return $state->{name}{id} && !MojoPack::has_id($pack, $state->{name}{id});
}

sub is_led_otherwise {
    my ($state, $pack) = @_;
    return 0 if !$state->{reading}{has_lead_id};
    my ($id) = MojoPack::id_at($state->{bytes}, 0, $state->{size}, $state->{reading}{form});
    return $id && MojoPack::compare_ids($id, $pack->{id});
}

sub findings_of_pack {
    my ($pack) = @_;
    my @findings;
    push @findings, finding('reserved-nonzero', $pack->{begin}) if $pack->{has_other_flags};
    my $deleted = @{$pack->{entries}} - $pack->{live};
    push @findings, finding('bad-count', $pack->{begin})
        if defined $pack->{declared_live} && !$pack->{is_open}
        && ($pack->{declared_live} != $pack->{live} || $pack->{declared_deleted} != $deleted);
    return @findings;
}

# Whether a pack's first id cannot be: the packs in front, or INDEX, contradict it.
sub judge_order {
    my ($state, $place, $suffix, $entries) = @_;
    my $packs = $state->{packs};
    my $pack  = $packs->[$place];
    return 1 if $entries && contradicts_index($packs, $place, $suffix, $entries);
    return 0 if $place == 0;
    my $first = MojoPack::first_id($pack);
    my $is_below = sub { MojoPack::compare_ids($first, MojoPack::last_id($packs->[$place - $_[0]])) <= 0 };
    return 1 if $place >= 2 && $is_below->(2);
    return 0 if !$is_below->(1);
    my $named = $state->{name}{id};
    return 1 if $place == 1 && $named && MojoPack::has_id($packs->[0], $named);
    return (0, finding('bad-order', $pack->{begin}));
}

# INDEX is believed where its id fits between the packs around, and MASTER ID does not;
# for the first pack where SUFFIX says the same.
sub contradicts_index {
    my ($packs, $place, $suffix, $entries) = @_;
    my $entry = MojoIndex::entry_of_pack($entries, $packs, $place) or return 0;
    my ($stated, $listed) = ($packs->[$place]{id}, $entry->{id});
    return 0 if !MojoPack::compare_ids($stated, $listed);
    return !MojoPack::compare_ids($suffix->{id}, $listed) if $place == 0;
    return fits_between($packs, $place, $listed) && !fits_between($packs, $place, $stated);
}

sub fits_between {
    my ($packs, $place, $id) = @_;
    return 0 if MojoPack::compare_ids($id, MojoPack::last_id($packs->[$place - 1])) <= 0;
    return $place == $#$packs || MojoPack::compare_ids($id, MojoPack::first_id($packs->[$place + 1])) < 0;
}

1;
