import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'

/**
 * Scripts that a document references, directly or by static imports.
 * @param dist folder of the built site
 * @returns code by path in the folder
 */
export function referencedScripts(dist: string, html: string): Map<string, string> {
  const found = new Map<string, string>()
  const add = (path: string): void => {
    if (found.has(path)) return
    const code = readFileSync(join(dist, path), 'utf8')
    found.set(path, code)
    for (const specifier of staticImports(code)) add(join(dirname(path), specifier))
  }
  const sources = [
    ...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g),
    ...html.matchAll(/<link\b(?=[^>]*\srel="modulepreload")[^>]*\shref="([^"]+)"/g),
  ]
  for (const [, src = ''] of sources) add(src)
  return found
}

/** Static imports of a module, without `import()`. */
export function staticImports(code: string): string[] {
  return parseAst(code).body.flatMap((node) => ('source' in node && node.source ? [node.source.value] : []))
}
