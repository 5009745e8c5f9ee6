"""Methods, expectations, the end of connections, conditions, ranges, upgrades, and responses without a body."""

from http11.corpus.case import JSON, WAIT, case, chunk, get, join, lines, post, sized, whole

GAME = b"/v1/games/GAME"
STREAM = GAME + b"/stream"
OPERATOR = b"Authorization: Bearer the operator's key in the tests' services"
NOT_ALLOWED, NO_MEDIA = "method-not-allowed", "unsupported-media-type"


def _of(method: bytes, *fields: bytes, target: bytes = b"/healthz") -> bytes:
    return get(*fields, method=method, target=target)


OLD_HEAD = get(method=b"HEAD", target=STREAM, version=b"HTTP/1.0")
METHODS = (
    case("HEAD", _of(b"HEAD"), "200", "9110, 9.3.2"),
    case("HEAD of nothing", _of(b"HEAD", target=b"/nothing"), "404", "9110, 9.3.2"),
    case("HEAD where only POST is", _of(b"HEAD", target=GAME + b"/moves"), "405", "9110, 9.3.2"),
    case("HEAD of a game", _of(b"HEAD", target=GAME), "200", "9110, 9.3.2"),
    case("HEAD of a stream", _of(b"HEAD", target=STREAM), "200", "9110, 9.3.2", "may end"),
    case("HEAD of a stream, HTTP/1.0", OLD_HEAD, "200", "9112, 9.3", "ends"),
    case("HEAD of a page", _of(b"HEAD", target=b"/"), "200", "9110, 9.3.2"),
    case("HEAD of a missing field", _of(b"HEAD", b"nonsense"), "400", "9112, 5", "ends"),
    case("HEAD without Host", lines(b"HEAD /healthz HTTP/1.1"), "400", "9112, 3.2", "may end"),
    case("HEAD with a body", _of(b"HEAD", b"Content-Length: 3") + b"abc", "200", "9110, 9.3.2", "may end"),
    *(
        case(f"{method.decode()} where only GET is", _of(method), "405", "9110, 15.5.6", "may end", NOT_ALLOWED)
        for method in (b"POST", b"PUT", b"PATCH", b"DELETE")
    ),
    *(
        case(f"{method.decode()}, which we have nowhere", _of(method), "405 501", "9110, 9.1", "may end")
        for method in (b"TRACE", b"PROPFIND", b"QUERY", b"M-SEARCH", b"LOCK")
    ),
    *(
        case(f"{method.decode()}, unknown", _of(method), "501", "9110, 9.1", "may end")
        for method in (b"BREW", b"GETS", b"G", b"get", b"Get", b"hEAD", b"SSTP_DUPLEX_POST")
    ),
    case("unknown, with a body", sized(method=b"BREW"), "501", "9110, 9.1", "may end"),
    case("unknown, of 10 kB", _of(b"A" * 10_000), "400 431 501", "9112, 3", "may end"),
    *(
        case(f"{method!r}, no token", _of(method), "400 501", "9112, 3.1", "ends")
        for method in (b"G(ET", b"GE\x00T", b"G\xc3\x89T", b"GET,HEAD", b'"GET"', b"GE/T")
    ),
    case("TRACE sends nothing back", _of(b"TRACE", b"Cookie: secret"), "405 501", "9110, 9.3.8", "may end"),
    case("CONNECT", _of(b"CONNECT", target=b"cairn.example:80"), "400 404 405 501", "9110, 9.3.6", "may end"),
    case("CONNECT of a path", _of(b"CONNECT"), "400 405 501", "9112, 3.2.3", "may end"),
    case("CONNECT with a body", sized(method=b"CONNECT", target=b"a:80"), "400 404 405 501", "9110, 9.3.6", "may end"),
    case("a method in another field", _of(b"GET", b"X-HTTP-Method-Override: DELETE"), "200", "9110, 9.1"),
)

CONTINUE = b"Expect: 100-continue"
LENGTH = b"Content-Length: %d" % len(JSON)

WAITING = post(CONTINUE, LENGTH)
CHUNKED = (post(CONTINUE, b"Transfer-Encoding: chunked"), WAIT, chunk() + b"0\r\n\r\n")
NOWHERE = (post(CONTINUE, LENGTH, target=b"/nothing"), WAIT, JSON)
TOO_MUCH = (post(CONTINUE, b"Content-Length: 99999"), WAIT, b" " * 99999)
OTHER_TYPE = (WAITING.replace(b"application/json", b"text/plain"), WAIT, JSON)

