import { join } from 'node:path'
import { DESKTOP, MOBILE } from '../common'
import { type FileHashes, hashText, listFiles } from '../load'
import { DocsError } from '../model'
import { styleTargets } from './supported-browsers'

/** The file that declares the order of the layers, which must come first. */
const FIRST = /(^|\/)theme\/tokens\.css$/

/** Comes before every style file, on its first line. */
const LAYOUTS = `@custom-media --mobile ${MOBILE};@custom-media --desktop ${DESKTOP};`

/** Names of folders whose style files aren't part of the stylesheet. */
const IGNORED = /^(\.|node_modules$|dist|static$|content$)/

/**
 * Paths of all `.css` files below a folder, except those of build output and packages, and those that scripts add. The file that declares the layers comes
 * first.
 */
export function listStyles(folder: string): string[] {
  return listFiles(folder, ({ entry }) => entry.isDirectory() && IGNORED.test(entry.name))
    .filter((path) => path.endsWith('.css') && !path.endsWith('.browser.css'))
    .sort((a, b) => Number(FIRST.test(b)) - Number(FIRST.test(a)))
}

/**
 * Bundles all style files of the engine and the site into one minified stylesheet. Except for the first file, the order doesn't matter, because all rules
 * are in cascade layers. The layer of the site is the last. Replaces the media queries `--mobile` and `--desktop`.
 * @param plugins absolute paths of the style files of plugins; by default all are included, as in development
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
  const key = hashText([LAYOUTS, ...styleTargets, ...files.map(({ name, path }) => `${name} ${hashes.of(path)}`)].join('\n'))
  return {
    key,
    async css() {
      const { transform, browserslistToTargets, Features } = await import('lightningcss')
      // Files are parsed separately, so that errors have a position and a missing brace doesn't affect other files.
      const parts = files.map(({ name, path }) => {
        const content = hashes.bytes(path) ?? Buffer.of()
        const known = compiledFiles.get(content)
        if (known !== undefined) return known
        try {
          const { code } = transform({
            filename: name,
            code: Buffer.from(LAYOUTS + content.toString('utf8')),
            drafts: { customMedia: true },
            include: Features.CustomMediaQueries,
          })
          compiledFiles.set(content, code.toString())
          return code.toString()
        } catch (error) {
          throw styleError(name, error)
        }
      })
      const { code } = transform({
        filename: 'site.css',
        code: Buffer.from(parts.join('\n')),
        minify: true,
        targets: browserslistToTargets(styleTargets),
        // Older browsers would ignore every declaration with a color from `light-dark()`, in both modes.
        include: Features.LightDark,
      })
      // Shorter names, and no copies of a property that Safari supports without a prefix since 12.1.
      return code
        .toString()
        .replaceAll('--lightningcss-', '--is-')
        .replaceAll(/-webkit-text-decoration-color:[^;}]*;/g, '')
    },
  }
}

/** Compiled style files, by their content, which is the same object until a file changes. */
const compiledFiles = new WeakMap<Buffer, string>()

function styleError(name: string, error: unknown): DocsError {
  const { loc } = error as { loc?: { line: number; column: number } }
  const at = loc && `${name}:${loc.line}:${loc.line === 1 ? loc.column - LAYOUTS.length : loc.column}`
  return new DocsError({
    code: 'style-broken',
    title: `The style file does not compile: ${error instanceof Error ? error.message : String(error)}.`,
    hint: 'Fix the rule at this position. The error can also be in the lines above it.',
    at: at ?? name,
    cause: error,
  })
}
