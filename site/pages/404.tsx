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

/** Addresses of versions before 0.18, such as `/docs/0.15.50/…` and `/en/v0.16.0/…`. */
const OLD_ADDRESS = '(^|/)v?0\\.(?:[0-9]|1[0-7])(?:[./]|$)'
const LEGACY_SITE = 'https://legacy.017.docs.greatexpectations.io'

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
      <p data-address-pattern={OLD_ADDRESS} hidden>
        This address belongs to version 0.17 or earlier. Find it in the{' '}
        <a href={LEGACY_SITE}>documentation of 0.17 and earlier</a>.
      </p>
      <search>
        <form action={context.href('/search')} className="not-found-search" data-needs-scripts="">
          <label htmlFor="words">Search for</label>
          <input id="words" type="search" name="q" autoComplete="off" data-address-words="" />
          <button type="submit" className="button button-primary">
            Search
          </button>
        </form>
      </search>
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
      <p>
        If you followed a link from another site, please tell its owner that the link is broken.{' '}
        <a href={context.href('/docs/home')}>Go to the home page</a>
      </p>
    </section>
  )
}
