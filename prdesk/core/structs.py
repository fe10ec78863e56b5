"""Actions checked at the border: msgspec structs, which never travel further.

Modules of structs are never compiled: the structs lose their keywords there.
"""

from __future__ import annotations

from typing import Any

import msgspec

from prdesk.core.errors import ConfigError


class Action(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type"
):
    """Base of all actions; `type` is the tag."""


class Pass(Action, frozen=True, tag="pass"):
    """Doing without."""


def convert(action: Any, kinds: Any) -> Action:
    """Check the form of a JSON action; ConfigError names the key that is wrong.

    Args:
        action: anything.
        kinds: the union of the game's actions.
    """
    if not isinstance(action, dict):
        raise ConfigError("wrong_type", key="action")
    try:
        parsed: Action = msgspec.convert(action, kinds)
    except msgspec.ValidationError as error:
        raise _explained(str(error)) from None
    except UnicodeEncodeError:
        raise ConfigError("wrong_type", key="action") from None
    return parsed


def _explained(message: str) -> ConfigError:
    """Translate msgspec's message into one of our ids and the key it is about."""
    quoted = message.split("`")
    path = quoted[-2].removeprefix("$").removeprefix(".") if " - at `" in message else ""
    path = path.partition("[...]")[0].replace("[", ".").replace("]", "")
    field = f"{path}.{quoted[1]}" if path else quoted[1] if len(quoted) > 1 else ""
    if "unknown field" in message:
        return ConfigError("unknown_key", key=field[:80])
    if "missing required field" in message:
        return ConfigError("missing_key", key=field)
    if message.startswith("Invalid"):
        return ConfigError("unknown_id", key=path, value=message.split("'")[1][:40])
    return ConfigError("wrong_type", key=path)
