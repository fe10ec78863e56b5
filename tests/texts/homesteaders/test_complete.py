"""The tables of Homesteaders: complete, and each entry for something the rules can say."""

import re
from collections.abc import Mapping
from typing import get_args

import pytest

from prdesk.homesteaders.actions import AnyAction
from prdesk.homesteaders.catalog import ids
from prdesk.homesteaders.catalog.tiles import TILE_IDS
from prdesk.texts.faults import FAULTS
from prdesk.texts.fill import placeholders
from prdesk.texts.homesteaders import TEXTS, amounts, effects, names, prompts, rewards, tiles
from prdesk.texts.mark import Text
from tests.texts.said import (
    REFUSING,
    called,
    decisions,
    forms,
    literals,
    marked,
    refusals,
    source_of,
)

SOURCE = source_of("homesteaders")
REASONS = {**FAULTS, **TEXTS.refusals}
SMALL_TABLES: Mapping[str, tuple[str, Mapping[str, Text]]] = {
    "amounts": ("Name", {**amounts.AMOUNTS, **amounts.AMOUNT_WORDS}),
    "names": ("Name", {"either": names.EITHER, "in brackets": names.IN_BRACKETS}),
    "rewards": ("Name", rewards.REWARD_WORDS),
    "tiles": ("Name", tiles.TILE_WORDS),
    "frames": ("Effect", effects.FRAMES),
    "advice": ("Prompt", prompts.ADVICE),
}


def test_every_refusal_of_the_engine_has_a_sentence() -> None:
    used = called(SOURCE, REFUSING, 0) | called(SOURCE, "skipped", 2)
    assert "bid_too_low" in used
    assert used - set(REASONS) == set()


def test_every_sentence_is_that_of_a_refusal_in_use() -> None:
    used = {reason.partition(".")[0] for reason in TEXTS.refusals}
    assert used - literals(SOURCE) == set()


def test_every_refusal_carries_the_values_its_sentence_wants() -> None:
    missing = [
        f"{where} {reason}"
        for where, reason, params, all_told in refusals(SOURCE)
        for text in forms(REASONS.get(reason, ""))
        if all_told and not placeholders(text) <= {"reason", *params}
    ]
    assert missing == []


def test_every_event_of_the_engine_has_a_sentence() -> None:
    used = called(SOURCE, "report", 1)
    assert "lot_won" in used
    assert used - {re.split(r"[.+]", key)[0] for key in TEXTS.events} == set()


def test_every_sentence_is_that_of_an_event_in_use() -> None:
    used = {re.split(r"[.+]", key)[0] for key in TEXTS.events}
    assert used - called(SOURCE, "report", 1) == set()


def test_every_action_has_a_label_and_meets_a_refusal_at_the_wrong_time() -> None:
    types = {tag.__struct_config__.tag for tag in get_args(AnyAction)}
    assert {key.split(".")[0] for key in TEXTS.actions} == types
    meant = {key.removeprefix("wrong_decision.") for key in REASONS if "wrong_decision." in key}
    assert meant == types - {"pass"}


def test_every_decision_has_a_prompt_and_an_advice() -> None:
    used = decisions(SOURCE)
    assert "bid" in used
    assert used == set(TEXTS.prompts) == {key.partition(".")[0] for key in prompts.ADVICE}


def test_every_id_of_the_contract_has_a_name() -> None:
    known = {*ids.GOODS, *ids.BUILDINGS, *ids.TYPES, *ids.STAGES, *ids.VARIANTS, "homesteaders"}
    assert known <= set(TEXTS.names)


@pytest.mark.parametrize("name_id", [*ids.BUILDINGS, *TILE_IDS, *ids.VARIANTS])
def test_everything_on_the_table_tells_what_it_does(name_id: str) -> None:
    told = TEXTS.effect_of(name_id)
    assert re.fullmatch(r"[A-Z0-9][^{}_]+\.", told)


@pytest.mark.parametrize("table", SMALL_TABLES)
def test_the_words_of_smaller_tables_are_marked_too(table: str) -> None:
    context, texts = SMALL_TABLES[table]
    known = {text for found, text in marked() if found == context}
    assert {one for text in texts.values() for one in forms(text)} <= known
