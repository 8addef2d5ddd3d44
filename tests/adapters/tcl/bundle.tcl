# Bytes, and one bundle of them.

# ---- Bytes -----------------------------------------------------------------------------

# Each takes what begins at `at`, below `limit`, and moves `at` after it.

proc take {bytes limit size at_name} {
    upvar 1 $at_name at
    if {$size > $limit - $at} { throw FAULT bad-length }
    set from $at
    incr at $size
    return [string range $bytes $from $at-1]
}

proc take_integer {bytes limit at_name {code_if_cut bad-length}} {
    upvar 1 $at_name at
    set value 0
    foreach shift {0 7 14 21 28} {
        if {$at >= $limit} { throw FAULT $code_if_cut }
        binary scan $bytes @${at}cu octet
        incr at
        set value [expr {($value | ($octet & 127) << $shift) & 0xffffffff}]
        if {$octet < 128} { return $value }
    }
    throw FAULT bad-encoding
}

# What a raw snappy block decompresses to. A tag's lowest two bits say what follows:
# 0 a literal, 1 to 3 a copy, whose distance has 1, 2 or 4 bytes. Of a literal the upper
# six are the length less 1; from 60 on they say that this is in the next 1 to 4 bytes.
proc decompress {block} {
    set limit [string length $block]
    set at 0
    set size [take_integer $block $limit at]
    if {$at == 5 && ([scan [string index $block 4] %c] & 0x70)} { throw FAULT bad-compression }
    if {$size > $::BLOCK_LIMIT} { throw FAULT limit-exceeded }
    set result [binary format {}]
    while {$at < $limit} {
        set tag [scan [take $block $limit 1 at] %c]
        set kind [expr {$tag & 3}]
        set high [expr {$tag >> 2}]
        set width [lindex [list [expr {max($high - 59, 0)}] 1 2 4] $kind]
        binary scan [take $block $limit $width at]\0\0\0\0 iu number
        set length [expr {$high + 1}]
        if {$kind == 1} {
            set length [expr {($high & 7) + 4}]
            incr number [expr {$tag >> 5 << 8}]
        } elseif {$kind == 0 && $width > 0} {
            set length [expr {$number + 1}]
        }
        set done [string length $result]
        if {$length > $size - $done} { throw FAULT bad-compression }
        if {$kind == 0} { append result [take $block $limit $length at]; continue }
        if {$number == 0 || $number > $done} { throw FAULT bad-compression }
        while {$length > 0} {
            set from [expr {[string length $result] - $number}]
            set piece [string range $result $from [expr {$from + min($length, $number) - 1}]]
            append result $piece
            incr length -[string length $piece]
        }
    }
    if {[string length $result] != $size} { throw FAULT bad-compression }
    return $result
}

# ---- One bundle ------------------------------------------------------------------------

# The header at `at`, as a dictionary; `end` is where the message set begins.
proc read_header {bytes at limit} {
    set flags [scan [take $bytes $limit 1 at] %c]
    set sparse [expr {$flags >> 6 & 1}]
    set count [expr {$flags >> 2 & 15}]
    set first 0
    set last 0
    if {$count == 0 && [set count [take_integer $bytes $limit at]] == 0} { throw FAULT bad-count }
    if {$sparse} {
        binary scan [take $bytes $limit 8 at] wu first
        set last $first
        if {$count != 1} { incr last [expr {[take_integer $bytes $limit at] + 1}] }
    }
    return [dict create codec [expr {$flags & 3}] odd_bit [expr {$flags >> 7}] sparse $sparse \
                count $count first $first last $last end $at]
}

# The bytes between a header and the bundle's end, decompressed.
proc message_set {bytes header next} {
    set set [string range $bytes [dict get $header end] $next-1]
    if {[dict get $header codec] == 0} { return $set }
    try {
        return [decompress $set]
    } trap FAULT code {
        throw FAULT [expr {$code eq "limit-exceeded" ? $code : "bad-compression"}]
    }
}

