import { z } from 'zod'

/**
 * Code blocks.
 * @example { languages: ['python', 'bash', 'json', 'yaml', 'sql'] }
 */
export const CodeSchema = z
  .strictObject({
    /** Languages that fences may name; each needs a grammar in `@shikijs/langs`. `text` is always allowed. */
    languages: z
      .array(z.string().min(1))
      .default([
        'python',
        'bash',
        'json',
        'yaml',
        'sql',
        'toml',
        'ini',
        'javascript',
        'typescript',
        'html',
        'css',
        'diff',
        'markdown',
      ]),
  })
  .prefault({})

export type CodeConfig = z.output<typeof CodeSchema>
