// Reads the API of every locked library version into site/api/.
import { runPython } from './lib/python.mjs'

runPython('-m', 'api_facts', ...process.argv.slice(2))
