"""JSON-RPC 2.0 on standard input and output: the engine for other programs (docs/formats.md 5)."""
