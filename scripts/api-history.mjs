// Reads the releases of the library from PyPI and writes since when each class, method and parameter exists into site/api/history.json.
import { runPython } from './lib/python.mjs'

runPython('-m', 'api_history', ...process.argv.slice(2))
