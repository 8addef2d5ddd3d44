package segspec;

import io.github.segspec.ksy.MojoEnums.BytesForm;
import io.github.segspec.ksy.MojoEnums.ElementsForm;
import io.github.segspec.ksy.MojoEnums.NumberForm;
import io.github.segspec.ksy.MojoEnums.Tag;
import io.github.segspec.ksy.MojoId;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import segspec.MojoPacks.Id;
import segspec.MojoPacks.Pack;
import segspec.MojoPacks.Part;
import segspec.MojoPacks.Variant;

/** mojo: packs, then INDEX and SUFFIX; or, in a segment that is being written, room behind the last entry. */
final class Mojo {
    private static final Pattern NAME = Pattern.compile("([adwu]?)(\\d{1,20})-(\\d{1,20})(?:-(\\d{1,20})-(\\d{1,20}))?(?:\\.dat)?");
    private static final byte[] PACK_TAG = {'[', 'P'};
    private static final long MAX_PLAUSIBLE_MS = 1L << 48;

    private final Segment segment;
    private final MojoPacks packs;
    private final Id named;
    private final boolean isWriting;
    private Variant variant;
    private long start;
    private MojoEnd ending;
    private Pack open;
    /** The last ids of the packs that were released, the latest last. */
    private final List<Id> lastIds = new ArrayList<>();
    private Id firstId;

    /** A reading with the first pack in it, where that was read. */
    private record Trial(Variant variant, long start, Pack first) {}

    private Mojo(Segment segment) {
        this.segment = segment;
        packs = new MojoPacks(segment);
        Matcher name = NAME.matcher(segment.name());
        named = name.matches() ? named(name.group(2), name.group(3), name.group(4), name.group(5)) : null;
        isWriting = segment.name().equals("w0") || (named != null && name.group(1).equals("w"));
    }

    /** The first id in a name, whose numbers all have 64 bits; null where one has more. */
    private static Id named(String... numbers) {
        for (String number : numbers) {
            if (number != null && new BigInteger(number).bitLength() > 64) {
                return null;
            }
        }
        return new Id(Long.parseUnsignedLong(numbers[0]), Long.parseUnsignedLong(numbers[1]));
    }

    static void read(Segment segment, Answer answer) throws Stop {
        new Mojo(segment).read(answer);
    }

    private void read(Answer answer) throws Stop {
        if (MojoEnd.endOfContent(segment) > 0) {
            detect();
            ending = MojoEnd.find(segment, variant);
        }
        answer.validBytes = start;
        while (answer.validBytes < segment.size()) {
            answer.validBytes = frame(answer.validBytes, answer);
        }
        if (ending == null && !isWriting) {
            throw new Stop("torn", segment.size());
        }
    }

    /** Reads what is at `position`; returns where it ends. */
    private long frame(long position, Answer answer) throws Stop {
        if (ending != null && position >= ending.start()) {
            return position < ending.end() ? ending.end() : segment.size();
        }
        if (open != null) {
            return behindOpen(position);
        }
        if (ending == null && isUnwritten(position)) {
            return room(position);
        }
        if (ending == null && position > start && MojoEnd.hasTag(segment, position, Tag.INDEX)) {
            throw new Stop("torn", position);
        }
        Pack pack = packs.read(position, variant, variant.hasTags() && position != start);
        refuseDamaged(pack);
        checkOrder(pack);
        pack.records.forEach(answer.records::add);
        firstId = firstId == null ? pack.masterId : firstId;
        lastIds.add(pack.lastId());
        open = pack.isClosed ? null : pack;
        return pack.end;
    }

    /** What follows the last whole entry of a pack that is not closed: room, or what cut it short. */
    private long behindOpen(long position) throws Stop {
        if (stopsAtEnd(open)) {
            return room(position);
        }
        throw new Stop(open.stoppedIn != Part.HEADER && stopsInside(open) ? "torn" : open.stop.code, position);
    }

    private long room(long position) throws Stop {
        if (!isWriting) {
            // Of a file that ends right behind an end marker HEADER is missing; zeros are room that was not written.
            throw new Stop(segment.isZeroFrom(position) || position + 1 < segment.size() ? "zeroed" : "torn", position);
        }
        return segment.size();
    }

    private boolean isUnwritten(long position) {
        return position >= segment.size() || segment.isZeroFrom(position);
    }

    private boolean stopsAtEnd(Pack pack) {
        return pack.stop != null && pack.stoppedIn != Part.HEAD && isUnwritten(pack.bodyEnd < 0 ? pack.end : pack.bodyEnd);
    }

    private boolean stopsInside(Pack pack) {
        return pack.isTorn() || isUnwritten(segment.size() - 1);
    }

