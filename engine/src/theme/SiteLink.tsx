import type { ComponentProps, ReactNode } from 'react'

/** A link that opens in a new tab if it leaves the site. */
export function SiteLink({ external, ...props }: ComponentProps<'a'> & { external: boolean }): ReactNode {
  return external ? <a {...props} target="_blank" rel="noopener noreferrer" /> : <a {...props} />
}
