import type { z } from 'zod'

/** Refines a link: exactly one of `to` (this site) and `href` (elsewhere). */
export function oneTarget(link: { to?: string | undefined; href?: string | undefined }, context: z.RefinementCtx): void {
  if ((link.to === undefined) !== (link.href === undefined)) return
  const found = link.to === undefined ? 'neither' : 'both'
  const message = `Expected exactly one of "to" (an address on this site) and "href" (elsewhere); it has ${found}.`
  context.addIssue({ code: 'custom', message, input: link })
}
