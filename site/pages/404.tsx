import type { PageProps } from 'docs-engine'
import type { ReactNode } from 'react'

export const page = {
  id: 'not_found',
  title: 'Page Not Found',
  description: 'There is no page at this address.',
}

/** Answer to every address without a page. */
export default function NotFound({ context }: PageProps): ReactNode {
  const { href } = context
  return (
    <section className="not-found">
      <h1>Page Not Found</h1>
      <p className="lead">There is no page at this address. It may have moved, or the address has a slip in it.</p>
      <p>If a link brought you here, please tell the owner of the site it stands on.</p>
      <p className="actions">
        <a className="button button-primary" href={href('/docs/home')}>
          Go to the docs
        </a>
      </p>
    </section>
  )
}
