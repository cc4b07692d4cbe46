/** Address of the worker's script, without base URL. */
export const WORKER_PATH = 'check-code/worker.js'
