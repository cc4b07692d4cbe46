import type { ReactNode } from 'react'
import { bootAttributes } from '../browser'
import type { PageView, RegionComponents } from '../model'
import { DocLayout } from './DocLayout'
import { htmlClasses } from './head/html-classes'
import { pageData } from './head/page-data'
import { IslandScope } from './islands/Island'
import { PageLayout } from './PageLayout'

/** The `html` element with the layout for the kind of page. */
export function Document({ view, regions }: { view: PageView; regions: RegionComponents }): ReactNode {
  const { config, doc, siteData } = view
  const page = pageData(view)
  const locale = config.locales[0]
  const Layout = doc.kind === 'page' ? PageLayout : DocLayout
  return (
    <IslandScope data={{ page, site: siteData }}>
      <html
        lang={locale?.htmlLang ?? 'en'}
        dir={locale?.direction ?? 'ltr'}
        className={htmlClasses(doc)}
        {...bootAttributes(config, doc)}
      >
        <head>
          <regions.Head {...view} />
        </head>
        <body>
          <regions.SkipLink {...view} />
          <regions.AnnouncementBar {...view} />
          <regions.Navbar {...view} />
          <Layout view={view} regions={regions} />
          <regions.Footer {...view} />
          <Data id="page-data" value={page} />
          <Data id="site-data" value={siteData} />
        </body>
      </html>
    </IslandScope>
  )
}

/** JSON data for scripts. `<` is escaped, so that the data can't close the element. */
function Data({ id, value }: { id: string; value: unknown }): ReactNode {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: json }} />
}
