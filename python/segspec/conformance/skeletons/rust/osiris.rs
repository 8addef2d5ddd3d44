const CAN: &str = r#"["read:osiris","checksum"]"#;
const LEN_HEAD: usize = 8;
const LEN_HEADER: usize = 48;
const LEN_SUB_BATCH: usize = 11; // flags, records, uncompressed length, length
const BAD_LENGTH: Fault = ("corrupt", "bad-length");

fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |crc: u32, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |c, _| if c & 1 == 1 { c >> 1 ^ 0xEDB8_8320 } else { c >> 1 })
    })
}

fn u32_at(data: &[u8], at: usize) -> u32 {
    u32::from_be_bytes(data[at..at + 4].try_into().unwrap())
}

fn u64_at(data: &[u8], at: usize) -> u64 {
    u64::from_be_bytes(data[at..at + 8].try_into().unwrap())
}

fn check_head(data: &[u8]) -> Result<(), Fault> {
    match data {
        [_, _, _, _, ..] if !data.starts_with(b"OSIL") => Err(("not-this-format", "bad-magic")),
        _ if data.len() < LEN_HEAD => Err(("torn", "torn")),
        _ if u32_at(data, 4) != 1 => Err(("unsupported", "unsupported-version")),
        _ => Ok(()),
    }
}

fn check_header(rest: &[u8]) -> Result<(), Fault> {
    match rest[0] {
        first if first >> 4 != 5 => Err(("corrupt", "bad-magic")),
        first if first & 15 > 1 => Err(("unsupported", "unsupported-version")),
        _ if rest.len() > 1 && rest[1] > 2 => Err(("corrupt", "bad-encoding")),
        _ if rest.len() < LEN_HEADER => Err(("torn", "torn")),
        _ => Ok(()),
    }
}

/// The values, each with its distance to the chunk's id. What is compressed is left out, and left to you.
fn entries(mut data: &[u8], most: usize) -> Result<Vec<(u64, &[u8])>, Fault> {
    let (mut out, mut distance) = (vec![], 0);
    while !data.is_empty() && out.len() < most {
        let is_batch = data[0] & 0x80 != 0;
        let begin = if is_batch { LEN_SUB_BATCH } else { 4 };
        if data.len() < begin {
            return Err(BAD_LENGTH);
        }
        let count = if is_batch { u16::from_be_bytes([data[1], data[2]]) } else { 1 };
        let length = u32_at(data, begin - 4) as usize;
        let body = data[begin..].get(..length).ok_or(BAD_LENGTH)?;
        if !is_batch {
            out.push((distance, body));
        } else if data[0] & 0x70 == 0 {
            out.extend((distance..).zip(entries(body, count.into())?.into_iter().map(|(_, value)| value)));
        }
        data = &data[begin + length..];
        distance += u64::from(count);
    }
    Ok(out)
}

/// Calls `found` with each frame: where the next one begins, and the records in it.
fn frames(_name: &str, data: &[u8], found: &mut Found) -> Result<(), Fault> {
    check_head(data)?;
    found(LEN_HEAD, vec![]);
    let zeros = data.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
    let (mut at, mut due) = (LEN_HEAD, 0);
    while at < data.len() {
        let rest = &data[at..];
        if at >= zeros {
            return Err(("torn", "zeroed"));
        }
        check_header(rest)?;
        let (timestamp, epoch, number) = (u64_at(rest, 8) as i64, u64_at(rest, 16), u64_at(rest, 24));
        let begin = LEN_HEADER + rest[44] as usize;
        let (len_data, len_trailer) = (u32_at(rest, 36) as usize, u32_at(rest, 40) as usize);
        if begin + len_data + len_trailer > rest.len() {
            return Err(("torn", "torn"));
        }
        let content = &rest[begin..begin + len_data];
        if crc32(content) != u32_at(rest, 32) {
            return Err(("corrupt", "bad-checksum"));
        }
        if number < due {
            return Err(("corrupt", "bad-order"));
        }
        let said = format!(r#""timestamp":"{timestamp}","epoch":"{epoch}","chunk_id":"{number}""#);
        let values = if rest[1] == 0 { entries(content, usize::MAX)? } else { vec![] };
        let record = |(distance, value): (u64, &[u8])| {
            format!(r#"{{"offset":"{}","value":"{}",{said}}}"#, number.wrapping_add(distance), hex(value))
        };
        at += begin + len_data + len_trailer;
        due = number.wrapping_add(u64::from(u32_at(rest, 4)));
        found(at, values.into_iter().map(record).collect());
    }
    Ok(())
}
