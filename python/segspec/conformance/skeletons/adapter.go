// An adapter for `segspec conformance`: it reads a request a line, and answers with a line.
//
// As it stands it finds the frames of durable_log, and the records in them as far as they are plain.
// Put your own reader in place of read, and name in can what it can.
// Print nothing on standard output but answers: words for people go to standard error.
package main

import "bufio"
import "encoding/hex"
import "encoding/json"
import "os"
import "strconv"
import "bytes"
import "encoding/binary"
import "hash/crc32"
import "strings"

type object = map[string]any

// fault is why reading stops: the end and the code of the answer.
type fault struct{ end, code string }

var torn = &fault{"torn", "torn"}

// zerosBegin is where the zeros at the end of the file begin.
func zerosBegin(data []byte) int {
	end := len(data)
	for end > 0 && data[end-1] == 0 {
		end--
	}
	return end
}

var can = []string{"read:durable_log", "checksum"}
var magic = []byte("GOLD")

const lenHeader = 24

type record struct {
	offset  uint64
	payload []byte
	end     int
}

// recordAt gives the record at a position, and where the next one begins.
func recordAt(data []byte, at int) (record, *fault) {
	rest := data[at:]
	switch {
	case len(bytes.TrimLeft(rest, "\x00")) == 0:
		return record{}, &fault{"torn", "zeroed"}
	case len(rest) < 4:
		return record{}, &fault{"torn", "torn"}
	case !bytes.HasPrefix(rest, magic):
		return record{}, &fault{"corrupt", "bad-magic"}
	case len(rest) > 4 && rest[4] != 1:
		return record{}, &fault{"unsupported", "unsupported-version"}
	case len(rest) < lenHeader:
		return record{}, &fault{"torn", "torn"}
	}
	length := uint64(binary.LittleEndian.Uint32(rest[16:]))
	if length > uint64(len(rest)-lenHeader) { // before anything is allocated: a length may be any number
		return record{}, &fault{"torn", "torn"}
	}
	end := lenHeader + int(length)
	payload := rest[lenHeader:end]
	if crc32.ChecksumIEEE(payload) != binary.LittleEndian.Uint32(rest[20:]) {
		return record{}, &fault{"corrupt", "bad-checksum"}
	}
	return record{binary.LittleEndian.Uint64(rest[8:]), payload, at + end}, nil
}

// checkOrder holds the number of a record against those of its neighbours, which are all that protects it.
func checkOrder(data []byte, one record, due, last *uint64) *fault {
	if last != nil && one.offset <= *last {
		return &fault{"corrupt", "bad-order"}
	}
	if due == nil || one.offset == *due || one.end == len(data) {
		return nil
	}
	next, none := recordAt(data, one.end)
	if none == nil && (next.offset == *due+1 || next.offset <= one.offset) {
		return &fault{"corrupt", "bad-order"}
	}
	return nil
}

// isForeign says whether nothing in a file that begins with a wrong magic speaks for a log.
func isForeign(data []byte) bool {
	if bytes.Contains(data, magic) {
		return false
	}
	first, none := recordAt(append(append([]byte{}, magic...), data[4:]...), 0)
	return none != nil || len(first.payload) == 0 || bytes.HasPrefix(data, []byte("DLOG"))
}

// base is the number in the name of a segment.
func base(name string) *uint64 {
	digits, begins := strings.CutPrefix(name, "segment_")
	digits, ends := strings.CutSuffix(digits, ".log")
	number, err := strconv.ParseUint(strings.TrimPrefix(digits, "+"), 10, 64)
	if !begins || !ends || err != nil {
		return nil
	}
	return &number
}

// frames calls found with each frame: where the next one begins, and the records in it.
func frames(name string, data []byte, found func(end int, records ...object)) *fault {
	due, at := base(name), 0
	var last *uint64
	for at < len(data) {
		one, wrong := recordAt(data, at)
		if wrong != nil && wrong.code == "bad-magic" && at == 0 && isForeign(data) {
			return &fault{"not-this-format", "bad-magic"}
		}
		if wrong == nil {
			wrong = checkOrder(data, one, due, last)
		}
		if wrong != nil {
			return wrong
		}
		number := strconv.FormatUint(one.offset, 10)
		found(one.end, object{"offset": number, "value": hex.EncodeToString(one.payload)})
		next := one.offset + 1
		at, last, due = one.end, &one.offset, &next
	}
	return nil
}

// read is what a reader that stops at damage answers: all records before it, and why it stopped.
func read(name string, data []byte) object {
	at, records := 0, []object{}
	wrong := frames(name, data, func(end int, found ...object) {
		at, records = end, append(records, found...)
	})
	position := strconv.Itoa(at)
	if wrong != nil {
		why := object{"code": wrong.code, "at": position}
		return object{"end": wrong.end, "valid_bytes": position, "records": records, "error": why}
	}
	return object{"end": "clean", "valid_bytes": position, "records": records}
}

type request struct {
	Cmd, Format string
	Seq         int
	Input       struct{ Segment struct{ Name, Hex string } }
}

func answer(asked request) object {
	if asked.Cmd == "start" {
		return object{"protocol": 1, "name": "skeleton", "version": "0", "language": "go", "can": can}
	}
	data, err := hex.DecodeString(asked.Input.Segment.Hex)
	if asked.Cmd != "read" || asked.Format != "durable_log" || err != nil {
		return object{"seq": asked.Seq, "skip": "this adapter reads durable_log only"}
	}
	out := read(asked.Input.Segment.Name, data)
	out["seq"] = asked.Seq
	return out
}

func main() {
	lines, out := json.NewDecoder(bufio.NewReader(os.Stdin)), json.NewEncoder(os.Stdout)
	for {
		var asked request
		if lines.Decode(&asked) != nil || asked.Cmd == "stop" {
			return
		}
		if out.Encode(answer(asked)) != nil {
			os.Exit(1)
		}
	}
}
