//! What a test demands of a reply.

use orrery_wire::Reply;
use serde_json::Value;

pub trait Expect {
    /// The JSON of a reply without any error.
    fn ok(self) -> Value;

    /// A clear error of that status and code, with nothing in it but the error.
    fn problem(&self, status: u16, code: &str);

    /// The code of a clear error.
    fn code(&self) -> String;
}

impl Expect for Reply {
    fn ok(self) -> Value {
        assert!(self.is_ok(), "{} {}", self.status, self.text());
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("not JSON: {} {}", self.status, self.text()))
    }

    fn problem(&self, status: u16, code: &str) {
        assert_eq!((self.status, self.code().as_str()), (status, code), "{}", self.text());
    }

    fn code(&self) -> String {
        assert_eq!(self.header("content-type"), Some("application/problem+json"), "{} {}", self.status, self.text());
        let problem = self.json();
        assert_eq!(problem["status"], self.status, "{problem}");
        assert!(problem["detail"].as_str().is_some_and(|detail| detail.len() > 5), "no sentence: {problem}");
        let known = ["type", "title", "status", "code", "detail", "reason", "rule"];
        assert!(problem.as_object().unwrap().keys().all(|key| known.contains(&key.as_str())), "{problem}");
        problem["code"].as_str().unwrap().to_owned()
    }
}
