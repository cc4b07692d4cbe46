import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, vi } from 'vitest'

// Builds wait for the processor where many tests run at a time; how long they take is not what is tested here.
vi.setConfig({ testTimeout: 300_000 })

const HERE = dirname(fileURLToPath(import.meta.url))

/** The engine's command line. */
export const DOCS = join(HERE, '../../bin/docs.mjs')

/** What a command printed, both streams together, and how it ended. */
export interface CommandResult {
  code: number | null
  output: string
}

/** Runs a command in a process of its own, as a reader of the manual does. */
export async function docs(
  argv: readonly string[],
  options: { env?: NodeJS.ProcessEnv; shell?: string } = {},
): Promise<CommandResult> {
  // As in a terminal: what the test runner sets is none of the command's business.
  const { NODE_ENV: _, ...usual } = process.env
  const env = { ...usual, ...options.env }
  const child = options.shell
    ? spawn('bash', ['-c', `${options.shell}; exec "$0" "$@"`, process.execPath, DOCS, ...argv], { env })
    : spawn(process.execPath, [DOCS, ...argv], { env })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

let worker: ChildProcess | undefined
let last: Promise<unknown> = Promise.resolve()
afterAll(() => {
  worker?.kill()
  worker = undefined
})

/** Runs a command in a process that is kept for the next one: much faster for many small builds. They run one after the other. */
export function docsInWorker(argv: readonly string[]): Promise<CommandResult> {
  const result = last.then(() => runInWorker(argv))
  last = result.catch(() => undefined)
  return result
}

async function runInWorker(argv: readonly string[]): Promise<CommandResult> {
  if (!worker?.connected) {
    worker = fork(join(HERE, 'command-worker.mjs'))
    await nextMessage(worker)
  }
  worker.send({ argv })
  return (await nextMessage(worker)) as CommandResult
}

function nextMessage(from: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => {
      from.off('exit', onExit)
      resolve(message)
    }
    const onExit = () => {
      from.off('message', onMessage)
      reject(new Error('the worker has ended; what it printed stands above'))
    }
    from.once('message', onMessage).once('exit', onExit)
  })
}

/** Builds a site into its `dist` folder; fails with what was printed when the build does. */
export async function build(root: string, ...more: string[]): Promise<string> {
  const { code, output } = await docsInWorker(['build', root, ...more])
  if (code !== 0) throw new Error(`The build ended with ${code}:\n${output}`)
  return output
}
