package main

import (
	"strconv"

	spec "segspec/generated/go/segspecksy"
)

// packAt gives the pack at a position, as far as it goes.
func (s *mojoSegment) packAt(at int) *mojoPack {
	pack := &mojoPack{end: at}
	head := spec.NewMojoPackHead(rawLe, at != 0, false)
	end, why := parse(s.content, at, head)
	if why != nil {
		return pack.stopped(at, "head", why)
	}
	pack.end, pack.id = end, idOf(head.MasterId)
	pack.idStart, pack.bodyStart = int(head.Start.Position), int(head.Body.Position)
	elements, _ := head.Master.NumElements()
	pack.elements = int64(elements)
	var names []string
	for _, name := range head.Master.Fields {
		names = append(names, textOf(name))
	}
	for pack.bodyEnd == 0 {
		entry := spec.NewMojoEntry(int64(len(names)), false, pack.elements, pack.live)
		end, why := parse(s.content, pack.end, entry)
		if why != nil {
			return pack.stopped(pack.end, "entries", why)
		}
		if isEnd, _ := entry.IsEnd(); isEnd {
			pack.bodyEnd = end
			break
		}
		pack.add(entry, names)
		pack.end = end
	}
	header := pack.header(pack.bodyEnd, pack.elements, int64(len(pack.ids)), pack.live)
	end, why = parse(s.content, pack.bodyEnd, header)
	if why != nil {
		return pack.stopped(pack.bodyEnd, "header", why)
	}
	pack.end = end
	return pack
}

func (p *mojoPack) header(bodyEnd int, elements, entries, live int64) *spec.MojoPackHeader {
	lenBody, lenId := uint64(bodyEnd-p.bodyStart), uint64(p.bodyStart-p.idStart)
	bytesForm, elementsForm := spec.MojoEnums_BytesForm__Body, spec.MojoEnums_ElementsForm__Body
	return spec.NewMojoPackHeader(bytesForm, elementsForm, lenBody, lenId, elements, entries, live)
}

func (p *mojoPack) stopped(at int, part string, why *fault) *mojoPack {
	codes := mojoCodes
	if part == "header" {
		codes = mojoHeaderCodes
	}
	if code, isKnown := codes[why.path]; isKnown {
		why = because(code)
	}
	p.at, p.part, p.stop = at, part, why
	return p
}

func (p *mojoPack) add(entry *spec.MojoEntry, names []string) {
	elements, _ := entry.NumElementsThrough()
	live, _ := entry.NumLiveThrough()
	p.elements, p.live = int64(elements), int64(live)
	ms, _ := entry.Content.MsDifference.IntValue()
	seq, _ := entry.Content.SeqDifference.IntValue()
	id := mojoId{p.id.ms + uint64(ms), p.id.seq + uint64(seq)}
	fields := [][2]string{}
	for at, value := range entry.Content.Values {
		fields = append(fields, [2]string{names[at], textOf(value)})
	}
	for _, pair := range entry.Content.Pairs {
		fields = append(fields, [2]string{textOf(pair.Name), textOf(pair.Value)})
	}
	isDeleted, _ := entry.IsDeleted()
	p.ids = append(p.ids, id)
	p.records = append(p.records, record{"id": decimal(id.ms) + "-" + decimal(id.seq), "deleted": isDeleted, "fields": fields})
}

func idOf(id *spec.MojoId) mojoId {
	ms, _ := id.Ms()
	seq, _ := id.Seq()
	return mojoId{ms, seq}
}

// textOf gives the string of an element, or the digits of its integer, as hex.
func textOf(element *spec.ListpackElement) string {
	switch data := element.Data.(type) {
	case *spec.ListpackElement_DataStr6:
		return inHex(data.Value)
	case *spec.ListpackElement_DataStr12:
		return inHex(data.Value)
	case *spec.ListpackElement_DataStr32:
		return inHex(data.Value)
	}
	number, _ := element.IntValue()
	return inHex([]byte(strconv.FormatInt(number, 10)))
}
