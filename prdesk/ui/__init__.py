"""The window: widgets over the drawn table."""
