import { join, resolve } from 'node:path'
import { DocsError } from '../../model'
import { deploySite, readDays, rollBackSite } from '../deploy'
import type { Arguments } from './parse-arguments'
import { count } from './report'

/** `docs deploy <site> <target folder>`: makes the built site the release that a server answers from; `--rollback` the one before. */
export async function runDeploy({ rest, values, flags }: Arguments): Promise<number> {
  const [site = '.', target] = rest
  if (target === undefined || rest.length > 2) {
    throw new DocsError({
      code: 'deploy-target',
      title: 'A deploy needs the site and one target folder.',
      hint: 'Write `docs deploy site /var/www/docs`; the server then reads /var/www/docs/current.',
    })
  }
  const root = resolve(site)
  const options = {
    root,
    target: resolve(target),
    days: readDays(values.get('keep-days')),
    now: new Date(),
    ...(process.stderr.isTTY ? { onFile: showProgress } : {}),
  }
  const { id, files, kept } = flags.has('rollback')
    ? rollBackSite(options)
    : deploySite(resolve(values.get('out') ?? join(root, 'dist')), options)
  console.log(`Serving release ${id}: ${count(files, 'file')}, and ${count(kept, 'asset')} of earlier releases.`)
  return 0
}

function showProgress(done: number, total: number): void {
  if (done === total) process.stderr.write('\r\u001b[K')
  else if (done % 100 === 0) process.stderr.write(`\rCopying ${done} of ${count(total, 'file')}`)
}
