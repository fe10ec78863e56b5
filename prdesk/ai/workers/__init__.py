"""Child processes in which the computer players that search think. No Qt, no game named."""