    /** A pack that is not closed is released only where it is the last one of an unfinished segment. */
    private void refuseDamaged(Pack pack) throws Stop {
        if (pack.isClosed) {
            if (ending != null && pack.end > ending.start()) {
                throw new Stop("bad-length", pack.position);
            }
            return;
        }
        if (ending == null && stopsAtEnd(pack)) {
            return;
        }
        if (ending != null || isDamagedWithin(pack)) {
            throw pack.isTorn() ? new Stop("bad-length", pack.position) : pack.stop;
        }
        if (!pack.ids.isEmpty() && (pack.bodyEnd < 0 || pack.isTorn())) {
            return;
        }
        throw pack.stoppedIn != Part.HEADER && stopsInside(pack) ? new Stop("torn", pack.position) : pack.stop;
    }

    /** Whether a pack that is not closed cannot be the last one: it was finished, or another follows. */
    private boolean isDamagedWithin(Pack pack) {
        if (pack.stoppedIn != Part.HEAD && packs.isListpack(pack, variant)) {
            return true;
        }
        if (!variant.hasTags()) {
            return false;
        }
        Id last = lastIds.isEmpty() ? null : lastIds.get(lastIds.size() - 1);
        for (long at = next(pack.stoppedAt); at >= 0; at = next(at)) {
            Pack behind = packs.read(at, variant, true);
            boolean goesOn = !behind.ids.isEmpty() && (last == null || behind.ids.get(0).compareTo(last) > 0);
            if (goesOn && (behind.isClosed || stopsAtEnd(behind))) {
                return true;
            }
        }
        return false;
    }

    private long next(long position) {
        return segment.find(PACK_TAG, position + 1);
    }

    private void checkOrder(Pack pack) throws Stop {
        for (int number = 1; number < pack.ids.size(); number++) {
            if (pack.ids.get(number).compareTo(pack.ids.get(number - 1)) <= 0) {
                throw new Stop("bad-order", pack.position);
            }
        }
        Id last = lastIds.isEmpty() ? null : lastIds.get(lastIds.size() - 1);
        if (ending != null && !pack.ids.isEmpty() && ending.contradicts(pack.idStart, pack.masterId, last)) {
            throw new Stop("bad-order", pack.position);
        }
        if (pack.ids.isEmpty() || last == null) {
            return;
        }
        // Of two packs that contradict each other the later one is wrong where a third witness says so.
        int count = lastIds.size();
        Id sound = count > 1 ? lastIds.get(count - 2) : firstId.equals(named) ? lastIds.get(0) : null;
        boolean isBehind = pack.ids.get(0).compareTo(last) > 0;
        if (!isBehind && sound != null && pack.ids.get(0).compareTo(sound) <= 0) {
            throw new Stop("bad-order", pack.position);
        }
    }

    /** Finds the reading that the first pack agrees with its HEADER in; sets `variant` and `start`. */
    private void detect() throws Stop {
        List<Trial> trials = trials();
        Trial found = sure(trials);
        if (found == null) {
            found = furthest(trials);
            Pack first = found.first();
            boolean isEnded = first.isTorn() || first.stoppedAt >= MojoEnd.endOfContent(segment);
            Trial later = isEnded ? null : confirmedLater(found);
            if (later == null && first.stoppedIn == Part.HEAD) {
                later = byItsEnd(found, isEnded);
            }
            found = later == null ? found : later;
        }
        start = found.start();
        variant = inByteOrder(withTags(found));
    }

    private List<Trial> trials() {
        List<Trial> trials = new ArrayList<>();
        for (boolean hasLeadId : List.of(false, true)) {
            for (Variant shape : shapes()) {
                Id lead = hasLeadId ? idAt(0, shape.form()) : null;
                if (!hasLeadId || lead != null) {
                    long first = !hasLeadId ? 0 : shape.form() == NumberForm.STRINGS ? 20 : 16;
                    trials.add(new Trial(shape.withLeadId(hasLeadId), first, packs.read(first, shape, false)));
                }
            }
        }
        return trials;
    }

    /** The readings that show in how elements follow each other, the likeliest first. */
    private static List<Variant> shapes() {
        List<Variant> shapes = new ArrayList<>();
        for (NumberForm form : List.of(NumberForm.RAW_LE, NumberForm.STRINGS)) {
            for (boolean hasCounts : List.of(false, true)) {
                for (boolean hasLpCount : List.of(false, true)) {
                    shapes.add(new Variant(
                            form, false, true, hasCounts, hasLpCount, BytesForm.BODY, ElementsForm.BODY));
                }
            }
        }
        return shapes;
    }

    private Trial sure(List<Trial> trials) {
        Trial flagged = null;
        for (Trial trial : trials) {
            Trial confirmed = confirmed(trial);
            if (confirmed != null && !confirmed.first().hasOtherFlags) {
                return confirmed;
            }
            flagged = flagged == null ? confirmed : flagged;
        }
        return flagged;
    }