EXPECTATIONS = (
    whole("the body comes at once", sized(CONTINUE), "9110, 10.1.1"),
    whole("the client waits", (WAITING, WAIT, JSON), "9110, 10.1.1"),
    whole("the client waits, in chunks", CHUNKED, "9110, 10.1.1"),
    whole("in capitals", (post(b"EXPECT: 100-CONTINUE", LENGTH), WAIT, JSON), "9110, 10.1.1"),
    case("the client waits where nothing is", NOWHERE, "404", "9110, 10.1.1", "may end"),
    case("the client waits with too much", TOO_MUCH, "413", "9110, 10.1.1", "may end"),
    case("the client waits with another type", OTHER_TYPE, "415", "9110, 10.1.1", "may end"),
    case("there is no body", get(CONTINUE), "200", "9110, 10.1.1", "may end"),
    case("HTTP/1.0", sized(CONTINUE, version=b"HTTP/1.0"), "422", "9110, 10.1.1", "ends"),
    case("another one", get(b"Expect: the-moon"), "200 417", "9110, 10.1.1", "may end"),
    case("another one, with a body", sized(b"Expect: 100-continued"), "417 422", "9110, 10.1.1", "may end"),
    case("another one beside it", sized(b"Expect: 100-continue, the-moon"), "417 422", "9110, 10.1.1", "may end"),
)

FOUR, FOUR_METHODS = get() + get(method=b"HEAD") + sized() + get(), ("GET", "HEAD", "POST", "GET")
CONNECTIONS = (
    case("close", get(b"Connection: close"), "200", "9112, 9.6", "ends"),
    case("CLOSE", get(b"CONNECTION: CLOSE"), "200", "9112, 9.6", "ends"),
    case("close among others", get(b"Connection: keep-alive, close"), "200", "9112, 9.6", "ends"),
    case("close in a second field", get(b"Connection: x", b"Connection: close"), "200", "9112, 9.6", "ends"),
    case("close, with a body", sized(b"Connection: close"), "422", "9112, 9.6", "ends"),
    case("close, and HEAD", get(b"Connection: close", method=b"HEAD"), "200", "9112, 9.6", "ends"),
    case("close, at 404", get(b"Connection: close", target=b"/nothing"), "404", "9112, 9.6", "ends"),
    case("keep-alive", get(b"Connection: keep-alive"), "200", "9112, 9.3"),
    case("an unknown option", get(b"Connection: x, y"), "200", "9110, 7.6.1"),
    case("an empty one", get(b"Connection:"), "200", "9110, 5.6.1"),
    case("options close not", get(b"Connection: closed, not-close"), "200", "9110, 7.6.1"),
    case("a length among them", sized(b"Connection: Content-Length"), "422 400", "9110, 7.6.1", "may end"),
    case("three at once", get() + get(target=b"/nothing") + get(), ("200", "404", "200"), "9112, 9.3.2"),
    case("a GET, a HEAD, a POST, a GET", FOUR, ("200", "200", "422", "200"), "9112, 9.3.2", methods=FOUR_METHODS),
    case("100 at once", get() * 100, ("200",) * 100, "9112, 9.3.2"),
    case("nonsense after one", get() + b"nonsense\r\n\r\n", ("200", "400 505"), "9112, 9.3.2", "ends"),
    case("one after close", get() + get(b"Connection: close") + get(), ("200", "200"), "9112, 9.6", "ends"),
)

