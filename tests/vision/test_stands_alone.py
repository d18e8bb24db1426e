"""The reader is a library of its own: it knows no game, and starts without opening its networks."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import tableside.vision
from tests.patience import SECONDS

FOLDER = Path(tableside.vision.__file__).parent
MODULES = sorted(FOLDER.rglob("*.py"))
AT_RUN_TIME = [path for path in MODULES if "training" not in path.parts and path.name != "train.py"]


def imported(path: Path) -> set[str]:
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    plain = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return plain | {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_it_imports_nothing_else_of_ours(path: Path) -> None:
    ours = {name for name in imported(path) if name.split(".")[0] == "tableside"}
    assert all(name.startswith("tableside.vision") for name in ours)


@pytest.mark.parametrize("path", AT_RUN_TIME, ids=lambda path: str(path.relative_to(FOLDER)))
def test_only_training_needs_pytorch(path: Path) -> None:
    assert not {name.split(".")[0] for name in imported(path)} & {"torch", "onnx", "skimage"}


def test_importing_it_opens_no_network() -> None:
    code = "import sys, tableside.vision; sys.exit('tableside.vision.model' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=SECONDS).returncode == 0
