"""Chunked bodies and their trailers."""

from http11.corpus.case import JSON, SMUGGLED, Case, case, chunk, chunked, post, whole

BAD, LARGE = "400", "400 413"
TE = b"Transfer-Encoding: chunked"
OPERATOR = b"Authorization: Bearer the operator's key in the tests' services"


def _raw(body: bytes) -> bytes:
    return post(TE, body=body)


WHOLE, LEFT = b"b\r\n" + JSON + b"\r\n", b"\r\n" + JSON + b"\r\n0\r\n\r\n"

CHUNKS = (
    whole("two", chunked(chunk(JSON[:4]), chunk(JSON[4:])), "RFC 9112, 7.1"),
    whole("each byte in one", chunked(*(chunk(bytes([n])) for n in JSON)), "RFC 9112, 7.1"),
    whole("cut everywhere", tuple(p for n in _raw(WHOLE + b"0\r\n\r\n") for p in (bytes([n]), 0.0)), "RFC 9112, 7.1"),
    whole("a size in capitals", _raw(b"B" + LEFT), "RFC 9112, 7.1"),
    whole("zeros before a size", _raw(b"000b" + LEFT), "RFC 9112, 7.1"),
    case("100 zeros before a size", _raw(b"0" * 100 + b"b" + LEFT), "400 422", "RFC 9112, 7.1", "may end"),
    whole("many zeros as the last", _raw(WHOLE + b"0000\r\n\r\n"), "RFC 9112, 7.1"),
    case("a request in one", chunked(chunk(SMUGGLED)), "400", "RFC 9112, 7.1", problem="malformed"),
    case("a request in one, at 404", chunked(chunk(SMUGGLED), target=b"/nothing"), "404", "RFC 9112, 9.3", "may end"),
    case("none but the last", chunked(), "400 422", "RFC 9112, 7.1", problem="malformed"),
    case("64 KiB and one", chunked(chunk(b" " * (2**16 + 1))), "413", "RFC 9110, 15.5.14", "may end", "too-large"),
    *(
        whole(f"the extension {good!r}", _raw(b"b" + good + LEFT), "RFC 9112, 7.1.1")
        for good in (b";a", b";a=b", b';a="b"', b";a=b;c=d", b';a="b;c"')
    ),
    case("an extension with blanks", _raw(b"b ; a = b" + LEFT), "422 400", "RFC 9112, 7.1.1", "may end"),
    whole("an extension of the last", _raw(WHOLE + b"0;a=b\r\n\r\n"), "RFC 9112, 7.1.1"),
    case(
        "an extension of 100 kB", _raw(b"b;" + b"a" * 100_000 + LEFT), "400 413 431 closed", "RFC 9112, 7.1.1", "ends"
    ),
    case(
        "1,000 extensions of 100 bytes",
        _raw((b"1;" + b"a" * 100 + b"\r\n \r\n") * 1000 + b"0\r\n\r\n"),
        "400 413 431 closed",
        "RFC 9112, 7.1.1",
        "may end",
    ),
    case("a blank after a size", _raw(b"b " + LEFT), "422 400", "RFC 9112, 7.1", "may end"),
    *(
        case(f"the size {bad!r}", _raw(bad + LEFT), BAD, "RFC 9112, 7.1", "ends")
        for bad in (
            b"g",
            b"-b",
            b"+b",
            b"0xb",
            b" b",
            b"\tb",
            b"b_",
            b"",
            b";a",
            b'"b"',
            b"b\x00",
            b"\xef\xbc\x91",
            b"b.0",
        )
    ),
    *(
        case(f"the size {bad!r}, of which some bits are lost", _raw(bad + LEFT), LARGE, "RFC 9112, 7.1", "ends")
        for bad in (b"1000000000000000b", b"10000000000000000b", b"f" * 40)
    ),
    *(
        case(f"the size {large!r}", _raw(large + LEFT), LARGE, "RFC 9112, 7.1", "may wait")
        for large in (b"ffffffffffffffff", b"7fffffffffffffff", b"8000000000000000", b"10000000b", b"ffffffff")
    ),
    case("a line feed alone after a size", _raw(b"b\n" + LEFT[2:]), BAD, "RFC 9112, 7.1", "ends"),
    case("a carriage return alone after a size", _raw(b"b\r" + LEFT[2:]), BAD, "RFC 9112, 7.1", "ends"),
    case("a line feed in an extension", _raw(b"b;a\n" + LEFT[2:]), BAD, "RFC 9112, 7.1.1", "ends"),
    case(
        "a line feed in an extension, a request follows",
        _raw(b"2;\nxx\r\n%x\r\n0\r\n\r\n" % len(SMUGGLED) + SMUGGLED + b"\r\n0\r\n\r\n"),
        BAD,
        "RFC 9112, 7.1.1",
        "ends",
    ),
    case("a carriage return in an extension", _raw(b"b;a\rb" + LEFT), BAD, "RFC 9112, 7.1.1", "ends"),
    case("a NUL in an extension", _raw(b"b;a\x00" + LEFT), "400 422", "RFC 9112, 7.1.1", "may end"),
    case("more than its size", _raw(b"a" + LEFT), BAD, "RFC 9112, 7.1", "ends"),
    case("less than its size", _raw(b"c" + LEFT), BAD, "RFC 9112, 7.1", "ends"),
    case("a line feed alone after the data", _raw(WHOLE[:-2] + b"\n0\r\n\r\n"), BAD, "RFC 9112, 7.1", "ends"),
    case("nothing after the data", _raw(WHOLE[:-2] + b"0\r\n\r\n"), BAD, "RFC 9112, 7.1", "ends"),
    case("other bytes after the data", _raw(WHOLE[:-2] + b"xx0\r\n\r\n"), BAD, "RFC 9112, 7.1", "ends"),
    case("a line feed alone ends the last", _raw(WHOLE + b"0\n\r\n"), BAD, "RFC 9112, 7.1", "ends"),
    case("line feeds alone end all", _raw(WHOLE + b"0\n\n"), BAD, "RFC 9112, 7.1", "ends"),
    case("a wrong one at 404", chunked(b"nonsense\r\n", target=b"/nothing"), "400 404", "RFC 9112, 7.1", "ends"),
    case("a wrong one after 200 KB", _raw(chunk(b" " * 200_000) + b"nonsense\r\n"), "400 413", "RFC 9112, 7.1", "ends"),
)


