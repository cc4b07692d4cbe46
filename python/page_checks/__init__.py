"""Checks what pages say in code and about code: ``npm run check`` runs it.

Blocks written into a page are read by their language, and the names of the library in them and in prose are looked up
in the facts of the version that the page describes (``facts/<version>.json``, made by ``npm run api-facts``). Snippets
that no page shows are found too. ``allowed.json`` lists names that look like the library's and are not, with reasons.
"""
