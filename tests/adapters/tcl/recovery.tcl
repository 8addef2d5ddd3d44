# What the bytes around a bundle tell.

# The sound bundle at `at`, or "": one that is read without a finding where 1 is due. The
# array sound_at keeps them until another segment is read.
proc sound {bytes at} {
    if {![info exists ::sound_at($at)]} {
        set ::sound_at($at) ""
        if {$at < [string length $bytes] && [string index $bytes $at] ne "\0"} {
            set bundle [read_bundle $bytes $at 1]
            if {[dict get $bundle fault] eq "" && [dict get $bundle findings] eq ""} {
                set ::sound_at($at) $bundle
            }
        }
    }
    return $::sound_at($at)
}

proc first_timestamp {bundle} { return [lindex [dict get $bundle messages] 0 1] }

proc stores_timestamp {bundle} { return [lindex [dict get $bundle messages] 0 5] }

proc is_near {bundle released} {
    set timestamp [first_timestamp $bundle]
    if {$released ne ""} { return [expr {abs($timestamp - $released) <= 10 * $::YEAR}] }
    return [expr {$timestamp >= 20 * $::YEAR && $timestamp <= 130 * $::YEAR}]
}

# Where the row of bundles begins that shows that a bundle was cut short, or -1.
proc cut_short_by {bytes at bundle released} {
    set end [dict get $bundle next]
    set doubtful [dict get $bundle doubtful]
    if {!$doubtful && ($end == [string length $bytes] || [sound $bytes $end] ne "")} { return -1 }
    for {set start [expr {$at + 1}]} {$start < $end} {incr start} {
        set to $start
        while {$to <= $end && [set one [sound $bytes $to]] ne ""} { set to [dict get $one next] }
        if {$to == $start || $to < $end || $to == $end && !$doubtful} continue
        if {[is_near [sound $bytes $start] $released] || $to > $end && [sound $bytes $to] ne ""} {
            return $start
        }
    }
    return -1
}

# The number that is due after a bundle whose numbers count as used.
proc due_after {header due} {
    if {$header eq ""} { return $due }
    dict with header {}    ;# sets sparse, count, last
    set next [expr {$sparse ? $last + 1 : $due + $count}]
    return [expr {$next > $::LARGEST ? $due : $next}]
}

# {position due}: where reading continues after a bundle that cannot be read.
proc resume {bytes at bundle due released entries} {
    set size [string length $bytes]
    set next [dict get $bundle next]
    if {$next >= 0 && ($next == $size || [sound $bytes $next] ne "")} {
        return [list $next [due_after [dict get $bundle header] $due]]
    }
    if {[dict get $bundle fault] eq "zeroed"} { return [list $size $due] }
    for {set start [expr {$at + 1}]} {$start < $size && $entries ne ""} {incr start} {
        set number [number_by_index $bytes $at $start $due $entries]
        if {$number ne ""} { return [list $start $number] }
    }
    for {set start [expr {$at + 1}]} {$start < $size} {incr start} {
        set row {}
        set to $start
        while {[llength $row] < 3 && [set one [sound $bytes $to]] ne ""} {
            lappend row $one
            set to [dict get $one next]
        }
        set length [llength $row]
        if {$length == 0} continue
        if {$length == 3 && [stores_timestamp [lindex $row 0]]
            || [is_near [lindex $row 0] $released] && ($length > 1 || $to == $size)} {
            return [list $start [due_if_whole $bytes $at $start $due]]
        }
    }
    return [list $size $due]
}

# The number due at `start` where all of the bundle at `at` is there and only its length is
# wrong; else `due`.
proc due_if_whole {bytes at start due} {
    try {
        take_integer $bytes $start at
        set header [read_header $bytes $at $start]
        if {[dict get $header codec] > 1} { return $due }
        set messages [read_messages [message_set $bytes $header $start] $header $due rest]
        if {$rest eq "" && [llength $messages] == [dict get $header count]} {
            return [due_after $header $due]
        }
    } trap FAULT {} {}
    return $due
}

# The number of the bundle at `start`, if the next four index entries after the damage at
# `at`, all too low by the same number of bytes or not moved at all, bear it out; else "".
proc number_by_index {bytes at start due entries} {
    set after [lmap entry $entries { if {[lindex $entry 1] < $at} continue; set entry }]
    set in_place [lmap entry $after { if {[lindex $entry 1] < $start} continue; set entry }]
    set counted 0
    for {set to $start} {[set one [sound $bytes $to]] ne ""} {set to [dict get $one next]} {
        foreach used [list $after $in_place] {
            lassign [lindex $used 0] number position
            if {$used eq "" || $position > $to || $used eq $in_place && $position != $to} continue
            if {[entries_meet $bytes $to [expr {$to - $position}] [lrange $used 0 3]]} {
                return [expr {$number - $counted < $due ? $due : $number - $counted}]
            }
        }
        incr counted [dict get $one header count]
    }
    return ""
}

# Whether entries, moved by so many bytes, meet bundles that follow from the one at `to`,
# which the first of them is of.
proc entries_meet {bytes to moved entries} {
    set due [lindex $entries 0 0]
    foreach entry $entries {
        lassign $entry number position
        while {[set one [sound $bytes $to]] ne "" && $to < $position + $moved} {
            set due [due_after [dict get $one header] $due]
            set to [dict get $one next]
        }
        if {$one eq "" || $to != $position + $moved} { return 0 }
        if {[dict get $one header sparse]} { set due [dict get $one header first] }
        if {$due != $number} { return 0 }
    }
    return 1
}
