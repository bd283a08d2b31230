"""The executable rulebook: every scenario of every feature."""

from pytest_bdd import scenarios

scenarios(".")
