export { pythonApiComponents } from './components'
export { pythonApi } from './python-api'
export type { PythonApiOptions } from './python-api-options'
