import type { ReactNode } from 'react'
import type { PageView, RegionComponents } from '../model'

/** Layout of component pages, which render everything between navbar and footer. */
export function PageLayout({ view, regions }: { view: PageView; regions: RegionComponents }): ReactNode {
  return (
    <>
      <regions.SidebarPanel {...view} />
      <main id={view.config.compatibility.mainId} className="page">
        {view.body}
      </main>
    </>
  )
}
