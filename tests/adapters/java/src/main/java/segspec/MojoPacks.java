package segspec;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.segspec.ksy.ListpackElement;
import io.github.segspec.ksy.MojoEntry;
import io.github.segspec.ksy.MojoEnums.BytesForm;
import io.github.segspec.ksy.MojoEnums.ElementsForm;
import io.github.segspec.ksy.MojoEnums.NumberForm;
import io.github.segspec.ksy.MojoPackHead;
import io.github.segspec.ksy.MojoPackHeader;
import io.kaitai.struct.KaitaiStruct;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** mojo's packs: entry by entry, since the last pack of an unfinished segment has neither end marker nor HEADER. */
final class MojoPacks {
    private static final int MAX_ENTRIES = 1 << 20;

    /** How a segment is to be read: which readings of the document its writer chose. */
    record Variant(
            NumberForm form, boolean hasLeadId, boolean hasTags, boolean hasCounts, boolean hasLpCount,
            BytesForm bytes, ElementsForm elements) {

        Variant withForm(NumberForm other) {
            return new Variant(other, hasLeadId, hasTags, hasCounts, hasLpCount, bytes, elements);
        }

        Variant withTags(boolean tags) {
            return new Variant(form, hasLeadId, tags, hasCounts, hasLpCount, bytes, elements);
        }

        Variant withHeader(BytesForm bytesForm, ElementsForm elementsForm) {
            return new Variant(form, hasLeadId, hasTags, hasCounts, hasLpCount, bytesForm, elementsForm);
        }

        Variant withLeadId(boolean leadId) {
            return new Variant(form, leadId, hasTags, hasCounts, hasLpCount, bytes, elements);
        }
    }

    /** The half that tells a record of one millisecond from the others is compared second; both are unsigned. */
    record Id(long ms, long seq) implements Comparable<Id> {
        @Override
        public int compareTo(Id other) {
            int byTime = Long.compareUnsigned(ms, other.ms);
            return byTime != 0 ? byTime : Long.compareUnsigned(seq, other.seq);
        }

        @Override
        public String toString() {
            return Answer.unsigned(ms) + "-" + Answer.unsigned(seq);
        }
    }

    enum Part { HEAD, ENTRIES, HEADER }

    /** A pack as far as it was read: closed, or stopped in a part, at a byte, for a reason. */
    static final class Pack {
        final long position;
        long end;
        long idStart;
        long bodyStart;
        long bodyEnd = -1;
        Id masterId;
        List<byte[]> names = List.of();
        final List<Id> ids = new ArrayList<>();
        final List<JsonObject> records = new ArrayList<>();
        long elements;
        long live;
        boolean hasOtherFlags;
        boolean isClosed;
        Part stoppedIn;
        long stoppedAt;
        Stop stop;

        Pack(long position) {
            this.position = position;
        }

        boolean isTorn() {
            return stop != null && stop.code.equals("torn");
        }

        Id lastId() {
            return ids.isEmpty() ? masterId : ids.get(ids.size() - 1);
        }

        private void stop(Part part, long at, String code) {
            stoppedIn = part;
            stoppedAt = at;
            stop = new Stop(code, position);
        }
    }

    private final Segment segment;

    MojoPacks(Segment segment) {
        this.segment = segment;
    }

    /** Reads the pack at `position` to its end or to what stops it. */
    Pack read(long position, Variant variant, boolean hasTag) {
        Pack pack = head(position, variant, hasTag);
        if (pack.stop == null) {
            readEntries(pack, variant);
        }
        if (pack.stop == null) {
            readHeader(pack, variant);
        }
        return pack;
    }

    Pack head(long position, Variant variant, boolean hasTag) {
        Pack pack = new Pack(position);
        try {
            var parsed = segment.parse(
                    position,
                    stream -> new MojoPackHead(stream, variant.form(), hasTag, variant.hasCounts()),
                    MojoPacks::elementCode);
            MojoPackHead head = parsed.value();
            pack.masterId = new Id(head.masterId().ms(), head.masterId().seq());
            pack.names = head.master().fields().stream().map(MojoPacks::text).toList();
            pack.idStart = head.start().position();
            pack.bodyStart = head.body().position();
            pack.elements = head.master().numElements();
            pack.end = parsed.end();
        } catch (Stop stop) {
            pack.stop(Part.HEAD, position, stop.code);
        }
        return pack;
    }

    private void readEntries(Pack pack, Variant variant) {
        while (pack.stop == null && pack.bodyEnd < 0) {
            if (pack.ids.size() > MAX_ENTRIES) {
                pack.stop(Part.ENTRIES, pack.end, "limit-exceeded");
                return;
            }
            try {
                readEntry(pack, variant);
            } catch (Stop stop) {
                pack.stop(Part.ENTRIES, pack.end, stop.code);
            }
        }
    }

