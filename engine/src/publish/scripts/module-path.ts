import { join, resolve } from 'node:path'

/**
 * The place of a file that a plugin names.
 * @param module `docs-engine/…` for a file of the engine's own plugins, else a path from the site folder, or an absolute path
 */
export function modulePath(root: string, module: string): string {
  const own = /^docs-engine\/(.+)$/.exec(module)?.[1]
  return own === undefined ? resolve(root, module) : join(process.env.DOCS_ENGINE_SOURCES ?? '', own)
}
