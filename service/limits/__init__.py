"""Rates, quotas and receivers: one notion of who a client is, and what each may have."""

from ipaddress import IPv6Address, IPv6Network, ip_address

OFF = "off"
"""What a bound is that there is not."""

NETWORK_BITS = 64
"""Who has one IPv6 address usually has all that begin with the same 64 bits (RFC 6177)."""


def network(address: str) -> str:
    """Return what a client's address counts as: an IPv4 address as itself, an IPv6 address as its network.

    What is no address, as a proxy may say, counts as itself.
    """
    if ":" not in address:
        return address
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((int(parsed), NETWORK_BITS), strict=False))
