# JSON.

# An object becomes a dictionary, an array a list, and all else a string.
proc json_read {text} {
    set tokens [regexp -all -inline {"(?:[^"\\]|\\.)*"|[][{},:]|[^][{},:"\s]+} $text]
    set next 0
    return [json_value $tokens next]
}

proc json_value {tokens next_name} {
    upvar 1 $next_name next
    set token [lindex $tokens $next]
    incr next
    if {[string index $token 0] eq "\""} {
        return [subst -nocommands -novariables [string range $token 1 end-1]]
    }
    if {$token ni {"\{" "\["}} { return $token }
    set values {}
    while {[lindex $tokens $next] ni {"\}" "\]" ""}} {
        if {[lindex $tokens $next] in {"," ":"}} { incr next; continue }
        lappend values [json_value $tokens next]
    }
    incr next
    return $values
}

proc json_text {text} {
    set result ""
    foreach character [split $text ""] {
        scan $character %c code
        if {$code < 32 || $code > 126 || $character in {\" \\}} {
            set character [format {\u%04x} $code]
        }
        append result $character
    }
    return "\"$result\""
}

# Of names and values that are JSON already.
proc json_object {pairs} {
    return "{[join [lmap {name value} $pairs { string cat "\"$name\":" $value }] ,]}"
}

proc json_array {values} { return "\[[join $values ,]\]" }

# An array of what a command, with arguments after the item, makes of each item.
proc json_each {items command args} {
    return [json_array [lmap item $items { $command $item {*}$args }]]
}

proc json_record {record} {
    lassign $record number timestamp key content
    set pairs [list offset "\"$number\"" timestamp "\"$timestamp\""]
    if {$key ne ""} { lappend pairs key "\"[binary encode hex $key]\"" }
    return [json_object [list {*}$pairs value "\"[binary encode hex $content]\""]]
}

# A finding is {code at value}, or without a value, which is called `third`.
proc json_finding {finding third} {
    lassign $finding code at value
    set pairs [list code "\"$code\"" at "\"$at\""]
    if {$value ne ""} { lappend pairs $third [json_text $value] }
    return [json_object $pairs]
}
