import { join } from 'node:path'
import { FileHashes, Store } from '../../load'
import type { Engine } from '../../model'
import { createSiteCaches, openSite, type Site } from '../../site'
import { printProblems } from './report'

/** Reads a site. If it has errors, prints its problems and resolves to `undefined`. */
export async function readSite(engine: Engine, root: string, options: { includeDrafts: boolean }): Promise<Site | undefined> {
  const caches = createSiteCaches(engine, new FileHashes(root), new Store(join(root, '.cache/dev'), engine.hash))
  const { site, problems } = await openSite(root, caches, options)
  if (site && problems.errors.length === 0) return site
  printProblems(problems.list, root)
  return undefined
}
