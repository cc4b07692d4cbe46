import { z } from 'zod'

const FileSchema = z.string().regex(/^(?!\/)(?!.*\.\.)[^\\]+$/, 'Expected a path in the site folder.')

const NameSchema = z.string().regex(/^[A-Za-z_]\w*$/, 'Expected a Python name.')

export const PythonApiOptionsSchema = z
  .strictObject({
    versions: z
      .record(
        z.string(),
        z.strictObject({
          facts: FileSchema.meta({ description: 'JSON file with the facts about the package.', examples: ['api/current.json'] }),
          descriptions: FileSchema.meta({ description: 'Folder with the descriptions, in YAML.', examples: ['api/current'] }),
          undescribed: z
            .enum(['error', 'warn', 'ignore'])
            .default('error')
            .meta({ description: 'What a build does about public classes, members and parameters without description.' }),
          parameters: z
            .enum(['required', 'optional'])
            .default('required')
            .meta({ description: 'Whether parameters need a description. Classes and their members always do.' }),
          source: z
            .string()
            .regex(/^https:\/\//, 'Expected an address that begins with "https://".')
            .optional()
            .meta({
              description:
                'Address of a line of source code, with `{version}`, `{file}` and `{line}`. Default: no links to the source.',
              examples: ['https://git.example.com/widget/blob/{version}/{file}#L{line}'],
            }),
          history: FileSchema.optional().meta({
            description:
              'JSON file with the releases of the package: since when its parts exist, and what each release changed. Adds these releases to the pages.',
            examples: ['api/history.json'],
          }),
          changes: z
            .strictObject({
              page: FileSchema.meta({ description: 'ID of the page.', examples: ['reference/changes'] }),
              title: z
                .string()
                .min(1)
                .meta({ description: 'Title of the page.', examples: ['API changes'] }),
              description: z
                .string()
                .min(1)
                .meta({ description: 'Description of the page.', examples: ['What each release changed.'] }),
              introduction: z
                .string()
                .min(1)
                .optional()
                .meta({ description: 'Markdown above the first release.', examples: ['See also the [changelog](/changelog).'] }),
            })
            .optional()
            .meta({
              description: 'A page that lists what each release in `history` added, changed, and removed. Default: none.',
              examples: [{ page: 'reference/changes', title: 'API changes', description: 'What each release changed.' }],
            }),
          modules: z
            .record(NameSchema, z.string().min(1))
            .default({})
            .meta({ description: 'Short names of modules on pages.', examples: [{ w: 'widget' }] }),
          objects: z
            .record(NameSchema, z.string().min(1))
            .default({})
            .meta({
              description:
                'Classes of the variables that pages use in code. Such code is a link: `suite.add()` leads to `Suite.add`.',
              examples: [{ suite: 'Suite' }],
            }),
          notGuides: z
            .array(z.string().min(1))
            .default([])
            .meta({
              description: 'IDs of pages that are not listed as guides, and folders of such pages, which end with a slash.',
              examples: [['changelog', 'reference/']],
            }),
          successors: z
            .record(z.string(), z.string().min(1))
            .default({})
            .meta({
              description:
                'Names in the latest version that replace classes of this one. Without an entry, a class leads to the one with the same qualified name or page.',
              examples: [{ OldSuite: 'Suite', Runner: 'Suite.run' }],
            }),
        }),
      )
      .meta({ description: 'Facts and descriptions by version of the site.' }),
  })
  .describe('Reference pages of a Python package, from facts about it and descriptions.')

export type PythonApiConfig = z.output<typeof PythonApiOptionsSchema>
