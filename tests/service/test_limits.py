"""Limits: rates counted in one process, quotas, and URLs allowed for receivers of webhooks."""

import socket
from datetime import timedelta
from typing import Any

import pytest
from freezegun import freeze_time
from helpers.commands import client_of

from cairn.service.container import Services
from cairn.service.limits.rates import CLASSES, DEFAULT, RateLimits, Window, Windows, read_limits
from cairn.service.limits.receivers import Receiver, Refused, addresses_of, may_reach, networks, receiver_of
from cairn.service.settings import Settings


def test_unnamed_limits_keep_their_defaults() -> None:
    """A class may have several limits, or none. A single `off` disables all."""
    default = read_limits(DEFAULT)
    assert {*default} == {*CLASSES}
    assert all(default.values())
    changed = read_limits(" open = 60/hour;100 per 2 days ,reads=off")
    assert [(item.amount, item.get_expiry()) for item in changed["open"]] == [(60, 3600), (100, 2 * 86400)]
    assert changed["reads"] == ()
    assert changed["moves"] == default["moves"]
    assert read_limits("off") == {}


@pytest.mark.parametrize("text", ["60/hour", "open", "open=", "open=often", "open=60/fortnight", "walks=1/hour"])
def test_invalid_limits_are_refused_at_the_start(text: str) -> None:
    """The error is a sentence."""
    with pytest.raises(ValueError, match=r"^CAIRN_LIMITS has .*\.$"):
        Settings.from_environment({"CAIRN_LIMITS": text})


def test_quotas_are_numbers_or_off() -> None:
    """An empty value is the default."""
    name = "CAIRN_AI_GAMES_PER_CLIENT"
    limits = [Settings.from_environment({name: value}).ai_games_per_client for value in ("7", "0", "off", "")]
    assert limits == [7, 0, None, Settings().ai_games_per_client]
    with pytest.raises(ValueError, match=name):
        Settings.from_environment({name: "many"})


def test_counts_are_dropped_at_the_end_of_a_window(services: Services) -> None:
    """Of two limits the tighter one is reported until its window ends."""
    limits = RateLimits("moves=2/minute;3/hour", services.redis)
    with freeze_time("2026-11-22T12:00:30Z") as clock:
        results = [limits.count("moves", client_of("ann")) for _ in range(3)]
        assert [(taken.remaining, taken.exceeded) for taken in results if taken] == [(1, False), (0, False), (0, True)]
        assert results[2]
        assert (results[2].limit, results[2].reset, results[2].policy) == (2, 30, "2;w=60, 3;w=3600")
        assert limits.count("moves", client_of("bob")) != results[2]
        clock.tick(timedelta(seconds=30))
        again = [taken for _ in range(2) if (taken := limits.count("moves", client_of("ann")))]
        assert [(taken.limit, taken.remaining, taken.exceeded) for taken in again] == [(3, 0, False), (3, 0, True)]


@pytest.mark.parametrize("name", ["moves", "open"])
def test_a_refused_request_is_not_counted(name: str, services: Services) -> None:
    """In a process and in Redis alike, so it does not use up a limit shared with others."""
    limits = RateLimits(f"{name}=4/hour", services.redis)
    ann, bob = (client_of("here", name) for name in ("ann", "bob"))
    counts = [taken for _ in range(3) if (taken := limits.count(name, ann))]
    assert [(taken.remaining, taken.exceeded) for taken in counts] == [(3, False), (2, False), (1, False)]
    for _ in range(9):
        taken = limits.count(name, ann, 2)
        assert taken
        assert (taken.exceeded, taken.remaining) == (True, 1)
    last, over = limits.count(name, bob), limits.count(name, bob)
    assert last
    assert over
    assert (last.exceeded, last.remaining, over.exceeded) == (False, 0, True)
    elsewhere = limits.count(name, client_of("there", "ann"))
    assert elsewhere
    assert elsewhere.remaining == 0


def test_a_shared_count_takes_one_round_trip(services: Services) -> None:
    """Independent of the number of limits and levels. Counting in the process takes none."""
    limits = RateLimits("open=60/hour;100/day, moves=60/hour;100/day", services.redis)
    client = client_of("48", "64", "ann")
    limits.count("open", client)

    def commands() -> int:
        return int(services.redis.info("commandstats")["cmdstat_evalsha"]["calls"])

    before = commands()
    limits.count("open", client)
    limits.count("moves", client)
    assert commands() == before + 1
    assert len(services.redis.keys("cairn:limits:*")) == 2 * 3


def test_expired_counts_take_no_memory() -> None:
    """Independent of the number of clients."""
    windows = Windows()
    for number in range(1000):
        windows.count([Window(f"caller {number}", 9, 60, 1)], 1)
    assert windows.count([Window("caller 7", 9, 60, 1)], 1) == [1]
    assert windows.count([Window("caller 7", 9, 60, 2)], 1) == [0]
    assert [len(counts) for _, counts in windows._counts.values()] == [1]


