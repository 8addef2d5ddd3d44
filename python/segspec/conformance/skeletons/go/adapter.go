// An adapter for `segspec conformance`: it reads a request a line, and answers with a line.
//
// As it stands it finds the frames of FORMAT, and the records in them as far as they are plain.
// Put your own reader in place of read, and name in can what it can.
// Print nothing on standard output but answers: words for people go to standard error.
package main

import "bufio"
import "encoding/hex"
import "encoding/json"
import "os"
import "strconv"
IMPORTS

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

READER

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
	if asked.Cmd != "read" || asked.Format != "FORMAT" || err != nil {
		return object{"seq": asked.Seq, "skip": "this adapter reads FORMAT only"}
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
