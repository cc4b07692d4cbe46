import { join } from 'node:path'
import { z } from 'zod'
import type { ResolvedSnippet } from '../compile'
import type { FileHashes } from '../load'
import { checkJson, type Problem, type Problems } from '../model'
import { sha256, snippetFingerprint, sortedByBytes } from './snippet-fingerprint'

const EntrySchema = z.looseObject({
  hash: z.string(),
  digest: z.string(),
  outcome: z.enum(['passed', 'failed', 'constructed']),
  fixtures: z.array(z.string()).optional(),
  outputs: z.record(z.string(), z.string()).optional(),
  names: z.record(z.string(), z.array(z.string())).optional(),
})
const ResultsSchema = z.object({ format: z.literal(2), snippets: z.record(z.string(), EntrySchema) })

/** The result of the last run of a snippet file. */
export interface SnippetResult {
  /** The run passed, and the file, its fixtures and the files of the fingerprint haven't changed since. */
  current: boolean
  outputs: Record<string, string>
  /** Names of the library that code in the file refers to, as in `ResolvedSnippet`. */
  names: NonNullable<ResolvedSnippet['names']>
}

/** The recorded runs of one version. */
export interface SnippetResults {
  result(path: string): SnippetResult | undefined
  /** Files of the fingerprint, absolute: the results depend on their content. */
  files: readonly string[]
}

/** Input of {@link readSnippetResults}. */
export interface SnippetResultsSources {
  root: string
  version: string
  /** The setting `snippets.fingerprint`. */
  fingerprint: readonly string[]
  /** Path of the configuration file, to report in errors. */
  configFile: string
  hashes: FileHashes
}

/**
 * Reads the recorded runs of a version's snippets in `snippets/<version>/results.json`, which the snippet runner writes. The hash of a run covers the
 * file, its fixtures and the fingerprint; a result with another hash doesn't count. The digest of a run covers its entry; an entry with another
 * digest wasn't written by the runner, which is an error.
 */
export function readSnippetResults(sources: SnippetResultsSources, problems: Problems): SnippetResults {
  const { root, version, hashes } = sources
  const at = `snippets/${version}/results.json`
  const file = hashes.bytes(join(root, at))
  if (file === undefined) return { files: [], result: () => undefined }
  const recorded = parsedFiles.get(file) ?? parseResults(file.toString('utf8'), at)
  parsedFiles.set(file, recorded)
  problems.list.push(...recorded.problems)
  const { parsed } = recorded
  if (!parsed) return { files: [], result: () => undefined }
  const fingerprint = snippetFingerprint(root, version, sources.fingerprint, hashes)
  for (const path of fingerprint.missing) {
    problems.error({
      code: 'snippet-fingerprint',
      title: `snippets.fingerprint contains "${path}", but this file does not exist for the version "${version}".`,
      hint: 'Correct the path, which is relative to the site folder, or remove it.',
      at: sources.configFile,
    })
  }
  return {
    files: fingerprint.files,
    result(path) {
      const entry = parsed.snippets[path]
      if (!entry) return undefined
      const hash = resultHash(
        [path, hashes.bytes(join(root, 'snippets', version, path))],
        (entry.fixtures ?? []).map((name) => [name, hashes.bytes(join(root, 'static', 'data', name))]),
        fingerprint.hash,
      )
      const { outcome, outputs = {}, names = {} } = entry
      return { current: outcome === 'passed' && entry.hash === hash, outputs, names }
    },
  }
}

/** What files with results contain, by their content, which is the same object until a file changes. */
const parsedFiles = new WeakMap<Buffer, ParsedResults>()

interface ParsedResults {
  /** Absent if the file is not valid. */
  parsed?: z.output<typeof ResultsSchema>
  problems: Problem[]
}

/** Validates a file with results, and the digest of each. */
function parseResults(text: string, at: string): ParsedResults {
  const names = { codes: 'snippet-results', at, whole: 'The file with the snippet results' } as const
  const { value: parsed, problems: found } = checkJson(ResultsSchema, text, names)
  if (!parsed) {
    const hint = 'Run `npm run snippets` to write the file again. Never edit it manually.'
    return { problems: found.map((problem) => ({ ...problem, hint })) }
  }
  const edited = Object.entries(parsed.snippets).filter(([name, entry]) => entry.digest !== digestOf(name, entry))
  const problems = edited.map(
    ([name]): Problem => ({
      severity: 'error',
      code: 'snippet-edited',
      title: `The recorded result of the snippet "${name}" doesn't match its digest, because it was edited manually or merged incorrectly.`,
      hint: `Run \`npm run snippets -- ${name}\` to record it again. Never edit the file manually.`,
      at: `${at}${lineOf(name, text)}`,
    }),
  )
  return { parsed, problems }
}

type NamedContent = readonly [name: string, content: Uint8Array | undefined]

/** Hash of everything that a result depends on, computed like in the snippet runner. */
export function resultHash([path, code]: NamedContent, fixtures: readonly NamedContent[], fingerprint: string): string {
  const contents = new Map(fixtures)
  const lines = [
    `${path} ${sha256(code ?? '')}`,
    ...sortedByBytes([...contents.keys()]).map((name) => `fixture:${name} ${sha256(contents.get(name) ?? '')}`),
    `fingerprint ${fingerprint}`,
  ]
  return sha256(lines.map((line) => `${line}\n`).join(''))
}

/** SHA-256 (hex) over the name and the entry without its digest, as compact JSON in which objects are sorted lists of pairs. */
export function digestOf(name: string, { digest: _, ...entry }: Record<string, unknown>): string {
  return sha256(JSON.stringify([name, asPairs(entry)]))
}

function asPairs(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = new Map(Object.entries(value))
  return sortedByBytes([...entries.keys()]).map((key) => [key, asPairs(entries.get(key))])
}

function lineOf(name: string, text: string): string {
  const offset = text.indexOf(`${JSON.stringify(name)}:`)
  return offset === -1 ? '' : `:${text.slice(0, offset).split('\n').length}`
}
