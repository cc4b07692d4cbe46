import { parseArgs } from 'node:util'
import { DocsError, didYouMean } from '../../model'

/** A parsed command line: `build site --release --port=4000`. */
export interface Arguments {
  command: string
  /** Positional arguments after the command. */
  rest: string[]
  flags: ReadonlySet<string>
  values: ReadonlyMap<string, string>
}

/**
 * Parses a command line.
 * @param known flags and options with values (`port=`) by command
 * @throws DocsError `unknown-option`
 */
export function parseArguments(argv: readonly string[], known: Record<string, readonly string[]>): Arguments {
  const [command = 'help', ...args] = argv
  const types = new Map(
    (known[command] ?? []).map((option) => [option.replace('=', ''), option.endsWith('=') ? 'string' : 'boolean'] as const),
  )
  const options = Object.fromEntries([...types].map(([name, type]) => [name, { type }]))
  // Not strict, since the errors of that mode don't suggest similar options.
  const { positionals, tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true })
  const flags = new Set<string>()
  const values = new Map<string, string>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    const type = types.get(name)
    if (type === 'string') values.set(name, value ?? '')
    else if (type === 'boolean' && value === undefined) flags.add(name)
    else {
      throw new DocsError({
        code: 'unknown-option',
        title: `The command "${command}" has no option "${rawName}${value === undefined ? '' : `=${value}`}".`,
        hint: didYouMean(name, [...types.keys()]),
      })
    }
  }
  return { command, rest: positionals, flags, values }
}
