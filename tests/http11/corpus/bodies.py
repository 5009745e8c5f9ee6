"""The end of a body: lengths, transfer codings, chunks and trailers. An error here is request smuggling."""

from http11.corpus.case import JSON, SMUGGLED, case, chunk, chunked, get, join, post, sized, whole

BAD = "400"
NO_CODING = "400 501"
LARGE = "400 413"
TE = b"Transfer-Encoding: chunked"
LENGTH = b"Content-Length: 11"
EITHER = "400 422"
LAST = b"0\r\n\r\n"
SMUGGLING = chunk() + LAST + SMUGGLED
SMUGGLED_LENGTH = b"Content-Length: %d" % len(SMUGGLED)


def _length(*fields: bytes, body: bytes = JSON) -> bytes:
    return post(*fields, body=body)


LENGTHS = (
    whole("a body", sized(), "9112, 6.2"),
    whole("a body in pieces", (sized()[:-7], 0.05, sized()[-7:]), "9112, 6.2"),
    case("a body that is a request", sized(body=SMUGGLED), "400", "9112, 6.2", problem="malformed"),
    case("zeros before it", _length(b"Content-Length: 00011"), EITHER, "9110, 8.6", "may end"),
    whole("blanks around it", _length(b"Content-Length: \t11 \t"), "9110, 5.5"),
    case("none, and no body", post(), "400 411 415 422", "9112, 6.3", "may end", "malformed invalid"),
    case("0", sized(body=b""), EITHER, "9112, 6.2", problem="malformed invalid"),
    case("a GET with a body", get(b"Content-Length: 3") + b"abc", "200", "9110, 9.3.1", "may end"),
    case("a GET whose body is a request", get(SMUGGLED_LENGTH) + SMUGGLED, "200 400", "9110, 9.3.1", "may end"),
    case("a 404 whose body is a request", sized(body=SMUGGLED, target=b"/nothing"), "404", "9112, 9.3", "may end"),
    case("a 405 whose body is a request", sized(body=SMUGGLED, target=b"/healthz"), "405", "9112, 9.3", "may end"),
    case("one byte too few", _length(b"Content-Length: 10") + b"\r\n", (BAD, BAD), "9112, 6.2", "ends", "malformed"),
    case("64 KiB and one", sized(body=b" " * (2**16 + 1)), "413", "9110, 15.5.14", "may end", "too-large"),
    case("3 MB", sized(body=b" " * 3_000_000), "413", "9110, 15.5.14", "may end", "too-large"),
    case("the same twice", _length(*(LENGTH,) * 2), EITHER, "9112, 6.3", "may end"),
    case("a list of the same", _length(b"Content-Length: 11, 11"), EITHER, "9112, 6.3", "may end"),
    case("two that differ", _length(LENGTH, b"Content-Length: 0"), BAD, "9112, 6.3", "ends"),
    case("two that differ, the smaller first", _length(b"Content-Length: 0", LENGTH), BAD, "9112, 6.3", "ends"),
    case("two, one of them empty", _length(b"Content-Length:", LENGTH), BAD, "9112, 6.3", "ends"),
    case("with a blank before the colon", _length(b"Content-Length : 11"), BAD, "9112, 5.1", "ends"),
    case("folded", _length(b"Content-Length:", b" 11"), EITHER, "9112, 5.2", "may end"),
    case("with an underscore", post(b"Content_Length: 11"), "400 411 422", "9110, 17.10", "may end", "malformed"),
    *(
        case(f"{bad!r}", _length(b"Content-Length: " + bad), BAD, "9112, 6.3", "ends")
        for bad in (b"+11", b"-11", b"-0", b"0x0b", b"11;", b"11.0", b"1_1", b"1 1", b"eleven", b'"11"', b"11a", b"1e1")
    ),
    *(
        case(f"{bad!r}", _length(b"Content-Length: " + bad), BAD, "9112, 6.3", "ends")
        for bad in (b"", b",", b"11,", b"11, 12", b"11,0", b"\xef\xbc\x91", b"\xb2", b"\x0b11", b"11\x00", b"chunked")
    ),
    case("2^64 and 11", _length(b"Content-Length: 18446744073709551627"), LARGE, "9110, 8.6", "ends"),
    case("2^63", _length(b"Content-Length: 9223372036854775808"), LARGE, "9110, 8.6", "may wait"),
    case("40 digits", _length(b"Content-Length: " + b"1" * 40), LARGE, "9110, 8.6", "ends"),
    case("4,300 digits", _length(b"Content-Length: " + b"1" * 4301), LARGE, "9110, 8.6", "ends"),
)


