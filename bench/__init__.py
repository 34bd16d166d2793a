"""Benchmarks of a checkout: `make bench`."""
