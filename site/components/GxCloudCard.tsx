import type { ReactNode } from 'react'
import { GX_CLOUD } from '../theme/gx-cloud'

/** What is GX Cloud? With the two ways to find out. */
export function GxCloudCard(): ReactNode {
  return (
    <section id="gxCard" className="cloud-card" aria-labelledby="gx-cloud">
      <div>
        <h2 id="gx-cloud">What is GX Cloud?</h2>
        <p>
          A place where your whole team sees the state of its data: Expectations that start from your tables, runs on a schedule,
          and alerts where you work.
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
