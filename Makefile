# Signoria needs Python 3.11 or newer with venv, and make. Another Python: make PYTHON=python3.13 …
# Two beside each other: make quick PYTHON=python3.13 VENV=.venv-3.13
PYTHON ?= python3
VENV   := .venv
RUN    := $(VENV)/bin/python -m
BASE   := $(VENV)/base
READY  := $(VENV)/ready
# On a terminal pip shows how far it is.
PIP    := $(RUN) pip install $(if $(MAKE_TERMOUT),,--quiet) --disable-pip-version-check --require-hashes
PYTEST := $(RUN) pytest -n auto --dist worksteal

# What is compiled is kept, whatever is said outside: the tests start many processes.
unexport PYTHONDONTWRITEBYTECODE

# An environment of another Python than the one asked for is made anew.
ifeq ($(origin PYTHON), command line)
ifneq ($(shell $(PYTHON) -V 2>&1), $(shell $(VENV)/bin/python -V 2>&1))
.PHONY: $(BASE)
endif
endif

.DEFAULT_GOAL := help
.PHONY: help env extras run demo test check quick format long storm mutants fuzz series bench browser lock audit
.PHONY: clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

env: $(READY) ## make the environment in .venv from the locks

# What the bot needs; for the tools of those who change it, see below.
$(BASE): requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit("Signoria needs Python 3.11 or newer: make PYTHON=python3.13 …" if sys.version_info < (3, 11) else 0)'
	@echo 'The environment is made in $(VENV): about a minute, once.'
	$(PYTHON) -m venv --clear $(VENV)
	$(PIP) -r $<
	@touch $@

$(READY): .ci/dev.lock $(BASE)
	$(PIP) -r $<
	@touch $@

$(VENV)/sandbox: .ci/sandbox.lock $(BASE)
	$(PIP) -r $<
	@touch $@

extras: $(BASE) ## install what SIGNORIA_COPIES and SIGNORIA_METRICS need
	$(PIP) -r .ci/extras.lock

# With a token (DISCORD_TOKEN, or in .env) the bot, without one the sandbox in the browser.
run: $(BASE) ## start the bot, or without a token play in the browser
	@$(RUN) bot run --has-token; case $$? in \
	0) exec $(RUN) bot run ;; \
	1) echo 'No token in DISCORD_TOKEN or .env: this is the demo.'; \
	   $(MAKE) --no-print-directory demo ;; \
	*) exit 1 ;; esac

demo: $(VENV)/sandbox ## play in the browser, whether there is a token or not
	@exec $(RUN) bot sandbox $(SANDBOX)

test: check ## everything a commit must pass: the linters, then pytest
	$(PYTEST)

check: $(READY) ## the linters alone: ruff, mypy, import-linter, phrases
	$(RUN) ruff check
	$(RUN) ruff format --check
	@$(MAKE) --no-print-directory -j mypy imports phrases

# Side by side: the others are done before mypy is.
.PHONY: mypy imports phrases
mypy:
	$(RUN) mypy
imports:
	$(VENV)/bin/lint-imports --no-logo
phrases:
	$(RUN) tests.tools phrases

# What differs from one Python to the next: .ci/run runs it on every one it finds.
QUICK := engine laws i18n storage tables notifications outbox cli sandbox interaction cogs/test_clicks.py cogs/test_lobby.py \
	cogs/test_wire.py storm/test_storm.py::test_a_seed_leads_to_the_same_trace_in_every_process render/test_album.py project/test_command_line.py
quick: $(READY) ## the quick part of the tests
	$(PYTEST) $(QUICK:%=tests/%)

format: $(READY) ## let ruff put the sources in order
	$(RUN) ruff check --fix
	$(RUN) ruff format

long: $(READY) ## the long random suites
	$(PYTEST) -m long

storm: $(READY) ## the whole bot under one seed after another, with faults, until told
	$(RUN) tests.tools storm

mutants: $(READY) ## small changes of the program that its tests must notice
	$(RUN) tests.tools mutants

fuzz: $(READY) ## texts that nobody writes, for all that is read from outside
	$(RUN) tests.tools fuzz

series: $(READY) ## hundreds of games of computer players, against what they should come to
	$(RUN) tests.players.series

bench: $(READY) ## the figures of speed and of what a table costs
	$(RUN) tests.tools bench

# The test skips itself where the sandbox or Chromium is missing.
APT := DEBIAN_FRONTEND=noninteractive apt-get -qq
browser: $(VENV)/sandbox ## install what the browser test needs
	@command -v chromium || { $(APT) update && $(APT) install -y --no-install-recommends chromium; }

# Keeps what is pinned; make lock UPGRADE=--upgrade brings everything up to date.
COMPILE := $(RUN) uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --custom-compile-command 'make lock' $(UPGRADE)

lock: $(READY) ## write the locks anew from pyproject.toml
	$(RUN) pip install --quiet --disable-pip-version-check uv
	$(COMPILE) pyproject.toml -o requirements.lock
	$(COMPILE) --group extras -o .ci/extras.lock
	$(COMPILE) --group dev -c requirements.lock -c .ci/extras.lock -o .ci/dev.lock
	$(COMPILE) --group sandbox -c requirements.lock -c .ci/dev.lock -o .ci/sandbox.lock
	$(RUN) tests.tools licenses

audit: $(READY) ## ask whether what is locked has known vulnerabilities
	$(RUN) pip install --quiet --disable-pip-version-check pip-audit
	$(RUN) tests.tools audit

clean: ## forget the environment and all caches
	rm -rf .venv* .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .series
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
