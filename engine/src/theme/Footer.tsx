import type { ReactNode } from 'react'
import type { FooterColumn, FooterLink, PageView } from '../model'
import { Icon } from './icons/Icon'
import { Logo } from './Logo'
import { SiteLink } from './SiteLink'

/** The footer of each page: logo, columns of links, copyright and legal links. */
export function Footer({ config, href, asset, footerLinks }: PageView): ReactNode {
  const { footer } = config
  const columns = footer.links.filter((entry): entry is FooterColumn => 'items' in entry)
  const plain = footer.links.filter((entry): entry is FooterLink => !('items' in entry))
  const link = (entry: FooterLink) => (
    <SiteLink
      key={entry.label}
      className={entry.icon && 'footer-social'}
      aria-label={entry.icon && entry.label}
      href={entry.to === undefined ? entry.href : href(entry.to)}
      external={entry.to === undefined}
    >
      {entry.icon ? <Icon name={entry.icon} /> : entry.label}
    </SiteLink>
  )
  return (
    <footer className={`footer footer-${footer.style}`}>
      <div className="footer-columns">
        {footer.logo && (
          <div className="footer-column">
            {footer.logo.href === undefined ? (
              <Logo logo={footer.logo} asset={asset} />
            ) : (
              <SiteLink
                className="footer-logo"
                href={footer.logo.href.startsWith('/') ? href(footer.logo.href) : footer.logo.href}
                external={!footer.logo.href.startsWith('/')}
              >
                <Logo logo={footer.logo} asset={asset} />
              </SiteLink>
            )}
            {config.tagline !== '' && <p className="footer-tagline">{config.tagline}</p>}
          </div>
        )}
        {columns.map((column) => (
          <div key={column.title} className="footer-column">
            <p className="footer-title">{column.title}</p>
            <ul className={column.items.every((entry) => entry.icon) ? 'footer-icons' : undefined}>
              {column.items.map((entry) => (
                <li key={entry.label}>{link(entry)}</li>
              ))}
            </ul>
          </div>
        ))}
        {plain.length > 0 && <div className="footer-plain">{plain.map(link)}</div>}
      </div>
      {(footer.copyright !== '' || footer.legal.length > 0 || footerLinks.length > 0) && (
        <div className="footer-end">
          {footer.copyright !== '' && <p>{footer.copyright}</p>}
          {footer.legal.map(link)}
          {footerLinks.map(({ label, to }) => (
            <SiteLink key={to} href={href(to)} external={false}>
              {label}
            </SiteLink>
          ))}
        </div>
      )}
    </footer>
  )
}
