import "encoding/binary"
import "hash/crc32"

var can = []string{"read:osiris", "checksum"}
var badLength = &fault{"corrupt", "bad-length"}

const lenHead = 8
const lenHeader = 48
const lenSubBatch = 11 // flags, records, uncompressed length, length

func checkHead(data []byte) *fault {
	switch {
	case len(data) < 4:
		return torn
	case string(data[:4]) != "OSIL":
		return &fault{"not-this-format", "bad-magic"}
	case len(data) < lenHead:
		return torn
	case binary.BigEndian.Uint32(data[4:]) != 1:
		return &fault{"unsupported", "unsupported-version"}
	}
	return nil
}

func checkHeader(rest []byte) *fault {
	switch {
	case rest[0]>>4 != 5:
		return &fault{"corrupt", "bad-magic"}
	case rest[0]&15 > 1:
		return &fault{"unsupported", "unsupported-version"}
	case len(rest) > 1 && rest[1] > 2:
		return &fault{"corrupt", "bad-encoding"}
	case len(rest) < lenHeader:
		return torn
	}
	return nil
}

type entry struct {
	distance uint64
	value    []byte
}

// entries gives the values, each with its distance to the chunk's id. What is compressed is left out, and left to you.
func entries(data []byte, most int) (out []entry, wrong *fault) {
	distance := uint64(0)
	for len(data) > 0 && len(out) < most {
		isBatch, begin, count, length := data[0]&0x80 != 0, 4, uint64(1), uint64(0)
		if isBatch {
			begin = lenSubBatch
		}
		if len(data) < begin {
			return out, badLength
		}
		if isBatch {
			count, length = uint64(binary.BigEndian.Uint16(data[1:])), uint64(binary.BigEndian.Uint32(data[7:]))
		} else {
			length = uint64(binary.BigEndian.Uint32(data))
		}
		if length > uint64(len(data)-begin) {
			return out, badLength
		}
		body := data[begin : begin+int(length)]
		if !isBatch {
			out = append(out, entry{distance, body})
		} else if data[0]&0x70 == 0 {
			inner, wrong := entries(body, int(count))
			if wrong != nil {
				return out, wrong
			}
			for number, one := range inner {
				out = append(out, entry{distance + uint64(number), one.value})
			}
		}
		data, distance = data[begin+int(length):], distance+count
	}
	return out, nil
}

// frames calls found with each frame: where the next one begins, and the records in it.
func frames(name string, data []byte, found func(end int, records ...object)) *fault {
	if wrong := checkHead(data); wrong != nil {
		return wrong
	}
	found(lenHead)
	at, due, zeros := lenHead, uint64(0), zerosBegin(data)
	for at < len(data) {
		rest := data[at:]
		if at >= zeros {
			return &fault{"torn", "zeroed"}
		}
		if wrong := checkHeader(rest); wrong != nil {
			return wrong
		}
		word := func(at int) uint64 { return uint64(binary.BigEndian.Uint32(rest[at:])) }
		timestamp, epoch := int64(binary.BigEndian.Uint64(rest[8:])), binary.BigEndian.Uint64(rest[16:])
		number := binary.BigEndian.Uint64(rest[24:])
		begin := lenHeader + uint64(rest[44])
		end := begin + word(36) + word(40)
		if end > uint64(len(rest)) {
			return torn
		}
		content := rest[begin : begin+word(36)]
		if uint64(crc32.ChecksumIEEE(content)) != word(32) {
			return &fault{"corrupt", "bad-checksum"}
		}
		if number < due {
			return &fault{"corrupt", "bad-order"}
		}
		records := []object{}
		if rest[1] == 0 {
			values, wrong := entries(content, len(content))
			if wrong != nil {
				return wrong
			}
			for _, one := range values {
				records = append(records, object{
					"offset": strconv.FormatUint(number+one.distance, 10), "value": hex.EncodeToString(one.value),
					"timestamp": strconv.FormatInt(timestamp, 10), "epoch": strconv.FormatUint(epoch, 10),
					"chunk_id": strconv.FormatUint(number, 10),
				})
			}
		}
		at, due = at+int(end), number+word(4)
		found(at, records...)
	}
	return nil
}
