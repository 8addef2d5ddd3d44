//! osiris: chunks of entries; an entry is a record, or a sub-batch of records that a client compressed.

use segspec_ksy::osiris_chunk_header::OsirisChunkHeader;
use segspec_ksy::osiris_entry::{OsirisEntry, OsirisEntry_Entry};
use segspec_ksy::osiris_enums::{OsirisEnums_ChunkType as ChunkType, OsirisEnums_Compression as Compression};
use segspec_ksy::osiris_segment::OsirisSegment_LogHeader;
use segspec_ksy::osiris_simple_entry::OsirisSimpleEntry;
use segspec_ksy::osiris_sub_batch::OsirisSubBatch;
use segspec_ksy::osiris_tracking_chunk_data::OsirisTrackingChunkData;
use serde_json::{json, Value};

use crate::answer::{hex, Answer};
use crate::codec::{Codec, LIMIT};
use crate::segment::Segment;
use crate::stop::Stop;

const MAX_ENTRIES: usize = 65535;
const OFFSETS: u128 = 1 << 64;
const NO_TRACKING: usize = 4;

/// What of a chunk's header the steps behind framing go by; positions are those of the file.
struct Chunk {
    position: usize,
    end: usize,
    data: std::ops::Range<usize>,
    chunk_type: ChunkType,
    num_entries: usize,
    num_records: u32,
    timestamp: i64,
    epoch: u64,
    id: u64,
    checksum: u32,
}

pub fn read(segment: &Segment, answer: &mut Answer) -> Result<(), Stop> {
    answer.valid_bytes =
        segment.parse::<OsirisSegment_LogHeader>(0, header_code).map_err(Stop::before_frames)?.end;
    let mut due: Vec<u128> = base(&segment.name).into_iter().collect();
    let mut is_first = true;
    while answer.valid_bytes < segment.size() {
        let chunk = frame(segment, answer.valid_bytes)?;
        check(segment, &chunk, &due, is_first)?;
        let mut decoded = Decoded { chunk: &chunk, records: Vec::new(), consumed: 1, budget: LIMIT };
        if chunk.chunk_type == ChunkType::User {
            decoded.read_entries(&segment.bytes[chunk.data.clone()])?;
        } else {
            decoded.consumed = u128::from(chunk.num_records);
        }
        let id = u128::from(chunk.id);
        due = vec![id + u128::from(chunk.num_records), id + decoded.consumed];
        is_first = false;
        answer.records.append(&mut decoded.records);
        answer.valid_bytes = chunk.end;
    }
    Ok(())
}

/// The id in a name of 20 digits.
fn base(name: &str) -> Option<u128> {
    let digits = name.strip_suffix(".segment").filter(|digits| digits.len() == 20)?;
    let base = digits.bytes().all(|digit| digit.is_ascii_digit()).then(|| digits.parse().ok())?;
    base.filter(|&base| base < OFFSETS)
}

fn header_code(rule: &str) -> &'static str {
    match rule.rsplit('/').next() {
        Some("0") => "bad-magic",
        Some("1") => "unsupported-version",
        _ => "bad-encoding",
    }
}

fn header(segment: &Segment, position: usize) -> Result<Chunk, Stop> {
    let header = segment.parse::<OsirisChunkHeader>(position, header_code)?.value;
    let broken = |_| Stop::new("bad-encoding", position);
    let place = |offset: i64| position + offset as usize;
    let data = place(*header.ofs_data().map_err(broken)?)..place(*header.ofs_trailer().map_err(broken)?);
    let chunk = Chunk {
        position,
        end: place(*header.len_chunk().map_err(broken)?),
        data,
        chunk_type: header.chunk_type().clone(),
        num_entries: usize::from(*header.num_entries()),
        num_records: *header.num_records(),
        timestamp: *header.timestamp(),
        epoch: *header.epoch(),
        id: *header.chunk_id(),
        checksum: *header.data_crc(),
    };
    Ok(chunk)
}

/// The header of a chunk that is whole.
fn frame(segment: &Segment, position: usize) -> Result<Chunk, Stop> {
    let chunk = header(segment, position).map_err(|stop| {
        let unwritten = stop.code != "torn" && segment.is_zero_from(position);
        if unwritten { Stop::new("zeroed", position) } else { stop }
    })?;
    if chunk.end > segment.size() {
        return Err(Stop::new("torn", position));
    }
    if chunk.data.len() > LIMIT {
        return Err(Stop::new("limit-exceeded", position));
    }
    Ok(chunk)
}

fn check(segment: &Segment, chunk: &Chunk, due: &[u128], is_first: bool) -> Result<(), Stop> {
    let data = &segment.bytes[chunk.data.clone()];
    if crc32fast::hash(data) != chunk.checksum {
        return Err(Stop::new("bad-checksum", chunk.position));
    }
    let is_tracking = chunk.chunk_type != ChunkType::User;
    if is_tracking && !is_tracking_count(chunk) {
        return Err(Stop::new("bad-count", chunk.position));
    }
    if !is_id_believed(segment, chunk, due, is_first) {
        return Err(Stop::new("bad-order", chunk.position));
    }
    if is_tracking {
        check_tracking(chunk, data)?;
    }
    Ok(())
}

