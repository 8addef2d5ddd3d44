package main

import (
	"bytes"
	"regexp"
	"strconv"
	"strings"

	spec "segspec/generated/go/segspecksy"
)

const (
	rawLe       = spec.MojoEnums_NumberForm__RawLe
	suffixBytes = 34
)

var (
	mojoName  = regexp.MustCompile(`^([adwu]?)([0-9]+)-([0-9]+)(?:-[0-9]+-[0-9]+)?(?:\.dat)?$`)
	packTag   = []byte("[P")
	indexTag  = []byte("[I")
	mojoCodes = map[string]string{"/seq/2": "bad-length", "/types/entry_content/seq/5": "bad-count"}
	// Of HEADER's rules; among mojoCodes /seq/2 is an element's backlen.
	mojoHeaderCodes = map[string]string{"/seq/0": "bad-length", "/seq/1": "bad-count", "/seq/2": "bad-count"}
)

type mojoId struct{ ms, seq uint64 }

func (a mojoId) isBelow(b mojoId) bool { return a.ms < b.ms || (a.ms == b.ms && a.seq < b.seq) }

// isBetween says whether an id lies between two, of which either may be nil for none.
func (a mojoId) isBetween(last, following *mojoId) bool {
	return (last == nil || last.isBelow(a)) && (following == nil || a.isBelow(*following))
}

// A mojoPack is a pack as far as it can be read: stop is why it ends at `at`, in which part; nil where HEADER agrees.
type mojoPack struct {
	end, idStart, bodyStart, bodyEnd, at int
	id                                   mojoId
	elements, live                       int64
	ids                                  []mojoId
	records                              []record
	part                                 string
	stop                                 *fault
}

// A mojoFooter is INDEX and SUFFIX: where they begin, and the ids that INDEX has with the places of MASTER ID.
type mojoFooter struct {
	start  int
	first  mojoId
	places []int
	ids    []mojoId
}

// A mojoSegment is one reading; at is the end of what was released, before the first and last ids of its packs.
type mojoSegment struct {
	content   []byte
	named     *mojoId
	isWriting bool
	footer    *mojoFooter
	records   []record
	at        int
	before    [][2]mojoId
	isOther   bool
}

// readMojo reads a segment of mojo in the main reading of its page.
func readMojo(name string, content []byte, _ []byte) answer {
	segment := &mojoSegment{content: content, isWriting: strings.HasPrefix(name, "w"), footer: footerOf(content)}
	if named := mojoName.FindStringSubmatch(name); named != nil {
		ms, _ := strconv.ParseUint(named[2], 10, 64)
		seq, _ := strconv.ParseUint(named[3], 10, 64)
		segment.named = &mojoId{ms, seq}
	}
	at, why := segment.walk()
	if segment.isOther {
		return notThisFormat()
	}
	if why != nil {
		return answered(segment.records, segment.at, why)
	}
	if segment.footer == nil && !segment.isWriting {
		why = because("torn")
	}
	return answered(segment.records, at, why)
}

func (s *mojoSegment) walk() (int, *fault) {
	if why := s.begin(); why != nil {
		return 0, why
	}
	for s.at < len(s.content) {
		if s.footer != nil && s.at >= s.footer.start {
			return len(s.content), nil
		}
		if s.footer == nil && s.isUnwritten(s.at) {
			return s.room(s.at)
		}
		if s.footer == nil && s.at > 0 && bytes.HasPrefix(s.content[s.at:], indexTag) {
			return 0, because("torn")
		}
		pack := s.packAt(s.at)
		if why := s.refuse(pack); why != nil {
			return 0, why
		}
		if why := s.checkOrder(pack); why != nil {
			return 0, why
		}
		last := pack.id
		if len(pack.ids) > 0 {
			last = pack.ids[len(pack.ids)-1]
		}
		s.records, s.before, s.at = append(s.records, pack.records...), append(s.before, [2]mojoId{pack.id, last}), pack.end
		if pack.stop != nil {
			return s.behind(pack)
		}
	}
	return s.at, nil
}

// begin looks whether a pack begins here at all.
func (s *mojoSegment) begin() *fault {
	if s.isUnwritten(0) {
		return nil
	}
	head := s.packAt(0)
	if head.part != "head" {
		return nil
	}
	if head.stop.isTorn() {
		return head.stop
	}
	if s.footer == nil && s.named == nil && !s.hasPackBehind(0) {
		s.isOther = true
		return because("bad-magic")
	}
	return nil
}

func (s *mojoSegment) isUnwritten(at int) bool {
	return at == len(s.content) || isZeroFrom(s.content, at)
}

// room is what was preallocated, behind entries or behind a running end marker.
func (s *mojoSegment) room(at int) (int, *fault) {
	if s.isWriting {
		return len(s.content), nil
	}
	if !s.isUnwritten(at) && at+1 == len(s.content) {
		return 0, because("torn")
	}
	return 0, because("zeroed")
}

// refuse says why nothing of a pack may be released; nil where it is whole, or the last of an unfinished segment.
func (s *mojoSegment) refuse(pack *mojoPack) *fault {
	if pack.stop == nil {
		if s.footer != nil && pack.end > s.footer.start {
			return because("bad-length")
		}
		return nil
	}
	if s.footer == nil && s.stopsAtEnd(pack) {
		return nil
	}
	if s.footer != nil || s.isDamaged(pack) {
		if pack.stop.isTorn() {
			return because("bad-length")
		}
		return pack.stop
	}
	if len(pack.records) > 0 && (pack.bodyEnd == 0 || pack.stop.isTorn()) {
		return nil
	}
	return s.tornInside(pack)
}

