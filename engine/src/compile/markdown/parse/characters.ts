import type { Nodes, Root } from 'mdast'
import { reportAt } from '../scope'
import type { Scope } from '../state'

/** Controls, zero-width spaces, byte order marks, and marks that change the direction of text. */
const INVISIBLE = /[\u0001-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u200B\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFC]/g
/** Spaces that shells and compilers don't read as spaces. */
const SPACES = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g

const NAMES: Readonly<Record<string, string>> = {
  '\u00AD': 'a soft hyphen',
  '\u200B': 'a zero-width space',
  '\u2028': 'a line separator',
  '\u2060': 'a word joiner',
  '\uFEFF': 'a byte order mark',
  '\u00A0': 'a non-breaking space',
}

/** Maximum number of characters that are reported one by one. */
const MAX_REPORTS = 3

/** Reports characters that readers don't see, but that break search, addresses, and copied code. Raises `invisible-character`. */
export function checkCharacters(root: Root, scope: Scope): void {
  const { text } = scope.unit
  reportAll(
    Array.from(text.matchAll(INVISIBLE), ({ index }) => index),
    'Delete it. It was probably copied from another program.',
    scope,
  )
  if (text.search(SPACES) < 0) return
  const spaces: number[] = []
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if ('children' in node) open.push(...node.children)
    else if (node.type === 'inlineCode' || (node.type === 'code' && node.lang && node.lang !== 'text')) {
      const start = node.position?.start.offset ?? 0
      for (const { index } of text.slice(start, node.position?.end.offset).matchAll(SPACES)) spaces.push(start + index)
    }
  }
  reportAll(spaces, 'Type a space. Readers who copy the code would get an error.', scope)
}

function reportAll(offsets: readonly number[], hint: string, scope: Scope): void {
  for (const offset of offsets.slice(0, MAX_REPORTS)) {
    const character = scope.unit.text.charAt(offset)
    const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    const name = Object.hasOwn(NAMES, character) ? `${NAMES[character]} (${code})` : `the character ${code}`
    const more = offsets.length > MAX_REPORTS ? ` The text has ${offsets.length} such characters.` : ''
    reportAt(scope, offset, {
      code: 'invisible-character',
      title: `The text contains ${name}, which readers don't see.${more}`,
      hint,
    })
  }
}
