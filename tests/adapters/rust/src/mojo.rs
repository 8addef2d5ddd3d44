//! mojo: packs, then INDEX and SUFFIX; or, in a segment that is being written, room behind the last entry.

use segspec_ksy::mojo_enums::{
    MojoEnums_BytesForm as BytesForm, MojoEnums_ElementsForm as ElementsForm, MojoEnums_NumberForm as NumberForm,
    MojoEnums_Tag as Tag,
};

use crate::answer::Answer;
use crate::mojo_end::{end_of_content, has_tag, End};
use crate::mojo_packs::{id_at, is_listpack, read_header, read_pack, Id, Pack, Part, Variant};
use crate::segment::Segment;
use crate::stop::Stop;

const PACK_TAG: &[u8] = b"[P";
const MAX_PLAUSIBLE_MS: u64 = 1 << 48;

/// A reading with the first pack in it, where that was read.
struct Trial {
    variant: Variant,
    start: usize,
    first: Option<Pack>,
}

struct Reader<'a> {
    segment: &'a Segment,
    named: Option<Id>,
    is_writing: bool,
    variant: Variant,
    start: usize,
    ending: Option<End>,
    open: Option<Pack>,
    first_id: Option<Id>,
    /// The last ids of the packs that were released, the latest last.
    last_ids: Vec<Id>,
}

pub fn read(segment: &Segment, answer: &mut Answer) -> Result<(), Stop> {
    let (named, is_writing) = named(&segment.name);
    let (variant, start) = match end_of_content(segment) {
        0 => (shapes()[0].clone(), 0),
        _ => detect(segment, named)?,
    };
    let ending = End::find(segment, &variant);
    let (open, first_id, last_ids) = (None, None, Vec::new());
    let mut reader = Reader { segment, named, is_writing, variant, start, ending, open, first_id, last_ids };
    answer.valid_bytes = start;
    while answer.valid_bytes < segment.size() {
        answer.valid_bytes = reader.frame(answer.valid_bytes, answer)?;
    }
    if reader.ending.is_none() && !is_writing {
        return Err(Stop::new("torn", segment.size()));
    }
    Ok(())
}

/// The first id in a segment's name, and whether the name says that it is being written.
fn named(name: &str) -> (Option<Id>, bool) {
    if name == "w0" {
        return (None, true);
    }
    let proper = name.strip_suffix(".dat").unwrap_or(name);
    let numbers = proper.strip_prefix(['a', 'd', 'w', 'u']).unwrap_or(proper);
    let parsed: Option<Vec<u64>> = numbers.split('-').map(number).collect();
    match parsed.as_deref() {
        Some([ms, seq] | [ms, seq, _, _]) => (Some((*ms, *seq)), name.starts_with('w')),
        _ => (None, false),
    }
}

fn number(digits: &str) -> Option<u64> {
    let is_plain = digits.len() <= 20 && digits.bytes().all(|digit| digit.is_ascii_digit());
    digits.parse().ok().filter(|_| is_plain)
}

