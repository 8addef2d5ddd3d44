# `make demo` and `make test` set up all they need in .venv and node_modules; nothing global is installed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
EXTRAS := spark,remote,compile
EXTENSION := generated/kernels/segspec_kernels/_compiled.abi3.so
KAFKA_EXTENSION := python/segspec_kafka/segspec_kafka/_compiled.abi3.so
# One more than two cores: many tests wait for a broker, a JVM or a child.
PYTEST_WORKERS ?= 3

.DEFAULT_GOAL := help
.PHONY: help setup native wheels standalone demo test test-quick test-dates lint types generate generate-check vectors conformance docs docs-serve coverage bench soak sweeps fuzz mutants clean

help:  ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 18

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "segspec needs Python 3.11 or later; say which with: make PYTHON=python3.12 …" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV) || { echo "python's venv module is missing: install python3-venv" >&2; exit 1; }

$(VENV)/.demo: pyproject.toml constraints.txt | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[spark]'
	@touch $@

# Dependency groups need pip 25.1.
$(VENV)/.all: pyproject.toml python/segspec_kafka/pyproject.toml constraints.txt | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check 'pip>=25.1'
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[$(EXTRAS)]' --editable python/segspec_kafka --group dev
	@touch $@ $(VENV)/.demo

node_modules/.done: package.json package-lock.json
	@if command -v npm >/dev/null; then npm ci --no-audit --no-fund --loglevel=error && touch $@; \
	else echo "npm is not installed: the JavaScript lane will be skipped" >&2; mkdir -p node_modules; fi