    private void readEntry(Pack pack, Variant variant) throws Stop {
        var parsed = segment.parse(
                pack.end,
                stream -> new MojoEntry(
                        stream, pack.names.size(), variant.hasLpCount(), pack.elements, pack.live),
                MojoPacks::elementCode);
        MojoEntry entry = parsed.value();
        if (entry.isEnd()) {
            pack.bodyEnd = parsed.end();
            return;
        }
        MojoEntry.EntryContent content = entry.content();
        long ms = pack.masterId.ms() + content.msDifference().intValue();
        long seq = pack.masterId.seq() + content.seqDifference().intValue();
        pack.ids.add(new Id(ms, seq));
        pack.records.add(record(pack, entry));
        pack.elements = entry.numElementsThrough();
        pack.live = entry.numLiveThrough();
        pack.hasOtherFlags |= entry.otherFlags() != 0;
        pack.end = parsed.end();
    }

    private static JsonObject record(Pack pack, MojoEntry entry) {
        JsonArray fields = new JsonArray();
        if (entry.hasSameFields()) {
            List<ListpackElement> values = entry.content().values();
            for (int number = 0; number < values.size(); number++) {
                fields.add(field(pack.names.get(number), text(values.get(number))));
            }
        } else {
            entry.content().pairs().forEach(pair -> fields.add(field(text(pair.name()), text(pair.value()))));
        }
        JsonObject record = new JsonObject();
        record.addProperty("id", pack.lastId().toString());
        record.addProperty("deleted", entry.isDeleted());
        record.add("fields", fields);
        return record;
    }

    private static JsonArray field(byte[] name, byte[] value) {
        JsonArray field = new JsonArray();
        field.add(Answer.hex(name));
        field.add(Answer.hex(value));
        return field;
    }

    /** What a user stored: the string, or the decimal digits of the integer that it was stored as. */
    private static byte[] text(ListpackElement element) {
        if (element.isInt()) {
            return Long.toString(element.intValue()).getBytes(StandardCharsets.US_ASCII);
        }
        KaitaiStruct data = element.data();
        if (data instanceof ListpackElement.DataStr6 small) {
            return small.value();
        }
        return data instanceof ListpackElement.DataStr12 medium
                ? medium.value()
                : ((ListpackElement.DataStr32) data).value();
    }

    /** HEADER must agree with what was read, in the variant's reading of its numbers. */
    void readHeader(Pack pack, Variant variant) {
        try {
            pack.end = header(pack, variant, pack.ids.size());
            pack.isClosed = true;
            pack.stop = null;
        } catch (Stop stop) {
            pack.stop(Part.HEADER, pack.bodyEnd, HEADER_CODES.getOrDefault(stop.code, stop.code));
        }
    }

    /** Where HEADER ends; the rule that it breaks is the error's code. */
    private long header(Pack pack, Variant variant, long entries) throws Stop {
        return segment.parse(
                        pack.bodyEnd,
                        stream -> new MojoPackHeader(
                                stream, variant.bytes(), variant.elements(), pack.bodyEnd - pack.bodyStart,
                                pack.bodyStart - pack.idStart, pack.elements, entries, pack.live),
                        rule -> rule)
                .end();
    }

    /** Whether a pack that stops at an entry goes on, as elements, to an end marker and a HEADER that counts them. */
    boolean isListpack(Pack pack, Variant variant) {
        if (pack.bodyEnd >= 0) {
            return false;
        }
        Pack whole = new Pack(pack.position);
        whole.idStart = pack.idStart;
        whole.bodyStart = pack.bodyStart;
        whole.elements = pack.elements;
        long at = pack.stoppedAt;
        try {
            while (whole.bodyEnd < 0) {
                var element = segment.parse(at, ListpackElement::new, rule -> "bad-encoding");
                at = element.end();
                if (element.value().isEnd()) {
                    whole.bodyEnd = at;
                } else {
                    whole.elements++;
                }
            }
            header(whole, variant, 0);
        } catch (Stop stop) {
            // How many entries there are is not known: HEADER's last number is read where the others agree.
            return stop.code.equals("/seq/2");
        }
        return true;
    }

    private static final Map<String, String> HEADER_CODES =
            Map.of("/seq/0", "bad-length", "/seq/1", "bad-count", "/seq/2", "bad-count");
    private static final Map<String, String> CODES =
            Map.of("/seq/2", "bad-length", "/types/entry_content/seq/5", "bad-count");

    /** The rules of elements and entries: `/seq/2` is an element's backlen. */
    private static String elementCode(String rule) {
        return CODES.getOrDefault(rule, "bad-encoding");
    }
}
