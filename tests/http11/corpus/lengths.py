"""The end of a body: lengths and transfer codings. An error here is request smuggling."""

from http11.corpus.case import JSON, SMUGGLED, Case, case, chunk, get, post, sized, whole

BAD = "400"
NO_CODING = "400 501"
LARGE = "400 413"
TE = b"Transfer-Encoding: chunked"


def _length(*fields: bytes, body: bytes = JSON) -> bytes:
    return post(*fields, body=body)


LENGTHS = (
    whole("a body", sized(), "RFC 9112, 6.2"),
    whole("a body in pieces", (sized()[:-7], 0.05, sized()[-7:]), "RFC 9112, 6.2"),
    case("a body that is a request", sized(body=SMUGGLED), "400", "RFC 9112, 6.2", problem="malformed"),
    case("zeros before it", _length(b"Content-Length: 00011"), "422 400", "RFC 9110, 8.6", "may end"),
    whole("blanks around it", _length(b"Content-Length: \t11 \t"), "RFC 9110, 5.5"),
    case("none, and no body", post(), "400 411 415 422", "RFC 9112, 6.3", "may end", "malformed invalid"),
    case("0", sized(body=b""), "400 422", "RFC 9112, 6.2", problem="malformed invalid"),
    case("a GET with a body", get(b"Content-Length: 3") + b"abc", "200", "RFC 9110, 9.3.1", "may end"),
    case(
        "a GET whose body is a request",
        get(b"Content-Length: %d" % len(SMUGGLED)) + SMUGGLED,
        "200 400",
        "RFC 9110, 9.3.1",
        "may end",
    ),
    case("a 404 whose body is a request", sized(body=SMUGGLED, target=b"/nothing"), "404", "RFC 9112, 9.3", "may end"),
    case("a 405 whose body is a request", sized(body=SMUGGLED, target=b"/healthz"), "405", "RFC 9112, 9.3", "may end"),
    case(
        "one byte too few",
        _length(b"Content-Length: 10") + b"\r\n",
        ("400", "400"),
        "RFC 9112, 6.2",
        "ends",
        "malformed",
    ),
    case("64 KiB and one", sized(body=b" " * (2**16 + 1)), "413", "RFC 9110, 15.5.14", "may end", "too-large"),
    case("3 MB", sized(body=b" " * 3_000_000), "413", "RFC 9110, 15.5.14", "may end", "too-large"),
    case("the same twice", _length(*(b"Content-Length: 11",) * 2), "422 400", "RFC 9112, 6.3", "may end"),
    case("a list of the same", _length(b"Content-Length: 11, 11"), "422 400", "RFC 9112, 6.3", "may end"),
    case("two that differ", _length(b"Content-Length: 11", b"Content-Length: 0"), BAD, "RFC 9112, 6.3", "ends"),
    case(
        "two that differ, the smaller first",
        _length(b"Content-Length: 0", b"Content-Length: 11"),
        BAD,
        "RFC 9112, 6.3",
        "ends",
    ),
    case("two, one of them empty", _length(b"Content-Length:", b"Content-Length: 11"), BAD, "RFC 9112, 6.3", "ends"),
    case("with a blank before the colon", _length(b"Content-Length : 11"), BAD, "RFC 9112, 5.1", "ends"),
    case("folded", _length(b"Content-Length:", b" 11"), "400 422", "RFC 9112, 5.2", "may end"),
    case(
        "with an underscore",
        _length(b"Content_Length: 11", body=b""),
        "400 411 422",
        "RFC 9110, 17.10",
        "may end",
        "malformed",
    ),
    *(
        case(f"{bad!r}", _length(b"Content-Length: " + bad), BAD, "RFC 9112, 6.3", "ends")
        for bad in (b"+11", b"-11", b"-0", b"0x0b", b"11;", b"11.0", b"1_1", b"1 1", b"eleven", b'"11"', b"11a", b"1e1")
    ),
    *(
        case(f"{bad!r}", _length(b"Content-Length: " + bad), BAD, "RFC 9112, 6.3", "ends")
        for bad in (b"", b",", b"11,", b"11, 12", b"11,0", b"\xef\xbc\x91", b"\xb2", b"\x0b11", b"11\x00", b"chunked")
    ),
    case("2^64 and 11", _length(b"Content-Length: 18446744073709551627"), LARGE, "RFC 9110, 8.6", "ends"),
    case("2^63", _length(b"Content-Length: 9223372036854775808"), LARGE, "RFC 9110, 8.6", "may wait"),
    case("40 digits", _length(b"Content-Length: " + b"1" * 40), LARGE, "RFC 9110, 8.6", "ends"),
    case("4,300 digits", _length(b"Content-Length: " + b"1" * 4301), LARGE, "RFC 9110, 8.6", "ends"),
)


