export { pythonApi } from './python-api'
export type { PythonApiOptions } from './python-api-options'
