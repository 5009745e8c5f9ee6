"""Host, the syntax of fields, and the limits of their number and length."""

from http11.corpus.case import FIRST, Case, case, get, lines, post, sized

LINE = b"GET /healthz HTTP/1.1"
LOOSE = "200 400"
MANY = b"\r\n".join(b"X-%d: a" % number for number in range(10_000))
TOO_LARGE = "400 413 431"


def _host(*fields: bytes) -> bytes:
    return lines(LINE, *fields, FIRST)


HOSTS = (
    case("none", _host(), "400", "RFC 9112, 3.2", "may end"),
    case("two", _host(b"Host: a", b"Host: b"), "400", "RFC 9112, 3.2", "may end"),
    case("the same twice", _host(b"Host: a", b"Host: a"), "400", "RFC 9112, 3.2", "may end"),
    case("two, one in capitals", _host(b"Host: a", b"HOST: b"), "400", "RFC 9112, 3.2", "may end"),
    case("two, one of them empty", _host(b"Host:", b"Host: a"), "400", "RFC 9112, 3.2", "may end"),
    case("two, the first beyond ASCII", _host(b"Host: \xe4", b"Host: a"), "400", "RFC 9112, 3.2", "may end"),
    case("an empty one", _host(b"Host:"), LOOSE, "RFC 9112, 3.2", "may end"),
    *(
        case(f"{good.decode()}", _host(b"Host: " + good), "200", "RFC 9110, 7.2")
        for good in (b"cairn.example", b"CAIRN.example:8000", b"127.0.0.1:8000", b"[::1]", b"[::1]:8000", b"a-b_c~d")
    ),
    *(
        case(f"{odd.decode()[:20]}", _host(b"Host: " + odd), LOOSE, "RFC 3986, 3.2.2", "may end")
        for odd in (b"a:", b"a%20b", b"a:99999", b"a,b", b"a;b", b"[v1.a]", b":80", b"a" * 300)
    ),
    *(
        case(f"{bad!r}", _host(b"Host: " + bad), "400", "RFC 9112, 3.2", "may end")
        for bad in (
            b"u@a/b?c",
            b"u@a",
            b"a/b",
            b"a?b",
            b"a#b",
            b"a b",
            b"a:b",
            b"http://a",
            b"a:80:80",
            b'"a"',
            b"a%zz",
        )
    ),
    *(
        case(f"{bad!r}", _host(b"Host: " + bad), "400", "RFC 9112, 3.2", "may end")
        for bad in (b"[::1", b"::1", b"[zz]", b"a\\b", b"<a>", b"a\tb", b"\xc3\xa9", b"[::1]a", b"a|b", b"a^b", b"a`b")
    ),
    case("blanks around it", _host(b"Host: \t a \t "), "200", "RFC 9112, 5.1"),
    case("folded", _host(b"Host:", b" a"), LOOSE, "RFC 9112, 5.2", "may end"),
    case("with a blank before the colon", _host(b"Host : a"), "400", "RFC 9112, 5.1", "ends"),
)

