import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { DocsError } from '../../model'
import { LEDGER, RELEASE_ID, writeLedger } from './ledger'

/** Folder of the releases in a target folder. */
const RELEASES = 'releases'

/** Link to the release that is served. */
const CURRENT = 'current'

/** Folder of a release. */
export const releaseFolder = (target: string, id: string) => join(target, RELEASES, id)

/** Folder that a release is put together in. */
export const partialFolder = (target: string, id: string) => `${releaseFolder(target, id)}.partial`

/**
 * Makes the target folder ready; it may hold nothing but what deploys have written.
 * @param apart folders that it must not lie in, nor hold: the site and what was built of it
 * @throws DocsError `deploy-target`
 */
export function openTarget(target: string, apart: readonly string[]): void {
  const refuse = (title: string) =>
    new DocsError({
      code: 'deploy-target',
      title,
      hint: 'Name an empty folder outside of the site, for instance /var/www/docs.',
      at: target,
    })
  const isInside = (inner: string, outer: string) => !relative(outer, inner).startsWith('..')
  for (const folder of apart)
    if (isInside(target, folder) || isInside(folder, target)) throw refuse('The target folder and the site lie in each other.')
  mkdirSync(target, { recursive: true })
  if (!existsSync(join(target, LEDGER))) {
    if (readdirSync(target).length > 0) throw refuse('The target folder holds files that no deploy has written.')
    writeLedger(target, { releases: [] })
  }
  const current = lstatSync(join(target, CURRENT), { throwIfNoEntry: false })
  if (current && !current.isSymbolicLink()) throw refuse(`"${CURRENT}" in the target folder is no link.`)
  mkdirSync(join(target, RELEASES), { recursive: true })
}

/** Name of the release that is served; `undefined` before the first deploy. */
export function servedRelease(target: string): string | undefined {
  const link = join(target, CURRENT)
  return lstatSync(link, { throwIfNoEntry: false }) ? basename(readlinkSync(link)) : undefined
}

/** Makes a release the one that is served, in one step: every request finds either the last one or this one. */
export function switchTo(target: string, id: string): void {
  const next = join(target, `${CURRENT}.next`)
  rmSync(next, { force: true })
  symlinkSync(join(RELEASES, id), next)
  renameSync(next, join(target, CURRENT))
}

/** Removes every release but these, and what was left by deploys that were cut off. */
export function removeOthers(target: string, releases: readonly { id: string }[]): void {
  const ids = new Set(releases.map(({ id }) => id))
  for (const name of readdirSync(join(target, RELEASES))) {
    if (!ids.has(name) && RELEASE_ID.test(name.replace(/\.partial$/, '')))
      rmSync(join(target, RELEASES, name), { recursive: true, force: true })
  }
}
