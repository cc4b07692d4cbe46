// Looks up the public names of the old release in both releases, for the code checker: site/check-code/library.json.
import { runPython } from './lib/python.mjs'

runPython('-m', 'check_data', ...process.argv.slice(2))
