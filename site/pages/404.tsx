import type { PageContext, PageProps } from 'docs-engine'
import type { ReactNode } from 'react'

export const page = {
  id: 'not_found',
  title: 'Page Not Found',
  description: 'There is no page at this address.',
  stylesheets: ['/styles/landing.css'],
}

/** The main pages of both versions. The page lists those that exist in the version. */
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

/** The version of the requested address, with links to its main pages. */
export function load({ config, version, doc, href }: PageContext) {
  const { label } = config.versions.find(({ name }) => name === version) ?? {}
  const links = MAIN_PAGES.flatMap((id) => {
    const target = version === undefined ? undefined : doc(id, version)
    return target ? [{ href: href(target.route), label: target.title }] : []
  })
  return { label, links }
}

/** The page for addresses that don't exist. */
export default function NotFound({ label, links, context }: PageProps<ReturnType<typeof load>>): ReactNode {
  return (
    <section className="not-found">
      <h1>Page Not Found</h1>
      <p className="lead">
        {label === undefined
          ? 'There is no page at this address.'
          : `The documentation for GX ${label} has no page at this address.`}{' '}
        The page may have moved, or the address may contain a typo.
      </p>
      <p>If you followed a link from another site, please tell the owner of that site that the link is broken.</p>
      <p className="actions">
        <a className="button button-primary" href={context.href('/docs/home')}>
          Go to the home page
        </a>
      </p>
      <div data-similar-pages="" hidden>
        <h2>Similar addresses</h2>
        <ul />
      </div>
      {links.length > 0 && (
        <>
          <h2>Main pages for GX {label}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
