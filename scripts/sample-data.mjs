// Regenerates site/static/data/. The output is deterministic.
import { runPython } from './lib/python.mjs'

runPython('-m', 'sample_data.generate')
