import { DocsError } from '../../model'

/** Days that files of an earlier release are served after a deploy has replaced it, unless the operator says otherwise. */
export const ASSET_DAYS = 30

/** Releases that stay on disk, the one that is served among them: a rollback goes to one of the others. */
export const KEPT_RELEASES = 5

/**
 * The value of `--keep-days`.
 * @throws DocsError `keep-days`
 */
export function readDays(text: string | undefined): number {
  if (text === undefined) return ASSET_DAYS
  const days = Number(text)
  if (!/^\d+$/.test(text) || days > 3650) {
    throw new DocsError({
      code: 'keep-days',
      title: `"${text}" is not a number of days.`,
      hint: 'Write a whole number from 0 to 3650, such as --keep-days=30.',
    })
  }
  return days
}
