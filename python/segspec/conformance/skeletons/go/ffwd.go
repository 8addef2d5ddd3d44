import "encoding/binary"

var can = []string{"read:ffwd"}

const lenHeader = 16 // magic, version, number of the first message
const unwritten = 64 // zeros up to the end of the file: so many were never written

// frames calls found with each frame: where the next one begins, and the records in it.
func frames(name string, data []byte, found func(end int, records ...object)) *fault {
	switch {
	case len(data) < 4:
		return torn
	case string(data[:4]) != "FFLG":
		return &fault{"not-this-format", "bad-magic"}
	case len(data) >= 8 && binary.BigEndian.Uint32(data[4:]) != 0:
		return &fault{"unsupported", "unsupported-version"}
	case len(data) < lenHeader:
		return torn
	}
	first, at, zeros := binary.BigEndian.Uint64(data[8:]), lenHeader, zerosBegin(data)
	found(at)
	for number := first; at < len(data); number++ {
		left := uint64(len(data) - at)
		if at >= zeros && left >= unwritten {
			return &fault{"torn", "zeroed"}
		}
		if left < 4 || uint64(binary.BigEndian.Uint32(data[at:])) > left-4 {
			return torn
		}
		if number < first {
			return &fault{"corrupt", "bad-order"}
		}
		end := at + 4 + int(binary.BigEndian.Uint32(data[at:]))
		offset := strconv.FormatUint(number, 10)
		found(end, object{"offset": offset, "value": hex.EncodeToString(data[at+4 : end])})
		at = end
	}
	return nil
}
