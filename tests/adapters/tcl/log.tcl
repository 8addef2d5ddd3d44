# A segment, an index, and a folder of both.

# ---- A segment -------------------------------------------------------------------------

# {kind base last suffix} of a segment's name; kind is active, immutable or none.
proc parse_name {name} {
    set suffix ""
    regexp {^(.*\.i?log)\.(swap|old|cleaned)$} $name - name suffix
    if {[regexp {^([1-9][0-9]*)(_[0-9]{1,20})?\.log$} $name - base] && $base <= $::LARGEST} {
        return [list active $base $::LARGEST $suffix]
    }
    if {[regexp {^([1-9][0-9]*)-([1-9][0-9]*)(_[0-9]{1,20})?\.ilog$} $name - base last]
        && $base <= $last && $last <= $::LARGEST} {
        return [list immutable $base $last $suffix]
    }
    return [list none 1 $::LARGEST $suffix]
}

# Reads a segment to its end, or to the first damage unless it `goes_on`:
#   end, valid_bytes, error {code at}, findings {code at} or {code at bytes},
#   records {number timestamp key content at}, bundles {at number}, damage {from to}
proc read_segment {name bytes {goes_on 0} {entries {}}} {
    array unset ::sound_at
    lassign [parse_name $name] kind due declared_last
    set size [string length $bytes]
    set at 0
    set released ""     ;# the timestamp of the last message that was released
    set greatest 0
    foreach list {error records findings bundles damage} { set $list {} }
    if {$kind eq "none"} { lappend findings {bad-name 0} }
    while {$at < $size} {
        set bundle [read_bundle $bytes $at $due]
        set fault [dict get $bundle fault]
        if {$fault eq "" && [set row [cut_short_by $bytes $at $bundle $released]] >= 0} {
            set fault bad-length
            set go_on_at [list $row $due]
        } elseif {$fault ne "" && $goes_on} {
            set go_on_at [resume $bytes $at $bundle $due $released $entries]
        }
        if {$fault ne "" && !$goes_on} { set error [list $fault $at]; break }
        if {$fault ne ""} {
            lassign $go_on_at to due
            lappend findings [list $fault $at [expr {$to - $at}]]
            lappend damage [list $at $to]
            set at $to
            continue
        }
        foreach code [dict get $bundle findings] { lappend findings [list $code $at] }
        lappend bundles [list $at [lindex [dict get $bundle messages] 0 0]]
        foreach message [dict get $bundle messages] {
            lassign $message number released
            lappend records [lreplace $message 4 4 $at]
            set greatest [expr {max($greatest, $number)}]
        }
        set due [expr {$number + 1}]
        set at [dict get $bundle next]
    }
    if {$kind eq "immutable" && $size == 0} {
        lappend findings {missing-segment 0}
    } elseif {$kind eq "immutable" && $error eq "" && $damage eq ""
              && ($greatest > $declared_last || $number < $declared_last)} {
        lappend findings [list bad-name $size]
    }
    set end clean
    if {$error ne ""} { set end [expr {$fault in {torn zeroed} ? "torn" : "corrupt"}] }
    return [dict create end $end valid_bytes $at error $error findings $findings \
                records $records bundles $bundles damage $damage greatest $greatest]
}

# ---- An index --------------------------------------------------------------------------

# The entries that may be used, {number position} each, and what is wrong by itself.
proc read_index {bytes base findings_name} {
    upvar 1 $findings_name findings
    set entries {}
    set relative_before -1
    set position_before -1
    set whole [expr {[string length $bytes] / 8 * 8}]
    for {set at 0} {$at < $whole} {incr at 8} {
        binary scan $bytes @${at}iuiu relative position
        if {$relative <= $relative_before || $position <= $position_before
            || $at == 0 && ($relative || $position)} {
            lappend findings [list bad-index $at]
            break
        }
        lappend entries [list [expr {$base + $relative}] $position]
        set relative_before $relative
        set position_before $position
    }
    if {$whole < [string length $bytes]} { lappend findings [list bad-index $whole] }
    return $entries
}

