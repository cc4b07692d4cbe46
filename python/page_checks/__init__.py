"""Checks the code on pages and the names in it, as part of ``npm run check``.

Code blocks are parsed by their language. Names of the library in code and prose must be in the facts about the version
that the page describes (``facts/<version>.json``, written by ``npm run api-facts``). Snippets that no page shows are
reported, too. ``allowed.json`` lists names that only look like names of the library, with reasons.
"""
