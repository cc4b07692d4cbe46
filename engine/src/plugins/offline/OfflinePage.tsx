import type { ReactNode } from 'react'
import type { PageProps } from '../../plugin'
import * as texts from './offline-texts.browser'

/** The page that replaces unavailable pages while the reader is offline, and on which readers save versions. Scripts fill it with data. */
export function OfflinePage({ context }: PageProps): ReactNode {
  const { config } = context
  const { title, lead, needsScripts, saveVersion, saveLabel, remove, removeLabel, savingLabel, onThisDevice } = texts.page
  return (
    <section className="narrow-page">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <noscript>
        <p>{needsScripts}</p>
      </noscript>
      <h2>{saveVersion}</h2>
      <ul className="offline-versions">
        {config.versions.map(({ name, label }) => (
          <li key={name} data-offline-version={name}>
            <p>
              <b>
                {config.product} {label}
              </b>{' '}
              <span data-offline-size="" />
            </p>
            <p className="offline-actions">
              <button type="button" className="button" aria-label={saveLabel(label)} hidden disabled>
                {texts.save}
              </button>
              <button type="button" className="button" aria-label={removeLabel(label)} hidden>
                {remove}
              </button>
            </p>
            <progress hidden aria-label={savingLabel(label)} />
            <p role="status" />
          </li>
        ))}
      </ul>
      <h2>{onThisDevice}</h2>
      <p data-offline-count="" />
      <ul className="offline-list" data-offline-list="" />
    </section>
  )
}
