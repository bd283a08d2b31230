"""Completion in the shells that people use: Tab is pressed, and the words that the shell then has are looked at."""

import os
import shutil
import sys
from pathlib import Path

import pexpect
import pytest

SHELLS = {
    "bash": ("bash", ["--norc", "--noprofile", "-i"], 'eval "$(munch completion bash)"'),
    "zsh": ("zsh", ["-f", "-i"], 'autoload -U compinit; compinit -u; eval "$(munch completion zsh)"'),
    "fish": ("fish", ["--no-config", "-i"], "munch completion fish | source"),
}
SHOW = {
    "bash": "shown() { printf '<%s>' \"$@\"; echo =; }; PS1=; bind 'set enable-bracketed-paste off'",
    "zsh": "shown() { printf '<%s>' \"$@\"; echo =; }; PS1=; unsetopt zle_bracketed_paste; bindkey -e",
    "fish": "function shown; printf '<%s>' $argv; echo =; end; function fish_prompt; end",
}
CASES = {
    "munch mom": ["munch", "moments"],
    "munch ask combat/pumpkinhead-w": ["munch", "ask", "combat/pumpkinhead-without-the-tears"],
    "munch check my-b": ["munch", "check", "my-board.toml"],
    "munch check 'my f": ["munch", "check", "my file.feature"],
    "munch sim --box chr": ["munch", "sim", "--box", "christmas-lite"],
    "munch read chari": ["munch", "read", "charity"],
    "munch card wishing": ["munch", "card", "Wishing Ring"],
    "munch card 3,8": ["munch", "card", "3,872 Orcs"],
    "munch card Mummy": ["munch", "card", "Mummy's Boy"],
    "munch rule helping.only-one": ["munch", "rule", "helping.only-one-helper"],
    "munch rulings rem": ["munch", "rulings", "remove"],
    "munch sheet bites Runn": ["munch", "sheet", "bites", "Running Away"],
}
"""A line before Tab -> the words after it: commands, boards, files, boxes, topics, cards, rules, verbs, sections."""


@pytest.mark.parametrize("shell", [name for name in SHELLS if "CI" in os.environ or shutil.which(name)])
def test_a_shell_completes_what_there_is(shell: str, tmp_path: Path) -> None:
    (tmp_path / "my-board.toml").touch()
    (tmp_path / "my file.feature").touch()
    program, arguments, switch = SHELLS[shell]
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    surroundings = {**os.environ, "PATH": path, "HOME": str(tmp_path), "TERM": "dumb", "COLUMNS": "200"}
    with pexpect.spawn(
        program, arguments, env=surroundings, cwd=tmp_path, encoding="utf-8", timeout=60, dimensions=(24, 200)
    ) as child:
        child.sendline(SHOW[shell])
        child.sendline(switch)
        child.sendline("shown ready")
        child.expect_exact("<ready>=")
        for line, words in CASES.items():
            child.send(f"{line}\t")
            child.send("\x01shown \r")
            child.expect(r"(<munch>[^\r\n]*)=")
            assert child.match[1] == "".join(f"<{word}>" for word in words), line
