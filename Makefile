# Everything is done by scripts/, which people and CI call alike.
# ARGS go to the script: make play ARGS="play latria", make test ARGS="-k latria".
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play test slow check bench site wheel image setup lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile
play: ## set everything up and start the server
	@scripts/play $(ARGS)
test: ## set everything up and run the tests, on the sources and on the compiled wheel
	@scripts/test $(ARGS)
slow: ## run the slow tests, on the compiled wheel
	@scripts/slow $(ARGS)
check: ## format, lint, types, layers, compilability, spelling, links; the client's types and unit tests
	@scripts/check $(ARGS)
bench: ## measure, on the compiled wheel
	@scripts/bench $(ARGS)
site: ## build the playground and the documentation into build/site
	@scripts/site $(ARGS)
wheel: ## build dist/tenban-….whl
	@scripts/wheel $(ARGS)
image: ## build the container image from base images named by digest; needs Docker
	@scripts/image $(ARGS)
setup: ## make the environments without running anything
	@scripts/setup $(ARGS)
lock: ## update the versions in requirements/
	@scripts/lock $(ARGS)
clean: ## remove everything that was built or installed here
	rm -rf .venv .venv-wheel .venv-play .venv-quick .venv-ray .venv-bench .cache dist build client/node_modules src/tenban/server/static
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
