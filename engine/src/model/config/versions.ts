import { z } from 'zod'
import { isPathname } from '../../common'
import { TextSchema } from './fields'
import type { SidebarsInput } from './sidebars'

/** A version name. It is part of folder names and storage keys. */
const VersionName = z
  .string()
  .min(1)
  .max(32)
  .regex(
    /^(?!\.{1,2}$)[^/\\<>:"|?*\u0000-\u001f]+$/,
    'Expected a name without / \\ < > : " | ? * and control characters, and not "." or "..".',
  )

/** A version of the documentation: `content/<name>/`, `sidebars/<name>.ts`, and `snippets/<name>/`. */
export const VersionSchema = z.strictObject({
  name: VersionName.meta({ description: 'Name in folders, browser storage, and search tags.', examples: ['0.18'] }),
  label: TextSchema.optional().meta({ description: 'Name that readers see. Default: the name.', examples: ['0.18.22'] }),
  path: z
    .string()
    .regex(/^\/(?:.*[^/])?$/, 'Expected a path that begins with "/" and does not end with "/".')
    .refine(isPathname, "Expected a path of letters, digits, and -._~!$&'()+,;=@, without empty segments.")
    .meta({ description: 'Path of the version, without the base URL.', examples: ['/docs/0.18'] }),
  isLast: z.boolean().default(false).describe('The latest version. Exactly one version has this setting.'),
  banner: z.enum(['none', 'unmaintained', 'unreleased']).default('none').describe('Warning on each page of the version.'),
  mainDocId: z
    .string()
    .optional()
    .meta({
      description:
        'ID of the page that opens if a reader selects this version on a page that it does not have. Default: the page at the path of the version, otherwise the first page of the first sidebar.',
      examples: ['guides/overview'],
    }),
  breadcrumbs: z.boolean().default(true).describe('Shows breadcrumbs above the title.'),
  sidebars: z
    .custom<SidebarsInput>(
      (v) => typeof v === 'object' && v !== null && !Array.isArray(v),
      'Expected an object with a list of entries for each sidebar ID.',
    )
    .default({})
    .meta({
      title: 'Sidebars',
      description: 'Sidebars by ID. Default: the default export of `sidebars/<name>.ts`.',
      examples: [{ learn: ['guides/install'] }],
    }),
  values: z
    .record(z.string(), z.string())
    .default({})
    .meta({ description: 'Values for `<Value name="…" />` on the pages of this version.', examples: [{ release: '0.18.22' }] }),
  testedWith: z
    .record(z.string(), z.string())
    .default({})
    .meta({
      description:
        'Releases in the environment that the code of this version is tested with, by name. Listed in the details of the badge.',
      examples: [{ Python: '3.11', pandas: '2.3.3' }],
    }),
  nearest: z
    .record(z.string(), z.union([z.string(), z.array(z.string())]))
    .default({})
    .meta({
      description:
        'For the ID of each page that the latest version does not have: one or more similar pages of the latest version, best match first. The first existing page is used.',
      examples: [{ 'guides/setup': ['guides/install'] }],
    }),
})

export const VersionsSchema = z.array(VersionSchema).min(1).describe('Versions of the documentation, newest first.')

/** Placeholder for the name of a version in paths. */
export const VERSION_NAME = '{version}'

export const VersionFilesSchema = z
  .array(z.string().refine(isVersionPath, `Expected a relative path that contains ${VERSION_NAME} once.`))
  .default([])
  .meta({
    description:
      'Other files and folders that belong to one version, relative to the site folder, with `{version}` for the version name. `npm run version` copies them.',
    examples: [['api/{version}.json', 'static/img/screenshots/{version}']],
  })

function isVersionPath(path: string): boolean {
  return !path.startsWith('/') && path.split(VERSION_NAME).length === 2
}

/** The configuration of a version with all defaults. */
export type VersionConfig = Omit<z.output<typeof VersionSchema>, 'label'> & { label: string }
