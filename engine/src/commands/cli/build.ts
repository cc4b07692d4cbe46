import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { hashText } from '../../load'
import type { ConfigOverrides, Engine } from '../../model'
import type { BuildSummary } from '../../output'
import { buildSite } from '../../output'
import type { Arguments } from './parse-arguments'
import { count, formatBytes, printProblems } from './report'

/** `docs build <site>`: builds the site and prints a summary and the problems. */
export async function runBuild(args: Arguments, engine: Engine): Promise<number> {
  const started = performance.now()
  const root = resolve(args.rest[0] ?? '.')
  const out = resolve(args.values.get('out') ?? join(root, 'dist'))
  const summary = await buildSite({
    engine,
    root,
    out,
    // Each output folder has its own cache.
    cache: join(root, '.cache', `build-${hashText(relative(root, out)).slice(0, 8)}`),
    release: args.flags.has('release'),
    overrides: readOverrides(args),
    ...(args.flags.has('quiet') ? {} : { terminal: process.stderr }),
  })
  printProblems(summary.problems, root)
  if (!summary.ok) {
    console.error(
      `\nThe build failed; ${existsSync(out) ? 'the output of the last successful build is unchanged' : 'nothing was written'}.`,
    )
    return 1
  }
  if (!args.flags.has('quiet')) printSummary(summary, performance.now() - started)
  return 0
}

/** Settings that options override: `--base=/docs/`, `--hash-urls`, `--no-navigator`, `--redirect-pages`. */
function readOverrides({ flags, values }: Arguments): ConfigOverrides {
  const baseUrl = values.get('base')
  return {
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(flags.has('hash-urls') ? { router: 'hash' } : {}),
    ...(flags.has('no-navigator') ? { navigator: false } : {}),
    ...(flags.has('redirect-pages') ? { redirectPages: true } : {}),
  }
}

function printSummary(summary: BuildSummary, ms: number): void {
  const seconds = `${(ms / 1000).toFixed(2)} s`
  if (summary.unchanged) {
    console.log(`No changes: ${count(summary.pages, 'page')}, ${formatBytes(summary.bytes)}, checked in ${seconds}.`)
    return
  }
  const { articles, documents } = summary
  console.log(
    `Built ${count(summary.pages, 'page')} in ${seconds}: ${count(summary.files, 'file')}, ${formatBytes(summary.bytes)}, ${summary.written.toLocaleString('en')} written.`,
  )
  console.log(
    `  cache  ${articles.cached} of ${articles.cached + articles.compiled} articles, ${documents.cached} of ${documents.cached + documents.rendered} documents`,
  )
  console.log(`  time   ${summary.times.map(({ step, ms: spent }) => `${step} ${(spent / 1000).toFixed(2)} s`).join(', ')}`)
}
