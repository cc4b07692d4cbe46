import { createHash } from 'node:crypto'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The hash that the snippet runner records for a file without fixtures in an environment whose lock is `l`. */
export function readResultHash(path: string, code: string): string {
  return sha256(`${path} ${sha256(code)}\nlock l\n`)
}
