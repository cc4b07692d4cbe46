import { z } from 'zod'
import type { FrontMatter } from '../../model'
import { isPathname } from '../../model'

const text = z.string().min(1)
const level = z.int().min(2).max(6)

/** Length of the description, so that it stands whole in search results and as the lead of a page. */
export const MAX_DESCRIPTION = 160

/** A doc id: steps of a path, none of them `.` or `..`. */
const isDocId = (id: string) => isPathname(`/${id}`) && !id.startsWith('/') && !id.endsWith('/')

const docId = z.string().refine(isDocId, 'Expected the id of a page: words joined by "/", such as "core/introduction/try_gx".')

/** The front matter of a page. Unknown keys are errors (decision P-4); a page's own data stands under `custom`. */
export const FrontMatterSchema = z
  .strictObject({
    title: text,
    description: text.max(MAX_DESCRIPTION),
    id: docId.optional(),
    slug: z
      .string()
      .refine(isPathname, 'Expected a path without spaces, "?", "#" and empty steps, such as "./" or "/core/introduction/".')
      .optional(),
    sidebar_label: text.optional(),
    sidebar_position: z.number().optional(),
    hide_title: z.boolean().optional(),
    hide_table_of_contents: z.boolean().optional(),
    displayed_sidebar: text.nullable().optional(),
    pagination_label: text.optional(),
    pagination_prev: docId.nullable().optional(),
    pagination_next: docId.nullable().optional(),
    draft: z.boolean().optional(),
    unlisted: z.boolean().optional(),
    keywords: z.array(text).optional(),
    image: z.string().startsWith('/').optional(),
    toc_min_heading_level: level.optional(),
    toc_max_heading_level: level.optional(),
    custom: z.record(z.string(), z.json()).optional(),
  })
  .refine((v) => (v.toc_min_heading_level ?? 2) <= (v.toc_max_heading_level ?? 6), {
    message: 'Expected a level that is no larger than toc_max_heading_level.',
    path: ['toc_min_heading_level'],
  }) satisfies z.ZodType<FrontMatter>
