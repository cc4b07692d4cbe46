import { DocsError } from '../../model'
import type { Arguments } from './parse-arguments'

/** Options of the commands that start a server. */
export const SERVER_OPTIONS = ['port=', 'allow-host=']

/**
 * Reads `--port` and `--allow-host`.
 * @returns the port, if one is set, and `hosts`: host names that the server accepts in addition to those of this machine
 * @throws DocsError `bad-port`
 */
export function readServerOptions({ values }: Arguments): { port: { fixed?: number }; hosts: string[] } {
  const host = values.get('allow-host')
  return { port: readPort(values.get('port')), hosts: host === undefined ? [] : [host.toLowerCase()] }
}

function readPort(text: string | undefined): { fixed?: number } {
  if (text === undefined) return {}
  const port = Number(text)
  if (text === '' || !Number.isInteger(port) || port < 0 || port > 65535) {
    throw new DocsError({
      code: 'bad-port',
      title: `"${text}" is not a valid port.`,
      hint: 'Specify an integer from 0 to 65535. 0 selects any free port.',
    })
  }
  return { fixed: port }
}

/** Waits until the process is interrupted, and then closes the server and exits. */
export function untilStopped(close: () => void): Promise<number> {
  return new Promise((done) => {
    const stop = () => {
      close()
      done(0)
      process.exit(0)
    }
    process.once('SIGINT', stop).once('SIGTERM', stop)
  })
}
