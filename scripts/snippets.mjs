// Runs the code of the pages and records the results: docs/snippets.md.
import { runPython } from './lib/python.mjs'

runPython('-m', 'runner', ...process.argv.slice(2))
