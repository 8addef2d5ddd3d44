// The generated Go parsers as an adapter of the conformance suite: a line of JSON in, a line out. With --tree it prints
// whole trees of what they read.
package main

import (
	"bufio"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"os"
)

type reader func(name string, content []byte, index []byte) answer

var readers = map[string]reader{
	"osiris": readOsiris, "tank": readTank, "durable_log": readDurableLog, "mojo": readMojo, "ffwd": readFfwd,
}

var can = []string{
	"read:osiris", "read:tank", "read:durable_log", "read:mojo", "read:ffwd",
	"compute:crc32", "checksum", "compression:gzip", "dialect:document",
}

type file struct {
	Name string `json:"name"`
	Hex  string `json:"hex"`
}

type request struct {
	Cmd       string `json:"cmd"`
	Seq       int    `json:"seq"`
	Format    string `json:"format"`
	Function  string `json:"function"`
	Arguments struct {
		Bytes string `json:"bytes"`
	} `json:"arguments"`
	Input struct {
		Segment file  `json:"segment"`
		Index   *file `json:"index"`
	} `json:"input"`
}

func respond(asked request) any {
	switch {
	case asked.Cmd == "start":
		return map[string]any{"protocol": 1, "name": "kaitai_struct_go_runtime", "version": "0.11.0", "language": "go", "can": can}
	case asked.Cmd == "read":
		var index []byte
		if asked.Input.Index != nil {
			index = fromHex(asked.Input.Index.Hex)
		}
		said := readers[asked.Format](asked.Input.Segment.Name, fromHex(asked.Input.Segment.Hex), index)
		said.Seq = asked.Seq
		return said
	case asked.Cmd == "compute" && asked.Function == "crc32":
		sum := crc32.ChecksumIEEE(fromHex(asked.Arguments.Bytes))
		return map[string]any{"seq": asked.Seq, "result": fmt.Sprintf("%08x", sum)}
	}
	return map[string]any{"seq": asked.Seq, "skip": asked.Cmd + " is not what generated parsers do"}
}

func fromHex(text string) []byte {
	content, err := hex.DecodeString(text)
	if err != nil {
		panic(err)
	}
	return content
}

// eachLine answers every line of the input until answerTo says that it is the last.
func eachLine(answerTo func(line []byte) (any, bool)) {
	lines := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return
		}
		said, isLast := answerTo(line)
		if isLast {
			return
		}
		text, err := json.Marshal(said)
		if err != nil {
			panic(err)
		}
		out.Write(append(text, '\n'))
		if lines.Buffered() == 0 {
			out.Flush()
		}
	}
}

func main() {
	if len(os.Args) > 1 && os.Args[1] == "--tree" {
		eachLine(treeAnswer)
		return
	}
	eachLine(func(line []byte) (any, bool) {
		var asked request
		if err := json.Unmarshal(line, &asked); err != nil {
			panic(err)
		}
		if asked.Cmd == "stop" {
			return nil, true
		}
		return respond(asked), false
	})
}
