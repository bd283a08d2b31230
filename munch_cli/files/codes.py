"""Every code of a problem, with a paragraph of help. Read only when somebody asks what a code means."""

_READING = {
    "no-such-file": (
        "The file you named is not there. Names are taken from the folder you are in; bundled scenarios go by "
        "their name alone, such as combat/pumpkinhead."
    ),
    "unreadable-file": (
        "The file is there, but the system does not let it be read: it may be a folder, or closed to you."
    ),
    "file-too-large": (
        "A file of this size is hardly a board or a deck, so it was not read. Check that you named the file you "
        "meant; a very large one can be split."
    ),
    "not-text": (
        "The file holds bytes that are not UTF-8 text. It may be a picture or a packed file, or a text saved in "
        "an older encoding: save it as UTF-8."
    ),
    "nested-too-deep": (
        "Brackets stand within brackets further than any file of ours needs, so reading stopped. Usually a "
        "closing bracket is missing, or a file was made by a program gone wrong."
    ),
    "toml-syntax": (
        "The file is not TOML at this place. Every line is a [table], a name = value, or a remark that begins "
        "with #. Texts stand in quotes, lists in square brackets with commas between."
    ),
    "unknown-format": (
        "Each file begins with format = 1, so that a later munch knows how to read it. This one does not say it, "
        "or names a format that this munch does not know."
    ),
    "unknown-key": (
        "This name means nothing here. Names are never passed over in silence, because a mistyped one would "
        "change the board without anybody noticing; correct it, or take it out."
    ),
    "missing-key": "Something that cannot be left out is not there. Add the name that the message gives.",
    "wrong-type": (
        "The value is of another sort than this name takes: a text instead of a list, say, or a number instead of"
        " a text. Texts stand in quotes, lists in square brackets, true and false alone."
    ),
    "named-twice": "The same thing stands twice in a list in which each may stand once. Take one of them away.",
}

_RULEBOOK = {
    "malformed-id": "Ids are topic.short-name, in small letters, figures and hyphens, and never change once given.",
    "wrong-topic": (
        "An id begins with the topic of the file it stands in; an open point begins with gap., a contradiction "
        "with conflict. Rename it, or move it to the file of its topic."
    ),
    "duplicate-id": "Two entries of the rulebook have the same id. Each needs one of its own, also across files.",
    "unknown-topic": (
        "The file is named after something that is no topic of the rulebook. Topics are fixed; a new one is "
        "entered in the list of topics first."
    ),
    "unknown-edition": "No edition has this key. The editions are the files in the folder editions of the rulebook.",
    "unknown-rule": "No rule has this id. munch rule WORDS finds the id of a rule by words.",
    "cited-nowhere": (
        "A rule is in force where a sheet is cited for it. This one cites none, so it could never be in force."
    ),
    "edition-twice": (
        "A sheet says a thing, or is silent on it, or has no such thing. This entry claims two of the three for "
        "one edition."
    ),
    "differs-one-way": "When one rule differs from another, the other differs from it: both entries name each other.",
    "two-bindings": (
        "A rule is carried out in one way: by code, by a value, by cards, by the rules that cover it, as an "
        "example, by the shape of the board, or not at all, being prose. This one gives several."
    ),
    "value-twice": (
        "Two rules in force in one edition set the value of the same name, so the edition would have two answers."
        " Give one of them another name."
    ),
    "covered-in-a-circle": (
        "A rule says it is covered by others that are in the end covered by itself, so that nothing carries any "
        "of them. Bind one of them in another way."
    ),
    "covered-nowhere": "A rule says it is covered by others, but in one of its editions none of those is in force.",
    "unknown-reading": "The reading that play goes on with must be one of the readings of the open point.",
    "too-few-readings": "A point is open only if it can be read in two ways at least.",
    "one-sided": "A contradiction names the rules of two sides, each with one rule or more.",
    "not-in-force": "A contradiction can only be in an edition in which a rule of each side is in force.",
    "wrong-name": "The file of an edition is called after its key.",
    "unknown-lender": "An edition borrows from another edition, and from one that does not itself borrow.",
    "borrows-what-it-has": "An edition borrows only for what its own sheet has lost. This its sheet still has.",
    "borrows-against-itself": "The borrowed rule says something else on a point on which a rule is in force already.",
    "nothing-to-borrow": "The edition to borrow from says nothing of the kind.",
}

HELP: dict[str, str] = _READING | _RULEBOOK
"""The help for each code."""
