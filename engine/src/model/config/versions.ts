import { z } from 'zod'
import { isPathname } from '../addresses/is-pathname'
import type { SidebarsInput } from '../types'

/** A version name stands in addresses of storage keys and folders, so it is kept plain (BEHAVIOUR §5). */
const VersionName = z
  .string()
  .min(1)
  .max(32)
  .regex(
    /^(?!\.{1,2}$)[^/\\<>:"|?*\u0000-\u001f]+$/,
    'Expected a name without / \\ < > : " | ? * and control characters, and not "." or "..".',
  )

/** One version of the docs: `content/<name>/`, `sidebars/<name>.ts`, `snippets/<name>/`. */
export const VersionSchema = z.strictObject({
  /** Used in folders, storage and search tags, e.g. `current`. */
  name: VersionName,
  /** Shown on screen, e.g. `1.8.1`. Default: the name. */
  label: z.string().min(1).optional(),
  /** Root address without base URL, e.g. `/docs/0.18`. */
  path: z
    .string()
    .regex(/^\/(?:.*[^/])?$/, 'Expected a path that begins with "/" and does not end with one.')
    .refine(isPathname, "Expected a path of letters, digits and -._~!$&'()+,;=@, without empty steps."),
  /** The version a reader should use. Exactly one. */
  isLast: z.boolean().default(false),
  /** Warning on each page of the version. */
  banner: z.enum(['none', 'unmaintained', 'unreleased']).default('none'),
  /** Where readers land who come from a page that this version has not. Default: the doc with slug `/`, else the first of the first sidebar. */
  mainDocId: z.string().optional(),
  /** Breadcrumb trail above the title. */
  breadcrumbs: z.boolean().default(true),
  /** Sidebars by id. Default: what `sidebars/<name>.ts` exports. */
  sidebars: z
    .custom<SidebarsInput>(
      (v) => typeof v === 'object' && v !== null && !Array.isArray(v),
      'Expected an object: the id of each sidebar with its list of entries.',
    )
    .default({}),
  /** Values that pages of this version print with `<Value name="…" />`. */
  values: z.record(z.string(), z.string()).default({}),
  /** For each doc id of this version that the last version has not: the ids there that come nearest, best first (decision G-17). The first that exists is taken. */
  nearest: z.record(z.string(), z.union([z.string(), z.array(z.string())])).default({}),
})

/**
 * The versions, newest first.
 * @example [{ name: 'current', label: '1.8.1', path: '/docs', isLast: true }]
 */
export const VersionsSchema = z.array(VersionSchema).min(1)

/** Stands for the name of a version in paths. */
export const VERSION_NAME = '{version}'

/**
 * Files and folders that belong to one version each, apart from its content, sidebars and snippets; paths relative to the site folder, with
 * `{version}` for the name. `docs version` copies them, and pages of the copy show its own static files.
 * @example ['api/{version}.json', 'static/img/screenshots/{version}']
 */
export const VersionFilesSchema = z
  .array(z.string().refine(isVersionPath, `Expected a relative path that contains ${VERSION_NAME} once.`))
  .default([])

function isVersionPath(path: string): boolean {
  return !path.startsWith('/') && path.split(VERSION_NAME).length === 2
}

/** A version of the configuration with its defaults. */
export type VersionConfig = Omit<z.output<typeof VersionSchema>, 'label'> & { label: string }
