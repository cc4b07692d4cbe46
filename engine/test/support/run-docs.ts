import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, vi } from 'vitest'

// Builds can take long when many tests run at the same time. Their duration isn't tested here.
vi.setConfig({ testTimeout: 300_000 })

const HERE = dirname(fileURLToPath(import.meta.url))

/** Path of the command-line program. */
export const DOCS = join(HERE, '../../bin/docs.mjs')

/** Exit code and output (both streams) of a command. */
export interface CommandResult {
  code: number | null
  output: string
}

/** Runs a command in a new process, like in a terminal. */
export async function docs(
  argv: readonly string[],
  options: { env?: NodeJS.ProcessEnv; shell?: string } = {},
): Promise<CommandResult> {
  // The test runner sets NODE_ENV, which is not set in a terminal.
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

/** Runs a command in a shared worker process, one command at a time. This is much faster for many small builds. */
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
      reject(new Error('The worker process ended. See its output above.'))
    }
    from.once('message', onMessage).once('exit', onExit)
  })
}

/** Builds a site into its `dist` folder. Throws an error with the output if the build fails. */
export async function build(root: string, ...more: string[]): Promise<string> {
  const { code, output } = await docsInWorker(['build', root, ...more])
  if (code !== 0) throw new Error(`The build ended with ${code}:\n${output}`)
  return output
}
