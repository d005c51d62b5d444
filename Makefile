# Every target first makes what it needs, even in a fresh clone. CONTRIBUTING.md explains more.

PYTHON ?= python3
BIN := .venv/bin
INSTALL = CEYLON_PURE=1 PYTHONPATH=src $(PYTHON) -m tools.install
JOBS ?= 2
# Apart from the others, which would slow the browsers down; skipped if there is no Chromium,
# and then the last line says so.
# Whole games take much longer than the rest: an idle worker steals tests from the others.
BROWSER = $(BIN)/pytest -n $(JOBS) --dist worksteal tests/browser $(SAMPLE)
# A warning, such as a broken link, is an error.
SITE = $(BIN)/python -m tools.site && $(BIN)/zensical build --clean --strict --config-file build/zensical.toml
TSC := npx --yes --package typescript@7.0.2 tsc

.DEFAULT_GOAL := help
.PHONY: help play terminal browser load build check test test-all lab bench counts soak simulate chaos mutants cover words docs shots reading site lock clean .venv

help:
	@echo "make play    play in the browser"
	@echo "make terminal  play in the terminal"
	@echo "make test    check everything: style, types, tests compiled and interpreted"
	@echo "make test-all  the same in every mode, size and language: takes twice as long"
	@echo "make check   style and types only"
	@echo "make lab     test what needs PyTorch or Ray: a network that learns, many machines"
	@echo "make browser test the table in a real Chromium (part of make test)"
	@echo "make bench   measure the speed against other engines (writes bench.json)"
	@echo "make counts  count the instructions of the engine, and compare them with counts.json"
	@echo "make load    measure the table under load (writes load.json)"
	@echo "make soak    play 100,000 random games and check the laws in each"
	@echo "make simulate run a million schedules of several servers on one database, with faults"
	@echo "make chaos   harm real servers 1,000 times, and judge what is left (writes chaos.json)"
	@echo "make mutants change the rules and the table in small ways: does a test notice?"
	@echo "make build   compile the rules, if they changed"
	@echo "make cover   measure test coverage"
	@echo "make words   bring the catalogues into step with the source, and show every sentence"
	@echo "make docs    regenerate the generated parts of the documentation, and build the site"
	@echo "make shots   take pictures of all pages, in four languages, light and dark, into build/shots"
	@echo "make reading write down everything that readers see, in four languages, into build/reading"
	@echo "make site    only build the site, into build/site"
	@echo "make lock    update the locked versions of all dependencies"
	@echo "make clean   remove everything that was built"

play: build
	@$(BIN)/ceylon serve

terminal: build
	@$(BIN)/ceylon play

check: .venv
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/djhtml --tabwidth 2 --check src/ceylon/web/pages/templates
	@if $(TSC) --version > /dev/null 2>&1; then echo $(TSC); $(TSC); \
		else echo "The script of the pages is not checked: that needs Node and npm."; fi

test browser: SAMPLE = -m "not thorough"

test test-all: check build
	$(BIN)/pytest -n $(JOBS) --ignore=tests/browser --ignore=tests/lab $(SAMPLE)
	@$(BIN)/python -m tools.chromium fetch
	$(BROWSER)
	CEYLON_PURE=1 $(BIN)/pytest -n $(JOBS) tests/rules tests/laws tests/golden $(SAMPLE)
	@$(BIN)/python -m tools.chromium tell

browser: build .venv
	@$(BIN)/python -m tools.chromium fetch
	$(BROWSER)

lab: build .venv .venv/.lab
	$(BIN)/pytest tests/lab

bench: build .venv/.bench .venv/.cluster
	$(BIN)/ceylon bench

# COUNTS=--write updates counts.json.
counts: build .venv
	$(BIN)/python -m tools.counts $(COUNTS)

load: build .venv
	$(BIN)/python -m tools.load --seconds 120
	$(BIN)/python -m tools.load.postgresql

soak: build .venv
	$(BIN)/python tools/soak.py --games 100000 --jobs $(JOBS)

# SIMULATE='--schedules 10000 --from 500' runs others, or fewer.
simulate: build .venv
	$(BIN)/python -m tests.simulation --jobs $(JOBS) $(SIMULATE)

# CHAOS='--faults 100 --afresh' harms them less often. Batches that chaos.json has are kept.
chaos: build .venv
	$(BIN)/python -m tests.chaos $(CHAOS)

# MUTANTS='ceylon.rules.tr*' selects modules, MUTANTS=--again unexplained survivors.
mutants: build .venv .venv/.mutants
	$(BIN)/python -m tools.mutants --jobs $(JOBS) $(MUTANTS)

# Coverage sees nothing inside compiled code.
cover: .venv
	CEYLON_PURE=1 $(BIN)/pytest -n $(JOBS) --cov --cov-report=term-missing:skip-covered

words: .venv
	CEYLON_PURE=1 $(BIN)/python -m ceylon.words.catalogues
	CEYLON_PURE=1 $(BIN)/python -m tools.sentences

docs: build .venv .venv/.docs
	$(BIN)/python -m tools.docs
	$(SITE)

# SHOTS='--lang fr --page scoring' takes some of them.
shots: build .venv
	$(BIN)/python -m tools.shots $(SHOTS)

# READING='--lang fr' writes one of them.
reading: build .venv
	$(BIN)/python -m tools.reading $(READING)

site: .venv .venv/.docs
	$(SITE)

# Cheap if nothing changed: the build compares a digest of the sources.
build: .venv/.play
	@$(BIN)/python setup.py --quiet build_ext --inplace

# `play` is enough to compile and play; developers need the rest, in the same environment.
.venv: .venv/.develop

# With other flags or another compiler the old build is stale.
.venv/.play: requirements/play.lock pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Ceylon needs Python 3.11 or newer: make PYTHON=/path/to/python3.11"; exit 1; }
	@$(INSTALL) play
	@$(if $(filter-out pyproject.toml,$?),rm -rf build src/ceylon/*.stamp)
	@touch $@

.venv/.develop .venv/.bench .venv/.docs .venv/.mutants: .venv/.%: requirements/%.lock .venv/.play
	@$(INSTALL) $*
	@touch $@

.venv/.cluster: requirements/lab.lock .venv/.play
	@$(INSTALL) lab
	@touch $@

# PyTorch has a build for each kind of processor and no lock for all of them: its version is pinned.
.venv/.lab: .venv/.cluster pyproject.toml
	@$(BIN)/python -m pip install --quiet $$(sed -n 's/^lab = \["\(torch==[^"]*\)"\].*/\1/p' pyproject.toml)
	@touch $@

# For every system and every Python from 3.11 on.
lock:
	.ci/lock

clean:
	rm -rf .venv build dist src/*.egg-info .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache mutants
	find src -name '*.so' -delete -o -name '*.stamp' -delete
	find src tests -name __pycache__ -prune -exec rm -rf {} +