impl Reader<'_> {
    /// Reads what is at `position`; returns where it ends.
    fn frame(&mut self, position: usize, answer: &mut Answer) -> Result<usize, Stop> {
        match &self.ending {
            Some(ending) if position >= ending.end => return Ok(self.segment.size()),
            Some(ending) if position >= ending.start => return Ok(ending.end),
            _ => (),
        }
        if let Some(open) = &self.open {
            return self.behind_open(open, position);
        }
        if self.ending.is_none() && is_unwritten(self.segment, position) {
            return self.room(position);
        }
        if self.ending.is_none() && position > self.start && has_tag(self.segment, position, &Tag::Index) {
            return Err(Stop::new("torn", position));
        }
        let has_tag = self.variant.has_tags && position != self.start;
        let mut pack = read_pack(self.segment, position, &self.variant, has_tag);
        self.refuse_damaged(&pack)?;
        self.check_order(&pack)?;
        answer.records.append(&mut pack.records);
        self.first_id.get_or_insert(pack.master_id);
        self.last_ids.push(pack.last_id());
        let end = pack.end;
        self.open = if pack.is_closed { None } else { Some(pack) };
        Ok(end)
    }

    /// What follows the last whole entry of a pack that is not closed: room, or what cut it short.
    fn behind_open(&self, open: &Pack, position: usize) -> Result<usize, Stop> {
        match &open.stopped {
            Some(stopped) if !stops_at_end(self.segment, open) => {
                let is_cut = stopped.part != Part::Header && stops_inside(self.segment, open);
                Err(Stop::new(if is_cut { "torn" } else { stopped.stop.code }, position))
            }
            _ => self.room(position),
        }
    }

    fn room(&self, position: usize) -> Result<usize, Stop> {
        if self.is_writing {
            return Ok(self.segment.size());
        }
        // Of a file that ends right behind an end marker HEADER is missing; zeros are room that was not written.
        let is_room = self.segment.is_zero_from(position) || position + 1 < self.segment.size();
        Err(Stop::new(if is_room { "zeroed" } else { "torn" }, position))
    }

    /// A pack that is not closed is released only where it is the last one of an unfinished segment.
    fn refuse_damaged(&self, pack: &Pack) -> Result<(), Stop> {
        let Some(stopped) = &pack.stopped else {
            return match &self.ending {
                Some(ending) if pack.end > ending.start => Err(Stop::new("bad-length", pack.position)),
                _ => Ok(()),
            };
        };
        if self.ending.is_none() && stops_at_end(self.segment, pack) {
            return Ok(());
        }
        if self.ending.is_some() || self.is_damaged_within(pack, stopped.at) {
            return Err(stopped.stop.clone().within(pack.position));
        }
        if !pack.ids.is_empty() && (pack.body_end.is_none() || pack.is_torn()) {
            return Ok(());
        }
        let is_cut = stopped.part != Part::Header && stops_inside(self.segment, pack);
        Err(if is_cut { Stop::new("torn", pack.position) } else { stopped.stop.clone() })
    }

    /// Whether a pack that is not closed cannot be the last one: it was finished, or another follows.
    fn is_damaged_within(&self, pack: &Pack, stopped_at: usize) -> bool {
        if pack.is_past_head() && is_listpack(self.segment, pack, &self.variant) {
            return true;
        }
        self.variant.has_tags
            && tags(self.segment, stopped_at).any(|at| {
                let behind = read_pack(self.segment, at, &self.variant, true);
                let goes_on = behind.ids.first().is_some_and(|first| self.last_ids.last().is_none_or(|last| first > last));
                goes_on && (behind.is_closed || stops_at_end(self.segment, &behind))
            })
    }

    fn check_order(&self, pack: &Pack) -> Result<(), Stop> {
        let last = self.last_ids.last().copied();
        let ascends = pack.ids.windows(2).all(|pair| pair[0] < pair[1]);
        let is_contradicted = match &self.ending {
            Some(ending) if !pack.ids.is_empty() => ending.contradicts(pack.id_start, pack.master_id, last),
            _ => false,
        };
        // Of two packs that contradict each other the later one is wrong where a third witness says so.
        let sound = match self.last_ids[..] {
            [.., before, _] => Some(before),
            [only] if self.first_id == self.named => Some(only),
            _ => None,
        };
        let steps_back = pack.ids.first().is_some_and(|&first| Some(first) <= last && Some(first) <= sound);
        if !ascends || is_contradicted || steps_back {
            return Err(Stop::new("bad-order", pack.position));
        }
        Ok(())
    }
}

fn is_unwritten(segment: &Segment, position: usize) -> bool {
    position >= segment.size() || segment.is_zero_from(position)
}

/// Whether a pack that is not closed ends between two entries: with the file, or in front of zeros.
fn stops_at_end(segment: &Segment, pack: &Pack) -> bool {
    pack.stopped.is_some() && pack.is_past_head() && is_unwritten(segment, pack.body_end.unwrap_or(pack.end))
}