FORMS = (
    case("a name alone", get(b"X:"), "200", "RFC 9112, 5"),
    case("no blank after the colon", get(b"X:a"), "200", "RFC 9112, 5"),
    case("many blanks", get(b"X:" + b" \t" * 900 + b"a" + b" \t" * 900), "200", "RFC 9112, 5.1"),
    case("every character of a name", get(b"!#$%&'*+-.^_`|~09AZaz: a"), "200", "RFC 9110, 5.6.2"),
    case("a byte beyond ASCII in a value", get(b"X: \xff"), LOOSE, "RFC 9110, 5.5", "may end"),
    case("a blank before the colon", get(b"X : a"), "400", "RFC 9112, 5.1", "ends"),
    case("a tab before the colon", get(b"X\t: a"), "400", "RFC 9112, 5.1", "ends"),
    case("no name", get(b": a"), "400", "RFC 9112, 5", "ends"),
    case("no colon", get(b"nonsense"), "400", "RFC 9112, 5", "ends"),
    *(
        case(f"the name {bad!r}", get(bad + b": a"), "400", "RFC 9110, 5.6.2", "ends")
        for bad in (b"X Y", b"X(Y", b"X@Y", b"X/Y", b'X"Y', b"X[Y", b"X\xffY", b"X\x01Y", b"X\x00Y", b"X\x7fY", b"{X}")
    ),
    case("a blank before the first", lines(LINE, b" X: a", b"Host: a", FIRST), LOOSE, "RFC 9112, 2.2", "may end"),
    case("a fold", get(b"X: a", b" b"), LOOSE, "RFC 9112, 5.2", "may end"),
    case("a fold with a tab", get(b"X: a", b"\tb"), LOOSE, "RFC 9112, 5.2", "may end"),
    case("a fold of a blank alone", get(b"X: a", b" "), LOOSE, "RFC 9112, 5.2", "may end"),
    case("a NUL in a value", get(b"X: a\x00b"), LOOSE, "RFC 9110, 5.5", "may end"),
    case("a carriage return in a value", get(b"X: a\rb"), LOOSE, "RFC 9110, 5.5", "may end"),
    case("a carriage return, and a field", get(b"X: a\rTransfer-Encoding: chunked"), LOOSE, "RFC 9110, 5.5", "may end"),
    case("a control character in a value", get(b"X: a\x01b"), LOOSE, "RFC 9110, 5.5", "may end"),
    case("a DEL in a value", get(b"X: a\x7fb"), LOOSE, "RFC 9110, 5.5", "may end"),
    case("a line feed alone at the end", get(b"X: a\nY: b"), LOOSE, "RFC 9112, 2.2", "may end"),
    case("line feed, carriage return", get(b"X: a\n\rY: b"), "400", "RFC 9112, 2.2", "ends"),
    case("two carriage returns", get(b"X: a\r"), LOOSE, "RFC 9112, 2.2", "may end"),
    case("a line feed alone ends the head", get()[:-2] + b"\n", LOOSE, "RFC 9112, 2.2", "may end"),
    case("an id with an underscore", lines(LINE, b"Host: a", b"X_Request_ID: smuggled"), "200", "RFC 9110, 17.10"),
    case("two ids", get(b"X-Request-ID: other"), LOOSE, "RFC 9110, 5.3", "may end", echoes=False),
    case("an unknown name", get(b"Proxy-Connection: close"), "200", "RFC 9110, 5.1"),
)

SIZES = (
    case("a value of 8 kB", get(b"X: " + b"a" * 8000), "200", "RFC 9110, 5.4"),
    case("50 fields", get(*(b"X-%d: a" % number for number in range(50))), "200", "RFC 9110, 5.4"),
    case("a value of 60 kB", get(b"X: " + b"a" * 60_000), f"200 {TOO_LARGE}", "RFC 9110, 5.4", "may end"),
    case("a value of 1 MB", get(b"X: " + b"a" * 2**20), f"{TOO_LARGE} closed", "RFC 6585, 5", "ends"),
    case("a name of 100 kB", get(b"X" * 100_000 + b": a"), TOO_LARGE, "RFC 6585, 5", "may end"),
    case("10,000 fields", get(MANY), TOO_LARGE, "RFC 6585, 5", "may end"),
    case("10,000 fields and a body", sized(MANY), TOO_LARGE, "RFC 6585, 5", "may end"),
    case("a fold of 100 kB", get(b"X: a", *(b" " + b"b" * 98,) * 1000), TOO_LARGE, "RFC 6585, 5", "ends"),
    case("10,000 fields that are no fields", post(b"X : a\r\n" * 9999 + b"Y: a"), TOO_LARGE, "RFC 9112, 5.1", "ends"),
)

CASES: tuple[Case, ...] = tuple(
    each._replace(name=f"{title}: {each.name}")
    for title, group in (("Host", HOSTS), ("field", FORMS), ("size", SIZES))
    for each in group
)
