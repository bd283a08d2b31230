"""munch site DIR: the rulebook as pages that need no server; munch site --serve shows them."""

from munch_cli.cli.plainly import Given

DONE = 0
NEEDS = 'munch: pages are made with jinja2, which comes with the extra: pip install "munch-cli[site]"'


def run(given: Given) -> int:
    """Writes the pages and says where they lie."""
    try:
        from munch_cli.site.pages import write_site
    except ModuleNotFoundError as missing:
        if missing.name not in ("jinja2", "markupsafe"):
            raise
        raise SystemExit(NEEDS) from None
    if len(given.names) != 1:
        raise SystemExit("munch: say which folder the pages are to be written to: munch site DIR")
    written = write_site(given.names[0], given.has("--force"))
    print(f"{len(written.files)} files, {written.size / 1_000:,.0f} kB: open {given.names[0]}/index.html")
    return DONE
