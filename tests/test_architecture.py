"""The tree keeps its shape: layers that know only what is below them, and pieces small enough to read."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import SECONDS

ROOT = Path(__file__).parent.parent
MODULES = sorted((ROOT / "tableside").rglob("*.py"))
TEMPLATES = sorted((ROOT / "templates").rglob("*.*"))
HANDLER_LINES = 12
FUNCTION_LINES = 30
MODULE_LINES = 250
TEMPLATE_LINES = 60


def test_each_layer_knows_only_those_below_it() -> None:
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=SECONDS)
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_is_short(module: Path) -> None:
    assert len(module.read_text(encoding="utf-8").splitlines()) <= MODULE_LINES


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_function_fits_on_a_screen(module: Path) -> None:
    assert [name for name, lines in _functions(module) if lines > FUNCTION_LINES] == []


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_template_is_short(template: Path) -> None:
    assert len(template.read_text(encoding="utf-8").splitlines()) <= TEMPLATE_LINES


def test_a_handler_loads_asks_one_service_and_answers() -> None:
    long = [
        f"{module.name}: {node.name}"
        for module in (ROOT / "tableside" / "web").rglob("*.py")
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and _is_handler(node) and _lines(node) > HANDLER_LINES
    ]
    assert long == []


def _functions(module: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, _lines(node)


def _lines(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """From `def` to the last line: decorators are not counted."""
    assert node.end_lineno
    return node.end_lineno - node.lineno + 1


def _is_handler(node: ast.FunctionDef) -> bool:
    """Decorated with a blueprint's or the app's get, post or route."""
    return any(
        isinstance(decorator, ast.Call)
        and isinstance(decorator.func, ast.Attribute)
        and decorator.func.attr in {"get", "post", "route"}
        for decorator in node.decorator_list
    )
