import { z } from 'zod'
import { LogoSchema } from './navbar'
import { oneTarget } from './one-target'

/** A link: exactly one of `to` (this site) and `href` (elsewhere). */
export const FooterLinkSchema = z
  .strictObject({
    label: z.string().min(1),
    to: z.string().startsWith('/').optional(),
    href: z.url().optional(),
    /** Name of a built-in icon, for social links: the label becomes its accessible name. */
    icon: z.enum(['slack', 'x', 'github', 'linkedin']).optional(),
  })
  .superRefine(oneTarget)
/** A column of links. */
export const FooterColumnSchema = z.strictObject({
  title: z.string().min(1),
  items: z.array(FooterLinkSchema).min(1),
})

type FooterLinks = FooterColumn[] | FooterLink[]
const isColumn = (entry: FooterColumn | FooterLink): entry is FooterColumn => 'items' in entry
const isPlain = (entry: FooterColumn | FooterLink): entry is FooterLink => !isColumn(entry)

const LinksSchema = z
  .array(z.union([FooterColumnSchema, FooterLinkSchema]))
  .transform((links, context): FooterLinks => {
    const columns = links.filter(isColumn)
    const plain = links.filter(isPlain)
    if (columns.length > 0 && plain.length > 0) {
      context.issues.push({
        code: 'custom',
        input: links,
        message: 'Expected all columns (title, items) or all plain links, not both.',
      })
    }
    return columns.length > 0 ? columns : plain
  })
  .default([])

/**
 * The foot of each page.
 * @example { style: 'light', links: [{ title: 'Product', items: [{ label: 'GX Core', to: '/docs/core/introduction/' }] }] }
 */
export const FooterSchema = z
  .strictObject({
    style: z.enum(['light', 'dark']).default('light'),
    /** All columns, or all plain links. */
    links: LinksSchema,
    logo: LogoSchema.optional(),
    /** Line at the very end; `legal` links stand beside it. */
    copyright: z.string().default(''),
    legal: z.array(FooterLinkSchema).default([]),
  })
  .prefault({})

/** Specification §3, footer: style, links, logo, copyright. */
export type Footer = z.output<typeof FooterSchema>
export type FooterLink = z.output<typeof FooterLinkSchema>
export type FooterColumn = z.output<typeof FooterColumnSchema>