    /** The trial in the reading of HEADER's numbers in which they agree with its pack; null where there is none. */
    private Trial confirmed(Trial trial) {
        Pack pack = trial.first();
        if (!pack.isClosed && pack.bodyEnd < 0) {
            return null;
        }
        for (BytesForm bytes : BytesForm.values()) {
            for (ElementsForm elements : ElementsForm.values()) {
                Variant reading = trial.variant().withHeader(bytes, elements);
                if (!pack.isClosed) {
                    packs.readHeader(pack, reading);
                } else if (reading.equals(trial.variant())) {
                    return trial;
                }
                if (pack.isClosed) {
                    return new Trial(reading, trial.start(), pack);
                }
            }
        }
        return null;
    }

    private Trial furthest(List<Trial> trials) {
        Trial best = trials.get(0);
        for (Trial trial : trials) {
            best = progress(trial) > progress(best) ? trial : best;
        }
        return best;
    }

    /** With the first id twice; past the head, or to the end of the file in it; with the name's id; by flags, by bytes. */
    private double progress(Trial trial) {
        Pack pack = trial.first();
        NumberForm form = trial.variant().form();
        Id own = idAt(trial.start(), form);
        boolean isLed = !trial.variant().hasLeadId() || (own != null && own.equals(idAt(0, form)));
        boolean isPastHead = pack.stoppedIn != Part.HEAD;
        boolean isNamed = named != null
                && (named.equals(own) || named.equals(idAt(trial.start(), swapped(trial.variant()).form())));
        double bytes = !isPastHead ? 0 : pack.isTorn() ? segment.size() : pack.end;
        return (isLed ? 16e12 : 0) + (isPastHead ? 8e12 : 0) + (isPastHead || pack.isTorn() ? 4e12 : 0)
                + (isNamed ? 2e12 : 0) + (pack.hasOtherFlags ? 0 : 1e12) + bytes;
    }

    /** Where the first pack is damaged: the reading in which a later one agrees with its HEADER. */
    private Trial confirmedLater(Trial best) {
        for (long at = next(best.start()); at >= 0; at = next(at)) {
            for (Variant shape : shapes()) {
                Trial found = confirmed(new Trial(shape, at, packs.read(at, shape, true)));
                if (found != null) {
                    return new Trial(found.variant().withLeadId(best.variant().hasLeadId()), best.start(), null);
                }
            }
        }
        return null;
    }

    /** No reading comes past the first head: torn, of another format, or damaged in a segment whose end has a form. */
    private Trial byItsEnd(Trial best, boolean isEnded) throws Stop {
        if (isEnded) {
            throw new Stop("torn", 0);
        }
        for (NumberForm form : NumberForm.values()) {
            if (MojoEnd.find(segment, best.variant().withForm(form)) != null) {
                return new Trial(best.variant().withForm(form), best.start(), null);
            }
        }
        if (named == null) {
            throw new Stop("bad-magic", 0).beforeFrames();
        }
        return best;
    }

    private Variant withTags(Trial found) {
        Pack first = found.first();
        if (first == null || !first.isClosed) {
            return found.variant();
        }
        long end = first.end;
        if (MojoEnd.hasTag(segment, end, Tag.PACK) || MojoEnd.hasTag(segment, end, Tag.INDEX)
                || end >= MojoEnd.endOfContent(segment)) {
            return found.variant();
        }
        Variant bare = found.variant().withTags(false);
        for (Variant trial : List.of(bare, swapped(bare))) {
            MojoEnd at = MojoEnd.find(segment, trial);
            if (at != null && at.start() == end) {
                return bare;
            }
        }
        return packs.read(end, bare, false).isClosed ? bare : found.variant();
    }

    /** The file's name decides the byte order, else SUFFIX, else which of the two times is of this age. */
    private Variant inByteOrder(Variant found) {
        if (found.form() == NumberForm.STRINGS) {
            return found;
        }
        Variant other = swapped(found);
        Id here = idAt(start, found.form());
        Id there = idAt(start, other.form());
        if (named != null && (named.equals(here) || named.equals(there))) {
            return named.equals(here) ? found : other;
        }
        boolean endsHere = MojoEnd.find(segment, found) != null;
        if (endsHere != (MojoEnd.find(segment, other) != null)) {
            return endsHere ? found : other;
        }
        boolean isSwapped = here != null && there != null && isLater(here) && !isLater(there);
        return isSwapped ? other : found;
    }

    private static boolean isLater(Id id) {
        return Long.compareUnsigned(id.ms(), MAX_PLAUSIBLE_MS) >= 0;
    }

    private static Variant swapped(Variant variant) {
        return switch (variant.form()) {
            case RAW_LE -> variant.withForm(NumberForm.RAW_BE);
            case RAW_BE -> variant.withForm(NumberForm.RAW_LE);
            case STRINGS -> variant;
        };
    }

    private Id idAt(long position, NumberForm form) {
        try {
            MojoId id = segment.parse(position, stream -> new MojoId(stream, form), rule -> "bad-encoding").value();
            return new Id(id.ms(), id.seq());
        } catch (Stop none) {
            return null;
        }
    }
}
