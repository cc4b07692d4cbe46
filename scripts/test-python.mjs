// Tests of python/. `--heavy` adds those that need the locked environments (they are built when missing).
import { runPython } from './lib/python.mjs'

const heavy = process.argv.includes('--heavy')
runPython('-m', 'tests', ...(heavy ? ['--heavy'] : []))
