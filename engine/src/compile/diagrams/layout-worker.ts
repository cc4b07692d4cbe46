// What runs in the thread of a Layout.
import { parentPort } from 'node:worker_threads'
import { runGraphviz } from './run-graphviz'

parentPort?.on('message', async (text: string) => {
  parentPort?.postMessage(await runGraphviz(text))
})
