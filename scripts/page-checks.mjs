// Checks the code and the API names on pages. See docs/snippets.md.
import { runPython } from './lib/python.mjs'

runPython('-m', 'page_checks')
