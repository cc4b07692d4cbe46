import type { ReactNode } from 'react'
import type { PageProps } from '../../model'

/** The page that shows in place of pages that cannot be had, and where readers save a version; scripts fill it. */
export function OfflinePage({ context }: PageProps): ReactNode {
  return (
    <section className="offline-page">
      <h1>Offline reading</h1>
      <p className="lead">
        Pages that you have opened stay on this device and show when there is no network. You can save whole versions, too.
      </p>
      <noscript>
        <p>This needs scripts, which are switched off.</p>
      </noscript>
      <h2>Save a version</h2>
      <ul className="offline-versions">
        {context.config.versions.map(({ name, label }) => (
          <li key={name} data-offline-version={name}>
            <p>
              <b>
                {context.config.product} {label}
              </b>{' '}
              <span data-offline-size="" />
            </p>
            <p className="offline-actions">
              <button type="button" className="button" aria-label={`Save ${label} for offline reading`} hidden disabled>
                Save
              </button>
              <button type="button" className="button" aria-label={`Remove ${label} from this device`} hidden>
                Remove
              </button>
            </p>
            <progress hidden aria-label={`Saving ${label}`} />
            <p role="status" />
          </li>
        ))}
      </ul>
      <h2>On this device</h2>
      <p data-offline-count="" />
      <ul className="offline-list" data-offline-list="" />
    </section>
  )
}
