"""What the computer players know of Puerto Rico."""
