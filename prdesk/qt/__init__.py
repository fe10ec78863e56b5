"""The running game for Qt: objects with signals, item models, the computer's thread. No widgets."""
