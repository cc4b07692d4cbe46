import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { DocsError } from '../../model'

/** Name of the ledger in a target folder. */
export const LEDGER = 'ledger.json'

/** Names of releases are the time of their deploy, so that they sort by it. */
export const RELEASE_ID = /^\d{8}T\d{6}Z(-\d\d)?$/

const ReleaseSchema = z.strictObject({
  /** Name of its folder in `releases/`. */
  id: z.string().regex(RELEASE_ID),
  /** The release that brought this build; another one than this after a rollback. */
  build: z.string().regex(RELEASE_ID),
  /** Assets of earlier releases that lie in its folder too: path → when a deploy has replaced them. */
  kept: z.record(z.string(), z.iso.datetime()),
})

const LedgerSchema = z.strictObject({ releases: z.array(ReleaseSchema) })

/** A release that was deployed. */
export type Release = z.output<typeof ReleaseSchema>

/** What was deployed to a target folder, oldest first. */
export type Ledger = z.output<typeof LedgerSchema>

/**
 * Reads the ledger of a target folder; an empty one where nothing was deployed yet.
 * @throws DocsError `deploy-ledger` when it cannot be understood
 */
export function readLedger(target: string): Ledger {
  const file = join(target, LEDGER)
  if (!existsSync(file)) return { releases: [] }
  try {
    return LedgerSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new DocsError({
      code: 'deploy-ledger',
      title: 'The ledger of the deployed releases cannot be read.',
      hint: 'Put its last copy back, or deploy to a new folder and point the server there. What is served stays as it is.',
      at: file,
      cause,
    })
  }
}

/** Writes the ledger whole or not at all. */
export function writeLedger(target: string, ledger: Ledger): void {
  const file = join(target, LEDGER)
  writeFileSync(`${file}.next`, `${JSON.stringify(ledger, null, 2)}\n`)
  renameSync(`${file}.next`, file)
}