def _trailed(trailers: bytes, *fields: bytes, **others: bytes) -> bytes:
    return chunked(chunk(), trailers=trailers, fields=fields, **others)


TRAILERS = (
    whole("one", _trailed(b"X-Digest: a\r\n"), "RFC 9110, 6.5"),
    whole("one that was announced", _trailed(b"X-Digest: a\r\n", b"Trailer: X-Digest"), "RFC 9110, 6.6.2"),
    case("an id", _trailed(b"X-Request-ID: smuggled\r\n"), "422 400", "RFC 9110, 6.5.1", "may end"),
    case(
        "an id where the head has none",
        _trailed(b"X-Request-ID: smuggled\r\n").replace(b"X-Request-ID: first\r\n", b""),
        "422 400",
        "RFC 9110, 6.5.1",
        "may end",
    ),
    case("a length", _trailed(b"Content-Length: %d\r\n" % len(SMUGGLED)), "422 400", "RFC 9110, 6.5.1", "may end"),
    case("a coding", _trailed(b"Transfer-Encoding: chunked\r\n"), "422 400", "RFC 9110, 6.5.1", "may end"),
    case("a host", _trailed(b"Host: u@a/b?c\r\n"), "422 400", "RFC 9110, 6.5.1", "may end"),
    case("an end of the connection", _trailed(b"Connection: close\r\n"), "422 400", "RFC 9110, 6.5.1", "may end"),
    case("an expectation", _trailed(b"Expect: 100-continue\r\n"), "422 400", "RFC 9110, 6.5.1", "may end"),
    case(
        "the type of the body",
        _trailed(b"Content-Type: application/json\r\n").replace(b"application/json", b"text/plain", 1),
        "415 400",
        "RFC 9110, 6.5.1",
        "may end",
    ),
    case(
        "the operator's key",
        _trailed(OPERATOR + b"\r\n", target=b"/v1/games/GAME", method=b"DELETE"),
        "401 400",
        "RFC 9110, 6.5.1",
        "may end",
    ),
    case("no colon", _trailed(b"nonsense\r\n"), "400 422", "RFC 9112, 7.1.2", "may end"),
    case("a blank before the colon", _trailed(b"X : a\r\n"), "400 422", "RFC 9112, 5.1", "may end"),
    case("a fold", _trailed(b"X: a\r\n b\r\n"), "400 422", "RFC 9112, 5.2", "may end"),
    case("a line feed alone", _trailed(b"X: a\n"), "400 422", "RFC 9112, 2.2", "may wait"),
    case("a NUL", _trailed(b"X: a\x00\r\n"), "400 422", "RFC 9110, 5.5", "may end"),
    case("1,000", _trailed(b"X: a\r\n" * 1000), "422 400 413 431", "RFC 6585, 5", "may end"),
    case("1 MB", _trailed(b"X: " + b"a" * 2**20 + b"\r\n"), "422 400 413 431 closed", "RFC 6585, 5", "may end"),
)


CASES: tuple[Case, ...] = tuple(
    each._replace(name=f"{title}: {each.name}")
    for title, group in (("chunk", CHUNKS), ("trailer", TRAILERS))
    for each in group
)