def _coded(*fields: bytes, body: bytes = b"") -> bytes:
    return post(*fields, body=(body or chunk()) + b"0\r\n\r\n")


CODINGS = (
    whole("chunked", _coded(TE), "RFC 9112, 7.1"),
    whole("in capitals", _coded(b"TRANSFER-ENCODING: CHUNKED"), "RFC 9112, 7"),
    whole("blanks around it", _coded(b"Transfer-Encoding: \tchunked \t"), "RFC 9110, 5.5"),
    case("gzip before it", _coded(b"Transfer-Encoding: gzip, chunked"), NO_CODING, "RFC 9112, 6.1", "may end"),
    case(
        "gzip before it, in a field of its own",
        _coded(b"Transfer-Encoding: gzip", TE),
        NO_CODING,
        "RFC 9112, 6.1",
        "may end",
    ),
    case("identity before it", _coded(b"Transfer-Encoding: identity, chunked"), NO_CODING, "RFC 9112, 7", "may end"),
    case("twice", _coded(b"Transfer-Encoding: chunked, chunked"), NO_CODING, "RFC 9112, 6.1", "may end"),
    case("twice, in two fields", _coded(TE, TE), NO_CODING, "RFC 9112, 6.1", "may end"),
    case("an empty element", _coded(b"Transfer-Encoding: , chunked"), "422 400 501", "RFC 9110, 5.6.1", "may end"),
    case(
        "an empty element at the end",
        _coded(b"Transfer-Encoding: chunked,"),
        "422 400 501",
        "RFC 9110, 5.6.1",
        "may end",
    ),
    case("with a parameter", _coded(b"Transfer-Encoding: chunked;q=1"), NO_CODING, "RFC 9112, 7.1", "ends"),
    *(
        case(f"{bad!r}", _coded(b"Transfer-Encoding: " + bad), NO_CODING, "RFC 9112, 6.3", "ends")
        for bad in (b"gzip", b"identity", b"chunked, gzip", b"chunked, identity", b"xchunked", b"chunkedx", b"chunk")
    ),
    *(
        case(f"{bad!r}", _coded(b"Transfer-Encoding: " + bad), NO_CODING, "RFC 9112, 6.3", "ends")
        for bad in (b'"chunked"', b"chun ked", b"\x0bchunked", b"chunked\x0b", b"\xa0chunked", b"chunked\x00", b"")
    ),
    case(
        "chunked, then identity in a field of its own",
        _coded(TE, b"Transfer-Encoding: identity"),
        NO_CODING,
        "RFC 9112, 6.3",
        "ends",
    ),
    case("with a blank before the colon", _coded(b"Transfer-Encoding : chunked"), BAD, "RFC 9112, 5.1", "ends"),
    case("folded", _coded(b"Transfer-Encoding:", b" chunked"), "400 422", "RFC 9112, 5.2", "may end"),
    case("a GET in chunks", get(TE) + chunk(b"abc") + b"0\r\n\r\n", "200", "RFC 9110, 9.3.1", "may end"),
    case("and a length", _coded(TE, b"Content-Length: 11"), "400 422", "RFC 9112, 6.3", "ends"),
    case("after a length", _coded(b"Content-Length: 11", TE), "400 422", "RFC 9112, 6.3", "ends"),
    case("and a length of 0", _coded(TE, b"Content-Length: 0"), "400 422", "RFC 9112, 6.3", "ends"),
    case("and a length that is none", _coded(TE, b"Content-Length: x"), "400 422", "RFC 9112, 6.3", "ends"),
    case(
        "a length says less, a request follows",
        post(b"Content-Length: 5", TE, body=chunk() + b"0\r\n\r\n" + SMUGGLED),
        "400 422",
        "RFC 9112, 6.3",
        "ends",
    ),
    case(
        "a length says more, a request is in the body",
        post(b"Content-Length: %d" % (21 + len(SMUGGLED)), TE, body=chunk() + b"0\r\n\r\n" + SMUGGLED),
        "400 422",
        "RFC 9112, 6.3",
        "ends",
    ),
    case(
        "a length, and an unknown coding",
        post(b"Content-Length: 5", b"Transfer-Encoding: xchunked", body=b"0\r\n\r\n" + SMUGGLED),
        NO_CODING,
        "RFC 9112, 6.3",
        "ends",
    ),
    case(
        "a length, and a coding with an underscore",
        sized(b"Transfer_Encoding: chunked"),
        "400 422",
        "RFC 9110, 17.10",
        "may end",
    ),
)


CASES: tuple[Case, ...] = tuple(
    each._replace(name=f"{title}: {each.name}")
    for title, group in (("length", LENGTHS), ("coding", CODINGS))
    for each in group
)
