"""The tables of Puerto Rico: complete, and each entry for something the rules can say."""

import re
from typing import get_args

from prdesk.puertorico.actions import AnyAction
from prdesk.puertorico.catalog import buildings, ids
from prdesk.texts.faults import FAULTS
from prdesk.texts.fill import placeholders
from prdesk.texts.names import NAMES as SHARED
from prdesk.texts.puertorico import TEXTS
from tests.texts.said import REFUSING, called, decisions, forms, literals, refusals, source_of

SOURCE = source_of("puertorico")
REASONS = {**FAULTS, **TEXTS.refusals}
EVENTS, ACTIONS, EFFECTS = TEXTS.events, TEXTS.actions, TEXTS.effects


def test_every_refusal_of_the_engine_has_a_sentence() -> None:
    used = called(SOURCE, REFUSING, 0) | called(SOURCE, "skipped", 2)
    assert "must_load" in used
    assert used - set(REASONS) == set()


def test_every_sentence_is_that_of_a_refusal_or_fault_in_use() -> None:
    assert {reason.partition(".")[0] for reason in REASONS} - literals(SOURCE) == set()


def test_every_refusal_carries_the_values_its_sentence_wants() -> None:
    missing = [
        f"{where} {reason}"
        for where, reason, params, all_told in refusals(SOURCE)
        for text in forms(REASONS.get(reason, ""))
        if all_told and not placeholders(text) <= {"reason", *params}
    ]
    assert missing == []


def test_every_fault_of_a_request_names_the_key() -> None:
    """An RPC client is told where its mistake is (formats.md section 5)."""
    used = called(SOURCE, "ConfigError", 0)
    assert "unknown_key" in used
    in_plain_words = {"unknown_format"}
    silent = [
        reason
        for reason in used - in_plain_words
        for text in forms(REASONS[reason])
        if "key" not in placeholders(text)
    ]
    assert silent == []


def test_every_event_of_the_engine_has_a_sentence() -> None:
    used = called(SOURCE, "report", 1)
    assert "goods_loaded" in used
    assert used - set(EVENTS) == set()


def test_every_sentence_is_that_of_an_event_in_use() -> None:
    used = called(SOURCE, "report", 1)
    assert {re.split(r"[.+]", event)[0] for event in EVENTS} - used == {"bonus"}


def test_every_action_has_a_label() -> None:
    types = {tag.__struct_config__.tag for tag in get_args(AnyAction)}
    assert {key.split(".")[0] for key in ACTIONS} == types


def test_every_decision_has_a_prompt() -> None:
    used = decisions(SOURCE)
    assert "role" in used
    assert used == set(TEXTS.prompts)


def test_every_id_of_the_contract_has_a_name() -> None:
    known = {*ids.GOODS, *ids.ROLES, *buildings.NAMES, *ids.EDITIONS, *ids.EXPANSIONS}
    known |= {f"tile:{tile}" for tile in ids.TILES} | {*ids.VARIANTS, "draft", "set"}
    assert known <= {*SHARED, *TEXTS.names}


def test_every_building_and_every_option_has_an_effect() -> None:
    options = {*ids.EDITIONS, *ids.EXPANSIONS, *ids.VARIANTS, "draft", "set"}
    assert {*buildings.NAMES, *options} == set(EFFECTS)


def test_every_end_has_a_sentence() -> None:
    assert set(TEXTS.ends) == set(ids.END_REASONS)
