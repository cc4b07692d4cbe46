import type { ReactNode } from 'react'
import { SiteLink } from '../SiteLink'
import type { NavbarAnchor } from './resolve-link'

/** A link in the navbar, in a menu or in the panel. `base` is its class. */
export function NavbarLink({ link, base }: { link: NavbarAnchor; base?: string }): ReactNode {
  const { label, href, current, external, cta, lang, preferVersion, versionTargets, note, className } = link
  const classes = [cta ? 'button button-primary button-small' : base, external && !cta && 'external', className].filter(Boolean)
  return (
    <SiteLink
      className={classes.length > 0 ? classes.join(' ') : undefined}
      href={href}
      external={external}
      lang={lang}
      data-prefer-version={preferVersion}
      data-version-targets={versionTargets && JSON.stringify(versionTargets)}
      aria-current={current ? 'page' : undefined}
    >
      {label}
      {note !== undefined && <small>{note}</small>}
    </SiteLink>
  )
}
