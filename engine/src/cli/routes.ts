import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { RELEASED_ROUTES } from '../checks'
import type { Arguments } from './parse-arguments'
import { readSite } from './read-site'
import { count } from './report'

/**
 * `docs routes <site>`: prints every address of the site. With `--record` they become the routes of the release: from then on a
 * build fails when one of them is gone without a redirect.
 */
export async function runRoutes(args: Arguments): Promise<number> {
  const root = resolve(args.rest[0] ?? '.')
  const site = await readSite(root, { includeDrafts: false })
  if (!site) return 1
  const routes = site.docs.map((doc) => doc.route).sort()
  if (!args.flags.has('record')) {
    console.log(routes.join('\n'))
    return 0
  }
  writeFileSync(join(root, RELEASED_ROUTES), `${JSON.stringify(routes, null, 2)}\n`)
  console.log(`Recorded ${count(routes.length, 'route')} in ${RELEASED_ROUTES}.`)
  return 0
}
