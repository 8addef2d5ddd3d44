import "encoding/binary"
import "math/bits"
import "regexp"

var can = []string{"read:tank"}
var badLength = &fault{"corrupt", "bad-length"}
var badOrder = &fault{"corrupt", "bad-order"}
var named = regexp.MustCompile(`^([1-9][0-9]*)[-_.]`)

// bytesOf reads from a bundle; its first fault stays.
type bytesOf struct {
	rest  []byte
	wrong *fault
}

func (b *bytesOf) take(count uint64) []byte {
	if b.wrong != nil || count > uint64(len(b.rest)) {
		if b.wrong == nil {
			b.wrong = badLength
		}
		return make([]byte, 8)
	}
	taken := b.rest[:count]
	b.rest = b.rest[count:]
	return taken
}

// varint is an integer of 7 bits a byte and of 32 in all, the lowest first.
func (b *bytesOf) varint() uint64 {
	value := uint64(0)
	for n := 0; n < 5; n++ {
		one := b.take(1)[0]
		value |= uint64(one&127) << (7 * n)
		if one < 128 {
			return value & 0xffffffff
		}
	}
	if b.wrong == nil {
		b.wrong = &fault{"corrupt", "bad-encoding"}
	}
	return 0
}

func (b *bytesOf) number() uint64 { return binary.LittleEndian.Uint64(b.take(8)) }

type bundle struct {
	count, first, last uint64
	isSparse           bool
}

// header is how many messages there are, and the first and the last number if it states them, else those that are due.
func (b *bytesOf) header(due uint64) bundle {
	flags := b.take(1)[0]
	one := bundle{count: uint64(flags >> 2 & 15), first: due, isSparse: flags&64 != 0}
	if one.count == 0 {
		one.count = b.varint()
	}
	leap := one.count - 1
	if one.isSparse {
		one.first = b.number()
		leap = 0
		if one.count != 1 {
			leap = b.varint() + 1
		}
	}
	var carry uint64
	one.last, carry = bits.Add64(one.first, leap, 0)
	switch {
	case b.wrong != nil:
	case one.count == 0 || flags&3 == 0 && len(b.rest) == 0:
		b.wrong = &fault{"corrupt", "bad-count"}
	case flags&3 != 0: // 1 is snappy, which is left to you
		b.wrong = &fault{"corrupt", "unsupported-codec"}
	case carry != 0:
		b.wrong = badOrder
	}
	return one
}

// messages gives the records of a bundle, all that it has, whatever its count says; and the number after them.
func (b *bytesOf) messages(due uint64) (records []object, next uint64) {
	head := b.header(due)
	number, timestamp := head.first, uint64(0)
	for b.wrong == nil && len(b.rest) > 0 {
		place := uint64(len(records))
		flags, key := b.take(1)[0], []byte{}
		if head.isSparse && place > 0 && place != head.count-1 && flags&4 == 0 {
			number += b.varint()
		}
		if flags&2 == 0 {
			timestamp = b.number()
		}
		if flags&1 != 0 {
			key = b.take(uint64(b.take(1)[0]))
		}
		content := b.take(b.varint())
		if b.wrong != nil {
			if place >= head.count {
				b.wrong = nil
				break
			}
			return nil, 0
		}
		if head.isSparse && place == head.count-1 {
			number = head.last
		}
		record := object{"offset": strconv.FormatUint(number, 10), "timestamp": strconv.FormatUint(timestamp, 10)}
		record["value"] = hex.EncodeToString(content)
		if len(key) > 0 {
			record["key"] = hex.EncodeToString(key)
		}
		records, number = append(records, record), number+1
	}
	return records, number
}

// frames calls found with each frame: where the next one begins, and the records in it.
func frames(name string, data []byte, found func(end int, records ...object)) *fault {
	at, due, zeros := 0, uint64(1), zerosBegin(data)
	if parts := named.FindStringSubmatch(name); parts != nil {
		due, _ = strconv.ParseUint(parts[1], 10, 64)
	}
	for at < len(data) {
		if at >= zeros {
			return &fault{"torn", "zeroed"}
		}
		lead := &bytesOf{rest: data[at:]}
		length := lead.varint()
		switch {
		case lead.wrong == badLength || lead.wrong == nil && length > uint64(len(lead.rest)):
			return torn
		case lead.wrong != nil:
			return lead.wrong
		case length == 0:
			return badLength
		}
		inside := &bytesOf{rest: lead.take(length)}
		records, next := inside.messages(due)
		if inside.wrong != nil {
			return inside.wrong
		}
		at, due = len(data)-len(lead.rest), next
		found(at, records...)
	}
	return nil
}
