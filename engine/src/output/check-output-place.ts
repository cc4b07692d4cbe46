import { existsSync, readdirSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { DocsError } from '../model'

/**
 * Rejects output folders that a build must not replace: the site folder and those above it, source folders, and folders with files that were not
 * written by a build.
 * @param root the site folder
 * @param out the output folder
 * @throws DocsError `output-place`
 */
export function checkOutputPlace(root: string, out: string): void {
  const refusal = (title: string, hint: string) => new DocsError({ code: 'output-place', title, hint, at: out })
  const below = relative(out, root)
  if (below === '' || !below.startsWith('..')) {
    throw refusal(
      'The output folder cannot be the site folder or contain it.',
      'Choose another folder with --out=…. The default is dist in the site folder.',
    )
  }
  const inside = relative(root, out)
  if (!inside.startsWith('..') && (inside.includes(sep) || !basename(out).startsWith('dist'))) {
    const hint = 'Directly inside the site folder, choose a name that begins with "dist". Other folders can contain source files.'
    throw refusal(`The output folder cannot be "${inside}" inside the site folder.`, hint)
  }
  const isOurs = !existsSync(out) || readdirSync(out).length === 0 || existsSync(join(out, '_headers'))
  if (!isOurs)
    throw refusal(
      'The output folder contains files that were not written by a build.',
      'Choose another folder, or delete its contents first.',
    )
}
