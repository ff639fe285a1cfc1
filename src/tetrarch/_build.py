"""What this copy of the package is: its version, and whether its engine is compiled."""

VERSION = "0.1.0"


def compiled() -> bool:
    """Whether the rules engine that this process imports is compiled."""
    from tetrarch.core.engine import kernel

    return not (kernel.__file__ or "").endswith(".py")
