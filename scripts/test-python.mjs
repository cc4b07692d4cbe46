// Runs the tests in python/. `--heavy` includes those that need the locked environments, which are created if they don't exist.
import { runPython } from './lib/python.mjs'

const heavy = process.argv.includes('--heavy')
runPython('-m', 'tests', ...(heavy ? ['--heavy'] : []))
