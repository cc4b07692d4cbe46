import type { ReactNode } from 'react'
import type { PageView, RegionComponents } from '../model'
import { PublicationBanner } from './page/PublicationBanner'

/** Above this many characters of HTML, the styles defer the layout of blocks outside the viewport. */
const LONG_PAGE = 200_000

/** Layout of docs and generated indexes: sidebar, content, table of contents. Without a sidebar, the content is wider. */
export function DocLayout({ view, regions }: { view: PageView; regions: RegionComponents }): ReactNode {
  const { article, body, sidebar, config } = view
  const prose = article && article.html.length > LONG_PAGE ? 'prose prose-long' : 'prose'
  return (
    <div className={sidebar ? 'frame' : 'frame frame-wide'}>
      <regions.SidebarPanel {...view} />
      <main id={config.compatibility.mainId} className="main">
        <article className="article">
          <div className="article-head">
            {sidebar && <regions.Breadcrumbs {...view} />}
            <regions.VersionBanner {...view} />
            <PublicationBanner {...view} />
            <regions.PageHeader {...view} />
          </div>
          <regions.TableOfContents {...view} />
          {article ? (
            <div className={prose} dangerouslySetInnerHTML={{ __html: article.html }} />
          ) : (
            <div className={prose}>{body}</div>
          )}
          <regions.PageFooter {...view} />
        </article>
        {sidebar && <regions.Pagination {...view} />}
      </main>
    </div>
  )
}
