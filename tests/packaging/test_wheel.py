"""What travels to another machine: the wheel carries cards, scenarios and rulebook, and plays on its own."""

import importlib.util
import os
import re
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("wheel")  # one worker builds and installs it for all

ROOT = Path(__file__).parents[2]
WORKED_EXAMPLES = ("Jenn", "Pumpkinhead", "Beth", "Drake", "K.C.")  # who fights whom in the sheets' own examples


def run(*command: str | Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command far from the repository, as somebody would who has never seen it."""
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "MUNCH_"))}
    return subprocess.run(command, cwd=folder, env=surroundings, capture_output=True, text=True, check=False)


def run_well(*command: str | Path, folder: Path) -> str:
    """What a command that must not fail printed."""
    done = run(*command, folder=folder)
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built by way of the source archive, so both are proven."""
    folder = tmp_path_factory.mktemp("dist")
    run_well(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT, folder=folder)
    (built,) = folder.glob("munch_cli-*.whl")
    return built


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment in another folder that knows `munch` only from the wheel."""
    home = tmp_path_factory.mktemp("elsewhere")
    venv.create(home / "venv")
    run_well(sys.executable, "-m", "pip", "--python", home / "venv", "install", "--quiet", wheel, folder=home)
    return home


def repository_files(folder: str, pattern: str) -> set[str]:
    return {path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob(pattern)}


def test_the_wheel_carries_every_card_scenario_feature_and_rule(wheel: Path) -> None:
    carried = set(zipfile.ZipFile(wheel).namelist())
    bundled = (
        repository_files("cards", "*.toml")
        | repository_files("scenarios", "*.toml")
        | repository_files("features", "*.feature")
        | repository_files("docs", "*")
        | repository_files("examples", "*.toml")
    )
    assert {f"munch_cli/bundled/{name}" for name in bundled} <= carried
    assert repository_files("munch_cli", "*.toml") | repository_files("munch_cli", "*.py") <= carried
    assert not {name for name in carried if name.startswith(("cards/", "scenarios/", "features/", "tests/"))}


def test_no_link_of_the_page_of_the_package_is_relative(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as held:
        (name,) = (name for name in held.namelist() if name.endswith(".dist-info/METADATA"))
        text = held.read(name).decode()
    assert "Settle a quarrel" in text
    assert [link for link in re.findall(r"\]\(([^)]+)\)", text) if not link.startswith("https://")] == []


def test_urls_and_links_are_made_from_the_address_of_the_home() -> None:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    hook = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hook)
    metadata: dict[str, object] = {}
    hook.Links(str(ROOT), {"home": "https://example.org/munch"}).update(metadata)
    assert "https://example.org/munch/blob/main/docs/prompt.md" in metadata["readme"]["text"]
    assert metadata["urls"]["Homepage"] == "https://example.org/munch"


def test_the_installed_program_knows_its_version(elsewhere: Path) -> None:
    assert run_well(elsewhere / "venv/bin/munch", "--version", folder=elsewhere).startswith("munch 0.")
    assert run_well(elsewhere / "venv/bin/python", "-m", "munch_cli", "-V", folder=elsewhere).startswith("munch 0.")


def test_the_installed_program_replays_the_worked_examples(elsewhere: Path) -> None:
    told = run_well(elsewhere / "venv/bin/munch", "replay", folder=elsewhere)
    assert [name for name in WORKED_EXAMPLES if name not in told] == []
