//! durable-log: records back to back, each with a magic, a number and a CRC-32 of its payload.

use segspec_ksy::durable_log_record::DurableLogRecord;
use serde_json::json;

use crate::answer::{hex, Answer};
use crate::segment::{Parsed, Segment};
use crate::stop::Stop;

const MAGIC: &[u8] = b"GOLD";
const SWAPPED_MAGIC: &[u8] = b"DLOG";
const VERSION: u8 = 1;

pub fn read(segment: &Segment, answer: &mut Answer) -> Result<(), Stop> {
    refuse_other_formats(segment)?;
    let mut due = base(&segment.name).map(u128::from);
    let mut last = None;
    while answer.valid_bytes < segment.size() {
        let position = answer.valid_bytes;
        let record = frame(segment, position)?;
        if !is_intact(&record.value) {
            return Err(Stop::new("bad-checksum", position));
        }
        let number = *record.value.offset();
        compare_number(number, due, last, following(segment, record.end))
            .map_err(|code| Stop::new(code, position))?;
        answer.records.push(json!({"offset": number.to_string(), "value": hex(&record.value.payload())}));
        answer.valid_bytes = record.end;
        (due, last) = (Some(u128::from(number) + 1), Some(number));
    }
    Ok(())
}

/// The number in a name that the system would take for a segment's.
fn base(name: &str) -> Option<u64> {
    name.strip_prefix("segment_")?.strip_suffix(".log")?.parse().ok()
}

fn frame(segment: &Segment, position: usize) -> Result<Parsed<DurableLogRecord>, Stop> {
    segment.parse(position, code).map_err(|stop| {
        let unwritten = stop.code != "unsupported-version" && segment.is_zero_from(position);
        if unwritten { Stop::new("zeroed", position) } else { stop }
    })
}

fn code(rule: &str) -> &'static str {
    if rule == "/seq/0" { "bad-magic" } else { "unsupported-version" }
}

fn is_intact(record: &DurableLogRecord) -> bool {
    crc32fast::hash(&record.payload()) == *record.checksum()
}

/// A false magic at byte 0 is damage where anything else speaks for a log: a magic, or a record with another one.
fn refuse_other_formats(segment: &Segment) -> Result<(), Stop> {
    match frame(segment, 0) {
        Err(stop) if segment.size() > 0 && segment.find(MAGIC, 0).is_none() && !is_record_but_for_its_magic(segment) => {
            Err(stop.before_frames())
        }
        _ => Ok(()),
    }
}

fn is_record_but_for_its_magic(segment: &Segment) -> bool {
    if segment.size() <= MAGIC.len() || segment.bytes.starts_with(SWAPPED_MAGIC) {
        return false;
    }
    let mended = Segment::new("", [MAGIC, &[VERSION], &segment.bytes[MAGIC.len() + 1..]].concat());
    frame(&mended, 0).is_ok_and(|record| *record.value.len_payload() > 0 && is_intact(&record.value))
}

/// The number of the intact record at `position`.
fn following(segment: &Segment, position: usize) -> Option<u64> {
    let record = frame(segment, position).ok()?.value;
    let number = *record.offset();
    is_intact(&record).then_some(number)
}

/// A number that is not due must be above the one in front, and not contradicted by the record right behind.
fn compare_number(number: u64, due: Option<u128>, last: Option<u64>, behind: Option<u64>) -> Result<(), &'static str> {
    let Some(due) = due.filter(|&due| due != u128::from(number)) else {
        return Ok(());
    };
    let steps_back = last.is_some_and(|last| number <= last);
    let contradicted = behind.is_some_and(|behind| behind <= number || u128::from(behind) == due + 1);
    if steps_back || contradicted { Err("bad-order") } else { Ok(()) }
}
