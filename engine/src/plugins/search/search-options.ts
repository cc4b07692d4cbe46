import { z } from 'zod'
import { PolicySchema } from '../../plugin'
import { ServiceOptionsSchema } from './query/service-options'

export const SearchOptionsSchema = z
  .strictObject({
    synonyms: z
      .record(z.string().min(1), z.array(z.string().min(1)))
      .default({})
      .meta({
        description: 'Words and phrases that are also searched as others, with a lower rank.',
        examples: [{ null: ['missing'], 'api key': ['access token'] }],
      }),
    questions: z
      .string()
      .min(1)
      .optional()
      .meta({
        description:
          'Folder with what readers ask, by page: `<folder>/<version>/*.yaml`. Only searched, never shown. Default: only the front matter of pages.',
        examples: ['questions'],
      }),
    onMissingQuestions: PolicySchema.default('ignore').describe('Pages without questions.'),
    formerNames: z
      .record(z.string().startsWith('/'), z.array(z.string().min(1)))
      .default({})
      .meta({
        description:
          'Names of earlier releases that a page or section explains, by its route. In the latest version, it is the first result for these names.',
        examples: [{ '/docs/migrate#data': ['context.sources'] }],
      }),
    weights: z
      .record(z.string().startsWith('/'), z.number().positive().max(2))
      .default({})
      .meta({
        description: 'Rank of the pages below a path: 1 is normal. The longest matching path applies.',
        examples: [{ '/docs/changelog': 0.5 }],
      }),
    areas: z
      .record(z.string().min(1), z.string().min(1))
      .default({})
      .meta({
        description:
          'Names of the areas that readers can choose, by sidebar ID. Default: the label of the first page of the sidebar.',
        examples: [{ learn: 'Learn' }],
      }),
    slashKey: z.boolean().default(true).describe('Whether a slash outside of inputs opens the dialog.'),
    service: ServiceOptionsSchema.optional(),
    reportUrl: z
      .url()
      .optional()
      .meta({
        description: 'Page where readers report missing results. The query is appended. Default: no link.',
        examples: ['https://github.com/example/widget/issues/new?title=Search%3A%20'],
      }),
  })
  .describe('Search in the pages of a version.')
