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
        }),
      )
      .meta({ description: 'Facts and descriptions by version of the site.' }),
  })
  .describe('Reference pages of a Python package, from facts about it and descriptions.')

/** The options as a site writes them. */
export type PythonApiOptions = z.input<typeof PythonApiOptionsSchema>