// behind is what is said of the bytes behind the last whole entry of an open pack.
func (s *mojoSegment) behind(pack *mojoPack) (int, *fault) {
	if s.at == len(s.content) {
		return s.at, nil
	}
	if s.stopsAtEnd(pack) {
		return s.room(pack.end)
	}
	return 0, s.tornInside(pack)
}

func (s *mojoSegment) stopsAtEnd(pack *mojoPack) bool {
	at := pack.end
	if pack.bodyEnd > 0 {
		at = pack.bodyEnd
	}
	return pack.part != "head" && s.isUnwritten(at)
}

func (s *mojoSegment) tornInside(pack *mojoPack) *fault {
	if pack.part != "header" && (pack.stop.isTorn() || s.isUnwritten(len(s.content)-1)) {
		return because("torn")
	}
	return pack.stop
}

// isDamaged: a whole pack follows, or the elements lead to an end marker with a HEADER that counts them right.
func (s *mojoSegment) isDamaged(pack *mojoPack) bool {
	return (pack.part != "head" && pack.bodyEnd == 0 && s.isListpack(pack)) || s.hasPackBehind(pack.at)
}

func (s *mojoSegment) isListpack(pack *mojoPack) bool {
	at, elements := pack.at, pack.elements
	for isEnd := false; !isEnd; {
		element := spec.NewListpackElement()
		end, why := parse(s.content, at, element)
		if why != nil {
			return false
		}
		at = end
		if isEnd, _ = element.IsEnd(); !isEnd {
			elements++
		}
	}
	_, why := parse(s.content, at, pack.header(at, elements, 0, 0))
	return why == nil || why.path == "/seq/2"
}

func (s *mojoSegment) hasPackBehind(at int) bool {
	for {
		found := bytes.Index(s.content[at+1:], packTag)
		if found < 0 {
			return false
		}
		at += 1 + found
		pack := s.packAt(at)
		isLater := len(pack.ids) > 0 && pack.ids[0].isBetween(s.last(1), nil)
		if isLater && (pack.stop == nil || s.stopsAtEnd(pack)) {
			return true
		}
	}
}

// last gives the last id of the pack that is so many back, or nil.
func (s *mojoSegment) last(back int) *mojoId {
	if len(s.before) < back {
		return nil
	}
	return &s.before[len(s.before)-back][1]
}

// checkOrder: ids ascend, within a pack and from pack to pack; INDEX may know better than MASTER ID.
func (s *mojoSegment) checkOrder(pack *mojoPack) *fault {
	for number := 1; number < len(pack.ids); number++ {
		if !pack.ids[number-1].isBelow(pack.ids[number]) {
			return because("bad-order")
		}
	}
	if len(pack.ids) == 0 {
		return nil
	}
	if s.footer != nil && s.isIdRefuted(pack) {
		return because("bad-order")
	}
	if pack.ids[0].isBetween(s.last(1), nil) {
		return nil
	}
	// Of two packs that contradict each other the later is wrong only if a third witness says so.
	sound := s.last(2)
	if sound == nil && s.named != nil && s.before[0][0] == *s.named {
		sound = s.last(1)
	}
	if sound != nil && !sound.isBelow(pack.ids[0]) {
		return because("bad-order")
	}
	return nil
}

func (s *mojoSegment) isIdRefuted(pack *mojoPack) bool {
	number := -1
	for at, place := range s.footer.places {
		if place == pack.idStart {
			number = at
		}
	}
	if number < 0 || s.footer.ids[number] == pack.id {
		return false
	}
	indexed := s.footer.ids[number]
	if number == 0 {
		return len(s.before) == 0 && indexed == s.footer.first
	}
	var following *mojoId
	if number+1 < len(s.footer.ids) {
		following = &s.footer.ids[number+1]
	}
	return indexed.isBetween(s.last(1), following) && !pack.id.isBetween(s.last(1), following)
}

// footerOf gives INDEX and SUFFIX in front of the zeros at the end, if SUFFIX leads to the tag of INDEX.
func footerOf(content []byte) *mojoFooter {
	end := len(bytes.TrimRight(content, "\x00"))
	suffix := spec.NewMojoSuffix(rawLe)
	if end < suffixBytes {
		return nil
	}
	if _, why := parse(content, end-suffixBytes, suffix); why != nil {
		return nil
	}
	size, _ := suffix.LenIndex.Value()
	start := end - suffixBytes - int(size) - len(indexTag)
	if start < 0 || !bytes.HasPrefix(content[start:], indexTag) {
		return nil
	}
	footer := &mojoFooter{start: start, first: idOf(suffix.Id)}
	tail := spec.NewMojoTail(rawLe, true, false, uint64(size))
	if _, why := parse(content, start, tail); why != nil {
		return footer
	}
	for _, entry := range tail.Index.Body.Entries {
		ms, _ := entry.IdMs.IntValue()
		seq, _ := entry.IdSeq.IntValue()
		place := entry.Offset.Value
		footer.places = append(footer.places, int(place))
		footer.ids = append(footer.ids, mojoId{uint64(ms), uint64(seq)})
	}
	return footer
}
