import { z } from 'zod'
import { findHtmlProblems } from '../../common'

/** Text with at least one character. */
export const TextSchema = z.string().min(1)

/** A path that begins with `/`: a route of the site, or a file in the static folder. */
export const PathSchema = z.string().startsWith('/')

/** Level of a heading below the page title. */
export const HeadingLevelSchema = z.int().min(2).max(6)

/** HTML without scripts, styles, and event attributes, with every element closed. */
export const HtmlSchema = TextSchema.superRefine((html, context) => {
  for (const message of findHtmlProblems(html)) context.addIssue({ code: 'custom', message, input: html })
})

/** Requires exactly one of `to` (a route of the site) and `href` (an external URL). */
export function oneTarget(link: { to?: string | undefined; href?: string | undefined }, context: z.RefinementCtx): void {
  if ((link.to === undefined) !== (link.href === undefined)) return
  const found = link.to === undefined ? 'neither' : 'both'
  const message = `Expected exactly one of "to" (a path on this site) and "href" (an external URL); found ${found}.`
  context.addIssue({ code: 'custom', message, input: link })
}
