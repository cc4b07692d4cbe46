import { DocsError, didYouMean } from '../errors'

/** A command line, taken apart: `build site --release --port=4000`. */
export interface Arguments {
  command: string
  /** Words without dashes after the command. */
  rest: string[]
  flags: ReadonlySet<string>
  values: ReadonlyMap<string, string>
}

/**
 * Takes a command line apart.
 * @param known flags and values (`port=`) that the command understands
 * @throws DocsError `unknown-option`
 */
export function parseArguments(argv: readonly string[], known: Record<string, readonly string[]>): Arguments {
  const [command = 'help', ...words] = argv
  const allowed = known[command] ?? []
  const rest: string[] = []
  const flags = new Set<string>()
  const values = new Map<string, string>()
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    if (!word.startsWith('--')) {
      rest.push(word)
      continue
    }
    const [name = '', inline] = word.slice(2).split(/=(.*)/s)
    if (allowed.includes(`${name}=`)) values.set(name, inline ?? words[++i] ?? '')
    else if (allowed.includes(name) && inline === undefined) flags.add(name)
    else {
      throw new DocsError({
        code: 'unknown-option',
        title: `The command "${command}" has no option "${word}".`,
        hint: didYouMean(
          name,
          allowed.map((option) => option.replace('=', '')),
        ),
      })
    }
  }
  return { command, rest, flags, values }
}
