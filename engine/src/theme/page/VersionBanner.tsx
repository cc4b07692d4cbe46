import type { ReactNode } from 'react'
import type { Counterpart, PageView } from '../../model'
import { Sentence } from '../Sentence'

const COUNTERPART_TEXTS = { same: 'samePage', nearest: 'nearestPage', main: 'noPage' } as const satisfies Record<
  Counterpart['relation'],
  string
>

/** Warns readers of unmaintained and unreleased versions, and links to the same or the nearest page of the last version. */
export function VersionBanner({ config, texts, versions, activeVersion, doc, href }: PageView): ReactNode {
  const { banner = 'none', bannerLink } = config.versions.find((version) => version.name === activeVersion.name) ?? {}
  const last = versions.find((version) => version.isLast)
  if (banner === 'none' || doc.version === undefined || !last || last.name === activeVersion.name) return null
  const text = doc.source?.frontMatter.version_banner
  const more = bannerLink && bannerLink.to !== doc.route && <a href={href(bannerLink.to)}>{bannerLink.label}</a>
  if (text !== undefined) {
    return (
      <div className="banner banner-warning">
        <p>
          {text} {more}
        </p>
      </div>
    )
  }
  const counterpart = doc.counterparts.find(({ version }) => version === last.name)
  return (
    <div className="banner banner-warning">
      <p>
        <Sentence parts={texts.versionBanner[banner](config.product, <b>{activeVersion.label}</b>)} />{' '}
        {counterpart && (
          <Sentence
            parts={texts.versionBanner[COUNTERPART_TEXTS[counterpart.relation]](
              <a href={href(counterpart.href)} data-prefer-version={counterpart.version}>
                {texts.versionBanner.latestVersion}
              </a>,
              last.label,
            )}
          />
        )}{' '}
        {more}
      </p>
    </div>
  )
}