/// A tracking chunk has one entry and takes one offset; a delta that tracks nothing takes any number.
fn is_tracking_count(chunk: &Chunk) -> bool {
    let is_filler = chunk.chunk_type == ChunkType::TrackingDelta && chunk.data.len() == NO_TRACKING;
    chunk.num_entries == 1 && (chunk.num_records == 1 || (is_filler && chunk.num_records > 0))
}

/// An id that is not the due one is believed where it leaves a gap and the chunk behind bears it out.
fn is_id_believed(segment: &Segment, chunk: &Chunk, due: &[u128], is_first: bool) -> bool {
    let id = u128::from(chunk.id);
    let next = id + u128::from(chunk.num_records);
    if next > OFFSETS {
        return false;
    }
    if due.is_empty() || due.contains(&id) {
        return true;
    }
    let steps_back = !is_first && id < due[0];
    !steps_back && header(segment, chunk.end).is_ok_and(|behind| u128::from(behind.id) == next)
}

fn check_tracking(chunk: &Chunk, data: &[u8]) -> Result<(), Stop> {
    let is_snapshot = chunk.chunk_type == ChunkType::TrackingSnapshot;
    let data = Segment::new("", data.to_vec());
    let code = |rule: &str| if rule == "/seq/3" { "trailing-bytes" } else { "bad-encoding" };
    let init = |blank: &mut OsirisTrackingChunkData| blank.set_params(is_snapshot);
    data.parse_with(0, code, &init).map(|_| ()).map_err(|stop| stop.within(chunk.position))
}

/// The records of one chunk, and how many offsets it takes.
struct Decoded<'a> {
    chunk: &'a Chunk,
    records: Vec<Value>,
    consumed: u128,
    budget: usize,
}

impl Decoded<'_> {
    fn read_entries(&mut self, data: &[u8]) -> Result<(), Stop> {
        let data = Segment::new("", data.to_vec());
        self.consumed = 0;
        let (mut at, mut entries) = (0, 0);
        while at < data.size() {
            if entries == MAX_ENTRIES {
                return Err(Stop::new("bad-count", self.chunk.position));
            }
            at = self.read_entry(&data, at)?;
            entries += 1;
        }
        if u128::from(self.chunk.id) + self.consumed > OFFSETS {
            return Err(Stop::new("bad-count", self.chunk.position));
        }
        self.drop_beyond_counts(entries);
        Ok(())
    }

    fn read_entry(&mut self, data: &Segment, at: usize) -> Result<usize, Stop> {
        let parsed = data
            .parse::<OsirisEntry>(at, |_| "bad-encoding")
            .map_err(|stop| stop.within(self.chunk.position))?;
        match &*parsed.value.entry() {
            Some(OsirisEntry_Entry::OsirisSubBatch(batch)) => {
                let first = self.consumed;
                // A sub-batch that cannot be opened loses its own records, and nothing else.
                let _ = self.open_batch(batch);
                self.consumed = first + u128::from(*batch.num_records());
            }
            Some(OsirisEntry_Entry::OsirisSimpleEntry(entry)) => self.add(&entry.body()),
            None => return Err(Stop::new("bad-encoding", self.chunk.position)),
        }
        Ok(parsed.end)
    }

    fn open_batch(&mut self, batch: &OsirisSubBatch) -> Result<(), Stop> {
        let body = Segment::new("", self.decompressed(batch)?);
        let mut at = 0;
        for _ in 0..*batch.num_records() {
            if at == body.size() {
                break;
            }
            let entry = body.parse::<OsirisSimpleEntry>(at, |_| "bad-encoding")?;
            self.add(&entry.value.body());
            at = entry.end;
        }
        Ok(())
    }

    fn decompressed(&mut self, batch: &OsirisSubBatch) -> Result<Vec<u8>, Stop> {
        let codec = match &*batch.compression() {
            Compression::None => return Ok(batch.body().clone()),
            Compression::Gzip => Codec::Gzip,
            Compression::Snappy => Codec::SnappyFramed,
            Compression::Lz4 => Codec::Lz4Frame,
            Compression::Zstd => Codec::Zstd,
            _ => return Err(Stop::new("unsupported-codec", self.chunk.position)),
        };
        if batch.body().is_empty() {
            return Ok(Vec::new());
        }
        let content = codec.decompress(&batch.body(), self.budget, self.chunk.position)?;
        self.budget -= content.len();
        Ok(content)
    }

    fn add(&mut self, value: &[u8]) {
        let chunk = self.chunk;
        self.records.push(json!({
            "offset": (u128::from(chunk.id) + self.consumed).to_string(),
            "timestamp": chunk.timestamp.to_string(),
            "value": hex(value),
            "chunk_id": chunk.id.to_string(),
            "epoch": chunk.epoch.to_string(),
        }));
        self.consumed += 1;
    }

    /// Where both counts of the header speak against what lies beyond, it is left out.
    fn drop_beyond_counts(&mut self, entries: usize) {
        let stated = u128::from(self.chunk.num_records);
        if self.consumed <= stated || entries == self.chunk.num_entries {
            return;
        }
        let end = u128::from(self.chunk.id) + stated;
        self.records.retain(|record| number(&record["offset"]) < end);
        self.consumed = stated;
    }
}

fn number(value: &Value) -> u128 {
    value.as_str().and_then(|text| text.parse().ok()).unwrap_or_default()
}
