package main

import (
	"math"
	"regexp"
	"strconv"

	spec "segspec/generated/go/segspecksy"
)

const farthest = 1 << 32

var tankName = regexp.MustCompile(
	`^([1-9][0-9]{0,19})(?:(?:_[0-9]{1,20})?\.log|-([1-9][0-9]{0,19})(?:_[0-9]{1,20})?\.ilog)(?:\.swap|\.old|\.cleaned)?$`)

// A tankBundle is what a bundle's header says; first and last are the numbers of its first and last message.
type tankBundle struct {
	header      *spec.TankBundleHeader
	declared    int
	first, last uint64
}

// readTank reads a segment of TANK: bundles of messages, whose numbers and timestamps carry over.
func readTank(name string, content []byte, _ []byte) answer {
	due := firstNumber(name)
	var records []record
	at := 0
	for at < len(content) {
		found, next, end, why := tankBundleAt(content, at, due)
		if why != nil {
			if isZeroFrom(content, at) {
				why = because("zeroed")
			}
			return answered(records, at, why)
		}
		records = append(records, found...)
		due, at = next, end
	}
	return answered(records, at, nil)
}

// firstNumber is what the name says, or 1. Numbers above 64 bits are none.
func firstNumber(name string) uint64 {
	named := tankName.FindStringSubmatch(name)
	if named == nil {
		return 1
	}
	first, err := strconv.ParseUint(named[1], 10, 64)
	last, lastErr := strconv.ParseUint(named[2], 10, 64)
	if err != nil || (named[2] != "" && (lastErr != nil || last < first)) {
		return 1
	}
	return first
}

// tankBundleAt gives the records of the bundle at a position, the number behind them, and where it ends. Its first
// number is due unless it states its own.
func tankBundleAt(content []byte, at int, due uint64) ([]record, uint64, int, *fault) {
	length := spec.NewLeb128U32()
	start, why := parse(content, at, length)
	if why != nil {
		return nil, 0, 0, why
	}
	size, _ := length.Value()
	end := start + int(size)
	if size == 0 {
		return nil, 0, 0, because("bad-length")
	}
	if end > len(content) {
		return nil, 0, 0, because("torn")
	}
	bundle, body, why := tankHeader(content[start:end], due)
	if why != nil {
		return nil, 0, 0, why
	}
	messages, why := bundle.released(content[start+body:end], due)
	if why != nil {
		return nil, 0, 0, why
	}
	records, last, why := bundle.records(messages)
	return records, last + 1, end, why
}

// tankHeader reads the header of a bundle. One without room is damage, whatever the bytes behind it would give. What is
// due behind the largest number is 0, which is nobody's.
func tankHeader(content []byte, due uint64) (*tankBundle, int, *fault) {
	header := spec.NewTankBundleHeader()
	body, why := parse(content, 0, header)
	if why != nil {
		if why.isTorn() {
			return nil, 0, because("bad-length")
		}
		if why.path == "/seq/4" {
			return nil, 0, because("bad-count")
		}
		return nil, 0, why
	}
	if header.Codec != spec.TankEnums_Codec__None {
		return nil, 0, because("unsupported-codec")
	}
	if due == 0 && !header.IsSparse {
		return nil, 0, because("bad-order")
	}
	declared, _ := header.NumMessages()
	bundle := &tankBundle{header, int(declared), due, 0}
	distance := uint64(declared) - 1
	if header.IsSparse {
		bundle.first, distance = header.FirstSequence, 0
		if header.LastDelta != nil {
			delta, _ := header.LastDelta.Value()
			distance = uint64(delta) + 1
		}
	}
	if bundle.first > math.MaxUint64-distance {
		return nil, 0, because("bad-order")
	}
	bundle.last = bundle.first + distance
	return bundle, body, nil
}

// released gives the messages that may be used, or why they cannot be told from what is none.
func (b *tankBundle) released(body []byte, due uint64) ([]*spec.TankMessage, *fault) {
	messages, why := b.messages(body)
	if why != nil && len(messages) < b.declared {
		if why.isTorn() {
			return nil, because("bad-length")
		}
		return nil, why
	}
	if len(messages) == 0 {
		return nil, because("bad-count")
	}
	hasRest := why != nil || (len(messages) > b.declared && isAnyOdd(messages[b.declared:]))
	if hasRest {
		messages = messages[:b.declared]
	}
	isFar := b.header.IsSparse && (due == 0 || b.first < due || b.first-due > farthest)
	isOdd := b.header.Unused || isFar || isAnyOdd(messages)
	if isOdd && (hasRest || len(messages) != b.declared) {
		return nil, because("bad-count")
	}
	return messages, nil
}

func isAnyOdd(messages []*spec.TankMessage) bool {
	for _, message := range messages {
		if message.Unused != 0 {
			return true
		}
	}
	return false
}

// messages gives the whole messages, and why what is left is none.
func (b *tankBundle) messages(body []byte) ([]*spec.TankMessage, *fault) {
	var messages []*spec.TankMessage
	timestamp := uint64(0)
	at := 0
	for at < len(body) {
		isEdge := len(messages) == 0 || len(messages) == b.declared-1
		message := spec.NewTankMessage(b.header.IsSparse, isEdge, timestamp)
		end, why := parse(body, at, message)
		if why != nil {
			return messages, why
		}
		timestamp, _ = message.Timestamp()
		messages = append(messages, message)
		at = end
	}
	return messages, nil
}

func (b *tankBundle) records(messages []*spec.TankMessage) ([]record, uint64, *fault) {
	var out []record
	number := b.first
	for index, message := range messages {
		step, _ := message.SequenceStep()
		if b.header.IsSparse && index > 0 && index == b.declared-1 {
			number = b.last
		} else if index > 0 {
			if number > math.MaxUint64-uint64(step) {
				return nil, 0, because("bad-order")
			}
			number += uint64(step)
		}
		timestamp, _ := message.Timestamp()
		found := record{"offset": decimal(number), "timestamp": decimal(timestamp), "value": inHex(message.Content)}
		if len(message.Key) > 0 {
			found["key"] = inHex(message.Key)
		}
		out = append(out, found)
	}
	return out, number, nil
}
