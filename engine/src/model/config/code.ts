import { z } from 'zod'
import { TextSchema } from './fields'

const LANGUAGES =
  'python pycon bash console powershell json yaml sql toml ini dockerfile http xml html css javascript typescript diff markdown'.split(
    ' ',
  )

export const CodeSchema = z
  .strictObject({
    languages: z
      .array(TextSchema)
      .default(LANGUAGES)
      .meta({
        description: 'Languages of code blocks. Each needs a grammar in `@shikijs/langs`. `text` is always allowed.',
        examples: [['python', 'bash', 'sql']],
      }),
  })
  .prefault({})
  .describe('Code blocks.')

export const SnippetsSchema = z
  .strictObject({
    languages: z
      .array(TextSchema)
      .default([])
      .meta({
        description:
          "Languages that snippets are written in. A page that contains a code block in one of them that isn't a snippet is not marked as tested.",
        examples: [['python']],
      }),
    fingerprint: z
      .array(TextSchema)
      .default([])
      .meta({
        description:
          'Files that affect the output of every snippet, such as the runner and lock files. Paths are relative to the site folder; `{version}` is replaced with the version name. The result of a snippet counts as tested only if these files have not changed since.',
        examples: [['../runner/run.py', '../environments/{version}/packages.lock']],
      }),
    names: z
      .string()
      .regex(/^[a-z][a-z\d+.-]*$/, 'Expected the scheme of a link target, such as "api".')
      .optional()
      .meta({
        description:
          'Scheme of the link targets for names that runs have recorded: with `api`, the code `suites.add` links to the target `api:Suites.add` if a page of the version defines it. Default: no links.',
        examples: ['api'],
      }),
  })
  .prefault({})
  .describe('Executable snippets. Their results are recorded in `snippets/<version>/results.json`.')
