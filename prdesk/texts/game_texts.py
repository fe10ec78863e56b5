"""What a game says: the tables of its package, looked up together with those of all games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from prdesk.texts.fill import fill
from prdesk.texts.hints import Reason, sentence_of_hint
from prdesk.texts.mark import Table, Translate, english
from prdesk.texts.names import named, titled
from prdesk.texts.prompts import CONTEXT as PROMPT
from prdesk.texts.prompts import WHO, phrase
from prdesk.texts.sentences import sentence_of
from prdesk.texts.values import Names, Values

Json = Mapping[str, Any]
Told = Callable[[Json, Names, Translate], str]


@dataclass(frozen=True)
class GameTexts:
    """The words of one game. Every text is marked under the context given here.

    All functions take `tr`, from (context, English text) to the reader's language; the default
    changes nothing.

    Attributes:
        names: of the game itself (by its id) and of whatever its ids stand for; "Name".
        effects: what a building does or an option means, one to three sentences; "Effect".
        prompts: what has to be done at a decision, for the middle of a sentence; "Prompt".
        actions: templates of labels, by action type and variant; "Action".
        events: templates of sentences, by event id and variant; "Event".
        ends: why the game ends, by end reason; "Event".
        refusals: why something is refused, by reason id and variant; "Reason".
        facts: why a move is good, by fact; `.you` behind it speaks to the player; "Hint".
        values: how the value of a parameter stands in a sentence.
        label: what an action does, in a few words: (action, position as its player sees it, tr).
        told: what happened, in one to three sentences: (event, players' names, tr).
        headings: by id, the events that begin a group in the log, told as its head.
        rounds: how many rounds there are before the end; None where nobody can know.
    """

    names: Mapping[str, str]
    effects: Mapping[str, str]
    prompts: Mapping[str, str]
    actions: Table
    events: Table
    ends: Mapping[str, str]
    refusals: Table
    facts: Table
    values: Values
    label: Callable[[Json, Json, Translate], str]
    told: Told
    headings: Mapping[str, Told] = field(default_factory=dict)
    rounds: int | None = None

    def name_of(self, name_id: str, tr: Translate = english) -> str:
        """The name of an id as it stands inside a sentence; an unknown id in plain words."""
        return named(self.names, name_id, tr)

    def title_of(self, name_id: str, tr: Translate = english) -> str:
        """The name of an id as it stands alone, with a capital at its beginning."""
        return titled(self.name_of(name_id, tr))

    def effect_of(self, name_id: str, tr: Translate = english) -> str:
        """What a building does or an option means; empty for an id without such a sentence."""
        text = self.effects.get(name_id)
        return tr("Effect", text) if text else ""

    def is_round(self, number: int) -> bool:
        """Whether a round is one of those that are counted, not the end behind them."""
        return self.rounds is None or number <= self.rounds

    def prompt(self, decision: str, tr: Translate = english, player: str | None = None) -> str:
        """What has to be done at a decision.

        Args:
            decision: the id of formats.md section 3 or 4.
            tr: from English to the reader's language.
            player: the name of who has to decide; without it the phrase stands alone, with a
                capital.
        """
        text = phrase(self.prompts, decision, tr)
        if player is None or decision == "game_over":
            return titled(text)
        return fill(tr(PROMPT, WHO), {"player": player, "prompt": text})

    def label_of_action(self, action: Json, position: Json, tr: Translate = english) -> str:
        """What an action does, in a few words, in the position as its player sees it."""
        return self.label(action, position, tr)

    def sentence_of_event(self, event: Json, names: Names, tr: Translate = english) -> str:
        """What happened, in one to three sentences; an event without a text by its bare id."""
        return self.told(event, names, tr)

    def line_of_event(self, event: Json, names: Names, tr: Translate = english) -> str:
        """What happened, as the log has it: short if it is the head of a group."""
        return self.headings.get(event["event"], self.told)(event, names, tr)

    def sentence_of_end(self, reason: str, tr: Translate = english) -> str:
        """Why the game ends: the sentence of an `end_reason`."""
        text = self.ends.get(reason)
        return tr("Event", text) if text else reason

    def sentence_of_reason(
        self, reason: str, params: Json, tr: Translate = english, names: Names | None = None
    ) -> str:
        """Why something was refused: the sentence of a `PrdeskError`.

        Args:
            reason: its id.
            params: its parameters.
            tr: from English to the reader's language.
            names: the players' names; without them a player is `Player 2`.
        """
        return sentence_of(self.refusals, self.values, reason, params, tr, names)

    def sentence_of_hint(
        self,
        reasons: Iterable[Reason],
        you: int,
        tr: Translate = english,
        names: Names | None = None,
    ) -> str:
        """Why a move was suggested to the seat `you`, from (text, params, frame) of each reason."""
        return sentence_of_hint(self.facts, self.values, reasons, you, tr, names)