fn stops_inside(segment: &Segment, pack: &Pack) -> bool {
    pack.is_torn() || is_unwritten(segment, segment.size() - 1)
}

/// The places behind `position` where a pack may begin.
fn tags(segment: &Segment, position: usize) -> impl Iterator<Item = usize> + '_ {
    std::iter::successors(segment.find(PACK_TAG, position + 1), |at| segment.find(PACK_TAG, at + 1))
}

/// The reading that the first pack agrees with its HEADER in, and where that pack begins.
fn detect(segment: &Segment, named: Option<Id>) -> Result<(Variant, usize), Stop> {
    let mut trials = trials(segment);
    let found = match sure(segment, &mut trials) {
        Some(found) => found,
        None => furthest(segment, trials, named)?,
    };
    let variant = in_byte_order(segment, with_tags(segment, &found), found.start, named);
    Ok((variant, found.start))
}

fn trials(segment: &Segment) -> Vec<Trial> {
    let mut trials = Vec::new();
    for has_lead_id in [false, true] {
        for shape in shapes() {
            let start = match shape.form {
                _ if !has_lead_id => 0,
                NumberForm::Strings => 20,
                _ => 16,
            };
            if has_lead_id && id_at(segment, 0, &shape.form).is_none() {
                continue;
            }
            let first = Some(read_pack(segment, start, &shape, false));
            trials.push(Trial { variant: Variant { has_lead_id, ..shape }, start, first });
        }
    }
    trials
}

/// The readings that show in how elements follow each other, the likeliest first.
fn shapes() -> Vec<Variant> {
    let mut shapes = Vec::new();
    for form in [NumberForm::RawLe, NumberForm::Strings] {
        for (has_counts, has_lp_count) in [(false, false), (false, true), (true, false), (true, true)] {
            let (bytes, elements) = (BytesForm::Body, ElementsForm::Body);
            let form = form.clone();
            shapes.push(Variant { form, has_lead_id: false, has_tags: true, has_counts, has_lp_count, bytes, elements });
        }
    }
    shapes
}

/// The first trial that HEADER agrees with; rather one in which no entry has flags that do not exist.
fn sure(segment: &Segment, trials: &mut [Trial]) -> Option<Trial> {
    let mut flagged = None;
    for trial in trials {
        let Some(found) = trial.first.as_mut().and_then(|pack| confirmed(segment, &trial.variant, pack)) else {
            continue;
        };
        let first = trial.first.take();
        let has_other_flags = first.as_ref().is_some_and(|pack| pack.has_other_flags);
        let confirmed = Trial { variant: found, start: trial.start, first };
        if !has_other_flags {
            return Some(confirmed);
        }
        flagged = flagged.or(Some(confirmed));
    }
    flagged
}

/// The reading of HEADER's numbers in which they agree with a pack that was read to its end marker.
fn confirmed(segment: &Segment, variant: &Variant, pack: &mut Pack) -> Option<Variant> {
    if pack.is_closed {
        return Some(variant.clone());
    }
    pack.body_end?;
    for bytes in [BytesForm::Body, BytesForm::Redis, BytesForm::Pack] {
        for elements in [ElementsForm::Body, ElementsForm::Memory] {
            let reading = Variant { bytes: bytes.clone(), elements, ..variant.clone() };
            read_header(segment, pack, &reading);
            if pack.is_closed {
                return Some(reading);
            }
        }
    }
    None
}

/// Where the first pack agrees with HEADER in no reading: that of a later pack, or the one that comes furthest.
fn furthest(segment: &Segment, trials: Vec<Trial>, named: Option<Id>) -> Result<Trial, Stop> {
    let best = trials.into_iter().rev().max_by_key(|trial| progress(segment, trial, named)).ok_or(Stop::new("bad-magic", 0))?;
    let is_ended = best.first.as_ref().is_none_or(|first| {
        first.is_torn() || first.stopped.as_ref().is_none_or(|stopped| stopped.at >= end_of_content(segment))
    });
    if !is_ended {
        if let Some(variant) = confirmed_later(segment, &best) {
            return Ok(Trial { variant, start: best.start, first: None });
        }
    }
    if best.first.as_ref().is_some_and(Pack::is_past_head) {
        return Ok(best);
    }
    if is_ended {
        return Err(Stop::new("torn", 0));
    }
    let by_its_end = [NumberForm::RawLe, NumberForm::RawBe, NumberForm::Strings]
        .into_iter()
        .map(|form| Variant { form, ..best.variant.clone() })
        .find(|variant| End::find(segment, variant).is_some());
    match by_its_end {
        Some(variant) => Ok(Trial { variant, ..best }),
        None if named.is_some() => Ok(best),
        None => Err(Stop::new("bad-magic", 0).before_frames()),
    }
}

