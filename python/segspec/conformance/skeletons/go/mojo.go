import "bytes"
import "encoding/binary"
import "strings"

var can = []string{"read:mojo"}
var badEncoding = &fault{"corrupt", "bad-encoding"}
var sizes = map[byte]int{0xf1: 2, 0xf2: 3, 0xf3: 4, 0xf4: 8}

// backlen is the bytes that end an element: its length in groups of 7 bits, the highest first.
func backlen(length int) []byte {
	groups := 1
	for groups < 5 && length > 127 && (groups == 1 || length >= 1<<(7*groups)-1) {
		groups++
	}
	out := make([]byte, groups)
	for n := range out {
		out[n] = byte(length>>(7*(groups-1-n))) & 127
		if n > 0 {
			out[n] |= 128
		}
	}
	return out
}

// value is an element of a listpack: an integer, bytes, or its end.
type value struct {
	isInteger, isEnd bool
	integer          int64
	content          []byte
}

func element(data []byte, at, end int) (value, int, *fault) {
	if at >= end {
		return value{}, at, torn
	}
	first, head, length := data[at], 1, 0
	wide := 0
	if at+1 < end {
		wide = int(data[at+1])
	}
	switch {
	case first == 0xff:
		return value{isEnd: true}, at + 1, nil
	case first >= 0x80 && first < 0xc0:
		length = int(first & 0x3f)
	case first >= 0xc0 && first < 0xe0:
		head = 2
	case first >= 0xe0 && first < 0xf0:
		head, length = 2, int(first&15)<<8|wide
	case first == 0xf0:
		head = 5
		if at+5 <= end {
			length = int(binary.LittleEndian.Uint32(data[at+1:]))
		}
	case sizes[first] > 0:
		head += sizes[first]
	case first >= 0x80:
		return value{}, at, badEncoding
	}
	tail, stop := backlen(head+length), at+head+length
	next := stop + len(tail)
	if at+head > end || next > end {
		return value{}, at, torn
	}
	if !bytes.Equal(data[stop:next], tail) {
		return value{}, at, &fault{"corrupt", "bad-length"}
	}
	switch {
	case first < 0x80:
		return value{isInteger: true, integer: int64(first)}, next, nil
	case first >= 0xc0 && first < 0xe0:
		return value{isInteger: true, integer: int64(int(first&31)<<8|wide) << 51 >> 51}, next, nil
	case sizes[first] > 0:
		wide := make([]byte, 8)
		copy(wide[8-sizes[first]:], data[at+1:stop])
		number := int64(binary.LittleEndian.Uint64(wide)) >> (64 - 8*sizes[first])
		return value{isInteger: true, integer: number}, next, nil
	}
	return value{content: data[at+head : stop]}, next, nil
}

// pack begins at a position: records are those whose entries are whole, and sound is where they end.
type pack struct {
	data                     []byte
	at, end, elements, sound int
	records                  []object
	hasHead, isClosed        bool
	wrong                    *fault
}

func (p *pack) next() value {
	if p.wrong != nil {
		return value{isEnd: true}
	}
	one, at, wrong := element(p.data, p.at, p.end)
	p.at, p.wrong = at, wrong
	if !one.isEnd {
		p.elements++
	}
	return one
}

func (p *pack) integer() int64 {
	one := p.next()
	if !one.isInteger && p.wrong == nil {
		p.wrong = badEncoding
	}
	return one.integer
}

func (p *pack) count() int64 {
	number := p.integer()
	if number < 0 && p.wrong == nil {
		p.wrong = badEncoding
	}
	return number
}

func (p *pack) text() string {
	one := p.next()
	if one.isEnd && p.wrong == nil {
		p.wrong = badEncoding
	}
	if one.isInteger {
		return hex.EncodeToString([]byte(strconv.FormatInt(one.integer, 10)))
	}
	return hex.EncodeToString(one.content)
}

