# Everything here sets up what it needs in .venv, and does so again only when pyproject.toml
# changes. PYTHON=... chooses the Python (3.11 or newer) it begins with.

VENV := .venv
PY := $(VENV)/bin/python
# Installed for playing; installed for working on the program.
PLAY := $(VENV)/.installed-play
DEV := $(VENV)/.installed-dev
WORKERS ?= 2
GAMES ?= 50000

.PHONY: help play test lint style types contracts format soak bench translations compile plain wheel clean

help:
	@echo "make play          set up and play"
	@echo "make test          set up and run all tests, without a display"
	@echo "make lint          style, types, import contracts"
	@echo "make format        bring the code into its usual form"
	@echo "make soak          50,000 random games of each game, every invariant checked"
	@echo "make bench         figures of the engine and the computer players"
	@echo "make translations  collect the texts and build the translations"
	@echo "make compile       compile the engine in this checkout: several times faster (needs gcc)"
	@echo "make plain         undo that"
	@echo "make wheel         a compiled wheel in dist/"
	@echo "make clean         delete .venv and everything built"

play: $(PLAY)
	@$(PY) -m prdesk $(FILE)

test: $(DEV)
	@QT_QPA_PLATFORM=offscreen $(PY) -m pytest -q -n $(WORKERS) $(ARGS)

lint: style types contracts

style: $(DEV)
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .

types: $(DEV)
	@$(PY) -m mypy

contracts: $(DEV)
	@$(VENV)/bin/lint-imports

format: $(DEV)
	@$(PY) -m ruff check --fix .
	@$(PY) -m ruff format .

soak: $(DEV)
	@$(PY) -m tests.soak --game puertorico --games $(GAMES) --jobs $(WORKERS)
	@$(PY) -m tests.soak --game homesteaders --games $(GAMES) --jobs $(WORKERS)

bench: $(DEV)
	@$(PY) -m prdesk.cli bench $(ARGS)

translations: $(DEV)
	@$(PY) packaging/translate.py update
	@$(PY) packaging/translate.py build

compile: $(DEV)
	@$(PY) packaging/compile.py

wheel: $(DEV)
	@$(PY) packaging/compile.py --wheel dist

plain:
	rm -f .compiled prdesk__mypyc.*
	find prdesk '(' -name '*.so' -o -name '*.pyd' ')' -delete

clean: plain
	rm -rf $(VENV) dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(PLAY): pyproject.toml packaging/setup.sh
	@sh packaging/setup.sh
	@touch $(PLAY)

$(DEV): pyproject.toml packaging/setup.sh
	@sh packaging/setup.sh dev
	@touch $(PLAY) $(DEV)