def _coded(*fields: bytes, body: bytes = b"") -> bytes:
    return post(*fields, body=(body or chunk()) + LAST)


FIVE, MORE = b"Content-Length: 5", b"Content-Length: %d" % (21 + len(SMUGGLED))
UNDERSCORE, XCHUNKED = b"Transfer_Encoding: chunked", b"Transfer-Encoding: xchunked"
GZIP, IDENTITY, EMPTY = b"Transfer-Encoding: gzip", b"Transfer-Encoding: identity", b"Transfer-Encoding: chunked,"
CODINGS = (
    whole("chunked", _coded(TE), "9112, 7.1"),
    whole("in capitals", _coded(b"TRANSFER-ENCODING: CHUNKED"), "9112, 7"),
    whole("blanks around it", _coded(b"Transfer-Encoding: \tchunked \t"), "9110, 5.5"),
    case("gzip before it", _coded(b"Transfer-Encoding: gzip, chunked"), NO_CODING, "9112, 6.1", "may end"),
    case("gzip before it, in a field of its own", _coded(GZIP, TE), NO_CODING, "9112, 6.1", "may end"),
    case("identity before it", _coded(b"Transfer-Encoding: identity, chunked"), NO_CODING, "9112, 7", "may end"),
    case("twice", _coded(b"Transfer-Encoding: chunked, chunked"), NO_CODING, "9112, 6.1", "may end"),
    case("twice, in two fields", _coded(TE, TE), NO_CODING, "9112, 6.1", "may end"),
    case("an empty element", _coded(b"Transfer-Encoding: , chunked"), "422 400 501", "9110, 5.6.1", "may end"),
    case("an empty element at the end", _coded(EMPTY), "422 400 501", "9110, 5.6.1", "may end"),
    case("with a parameter", _coded(b"Transfer-Encoding: chunked;q=1"), NO_CODING, "9112, 7.1", "ends"),
    *(
        case(f"{bad!r}", _coded(b"Transfer-Encoding: " + bad), NO_CODING, "9112, 6.3", "ends")
        for bad in (b"gzip", b"identity", b"chunked, gzip", b"chunked, identity", b"xchunked", b"chunkedx", b"chunk")
    ),
    *(
        case(f"{bad!r}", _coded(b"Transfer-Encoding: " + bad), NO_CODING, "9112, 6.3", "ends")
        for bad in (b'"chunked"', b"chun ked", b"\x0bchunked", b"chunked\x0b", b"\xa0chunked", b"chunked\x00", b"")
    ),
    case("chunked, then identity in a field of its own", _coded(TE, IDENTITY), NO_CODING, "9112, 6.3", "ends"),
    case("with a blank before the colon", _coded(b"Transfer-Encoding : chunked"), BAD, "9112, 5.1", "ends"),
    case("folded", _coded(b"Transfer-Encoding:", b" chunked"), EITHER, "9112, 5.2", "may end"),
    case("a GET in chunks", get(TE) + chunk(b"abc") + LAST, "200", "9110, 9.3.1", "may end"),
    case("and a length", _coded(TE, LENGTH), EITHER, "9112, 6.3", "ends"),
    case("after a length", _coded(LENGTH, TE), EITHER, "9112, 6.3", "ends"),
    case("and a length of 0", _coded(TE, b"Content-Length: 0"), EITHER, "9112, 6.3", "ends"),
    case("and a length that is none", _coded(TE, b"Content-Length: x"), EITHER, "9112, 6.3", "ends"),
    case("a length says less, a request follows", post(FIVE, TE, body=SMUGGLING), EITHER, "9112, 6.3", "ends"),
    case("a length says more, a request is in the body", post(MORE, TE, body=SMUGGLING), EITHER, "9112, 6.3", "ends"),
    case("a length, and an unknown coding", post(FIVE, XCHUNKED, body=LAST + SMUGGLED), NO_CODING, "9112, 6.3", "ends"),
    case("a length, and a coding with an underscore", sized(UNDERSCORE), EITHER, "9110, 17.10", "may end"),
)


