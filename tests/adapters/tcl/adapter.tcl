# A reader of TANK's logs in Tcl 8.6, without any package, written from the pages of the
# documentation alone. It is an adapter: segspec conformance run -- tclsh adapter.tcl
#
# A segment is a byte string, and a position a byte's number in it. What is wrong is said
# by its code out of the closed list of findings: `throw FAULT <code>` ends a bundle.

set LARGEST 18446744073709551615    ;# sequence number, 2^64 - 1
set BLOCK_LIMIT 8388608             ;# bytes that a snappy block may decompress to
set YEAR [expr {366 * 86400000}]    ;# in milliseconds
set CAN {read:tank index:tank log:tank seek:tank skip:tank compression:snappy findings}
set HERE [file dirname [file normalize [info script]]]
foreach file {bundle recovery log json} { source [file join $HERE $file.tcl] }

# ---- The protocol ----------------------------------------------------------------------

# The members of an answer, as names and JSON.
proc answer {request} {
    set input [dict get $request input]
    foreach file {segment index} {
        if {![set has_$file [dict exists $input $file]]} continue
        set ${file}_name [dict get $input $file name]
        set $file [binary decode hex [dict get $input $file hex]]
    }
    switch -exact -- [dict get $request cmd] {
        read {
            set result [read_segment $segment_name $segment]
            set error [dict get $result error]
            set pairs [list end "\"[dict get $result end]\"" \
                           valid_bytes "\"[dict get $result valid_bytes]\"" \
                           records [json_each [dict get $result records] json_record] \
                           findings [json_each [dict get $result findings] json_finding bytes]]
            return [concat $pairs [expr {$error eq "" ? "" : [list error [json_finding $error -]]}]]
        }
        skip {
            set base [lindex [parse_name $segment_name] 1]
            set entries [expr {$has_index ? [read_index $index $base ignored] : ""}]
            set result [read_segment $segment_name $segment 1 $entries]
            return [list records [json_each [dict get $result records] json_record] \
                        findings [json_each [dict get $result findings] json_finding bytes]]
        }
        index {
            set findings {}
            if {!$has_segment} {
                set findings {{missing-segment 0}}
            } elseif {$has_index} {
                set findings [check_index $segment_name $segment $index_name $index]
            }
            return [list findings [json_each $findings json_finding -]]
        }
        log {
            lassign [read_log [dict get $input files]] end records error findings
            set pairs [list end "\"$end\"" records [json_each $records json_record] \
                           findings [json_each $findings json_finding file]]
            if {$error ne ""} { lappend pairs error [json_finding $error file] }
            return $pairs
        }
        seek {
            lassign [dict get $request to] what wanted
            set column [expr {$what eq "timestamp"}]
            lassign [seek_record [dict get $input files] $column $wanted] record file
            if {$record eq ""} { return {} }
            return [list record [json_record $record] file [json_text $file] \
                        at "\"[lindex $record 4]\""]
        }
    }
    return {skip {"it cannot do that"}}
}

fconfigure stdin -encoding utf-8
fconfigure stdout -encoding utf-8 -translation lf
set start [list protocol 1 name {"tank-in-tcl"} version {"0.1"} language {"tcl"} \
               can [json_each $CAN json_text]]
while {[gets stdin line] >= 0} {
    set request [json_read $line]
    set command [dict get $request cmd]
    if {$command eq "stop"} break
    if {$command eq "start"} {
        puts [json_object $start]
    } else {
        if {[catch {answer $request} pairs]} { set pairs [list skip [json_text $pairs]] }
        puts [json_object [list seq [dict get $request seq] {*}$pairs]]
    }
    flush stdout
}
