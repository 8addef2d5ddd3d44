package main

import (
	"bytes"
	"hash/crc32"
	"regexp"
	"strconv"

	spec "segspec/generated/go/segspecksy"
)

var durableLogName = regexp.MustCompile(`^segment_\+?([0-9]+)\.log$`)
var durableLogCodes = map[string]string{"/seq/0": "bad-magic", "/seq/1": "unsupported-version"}

// readDurableLog reads a segment of durable-log: records back to back.
func readDurableLog(name string, content []byte, _ []byte) answer {
	var records []record
	named := durableLogName.FindStringSubmatch(name)
	isDue, isLast := named != nil, false
	var due, last uint64
	if isDue {
		var err error
		due, err = strconv.ParseUint(named[1], 10, 64)
		isDue = err == nil
	}
	at := 0
	for at < len(content) {
		found, end, why := durableLogRecord(content, at)
		if why == nil && isDue && (found.Offset != due || (isLast && due == 0)) {
			why = checkNumber(content, found.Offset, end, due, last, isLast)
		}
		if why != nil {
			if at == 0 && why.code == "bad-magic" && !isDamagedLog(content) {
				return notThisFormat()
			}
			return answered(records, at, why)
		}
		records = append(records, record{"offset": decimal(found.Offset), "value": inHex(found.Payload)})
		last, due, at, isDue, isLast = found.Offset, found.Offset+1, end, true, true
	}
	return answered(records, at, nil)
}

// durableLogRecord gives the record at a position, whose checksum is right, and where it ends.
func durableLogRecord(content []byte, at int) (*spec.DurableLogRecord, int, *fault) {
	if isZeroFrom(content, at) {
		return nil, 0, because("zeroed")
	}
	found := spec.NewDurableLogRecord()
	end, why := parse(content, at, found)
	if why != nil && !why.isTorn() {
		return nil, 0, because(durableLogCodes[why.path])
	}
	if why == nil && crc32.ChecksumIEEE(found.Payload) != found.Checksum {
		why = because("bad-checksum")
	}
	return found, end, why
}

// checkNumber: a number that is not due stands unless the record in front or the one right behind contradicts it.
func checkNumber(content []byte, number uint64, end int, due, last uint64, isLast bool) *fault {
	if isLast && number <= last {
		return because("bad-order")
	}
	behind, _, why := durableLogRecord(content, end)
	if why == nil && (behind.Offset == due+1 || behind.Offset <= number) {
		return because("bad-order")
	}
	return nil
}

// isDamagedLog: anything but its magic says that this is a log: another magic, or the first record's checksum.
func isDamagedLog(content []byte) bool {
	if bytes.Contains(content, []byte("GOLD")) {
		return true
	}
	if len(content) < 5 || bytes.HasPrefix(content, []byte("DLOG")) {
		return false
	}
	mended := append([]byte("GOLD\x01"), content[5:]...)
	found := spec.NewDurableLogRecord()
	_, why := parse(mended, 0, found)
	return why == nil && len(found.Payload) > 0 && crc32.ChecksumIEEE(found.Payload) == found.Checksum
}
