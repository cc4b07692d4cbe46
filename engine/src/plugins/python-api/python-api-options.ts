import { z } from 'zod'

const FileSchema = z.string().regex(/^(?!\/)(?!.*\.\.)[^\\]+$/, 'Expected a path in the site folder.')

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
            .meta({ description: 'What a build does about public classes, methods and parameters without description.' }),
          source: z
            .string()
            .regex(/^https:\/\//, 'Expected an address that begins with "https://".')
            .optional()
            .meta({
              description:
                'Address of a line of source code, with `{version}`, `{file}` and `{line}`. Default: no links to the source.',
              examples: ['https://git.example.com/widget/blob/{version}/{file}#L{line}'],
            }),
        }),
      )
      .meta({ description: 'Facts and descriptions by version of the site.' }),
  })
  .describe('Reference pages of a Python package, from facts about it and descriptions.')

/** The options as a site writes them. */
export type PythonApiOptions = z.input<typeof PythonApiOptionsSchema>
