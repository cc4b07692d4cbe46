import { existsSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DocsError } from '../../model'
import { addFile, linkFile, listFiles } from './copy-release'
import { KEPT_RELEASES } from './keeping'
import { type Ledger, type Release, readLedger, writeLedger } from './ledger'
import { withLock } from './lock'
import { openTarget, partialFolder, releaseFolder, removeOthers, servedRelease, switchTo } from './target'

/** Where and how a site is deployed. */
export interface DeployOptions {
  /** Folder that the server reads `current` of. */
  target: string
  /** The site folder, which the target folder must not lie in. */
  root: string
  /** How long assets of earlier releases stay. */
  days: number
  now: Date
  /** Is told of every file. */
  onFile?: (done: number, total: number) => void
}

/** What a deploy has done. */
export interface Deployed {
  /** Name of the release that is served now. */
  id: string
  /** Files of the build. */
  files: number
  /** Assets of earlier releases that are served beside them. */
  kept: number
}

/** A release as it is put together: where its own files come from, and which they are. */
interface Contents {
  /** Release that brought the build; that of the new release when it is a new build. */
  build?: string
  from: string
  files: readonly string[]
}

const DAY = 86_400_000

/**
 * Puts a built site into the target folder as a new release: a folder of its own, with the assets of earlier releases that readers of
 * old pages may still ask for, made whole before the link `current` is switched to it. Whatever goes wrong before leaves the release
 * that is served as it is.
 * @param source the built site
 * @throws DocsError `not-built`, `build-changed`, `deploy-target`, `deploy-ledger`, `deploy-running`
 */
export function deploySite(source: string, options: DeployOptions): Deployed {
  const stamp = stampOf(source)
  openTarget(options.target, [source, options.root])
  return withLock(options.target, () => {
    const contents = { from: source, files: listFiles(source) }
    return release(contents, readLedger(options.target), options, () => {
      if (stampOf(source) === stamp) return
      throw new DocsError({
        code: 'build-changed',
        title: 'The site was built again while it was being copied.',
        hint: 'Wait until the build is over and deploy again. The release that is served is still the last one.',
        at: source,
      })
    })
  })
}

/**
 * Serves the build before the one that is served, as a new release: assets of the one that is taken back stay for its readers.
 * @throws DocsError `deploy-rollback` when there is none, and those of {@link deploySite}
 */
export function rollBackSite(options: DeployOptions): Deployed {
  const { target, root } = options
  openTarget(target, [root])
  return withLock(target, () => {
    const ledger = readLedger(target)
    const served = findServed(target, ledger)
    const before = ledger.releases.findLast(({ build }) => served && build < served.build)
    if (!before) {
      throw new DocsError({
        code: 'deploy-rollback',
        title: 'There is no earlier release to go back to.',
        hint: `The last ${KEPT_RELEASES} releases are kept. Build the state that you want and deploy it.`,
        at: target,
      })
    }
    const from = releaseFolder(target, before.id)
    const files = listFiles(from).filter((path) => !(path in before.kept))
    return release({ build: before.build, from, files }, ledger, options, () => undefined)
  })
}

/** Puts a release together, checks it, switches to it and removes what is too old. */
function release(contents: Contents, ledger: Ledger, options: DeployOptions, check: () => void): Deployed {
  const { target, now } = options
  const served = findServed(target, ledger)
  // Those after the one that is served were noted by a deploy that was cut off right before it switched.
  const past = served ? ledger.releases.slice(0, ledger.releases.indexOf(served) + 1) : []
  removeOthers(target, past)
  const id = nameOf(now, past)
  try {
    const kept = fill(partialFolder(target, id), contents, served, options)
    check()
    renameSync(partialFolder(target, id), releaseFolder(target, id))
    const releases = [...past, { id, build: contents.build ?? id, kept }].slice(-KEPT_RELEASES)
    writeLedger(target, { releases })
    switchTo(target, id)
    removeOthers(target, releases)
    return { id, files: contents.files.length, kept: Object.keys(kept).length }
  } catch (error) {
    if (servedRelease(target) !== id) removeOthers(target, past)
    throw error
  }
}

/** Fills the folder of a release; returns which assets of earlier releases it keeps. */
function fill(folder: string, { from, files }: Contents, served: Release | undefined, options: DeployOptions): Release['kept'] {
  const { target, days, now, onFile } = options
  const last = served && releaseFolder(target, served.id)
  const own = new Set(files)
  const kept = Object.fromEntries(
    (last ? listFiles(last) : [])
      .filter((path) => path.startsWith('assets/') && !own.has(path))
      .map((path) => [path, served?.kept[path] ?? now.toISOString()] as const)
      .filter(([, since]) => now.getTime() - Date.parse(since) < days * DAY),
  )
  const total = files.length + Object.keys(kept).length
  let done = 0
  for (const path of files) {
    addFile(join(from, path), join(folder, path), last && join(last, path))
    onFile?.(++done, total)
  }
  for (const path of Object.keys(kept)) {
    linkFile(join(last ?? '', path), join(folder, path))
    onFile?.(++done, total)
  }
  return kept
}

function findServed(target: string, ledger: Ledger): Release | undefined {
  const id = servedRelease(target)
  const found = ledger.releases.find((entry) => entry.id === id)
  if (id === undefined || found) return found
  throw new DocsError({
    code: 'deploy-ledger',
    title: `The release that is served, "${id}", does not stand in the ledger.`,
    hint: 'Put the last copy of ledger.json back, or deploy to a new folder and point the server there.',
    at: target,
  })
}

/** The time as a name, after that of every release before it. */
function nameOf(now: Date, past: readonly Release[]): string {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const last = past.at(-1)?.id ?? ''
  if (time > last) return time
  const [stem = '', count = '1'] = last.split('-')
  return `${stem}-${String(Number(count) + 1).padStart(2, '0')}`
}

/** Tells one built site in a folder from the next. */
function stampOf(source: string): string {
  const stat = statSync(source, { throwIfNoEntry: false })
  if (stat && existsSync(join(source, '404.html')) && existsSync(join(source, '_headers'))) return `${stat.ino} ${stat.mtimeMs}`
  throw new DocsError({
    code: 'not-built',
    title: 'There is no built site to deploy.',
    hint: 'Run `npm run build -- --release` first.',
    at: source,
  })
}
