import { join, resolve } from 'node:path'
import { isNotFound } from '../../load'
import { DocsError, type Engine } from '../../model'
import { takeLock } from '../../output'
import { recordRoutes } from '../../site'
import { freezeVersion } from '../scaffold'
import type { Arguments } from './parse-arguments'
import { readSite } from './read-site'

/** `docs version <site> <label>`: freezes a copy of the current version, if the site has no errors. */
export async function runVersion(args: Arguments, engine: Engine): Promise<number> {
  const [folder = '.', label] = args.rest
  if (!label)
    throw new DocsError({
      code: 'missing-argument',
      title: 'The label of the version is missing.',
      hint: 'For example: npm run version -- 1.8.1',
    })
  const root = resolve(folder)
  const unlock = takeLock(join(root, '.cache/version.lock'))
  if (typeof unlock === 'number')
    throw new DocsError({
      code: 'version-running',
      title: `Another \`npm run version\` is running (process ${unlock}).`,
      hint: 'Wait until it has finished, and run the command again.',
    })
  try {
    return await freeze(root, label, engine)
  } finally {
    unlock()
  }
}

async function freeze(root: string, label: string, engine: Engine): Promise<number> {
  const site = await readSite(engine, root, { includeDrafts: false })
  if (!site) return 1
  const manifest = recordRoutes(
    root,
    site.docs.filter((doc) => !isNotFound(doc)),
  )
  const frozen = freezeVersion(root, label, { manifest, files: site.config.versionFiles })
  console.log([`Copied the current version to ${label}:`, ...frozen.created.map((path) => `  ${path}`), frozen.next].join('\n'))
  return 0
}
