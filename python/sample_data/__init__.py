"""The sample data that pages and snippets use: invented taxi trips of a city that does not exist."""
