//! What reading a segment gave, as the protocol has it.

use serde_json::{json, Value};

use crate::stop::Stop;

#[derive(Default)]
pub struct Answer {
    pub records: Vec<Value>,
    pub valid_bytes: usize,
}

impl Answer {
    pub fn json(self, stop: Option<Stop>) -> Value {
        let mut answer = json!({
            "end": stop.as_ref().map_or("clean", Stop::end),
            "valid_bytes": self.valid_bytes.to_string(),
            "records": self.records,
        });
        if let Some(stop) = stop {
            answer["error"] = json!({"code": stop.code, "at": stop.at.to_string()});
        }
        answer
    }
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub fn unhex(text: &str) -> Vec<u8> {
    let digits: Vec<u8> = text.bytes().map(|digit| char::from(digit).to_digit(16).expect("hex digits") as u8).collect();
    digits.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect()
}
