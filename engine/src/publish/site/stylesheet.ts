import { join } from 'node:path'
import { type FileHashes, hashText, listFiles } from '../../load'
import { DocsError } from '../../model'

/** A file that declares the order of the layers; it must come first. */
const FIRST = /(^|\/)theme\/tokens\.css$/

/** Folders without style files, by name. */
const IGNORED = /^(\.|node_modules$|dist|static$|content$)/

/** Paths of all `.css` files below a folder, apart from built output and packages; the file that declares the layers is the first. */
export function listStyles(folder: string): string[] {
  return listFiles(folder, ({ entry }) => entry.isDirectory() && IGNORED.test(entry.name))
    .filter((path) => path.endsWith('.css'))
    .sort((a, b) => Number(FIRST.test(b)) - Number(FIRST.test(a)))
}

/**
 * One stylesheet out of all style files of engine and site, minified. The order of the files does not matter beyond the first one:
 * every file wraps its rules in a cascade layer, and the site's layer is the last.
 * @param plugins style files of plugins, absolute. Without it all style files are part of the stylesheet, as in development.
 * @throws DocsError `style-broken`
 */
export async function buildStylesheet(
  folders: readonly string[],
  hashes: FileHashes,
  plugins?: readonly string[],
): Promise<{ key: string; css(): Promise<string> }> {
  const isUsed = ({ name, path }: { name: string; path: string }) =>
    plugins === undefined || (!name.endsWith('.dev.css') && !name.startsWith('plugins/')) || plugins.includes(path)
  const files = folders.flatMap((folder) => listStyles(folder).map((name) => ({ name, path: join(folder, name) }))).filter(isUsed)
  const key = hashText(files.map(({ name, path }) => `${name} ${hashes.of(path)}`).join('\n'))
  return {
    key,
    async css() {
      const { transform, browserslistToTargets } = await import('lightningcss')
      const targets = browserslistToTargets(['chrome 125', 'firefox 128', 'safari 17.5'])
      // Each file by itself, so that a fault has a place and an unclosed brace swallows no other file; then all as one.
      const parts = files.map(({ name, path }) => {
        try {
          return transform({ filename: name, code: Buffer.from(hashes.text(path) ?? '') }).code.toString()
        } catch (error) {
          throw styleFault(name, error)
        }
      })
      return transform({ filename: 'site.css', code: Buffer.from(parts.join('\n')), minify: true, targets }).code.toString()
    },
  }
}

function styleFault(name: string, error: unknown): DocsError {
  const { loc } = error as { loc?: { line: number; column: number } }
  return new DocsError({
    code: 'style-broken',
    title: `The style file does not compile: ${error instanceof Error ? error.message : String(error)}.`,
    hint: 'Mend the rule at this place; the fault may begin before it.',
    at: loc ? `${name}:${loc.line}:${loc.column}` : name,
    cause: error,
  })
}