# The whole messages of a set, {number timestamp key content odd_bits stored} each; in `rest` why
# the bytes after them are no message, or "" where there are none.
proc read_messages {set header due rest_name} {
    upvar 1 $rest_name rest
    dict with header {}    ;# sets sparse, count, first, last
    set limit [string length $set]
    set messages {}
    set rest ""
    set at 0
    set timestamp 0
    set number [expr {$due - 1}]
    try {
        for {set index 0} {$at < $limit} {incr index} {
            set flags [scan [take $set $limit 1 at] %c]
            incr number
            if {$sparse && $index == 0} {
                set number $first
            } elseif {$sparse && $index == $count - 1} {
                set number $last
            } elseif {$sparse && !($flags & 4)} {
                incr number [take_integer $set $limit at]
            }
            if {!($flags & 2)} { binary scan [take $set $limit 8 at] wu timestamp }
            set key ""
            if {$flags & 1} {
                set size [scan [take $set $limit 1 at] %c]
                set key [take $set $limit $size at]
            }
            set size [take_integer $set $limit at]
            set content [take $set $limit $size at]
            lappend messages [list $number $timestamp $key $content [expr {$flags >> 3}] \
                                  [expr {!($flags & 2)}]]
        }
    } trap FAULT rest {}
    return $messages
}

proc any_odd_bits {messages} { return [expr {[lsearch -not -exact -index 4 $messages 0] >= 0}] }

# The bundle whose length is at `at`, where number `due` is due:
#   fault     why it ends the reading, or ""
#   next      where it ends, where that is known, else -1
#   header, messages (those to be released), findings (codes of what ends nothing)
#   doubtful  as tank.set.cut-short has it
proc read_bundle {bytes at due} {
    set bundle [dict create fault "" next -1 header "" messages {} findings {} doubtful 0]
    try {
        fill_bundle bundle $bytes $at $due
    } trap FAULT code {
        dict set bundle fault $code
    }
    return $bundle
}

# Throws what is wrong, in the order of tank.bundle.order.
proc fill_bundle {bundle_name bytes at due} {
    upvar 1 $bundle_name bundle
    set size [string length $bytes]
    if {[string index $bytes $at] eq "\0"
        && [string trimleft [string range $bytes $at end] \0] eq ""} { throw FAULT zeroed }
    set length [take_integer $bytes $size at torn]
    if {$length == 0} { throw FAULT bad-length }
    if {$length > $size - $at} { throw FAULT torn }
    set next [expr {$at + $length}]
    dict set bundle next $next
    set header [read_header $bytes $at $next]
    dict set bundle header $header
    dict with header {}    ;# sets codec, odd_bit, sparse, count, first, last
    if {$codec > 1} { throw FAULT unsupported-codec }
    if {($sparse ? $last : $due) > $::LARGEST} { throw FAULT bad-order }
    set messages [read_messages [message_set $bytes $header $next] $header $due rest]

    set found [llength $messages]
    set contradiction ""
    set odd_bits [any_odd_bits $messages]
    if {$found >= $count && $rest ne "" || [any_odd_bits [lrange $messages $count end]]} {
        set contradiction trailing-bytes
        set messages [lrange $messages 0 $count-1]
    } elseif {$found != $count} {
        set contradiction bad-count
    }
    set falls 0
    set before -1
    foreach message $messages {
        set number [lindex $message 0]
        if {$number > $::LARGEST} { throw FAULT bad-order }
        if {$number <= $before} { set falls 1 }
        set before $number
    }
    if {$found == 0 && $rest eq ""} { throw FAULT bad-count }
    if {$found < $count && $rest ne ""} { throw FAULT $rest }
    set odd_messages [any_odd_bits $messages]
    set below [expr {$sparse && $first < $due}]
    if {$contradiction ne "" && ($odd_bit || $odd_messages || $below
                                 || $sparse && $first > $due + (1 << 32))} { throw FAULT bad-count }
    set findings {}
    foreach {holds code} [list $odd_bit reserved-nonzero $below bad-order $falls bad-order \
                              $odd_messages reserved-nonzero] {
        if {$holds} { lappend findings $code }
    }
    dict set bundle messages $messages
    dict set bundle findings [concat $findings $contradiction]
    dict set bundle doubtful [expr {$contradiction ne "" || $odd_bits}]
}
