// Writes site/static/data/ anew; the same code gives the same bytes.
import { runPython } from './lib/python.mjs'

runPython('-m', 'sample_data.generate')