OPERATOR = b"Authorization: Bearer the operator's key in the tests' services"


def _raw(body: bytes) -> bytes:
    return post(TE, body=body)


WHOLE, LEFT = b"b\r\n" + JSON + b"\r\n", b"\r\n" + JSON + b"\r\n0\r\n\r\n"

EXTENSIONS = (b"1;" + b"a" * 100 + b"\r\n \r\n") * 1000 + LAST
SPLIT = b"2;\nxx\r\n%x\r\n0\r\n\r\n%b\r\n0\r\n\r\n" % (len(SMUGGLED), SMUGGLED)
BAD_SIZES = (b"g", b"-b", b"+b", b"0xb", b" b", b"\tb", b"b_", b"", b";a", b'"b"', b"b\x00", b"\xef\xbc\x91", b"b.0")
CHUNKS = (
    whole("two", chunked(chunk(JSON[:4]), chunk(JSON[4:])), "9112, 7.1"),
    whole("each byte in one", chunked(*(chunk(bytes([n])) for n in JSON)), "9112, 7.1"),
    whole("cut everywhere", tuple(p for n in _raw(WHOLE + LAST) for p in (bytes([n]), 0.0)), "9112, 7.1"),
    whole("a size in capitals", _raw(b"B" + LEFT), "9112, 7.1"),
    whole("zeros before a size", _raw(b"000b" + LEFT), "9112, 7.1"),
    case("100 zeros before a size", _raw(b"0" * 100 + b"b" + LEFT), EITHER, "9112, 7.1", "may end"),
    whole("many zeros as the last", _raw(WHOLE + b"0000\r\n\r\n"), "9112, 7.1"),
    case("a request in one", chunked(chunk(SMUGGLED)), "400", "9112, 7.1", problem="malformed"),
    case("a request in one, at 404", chunked(chunk(SMUGGLED), target=b"/nothing"), "404", "9112, 9.3", "may end"),
    case("none but the last", chunked(), EITHER, "9112, 7.1", problem="malformed"),
    case("64 KiB and one", chunked(chunk(b" " * (2**16 + 1))), "413", "9110, 15.5.14", "may end", "too-large"),
    *(
        whole(f"the extension {good!r}", _raw(b"b" + good + LEFT), "9112, 7.1.1")
        for good in (b";a", b";a=b", b';a="b"', b";a=b;c=d", b';a="b;c"')
    ),
    case("an extension with blanks", _raw(b"b ; a = b" + LEFT), EITHER, "9112, 7.1.1", "may end"),
    whole("an extension of the last", _raw(WHOLE + b"0;a=b\r\n\r\n"), "9112, 7.1.1"),
    case("an extension of 100 kB", _raw(b"b;" + b"a" * 100_000 + LEFT), "400 413 431 closed", "9112, 7.1.1", "ends"),
    case("1,000 extensions of 100 bytes", _raw(EXTENSIONS), "400 413 431 closed", "9112, 7.1.1", "may end"),
    case("a blank after a size", _raw(b"b " + LEFT), EITHER, "9112, 7.1", "may end"),
    *(case(f"the size {bad!r}", _raw(bad + LEFT), BAD, "9112, 7.1", "ends") for bad in BAD_SIZES),
    *(
        case(f"the size {bad!r}, of which some bits are lost", _raw(bad + LEFT), LARGE, "9112, 7.1", "ends")
        for bad in (b"1000000000000000b", b"10000000000000000b", b"f" * 40)
    ),
    *(
        case(f"the size {large!r}", _raw(large + LEFT), LARGE, "9112, 7.1", "may wait")
        for large in (b"ffffffffffffffff", b"7fffffffffffffff", b"8000000000000000", b"10000000b", b"ffffffff")
    ),
    case("a line feed alone after a size", _raw(b"b\n" + LEFT[2:]), BAD, "9112, 7.1", "ends"),
    case("a carriage return alone after a size", _raw(b"b\r" + LEFT[2:]), BAD, "9112, 7.1", "ends"),
    case("a line feed in an extension", _raw(b"b;a\n" + LEFT[2:]), BAD, "9112, 7.1.1", "ends"),
    case("a line feed in an extension, a request follows", _raw(SPLIT), BAD, "9112, 7.1.1", "ends"),
    case("a carriage return in an extension", _raw(b"b;a\rb" + LEFT), BAD, "9112, 7.1.1", "ends"),
    case("a NUL in an extension", _raw(b"b;a\x00" + LEFT), EITHER, "9112, 7.1.1", "may end"),
    case("more than its size", _raw(b"a" + LEFT), BAD, "9112, 7.1", "ends"),
    case("less than its size", _raw(b"c" + LEFT), BAD, "9112, 7.1", "ends"),
    case("a line feed alone after the data", _raw(WHOLE[:-2] + b"\n0\r\n\r\n"), BAD, "9112, 7.1", "ends"),
    case("nothing after the data", _raw(WHOLE[:-2] + LAST), BAD, "9112, 7.1", "ends"),
    case("other bytes after the data", _raw(WHOLE[:-2] + b"xx0\r\n\r\n"), BAD, "9112, 7.1", "ends"),
    case("a line feed alone ends the last", _raw(WHOLE + b"0\n\r\n"), BAD, "9112, 7.1", "ends"),
    case("line feeds alone end all", _raw(WHOLE + b"0\n\n"), BAD, "9112, 7.1", "ends"),
    case("a wrong one at 404", chunked(b"nonsense\r\n", target=b"/nothing"), "400 404", "9112, 7.1", "ends"),
    case("a wrong one after 200 KB", _raw(chunk(b" " * 200_000) + b"nonsense\r\n"), "400 413", "9112, 7.1", "ends"),
)


