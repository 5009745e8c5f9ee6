"""The first line of a request: method, target, version."""

from http11.corpus.case import FIRST, Case, case, get, lines

HOST = b"Host: cairn.example"
LOOSE = "200 400"
"""A server may split the line at any blanks (RFC 9112, section 3)."""
BAD_VERSION = "400 505"
HERE = b"http://cairn.example"

LINES = (
    case("a plain GET", get(), "200", "RFC 9112, 3", shows=b"ok"),
    case("one empty line before it", b"\r\n" + get(), "200", "RFC 9112, 2.2"),
    case("three empty lines before it", b"\r\n\r\n\r\n" + get(), LOOSE, "RFC 9112, 2.2", "may end"),
    case("a line feed before it", b"\n" + get(), LOOSE, "RFC 9112, 2.2", "may end"),
    case("a blank before it", b" " + get(), "400", "RFC 9112, 3", "ends"),
    case("a byte order mark before it", b"\xef\xbb\xbf" + get(), "400 501", "RFC 9112, 3", "ends"),
    case("nonsense", b"nonsense\r\n\r\n", "400 505", "RFC 9112, 3", "ends"),
    case("TLS", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", "400 closed", "RFC 9112, 2.2", "ends"),
    case("a response", b"HTTP/1.1 200 OK\r\nHost: cairn.example\r\n\r\n", "400 501 505", "RFC 9112, 2.1", "ends"),
    case("two blanks", get(target=b" /healthz"), LOOSE, "RFC 9112, 3", "may end"),
    case("a tab", get(method=b"GET\t/healthz", target=b""), LOOSE, "RFC 9112, 3", "may end"),
    case("a blank at its end", get(version=b"HTTP/1.1 "), LOOSE, "RFC 9112, 3", "may end"),
    case("a carriage return in it", get(target=b"/health\rz"), "400", "RFC 9112, 2.2", "ends"),
    case("a vertical tab", get(method=b"GET\x0b/healthz", target=b""), LOOSE, "RFC 9112, 3", "may end"),
    case("no target", lines(b"GET HTTP/1.1", HOST, FIRST), "400 505", "RFC 9112, 3", "ends"),
    case("no method", lines(b"/healthz HTTP/1.1", HOST, FIRST), "400 505", "RFC 9112, 3", "ends"),
    case("four parts", get(target=b"/healthz /healthz"), "400", "RFC 9112, 3", "ends"),
    case("only a line feed ends it", get().replace(b"\r\n", b"\n", 1), LOOSE, "RFC 9112, 2.2", "may end"),
    case("line feeds only", get().replace(b"\r\n", b"\n"), LOOSE, "RFC 9112, 2.2", "may end"),
    case("carriage returns only", get().replace(b"\r\n", b"\r") + b"\r\n\r\n", "400", "RFC 9112, 2.2", "ends"),
    case("it comes byte by byte", tuple(p for n in get() for p in (bytes([n]), 0.0)), "200", "RFC 9112, 9.2"),
    case("it comes in two pieces", (get()[:20], 0.05, get()[20:]), "200", "RFC 9112, 9.2"),
)

VERSIONS = (
    case("HTTP/0.9, without a version", b"GET /healthz\r\n", "400 505 closed", "RFC 9112, 2.3", "ends"),
    case("HTTP/0.9, by its name", get(version=b"HTTP/0.9"), BAD_VERSION, "RFC 9110, 15.6.6", "ends"),
    case("HTTP/1.0", get(version=b"HTTP/1.0"), "200", "RFC 9112, 9.3", "ends"),
    case("HTTP/1.0 without Host", lines(b"GET /healthz HTTP/1.0", FIRST), "200", "RFC 9112, 3.2", "ends"),
    case("HTTP/1.0 that stays", get(b"Connection: keep-alive", version=b"HTTP/1.0"), "200", "RFC 9112, 9.3", "may end"),
    case("HTTP/1.0, two Hosts", get(b"Host: b", version=b"HTTP/1.0"), "400", "RFC 9112, 3.2", "may end"),
    case(
        "HTTP/1.0 in chunks",
        get(b"Transfer-Encoding: chunked", method=b"POST", version=b"HTTP/1.0") + b"0\r\n\r\n",
        "400 405 501",
        "RFC 9112, 6.1",
        "ends",
    ),
    case("HTTP/1.2", get(version=b"HTTP/1.2"), "200 400 505", "RFC 9110, 2.5", "may end"),
    case("HTTP/2.0 in text", get(version=b"HTTP/2.0"), BAD_VERSION, "RFC 9110, 15.6.6", "ends"),
    case("HTTP/3.0 in text", get(version=b"HTTP/3.0"), BAD_VERSION, "RFC 9110, 15.6.6", "ends"),
    case("HTTP/2's preface", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "400 505 closed", "RFC 9113, 3.4", "ends"),
    *(
        case(f"the version {wrong.decode()}", get(version=wrong), BAD_VERSION, "RFC 9112, 2.3", "ends")
        for wrong in (b"http/1.1", b"HTTP/1", b"HTTP/1.", b"HTTP/11.1", b"HTTP/1.10", b"HTTP/1,1", b"HTTP /1.1")
    ),
    *(
        case(f"the version {wrong.decode()}", get(version=wrong), BAD_VERSION, "RFC 9112, 2.3", "ends")
        for wrong in (b"HTTQ/1.1", b"HTTP/-1.1", b"HTTP/1.1x", b"HTTP/x.1", b"ICY/1.1")
    ),
)

TARGETS = (
    case("a query", get(target=b"/healthz?a=%FF&b"), "200", "RFC 9112, 3.2.1"),
    case("percent signs in a path", get(target=b"/%68ealth%7A"), "200", "RFC 9110, 4.2.3"),
    case("a wrong percent sign", get(target=b"/healthz%zz"), "400 404", "RFC 9112, 3.2", "may end"),
    case("a NUL in percent signs", get(target=b"/healthz%00"), "400 404", "RFC 9110, 17.3", "may end"),
    case("dots in a path", get(target=b"/v1/../healthz"), "200 308 400 404", "RFC 9110, 4.2.3", "may end"),
    case("two slashes", get(target=b"//healthz"), "200 308 400 404", "RFC 9112, 3.2.1", "may end"),
    case("a fragment", get(target=b"/healthz#part"), "200 400 404", "RFC 9112, 3.2", "may end"),
    case("a backslash", get(target=b"/\\healthz"), "400 404", "RFC 9112, 3.2", "may end"),
    case("bytes beyond ASCII", get(target=b"/\xc3\xa9"), "400 404", "RFC 9112, 3.2", "may end"),
    case("bytes that are no UTF-8", get(target=b"/\xff\xfe"), "400 404", "RFC 9112, 3.2", "may end"),
    case("a control character", get(target=b"/\x01"), "400", "RFC 9112, 3.2", "ends"),
    case("a NUL", get(target=b"/\x00"), "400", "RFC 9112, 3.2", "ends"),
    case("a DEL", get(target=b"/\x7f"), "400 404", "RFC 9112, 3.2", "may end"),
    case("no slash", get(target=b"healthz"), "400", "RFC 9112, 3.2", "may end"),
    case("a query without a path", get(target=b"?a=b"), "400", "RFC 9112, 3.2", "may end"),
    case("8,000 bytes", get(target=b"/healthz?" + b"a" * 7985), "200", "RFC 9112, 3"),
    case("100 kB", get(target=b"/healthz?" + b"a" * 100_000), "400 414 431", "RFC 9112, 3", "may end"),
    case("1 MB", get(target=b"/" + b"a" * 2**20), "400 414 431 closed", "RFC 9112, 3", "ends"),
    case("with scheme and host", get(target=HERE + b"/healthz?a"), "200", "RFC 9112, 3.2.2"),
    case("with another host than Host", get(target=b"http://other.example/healthz"), "200", "RFC 9112, 3.2.2"),
    case("with a scheme in capitals", get(target=b"HTTP://cairn.example/healthz"), "200", "RFC 9110, 4.2.3"),
    case("with a host, no path", get(target=HERE), "200", "RFC 9112, 3.2.1"),
    case("https without TLS", get(target=b"https://cairn.example/healthz"), "200 400 421", "RFC 9110, 7.4", "may end"),
    # granian puts the host of the target into the field's place, so no information is lost: it is the right host.
    case("with a host, without Host", lines(b"GET %b/healthz HTTP/1.1" % HERE, FIRST), "400 200", "RFC 9112, 3.2"),
    case("an empty host", get(target=b"http:///healthz"), "400", "RFC 9110, 4.2.1", "may end"),
    case("with a user", get(target=b"http://u:p@cairn.example/healthz"), LOOSE, "RFC 9110, 4.2.4", "may end"),
    case("host and port", get(target=b"cairn.example:80"), "400", "RFC 9112, 3.2.3", "may end"),
    case("an asterisk", get(target=b"*"), "400", "RFC 9112, 3.2.4", "may end"),
    case("OPTIONS *", get(method=b"OPTIONS", target=b"*"), "200 204", "RFC 9110, 9.3.7"),
    case("OPTIONS of a path", get(method=b"OPTIONS", target=b"/v1/games"), "200 204", "RFC 9110, 9.3.7"),
    case("OPTIONS of a host", get(method=b"OPTIONS", target=HERE), "200 204", "RFC 9112, 3.2.4"),
)

CASES: tuple[Case, ...] = tuple(
    each._replace(name=f"{title}: {each.name}")
    for title, group in (("line", LINES), ("version", VERSIONS), ("target", TARGETS))
    for each in group
)