LOOPBACK = networks("127.0.0.0/8")
PUBLIC = [
    *("1.1.1.1", "192.0.1.1", "192.1.0.1", "198.17.255.255", "2001:200::1", "3fff:1000::1", "93.184.215.14"),
    *("2606:4700:4700::1111", "2a00:1450:4001:81b::200e"),
]
REFUSED = [
    *("127.0.0.1", "127.9.9.9", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "100.64.0.1"),
    *("169.254.169.254", "169.254.1.1", "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1"),
    *("224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255", "192.88.99.1"),
    *("192.0.0.1", "192.0.0.8", "192.0.0.9", "192.0.0.10", "192.0.0.100", "192.0.0.170", "192.0.0.255", "192.88.99.2"),
    *("192.31.196.1", "192.52.193.1", "192.175.48.1", "198.19.255.255", "100.127.255.255", "0.1.2.3", "172.31.0.1"),
    *("::", "::1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:1.1.1.1", "::ffff:0:127.0.0.1", "::ffff:169.254.169.254"),
    *("64:ff9b::127.0.0.1", "64:ff9b::1.1.1.1", "64:ff9b:1::10.0.0.1", "2002:7f00:1::", "2002:101:101::"),
    *("2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:db8::1", "3fff::1", "100::1", "fc00::1", "fd12::1"),
    *("2001:1::1", "2001:1::2", "2001:1::3", "2001:2::1", "2001:3::1", "2001:4:112::1", "2001:10::1", "2001:20::1"),
    *("2001:30::1", "2620:4f:8000::1", "100:0:0:1::1", "5f00::1", "64:ff9b:1::1", "3fff:fff::1", "2001:db8:ffff::1"),
    *("fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "fd00:ec2::254", "nonsense", ""),
]


@pytest.mark.parametrize("address", PUBLIC)
def test_a_public_address_is_allowed(address: str) -> None:
    """It needs TLS."""
    assert may_reach(address, secure=True, trusted=())
    assert not may_reach(address, secure=False, trusted=LOOPBACK)


@pytest.mark.parametrize("address", REFUSED)
def test_other_addresses_are_refused(address: str) -> None:
    """Private, local, reserved and shared addresses, and those that embed one."""
    assert not may_reach(address, secure=True, trusted=())
    assert not may_reach(address, secure=False, trusted=())


def test_trusted_networks_are_allowed() -> None:
    """Other addresses are not."""
    for secure in (True, False):
        assert may_reach("127.0.0.1", secure, LOOPBACK)
        assert not may_reach("10.0.0.1", secure, LOOPBACK)
        assert not may_reach("::ffff:127.0.0.1", secure, LOOPBACK)


@pytest.mark.parametrize(
    "url",
    [
        *("http://example.com/", "ftp://example.com/", "example.com", "https://", "https:///path", "//example.com"),
        *("https://user@example.com/", "https://user:word@example.com/", "https://example.com/#here"),
        *("https://example.com:22/", "https://example.com:80/", "https://example.com:99999/", "https://example.com:x/"),
        *("https://example.com/\r\nX: y", "https://exa mple.com/", "https://exämple.com/", "https://[::1/"),
        "https://e.com/" + "a" * 2048,
    ],
)
def test_a_malformed_or_unsupported_url_is_refused(url: str) -> None:
    """The reason does not quote it."""
    with pytest.raises(Refused) as refused:
        receiver_of(url, ())
    assert url not in str(refused.value)


def test_a_url_is_parsed() -> None:
    """Into the address to connect to and the path to request."""
    assert receiver_of("https://Example.com/a/b?c=d", ()) == Receiver(True, "example.com", 443, "/a/b?c=d")
    assert receiver_of("https://example.com:8443", ()) == Receiver(True, "example.com", 8443, "/")
    assert receiver_of("http://127.0.0.1:8000/x", LOOPBACK) == Receiver(False, "127.0.0.1", 8000, "/x")


@pytest.mark.parametrize("ip", ["127.1", "2130706433", "0x7f.1", "0177.0.0.1", "[::1]", "[::ffff:7f00:1]", "localhost"])
def test_other_spellings_of_this_machine_are_refused(ip: str) -> None:
    """The resolved address is checked."""
    with pytest.raises(Refused):
        addresses_of(receiver_of(f"https://{ip}/", ()), ())


@pytest.mark.parametrize("url", ["https://localhost/", "https://nowhere.invalid/", "http://1.1.1.1/"])
def test_a_refusal_names_the_setting(url: str) -> None:
    """It does not reveal whether a host name resolves here, as it may belong to the operator's network."""
    with pytest.raises(Refused, match=r"CAIRN_WEBHOOK_NETWORKS") as refused:
        addresses_of(receiver_of(url, ()), ())
    if url.startswith("https"):
        assert str(refused.value).startswith("The host has no address, or one that is not public. ")


def test_one_private_address_among_public_ones_suffices(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole host is refused."""
    answers: list[list[Any]] = [["1.1.1.1"], ["1.1.1.1", "10.0.0.1"]]

    def resolve(_host: str, port: int, **_more: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in answers.pop(0)]

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    receiver = receiver_of("https://example.com/", ())
    assert addresses_of(receiver, ()) == ["1.1.1.1"]
    with pytest.raises(Refused):
        addresses_of(receiver, ())


def test_trusted_networks_are_parsed() -> None:
    """An invalid one is refused at the start."""
    read = Settings.from_environment({"CAIRN_WEBHOOK_NETWORKS": "127.0.0.0/8, fd00::/8"})
    assert read.webhook_networks == networks("127.0.0.0/8 fd00::/8")
    assert Settings.from_environment({}).webhook_networks == ()
    with pytest.raises(ValueError, match="CAIRN_WEBHOOK_NETWORKS"):
        Settings.from_environment({"CAIRN_WEBHOOK_NETWORKS": "everything"})
