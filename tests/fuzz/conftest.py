"""The corpus is fed to munch by the tests here; pytest would run its features."""

collect_ignore = ["corpus"]
