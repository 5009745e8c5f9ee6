"""Parts of hostile requests: `{n}` stands for a number, `{w}` for a word, `{token}` for a seat's token."""

NUMBERS = ("0", "-1", "1", "1e9", "9" * 30, "9" * 4500, "1.5", "NaN", "٣", "", " 1", "0x10", str(2**31), str(2**64))
WORDS = ("", "null", "' OR 1=1", "../../etc/passwd", "%00", "%ff%fe", "%2e%2e%2f", "🃏", "a" * 9000, "\r\nX: y", "*")
BYTES = (b"\xff\xfe\x00", b"\xc3\x28", b"\xed\xa0\x80", b"\x00", b"\xf0\x9f", b"\r\n\r\n", b"\x80" * 50)
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT", "get", "G\x00T", "X" * 300)
PATHS = (
    "", "/state", "/seats", "/seats/{n}", "/legal-moves", "/moves", "/undo", "/decisions", "/decisions/{n}", "/audit",
    "/archive", "/forks", "/stream", "?at={n}", "?wait=0&after={n}", "?at={w}", "/decisions?after={n}&limit={n}",
    "/{w}",
)  # fmt: skip
OTHER_PATHS = (
    "/", "/v1/games", "/v1/games?limit={n}&cursor={w}", "/v1/games?status={w}", "/v1/rulesets", "/v1/rulesets/{w}",
    "/v1/rulesets/{w}/rules", "/v1/games/{w}", "/v1/archives", "/problems/{w}", "/web/{w}", "/docs/{w}",
    "/openapi.yaml", "/healthz", "/readyz", "/v1/signing-key", "//", "/{w}", "*", "http://other/{w}",
)  # fmt: skip
HEADERS = (
    (
        "Range",
        ("bytes=0-1", "bytes={n}-{n}", "bytes=-{n}", "bytes=abc", "bytes=5-2,1-", "{w}=0-1", "bytes=" + "0," * 99),
    ),
    ("If-Match", ('"{n}"', "*", '"', "W/", '"{w}"', '"1", "{n}"', "," * 500)),
    ("If-None-Match", ('"{n}"', "*", '"{w}-0123456789abcdef"', 'W/"1"')),
    ("If-Modified-Since", ("{w}", "Thu, 32 Foo 99999 25:61:61 GMT")),
    ("If-Range", ("{w}", '"1"')),
    ("Idempotency-Key", ("{w}", "k" * 32, "k" * 256, "k" * 255)),
    ("Last-Event-ID", ("{n}", "{w}")),
    ("Authorization", ("Bearer {operator}", "Bearer", "Bearer {w}", "Basic {w}", "bearer {token}1")),
    ("Content-Type", ("application/json; charset={w}", "application/jsonl", "text/{w}", "/")),
    ("Content-Type", ("multipart/form-data; boundary=", "application/x-www-form-urlencoded")),
    ("Content-Length", ("{n}", "5", "70000", "99999999", "-5", "5, 5")),
    ("Transfer-Encoding", ("chunked", "gzip, chunked", "identity", "{w}")),
    ("Content-Encoding", ("gzip", "br", "{w}")),
    ("Accept", ("{w}/{w};q={n}", "*/*;q=2")),
    ("Accept-Encoding", ("gzip;q={n}", "{w}")),
    ("Cookie", ("{w}={w}; " * 20,)),
    ("Host", ("", "{w}", "[::1", "a:{n}")),
    ("Expect", ("100-continue", "{w}")),
    ("Connection", ("Upgrade", "close", "{w}")),
    ("Upgrade", ("h2c", "websocket")),
    ("X-Forwarded-For", ("{w}", "{n}")),
    ("Forwarded", ("for={w}",)),
    ("{w}", ("{w}",)),
)
NAMES = ("moves", "type", "card", "stone", "name", "nonce", "to", "at", "seats", "ruleset", "options", "kind", "level")
VALUES = (
    None, True, False, 0, 1, -1, 2**53, 2**64, 10**400, 1.5, 1e308,
    "play_card", "schotten_totten", "glen_more", "human", "ai", "open", "greedy", "red-5", "\ud800", *WORDS,
)  # fmt: skip
