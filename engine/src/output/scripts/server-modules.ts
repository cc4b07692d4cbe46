import type { OutputChunk } from 'rolldown'

/** Names of the engine's and the site's files that run in browsers. */
const SHIPPED = /\.(?:browser|island)\.tsx?$/

/** Modules of packages. The names of the bundler's helpers begin with a null character. */
const PACKAGE = /[\\/]node_modules[\\/]|^\0/

/**
 * Finds modules in browser scripts that can't run in browsers: server-side files, and imports that couldn't be bundled, such as those of Node modules.
 * Returns the sorted module ids.
 */
export function serverModules(
  chunks: readonly Pick<OutputChunk, 'fileName' | 'moduleIds' | 'imports' | 'dynamicImports'>[],
): string[] {
  const files = new Set(chunks.map(({ fileName }) => fileName))
  const own = chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => !PACKAGE.test(id) && !SHIPPED.test(id))
  const open = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]).filter((name) => !files.has(name))
  return [...new Set([...own, ...open])].sort()
}
