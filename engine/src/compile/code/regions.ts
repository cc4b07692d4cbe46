import { DocsError } from '../../model'

const MARKER = /^\s*(?:#|\/\/|--)\s*(region|endregion):\s*(\S+)\s*$/
/** Comments at the top of a snippet file that configure its run, e.g. `# fixtures: taxi_trips.csv`. */
const DIRECTIVE = /^(?:#|\/\/|--)\s*(?:fixtures|services|pictures|timeout|executable)\s*:/
const COMMENT = /^(?:#|\/\/|--)/
const HIDDEN_LINE = /(?:#|\/\/|--)\s*hidden\s*$/
const HIDE = /^\s*(?:#|\/\/|--)\s*hide-(start|end|next-line)\s*$/

/** Returns the unique names of the regions of a snippet file, in order. */
export function regionNames(text: string): string[] {
  const names = text.split(/\r?\n/).map((line) => MARKER.exec(line)?.[2])
  return [...new Set(names.filter((name) => name !== undefined))]
}

/**
 * Returns the code of a region of a snippet file, or of the whole script, without markers, directives at the top, common indentation and hidden
 * lines (`# hidden` at the end of a line, `# hide-start` to `# hide-end`, the line after `# hide-next-line`).
 * @returns `undefined` if the region does not exist
 * @throws DocsError `snippet-region` if a region is not closed, is closed without being open, or occurs twice
 */
export function findRegion(text: string, region: string | undefined): string | undefined {
  const open = new Set<string>()
  const seen = new Set<string>()
  const lines: string[] = []
  let found = region === undefined
  let head = true
  let hiding = false
  let hideNext = false
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const [, kind, name = ''] = MARKER.exec(line) ?? []
    if (kind) {
      if ((kind === 'endregion') !== open.has(name)) throw regionError(name, kind === 'region' ? kind : 'endregion')
      if (kind === 'region' && seen.has(name)) throw regionError(name, 'twice')
      seen.add(name)
      if (kind === 'region') open.add(name)
      else open.delete(name)
      if (name === region) found = true
      continue
    }
    if (head && DIRECTIVE.test(line)) continue
    if (line.trim() !== '' && !COMMENT.test(line)) head = false
    const hide = HIDE.exec(line)?.[1]
    if (hide) {
      if (hide === 'next-line') hideNext = true
      else hiding = hide === 'start'
      continue
    }
    const hidden = hiding || hideNext || HIDDEN_LINE.test(line)
    hideNext = false
    if (!hidden && (region === undefined || open.has(region))) lines.push(line)
  }
  for (const name of open) throw regionError(name, 'region')
  return found ? trimCode(lines) : undefined
}

type RegionProblem = 'region' | 'endregion' | 'twice'

const REGION_ERRORS: Record<RegionProblem, (name: string) => [title: string, hint: string]> = {
  region: (name) => [
    `The region "${name}" is opened and not closed.`,
    `Add a comment "endregion: ${name}" where it ends. A region cannot contain itself.`,
  ],
  endregion: (name) => [`The region "${name}" is closed without being open.`, `Add a comment "region: ${name}" where it begins.`],
  twice: (name) => [`The region "${name}" occurs twice.`, 'Give each region of a file a unique name.'],
}

function regionError(name: string, problem: RegionProblem): DocsError {
  const [title, hint] = REGION_ERRORS[problem](name)
  return new DocsError({ code: 'snippet-region', title, hint })
}

/** Removes blank lines at both ends and common indentation, and collapses three or more blank lines. */
function trimCode(lines: readonly string[]): string {
  const text = lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .replace(/^\n+|\n+$/g, '')
  const indents = text.split('\n').flatMap((line) => (line === '' ? [] : [/^[ \t]*/.exec(line)?.[0].length ?? 0]))
  const indent = Math.min(...indents)
  return indent > 0 && Number.isFinite(indent)
    ? text
        .split('\n')
        .map((line) => line.slice(indent))
        .join('\n')
    : text
}
