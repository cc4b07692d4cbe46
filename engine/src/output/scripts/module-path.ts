import { join, resolve } from 'node:path'
import type { Engine } from '../../model'

/**
 * Resolves the absolute path of a file of a plugin.
 * @param module `docs-engine/…` for a file of a plugin of the engine, otherwise a path from the site folder or an absolute path
 */
export function modulePath({ sources }: Engine, root: string, module: string): string {
  const own = /^docs-engine\/(.+)$/.exec(module)?.[1]
  return own === undefined ? resolve(root, module) : join(sources, own)
}
