package main

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/kaitai-io/kaitai_struct_go_runtime/kaitai"

	spec "segspec/generated/go/segspecksy"
)

const (
	documentDigits = 10
	zeroTail       = 64
	longestHeader  = 16
)

var ffwdName = regexp.MustCompile(`^[0-9a-fA-F]{1,16}$`)

type ffwdHeader struct {
	base uint64
	end  int
}

// A ffwdFit is where entries stop, whether that is the end of the file, and whether any of them holds a byte.
type ffwdFit struct {
	stop              int
	isExact, isFilled bool
}

// readFfwd reads a segment of ffwd: a header in one of two sizes, then entries that nothing protects.
func readFfwd(name string, content []byte, _ []byte) answer {
	header, why := ffwdHeaderOf(name, content)
	if why != nil {
		if why.code == "bad-magic" {
			return notThisFormat()
		}
		return answered(nil, 0, why)
	}
	var records []record
	at, number := header.end, header.base
	for at < len(content) {
		if isZeroTail(content, at) {
			return answered(records, at, because("zeroed"))
		}
		entry := spec.NewFfwdEntry()
		end, why := parse(content, at, entry)
		if why != nil {
			return answered(records, at, why)
		}
		if number < header.base {
			return answered(records, at, because("bad-order"))
		}
		records = append(records, record{"offset": decimal(number), "value": inHex(entry.Blob)})
		at, number = end, number+1
	}
	return answered(records, at, nil)
}

func isZeroTail(content []byte, at int) bool {
	return len(content)-at >= zeroTail && isZeroFrom(content, at)
}

// ffwdHeaderOf gives the header that name and entries speak for; where neither does, the longer one, the system's.
func ffwdHeaderOf(name string, content []byte) (*ffwdHeader, *fault) {
	longer, shorter := spec.NewFfwdSegment_SystemHeader(), spec.NewFfwdSegment_DocumentHeader()
	end, why := ffwdHeaderBy(content, func(stream *kaitai.Stream) error { return longer.Read(stream, nil, nil) })
	system := &ffwdHeader{longer.BaseOffset, end}
	end, whyNot := ffwdHeaderBy(content, func(stream *kaitai.Stream) error { return shorter.Read(stream, nil, nil) })
	document := &ffwdHeader{shorter.BaseOffset, end}
	if why != nil {
		if whyNot == nil && isDocumentOnly(name, content, document) {
			return document, nil
		}
		return nil, why
	}
	if whyNot == nil && isRatherDocument(name, content, system, document) {
		return document, nil
	}
	return system, nil
}

func ffwdHeaderBy(content []byte, read func(*kaitai.Stream) error) (int, *fault) {
	end, why := parseBy(content, 0, read)
	if why == nil || why.isTorn() {
		return end, why
	}
	if strings.HasSuffix(why.path, "seq/0") {
		return 0, because("bad-magic")
	}
	return 0, because("unsupported-version")
}

func isNamed(name string, base uint64) bool {
	named, err := strconv.ParseUint(name, 16, 64)
	return ffwdName.MatchString(name) && err == nil && named == base
}

func isDocumentOnly(name string, content []byte, document *ffwdHeader) bool {
	if len(content) < longestHeader {
		return isNamed(name, document.base) && (document.base != 0 || len(name) == documentDigits)
	}
	found := fit(content, document.end)
	return found.isExact && (found.isFilled || isNamed(name, document.base))
}

// isRatherDocument: entries of no bytes prove nothing: the zeros of a misread header look like them.
func isRatherDocument(name string, content []byte, system, document *ffwdHeader) bool {
	isSystem, isDocument := isNamed(name, system.base), isNamed(name, document.base)
	if isSystem && !isDocument {
		return false
	}
	rival, found := fit(content, system.end), fit(content, document.end)
	hasItsWidth := len(name) == documentDigits
	if isDocument && (!isSystem || hasItsWidth) {
		if rival.isExact && rival.isFilled {
			return found.isExact
		}
		return found.isExact || found.stop >= document.end+rival.stop-system.end
	}
	if rival.isExact {
		return false
	}
	if hasItsWidth {
		return found.isExact || found.stop > rival.stop
	}
	return found.isExact && found.isFilled
}

func fit(content []byte, at int) ffwdFit {
	isFilled := false
	for at < len(content) && !isZeroTail(content, at) {
		entry := spec.NewFfwdEntry()
		end, why := parse(content, at, entry)
		if why != nil {
			return ffwdFit{at, false, isFilled}
		}
		isFilled = isFilled || entry.LenBlob > 0
		at = end
	}
	return ffwdFit{at, true, isFilled}
}
