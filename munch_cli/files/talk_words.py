"""The table of the words players use, read from its file once."""

import os

from munch_cli.files.toml import read_toml
from munch_cli.language.talk.lexicon import Lexicon

_read: list[Lexicon] = []


def load_lexicon() -> Lexicon:
    """The words of players, as they lie beside the code that reads talk."""
    if not _read:
        import munch_cli.language.talk as talk

        folder = os.path.dirname(str(talk.__file__))
        _read.append(Lexicon(read_toml(os.path.join(folder, "words.toml"), "words.toml").tables))
    return _read[0]
