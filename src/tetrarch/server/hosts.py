"""Host names as they stand in addresses, and addresses as limits count them."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address

PREFIX = 64  # bits of an IPv6 address that name a household: it has 2^64 addresses to choose from


def is_ip_address(host: str) -> bool:
    """Whether a host is an IP address such as 192.168.0.7: no foreign page can make that point elsewhere."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


@lru_cache(10_000)
def limit_key(host: str) -> str:
    """What stands for an address in limits: of IPv6 the network, as one subscriber has it."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> (128 - PREFIX) << (128 - PREFIX))}/{PREFIX}"
