import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isNotFound } from '../../load'
import type { Engine } from '../../model'
import { recordRoutes } from '../../site'
import type { Arguments } from './parse-arguments'
import { readSite } from './read-site'
import { count } from './report'

/**
 * `docs routes <site>`: prints all addresses of the site. `--record` marks them as released in the route manifest. From then on, builds fail if one
 * of them is removed without a redirect.
 */
export async function runRoutes(args: Arguments, engine: Engine): Promise<number> {
  const root = resolve(args.rest[0] ?? '.')
  const site = await readSite(engine, root, { includeDrafts: false })
  if (!site) return 1
  const docs = site.docs.filter((doc) => !isNotFound(doc))
  const routes = docs.map((doc) => doc.route).sort()
  if (!args.flags.has('record')) {
    console.log(routes.join('\n'))
    return 0
  }
  const manifest = recordRoutes(root, docs)
  for (const [file, text] of manifest) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  console.log(`Recorded ${count(routes.length, 'route')} in ${[...manifest.keys()].join(', ')}.`)
  return 0
}
