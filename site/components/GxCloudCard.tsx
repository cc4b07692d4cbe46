import type { ReactNode } from 'react'
import { GX_CLOUD } from '../theme/gx-cloud'

/** A short description of GX Cloud with links to more information. */
export function GxCloudCard(): ReactNode {
  return (
    <section id="gxCard" className="cloud-card" aria-labelledby="gx-cloud">
      <div>
        <h2 id="gx-cloud">What is GX Cloud?</h2>
        <p>
          GX Cloud is a managed service where your whole team can monitor data quality. It suggests Expectations for your tables,
          validates data on a schedule, and sends alerts.
        </p>
      </div>
      <p className="actions">
        <a className="button button-primary" href={GX_CLOUD.demo}>
          Request a demo
        </a>
        <a className="button" href={GX_CLOUD.why}>
          Why GX Cloud
        </a>
      </p>
    </section>
  )
}
