//! An adapter for `segspec conformance`: it reads a request a line, and answers with a line.
//!
//! As it stands it finds the frames of durable_log, and the records in them as far as they are plain.
//! Put your own reader in place of `read`, and name in CAN what it can.
//! Print nothing on standard output but answers: words for people go to standard error.

use std::io::{self, BufRead, Write};

/// Why reading stops: the end and the code of the answer.
type Fault = (&'static str, &'static str);

/// Takes each frame: where the next one begins, and the records in it, as JSON.
type Found<'a> = dyn FnMut(usize, Vec<String>) + 'a;

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

const CAN: &str = r#"["read:durable_log","checksum"]"#;
const MAGIC: &[u8] = b"GOLD";
const LEN_HEADER: usize = 24;

struct Record<'a> {
    offset: u64,
    payload: &'a [u8],
    end: usize,
}

fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |crc: u32, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |c, _| if c & 1 == 1 { c >> 1 ^ 0xEDB8_8320 } else { c >> 1 })
    })
}

fn number<const N: usize>(data: &[u8], at: usize) -> [u8; N] {
    data[at..at + N].try_into().expect("the length was checked")
}

/// The record at a position, and where the next one begins.
fn record_at(data: &[u8], at: usize) -> Result<Record<'_>, Fault> {
    let rest = &data[at..];
    if rest.iter().all(|byte| *byte == 0) {
        return Err(("torn", "zeroed"));
    }
    if rest.len() < 4 {
        return Err(("torn", "torn"));
    }
    if !rest.starts_with(MAGIC) {
        return Err(("corrupt", "bad-magic"));
    }
    if rest.len() > 4 && rest[4] != 1 {
        return Err(("unsupported", "unsupported-version"));
    }
    if rest.len() < LEN_HEADER {
        return Err(("torn", "torn"));
    }
    let length = u32::from_le_bytes(number(rest, 16)) as usize;
    // Before anything is allocated: a length may be any number.
    if length > rest.len() - LEN_HEADER {
        return Err(("torn", "torn"));
    }
    let payload = &rest[LEN_HEADER..LEN_HEADER + length];
    if crc32(payload) != u32::from_le_bytes(number(rest, 20)) {
        return Err(("corrupt", "bad-checksum"));
    }
    Ok(Record { offset: u64::from_le_bytes(number(rest, 8)), payload, end: at + LEN_HEADER + length })
}

/// The number of a record beside those of its neighbours, which are all that protects it.
fn check_order(data: &[u8], one: &Record, due: Option<u64>, last: Option<u64>) -> Result<(), Fault> {
    if last.is_some_and(|last| one.offset <= last) {
        return Err(("corrupt", "bad-order"));
    }
    let Some(due) = due.filter(|due| *due != one.offset && one.end < data.len()) else {
        return Ok(());
    };
    let contradicts = |next: &Record| next.offset == due.wrapping_add(1) || next.offset <= one.offset;
    match record_at(data, one.end) {
        Ok(next) if contradicts(&next) => Err(("corrupt", "bad-order")),
        _ => Ok(()),
    }
}

/// Whether nothing in a file that begins with a wrong magic speaks for a log.
fn is_foreign(data: &[u8]) -> bool {
    if data.windows(4).any(|four| four == MAGIC) {
        return false;
    }
    let mended = [MAGIC, &data[4..]].concat();
    data.starts_with(b"DLOG") || record_at(&mended, 0).map_or(true, |first| first.payload.is_empty())
}

/// Calls `found` with each frame: where the next one begins, and the records in it.
fn frames(name: &str, data: &[u8], found: &mut Found) -> Result<(), Fault> {
    let digits = name.strip_prefix("segment_").and_then(|rest| rest.strip_suffix(".log"));
    let mut due: Option<u64> = digits.and_then(|digits| digits.parse().ok());
    let (mut at, mut last) = (0, None);
    while at < data.len() {
        let one = match record_at(data, at) {
            Err((_, "bad-magic")) if at == 0 && is_foreign(data) => return Err(("not-this-format", "bad-magic")),
            other => other?,
        };
        check_order(data, &one, due, last)?;
        found(one.end, vec![format!(r#"{{"offset":"{}","value":"{}"}}"#, one.offset, hex(one.payload))]);
        (at, last, due) = (one.end, Some(one.offset), Some(one.offset.wrapping_add(1)));
    }
    Ok(())
}

/// What a reader that stops at damage answers: all records before it, and why it stopped.
fn read(name: &str, data: &[u8]) -> String {
    let (mut at, mut records) = (0, Vec::new());
    let done = frames(name, data, &mut |end, new| {
        at = end;
        records.extend(new);
    });
    let (end, error) = match done {
        Ok(()) => ("clean", String::new()),
        Err((end, code)) => (end, format!(r#","error":{{"code":"{code}","at":"{at}"}}"#)),
    };
    format!(r#""end":"{end}","valid_bytes":"{at}","records":[{}]{error}"#, records.join(","))
}

/// What stands after a key: a text without its quotes, or a number. Enough for these requests, whose names have no
/// escapes; use the JSON library that you have.
fn after<'a>(line: &'a str, key: &str) -> &'a str {
    let Some((_, rest)) = line.split_once(&format!("\"{key}\":")) else {
        return "";
    };
    match rest.trim_start().strip_prefix('"') {
        Some(text) => text.split('"').next().unwrap_or(""),
        None => rest.trim_start().split([',', '}']).next().unwrap_or(""),
    }
}

fn bytes_of(hex: &str) -> Option<Vec<u8>> {
    (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(hex.get(at..at + 2)?, 16).ok()).collect()
}

fn answer(line: &str) -> String {
    if after(line, "cmd") == "start" {
        return format!(r#"{{"protocol":1,"name":"skeleton","version":"0","language":"rust","can":{CAN}}}"#);
    }
    let seq = after(line, "seq");
    let segment = line.split_once("\"segment\":").map_or("", |(_, rest)| rest);
    let known = after(line, "cmd") == "read" && after(line, "format") == "durable_log";
    match bytes_of(after(segment, "hex")).filter(|_| known) {
        Some(data) => format!(r#"{{"seq":{seq},{}}}"#, read(after(segment, "name"), &data)),
        None => format!(r#"{{"seq":{seq},"skip":"this adapter reads durable_log only"}}"#),
    }
}

fn main() -> io::Result<()> {
    let mut out = io::stdout();
    for line in io::stdin().lock().lines() {
        let line = line?;
        if after(&line, "cmd") == "stop" {
            break;
        }
        writeln!(out, "{}", answer(&line))?;
        out.flush()?;
    }
    Ok(())
}