def _trailed(trailers: bytes, *fields: bytes, **others: bytes) -> bytes:
    return chunked(chunk(), trailers=trailers, fields=fields, **others)


NO_ID = _trailed(b"X-Request-ID: smuggled\r\n").replace(b"X-Request-ID: first\r\n", b"")
OTHER_TYPE = _trailed(b"Content-Type: application/json\r\n").replace(b"application/json", b"text/plain", 1)
DELETION = _trailed(OPERATOR + b"\r\n", target=b"/v1/games/GAME", method=b"DELETE")
TRAILERS = (
    whole("one", _trailed(b"X-Digest: a\r\n"), "9110, 6.5"),
    whole("one that was announced", _trailed(b"X-Digest: a\r\n", b"Trailer: X-Digest"), "9110, 6.6.2"),
    case("an id", _trailed(b"X-Request-ID: smuggled\r\n"), EITHER, "9110, 6.5.1", "may end"),
    case("an id where the head has none", NO_ID, EITHER, "9110, 6.5.1", "may end"),
    case("a length", _trailed(SMUGGLED_LENGTH + b"\r\n"), EITHER, "9110, 6.5.1", "may end"),
    case("a coding", _trailed(b"Transfer-Encoding: chunked\r\n"), EITHER, "9110, 6.5.1", "may end"),
    case("a host", _trailed(b"Host: u@a/b?c\r\n"), EITHER, "9110, 6.5.1", "may end"),
    case("an end of the connection", _trailed(b"Connection: close\r\n"), EITHER, "9110, 6.5.1", "may end"),
    case("an expectation", _trailed(b"Expect: 100-continue\r\n"), EITHER, "9110, 6.5.1", "may end"),
    case("the type of the body", OTHER_TYPE, "415 400", "9110, 6.5.1", "may end"),
    case("the operator's key", DELETION, "401 400", "9110, 6.5.1", "may end"),
    case("no colon", _trailed(b"nonsense\r\n"), EITHER, "9112, 7.1.2", "may end"),
    case("a blank before the colon", _trailed(b"X : a\r\n"), EITHER, "9112, 5.1", "may end"),
    case("a fold", _trailed(b"X: a\r\n b\r\n"), EITHER, "9112, 5.2", "may end"),
    case("a line feed alone", _trailed(b"X: a\n"), EITHER, "9112, 2.2", "may wait"),
    case("a NUL", _trailed(b"X: a\x00\r\n"), EITHER, "9110, 5.5", "may end"),
    case("1,000", _trailed(b"X: a\r\n" * 1000), "422 400 413 431", "6585, 5", "may end"),
    case("1 MB", _trailed(b"X: " + b"a" * 2**20 + b"\r\n"), "422 400 413 431 closed", "6585, 5", "may end"),
)

CASES = join(length=LENGTHS, coding=CODINGS, chunk=CHUNKS, trailer=TRAILERS)
