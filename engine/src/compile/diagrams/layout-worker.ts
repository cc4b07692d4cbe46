// What runs in the thread of a Layout.
import { parentPort } from 'node:worker_threads'
import { layOut } from './lay-out'

parentPort?.on('message', async (text: string) => {
  parentPort?.postMessage(await layOut(text))
})
