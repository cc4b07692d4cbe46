// Entry point of the worker thread that create-layout.ts starts.
import { parentPort } from 'node:worker_threads'
import { runGraphviz } from './run-graphviz'

parentPort?.on('message', async (text: string) => {
  parentPort?.postMessage(await runGraphviz(text))
})
