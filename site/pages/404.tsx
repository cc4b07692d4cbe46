import type { PageLoadContext, PageProps } from 'docs-engine'
import type { ReactNode } from 'react'

export const page = {
  id: 'not_found',
  title: 'Page Not Found',
  description: 'There is no page at this address.',
}

/** The main pages of both versions. A version lists the ones that it has. */
const MAIN_PAGES = [
  'core/introduction/introduction',
  'core/introduction/try_gx',
  'cloud/gx_cloud_lp',
  'oss/guides/setup/get_started_lp',
  'oss/tutorials/quickstart',
  'reference/index',
  'reference/learn/reference_overview',
  'reference/learn/migration_guide',
  'oss/troubleshooting',
  'help/get_support',
  'resources/get_support',
]

/** The version that the address belongs to, with its main pages. */
export function load({ config, version, doc, href }: PageLoadContext) {
  const { label } = config.versions.find(({ name }) => name === version) ?? {}
  const links = MAIN_PAGES.flatMap((id) => {
    const target = version === undefined ? undefined : doc(id, version)
    return target ? [{ href: href(target.route), label: target.title }] : []
  })
  return { label, links }
}

/** Answer to every address without a page. */
export default function NotFound({ label, links, context }: PageProps<ReturnType<typeof load>>): ReactNode {
  return (
    <section className="not-found">
      <h1>Page Not Found</h1>
      <p className="lead">
        {label === undefined ? 'There is no page at this address.' : `Version ${label} of the docs has no page at this address.`}{' '}
        It may have moved, or the address is mistyped.
      </p>
      <p>If a link brought you here, please tell the owner of the site that it is on.</p>
      {links.length > 0 && (
        <>
          <h2>Main pages of {label}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="actions">
        <a className="button button-primary" href={context.href('/docs/home')}>
          Go to the docs home page
        </a>
      </p>
    </section>
  )
}