# Without a C compiler everything works, slower; the tests say where one is there and the extension is not.
$(EXTENSION): hatch_build.py $(wildcard generated/c/* python/segspec/native/*) | $(VENV)/.all
	-$(BIN)/python hatch_build.py

$(KAFKA_EXTENSION): $(wildcard python/segspec_kafka/segspec_kafka/generated/kernels/*.py python/segspec/native/*) | $(VENV)/.all
	-$(BIN)/python -m segspec_kaitai.own.format_package python/segspec_kafka

native: $(EXTENSION) $(KAFKA_EXTENSION)  ## the compiled kernels, beside their text

# Where byte code is not written (PYTHONDONTWRITEBYTECODE), each start of segspec would compile all that it imports.
setup: $(VENV)/.all native node_modules/.done  ## everything for development, in .venv and node_modules
	@$(BIN)/python -m compileall -q -x skeletons python generated/python generated/kernels

demo: $(VENV)/.demo  ## sample logs of all five formats through Spark to Parquet, checked against their truth
	$(BIN)/segspec demo

test: setup  ## every test
	$(BIN)/python -m pytest -n $(PYTEST_WORKERS) --dist loadgroup $(PYTEST_ARGS)

# What most changes break first, of what needs no other program.
QUICK := core house durable_log ffwd tank mojo convert forecast publishing replicas

test-quick: setup  ## the tests of the inner loop, in a minute
	$(BIN)/python -m pytest -n $(PYTEST_WORKERS) --dist loadgroup $(QUICK:%=tests/%) $(PYTEST_ARGS)

test-dates: setup  ## what knows the day, 400 days ahead and 20 days back; every start of Kafka's nodes; needs faketime
	$(BIN)/python -m tests.dates -n $(PYTEST_WORKERS) --dist loadgroup $(PYTEST_ARGS)

coverage: setup  ## every test, with a coverage report
	$(BIN)/python -m pytest -n $(PYTEST_WORKERS) --dist loadgroup --cov --cov-report=term:skip-covered $(PYTEST_ARGS)

lint: setup  ## ruff over the code, its imports, our own lint over the specs, the vectors against their generator, the English of the docs
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache --no-logo
	$(BIN)/python -m segspec_kaitai.lint
	$(BIN)/python -m tests.generator --check
	if [ -x node_modules/.bin/textlint ]; then node_modules/.bin/textlint --config styles/textlint.json README.md CONTRIBUTING.md SECURITY.md 'docs/**/*.md'; \
	else echo "npm is not installed: the English of the docs is not checked" >&2; fi

types: setup  ## mypy --strict
	$(BIN)/mypy

# The packages with a format of their own: Kafka's, and one that stands for somebody else's.
PACKAGES := tests/sixth_format python/segspec_kafka

generate: setup  ## ksy/ to generated/: parsers, then kernels
	$(BIN)/python -m segspec_kaitai.parsers
	$(BIN)/python -m segspec_kaitai.kernels
	for package in $(PACKAGES); do $(BIN)/segspec format build $$package || exit 1; done

vectors: setup  ## the conformance vectors, from their generator
	$(BIN)/python -m tests.generator

conformance: setup  ## every adapter whose toolchain is here against the vectors, into docs/_data/conformance.json
	$(BIN)/python -m tests.lanes $(CONFORMANCE_ARGS)

generate-check: setup  ## fail where generated/ is not what ksy/ gives
	$(BIN)/python -m segspec_kaitai.parsers --check
	$(BIN)/python -m segspec_kaitai.kernels --check
	for package in $(PACKAGES); do $(BIN)/segspec format build --check $$package || exit 1; done

docs: setup  ## the documentation, strictly, into site/
	$(BIN)/mkdocs build --strict

docs-serve: setup  ## the documentation on localhost
	$(BIN)/mkdocs serve

bench: setup  ## segspec beside other readers and the machine's limits, into docs/_data/bench.json
	$(BIN)/python -m tests.bench $(BENCH_ARGS)
	$(BIN)/python -m tests.bench --verbs $(VERB_BENCH_ARGS)
	$(BIN)/python -m tests.bench --any-spec $(ANY_SPEC_BENCH_ARGS)
	$(BIN)/python -m tests.bench --kafka $(KAFKA_BENCH_ARGS)
	$(BIN)/python -m tests.bench.spark $(SPARK_BENCH_ARGS)
	$(BIN)/python -m tests.bench.queue $(QUEUE_BENCH_ARGS)
	$(BIN)/python -m tests.bench.store $(STORE_BENCH_ARGS)

soak: setup  ## a queue and a store under random load, kills and faults, ten minutes each; SOAK_ARGS="3600" for an hour each
	$(BIN)/python -m tests.queue.soak $(SOAK_ARGS)
	$(BIN)/python -m tests.store.soak $(SOAK_ARGS)

sweeps: setup  ## every test, with all of each sweep over bytes, crashes and nodes, and 1,000 examples of each property
	SEGSPEC_ALL=1 $(BIN)/python -m pytest -n $(PYTEST_WORKERS) --dist loadgroup $(PYTEST_ARGS)

fuzz: setup  ## compiled kernels (libFuzzer, with clang), mutants, then coverage-guided; each says what ran. FUZZ_ARGS="reader osiris"
	$(BIN)/python -m tests.fuzz.native
	$(BIN)/python -m tests.fuzz.quick
	$(BIN)/python -m tests.fuzz $(FUZZ_ARGS)

mutants: $(VENV)/.all  ## changes that tests ought to notice: MUTANTS="python/segspec/storage tests/storage -n 100"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --group mutants
	$(BIN)/python -m tests.mutants $(MUTANTS)

wheels: $(VENV)/.all  ## source distributions, wheels for Linux on x86-64 and aarch64, and that of the vectors and samples, into dist/
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --group wheels
	$(BIN)/python .ci/wheels.py

standalone: $(VENV)/.all  ## one file with segspec and a Python in it, for a node without pip and network, into dist/
	$(BIN)/python .ci/standalone.py

clean:  ## remove what make made
	rm -rf $(VENV) node_modules site build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis $(EXTENSION) $(KAFKA_EXTENSION)
