import type { ReactNode } from 'react'
import type { Counterpart, PageView } from '../../../model'

const STATE = {
  unmaintained: 'which is no longer maintained',
  unreleased: 'which is not released yet',
}

/** Says on pages of a version that is not the one to use what it is, and where this page stands in the last version. */
export function VersionBanner({ config, versions, activeVersion, doc, href }: PageView): ReactNode {
  const banner = config.versions.find((version) => version.name === activeVersion.name)?.banner ?? 'none'
  const last = versions.find((version) => version.isLast)
  if (banner === 'none' || doc.version === undefined || !last || last.name === activeVersion.name) return null
  const counterpart = doc.counterparts.find(({ version }) => version === last.name)
  return (
    <div className="banner banner-warning" role="alert">
      <p>
        This page is about {config.product} <b>{activeVersion.label}</b>, {STATE[banner]}.{' '}
        {counterpart && <CounterpartSentence counterpart={counterpart} href={href(counterpart.href)} label={last.label} />}
      </p>
    </div>
  )
}

function CounterpartSentence({ counterpart, href, label }: { counterpart: Counterpart; href: string; label: string }): ReactNode {
  const link = (
    <a href={href} data-prefer-version={counterpart.version}>
      latest version
    </a>
  )
  switch (counterpart.relation) {
    case 'same':
      return (
        <>
          Read the same page in the {link} ({label}).
        </>
      )
    case 'nearest':
      return (
        <>
          The page closest to it is in the {link} ({label}).
        </>
      )
    case 'main':
      return (
        <>
          There is no page like it in the {link} ({label}); start there.
        </>
      )
  }
}
