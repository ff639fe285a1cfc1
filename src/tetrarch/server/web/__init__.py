"""HTTP and websockets: parse, call one use case, answer."""
