import { DocsError } from '../../model'

const MARKER = /^\s*(?:#|\/\/|--)\s*(region|endregion):\s*(\S+)\s*$/
/** Comments at the top of a snippet file that configure its run, e.g. `# fixtures: taxi_trips.csv`. */
const DIRECTIVE = /^(?:#|\/\/|--)\s*(?:fixtures|services|pictures|timeout|executable)\s*:/
const COMMENT = /^(?:#|\/\/|--)/
const HIDDEN_LINE = /(?:#|\/\/|--)\s*hidden\s*$/
const HIDE = /^\s*(?:#|\/\/|--)\s*hide-(start|end|next-line)\s*$/

/** The name of the whole script among the regions of its file. */
export const WHOLE = ''

/**
 * Reads the regions of a snippet file. Their code has no markers, directives at the top, common indentation and hidden lines (`# hidden` at the end
 * of a line, `# hide-start` to `# hide-end`, the line after `# hide-next-line`).
 * @returns the code by region, with the whole script as {@link WHOLE}, then the regions in order
 * @throws DocsError `snippet-region` if a region is not closed, is closed without being open, or occurs twice
 */
export function readRegions(text: string): ReadonlyMap<string, string> {
  const open = new Set([WHOLE])
  const regions = new Map<string, string[]>([[WHOLE, []]])
  let head = true
  let hiding = false
  let hideNext = false
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const [, kind, name = ''] = MARKER.exec(line) ?? []
    if (kind) {
      if ((kind === 'endregion') !== open.has(name)) throw regionError(name, kind === 'region' ? kind : 'endregion')
      if (kind === 'endregion') open.delete(name)
      else if (regions.has(name)) throw regionError(name, 'twice')
      else {
        open.add(name)
        regions.set(name, [])
      }
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
    if (!hidden) for (const name of open) regions.get(name)?.push(line)
  }
  for (const name of open) if (name !== WHOLE) throw regionError(name, 'region')
  return new Map([...regions].map(([name, lines]) => [name, trimCode(lines)]))
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
