package MojoIndex;
# What stands behind the packs of a finished mojo segment: INDEX and SUFFIX.
use strict;
use warnings;

use Common qw(add_wrapping finding);
use Listpack;
use MojoPack;

# SUFFIX as seen from the end of the file; nothing if it is not there.
sub suffix_of {
    my ($bytes, $end, $reading) = @_;
    my $is_strings = $reading->{form} eq 'strings';
    my $at = $end - ($is_strings ? 42 : 34);
    return if $at < 0 || substr($bytes, $end - 2, 2) ne "\xff\xff";
    my ($id, $next) = MojoPack::id_at($bytes, $at, $end, $reading->{form});
    return if !$id;
    my $numbers = substr $bytes, $next, $is_strings ? 12 : 8;
    if ($is_strings) {
        return if $numbers !~ /\A\x84(.{4})\x05\x84(.{4})\x05\z/s;
        $numbers = $1 . $2;
    }
    my ($index_size, $count) = unpack $reading->{form} eq 'raw_be' ? 'N2' : 'V2', $numbers;
    return if $index_size > $at;
    my $index_at = $at - $index_size;
    my $tail_at  = $index_at - ($reading->{has_tags} ? 2 : 0);
    return if $tail_at < 0 || $reading->{has_tags} && substr($bytes, $tail_at, 2) ne '[I';
    my $reserved = substr $bytes, $end - 10, 8;
    my $suffix = {
        at => $at, id => $id, count => $count, has_reserved => $reserved =~ /[^\0]/ ? 1 : 0,
        index_at => $index_at, tail_at => $tail_at,
    };
    # Without a tag only INDEX itself shows that this is SUFFIX.
    return $reading->{has_tags} || any_entries_of($bytes, $suffix) ? $suffix : undef;
}

sub integer_at {
    my ($bytes, $position, $end) = @_;
    my ($element, $next) = Listpack::element_at($bytes, $position, $end);
    return if !$element || $element->[0] != Listpack::INTEGER;
    return ($element->[1], $next);
}

# The entries of INDEX, or nothing if it cannot be read.
sub entries_of {
    my ($bytes, $suffix, $has_null_each) = @_;
    my ($position, $end) = @$suffix{qw(index_at at)};
    my @entries;
    while ($end - $position > ($has_null_each ? 0 : 2)) {
        my %entry = (at => $position);
        for my $half (0, 1) {
            ($entry{id}[$half], $position) = integer_at($bytes, $position, $end) or return;
            $entry{id}[$half] = add_wrapping(0, $entry{id}[$half]);
        }
        return if $end - $position < 6 || substr($bytes, $position, 6) !~ /\A\x84(.{4})\x05\z/s;
        $entry{offset} = unpack 'V', $1;
        ($entry{length}, $position) = integer_at($bytes, $position + 6, $end) or return;
        return if $entry{length} < 0;
        ($position) = behind_null($bytes, $position, $end) or return if $has_null_each;
        push @entries, \%entry;
    }
    ($position) = behind_null($bytes, $position, $end) or return if !$has_null_each;
    return $position == $end ? \@entries : undef;
}

sub behind_null {
    my ($bytes, $position, $end) = @_;
    my ($value, $next) = integer_at($bytes, $position, $end);
    return defined $value && $value == 0 ? $next : ();
}

# Makes full ids of the differences that INDEX may have: to the segment's first id, or to the entry before.
sub resolve_ids {
    my ($entries, $packs) = @_;
    my $agreement = sub {
        my ($ids) = @_;
        return scalar grep { $packs->[$_] && !MojoPack::compare_ids($ids->[$_], $packs->[$_]{id}) } 0 .. $#$ids;
    };
    return if !@$packs;
    my $first    = $packs->[0]{id};
    my $plain    = [map { $_->{id} } @$entries];
    my $relative = [map { sum_of_ids($first, $_->{id}) } @$entries];
    my ($sum, @in_turn) = ($first);
    push @in_turn, $sum = sum_of_ids($sum, $_->{id}) for @$entries;
    my ($best) = sort { $agreement->($b) <=> $agreement->($a) } $plain, $relative, \@in_turn;
    $entries->[$_]{id} = $best->[$_] for 0 .. $#$entries;
}

sub sum_of_ids {
    my ($left, $right) = @_;
    return [map { add_wrapping($left->[$_], $right->[$_]) } 0, 1];
}

# Both forms of the null are tried: one behind all entries, one behind each.
sub read_index {
    my ($bytes, $suffix, $packs) = @_;
    my $entries = any_entries_of($bytes, $suffix) or return;
    resolve_ids($entries, $packs);
    return $entries;
}

sub any_entries_of {
    my ($bytes, $suffix) = @_;
    return entries_of($bytes, $suffix, 0) // entries_of($bytes, $suffix, 1);
}

# Which pack an entry speaks of: the one in its place if the numbers of both are equal, else the one at its offset.
sub pack_of_entry {
    my ($entries, $packs, $place) = @_;
    return $packs->[$place] if @$entries == @$packs;
    my ($found) = grep { $_->{id_at} == $entries->[$place]{offset} } @$packs;
    return $found;
}

sub entry_of_pack {
    my ($entries, $packs, $place) = @_;
    return $entries->[$place] if @$entries == @$packs;
    my ($found) = grep { $_->{offset} == $packs->[$place]{id_at} } @$entries;
    return $found;
}

sub findings_of_entry {
    my ($entry, $pack) = @_;
    return if !$pack;
    my $wrong = 0;
    $wrong++ if $entry->{offset} != $pack->{id_at};
    $wrong++ if MojoPack::compare_ids($entry->{id}, $pack->{id}) != 0;
    $wrong++ if $entry->{length} != $pack->{end} - $pack->{id_at};
    return map { finding('bad-index', $entry->{at}) } 1 .. $wrong;
}

# What INDEX and SUFFIX say that is not so.
sub compare {
    my ($entries, $suffix, $packs) = @_;
    my @findings;
    if ($entries) {
        push @findings, finding('bad-index', @$entries ? $entries->[0]{at} : $suffix->{tail_at})
            if @$entries != @$packs;
        push @findings, map { findings_of_entry($entries->[$_], pack_of_entry($entries, $packs, $_)) } 0 .. $#$entries;
    }
    else { push @findings, finding('bad-index', $suffix->{tail_at}) }
    return (@findings, findings_of_suffix($suffix, $packs));
}

sub findings_of_suffix {
    my ($suffix, $packs) = @_;
    my @findings;
    push @findings, finding('bad-index', $suffix->{at})
        if @$packs && !MojoPack::has_id($packs->[0], $suffix->{id})
        && MojoPack::compare_ids($suffix->{id}, MojoPack::last_id($packs->[-1]));
    my ($all, $live) = (0, 0);
    $all += @{$_->{entries}}, $live += $_->{live} for @$packs;
    push @findings, finding('bad-index', $suffix->{at}) if $suffix->{count} != $all && $suffix->{count} != $live;
    push @findings, finding('reserved-nonzero', $suffix->{at}) if $suffix->{has_reserved};
    return @findings;
}

1;