proc check_index {name bytes index_name index} {
    lassign [parse_name $name] kind base
    if {$kind ne "none" && $index_name ne "$base.index"} { return {{missing-segment 0}} }
    set findings {}
    set entries [read_index $index $base findings]
    set segment [read_segment $name $bytes 1]
    set number_at [dict create]
    set position_of [dict create]
    foreach bundle [dict get $segment bundles] {
        lassign $bundle at number
        dict set number_at $at $number
        if {![dict exists $position_of $number]} { dict set position_of $number $at }
    }
    set wrong_before ""
    set entry_at -8
    foreach entry $entries {
        lassign $entry number position
        incr entry_at 8
        if {$position >= [string length $bytes]} {
            if {{index-ahead 0} ni $findings} { lappend findings {index-ahead 0} }
            continue
        }
        if {[dict exists $number_at $position] && [dict get $number_at $position] == $number} {
            set wrong ""
        } elseif {[dict exists $position_of $number]} {
            set wrong "moved by [expr {$position - [dict get $position_of $number]}]"
        } elseif {[dict exists $number_at $position]} {
            set wrong "another number"
        } elseif {[lsearch -exact [lmap region [dict get $segment damage] {
            expr {$position >= [lindex $region 0] && $position < [lindex $region 1]}
        }] 1] >= 0} {
            continue
        } else {
            set wrong "no bundle"
        }
        if {$wrong ni [list "" $wrong_before]} { lappend findings [list bad-index $entry_at] }
        set wrong_before $wrong
    }
    return $findings
}

# ---- A folder --------------------------------------------------------------------------

# The segments that are read, in order, {base name bytes last kind} each, and what the
# names of the files have wrong, {code at file} each.
proc segments_of {files findings_name} {
    upvar 1 $findings_name findings
    foreach list {"" swap old cleaned} { set of($list) {} }
    foreach file $files {
        set name [dict get $file name]
        if {[string match .* $name]} continue
        lassign [parse_name $name] kind base last suffix
        if {$kind eq "none"} {
            if {[regexp {\.i?log$} $name]} { lappend findings [list bad-name 0 $name] }
            continue
        }
        if {$suffix ne ""} { lappend findings [list bad-name 0 $name] }
        lappend of($suffix) [list $base $name [binary decode hex [dict get $file hex]] $last $kind]
    }
    set segments $of()
    if {$of(cleaned) ne ""} { set of(swap) {} }
    foreach left_over [concat $of(swap) $of(old)] {
        if {![numbers_taken $left_over $segments]} { lappend segments $left_over }
    }
    set segments [lsort -command {apply {{one other} {
        set difference [expr {[lindex $one 0] - [lindex $other 0]}]
        return [expr {$difference < 0 ? -1 : $difference > 0}]
    }}} [lsort -index 1 $segments]]
    foreach segment [lrange [lsearch -all -inline -exact -index 4 $segments active] 0 end-1] {
        lappend findings [list bad-name 0 [lindex $segment 1]]
    }
    foreach file $files {
        if {[regexp {^([0-9]+)\.index$} [dict get $file name] name base]
            && [lsearch -exact -index 0 $segments $base] < 0} {
            lappend findings [list missing-segment 0 $name]
        }
    }
    return $segments
}

# Whether another file has numbers of a left-over's; an active segment's last is not known.
proc numbers_taken {left_over segments} {
    foreach one [list $left_over {*}$segments] {
        lassign $one base - - last kind
        lappend ranges [list $base [expr {$kind eq "active" ? $base : $last}]]
    }
    lassign [lindex $ranges 0] first last
    foreach range [lrange $ranges 1 end] {
        if {[lindex $range 0] <= $last && [lindex $range 1] >= $first} { return 1 }
    }
    return 0
}

# {end records error findings} of all segments, read as one log.
proc read_log {files} {
    set findings {}
    set records {}
    set greatest 0
    set base_before 0
    foreach segment [segments_of $files findings] {
        lassign $segment base name bytes
        if {$base == $base_before} { lappend findings [list bad-name 0 $name] }
        if {$base <= $greatest} { lappend findings [list bad-order 0 $name] }
        set base_before $base
        set result [read_segment $name $bytes]
        set greatest [expr {max($greatest, [dict get $result greatest])}]
        lappend records {*}[dict get $result records]
        foreach finding [dict get $result findings] { lappend findings [list {*}$finding $name] }
        if {[dict get $result error] ne ""} {
            return [list [dict get $result end] $records [list {*}[dict get $result error] $name] \
                        $findings]
        }
    }
    return [list clean $records "" $findings]
}

# {record file} of the first message whose number (column 0) or timestamp (1) is not below
# `wanted`, or "".
proc seek_record {files column wanted} {
    foreach segment [segments_of $files ignored] {
        lassign $segment - name bytes
        foreach record [dict get [read_segment $name $bytes] records] {
            if {[lindex $record $column] >= $wanted} { return [list $record $name] }
        }
    }
    return ""
}
