"""The Puerto Rico table: where everything lies, how it looks, what a click means."""
