import { DocsError, didYouMean } from '../../model'
import type { DiagramMeta } from './diagram-types'

const NAMES = ['alt', 'description', 'title'] as const
const PART = /\s*(alt|description|title)=(?:"([^"]*)"|'([^']*)')(?=\s|$)/y

/**
 * Parses the attributes after `dot`: `title="Parts" alt="A client sends requests to a server."`
 * @throws DocsError `diagram-meta` for an unknown attribute, `diagram-alt` without a text alternative
 */
export function parseDiagramMeta(meta: string): DiagramMeta {
  const found: Partial<DiagramMeta> = {}
  let end = 0
  while (meta.slice(end).trim() !== '') {
    PART.lastIndex = end
    const match = PART.exec(meta)
    if (!match) {
      const word = meta.slice(end).trim().split(/\s/, 1)[0] ?? ''
      throw new DocsError({
        code: 'diagram-meta',
        title: `"${word}" is not a valid attribute of a diagram.`,
        hint: `${didYouMean(word.split('=')[0] ?? '', NAMES)} Write alt="…", title="…" and description="…" on the line of the opening fence.`,
      })
    }
    const [, name, double, single] = match
    const text = (double ?? single ?? '').trim()
    if (text !== '') found[name as keyof DiagramMeta] = text
    end = PART.lastIndex
  }
  const { alt, ...more } = found
  if (alt === undefined) {
    throw new DocsError({
      code: 'diagram-alt',
      title: 'The diagram has no text alternative.',
      hint: 'Describe what it shows: ```dot alt="A client sends requests to a server." Use "description" for a longer text.',
    })
  }
  return { alt, ...more }
}
