import { DocsError } from '../../model'

/**
 * The value of `--port`.
 * @throws DocsError `bad-port`
 */
export function readPort(text: string | undefined): { fixed?: number } {
  if (text === undefined) return {}
  const port = Number(text)
  if (text === '' || !Number.isInteger(port) || port < 0 || port > 65535) {
    throw new DocsError({
      code: 'bad-port',
      title: `"${text}" is not a port.`,
      hint: 'A port is a whole number from 0 to 65535; 0 takes any free one.',
    })
  }
  return { fixed: port }
}
