"""Facts about the public API of each locked library version: ``npm run api-facts`` writes ``site/api/<version>.json``.

It also writes ``site/api/expectations/<version>.json`` and ``site/api/exceptions/<version>.json``; see
``ask_expectations`` and ``ask_exceptions``.

Only names, signatures and positions: no texts of docstrings and messages. Most facts are read from the source
without importing it. What the library creates at import is read from the imported library.

The file::

    {"format": 2, "package": "great_expectations", "version": "1.8.1",
     "classes": {"<module>.<Class>": …}, "functions": {"<module>.<function>": …},
     "modules": {"<module>": {"page", "classes", "functions"}}, "assets": {"<module>.<Class>": …},
     "sources": {"<module>.<Class>": …}, "names": {"<Name>": ["<module>", …]}}

``classes`` holds every class marked ``@public_api``, the built-in Expectations and all their ancestors inside the
library; ``functions`` the marked ones. ``modules`` are those that have a page because they define a marked
function. ``assets`` are the Data Assets that generated methods create: ``name``, ``module``, ``ancestors``, the
``parameters`` of the methods that add one, and ``reader``, those of the methods that read one. ``sources`` are the
``parameters`` of the methods that add, update, or add or update a Data Source. ``names`` leads from every further
class and function without a leading underscore to the modules that define it: it exists, and has no page. Empty keys
are left out.

=================  ==================================================================================================
class              meaning
=================  ==================================================================================================
name, module       ``qualname``, too, if the class is nested
kind               ``class``, ``model`` (pydantic), ``dataclass``, ``typed_dict``, ``enum``, ``exception``, ``protocol``
file, line         file from the folder that holds the package
public             true when it is marked
path               shortest import path, e.g. ``great_expectations.Checkpoint``
page               route of its page below the version, of public classes: ``reference/api/Checkpoint_class``
bases              as written
ancestors          classes of the library in method resolution order
init               ``{"from": class that defines it, "parameters": […]}``; of models that are not public left out
fields             own ones of models, dataclasses and typed dictionaries: ``name``, ``type``, ``required``,
                   ``default`` or ``factory``, ``constraints``
members            of an enum: ``name``, ``value``
methods            by name, without private and inherited ones
expectation        of a built-in Expectation: ``type``, ``tags``, and the keys of its arguments; see ``ask_library``
deprecated, added  ``[{"version", "argument"?}]``
=================  ==================================================================================================

A method or function has ``kind`` (``method``, ``classmethod``, ``staticmethod``, ``property``, ``function``), ``line``,
``public``, ``parameters``, ``returns``, ``async``, ``raises`` (names that its documentation or its body raises),
``deprecated``, ``added``. A method made at import has ``asset``, its key in ``assets`` (and ``reader``), or ``source``,
its key in ``sources``, and ``action`` (``add``, ``update``, ``add_or_update``) in place of parameters. Those that
delete have ``source`` and parameters.
A parameter has ``name``, ``kind`` (when it is not both positional and keyword), ``type``, ``default``; without default
it is required, unless it is ``*args`` or ``**kwargs``.
"""
