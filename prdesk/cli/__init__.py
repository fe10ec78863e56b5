"""The command line: one module per command, no Qt. The contract is docs/formats.md section 1."""
