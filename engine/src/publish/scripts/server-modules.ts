import type { OutputChunk } from 'rolldown'

/** Our own files that are made for the browser say so in their names. */
const SHIPPED = /\.(?:browser|island)\.tsx?$/

/** Modules of packages; the bundler's own helpers begin with a zero. */
const PACKAGE = /[\\/]node_modules[\\/]|^\0/

/**
 * What has got into the scripts for the browser and does not belong there: files of ours that run on the server, and imports that stay
 * imports because there is nothing to bundle for them, Node's own modules above all. Ids of modules, sorted.
 */
export function serverModules(
  chunks: readonly Pick<OutputChunk, 'fileName' | 'moduleIds' | 'imports' | 'dynamicImports'>[],
): string[] {
  const files = new Set(chunks.map(({ fileName }) => fileName))
  const own = chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => !PACKAGE.test(id) && !SHIPPED.test(id))
  const open = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]).filter((name) => !files.has(name))
  return [...new Set([...own, ...open])].sort()
}
