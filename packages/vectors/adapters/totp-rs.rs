use std::io::{self, BufRead, Write};
use std::panic::{catch_unwind, AssertUnwindSafe};

use serde_json::{json, Value};
use totp_rs::{Algorithm, Secret, TOTP};

/// Why there is no answer.
enum Failure {
    Unsupported(String),
    Refused(String),
}

type Answer = Result<Value, Failure>;

fn need(is_supported: bool, feature: &str) -> Result<(), Failure> {
    if is_supported {
        Ok(())
    } else {
        Err(Failure::Unsupported(feature.to_string()))
    }
}

fn refused<E: std::fmt::Debug>(error: E) -> Failure {
    Failure::Refused(format!("{:?}", error))
}

fn unsigned(given: &Value, name: &str) -> Result<u64, Failure> {
    given[name]
        .as_u64()
        .ok_or(Failure::Unsupported(format!("a negative {}: the type is unsigned", name)))
}

fn totp_of(given: &Value, skew: u8) -> Result<TOTP, Failure> {
    need(given["type"] == "totp", "hotp")?;
    let algorithm = match given["algorithm"].as_str() {
        Some("SHA256") => Algorithm::SHA256,
        Some("SHA512") => Algorithm::SHA512,
        _ => Algorithm::SHA1,
    };
    let hex = given["key"].as_str().unwrap();
    let key: Vec<u8> = (0..hex.len() / 2)
        .map(|at| u8::from_str_radix(&hex[at * 2..at * 2 + 2], 16).unwrap())
        .collect();
    let digits = unsigned(given, "digits")? as usize;
    let period = unsigned(given, "period")?;
    TOTP::new(algorithm, digits, skew, period, key, None, String::new()).map_err(refused)
}

fn answer(given: &Value) -> Answer {
    match given["kind"].as_str() {
        Some("codes") => Ok(json!(totp_of(given, 0)?.generate(unsigned(given, "seconds")?))),
        Some("base32") => {
            let text = given["text"].as_str().unwrap().to_string();
            let bytes = Secret::Encoded(text).to_bytes().map_err(refused)?;
            Ok(json!(bytes.iter().map(|byte| format!("{:02x}", byte)).collect::<String>()))
        }
        Some("uris") => {
            let uri = given["uri"].as_str().unwrap();
            need(!uri.to_lowercase().contains("//hotp/"), "hotp")?;
            let totp = TOTP::<Vec<u8>>::from_url(uri).map_err(refused)?;
            let key: String = totp.secret.iter().map(|byte| format!("{:02x}", byte)).collect();
            Ok(json!({
                "account": {
                    "type": "totp",
                    "issuer": totp.issuer.clone().unwrap_or_default(),
                    "account": totp.account_name,
                    "key": key,
                    "algorithm": totp.algorithm.to_string(),
                    "digits": totp.digits,
                    "period": totp.step,
                },
                "code": totp.generate(given["seconds"].as_u64().unwrap()),
            }))
        }
        Some("verification") => {
            need(given["used"].is_null(), "codes already used")?;
            need(given["behind"] == given["ahead"], "a window with different sizes before and after")?;
            let totp = totp_of(given, unsigned(given, "ahead")? as u8)?;
            let typed = given["typed"].as_str();
            need(typed.is_some(), "codes as numbers")?;
            Ok(json!({ "accepted": totp.check(typed.unwrap(), unsigned(given, "seconds")?) }))
        }
        other => Err(Failure::Unsupported(other.unwrap_or("").to_string())),
    }
}

fn main() {
    std::panic::set_hook(Box::new(|_| {}));
    for line in io::stdin().lock().lines() {
        let given: Value = serde_json::from_str(&line.unwrap()).unwrap();
        let result = catch_unwind(AssertUnwindSafe(|| answer(&given)))
            .unwrap_or_else(|_| Err(Failure::Refused("panic".to_string())));
        let reply = match result {
            Ok(value) => json!({ "answer": value }),
            Err(Failure::Unsupported(feature)) => json!({ "unsupported": feature }),
            Err(Failure::Refused(reason)) => json!({ "refused": reason }),
        };
        println!("{}", reply);
        io::stdout().flush().unwrap();
    }
}
