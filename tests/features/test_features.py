"""The executable rulebook: pytest-bdd plays every scenario of every feature, in each of its boxes."""

from munch_cli.features.bdd import *  # noqa: F403 - the steps are fixtures of this module

scenarios("../../features")  # noqa: F405
