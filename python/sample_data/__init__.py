"""The sample data of pages and snippets: taxi trips in a fictional city."""
