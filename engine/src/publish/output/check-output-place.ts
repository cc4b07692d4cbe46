import { existsSync, readdirSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { DocsError } from '../../model'

/**
 * Rejects output folders that a build must not replace: the site folder and those above it, source folders, and folders with other files than those
 * of a build.
 * @param root the site folder
 * @param out the output folder
 * @throws DocsError `output-place`
 */
export function checkOutputPlace(root: string, out: string): void {
  const refuse = (title: string, hint: string) => new DocsError({ code: 'output-place', title, hint, at: out })
  const below = relative(out, root)
  if (below === '' || !below.startsWith('..')) {
    throw refuse(
      'The output cannot take the place of the site.',
      'Choose another folder with --out=…; default is dist in the site folder.',
    )
  }
  const inside = relative(root, out)
  if (!inside.startsWith('..') && (inside.includes(sep) || !basename(out).startsWith('dist'))) {
    const hint = 'Inside the site folder its name begins with "dist", so that it is never taken for a source.'
    throw refuse(`The output folder "${inside}" lies among the sources of the site.`, hint)
  }
  const isOurs = !existsSync(out) || readdirSync(out).length === 0 || existsSync(join(out, '_headers'))
  if (!isOurs)
    throw refuse('The output folder holds files that no build has written.', 'Choose another folder, or empty it first.')
}
