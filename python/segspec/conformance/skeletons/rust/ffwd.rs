const CAN: &str = r#"["read:ffwd"]"#;
const LEN_HEADER: usize = 16; // magic, version, number of the first message
const UNWRITTEN: usize = 64; // zeros up to the end of the file: so many were never written

/// Calls `found` with each frame: where the next one begins, and the records in it.
fn frames(_name: &str, data: &[u8], found: &mut Found) -> Result<(), Fault> {
    if data.len() < 4 {
        return Err(("torn", "torn"));
    }
    if !data.starts_with(b"FFLG") {
        return Err(("not-this-format", "bad-magic"));
    }
    if data.len() >= 8 && data[4..8] != [0; 4] {
        return Err(("unsupported", "unsupported-version"));
    }
    if data.len() < LEN_HEADER {
        return Err(("torn", "torn"));
    }
    let zeros = data.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
    let mut number = Some(u64::from_be_bytes(data[8..16].try_into().unwrap()));
    let mut at = LEN_HEADER;
    found(at, vec![]);
    while at < data.len() {
        let rest = &data[at..];
        if at >= zeros && rest.len() >= UNWRITTEN {
            return Err(("torn", "zeroed"));
        }
        let length = rest.first_chunk().map(|four| u32::from_be_bytes(*four) as usize);
        let value = length.and_then(|length| rest[4..].get(..length)).ok_or(("torn", "torn"))?;
        let offset = number.ok_or(("corrupt", "bad-order"))?;
        at += 4 + value.len();
        found(at, vec![format!(r#"{{"offset":"{offset}","value":"{}"}}"#, hex(value))]);
        number = offset.checked_add(1);
    }
    Ok(())
}