// read goes up to the end of its HEADER, or to what is wrong.
func (p *pack) read() {
	if len(p.data)-p.at < 16 {
		p.wrong = torn
		return
	}
	ms, seq := binary.LittleEndian.Uint64(p.data[p.at:]), binary.LittleEndian.Uint64(p.data[p.at+8:])
	p.at += 16
	begin, live, names := p.at, 0, []string{}
	for left := p.count(); left > 0 && p.wrong == nil; left-- { // one by one: a count may be any number
		names = append(names, p.text())
	}
	if p.integer() != 0 && p.wrong == nil {
		p.wrong = badEncoding
	}
	if p.wrong != nil {
		return
	}
	p.sound, p.hasHead = p.at, true
	for flags := p.next(); !flags.isEnd; flags = p.next() {
		if !flags.isInteger && p.wrong == nil {
			p.wrong = badEncoding
		}
		id := strconv.FormatUint(ms+uint64(p.integer()), 10) + "-" + strconv.FormatUint(seq+uint64(p.integer()), 10)
		fields := [][]string{}
		if flags.integer&2 != 0 {
			for _, name := range names {
				fields = append(fields, []string{name, p.text()})
			}
		} else {
			for left := p.count(); left > 0 && p.wrong == nil; left-- {
				fields = append(fields, []string{p.text(), p.text()})
			}
		}
		if p.wrong != nil {
			return
		}
		isDeleted := flags.integer&1 != 0
		p.records, p.sound = append(p.records, object{"id": id, "deleted": isDeleted, "fields": fields}), p.at
		if !isDeleted {
			live++
		}
	}
	if p.wrong != nil {
		return
	}
	p.isClosed = true
	if p.at >= p.end || len(p.data)-p.at < 8 {
		p.wrong = torn
		return
	}
	header := p.data[p.at:]
	elements, count := int(binary.LittleEndian.Uint16(header[4:])), int(binary.LittleEndian.Uint16(header[6:]))
	if int(binary.LittleEndian.Uint32(header)) != p.at-begin {
		p.wrong = &fault{"corrupt", "bad-length"}
	} else if elements != 65535 && elements != p.elements || count != 65535 && count != len(p.records) && count != live {
		p.wrong = &fault{"corrupt", "bad-count"}
	}
	p.at += 8
}

// frames calls found with each frame: where the next one begins, and the records in it. Of a pack that the file ends
// in, it gives what is whole.
func frames(name string, data []byte, found func(end int, records ...object)) *fault {
	at, room, zeros := 0, 0, zerosBegin(data) // room: where only zeros are left
	for at < zeros {
		isIndex, isTag := bytes.HasPrefix(data[at:], []byte("[I")), bytes.HasPrefix(data[at:], []byte("[P"))
		if at > 0 && isIndex && bytes.HasSuffix(data[:zeros], []byte{0xff, 0xff}) {
			found(len(data)) // the index and SUFFIX, which end a finished segment
			return nil
		}
		if at > 0 && (isIndex || zeros-at < 2) {
			return torn
		}
		if at > 0 && !isTag {
			return badEncoding
		}
		one := &pack{data: data, at: at, end: zeros}
		if at > 0 {
			one.at += 2
		}
		one.read()
		if one.wrong == torn && one.hasHead {
			if len(one.records) > 0 || one.sound >= zeros || one.isClosed {
				at = one.sound
			}
			found(at, one.records...)
			if one.sound < zeros && !(one.isClosed && one.at >= zeros) {
				return torn
			}
			room = at
			if one.isClosed {
				room = one.at
			}
			break
		}
		if one.wrong != nil {
			return one.wrong
		}
		at, room = one.at, one.at
		found(at, one.records...)
	}
	if !strings.HasPrefix(name, "w") {
		if room < len(data) {
			return &fault{"torn", "zeroed"}
		}
		return torn
	}
	found(len(data))
	return nil
}
