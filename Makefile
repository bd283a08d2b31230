# Needs Python 3.11 or newer and make; everything else goes into .venv.
SHELL := /bin/sh
.DEFAULT_GOAL := help

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
INSTALL := $(BIN)/python -m pip install --quiet --quiet

export PIP_DISABLE_PIP_VERSION_CHECK = 1
# compiled modules are kept: tests start munch some hundred times
export PYTHONDONTWRITEBYTECODE =

.PHONY: help demo test tests deep quick lint bench bench-against fuzz games kills lookup-score mutants figures strengths talk-score web release venv clean

help: ## what can be made
	@echo "usage: make WHAT"
	@sed -n 's/^\([a-z][a-z-]*\):.*## \(.*\)/  \1|\2/p' Makefile | awk -F'|' '{printf "%-14s %s\n", $$1, $$2}'

demo: $(VENV)/ready ## settle a quarrel, meet a silent sheet, and win a fight
	@$(BIN)/munch open combat/pumpkinhead --echo < examples/demo.txt

test: $(VENV)/ready-dev ## set up .venv and run every gate, as CI does
	@$(MAKE) --no-print-directory -j 2 lint tests
	@echo "all gates passed"

# beside lint, where mypy leaves one core idle
tests: $(VENV)/ready-dev
	@echo "== pytest" && $(BIN)/python -m pytest -n $(JOBS) --dist loadgroup --no-loadscope-reorder

deep: $(VENV)/ready-dev ## run all tests, in all boxes and on whole records, where make test takes a part for each commit
	@MUNCH_LONG=1 $(BIN)/python -m pytest -n $(JOBS) --dist loadgroup --no-loadscope-reorder

SINCE ?= HEAD
quick: $(VENV)/ready-dev ## run the tests that the change since SINCE=HEAD touches, and a few others, in seconds
	@$(BIN)/ruff check --quiet . && $(BIN)/python -m pytest -n $(JOBS) --dist loadgroup --no-loadscope-reorder $$($(BIN)/python -m tools.quick $(SINCE))

lint: $(VENV)/ready-dev ## style, types and the direction of imports
	@echo "== ruff check" && $(BIN)/ruff check --quiet .
	@echo "== ruff format" && $(BIN)/ruff format --quiet --check . || { echo "remedy: $(BIN)/ruff format ."; exit 1; }
	@echo "== mypy" && $(BIN)/mypy --no-error-summary
	@echo "== imports" && out=$$($(BIN)/lint-imports 2>&1) || { printf '%s\n' "$$out"; exit 1; }

bench: $(VENV)/ready-bench ## how long it takes, against others (figures, never a gate)
	@for bench in tools/bench/bench_*.py; do $(BIN)/python $$bench || exit 1; done

MINUTES ?= 10
fuzz: $(VENV)/ready-dev ## feed munch with nonsense for MINUTES=10, other nonsense each time; a failure ends it
	@end=$$(( $$(date +%s) + 60 * $(MINUTES) )); while [ $$(date +%s) -lt $$end ]; do \
		MUNCH_SEED=$$(date +%s) MUNCH_FUZZ_EXAMPLES=5000 $(BIN)/python -m pytest -n $(JOBS) \
			tests/fuzz tests/sim/test_hidden_cards.py tests/scenarios/test_refusals.py || exit 1; done

talk-score: $(VENV)/ready-dev ## score the reader of loose talk on lines that its weights were not trained on (some minutes)
	@$(BIN)/python -m tools.talk

GAMES ?= 1000
FIRST ?= 0
games: $(VENV)/ready-dev ## play GAMES=1000 whole games in each box, FIRST=0 the first, with all that must hold checked
	@$(BIN)/python -m tools.many_games $(GAMES) $(FIRST)

POINTS ?= 1000
kills: $(VENV)/ready-dev ## kill munch at POINTS=1000 points: at the prompt, in games, while it saves; SEED=0 says which
	@$(BIN)/python -m tools.kills $(POINTS) $(SEED)

bench-against: $(VENV)/ready-dev ## decisions per second against COMMIT, checked out beside and measured in turn
	@$(BIN)/python tools/bench/against.py $(COMMIT)

SAMPLE ?= 300
SEED ?= 0
mutants: $(VENV)/ready-dev ## change the code in SAMPLE=300 places, one at a time (SEED=0 says which), and tell what neither types nor tests notice
	@$(BIN)/python -m tools.mutants --sample $(SAMPLE) --seed $(SEED) --jobs $(JOBS)

TIME ?= 180
lookup-score: $(VENV)/ready-dev ## how well questions are looked up that were taken out of the rulebook
	$(BIN)/python -m tools.lookup

strengths: $(VENV)/ready-dev ## play on for TIME seconds with the matches of bots that munch sim --strengths tells of; PAIRS="ahead:sensible" for some
	$(BIN)/python -m tools.strengths $(TIME) $(PAIRS)

figures: $(VENV)/ready-dev ## write recorded results, perft, coverage figures, the contents of the features and the schemas anew; read the difference
	@for what in golden perft coverage features schemas; do $(BIN)/python -m tests.$$what || exit 1; done

web: $(VENV)/ready-dev web/node_modules/.package-lock.json ## build the rulebook and the arbiter for a browser into build/web
	@$(BIN)/python web/build.py build/web

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@npm ci --silent --ignore-scripts --no-audit --no-fund --prefix web && touch $@

release: web ## build the wheel, with the arbiter's pages in it, and the source archive into dist
	@rm -rf dist && MUNCH_RELEASE=1 $(BIN)/python -m build --no-isolation --sdist --wheel

venv: $(VENV)/ready-dev ## only set up .venv, with all that developers need

clean: ## remove .venv and what tools leave behind
	@rm -rf $(VENV) web/node_modules build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .benchmarks
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Stamps: a set-up is done again only when pyproject.toml changes.
$(VENV)/ready: $(VENV)/bin/python pyproject.toml
	@echo "setting up $(VENV) to play (once; needs the package index)"
	@$(INSTALL) --editable .
	@touch $@

$(VENV)/ready-dev: $(VENV)/bin/python pyproject.toml
	@echo "setting up $(VENV) to develop (once; needs the package index)"
	@$(INSTALL) --group dev --editable .
	@touch $@ $(VENV)/ready

$(VENV)/ready-bench: $(VENV)/ready-dev
	@echo "setting up $(VENV) to measure (once; needs the package index)"
	@$(INSTALL) --group dev --group bench --editable .
	@touch $@

# Some systems ship Python without ensurepip: then virtualenv, kept inside .venv, does the same work.
$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "munch needs Python 3.11 or newer; say which: make PYTHON=/path/to/python3.11 ..." >&2; exit 1; }
	@rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 || { rm -rf $(VENV); \
		echo "this Python cannot make virtual environments by itself; trying virtualenv"; \
		$(PYTHON) -m pip install --quiet --quiet --target $(VENV)/virtualenv virtualenv \
			&& PYTHONPATH=$(VENV)/virtualenv $(PYTHON) -m virtualenv --quiet $(VENV); } \
	|| { rm -rf $(VENV); \
		echo "no virtual environment could be made; install python3-venv (apt, dnf) and try again" >&2; exit 1; }
	@$(INSTALL) --upgrade 'pip>=25.2' # older ones know no dependency groups
