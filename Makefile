# `make run` plays, `make test` checks. Everything else is in CONTRIBUTING.md.

SHELL := /bin/sh
PYTHON ?= python3
UV ?= $(shell command -v uv 2>/dev/null || echo .uv/bin/uv)
INSTALL = VIRTUAL_ENV=.venv $(UV) pip install --quiet
COMPILE = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-annotate --custom-compile-command "make lock"

.PHONY: run setup soak audit test test-setup lint translations lock clean

run: setup
	@.venv/bin/tableside

setup: .venv/.run-ready

test: test-setup lint
	.venv/bin/pytest -n auto --dist loadfile

# What takes too long for every day: hundreds of crashes, ten thousand steps.
soak: test-setup
	.venv/bin/pytest -m soak --timeout=0

# Whether a package that we ship has a known hole. Asks the network, and so is no part of `make test`; where that knows
# nothing of a package, it says so and fails.
audit: | $(UV)
	$(UV) tool run pip-audit --strict --disable-pip --require-hashes -r requirements/run.txt
	$(UV) tool run pip-audit --strict --disable-pip --require-hashes -r requirements/production.txt

lint: test-setup
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/lint-imports

test-setup: .venv/.test-ready

# Everything the app says, gathered anew into tableside/translations/messages.pot.
translations: test-setup
	.venv/bin/python -m tests.translations

.venv/.run-ready: pyproject.toml requirements/run.txt requirements/build.txt | .venv/bin/python
	@echo "Fetching what the app needs; the first time this takes some minutes."
	$(INSTALL) --require-hashes -r requirements/run.txt
	$(INSTALL) --no-deps --build-constraints requirements/build.txt --editable .
	@touch $@

.venv/.test-ready: .venv/.run-ready requirements/test.txt tests/browser/install tests/install-postgres
	$(INSTALL) --require-hashes -r requirements/test.txt
	sh tests/browser/install
	sh tests/install-postgres
	@touch $@

.venv/bin/python: | $(UV)
	$(UV) venv --quiet --clear --python '>=3.11' .venv

# Where uv is missing: pip brings it, into a folder of its own.
.uv/bin/uv: requirements/uv.txt
	$(PYTHON) -m venv .uv
	.uv/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

lock: | $(UV)
	$(COMPILE) --upgrade pyproject.toml -o requirements/run.txt
	$(COMPILE) --upgrade pyproject.toml --group test -c requirements/run.txt -o requirements/test.txt
	$(COMPILE) --upgrade pyproject.toml --extra production -c requirements/run.txt -o requirements/production.txt
	echo hatchling | $(COMPILE) --upgrade - -o requirements/build.txt
	echo uv | $(COMPILE) --upgrade - -o requirements/uv.txt

clean:
	rm -rf .venv .uv .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache dist
