"""Write the contents of the features, ``features/README.md``: ``python -m tests.features``."""

from .contents import README, contents

README.write_text(contents(), encoding="utf-8")
