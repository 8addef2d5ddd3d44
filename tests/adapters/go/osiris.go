package main

import (
	"bytes"
	"compress/gzip"
	"hash/crc32"
	"io"
	"math/bits"
	"regexp"
	"strconv"
	"strings"

	"github.com/kaitai-io/kaitai_struct_go_runtime/kaitai"

	spec "segspec/generated/go/segspecksy"
)

const (
	limit       = 8 << 20
	mostEntries = 1<<16 - 1
	noTracking  = 4
	indexHeader = 8
	indexRecord = 29
)

var osirisName = regexp.MustCompile(`^([0-9]{20})\.segment$`)
var chunkCodes = map[string]string{"/seq/0": "bad-magic", "/seq/1": "unsupported-version"}

// An offset that may be the one behind the last, 2^64.
type offset struct{ beyond, number uint64 }

func behind(id, count uint64) offset {
	sum, carry := bits.Add64(id, count, 0)
	return offset{carry, sum}
}

func (o offset) isTooLarge() bool  { return o.beyond > 0 && o.number > 0 }
func (o offset) is(id uint64) bool { return o == offset{0, id} }

// An osirisValue is a body with its offset within the chunk.
type osirisValue struct {
	at   uint64
	body []byte
}

// readOsiris reads a segment of osiris: a log header, then chunks with checksums over their data.
func readOsiris(name string, content []byte, index []byte) answer {
	header := spec.NewOsirisSegment_LogHeader()
	at, why := parseBy(content, 0, func(stream *kaitai.Stream) error { return header.Read(stream, nil, nil) })
	if why != nil {
		if strings.HasSuffix(why.path, "/seq/0") {
			return notThisFormat()
		}
		if why.path != "" {
			why = because("unsupported-version")
		}
		return answered(nil, 0, why)
	}
	var due []offset
	if named := osirisName.FindStringSubmatch(name); named != nil {
		if first, err := strconv.ParseUint(named[1], 10, 64); err == nil {
			due = []offset{{0, first}}
		}
	}
	listed := positions(index)
	var records []record
	for isFirst := true; at < len(content); isFirst = false {
		chunk, end, why := chunkAt(content, at)
		var found []record
		var consumed uint64
		if why == nil {
			why = checkId(content, at, chunk.Header, end, due, isFirst, listed)
		}
		if why == nil {
			found, consumed, why = contents(chunk)
		}
		if why != nil {
			return answered(records, at, why)
		}
		records = append(records, found...)
		id := chunk.Header.ChunkId
		due = []offset{behind(id, uint64(chunk.Header.NumRecords)), behind(id, consumed)}
		at = end
	}
	return answered(records, at, nil)
}

// positions gives chunk ids by position, of an index whose positions and ids all increase, up to zeros or a piece at
// its end.
func positions(index []byte) map[int]uint64 {
	found := spec.NewOsirisIndex()
	if len(index) < indexHeader {
		return nil
	}
	if _, why := parse(index[:len(index)-(len(index)-indexHeader)%indexRecord], 0, found); why != nil {
		return nil
	}
	out := map[int]uint64{}
	for number, row := range found.Records {
		if row.OfsChunk == 0 {
			break
		}
		if number > 0 {
			before := found.Records[number-1]
			if before.OfsChunk >= row.OfsChunk || before.ChunkId >= row.ChunkId {
				return nil
			}
		}
		out[int(row.OfsChunk)] = row.ChunkId
	}
	return out
}

// chunkAt gives the chunk at a position, whose data has the right checksum, and where it ends.
func chunkAt(content []byte, at int) (*spec.OsirisChunk, int, *fault) {
	header := spec.NewOsirisChunkHeader()
	if _, why := parse(content, at, header); why != nil {
		code, isKnown := chunkCodes[why.path]
		if !why.isTorn() && isZeroFrom(content, at) {
			why = because("zeroed")
		} else if isKnown {
			why = because(code)
		}
		return nil, 0, why
	}
	size, _ := header.LenChunk()
	if size > len(content)-at {
		return nil, 0, because("torn")
	}
	if header.LenData > limit {
		return nil, 0, because("limit-exceeded")
	}
	chunk := spec.NewOsirisChunk()
	end, why := parse(content, at, chunk)
	if why != nil {
		return nil, 0, why
	}
	if crc32.ChecksumIEEE(chunk.Data) != header.DataCrc {
		return nil, 0, because("bad-checksum")
	}
	isUser := header.ChunkType == spec.OsirisEnums_ChunkType__User
	if !isUser && !isTrackingCount(header) {
		return nil, 0, because("bad-count")
	}
	return chunk, end, nil
}

// isTrackingCount: a tracking chunk has one entry and takes one offset; a delta that tracks nothing takes any number, as a
// filler of lost ones.
func isTrackingCount(header *spec.OsirisChunkHeader) bool {
	isFiller := header.ChunkType == spec.OsirisEnums_ChunkType__TrackingDelta && header.LenData == noTracking
	return header.NumEntries == 1 && (header.NumRecords == 1 || (isFiller && header.NumRecords > 0))
}

