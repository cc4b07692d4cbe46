import { z } from 'zod'

export const LlmsOptionsSchema = z
  .strictObject({
    summary: z
      .string()
      .min(1)
      .max(500)
      .optional()
      .meta({
        description: 'One or two sentences about the product and its documentation. Default: the tagline.',
        examples: ['Widget counts widgets. This site explains how to install and use it.'],
      }),
  })
  .describe('`llms.txt` and `llms-full.txt` for language models.')
