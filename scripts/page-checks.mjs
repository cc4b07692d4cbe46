// Checks the code and the library names that are written into pages: docs/snippets.md.
import { runPython } from './lib/python.mjs'

runPython('-m', 'page_checks')