// checkId: an id that is not due stands where the chunk behind it, or the index, bears it out, and no offset comes twice.
func checkId(content []byte, at int, header *spec.OsirisChunkHeader, end int, due []offset, isFirst bool, listed map[int]uint64) *fault {
	id := header.ChunkId
	next := behind(id, uint64(header.NumRecords))
	if next.isTooLarge() {
		return because("bad-order")
	}
	if len(due) == 0 {
		return nil
	}
	for _, one := range due {
		if one.is(id) {
			return nil
		}
	}
	following := spec.NewOsirisChunkHeader()
	_, why := parse(content, end, following)
	indexed, isListed := listed[at]
	isBorneOut := (why == nil && next.is(following.ChunkId)) || (isListed && indexed == id)
	goesBack := !isFirst && (due[0].beyond > 0 || id < due[0].number)
	if goesBack || !isBorneOut {
		return because("bad-order")
	}
	return nil
}

// contents gives the records of a chunk, and how many offsets it takes.
func contents(chunk *spec.OsirisChunk) ([]record, uint64, *fault) {
	header := chunk.Header
	if header.ChunkType != spec.OsirisEnums_ChunkType__User {
		return nil, uint64(header.NumRecords), checkTracking(chunk)
	}
	values, entries, offsets, why := valuesIn(chunk.Data)
	if why == nil && behind(header.ChunkId, offsets).isTooLarge() {
		why = because("bad-count")
	}
	if why != nil {
		return nil, 0, why
	}
	isCut := entries != int(header.NumEntries) && offsets > uint64(header.NumRecords)
	if isCut {
		// Both counts speak against what lies beyond: its offsets may be the next chunk's.
		offsets = uint64(header.NumRecords)
	}
	var out []record
	for _, value := range values {
		if isCut && value.at >= offsets {
			continue
		}
		out = append(out, record{
			"offset":    decimal(header.ChunkId + value.at),
			"value":     inHex(value.body),
			"timestamp": strconv.FormatInt(header.Timestamp, 10),
			"chunk_id":  decimal(header.ChunkId),
			"epoch":     decimal(header.Epoch),
		})
	}
	return out, offsets, nil
}

func checkTracking(chunk *spec.OsirisChunk) *fault {
	isSnapshot := chunk.Header.ChunkType == spec.OsirisEnums_ChunkType__TrackingSnapshot
	_, why := parse(chunk.Data, 0, spec.NewOsirisTrackingChunkData(isSnapshot))
	if why != nil && why.isTorn() {
		return because("bad-length")
	}
	if why != nil && why.path == "/seq/3" {
		return because("trailing-bytes")
	}
	return why
}

// valuesIn gives bodies in order, how many entries there are, and how many offsets they take.
func valuesIn(data []byte) (values []osirisValue, entries int, offsets uint64, why *fault) {
	budget := limit
	for at := 0; at < len(data); entries++ {
		if entries == mostEntries {
			return nil, 0, 0, because("bad-count")
		}
		found := spec.NewOsirisEntry()
		at, why = parse(data, at, found)
		if why != nil {
			if why.isTorn() {
				why = because("bad-length")
			}
			return nil, 0, 0, why
		}
		if simple, is := found.Entry.(*spec.OsirisSimpleEntry); is {
			values = append(values, osirisValue{offsets, simple.Body})
			offsets++
			continue
		}
		entry := found.Entry.(*spec.OsirisSubBatch)
		body := opened(entry, budget)
		if entry.Compression != spec.OsirisEnums_Compression__None {
			budget -= len(body)
		}
		for number, value := range batch(body, int(entry.NumRecords)) {
			values = append(values, osirisValue{offsets + uint64(number), value})
		}
		offsets += uint64(entry.NumRecords)
	}
	return values, entries, offsets, nil
}

// opened gives a sub-batch's body; nothing where it cannot be opened, which loses its own records only.
func opened(entry *spec.OsirisSubBatch, budget int) []byte {
	if entry.Compression == spec.OsirisEnums_Compression__None || entry.LenBody == 0 {
		return entry.Body
	}
	if entry.Compression != spec.OsirisEnums_Compression__Gzip {
		return nil
	}
	engine, err := gzip.NewReader(bytes.NewReader(entry.Body))
	if err != nil {
		return nil
	}
	body, err := io.ReadAll(io.LimitReader(engine, int64(budget)+1))
	if err != nil || len(body) > budget {
		return nil
	}
	return body
}

// batch gives the records of a sub-batch, as many as are there and it states.
func batch(body []byte, number int) [][]byte {
	var values [][]byte
	for at := 0; at < len(body) && len(values) < number; {
		entry := spec.NewOsirisSimpleEntry()
		end, why := parse(body, at, entry)
		if why != nil {
			break
		}
		values = append(values, entry.Body)
		at = end
	}
	return values
}
