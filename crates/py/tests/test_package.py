"""The examples of the package run, its stubs are true, and its commands print JSON."""

import ast
import doctest
import importlib
import inspect
import json
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import rosespring
from rosespring import _native

from conftest import ROOT

MODULES = [
    name
    for _, name, _ in pkgutil.iter_modules(rosespring.__path__, "rosespring.")
    if not name.endswith(("_native", "__main__"))
]


@pytest.mark.parametrize("name", ["rosespring", *MODULES])
def test_examples_run(name: str) -> None:
    module = importlib.import_module(name)

    assert doctest.testmod(module, extraglobs=vars(module)).failed == 0


def start(*arguments: str) -> "subprocess.Popen[str]":
    """Starts Python with these arguments."""
    out, err = subprocess.PIPE, subprocess.STDOUT
    return subprocess.Popen([sys.executable, *arguments], stdout=out, stderr=err, text=True, cwd=ROOT)


def output(process: "subprocess.Popen[str]") -> str:
    """Waits for Python, which must succeed, and returns what it has written."""
    text, _ = process.communicate()
    assert process.returncode == 0, text
    return text


def parameters(function: ast.FunctionDef) -> list[str]:
    """Returns the names of a stub's parameters."""
    arguments = function.args
    return [it.arg for it in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)]


def declared(body: list[ast.stmt], prefix: str = "") -> dict[str, list[str] | None]:
    """Returns the names that a stub declares, with the parameters of those that can be called."""
    names: dict[str, list[str] | None] = {}
    for node in body:
        if isinstance(node, ast.FunctionDef):
            is_property = any(ast.unparse(it) == "property" for it in node.decorator_list)
            names[prefix + node.name] = None if is_property else parameters(node)
        elif isinstance(node, ast.ClassDef):
            names[node.name] = None
            names |= declared(node.body, f"{node.name}.")
        elif isinstance(node, ast.AnnAssign) and not node.target.id.startswith("_"):
            names[prefix + node.target.id] = None
    return names


def test_the_stub_declares_what_the_native_part_has() -> None:
    stub = Path(rosespring.__file__).with_name("_native.pyi").read_text()
    found: dict[str, list[str] | None] = {}
    for name in _native.__all__:
        value = getattr(_native, name)
        found[name] = list(inspect.signature(value).parameters) if callable(value) else None
        if isinstance(value, type):
            found[name] = None
            for own, member in vars(value).items():
                if own in ("__doc__", "__module__", "__hash__", "__repr__", "__str__"):
                    continue
                if own.startswith("__") and own not in declared_dunders(stub, name):
                    continue
                is_method = callable(getattr(value, own))
                named = inspect.signature(getattr(value, own)).parameters if is_method else {}
                found[f"{name}.{own}"] = list(named) if is_method else None

    wanted = declared(ast.parse(stub).body)

    for name, own in found.items():
        assert name in wanted, name
        if own is not None and not name.rsplit(".")[-1].startswith("__"):
            assert wanted[name] == own, name
    assert {name for name in wanted if not name.rsplit(".")[-1].startswith("__")} <= set(found)


def test_what_people_call_is_documented_in_the_stub_and_in_the_native_part() -> None:
    stub = ast.parse(Path(rosespring.__file__).with_name("_native.pyi").read_text())
    documented = 0
    for node in stub.body:
        if isinstance(node, ast.ClassDef) and node.name in ("Game", "State"):
            functions = [it for it in node.body if isinstance(it, ast.FunctionDef)]
            for function in functions:
                if function.name.startswith("__"):
                    continue
                native = getattr(_native, node.name).__dict__[function.name].__doc__
                text = ast.get_docstring(function)
                assert native and text, function.name
                assert text.split() == native.split(), function.name
                documented += 1
    assert documented >= 40


def declared_dunders(stub: str, name: str) -> set[str]:
    """Returns the special methods that a class of the stub declares."""
    own = f"{name}.__"
    return {it.split(".")[1] for it in declared(ast.parse(stub).body) if it.startswith(own)}


def test_the_types_are_strict() -> None:
    config = "crates/py/pyproject.toml"

    output(start("-m", "mypy", "--config-file", config, "--cache-dir", "target/python/mypy"))


def test_an_old_python_gets_a_clear_message() -> None:
    old = "import sys; sys.version_info = (3, 9, 2); sys.version = '3.9.2 (main)'; import rosespring"

    process = start("-c", old)
    text, _ = process.communicate()

    assert process.returncode == 1
    wanted = "ImportError: rosespring needs Python 3.11 or later, and this is 3.9.2"
    assert text.splitlines()[-1] == wanted
    # Installers read this, and refuse the wheel.
    assert 'requires-python = ">=3.11"' in (ROOT / "crates/py/pyproject.toml").read_text()


def test_peers_compares_what_is_installed() -> None:
    figures = json.loads(output(start("-m", "rosespring", "peers", "--seconds", "0.1", "--json")))

    assert figures["rosespring_men_per_cpu_s"] > 1_000
    for name in ("pgx", "open_spiel"):
        assert name in figures or figures[f"men_against_{name}"] > 0


def test_bench_prints_its_rates() -> None:
    command = ["-m", "rosespring", "bench", "--seconds", "0.2", "--threads", "2", "--json"]

    figures = json.loads(output(start(*command)))

    assert figures["threads"] == 2
    for name in ("evaluations_per_s", "plays_per_s", "men_per_s"):
        assert figures[name] > 1_000


def test_the_code_of_the_docs_runs() -> None:
    page = (ROOT / "docs/python.md").read_text()
    names: dict[str, object] = {}
    blocks = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)

    for block in blocks:
        exec(compile(block, "docs/python.md", "exec"), names)

    assert len(blocks) >= 5
    assert np.mean(names["won"]) > 0, "the net of the tour has learnt nothing"


def test_the_version_is_that_of_the_workspace() -> None:
    assert f'version = "{rosespring.__version__}"' in (ROOT / "Cargo.toml").read_text()
