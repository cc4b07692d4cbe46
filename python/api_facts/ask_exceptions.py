"""Facts about the exceptions of the library, from the imported library.

Runs in a locked environment, as ``python -m api_facts.ask_exceptions``, and prints the content of
``site/api/exceptions/<version>.json``, without the version::

    {"<Name>": {"path", "bases", "exported"}}

==========  =========================================================================================================
path        what to import: ``great_expectations.exceptions.<Name>`` if it is exported there
bases       names of the base classes
exported    true if ``great_expectations.exceptions`` exports it; the others are those that its modules and the Data
            Sources define
==========  =========================================================================================================
"""

from __future__ import annotations

import importlib
import inspect
import json
import sys
import warnings
from typing import Any

PACKAGE = "great_expectations"
EXPORTS = f"{PACKAGE}.exceptions"
# Modules that define further exceptions. Imported first, if the release has them.
MODULES = (f"{PACKAGE}.exceptions", f"{PACKAGE}.datasource.fluent")


def main() -> int:
    answers = sys.stdout
    # Keeps the library's own output out of the answer.
    sys.stdout = sys.stderr
    warnings.simplefilter("ignore")
    json.dump(ask_exceptions(), answers)
    return 0


def ask_exceptions() -> dict[str, dict[str, Any]]:
    """The exceptions by name, in alphabetical order."""
    exports = importlib.import_module(EXPORTS)
    importlib.import_module(f"{PACKAGE}.datasource.fluent")
    found = {name: _describe(kind, EXPORTS, name) | {"exported": True} for name, kind in _exceptions(exports)}
    modules = [module for name, module in sys.modules.items() if name.startswith(MODULES)]
    for module in sorted(modules, key=lambda module: module.__name__):
        for name, kind in _exceptions(module):
            if kind.__module__.startswith(MODULES):
                found.setdefault(name, _describe(kind, kind.__module__, name))
    return dict(sorted(found.items()))


def _exceptions(module: object) -> list[tuple[str, type]]:
    members = inspect.getmembers(module, inspect.isclass)
    return [(name, kind) for name, kind in members if issubclass(kind, Exception) and not name.startswith("_")]


def _describe(kind: type, module: str, name: str) -> dict[str, Any]:
    return {"path": f"{module}.{name}", "bases": [base.__name__ for base in kind.__bases__]}


if __name__ == "__main__":
    sys.exit(main())
