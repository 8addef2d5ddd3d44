// What all formats share: calling a generated parser, and the shape of an answer.
package main

import (
	"bytes"
	"encoding/hex"
	"errors"
	"io"
	"strconv"

	"github.com/kaitai-io/kaitai_struct_go_runtime/kaitai"
)

var ends = map[string]string{"torn": "torn", "zeroed": "torn", "unsupported-version": "unsupported"}

// A fault is why a frame may not be used. path names the rule that was broken, as the compiler does, such as /seq/0.
type fault struct {
	code string
	path string
}

func because(code string) *fault { return &fault{code: code} }

func (f *fault) isTorn() bool { return f.code == "torn" }

// A readable is a generated parser of a whole structure.
type readable[T any] interface {
	*T
	Read(stream *kaitai.Stream, parent kaitai.Struct, root *T) error
}

// parse reads one structure at a position, into a parser that has its parameters, and gives where it ends.
func parse[T any, P readable[T]](content []byte, at int, into P) (int, *fault) {
	return parseBy(content, at, func(stream *kaitai.Stream) error { return into.Read(stream, nil, (*T)(into)) })
}

func parseBy(content []byte, at int, read func(*kaitai.Stream) error) (end int, why *fault) {
	// A parser panics where it casts a value that is not what it should be.
	defer func() {
		if recover() != nil {
			why = because("bad-encoding")
		}
	}()
	stream := kaitai.NewStream(bytes.NewReader(content))
	if _, err := stream.Seek(int64(at), io.SeekStart); err != nil {
		return 0, because("bad-encoding")
	}
	if err := read(stream); err != nil {
		return 0, faultOf(err)
	}
	pos, _ := stream.Pos()
	return int(pos), nil
}

func faultOf(err error) *fault {
	var refused kaitai.ValidationFailedError
	if errors.As(err, &refused) {
		return &fault{"bad-encoding", refused.SrcPath()}
	}
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return because("torn")
	}
	return because("bad-encoding")
}

type record map[string]any

type problem struct {
	Code string `json:"code"`
	At   string `json:"at"`
}

type answer struct {
	Seq        int      `json:"seq"`
	End        string   `json:"end"`
	ValidBytes string   `json:"valid_bytes"`
	Records    []record `json:"records"`
	Error      *problem `json:"error,omitempty"`
}

// answered is what is said of a segment that reads up to the byte valid; why is nil where that is its end.
func answered(records []record, valid int, why *fault) answer {
	said := answer{End: "clean", ValidBytes: strconv.Itoa(valid), Records: records}
	if records == nil {
		said.Records = []record{}
	}
	if why != nil {
		said.End = "corrupt"
		if end, is := ends[why.code]; is {
			said.End = end
		}
		said.Error = &problem{why.code, said.ValidBytes}
	}
	return said
}

// notThisFormat is what is said where the segment's very beginning is none.
func notThisFormat() answer {
	said := answered(nil, 0, because("bad-magic"))
	said.End = "not-this-format"
	return said
}

func isZeroFrom(content []byte, at int) bool {
	return at < len(content) && len(bytes.TrimLeft(content[at:], "\x00")) == 0
}

func decimal(value uint64) string { return strconv.FormatUint(value, 10) }

func inHex(value []byte) string { return hex.EncodeToString(value) }