/// With the first id twice; past the head, or to the end of the file in it; with the name's id; by flags, by bytes.
fn progress(segment: &Segment, trial: &Trial, named: Option<Id>) -> (bool, bool, bool, bool, bool, usize) {
    trial.first.as_ref().map_or((false, false, false, false, false, 0), |pack| {
        let form = &trial.variant.form;
        let own = id_at(segment, trial.start, form);
        let is_led = !trial.variant.has_lead_id || (own.is_some() && own == id_at(segment, 0, form));
        let is_past_head = pack.is_past_head();
        let other = id_at(segment, trial.start, &swapped(&trial.variant).form);
        let is_named = named.is_some() && (named == own || named == other);
        let reached = if pack.is_torn() { segment.size() } else { pack.end };
        let bytes = if is_past_head { reached } else { 0 };
        (is_led, is_past_head, is_past_head || pack.is_torn(), is_named, !pack.has_other_flags, bytes)
    })
}

/// Where the first pack is damaged: the reading in which a later one agrees with its HEADER.
fn confirmed_later(segment: &Segment, best: &Trial) -> Option<Variant> {
    let has_lead_id = best.variant.has_lead_id;
    tags(segment, best.start).find_map(|at| {
        shapes().iter().find_map(|shape| {
            let mut pack = read_pack(segment, at, shape, true);
            confirmed(segment, shape, &mut pack).map(|variant| Variant { has_lead_id, ..variant })
        })
    })
}

fn with_tags(segment: &Segment, found: &Trial) -> Variant {
    let Some(first) = found.first.as_ref().filter(|first| first.is_closed) else {
        return found.variant.clone();
    };
    let end = first.end;
    let is_tagged = has_tag(segment, end, &Tag::Pack) || has_tag(segment, end, &Tag::Index);
    if is_tagged || end >= end_of_content(segment) {
        return found.variant.clone();
    }
    let bare = Variant { has_tags: false, ..found.variant.clone() };
    let is_ending = [bare.clone(), swapped(&bare)]
        .iter()
        .any(|trial| End::find(segment, trial).is_some_and(|ending| ending.start == end));
    if is_ending || read_pack(segment, end, &bare, false).is_closed { bare } else { found.variant.clone() }
}

/// The file's name decides the byte order, else SUFFIX, else which of the two times is of this age.
fn in_byte_order(segment: &Segment, found: Variant, start: usize, named: Option<Id>) -> Variant {
    if found.form == NumberForm::Strings {
        return found;
    }
    let other = swapped(&found);
    let (here, there) = (id_at(segment, start, &found.form), id_at(segment, start, &other.form));
    if named.is_some() && (named == here || named == there) {
        return if named == here { found } else { other };
    }
    let ends_here = End::find(segment, &found).is_some();
    if ends_here != End::find(segment, &other).is_some() {
        return if ends_here { found } else { other };
    }
    let is_later = |id: Option<Id>| id.is_some_and(|id| id.0 >= MAX_PLAUSIBLE_MS);
    if is_later(here) && there.is_some() && !is_later(there) { other } else { found }
}

fn swapped(variant: &Variant) -> Variant {
    let form = match variant.form {
        NumberForm::RawLe => NumberForm::RawBe,
        NumberForm::RawBe => NumberForm::RawLe,
        _ => variant.form.clone(),
    };
    Variant { form, ..variant.clone() }
}
