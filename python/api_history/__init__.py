"""Since when the classes, methods, and parameters of the library exist.

``python -m api_history`` downloads the releases of the library from PyPI and writes ``site/api/history.json``:

- ``releases``: the date of each release, oldest first;
- ``since``: the release that introduced a class, its members and their parameters, if it isn't the oldest one.
  The member ``""`` is the constructor;
- ``changes``: what each release added to the public API, removed from it, and changed in it, such as
  ``Checkpoint.run(batch_parameters)``.

Only names that still exist are in ``since``. Releases are read without importing them.
"""
