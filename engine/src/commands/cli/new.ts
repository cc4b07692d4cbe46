import { resolve } from 'node:path'
import { DocsError, type Engine } from '../../model'
import { createPage } from '../scaffold'
import type { Arguments } from './parse-arguments'
import { readSite } from './read-site'

/** `docs new <site> <address>`: creates a page from a template. */
export async function runNew(args: Arguments, engine: Engine): Promise<number> {
  const [folder = '.', route] = args.rest
  const root = resolve(folder)
  if (!route) {
    throw new DocsError({
      code: 'missing-argument',
      title: 'The address of the new page is missing.',
      hint: 'For example: npm run new -- /docs/guides/install',
    })
  }
  const site = await readSite(engine, root, { includeDrafts: true })
  if (!site) return 1
  const kind = args.values.get('kind')
  const title = args.values.get('title')
  const created = createPage({ root, config: site.config, route, ...(kind ? { kind } : {}), ...(title ? { title } : {}) })
  console.log(`Created ${created.file}\n  ${created.next}`)
  return 0
}