RULESET = b"schotten_totten"
DELETION = sized(OPERATOR, target=GAME, method=b"DELETE")
CONDITIONS = (
    case("any version is known", get(b"If-None-Match: *", target=GAME), "304", "9110, 13.1.2"),
    case("any version, HEAD", get(b"If-None-Match: *", target=GAME, method=b"HEAD"), "304", "9110, 13.1.2"),
    case("another version is known", get(b'If-None-Match: "x"', target=GAME), "200", "9110, 13.1.2", shows=RULESET),
    case("any page is known", get(b"If-None-Match: *", target=b"/"), "304", "9110, 13.1.2"),
    case("a tag that is none", get(b"If-None-Match: x", target=GAME), "200 400 422", "9110, 8.8.3"),
    case("a date that is none", get(b"If-Modified-Since: never", target=b"/"), "200", "9110, 13.1.3"),
    case("a range", get(b"Range: bytes=0-8", target=b"/"), "200 206", "9110, 14.2", shows=b"<!doctype"),
    case("the last bytes", get(b"Range: bytes=-8", target=b"/"), "200 206", "9110, 14.1.2", shows=b"</html>"),
    case("a range beyond the end", get(b"Range: bytes=9999999-", target=b"/"), "200 416", "9110, 15.5.17"),
    case("a range that is none", get(b"Range: bytes=x", target=b"/"), "200 416", "9110, 14.2"),
    case("an unknown unit", get(b"Range: lines=0-1", target=b"/"), "200 416", "9110, 14.2"),
    case("many ranges", get(b"Range: bytes=" + b"0-0," * 2000 + b"1-1", target=b"/"), "200 206 416", "9110, 17.15"),
    case("a range of what has none", get(b"Range: bytes=0-1", target=GAME), "200", "9110, 14.2"),
    case("a range, HEAD", get(b"Range: bytes=0-8", target=b"/", method=b"HEAD"), "200 206", "9110, 14.2"),
    case("a range of another page", get(b"Range: bytes=0-8", b'If-Range: "x"', target=b"/"), "200", "9110, 13.1.5"),
    case("a 204", get(OPERATOR, target=GAME, method=b"DELETE"), "204", "9110, 15.3.5"),
    case("a 204, with a body that is not read", DELETION, "204", "9110, 9.3.5", "may end"),
)

SETTINGS = b"HTTP2-Settings: AAEAAEAA"
H2C = (b"Connection: Upgrade, HTTP2-Settings", b"Upgrade: h2c", SETTINGS)
SOCKET = (
    b"Connection: Upgrade",
    b"Upgrade: websocket",
    b"Sec-WebSocket-Version: 13",
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)

UPGRADES = (
    case("HTTP/2", get(*H2C), "200", "9110, 7.8"),
    whole("HTTP/2, with a body", sized(*H2C), "9110, 7.8"),
    whole("HTTP/2, in chunks", post(*H2C, b"Transfer-Encoding: chunked", body=chunk() + b"0\r\n\r\n"), "9110, 7.8"),
    case("HTTP/2, twice at once", get(*H2C) * 2, ("200", "200"), "9110, 7.8"),
    case("HTTP/2, settings alone", get(SETTINGS), "200", "9110, 7.8"),
    case("another HTTP", get(b"Connection: Upgrade", b"Upgrade: HTTP/3.0, TLS/1.3"), "200", "9110, 7.8"),
    case("without Connection", get(b"Upgrade: h2c"), "200", "9110, 7.8"),
    case("without Upgrade", get(b"Connection: Upgrade"), "200", "9110, 7.8"),
    case("a web socket", get(*SOCKET), "200 400 426", "9110, 7.8", "may end"),
    case("a web socket, in a POST", sized(*SOCKET), "422 400 405 426", "9110, 7.8", "may end"),
    case("HTTP/1.0", get(*H2C, version=b"HTTP/1.0"), "200", "9110, 7.8", "ends"),
)

CONTENTS = (
    case("no JSON", sized(body=b"nonsense"), "400", "9110, 15.5.1", problem="malformed"),
    case("no type", sized().replace(b"Content-Type", b"X-Type"), "415", "9110, 15.5.16", problem=NO_MEDIA),
    case("another type", sized().replace(b"application/json", b"text/plain"), "415", "9110, 15.5.16", problem=NO_MEDIA),
    case("two types", sized(b"Content-Type: text/plain"), "400 415 422", "9110, 5.3", "may end"),
    case("gzip that is none", sized(b"Content-Encoding: gzip"), "400 415 422", "9110, 8.4"),
    case("nothing of what is accepted", get(b"Accept: image/png", target=GAME), "200 406", "9110, 12.4.1"),
    case("an answer in gzip", get(b"Accept-Encoding: gzip", target=b"/openapi.json"), "200", "9110, 12.5.3"),
    case("a redirect", get(target=b"/docs"), "200 301 302 307 308", "9110, 15.4"),
)

CASES = join(
    method=METHODS,
    expectation=EXPECTATIONS,
    connection=CONNECTIONS,
    condition=CONDITIONS,
    upgrade=UPGRADES,
    content=CONTENTS,
)
