import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import type { FileHashes } from '../cache'
import { type Problems, parseJson } from '../errors'

const ResultsSchema = z.object({
  format: z.literal(1),
  environment: z.object({ version: z.string(), lock: z.string() }),
  snippets: z.record(
    z.string(),
    z.object({
      hash: z.string(),
      outcome: z.enum(['passed', 'failed', 'constructed']),
      fixtures: z.array(z.string()).default([]),
      outputs: z.record(z.string(), z.string()).default({}),
    }),
  ),
})

/** What the last run of one snippet file said. */
export interface SnippetResult {
  /** It passed, and neither file, fixtures nor environment have changed since. */
  current: boolean
  outputs: Record<string, string>
}

/**
 * The recorded runs of a version's snippets (`snippets/<version>/results.json`, written by the snippet runner). The hash of a run
 * covers the file, its fixtures and the environment's lock; a result whose hash no longer matches proves nothing.
 */
export function readSnippetResults(
  root: string,
  version: string,
  hashes: FileHashes,
  problems: Problems,
): { file: string; result(path: string): SnippetResult | undefined } {
  const file = join(root, 'snippets', version, 'results.json')
  const text = hashes.text(file)
  const at = `snippets/${version}/results.json`
  if (text === undefined) return { file, result: () => undefined }
  const json = parseJson(text)
  const { data: parsed } = ResultsSchema.safeParse(json.value)
  if (!parsed) {
    problems.error({
      code: 'snippet-results',
      title: `The recorded results of the snippets cannot be read: ${json.fault ?? 'they are not of the form that the runner writes.'}`,
      hint: 'Run `npm run snippets` to write them again; the file is never edited by hand.',
      at: json.fault === undefined ? at : `${at}:${json.line}:${json.column}`,
    })
    return { file, result: () => undefined }
  }
  return {
    file,
    result(path) {
      const entry = parsed.snippets[path]
      if (!entry) return undefined
      const lines = [`${path} ${sha256(hashes.bytes(join(root, 'snippets', version, path)))}`]
      for (const name of [...entry.fixtures].sort()) {
        lines.push(`fixture:${name} ${sha256(hashes.bytes(join(root, 'static', 'data', name)))}`)
      }
      lines.push(`lock ${parsed.environment.lock}`)
      const hash = createHash('sha256')
        .update(lines.map((line) => `${line}\n`).join(''))
        .digest('hex')
      return { current: entry.outcome === 'passed' && entry.hash === hash, outputs: entry.outputs }
    },
  }
}

function sha256(content: Uint8Array | undefined): string {
  return createHash('sha256')
    .update(content ?? '')
    .digest('hex')
}
