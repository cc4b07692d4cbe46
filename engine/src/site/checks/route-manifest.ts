import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { cleanPath } from '../../common'
import type { Doc } from '../../model'
import { parseJson } from '../../model'

/** The folder of a site with its route manifest: a file for each version, and one for the pages outside the versions. */
const FOLDER = 'routes'
const OUTSIDE = 'pages'

/** The fields of an entry that the engine reads. A site can add others for its own tests. */
const ManifestSchema = z.array(
  z.looseObject({
    route: z.string().startsWith('/'),
    /** Whether the route has been published. Readers may have links to it, so later builds must have a page or a redirect there. */
    released: z.literal(true).optional(),
  }),
)

type ManifestEntry = z.output<typeof ManifestSchema>[number]

/** A route of an existing or planned page. A route without a page is pending, unless it was released. */
export interface PlannedRoute {
  route: string
  released: boolean
  /** The file of the entry, relative to the site folder. */
  file: string
}

/**
 * Reads the route manifest of a site (`routes/*.json`); empty if the site has none.
 * @throws DocsError `route-manifest`
 */
export function readRouteManifest(siteRoot: string): PlannedRoute[] {
  return readFiles(siteRoot).flatMap(({ file, entries }) =>
    entries.map(({ route, released = false }) => ({ route, released, file })),
  )
}

/**
 * Marks the routes of all pages as released and adds those that the manifest doesn't list, to the file of their version.
 *
 * @returns the new content of each file of the manifest, by its path relative to the site folder
 * @throws DocsError `route-manifest`
 */
export function recordRoutes(
  siteRoot: string,
  docs: readonly Pick<Doc, 'route' | 'id' | 'title' | 'sidebarId' | 'version'>[],
): Map<string, string> {
  const files = new Map<string, ManifestEntry[]>(readFiles(siteRoot).map(({ file, entries }) => [file, entries]))
  const known = new Map([...files.values()].flat().map((entry) => [cleanPath(entry.route), entry]))
  for (const { route, id, title, sidebarId, version = OUTSIDE } of docs) {
    const entry = known.get(cleanPath(route))
    if (entry) {
      entry.released = true
      continue
    }
    const file = `${FOLDER}/${version}.json`
    const added = { route, id, title, ...(sidebarId === undefined ? {} : { sidebar: sidebarId }), released: true as const }
    files.set(file, [...(files.get(file) ?? []), added])
  }
  return new Map([...files].map(([file, entries]) => [file, writeManifest(entries)]))
}

/**
 * Creates the manifest file for a frozen copy of a version: the same pages, including planned ones, below the path of the copy. None of them is
 * released yet.
 *
 * @param manifest text of each file of the manifest, by its path
 * @returns path and text of the new file; empty if the manifest has none for the version
 */
export function copyRoutes(
  manifest: ReadonlyMap<string, string>,
  version: { name: string; path: string },
  copy: { name: string; path: string },
): Map<string, string> {
  const from = `${FOLDER}/${version.name}.json`
  const text = manifest.get(from)
  if (text === undefined) return new Map()
  const entries = parseManifest(text, from).map(({ released: _, ...entry }) => ({
    ...entry,
    route: copy.path + entry.route.slice(version.path.replace(/\/$/, '').length),
  }))
  return new Map([[`${FOLDER}/${copy.name}.json`, writeManifest(entries)]])
}

/** Formats a manifest with one entry per line, sorted by route. */
function writeManifest(entries: readonly ManifestEntry[]): string {
  const sorted = [...entries].sort((a, b) => (a.route < b.route ? -1 : 1))
  const lines = sorted.map(({ released, ...entry }) => `  ${JSON.stringify(released ? { ...entry, released } : entry)}`)
  return `[\n${lines.join(',\n')}\n]\n`
}

function readFiles(siteRoot: string): { file: string; entries: ManifestEntry[] }[] {
  return listFiles(siteRoot).map((name) => {
    const file = `${FOLDER}/${name}`
    return { file, entries: parseManifest(readFileSync(join(siteRoot, file), 'utf8'), file) }
  })
}

function listFiles(siteRoot: string): string[] {
  try {
    return readdirSync(join(siteRoot, FOLDER))
      .filter((name) => name.endsWith('.json'))
      .sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

function parseManifest(text: string, file: string): ManifestEntry[] {
  return parseJson(ManifestSchema, text, { codes: 'route-manifest', at: file, whole: 'The route manifest' })
}
