"""Pickling objects by their fields, which compiled classes do not bring by themselves."""


def pickled_fields(s: object) -> dict[str, object]:
    """The fields of an object, compiled or not: vecs, which cannot be pickled, as lists."""
    names: list[str] = [*getattr(type(s), "__mypyc_attrs__", ()), *getattr(s, "__dict__", ())]
    fields: dict[str, object] = {}
    for name in names:
        if name != "__dict__":
            value: object = getattr(s, name)
            fields[name] = list(value) if is_vec(value) else value  # type: ignore[call-overload]
    return fields


def unpickled(kind: type, first: int, fields: dict[str, object]) -> object:
    """A new object of a kind, made with its first argument, that gets these fields."""
    made: object = kind(first)
    for name, value in fields.items():
        before: object = getattr(made, name)
        setattr(made, name, type(before)(value) if is_vec(before) else value)  # type: ignore[call-arg]
    return made


def is_vec(value: object) -> bool:
    return type(value).__name__.startswith("vec[")
