"""The first line of a request, Host, the syntax of fields, and the limits of their number and length."""

from http11.corpus.case import FIRST, case, get, join, lines, post, sized

HOST = b"Host: cairn.example"
LOOSE = "200 400"
"""A server may split the line at any blanks (RFC 9112, section 3)."""
BAD_VERSION = "400 505"
HERE = b"http://cairn.example"

LINES = (
    case("a plain GET", get(), "200", "9112, 3", shows=b"ok"),
    case("one empty line before it", b"\r\n" + get(), "200", "9112, 2.2"),
    case("three empty lines before it", b"\r\n\r\n\r\n" + get(), LOOSE, "9112, 2.2", "may end"),
    case("a line feed before it", b"\n" + get(), LOOSE, "9112, 2.2", "may end"),
    case("a blank before it", b" " + get(), "400", "9112, 3", "ends"),
    case("a byte order mark before it", b"\xef\xbb\xbf" + get(), "400 501", "9112, 3", "ends"),
    case("nonsense", b"nonsense\r\n\r\n", "400 505", "9112, 3", "ends"),
    case("TLS", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", "400 closed", "9112, 2.2", "ends"),
    case("a response", b"HTTP/1.1 200 OK\r\nHost: cairn.example\r\n\r\n", "400 501 505", "9112, 2.1", "ends"),
    case("two blanks", get(target=b" /healthz"), LOOSE, "9112, 3", "may end"),
    case("a tab", get(method=b"GET\t/healthz", target=b""), LOOSE, "9112, 3", "may end"),
    case("a blank at its end", get(version=b"HTTP/1.1 "), LOOSE, "9112, 3", "may end"),
    case("a carriage return in it", get(target=b"/health\rz"), "400", "9112, 2.2", "ends"),
    case("a vertical tab", get(method=b"GET\x0b/healthz", target=b""), LOOSE, "9112, 3", "may end"),
    case("no target", lines(b"GET HTTP/1.1", HOST, FIRST), "400 505", "9112, 3", "ends"),
    case("no method", lines(b"/healthz HTTP/1.1", HOST, FIRST), "400 505", "9112, 3", "ends"),
    case("four parts", get(target=b"/healthz /healthz"), "400", "9112, 3", "ends"),
    case("only a line feed ends it", get().replace(b"\r\n", b"\n", 1), LOOSE, "9112, 2.2", "may end"),
    case("line feeds only", get().replace(b"\r\n", b"\n"), LOOSE, "9112, 2.2", "may end"),
    case("carriage returns only", get().replace(b"\r\n", b"\r") + b"\r\n\r\n", "400", "9112, 2.2", "ends"),
    case("it comes byte by byte", tuple(p for n in get() for p in (bytes([n]), 0.0)), "200", "9112, 9.2"),
    case("it comes in two pieces", (get()[:20], 0.05, get()[20:]), "200", "9112, 9.2"),
)

OLD_CHUNKS = get(b"Transfer-Encoding: chunked", method=b"POST", version=b"HTTP/1.0") + b"0\r\n\r\n"
WRONG = ("http/1.1", "HTTP/1", "HTTP/1.", "HTTP/11.1", "HTTP/1.10", "HTTP/1,1", "HTTP /1.1", "HTTQ/1.1", "HTTP/-1.1",
         "HTTP/1.1x", "HTTP/x.1", "ICY/1.1")  # fmt: skip
OK = b'{"status":"ok"}'
VERSIONS = (
    case("HTTP/0.9, without a version", b"GET /healthz\r\n", "400 505 closed", "9112, 2.3", "ends"),
    case("HTTP/0.9, by its name", get(version=b"HTTP/0.9"), BAD_VERSION, "9110, 15.6.6", "ends"),
    case("HTTP/1.0", get(version=b"HTTP/1.0"), "200", "9112, 9.3", "ends"),
    case("HTTP/1.0 without Host", lines(b"GET /healthz HTTP/1.0", FIRST), "200", "9112, 3.2", "ends", shows=OK),
    case("HTTP/1.0 that stays", get(b"Connection: keep-alive", version=b"HTTP/1.0"), "200", "9112, 9.3", "may end"),
    case("HTTP/1.0, two Hosts", get(b"Host: b", version=b"HTTP/1.0"), "400", "9112, 3.2", "may end"),
    case("HTTP/1.0 in chunks", OLD_CHUNKS, "400 405 501", "9112, 6.1", "ends"),
    case("HTTP/1.2", get(version=b"HTTP/1.2"), "200 400 505", "9110, 2.5", "may end"),
    case("HTTP/2.0 in text", get(version=b"HTTP/2.0"), BAD_VERSION, "9110, 15.6.6", "ends"),
    case("HTTP/3.0 in text", get(version=b"HTTP/3.0"), BAD_VERSION, "9110, 15.6.6", "ends"),
    case("HTTP/2's preface", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "400 505 closed", "9113, 3.4", "ends"),
    *(case(f"the version {wrong}", get(version=wrong.encode()), BAD_VERSION, "9112, 2.3", "ends") for wrong in WRONG),
)

TARGETS = (
    case("a query", get(target=b"/healthz?a=%FF&b"), "200", "9112, 3.2.1"),
    case("percent signs in a path", get(target=b"/%68ealth%7A"), "200", "9110, 4.2.3"),
    case("a wrong percent sign", get(target=b"/healthz%zz"), "400 404", "9112, 3.2", "may end"),
    case("a NUL in percent signs", get(target=b"/healthz%00"), "400 404", "9110, 17.3", "may end"),
    case("dots in a path", get(target=b"/v1/../healthz"), "200 308 400 404", "9110, 4.2.3", "may end"),
    case("two slashes", get(target=b"//healthz"), "200 308 400 404", "9112, 3.2.1", "may end"),
    case("a fragment", get(target=b"/healthz#part"), "200 400 404", "9112, 3.2", "may end"),
    case("a backslash", get(target=b"/\\healthz"), "400 404", "9112, 3.2", "may end"),
    case("bytes beyond ASCII", get(target=b"/\xc3\xa9"), "400 404", "9112, 3.2", "may end"),
    case("bytes that are no UTF-8", get(target=b"/\xff\xfe"), "400 404", "9112, 3.2", "may end"),
    case("a control character", get(target=b"/\x01"), "400", "9112, 3.2", "ends"),
    case("a NUL", get(target=b"/\x00"), "400", "9112, 3.2", "ends"),
    case("a DEL", get(target=b"/\x7f"), "400 404", "9112, 3.2", "may end"),
    case("no slash", get(target=b"healthz"), "400", "9112, 3.2", "may end"),
    case("a query without a path", get(target=b"?a=b"), "400", "9112, 3.2", "may end"),
    case("8,000 bytes", get(target=b"/healthz?" + b"a" * 7985), "200", "9112, 3"),
    case("100 kB", get(target=b"/healthz?" + b"a" * 100_000), "400 414 431", "9112, 3", "may end"),
    case("1 MB", get(target=b"/" + b"a" * 2**20), "400 414 431 closed", "9112, 3", "ends"),
    case("with scheme and host", get(target=HERE + b"/healthz?a"), "200", "9112, 3.2.2"),
    case("with another host than Host", get(target=b"http://other.example/healthz"), "200", "9112, 3.2.2"),
    case("with a scheme in capitals", get(target=b"HTTP://cairn.example/healthz"), "200", "9110, 4.2.3"),
    case("with a host, no path", get(target=HERE), "200", "9112, 3.2.1"),
    case("https without TLS", get(target=b"https://cairn.example/healthz"), "200 400 421", "9110, 7.4", "may end"),
    # granian puts the host of the target into the field's place, so no information is lost: it is the right host.
    case("with a host, without Host", lines(b"GET %b/healthz HTTP/1.1" % HERE, FIRST), "400 200", "9112, 3.2"),
    case("an empty host", get(target=b"http:///healthz"), "400", "9110, 4.2.1", "may end"),
    case("with a user", get(target=b"http://u:p@cairn.example/healthz"), LOOSE, "9110, 4.2.4", "may end"),
    case("host and port", get(target=b"cairn.example:80"), "400", "9112, 3.2.3", "may end"),
    case("an asterisk", get(target=b"*"), "400", "9112, 3.2.4", "may end"),
    case("OPTIONS *", get(method=b"OPTIONS", target=b"*"), "200 204", "9110, 9.3.7"),
    case("OPTIONS of a path", get(method=b"OPTIONS", target=b"/v1/games"), "200 204", "9110, 9.3.7"),
    case("OPTIONS of a host", get(method=b"OPTIONS", target=HERE), "200 204", "9112, 3.2.4"),
)


LINE = b"GET /healthz HTTP/1.1"
MANY = b"\r\n".join(b"X-%d: a" % number for number in range(10_000))
TOO_LARGE = "400 413 431"


def _host(*fields: bytes) -> bytes:
    return lines(LINE, *fields, FIRST)


BAD_HOSTS = (
    *(b"u@a/b?c", b"u@a", b"a/b", b"a?b", b"a#b", b"a b", b"a:b", b"http://a", b"a:80:80", b'"a"', b"a%zz", b"[::1"),
    *(b"::1", b"[zz]", b"a\\b", b"<a>", b"a\tb", b"\xc3\xa9", b"[::1]a", b"a|b", b"a^b", b"a`b"),
)
HOSTS = (
    case("none", _host(), "400", "9112, 3.2", "may end"),
    case("two", _host(b"Host: a", b"Host: b"), "400", "9112, 3.2", "may end"),
    case("the same twice", _host(b"Host: a", b"Host: a"), "400", "9112, 3.2", "may end"),
    case("two, one in capitals", _host(b"Host: a", b"HOST: b"), "400", "9112, 3.2", "may end"),
    case("two, one of them empty", _host(b"Host:", b"Host: a"), "400", "9112, 3.2", "may end"),
    case("two, the first beyond ASCII", _host(b"Host: \xe4", b"Host: a"), "400", "9112, 3.2", "may end"),
    case("an empty one", _host(b"Host:"), LOOSE, "9112, 3.2", "may end"),
    *(
        case(f"{good.decode()}", _host(b"Host: " + good), "200", "9110, 7.2")
        for good in (b"cairn.example", b"CAIRN.example:8000", b"127.0.0.1:8000", b"[::1]", b"[::1]:8000", b"a-b_c~d")
    ),
    *(
        case(f"{odd.decode()[:20]}", _host(b"Host: " + odd), LOOSE, "3986, 3.2.2", "may end")
        for odd in (b"a:", b"a%20b", b"a:99999", b"a,b", b"a;b", b"[v1.a]", b":80", b"a" * 300)
    ),
    *(case(f"{bad!r}", _host(b"Host: " + bad), "400", "9112, 3.2", "may end") for bad in BAD_HOSTS),
    case("blanks around it", _host(b"Host: \t a \t "), "200", "9112, 5.1"),
    case("folded", _host(b"Host:", b" a"), LOOSE, "9112, 5.2", "may end"),
    case("with a blank before the colon", _host(b"Host : a"), "400", "9112, 5.1", "ends"),
)

FORMS = (
    case("a name alone", get(b"X:"), "200", "9112, 5"),
    case("no blank after the colon", get(b"X:a"), "200", "9112, 5"),
    case("many blanks", get(b"X:" + b" \t" * 900 + b"a" + b" \t" * 900), "200", "9112, 5.1"),
    case("every character of a name", get(b"!#$%&'*+-.^_`|~09AZaz: a"), "200", "9110, 5.6.2"),
    case("a byte beyond ASCII in a value", get(b"X: \xff"), LOOSE, "9110, 5.5", "may end"),
    case("a blank before the colon", get(b"X : a"), "400", "9112, 5.1", "ends"),
    case("a tab before the colon", get(b"X\t: a"), "400", "9112, 5.1", "ends"),
    case("no name", get(b": a"), "400", "9112, 5", "ends"),
    case("no colon", get(b"nonsense"), "400", "9112, 5", "ends"),
    *(
        case(f"the name {bad!r}", get(bad + b": a"), "400", "9110, 5.6.2", "ends")
        for bad in (b"X Y", b"X(Y", b"X@Y", b"X/Y", b'X"Y', b"X[Y", b"X\xffY", b"X\x01Y", b"X\x00Y", b"X\x7fY", b"{X}")
    ),
    case("a blank before the first", lines(LINE, b" X: a", b"Host: a", FIRST), LOOSE, "9112, 2.2", "may end"),
    case("a fold", get(b"X: a", b" b"), LOOSE, "9112, 5.2", "may end"),
    case("a fold with a tab", get(b"X: a", b"\tb"), LOOSE, "9112, 5.2", "may end"),
    case("a fold of a blank alone", get(b"X: a", b" "), LOOSE, "9112, 5.2", "may end"),
    case("a NUL in a value", get(b"X: a\x00b"), LOOSE, "9110, 5.5", "may end"),
    case("a carriage return in a value", get(b"X: a\rb"), LOOSE, "9110, 5.5", "may end"),
    case("a carriage return, and a field", get(b"X: a\rTransfer-Encoding: chunked"), LOOSE, "9110, 5.5", "may end"),
    case("a control character in a value", get(b"X: a\x01b"), LOOSE, "9110, 5.5", "may end"),
    case("a DEL in a value", get(b"X: a\x7fb"), LOOSE, "9110, 5.5", "may end"),
    case("a line feed alone at the end", get(b"X: a\nY: b"), LOOSE, "9112, 2.2", "may end"),
    case("line feed, carriage return", get(b"X: a\n\rY: b"), "400", "9112, 2.2", "ends"),
    case("two carriage returns", get(b"X: a\r"), LOOSE, "9112, 2.2", "may end"),
    case("a line feed alone ends the head", get()[:-2] + b"\n", LOOSE, "9112, 2.2", "may end"),
    case("an id with an underscore", lines(LINE, b"Host: a", b"X_Request_ID: smuggled"), "200", "9110, 17.10"),
    case("two ids", get(b"X-Request-ID: other"), LOOSE, "9110, 5.3", "may end", echoes=False),
    case("an unknown name", get(b"Proxy-Connection: close"), "200", "9110, 5.1"),
)

SIZES = (
    case("a value of 8 kB", get(b"X: " + b"a" * 8000), "200", "9110, 5.4"),
    case("50 fields", get(*(b"X-%d: a" % number for number in range(50))), "200", "9110, 5.4"),
    case("a value of 60 kB", get(b"X: " + b"a" * 60_000), f"200 {TOO_LARGE}", "9110, 5.4", "may end"),
    case("a value of 1 MB", get(b"X: " + b"a" * 2**20), f"{TOO_LARGE} closed", "6585, 5", "ends"),
    case("a name of 100 kB", get(b"X" * 100_000 + b": a"), TOO_LARGE, "6585, 5", "may end"),
    case("10,000 fields", get(MANY), TOO_LARGE, "6585, 5", "may end"),
    case("10,000 fields and a body", sized(MANY), TOO_LARGE, "6585, 5", "may end"),
    case("a fold of 100 kB", get(b"X: a", *(b" " + b"b" * 98,) * 1000), TOO_LARGE, "6585, 5", "ends"),
    case("10,000 fields that are no fields", post(b"X : a\r\n" * 9999 + b"Y: a"), TOO_LARGE, "9112, 5.1", "ends"),
)

CASES = join(line=LINES, version=VERSIONS, target=TARGETS, Host=HOSTS, field=FORMS, size=SIZES)
