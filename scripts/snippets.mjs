// Runs the snippets and records their results. See docs/snippets.md.
import { runPython } from './lib/python.mjs'

runPython('-m', 'runner', ...process.argv.slice(2))
