"""Ranges of addresses that are not public on the internet, as registered by IANA.

They are the entries of the IPv4 and the IPv6 Special-Purpose Address Registry (RFC 6890, RFC 8190) that are not
globally reachable, as of 2025: https://www.iana.org/assignments/iana-ipv4-special-registry and …/iana-ipv6-….
Python's `is_global` depends on Python's version. Blocks with parts of another purpose are included as a whole, and
so are multicast and addresses that map to others; of IPv6 only 2000::/3 is public (RFC 4291).
"""

from ipaddress import IPv4Address, IPv6Address, ip_network

_SPECIAL_IPV4 = (
    "0.0.0.0/8",  # this host on this network (RFC 791)
    "10.0.0.0/8",  # private use (RFC 1918)
    "100.64.0.0/10",  # shared by the customers of a carrier (RFC 6598)
    "127.0.0.0/8",  # loopback (RFC 1122)
    "169.254.0.0/16",  # link local (RFC 3927)
    "172.16.0.0/12",  # private use (RFC 1918)
    "192.0.0.0/24",  # protocol assignments: DS-Lite, the dummy address, NAT64 discovery and others (RFC 6890)
    "192.0.2.0/24",  # documentation (RFC 5737)
    "192.31.196.0/24",  # AS112, which answers queries for private names (RFC 7535)
    "192.52.193.0/24",  # AMT relays (RFC 7450)
    "192.88.99.0/24",  # relays of 6to4, and of 6a44 (RFC 7526, RFC 6751)
    "192.168.0.0/16",  # private use (RFC 1918)
    "192.175.48.0/24",  # AS112, delegated directly (RFC 7534)
    "198.18.0.0/15",  # benchmarks (RFC 2544)
    "198.51.100.0/24",  # documentation (RFC 5737)
    "203.0.113.0/24",  # documentation (RFC 5737)
    "224.0.0.0/4",  # multicast (RFC 5771)
    "240.0.0.0/4",  # reserved, and limited broadcast (RFC 1112, RFC 8190)
)
_SPECIAL_IPV6 = (
    "2001::/23",  # protocol assignments: Teredo, benchmarks, ORCHID, anycast of protocols and others (RFC 2928)
    "2001:db8::/32",  # documentation (RFC 3849)
    "2002::/16",  # 6to4: it maps to an IPv4 address (RFC 3056)
    "2620:4f:8000::/48",  # AS112, delegated directly (RFC 7534)
    "3fff::/20",  # documentation (RFC 9637)
)
"""In 2000::/3. Outside are loopback, unspecified, IPv4 in IPv6 (`::ffff:0:0/96`, `64:ff9b::/96`, `64:ff9b:1::/48`),
discard (`100::/64`, `100:0:0:1::/64`), segment routing (`5f00::/16`), unique local, link local and multicast."""

_IPV4 = [ip_network(name) for name in _SPECIAL_IPV4]
_IPV6 = [ip_network(name) for name in _SPECIAL_IPV6]
_GLOBAL_UNICAST = ip_network("2000::/3")


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Return whether an address belongs to a single host on the internet, and does not map to another address."""
    if isinstance(address, IPv4Address):
        return not any(address in network for network in _IPV4)
    return address in _GLOBAL_UNICAST and not any(address in network for network in _IPV6)
