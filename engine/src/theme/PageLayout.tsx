import type { ReactNode } from 'react'
import type { PageView, RegionComponents } from '../model'
import { MAIN_ID } from './main-id'

/** Layout of component pages, which render everything between navbar and footer. */
export function PageLayout({ view, regions }: { view: PageView; regions: RegionComponents }): ReactNode {
  return (
    <>
      <regions.SidebarPanel {...view} />
      <main id={MAIN_ID} className="page">
        {view.body}
      </main>
    </>
  )
}
