"""Host names, as they stand in addresses."""

from __future__ import annotations

import ipaddress


def is_ip_address(host: str) -> bool:
    """Whether a host is an IP address such as 192.168.0.7: no foreign page can make that point elsewhere."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
